// Runs the browser tests, two files at once. The longest come first, so that none is left
// over at the end.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

const folder = import.meta.dirname;
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.test.mjs'))
  .map((name) => join(folder, name))
  .sort((a, b) => statSync(b).size - statSync(a).size);

run({ files, concurrency: 2 })
  .on('test:fail', () => (process.exitCode = 1))
  .compose(new spec())
  .pipe(process.stdout);

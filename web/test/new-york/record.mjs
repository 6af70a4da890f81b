// Plays New York on a running server and keeps some of its packets as fixtures:
//   node test/new-york/record.mjs http://127.0.0.1:8080
// One seat takes offers by a simple habit, the others are bots. The browser is there for its socket and its cookie.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const KEEP = 24;
const folder = fileURLToPath(new URL('../fixtures/new-york/', import.meta.url));
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const page = await browser.newPage();
await page.goto(`${process.argv[2]}/api/games`);
mkdirSync(folder, { recursive: true });
for (const [seats, options, seed] of [[2, { seen: 'show' }, 34], [3, {}, 51], [6, {}, 102]]) {
  const packets = await page.evaluate(play, { seats, options, seed });
  const kept = thin(packets);
  const name = `${folder}${seats}-seats.json`;
  writeFileSync(name, `[\n${kept.map((packet) => JSON.stringify(packet)).join(',\n')}\n]\n`);
  const phases = new Set(kept.map(({ view }) => `${view.phase}/${view.pending?.kind ?? ''}`));
  console.log(`${name}: ${kept.length} of ${packets.length} packets, over: ${packets.at(-1)?.over}`, [...phases].join(' '));
}
await browser.close();

/** Runs in the page: a whole game, all packets of seat 0. Hoards money, so that leftover tiles come its way. */
async function play({ seats, options, seed }) {
  let state = seed;
  const below = (n) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return (state >> 8) % n;
  };
  const names = ['Anna', 'Bruno', 'Chiara', 'Diego', 'Elena', 'Fabio'].slice(0, seats);
  const response = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'new-york',
      seats: names.map((name, seat) => (seat ? { kind: 'bot', name, bot: 'greedy' } : { kind: 'you', name })),
      options,
    }),
  });
  const { id } = await response.json();
  const packets = [];
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
  await new Promise((done) => {
    socket.onopen = () => socket.send(JSON.stringify({ t: 'watch', seat: 0 }));
    socket.onclose = done;
    socket.onmessage = (event) => {
      const { packet } = JSON.parse(event.data);
      if (!packet) return;
      packets.push(packet);
      if (packet.over) return done();
      const weight = { lay: 8, put: 8, swap: 8, done: 8, take: 8, pay: 8, buy: 3, move: 2, dismantle: 2 };
      const pool = packet.offers.flatMap(({ act }) => Array(weight[act.split(' ')[0]] ?? 1).fill(act));
      if (pool.length) socket.send(JSON.stringify({ t: 'act', seat: 0, seq: packet.seq, act: pool[below(pool.length)] }));
    };
  });
  socket.close();
  return packets;
}

/** Packets of every kind, spread over the game, without their words: those are for the shell. */
function thin(packets) {
  const kinds = new Map();
  for (const packet of packets) {
    const verbs = [...new Set(packet.offers.map(({ act }) => act.split(' ')[0]))].join(' ');
    const kind = `${packet.view.phase} ${packet.view.pending?.kind} ${verbs}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), packet]);
  }
  const each = Math.max(1, Math.floor(KEEP / kinds.size));
  const kept = [...kinds.values()].flatMap((alike) =>
    Array.from({ length: Math.min(each, alike.length) }, (_, index) => alike[Math.floor((index * alike.length) / each)] ?? alike[0]),
  );
  return [...new Set(kept)].map((packet) => ({
    ...packet,
    log: { from: 0, lines: [] },
    prompt: null,
    offers: packet.offers.map(({ act, label, preview }) => ({
      act,
      label: { key: label.key, args: {} },
      preview: { points: preview.points, notes: preview.notes.filter(({ key }) => key.endsWith('-street')) },
    })),
  }));
}

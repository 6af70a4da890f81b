// The page is served by the binary under a policy that allows nothing inline and nothing foreign,
// so assets stay files of their own. Locale files lie beside this folder and are shared with Rust.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['INSULA_SERVER'] ?? 'http://127.0.0.1:8777';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['test/**/*.test.ts', 'src/**/*.test.ts'], setupFiles: ['test/setup.ts'] },
  // Vitest would otherwise take Svelte's server half.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});

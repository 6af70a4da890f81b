// Plays The Capitals on a running server and keeps some of its packets as fixtures:
//   node test/the-capitals/record.mjs http://127.0.0.1:8080
// One seat takes offers by a simple habit, the others are bots. The browser is there for its socket and its cookie.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const KEEP = 16;
const folder = fileURLToPath(new URL('../fixtures/the-capitals/', import.meta.url));
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const page = await browser.newPage();
await page.goto(`${process.argv[2]}/api/games`);
mkdirSync(folder, { recursive: true });
const tables = [
  [2, { prosperity: 'on' }, 34],
  [3, { refill: 'full', prestige: 'hide' }, 51],
  [5, { prosperity: 'on' }, 102],
];
for (const [seats, options, seed] of tables) {
  const packets = await page.evaluate(play, { seats, options, seed });
  const kept = thin(packets);
  const name = `${folder}${seats}-seats.json`;
  writeFileSync(name, `[\n${kept.map((packet) => JSON.stringify(packet)).join(',\n')}\n]\n`);
  const phases = new Set(kept.map(({ view }) => `${view.phase}/${view.pending?.kind ?? ''}`));
  console.log(`${name}: ${kept.length} of ${packets.length} packets, over: ${packets.at(-1)?.over}`, [...phases].join(' '));
}
await browser.close();

/** Runs in the page: a whole game, all packets of seat 0. Builds near itself, pays with tourists, chooses what is rare. */
async function play({ seats, options, seed }) {
  let state = seed;
  const below = (n) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return (state >> 8) % n;
  };
  const names = ['Anna', 'Bruno', 'Chiara', 'Diego', 'Elena'].slice(0, seats);
  const response = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'the-capitals',
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
      const weight = { tile: 6, place: 6, activate: 12, tourist: 8, free: 9, end: 1, bonus: 1, decline: 1 };
      // Without a penalty, so that tokens are enclosed.
      const fine = ({ preview }) => preview.notes.some(({ key, args }) => key.endsWith('-penalty') && args.n.number > 0);
      const free = packet.offers.filter((offer) => offer.act.startsWith('place ') && !fine(offer));
      const pool = (free.length > 0 ? free : packet.offers).flatMap(({ act }) => Array(weight[act.split(' ')[0]] ?? 1).fill(act));
      if (pool.length) socket.send(JSON.stringify({ t: 'act', seat: 0, seq: packet.seq, act: pool[below(pool.length)] }));
    };
  });
  socket.close();
  return packets;
}

/** Packets of every kind, spread over the game, without the words for the shell. */
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
      preview: {
        points: preview.points,
        notes: preview.notes.map(({ key, args }) => ({ key, args: Object.fromEntries(Object.entries(args).filter(([name]) => name !== 'parts')) })),
        marks: preview.marks,
      },
    })),
  }));
}

// Plays Capitol on a running server and keeps some of its packets as fixtures:
//   node test/capitol/record.mjs http://127.0.0.1:8080
// One seat takes offers at random, the others are bots. The browser is there for its socket and its cookie.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const KEEP = 20;
const folder = fileURLToPath(new URL('../fixtures/capitol/', import.meta.url));
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const page = await browser.newPage();
await page.goto(`${process.argv[2]}/api/games`);
mkdirSync(folder, { recursive: true });
for (const [seats, options] of [[2, {}], [3, { seen: 'show' }], [4, {}]]) {
  const packets = await page.evaluate(play, { seats, options, seed: seats * 17 });
  const kept = thin(packets);
  const name = `${folder}${seats}-seats.json`;
  writeFileSync(name, `[\n${kept.map((packet) => JSON.stringify(packet)).join(',\n')}\n]\n`);
  console.log(`${name}: ${kept.length} of ${packets.length} packets, over: ${packets.at(-1)?.over}`);
}
await browser.close();

/** Runs in the page: a whole game, all packets of seat 0. */
async function play({ seats, options, seed }) {
  let state = seed;
  const below = (n) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return (state >> 8) % n;
  };
  const names = ['Anna', 'Bruno', 'Chiara', 'Diego'].slice(0, seats);
  const response = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'capitol',
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
      // Seldom the moves that lead nowhere; now and then a pass, so that cards are left for the auctions.
      const useful = packet.offers.filter(({ act }) => act !== 'nothing' && (act !== 'pass' || below(6) === 0));
      const offers = useful.length && below(10) ? useful : packet.offers;
      const { act } = offers.find(({ act }) => act === 'pass') ?? offers[below(offers.length)] ?? {};
      if (act) socket.send(JSON.stringify({ t: 'act', seat: 0, seq: packet.seq, act }));
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
    const kind = `${packet.view.phase} ${verbs} ${packet.view.pending?.first ? 'first' : ''}`;
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
      preview: { points: preview.points, notes: [] },
    })),
  }));
}

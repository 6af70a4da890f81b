// Packets of games that were played (fixtures/record.mjs), each with a name to find it by.
import { readFileSync, readdirSync } from 'node:fs';
import type { QuestionKind, View } from '../../src/games/urban-sprawl/wire';
import type { Packet } from '../../src/wire';

const folder = new URL('../fixtures/urban-sprawl/', import.meta.url);

export const recorded: [string, Packet][] = readdirSync(folder).flatMap((name) =>
  (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Packet[]).map((packet): [string, Packet] => [`${name} seq ${packet.seq}`, packet]),
);

export const viewOf = (packet: Packet): View => packet.view as View;
export const actsOf = (packet: Packet): string[] => packet.offers.map(({ act }) => act);

/** The first recorded packet that is so. */
export function find(wanted: (view: View, packet: Packet) => boolean): Packet {
  const found = recorded.find(([, packet]) => wanted(viewOf(packet), packet))?.[1];
  if (!found) throw new Error('no such packet was recorded');
  return found;
}
/** A packet in which the viewer is asked this. */
export const asking = (kind: QuestionKind): Packet => find(({ question }, { offers }) => question?.kind === kind && offers.length > 0);
/** A packet in which a contract of so many lots looks for its place. */
export const siting = (lots: number): Packet =>
  find((_, { offers }) => offers.some(({ act }) => act.startsWith('site ') && act.split('+').length === lots));

// What is printed on the components: some cards, in the form of the engine's catalog, until that is written here.
import type { Message } from '../../wire';
import type { BuildingKind, CardFacts, Catalog, EffectFacts, IconFacts, PerFacts, PrintedRow, RestrictionFacts, Vocation, Zone } from './wire';

const say = (key: string, args: Message['args'] = {}): Message => ({ key: `urban-sprawl-${key}`, args });

const FREE: RestrictionFacts = { water: false, wilderness: false, ignore_zoning: false, adjacent: [], not_adjacent: [], most: null, least: null, say: [] };
const NOTHING: IconFacts = { does: 'gain', who: null, worth: [], n: 0, per: null, zone: null, office: null, vocation: null, deck: null };
const facts = (card: string, slug: string, part: Partial<CardFacts>): CardFacts => ({
  card, slug, deck: 'planning', sort: 'permit', zones: [], permits: 0, worth: null, ballot: false, zone: null, lots: 0,
  restrictions: FREE, vocations: [], payout: null, effects: [], tamed: null, source: 'house', ...part,
});
const permit = (card: string, permits: number, zones: Zone[], worth: number, ballot = false): CardFacts =>
  facts(card, 'build-permit', { permits, zones, worth, ballot });
const per = (kind: BuildingKind | 'any', owner: PerFacts['owner'], scope = 'all'): PerFacts => ({
  what: 'buildings', kinds: kind === 'any' ? ['civ', 'com', 'ind', 'res', 'park'] : [kind], size: 'any', lots: 1, owner, scope,
});
const does = (part: Partial<IconFacts>): EffectFacts => ({ say: say(`says-${part.does ?? 'gain'}`), icons: { ...NOTHING, ...part } });
const contract = (card: string, slug: string, zone: Zone, lots: number, payout: number | null, effects: EffectFacts[], part: Partial<CardFacts> = {}): CardFacts =>
  facts(card, slug, { deck: card.startsWith('T') ? 'town' : card.startsWith('C') ? 'city' : 'metropolis', sort: 'contract', zone, lots, payout, effects, ...part });
const voc = (vocation: Vocation, n: number) => ({ vocations: [{ vocation, n }] });
const gain = (who: string, worth: 'wealth' | 'prestige', n: number, of: PerFacts | null = null): EffectFacts => does({ who, worth: [worth], n, per: of });

const rows: PrintedRow[] = [
  ...[3, 1, 2].map((n, at): PrintedRow => ({ id: `L${at}`, side: 'left', first: 2 * at, last: 2 * at + 1, worth: 'prestige', n })),
  ...[1, 4, 5, 6, 3, 2].map((n, at): PrintedRow => ({ id: `B${at}`, side: 'bottom', first: at, last: at, worth: 'wealth', n })),
  ...[0, 1, 2].map((at): PrintedRow => ({ id: `T${at}`, side: 'top', first: 2 * at, last: 2 * at + 1, worth: null, n: null })),
  ...[0, 1, 2, 3, 4, 5].map((at): PrintedRow => ({ id: `R${at}`, side: 'right', first: at, last: at, worth: null, n: null })),
];

export const catalog: Catalog = {
  cards: [
    permit('PL04', 1, ['civ', 'res'], 11),
    permit('PL03', 1, ['ind', 'res'], 12),
    permit('PL12', 2, ['com'], 10, true),
    permit('PL13', 2, ['ind'], 10),
    permit('PL17', 2, ['civ', 'res'], 7),
    permit('PL21', 2, ['civ', 'com', 'ind', 'res'], 2),
    permit('PL24', 3, ['com'], 5),
    permit('PL26', 3, ['res'], 5),
    permit('PL29', 3, ['com', 'ind'], 4, true),
    permit('PL35', 4, ['civ', 'com'], 1),
    permit('PL36', 4, ['ind', 'res'], 1),
    facts('UR1', 'urban-renewal', { sort: 'renewal', ballot: true, effects: [does({ does: 'allow-demolition' })] }),
    facts('PE05', 'flood', { sort: 'event', effects: [does({ does: 'pay-or-lose', who: 'each', worth: ['wealth'], n: 4, per: per('any', 'own', 'water') })] }),
    contract('T04', 'high-school', 'civ', 2, 2, [gain('each', 'prestige', 1, per('res', 'own', 'rows'))], voc('education', 2)),
    contract('T09', 'newspaper', 'com', 1, null, [gain('you', 'prestige', 1)], voc('media', 1)),
    contract('T11', 'hotel', 'com', 2, 3, [gain('you', 'wealth', 1, per('com', 'any', 'rows'))], voc('tourism', 2)),
    contract('T21', 'quarry', 'ind', 3, 1, [gain('each', 'wealth', 2, per('ind', 'own'))], { restrictions: { ...FREE, wilderness: true, say: [say('needs-wilderness')] } }),
    contract('T30', 'victorian-manor', 'res', 3, 2, [gain('you', 'prestige', 1, per('civ', 'any', 'rows')), does({ does: 'park', who: 'you' })]),
    contract('C04', 'museum', 'civ', 2, 4, [gain('you', 'prestige', 1, per('park', 'any', 'rows'))], voc('tourism', 2)),
    contract('C09', 'radio-station', 'com', 1, null, [gain('you', 'prestige', 1, { ...per('any', 'own'), what: 'vocations' })], voc('media', 2)),
    contract('C11', 'department-store', 'com', 3, 4, [gain('you', 'wealth', 2, per('res', 'any', 'rows'))]),
    contract('C18', 'power-plant', 'ind', 3, 3, [gain('you', 'wealth', 1, per('any', 'any', 'rows'))], {
      ...voc('energy', 3),
      restrictions: { ...FREE, not_adjacent: ['res'], say: [say('needs-not-adjacent', { kind: { word: 'res' } })] },
    }),
    contract('C17', 'warehouse', 'ind', 2, null, [does({ does: 'extra-favor', who: 'you' })]),
    contract('C10', 'savings-and-loan', 'com', 2, 2, [does({ does: 'place', who: 'you', worth: ['wealth'] })], voc('finance', 2)),
  ],
  rows,
  water: Array.from({ length: 12 }, (_, at): [number, number][] => [[0, at], [at, 11]]).flat(),
  wilderness: Array.from({ length: 12 }, (_, at): [number, number][] => [[at, 0], [11, at]]).flat(),
  starting: [],
  payout: [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
    [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3],
    [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1],
  ],
  vocations: [
    { vocation: 'finance', tiles: 2 },
    { vocation: 'transportation', tiles: 2 },
    { vocation: 'education', tiles: 3 },
    { vocation: 'energy', tiles: 3 },
    { vocation: 'tourism', tiles: 4 },
    { vocation: 'factory', tiles: 4 },
    { vocation: 'public-service', tiles: 5 },
    { vocation: 'media', tiles: 1 },
  ],
  offices: [
    { office: 'mayor', zone: null, decider: null, say: say('says-office', { office: { word: 'mayor' } }) },
    { office: 'district-attorney', zone: 'civ', decider: 'mayor', say: say('says-office', { office: { word: 'district-attorney' } }) },
    { office: 'treasurer', zone: 'com', decider: 'district-attorney', say: say('says-office', { office: { word: 'treasurer' } }) },
    { office: 'police-chief', zone: 'res', decider: 'treasurer', say: say('says-office', { office: { word: 'police-chief' } }) },
    { office: 'union-boss', zone: 'ind', decider: 'police-chief', say: say('says-office', { office: { word: 'union-boss' } }) },
  ],
  ap: 6,
  union_boss_ap: 8,
  treasurer: 2,
  end_wealth: 10,
  parks: 26,
};

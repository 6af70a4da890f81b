// How fast a table is played, and how much time is left, in words.
import type { Pace } from '../wire';
import { t } from './i18n.svelte';

/** As it stands beside a table: "20 min + 30 s", "3 days a move", "no clock". */
export function paceWords(pace: Pace): string {
  if (pace.kind === 'live') return t('page-pace-is-live', { minutes: Math.round(pace.base / 60), increment: pace.increment });
  if (pace.kind === 'days') return t('page-pace-is-days', { n: pace.days });
  return t('page-pace-is-none');
}

/** So much time as people say it: whole days from two on, then hours, then minutes; the last minute counts as one. */
export function roughly(ms: number): { unit: 'days' | 'hours' | 'minutes'; n: number } {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  if (minutes >= 48 * 60) return { unit: 'days', n: Math.floor(minutes / (24 * 60)) };
  if (minutes >= 60) return { unit: 'hours', n: Math.floor(minutes / 60) };
  return { unit: 'minutes', n: minutes };
}

/** "2 days left". */
export function leftWords(ms: number): string {
  const { unit, n } = roughly(ms);
  return t(`page-left-${unit}`, { n });
}

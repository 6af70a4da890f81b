// What a seat is called: by its person's name, or by a word of ours where the person has gone for good.
import { t } from './i18n.svelte';

export function nameOf(seat: { name: string } | undefined): string {
  if (!seat) return '?';
  return seat.name || t('page-gone');
}

// Bots by the names that people know.
import { has, t } from '../lib/i18n.svelte';

/** A bot's strength in words; a bot without words keeps its own name. */
export function botName(bot: string): string {
  const key = `page-bot-${bot}`;
  return has(key) ? t(key) : bot;
}

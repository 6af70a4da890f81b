// What a person is told when a request fails.
import { Failure } from './api';
import { say, t } from './i18n.svelte';

export function failure(error: unknown): string {
  if (error instanceof Failure && error.says) return say(error.says, () => '');
  if (error instanceof Failure && error.status === 404) return t('page-not-found');
  return t('page-unreachable');
}

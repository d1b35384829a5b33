import { ApiError } from '../../../shared/api/api-error.ts';

export const packEmpty = 'Session pack is empty. Please refresh to restart.';
export const packNotAvailable = 'Session pack not available. Please refresh to restart.';

/** Why the pack of a session did not arrive, after `attempts` tries; `justMade` when the session was just made. */
export function packWords(error: unknown, attempts: number, justMade: boolean): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 0) return 'Network error while fetching pack. Current session preserved.';
  if (status === 401) return 'Session expired. Please refresh to re-login.';
  if (status === 404 && justMade)
    return 'Session planning completed but pack not ready. Please refresh to try again.';
  return `Pack fetch failed (${status}) after ${attempts} attempts. Current session preserved.`;
}

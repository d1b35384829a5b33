import { clockMs } from '../browser/time.ts';

/** One entry an account, so that the next person at this browser is not asked to wait. */
export const completionKey = (userId: string) => `cat_prep_completed_at.${userId}`;

/** When storage is forbidden the cool-down lasts as long as the page. */
const memory = new Map<string, number>();

/** When this browser last saw the student complete a session, in milliseconds of `clockMs`; null without one. */
export function completedAt(userId: string): number | null {
  try {
    const stored = Number(localStorage.getItem(completionKey(userId)) ?? Number.NaN);
    if (Number.isFinite(stored)) return stored;
  } catch {
    // Read from memory below.
  }
  return memory.get(userId) ?? null;
}

export function noteCompletion(userId: string): void {
  memory.set(userId, clockMs());
  try {
    localStorage.setItem(completionKey(userId), String(Math.round(clockMs())));
  } catch {
    // Kept in memory.
  }
}

export function clearCompletion(userId: string): void {
  memory.delete(userId);
  try {
    localStorage.removeItem(completionKey(userId));
  } catch {
    // Nothing was stored.
  }
}

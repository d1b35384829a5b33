import { inBrowser } from '../browser/stored.ts';
import { clockMs } from '../browser/time.ts';

export const completionKey = (userId: string) => inBrowser.completedAt(userId).key;

/** Time at which this browser last saw the student complete a session, in `clockMs` milliseconds; null without one. */
export function completedAt(userId: string): number | null {
  const at = Number(inBrowser.completedAt(userId).read() ?? Number.NaN);
  return Number.isFinite(at) ? at : null;
}

export const noteCompletion = (userId: string): void =>
  void inBrowser.completedAt(userId).write(String(Math.round(clockMs())));

export const clearCompletion = (userId: string): void => inBrowser.completedAt(userId).remove();

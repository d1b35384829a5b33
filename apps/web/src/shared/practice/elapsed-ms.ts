import { figures } from '@twelvefold/contract/figures';

/** A time on a question in milliseconds as the server takes it: whole, and at most two hours however long it stood open. */
export const elapsedMs = (ms: number): number =>
  Math.min(Math.max(0, Math.round(ms)), figures.session.longestElapsedMs);

import { figures } from '@twelvefold/contract/figures';

/** Time on a question in whole milliseconds, at most the two hours that the server accepts. */
export const elapsedMs = (ms: number): number =>
  Math.min(Math.max(0, Math.round(ms)), figures.session.longestElapsedMs);

import { ApiError } from '../../shared/api/api-error.ts';

/** What a desk says of a failure: its own words, unless the caller may not be here at all. */
export const deskWords = (error: unknown, words: string): string =>
  error instanceof ApiError && (error.status === 401 || error.status === 403) ? error.message : words;

/** Of an export: that it took too long, or what the server said. */
export function exportWords(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Export failed: something went wrong';
  if (error.code === 'timeout') return 'Export timeout. Please try again or check your connection.';
  return `Export failed: ${error.message}`;
}

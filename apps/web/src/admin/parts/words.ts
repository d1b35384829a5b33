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

/** Of an upload. */
export function uploadWords(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Upload failed: something went wrong';
  if (error.code === 'timeout')
    return 'Upload timeout. Please try with a smaller file or check your connection.';
  if (error.status === 413) return 'File too large. File size must be less than 10MB';
  return `Upload failed: ${error.message}`;
}

/** Of a table's rows that could not be read, with what tries again; null where they could. */
export const readFailure = (error: unknown, words: string, refetch: () => unknown) =>
  error ? { words: deskWords(error, words), retry: () => void refetch() } : null;

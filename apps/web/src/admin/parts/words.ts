import { ApiError } from '../../shared/api/api-error.ts';

/** Error text of a desk: the server's words when access is refused (401, 403), otherwise `words`. */
export const deskWords = (error: unknown, words: string): string =>
  error instanceof ApiError && (error.status === 401 || error.status === 403) ? error.message : words;

/** Error text of an export: a time-out, or the server's words. */
export function exportWords(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Export failed: something went wrong';
  if (error.code === 'timeout') return 'Export timeout. Please try again or check your connection.';
  return `Export failed: ${error.message}`;
}

/** Error text of an upload. */
export function uploadWords(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Upload failed: something went wrong';
  if (error.code === 'timeout')
    return 'Upload timeout. Please try with a smaller file or check your connection.';
  if (error.status === 413) return 'File too large. File size must be less than 10MB';
  return `Upload failed: ${error.message}`;
}

/** Error and retry of a table whose rows did not load; null without an error. */
export const readFailure = (error: unknown, words: string, refetch: () => unknown) =>
  error ? { words: deskWords(error, words), retry: () => void refetch() } : null;

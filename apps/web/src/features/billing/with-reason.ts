import { wordsFor } from '../../shared/api/api-error.ts';

/** The specification's words for a failure, followed by the server's or network's reason. */
export function withReason(words: string, error: unknown, otherwise = ''): string {
  const more = wordsFor(error, '');
  const reason = more && more !== words ? more : otherwise;
  return reason ? `${words}. ${reason}` : words;
}

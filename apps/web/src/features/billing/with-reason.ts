import { wordsFor } from '../../shared/api/api-error.ts';

/** The words of the specification for what did not work, and what the server or the network has to add to them. */
export function withReason(words: string, error: unknown, otherwise = ''): string {
  const more = wordsFor(error, '');
  const reason = more && more !== words ? more : otherwise;
  return reason ? `${words}. ${reason}` : words;
}

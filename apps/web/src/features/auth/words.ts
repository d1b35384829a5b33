import { ApiError, wordsFor } from '../../shared/api/api-error.ts';
import { counted } from '../../shared/words/format.ts';

/** The server's words, else `refusal` for a refusal without words, else `silence` without a reply. */
export function authWords(error: unknown, refusal: string, silence?: string): string {
  if (error instanceof ApiError && error.status === 0 && silence) return silence;
  return wordsFor(error, refusal);
}

export function signInWords(error: unknown): string {
  const refusal =
    error instanceof ApiError && error.code === 'invalid_credentials'
      ? 'Invalid email or password'
      : 'Login failed';
  return authWords(error, refusal, 'Login failed. Please try again.');
}

export const attemptsWords = (left: number): string => `${counted(left, 'attempt')} remaining`;

/** Words of a refused code with the remaining attempts; `refusal` when the server sent none. */
export function codeWords(error: unknown, left: number, refusal: string): string {
  if (left === 0) return 'Maximum verification attempts reached. Please request a new code.';
  if (error instanceof ApiError && error.code === 'code_invalid' && error.attemptsRemaining !== null) {
    return `Invalid verification code. ${attemptsWords(left)}.`;
  }
  return authWords(error, refusal, `Verification failed. ${attemptsWords(left)}. Please try again.`);
}

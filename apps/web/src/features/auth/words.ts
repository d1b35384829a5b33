import { ApiError, wordsFor } from '../../shared/api/api-error.ts';
import { counted } from '../../shared/words/format.ts';

/** The server's own words, else `refusal` when it refused without any, else `silence` when it did not answer. */
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

/** What a refused code says, with the attempts that are left; `refusal` where it was refused without any words. */
export function codeWords(error: unknown, left: number, refusal: string): string {
  if (left === 0) return 'Maximum verification attempts reached. Please request a new code.';
  if (error instanceof ApiError && error.code === 'code_invalid' && error.attemptsRemaining !== null) {
    return `Invalid verification code. ${attemptsWords(left)}.`;
  }
  return authWords(error, refusal, `Verification failed. ${attemptsWords(left)}. Please try again.`);
}

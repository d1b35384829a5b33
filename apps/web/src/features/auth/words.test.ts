import { describe, expect, it } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { codeWords, signInWords } from './words.ts';

const away = new ApiError('offline', 0);

describe('the words of a failed sign-in', () => {
  it('are the server’s when it sends some', () => {
    expect(signInWords(new ApiError('too_many_requests', 429, { detail: 'Wait a minute.' }))).toBe(
      'Wait a minute.',
    );
  });
  it('fall back by kind of failure', () => {
    expect(signInWords(new ApiError('invalid_credentials', 401))).toBe('Invalid email or password');
    expect(signInWords(new ApiError('internal', 500))).toBe('Login failed');
    expect(signInWords(away)).toBe('Login failed. Please try again.');
  });
});

describe('the words of a refused code', () => {
  it('count the remaining attempts', () => {
    const wrong = new ApiError('code_invalid', 400, { attemptsRemaining: 3 });
    expect(codeWords(wrong, 3, 'No')).toBe('Invalid verification code. 3 attempts remaining.');
    expect(codeWords(wrong, 1, 'No')).toBe('Invalid verification code. 1 attempt remaining.');
    expect(codeWords(away, 4, 'No')).toBe('Verification failed. 4 attempts remaining. Please try again.');
  });
  it('are the server’s when the code is missing or expired', () => {
    const detail = 'Invalid or expired verification code';
    expect(codeWords(new ApiError('code_invalid', 400, { detail }), 5, 'No')).toBe(detail);
  });
  it('are the screen’s when the server sends none', () => {
    expect(codeWords(new ApiError('unavailable', 502), 5, 'No')).toBe('No');
  });
  it('ask for a new code after the last one', () => {
    const last = new ApiError('code_invalid', 400);
    expect(codeWords(last, 0, 'No')).toBe(
      'Maximum verification attempts reached. Please request a new code.',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { pauseMs, shouldRetry } from './query.ts';

const busy = (retryAfter: number | null) => new ApiError('too_many_requests', 429, { retryAfter });

describe('a failed query', () => {
  it('is retried twice, after 1 and 2 seconds', () => {
    const away = new ApiError('offline', 0);
    expect([0, 1, 2].map(failures => shouldRetry(failures, away))).toEqual([true, true, false]);
    expect([0, 1].map(failures => pauseMs(failures, away))).toEqual([1000, 2000]);
  });

  it('waits for Retry-After, and is not retried when that is over 10 s', () => {
    expect(pauseMs(0, busy(5))).toBe(5000);
    expect(shouldRetry(0, busy(5))).toBe(true);
    expect(shouldRetry(0, busy(60))).toBe(false);
  });

  it('is not retried after a time-out', () => {
    expect(shouldRetry(0, new ApiError('timeout', 0))).toBe(false);
  });

  it('is not retried after a refusal or a bug', () => {
    expect(shouldRetry(0, new ApiError('not_found', 404))).toBe(false);
    expect(shouldRetry(0, new TypeError('undefined is not a function'))).toBe(false);
  });
});

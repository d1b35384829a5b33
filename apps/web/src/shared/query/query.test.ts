import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { mayTryAgain, pauseMs } from './query.ts';

const busy = (retryAfter: number | null) => new ApiError('too_many_requests', 429, { retryAfter });

describe('a question to the server that failed', () => {
  it('is asked twice more, after one and two seconds', () => {
    const away = new ApiError('offline', 0);
    expect([0, 1, 2].map(failures => mayTryAgain(failures, away))).toEqual([true, true, false]);
    expect([0, 1].map(failures => pauseMs(failures, away))).toEqual([1000, 2000]);
  });

  it('waits as long as the server asks, and not at all when that is long', () => {
    expect(pauseMs(0, busy(5))).toBe(5000);
    expect(mayTryAgain(0, busy(5))).toBe(true);
    expect(mayTryAgain(0, busy(60))).toBe(false);
  });

  it('is the person’s to ask again when nothing was heard for as long as it may take', () => {
    expect(mayTryAgain(0, new ApiError('timeout', 0))).toBe(false);
  });

  it('is not asked again when it was refused, or when the fault is our own', () => {
    expect(mayTryAgain(0, new ApiError('not_found', 404))).toBe(false);
    expect(mayTryAgain(0, new TypeError('undefined is not a function'))).toBe(false);
  });
});

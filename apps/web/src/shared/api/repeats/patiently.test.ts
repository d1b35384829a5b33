import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { patiently } from './patiently.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const full = (retryAfter: number | null = 5) => new ApiError('unavailable', 503, { retryAfter });

test('a full queue is retried after its Retry-After', async () => {
  const send = vi.fn().mockRejectedValueOnce(full()).mockResolvedValueOnce('in');
  const signedIn = patiently(send);
  await vi.advanceTimersByTimeAsync(4999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await signedIn).toBe('in');
});

test.each([
  ['without a Retry-After', full(null)],
  ['with a long Retry-After', full(60)],
  ['of another kind', new ApiError('invalid_credentials', 401)],
])('a refusal %s fails at once', async (_what, error) => {
  await expect(patiently(() => Promise.reject(error))).rejects.toBe(error);
});

test('a queue that stays full fails after four tries', async () => {
  const error = full();
  const send = vi.fn().mockRejectedValue(error);
  const refused = expect(patiently(send)).rejects.toBe(error);
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(send).toHaveBeenCalledTimes(4);
});

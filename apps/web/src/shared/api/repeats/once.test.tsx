import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { useOnce } from './once.ts';

afterEach(cleanup);

/** Sends each body, each try ending as given; returns the keys that were sent. */
async function keysOf(tries: { body: string; ends?: ApiError }[]): Promise<string[]> {
  const { result } = renderHook(useOnce);
  const keys: string[] = [];
  for (const { body, ends } of tries)
    await act(() =>
      result
        .current(body, async (_, key) => {
          keys.push(key);
          if (ends) throw ends;
        })
        .catch(() => {}),
    );
  return keys;
}
const lost = new ApiError('timeout', 0);

describe('a call with an idempotency key', () => {
  it.each([
    ['no answer came', lost],
    ['a gateway answered', new ApiError('unavailable', 502)],
    ['the first is still under way', new ApiError('request_in_progress', 409)],
  ])('keeps its key when %s', async (_, ends) => {
    const [first, second] = await keysOf([{ body: 'a', ends }, { body: 'a' }]);
    expect(second).toBe(first);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ['it was done', undefined],
    ['it was refused', new ApiError('code_invalid', 400)],
  ])('has a new key after %s', async (_, ends) => {
    const [first, second] = await keysOf([{ body: 'a', ...(ends && { ends }) }, { body: 'a' }]);
    expect(second).not.toBe(first);
  });

  it('has a new key for a different body', async () => {
    const [first, second] = await keysOf([{ body: 'a', ends: lost }, { body: 'b' }]);
    expect(second).not.toBe(first);
  });
});

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ours } from '../../../test/replies.ts';
import { ApiError } from './api-error.ts';
import { useUnheard } from './unheard.ts';

const network = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', network);
afterEach(() => {
  cleanup();
  network.mockReset();
});

const asha = { email: 'asha@example.com', password: 'a quiet phrase' };
const signedIn = { access_token: 'new', user: { id: '1', name: 'Asha' } };
/** A screen whose last try failed like this. */
function after(failure: ApiError | null) {
  const { result } = renderHook(useUnheard);
  if (failure) expect(() => result.current.note(failure)).toThrow(failure);
  return result.current;
}

describe('the next try', () => {
  it.each([
    ['no answer', new ApiError('timeout', 0)],
    ['a proxy’s page in place of one', new ApiError('unavailable', 502)],
  ])('after %s first looks whether one can sign in by now', async (_, failure) => {
    network.mockImplementation(async () => ours(signedIn));
    const unheard = after(failure);
    expect(await act(() => unheard.signedIn(asha))).toEqual(signedIn);
    expect(JSON.parse(String(network.mock.calls[0]?.[1]?.body))).toEqual(asha);
  });

  it('goes on as usual where one cannot', async () => {
    network.mockImplementation(async () => ours({ code: 'invalid_credentials' }, { status: 401 }));
    const unheard = after(new ApiError('offline', 0));
    expect(await act(() => unheard.signedIn(asha))).toBeNull();
  });

  it.each([
    ['the first', null],
    ['one that was refused', new ApiError('code_invalid', 400)],
  ])('asks nothing when it is %s', async (_, failure) => {
    const unheard = after(failure);
    expect(await act(() => unheard.signedIn(asha))).toBeNull();
    expect(network).not.toHaveBeenCalled();
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { ours } from '../../../test/replies.ts';
import { queryClient } from '../query/query.ts';
import { sessionsQuery } from './queries.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['an expired sign-in is not retried', 401, 'not_authenticated', 1],
  ['a server error is retried twice', 500, 'internal', 3],
])('%s', async (_, status, code, calls) => {
  vi.useFakeTimers();
  const network = vi.fn(async () => ours({ status, code, detail: 'No' }, { status }));
  vi.stubGlobal('fetch', network);
  const list = queryClient.fetchQuery(sessionsQuery()).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await list).toMatchObject({ status });
  expect(network).toHaveBeenCalledTimes(calls);
  vi.useRealTimers();
});

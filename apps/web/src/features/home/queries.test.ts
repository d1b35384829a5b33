import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../shared/query.ts';
import { sessionsQuery } from './queries.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([{ portal: true }, [], { sessions: null }])(
  'a list of sessions that is none (%j) is a failure, not a long wait',
  async answer => {
    vi.stubGlobal('fetch', async () => Response.json(answer));
    await expect(queryClient.fetchQuery({ ...sessionsQuery(), retry: false })).rejects.toThrow(
      'Something went wrong',
    );
  },
);

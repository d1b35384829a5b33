import { queryOptions } from '@tanstack/react-query';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../../../shared/api/api.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { notePackEvent } from '../../../shared/practice/pack-events.ts';
import { keys } from '../../../shared/query/keys.ts';
import { queryClient } from '../../../shared/query/query.ts';

const { packRetryDelaysSeconds } = figures.session;

/** Seconds before the try after `failures` of them; null when there is none. */
export const packRetrySeconds = (failures: number): number | null =>
  packRetryDelaysSeconds[failures - 1] ?? null;

/** The pack of a session that came without questions; a pack that is not there yet is asked for again. */
export const packQuery = (userId: string, sessionId: string) =>
  queryOptions({
    queryKey: keys.pack(sessionId),
    queryFn: async ({ signal }) => {
      try {
        const pack = await call('GET /adapt/pack', {
          query: { user_id: userId, session_id: sessionId },
          signal,
        });
        notePackEvent('pack_fetched', `${sessionId}, ${pack.length} items`);
        // With a pack there are questions: they are read once more before the pack is called unavailable.
        if (pack.length > 0) await queryClient.refetchQueries({ queryKey: keys.questions(sessionId) });
        return pack;
      } catch (error) {
        if (error instanceof ApiError) notePackEvent('pack_fetch_failed', `${sessionId}, ${error.status}`);
        throw error;
      }
    },
    retry: (failures, error) =>
      error instanceof ApiError && error.status === 404 && failures < packRetryDelaysSeconds.length,
    retryDelay: failures => (packRetryDelaysSeconds[failures] ?? 0) * 1000,
    staleTime: 0,
  });

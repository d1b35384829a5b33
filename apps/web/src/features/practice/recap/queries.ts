import { queryOptions } from '@tanstack/react-query';
import type { PracticeSession } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../../../shared/api/api.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { noteCompletion } from '../../../shared/practice/completion.ts';
import { setSession } from '../../../shared/practice/open-sessions.ts';
import { notePackEvent } from '../../../shared/practice/pack-events.ts';
import { keys } from '../../../shared/query/keys.ts';
import { queryClient } from '../../../shared/query/query.ts';
import { forgetProgress, noteMismatch } from '../session/notes.ts';

/** Completes a session whose questions are all final. A query, because the server repeats its reply. */
export const recapQuery = (userId: string, session: PracticeSession) =>
  queryOptions({
    queryKey: keys.recap(session.session_id),
    queryFn: async () => {
      const { session_id, status } = session;
      try {
        const result = await call('POST /session/complete', { body: { session_id } });
        if (status === 'planned') await settle(userId, session);
        return result;
      } catch (error) {
        notePackEvent('completion_failed', session_id);
        const failed = error instanceof ApiError ? error.status : 0;
        noteMismatch('completion_failed', { session_id, status: failed });
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** After a completed session: starts the cooldown and refetches the home screen. */
async function settle(userId: string, session: PracticeSession): Promise<void> {
  const { session_id: sessionId, session_type } = session;
  if (session_type === 'blueprint') noteCompletion(userId);
  forgetProgress(sessionId);
  notePackEvent('session_completed', sessionId);
  // The solution of a skipped last question exists only after completion.
  if (session.questions.some(({ outcome }) => outcome === null))
    await queryClient.refetchQueries({ queryKey: keys.questions(sessionId) });
  else await setSession({ ...session, status: 'completed' });
  for (const queryKey of [keys.availability, keys.sessions, keys.limit])
    queryClient.removeQueries({ queryKey });
}

/** Topics of the next pack, once prepared. */
export const nextQuery = () =>
  queryOptions({
    queryKey: keys.nextInsight,
    queryFn: ({ signal }) =>
      call('GET /session/pre-session-insight', {
        query: {},
        timeoutSeconds: figures.timeoutsSeconds.preSessionInsight,
        signal,
      }),
    retry: false,
    staleTime: 0,
  });

/** The dashboard’s figures of today, refetched for the recap. */
export const dayQuery = () =>
  queryOptions({
    queryKey: keys.streak,
    queryFn: ({ signal }) => call('GET /dashboard/today', { signal }),
    retry: false,
    staleTime: 0,
  });

/** The last completed practice sessions, oldest first, including this one. */
export const lastTenQuery = () =>
  queryOptions({
    queryKey: keys.lastTen,
    queryFn: ({ signal }) => call('GET /dashboard/progress', { signal }),
    retry: false,
    staleTime: 0,
  });

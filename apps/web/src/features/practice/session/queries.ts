import { queryOptions } from '@tanstack/react-query';
import type { PracticeSession } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../../../shared/api/api.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { sendKept } from '../../../shared/outbox/sending.ts';
import { noteCompletion } from '../../../shared/practice/completion.ts';
import { notePackEvent } from '../../../shared/practice/pack-events.ts';
import { keys } from '../../../shared/query/keys.ts';
import { queryClient } from '../../../shared/query/query.ts';
import { forgetProgress, noteMismatch } from './notes.ts';

/** The questions of a session by position. A session on screen is never emptied by an empty answer. */
async function load(session_id: string, signal: AbortSignal): Promise<PracticeSession> {
  // What was answered without a network comes first, so that the session goes on behind it.
  await sendKept(session_id);
  const session = await call('GET /session/questions/:session_id', {
    params: { session_id },
    timeoutSeconds: figures.timeoutsSeconds.questions,
    signal,
  });
  notePackEvent('questions_loaded', `${session_id}, ${session.questions.length} questions`);
  const known = queryClient.getQueryData<PracticeSession>(keys.questions(session_id));
  if (session.questions.length === 0 && known && known.questions.length > 0) {
    notePackEvent('empty_pack_ignored', session_id);
    return known;
  }
  return { ...session, questions: session.questions.toSorted((a, b) => a.position - b.position) };
}

/** The server's own state of a session: where it stands is where the screen goes on. */
export const questionsQuery = (sessionId: string) =>
  queryOptions({
    queryKey: keys.questions(sessionId),
    queryFn: ({ signal }) => load(sessionId, signal),
    retry: false,
    refetchOnWindowFocus: true,
  });

/** Closes a session whose questions are all final. The server repeats its answer, so it is asked like a question. */
export const recapQuery = (userId: string, session: PracticeSession) =>
  queryOptions({
    queryKey: keys.recap(session.session_id),
    queryFn: async () => {
      const { session_id, status } = session;
      try {
        const result = await call('POST /session/complete', { body: { session_id } });
        if (status === 'planned') settle(userId, session);
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

/** A session was completed just now: after practice the cool-down begins, and the home screen is looked up anew. */
function settle(userId: string, { session_id: sessionId, session_type }: PracticeSession): void {
  if (session_type === 'blueprint') noteCompletion(userId);
  forgetProgress(sessionId);
  notePackEvent('session_completed', sessionId);
  queryClient.setQueryData<PracticeSession>(
    keys.questions(sessionId),
    known => known && { ...known, status: 'completed' },
  );
  for (const queryKey of [keys.availability, keys.sessions, keys.limit])
    queryClient.removeQueries({ queryKey });
}

/** What the next pack is about, once it is planned. */
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

/** What today's questions add up to, as the dashboard opens with it. */
export const dayQuery = () =>
  queryOptions({
    queryKey: keys.streak,
    queryFn: ({ signal }) => call('GET /dashboard/today', { signal }),
    retry: false,
    staleTime: 0,
  });

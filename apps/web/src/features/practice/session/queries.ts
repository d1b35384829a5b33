import { queryOptions } from '@tanstack/react-query';
import type { PracticeSession } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../../../shared/api/api.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { sendLog } from '../../../shared/log/sending.ts';
import { openSession, storeSession } from '../../../shared/practice/open-sessions.ts';
import { notePackEvent } from '../../../shared/practice/pack-events.ts';
import { keys } from '../../../shared/query/keys.ts';
import { queryClient } from '../../../shared/query/query.ts';
import { auth } from '../../../shared/sign-in/auth.ts';
import { packEmpty, packNotAvailable } from './words.ts';

/** A session has no questions, and its pack gave none. */
export class NoPack extends Error {}

/** Throws why a session has no questions. The query retries while its pack is not ready. */
async function packless(session_id: string, signal: AbortSignal): Promise<never> {
  const now = auth.state();
  const user_id = now.kind === 'signedIn' ? now.user.id : '';
  const pack = await call('GET /adapt/pack', { query: { user_id, session_id }, signal }).catch(error => {
    notePackEvent('pack_fetch_failed', session_id);
    throw new NoPack('', { cause: error });
  });
  notePackEvent('pack_fetched', `${session_id}, ${pack.length} items`);
  throw new NoPack(pack.length === 0 ? packEmpty : packNotAvailable);
}

const { packRetryDelaysSeconds } = figures.session;
const isNotReady = (error: Error) =>
  error instanceof NoPack && error.cause instanceof ApiError && error.cause.status === 404;

/** Seconds before the next try after `failures` tries; null after the last. */
export const packRetrySeconds = (failures: number): number | null =>
  packRetryDelaysSeconds[failures - 1] ?? null;

/** The questions of a session by position. An empty reply does not replace questions on screen. */
async function load(session_id: string, signal: AbortSignal): Promise<PracticeSession> {
  // Decisions made offline are sent first, so that the reply includes them.
  await sendLog();
  const session = await call('GET /session/questions/:session_id', {
    params: { session_id },
    timeoutSeconds: figures.timeoutsSeconds.questions,
    signal,
  }).catch(error => {
    const last = error instanceof ApiError && error.status === 0 ? openSession(session_id) : null;
    if (last) return last;
    throw error;
  });
  notePackEvent('questions_loaded', `${session_id}, ${session.questions.length} questions`);
  const known = queryClient.getQueryData<PracticeSession>(keys.questions(session_id));
  if (session.questions.length === 0 && known && known.questions.length > 0) {
    notePackEvent('empty_pack_ignored', session_id);
    return known;
  }
  if (session.questions.length === 0) return packless(session_id, signal);
  const sorted = { ...session, questions: session.questions.toSorted((a, b) => a.position - b.position) };
  storeSession(sorted);
  return sorted;
}

/** The server's state of a session, whose position the screen continues from. */
export const questionsQuery = (sessionId: string) =>
  queryOptions({
    queryKey: keys.questions(sessionId),
    queryFn: ({ signal }) => load(sessionId, signal),
    retry: (failures, error) => isNotReady(error) && failures < packRetryDelaysSeconds.length,
    retryDelay: failures => 1000 * (packRetryDelaysSeconds[failures] ?? 0),
    refetchOnWindowFocus: true,
    // Offline the query runs too, and reads the session from this browser's cache.
    networkMode: 'always',
  });

import type { LogResult } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../api/api.ts';
import { ApiError, isUnanswered, wordsFor } from '../api/api-error.ts';
import { reportCrash } from '../api/crash-report.ts';
import { readOpen, setSession } from '../practice/open-sessions.ts';
import { answersChanged, keys } from '../query/keys.ts';
import { queryClient } from '../query/query.ts';
import { type Entry, entries, noteLost, notify, remove } from './log.ts';

/** Whether a retry may succeed: no response, an expired sign-in, or a server that is unavailable or busy. */
const isRetryable = (error: ApiError): boolean =>
  isUnanswered(error) || [401, 408, 429].includes(error.status);

/** Last error of each session's entries, until they are sent or another decision is made. */
const troubles = new Map<string, ApiError>();
export const troubleOf = (sessionId: string): ApiError | null => troubles.get(sessionId) ?? null;

/** The longest `Retry-After` of the failed sessions, in seconds. */
export const retryAfterSeconds = (): number =>
  Math.max(0, ...[...troubles.values()].map(({ retryAfter }) => retryAfter ?? 0));

const kinds = {
  answer: 'answer to',
  skip: 'skip of',
  image_failed: 'report on',
  undo: 'undoing of the skip of',
};
const what = ({ kind, position }: Entry) => `Your ${kinds[kind]} question ${position} could not be saved`;

/** Caches the returned session and removes its sent entries. */
async function take(sent: readonly Entry[], result: LogResult): Promise<void> {
  for (const entry of sent) {
    const refusal = result.refused.find(({ id }) => id === entry.id);
    if (refusal) noteLost(entry, `${what(entry)}: ${refusal.detail}`);
  }
  await setSession(result.session);
  remove(sent);
  answersChanged(queryClient, result.session.session_id);
}

/** Sends the waiting entries of a session. */
async function sendSession(session_id: string): Promise<void> {
  const sent = entries(session_id).slice(0, figures.session.logEntriesMost);
  const body = { session_id, entries: sent.map(({ session_id: _, n: _n, ...entry }) => entry) };
  try {
    // `keepalive`: it arrives although the page is left; the server counts repeats once.
    await take(sent, await call('POST /session/log', { body, keepalive: true }));
    troubles.delete(session_id);
  } catch (thrown) {
    // A bug is not a refusal: the decisions are kept.
    reportCrash(thrown);
    const error = thrown instanceof ApiError ? thrown : new ApiError('unexpected', 0, { cause: thrown });
    if (isRetryable(error)) {
      troubles.set(session_id, error);
      return;
    }
    for (const entry of sent) noteLost(entry, `${what(entry)}: ${wordsFor(error)}`);
    remove(sent);
    await queryClient.invalidateQueries({ queryKey: keys.questions(session_id) });
  }
}

/**
 * Sends all sessions until none is left, including decisions made meanwhile; a failed session does not block the
 * others.
 */
async function sendAll(): Promise<void> {
  // Another window may have stored newer sessions.
  readOpen();
  const failed = new Set<string>();
  for (;;) {
    const next = entries().find(({ session_id }) => !failed.has(session_id));
    if (!next) return;
    await sendSession(next.session_id);
    if (troubles.has(next.session_id)) failed.add(next.session_id);
  }
}

const lockName = 'cat_prep_outbox';
/** A window stopped half-way must not block the others for ever. */
const lockMs = 2 * 1000 * figures.timeoutsSeconds.ordinary;

/**
 * Holds a lock, so that one window of this browser sends at a time, where the browser has locks. `run` never throws.
 */
const alone = (run: () => Promise<void>): Promise<void> =>
  navigator.locks?.request(lockName, { signal: AbortSignal.timeout(lockMs) }, run).catch(run) ?? run();

let running: Promise<void> | null = null;

/**
 * Sends waiting entries in order, one window of this browser at a time; the server counts each entry once. Resolves
 * when all are sent or have to wait.
 */
export function sendLog(): Promise<void> {
  if (!running && entries().length === 0) return Promise.resolve();
  running ??= alone(sendAll).finally(() => {
    running = null;
    notify();
  });
  return running;
}

/** Sends a decision just made: clears the session's error and waits for a call in progress first. */
export async function sendNew(sessionId: string): Promise<void> {
  troubles.delete(sessionId);
  await running;
  await sendLog();
}

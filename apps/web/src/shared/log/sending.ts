import type { LogResult } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../api/api.ts';
import { ApiError, wordsFor } from '../api/api-error.ts';
import { reportCrash } from '../api/crash-report.ts';
import { readOpen, setSession } from '../practice/open-sessions.ts';
import { answersChanged, keys } from '../query/keys.ts';
import { queryClient } from '../query/query.ts';
import { type Entry, entries, noteLost, notify, remove } from './log.ts';

/** Whether a later try may succeed: no answer came, nobody was signed in any more, or the server is away or busy. */
const mayBeSentLater = (error: ApiError): boolean =>
  error.status === 0 || error.status >= 500 || [401, 408, 429].includes(error.status);

/** Why what waits could not be sent, by session, until it is or something else is decided. */
const troubles = new Map<string, ApiError>();
export const troubleOf = (sessionId: string): ApiError | null => troubles.get(sessionId) ?? null;

/** Seconds for which the server asks to be left alone. */
export const retryAfterSeconds = (): number =>
  Math.max(0, ...[...troubles.values()].map(({ retryAfter }) => retryAfter ?? 0));

const kinds = {
  answer: 'answer to',
  skip: 'skip of',
  image_failed: 'report on',
  undo: 'undoing of the skip of',
};
const what = ({ kind, position }: Entry) => `Your ${kinds[kind]} question ${position} could not be saved`;

/** The session as it then stands becomes what this browser knows of it, and its entries wait no longer. */
async function take(sent: readonly Entry[], result: LogResult): Promise<void> {
  for (const entry of sent) {
    const refusal = result.refused.find(({ id }) => id === entry.id);
    if (refusal) noteLost(entry, `${what(entry)}: ${refusal.detail}`);
  }
  await setSession(result.session);
  remove(sent);
  answersChanged(queryClient, result.session.session_id);
}

/** Sends what waits of a session. */
async function sendSession(session_id: string): Promise<void> {
  const sent = entries(session_id).slice(0, figures.session.logEntriesMost);
  const body = { session_id, entries: sent.map(({ session_id: _, n: _n, ...entry }) => entry) };
  try {
    // Left in the middle, it arrives all the same, and what was sent twice counts once.
    await take(sent, await call('POST /session/log', { body, keepalive: true }));
    troubles.delete(session_id);
  } catch (thrown) {
    // A fault of ours is no word of the server's: the decisions stay.
    reportCrash(thrown);
    const error = thrown instanceof ApiError ? thrown : new ApiError('unexpected', 0, { cause: thrown });
    if (mayBeSentLater(error)) {
      troubles.set(session_id, error);
      return;
    }
    for (const entry of sent) noteLost(entry, `${what(entry)}: ${wordsFor(error)}`);
    remove(sent);
    await queryClient.invalidateQueries({ queryKey: keys.questions(session_id) });
  }
}

/** Sends everything, what is decided meanwhile as well; a session that has to wait holds up no other. */
async function sendAll(): Promise<void> {
  // What another window has sent meanwhile it has left for the others to read.
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
/** A window that was stopped in the middle must not hold up the others for ever. */
const lockMs = 2 * 1000 * figures.timeoutsSeconds.ordinary;

/** Runs while no other window of this browser sends, where the browser can tell. `run` never throws. */
const alone = (run: () => Promise<void>): Promise<void> =>
  navigator.locks?.request(lockName, { signal: AbortSignal.timeout(lockMs) }, run).catch(run) ?? run();

let running: Promise<void> | null = null;

/**
 * Sends what waits, in order, one window of this browser at a time; the server counts each entry once. Resolves when all is
 * sent or has to wait.
 */
export function sendLog(): Promise<void> {
  if (!running && entries().length === 0) return Promise.resolve();
  running ??= alone(sendAll).finally(() => {
    running = null;
    notify();
  });
  return running;
}

/** Something is decided now: its own try says how it goes, behind one that is under way. */
export async function sendNew(sessionId: string): Promise<void> {
  troubles.delete(sessionId);
  await running;
  await sendLog();
}

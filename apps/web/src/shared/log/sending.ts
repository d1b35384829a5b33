import type { LogResult } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../api/api.ts';
import { ApiError, wordsFor } from '../api/api-error.ts';
import { reportCrash } from '../api/crash-report.ts';
import { clockMs } from '../browser/time.ts';
import { readOpen, setSession } from '../practice/open-sessions.ts';
import { answersChanged, keys } from '../query/keys.ts';
import { queryClient } from '../query/query.ts';
import { type Entry, entries, noteLost, notify, remove } from './log.ts';

/** Whether a later try may succeed: no answer came, nobody was signed in any more, or the server is away or busy. */
const mayBeSentLater = (error: ApiError): boolean =>
  error.status === 0 || error.status >= 500 || [401, 408, 429].includes(error.status);

/** With no way to the server at all, the other sessions need not be tried either. */
const isAboutEverything = ({ status }: ApiError) => status === 0 || status === 401 || status === 429;

/** Why what waits could not be sent, by session, until it is or something else is decided. */
const troubles = new Map<string, ApiError>();
export const troubleOf = (sessionId: string): ApiError | null => troubles.get(sessionId) ?? null;

/** Failures in a row, and when the next try by itself may come, in milliseconds of `clockMs`. */
let failures = 0;
let nextTryMs = 0;
const { firstSeconds, mostSeconds } = figures.retry;

function noteSuccess(): void {
  failures = 0;
  nextTryMs = 0;
}

function noteFailure({ retryAfter }: ApiError): void {
  const seconds = Math.min(mostSeconds, firstSeconds * 2 ** failures);
  failures += 1;
  nextTryMs = clockMs() + 1000 * Math.max(seconds, retryAfter ?? 0);
}

/** Milliseconds until what waits may be tried again by itself: doubled with every failure, longer if the server asks. */
export const untilNextTryMs = (): number => Math.max(0, nextTryMs - clockMs());

const kinds = {
  answer: 'answer to',
  skip: 'skip of',
  image_failed: 'report on',
  undo: 'undoing of the skip of',
};
const what = ({ kind, position }: Entry) => `Your ${kinds[kind]} question ${position} could not be saved`;

/** The first decision counts: another option on record means that this one came too late. */
function isOther(entry: Entry, { session }: LogResult): boolean {
  const question = session.questions.find(({ position }) => position === entry.position);
  return (
    entry.kind === 'answer' && question?.outcome != null && question.review.chosen_letter !== entry.letter
  );
}

/** The session as it then stands becomes what this browser knows of it, and its entries wait no longer. */
async function take(sent: readonly Entry[], result: LogResult): Promise<void> {
  for (const entry of sent) {
    const refusal = result.refused.find(({ id }) => id === entry.id);
    if (refusal) noteLost(entry, `${what(entry)}: ${refusal.detail}`);
    else if (isOther(entry, result))
      noteLost(
        entry,
        `${what(entry)}: it was already answered in another window, and the first answer counts.`,
      );
  }
  await setSession(result.session);
  remove(sent);
  answersChanged(queryClient, result.session.session_id);
}

/** Sends what waits of a session; the error where it goes on waiting. */
async function sendSession(session_id: string, waiting: readonly Entry[]): Promise<ApiError | null> {
  const sent = waiting.slice(0, figures.session.logEntriesMost);
  const body = { session_id, entries: sent.map(({ session_id: _, n: _n, ...entry }) => entry) };
  try {
    // Left in the middle, it arrives all the same, and what was sent twice counts once.
    await take(sent, await call('POST /session/log', { body, keepalive: true }));
    troubles.delete(session_id);
    noteSuccess();
    return null;
  } catch (thrown) {
    // A fault of ours is no word of the server's: the decisions stay.
    reportCrash(thrown);
    const error = thrown instanceof ApiError ? thrown : new ApiError('unexpected', 0, { cause: thrown });
    if (!mayBeSentLater(error)) {
      for (const entry of sent) noteLost(entry, `${what(entry)}: ${wordsFor(error)}`);
      remove(sent);
      await queryClient.invalidateQueries({ queryKey: keys.questions(session_id) });
      return null;
    }
    troubles.set(session_id, error);
    noteFailure(error);
    return error;
  }
}

/** Sends everything, what is decided meanwhile as well; a session that has to wait holds up no other. */
async function sendAll(): Promise<void> {
  const held = new Set<string>();
  for (;;) {
    const [first, ...rest] = entries().filter(({ session_id }) => !held.has(session_id));
    if (!first) return;
    const { session_id } = first;
    const trouble = await sendSession(session_id, [
      first,
      ...rest.filter(entry => entry.session_id === session_id),
    ]);
    if (trouble && isAboutEverything(trouble)) return;
    if (trouble) held.add(session_id);
  }
}

const lockName = 'cat_prep_outbox';
/** A window that was stopped in the middle must not hold up the others for ever. */
const lockMs = 2 * 1000 * figures.timeoutsSeconds.ordinary;

/** Runs while no other window of this browser sends, where the browser can tell. `run` never throws. */
async function locked(run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run();
  try {
    await navigator.locks.request(lockName, { signal: AbortSignal.timeout(lockMs) }, run);
  } catch {
    await run();
  }
}

let running: Promise<void> | null = null;

/** Whether anything was decided while the last sending ended. */
const isLeft = () => entries().some(({ session_id }) => !troubles.has(session_id));

/**
 * Sends what waits, in order, one window of this browser at a time; the server counts each entry once. Resolves when all is
 * sent or has to wait.
 */
export function sendLog(): Promise<void> {
  if (!running && entries().length === 0) return Promise.resolve();
  running ??= locked(async () => {
    // What another window has sent meanwhile it has left for the others to read.
    readOpen();
    await sendAll();
  }).finally(() => {
    running = null;
    notify();
    if (isLeft()) void sendLog();
  });
  return running;
}

/** The network is said to be back, or somebody asks: no need to wait. */
export function sendNow(): void {
  noteSuccess();
  void sendLog();
}

/** Something is decided now: its own try says how it goes. */
export function sendNew(sessionId: string): void {
  troubles.delete(sessionId);
  void sendLog();
}

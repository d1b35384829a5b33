import type { SkipResult, SubmitResult } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../api/api.ts';
import { ApiError, wordsFor } from '../api/api-error.ts';
import { reportCrash } from '../api/crash-report.ts';
import { clockMs } from '../browser/time.ts';
import {
  allKept,
  drop,
  type Kept,
  type KeptSkip,
  keep,
  keepLost,
  keptAt,
  type QuestionRef,
  tell,
} from './kept.ts';

export type Saved = { kind: 'answer'; result: SubmitResult } | { kind: 'skip'; result: SkipResult };

/** What became of one decision. */
export type Outcome =
  | { kind: 'saved'; saved: Saved }
  /** It stays kept; a later try may succeed. */
  | { kind: 'waits'; error: ApiError }
  /** The server will never take it. */
  | { kind: 'refused'; error: unknown };

/** Whether a later try may succeed: no answer came, nobody was signed in any more, or the server is away or busy. */
const mayBeSentLater = (error: ApiError): boolean =>
  error.status === 0 || error.status >= 500 || [401, 408, 429].includes(error.status);

/** With no way to the server at all, the other sessions need not be tried either. */
const isAboutEverything = ({ status }: ApiError) => status === 0 || status === 401 || status === 429;

const sameQuestion = (a: QuestionRef, b: QuestionRef) =>
  a.session_id === b.session_id && a.position === b.position;

/** Positions that were sent apart from the question on screen and whose results are still to be read, by session. */
const unread = new Map<string, readonly number[]>();
const none: readonly number[] = [];
export const unreadOf = (sessionId: string): readonly number[] => unread.get(sessionId) ?? none;

export function noteRead(sessionId: string, positions: readonly number[]): void {
  const left = unreadOf(sessionId).filter(position => !positions.includes(position));
  if (left.length === unreadOf(sessionId).length) return;
  unread.set(sessionId, left);
  tell();
}

const what = (kept: Kept) =>
  kept.kind === 'answer'
    ? `Your answer to question ${kept.position}`
    : `Your skip of question ${kept.position}`;

export function noteLost(kept: Kept, why: string): void {
  keepLost(kept, `${what(kept)} could not be saved: ${why}`);
}

/** The one on its way from the question on screen: it does not count as waiting. */
let onItsWay: QuestionRef | null = null;
export const waitingKept = (): Kept[] =>
  allKept().filter(kept => !isHeldBack(kept) && (!onItsWay || !sameQuestion(kept, onItsWay)));

/** A skip that can still be undone. */
export type HeldSkip = KeptSkip & { until: number };

const isHeld = (kept: Kept): kept is HeldSkip => kept.kind === 'skip' && kept.until !== undefined;

/** The window that holds it sends it in time; one whose window is gone may be sent by any. */
const graceMs = 1000;
const isHeldBack = (kept: Kept): boolean => isHeld(kept) && kept.until + graceMs > clockMs();

/** Skips of a session that can still be undone, in order. The clock alone ends that for none: its window may be late to send it. */
export const heldSkips = (sessionId: string): HeldSkip[] =>
  allKept()
    .filter(isHeld)
    .filter(kept => kept.session_id === sessionId);

/** From now on a skip is final: it waits to be sent like anything else. */
export function release(kept: KeptSkip): KeptSkip {
  const { until: _until, ...final } = kept;
  keep(final);
  return final;
}

async function post(kept: Kept, keepalive = false): Promise<Saved> {
  const { session_id, position, elapsed_ms } = kept;
  const body = { session_id, position, elapsed_ms };
  if (kept.kind === 'answer') {
    const { answer, letter } = kept;
    const result = await call('POST /session/submit', { body: { ...body, answer, letter } });
    return { kind: 'answer', result };
  }
  const reason = kept.image_failed ? { reason: 'image_failed' as const } : {};
  const result = await call('POST /session/skip', { body: { ...body, ...reason }, keepalive });
  return { kind: 'skip', result };
}

/** Failures in a row, and when the next try by itself may come, in milliseconds of `clockMs`. */
let failures = 0;
let nextTryMs = 0;
const { firstSeconds, mostSeconds } = figures.outbox.retry;

function noteFailure({ retryAfter }: ApiError): void {
  const seconds = Math.min(mostSeconds, firstSeconds * 2 ** failures);
  failures += 1;
  nextTryMs = clockMs() + 1000 * Math.max(seconds, retryAfter ?? 0);
}

/** Milliseconds until what waits may be tried again by itself: doubled with every failure, longer if the server asks. */
export const untilNextTryMs = (): number => Math.max(0, nextTryMs - clockMs());

/** The network is said to be back: no need to wait. */
export function tryAgainNow(): void {
  failures = 0;
  nextTryMs = 0;
}

async function outcomeOf(kept: Kept): Promise<Outcome> {
  try {
    const saved = await post(kept);
    tryAgainNow();
    return { kind: 'saved', saved };
  } catch (thrown) {
    // A fault of ours is no word of the server's: the decision stays kept.
    reportCrash(thrown);
    const error = thrown instanceof ApiError ? thrown : new ApiError('unexpected', 0, { cause: thrown });
    if (!mayBeSentLater(error)) return { kind: 'refused', error };
    noteFailure(error);
    return { kind: 'waits', error };
  }
}

/** The first decision counts: another one on record means that this one came too late. */
function noteIfLate(kept: Kept, saved: Saved): void {
  if (kept.kind === 'answer' && saved.kind === 'answer' && saved.result.chosen_letter !== kept.letter)
    noteLost(kept, 'it was already answered in another window, and the first answer counts.');
}

/** One that nobody looks at now: its result is noted for later, a refusal is told. */
async function sendUnseen(kept: Kept): Promise<Outcome> {
  const outcome = await outcomeOf(kept);
  if (outcome.kind === 'waits') return outcome;
  if (outcome.kind === 'saved') {
    unread.set(kept.session_id, [...unreadOf(kept.session_id), kept.position]);
    noteIfLate(kept, outcome.saved);
  } else noteLost(kept, wordsFor(outcome.error));
  drop(kept);
  return outcome;
}

const lockName = 'cat_prep_outbox';
/** A window that was stopped in the middle must not hold up the others for ever. */
const lockMs = 2 * 1000 * figures.timeoutsSeconds.ordinary;

/** Runs while no other window of this browser sends, where the browser can tell. `run` never throws. */
async function locked<T>(run: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return run();
  try {
    return await navigator.locks.request(lockName, { signal: AbortSignal.timeout(lockMs) }, run);
  } catch {
    return run();
  }
}

let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const turn = last.then(() => locked(run));
  last = turn.catch(() => {});
  return turn;
}

/** Sends what waits before `until` in order; the first that still has to wait holds up the rest of its session. */
async function sendQueue(queue: readonly Kept[]): Promise<ApiError | null> {
  const held = new Set<string>();
  let trouble: ApiError | null = null;
  for (const kept of queue) {
    // Another window may have sent it, and what is kept now may be another answer.
    const now = keptAt(kept);
    if (!now || held.has(kept.session_id)) continue;
    const outcome = await sendUnseen(now);
    if (outcome.kind !== 'waits') continue;
    trouble = outcome.error;
    held.add(kept.session_id);
    if (isAboutEverything(outcome.error)) break;
  }
  return trouble;
}

/**
 * Sends what waits, of one session or of all, one after the other. The server counts a repeat once. Whether any of it
 * waits no more: what is on its way from the screen now may wait by the time that this has its turn.
 */
export async function sendKept(sessionId?: string): Promise<boolean> {
  const isMeant = (kept: Kept) => sessionId === undefined || kept.session_id === sessionId;
  if (!allKept().some(isMeant)) return false;
  return inTurn(async () => {
    const queue = waitingKept().filter(isMeant);
    await sendQueue(queue);
    return queue.some(kept => !keptAt(kept));
  });
}

/** Before somebody signs out: what could still be undone is meant. Whether nothing is kept any more. */
export async function sendAll(): Promise<boolean> {
  for (const kept of allKept().filter(isHeld)) release(kept);
  await sendKept();
  return allKept().length === 0;
}

/**
 * Sends a decision of a question that is no longer on screen, behind those before it. `then` takes its result in before
 * it stops being kept, so that its question never looks open in between. Null: another window has sent it.
 */
export function sendAside(kept: Kept, then: (saved: Saved) => Promise<void>): Promise<Outcome | null> {
  return inTurn(async () => {
    if (!keptAt(kept)) return null;
    const trouble = await sendQueue(earlierOf(kept));
    const outcome: Outcome = trouble ? { kind: 'waits', error: trouble } : await outcomeOf(kept);
    if (outcome.kind === 'saved') await then(outcome.saved);
    if (outcome.kind === 'waits') tell();
    else drop(kept);
    return outcome;
  });
}

/** The page is left: what was held is final, and is sent while it can be. It stays kept until the server confirms it. */
export function sendOnLeaving(sessionId: string): void {
  for (const kept of heldSkips(sessionId)) void post(release(kept), true).catch(() => {});
}

/** The decision of the question on screen has its outcome: what stays kept from now on waits like any other. */
function arrived(kept: Kept, outcome: Outcome): Outcome {
  if (outcome.kind === 'saved') noteIfLate(kept, outcome.saved);
  onItsWay = null;
  if (outcome.kind === 'waits') tell();
  else drop(kept);
  return outcome;
}

const earlierOf = ({ session_id, position }: Kept): Kept[] =>
  allKept().filter(other => other.session_id === session_id && other.position < position);

/**
 * Sends the decision of the question on screen (kept before), behind those of its session that still wait. It stays
 * kept until it is saved or refused. With nothing before it, it leaves with the press and the turn is taken beside it:
 * the browser answers who may send only after the next frame, and other windows only have to leave this one alone.
 */
export function sendNow(kept: Kept): Promise<Outcome> {
  onItsWay = { session_id: kept.session_id, position: kept.position };
  if (earlierOf(kept).length === 0) {
    const sent = outcomeOf(kept).then(outcome => arrived(kept, outcome));
    void inTurn(() => sent);
    return sent;
  }
  return inTurn(async () => {
    const trouble = await sendQueue(earlierOf(kept));
    return arrived(kept, trouble ? { kind: 'waits', error: trouble } : await outcomeOf(kept));
  });
}

import { randomUUID } from 'node:crypto';
import {
  type DoubtHistory,
  type DoubtReply,
  figures,
  limits as rates,
  type User,
} from '@twelvefold/contract';
import { choicesOf, isEmptyReply, isHelp } from '@twelvefold/tutor';
import { secondsAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Log } from '../../platform/log.ts';
import { AppError, notFound } from '../../platform/problems.ts';
import { lockStudent } from '../learning/index.ts';
import { type Asked, askedQuestion, situationOf, withPath } from './context.ts';
import {
  addMessages,
  changeThread,
  endRun,
  type MessageRow,
  maybeServed,
  maybeThread,
  messagesOf,
  runningElsewhere,
  type ThreadRow,
  threadOf,
} from './store.ts';
import type { Answering, Given } from './tutoring.ts';

const { messages: most, givenBackMost, runningMost, replySeconds } = figures.doubts;

export interface Doubts {
  db: Db;
  limits: Limits;
  log: Log;
  /** The built-in tutor, or a language model with the built-in tutor as fallback. */
  tutor: Answering;
}

/** Added to the time limit of a reply for the reservation of a process that dies. */
const graceSeconds = 5;

const countersOf = (used: number) => ({
  message_count: used,
  remaining_messages: most - used,
  is_locked: used >= most,
});

const refusal = (used: number, error: string): DoubtReply => ({
  success: false,
  ...countersOf(used),
  error,
  reply: null,
});

const failedWords = 'Failed to send your doubt. Please try again.';
const lockedWords = `You have used all ${most} messages for this question.`;

export interface NewDoubt {
  question_id: string;
  session_id: string;
  message: string;
}

interface Reserved extends Asked {
  thread: ThreadRow;
  messages: MessageRow[];
  run: string;
}

/** Reserves a message of the question; returns the thread when all are used. Throws `doubt_in_progress`. */
async function reserve(
  { db }: Doubts,
  user: User,
  place: NewDoubt,
  now: Date,
): Promise<Reserved | ThreadRow> {
  return db.transaction(async tx => {
    await lockStudent(tx, user.id);
    const asked = await askedQuestion(tx, user.id, place);
    const thread = await threadOf(tx, user.id, place.question_id);
    if (thread.used >= most) return thread;
    if (thread.running_until && thread.running_until > now)
      throw new AppError('doubt_in_progress', 'The tutor is still answering your last message.');
    if ((await runningElsewhere(tx, user.id, place.question_id, now)) >= runningMost)
      throw new AppError(
        'doubt_in_progress',
        'The tutor is answering two of your questions. Please wait for one of them.',
      );
    const run = randomUUID();
    const running_until = secondsAfter(now, replySeconds + graceSeconds);
    await changeThread(tx, thread, { running: run, running_until });
    return { ...asked, thread, run, messages: await messagesOf(tx, user.id, place.question_id) };
  });
}

/** Used messages after a reply: an empty reply is free, a limited number of times. */
function usedAfter({ thread, messages }: Reserved, { said }: Given): number {
  const before = messages.filter(message => isEmptyReply(message.said ?? [])).length;
  return thread.used + (isEmptyReply(said) && before < givenBackMost ? 0 : 1);
}

/** Stores doubt and reply and counts the message. False when the reservation expired. */
async function keep(
  { db }: Doubts,
  reserved: Reserved,
  place: NewDoubt,
  given: Given,
  now: Date,
): Promise<boolean> {
  const { thread, messages, run, served } = reserved;
  return db.transaction(async tx => {
    const help =
      served.answer || !isHelp(given.said)
        ? {}
        : ({ help: 'tutor', helped_session: place.session_id } as const);
    // Hints of another session do not count here.
    const fresh =
      isHelp(given.said) && !served.answer && thread.helped_session !== place.session_id ? { hints: 0 } : {};
    if (!(await endRun(tx, thread, run, { used: usedAfter(reserved, given), ...help, ...fresh })))
      return false;
    const number = (messages.at(-1)?.number ?? 0) + 1;
    const { user_id, item_id } = thread;
    await addMessages(tx, [
      {
        user_id,
        item_id,
        number,
        role: 'user',
        content: place.message,
        created_at: now,
        intent: given.intent,
        step: given.step,
        term: given.term,
        while_open: served.answer === null,
      },
      {
        user_id,
        item_id,
        number: number + 1,
        role: 'assistant',
        content: given.blocks.join('\n\n'),
        created_at: now,
        step: given.step,
        said: given.said,
        twin_id: given.twinId,
      },
    ]);
    return true;
  });
}

/** Choices that an unsure reply offers. */
function offered(said: readonly string[]): { choices?: string[] } {
  const choices = choicesOf(said);
  return choices.length > 0 ? { choices } : {};
}

/** Streams a reply's blocks, then returns the reply. A failure gives the message back. */
async function* replying(
  doubts: Doubts,
  user: User,
  place: NewDoubt,
  reserved: Reserved | ThreadRow,
  now: Date,
  signal: AbortSignal,
  begun: () => void,
): AsyncGenerator<{ block: string }, DoubtReply, void> {
  if (!('run' in reserved)) return refusal(reserved.used, lockedWords);
  begun();
  // Aborted earlier: `unread` has given the message back.
  signal.throwIfAborted();
  const { thread, messages, served } = reserved;
  const hints = thread.helped_session === place.session_id ? thread.hints : 0;
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(1000 * replySeconds)]);
  let kept = false;
  let failed = false;
  let modelCalls = 0;
  try {
    const given = yield* doubts.tutor(
      {
        user,
        question: await withPath(reserved, doubts.log),
        itemId: thread.item_id,
        answer: served.answer,
        since: served.since,
        situation: situationOf(served, messages, hints),
        messages,
        message: place.message,
        modelCalled: () => {
          modelCalls += 1;
        },
      },
      now,
      inTime,
    );
    kept = await keep(doubts, reserved, place, given, now);
    failed = !kept;
    if (failed) return refusal(thread.used, failedWords);
    const timestamp = now.toISOString();
    const reply = {
      role: 'assistant',
      content: given.blocks.join('\n\n'),
      timestamp,
      ...offered(given.said),
    } as const;
    return { success: true, ...countersOf(usedAfter(reserved, given)), error: null, reply };
  } catch (error) {
    signal.throwIfAborted();
    failed = true;
    doubts.log.warn({ err: error }, 'the tutor did not answer');
    return refusal(thread.used, failedWords);
  } finally {
    if (!kept && !failed && modelCalls > 0)
      await endRun(doubts.db, thread, reserved.run, { used: thread.used + 1 });
    else if (!kept) await giveBack(doubts, user, reserved);
  }
}

/** Releases the reserved message of the question and of the day. */
async function giveBack({ db, limits }: Doubts, user: User, { thread, run }: Reserved): Promise<void> {
  await db.transaction(tx => endRun(tx, thread, run));
  await limits.giveBack(dayOf(user));
}

const dayOf = (user: User) => `doubts account ${user.id}`;

/**
 * Asks the tutor. Reserves a message of the question and of the day, given back without a reply. A caller who leaves
 * early gets it back only if no language model was called.
 */
export async function ask(
  doubts: Doubts,
  user: User,
  place: NewDoubt,
  now: Date,
  signal: AbortSignal,
): Promise<AsyncGenerator<{ block: string }, DoubtReply, void>> {
  await doubts.limits.take([{ subject: dayOf(user), allowances: rates.doubts.account }], now);
  try {
    const reserved = await reserve(doubts, user, place, now);
    if (!('run' in reserved)) await doubts.limits.giveBack(dayOf(user));
    // A generator that is never read does not run its `finally`.
    const unread = () => {
      if ('run' in reserved)
        giveBack(doubts, user, reserved).catch(err =>
          doubts.log.error({ err }, 'a message was not given back'),
        );
    };
    signal.addEventListener('abort', unread, { once: true });
    if (signal.aborted) unread();
    return replying(doubts, user, place, reserved, now, signal, () =>
      signal.removeEventListener('abort', unread),
    );
  } catch (error) {
    await doubts.limits.giveBack(dayOf(user));
    throw error;
  }
}

/** A thread for its student; for a reopened question without the messages from when it was answered. */
export async function historyOf(db: Db, user: User, itemId: string): Promise<DoubtHistory> {
  const served = await maybeServed(db, user.id, itemId, null);
  if (!served) throw notFound();
  const thread = await maybeThread(db, user.id, itemId);
  const messages = await messagesOf(db, user.id, itemId, served.answer ? undefined : served.since);
  return {
    ...countersOf(thread?.used ?? 0),
    messages: messages.map(({ role, content, created_at, said }) => ({
      role,
      content,
      timestamp: created_at.toISOString(),
      ...offered(said ?? []),
    })),
  };
}

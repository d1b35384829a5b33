import { figures, type Question } from '@twelvefold/contract';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { deal, start } from '../../../test/kit/practice.ts';
import { AppError } from '../../platform/problems.ts';
import { loadTemplates } from '../content/index.ts';
import { ask, type Doubts } from './service.ts';
import type { Answering, Given } from './tutoring.ts';

const app = testApp();
const { messages: most, runningMost } = figures.doubts;
const given: Given = { blocks: ['Yes.'], said: [], intent: 'check', step: null, term: null, twinId: null };

/** A busy machine comes to it late. */
const longest = { timeout: 30_000 };

// As a server does once it has started: loaded with the first message, they hold the thread while others wait for the lock.
beforeAll(loadTemplates);

let student: SignedUp;
let questions: Question[];
let sessionId: string;
beforeEach(async () => {
  vi.restoreAllMocks();
  student = await app.student();
  const session = await start(app, student);
  sessionId = session.session_id;
  questions = session.questions.slice(0, 3);
  for (const question of questions) await deal(app, student, session, question, 'wrong');
});

const history = async (question: Question) => (await app.get(`/doubts/${question.id}/history`, student)).body;
const doubtsWith = (tutor: Answering): Doubts => {
  const { db, limits, log } = app.platform;
  return { db, limits, log, tutor };
};
const asking = (doubts: Doubts, question: Question | undefined, signal = new AbortController().signal) =>
  ask(
    doubts,
    student.user,
    { question_id: question?.id ?? '', session_id: sessionId, message: 'why' },
    app.clock.now(),
    signal,
  );

/** One message as a device sends it: its reply, or the code it is refused with. */
async function sent(doubts: Doubts, question: Question | undefined) {
  try {
    const parts = await asking(doubts, question);
    for (;;) {
      const next = await parts.next();
      if (next.done) return next.value;
    }
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** A tutor that answers when it is let, and how many wait for that. */
function gate() {
  const waiting: ((fail: boolean) => void)[] = [];
  const tutor: Answering = async function* answer() {
    const fails = await new Promise<boolean>(resolve => waiting.push(resolve));
    if (fails) throw new Error('The tutor fails');
    yield { block: 'Yes.' };
    return given;
  };
  return { tutor, waiting };
}

describe('messages that are sent at once from two devices', () => {
  it('are answered one a question and two a student, whichever of them come first', async () => {
    const { tutor, waiting } = gate();
    const doubts = doubtsWith(tutor);
    const refused: unknown[] = [];
    const all = [0, 0, 0, 1, 1, 1, 2, 2, 2].map(async i => {
      const reply = await sent(doubts, questions[i]);
      if (typeof reply !== 'object') refused.push(reply);
    });
    await vi.waitFor(
      () => expect([waiting.length, refused.length]).toEqual([runningMost, 9 - runningMost]),
      longest,
    );
    expect(new Set(refused)).toEqual(new Set(['doubt_in_progress']));
    for (const go of waiting) go(false);
    await Promise.all(all);
    const counts = await Promise.all(questions.map(async one => (await history(one)).message_count));
    expect(counts.sort()).toEqual([0, 1, 1]);
  });

  it('never make more than ten of a question, and lose none of the day, while every third fails', async () => {
    let calls = 0;
    const take = vi.spyOn(app.platform.limits, 'take');
    const back = vi.spyOn(app.platform.limits, 'giveBack');
    const day = `doubts account ${student.user.id}`;
    const doubts = doubtsWith(async function* answer() {
      calls += 1;
      if (calls % 3 === 0) throw new Error('The tutor fails');
      yield { block: 'Yes.' };
      return given;
    });
    const [question] = questions;
    const counts: number[] = [];
    const device = async () => {
      for (let i = 0; i < 25; i += 1) {
        const reply = await sent(doubts, question);
        if (typeof reply === 'object' && reply.success) counts.push(reply.message_count);
      }
    };
    await Promise.all([device(), device(), device()]);
    // Each count was told once, and no failure used one up.
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: most }, (_, i) => i + 1));
    const { message_count, is_locked, messages } = await history(question as Question);
    expect([message_count, is_locked, messages.length]).toEqual([most, true, 2 * most]);
    const taken = take.mock.calls.filter(([subjects]) => subjects.some(({ subject }) => subject === day));
    const returned = back.mock.calls.filter(([subject]) => subject === day);
    expect(taken.length - returned.length).toBe(most);
  });
});

describe('a message whose sender has left', () => {
  it('before anything was read of its reply is free again, and its day too', async () => {
    const back = vi.spyOn(app.platform.limits, 'giveBack');
    const left = new AbortController();
    const [question] = questions;
    const { tutor } = gate();
    await asking(doubtsWith(tutor), question, left.signal);
    expect(await sent(doubtsWith(tutor), question)).toBe('doubt_in_progress');
    const before = back.mock.calls.length;
    left.abort(new Error('The client left'));
    await vi.waitFor(() => expect(back.mock.calls.length).toBe(before + 1), longest);
    const answered: Answering = async function* answer() {
      yield { block: 'Yes.' };
      return given;
    };
    expect(await sent(doubtsWith(answered), question)).toMatchObject({ success: true, message_count: 1 });
  });

  it('counts when a language model was called, of the question and of the day, and so does the same message again', async () => {
    const back = vi.spyOn(app.platform.limits, 'giveBack');
    const [question] = questions;
    let reached = Promise.withResolvers<void>();
    const called: Answering = async function* answer(asked, _now, signal) {
      asked.modelCalled();
      reached.resolve();
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      yield { block: 'Yes.' };
      return given;
    };
    for (const used of [1, 2]) {
      const left = new AbortController();
      reached = Promise.withResolvers<void>();
      const parts = await asking(doubtsWith(called), question, left.signal);
      const first = parts.next();
      await reached.promise;
      left.abort(new Error('The client left'));
      await expect(first).rejects.toThrow();
      expect((await history(question as Question)).message_count).toBe(used);
    }
    expect(back).not.toHaveBeenCalled();
  });
});

import { randomUUID } from 'node:crypto';
import type { LogResult, PracticeSession, Question, ReviewedQuestion } from '@twelvefold/contract';
import { describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../../test/kit/app.ts';
import { complete, keyOf, start } from '../../../../test/kit/practice.ts';
import { rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';

const app = testApp();

type Kind = 'answer' | 'skip' | 'undo';
interface Sent {
  id: string;
  position: number;
  kind: Kind;
  letter?: 'A' | 'B' | 'C' | 'D';
  ms: number;
}

const entry = (kind: Kind, position: number, letter: 'A' | 'B' = 'A'): Sent => ({
  id: randomUUID(),
  position,
  kind,
  ...(kind === 'answer' && { letter }),
  ms: 40_000,
});

async function send(student: SignedUp, session_id: string, entries: readonly Sent[]): Promise<LogResult> {
  const { status, body, text } = await app.post('/session/log', { session_id, entries }, student);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body;
}

const countedOf = (student: SignedUp) =>
  rowsOf<{ position: number; outcome: string; sequence: number }>(
    app.platform.db.execute(
      sql`select position, outcome, sequence from answers where user_id = ${student.user.id} order by sequence`,
    ),
  );

const revisionOf = async (student: SignedUp) => {
  const [row] = await rowsOf<{ state: string }>(
    app.platform.db.execute(sql`select state from learners where user_id = ${student.user.id}`),
  );
  return row?.state;
};

/** Outcomes by position; null where none is told. */
const told = ({ questions }: PracticeSession) => questions.map(({ outcome }) => outcome);

async function begun() {
  const student = await app.student();
  return { student, session: await start(app, student) };
}

describe('a list of entries', () => {
  it('is taken in order and answered with the session behind it', async () => {
    const { student, session } = await begun();
    const entries = [entry('answer', 1), entry('skip', 2), entry('answer', 3, 'B')];
    const { session: after, refused } = await send(student, session.session_id, entries);
    expect(refused).toEqual([]);
    expect(after).toMatchObject({ current_position: 4, answered_count: 3, status: 'planned' });
    expect(told(after).map(outcome => outcome !== null)).toEqual(told(after).map((_, i) => i < 3));
    expect((await app.get(`/session/questions/${session.session_id}`, student)).body).toEqual(after);
    expect((await countedOf(student)).map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  it('counts each id once, whatever is sent again', async () => {
    const { student, session } = await begun();
    const skip = entry('skip', 1);
    const undo = entry('undo', 1);
    await send(student, session.session_id, [skip]);
    await send(student, session.session_id, [skip, undo]);
    const late = await send(student, session.session_id, [skip]);
    expect(late.session.current_position).toBe(1);
    const answer = entry('answer', 1);
    await send(student, session.session_id, [undo, answer]);
    const again = await send(student, session.session_id, [skip, undo, answer]);
    expect(again).toMatchObject({ refused: [], session: { current_position: 2 } });
    expect(await countedOf(student)).toHaveLength(1);
  });

  it('says which entries were refused and takes the others', async () => {
    const { student, session } = await begun();
    const first = entry('answer', 1);
    const early = entry('answer', 3);
    const other = entry('skip', 1);
    const { session: after, refused } = await send(student, session.session_id, [first, early, other]);
    expect(after.current_position).toBe(2);
    expect(refused.map(({ id, code }) => [id, code])).toEqual([
      [early.id, 'position_not_open'],
      [other.id, 'position_already_final'],
    ]);
  });

  it('lets the first of two windows count', async () => {
    const { student, session } = await begun();
    const lists = [[entry('answer', 1, 'A')], [entry('answer', 1, 'B')]];
    const replies = await Promise.all(lists.map(list => send(student, session.session_id, list)));
    const letters = replies.map(({ session: { questions } }) => questions[0]);
    expect(letters[0]).toEqual(letters[1]);
    expect(await countedOf(student)).toHaveLength(1);
    expect(replies.flatMap(({ refused }) => refused.map(({ detail }) => detail))).toEqual([
      'It was already answered in another window, and the first answer counts.',
    ]);
    const same = await send(student, session.session_id, [
      entry('answer', 1, (letters[0] as ReviewedQuestion).review.chosen_letter as 'A' | 'B'),
    ]);
    expect(same.refused).toEqual([]);
  });

  it('of another student is answered as one of nobody', async () => {
    const { session } = await begun();
    const other = await app.student();
    const body = { session_id: session.session_id, entries: [entry('answer', 1)] };
    expect((await app.post('/session/log', body, other)).status).toBe(404);
  });
});

describe('a skip that can be undone', () => {
  it('tells nothing of its question, and counts nowhere, until the next position is decided', async () => {
    const { student, session } = await begun();
    const { session_id } = session;
    await send(student, session_id, [entry('answer', 1)]);
    const before = await revisionOf(student);
    const reply = await app.post('/session/skip', { session_id, position: 2 }, student);
    expect(reply.body).toMatchObject({ outcome: 'skipped', review: null, next_position: 3 });
    const open = (await app.get(`/session/questions/${session_id}`, student)).body as PracticeSession;
    expect(open.questions[1]).toMatchObject({ outcome: null, answer: null });
    expect(open).toMatchObject({ current_position: 3, answered_count: 2 });
    expect(open.questions[1]).not.toHaveProperty('review');
    expect((await countedOf(student)).length).toBe(1);
    expect(await revisionOf(student)).toBe(before);
    await send(student, session_id, [entry('answer', 3)]);
    expect((await countedOf(student)).map(({ outcome }) => outcome)[1]).toBe('skipped');
    const after = (await app.get(`/session/questions/${session_id}`, student)).body as PracticeSession;
    expect(after.questions[1]).toMatchObject({ outcome: 'skipped', review: expect.any(Object) });
  });

  it('is undone once, and its question answered; without that the answer is refused', async () => {
    const { student, session } = await begun();
    const { session_id } = session;
    await send(student, session_id, [entry('skip', 1)]);
    const submit = { session_id, position: 1, answer: 'A' };
    expect((await app.post('/session/submit', submit, student)).status).toBe(409);
    const { refused } = await send(student, session_id, [entry('undo', 1), entry('answer', 1)]);
    expect(refused).toEqual([]);
    expect((await countedOf(student)).map(({ outcome }) => outcome)).not.toContain('skipped');
  });

  it('stays once the next position is decided, and an answer is never undone', async () => {
    const { student, session } = await begun();
    const { refused } = await send(student, session.session_id, [
      entry('skip', 1),
      entry('skip', 2),
      entry('undo', 1),
      entry('undo', 2),
      entry('answer', 2),
      entry('undo', 2),
    ]);
    expect(refused.map(({ detail }) => detail)).toEqual([
      'This skip can no longer be undone.',
      'This skip can no longer be undone.',
    ]);
  });

  it('of the last position counts when the session is completed, and then stays', async () => {
    const { student, session } = await begun();
    const { session_id, total_questions } = session;
    const answers = session.questions.slice(0, -1).map(({ position }) => entry('answer', position));
    await send(student, session_id, [...answers, entry('skip', total_questions)]);
    expect(await countedOf(student)).toHaveLength(total_questions - 1);
    expect((await complete(app, student, session)).summary.skipped).toBe(1);
    expect(await countedOf(student)).toHaveLength(total_questions);
    const { refused } = await send(student, session_id, [entry('undo', total_questions)]);
    expect(refused).toHaveLength(1);
  });

  it('of the last position counts when the next session is started instead', async () => {
    const { student, session } = await begun();
    const answers = session.questions.slice(0, -1).map(({ position }) => entry('answer', position));
    await send(student, session.session_id, [...answers, entry('skip', session.total_questions)]);
    const next = await start(app, student);
    expect(next.session_id).not.toBe(session.session_id);
    expect(await countedOf(student)).toHaveLength(session.total_questions);
  });
});

it('no other call tells of a question whose skip can be undone', async () => {
  const { student, session } = await begun();
  const { session_id, questions } = session;
  await send(student, session_id, [entry('skip', 1)]);
  const [first] = questions as [Question];
  const key = await keyOf(app, first);
  const replies = [
    await app.get(`/session/questions/${session_id}`, student),
    await app.get(`/notebook/marks/${first.id}`, student),
    await app.get('/history', student),
    await app.get('/notebook', student),
    await app.post(`/practice/similar/${first.id}`, {}, student),
    await app.post('/account/export', { password: student.password }, student),
  ];
  for (const { text } of replies) {
    expect(text).not.toContain('"correct_letter"');
    expect(text).not.toContain(`"correct_answer":"${key}`);
  }
});

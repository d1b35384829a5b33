import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { correctKey, editItem, retireItem } from '../src/modules/content/editing.ts';
import {
  cellsOf,
  learnedOf,
  maybeLearner,
  maybePack,
  mistakeLoop,
  rebuildLearner,
} from '../src/modules/learning/index.ts';
import { practiceRecord } from '../src/modules/practice/index.ts';
import { rowsOf } from '../src/platform/db/db.ts';
import { testApp } from './kit/app.ts';
import { deal, keyOf, practise, start, wholeSession, wrongLetter } from './kit/practice.ts';

const app = testApp();

async function packOf(userId: string): Promise<string[]> {
  const pack = await maybePack(app.platform.db, userId);
  return pack?.items.map(item => item.item_id) ?? [];
}

test('a prepared pack with a retired question is planned again at the start of its session', async () => {
  const student = await app.student();
  await wholeSession(app, student);
  const waiting = await packOf(student.user.id);
  const [gone = ''] = waiting;
  await app.platform.db.transaction(tx => retireItem(tx, gone));
  app.clock.advance(3600);
  const served = (await start(app, student)).questions.map(({ id }) => id);
  expect(waiting).toHaveLength(12);
  expect(served).toHaveLength(12);
  expect(served).not.toContain(gone);
});

test('a student who has seen a question is not asked its edited version as a new one', async () => {
  const student = await app.student();
  const { questions } = await wholeSession(app, student);
  const { db } = app.platform;
  const versions = await db.transaction(async tx => {
    const ids: string[] = [];
    for (const { id, stem } of questions)
      ids.push(await editItem(tx, id, { stem: `${stem} (edited)` }, app.clock.now()));
    return ids;
  });
  await db.execute(sql`delete from packs where user_id = ${student.user.id}`);
  // Only the edited versions are left in these types; they count as seen.
  app.clock.advance(3600);
  const served = (await start(app, student)).questions.map(({ id }) => id);
  expect(served.filter(id => versions.includes(id))).toEqual([]);
});

test('a live question of a type outside the taxonomy does not prevent the start of a session', async () => {
  const [strange] = await rowsOf<{ id: string }>(
    app.platform.db.execute(
      sql`update items set type = 'XX.NOPE.1' where id = (select id from items where status = 'live' limit 1)
        returning id::text as id`,
    ),
  );
  const student = await app.student();
  const session = await start(app, student);
  expect(session.questions).toHaveLength(12);
  expect(session.questions.map(({ id }) => id)).not.toContain(strange?.id);
});

test('past questions can be read after a release has dropped their type', async () => {
  const student = await app.student();
  const session = await start(app, student);
  const [first] = session.questions;
  if (!first) throw new Error('No question');
  await practise(app, student, session, q => (q.position === 1 ? 'wrong' : 'right'));
  await app.post('/session/complete', { session_id: session.session_id }, student);
  // As if the earlier release had had the type.
  await app.platform.db.transaction(async tx => {
    await tx.execute(sql`update items set type = 'AR.OLD.7' where id = ${first.id}`);
    await tx.execute(sql`alter table answers disable trigger user`);
    await tx.execute(
      sql`update answers set type = 'AR.OLD.7' where user_id = ${student.user.id} and position = 1`,
    );
    await tx.execute(sql`alter table answers enable trigger user`);
    await rebuildLearner(tx, practiceRecord, student.user.id, app.clock.now());
  });
  for (const path of [
    `/session/questions/${session.session_id}`,
    '/history/questions',
    '/history/topics',
    '/dashboard/progress',
    '/dashboard/adaptive-insights',
    '/dashboard/categorized-taxonomy',
    '/dashboard/simple-taxonomy',
    '/session/pre-session-insight',
    '/adapt/pack',
  ]) {
    const { status } = await app.get(`${path}?user_id=${student.user.id}`, student);
    expect([path, status]).toEqual([path, 200]);
  }
  const exported = await app.post('/account/export', { password: student.password }, student);
  expect(exported.status).toBe(200);
  expect(exported.body.answers.map((a: { type_code: string }) => a.type_code)).toContain('AR.OLD.7');
});

/** Corrects the key to the letter of the student's wrong answer. */
async function correctFor(question: { id: string }) {
  const key = wrongLetter(await keyOf(app, question));
  await app.platform.db.transaction(tx =>
    correctKey(tx, question.id, { key, why: 'It was.' }, app.clock.now()),
  );
}

test('every screen judges an answer by the corrected key, and the stored row does not change', async () => {
  const { db } = app.platform;
  const student = await app.student();
  const session = await start(app, student);
  const [question] = session.questions;
  if (!question) throw new Error('No question');
  await deal(app, student, session, question, 'wrong');
  const stored = () => rowsOf(db.execute(sql`select * from answers where user_id = ${student.user.id}`));
  const before = await stored();
  await correctFor(question);
  const right = { is_correct: true, slip: null };
  const again = await deal(app, student, session, question, 'wrong');
  expect(again.body).toMatchObject(right);
  const opened = await app.get(`/session/questions/${session.session_id}`, student);
  expect(opened.body.questions[0]).toMatchObject({ outcome: 'correct', review: right });
  const found = await app.get('/history/questions?outcome=correct', student);
  expect(found.body.questions[0]?.question.review).toMatchObject(right);
  expect(found.body.sessions[0]?.correct_count).toBe(1);
  expect((await app.get('/session/list', student)).body.sessions[0].correct_count).toBe(1);
  const learned = await learnedOf(db, practiceRecord, student.user.id, app.clock.now());
  const { tallies } = learned.state;
  expect(Object.values(tallies)).toEqual([expect.objectContaining({ right: 1, wrong: 0 })]);
  const { mistakes } = await mistakeLoop(db, practiceRecord, student.user.id);
  expect(mistakes).toEqual([]);
  expect(await stored()).toEqual(before);
});

test('an answer right after a correction is judged by the new key, in the reply and in the beliefs', async () => {
  const student = await app.student();
  const session = await start(app, student);
  const [first, second] = session.questions;
  if (!first || !second) throw new Error('No questions');
  await deal(app, student, session, first, 'wrong');
  // The process has cached the bank with the old keys.
  await correctFor(first);
  await correctFor(second);
  expect((await deal(app, student, session, second, 'right')).body.is_correct).toBe(true);
  const { db } = app.platform;
  const at = app.clock.now();
  expect(await db.transaction(tx => rebuildLearner(tx, practiceRecord, student.user.id, at))).toBe(true);
  const { totals } = await learnedOf(db, practiceRecord, student.user.id, at);
  expect(cellsOf(totals).reduce((sum, cell) => sum + cell.correct, 0)).toBe(2);
});

test('a correction does not change the beliefs of students who never met the question', async () => {
  const { db } = app.platform;
  const student = await app.student();
  const session = await start(app, student);
  await practise(app, student, session, () => 'right', 1);
  const before = await maybeLearner(db, student.user.id);
  const [, , unanswered = { id: '' }] = session.questions;
  await correctFor(unanswered);
  await learnedOf(db, practiceRecord, student.user.id, app.clock.now());
  const {
    corrections = 0,
    newest_correction = 0,
    ...after
  } = (await maybeLearner(db, student.user.id)) ?? {};
  expect(corrections).toBe(newest_correction);
  expect(after).toMatchObject({ state: before?.state, revision: before?.revision });
});

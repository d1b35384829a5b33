import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { correctKey, editItem, retireItem } from '../src/modules/content/editing.ts';
import { learnedOf, maybePack, rebuildLearner } from '../src/modules/learning/index.ts';
import { answersOf, practiceRecord } from '../src/modules/practice/index.ts';
import { testApp } from './kit/app.ts';
import { deal, keyOf, practise, start, wholeSession, wrongLetter } from './kit/practice.ts';

const app = testApp();

async function packOf(userId: string): Promise<string[]> {
  const pack = await maybePack(app.platform.db, userId);
  return pack?.items.map(item => item.item_id) ?? [];
}

test('a waiting pack one of whose questions was retired is planned again when it is used', async () => {
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

test('who has seen a question is not asked its edited version as if it were new', async () => {
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
  // Of each type only the edited versions are left: what was seen must not come again while others rest.
  app.clock.advance(3600);
  const served = (await start(app, student)).questions.map(({ id }) => id);
  expect(served.filter(id => versions.includes(id))).toEqual([]);
});

test('a question of a type the taxonomy does not have is served to nobody, and nothing breaks', async () => {
  await app.platform.db.execute(
    sql`update items set type = 'XX.NOPE.1' where id = (select id from items where status = 'live' limit 1)`,
  );
  const student = await app.student();
  const session = await start(app, student);
  expect(session.questions).toHaveLength(12);
});

test('the past can be read when a release has dropped the type of a question', async () => {
  const student = await app.student();
  const session = await start(app, student);
  const [first] = session.questions;
  if (!first) throw new Error('No question');
  await practise(app, student, session, q => (q.position === 1 ? 'wrong' : 'right'));
  await app.post('/session/complete', { session_id: session.session_id }, student);
  // As if the release of that time had known the type.
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

test('a replay judges answers by the key that holds today, and leaves the answers as they are', async () => {
  const { db } = app.platform;
  const student = await app.student();
  const session = await start(app, student);
  const [question] = session.questions;
  if (!question) throw new Error('No question');
  await deal(app, student, session, question, 'wrong');
  const given = () => answersOf(db, student.user.id, session.session_id);
  const before = await given();
  const key = wrongLetter(await keyOf(app, question));
  await db.transaction(tx => correctKey(tx, question.id, { key, why: 'It was.' }, app.clock.now()));
  await db.transaction(tx => rebuildLearner(tx, practiceRecord, student.user.id, app.clock.now()));
  const learned = await learnedOf(db, practiceRecord, student.user.id, app.clock.now());
  const { tallies, misses } = learned.state;
  expect(Object.values(tallies)).toEqual([expect.objectContaining({ right: 1, wrong: 0 })]);
  expect(misses).toEqual({});
  expect(await given()).toEqual(before);
});

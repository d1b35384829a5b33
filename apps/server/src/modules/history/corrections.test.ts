import type { Letter, Question } from '@twelvefold/contract';
import { expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { deal, keyOf, start, wrongLetter } from '../../../test/kit/practice.ts';
import { correctKey } from '../content/index.ts';

const app = testApp();
const told = async (student: SignedUp) => (await app.get('/history/corrections', student)).body.corrections;
const dismiss = (student: SignedUp, ...question_ids: string[]) =>
  app.post('/history/corrections/dismiss', { question_ids }, student);

const correct = ({ id }: Pick<Question, 'id'>, key: Letter) =>
  app.platform.db.transaction(tx => correctKey(tx, id, { key, why: 'It was wrong.' }, app.clock.now()));

it('a corrected key is told to everyone who met the question before, by what it means for them', async () => {
  const [one, other, stranger] = [await app.student(), await app.student(), await app.student()];
  const session = await start(app, one);
  const [first, second, third, fourth] = session.questions;
  if (!first || !second || !third || !fourth) throw new Error('No questions');
  await deal(app, one, session, first, 'wrong');
  await deal(app, one, session, second, 'right');
  await deal(app, one, session, third, 'skip');
  await deal(app, one, session, fourth, 'right');
  const keys = [await keyOf(app, first), await keyOf(app, second), await keyOf(app, third)] as const;
  app.clock.advance(60);
  expect(await told(one)).toEqual([]);
  for (const [i, question] of [first, second, third].entries())
    await correct(question, wrongLetter(keys[i] ?? 'A'));

  const corrections = await told(one);
  expect(corrections).toHaveLength(3);
  const of = ({ id }: Question) =>
    corrections.find(({ question_id }: { question_id: string }) => question_id === id);
  const place = { session_id: session.session_id, session_number: 1, session_type: 'blueprint' };
  expect(of(first)).toMatchObject({
    ...place,
    position: 1,
    before: 'incorrect',
    now: 'correct',
    your_letter: wrongLetter(keys[0]),
    right_letter: wrongLetter(keys[0]),
  });
  expect(of(second)).toMatchObject({ before: 'correct', now: 'incorrect', your_letter: keys[1] });
  expect(of(third)).toMatchObject({ before: 'skipped', now: 'skipped', your_letter: null });
  for (const someone of [other, stranger]) expect(await told(someone)).toEqual([]);
});

it('what was read stays away, in this account alone, until the key is corrected again', async () => {
  const student = await app.student();
  const session = await start(app, student);
  const [question] = session.questions;
  if (!question) throw new Error('No question');
  await deal(app, student, session, question, 'wrong');
  const key = await keyOf(app, question);
  app.clock.advance(60);
  await correct(question, wrongLetter(key));
  expect(await told(student)).toHaveLength(1);
  await dismiss(await app.student(), question.id);
  expect(await told(student)).toHaveLength(1);
  expect((await dismiss(student, question.id)).status).toBe(200);
  expect(await told(student)).toEqual([]);
  const { body } = await app.post('/account/export', { password: student.password }, student);
  expect(body.dismissed_corrections).toMatchObject([{ question_id: question.id }]);
});

it('who answers after the correction is told nothing, and after ninety days nobody is', async () => {
  const student = await app.student();
  const session = await start(app, student);
  const [first, second] = session.questions;
  if (!first || !second) throw new Error('No questions');
  await deal(app, student, session, first, 'wrong');
  app.clock.advance(60);
  await correct(first, wrongLetter(await keyOf(app, first)));
  await correct(second, wrongLetter(await keyOf(app, second)));
  app.clock.advance(60);
  await deal(app, student, session, second, 'right');
  expect((await told(student)).map(({ question_id }: { question_id: string }) => question_id)).toEqual([
    first.id,
  ]);
  app.clock.advance(91 * 24 * 3600);
  const later = await app.login(student.email, student.password);
  expect(await told({ ...student, token: later })).toEqual([]);
});

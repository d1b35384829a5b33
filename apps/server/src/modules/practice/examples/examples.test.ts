import { beforeEach, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../../test/kit/app.ts';
import { start } from '../../../../test/kit/practice.ts';
import { rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';

const app = testApp();
let student: SignedUp;
beforeEach(async () => {
  student = await app.student();
});

/** A session whose first three questions are Easy ones of one type, with this chance of a right answer. */
async function sessionOf(chance: number) {
  const { session_id } = await start(app, student);
  const easy = await rowsOf<{ id: string }>(
    app.platform.db.execute(sql`
      select id::text from items where band = 'Easy' and figure is null and origin is not null and status = 'live'
      and jsonb_array_length(solution->'steps') > 2 and type = (select type from items where band = 'Easy' and figure is null and origin is not null
        and status = 'live' and jsonb_array_length(solution->'steps') > 2 group by type order by count(*) desc, type limit 1) order by id limit 3`),
  );
  const ids = `{${easy.map(({ id }) => id).join(',')}}`;
  await app.platform.db.execute(sql`
    update session_items set item_ids = ${ids}::uuid[] || item_ids[4:12],
      probabilities = array_fill(${chance}::real, array[3]) || probabilities[4:12]
    where session_id = ${session_id}::uuid`);
  return session_id as string;
}

const questionsOf = async (id: string) => (await app.get(`/session/questions/${id}`, student)).body.questions;
const exampleAt = async (id: string, position: number, who = student) =>
  app.get(`/practice/example/${id}/${position}`, who);
const line = (id: string, position: number, number: number, answer: string | null) =>
  app.post(`/practice/example/${id}/${position}/lines/${number}`, { answer }, student);
const skip = (id: string, position: number) =>
  app.post('/session/skip', { session_id: id, position }, student);

/** Has every line shown that the example leaves to the student. */
async function readToItsEnd(id: string, position: number) {
  const { example } = (await exampleAt(id, position)).body;
  const replies = [];
  for (const { line: number } of example.asked) replies.push((await line(id, position, number, null)).body);
  return { example, replies };
}

it('an example stands before an Easy question that would more often go wrong, and not before others', async () => {
  const hard = await sessionOf(0.45);
  const marked = (await questionsOf(hard)).map((q: { has_example?: true }) => q.has_example ?? false);
  expect(marked.slice(0, 3)).toEqual([true, true, true]);
  const { body } = await exampleAt(hard, 1);
  const [question] = await questionsOf(hard);
  expect(body.example.stem).not.toBe(question.stem);
  expect(body.example.asked).toHaveLength(1);
  expect(body.example.answer).toBeNull();
});

it('no example stands where the chance is fair', async () => {
  const fair = await sessionOf(0.55);
  const marked = (await questionsOf(fair)).slice(0, 3).map((q: object) => 'has_example' in q);
  expect(marked).toEqual([false, false, false]);
  expect((await exampleAt(fair, 1)).body).toEqual({ example: null });
});

it('the second example of a type leaves half of its lines, and then questions of the type stand alone', async () => {
  const id = await sessionOf(0.4);
  const first = await readToItsEnd(id, 1);
  expect(first.replies.at(-1)).toMatchObject({ verdict: 'shown', answer: expect.any(String) });
  expect((await exampleAt(id, 1)).body).toEqual({ example: null });
  await skip(id, 1);
  const second = await readToItsEnd(id, 2);
  const { lines, asked } = second.example;
  expect(asked.length).toBe(Math.ceil((lines.length + asked.length) / 2));
  await skip(id, 2);
  expect((await exampleAt(id, 3)).body).toEqual({ example: null });
  expect((await questionsOf(id))[2]).not.toHaveProperty('has_example');
});

it('a line is judged, kept when it is told, and goes on from there after a reload', async () => {
  const id = await sessionOf(0.4);
  await readToItsEnd(id, 1);
  await skip(id, 1);
  const { example } = (await exampleAt(id, 2)).body;
  const [{ line: number }] = example.asked;
  expect((await line(id, 2, number, 'some words')).body).toMatchObject({ verdict: 'unread', told: null });
  expect((await line(id, 2, number + 1, null)).status).toBe(404);
  await line(id, 2, number, null);
  const again = (await exampleAt(id, 2)).body.example;
  expect(again.stem).toBe(example.stem);
  expect(again.asked.length).toBe(example.asked.length - 1);
});

it('belongs to the student and to the open question, and goes with the account', async () => {
  const id = await sessionOf(0.4);
  expect((await exampleAt(id, 1, await app.student())).status).toBe(404);
  expect((await exampleAt(id, 2)).status).toBe(409);
  await readToItsEnd(id, 1);
  const { body } = await app.post('/account/export', { password: student.password }, student);
  expect(body.worked_examples).toMatchObject([
    { session_id: id, position: 1, lines_asked: 1, lines_right: 0 },
  ]);
  await app.post('/account/delete', { password: student.password }, student);
  const left = await rowsOf(
    app.platform.db.execute(sql`select 1 from worked_examples where user_id = ${student.user.id}::uuid`),
  );
  expect(left).toEqual([]);
});

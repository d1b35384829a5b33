import { categories } from '@twelvefold/content';
import { dataExportVersion } from '@twelvefold/contract';
import { encodeLearner, newLearner, observe } from '@twelvefold/engine';
import { beforeEach, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../../test/kit/app.ts';
import { start } from '../../../../test/kit/practice.ts';
import { rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';
import { engineItem } from '../../content/index.ts';
import { newLearnerRow, saveLearner } from '../../learning/index.ts';
import { rebuildLearner } from '../index.ts';

const app = testApp();
let student: SignedUp;
beforeEach(async () => {
  student = await app.student();
});

/** A session whose first three questions are Easy ones of one type, at these positions planned as pairs. */
async function sessionOf(pairs: readonly number[]) {
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
      pairs = ${`{${pairs.join(',')}}`}::smallint[]
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

it('an example stands before what was planned as a pair, and not before others', async () => {
  const id = await sessionOf([1, 3]);
  const marked = (await questionsOf(id)).map((q: { has_example?: true }) => q.has_example ?? false);
  expect(marked.slice(0, 3)).toEqual([true, false, true]);
  const { body } = await exampleAt(id, 1);
  const [question] = await questionsOf(id);
  expect(body.example.stem).not.toBe(question.stem);
  expect(body.example.asked).toHaveLength(1);
  expect(body.example.answer).toBeNull();
  await skip(id, 1);
  expect((await exampleAt(id, 2)).body).toEqual({ example: null });
});

/** A student who had an Easy question of every type wrong, after two sessions. */
async function weakStudent() {
  const { db, clock } = app.platform;
  const [now, who] = [clock.now(), await app.student()];
  const types = categories.flatMap(({ subcategories }) => subcategories.flatMap(s => s.types));
  const items = types.flatMap(({ code }) => {
    const item = { id: code, type: code, band: 'Easy' as const, difficulty: -1, target_seconds: 60 };
    return engineItem(item) ?? [];
  });
  const state = items.reduce(
    (known, item) => observe(known, { item, outcome: 'wrong' }, now.getTime()).state,
    newLearner(),
  );
  const row = { ...newLearnerRow(who.user.id, now), state: encodeLearner(state) };
  await db.transaction(tx => saveLearner(tx, row));
  await db.execute(sql`
    insert into practice_sessions (user_id, id, number, kind, status, allowance, total, created_at, completed_at)
    select ${who.user.id}::uuid, gen_random_uuid(), n, 'blueprint', 'completed', 'unlimited', 12, now(), now()
    from generate_series(1, 2) n`);
  return who;
}

it('the plan puts an example before what a weak student is asked, as far as examples go', async () => {
  const weak = await weakStudent();
  const session = await start(app, weak);
  const rows = await rowsOf<{ id: string; band: string; explained: boolean }>(
    app.platform.db.execute(sql`
      select id::text, band, origin is not null and figure is null as explained from items
      where id = any (select unnest(item_ids) from session_items where session_id = ${session.session_id}::uuid)`),
  );
  const easy = rows.filter(({ band, explained }) => band === 'Easy' && explained).map(({ id }) => id);
  const marked = session.questions.filter(question => 'has_example' in question);
  expect(easy.length).toBeGreaterThan(5);
  expect(marked.map(({ id }) => id)).toEqual(expect.arrayContaining(easy));
});

it('the second example of a type leaves half of its lines, and then questions of the type stand alone', async () => {
  const id = await sessionOf([1, 2, 3]);
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
  const id = await sessionOf([1, 2, 3]);
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

/** What is stored of the answers in a session, in order. */
const answersIn = (id: string) =>
  rowsOf<{ example: number | null; logit: number }>(
    app.platform.db.execute(
      sql`select example, logit::float8 from answers where session_id = ${id}::uuid order by sequence`,
    ),
  );

it('an example that was read is evidence of its own before the answer, and a replay finds the same', async () => {
  const id = await sessionOf([1, 2]);
  await readToItsEnd(id, 1);
  for (const position of [1, 2])
    await app.post('/session/submit', { session_id: id, position, answer: 'A' }, student);
  const [read, alone] = await answersIn(id);
  expect(read?.example).toBe(0);
  expect(alone?.example).toBeNull();
  const { db, clock } = app.platform;
  expect(await db.transaction(tx => rebuildLearner(tx, student.user.id, clock.now()))).toBe(true);
});

it('a line that was answered wrong first is no evidence that it was known', async () => {
  const id = await sessionOf([1, 2]);
  await readToItsEnd(id, 1);
  await skip(id, 1);
  const { example } = (await exampleAt(id, 2)).body;
  const rights = [];
  for (const { line: number, options } of example.asked) {
    const tries = options?.map(({ letter }: { letter: string }) => letter) ?? ['-987654'];
    const said = [];
    for (const one of tries)
      if (said.at(-1) !== 'right') said.push((await line(id, 2, number, one)).body.verdict);
    if (said.at(-1) !== 'right') await line(id, 2, number, null);
    rights.push(said[0] === 'right');
  }
  const { body } = await app.post('/account/export', { password: student.password }, student);
  expect(body.worked_examples.map((one: { lines_right: number }) => one.lines_right)).toEqual([
    0,
    rights.filter(Boolean).length,
  ]);
});

it('belongs to the student and to the open question, and goes with the account', async () => {
  const id = await sessionOf([1, 2, 3]);
  expect((await exampleAt(id, 1, await app.student())).status).toBe(404);
  expect((await exampleAt(id, 2)).status).toBe(409);
  await readToItsEnd(id, 1);
  const { body } = await app.post('/account/export', { password: student.password }, student);
  expect(body.version).toBe(dataExportVersion);
  expect(body.worked_examples).toMatchObject([
    { session_id: id, position: 1, lines_asked: 1, lines_right: 0 },
  ]);
  await app.post('/account/delete', { password: student.password }, student);
  const left = await rowsOf(
    app.platform.db.execute(sql`select 1 from worked_examples where user_id = ${student.user.id}::uuid`),
  );
  expect(left).toEqual([]);
});

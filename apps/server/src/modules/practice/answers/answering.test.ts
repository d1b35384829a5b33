import { expect, it, vi } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { optionOf, start } from '../../../../test/kit/practice.ts';
import { rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';

const app = testApp();

/** Statements sent to the database while `run` is under way, without the look for a newer bank that any call may take. */
async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  const { home } = app.platform;
  const sent = vi.spyOn(home.kind === 'postgres' ? home.pool : home.client, 'query');
  await run();
  const taken = sent.mock.calls.filter(([text]) => !/bank_version/.test(JSON.stringify(text))).length;
  sent.mockRestore();
  return taken;
}

it('an answered question takes five statements: three of the answer, two of what the page asks for behind it', async () => {
  const student = await app.student();
  const { session_id, questions } = await start(app, student);
  const answer = (position: number) => {
    const question = questions[position - 1] as (typeof questions)[number];
    const body = { session_id, position, answer: optionOf(question, 'A'), elapsed_ms: 60_000 };
    return app.post('/session/submit', body, student);
  };
  const mark = (position: number) => app.get(`/notebook/marks/${questions[position - 1]?.id}`, student);
  // The first ones may find the bank not yet in memory.
  await answer(1);
  await mark(1);
  expect(await statementsOf(() => answer(2))).toBe(3);
  expect(await statementsOf(() => mark(2))).toBe(2);
});

it('a picture that did not load is noted once, with the outcome that says so', async () => {
  const student = await app.student();
  const { session_id } = await start(app, student);
  const { db } = app.platform;
  await db.execute(sql`
    update session_items set item_ids[1] = (
      select id from items where status = 'live' and figure is not null and id <> all (item_ids) limit 1)
    where session_id = ${session_id}`);
  const skip = { session_id, position: 1, elapsed_ms: 5_000, reason: 'image_failed' };
  for (let times = 0; times < 2; times++)
    expect((await app.post('/session/skip', skip, student)).body).toMatchObject({ outcome: 'image_failed' });
  const noted = await rowsOf(
    db.execute(sql`
      select 1 from page_notes n join answers a on a.user_id = n.user_id and a.item_id::text = n.note ->> 'item_id'
      where n.user_id = ${student.user.id} and n.kind = 'image_failure' and a.outcome = 'image_failed'`),
  );
  expect(noted).toHaveLength(1);
});

it('an answer says whether it is the first of its student to the item, and nobody can change it', async () => {
  const student = await app.student();
  const { session_id } = await start(app, student);
  const { db } = app.platform;
  await db.execute(sql`
    update session_items set item_ids[2] = item_ids[1] where session_id = ${session_id}`);
  for (const position of [1, 2])
    await app.post('/session/submit', { session_id, position, answer: 'A', elapsed_ms: 5_000 }, student);
  const rows = await rowsOf<{ first: boolean }>(
    db.execute(
      sql`select is_first as first from answers where user_id = ${student.user.id} order by sequence`,
    ),
  );
  expect(rows).toEqual([{ first: true }, { first: false }]);
  const changed = (column: string) =>
    db.execute(sql`update answers set ${sql.raw(column)} where user_id = ${student.user.id}`);
  for (const column of ['is_first = null', 'is_first = not is_first', "outcome = 'correct'"])
    await expect(changed(column)).rejects.toMatchObject({ cause: { message: 'answers are never changed' } });
});

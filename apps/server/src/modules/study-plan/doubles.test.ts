import type { PlanUnit, PracticeSession } from '@twelvefold/contract';
import { expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { complete, type Plan, practise, start, wholeSession } from '../../../test/kit/practice.ts';
import { rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import { addPrivilege } from '../billing/index.ts';
import { itemsOf, twinOf } from '../content/index.ts';

const app = testApp();

const day = 24 * 3600;
const restingDays = 30;
/** Days with a practice session, a try, and a unit or open mistakes. */
const days = 4;

/** Every question of the bank gets a double: the next of its type and band. */
const pairUp = () =>
  app.platform.db.execute(sql`
    update items set double = paired.double from (
      select id, concat_ws(' ', type, band,
        (row_number() over (partition by type, band order by id) - 1) / 2) as double
      from items where status = 'live') as paired
    where items.id = paired.id`);

/** What two items have in common when they are one question. */
async function questionsAsked(ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; double: string }>(
    app.platform.db.execute(sql`
      select id::text, double from items where id = any (string_to_array(${ids.join(',')}, ',')::uuid[])`),
  );
  return new Map(rows.map(({ id, double }) => [id, double]));
}

interface Met {
  id: string;
  at: number;
}

/** Lives through days of practice, units, tries and open mistakes. Returns what was asked, session by session. */
async function lived(student: SignedUp): Promise<Met[][]> {
  const asked: Met[][] = [];
  const note = (ids: readonly string[]) => asked.push(ids.map(id => ({ id, at: app.clock.now().getTime() })));
  let n = 0;
  const some: Plan = () => (['right', 'wrong', 'right', 'skip'] as const)[n++ % 4] ?? 'right';
  const done = async (session: PracticeSession, who: SignedUp) => {
    note(session.questions.map(({ id }) => id));
    await practise(app, who, session, some);
    await complete(app, who, session);
  };
  let who = student;
  await app.post('/study-plan', { target_track: 'beginner', target_days: 90 }, who);
  for (let today = 0; today < days; today += 1) {
    const session = await start(app, who);
    await done(session, who);
    const { body: similar } = await app.post(`/practice/similar/${session.questions[1]?.id}`, {}, who);
    note([similar.question.id]);
    await app.post(`/practice/similar/${similar.question.id}/answer`, { answer: null }, who);
    const { body: plan } = await app.get('/study-plan/today', who);
    const [unit] = plan.plan_units as PlanUnit[];
    if (unit && today % 3 < 2) {
      const { body } = await app.post(
        '/session/start',
        { target_minutes: unit.target_minutes, unit_id: unit.id },
        who,
      );
      await done(body, who);
    } else {
      const { body } = await app.post('/notebook/practise', {}, who);
      await done(body, who);
    }
    app.clock.advance(day);
    who = { ...who, token: await app.login(who.email, who.password) };
  }
  return asked;
}

it('a question never stands in one session with its double, and rests as long after it as after itself', async () => {
  await pairUp();
  app.clock.advance(60);
  const student = await app.student();
  await addPrivilege(app.platform.db, student.email, '', 'test', app.clock.now());
  const asked = await lived(student);
  const questions = await questionsAsked(asked.flat().map(({ id }) => id));
  const twice: string[] = [];
  const lastMet = new Map<string, Met>();
  for (const { id, at } of asked.flat()) {
    const question = questions.get(id) ?? id;
    const before = lastMet.get(question);
    if (before && at - before.at <= restingDays * day * 1000) twice.push(`${before.id} and ${id}`);
    lastMet.set(question, { id, at });
  }
  expect(asked.flat().length).toBeGreaterThan(20 * days);
  expect(twice).toEqual([]);
}, 120_000);

it('a similar question is no double of one that waits in the prepared pack', async () => {
  const student = await app.student();
  const { questions } = await wholeSession(app, student, () => 'wrong');
  const { db } = app.platform;
  const [asked] = await itemsOf(
    db,
    questions.slice(0, 1).map(({ id }) => id),
  );
  if (!asked) throw new Error('No such item');
  const usual = await db.transaction(tx => twinOf(tx, asked, new Set([asked.id]), app.clock.now()));
  await db.execute(sql`
    with waiting as (
      update items set double = ${usual?.double} where id = (
        select id from items where status = 'live' and type = ${asked.type} and id <> ${asked.id} limit 1)
      returning id)
    update packs set items = jsonb_set(items, '{0,item_id}', to_jsonb(waiting.id)) from waiting
    where user_id = ${student.user.id}`);
  const { body } = await app.post(`/practice/similar/${asked.id}`, {}, student);
  expect(body.question.id).not.toBe(usual?.id);
});

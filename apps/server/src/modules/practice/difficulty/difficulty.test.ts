import { expect, test } from 'vitest';
import { signedInAdmin } from '../../../../test/kit/admin.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { subscriber } from '../../../../test/kit/buyer.ts';
import { start, wholeSession } from '../../../../test/kit/practice.ts';
import { rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';
import { itemsOf, maybeDifficultyVersion, maybeLearntDifficulty, twinOf } from '../../content/index.ts';
import { rebuildLearner } from '../index.ts';
import { evidence, learnDifficultiesJob } from './difficulty.ts';

const app = testApp();

async function learn() {
  // An answer is counted once it is ten minutes old.
  app.clock.advance(601);
  await app.platform.db.transaction(tx => app.platform.jobs.enqueue(tx, learnDifficultiesJob, {}));
  await app.settle();
}

interface Stored {
  item_id: string;
  outcome: string;
  difficulty: number;
}
const answersOf = (userId: string) =>
  rowsOf<Stored>(
    app.platform.db.execute(
      sql`select item_id::text as item_id, outcome, difficulty::float8 as difficulty from answers where user_id = ${userId} order by sequence`,
    ),
  );

test('what was missed against the forecast is harder from then on, and the past stays as it was judged', async () => {
  const { db } = app.platform;
  await learn();
  expect(await maybeDifficultyVersion(db)).toBeNull();

  const student = await app.student();
  await wholeSession(app, student, question => (question.position % 2 === 0 ? 'right' : 'wrong'));
  const given = await answersOf(student.user.id);
  await learn();
  expect(await maybeDifficultyVersion(db)).toMatchObject({ version: 1, answers: 12 });
  const moved = await rowsOf<{ id: string; prior: number; learnt: number }>(
    db.execute(sql`select id::text as id, difficulty::float8 as prior, learnt::float8 as learnt from items`),
  );
  const learntOf = new Map(moved.map(({ id, learnt }) => [id, learnt]));
  for (const { item_id, outcome } of given) {
    const learnt = learntOf.get(item_id) ?? 0;
    expect(outcome === 'incorrect' ? learnt > 0 : learnt < 0).toBe(true);
  }

  // One more of its kind begins where its form stands, and is asked as hard as that.
  const [missed] = given.filter(({ outcome }) => outcome === 'incorrect');
  const [item] = await itemsOf(db, [missed?.item_id ?? '']);
  if (!item) throw new Error('No item');
  expect(item.difficulty).toBeCloseTo((missed?.difficulty ?? 0) + (learntOf.get(item.id) ?? 0), 2);
  const twin = await db.transaction(tx => twinOf(tx, item, new Set([item.id]), app.clock.now()));
  expect(twin?.learnt).toBeGreaterThan(0);
  expect(twin?.learnt).toBeLessThan(item.learnt);

  // Later answers are judged by it; earlier ones keep what they were judged by.
  await learn();
  expect(await maybeDifficultyVersion(db)).toMatchObject({ version: 2, answers: 12 });
  expect(await answersOf(student.user.id)).toEqual(given);
  const same = await db.transaction(tx => rebuildLearner(tx, student.user.id, app.clock.now()));
  expect(same).toBe(true);
  const another = await app.student();
  const session = await start(app, another);
  await wholeSession(app, another);
  const asked = await itemsOf(
    db,
    session.questions.map(({ id }) => id),
  );
  expect(asked.some(({ learnt }) => learnt !== 0)).toBe(true);
  const difficulties = new Map(asked.map(({ id, difficulty }) => [id, difficulty]));
  for (const answer of await answersOf(another.user.id))
    expect(answer.difficulty).toBeCloseTo(difficulties.get(answer.item_id) ?? 9, 6);
});

test('evidence counted night by night is that of one count of all answers, and takes a corrected key at once', async () => {
  const { db } = app.platform;
  const told = async () =>
    new Map(
      (await evidence(db, new Date(0))).map(({ item, answers, information, pull }) => [
        item,
        [answers, information.toFixed(6), pull.toFixed(6)],
      ]),
    );
  let asked = '';
  for (const every of [2, 3, 4]) {
    const student = await app.student();
    const { questions } = await wholeSession(app, student, ({ position }) =>
      position % every ? 'right' : 'wrong',
    );
    asked = questions[0]?.id ?? '';
    app.clock.advance(3600);
    await learn();
  }
  const counted = await told();
  await db.execute(sql`delete from progress where name = 'difficulty'`);
  await learn();
  expect(await told()).toEqual(counted);
  await db.execute(sql`
    insert into key_corrections (item_id, key, why, corrected_at, number)
    select id, case key when 'A' then 'B' else 'A' end, 'It was wrong.', now(), 1 from items where id = ${asked}`);
  const [, , before] = counted.get(asked) ?? [];
  const [, , after] = (await told()).get(asked) ?? [];
  expect(Number(after)).toBeGreaterThan(Number(before));
});

test('the aim of all packs is learnt once somebody has answered enough', async () => {
  const { db } = app.platform;
  await learn();
  expect(await maybeDifficultyVersion(db)).toMatchObject({ aim: null });
  const student = await subscriber(app);
  for (let day = 1; day <= 10; day++) {
    await wholeSession(app, student, ({ position }) => (position > 12 - day ? 'right' : 'wrong'));
    app.clock.advance(24 * 3600);
  }
  await learn();
  const { aim, aim_evidence: evidence } = (await maybeDifficultyVersion(db)) ?? {};
  expect(aim).toBeGreaterThan(0.57);
  expect(aim).toBeLessThan(0.73);
  expect(aim).not.toBe(0.7);
  expect(evidence).toMatchObject({ students: 1, tells: false });
  expect(evidence?.likely.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 2);
});

test('packs follow the aim that an administrator adopts; what the answers cannot tell is not adopted', async () => {
  const { db } = app.platform;
  const admin = await signedInAdmin(app);
  const read = async () => (await app.get('/admin/calibration', admin)).body.aim;
  const adopt = (aim: number | null) => app.post('/admin/aim', { aim }, admin);
  const learnt = (version: number, tells: boolean) => {
    const evidence = JSON.stringify({ students: 250, tells, likely: [{ best: 0.6, chance: 1 }] });
    return db.execute(sql`
      insert into difficulty_versions (version, learnt_at, answers, drift, aim, aim_evidence)
      values (${version}, ${app.clock.now().toISOString()}::timestamptz, 30000, 0, 0.62, ${evidence}::jsonb)`);
  };
  await learnt(1001, false);
  expect(await read()).toMatchObject({ adopted: null, learnt: { students: 250, adoptable: null } });
  expect(JSON.stringify(await adopt(0.65))).toMatch(/cannot tell yet/);
  await learnt(1002, true);
  expect(await read()).toMatchObject({ learnt: { aim: 0.62, tells: true, adoptable: 0.65 } });
  expect((await adopt(0.62)).status).toBe(422);
  const settled = await subscriber(app);
  for (let day = 1; day <= 2; day++) {
    await wholeSession(app, settled, ({ position }) => (position % 3 > 0 ? 'right' : 'wrong'));
    app.clock.advance(24 * 3600);
  }
  /** The mean chance of the pack that waits, which a change of the goal plans again. */
  const planned = async () => {
    expect((await app.post('/goal', { target_percentile: null }, settled)).status).toBe(200);
    const [row] = await rowsOf<{ mean: number }>(
      db.execute(sql`
        select avg((item ->> 'probability')::float8)::float8 as mean from packs, jsonb_array_elements(items) as item
        where user_id = ${settled.user.id}::uuid`),
    );
    return row?.mean ?? 0;
  };
  const before = await planned();
  expect(await adopt(0.65)).toMatchObject({ status: 200 });
  expect(await planned()).toBeLessThan(before - 0.01);
  expect(await adopt(null)).toMatchObject({ status: 200 });
  expect(await planned()).toBeCloseTo(before, 6);
});

test('a question whose answers speak for another band is suggested for it once they are sure', async () => {
  const { db } = app.platform;
  const [easy] = await rowsOf<{ id: string; type: string }>(
    db.execute(
      sql`select id::text as id, type from items where status = 'live' and band = 'Easy' order by id limit 1`,
    ),
  );
  if (!easy) throw new Error('No item');
  await db.execute(sql`
    insert into difficulty_shifts (scope, code, shift, spread, answers) values
      ('item', ${easy.id}, 1.1, 0.1, 400), ('cell', ${`${easy.type} Easy`}, 0.1, 0.05, 900)
    on conflict (scope, code) do update set shift = excluded.shift, spread = excluded.spread, answers = excluded.answers`);
  await db.execute(sql`update items set learnt = 1.2 where id = ${easy.id}`);
  expect(await maybeLearntDifficulty(db, easy.id)).toMatchObject({ answers: 400, suggested_band: 'Medium' });
  await db.execute(sql`update difficulty_shifts set spread = 0.6 where code = ${easy.id}`);
  expect(await maybeLearntDifficulty(db, easy.id)).toMatchObject({ suggested_band: null });
});

import { expect, it } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { create, deskOf, paid, planOf, sellSeats, verify } from '../../../test/kit/buyer.ts';

const app = testApp();

it('S057 twenty buyers of the last seat: one has it, the others are told before they pay', async () => {
  app.clock.set(new Date('2025-12-01T06:30:00Z'));
  await sellSeats(app, 1);
  const students = [];
  for (let i = 0; i < 20; i += 1) students.push(await app.student());
  const opened = await Promise.all(
    students.map(async student => ({ student, made: await create(app, student, 'pro_exclusive') })),
  );
  const won = opened.filter(({ made }) => made.status === 200);
  expect(won).toHaveLength(1);
  expect(new Set(opened.filter(({ made }) => made.status !== 200).map(({ made }) => made.body.code))).toEqual(
    new Set(['plan_not_available']),
  );
  for (const { student, made } of won) await verify(app, student, await paid(app, made.body));
  const held = await Promise.all(
    students.map(async student => (await planOf(app, student)).has_subscription),
  );
  expect(held.filter(Boolean)).toHaveLength(1);
  expect(await deskOf(app).differences()).toEqual([]);
});

import { beforeAll, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import {
  create,
  deliver,
  deskOf,
  paid,
  passTime,
  payer,
  planOf,
  runJob,
  verify,
} from '../../../test/kit/buyer.ts';
import { type CrashPoints, crashPoints } from '../../../test/kit/crash.ts';

/**
 * The product dies at every point between pressing buy and the plan: in the call that opens the purchase, in verifying, in
 * taking the webhook and acting on it, in the poll. What runs by itself then brings the plan, once. Every sixteenth point in the gate;
 * all with `EVERY=1 npx vitest run --root apps/server --project postgres src/modules/billing/crash-points.test.ts`.
 */
const app = testApp();
const every = Number(process.env.EVERY ?? 16);
const timeout = every === 1 ? 3_600_000 : 60_000;
let crash: CrashPoints;
beforeAll(() => {
  crash = crashPoints(app.platform.db);
});

type Purchase = Awaited<ReturnType<typeof payer>>;

const steps: Record<string, (purchase: Purchase) => Promise<unknown>> = {
  'the verification': ({ student, response }) => verify(app, student, response),
  'the webhook': async () => {
    await deliver(app);
    await app.settle();
  },
  'the poll': () => {
    app.clock.advance(6 * 60);
    return runJob(app, 'billing.poll');
  },
};

/** The plan, its one payment and balanced books, found by what runs by itself within a quarter of an hour. */
async function expectThePlan(student: SignedUp): Promise<void> {
  app.clock.advance(14 * 60);
  await passTime(app);
  await runJob(app, 'billing.poll');
  const { subscription, open_purchase } = await planOf(app, student);
  expect([subscription?.is_active, open_purchase]).toEqual([true, null]);
  expect((await app.get('/payments/history', student)).body.payments).toHaveLength(1);
}

function expectDeaths(): void {
  for (const words of [
    'request failed',
    'job failed',
    'job failed for good',
    'a purchase could not be settled',
  ])
    app.expectedErrors.add(words);
}

it.each(Object.keys(steps))(
  'dying at any point of %s loses no payment and gives no plan twice',
  async name => {
    const step = steps[name] ?? (() => Promise.reject(new Error(name)));
    expectDeaths();
    const whole = await payer(app);
    const points = await crash.pointsIn(() => step(whole));
    expect(points).toBeGreaterThan(15);
    for (let point = 1; point <= points; point += every) {
      const purchase = await payer(app);
      await crash.dyingAt(point, () => step(purchase));
      await expectThePlan(purchase.student);
    }
    expect(await deskOf(app).differences()).toEqual([]);
  },
  timeout,
);

it(
  'dying at any point of pressing buy leaves one purchase that can be paid',
  async () => {
    expectDeaths();
    const points = await crash.pointsIn(() => payer(app));
    for (let point = 1; point <= points; point += every) {
      const student = await app.student();
      await crash.dyingAt(point, () => create(app, student, 'pro_regular'));
      const { body: order } = await create(app, student, 'pro_regular');
      await verify(app, student, await paid(app, order));
      await expectThePlan(student);
    }
    expect(await deskOf(app).differences()).toEqual([]);
  },
  timeout,
);

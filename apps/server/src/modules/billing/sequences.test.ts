import fc from 'fast-check';
import { DateTime } from 'luxon';
import { afterAll, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { attempt, create, deskOf, passTime, planOf, providerOf, runJob } from '../../../test/kit/buyer.ts';
import type { ProviderClient } from '../../platform/payments/client.ts';

/**
 * Random sequences of what a student, an admin, the provider and time do, with calls of the provider that fail before or
 * after they were carried out, against a plain model of what is left. A few in the gate; as many as you like with
 * `SEQUENCES=1000 SEED=7 npx vitest run --root apps/server --project postgres src/modules/billing/sequences.test.ts`.
 */
const app = testApp();
const sequences = Number(process.env.SEQUENCES ?? 4);
const seed = Number(process.env.SEED ?? 12);
const dayMs = 24 * 3600 * 1000;
const monthMs = 30 * dayMs;

const crash = fc.constantFrom(null, null, null, 'before', 'after') as fc.Arbitrary<Fault>;
type Fault = 'before' | 'after' | null;
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('buy' as const), fault: crash }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pause' as const), fault: crash }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('resume' as const), fault: crash }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), fault: crash }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refund' as const), fault: crash }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('month' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What a student should have, kept the plain way: the time left of each payment, oldest first. */
class Model {
  lots: { left: number; refunded: boolean }[] = [];
  state: 'none' | 'running' | 'paused' = 'none';
  renews = false;
  /** End of the provider's cycle. */
  cycleEnd = 0;
  /** Until when the time that passed is taken off; behind a grace it lies before the end. */
  since = 0;

  get left(): number {
    return this.lots.reduce((sum, { left }) => sum + left, 0);
  }
  /** Milliseconds since 1970. */
  get end(): number {
    return this.since + this.left;
  }

  give(ms: number): void {
    this.lots.push({ left: ms, refunded: false });
  }
  buy(now: number): void {
    if (this.state === 'none') this.since = now;
    this.cycleEnd = nextMonth(now);
    this.state = 'running';
    this.renews = true;
    this.give(Math.max(monthMs, this.cycleEnd - this.end));
  }
  resume(now: number): void {
    this.since = now;
    this.state = 'running';
    this.renews = false;
    this.give(monthMs);
  }
  pass(now: number): void {
    while (this.state === 'running' && this.renews && this.cycleEnd <= now) {
      this.cycleEnd = nextMonth(this.cycleEnd);
      this.give(Math.max(monthMs, this.cycleEnd - this.end));
    }
    if (this.state !== 'running') return;
    let gone = Math.min(now - this.since, this.left);
    for (const lot of this.lots) {
      const used = Math.min(lot.left, gone);
      lot.left -= used;
      gone -= used;
    }
    this.since = now;
    if (this.left > 0) return;
    this.state = 'none';
    this.renews = false;
  }
  refund(index: number): void {
    const lot = this.lots[index];
    if (lot) Object.assign(lot, { left: 0, refunded: true });
    this.renews = false;
    if (this.left === 0) this.state = 'none';
  }
}

const nextMonth = (at: number) =>
  DateTime.fromMillis(at, { zone: 'Asia/Kolkata' }).plus({ months: 1 }).toMillis();

/** Makes the next call that changes something at the provider fail: before it is carried out, or after. */
let armed: Fault = null;
const originals: Partial<ProviderClient> = {};
function injectFaults(): void {
  const client = app.platform.payments?.client;
  if (!client || originals.cancel) return;
  for (const name of [
    'createSubscription',
    'createOrder',
    'pause',
    'cancel',
    'changePlanAtCycleEnd',
    'refund',
    'subscription',
    'paymentsOfOrder',
  ] as const) {
    const original = client[name].bind(client) as (...given: unknown[]) => Promise<unknown>;
    Object.assign(originals, { [name]: original });
    Object.assign(client, {
      [name]: async (...given: unknown[]) => {
        const fault = armed;
        armed = null;
        if (fault === 'before') throw new Error('the process died before the call');
        const answer = await original(...given);
        if (fault === 'after') throw new Error('the process died before the answer was stored');
        return answer;
      },
    });
  }
}
afterAll(() => {
  armed = null;
});

const now = () => app.clock.now().getTime();

/** Everything that runs by itself runs until nothing is left to do, as it does within minutes. */
async function recover(): Promise<void> {
  armed = null;
  await passTime(app);
  await runJob(app, 'billing.poll');
  await runJob(app, 'billing.reconcile');
}

async function purchase(
  student: SignedUp,
  plan: 'pro_regular' | 'pro_regular_resume',
  fault: Fault,
): Promise<boolean> {
  const opened = await create(app, student, plan);
  if (opened.status !== 200) return false;
  const paid = await attempt(app, opened.body);
  if (paid.kind !== 'success') throw new Error('The stand-in refused a payment');
  armed = fault;
  // A process that dies here never answers; the webhook and the poll find the payment.
  await app.post('/payments/verify-payment', { ...paid.response, user_id: student.user.id }, student);
  armed = fault;
  await app.settle().catch(() => undefined);
  await recover();
  return true;
}

async function take(student: SignedUp, model: Model, one: Step): Promise<void> {
  switch (one.kind) {
    case 'buy': {
      const may = model.state === 'none' || (model.state === 'running' && !model.renews);
      expect(await purchase(student, 'pro_regular', one.fault)).toBe(may);
      if (may) model.buy(now());
      return;
    }
    case 'resume': {
      const may = model.state === 'paused';
      expect(await purchase(student, 'pro_regular_resume', one.fault)).toBe(may);
      if (may) model.resume(now());
      return;
    }
    case 'pause': {
      armed = one.fault;
      const { status } = await app.post('/user/pause-subscription', undefined, student);
      await recover();
      expect(status).toBe(model.state === 'none' ? 409 : 200);
      if (model.state === 'running') Object.assign(model, { state: 'paused', renews: false });
      return;
    }
    case 'cancel': {
      armed = one.fault;
      const { status } = await app.post('/user/cancel-subscription', undefined, student);
      await recover();
      expect(status).toBe(model.state === 'running' ? 200 : 409);
      model.renews = false;
      return;
    }
    case 'refund': {
      const { body } = await app.get('/payments/history', student);
      const index = model.lots.findIndex(({ refunded }) => !refunded);
      const oldest = body.payments.toReversed()[index];
      if (index < 0 || !oldest) return;
      armed = one.fault;
      const given = { paymentId: oldest.payment_id, reason: 'A random sequence.', adminId: 'nobody' };
      await deskOf(app).refund(given, app.clock.now());
      await recover();
      model.refund(index);
      return;
    }
    case 'pass':
    case 'month': {
      const days = one.kind === 'pass' ? [one.days] : Array.from({ length: 10 }, () => 3);
      for (const n of days) {
        app.clock.advance(n * 24 * 3600);
        model.pass(now());
        await recover();
      }
      student.token = await app.login(student.email, student.password);
    }
  }
}

async function compare(student: SignedUp, model: Model): Promise<void> {
  const { subscription } = await planOf(app, student);
  const seen = {
    state: subscription === null ? 'none' : subscription.is_paused ? 'paused' : 'running',
    renews: subscription?.auto_renew ?? false,
    end: subscription?.ends_at ? Date.parse(subscription.ends_at) : null,
    savedDays: subscription?.paused_days_remaining ?? 0,
  };
  expect(seen).toEqual({
    state: model.state,
    renews: model.renews,
    end: model.state === 'running' ? model.end : null,
    savedDays: model.state === 'paused' ? Math.ceil(model.left / dayMs) : 0,
  });
  const { body } = await app.get('/payments/history', student);
  expect(body.payments).toHaveLength(model.lots.length);
  expect(body.payments.filter(({ status }: { status: string }) => status !== 'paid')).toHaveLength(
    model.lots.filter(({ refunded }) => refunded).length,
  );
}

it('whatever is done in whatever order, no rupee and no day is lost or invented', {
  timeout: 3_600_000,
}, async () => {
  injectFaults();
  for (const words of ['request failed', 'job failed for good', 'a purchase could not be settled'])
    app.expectedErrors.add(words);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async steps => {
      providerOf(app).change({ mode: 'up' });
      const student = await app.student();
      const model = new Model();
      for (const one of steps) {
        // A renewal of the first moments of a second is not what this is about.
        app.clock.advance(60);
        model.pass(now());
        await take(student, model, one);
        await compare(student, model);
      }
      expect(await deskOf(app).differences()).toEqual([]);
    }),
    { numRuns: sequences, seed, endOnFailure: process.env.SEQUENCES === undefined },
  );
});

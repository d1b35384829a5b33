import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { attempt, create, deskOf, passTime, planOf, providerOf, runJob } from '../../../test/kit/buyer.ts';
import { dayMs, MoneyModel } from '../../../test/kit/money-model.ts';
import { rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import type { ProviderClient } from '../../platform/payments/client.ts';

/**
 * Random sequences of what a student, an admin, the provider and time do, with calls of the provider that fail before or
 * after they were carried out, against a plain model of what is left. Eight students live in one time, each with a
 * sequence of their own. A few sequences in the gate; as many as you like with
 * `SEQUENCES=1000 SEED=7 npx vitest run --root apps/server --project postgres src/modules/billing/sequences.test.ts`.
 */
const app = testApp();
const students = 8;
const sequences = Number(process.env.SEQUENCES ?? students);
const seed = Number(process.env.SEED ?? 12);
const told = process.env.SEQUENCES !== undefined;

type Fault = 'before' | 'after' | null;
const fault = fc.constantFrom<Fault>(null, null, null, 'before', 'after');
const deed = fc.record({
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constant('buy' as const) },
    { weight: 2, arbitrary: fc.constant('pause' as const) },
    { weight: 3, arbitrary: fc.constant('resume' as const) },
    { weight: 1, arbitrary: fc.constant('cancel' as const) },
    { weight: 2, arbitrary: fc.constant('undo' as const) },
    { weight: 1, arbitrary: fc.constant('refund' as const) },
    { weight: 1, arbitrary: fc.constant('part' as const) },
    { weight: 1, arbitrary: fc.constant('outside' as const) },
    { weight: 1, arbitrary: fc.constant('dispute' as const) },
    { weight: 2, arbitrary: fc.constant('nothing' as const) },
  ),
  fault,
});
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;
/** Days that pass then. */
const time = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 3 }) },
  { weight: 2, arbitrary: fc.constant(30) },
);
const round = fc.record({ deeds: fc.array(deed, { minLength: students, maxLength: students }), days: time });

/** Makes the next call that changes something at the provider fail: before it is carried out, or after. */
let armed: Fault = null;
const failing = [
  'createSubscription',
  'createOrder',
  'pause',
  'resume',
  'cancel',
  'changePlanAtCycleEnd',
  'refund',
  'subscription',
  'paymentsOfOrder',
] as const;
function injectFaults(client: ProviderClient): void {
  for (const name of failing) {
    const original = client[name].bind(client) as (...given: unknown[]) => Promise<unknown>;
    Object.assign(client, {
      [name]: async (...given: unknown[]) => {
        const now = armed;
        armed = null;
        if (now === 'before') throw new Error('the process died before the call');
        const answer = await original(...given);
        if (now === 'after') throw new Error('the process died before the answer was stored');
        return answer;
      },
    });
  }
}

const now = () => app.clock.now().getTime();

/** The jobs of a moment run, the first call of one of them failing. */
async function settleFailing(fault: Fault): Promise<void> {
  if (!fault) return;
  armed = fault;
  await app.settle();
  armed = null;
}

/** Everything that runs by itself runs until nothing is left to do, as it does within minutes. */
async function recover(): Promise<void> {
  armed = null;
  await app.platform.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  await passTime(app);
  await runJob(app, 'billing.poll');
  await runJob(app, 'billing.reconcile');
}

interface Life {
  student: SignedUp;
  model: MoneyModel;
}

async function purchase(
  { student }: Life,
  plan: 'pro_regular' | 'pro_regular_resume',
  fault: Fault,
): Promise<boolean> {
  const opened = await create(app, student, plan);
  if (opened.status !== 200) return false;
  // Another try of it waits at the bank, and says yes when it is paid: it stays authorised, and goes back by itself.
  if (fault) await attempt(app, opened.body, 'pending');
  const paid = await attempt(app, opened.body);
  if (fault) providerOf(app).change({ late_success: opened.body.id });
  if (paid.kind !== 'success') throw new Error('The stand-in refused a payment');
  armed = fault;
  // A process that dies here never answers; the webhook and the poll find the payment.
  await app.post('/payments/verify-payment', { ...paid.response, user_id: student.user.id }, student);
  await settleFailing(fault);
  return true;
}

async function take(life: Life, { kind, fault }: Deed): Promise<void> {
  const { student, model } = life;
  switch (kind) {
    case 'nothing':
      return;
    case 'buy': {
      const may = model.state === 'none' || (model.state === 'running' && !model.renews);
      expect(await purchase(life, 'pro_regular', fault)).toBe(may);
      if (may) model.buy(now());
      return;
    }
    case 'resume': {
      const may = model.state === 'paused';
      expect(await purchase(life, 'pro_regular_resume', fault)).toBe(may);
      if (may) model.resume(now());
      return;
    }
    case 'pause': {
      const { status } = await app.post('/user/pause-subscription', undefined, student);
      expect(status).toBe(model.state === 'running' ? 200 : 409);
      model.pause();
      return settleFailing(fault);
    }
    case 'cancel': {
      const { status } = await app.post('/user/cancel-subscription', undefined, student);
      expect(status).toBe(model.state === 'running' ? 200 : 409);
      model.cancel();
      return settleFailing(fault);
    }
    case 'undo': {
      const { status } = await app.post('/user/undo-cancellation', undefined, student);
      expect(status).toBe(model.canUndo ? 200 : 409);
      if (model.canUndo) model.undo(now());
      return settleFailing(fault);
    }
    case 'part':
    case 'outside': {
      const payment = await oldestPayment(life);
      const lot = model.lots[model.oldest];
      if (!payment || !lot) return;
      const amount = Math.min(50_000, lot.paise - lot.refunded);
      const given = { paymentId: payment, amount, reason: 'A random sequence.', adminId: 'nobody' };
      if (kind === 'part') await deskOf(app).refund(given, app.clock.now());
      else providerOf(app).change({ refund: { payment, amount } });
      model.losePart(model.oldest, amount);
      return kind === 'part' ? settleFailing(fault) : passTime(app);
    }
    case 'refund': {
      const paymentId = await oldestPayment(life);
      if (!paymentId) return;
      const given = { paymentId, reason: 'A random sequence.', adminId: 'nobody' };
      await deskOf(app).refund(given, app.clock.now());
      model.loseLot(model.oldest, 'refunded');
      return settleFailing(fault);
    }
    case 'dispute': {
      const payment = await oldestPayment(life);
      if (!payment) return;
      providerOf(app).change({ dispute: { payment, status: 'lost' } });
      model.loseLot(model.oldest, 'charged_back');
      await passTime(app);
      return;
    }
  }
}

async function oldestPayment({ student, model }: Life): Promise<string | null> {
  const { body } = await app.get('/payments/history', student);
  return body.payments.toReversed()[model.oldest]?.payment_id ?? null;
}

/** Days pass for all, at most three between two looks of what runs by itself: a grace is not longer. */
async function pass(lives: readonly Life[], days: number): Promise<void> {
  for (let left = days; left > 0; left -= 3) {
    const due = Math.min(...lives.map(({ model }) => model.nextEvent));
    app.clock.advance(Math.min(left, 3) * 24 * 3600);
    for (const { model } of lives) model.pass(now());
    if (due <= now() || left <= 3) await recover();
  }
  if (days > 0)
    for (const { student } of lives) student.token = await app.login(student.email, student.password);
}

async function compare({ student, model }: Life): Promise<void> {
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
  const fates = body.payments.toReversed().map(({ status }: { status: string }) => status);
  expect(fates).toEqual(model.lots.map(({ fate }) => fate));
}

/** Who renews here is charged at the provider, and nobody else. */
async function compareProvider(lives: readonly Life[]): Promise<void> {
  const rows = await rowsOf<{ id: string; renews: boolean }>(
    app.platform.db.execute(sql`
      select p.id, s.auto_renew and p.wanted = 'active' as renews
      from provider_subscriptions p join subscriptions s on s.id = p.subscription_id
      where s.user_id in ${lives.map(({ student }) => student.user.id)}`),
  );
  for (const { id, renews } of rows) {
    const state = await app.platform.payments?.client.subscription(id);
    expect([id, state?.status === 'active']).toEqual([id, renews]);
  }
}

let lived = 0;
const began = performance.now();
/** How far it is, where many were asked for. */
function tell(): void {
  lived += students;
  if (!told) return;
  const { captured, refunds } = providerOf(app).counts();
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(
    `${lived} of ${sequences} sequences, ${captured} payments, ${refunds} refunds, ${seconds} s\n`,
  );
}

async function live(rounds: readonly { deeds: readonly Deed[]; days: number }[]): Promise<void> {
  const lives: Life[] = [];
  for (let n = 0; n < students; n += 1) lives.push({ student: await app.student(), model: new MoneyModel() });
  for (const { deeds, days } of rounds) {
    // A renewal of the first moments of a second is not what this is about.
    app.clock.advance(60);
    for (const { model } of lives) model.pass(now());
    for (const [n, life] of lives.entries()) await take(life, deeds[n] ?? { kind: 'nothing', fault: null });
    await recover();
    for (const life of lives) await compare(life);
    await pass(lives, days);
    if (days > 0) for (const life of lives) await compare(life);
  }
  await compareProvider(lives);
  expect(await deskOf(app).differences()).toEqual([]);
  // Nobody is charged while the next ones live.
  for (const { student, model } of lives)
    if (model.renews) await app.post('/user/cancel-subscription', undefined, student);
  await recover();
}

it('whatever is done in whatever order, no rupee and no day is lost or invented', {
  timeout: 3_600_000,
}, async () => {
  if (app.platform.payments) injectFaults(app.platform.payments.client);
  for (const words of ['request failed', 'job failed for good', 'a purchase could not be settled'])
    app.expectedErrors.add(words);
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 4, maxLength: 12 }), async rounds => {
      await live(rounds);
      tell();
    }),
    { numRuns: Math.ceil(sequences / students), seed, endOnFailure: true },
  );
});

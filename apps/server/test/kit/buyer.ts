import type { PaymentOrder, PlanType, SubscriptionManagement } from '@twelvefold/contract';
import { type BillingDesk, billingModule, planOf as catalogued } from '../../src/modules/billing/index.ts';
import { referralsModule } from '../../src/modules/referrals/index.ts';
import type { AttemptResult, SandboxProvider } from '../../src/platform/payments/sandbox/sandbox-provider.ts';
import type { Answer, SignedUp, TestApp } from './app.ts';

type Outcome = 'success' | 'failure' | 'pending';

/** The billing desk of the app; its functions are stateless. */
export function deskOf({ platform }: TestApp): BillingDesk {
  return billingModule(platform, { referrals: referralsModule(platform, { planOf: catalogued }) }).desk;
}

export function providerOf(app: TestApp): SandboxProvider {
  const sandbox = app.platform.payments?.sandbox;
  if (!sandbox) throw new Error('This app has no stand-in provider');
  return sandbox;
}

/** Sets the seats of Pro Exclusive. */
export const sellSeats = (app: TestApp, seats: number): Promise<void> =>
  deskOf(app).addPlanVersion({
    plan_type: 'pro_exclusive',
    in_force_from: app.clock.now(),
    name: 'Pro Exclusive',
    price_paise: 119_500,
    days: null,
    unlimited_until: new Date('2025-12-31T18:30:00Z'),
    sold_from: null,
    sold_until: new Date('2025-12-31T18:30:00Z'),
    seats,
    cycles: 1,
    takes_referral: true,
  });

/** Creates an order or a subscription. */
export const create = (
  app: TestApp,
  student: SignedUp,
  plan_type: PlanType,
  more: Record<string, unknown> = {},
): Promise<Answer> =>
  app.post(
    plan_type === 'pro_regular' ? '/payments/create-subscription' : '/payments/create-order',
    { plan_type, user_email: student.email, user_name: student.user.name, user_phone: null, ...more },
    student,
  );

/** A payment attempt in the stand-in's checkout window. */
export async function attempt(
  app: TestApp,
  order: Pick<PaymentOrder, 'id'>,
  outcome: Outcome = 'success',
): Promise<AttemptResult & { status: number }> {
  const { body, status } = await app.post('//__sandbox/checkout', { id: order.id, method: 'upi', outcome });
  return { ...body, status };
}

/** The window's response to the page after a successful payment. */
export async function paid(app: TestApp, order: Pick<PaymentOrder, 'id'>): Promise<Record<string, string>> {
  const result = await attempt(app, order);
  if (result.kind !== 'success') throw new Error(`The payment was not made: ${JSON.stringify(result)}`);
  return result.response;
}

/** A student who has paid in the window; the product does not know it yet. */
export async function payer(app: TestApp, plan: PlanType = 'pro_regular') {
  const student = await app.student();
  const { body: order }: { body: PaymentOrder } = await create(app, student, plan);
  return { student, order, response: await paid(app, order) };
}

export const verify = (app: TestApp, student: SignedUp, response: Record<string, string>): Promise<Answer> =>
  app.post('/payments/verify-payment', { ...response, user_id: student.user.id }, student);

/** Buys a plan: creates the order, pays, verifies and runs the jobs. */
export async function buy(
  app: TestApp,
  student: SignedUp,
  plan: PlanType,
  more: Record<string, unknown> = {},
): Promise<{ order: PaymentOrder; paymentId: string }> {
  const { status, body: order, text } = await create(app, student, plan, more);
  if (status !== 200) throw new Error(`${status} ${text}`);
  const response = await paid(app, order);
  const verified = await verify(app, student, response);
  if (verified.status !== 200) throw new Error(`${verified.status} ${verified.text}`);
  await app.settle();
  return { order, paymentId: response.razorpay_payment_id ?? '' };
}

/** A student who has bought a plan. */
export async function subscriber(app: TestApp, plan: PlanType = 'pro_regular'): Promise<SignedUp> {
  const student = await app.student();
  await buy(app, student, plan);
  return student;
}

/** Runs the stand-in's scheduled actions until now, delivers their webhooks and runs the jobs. */
export async function passTime(app: TestApp): Promise<void> {
  await deliver(app);
  await app.settle();
}

/** Delivers the waiting webhooks; returns the status codes of the replies. */
export async function deliver(app: TestApp): Promise<number[]> {
  const statuses: number[] = [];
  await providerOf(app).tick(async (body, headers) => {
    const { status } = await app.call('POST', '/payments/webhook', { body, headers });
    statuses.push(status);
    return status;
  });
  return statuses;
}

/** Runs a scheduled job now. */
export async function runJob(app: TestApp, name: string): Promise<void> {
  await app.platform.jobs.enqueue(app.platform.db, name, {});
  await app.settle();
}

export async function planOf(
  app: TestApp,
  student: Pick<SignedUp, 'token'>,
): Promise<SubscriptionManagement> {
  return (await app.get('/user/subscription-management', student)).body;
}

import type { PaymentRow, User } from '@twelvefold/contract';
import type { AuthModule } from '../src/modules/auth/index.ts';
import type { BillingModule } from '../src/modules/billing/index.ts';
import type { ReferralsModule } from '../src/modules/referrals/index.ts';
import { daysAfter, secondsAfter } from '../src/platform/clock.ts';
import type { Platform } from '../src/platform/platform.ts';
import { AppError } from '../src/platform/problems.ts';

interface Entered {
  auth: AuthModule;
  billing: BillingModule;
  referrals: ReferralsModule;
}

/** Students whose money the demo shows beside the demo student's, each in another state. The password is hers. */
const buyers = {
  friend: { email: 'demo.friend@twelvefold.example', full_name: 'Kabir Menon' },
  cancelled: { email: 'demo.cancelled@twelvefold.example', full_name: 'Meera Iyer' },
  disputed: { email: 'demo.disputed@twelvefold.example', full_name: 'Arjun Nair' },
  grace: { email: 'demo.grace@twelvefold.example', full_name: 'Rohan Das' },
  pending: { email: 'demo.pending@twelvefold.example', full_name: 'Sara Thomas' },
  chargedBack: { email: 'demo.charged-back@twelvefold.example', full_name: 'Farah Khan' },
};
export const demoBuyers = Object.values(buyers).map(({ email }) => email);

/** Shown where the seller has a GSTIN. */
const demoBuyerDetails = {
  state: '29',
  gstin: '29ABCDE1234F1ZW',
  business_name: 'Rao Traders',
  business_address: '12 Example Street, Mysuru 570001',
} as const;

/** Days ago. */
const refundedBought = 24;
const refunded = 20;
const bought = 12;
const friendBought = 9;
const othersBought = 6;
const changed = 4;
/** Its days ended since, whatever month it was, and the charge of the next was declined. */
const graceBought = 31.5;
const pendingBegunSeconds = 600;

/**
 * A plan that runs behind a payment that was refunded with its credit note, a paused and a cancelled one, a renewal that
 * failed, a payment on its way, a disputed payment and one that a bank took back, and a referral that was paid, through
 * the real services and the stand-in provider at past times. Beside real keys nothing is bought. Running it again changes
 * nothing.
 */
export async function seedDemoMoney(
  platform: Platform,
  { auth, billing, referrals }: Entered,
  { student, password }: { student: User; password: string },
): Promise<void> {
  const now = platform.clock.now();
  const ago = (days: number) => daysAfter(now, -days);
  const { buying } = billing;
  const buy = (user: User, days: number, code: string | null = null) =>
    buyOnce(platform, billing, user, code, ago(days));
  const buyer = (of: keyof typeof buyers) =>
    auth.ensureVerified({ ...buyers[of], password, is_admin: false });

  if ((await buying.historyOf(platform.db, student.id)).length === 0)
    await buying.setBuyerDetails(student, demoBuyerDetails, ago(refundedBought));
  const first = await buy(student, refundedBought);
  if (first) {
    const reason = 'The sessions did not load on two days.';
    await buying.refund({ paymentId: first.payment_id, reason, adminId: 'demo' }, ago(refunded));
    await buyNow(platform, billing, student, null, ago(bought));
  }
  const friend = await buyer('friend');
  if (await buy(friend, friendBought, await referrals.codeOf(platform.db, student.id, now)))
    await buying.pause(friend, ago(changed));
  const cancelled = await buyer('cancelled');
  if (await buy(cancelled, othersBought)) await buying.cancel(cancelled, ago(changed));
  await buyOnce(platform, billing, await buyer('grace'), null, secondsAfter(now, -graceBought * 24 * 3600), {
    outcome: 'success',
    declinesRenewals: true,
  });
  const pending = await buyer('pending');
  // Paid since then, by the stand-in's late success, it is a plan.
  if (!(await buying.hasOpen(pending)))
    await buyOnce(platform, billing, pending, null, secondsAfter(now, -pendingBegunSeconds), {
      outcome: 'pending',
    });
  for (const [of, status] of [
    ['disputed', 'created'],
    ['chargedBack', 'lost'],
  ] as const) {
    const paid = await buy(await buyer(of), othersBought);
    if (paid) platform.payments?.sandbox?.change({ dispute: { payment: paid.payment_id, status } });
  }
}

interface Instrument {
  outcome: 'success' | 'pending';
  declinesRenewals?: boolean;
}
const good: Instrument = { outcome: 'success' };

/** Null where something was bought before. */
async function buyOnce(
  platform: Platform,
  billing: BillingModule,
  user: User,
  referral_code: string | null,
  at: Date,
  instrument = good,
): Promise<PaymentRow | null> {
  const bought = await billing.buying.historyOf(platform.db, user.id);
  return bought.length > 0 ? null : buyNow(platform, billing, user, referral_code, at, instrument);
}

/** The payment; null beside real keys, while it is on its way, or where Pro Regular was not sold yet. */
async function buyNow(
  { db, payments }: Platform,
  { buying }: BillingModule,
  user: User,
  referral_code: string | null,
  at: Date,
  instrument = good,
): Promise<PaymentRow | null> {
  if (!payments?.sandbox) return null;
  try {
    const order = await buying.begin(user, { plan_type: 'pro_regular', referral_code }, 'subscription', at);
    payments.sandbox.attempt({ id: order.id, method: 'upi', ...instrument }, at);
    await buying.settle(user, order.id, at);
    return (await buying.historyOf(db, user.id))[0] ?? null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'plan_not_available') return null;
    throw error;
  }
}

import type { User } from '@twelvefold/contract';
import type { AuthModule } from '../src/modules/auth/index.ts';
import type { BillingModule } from '../src/modules/billing/index.ts';
import type { ReferralsModule } from '../src/modules/referrals/index.ts';
import { daysAfter } from '../src/platform/clock.ts';
import type { Platform } from '../src/platform/platform.ts';
import { AppError } from '../src/platform/problems.ts';

interface Entered {
  auth: AuthModule;
  billing: BillingModule;
  referrals: ReferralsModule;
}

/** A friend of the demo student who used her code and paused since; the password is the demo student's. */
const friendEmail = 'demo.friend@twelvefold.example';

const boughtDaysAgo = 12;
const friendBoughtDaysAgo = 9;
const friendPausedDaysAgo = 4;

/**
 * A plan that runs, one that is paused, and a referral that was paid, through the real services and the stand-in provider
 * at past times. Beside real keys nothing is bought. Running it again changes nothing.
 */
export async function seedDemoMoney(
  platform: Platform,
  { auth, billing, referrals }: Entered,
  { student, password }: { student: User; password: string },
): Promise<void> {
  const now = platform.clock.now();
  const friend = await auth.ensureVerified({
    email: friendEmail,
    password,
    full_name: 'Kabir Menon',
    is_admin: false,
  });
  await buyOnce(platform, billing, student, null, daysAfter(now, -boughtDaysAgo));
  const code = await referrals.codeOf(platform.db, student.id, now);
  if (await buyOnce(platform, billing, friend, code, daysAfter(now, -friendBoughtDaysAgo)))
    await billing.buying.pause(friend, daysAfter(now, -friendPausedDaysAgo));
}

/** False where something was bought before, or Pro Regular was not sold yet. */
async function buyOnce(
  { db, payments }: Platform,
  { buying }: BillingModule,
  user: User,
  referral_code: string | null,
  at: Date,
): Promise<boolean> {
  if (!payments?.sandbox || (await buying.hasBought(db, user.id))) return false;
  try {
    const order = await buying.begin(user, { plan_type: 'pro_regular', referral_code }, 'subscription', at);
    payments.sandbox.attempt({ id: order.id, method: 'upi', outcome: 'success' }, at);
    return (await buying.settle(user, order.id, at)) === 'active';
  } catch (error) {
    if (error instanceof AppError && error.code === 'plan_not_available') return false;
    throw error;
  }
}

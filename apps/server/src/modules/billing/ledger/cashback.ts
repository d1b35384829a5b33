import { AppError } from '../../../platform/problems.ts';
import type { Needs } from '../needs.ts';
import { cashbackPaidLines, post } from './ledger.ts';

/** Records that a referrer was paid; the transfer is made by hand. Throws when nothing is due. */
export async function payCashback(
  { platform, referrals }: Needs,
  { useId, adminId }: { useId: string; adminId: string },
  now: Date,
): Promise<void> {
  await platform.db.transaction(async tx => {
    const paid = await referrals.payUse(tx, useId, adminId, now);
    if (!paid) throw new AppError('validation_failed', 'This cashback is not due.');
    const entry = { key: `cashback paid ${useId}`, kind: 'cashback_paid' as const, at: now };
    await post(tx, { ...entry, payment_id: paid.paymentId }, cashbackPaidLines(paid.paise));
  });
}

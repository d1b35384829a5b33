import type { BuyerDetails, GivenBuyerDetails } from '@twelvefold/contract';
import { stateOfGstin } from '@twelvefold/contract/gst';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { and, eq, isNotNull, sql } from '../../../platform/db/query.ts';
import type { Needs } from '../needs.ts';
import { buyerDetails, payments } from '../schema.ts';

const none: BuyerDetails = { state: null, gstin: null, business_name: null, business_address: null };

export async function maybeBuyerDetails(db: Db, userId: string): Promise<BuyerDetails | null> {
  const [row] = await db
    .select({
      state: buyerDetails.state,
      gstin: buyerDetails.gstin,
      business_name: buyerDetails.business_name,
      business_address: buyerDetails.business_address,
    })
    .from(buyerDetails)
    .where(eq(buyerDetails.user_id, userId))
    .limit(1);
  return row ?? null;
}

/** Buyer details to freeze into a payment; null when receipts are not tax invoices. */
export async function buyerOnReceipt(
  tx: Tx,
  { platform: { config } }: Needs,
  userId: string | null,
): Promise<BuyerDetails | null> {
  if (!config.seller.gst) return null;
  return (userId && (await maybeBuyerDetails(tx, userId))) || none;
}

export async function buyerDetailsOf({ platform: { db, config } }: Needs, userId: string) {
  const details = (await maybeBuyerDetails(db, userId)) ?? none;
  return { ...details, asked: config.seller.gst !== null };
}

/** Takes the state from the GSTIN; without a GSTIN the invoice names no business. */
function tidied({ state, gstin, business_name, business_address }: GivenBuyerDetails): BuyerDetails {
  if (!gstin) return { ...none, state: state ?? null };
  return { state: stateOfGstin(gstin), gstin, business_name, business_address };
}

export async function setBuyerDetails(needs: Needs, userId: string, given: GivenBuyerDetails, now: Date) {
  const row = { ...tidied(given), updated_at: now };
  await needs.platform.db
    .insert(buyerDetails)
    .values({ user_id: userId, ...row })
    .onConflictDoUpdate({ target: buyerDetails.user_id, set: row });
  return buyerDetailsOf(needs, userId);
}

/** Deletes buyer details; on invoices the state stays, which tax records need and which names nobody. */
export async function eraseBuyerDetails(tx: Tx, userId: string): Promise<void> {
  await tx.delete(buyerDetails).where(eq(buyerDetails.user_id, userId));
  const namesNobody = { gstin: null, business_name: null, business_address: null };
  await tx
    .update(payments)
    .set({ buyer: sql`${payments.buyer} || ${JSON.stringify(namesNobody)}::jsonb` })
    .where(and(eq(payments.user_id, userId), isNotNull(payments.buyer)));
}

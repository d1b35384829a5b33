import type { Tx } from '../../../platform/db/db.ts';
import { ProviderRefusal } from '../../../platform/payments/client.ts';
import type { ProviderRefund } from '../../../platform/payments/shapes.ts';
import { AppError, notFound } from '../../../platform/problems.ts';
import { buyerOf, lockBuyer, maybeOrder, type PaymentDbRow } from '../buying/order-store.ts';
import { post, refundLines } from '../ledger/ledger.ts';
import { creditNoteNumber } from '../ledger/receipts.ts';
import { refundedMail, refundTroubleMail } from '../mails.ts';
import type { Needs } from '../needs.ts';
import { audit } from '../subscription/line-store.ts';
import {
  addRefund,
  changeRefund,
  maybePayment,
  maybeRefund,
  type RefundRow,
  refundsOfPayment,
} from './refund-store.ts';
import { reverseUse, takeBack } from './taking-back.ts';

/** The job that gives a payment back at the provider; it is given `{ id }`. */
export const refundJob = 'billing.refund';

interface Request {
  payment: Pick<PaymentDbRow, 'id' | 'amount_paise' | 'order_id' | 'user_id' | 'subscription_id'>;
  /** In a sentence the buyer reads. */
  reason: string;
  /** An admin's id, or `product`. */
  by: string;
}

/**
 * Gives a whole payment back: what is left of its time ends now, the money follows by a job that repeats until the
 * provider has taken it. A payment that is being given back already is left alone. Returns the refund's id where it is new.
 */
export async function requestRefund(
  tx: Tx,
  needs: Needs,
  request: Request,
  now: Date,
): Promise<string | null> {
  const { payment, reason, by } = request;
  const tried = (await refundsOfPayment(tx, payment.id)).length > 0;
  const id = await addRefund(tx, {
    payment_id: payment.id,
    amount_paise: payment.amount_paise,
    status: 'requested',
    reason,
    requested_by: by,
    requested_at: now,
  });
  if (!id) return null;
  // The first try took its time back; a plan that was bought since then is none of its business.
  if (!tried) await takeBack(tx, needs, payment, now);
  await audit(tx, {
    user_id: payment.user_id,
    payment_id: payment.id,
    action: 'refund_requested',
    actor: by,
    detail: reason,
    at: now,
  });
  await needs.platform.jobs.enqueue(tx, refundJob, { id }, { key: id });
  return id;
}

/** A refund by an admin, with the reason the buyer is told. Returns its id. Throws `not_found`. */
export async function refundPayment(
  needs: Needs,
  given: { paymentId: string; reason: string; adminId: string },
  now: Date,
): Promise<string | null> {
  return needs.platform.db.transaction(async tx => {
    const payment = await maybePayment(tx, given.paymentId);
    const order = payment && (await maybeOrder(tx, payment.order_id));
    if (!payment || !order) throw notFound();
    await lockBuyer(tx, buyerOf(order));
    const standing = (await refundsOfPayment(tx, payment.id)).some(({ status }) => status !== 'failed');
    if (standing) throw new AppError('validation_failed', 'This payment is refunded already.');
    if (payment.charged_back_paise > 0)
      throw new AppError(
        'validation_failed',
        payment.charged_back_paise < payment.amount_paise
          ? 'The bank took back a part of this payment, and only whole payments are refunded here. Give back the rest at the payment provider.'
          : 'The bank took this payment back already.',
      );
    return requestRefund(tx, needs, { payment, reason: given.reason, by: given.adminId }, now);
  });
}

/** Asks the provider for the money; the row's id makes a repeat harmless. Throws while the provider cannot be asked. */
export async function giveBack(needs: Needs, id: string, now: Date): Promise<void> {
  const { db, payments } = needs.platform;
  const row = await maybeRefund(db, id);
  if (row?.status !== 'requested' || !payments) return;
  const { payment_id, amount_paise: amount, reason } = row;
  const notes = { reason: reason.slice(0, 250) };
  const refund = await payments.client.refund(payment_id, { key: id, amount, notes }).catch(async error => {
    if (!(error instanceof ProviderRefusal)) throw error;
    // Somebody may have refunded it at the provider's own desk.
    const made = await payments.client.refundsOf(payment_id);
    return made.find(one => one.amount === amount && one.status !== 'failed') ?? null;
  });
  await db.transaction(async tx => {
    const payment = await maybePayment(tx, payment_id);
    const order = payment && (await maybeOrder(tx, payment.order_id));
    if (order) await lockBuyer(tx, buyerOf(order));
    const fresh = await maybeRefund(tx, id);
    if (fresh?.status !== 'requested') return;
    if (refund && refund.status !== 'failed') await accept(tx, needs, fresh, refund.id, now);
    else await refuse(tx, needs, fresh, now);
  });
}

async function accept(tx: Tx, needs: Needs, row: RefundRow, providerId: string, now: Date): Promise<void> {
  const number = await creditNoteNumber(tx, now);
  await changeRefund(tx, row.id, {
    status: 'accepted',
    provider_id: providerId,
    settled_at: now,
    credit_note_number: number,
  });
  const entry = { at: now, payment_id: row.payment_id };
  await post(tx, { ...entry, key: `refund ${row.id}`, kind: 'refund' }, refundLines(row.amount_paise));
  await reverseUse(tx, needs, row.payment_id, now);
  const payment = await maybePayment(tx, row.payment_id);
  const mail = payment && (await refundedMail(needs, tx, payment, { number, reason: row.reason, now }));
  if (mail) await needs.platform.mailer.send(tx, mail);
}

/** The provider could not give it back: admins have to. */
async function refuse(tx: Tx, needs: Needs, row: RefundRow, now: Date): Promise<void> {
  await changeRefund(tx, row.id, { status: 'failed', settled_at: now });
  const payment = await maybePayment(tx, row.payment_id);
  await audit(tx, {
    user_id: payment?.user_id ?? null,
    payment_id: row.payment_id,
    action: 'refund_failed',
    actor: 'provider',
    detail: row.reason,
    at: now,
  });
  await needs.platform.mailer.send(tx, refundTroubleMail(needs, row.payment_id));
}

/** A payment that is found to be refunded already, at the provider's own desk. */
export async function settleOutsideRefund(
  tx: Tx,
  needs: Needs,
  paymentId: string,
  now: Date,
  providerId: string = `unknown ${paymentId}`,
): Promise<void> {
  const payment = await maybePayment(tx, paymentId);
  if (!payment) return;
  const reason = 'The payment provider returned it.';
  const id = await addRefund(tx, {
    payment_id: paymentId,
    amount_paise: payment.amount_paise,
    status: 'requested',
    reason,
    requested_by: 'provider',
    requested_at: now,
  });
  const row = id && (await maybeRefund(tx, id));
  if (!row) return;
  await takeBack(tx, needs, payment, now);
  await accept(tx, needs, row, providerId, now);
}

/** What became of a payment's refunds at the provider: one that failed after all, or one we did not ask for. */
export async function refreshRefunds(needs: Needs, paymentId: string, now: Date): Promise<void> {
  const { db, payments } = needs.platform;
  const payment = await maybePayment(db, paymentId);
  if (!payment || !payments) return;
  const made = await payments.client.refundsOf(paymentId);
  await db.transaction(async tx => {
    const order = await maybeOrder(tx, payment.order_id);
    if (!order) return;
    await lockBuyer(tx, buyerOf(order));
    for (const refund of made) await refreshOne(tx, needs, payment, refund, now);
  });
}

async function refreshOne(
  tx: Tx,
  needs: Needs,
  payment: PaymentDbRow,
  refund: ProviderRefund,
  now: Date,
): Promise<void> {
  const rows = await refundsOfPayment(tx, payment.id);
  const own = rows.find(({ provider_id }) => provider_id === refund.id);
  if (own?.status === 'accepted' && refund.status === 'failed') {
    const entry = {
      key: `refund failed ${own.id}`,
      kind: 'refund' as const,
      at: now,
      payment_id: payment.id,
    };
    await post(tx, entry, refundLines(-own.amount_paise));
    await refuse(tx, needs, own, now);
  }
  const standing = rows.some(({ status }) => status !== 'failed');
  if (!standing && !own && refund.status !== 'failed' && refund.amount === payment.amount_paise)
    await settleOutsideRefund(tx, needs, payment.id, now, refund.id);
}

import type { Tx } from '../../../platform/db/db.ts';
import { ProviderRefusal } from '../../../platform/payments/client.ts';
import type { ProviderRefund } from '../../../platform/payments/shapes.ts';
import { AppError, notFound } from '../../../platform/problems.ts';
import { rupees } from '../../../platform/sentences.ts';
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
  refundedPaise,
  refundsOfPayment,
} from './refund-store.ts';
import { reverseUse, takeBack } from './taking-back.ts';

/** Job that makes a refund at the provider; data `{ id }`. */
export const refundJob = 'billing.refund';

interface Request {
  paymentId: string;
  paise: number;
  /** A sentence for the buyer. */
  reason: string;
  /** An admin's id, or `product`. */
  by: string;
}

/**
 * Refunds a payment or a part of it: takes its time back now; a job repeats until the provider has accepted the refund.
 * Returns the refund's id.
 */
export async function requestRefund(tx: Tx, needs: Needs, request: Request, now: Date): Promise<string> {
  const { paymentId, paise, reason, by } = request;
  const id = await addRefund(tx, {
    payment_id: paymentId,
    amount_paise: paise,
    status: 'requested',
    reason,
    requested_by: by,
    requested_at: now,
  });
  await changeRefund(tx, id, { revoked_ms: await takeBack(tx, needs, paymentId, now) });
  await audit(tx, {
    user_id: (await maybePayment(tx, paymentId))?.user_id ?? null,
    payment_id: paymentId,
    action: 'refund_requested',
    actor: by,
    detail: reason,
    at: now,
  });
  await needs.platform.jobs.enqueue(tx, refundJob, { id }, { key: id });
  return id;
}

export interface DeskRefund {
  paymentId: string;
  /** Paise; the rest of the payment by default. */
  amount?: number | undefined;
  reason: string;
  adminId: string;
}

/** A refund by an admin, with a reason for the buyer. Returns its id. Throws `not_found`, `validation_failed`. */
export async function refundPayment(needs: Needs, given: DeskRefund, now: Date): Promise<string> {
  return needs.platform.db.transaction(async tx => {
    const payment = await maybePayment(tx, given.paymentId);
    const order = payment && (await maybeOrder(tx, payment.order_id));
    if (!payment || !order) throw notFound();
    await lockBuyer(tx, buyerOf(order));
    const left = await paiseLeft(tx, payment.id);
    const paise = given.amount ?? left;
    if (left === 0)
      throw new AppError(
        'validation_failed',
        payment.charged_back_paise > 0
          ? 'The bank took this payment back already.'
          : 'This payment is refunded already.',
      );
    if (paise > left)
      throw new AppError('validation_failed', `Only ${rupees(left)} of this payment are left to refund.`);
    return requestRefund(
      tx,
      needs,
      { paymentId: payment.id, paise, reason: given.reason, by: given.adminId },
      now,
    );
  });
}

/** Paise of a payment not taken back by refunds or the bank. */
async function paiseLeft(tx: Tx, paymentId: string): Promise<number> {
  const payment = await maybePayment(tx, paymentId);
  if (!payment) return 0;
  const gone = (await refundedPaise(tx, paymentId)) + payment.charged_back_paise;
  return Math.max(0, payment.amount_paise - gone);
}

/**
 * Makes the refund at the provider, with the row's id as idempotency key. Throws while the provider cannot be asked.
 */
export async function giveBack(needs: Needs, id: string, now: Date): Promise<void> {
  const { db, payments } = needs.platform;
  const row = await maybeRefund(db, id);
  if (row?.status !== 'requested' || !payments) return;
  const { payment_id, amount_paise: amount, reason } = row;
  const notes = { reason: reason.slice(0, 250) };
  const refund = await payments.client.refund(payment_id, { key: id, amount, notes }).catch(async error => {
    if (!(error instanceof ProviderRefusal)) throw error;
    // It may have been made at the provider's desk.
    const made = await payments.client.refundsOf(payment_id);
    const known = (await refundsOfPayment(db, payment_id)).map(({ provider_id }) => provider_id);
    return made.find(one => one.amount === amount && !known.includes(one.id)) ?? null;
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
  const payment = await maybePayment(tx, row.payment_id);
  const isWhole = (await paiseLeft(tx, row.payment_id)) === 0;
  if (isWhole) await reverseUse(tx, needs, row.payment_id, now);
  const all = await refundsOfPayment(tx, row.payment_id);
  const mail =
    payment && (await refundedMail(needs, tx, payment, { refund: row, number, all, isWhole, now }));
  if (mail) await needs.platform.mailer.send(tx, mail);
}

/** Records a failed refund and mails the desk. */
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

/** Records changes at the provider: refunds that failed after all, and refunds made at its desk. */
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
  // A requested refund of ours may be this one: checked again when it is settled.
  const onItsWay = rows.some(({ status }) => status === 'requested');
  if (own || onItsWay || refund.status === 'failed' || refund.amount === 0) return;
  if (refund.amount <= (await paiseLeft(tx, payment.id)))
    await bookOutsideRefund(tx, needs, payment, refund, now);
}

/** Books a refund made at the provider's desk. */
async function bookOutsideRefund(
  tx: Tx,
  needs: Needs,
  payment: PaymentDbRow,
  refund: ProviderRefund,
  now: Date,
): Promise<void> {
  const id = await addRefund(tx, {
    payment_id: payment.id,
    amount_paise: refund.amount,
    status: 'requested',
    reason: 'The payment provider returned it.',
    requested_by: 'provider',
    requested_at: now,
  });
  await changeRefund(tx, id, { revoked_ms: await takeBack(tx, needs, payment.id, now) });
  const row = await maybeRefund(tx, id);
  if (row) await accept(tx, needs, row, refund.id, now);
}

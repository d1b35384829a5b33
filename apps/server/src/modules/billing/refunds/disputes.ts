import type { Tx } from '../../../platform/db/db.ts';
import type { ProviderEvent } from '../../../platform/payments/shapes.ts';
import { buyerOf, lockBuyer, maybeOrder, type PaymentDbRow } from '../buying/order-store.ts';
import { chargebackLines, post } from '../ledger/ledger.ts';
import { chargedBackMail, disputeMail } from '../mails.ts';
import type { Needs } from '../needs.ts';
import { audit } from '../subscription/line-store.ts';
import { changeDispute, isDecided, noteChargedBack } from './dispute-store.ts';
import { maybePayment } from './refund-store.ts';
import { reverseUse, takeBack } from './taking-back.ts';

const prefix = 'payment.dispute.';
export const isDisputeEvent = ({ event }: ProviderEvent) => event.startsWith(prefix);

/**
 * Records a dispute event, once per state: an open dispute flags its payment, a won or closed one removes the flag, a
 * lost one books the chargeback.
 */
export async function noteDispute(needs: Needs, { event, payload }: ProviderEvent, now: Date): Promise<void> {
  const id = payload.payment?.entity.id;
  if (!id) return;
  const status = event.slice(prefix.length);
  await needs.platform.db.transaction(async tx => {
    const payment = await maybePayment(tx, id);
    const order = payment && (await maybeOrder(tx, payment.order_id));
    if (!payment || !order) return;
    await lockBuyer(tx, buyerOf(order));
    if (!(await changeDispute(tx, id, status, now))) return;
    if (isDecided(status)) await auditDispute(tx, payment, status, now);
    const disputed = payload.dispute?.entity.amount ?? null;
    const lost = status === 'lost' ? await chargeBack(tx, needs, payment, disputed, now) : 0;
    await needs.platform.mailer.send(tx, disputeMail(needs, payment, status, lost));
  });
}

const auditDispute = (tx: Tx, { id, user_id }: PaymentDbRow, status: string, now: Date) =>
  audit(tx, {
    user_id,
    payment_id: id,
    action: `dispute_${status}`,
    actor: 'provider',
    detail: `The dispute is ${status}`,
    at: now,
  });

/**
 * Books a chargeback and, as a refund does, ends the rest of the plan it paid for. A partial chargeback leaves the
 * plan. Returns the paise taken.
 */
async function chargeBack(
  tx: Tx,
  needs: Needs,
  payment: PaymentDbRow,
  disputedPaise: number | null,
  now: Date,
): Promise<number> {
  const paise = Math.min(disputedPaise ?? payment.amount_paise, payment.amount_paise);
  if (paise === 0) return 0;
  await noteChargedBack(tx, payment.id, paise);
  const entry = { key: `chargeback ${payment.id}`, kind: 'chargeback' as const, at: now };
  await post(tx, { ...entry, payment_id: payment.id }, chargebackLines(paise));
  await takeBack(tx, needs, payment.id, now);
  if (paise === payment.amount_paise) await reverseUse(tx, needs, payment.id, now);
  const mail = await chargedBackMail(needs, tx, { ...payment, charged_back_paise: paise }, now);
  if (mail) await needs.platform.mailer.send(tx, mail);
  return paise;
}

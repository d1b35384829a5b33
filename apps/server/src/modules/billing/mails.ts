import type { User } from '@twelvefold/contract';
import { offers } from '@twelvefold/contract/offers';
import { daysAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Mail } from '../../platform/mail/template.ts';
import { dateInIndia, lastDayInIndia, plural, rupees } from '../../platform/sentences.ts';
import { userById } from '../auth/index.ts';
import type { OrderRow, PaymentDbRow } from './buying/order-store.ts';
import { taxOfNote, whatWasBought } from './ledger/receipts.ts';
import { sumOfTax, type Taxed, taxOf } from './ledger/tax.ts';
import type { Needs } from './needs.ts';
import type { RefundRow } from './refunds/refund-store.ts';
import { daysUp } from './subscription/life.ts';
import { livingOf, type SubscriptionRow } from './subscription/line-store.ts';
import { planNames } from './subscription/management.ts';

const accountOf = ({ platform: { config } }: Needs) => `${config.publicUrl}/account`;

const shopOf = ({ platform: { config } }: Needs) => `${config.publicUrl}/pricing`;

/** A mail to the student's current address; null when the account is gone. */
async function toStudent(db: Db, userId: string | null, mail: Omit<Mail, 'to'>): Promise<Mail | null> {
  return userId ? { to: (await userById(db, userId)).email, ...mail } : null;
}

/** The sentence about the student's other plans and charges after a plan or payment has ended. */
async function restWords(db: Db, userId: string, now: Date): Promise<string> {
  const rest = (await livingOf(db, userId)).filter(
    ({ status, auto_renew, ends_at }) => status === 'paused' || auto_renew || ends_at > now,
  );
  const renewing = rest.find(({ auto_renew }) => auto_renew);
  if (renewing)
    return `Your ${planNames[renewing.plan_type]}, paid for separately, stays yours and renews each month until you cancel it.`;
  const running = rest.findLast(({ status }) => status === 'running');
  if (running)
    return `Your ${planNames[running.plan_type]} stays yours until ${lastDayInIndia(running.ends_at)} and does not renew. We charge nothing more.`;
  if (rest.length > 0) return 'Your other saved days stay yours. We charge nothing more.';
  return 'We charge nothing more. You can buy a plan again at any time.';
}

const takenBackWords = async (db: Db, userId: string, now: Date) =>
  `What was left of the time it paid for has ended. ${await restWords(db, userId, now)}`;

type Receipt = Pick<
  PaymentDbRow,
  | 'plan_type'
  | 'amount_paise'
  | 'discount_paise'
  | 'receipt_number'
  | 'paid_at'
  | 'granted_ms'
  | 'seller'
  | 'buyer'
> & { period_until: Date | null };

function taxWords({ gst, tax_name, tax_percent }: Receipt['seller'], taxed: Taxed | null): string {
  if (!taxed) return '';
  if (!gst) return ` This includes ${rupees(sumOfTax(taxed))} of ${tax_name} (${tax_percent}%).`;
  const taxes = taxed.parts.map(({ name, percent, amount }) => `${name} (${percent}%) ${rupees(amount)}`);
  return ` Taxable value ${rupees(taxed.taxable)}, ${taxes.join(', ')}.`;
}

const paperName = ({ gst }: Receipt['seller']) => (gst ? 'Tax invoice' : 'Receipt');

const sellerWords = ({ name, address, tax_id, gst }: Receipt['seller']) =>
  [name, address, gst && `GSTIN ${gst.gstin}`, tax_id].filter(Boolean).join(', ');

/** The sentence about further charges; a monthly mandate covers a fixed number of payments. */
function renewalWords({ next_paise, cycles }: OrderRow, left: number): string {
  if (next_paise === null) return 'It does not renew by itself.';
  if (left <= 0)
    return `This was the last of ${cycles} payments: your plan does not renew by itself any more. You can buy it again at any time.`;
  const notice = `We write to you ${offers.noticeDays} days before each charge.`;
  return left === 1
    ? `It renews once more for ${rupees(next_paise)}, unless you cancel it: your mandate is for ${cycles} payments. ${notice}`
    : `It renews each month for ${rupees(next_paise)} until you cancel it. ${notice}`;
}

/** The receipt as a mail; `paymentsLeft` of the mandate after this one. */
export function paidMail(needs: Needs, payment: Receipt, order: OrderRow, paymentsLeft: number): Mail | null {
  if (!order.buyer_email) return null;
  const discount =
    payment.discount_paise > 0 ? ` Your referral code took ${rupees(payment.discount_paise)} off.` : '';
  return {
    to: order.buyer_email,
    subject: `${paperName(payment.seller)} ${payment.receipt_number}: ${rupees(payment.amount_paise)} for ${planNames[payment.plan_type]}`,
    kind: 'receipt',
    heading: 'Your payment arrived',
    paragraphs: [
      `You paid ${rupees(payment.amount_paise)} on ${dateInIndia(payment.paid_at)}.${discount}${taxWords(payment.seller, taxOf(payment, payment.amount_paise))}`,
      `${whatWasBought(payment)}. ${renewalWords(order, paymentsLeft)}`,
      `${paperName(payment.seller)} ${payment.receipt_number} for ${payment.buyer?.business_name ?? order.buyer_name ?? order.buyer_email}, from ${sellerWords(payment.seller)}.`,
    ],
    action: { label: 'See your payments', url: accountOf(needs) },
  };
}

export const pausedMail = (needs: Needs, user: User, days: number): Mail => ({
  to: user.email,
  subject: 'Your plan is paused',
  kind: 'plan paused',
  heading: 'Your plan is paused',
  paragraphs: [
    `${plural(days, 'day is', 'days are')} saved. We charge nothing while your plan is paused.`,
    `Resume whenever you like. It costs ${rupees(offers.resume.rupees * 100)} and gives you ${offers.resume.days} days and the saved ones.`,
  ],
  action: { label: 'Resume', url: `${needs.platform.config.publicUrl}/resume-subscription` },
});

export const cancelledMail = (needs: Needs, user: User, endsAt: Date, now: Date): Mail => ({
  to: user.email,
  subject: 'Your plan does not renew any more',
  kind: 'plan cancelled',
  heading: 'Your plan does not renew any more',
  paragraphs:
    endsAt > now
      ? [
          `Your plan stays yours until ${lastDayInIndia(endsAt)}. We charge nothing more.`,
          'If you think again, undo the cancellation in your account before that day.',
        ]
      : [`Your plan was paid until ${lastDayInIndia(endsAt)} and has ended. We charge nothing more.`],
  action: { label: 'Your account', url: accountOf(needs) },
});

export const renewsAgainMail = (needs: Needs, user: User, endsAt: Date): Mail => ({
  to: user.email,
  subject: 'Your plan renews again',
  kind: 'cancellation undone',
  heading: 'Your plan renews again',
  paragraphs: [
    `You undid your cancellation. What is paid runs until ${lastDayInIndia(endsAt)}, and then your plan renews each month until you cancel it.`,
    `We write to you ${offers.noticeDays} days before each charge.`,
  ],
  action: { label: 'Your account', url: accountOf(needs) },
});

export function renewalFailedMail(
  needs: Needs,
  db: Db,
  userId: string | null,
  row: SubscriptionRow,
): Promise<Mail | null> {
  return toStudent(db, userId, {
    subject: 'Your renewal did not go through',
    kind: 'renewal failed',
    heading: 'Your renewal did not go through',
    paragraphs: [
      `We have charged nothing. You keep your plan until ${lastDayInIndia(daysAfter(row.ends_at, offers.graceDays))}. The payment provider tries again until then.`,
      'Please check your card or bank account. Without a payment your plan ends on that day, and we charge nothing more.',
    ],
    action: { label: 'Your account', url: accountOf(needs) },
  });
}

export function renewalStoppedMail(
  needs: Needs,
  db: Db,
  userId: string | null,
  row: SubscriptionRow,
): Promise<Mail | null> {
  return toStudent(db, userId, {
    subject: 'Your plan does not renew any more',
    kind: 'renewal stopped',
    heading: 'Your plan does not renew any more',
    paragraphs: [
      'The payment provider told us that your monthly payments have ended. Either the last one was made, or you or your bank stopped them.',
      `What you have paid for stays yours until ${lastDayInIndia(row.ends_at)}.`,
    ],
    action: { label: 'See the plans', url: shopOf(needs) },
  });
}

export function renewalNoticeMail(
  needs: Needs,
  db: Db,
  userId: string | null,
  { amount, at }: { amount: number; at: Date },
): Promise<Mail | null> {
  return toStudent(db, userId, {
    subject: `${rupees(amount)} will be charged on ${dateInIndia(at)}`,
    kind: 'renewal notice',
    heading: `Your plan renews on ${dateInIndia(at)}`,
    paragraphs: [
      `${rupees(amount)} pays for your next month of Pro Regular.`,
      'If you do not want it, pause or cancel your plan under Account before that day. It takes two clicks.',
    ],
    action: { label: 'Your account', url: accountOf(needs) },
  });
}

export async function endedMail(needs: Needs, db: Db, row: SubscriptionRow, now: Date): Promise<Mail | null> {
  if (!row.user_id) return null;
  const name = planNames[row.plan_type];
  return toStudent(db, row.user_id, {
    subject: `Your ${name} has ended`,
    kind: 'plan ended',
    heading: `Your ${name} has ended`,
    paragraphs: [
      'Your sessions, notes and progress stay as they are.',
      await restWords(db, row.user_id, now),
    ],
    action: { label: 'See the plans', url: shopOf(needs) },
  });
}

/** The effect of a partial refund on the plan. */
const partWords = (revokedMs: number) =>
  revokedMs > 0
    ? `With it ${plural(daysUp(revokedMs), 'day')} of the plan it paid for went back. The rest stays yours.`
    : 'Your plan and its days stay as they are.';

export async function refundedMail(
  needs: Needs,
  db: Db,
  payment: PaymentDbRow,
  {
    refund,
    number,
    all,
    isWhole,
    now,
  }: {
    refund: Pick<RefundRow, 'amount_paise' | 'reason' | 'revoked_ms'>;
    number: string;
    /** All refunds of the payment. */
    all: readonly RefundRow[];
    /** Whether the whole payment has been refunded. */
    isWhole: boolean;
    now: Date;
  },
): Promise<Mail | null> {
  if (!payment.user_id) return null;
  const amount = rupees(refund.amount_paise);
  const taxed = taxOfNote(payment, all, { ...refund, credit_note_number: number });
  return toStudent(db, payment.user_id, {
    subject: `Credit note ${number}: ${amount} is on its way back to you`,
    kind: 'refund',
    heading: `${amount} is on its way back to you`,
    paragraphs: [
      refund.reason,
      `${isWhole ? 'The' : 'This part of the'} money of ${paperName(payment.seller).toLowerCase()} ${payment.receipt_number} comes back the way you paid.${taxWords(payment.seller, taxed)} Banks usually take 5 to 7 working days.`,
      // A refused payment gave no time.
      ...(payment.subscription_id && isWhole ? [await takenBackWords(db, payment.user_id, now)] : []),
      ...(payment.subscription_id && !isWhole ? [partWords(refund.revoked_ms)] : []),
      `Credit note ${number}, from ${sellerWords(payment.seller)}.`,
    ],
    action: { label: 'See your credit note', url: `${accountOf(needs)}/credit-notes/${number}` },
  });
}

export async function chargedBackMail(
  needs: Needs,
  db: Db,
  payment: PaymentDbRow,
  now: Date,
): Promise<Mail | null> {
  if (!payment.user_id) return null;
  const { amount_paise: paid, charged_back_paise: taken } = payment;
  const words = `Your bank took back ${rupees(taken)}`;
  const isPart = taken < paid;
  return toStudent(db, payment.user_id, {
    subject: isPart ? `${words} of your ${rupees(paid)}` : words,
    kind: 'charged back',
    heading: words,
    paragraphs: [
      `You or your bank disputed the payment of receipt ${payment.receipt_number}. The decision went your way${isPart ? ` for ${rupees(taken)} of ${rupees(paid)}` : ''}.`,
      isPart
        ? 'The rest of it stays paid. This changes nothing about your plan and its renewal.'
        : await takenBackWords(db, payment.user_id, now),
    ],
    action: { label: 'See your payments', url: accountOf(needs) },
  });
}

/** To the people who look after payments. */
const toDesk = ({ platform: { config } }: Needs, subject: string, paragraphs: string[]): Mail => ({
  to: config.supportEmail,
  subject,
  kind: 'payments desk',
  heading: subject,
  paragraphs,
});

export const refundTroubleMail = (needs: Needs, paymentId: string): Mail =>
  toDesk(needs, 'A refund failed', [
    `The provider could not give back payment ${paymentId}. The console lists it under More, Payment troubles, until it is refunded.`,
  ]);

/** Real keys were set after test purchases. */
export const sandboxClosedMail = (needs: Needs, closed: number): Mail =>
  toDesk(needs, `${plural(closed, 'test purchase')} closed`, [
    `Real payment keys are set. ${plural(closed, 'purchase that was begun with test payments is', 'purchases that were begun with test payments are')} closed: no money moved for any of them, and none will.`,
    'A plan that was bought for trial goes on until its end and does not renew.',
  ]);

/** `lost`: paise taken by the bank. */
export function disputeMail(
  needs: Needs,
  { id, amount_paise }: Pick<PaymentDbRow, 'id' | 'amount_paise'>,
  status: string,
  lost: number,
): Mail {
  const words = status.replaceAll('_', ' ');
  const fate =
    lost < amount_paise
      ? 'The rest stays paid. This changes nothing about the plan it paid for and its renewal.'
      : 'What was left of the time it paid for has ended, and that plan does not renew any more.';
  return toDesk(needs, `A disputed payment: ${words}`, [
    `Payment ${id} of ${rupees(amount_paise)}: ${words}.`,
    ...(status === 'created' || status === 'action_required'
      ? ['Please answer it at the payment provider: a dispute that nobody answers is lost.']
      : []),
    ...(lost > 0 ? [`The bank took back ${rupees(lost)}. ${fate}`] : []),
  ]);
}

export const findingsMail = (needs: Needs, findings: readonly string[]): Mail =>
  toDesk(needs, 'Payments and ledger differ', [...findings]);

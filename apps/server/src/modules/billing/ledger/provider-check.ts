import { daysAfter } from '../../../platform/clock.ts';
import { type Db, rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';
import { ProviderRefusal } from '../../../platform/payments/client.ts';
import { type ProviderPayment, type ProviderRefund, wasCaptured } from '../../../platform/payments/shapes.ts';
import { settle } from '../buying/activation.ts';
import { ordersNamed, silentMonthlyOrders } from '../buying/order-store.ts';
import { askAbout } from '../buying/polling.ts';
import type { Needs } from '../needs.ts';
import { refreshRefunds } from '../refunds/refunds.ts';
import { payments, refunds } from '../schema.ts';
import { billingFindings } from './schema.ts';

export interface Finding {
  kind: string;
  subject: string;
  detail: string;
}

const daySeconds = 24 * 3600;
/** A payment can be captured three days after the last poll of its order, and this check runs once a day. */
const checkedDays = 7;
/** Younger payments may not be recorded yet. */
const settledWithinSeconds = 15 * 60;
/** A bank may refuse a refund days after the provider accepted it, and refunds can be made at the provider's desk. */
const refundsWatchedDays = 14;

/**
 * Compares the provider's payments and refunds of the last days, each by its own date, with our books. Settles what no
 * webhook reported; the remaining differences are findings. Earlier findings are checked until resolved, at any age.
 * Throws while the provider cannot be asked.
 */
export async function differencesAtProvider(needs: Needs, now: Date): Promise<Finding[]> {
  const { db, payments: provider } = needs.platform;
  const before = await openFindings(db);
  if (!provider) return before;
  const until = Math.floor(now.getTime() / 1000);
  const since = (days: number) => until - days * daySeconds;
  const made = await unlessRefused(needs, provider.client.refundsBetween(since(refundsWatchedDays), until));
  const refunds = await refundsUnlike(db, made ?? []);
  await askAbout(needs, refunds, ({ id }) => refreshRefunds(needs, id, now));
  const listed = await provider.client.paymentsBetween(since(checkedDays), until - settledWithinSeconds);
  const captured = listed.filter(wasCaptured);
  const kept: Finding[] = [];
  for (const finding of before) {
    if (captured.some(({ id }) => id === finding.subject)) continue;
    const payment = await unlessRefused(needs, provider.client.payment(finding.subject));
    if (payment) captured.push(payment);
    else kept.push(finding);
  }
  const late = await unlike(db, captured);
  await askAbout(needs, await ordersOf(db, late, daysAfter(now, -checkedDays)), async ({ id }) => {
    await settle(needs, id, now);
  });
  await askAbout(
    needs,
    late.filter(({ booked }) => booked).map(({ payment }) => payment),
    ({ id }) => refreshRefunds(needs, id, now),
  );
  return [...kept, ...(await unlike(db, captured)).map(findingOf)];
}

/** Null when the provider refuses the call: the rest is still compared. */
async function unlessRefused<T>({ platform: { log } }: Needs, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    log.error({ err: error }, 'the provider refused what the nightly check asks');
    return null;
  }
}

const openFindings = (db: Db) =>
  rowsOf<Finding>(
    db.execute(sql`
      select kind, subject, detail from ${billingFindings}
      where resolved_at is null and kind in ('refund_differs', 'payment_not_booked')`),
  );

/** Payments with a refund that is missing in our books, or booked although it failed. */
async function refundsUnlike(db: Db, made: readonly ProviderRefund[]): Promise<{ id: string }[]> {
  const ours = await rowsOf<{ id: string; status: string }>(
    db.execute(sql`
      select provider_id as id, status from ${refunds}
      where provider_id = any (array[${textList(made.map(({ id }) => id))}]::text[])`),
  );
  const bookedAs = new Map(ours.map(({ id, status }) => [id, status]));
  const unlike = made.filter(({ id, status }) =>
    status === 'failed' ? bookedAs.get(id) === 'accepted' : !bookedAs.has(id),
  );
  return [...new Set(unlike.map(({ payment_id }) => payment_id))].map(id => ({ id }));
}

const textList = (texts: readonly string[]) =>
  sql.join(
    texts.map(text => sql`${text}`),
    sql`, `,
  );

/** A payment that differs between the provider and our books. */
interface Unlike {
  payment: ProviderPayment;
  booked: boolean;
  /** Paise refunded or being refunded in our books. */
  refunded: number;
}

async function unlike(db: Db, captured: readonly ProviderPayment[]): Promise<Unlike[]> {
  if (captured.length === 0) return [];
  const rows = await rowsOf<{ id: string; refunded: number }>(
    db.execute(sql`
      select p.id, coalesce((select sum(r.amount_paise) from ${refunds} r
        where r.payment_id = p.id and r.status <> 'failed'), 0)::int as refunded
      from ${payments} p where p.id in (${textList(captured.map(({ id }) => id))})`),
  );
  const ours = new Map(rows.map(row => [row.id, row.refunded]));
  return captured
    .map(payment => ({ payment, booked: ours.has(payment.id), refunded: ours.get(payment.id) ?? 0 }))
    .filter(
      ({ payment, booked, refunded }) =>
        (!booked && payment.status === 'captured') || (booked && (payment.amount_refunded ?? 0) > refunded),
    );
}

/**
 * The purchases that unknown payments may belong to. A monthly payment names an order that the provider created itself:
 * then every monthly purchase that died or ended in these days is a candidate.
 */
async function ordersOf(db: Db, late: readonly Unlike[], since: Date): Promise<{ id: string }[]> {
  const unknown = late.filter(({ booked }) => !booked).map(({ payment }) => payment.order_id ?? '');
  if (unknown.length === 0) return [];
  const named = await ordersNamed(db, unknown);
  return named.length < unknown.length ? [...named, ...(await silentMonthlyOrders(db, since))] : named;
}

const findingOf = ({ payment, booked, refunded }: Unlike): Finding =>
  booked
    ? {
        kind: 'refund_differs',
        subject: payment.id,
        detail: `refunded ${payment.amount_refunded} at the provider, ${refunded} in our books`,
      }
    : { kind: 'payment_not_booked', subject: payment.id, detail: 'captured at the provider' };

import { daysAfter } from '../../../platform/clock.ts';
import { type Db, rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';
import { type ProviderPayment, wasCaptured } from '../../../platform/payments/shapes.ts';
import { settle } from '../buying/activation.ts';
import { ordersNamed, silentMonthlyOrders } from '../buying/order-store.ts';
import { askAbout } from '../buying/polling.ts';
import type { Needs } from '../needs.ts';
import { paymentsRefundedSince } from '../refunds/refund-store.ts';
import { refreshRefunds } from '../refunds/refunds.ts';
import { payments, refunds } from '../schema.ts';

export interface Finding {
  kind: string;
  subject: string;
  detail: string;
}

const daySeconds = 24 * 3600;
/** A payment may be captured three days after its order was polled for the last time, and this runs once a day. */
const checkedDays = 7;
/** Younger ones may be on their way into the books. */
const settledWithinSeconds = 15 * 60;
/** A bank may refuse a refund days after the provider took it. */
const refundsWatchedDays = 14;

/**
 * What the provider says of the last days' payments and refunds against our books. What no webhook told is put right
 * here; what still differs then is a finding.
 */
export async function differencesAtProvider(needs: Needs, now: Date): Promise<Finding[]> {
  const { db, payments: provider } = needs.platform;
  if (!provider) return [];
  await askAbout(needs, await paymentsRefundedSince(db, daysAfter(now, -refundsWatchedDays)), ({ id }) =>
    refreshRefunds(needs, id, now),
  );
  const until = Math.floor(now.getTime() / 1000);
  const from = until - checkedDays * daySeconds;
  const captured = (await provider.client.paymentsBetween(from, until - settledWithinSeconds)).filter(
    wasCaptured,
  );
  const late = await unlike(db, captured);
  await askAbout(needs, await ordersOf(db, late, daysAfter(now, -checkedDays)), async ({ id }) => {
    await settle(needs, id, now);
  });
  await askAbout(
    needs,
    late.filter(({ booked }) => booked).map(({ payment }) => payment),
    ({ id }) => refreshRefunds(needs, id, now),
  );
  return (await unlike(db, captured)).map(findingOf);
}

/** How a payment stands at the provider, and in our books. */
interface Unlike {
  payment: ProviderPayment;
  booked: boolean;
  /** Paise that our books say went back, or are on their way. */
  refunded: number;
}

async function unlike(db: Db, captured: readonly ProviderPayment[]): Promise<Unlike[]> {
  if (captured.length === 0) return [];
  const ids = sql.join(
    captured.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  const rows = await rowsOf<{ id: string; refunded: number }>(
    db.execute(sql`
      select p.id, coalesce((select sum(r.amount_paise) from ${refunds} r
        where r.payment_id = p.id and r.status <> 'failed'), 0)::int as refunded
      from ${payments} p where p.id in (${ids})`),
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
 * The purchases that payments we do not know may belong to. A payment of a monthly plan names an order of the provider's
 * own: then every monthly purchase that was given up or ended in these days is asked about.
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

import { type Db, rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';
import {
  type ProviderClient,
  ProviderRefusal,
  ProviderUnavailable,
} from '../../../platform/payments/client.ts';
import { sandboxClosedMail } from '../mails.ts';
import type { Needs } from '../needs.ts';
import { orders, providerSubscriptions } from '../schema.ts';
import {
  audit,
  changeProviderRow,
  changeSubscription,
  finalStates,
  isFinal,
  maybeProviderRow,
} from '../subscription/line-store.ts';
import { buyerOf, changeOrder, lockBuyer, maybeOrder } from './order-store.ts';

/** Ids of the stand-in. A real id may match by chance: the provider then knows it. */
const sandboxId = '^(order|sub)_Sb[A-Za-z0-9]{12}$';
const mostAtOnce = 1000;

interface Leftover {
  id: string;
  provider_id: string;
  monthly: boolean;
}

/**
 * Closes purchases made with the stand-in once real keys are set: open ones become dead, renewals end, given plans run
 * to their end. Mails the desk.
 */
export async function closeSandboxPurchases(needs: Needs, now: Date): Promise<void> {
  const { db, payments, mailer, log } = needs.platform;
  if (!payments || payments.sandbox) return;
  let closed = 0;
  try {
    for (const one of await leftovers(db))
      if ((await isUnknown(payments.client, one)) && (await close(needs, one, now))) closed += 1;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ err: error }, 'what the stand-in left is closed later');
  }
  if (closed > 0) await db.transaction(tx => mailer.send(tx, sandboxClosedMail(needs, closed)));
}

/** Purchases of the stand-in that are still polled or renew. */
const leftovers = (db: Db) =>
  rowsOf<Leftover>(
    db.execute(sql`
      select o.id::text, o.provider_id, o.next_paise is not null as monthly
      from ${orders} o left join ${providerSubscriptions} s on s.order_id = o.id
      where o.provider_id ~ ${sandboxId}
        and (o.poll_at is not null or not (s.seen = any (${sql.raw(`array['${finalStates.join("','")}']`)})))
      order by o.created_at limit ${mostAtOnce}`),
  );

async function isUnknown(client: ProviderClient, { provider_id, monthly }: Leftover): Promise<boolean> {
  try {
    await (monthly ? client.subscription(provider_id) : client.paymentsOfOrder(provider_id));
    return false;
  } catch (error) {
    // 401 is about our keys, not the id.
    if (error instanceof ProviderRefusal) return error.status === 400 || error.status === 404;
    throw error;
  }
}

/** Returns false when it was closed meanwhile. */
async function close(needs: Needs, { id, provider_id }: Leftover, now: Date): Promise<boolean> {
  return needs.platform.db.transaction(async tx => {
    const before = await maybeOrder(tx, id);
    if (!before) return false;
    await lockBuyer(tx, buyerOf(before));
    const order = await maybeOrder(tx, id);
    const renewal = await maybeProviderRow(tx, provider_id);
    const renews = renewal !== null && !isFinal(renewal.seen);
    if (!order || (order.poll_at === null && !renews)) return false;
    const unpaid = order.status === 'created' || order.status === 'replaced';
    await changeOrder(tx, id, {
      poll_at: null,
      payment_pending: false,
      ...(unpaid && { status: 'dead', released_at: order.released_at ?? now }),
    });
    if (!renews) return true;
    const ended = { wanted: 'cancelled', seen: 'cancelled', charge_at: null } as const;
    await changeProviderRow(tx, provider_id, { ...ended, seen_at: now, wanted_since: now });
    if (!renewal.subscription_id || renewal.wanted !== 'active') return true;
    await changeSubscription(tx, renewal.subscription_id, { auto_renew: false });
    await audit(tx, {
      user_id: order.user_id,
      subscription_id: renewal.subscription_id,
      action: 'renewal_stopped',
      actor: 'product',
      detail: 'It was bought with the test payments of before the real keys',
      at: now,
    });
    return true;
  });
}

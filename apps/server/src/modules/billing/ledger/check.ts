import { type Db, rowsOf } from '../../../platform/db/db.ts';
import { isNull, sql } from '../../../platform/db/query.ts';
import { findingsMail } from '../mails.ts';
import type { Needs } from '../needs.ts';
import { orders, payments, providerSubscriptions, refunds, subscriptions } from '../schema.ts';
import { differencesAtProvider, type Finding } from './provider-check.ts';
import { billingFindings, ledgerEntries, ledgerLines } from './schema.ts';

export type { Finding };

const query = (db: Db, kind: string, statement: ReturnType<typeof sql>) =>
  rowsOf<{ subject: string; detail: string }>(db.execute(statement)).then(rows =>
    rows.map((row): Finding => ({ kind, ...row })),
  );

/** Differences within our own books; empty when all money and time agree. */
export async function differencesInBooks(db: Db): Promise<Finding[]> {
  const found = [
    await query(
      db,
      'unbalanced',
      sql`select l.entry_id::text as subject, sum(l.amount)::text || ' ' || l.unit as detail
        from ${ledgerLines} l group by l.entry_id, l.unit having sum(l.amount) <> 0 limit 100`,
    ),
    await query(
      db,
      'charge_without_payment',
      sql`select p.id as subject, 'booked ' || coalesce(sum(l.amount), 0)::text || ', paid ' || p.amount_paise::text as detail
        from ${payments} p
        left join ${ledgerEntries} e on e.payment_id = p.id and e.kind = 'charge'
        left join ${ledgerLines} l on l.entry_id = e.id and l.account = 'provider'
        group by p.id, p.amount_paise having coalesce(sum(l.amount), 0) <> p.amount_paise limit 100`,
    ),
    await query(
      db,
      'refund_not_booked',
      sql`select r.id::text as subject, r.payment_id as detail from ${refunds} r
        where r.status = 'accepted' and not exists (
          select 1 from ${ledgerEntries} e where e.key = 'refund ' || r.id::text) limit 100`,
    ),
    await query(
      db,
      'chargeback_not_booked',
      sql`select p.id as subject, p.charged_back_paise::text || ' paise' as detail from ${payments} p
        where p.charged_back_paise > 0 and p.charged_back_paise <> coalesce((
          select sum(l.amount) from ${ledgerEntries} e join ${ledgerLines} l on l.entry_id = e.id
          where e.payment_id = p.id and e.kind = 'chargeback' and l.account = 'chargebacks'), 0) limit 100`,
    ),
    await query(
      db,
      'paid_without_plan',
      sql`select p.id as subject, p.plan_type as detail from ${payments} p
        where p.granted_ms = 0 and not exists (select 1 from ${refunds} r where r.payment_id = p.id) limit 100`,
    ),
    await query(
      db,
      'order_without_payment',
      sql`select o.id::text as subject, o.status as detail from ${orders} o
        where o.status in ('paid', 'refunded') and not exists (
          select 1 from ${payments} p where p.order_id = o.id) limit 100`,
    ),
    await query(
      db,
      'plan_without_payment',
      sql`select s.id::text as subject, s.plan_type as detail from ${subscriptions} s
        where not exists (select 1 from ${payments} p where p.subscription_id = s.id) limit 100`,
    ),
    await query(db, 'days_differ', daysThatDiffer),
  ];
  return found.flat();
}

/** Time of each plan in the ledger against the plan, in milliseconds. */
const daysThatDiffer = sql`
  select s.id::text as subject, s.status || ': ledger ' || coalesce(t.running, 0)::text || ' and ' || coalesce(t.saved, 0)::text as detail
  from ${subscriptions} s left join (
    select e.subscription_id,
      coalesce(sum(l.amount) filter (where l.account = 'time_running'), 0) as running,
      coalesce(sum(l.amount) filter (where l.account = 'time_saved'), 0) as saved
    from ${ledgerEntries} e join ${ledgerLines} l on l.entry_id = e.id
    where e.subscription_id is not null group by 1
  ) t on t.subscription_id = s.id
  where coalesce(t.saved, 0) <> s.saved_ms or coalesce(t.running, 0) <> case when s.status = 'running'
    then round(extract(epoch from s.ends_at - s.starts_at) * 1000) else 0 end limit 100`;

/** A refund not accepted by the provider for 24 h is reported to admins; its job goes on. */
const refundedWithinHours = 24;

const refundsNotMade = (db: Db, now: Date) =>
  query(
    db,
    'refund_not_made',
    sql`select id::text as subject, payment_id as detail from ${refunds}
      where status = 'requested'
        and requested_at < ${now.toISOString()}::timestamptz - make_interval(hours => ${refundedWithinHours}::int)
      limit 100`,
  );

/** A renewal change not confirmed by the provider for 15 minutes is reported to admins. */
const confirmedWithinMinutes = 15;

const unconfirmed = (db: Db, now: Date) =>
  query(
    db,
    'renewal_not_confirmed',
    sql`select id as subject, 'wanted ' || wanted || ', is ' || seen as detail from ${providerSubscriptions}
      where wanted_since < ${now.toISOString()}::timestamptz - make_interval(mins => ${confirmedWithinMinutes}::int)
        and ((wanted = 'cancelled' and seen not in ('cancelled', 'completed', 'expired'))
          or (wanted = 'paused' and seen not in ('paused', 'cancelled', 'completed', 'expired'))
          or (wanted = 'active' and (seen = 'paused' or (full_price_due and seen = 'active')))) limit 100`,
  );

/** Compares ledger, orders and provider; stores the differences for admins and mails new ones. */
export async function checkBooks(needs: Needs, now: Date): Promise<void> {
  const { db, mailer } = needs.platform;
  const found = [
    ...(await differencesInBooks(db)),
    ...(await unconfirmed(db, now)),
    ...(await refundsNotMade(db, now)),
    ...(await differencesAtProvider(needs, now)),
  ];
  await db.transaction(async tx => {
    const fresh: string[] = [];
    for (const finding of found) {
      const [row] = await tx
        .insert(billingFindings)
        .values({ ...finding, found_at: now, seen_at: now })
        .onConflictDoUpdate({
          target: [billingFindings.kind, billingFindings.subject],
          set: { detail: finding.detail, seen_at: now, resolved_at: null },
        })
        .returning({ found_at: billingFindings.found_at });
      if (row?.found_at.getTime() === now.getTime())
        fresh.push(`${finding.kind} ${finding.subject}: ${finding.detail}`);
    }
    await tx
      .update(billingFindings)
      .set({ resolved_at: now })
      .where(
        sql`${billingFindings.seen_at} < ${now.toISOString()}::timestamptz and ${isNull(billingFindings.resolved_at)}`,
      );
    if (fresh.length > 0) await mailer.send(tx, findingsMail(needs, fresh));
  });
}

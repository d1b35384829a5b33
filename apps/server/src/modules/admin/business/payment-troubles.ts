import { figures, type PaymentTrouble } from '@twelvefold/contract';
import { rowsOf } from '../../../platform/db/db.ts';
import { isoTime } from '../../../platform/db/fragments.ts';
import { sql } from '../../../platform/db/query.ts';
import type { Platform } from '../../../platform/platform.ts';

/** The provider usually confirms, and accepts refunds, within seconds. */
const lateMinutes = 15;

/**
 * Open money problems, latest first: findings of the nightly check, failed refunds not made since, undecided disputes,
 * and unconfirmed requests to the provider.
 */
export async function paymentTroublesNow({ reports }: Platform, now: Date) {
  const late = sql`${now.toISOString()}::timestamptz - make_interval(mins => ${lateMinutes}::int)`;
  const troubles = await rowsOf<PaymentTrouble>(
    reports.execute(sql`
      select kind, subject, detail, user_id::text as user_id,
        ${isoTime(sql`troubles.since`)} as since
      from (
        select f.kind, f.subject, f.detail, f.found_at as since, p.user_id
        from billing_findings f left join payments p on p.id = f.subject
        where f.resolved_at is null and f.kind not in ('renewal_not_confirmed', 'refund_not_made')
        union all
        select 'refund_not_made', r.payment_id, r.reason, r.requested_at, p.user_id
        from refunds r join payments p on p.id = r.payment_id
        where r.status = 'requested' and r.requested_at < ${late}
        union all
        select 'refund_failed', r.payment_id, r.reason, r.settled_at, p.user_id
        from refunds r join payments p on p.id = r.payment_id
        where r.status = 'failed' and not exists (
          select 1 from refunds o where o.payment_id = r.payment_id and o.requested_at > r.requested_at)
        union all
        select 'disputed', p.id, p.dispute_status, p.disputed_at, p.user_id
        from payments p where p.dispute_status is not null and p.dispute_decided_at is null
        union all
        select 'renewal_not_confirmed', s.id, 'wanted ' || s.wanted || ', is ' || s.seen, s.wanted_since, o.user_id
        from provider_subscriptions s join orders o on o.id = s.order_id
        where s.wanted_since < ${late}
          and s.seen not in ('cancelled', 'completed', 'expired')
          and (s.wanted = 'cancelled' or (s.wanted = 'paused' and s.seen <> 'paused')
            or (s.wanted = 'active' and (s.seen = 'paused' or (s.full_price_due and s.seen = 'active'))))
      ) troubles order by troubles.since desc, kind, subject limit ${figures.admin.rowsMost}`),
  );
  return { troubles };
}

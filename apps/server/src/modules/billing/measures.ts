import { rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import type { Measure, Platform } from '../../platform/platform.ts';
import { billingFindings } from './ledger/schema.ts';
import { orders } from './schema.ts';

/** Polls run every two minutes; an order due for longer than this could not be polled. */
const unaskedMinutes = 10;

/** Money that a buyer may have paid and that is not booked. Uses an index, or a table of a few rows. */
export const paymentsInDoubt = ({ reports, clock }: Platform): Measure => ({
  name: 'payments_in_doubt',
  help: 'Purchases whose payment is under way (pending), that the provider could not be asked about for ten minutes (unasked), and differences of the nightly check (differing)',
  labels: ['why'],
  read: async () => {
    const late = new Date(clock.now().getTime() - unaskedMinutes * 60_000).toISOString();
    const rows = await rowsOf<{ why: string; total: number }>(
      reports.execute(sql`
        select 'pending' as why, count(*)::int as total from ${orders} where poll_at is not null and payment_pending
        union all select 'unasked', count(*)::int from ${orders} where poll_at < ${late}::timestamptz
        union all select 'differing', count(*)::int from ${billingFindings} where resolved_at is null`),
    );
    return rows.map(({ why, total }) => ({ of: [why], total }));
  },
});

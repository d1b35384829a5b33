import { sql } from '../../platform/db/query.ts';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from '../../platform/db/table.ts';
import { users } from '../auth/schema.ts';

const moment = () => timestamp({ withTimezone: true });

/** A student's code; deleted with the account. */
export const referralCodes = pgTable('referral_codes', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code: text().notNull().unique(),
  created_at: moment().notNull(),
});

/** A payment with a code. Erasure removes the names but keeps the address's hash. */
export const referralUses = pgTable(
  'referral_uses',
  {
    id: uuid().primaryKey(),
    code: text().notNull(),
    referrer_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    used_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Keyed hash of the proved address. */
    used_by_hash: text().notNull(),
    payment_id: text().notNull().unique(),
    plan_type: text().notNull(),
    cashback_paise: integer().notNull(),
    created_at: moment().notNull(),
    reversed_at: moment(),
    cashback_paid_at: moment(),
    cashback_paid_by: text(),
  },
  table => [
    /** Once in a lifetime; uses with a refunded payment do not count. */
    uniqueIndex('referral_uses_once').on(table.used_by_hash).where(sql`reversed_at is null`),
    index('referral_uses_of').on(table.referrer_id, table.created_at),
    index('referral_uses_by').on(table.used_by),
    index('referral_uses_code').on(table.code, table.created_at),
  ],
);

import { pgTable, text, timestamp, uuid } from '../../platform/db/table.ts';
import { users } from '../auth/schema.ts';

/** An administrator's pending consent at Google; deleted on return and with the account. */
export const gmailAuthorizations = pgTable('gmail_authorizations', {
  /** Hash of OAuth's `state`. */
  state_hash: text().primaryKey(),
  admin_id: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed PKCE verifier; needed to use Google's code. */
  sealed_verifier: text().notNull(),
  expires_at: timestamp({ withTimezone: true }).notNull(),
});

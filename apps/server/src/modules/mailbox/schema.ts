import { pgTable, text, timestamp, uuid } from '../../platform/db/table.ts';
import { users } from '../auth/schema.ts';

/** An administrator who is at Google to agree. Goes when they are back, and with the account. */
export const gmailAuthorizations = pgTable('gmail_authorizations', {
  /** Of the state that goes to Google and comes back. */
  state_hash: text().primaryKey(),
  admin_id: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The PKCE verifier, sealed: with it the code that Google gives can be used. */
  sealed_verifier: text().notNull(),
  expires_at: timestamp({ withTimezone: true }).notNull(),
});

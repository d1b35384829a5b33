import type { Db } from '../../platform/db/db.ts';
import { isPrivileged } from './store.ts';

export type Entitlement = 'free' | 'privileged';

/** What a student may use now. An address that is not proved gives no privilege. */
export async function entitlementOf(
  db: Db,
  user: { email: string; email_verified: boolean },
): Promise<Entitlement> {
  return user.email_verified && (await isPrivileged(db, user.email)) ? 'privileged' : 'free';
}

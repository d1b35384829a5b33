import { sql } from 'drizzle-orm';
import type { SignedUp, TestApp } from './app.ts';

/** An administrator; rights are read from the database on each call. */
export async function signedInAdmin(app: TestApp): Promise<SignedUp> {
  const admin = await app.student('Meera Admin');
  await app.platform.db.execute(sql`update users set is_admin = true where id = ${admin.user.id}`);
  return admin;
}

import type { User } from '@twelvefold/contract';
import type { Tx } from '../../platform/db/db.ts';
import type { Module, Person } from '../../platform/platform.ts';
import { personOf } from './export.ts';
import type { Needs } from './profile.ts';

/** The job that erases what other modules still keep of an account that is gone; it is given `{ userId }`. */
export const eraseLeftoversJob = 'account.erase_leftovers';

/** What was under way when the account went may still have written a row; by then it is over. */
const leftoversAfterSeconds = 300;

/** Later modules first: each may still read what the earlier ones keep. */
async function erase(tx: Tx, modules: readonly Module[], person: Person): Promise<void> {
  for (const { personalData } of modules.toReversed()) await personalData?.erase(tx, person);
}

/** Deletes the account and all it left, at once and in one transaction; its tokens are dead when that commits. */
export async function deleteAccount(
  { platform, own, modules }: Needs,
  user: User,
  password: string,
  now: Date,
): Promise<void> {
  await own.confirmPassword(user, password, 'password', now);
  await platform.db.transaction(async tx => {
    await erase(tx, modules, personOf(user));
    await own.mailDeletion(tx, user);
    const later = { key: user.id, afterSeconds: leftoversAfterSeconds };
    await platform.jobs.enqueue(tx, eraseLeftoversJob, { userId: user.id }, later);
  });
}

export async function eraseLeftovers({ platform, modules }: Needs, userId: string): Promise<void> {
  await platform.db.transaction(tx => erase(tx, modules, { id: userId, provedEmail: null }));
}

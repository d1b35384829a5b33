import type { User } from '@twelvefold/contract';
import type { Tx } from '../../platform/db/db.ts';
import type { Browser } from '../../platform/http/browser.ts';
import { mailboxOf } from '../../platform/mail/mailbox.ts';
import type { Person } from '../../platform/platform.ts';
import { confirmPassword, lockMailbox, mailDeletion } from '../auth/index.ts';
import { personOf } from './export.ts';
import type { Needs } from './profile.ts';

/** Job that erases data of a deleted account that requests under way may still have written; data `{ userId }`. */
export const eraseLeftoversJob = 'account.erase_leftovers';

/** By then every such request is over. */
const leftoversAfterSeconds = 300;

/** Erases in reverse order of modules (a later one may read an earlier one's data), then the platform's data. */
async function erase({ platform, modules }: Needs, tx: Tx, { id, provedEmail }: Person): Promise<void> {
  for (const { personalData } of modules.toReversed()) await personalData?.erase(tx, { id, provedEmail });
  const names = provedEmail ? [id, provedEmail, mailboxOf(provedEmail)] : [id];
  await platform.limits.forgetNames(tx, names);
  await platform.replies.forget(tx, id);
  await platform.jobs.forget(tx, names);
}

/** Deletes the account and all its data in one transaction; its tokens are invalid after the commit. */
export async function deleteAccount(
  needs: Needs,
  user: User,
  password: string,
  browser: Browser,
  now: Date,
): Promise<void> {
  const { platform } = needs;
  await confirmPassword(platform, user, { password }, browser, now);
  await platform.db.transaction(async tx => {
    // First lock, as in proofs of the mailbox (deadlocks).
    await lockMailbox(tx, mailboxOf(user.email));
    await erase(needs, tx, personOf(user));
    await mailDeletion(platform, tx, user);
    const later = { key: user.id, afterSeconds: leftoversAfterSeconds };
    await platform.jobs.enqueue(tx, eraseLeftoversJob, { userId: user.id }, later);
  });
}

export async function eraseLeftovers(needs: Needs, userId: string): Promise<void> {
  await needs.platform.db.transaction(tx => erase(needs, tx, { id: userId, provedEmail: null }));
}

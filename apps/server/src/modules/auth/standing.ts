import { type Db, rowsOf, type Tx } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import { AppError } from '../../platform/problems.ts';
import { standingChanged } from './mails.ts';
import { note, nowhere } from './security-log/security-log.ts';
import type { Auth } from './service.ts';
import * as signIns from './sign-in-store.ts';
import { type Account, accountById, changeAccount } from './store.ts';

type Standing = Account['standing'];

/** Lock number of changes of rights. */
const rightsLock = 712_017;

const kinds = {
  active: 'account_restored',
  suspended: 'account_suspended',
  terminated: 'account_terminated',
} as const;

interface StandingChange {
  userId: string;
  to: Standing;
  /** A sentence mailed to the owner. */
  reason: string;
}

/** Suspends, terminates or restores an account, ends its sign-ins and mails the owner. */
export async function changeStanding(auth: Auth, tx: Tx, change: StandingChange, now: Date): Promise<void> {
  const { userId, to, reason } = change;
  await lockRights(tx);
  const account = await accountById(tx, userId);
  if (account.standing === to) throw new AppError('validation_failed', `This account is ${to} already.`);
  if (account.is_admin)
    throw new AppError('validation_failed', 'This is an administrator. Take the rights away first.');
  const standing_reason = to === 'active' ? null : reason;
  await changeAccount(tx, userId, { standing: to, standing_reason }, now);
  await signIns.deleteTokensOf(tx, userId);
  await note(auth, tx, { kind: kinds[to], mailbox: account.mailbox, userId, browser: nowhere }, now);
  if (account.email_verified)
    await auth.mailer.send(tx, standingChanged(account.email, { to, reason }, auth.config));
}

const lockRights = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${rightsLock}::bigint)`);

async function countAdmins(db: Db): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    db.execute(
      sql`select count(*)::int as n from users where is_admin and email_verified and standing = 'active'`,
    ),
  );
  return row?.n ?? 0;
}

/** Gives or takes admin rights; the last administrator keeps them. */
export async function changeRights(
  auth: Auth,
  { userId, is_admin }: { userId: string; is_admin: boolean },
  now: Date,
): Promise<void> {
  await auth.db.transaction(async tx => {
    await lockRights(tx);
    const account = await accountById(tx, userId);
    if (account.is_admin === is_admin) return;
    if (is_admin && (!account.email_verified || account.standing !== 'active'))
      throw new AppError(
        'validation_failed',
        'Only an active account with a proved address can have these rights.',
      );
    if (!is_admin && (await countAdmins(tx)) <= 1)
      throw new AppError('validation_failed', 'This is the last administrator.');
    await changeAccount(tx, userId, { is_admin }, now);
    const kind = is_admin ? 'rights_given' : 'rights_taken';
    await note(auth, tx, { kind, mailbox: account.mailbox, userId, browser: nowhere }, now);
  });
}

import { type FreeWeek, figures, type LimitStatus, type User } from '@twelvefold/contract';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/problems.ts';
import { type Entitlement, entitlementOf, maybePaidUntil } from '../../billing/index.ts';
import { freeStartsOf, type SessionRow, type Used, usageOf } from '../store.ts';
import { allowanceText, freeWeekOf, sessionsLeft, usedUpDays, weekStart } from './allowance.ts';

/** The student's allowance; the only decision behind starting, `can_start_session` and `limit_reached`. */
async function allowanceOf(db: Db, user: User, now: Date) {
  const entitlement = await entitlementOf(db, user, now);
  const usage = await usageOf(db, user.id, figures.freeTrial.sessions, weekStart(now));
  return { entitlement, usage, left: sessionsLeft(entitlement, usage) };
}

const userTypes: Record<Entitlement, LimitStatus['user_type']> = {
  free: 'free_trial',
  privileged: 'privileged',
  pro_regular: 'pro',
  pro_exclusive: 'pro',
};

export async function limitStatus(db: Db, user: User, now: Date): Promise<LimitStatus> {
  const { entitlement, usage, left } = await allowanceOf(db, user, now);
  const user_type = userTypes[entitlement];
  const until = user_type === 'pro' ? await maybePaidUntil(db, user.id, now) : null;
  return {
    user_type,
    plan_until: until?.toISOString() ?? null,
    can_start_session: left !== 0,
    limit_reached: left === 0,
    completed_sessions: usage.completed,
    sessions_left: left,
    allowance_text: allowanceText(entitlement),
    free_week: freeWeekOf(entitlement, usage, now),
  };
}

/** The rest of a free week and its started sessions; null without a limit. */
export async function startedOfFreeWeek(
  db: Db,
  user: User,
  now: Date,
): Promise<(FreeWeek & { started: number }) | null> {
  const { entitlement, usage } = await allowanceOf(db, user, now);
  const week = freeWeekOf(entitlement, usage, now);
  return week && { ...week, started: usage.startedThisWeek };
}

/** Days that began without an allowed session. */
export const usedUpDaysOf = async (db: Db, userId: string): Promise<Set<string>> =>
  usedUpDays(await freeStartsOf(db, userId));

/** The allowance of a new session by current plan and use. Throws `session_limit_reached`. */
export async function allowanceBy(
  tx: Tx,
  user: User,
  usage: Used,
  now: Date,
): Promise<SessionRow['allowance']> {
  const entitlement = await entitlementOf(tx, user, now);
  const left = sessionsLeft(entitlement, usage);
  if (left !== 0) return left === null ? 'unlimited' : 'free';
  throw new AppError(
    'session_limit_reached',
    `You have used your free sessions for now (${usage.completed} completed). Your plan: ${allowanceText(entitlement)}.`,
  );
}

/** The same with the use counted now; call it in the transaction that creates the session. */
export async function allowanceFor(tx: Tx, user: User, now: Date): Promise<SessionRow['allowance']> {
  return allowanceBy(tx, user, await usageOf(tx, user.id, figures.freeTrial.sessions, weekStart(now)), now);
}

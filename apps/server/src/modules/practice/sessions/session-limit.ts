import { type FreeWeek, figures, type LimitStatus, type User } from '@twelvefold/contract';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/problems.ts';
import { type Entitlement, entitlementOf, maybePaidUntil } from '../../billing/index.ts';
import { freeStartsOf, type SessionRow, type Used, usageOf } from '../store.ts';
import { allowanceText, freeWeekOf, sessionsLeft, usedUpDays, weekStart } from './allowance.ts';

/** How much of the allowance is left: the one decision behind the start, `can_start_session` and `limit_reached`. */
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

/** The allowance as the screens show it. */
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

/** What is left of a free week, and how many of its sessions were started; null without a limit. */
export async function startedOfFreeWeek(
  db: Db,
  user: User,
  now: Date,
): Promise<(FreeWeek & { started: number }) | null> {
  const { entitlement, usage } = await allowanceOf(db, user, now);
  const week = freeWeekOf(entitlement, usage, now);
  return week && { ...week, started: usage.startedThisWeek };
}

/** The days on which the free allowance left a student nothing to start. */
export const usedUpDaysOf = async (db: Db, userId: string): Promise<Set<string>> =>
  usedUpDays(await freeStartsOf(db, userId));

/** What a session is started on, by the plan of now and what was used; throws when none may be. */
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

/** The same, counted now. Belongs into the transaction that creates the session. */
export async function allowanceFor(tx: Tx, user: User, now: Date): Promise<SessionRow['allowance']> {
  return allowanceBy(tx, user, await usageOf(tx, user.id, figures.freeTrial.sessions, weekStart(now)), now);
}

import type { Goal, GoalChange } from '@twelvefold/contract';
import { dayOf } from '../../platform/india.ts';
import { AppError } from '../../platform/problems.ts';
import { saveGoal } from './goal.ts';
import { setWish, withdrawWish } from './pack-store.ts';
import { type Planner, planAgain } from './planning.ts';
import { lockStudent } from './store.ts';

/** Sets the student's wish for the next pack, replacing an earlier one; a waiting pack is planned again at once. */
export async function askFor(planner: Planner, userId: string, code: string, now: Date) {
  const bank = await planner.bank.current(planner.db);
  if (!bank.subcategories.has(code))
    throw new AppError('validation_failed', 'There are no questions on this topic.');
  await planner.db.transaction(async tx => {
    await lockStudent(tx, userId);
    await setWish(tx, userId, code, now);
    await planAgain(planner, tx, userId, now);
  });
  return { success: true as const };
}

/** Withdraws a wish and plans a waiting pack again; no effect when the wish was replaced or used. */
export async function withdraw(planner: Planner, userId: string, code: string, now: Date) {
  await planner.db.transaction(async tx => {
    await lockStudent(tx, userId);
    if (await withdrawWish(tx, userId, code)) await planAgain(planner, tx, userId, now);
  });
  return { success: true as const };
}

/** Changes the given parts of a goal; a waiting pack is planned again. */
export async function setGoal(
  planner: Planner,
  userId: string,
  change: GoalChange,
  now: Date,
): Promise<Goal> {
  if (change.exam_date && change.exam_date < dayOf(now))
    throw new AppError('validation_failed', 'This exam date has passed. Please choose a later one.');
  return planner.db.transaction(async tx => {
    await lockStudent(tx, userId);
    const goal = await saveGoal(tx, userId, change, now);
    await planAgain(planner, tx, userId, now);
    return goal;
  });
}

import { AppError } from '../../platform/problems.ts';
import { setWish, withdrawWish } from './pack-store.ts';
import { planAgain } from './planning.ts';
import type { Practice } from './service.ts';
import { lockStudent } from './store.ts';

/**
 * Notes the subcategory a student wants in the next pack, in place of an earlier wish. A pack that waits is planned
 * again at once; one that is still to be planned will hold it.
 */
export async function askFor(practice: Practice, userId: string, code: string, now: Date) {
  const bank = await practice.bank.current(practice.db);
  if (!bank.subcategories.has(code))
    throw new AppError('validation_failed', 'There are no questions on this topic.');
  await practice.db.transaction(async tx => {
    await lockStudent(tx, userId);
    await setWish(tx, userId, code, now);
    await planAgain(practice, tx, userId, now);
  });
  return { success: true as const };
}

/**
 * Takes a wish back and plans a pack that waits again, without it. Where another wish has taken its place since, or a
 * session has used it up, nothing changes.
 */
export async function withdraw(practice: Practice, userId: string, code: string, now: Date) {
  await practice.db.transaction(async tx => {
    await lockStudent(tx, userId);
    if (await withdrawWish(tx, userId, code)) await planAgain(practice, tx, userId, now);
  });
  return { success: true as const };
}

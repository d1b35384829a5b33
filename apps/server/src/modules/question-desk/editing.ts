import { createHash } from 'node:crypto';
import { isType } from '@twelvefold/content';
import type { QuestionChange, QuestionContent } from '@twelvefold/contract';
import { PRIOR_BAND_DIFFICULTY } from '@twelvefold/engine';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../platform/db/db.ts';
import { desc, eq, sql } from '../../platform/db/query.ts';
import type { Platform } from '../../platform/platform.ts';
import { AppError, notFound } from '../../platform/problems.ts';
import {
  changeItem,
  correctKey,
  editItem,
  type ItemRow,
  itemsOf,
  lockedItem,
  maybeLearntDifficulty,
  reviewItem,
} from '../content/index.ts';
import { clearFlag } from './flags.ts';
import { answerReports } from './reports.ts';
import { itemChanges } from './schema.ts';

/** The editable fields of a question as texts, for diffs. */
function textsOf(row: ItemRow): Record<string, string> {
  return {
    stem: row.stem,
    ...Object.fromEntries(row.options.map(({ letter, text }) => [`option ${letter}`, text])),
    'right answer': row.key,
    'snap read': row.solution.snap_read,
    approach: row.solution.solution_approach,
    'detailed solution': row.solution.detailed_solution,
    principle: row.solution.principle_to_remember,
    type: row.type,
    difficulty: row.band,
    'target seconds': String(row.target_seconds),
  };
}

/** Version that an editor read; editing an older version is refused. */
export const versionOf = (row: ItemRow): string =>
  createHash('sha256')
    .update(JSON.stringify([row.id, row.status, textsOf(row)]))
    .digest('base64url')
    .slice(0, 22);

function changeTo(row: ItemRow, given: QuestionContent): Partial<ItemRow> {
  const options = row.options.map(option => {
    const text = given.options[option.letter];
    // A slip explains the text it was written for.
    const keepsSlip = text === option.text && option.letter !== given.right_answer;
    return { ...option, text, slip: keepsSlip ? option.slip : null };
  });
  const solved = given.solution.detailed_solution === row.solution.detailed_solution;
  return {
    stem: given.stem,
    options,
    key: given.right_answer,
    solution: { ...given.solution, steps: solved ? row.solution.steps : [] },
    type: given.type_code,
    band: given.difficulty,
    target_seconds: given.target_seconds,
  };
}

/** Difficulty in another band: as estimated from answers, else the band's prior. */
async function difficultyIn(db: Db, id: string, band: ItemRow['band']) {
  const difficulty = PRIOR_BAND_DIFFICULTY[band];
  const known = await maybeLearntDifficulty(db, id);
  return { difficulty, learnt: known ? known.difficulty - difficulty : 0 };
}

interface Edit {
  id: string;
  adminId: string;
  given: QuestionContent & { version: string; reason: string };
}

/**
 * Edits a question and logs who and why. A new right answer of a served question corrects its key, by which given
 * answers are judged from now on. Returns the id of the new version. Throws `changed_meanwhile` for a stale version.
 */
export async function edit({ db }: Platform, { id, adminId, given }: Edit, now: Date) {
  if (!isType(given.type_code)) throw new AppError('validation_failed', 'Choose the type of question first.');
  return db.transaction(async tx => {
    await clearFlag(tx, id, now);
    await answerReports(tx, id, 'changed', now);
    // Locked: the second of two concurrent edits reads the first one's result.
    await lockedItem(tx, id);
    const [row] = await itemsOf(tx, [id]);
    if (!row) throw notFound();
    if (versionOf(row) !== given.version)
      throw new AppError(
        'changed_meanwhile',
        'Somebody else has changed this question since you opened it. Open it again and look at their change.',
      );
    const served = row.status === 'live' || row.status === 'in_review';
    let after = id;
    if (served && given.right_answer !== row.key)
      after = await correctKey(tx, id, { key: given.right_answer, why: given.reason }, now);
    after = await editItem(tx, after, changeTo(row, given), now);
    if (given.difficulty !== row.band)
      await changeItem(tx, after, await difficultyIn(tx, id, given.difficulty));
    const [changed] = await itemsOf(tx, [after]);
    const before = textsOf(row);
    const fields = Object.entries(changed ? textsOf(changed) : {})
      .filter(([field, text]) => before[field] !== text)
      .map(([field, text]) => ({ field, before: before[field] ?? '', after: text }));
    if (fields.length === 0) throw new AppError('validation_failed', 'Nothing was changed.');
    await tx.insert(itemChanges).values({
      id: uuidv7({ msecs: now.getTime() }),
      family: row.family,
      before_id: id,
      after_id: after,
      admin_id: adminId,
      reason: given.reason,
      changed_at: now,
      fields,
    });
    return { id: after };
  });
}

/** Takes a question out of service, or a draft forward, to review. */
export async function sendToReview({ db }: Platform, id: string) {
  await db.transaction(tx => reviewItem(tx, id));
  return { success: true as const };
}

const changesShown = 50;

/** Changes of all versions of a question, newest first. */
export async function changesOf(db: Db, family: string): Promise<QuestionChange[]> {
  const rows = await db
    .select({
      change: itemChanges,
      email: sql<string | null>`(select email from users where users.id = ${itemChanges.admin_id})`,
    })
    .from(itemChanges)
    .where(eq(itemChanges.family, family))
    .orderBy(desc(itemChanges.changed_at))
    .limit(changesShown);
  return rows.map(({ change, email }) => ({
    at: change.changed_at.toISOString(),
    admin_email: email,
    reason: change.reason,
    before_id: change.before_id,
    after_id: change.after_id,
    fields: change.fields,
  }));
}

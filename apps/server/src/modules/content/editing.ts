import { isType } from '@twelvefold/content';
import { PRIOR_BAND_DIFFICULTY } from '@twelvefold/engine';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/problems.ts';
import { printsOf } from './doubles.ts';
import { brokenIn } from './importing/doubts.ts';
import { alikeOptions, letters } from './importing/options.ts';
import { forgetLacking } from './importing/proposals.ts';
import type { StoredOption } from './schema.ts';
import { addItem, changeItem, type ItemRow, liveOfFamily, lockedItem, putKeyCorrection } from './store.ts';

/** The editable fields of a question. */
export type Question = Pick<
  ItemRow,
  'type' | 'band' | 'form' | 'stem' | 'options' | 'key' | 'solution' | 'figure' | 'target_seconds'
>;

/** Reasons, in the author's words, why a question cannot be stored. */
export function problemsOf({ type, stem, options, key, target_seconds }: Question): string[] {
  const problems: string[] = [];
  if (!isType(type)) problems.push(`The taxonomy has no type of question ${type}.`);
  if (stem.trim() === '') problems.push('The question has no text.');
  if (options.map(({ letter }) => letter).join('') !== letters.join(''))
    problems.push('A question has four options, A to D in order.');
  if (options.some(({ text }) => text.trim() === '')) problems.push('An option has no text.');
  const alike = alikeOptions(options.map(({ text }) => text));
  if (alike) problems.push(`Two options are the same: ${alike.join(' and ')}.`);
  if (!letters.includes(key)) problems.push('The right answer is none of the options.');
  if (options.some(({ letter, slip }) => letter === key && slip !== null))
    problems.push('The right option has no slip.');
  if (!Number.isInteger(target_seconds) || target_seconds < 1)
    problems.push('The target time is a whole number of seconds.');
  return problems;
}

function refuseUnfit(question: Question): void {
  const [first, ...more] = problemsOf(question);
  if (first !== undefined) throw new AppError('validation_failed', [first, ...more].join(' '));
}

/** Refuses to publish or keep live what an import would keep as a draft because it is broken. */
function refuseBroken(question: Question): void {
  const words = brokenIn(question).map(
    ({ column, message }) => `${fieldNames[column] ?? column}: ${message}`,
  );
  if (words.length > 0) throw new AppError('validation_failed', [...new Set(words)].join(' '));
}

/** Names of a file's columns at the desk. */
const fieldNames: Record<string, string> = {
  stem: 'Question',
  mcq_options: 'Options',
  snap_read: 'Snap read',
  solution_approach: 'Approach',
  detailed_solution: 'Detailed solution',
  principle_to_remember: 'Principle',
};

/** A new question as a row; ids of several made at one time are ordered by `place`. */
export function newItem(question: Question, status: 'draft' | 'live', now: Date, place?: number): ItemRow {
  const id = uuidv7({ msecs: now.getTime(), ...(place !== undefined && { seq: place }) });
  return {
    id,
    family: id,
    replaces: null,
    origin: null,
    edition: null,
    also: null,
    status,
    retired_by: null,
    difficulty: PRIOR_BAND_DIFFICULTY[question.band],
    learnt: 0,
    created_at: now,
    ...question,
    ...printsOf(question),
  };
}

/** Stores a new draft. Returns its id. Throws `validation_failed`. */
export async function addDraft(tx: Tx, question: Question, now: Date): Promise<string> {
  refuseUnfit(question);
  const row = newItem(question, 'draft', now);
  await addItem(tx, row);
  return row.id;
}

/** The fields that a student saw and was judged by. */
const identity = ['stem', 'options', 'key', 'figure'] as const satisfies readonly (keyof Question)[];

const changesIdentity = (row: ItemRow, change: Partial<Question>) =>
  identity.some(name => {
    const seen = (of: Partial<Question>) =>
      name === 'options' ? of.options?.map(({ text }) => text) : of[name];
    return change[name] !== undefined && JSON.stringify(seen(change)) !== JSON.stringify(seen(row));
  });

/**
 * Edits a question. What students saw never changes: an edit of stem, options, key or figure of a published question
 * makes a new item that replaces it; so does any edit of a generated one (the next release would undo it) and a new
 * stem of a draft. Returns the id of the item with the change. Throws for retired questions and twins.
 */
export async function editItem(tx: Tx, id: string, change: Partial<Question>, now: Date): Promise<string> {
  const row = await lockedItem(tx, id);
  const next = await changed(tx, row, change, now);
  if (row.status === 'live') refuseBroken({ ...row, ...change });
  return next;
}

async function changed(tx: Tx, row: ItemRow, change: Partial<Question>, now: Date): Promise<string> {
  const { id } = row;
  if (row.status === 'retired')
    throw new AppError(
      'validation_failed',
      'A retired question cannot be edited. Edit the one that replaced it.',
    );
  if (row.status === 'twin')
    throw new AppError('validation_failed', 'A twin is not edited. Correct its key, or retire it.');
  const edited = { ...row, ...change };
  refuseUnfit(edited);
  const prints = printsOf(edited);
  await forgetLacking(tx, id);
  // A draft keeps its stem too: the file it came from is recognized by it.
  const isNewVersion =
    row.status === 'draft'
      ? prints.fingerprint !== row.fingerprint
      : row.origin !== null || changesIdentity(row, change);
  if (!isNewVersion) {
    await changeItem(tx, id, { ...change, ...prints });
    return id;
  }
  await changeItem(tx, id, { status: 'retired', retired_by: 'admin' });
  const next = uuidv7({ msecs: now.getTime() });
  await addItem(tx, {
    ...edited,
    ...prints,
    id: next,
    replaces: id,
    origin: null,
    edition: null,
    created_at: now,
  });
  return next;
}

/** Sends a draft or a live question to review. */
export async function reviewItem(tx: Tx, id: string): Promise<void> {
  const row = await lockedItem(tx, id);
  if (row.status !== 'draft' && row.status !== 'live')
    throw new AppError('validation_failed', 'Only drafts and live questions go to review.');
  refuseUnfit(row);
  await changeItem(tx, id, { status: 'in_review' });
}

/** Takes a live question out of service until review. Returns whether it was live. */
export async function withdrawItem(tx: Tx, id: string): Promise<boolean> {
  const { status } = await lockedItem(tx, id);
  if (status !== 'live') return false;
  await changeItem(tx, id, { status: 'in_review' });
  return true;
}

/** Retires a question for good; releases leave it retired. */
export async function retireItem(tx: Tx, id: string): Promise<void> {
  await lockedItem(tx, id);
  await changeItem(tx, id, { status: 'retired', retired_by: 'admin' });
}

/**
 * Publishes a draft, reviewed or admin-retired question. Throws when another of its family is live or a release dropped
 * it.
 */
export async function publishItem(tx: Tx, id: string): Promise<void> {
  const row = await lockedItem(tx, id);
  if (row.retired_by === 'release' || row.status === 'twin')
    throw new AppError('validation_failed', 'This question is no longer part of the product.');
  if ((await liveOfFamily(tx, row.family)).some(live => live !== id))
    throw new AppError('validation_failed', 'Another version of this question is in service.');
  refuseUnfit(row);
  refuseBroken(row);
  // Accepted proposals may have changed the draft's type and key.
  await changeItem(tx, id, { status: 'live', retired_by: null, ...printsOf(row) });
}

/**
 * Records that a key was wrong. Answers stay and are judged by the right key; a live question is replaced by one with
 * the right key. Returns the id of the item served from now on.
 */
export async function correctKey(
  tx: Tx,
  id: string,
  { key, why }: { key: ItemRow['key']; why: string },
  now: Date,
): Promise<string> {
  const row = await lockedItem(tx, id);
  await putKeyCorrection(tx, { item_id: id, key, why, corrected_at: now });
  if (row.status !== 'live' && row.status !== 'in_review') return id;
  const options = row.options.map(
    (option): StoredOption => ({ ...option, slip: option.letter === key ? null : option.slip }),
  );
  // Skips `refuseBroken`: a wrong key is worse than other faults.
  return changed(tx, row, { key, options }, now);
}

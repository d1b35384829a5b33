import { figures, type LetterKind, type OwnLetters, type User } from '@twelvefold/contract';
import type { Db } from '../../platform/db/db.ts';
import { dayOf } from '../../platform/india.ts';
import { AppError } from '../../platform/problems.ts';
import { momentAfter } from './looking.ts';
import { type Choices, changeChoices, maybeChoices } from './store.ts';

/** Job that switches off mails to a mailbox that refuses them. */
export const refusedJob = 'letters.refused';

const none = (userId: string, now: Date): Choices => ({
  user_id: userId,
  daily: false,
  weekly: false,
  notes: false,
  hour: figures.letters.hours.usual,
  chosen_at: now,
  look_at: null,
  refused_at: null,
});

const viewOf = ({ daily, weekly, notes, hour, refused_at }: Choices): OwnLetters => ({
  daily,
  weekly,
  notes,
  hour,
  refused_on: refused_at && dayOf(refused_at),
});

export const lettersOf = async (db: Db, userId: string, now: Date): Promise<OwnLetters> =>
  viewOf((await maybeChoices(db, userId)) ?? none(userId, now));

type Change = { [K in LetterKind]?: boolean | undefined } & { hour?: number | undefined };

async function change(db: Db, userId: string, given: Partial<Choices>, now: Date): Promise<OwnLetters> {
  const changed = await changeChoices(db, none(userId, now), row => {
    const choices = { ...row, ...given };
    const isAsked = choices.daily || choices.weekly || choices.notes;
    return { ...choices, look_at: isAsked ? momentAfter(now, choices) : null };
  });
  return viewOf(changed);
}

/** Changes subscriptions at once. Throws `email_not_verified`: an unproved address may belong to another person. */
export async function changeLetters(db: Db, user: User, given: Change, now: Date): Promise<OwnLetters> {
  const asks = given.daily || given.weekly || given.notes;
  if (asks && !user.email_verified)
    throw new AppError('email_not_verified', 'Verify your email address first, under Email on this page.');
  const { daily, weekly, notes, hour } = given;
  return change(
    db,
    user.id,
    {
      ...(daily !== undefined && { daily }),
      ...(weekly !== undefined && { weekly }),
      ...(notes !== undefined && { notes }),
      ...(hour !== undefined && { hour }),
      ...(asks && { chosen_at: now, refused_at: null }),
    },
    now,
  );
}

export async function endLetters(db: Db, userId: string, kind: LetterKind, now: Date): Promise<void> {
  if (await maybeChoices(db, userId)) await change(db, userId, { [kind]: false }, now);
}

/** Switches all mails off after a permanent refusal, until the student subscribes again. */
export async function noteRefused(db: Db, userId: string, now: Date): Promise<void> {
  if (!(await maybeChoices(db, userId))) return;
  await change(db, userId, { daily: false, weekly: false, notes: false, refused_at: now }, now);
}

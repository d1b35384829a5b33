import { figures, type LetterKind, type OwnLetters, type User } from '@twelvefold/contract';
import type { Db } from '../../platform/db/db.ts';
import { isOutage } from '../../platform/db/outage.ts';
import type { JobContext } from '../../platform/jobs/definitions.ts';
import type { Mail } from '../../platform/mail/template.ts';
import { AppError } from '../../platform/problems.ts';
import { maybeReachable } from '../auth/index.ts';
import { isPaused } from '../billing/index.ts';
import { dayAfter, dayOf } from '../study-plan/index.ts';
import { dailyFor } from './daily.ts';
import { momentAfter, momentOn, staleAfter } from './looking.ts';
import type { Letters } from './needs.ts';
import { examFor, weeklyFor, welcomeFor } from './notes.ts';
import { type Choices, changeChoices, maybeChoices, noteSent, setLook, takeDue } from './store.ts';
import { tokenOf } from './unsubscribing.ts';
import { type Draft, whyItComes } from './words.ts';

/** The job that is told of a mailbox that takes no mail. */
export const refusedJob = 'letters.refused';

/** Students looked at at once by one process. */
const looksAtOnce = 4;

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

/** Takes effect at once. Throws `email_not_verified`: an address that nobody proved may be somebody else's. */
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

/** The mailbox refused a mail for good: none is sent until the student asks again. */
export async function noteRefused(db: Db, userId: string, now: Date): Promise<void> {
  if (!(await maybeChoices(db, userId))) return;
  await change(db, userId, { daily: false, weekly: false, notes: false, refused_at: now }, now);
}

function mailOf({ config, secrets }: Letters, user: User, draft: Draft): Mail {
  const { asked, kind, ...said } = draft;
  const token = tokenOf({ secrets }, asked, user.id);
  return {
    to: user.email,
    kind: `${kind} letter`,
    action: { label: "Go to today's session", url: `${config.publicUrl}/session` },
    ...said,
    unsubscribe: {
      why: whyItComes[asked],
      page: `${config.publicUrl}/unsubscribe#${token}`,
      post: `${config.publicUrl}/api/unsubscribe/${token}`,
    },
  };
}

/** The one mail of today, the rarest first; none while the plan is paused. */
async function draftFor(letters: Letters, choices: Choices, user: User, now: Date): Promise<Draft | null> {
  if (await isPaused(letters.db, user.id)) return null;
  const writers = [
    ...(choices.notes ? [examFor, welcomeFor] : []),
    ...(choices.weekly ? [weeklyFor] : []),
    ...(choices.daily ? [dailyFor] : []),
  ];
  for (const write of writers) {
    const draft = await write(letters, user, now);
    if (draft) return draft;
  }
  return null;
}

/** The row of the day and the mail are there together or not at all: another look finds the row and sends nothing. */
async function write(letters: Letters, choices: Choices, now: Date): Promise<void> {
  const { db, mailer } = letters;
  const user = await maybeReachable(db, choices.user_id);
  const draft = user && (await draftFor(letters, choices, user, now));
  if (!draft) return;
  const day = dayOf(now);
  const expiresAt = staleAfter(momentOn(day, choices));
  const bounced = { job: refusedJob, data: { userId: user.id } };
  await db.transaction(async tx => {
    const isFirst = await noteSent(tx, { user_id: user.id, day, kind: draft.kind, sent_at: now });
    if (isFirst) await mailer.send(tx, mailOf(letters, user, draft), { expiresAt, bounced });
  });
}

async function lookAt(letters: Letters, choices: Choices, now: Date): Promise<void> {
  const moment = momentOn(dayOf(now), choices);
  if (now >= moment && now <= staleAfter(moment)) {
    try {
      await write(letters, choices, now);
    } catch (error) {
      if (isOutage(error)) throw error;
      letters.log.error({ err: error }, 'a letter could not be written');
    }
  }
  const next = now < moment ? moment : momentOn(dayAfter(dayOf(now), 1), choices);
  await setLook(letters.db, choices, next);
}

/** Looks at every student who is due. Processes that do so at once share them. */
export async function lookAtDue(letters: Letters, { now, signal }: JobContext): Promise<void> {
  const lookOn = async () => {
    while (!signal.aborted) {
      const choices = await takeDue(letters.db, now);
      if (!choices) return;
      await lookAt(letters, choices, now);
    }
  };
  await Promise.all(Array.from({ length: looksAtOnce }, lookOn));
}

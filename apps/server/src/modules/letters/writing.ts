import { figures } from '@twelvefold/contract';
import { isOutage } from '../../platform/db/outage.ts';
import { dayOf } from '../../platform/india.ts';
import type { JobContext } from '../../platform/jobs/definitions.ts';
import type { Sending } from '../../platform/mail/mailer.ts';
import { reachableOf } from '../auth/index.ts';
import { pausedAmong } from '../billing/index.ts';
import { goalsOf } from '../learning/index.ts';
import { latelyOf } from '../practice/index.ts';
import { dayAfter } from '../study-plan/index.ts';
import { dailyFor } from './daily.ts';
import { momentOn, staleAfter } from './looking.ts';
import type { Letters, Reader } from './needs.ts';
import { examFor, weeklyFor, welcomeFor } from './notes.ts';
import { refusedJob } from './service.ts';
import { type Choices, noteSent, remindedOf, setLooks, takeDue } from './store.ts';
import { tokenOf } from './unsubscribing.ts';
import { type Draft, whyItComes } from './words.ts';

/** Students per group: five reads and one write transaction. */
const together = 50;
/** Groups at once per process: one reads while another writes. */
const groupsAtOnce = 2;

/** Data of due students, without those who are suspended, unproved or paused. */
async function readersOf({ db }: Letters, due: readonly Choices[], now: Date): Promise<Reader[]> {
  if (due.length === 0) return [];
  const ids = due.map(({ user_id }) => user_id);
  const paused = await pausedAmong(db, ids);
  const users = await reachableOf(db, ids);
  const lately = await latelyOf(db, ids, now);
  const goals = await goalsOf(db, ids);
  const reminded = await remindedOf(db, ids, figures.letters.unansweredMost);
  return due.flatMap(choices => {
    const id = choices.user_id;
    const user = users.get(id);
    if (!user || paused.has(id)) return [];
    return {
      choices,
      user,
      goal: goals.get(id) ?? null,
      lately: lately.get(id) ?? null,
      reminded: reminded.get(id) ?? [],
    };
  });
}

/** Today's mail, the rarest kind first. */
async function draftFor(letters: Letters, reader: Reader, now: Date): Promise<Draft | null> {
  const { notes, weekly, daily } = reader.choices;
  const writers = [
    ...(notes ? [examFor, welcomeFor] : []),
    ...(weekly ? [weeklyFor] : []),
    ...(daily ? [dailyFor] : []),
  ];
  for (const write of writers) {
    const draft = await write(letters, reader, now);
    if (draft) return draft;
  }
  return null;
}

/** Today's mail; null when writing fails, which is logged, so that others are sent. */
async function draftOf(letters: Letters, reader: Reader, now: Date): Promise<Draft | null> {
  try {
    return await draftFor(letters, reader, now);
  } catch (error) {
    if (isOutage(error)) throw error;
    letters.log.error({ err: error }, 'a letter could not be written');
    return null;
  }
}

function mailOf({ config, secrets }: Letters, { user, choices }: Reader, draft: Draft, day: string): Sending {
  const { asked, kind, ...said } = draft;
  const token = tokenOf({ secrets }, asked, user.id);
  return {
    mail: {
      to: user.email,
      kind: `${kind} letter`,
      action: { label: "Go to today's session", url: `${config.publicUrl}/session` },
      ...said,
      unsubscribe: {
        why: whyItComes[asked],
        page: `${config.publicUrl}/unsubscribe#${token}`,
        post: `${config.publicUrl}/api/unsubscribe/${token}`,
      },
    },
    expiresAt: staleAfter(momentOn(day, choices)),
    bounced: { job: refusedJob, data: { userId: user.id } },
  };
}

/**
 * Handles a group: rows of the day, next checks and mails are committed together, so a repeated check sends nothing.
 * Students who changed their choices meanwhile get no mail by the old ones.
 */
async function lookAt(letters: Letters, taken: readonly Choices[], now: Date): Promise<void> {
  const day = dayOf(now);
  const moments = new Map(taken.map(choices => [choices, momentOn(day, choices)]));
  const isTime = (moment: Date) => now >= moment && now <= staleAfter(moment);
  const due = taken.filter(choices => isTime(moments.get(choices) as Date));
  const written: { id: string; kind: Draft['kind']; sending: Sending }[] = [];
  for (const reader of await readersOf(letters, due, now)) {
    const draft = await draftOf(letters, reader, now);
    if (draft)
      written.push({ id: reader.user.id, kind: draft.kind, sending: mailOf(letters, reader, draft, day) });
  }
  const looks = [...moments].map(([choices, moment]) => ({
    taken: choices,
    next: now < moment ? moment : momentOn(dayAfter(day, 1), choices),
  }));
  await letters.db.transaction(async tx => {
    const unchanged = await setLooks(tx, looks);
    const asked = written.filter(({ id }) => unchanged.has(id));
    const rows = asked.map(({ id, kind }) => ({ user_id: id, day, kind, sent_at: now }));
    const first = await noteSent(tx, rows);
    await letters.mailer.sendAll(
      tx,
      asked.filter(({ id }) => first.has(id)).map(({ sending }) => sending),
    );
  });
}

/** Handles all due students; concurrent processes share them. */
export async function lookAtDue(letters: Letters, { now, signal }: JobContext): Promise<void> {
  const lookOn = async () => {
    while (!signal.aborted) {
      const taken = await takeDue(letters.db, now, together);
      if (taken.length === 0) return;
      await lookAt(letters, taken, now);
    }
  };
  await Promise.all(Array.from({ length: groupsAtOnce }, lookOn));
}

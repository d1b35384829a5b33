import { figures } from '@twelvefold/contract';
import { isOutage } from '../../platform/db/outage.ts';
import type { JobContext } from '../../platform/jobs/definitions.ts';
import type { Sending } from '../../platform/mail/mailer.ts';
import { reachableOf } from '../auth/index.ts';
import { pausedAmong } from '../billing/index.ts';
import { goalsOf } from '../learning/index.ts';
import { latelyOf } from '../practice/index.ts';
import { dayAfter, dayOf } from '../study-plan/index.ts';
import { dailyFor } from './daily.ts';
import { momentOn, staleAfter } from './looking.ts';
import type { Letters, Reader } from './needs.ts';
import { examFor, weeklyFor, welcomeFor } from './notes.ts';
import { refusedJob } from './service.ts';
import { type Choices, noteSent, remindedOf, setLooks, takeDue } from './store.ts';
import { tokenOf } from './unsubscribing.ts';
import { type Draft, whyItComes } from './words.ts';

/** Students looked at together: read with five statements and written in one transaction. */
const together = 50;
/** So many such groups at once in a process: one reads while another writes. */
const groupsAtOnce = 2;

/** What all of them are read by. Nobody whose account cannot be used, whose address is not proved or whose plan is paused. */
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

/** The one mail of today, the rarest first. */
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

/** The same; null where it cannot be written, which is logged: the others' leave. */
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
 * Looks at students who were taken. The rows of the day, the next looks and the mails are there together or not at all:
 * another look finds the row and sends nothing. Whoever changed or ended their mails in between gets none by the old wish.
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

/** Looks at every student who is due. Processes that do so at once share them. */
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

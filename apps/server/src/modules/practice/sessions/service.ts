import {
  type Availability,
  figures,
  type PracticeSession,
  type PreSessionInsight,
  type SessionListItem,
  type User,
} from '@twelvefold/contract';
import { secondsAfter } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/problems.ts';
import type { ItemRow } from '../../content/index.ts';
import {
  kindOf,
  lockStudent,
  maybePack,
  type PackedItem,
  packOrPlan,
  planNext,
  preparationOf,
  reasonsInOrder,
  reasonWords,
  renewPack,
  type StudyFocus,
} from '../../learning/index.ts';
import type { AnswerStatements } from '../answers/answer-statements.ts';
import { answersOf } from '../answers/answer-store.ts';
import type { Given } from '../answers/log.ts';
import { positionsWithExample } from '../examples/examples.ts';
import type { ItemsById } from '../items.ts';
import { metadataOf, reviewed, served } from '../questions.ts';
import { completedSessions, sessionTotals } from '../record.ts';
import {
  maybeLatestSession,
  nextSessionNumber,
  type Placed,
  type SessionRow,
  type SessionSummaryRow,
  type SessionsPage,
  sessionById,
  sessionItemsOf,
  sessionsOf,
} from '../store.ts';
import { beginningOf, beginSession } from './beginning.ts';
import { type Closing, lookForWaitingSession, maybeWaitingSession } from './ending.ts';
import { insightOf, type PlannedQuestion, previewOf } from './insight.ts';
import { allowanceBy } from './session-limit.ts';

export interface Practice extends Closing {
  items: ItemsById;
  answers: AnswerStatements;
  /** Focus of a unit's session; null unless the unit is in today's plan. */
  focusOfUnit(db: Db, userId: string, unitId: string, now: Date): Promise<StudyFocus | null>;
}

type Shown = Pick<
  SessionRow,
  'user_id' | 'id' | 'status' | 'kind' | 'number' | 'total' | 'final_count' | 'created_at'
>;

/** Parts of a session that are already loaded. */
interface Known {
  placed: readonly Placed[];
  /** By position; loaded when absent. */
  given?: ReadonlyMap<number, Given>;
}

const givenIn = async (db: Db, { user_id, id, final_count }: Shown): Promise<ReadonlyMap<number, Given>> =>
  new Map(
    final_count === 0 ? [] : (await answersOf(db, user_id, id)).map(answer => [answer.position, answer]),
  );

/** A session for the screen: final positions are reviewed, open ones (and an undoable skip) served. */
export async function sessionView(
  practice: Practice,
  session: Shown,
  known?: Known,
): Promise<PracticeSession> {
  const { db } = practice;
  const placed = known?.placed ?? (await sessionItemsOf(db, session.user_id, session.id));
  const items = await practice.items(
    db,
    placed.map(p => p.item_id),
  );
  const answers = known?.given ?? (await givenIn(db, session));
  const asked = placed.map(place => {
    const item = items.get(place.item_id);
    if (!item)
      throw new AppError('internal', 'Question data is missing. Please refresh to restart the session.');
    return { place, item, answer: answers.get(place.position) };
  });
  const says = reasonsInOrder(
    asked.map(({ place, item, answer }) => ({
      reason: place.reason,
      type: item.type,
      outcome: answer?.outcome ?? null,
    })),
  );
  const open = asked.filter(({ place }) => place.position > session.final_count);
  const withExample = await positionsWithExample(db, session, open);
  return {
    session_id: session.id,
    status: session.status,
    total_questions: session.total,
    current_position: session.final_count + 1,
    answered_count: session.final_count,
    session_number: session.number,
    session_type: session.kind,
    created_at: session.created_at.toISOString(),
    phase_info: { current_session: session.number },
    questions: asked.map(({ place, item, answer }, i) => {
      const said = { ...place, says: says[i], hasExample: withExample.has(place.position) };
      return answer ? reviewed(item, said, session.kind, answer) : served(item, said, session.kind);
    }),
  };
}

export async function questionsOf(
  practice: Practice,
  userId: string,
  sessionId: string,
): Promise<PracticeSession> {
  return sessionView(practice, await sessionById(practice.db, userId, sessionId));
}

/** A new session with its questions. */
interface Begun {
  session: SessionRow;
  placed?: readonly Placed[];
}

/** The unfinished session, or a new one from the pack; concurrent calls get the same session. */
export async function startSession(practice: Practice, user: User, now: Date): Promise<PracticeSession> {
  const { session, placed } = await practice.db.transaction(async (tx): Promise<Begun> => {
    await lockStudent(tx, user.id);
    const beginning = await beginningOf(tx, user.id, now);
    if (!beginning.isOpen) return createSession(practice, tx, user, beginning, now);
    const session = await maybeWaitingSession(practice, tx, user.id, now);
    if (session) return { session };
    return createSession(practice, tx, user, await beginningOf(tx, user.id, now), now);
  });
  return sessionView(practice, session, placed && { placed });
}

async function createSession(
  practice: Practice,
  tx: Tx,
  user: User,
  { usage, number, pack }: Awaited<ReturnType<typeof beginningOf>>,
  now: Date,
): Promise<Begun> {
  const allowance = await allowanceBy(tx, user, usage, now);
  const { items, carry } = pack ?? (await packOrPlan(practice, tx, user.id, now));
  if (items.length === 0)
    throw new AppError('unavailable', 'Session pack is empty. Please refresh to restart.');
  const session = await beginSession(tx, user.id, { items, carry, number, allowance }, now);
  return { session, placed: items.map((item, i) => ({ ...item, position: i + 1 })) };
}

function listItem(session: SessionSummaryRow): SessionListItem {
  return {
    session_id: session.id,
    status: session.status,
    total_questions: session.total,
    answered_count: session.final_count,
    correct_count: session.correct_count,
    uncounted_count: session.uncounted_count,
    current_position: session.final_count + 1,
    progress_percentage: Math.round((100 * session.final_count) / session.total),
    session_number: session.number,
    session_type: session.kind,
    created_at: session.created_at.toISOString(),
    completed_at: session.completed_at?.toISOString() ?? null,
  };
}

export async function listSessions(db: Db, userId: string, page: SessionsPage) {
  return { sessions: (await sessionsOf(db, userId, page)).map(listItem) };
}

/** Seconds left of the cool-down after a session. */
function cooldownLeft(latest: SessionRow | null, now: Date): number {
  if (!latest?.completed_at) return 0;
  const until = secondsAfter(latest.completed_at, figures.session.cooldownSeconds);
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
}

/** A planned question with item and reason; empty for an unknown item. */
function questionIn(items: ReadonlyMap<string, ItemRow>, { item_id, reason }: PackedItem): PlannedQuestion[] {
  const item = items.get(item_id);
  return item ? [{ item, reason: reasonWords(reason, item.type), reason_kind: kindOf(reason) }] : [];
}

/** Preview of the prepared pack. */
async function packPreview({ db, items: itemsById }: Practice, userId: string) {
  const planned = (await maybePack(db, userId))?.items ?? [];
  const items = await itemsById(
    db,
    planned.map(p => p.item_id),
  );
  return previewOf(planned.flatMap(p => questionIn(items, p)));
}

/**
 * Whether a session can start at once. Plans a pack for a student without one (new, or with `retry` after a failure).
 */
export async function checkAvailability(
  practice: Practice,
  userId: string,
  retry: boolean,
  now: Date,
): Promise<Availability> {
  const { db } = practice;
  const open = await lookForWaitingSession(practice, userId, now);
  const latest = await maybeLatestSession(db, userId, 'blueprint');
  const base = { retry_after_seconds: cooldownLeft(latest, now), preview: null };
  if (open)
    return {
      ...base,
      available: true,
      phase: 'ready',
      message: `Question ${open.final_count + 1} of ${open.total} is waiting.`,
    };
  await renewPack(practice, userId, now);
  const preparation = await preparationOf(practice, userId);
  if (preparation === 'failed' && !retry)
    return { ...base, available: false, phase: 'failed', message: 'Your next 12 could not be prepared.' };
  if (preparation === 'ready' || (preparation !== 'preparing' && (await planNow(practice, userId, now)))) {
    const preview = await packPreview(practice, userId);
    return { ...base, available: true, phase: 'ready', message: 'Your next 12 is set.', preview };
  }
  return {
    ...base,
    available: false,
    phase: 'preparing',
    message: latest ? 'Your next 12 is being built from the last one.' : 'Your first 12 is being chosen.',
  };
}

const planNow = (practice: Practice, userId: string, now: Date): Promise<boolean> =>
  practice.db.transaction(async tx => {
    await lockStudent(tx, userId);
    return planNext(practice, tx, userId, now);
  });

/** The insight of a session, or of the prepared pack. */
export async function preSessionInsight(
  practice: Practice,
  userId: string,
  sessionId: string | null,
  now: Date,
): Promise<PreSessionInsight> {
  const { db } = practice;
  const session = sessionId ? await sessionById(db, userId, sessionId) : null;
  if (!session) await renewPack(practice, userId, now);
  const planned = session
    ? await sessionItemsOf(db, userId, session.id)
    : await db.transaction(async tx => {
        await lockStudent(tx, userId);
        return (await packOrPlan(practice, tx, userId, now)).items;
      });
  const items = await practice.items(
    db,
    planned.map(p => p.item_id),
  );
  const questions = planned.flatMap(p => questionIn(items, p));
  const { total_sessions: completed, study_sessions: studied } = await completedSessions(db, userId);
  const number = session?.number ?? (await nextSessionNumber(db, userId, 'blueprint'));
  const [last] = await sessionTotals(db, userId, 1);
  const latest = last ? { correct: last.correct, total: last.correct + last.incorrect + last.skipped } : null;
  return insightOf(questions, number, { completed, studied, latest });
}

/** The questions of a session or of the prepared pack. Throws `pack_not_ready` (404) without one. */
export async function packView(practice: Practice, userId: string, sessionId: string | null, now: Date) {
  const { db } = practice;
  const session = sessionId ? await sessionById(db, userId, sessionId) : null;
  if (!session) await renewPack(practice, userId, now);
  const planned = session
    ? await sessionItemsOf(db, userId, session.id)
    : (await maybePack(db, userId))?.items;
  if (!planned)
    throw new AppError(
      'pack_not_ready',
      'Session planning completed but pack not ready. Please refresh to try again.',
    );
  const items = await practice.items(
    db,
    planned.map(p => p.item_id),
  );
  return planned.flatMap(({ item_id, reason }) => {
    const item = items.get(item_id);
    if (!item) return [];
    const { subcategory, type_of_question } = metadataOf(item);
    return [
      {
        item_id,
        id: item_id,
        pair: `${subcategory}: ${type_of_question}`,
        bucket: item.band,
        reason: reasonWords(reason, item.type),
      },
    ];
  });
}

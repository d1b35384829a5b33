import type { JudgedLine, LessonExample, User } from '@twelvefold/contract';
import { EXAMPLES_OF_A_TYPE } from '@twelvefold/engine';
import type { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/problems.ts';
import { type ItemRow, workedExampleLike } from '../../content/index.ts';
import { examplesSince, lockStudent } from '../../learning/index.ts';
import type { ItemsById } from '../items.ts';
import { type Placed, type SessionRow, sessionById, sessionItemsOf } from '../store.ts';
import {
  addExample,
  type ExampleRow,
  examplesIn,
  examplesRead,
  maybeExample,
  noteLine,
} from './example-store.ts';
import { isPairable, linesAsked } from './pairing.ts';
import { toldLine } from './told-line.ts';

interface Practising {
  db: Db;
  items: ItemsById;
}

/** A question of a session with its place. */
interface Asked {
  place: Placed;
  item: ItemRow;
}

/** Positions of a session with an unread example before them. */
export async function positionsWithExample(
  db: Db,
  { user_id, id, created_at }: Pick<SessionRow, 'user_id' | 'id' | 'created_at'>,
  open: readonly Asked[],
): Promise<ReadonlySet<number>> {
  const pairable = open.filter(({ item, place }) => isPairable(item, place));
  if (pairable.length === 0) return new Set();
  const [ended, here] = await Promise.all([
    examplesRead(db, user_id, examplesSince(created_at)),
    examplesIn(db, user_id, id),
  ]);
  const over = new Set(here.filter(({ ended_at }) => ended_at !== null).map(({ position }) => position));
  return new Set(
    pairable
      .filter(
        ({ item, place }) => !over.has(place.position) && (ended.get(item.type) ?? 0) < EXAMPLES_OF_A_TYPE,
      )
      .map(({ place }) => place.position),
  );
}

/** A seed that differs by session and position. */
const seedAt = (sessionId: string, position: number): number =>
  Number.parseInt(sessionId.slice(-6), 16) + position;

/** The open question of the student's session at this position. Throws for any other position. */
async function openAt(
  { db, items }: Practising,
  user: User,
  sessionId: string,
  position: number,
): Promise<Asked & { session: SessionRow }> {
  const session = await sessionById(db, user.id, sessionId);
  const place = (await sessionItemsOf(db, user.id, sessionId)).find(placed => placed.position === position);
  if (!place) throw notFound();
  if (position !== session.final_count + 1)
    throw new AppError('position_not_open', `Question ${session.final_count + 1} comes first.`);
  const item = (await items(db, [place.item_id])).get(place.item_id);
  if (!item) throw notFound();
  return { place, item, session };
}

/** The example before the open question, stored or new; null when the question has none. */
export async function exampleBefore(
  practice: Practising,
  user: User,
  sessionId: string,
  position: number,
  now: Date,
): Promise<LessonExample | null> {
  const { place, item, session } = await openAt(practice, user, sessionId, position);
  if (!isPairable(item, place)) return null;
  const given = await practice.db.transaction(async tx => {
    await lockStudent(tx, user.id);
    const at = { user_id: user.id, session_id: sessionId, position };
    const before = await maybeExample(tx, at);
    if (before) return before;
    const ended = (await examplesRead(tx, user.id, examplesSince(session.created_at))).get(item.type) ?? 0;
    const made =
      ended < EXAMPLES_OF_A_TYPE ? await workedExampleLike(item, seedAt(sessionId, position)) : null;
    if (!made) return null;
    const lines = made.lines.length;
    const lines_asked = linesAsked(lines, ended);
    // A line that only sets up an equation has no value to ask for.
    if (made.lines.slice(-lines_asked).some(({ question }) => question === null)) return null;
    const row: ExampleRow = {
      ...at,
      type: item.type,
      seed: made.seed,
      lines_asked,
      next_line: lines - lines_asked + 1,
      lines_right: 0,
      missed: false,
      given_at: now,
      ended_at: null,
    };
    await addExample(tx, row);
    return row;
  });
  if (!given || given.ended_at) return null;
  const made = await workedExampleLike(item, given.seed);
  return made?.shown(made.lines.length - given.next_line + 1) ?? null;
}

/** Judges the next asked line of an example; a null answer shows it. A line counts only when right at the first try. */
export async function judgeExampleLine(
  practice: Practising,
  user: User,
  { session_id, position, line }: { session_id: string; position: number; line: number },
  given: string | null,
  now: Date,
): Promise<JudgedLine> {
  const { item } = await openAt(practice, user, session_id, position);
  return practice.db.transaction(async tx => {
    await lockStudent(tx, user.id);
    const at = { user_id: user.id, session_id, position };
    const row = await maybeExample(tx, at);
    const made = row && (await workedExampleLike(item, row.seed));
    const asked = made?.lines[line - 1];
    if (!row || !made || !asked?.question || line > row.next_line) throw notFound();
    const verdict = given === null ? ({ kind: 'shown' } as const) : made.judged(asked.question, given);
    const isLast = line === made.lines.length;
    if (line === row.next_line && verdict.kind === 'wrong') await noteLine(tx, at, { missed: true });
    if (line === row.next_line && (verdict.kind === 'right' || verdict.kind === 'shown'))
      await noteLine(tx, at, {
        next_line: line + 1,
        lines_right: row.lines_right + (verdict.kind === 'right' && !row.missed ? 1 : 0),
        missed: false,
        ended_at: isLast ? now : null,
      });
    return toldLine({ ...asked, isLast, answer: made.answer }, verdict);
  });
}

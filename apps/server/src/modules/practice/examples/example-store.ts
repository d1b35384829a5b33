import type { Db, Tx } from '../../../platform/db/db.ts';
import { and, count, eq, gte } from '../../../platform/db/query.ts';
import { workedExamples } from '../schema.ts';

export type ExampleRow = typeof workedExamples.$inferSelect;

type Place = Pick<ExampleRow, 'user_id' | 'session_id' | 'position'>;

const at = ({ user_id, session_id, position }: Place) =>
  and(
    eq(workedExamples.user_id, user_id),
    eq(workedExamples.session_id, session_id),
    eq(workedExamples.position, position),
  );

export async function maybeExample(db: Db, place: Place): Promise<ExampleRow | null> {
  const [row] = await db.select().from(workedExamples).where(at(place)).limit(1);
  return row ?? null;
}

/** The worked examples of a session. */
export const examplesIn = (db: Db, userId: string, sessionId: string): Promise<ExampleRow[]> =>
  db
    .select()
    .from(workedExamples)
    .where(and(eq(workedExamples.user_id, userId), eq(workedExamples.session_id, sessionId)));

/** Examples read to their end since an instant, by type. */
export async function examplesRead(
  db: Db,
  userId: string,
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ type: workedExamples.type, ended: count() })
    .from(workedExamples)
    .where(and(eq(workedExamples.user_id, userId), gte(workedExamples.ended_at, since)))
    .groupBy(workedExamples.type);
  return new Map(rows.map(({ type, ended }) => [type, ended]));
}

/** Keeps an existing example of the place. */
export async function addExample(tx: Tx, row: ExampleRow): Promise<void> {
  await tx.insert(workedExamples).values(row).onConflictDoNothing();
}

export async function noteLine(tx: Tx, place: Place, told: Partial<ExampleRow>): Promise<void> {
  await tx.update(workedExamples).set(told).where(at(place));
}

export const examplesOf = (db: Db, userId: string): Promise<ExampleRow[]> =>
  db
    .select()
    .from(workedExamples)
    .where(eq(workedExamples.user_id, userId))
    .orderBy(workedExamples.given_at, workedExamples.position);

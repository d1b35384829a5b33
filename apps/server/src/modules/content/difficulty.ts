import {
  type Band,
  type LearntDifficulties,
  type LearntShift,
  PRIOR_BAND_DIFFICULTY,
} from '@twelvefold/engine';
import { type Db, rowsOf, type Tx } from '../../platform/db/db.ts';
import { desc, eq, sql } from '../../platform/db/query.ts';
import { difficultyShifts, difficultyVersions, items, type StoredAimEvidence } from './schema.ts';

/** Difficulties estimated from all students' answers; a later module counts the answers. */

/** Keys of the stored shifts of a cell and of a form. */
export const cellCode = (type: string, band: Band): string => `${type} ${band}`;
export const formCode = (type: string, band: Band, form: string): string => `${cellCode(type, band)} ${form}`;

/** Smaller changes are ignored, so that the bank in memory need not be reloaded. */
const leastMoved = 0.01;

const rowsAtOnce = 500;

const thousandths = (value: number) => Math.round(1000 * value) / 1000;

function rowsFor(scope: 'cell' | 'form' | 'item', shifts: ReadonlyMap<string, LearntShift>) {
  return [...shifts].map(([code, { shift, spread, answers }]) => ({
    scope,
    code,
    shift: thousandths(shift),
    spread: thousandths(spread),
    answers,
  }));
}

export type DifficultyVersion = typeof difficultyVersions.$inferSelect;

export async function maybeDifficultyVersion(db: Db): Promise<DifficultyVersion | null> {
  const [row] = await db.select().from(difficultyVersions).orderBy(desc(difficultyVersions.version)).limit(1);
  return row ?? null;
}

/** The aim at which practice teaches most, estimated from answers, with its evidence. */
export interface LearntAim {
  aim: number;
  evidence: StoredAimEvidence;
}

/** Stores new estimates as a version and updates the items' difficulties. Returns the number of items changed. */
export async function putDifficulties(
  tx: Tx,
  learnt: LearntDifficulties,
  learntAim: LearntAim | null,
  now: Date,
): Promise<number> {
  const before = await maybeDifficultyVersion(tx);
  await tx.insert(difficultyVersions).values({
    version: (before?.version ?? 0) + 1,
    learnt_at: now,
    answers: learnt.answers,
    drift: learnt.drift,
    aim: learntAim?.aim ?? null,
    aim_evidence: learntAim?.evidence ?? null,
  });
  await tx.delete(difficultyShifts);
  const rows = [
    ...rowsFor('cell', learnt.cells),
    ...rowsFor('form', learnt.forms),
    ...rowsFor('item', learnt.items),
  ];
  for (let i = 0; i < rows.length; i += rowsAtOnce)
    await tx.insert(difficultyShifts).values(rows.slice(i, i + rowsAtOnce));
  const moved = await rowsOf<{ id: string }>(
    tx.execute(sql`
      update ${items} set learnt = total.shift
      from (
        select i.id, learnt_of(i.type, i.band, i.form, i.family) as shift from ${items} i where i.status <> 'retired'
      ) as total
      where total.id = ${items.id} and abs(${items.learnt} - total.shift) >= ${leastMoved}::float8
      returning ${items.id}`),
  );
  return moved.length;
}

/** Estimated difficulty of one question. */
export interface LearntDifficulty {
  /** Logits; half the width of the 90 % interval. */
  difficulty: number;
  give_or_take: number;
  answers: number;
  /** The band that contains the whole interval, when it is not the item's own. */
  suggested_band: Band | null;
}

/** Standard deviations for 90 %. */
const surely = 1.64;

const bandAt = (difficulty: number): Band => {
  const { Easy, Medium, Hard } = PRIOR_BAND_DIFFICULTY;
  if (difficulty < (Easy + Medium) / 2) return 'Easy';
  return difficulty < (Medium + Hard) / 2 ? 'Medium' : 'Hard';
};

interface Learnt {
  id: string;
  band: Band;
  difficulty: number;
  spread: number;
  answers: number;
}

/** Items with estimates from their own answers: of these ids, or all live and draft ones. */
const learntOf = (db: Db, ids: readonly string[] | null) =>
  rowsOf<Learnt>(
    db.execute(sql`
      select i.id::text as id, i.band, (i.difficulty + i.learnt)::float8 as difficulty, own.answers,
        sqrt(own.spread ^ 2 + coalesce(cell.spread, 0) ^ 2 + coalesce(form.spread, 0) ^ 2)::float8 as spread
      from ${items} i
      join ${difficultyShifts} own on own.scope = 'item' and own.code = i.family::text and own.answers > 0
      left join ${difficultyShifts} cell on cell.scope = 'cell' and cell.code = i.type || ' ' || i.band
      left join ${difficultyShifts} form on form.scope = 'form' and form.code = i.type || ' ' || i.band || ' ' || i.form
      where ${ids ? sql`i.id = any (string_to_array(${ids.join(',')}, ',')::uuid[])` : sql`i.status not in ('retired', 'twin')`}`),
  );

/** The band that contains both ends of the interval, when it is not the item's own. */
function suggestedBand({ band, difficulty, spread }: Learnt): Band | null {
  const low = bandAt(difficulty - surely * spread);
  return low === bandAt(difficulty + surely * spread) && low !== band ? low : null;
}

/** Suggested bands of these ids, or of all live and draft items. */
export async function suggestedBands(db: Db, ids: readonly string[] | null): Promise<Map<string, Band>> {
  const learnt = await learntOf(db, ids);
  return new Map(
    learnt.flatMap((row): [string, Band][] => {
      const band = suggestedBand(row);
      return band ? [[row.id, band]] : [];
    }),
  );
}

/** An item's estimated difficulty and suggested band; null without estimates from its own answers. */
export async function maybeLearntDifficulty(db: Db, itemId: string): Promise<LearntDifficulty | null> {
  const [row] = await learntOf(db, [itemId]);
  if (!row) return null;
  return {
    difficulty: thousandths(row.difficulty),
    give_or_take: thousandths(surely * row.spread),
    answers: row.answers,
    suggested_band: suggestedBand(row),
  };
}

/** Mean learnt shift of the live items of each band: the expected shift of a further item. */
export async function learntOfBands(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ band: items.band, learnt: sql<number>`avg(${items.learnt})::float8` })
    .from(items)
    .where(eq(items.status, 'live'))
    .groupBy(items.band);
  return new Map(rows.map(({ band, learnt }) => [band, thousandths(learnt)]));
}

import { categories, isType, placeOf } from '@twelvefold/content';
import type { Band } from '@twelvefold/contract';
import { PRIOR_BAND_DIFFICULTY } from '@twelvefold/engine';
import type { Db } from '../../platform/db/db.ts';
import { containing } from '../../platform/db/fragments.ts';
import { and, desc, eq, gt, ilike, isNotNull, isNull, ne, sql } from '../../platform/db/query.ts';
import type { Platform } from '../../platform/platform.ts';
import { AppError, notFound } from '../../platform/problems.ts';
import {
  changeItem,
  editItem,
  type ItemRow,
  items,
  itemsOf,
  maybeLearntDifficulty,
  publishItem,
  retireItem,
  suggestedBands,
  tagsOf,
} from '../content/index.ts';
import { reviewOf, servedOutside } from '../practice/index.ts';
import { changesOf, versionOf } from './editing.ts';
import { clearFlag, type Flag } from './flags.ts';
import { answerReports, reasonsOf } from './reports.ts';
import { itemFlags, itemStatistics, questionReports } from './schema.ts';
import { type Sums, statisticsOf } from './statistics.ts';

type Status = Exclude<ItemRow['status'], 'twin'>;

interface Asked {
  limit: number;
  cursor?: string | undefined;
  status?: Status | undefined;
  search?: string | undefined;
  only?: 'reported' | 'flagged' | 'rebanded' | undefined;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Further data of an item at the desk. */
interface Noted {
  reports: number;
  flag: Flag | null;
  sums: Sums | null;
  suggested: Band | null;
}
type Shown = Pick<ItemRow, 'id' | 'stem' | 'type' | 'band' | 'status' | 'key' | 'created_at'>;

function shown(row: Shown, { reports, flag, sums, suggested }: Noted) {
  const statistics = sums && statisticsOf(sums, row.key);
  const tags = row.type === '' ? null : tagsOf(row.type);
  return {
    id: row.id,
    stem: row.stem,
    type_code: row.type,
    type: tags?.type.name ?? '',
    subcategory: tags?.subcategory.name ?? '',
    difficulty: row.band,
    status: row.status as Status,
    created_at: row.created_at.toISOString(),
    answered: statistics?.answered ?? 0,
    right_share: statistics?.right_share ?? null,
    suggested_band: suggested,
    reports,
    flag:
      flag?.cleared_at === null
        ? { cause: flag.cause, at: flag.flagged_at.toISOString(), withdrawn: flag.withdrawn }
        : null,
  };
}

const reportsOfItem = sql<number>`(select count(*)::int from ${questionReports} r where r.item_id = ${items.id})`;

/** Items with reports, flag and sums. */
const notedItems = (db: Db) =>
  db
    .select({ item: items, flag: itemFlags, reports: reportsOfItem, sums: itemStatistics })
    .from(items)
    .leftJoin(itemStatistics, eq(itemStatistics.item_id, items.id))
    .leftJoin(itemFlags, eq(itemFlags.item_id, items.id));

/** Ids as one text parameter, which both databases accept. */
const isOneOf = (ids: readonly string[]) =>
  sql`${items.id} = any (string_to_array(${ids.join(',')}, ',')::uuid[])`;

/** By creation time: ids of generated questions are not ordered by time. */
const olderThan = (id: string) => sql`
  (${items.created_at}, ${items.id}) < (select last.created_at, last.id from items last where last.id = ${id}::uuid)`;

/** A page of questions, newest first, without twins. */
export async function bankNow({ reports }: Platform, { limit, cursor, status, search, only }: Asked) {
  if (cursor !== undefined && !uuid.test(cursor)) throw new AppError('invalid_request', 'No such page.');
  const rows = await notedItems(reports)
    .where(
      and(
        status ? eq(items.status, status) : ne(items.status, 'twin'),
        search ? ilike(items.stem, containing(search)) : undefined,
        cursor ? olderThan(cursor) : undefined,
        only === 'reported' ? gt(reportsOfItem, 0) : undefined,
        only === 'rebanded' ? isOneOf([...(await suggestedBands(reports, null)).keys()]) : undefined,
        only === 'flagged' ? and(isNotNull(itemFlags.item_id), isNull(itemFlags.cleared_at)) : undefined,
      ),
    )
    .orderBy(desc(items.created_at), desc(items.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const suggested = await suggestedBands(
    reports,
    page.map(({ item }) => item.id),
  );
  return {
    questions: page.map(({ item, ...noted }) =>
      shown(item, { ...noted, suggested: suggested.get(item.id) ?? null }),
    ),
    next: rows.length > limit ? (page.at(-1)?.item.id ?? null) : null,
  };
}

export const typesNow = () => ({
  types: categories.flatMap(({ subcategories }) =>
    subcategories.flatMap(({ name, types }) =>
      types.map(type => ({ type_code: type.code, type: type.name, subcategory: name })),
    ),
  ),
});

export async function bankQuestion({ reports }: Platform, id: string) {
  const [row] = await itemsOf(reports, [id]);
  if (!row || row.status === 'twin') throw notFound();
  const [noted] = await notedItems(reports).where(eq(items.id, id));
  if (!noted) throw notFound();
  const { snap_read, solution_approach, detailed_solution, principle_to_remember } = row.solution;
  const learnt = await maybeLearntDifficulty(reports, id);
  return {
    ...shown(row, { ...noted, suggested: learnt?.suggested_band ?? null }),
    options: row.options.map(({ letter, text }) => ({ letter, text })),
    right_answer: row.key,
    solution: { snap_read, solution_approach, detailed_solution, principle_to_remember },
    image_url: row.figure ? `/api/media/figures/${row.id}` : null,
    image_alt_text: row.figure?.alt ?? null,
    target_seconds: row.target_seconds,
    statistics: noted.sums && statisticsOf(noted.sums, row.key),
    learnt,
    version: versionOf(row),
    changes: await changesOf(reports, row.family),
    reported_for: await reasonsOf(reports, id),
  };
}

const bands = ['Easy', 'Medium', 'Hard'] as const;

interface Missing {
  type_code?: string | undefined;
  difficulty?: ItemRow['band'] | undefined;
}

/** Publishes a question, with its missing type and difficulty. */
export async function publish({ db }: Platform, id: string, { type_code, difficulty }: Missing, now: Date) {
  await db.transaction(async tx => {
    await clearFlag(tx, id, now);
    await answerReports(tx, id, 'kept', now);
    const [row] = await itemsOf(tx, [id]);
    if (!row) throw notFound();
    const type = type_code ?? row.type;
    const band = difficulty ?? row.band;
    if (row.status === 'draft' && (type !== row.type || band !== row.band)) {
      const seconds = isType(type) && placeOf(type).subcategory.targetSeconds[bands.indexOf(band)];
      await editItem(tx, id, { type, band, ...(seconds && { target_seconds: seconds }) }, now);
      await changeItem(tx, id, { difficulty: PRIOR_BAND_DIFFICULTY[band] });
    }
    await publishItem(tx, id);
  });
  return { success: true as const };
}

export async function retire({ db }: Platform, id: string, now: Date) {
  await db.transaction(async tx => {
    await clearFlag(tx, id, now);
    await answerReports(tx, id, 'retired', now);
    await retireItem(tx, id);
  });
  return { success: true as const };
}

/** A question as served to students, with the review of each answer. */
export async function preview({ reports }: Platform, id: string) {
  const [row] = await itemsOf(reports, [id]);
  if (!row || row.status === 'twin') throw notFound();
  const review = (chosen: ItemRow['key']) =>
    reviewOf(row, { chosen, outcome: chosen === row.key ? 'correct' : 'incorrect', elapsed_ms: null });
  return {
    question: servedOutside(row, 'This is a preview of the console.'),
    reviews: { A: review('A'), B: review('B'), C: review('C'), D: review('D') },
  };
}

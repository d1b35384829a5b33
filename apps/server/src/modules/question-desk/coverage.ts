import { categories } from '@twelvefold/content';
import { type Db, rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import type { Platform } from '../../platform/platform.ts';
import { items } from '../content/index.ts';
import { answers } from '../practice/index.ts';

const bands = ['Easy', 'Medium', 'Hard'] as const;
/** Latest active students over whom `unseen` is averaged. */
const studentsLooked = 200;

interface Cell {
  type: string;
  band: (typeof bands)[number];
  live: number;
  /** Live questions of the cell seen by these students, summed over students. */
  seen: number;
}

/** Live questions by type and band, and those seen by the latest active students. */
const cellsOf = (db: Db): Promise<(Cell & { students: number })[]> =>
  rowsOf(
    db.execute(sql`
      with active as (select user_id from learners where sequence > 0 order by updated_at desc limit ${studentsLooked}),
      seen as (
        select i.type, i.band, count(distinct (a.user_id, a.item_id))::int as n
        from active join ${answers} a on a.user_id = active.user_id join ${items} i on i.id = a.item_id and i.status = 'live'
        group by i.type, i.band)
      select i.type, i.band, count(*)::int as live, coalesce(max(seen.n), 0)::int as seen,
        (select count(*)::int from active) as students
      from ${items} i left join seen on seen.type = i.type and seen.band = i.band
      where i.status = 'live' group by i.type, i.band`),
  );

export async function coverage({ reports }: Platform) {
  const cells = await cellsOf(reports);
  const students = cells[0]?.students ?? 0;
  const cell = new Map(cells.map(one => [`${one.type} ${one.band}`, one]));
  const rows = categories.flatMap(({ subcategories }) =>
    subcategories.flatMap(({ name, types }) =>
      types.map(type => ({
        subcategory: name,
        type_code: type.code,
        type: type.name,
        bands: bands.map(difficulty => {
          const { live, seen } = cell.get(`${type.code} ${difficulty}`) ?? { live: 0, seen: 0 };
          return { difficulty, live, unseen: students > 0 ? live - seen / students : null };
        }),
      })),
    ),
  );
  return { students, rows };
}

import type { CalibrationRow } from '@twelvefold/contract';
import { rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import type { Platform } from '../../platform/platform.ts';
import { aimNow } from '../content/index.ts';
import { calibration } from './schema.ts';

const weeksShown = 12;

type Tenth = { tenth: number; answers: number; expected: number; observed: number };

/** Expected against observed right answers of the latest weeks with answers. */
export async function calibrationNow({ reports }: Platform) {
  const lately = sql`week > (select max(week) from ${calibration}) - ${7 * weeksShown}::int`;
  const sums = sql`sum(answers)::int as answers, sum(expected) / sum(answers) as expected,
    sum(correct)::float8 / sum(answers) as observed`;
  return {
    weeks: await rowsOf<CalibrationRow>(
      reports.execute(sql`
        select to_char(week, 'YYYY-MM-DD') as week, band as difficulty, ${sums} from ${calibration}
        where ${lately} group by week, band order by calibration.week desc, band`),
    ),
    tenths: await rowsOf<Tenth>(
      reports.execute(
        sql`select tenth, ${sums} from ${calibration} where ${lately} group by tenth order by tenth`,
      ),
    ),
    aim: await aimNow(reports),
  };
}

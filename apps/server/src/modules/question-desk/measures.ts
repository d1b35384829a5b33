import { rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import type { Measure, Platform } from '../../platform/platform.ts';
import { calibration } from './schema.ts';

const weeks = 4;

/** Reads the calibration sums, thirty rows a week. */
export function calibrationMeasures({ reports }: Platform): Measure[] {
  const read = async (column: 'answers' | 'gap') => {
    const rows = await rowsOf<{ band: string; answers: number; gap: number }>(
      reports.execute(sql`
        select band, sum(answers)::int as answers, (sum(correct) - sum(expected))::float8 / sum(answers) as gap
        from ${calibration} where week > (select max(week) from ${calibration}) - ${7 * weeks}::int group by band`),
    );
    return rows.map(row => ({ of: [row.band], total: row[column] }));
  };
  const labels = ['difficulty'];
  return [
    {
      name: 'calibration_gap',
      help: 'Share of right answers of the last four weeks less the share that was expected, by difficulty',
      labels,
      read: () => read('gap'),
    },
    {
      name: 'calibration_answers',
      help: 'Answers that the gap is counted over, by difficulty',
      labels,
      read: () => read('answers'),
    },
  ];
}

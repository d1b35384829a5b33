import { useQuery } from '@tanstack/react-query';
import type { CalibrationRow } from '@twelvefold/contract';
import { call } from '../../../shared/api/api.ts';
import { count, date } from '../../../shared/words/format.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx';
import { viewOf } from '../../../ui/table/table-address.ts';
import { keys } from '../../keys.ts';
import { readFailure } from '../../parts/words.ts';
import { AimOfPacks } from './AimOfPacks.tsx';

interface Compared {
  answers: number;
  expected: number;
  observed: number;
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
/** Standard errors from which a difference is marked as significant. */
const sure = 3;

/** Observed minus expected share, in percentage points; marked when significant. */
function Difference({ answers, expected, observed }: Compared) {
  const error = Math.sqrt((expected * (1 - expected)) / Math.max(1, answers));
  const off = error > 0 && Math.abs(observed - expected) > sure * error;
  const points = 100 * (observed - expected);
  return (
    <span className={off ? 'font-semibold text-wrong' : ''}>
      {points > 0 ? '+' : points < 0 ? '−' : ''}
      {Math.abs(points).toFixed(1)}
      {off && <span className="sr-only"> more than chance</span>}
    </span>
  );
}

const compared: Column<Compared>[] = [
  { key: 'answers', title: 'Answers', cell: row => count(row.answers), numeric: true },
  { key: 'expected', title: 'Expected right', cell: row => percent(row.expected), numeric: true },
  { key: 'observed', title: 'Right', cell: row => percent(row.observed), numeric: true },
  { key: 'difference', title: 'Difference', cell: Difference, numeric: true },
];
const weekColumns: Column<CalibrationRow>[] = [
  { key: 'week', title: 'Week of', cell: ({ week }) => date(`${week}T06:00:00.000Z`) },
  { key: 'band', title: 'Difficulty', cell: ({ difficulty }) => difficulty },
  ...compared,
];
const tenthColumns: Column<Compared & { tenth: number }>[] = [
  { key: 'tenth', title: 'Chance expected', cell: ({ tenth }) => `${10 * tenth} to ${10 * tenth + 10}%` },
  ...compared,
];
const view = viewOf(new URLSearchParams(), [], []);

/** Whether the engine's expected success rates match the answers. */
export function Calibration() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.calibration,
    queryFn: ({ signal }) => call('GET /admin/calibration', { signal }),
  });
  const failure = readFailure(error, 'The calibration could not be read.', refetch);
  return (
    <>
      <PageTitle document="Calibration">Calibration</PageTitle>
      <p className="mt-3 mb-6 max-w-[68ch] text-ink-2">
        The chance of a right answer that was expected when a question was planned, against what came. A
        difference is marked where it is more than three standard errors from none.
      </p>
      <DataTable
        caption="By the chance that was expected"
        columns={tenthColumns}
        rowKey={({ tenth }) => String(tenth)}
        view={view}
        rows={data?.tenths}
        next={null}
        busy={isFetching}
        failure={failure}
        empty="No answer is counted yet."
      />
      <h2 className="type-h3 mt-8 mb-4">By week and difficulty</h2>
      <DataTable
        caption="By week and difficulty, the latest first"
        columns={weekColumns}
        rowKey={({ week, difficulty }) => week + difficulty}
        view={view}
        rows={data?.weeks}
        next={null}
        busy={isFetching}
        empty="No answer is counted yet."
      />
      {data && <AimOfPacks aim={data.aim} />}
    </>
  );
}

import type { StudyPlan } from '@twelvefold/contract';
import { classes } from '../../../ui/classes.ts';

type Mark = StudyPlan['days'][number] | 'ahead';

/** A day of rest is a small mark and no gap to be filled: nothing is owed. */
const looks: Record<Mark, string> = {
  done: 'size-[13px] border-2 border-action-dot bg-action-dot',
  some: 'size-[13px] border-2 border-action-dot shadow-[inset_0_0_0_2px_var(--surface)] bg-action-dot',
  rest: 'size-[5px] bg-ink-3',
  ahead: 'size-[13px] border-2 border-line-strong',
};

function Dot({ mark, today = false }: { mark: Mark; today?: boolean }) {
  // Today is not a day of rest before it is over.
  const shown = mark === 'rest' && today ? 'ahead' : mark;
  return (
    <span className="grid size-[19px] place-items-center">
      <i
        data-filled={shown === 'done' || shown === 'rest' ? '' : undefined}
        className={classes(
          'dot rounded-full',
          looks[shown],
          today && 'outline-2 outline-offset-1 outline-gold-dot',
        )}
      />
    </span>
  );
}

const legend: readonly { mark: Mark; says: string }[] = [
  { mark: 'done', says: "a day's work" },
  { mark: 'some', says: 'some of it' },
  { mark: 'rest', says: 'rest' },
  { mark: 'ahead', says: 'to come' },
];

/** One dot a day. */
export function DayField({ plan }: { plan: StudyPlan }) {
  const { days, total_days, day_number, days_completed, status } = plan;
  const running = status === 'active';
  return (
    <div>
      <div
        role="img"
        aria-label={`Day ${day_number} of ${total_days}: ${days_completed} ${days_completed === 1 ? 'day' : 'days'} completed`}
        className="grid max-w-[440px] grid-cols-[repeat(15,minmax(0,1fr))] justify-items-center gap-y-1"
      >
        {Array.from({ length: total_days }, (_, i) => (
          <Dot
            // biome-ignore lint/suspicious/noArrayIndexKey: a day's place does not move
            key={i}
            mark={days[i] ?? 'ahead'}
            today={running && i + 1 === day_number}
          />
        ))}
      </div>
      <ul aria-hidden="true" className="type-small mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
        {legend.map(({ mark, says }) => (
          <li key={mark} className="flex items-center gap-1.5">
            <Dot mark={mark} />
            {says}
          </li>
        ))}
      </ul>
    </div>
  );
}

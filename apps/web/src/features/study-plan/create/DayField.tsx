import type { StudyPlan } from '@twelvefold/contract';
import { days } from '../../../shared/words/format.ts';
import { classes } from '../../../ui/classes.ts';

type Mark = StudyPlan['days'][number] | 'coming' | 'after';

/** A rest day is a small mark, not an open dot: nothing is owed for it. */
const looks: Record<Mark, string> = {
  done: 'size-[13px] border-2 border-action-dot bg-action-dot',
  some: 'size-[13px] border-2 border-action-dot shadow-[inset_0_0_0_2px_var(--surface)] bg-action-dot',
  rest: 'size-[5px] bg-ink-3',
  coming: 'size-[13px] border-2 border-line-strong',
  after: 'h-[2px] w-[9px] bg-line-strong',
};

export function Dot({ mark, today = false }: { mark: Mark; today?: boolean }) {
  // Today is a rest day only once it is over.
  const shown = mark === 'rest' && today ? 'coming' : mark;
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

export const markWords: Record<Mark, string> = {
  done: "a day's work",
  some: 'some of it',
  rest: 'rest',
  coming: 'to come',
  after: 'after your exam',
};
const marks: readonly Mark[] = ['done', 'some', 'rest', 'coming', 'after'];

/** State of a day of the plan, counted from 0. */
export const markOn = ({ days, exam_day }: StudyPlan, day: number): Mark =>
  days[day] ?? (exam_day !== null && day >= exam_day ? 'after' : 'coming');

export function DayField({ plan }: { plan: StudyPlan }) {
  const { total_days, day_number, days_completed, exam_day, status } = plan;
  const running = status === 'active';
  return (
    <div>
      <div
        role="img"
        aria-label={`Day ${day_number} of ${total_days}: ${days(days_completed)} completed`}
        className="grid max-w-[440px] grid-cols-[repeat(15,minmax(0,1fr))] justify-items-center gap-y-1"
      >
        {Array.from({ length: total_days }, (_, i) => (
          <Dot
            // biome-ignore lint/suspicious/noArrayIndexKey: a day's place does not move
            key={i}
            mark={markOn(plan, i)}
            today={running && i + 1 === day_number}
          />
        ))}
      </div>
      <ul aria-hidden="true" className="type-small mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
        {marks
          .filter(mark => mark !== 'after' || exam_day !== null)
          .map(mark => (
            <li key={mark} className="flex items-center gap-1.5">
              <Dot mark={mark} />
              {markWords[mark]}
            </li>
          ))}
      </ul>
    </div>
  );
}

import type { Goal, GoalChange } from '@twelvefold/contract';
import { useId } from 'react';
import { clockMs } from '../../shared/browser/time.ts';
import { calendarDay } from '../../shared/words/format.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { inputClass } from '../../ui/fields/Field.tsx';

interface Props {
  goal: Goal;
  /** One part that changed. */
  onChange: (change: GoalChange) => void;
}

const notSure = { value: null, label: 'Not sure' };
const daysOffered = [3, 4, 5, 6, 7];
const percentilesOffered = [80, 90, 95, 98, 99];

/** What is offered, with what was said elsewhere in its place. */
const among = (offered: readonly number[], said: number | null) => [
  notSure,
  ...[...new Set(said === null ? offered : [...offered, said])]
    .sort((a, b) => a - b)
    .map(value => ({ value, label: value })),
];

/** The date, or that it is not known. */
function ExamDate({ goal, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5">
        <label htmlFor={id} className="font-strong">
          When is your exam?
        </label>
      </legend>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
        <input
          id={id}
          type="date"
          min={calendarDay(clockMs())}
          value={goal.exam_date ?? ''}
          onChange={({ target }) => onChange({ exam_date: target.value || null })}
          // Its inner stops, too, are within the ring.
          className={`${inputClass} max-w-[12rem] focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus`}
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5 font-medium">
          <input
            type="checkbox"
            checked={goal.exam_date === null}
            onChange={({ target }) => target.checked && onChange({ exam_date: null })}
            className="size-5 accent-[var(--action)]"
          />
          Not sure
        </label>
      </div>
    </fieldset>
  );
}

/** Exam date, days a week and target percentile: each may be left open. */
export const GoalFields = ({ goal, onChange }: Props) => (
  <div className="grid gap-5">
    <ExamDate goal={goal} onChange={onChange} />
    <Choice
      legend="How many days a week can you practise?"
      options={among(daysOffered, goal.days_a_week)}
      chosen={goal.days_a_week}
      onChoose={days_a_week => onChange({ days_a_week })}
    />
    <Choice
      legend="Which percentile are you aiming for?"
      options={among(percentilesOffered, goal.target_percentile)}
      chosen={goal.target_percentile}
      onChoose={target_percentile => onChange({ target_percentile })}
    />
  </div>
);

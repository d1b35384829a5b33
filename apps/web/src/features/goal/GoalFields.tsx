import type { Goal, GoalChange, PercentileMarks } from '@twelvefold/contract';
import { useId, useState } from 'react';
import { clockMs } from '../../shared/browser/time.ts';
import { calendarDay, date } from '../../shared/words/format.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { inputClass } from '../../ui/fields/Field.tsx';
import { examDaysFrom } from './exam-days.ts';

interface Props {
  goal: Goal;
  /** Empty until loaded. */
  marks?: readonly PercentileMarks[];
  /** Gets the changed part. */
  onChange: (change: GoalChange) => void;
}

/** Value of the choice for a typed date. */
const otherDate = 'other';
const notSure = { value: null, label: 'Not sure' };
const daysOffered = [3, 4, 5, 6, 7];
const percentilesOffered = [80, 90, 95, 98, 99];

/** The offered values in order, with the current value among them. */
const among = (offered: readonly number[], said: number | null) => [
  notSure,
  ...[...new Set(said === null ? offered : [...offered, said])]
    .sort((a, b) => a - b)
    .map(value => ({ value, label: value })),
];

/** Exam date: one of the two likely days, another date, or unknown. */
function ExamDate({ goal, onChange }: Props) {
  const id = useId();
  const [other, setOther] = useState(false);
  const today = calendarDay(clockMs());
  const offered = examDaysFrom(today);
  const asksForDate =
    other || (goal.exam_date !== null && !offered.some(({ day }) => day === goal.exam_date));
  const change = (exam_date: string | null, other: boolean) => {
    setOther(other);
    onChange({ exam_date });
  };
  return (
    <div className="grid gap-2.5">
      <Choice
        legend="When is your exam?"
        options={[
          notSure,
          ...offered.map(({ day, sunday }) => ({
            value: day,
            label: `${sunday}, ${date(`${day}T12:00:00Z`)}`,
          })),
          { value: otherDate, label: 'Other date' },
        ]}
        chosen={asksForDate ? otherDate : goal.exam_date}
        onChoose={value => (value === otherDate ? setOther(true) : change(value, false))}
      />
      {asksForDate && (
        <div>
          <label htmlFor={id} className="type-small mb-1 block font-medium">
            Date of your exam
          </label>
          <input
            id={id}
            type="date"
            min={today}
            value={goal.exam_date ?? ''}
            onChange={({ target }) => change(target.value || null, true)}
            // Its inner tab stops show the ring too.
            className={`${inputClass} max-w-[12rem] focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus`}
          />
          {goal.exam_date === null && (
            <p className="type-small mt-1 text-ink-2">Until you enter a date, the exam day is not set.</p>
          )}
        </div>
      )}
    </div>
  );
}

/** The marks of a percentile, and the answers that reach them (+3 for a right one, −1 for a wrong one). */
function marksWords({ percentile, least, about, most }: PercentileMarks): string {
  const right = Math.ceil(about / 3);
  const wrong = 3 * right - about;
  return `The ${percentile}th percentile took about ${about} of 66 marks in past papers (${least} to ${most}, by year): ${right} right and ${wrong} wrong of 22 bring ${about}.`;
}

/** Exam date, days a week and target percentile, all optional. */
export function GoalFields({ goal, marks = [], onChange }: Props) {
  const target = marks.find(({ percentile }) => percentile === goal.target_percentile);
  return (
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
      <p aria-live="polite" className="type-small -mt-3 text-ink-2 empty:-mt-5">
        {target && marksWords(target)}
      </p>
    </div>
  );
}

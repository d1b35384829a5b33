import type { StudyPlan } from '@twelvefold/contract';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { count } from '../../shared/words/format.ts';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { DayField } from './create/DayField.tsx';
import { NewPlanDialog } from './create/NewPlanDialog.tsx';
import { ForCalendar } from './ForCalendar.tsx';
import { FreeWeekNow } from './FreeWeek.tsx';
import { dayWords, statusLabel, trackLabel } from './words.ts';

function Counter({ term, value }: { term: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1.5 border-t border-line pt-3">
      <dd className="type-numeral">{count(value)}</dd>
      <dt className="type-small flex text-ink-2 xl:min-h-[2.9em] xl:items-end">{term}</dt>
    </div>
  );
}

function Counters({ plan }: { plan: StudyPlan }) {
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-4 min-[520px]:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
      <Counter term="Days Completed" value={plan.days_completed} />
      <Counter term="Total Days" value={plan.total_days} />
      <Counter term="Questions Solved" value={plan.questions_solved} />
      <Counter term="Day Streak" value={plan.current_streak} />
    </dl>
  );
}

function Percent({ plan }: { plan: StudyPlan }) {
  const percent = plan.progress_percentage;
  return (
    <div>
      <p className="mb-3 flex items-end gap-2.5">
        <span className="font-display text-figure-lg leading-[.8] font-figure tracking-[-.02em]">
          {percent}%
        </span>
        <span className="leading-[1.2] text-ink-2">complete</span>
      </p>
      <ProgressBar value={percent} max={100} label="Progress of your study plan" />
    </div>
  );
}

/** Explains why the plan counts fewer questions than the dashboard. */
const WhatCounts = () => (
  <p className="type-small -mt-3 text-ink-2">
    Your study sessions count here and, of your other sessions, the questions on a topic planned for that day.
    A skipped question fills its unit, but is not solved.
  </p>
);

/** The plan so far: track, status, percentage, a dot per day, four counters. */
export function PlanCard({ plan, onCreated }: { plan: StudyPlan; onCreated: () => void }) {
  const [changing, setChanging] = useState(false);
  const over = plan.status !== 'active';
  return (
    <Card aria-labelledby="plan-so-far" className="grid content-start gap-7">
      <div>
        <h2 id="plan-so-far" className="sr-only">
          Your plan so far
        </h2>
        <p className="mb-2.5 flex flex-wrap gap-2">
          <Tag>{trackLabel(plan.target_track)}</Tag>
          <Tag>{statusLabel(plan.status)}</Tag>
        </p>
        <p className="text-ink-2">
          About {plan.daily_minutes} minutes a day, {dayWords(plan.starts_on)} to {dayWords(plan.ends_on)}
          {plan.exam_day !== null && `. Your exam is on day ${plan.exam_day}.`}
        </p>
      </div>
      <Percent plan={plan} />
      <DayField plan={plan} />
      <Counters plan={plan} />
      <WhatCounts />
      {!over && <FreeWeekNow />}
      <div className="no-print -ml-3 flex flex-wrap gap-x-3">
        <Button look="text" size="small" onClick={() => setChanging(true)}>
          {over ? 'Create a new plan' : 'Change my plan'}
        </Button>
        {!over && <ForCalendar />}
      </div>
      {changing && (
        <NewPlanDialog
          plan={plan}
          onClose={() => setChanging(false)}
          onCreated={() => {
            // The dialog closes first, because that returns the focus and scrolls to its opener.
            flushSync(() => setChanging(false));
            onCreated();
          }}
        />
      )}
    </Card>
  );
}

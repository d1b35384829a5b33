import type { Today } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import type { ReactNode } from 'react';
import { Link } from '../../../shared/navigation/navigation.tsx';
import { count, counted, days } from '../../../shared/words/format.ts';
import { Card } from '../../../ui/Card.tsx';

const goal = figures.session.questions;
const dots = Array.from({ length: goal }, (_, i) => i);

/** Twelve dots, one per question answered today; further ones are given as a number. */
const GoalDots = ({ done }: { done: number }) => (
  <span className="flex items-center justify-between gap-1" aria-hidden="true">
    {dots.map(i => (
      <i
        key={i}
        data-filled={i < done ? '' : undefined}
        className={`dot size-[18px] flex-none rounded-full border-2 max-[359px]:size-[15px] sm:size-[22px] ${
          i < done ? 'border-action-dot bg-action-dot' : 'border-line-strong'
        }`}
      />
    ))}
  </span>
);

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="type-small text-ink-2">{term}</dt>
    <dd className="leading-tight font-strong">{children}</dd>
  </div>
);

const setIt = (words: string) => (
  <Link to="/account#goal" className="text-link underline underline-offset-[.18em]">
    {words}
  </Link>
);

function Exam({ today: { days_to_exam: left } }: { today: Today }) {
  if (left === null) return setIt('Set the date');
  return left === 0 ? 'Today' : `In ${days(left)}`;
}

/** Today's answers out of twelve, the streak, the week and the days to the exam. */
export function TodayGoal({ today }: { today: Today }) {
  const { done, streak, rest_days: rests, days_this_week: week, goal: own } = today;
  return (
    <Card aria-labelledby="today" flush className="min-w-0 px-5 py-2.5 sm:px-7 sm:py-5">
      <div className="mb-2 flex items-baseline sm:mb-3 justify-between gap-4">
        <h2 id="today" className="type-h2">
          Today
        </h2>
        <p>
          {done >= goal && <span className="text-ink-2">Done for today · </span>}
          <b className="font-semibold">{count(done)}</b>
          <span className="text-ink-2"> {done < goal ? `of ${goal} done` : 'questions'}</span>
        </p>
      </div>
      <GoalDots done={done} />
      <dl className="mt-2.5 grid grid-cols-[auto_auto_auto] justify-between gap-3 sm:mt-4 sm:grid-cols-3 sm:justify-normal">
        <Fact term="Streak">
          {streak === 0 ? 'Begins today' : days(streak)}
          {rests > 0 && (
            <>
              {/* A phone's first screen has no separate line for it. */}
              <span aria-hidden="true" className="text-[0.9375rem] font-normal text-ink-2 sm:hidden">
                {' '}
                + {count(rests)} rest
              </span>
              <span className="type-small block font-normal text-ink-2 max-sm:sr-only">
                {counted(rests, 'rest day')} saved
              </span>
            </>
          )}
        </Fact>
        <Fact term="This week">
          {own.days_a_week === null || week > own.days_a_week
            ? days(week)
            : `${week} of ${days(own.days_a_week)}`}
        </Fact>
        <Fact term="Exam">
          <Exam today={today} />
        </Fact>
      </dl>
    </Card>
  );
}

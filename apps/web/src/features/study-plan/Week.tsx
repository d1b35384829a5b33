import type { SecondLook, StudyPlan } from '@twelvefold/contract';
import { Dot, markOn, markWords } from './create/DayField.tsx';
import { waitingWords } from './words.ts';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** 0 is Monday. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The days of this calendar week, Monday first, as days of the plan from 0; null outside the plan. */
export function weekOf(plan: StudyPlan): (number | null)[] {
  const today = plan.day_number - 1;
  const monday = today - ((weekdayOf(plan.starts_on) + today) % 7);
  return names.map((_, i) => {
    const day = monday + i;
    return day >= 0 && day < plan.total_days ? day : null;
  });
}

function Waiting({ looks }: { looks: readonly SecondLook[] }) {
  if (looks.length === 0) return null;
  return (
    <ul className="mt-2.5 border-t border-line pt-2 type-small">
      {looks.map(look => (
        <li key={look.subcategory}>
          <b className="font-strong">Second look</b> {waitingWords(look)}: {look.subcategory}
        </li>
      ))}
    </ul>
  );
}

/** The current week: a mark per day, and the second looks that are due. */
export function Week({ plan, looks }: { plan: StudyPlan; looks: readonly SecondLook[] }) {
  return (
    <section aria-labelledby="this-week" className="mt-5 rounded-md bg-sunken px-4 py-3">
      <h3 id="this-week" className="type-small font-medium">
        This week
      </h3>
      <ol className="mt-1.5 grid grid-cols-7 justify-items-center">
        {weekOf(plan).map((day, i) => {
          const today = day === plan.day_number - 1;
          const mark = day === null ? null : markOn(plan, day);
          // Today is a rest day only once it is over.
          const words = mark === 'rest' && today ? markWords.coming : mark && markWords[mark];
          return (
            <li key={names[i]} className="grid justify-items-center gap-1">
              {mark === null ? <span className="size-[19px]" /> : <Dot mark={mark} today={today} />}
              <span aria-hidden="true" className={`text-tiny ${today ? 'font-strong' : 'text-ink-2'}`}>
                {names[i]?.slice(0, 3)}
              </span>
              <span className="sr-only">
                {names[i]}
                {today && ', today'}: {words ?? 'not in your plan'}
              </span>
            </li>
          );
        })}
      </ol>
      <Waiting looks={looks} />
    </section>
  );
}

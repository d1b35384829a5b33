import { useQuery } from '@tanstack/react-query';
import type { Today } from '@twelvefold/contract';
import { count } from '../../../shared/words/format.ts';
import { Inlines } from '../../../ui/Markdown.tsx';
import { todayQuery } from '../queries.ts';

/** Right answers and attempts of a category, with a bar of their share; on a phone only the bar and three letters. */
function Category({ name, correct, attempts }: Today['categories'][number]) {
  return (
    <li className="min-w-0 max-sm:flex max-sm:items-center max-sm:gap-1">
      <span aria-hidden="true" className="text-[0.75rem] leading-[14px] text-ink-2 sm:hidden">
        {name.slice(0, 3)}
      </span>
      <p className="type-small text-ink-2 max-sm:sr-only">{name}</p>
      <p className="mb-1.5 font-strong max-sm:sr-only">
        {attempts === 0 ? 'Not met yet' : `${count(correct)} of ${count(attempts)}`}
      </p>
      <div
        aria-hidden="true"
        className="h-2 overflow-hidden rounded-full border border-line bg-sunken max-sm:flex-1"
      >
        <div
          className="chart-key h-full bg-action-dot"
          style={{ width: `${attempts === 0 ? 0 : (100 * correct) / attempts}%` }}
        />
      </div>
    </li>
  );
}

/** First line of the dashboard: one insight from the answers, and the five categories. */
export function DaySentence() {
  const { data } = useQuery(todayQuery());
  if (!data?.insight) return null;
  return (
    <section aria-labelledby="day-sentence" className="min-w-0">
      <h2 id="day-sentence" className="sr-only">
        What your answers show
      </h2>
      <p className="text-base leading-tight text-balance max-sm:line-clamp-3 sm:max-w-[30em] sm:text-[2rem] sm:leading-[1.2]">
        <Inlines text={data.insight} />
      </p>
      <ul
        className="mt-1 grid grid-cols-5 items-end gap-2 sm:mt-6 sm:gap-5"
        aria-label="Right answers by category"
      >
        {data.categories.map(category => (
          <Category key={category.name} {...category} />
        ))}
      </ul>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { CompleteResult, ReviewedQuestion } from '@twelvefold/contract';
import type { ReactNode } from 'react';
import { MathText } from '../../../question/maths/MathText.tsx';
import { Link } from '../../../shared/navigation/navigation.tsx';
import { Disclosure } from '../../../ui/controls/Disclosure.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { dayQuery, nextQuery } from '../session/queries.ts';
import { dayWords, type Principle, principlesFirst, principlesOf, wentRight } from './looking-back.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="type-h3">{title}</h2>
      {children}
    </section>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="mt-2 grid gap-1.5">
    {lines.map(line => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

export function WentRight({ questions }: { questions: readonly ReviewedQuestion[] }) {
  const lines = wentRight(questions);
  if (lines.length === 0) return null;
  return (
    <Part title="What went right">
      <Lines lines={lines} />
    </Part>
  );
}

function Principles({ principles }: { principles: readonly Principle[] }) {
  return (
    <ol className="overflow-hidden rounded-md bg-marigold-tint text-ink">
      {principles.map(({ text, questions }) => (
        <li key={text} className="border-line px-4 py-3 not-first:border-t">
          <p className="font-medium">
            <MathText text={text} />
          </p>
          <p className="type-small mt-1 text-ink-2">
            {questions
              .map(q => `Question ${q.position}, ${q.subcategory}${q.skipped ? ', skipped' : ''}`)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The principles of the misses, as a list to keep: first those that cost most. */
export function ToTakeAlong({ questions }: { questions: readonly ReviewedQuestion[] }) {
  const principles = principlesOf(questions);
  const rest = principles.slice(principlesFirst);
  if (principles.length === 0)
    return (
      <Part title="What to take along">
        <p className="mt-2">You missed nothing here, so there is no principle to repeat.</p>
      </Part>
    );
  return (
    <Part title="What to take along">
      {rest.length > 0 && (
        <p className="mt-2">These {principlesFirst} would have brought you the most marks:</p>
      )}
      <div className="mt-3 grid gap-2">
        <Principles principles={principles.slice(0, principlesFirst)} />
        {rest.length > 0 && (
          <Disclosure title={`${rest.length} more from this session`}>
            <Principles principles={rest} />
          </Disclosure>
        )}
      </div>
      {questions.some(({ outcome }) => outcome === 'incorrect') && (
        <p className="type-small mt-3 text-ink-2">
          The questions you got wrong stay in your{' '}
          <Link to="/notebook" className="text-link underline underline-offset-[.18em]">
            notebook
          </Link>{' '}
          until you get others like them right on two days.
        </p>
      )}
    </Part>
  );
}

/** Time is told where it cost marks, and only there: the server decides that for all screens. */
export function Time({ cost }: { cost: CompleteResult['summary']['leave_or_take'] }) {
  if (cost === null) return null;
  return (
    <Part title="What time cost">
      <p className="mt-2">{cost.words}</p>
    </Part>
  );
}

const percent = ({ right, attempts }: { right: number; attempts: number }) =>
  `${right} of ${attempts} (${Math.round((100 * right) / attempts)}%)`;

export function Moved({ topics }: { topics: CompleteResult['summary']['moved'] }) {
  if (topics.length === 0) return null;
  return (
    <Part title="What moved">
      <ul className="mt-2 border-t border-line">
        {topics.map(({ subcategory, before, after }) => (
          <li
            key={subcategory}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5"
          >
            <b>{subcategory}</b>
            <span className="text-ink-2">
              {percent(before)} <span aria-hidden="true">→</span>
              <span className="sr-only">before, now</span> <b className="text-ink">{percent(after)}</b>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const reasonsMost = 3;

/** The day, its streak and the week, right under the score. Its place is kept until it comes. */
export function Day() {
  const { data: today, isPending } = useQuery(dayQuery());
  if (!isPending && !today?.streak) return null;
  return (
    <p className="mt-2 flex min-h-[1.55em] items-start gap-2 font-medium">
      {today && (
        <>
          <Icon name="tick" className="mt-[.2em] size-[1.15em] flex-none text-link" />
          {dayWords(today)}
        </>
      )}
    </p>
  );
}

/** What the next twelve will be about and why. Where the call fails its words are missing, no more. */
export function Ahead() {
  const next = useQuery(nextQuery()).data;
  if (!next) return null;
  return (
    <Part title="Your next 12">
      <p className="mt-2">
        {next.title.replace(/^Session \d+: (.)/, (_, first: string) => first.toUpperCase())}.
      </p>
      <Lines lines={next.way_forward.slice(0, reasonsMost)} />
    </Part>
  );
}

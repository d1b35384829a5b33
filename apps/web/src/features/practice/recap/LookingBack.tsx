import { useQuery } from '@tanstack/react-query';
import type { CompleteResult, ReviewedQuestion } from '@twelvefold/contract';
import type { ReactNode } from 'react';
import { MathText } from '../../../question/maths/MathText.tsx';
import { Link } from '../../../shared/navigation/navigation.tsx';
import { counted } from '../../../shared/words/format.ts';
import { Disclosure } from '../../../ui/controls/Disclosure.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { dayWords, type Principle, principlesOf, wentRight } from './looking-back.ts';
import { dayQuery, nextQuery } from './queries.ts';

type Summary = CompleteResult['summary'];

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 border-t border-line pt-5">
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

const share = ({ right, attempts }: Summary['moved'][number]['after']) => right / attempts;
const percent = (of: Summary['moved'][number]['after']) =>
  `${of.right} of ${of.attempts} (${Math.round(100 * share(of))}%)`;

/** Topics whose accuracy rose or fell in this session. */
function Moved({ topics }: { topics: Summary['moved'] }) {
  if (topics.length === 0) return null;
  return (
    <ul className="mt-3 border-t border-line">
      {topics.map(({ subcategory, before, after }) => (
        <li key={subcategory} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5">
          <b>{subcategory}</b>
          <span className="text-ink-2">
            {percent(before)} <span aria-hidden="true">→</span>
            <span className="sr-only">before, now</span> <b className="text-ink">{percent(after)}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  questions: readonly ReviewedQuestion[];
  /** Null until loaded. */
  summary: Summary | null;
}

/** What went right, and the topics whose accuracy rose. */
export function WentRight({ questions, summary }: Props) {
  const lines = wentRight(questions);
  const rose = summary?.moved.filter(({ before, after }) => share(after) >= share(before)) ?? [];
  if (lines.length + rose.length === 0) return null;
  return (
    <Block title="What went right">
      <Lines lines={lines} />
      <Moved topics={rose} />
    </Block>
  );
}

const whereFrom = ({ questions }: Principle) =>
  questions.map(q => `Question ${q.position}, ${q.subcategory}${q.skipped ? ', skipped' : ''}`).join(' · ');

const link = 'text-link underline underline-offset-[.18em]';

/** The principle that cost the most marks. */
function First({ principle }: { principle: Principle }) {
  const [asked] = principle.questions;
  return (
    <div className="mt-3 rounded-md bg-marigold-tint px-5 py-4 text-ink">
      <p className="text-[1.4375rem] leading-[1.4] text-pretty">
        <MathText text={principle.text} />
      </p>
      <p className="type-small mt-2 text-ink-2">{whereFrom(principle)}</p>
      {principle.lesson && (
        <Link to={`/learn/${principle.lesson}`} className={`no-print mt-2 inline-block ${link}`}>
          Read the lesson: {asked?.subcategory}
        </Link>
      )}
    </div>
  );
}

/** The principle to fix first, with its lesson; the others are folded. Time is mentioned where it cost marks. */
export function ToFix({ questions, summary }: Props) {
  const [first, ...rest] = principlesOf(questions);
  const fell = summary?.moved.filter(({ before, after }) => share(after) < share(before)) ?? [];
  return (
    <Block title="What to fix">
      {first ? (
        <First principle={first} />
      ) : (
        <p className="mt-2">
          {questions.some(({ outcome }) => outcome === 'incorrect' || outcome === 'skipped')
            ? 'Read the solutions of the questions you missed, below.'
            : 'You missed nothing here, so there is no principle to repeat.'}
        </p>
      )}
      {summary?.leave_or_take && <p className="mt-3">{summary.leave_or_take.words}</p>}
      <Moved topics={fell} />
      {rest.length > 0 && (
        <div className={fell.length > 0 ? '-mt-px' : 'mt-3'}>
          <Disclosure title={`${counted(rest.length, 'more principle')} from this session`}>
            <ol className="grid gap-4">
              {rest.map(principle => (
                <li key={principle.text}>
                  <p className="font-medium text-ink">
                    <MathText text={principle.text} />
                  </p>
                  <p className="type-small mt-1">{whereFrom(principle)}</p>
                </li>
              ))}
            </ol>
          </Disclosure>
        </div>
      )}
      {questions.some(({ outcome }) => outcome === 'incorrect') && (
        <p className="type-small mt-3 text-ink-2">
          The questions you got wrong stay in your{' '}
          <Link to="/notebook" className={link}>
            notebook
          </Link>{' '}
          until you get others like them right on two days.
        </p>
      )}
    </Block>
  );
}

const reasonsMost = 3;

/** Today's goal, streak and week, and the topics of the next twelve. Parts that do not load are left out. */
export function Tomorrow() {
  const { data: today } = useQuery(dayQuery());
  const { data: next } = useQuery(nextQuery());
  if (!today?.streak && !next) return null;
  return (
    <Block title="Tomorrow">
      {next && (
        <>
          <p className="mt-2">
            {next.title.replace(/^Session \d+: (.)/, (_, first: string) => first.toUpperCase())}.
          </p>
          <Lines lines={next.way_forward.slice(0, reasonsMost)} />
        </>
      )}
      {today && today.streak > 0 && (
        <p className="mt-3 flex items-start gap-2 font-medium">
          <Icon name="tick" className="mt-[.2em] size-[1.15em] flex-none text-link" />
          {dayWords(today)}
        </p>
      )}
    </Block>
  );
}

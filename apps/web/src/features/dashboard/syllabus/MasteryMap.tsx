import type { Band, CategoryFigures, SubcategoryFigures } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { Fragment } from 'react';
import { TopicLink } from '../../../shared/navigation/TopicLink.tsx';
import { count } from '../../../shared/words/format.ts';
import { Section } from '../Section.tsx';
import { attemptsWords, bands, type Cell, cellOf, shortBand, tells } from './accuracy.ts';

const least = figures.dashboard.claimAnswers;

/** Steps of accuracy from the highest down: lower bound in per cent, look and words. */
const steps = [
  { from: 85, look: 'bg-heat-5 text-on-heat-5', words: '85% and up' },
  { from: 70, look: 'bg-heat-4 text-on-heat-4', words: '70 to 84%' },
  { from: 55, look: 'bg-heat-3 text-on-heat-3', words: '55 to 69%' },
  { from: 40, look: 'bg-heat-2 text-on-heat-2', words: '40 to 54%' },
  { from: 0, look: 'bg-heat-1 text-on-heat-1', words: 'Under 40%' },
] as const;

const lookOf = (percent: number) => steps.find(step => percent >= step.from)?.look ?? steps[4].look;
const few = 'bg-dot-off';

function Dot({ cell: { attempts, percent }, band }: { cell: Cell; band: Band }) {
  const name = band.toLowerCase();
  if (percent === null)
    return (
      <span className="text-ink-3">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{name}: not tried</span>
      </span>
    );
  if (!tells(attempts))
    return (
      <span
        className={`inline-block size-3.5 rounded-full forced-colors:border print:border print:border-line-strong ${few}`}
      >
        <span className="sr-only">
          {name}: only {attemptsWords(attempts)}
        </span>
      </span>
    );
  const whole = Math.round(percent);
  return (
    <span className="inline-grid justify-items-center gap-1">
      <span
        className={`inline-grid size-[42px] place-items-center rounded-full text-tiny leading-none font-semibold forced-colors:border print:border print:border-line-strong ${lookOf(whole)}`}
      >
        <span>
          {whole}%
          <span className="sr-only">
            {' '}
            {name}, {attemptsWords(attempts)}
          </span>
        </span>
      </span>
      <span aria-hidden="true" className="text-tiny leading-none whitespace-nowrap text-ink-3">
        of {count(attempts)}
      </span>
    </span>
  );
}

const Row = ({ row }: { row: SubcategoryFigures }) => (
  <tr>
    <th scope="row" className="py-1 pr-2 text-left leading-[1.25] font-book text-ink-2">
      <TopicLink lesson={row.lesson}>{row.subcategory_name}</TopicLink>
    </th>
    {bands.map(band => (
      <td key={band} className="h-11 px-0 py-1 text-center align-middle leading-none">
        <Dot cell={cellOf(row, band)} band={band} />
      </td>
    ))}
  </tr>
);

/** Whether a topic has enough answers at any difficulty. */
const isTold = (row: SubcategoryFigures) => bands.some(band => tells(cellOf(row, band).attempts));

const Topics = ({ words, rows }: { words: string; rows: readonly SubcategoryFigures[] }) =>
  rows.length > 0 && (
    <p className="type-small mt-1 text-ink-2">
      {words}:{' '}
      {rows.map(({ subcategory_name: name, lesson }, i) => (
        <Fragment key={name}>
          {i > 0 && ' · '}
          <TopicLink lesson={lesson}>{name}</TopicLink>
        </Fragment>
      ))}
    </p>
  );

/** Topics of a category with enough answers, and the names of the others. */
const Table = ({ category, order }: { category: CategoryFigures; order: number }) => {
  const { category_name: name, subcategories } = category;
  const told = subcategories.filter(isTold);
  const others = subcategories.filter(row => !isTold(row));
  return (
    <div className="mb-7 break-inside-avoid" style={{ order }}>
      {told.length > 0 ? (
        <ToldTopics name={name} rows={told} />
      ) : (
        <h3 className="pb-0.5 text-large font-semibold">{name}</h3>
      )}
      <Topics words="Too early to tell" rows={others.filter(row => row.total_attempts > 0)} />
      <Topics words="Not tried yet" rows={others.filter(row => row.total_attempts === 0)} />
    </div>
  );
};

const ToldTopics = ({ name, rows }: { name: string; rows: readonly SubcategoryFigures[] }) => (
  <table className="mb-2 w-full border-collapse">
    <caption className="pb-0.5 text-left text-large font-semibold">{name}</caption>
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">Topic</span>
        </th>
        {bands.map(band => (
          <th key={band} scope="col" className="w-[50px] pb-1 text-center text-tiny font-book text-ink-3">
            {shortBand[band]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(row => (
        <Row key={row.subcategory_name} row={row} />
      ))}
    </tbody>
  </table>
);

const Entry = ({ look, size, words }: { look: string; size: string; words: string }) => (
  <div className="grid grid-cols-[20px_1fr] items-center gap-3">
    <dt className="grid place-items-center">
      <i
        className={`inline-block rounded-full forced-colors:border print:border print:border-line-strong ${size} ${look}`}
      />
    </dt>
    <dd>{words}</dd>
  </div>
);

/** Key of the steps; last on a phone, where the columns become one. */
const Legend = () => (
  <dl className="type-small order-last grid gap-[7px] border-t border-line pt-5 text-ink-2">
    {steps.map(({ look, words }) => (
      <Entry key={words} look={look} size="size-[18px]" words={words} />
    ))}
    <Entry look={few} size="size-[13px]" words={`Under ${least} attempts, too early to tell`} />
  </dl>
);

const columns = [0, 1, 2];

/** Accuracy of every topic by difficulty; the syllabus table has the same numbers. */
export function MasteryMap({ categories }: { categories: readonly CategoryFigures[] }) {
  // A map where every dot says 'too early' would be useless.
  if (!categories.some(({ subcategories }) => subcategories.some(isTold)))
    return (
      <Section title="Mastery map">
        <p className="mt-4 text-ink-2">
          A topic appears here once you have answered {least} questions of one difficulty on it.
        </p>
      </Section>
    );
  return (
    <Section title="Mastery map" aside="Right answers in per cent, by topic and difficulty">
      <div className="mt-[22px] grid grid-cols-1 gap-x-[52px] sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(column => (
          <div key={column} className="max-sm:contents">
            {categories.map((category, i) =>
              i % columns.length === column ? (
                <Table key={category.category_name} category={category} order={i} />
              ) : null,
            )}
            {column === columns.length - 1 && <Legend />}
          </div>
        ))}
      </div>
    </Section>
  );
}

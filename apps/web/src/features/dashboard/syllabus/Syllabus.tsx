import type { CategoryFigures, Coverage, SubcategoryFigures } from '@twelvefold/contract';
import { Fragment, useState } from 'react';
import { TopicLink } from '../../../shared/navigation/TopicLink.tsx';
import { count } from '../../../shared/words/format.ts';
import { Disclosure } from '../../../ui/controls/Disclosure.tsx';
import { FoldButton } from '../../../ui/controls/FoldButton.tsx';
import { Section } from '../Section.tsx';
import { bands, type Cell, cellOf, cellOfCategory, shortBand, tells } from './accuracy.ts';

const cell = 'border-t border-line px-0.5 py-2 text-right sm:h-[52px] sm:px-4 sm:py-0';

/** Number of attempts, and the accuracy beside it (below it on a phone). */
const Figures = ({ of: { attempts, percent } }: { of: Cell }) => (
  <td className={cell}>
    {count(attempts)}
    <span
      className={`block whitespace-nowrap sm:inline-block sm:w-[60px] ${tells(attempts) ? 'font-semibold text-ink' : 'text-ink-3'}`}
    >
      {percent === null ? (
        <>
          <span aria-hidden="true">–</span>
          <span className="sr-only">no accuracy yet</span>
        </>
      ) : (
        `${Math.round(percent)}%`
      )}
    </span>
  </td>
);

const Heading = ({ children, short }: { children: string; short?: string }) => (
  <th scope="col" className="h-10 px-0.5 text-right font-medium text-ink-2 sm:px-4">
    {short && (
      <span aria-hidden="true" className="sm:hidden">
        {short}
      </span>
    )}
    <span className={short && 'max-sm:sr-only'}>{children}</span>
  </th>
);

const SubRow = ({ row, open }: { row: SubcategoryFigures; open: boolean }) => (
  <tr className={`bg-paper text-ink-2 ${open ? '' : 'hidden print:table-row'}`}>
    <th scope="row" className={`${cell} pl-2! text-left! font-book hyphens-auto sm:pl-9!`}>
      <TopicLink lesson={row.lesson}>{row.subcategory_name}</TopicLink>
    </th>
    {bands.map(band => (
      <Figures key={band} of={cellOf(row, band)} />
    ))}
    <td className={cell}>{count(row.total_attempts)}</td>
  </tr>
);

function Category({ category, first }: { category: CategoryFigures; first: boolean }) {
  const [open, setOpen] = useState(first);
  return (
    <Fragment>
      <tr className="font-medium">
        <th scope="row" className={`${cell} pl-0! text-left! font-semibold sm:pl-2!`}>
          <FoldButton
            open={open}
            size="size-3.5 sm:size-4"
            onClick={() => setOpen(!open)}
            className="min-h-11 gap-1 hyphens-auto sm:gap-3 sm:text-large"
          >
            <span className="min-w-0">{category.category_name}</span>
          </FoldButton>
        </th>
        {bands.map(band => (
          <Figures key={band} of={cellOfCategory(category, band)} />
        ))}
        <td className={cell}>
          <b className="font-semibold">{count(category.total_attempts)}</b>
        </td>
      </tr>
      {category.subcategories.map(row => (
        <SubRow key={row.subcategory_name} row={row} open={open} />
      ))}
    </Fragment>
  );
}

/** Number of the exam's question types practised here, and the names of the others. */
function Covered({ of: { types, without_questions } }: { of: Coverage }) {
  const missing = without_questions.reduce((sum, topic) => sum + topic.types.length, 0);
  if (missing === 0) return null;
  return (
    <div className="mt-6 -mb-3 sm:pl-2 [&>details]:border-b-0">
      <Disclosure title={`Questions cover ${types - missing} of the exam’s ${types} types`}>
        <p className="mb-3">There is no question yet of these types.</p>
        <dl className="grid gap-2">
          {without_questions.map(({ subcategory_name, types: names }) => (
            <div key={subcategory_name}>
              <dt className="font-semibold text-ink">{subcategory_name}</dt>
              <dd>{names.join('; ')}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}

interface Props {
  categories: readonly CategoryFigures[];
  coverage: Coverage | undefined;
}

/** All topics with attempts and accuracy by difficulty, as a table. */
export function Syllabus({ categories, coverage }: Props) {
  return (
    <Section title="Syllabus" aside="Attempts and accuracy by difficulty">
      <table className="mt-[18px] w-full border-collapse max-sm:table-fixed max-sm:text-small max-[370px]:text-tiny">
        <caption className="sr-only">Attempts and accuracy by topic and difficulty</caption>
        <thead className="max-sm:text-tiny">
          <tr>
            <th scope="col" className="h-10 w-[36%] pl-2 text-left font-medium text-ink-2 sm:w-auto">
              Category
            </th>
            {bands.map(band => (
              <Heading key={band} short={shortBand[band]}>
                {band}
              </Heading>
            ))}
            <Heading>Total</Heading>
          </tr>
        </thead>
        <tbody>
          {categories.map((category, i) => (
            <Category key={category.category_name} category={category} first={i === 0} />
          ))}
        </tbody>
      </table>
      {coverage && <Covered of={coverage} />}
    </Section>
  );
}

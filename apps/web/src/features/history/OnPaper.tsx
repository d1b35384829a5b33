import { useQuery } from '@tanstack/react-query';
import { count, counted } from '../../shared/words/format.ts';
import { usePrinting } from '../../ui/page/usePrinting.ts';
import { isFiltered } from './filters.ts';
import { type Filters, topicsQuery } from './queries.ts';

const outcomeWords: Record<string, string> = {
  correct: 'correct',
  incorrect: 'incorrect',
  skipped: 'skipped',
};

interface Props {
  filters: Filters;
  /** Number of printed questions, and of all found. */
  shown: number;
  total: number;
}

/** Printed in place of the filters and 'Show more': the filters in words, and how many questions are printed. */
export function OnPaper({ filters, shown, total }: Props) {
  const printing = usePrinting();
  const { data } = useQuery(topicsQuery());
  if (!printing) return null;
  const { search, topic, band, outcome } = filters;
  const named = data?.topics.find(one => one.subcategory_code === topic)?.subcategory ?? topic;
  const sought = [search && `“${search}”`, named, band, outcomeWords[outcome]].filter(Boolean).join(', ');
  const all = shown === total;
  return (
    <p className="mt-3">
      {all ? 'All' : `The newest ${count(shown)} of`} {counted(total, 'question')}
      {isFiltered(filters) && ` found for: ${sought}`}
      {!all && '. “Show more” on the page adds the others'}.
    </p>
  );
}

import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { figures } from '@twelvefold/contract/figures';
import { Suspense } from 'react';
import { needsMaths } from '../../question/maths/split-maths.ts';
import { WithMaths } from '../../question/maths/WithMaths.tsx';
import { call } from '../../shared/api/api.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { navigate } from '../../shared/navigation/navigation.tsx';
import { keys } from '../../shared/query/keys.ts';
import { useSingle } from '../../shared/query/single.ts';
import { count, days } from '../../shared/words/format.ts';
import { Card } from '../../ui/Card.tsx';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { ErrorCard } from '../../ui/notices/ErrorCard.tsx';
import { TwelveRings } from '../../ui/progress/TwelveRings.tsx';
import { Loading, Skeleton } from '../../ui/waiting/Skeleton.tsx';
import { Entry, type EntryOf } from './Entry.tsx';
import { useFilters } from './filters.ts';
import { NotebookFilter } from './NotebookFilter.tsx';
import { type List, type NotebookFilters, notebookQuery } from './queries.ts';

function usePractise() {
  const client = useQueryClient();
  return useSingle({
    mutationFn: () =>
      call('POST /notebook/practise', { timeoutSeconds: figures.timeoutsSeconds.sessionStart }),
    onSuccess: session => {
      client.setQueryData(keys.questions(session.session_id), session);
      navigate(`/session/${session.session_id}`, { state: { justMade: session.answered_count === 0 } });
    },
  });
}

const titles: Record<List, string> = {
  open: 'Open mistakes',
  retired: 'Mistakes that are over',
  marked: 'Marked questions',
};

const empty: Record<List, string> = {
  open: 'You have no open mistakes. A question that goes wrong in a session comes here, until you get others like it right. One you skipped comes here once you choose “To review” on it.',
  retired: 'No mistake is over yet. Answer questions like it right on two days, and it moves here.',
  marked:
    'You have marked nothing yet. Bookmark a question, note something on it or choose “To review”, and it comes here.',
};

const Empty = ({ list }: { list: List }) => (
  <Card className="mt-6 grid justify-items-center gap-5 py-12 text-center">
    <TwelveRings />
    <p className="max-w-[44ch] text-balance text-ink-2">{empty[list]}</p>
    {list === 'open' && (
      <ButtonLink to="/dashboard" look="quiet">
        Back to dashboard
      </ButtonLink>
    )}
  </Card>
);

const isFiltered = ({ topic, cause, reason }: NotebookFilters) => [topic, cause, reason].some(Boolean);

const LoadingEntries = () => (
  <Loading says="Loading your notebook...">
    <Skeleton className="mt-6 h-20 w-full" />
    <Skeleton className="mt-3 h-20 w-full" />
    <Skeleton className="mt-3 h-20 w-full" />
  </Loading>
);

const WaitingEntry = () => (
  <ol>
    <li className="border-b border-line py-4">
      <Skeleton className="h-12 w-full" />
    </li>
  </ol>
);

/** Rendered together with the list, so that nothing above moves. */
function Practise({ needed }: { needed: number }) {
  const practising = usePractise();
  return (
    <div className="no-print mt-5 mb-2">
      <div className="flex flex-wrap items-center gap-4">
        <Button busy={practising.isPending} onClick={() => practising.mutate()}>
          {practising.isPending ? 'Preparing...' : 'Practise these now'}
        </Button>
        <p className="type-small text-ink-2">
          Up to {figures.notebook.practised} of them with fresh numbers. It counts as a study session.
        </p>
      </div>
      <p className="mt-3 text-ink-2">
        Answer questions like a mistake right on {days(needed)}, in time and without help, and it is over.
      </p>
      {practising.error && (
        <Notice tone="error">{wordsFor(practising.error, 'The session could not be started.')}</Notice>
      )}
    </div>
  );
}

interface EntriesProps {
  filters: NotebookFilters;
  onClear: () => void;
  Question: EntryOf;
}

function Entries({ filters, onClear, Question }: EntriesProps) {
  const found = useInfiniteQuery(notebookQuery(filters));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = found;
  if (error && !data)
    return (
      <ErrorCard title="Your notebook did not load" className="mt-7" retry={refetch}>
        {wordsFor(error, 'It is safe. Please try again.')}
      </ErrorCard>
    );
  if (!data) return <LoadingEntries />;
  const entries = data.pages.flatMap(page => page.entries);
  const needed = entries[0]?.mistake?.clean_days_needed;
  if (entries.length === 0 && isFiltered(filters))
    return (
      <div className="mt-6 grid justify-items-start gap-4">
        <p>No question matches.</p>
        <Button look="quiet" onClick={onClear}>
          Clear filters
        </Button>
      </div>
    );
  if (entries.length === 0) return <Empty list={filters.list} />;
  return (
    <>
      <h2 className="sr-only">{titles[filters.list]}</h2>
      {filters.list === 'open' && needed !== undefined && <Practise needed={needed} />}
      {entries.map((entry, i) => (
        // Each entry has its own boundary: one without formulas is not delayed by KaTeX.
        <Suspense key={entry.question.id} fallback={<WaitingEntry />}>
          <WithMaths needed={needsMaths([entry.question.stem])}>
            <Entry entry={entry} position={i + 1} Question={Question} />
          </WithMaths>
        </Suspense>
      ))}
      {hasNextPage && (
        <div className="no-print mt-8 grid justify-items-start gap-3">
          {error && <Notice tone="error">{wordsFor(error, 'More could not be loaded.')}</Notice>}
          <Button look="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Loading...' : 'Show more'}
          </Button>
        </div>
      )}
    </>
  );
}

/** The student's open and solved mistakes, and every marked question. */
export function Notebook({ Question }: { Question: EntryOf }) {
  const [filters, setFilters] = useFilters();
  // The tabs keep their counts while another list loads.
  const { data } = useInfiniteQuery({ ...notebookQuery(filters), placeholderData: keepPreviousData });
  const counts = data?.pages[0]?.counts;
  const label = (words: string, n: number | undefined) =>
    n === undefined ? words : `${words} (${count(n)})`;
  return (
    <div className="mt-7">
      <Tabs
        label="Lists of the notebook"
        look="line"
        tabs={[
          { name: 'open', label: label('Open', counts?.open) },
          { name: 'retired', label: label('Over', counts?.retired) },
          { name: 'marked', label: label('Marked', counts?.marked) },
        ]}
        chosen={filters.list}
        onChoose={list => setFilters({ ...filters, list, topic: '' })}
        panelHasControls
      >
        {(isFiltered(filters) || counts?.[filters.list] !== 0) && (
          // Its space is reserved until the counts have loaded.
          <div className={counts ? undefined : 'invisible'}>
            <NotebookFilter
              filters={filters}
              topics={data?.pages[0]?.topics ?? []}
              onChange={change => setFilters({ ...filters, ...change })}
            />
          </div>
        )}
        <Entries
          filters={filters}
          onClear={() => setFilters({ ...filters, topic: '', cause: '', reason: '' })}
          Question={Question}
        />
      </Tabs>
    </div>
  );
}

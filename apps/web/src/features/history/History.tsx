import { useInfiniteQuery } from '@tanstack/react-query';
import type { HistoryPage, PastQuestion, PastSession } from '@twelvefold/contract';
import { useEffect, useRef } from 'react';
import { useOpen } from '../../question/review/useOpen.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { counted } from '../../shared/words/format.ts';
import { Card } from '../../ui/Card.tsx';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { ErrorCard } from '../../ui/notices/ErrorCard.tsx';
import { TwelveRings } from '../../ui/progress/TwelveRings.tsx';
import { Loading, Skeleton } from '../../ui/waiting/Skeleton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { isFiltered, useFilters } from './filters.ts';
import { OnPaper } from './OnPaper.tsx';
import { PrintButton, PrintFailed } from './PrintButton.tsx';
import { noFilters, pastQuestionsQuery } from './queries.ts';
import { type ItemOf, SessionGroup } from './SessionGroup.tsx';
import { usePrintAll } from './usePrintAll.ts';

/** Sessions of all pages, merged: a session may span two pages. */
function grouped(pages: readonly HistoryPage[]): { session: PastSession; questions: PastQuestion[] }[] {
  const sessions = new Map(pages.flatMap(page => page.sessions.map(one => [one.session_id, one] as const)));
  const questions = pages.flatMap(page => page.questions);
  return [...sessions.values()].map(session => ({
    session,
    questions: questions.filter(past => past.session_id === session.session_id),
  }));
}

/** After 'Show more' the first new question gets focus: the button may be gone, and is below all of them. */
function useFirstOfMore(shown: number) {
  const list = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || shown <= from.current) return;
    list.current?.querySelectorAll<HTMLElement>('li h3 > button')[from.current]?.focus();
    from.current = null;
  }, [shown]);
  return {
    list,
    awaitMore: () => {
      from.current = shown;
    },
  };
}

const rows = [1, 2, 3, 4, 5, 6];

const LoadingRows = () => (
  <Loading says="Loading your past questions...">
    <Skeleton className="mt-10 h-8 w-48" />
    <div className="mt-5 grid gap-3">
      {rows.map(row => (
        <Skeleton key={row} className="h-20 w-full" />
      ))}
    </div>
  </Loading>
);

const NothingYet = () => (
  <Card className="mt-7 grid justify-items-center gap-5 py-12 text-center">
    <TwelveRings />
    <p className="text-ink-2">Your first 12 questions will start filling this page.</p>
    <ButtonLink to="/dashboard" look="quiet">
      Back to dashboard
    </ButtonLink>
  </Card>
);

const totalWords = (total: number) => counted(total, 'question');

const NothingMatches = ({ onClear }: { onClear: () => void }) => (
  <div className="mt-5 grid justify-items-start gap-4">
    <p>No question matches.</p>
    <Button look="quiet" onClick={onClear}>
      Clear filters
    </Button>
  </div>
);

interface MoreProps {
  error: Error | null;
  busy: boolean;
  onMore: () => void;
}

const More = ({ error, busy, onMore }: MoreProps) => (
  <div className="no-print mt-8 grid justify-items-center gap-3">
    {error && <Notice tone="error">{wordsFor(error, 'More could not be loaded.')}</Notice>}
    <Button look="quiet" busy={busy} onClick={onMore}>
      {busy ? 'Loading...' : 'Show more'}
    </Button>
  </div>
);

/** Every past question of the student with its solution. `Item` renders one question. */
export function History({ Item }: { Item: ItemOf }) {
  const [filters, setFilters] = useFilters();
  const found = useInfiniteQuery(pastQuestionsQuery(filters));
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = found;
  const pages = data?.pages ?? [];
  const { isOpen, toggle } = useOpen<string>();
  const total = pages[0]?.total;
  const shown = pages.reduce((sum, page) => sum + page.questions.length, 0);
  const { list, awaitMore } = useFirstOfMore(shown);
  const printing = usePrintAll(found, JSON.stringify(filters), total ?? 0);
  const filtered = isFiltered(filters);
  const more = () => {
    awaitMore();
    void fetchNextPage();
  };
  if (total === 0 && !filtered) return <NothingYet />;
  return (
    <>
      <div className="mt-7 sm:mt-9">
        <FilterBar filters={filters} onChange={setFilters} />
      </div>
      <div className="no-print mt-5 flex min-h-10 items-center justify-between gap-4">
        <p role="status" className="text-ink-2">
          {total !== undefined && (filtered ? `${totalWords(total)} found` : totalWords(total))}
        </p>
        {total !== undefined && shown > 0 && <PrintButton printing={printing} shown={shown} total={total} />}
      </div>
      {printing.failed && <PrintFailed />}
      {total !== undefined && <OnPaper filters={filters} shown={shown} total={total} />}
      {error && !data ? (
        <ErrorCard title="Your history did not load" className="mt-7" retry={refetch}>
          {wordsFor(error, 'Your answers are safe. Please try again.')}
        </ErrorCard>
      ) : (
        !data && <LoadingRows />
      )}
      {total === 0 && <NothingMatches onClear={() => setFilters(noFilters)} />}
      {shown > 0 && (
        <div ref={list}>
          {grouped(pages).map(({ session, questions }) => (
            <SessionGroup
              key={session.session_id}
              session={session}
              questions={questions}
              isOpen={isOpen}
              Item={Item}
              onToggle={toggle}
            />
          ))}
        </div>
      )}
      {hasNextPage && <More error={error} busy={isFetchingNextPage} onMore={more} />}
    </>
  );
}

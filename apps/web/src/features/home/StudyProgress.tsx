import { useQuery } from '@tanstack/react-query';
import type { SessionListItem } from '@twelvefold/contract';
import { useDeferredValue, useEffect, useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { completedAt } from '../../shared/practice/completion.ts';
import { sessionsQuery } from '../../shared/practice/queries.ts';
import { useUser } from '../../shared/sign-in/auth.ts';
import { count } from '../../shared/words/format.ts';
import { Card } from '../../ui/Card.tsx';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { TwelveRings } from '../../ui/progress/TwelveRings.tsx';
import { Loading, Skeleton } from '../../ui/waiting/Skeleton.tsx';
import { SessionColumns } from './SessionColumns.tsx';
import { SessionTable } from './SessionTable.tsx';

const columnsMost = 20;

/** Completed sessions of both kinds; null while loading, 'unknown' when loading failed. */
type Completed = { total_sessions: number; study_sessions: number } | 'unknown' | null;

/** Completed practice sessions, oldest first. */
const practised = (sessions: readonly SessionListItem[]): SessionListItem[] =>
  sessions.filter(s => s.status === 'completed').reverse();

function NothingYet() {
  return (
    <div className="grid place-items-center gap-5 py-8 text-center sm:py-12">
      <TwelveRings />
      <h3 className="type-h3">No Study Data Yet</h3>
      <p className="text-ink-2">Your first 12 questions will start filling this page.</p>
    </div>
  );
}

const words = (completed: Completed, total: number) =>
  completed === 'unknown'
    ? 'sessions: the total could not be counted just now'
    : `total ${total === 1 ? 'session' : 'sessions'} completed`;

/** Reserves its space while the count loads. */
function Total({ completed }: { completed: Completed }) {
  const { total_sessions: total, study_sessions: study } =
    completed === 'unknown' || completed === null ? { total_sessions: 0, study_sessions: 0 } : completed;
  return (
    <p className="flex items-end gap-3.5 pt-3.5 sm:flex-col sm:items-start sm:gap-4 sm:pt-[22px]">
      <span className="font-display text-figure-lg leading-[.8] font-figure tracking-[-.02em] sm:text-[6rem]">
        {completed === null ? (
          '\u00a0'
        ) : completed === 'unknown' ? (
          <span aria-hidden="true">–</span>
        ) : (
          count(total)
        )}
      </span>
      <span className="max-w-[7em] leading-[1.3] text-ink-2">
        {words(completed, total)}
        {study > 0 && (
          <span className="type-small mt-1.5 block">
            <span className="whitespace-nowrap">{count(total - study)} practice,</span>{' '}
            <span className="whitespace-nowrap">{count(study)} study</span>
          </span>
        )}
      </span>
    </p>
  );
}

/** The completion whose column has already been animated on this page. */
let risen: number | null = null;

/** Whether a session was completed in this browser since the chart was last shown. */
function useRising(): boolean {
  const user = useUser();
  const [completion] = useState(() => completedAt(user.id));
  const [rising] = useState(completion !== null && completion !== risen);
  useEffect(() => {
    risen = completion;
  }, [completion]);
  return rising;
}

function Filled({ sessions, completed }: { sessions: SessionListItem[]; completed: Completed }) {
  const rising = useRising();
  const shown = sessions.slice(-columnsMost);
  return (
    <>
      <div className="grid gap-x-9 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Total completed={completed} />
        <SessionColumns sessions={shown} rising={rising} />
      </div>
      <SessionTable sessions={shown} />
    </>
  );
}

/** Study sessions and a first practice session in progress have no column. */
const NoColumnYet = ({ completed }: { completed: Completed }) => (
  <>
    <Total completed={completed} />
    <p className="mt-6 text-ink-2">
      Each practice session you complete will be a column of twelve dots here.
    </p>
  </>
);

function Contents({ completed }: { completed: Completed }) {
  const query = useQuery(sessionsQuery());
  const { data, error, failureCount } = query;
  // Deferred, so that a press is handled between the parts.
  const shown = useDeferredValue(data);
  if (shown) {
    const done = practised(shown);
    if (done.length > 0) return <Filled sessions={done} completed={completed} />;
    const studied = completed !== null && completed !== 'unknown' && completed.total_sessions > 0;
    const begun = shown.some(session => session.answered_count > 0);
    return studied || begun ? <NoColumnYet completed={completed} /> : <NothingYet />;
  }
  if (error && !data)
    return (
      <NotLoaded query={query} className="mt-6">
        {wordsFor(error, 'Your sessions could not be loaded.')}
      </NotLoaded>
    );
  return (
    <Loading says="Loading your sessions..." again={failureCount > 0}>
      <Skeleton className="mt-6 h-[296px] w-full sm:h-[268px]" />
    </Loading>
  );
}

/** All practice sessions so far, each as a column of twelve dots. */
export function StudyProgress({ completed }: { completed: Completed }) {
  return (
    <Card aria-labelledby="study-progress" className="min-w-0">
      <h2 id="study-progress" className="type-h2">
        Your Study Progress
      </h2>
      <Contents completed={completed} />
    </Card>
  );
}

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { ExpiredBanner } from '../../app/banners/ExpiredBanner.tsx';
import { NetworkBanner } from '../../app/banners/NetworkBanner.tsx';
import { SessionErrorCard } from '../../features/practice/frame/SessionErrorCard.tsx';
import { SessionFrame } from '../../features/practice/frame/SessionFrame.tsx';
import { SessionLoading } from '../../features/practice/frame/SessionLoading.tsx';
import type { Parts } from '../../features/practice/session/PractiseSession.tsx';
import { SessionScreen } from '../../features/practice/session/SessionScreen.tsx';
import { loadWords } from '../../features/practice/session/words.ts';
import { Redirect, usePlace } from '../../shared/navigation/navigation.tsx';
import { openSessions } from '../../shared/practice/open-sessions.ts';
import { sessionsQuery } from '../../shared/practice/queries.ts';
import { unfinished } from '../../shared/practice/unfinished.ts';
import { keys } from '../../shared/query/keys.ts';
import { queryClient } from '../../shared/query/query.ts';
import { ErrorBoundary } from '../../ui/notices/ErrorBoundary.tsx';
import { SkipLink } from '../../ui/page/SkipLink.tsx';
import { lazy, optional } from '../../ui/waiting/lazy.tsx';

/** Loaded after the question: help is asked for only once it has been read. */
const TutorPanel = optional(() =>
  import('../../features/tutor/TutorPanel.tsx').then(part => part.TutorPanel),
);
const BeneathQuestion = optional(() => import('./BeneathQuestion.tsx').then(part => part.BeneathQuestion));
const NextSession = optional(() => import('./NextSession.tsx').then(part => part.NextSession));
const RecapTools = optional(() => import('./RecapTools.tsx').then(part => part.RecapTools));
const NoOpenSession = lazy(() => import('./NoOpenSession.tsx').then(page => page.NoOpenSession));

/** History state of a session that was just created. */
interface Made {
  justMade?: boolean;
}

const Banners = () => (
  <>
    <ExpiredBanner />
    <NetworkBanner />
  </>
);

const parts: Parts = { Beneath: BeneathQuestion, Tools: RecapTools, next: <NextSession /> };

/** Finds the unfinished session by asking the server, so it works on any browser. */
function OpenSession() {
  const { data, error, isFetching, isFetchedAfterMount, fetchStatus, refetch } = useQuery(sessionsQuery());
  // A refetch on window focus must not unmount a start in progress.
  if (data && (!isFetching || isFetchedAfterMount)) {
    const open = unfinished(data);
    // From here the id is in the address: later changes of the list have no effect.
    if (open) return <Redirect to={`/session/${open.session_id}`} replace />;
    return <NoOpenSession />;
  }
  const [last] = openSessions();
  if (last && (error || fetchStatus === 'paused'))
    return <Redirect to={`/session/${last.session_id}`} replace />;
  if (error && !isFetching)
    return <SessionErrorCard words={loadWords(error)} onRetry={() => void refetch()} />;
  return <SessionLoading message="Loading your session..." />;
}

/** The session of the address, or the unfinished one, in its own frame. */
export function SessionPage({ id }: { id?: string }) {
  const made = usePlace().state as Made | null;
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink to="q">Skip to question</SkipLink>
      <SessionFrame banner={<Banners />}>
        <ErrorBoundary
          fallback={retry => (
            <SessionErrorCard
              title="Session Error Detected"
              words="A part could not be shown."
              action="Restart Session"
              onRetry={() => {
                queryClient.removeQueries({ queryKey: keys.practice });
                retry();
              }}
            />
          )}
        >
          {id ? (
            <SessionScreen key={id} sessionId={id} justMade={made?.justMade === true} parts={parts} />
          ) : (
            <OpenSession />
          )}
        </ErrorBoundary>
        <TutorPanel />
      </SessionFrame>
    </QueryClientProvider>
  );
}

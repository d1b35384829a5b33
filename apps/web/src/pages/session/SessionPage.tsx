import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { ExpiredBanner } from '../../app/banners/ExpiredBanner.tsx';
import { NetworkBanner } from '../../app/banners/NetworkBanner.tsx';
import { SessionErrorCard } from '../../features/practice/frame/SessionErrorCard.tsx';
import { SessionFrame } from '../../features/practice/frame/SessionFrame.tsx';
import { SessionLoading } from '../../features/practice/frame/SessionLoading.tsx';
import { SessionScreen } from '../../features/practice/session/SessionScreen.tsx';
import { loadWords } from '../../features/practice/session/words.ts';
import { unfinished } from '../../features/starting/next-step.ts';
import { Redirect, usePlace } from '../../shared/navigation/navigation.tsx';
import { sessionsQuery } from '../../shared/practice/queries.ts';
import { keys } from '../../shared/query/keys.ts';
import { queryClient } from '../../shared/query/query.ts';
import { ErrorBoundary } from '../../ui/notices/ErrorBoundary.tsx';
import { SkipLink } from '../../ui/page/SkipLink.tsx';
import { lazy, optional } from '../../ui/waiting/lazy.tsx';

const NextSession = optional(() => import('./NextSession.tsx').then(part => part.NextSession));
const NoSessionPage = lazy(() => import('./NoSessionPage.tsx').then(page => page.NoSessionPage));

/** Which session an address means: its id in the history's state or in the query; none means the one that is open. */
function useGiven(): { sessionId: string | null; fresh: boolean } {
  const { state, search } = usePlace();
  const given = (state ?? {}) as { session_id?: unknown; fresh?: unknown };
  const inState = typeof given.session_id === 'string' ? given.session_id : null;
  return {
    sessionId: inState ?? new URLSearchParams(search).get('session_id'),
    fresh: inState !== null && given.fresh === true,
  };
}

const Banners = () => (
  <>
    <ExpiredBanner />
    <NetworkBanner />
  </>
);

function Shown({ sessionId, fresh }: { sessionId: string; fresh: boolean }) {
  return <SessionScreen key={sessionId} sessionId={sessionId} fresh={fresh} next={<NextSession />} />;
}

/** On any browser: the session that waits, found by asking the server. */
function OpenSession() {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery());
  if (data && !isFetching) {
    const open = unfinished(data);
    // From here the address carries the id: what happens to the list no longer matters.
    if (open) return <Redirect to="/session" replace state={{ session_id: open.session_id }} />;
    return <NoSessionPage />;
  }
  if (error && !isFetching)
    return <SessionErrorCard words={loadWords(error)} onRetry={() => void refetch()} />;
  return <SessionLoading message="Loading your session..." />;
}

/** The practice session, in a frame of its own. */
export function SessionPage() {
  const { sessionId, fresh } = useGiven();
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink to="q">Skip to question</SkipLink>
      <SessionFrame banner={<Banners />}>
        <ErrorBoundary
          fallback={retry => (
            <SessionErrorCard
              title="Session Error Detected"
              words="A part of this session could not be shown."
              action="Restart Session"
              onRetry={() => {
                queryClient.removeQueries({ queryKey: keys.practice });
                retry();
              }}
            />
          )}
        >
          {sessionId ? <Shown sessionId={sessionId} fresh={fresh} /> : <OpenSession />}
        </ErrorBoundary>
      </SessionFrame>
    </QueryClientProvider>
  );
}

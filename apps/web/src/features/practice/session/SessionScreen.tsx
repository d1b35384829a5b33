import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import { needsMaths } from '../../../question/maths/split-maths.ts';
import { WithMaths } from '../../../question/maths/WithMaths.tsx';
import { textsOf } from '../../../question/options.ts';
import { counted } from '../../../shared/words/format.ts';
import { SessionErrorCard } from '../frame/SessionErrorCard.tsx';
import { SessionLoading } from '../frame/SessionLoading.tsx';
import { type Parts, PractiseSession } from './PractiseSession.tsx';
import { NoPack, packRetrySeconds, questionsQuery } from './queries.ts';
import { questionAt } from './view.ts';
import { loadWords, packWords } from './words.ts';

interface Props {
  sessionId: string;
  /** Just created, not resumed. */
  justMade: boolean;
  parts: Parts;
}

const Loading = ({ justMade }: { justMade: boolean }) => (
  <SessionLoading message={justMade ? 'Preparing next session...' : 'Loading your session...'} />
);

/** Words for a session that did not load; `failures` counts the tries for its pack. */
function troubleWords(error: Error, failures: number, justMade: boolean): string {
  if (!(error instanceof NoPack)) return loadWords(error);
  return error.message || packWords(error.cause, failures, justMade);
}

function Loaded({ sessionId, justMade, parts }: Props) {
  const { data, error, isFetching, failureCount, refetch } = useQuery(questionsQuery(sessionId));
  // Deferred: rendering everything at once would block a phone.
  const shown = useDeferredValue(data !== undefined);
  if (data && !shown) return <Loading justMade={justMade} />;
  if (data) {
    const open = questionAt(data, data.current_position);
    return (
      <WithMaths needed={open !== null && needsMaths(textsOf(open))}>
        <PractiseSession session={data} parts={parts} onReload={() => void refetch()} />
      </WithMaths>
    );
  }
  if (error)
    return (
      <SessionErrorCard
        words={troubleWords(error, failureCount, justMade)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const seconds = isFetching ? packRetrySeconds(failureCount) : null;
  if (seconds !== null)
    return (
      <SessionLoading message={`Preparing next session... Trying again in ${counted(seconds, 'second')}.`} />
    );
  return <Loading justMade={justMade} />;
}

/**
 * A session by its id: loading, practice, recap. The Suspense boundary mounts before the questions load: content that
 * then suspends for KaTeX keeps the loading text and follows at once, where a new boundary would delay it by React's
 * 300 ms.
 */
export function SessionScreen(props: Props) {
  return (
    <Suspense fallback={<Loading justMade={props.justMade} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

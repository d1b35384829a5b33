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
  /** Made just now, not gone on with. */
  justMade: boolean;
  parts: Parts;
}

const Loading = ({ justMade }: { justMade: boolean }) => (
  <SessionLoading message={justMade ? 'Preparing next session...' : 'Loading your session...'} />
);

/** Why there are no questions; `failures` are the tries for a pack. */
function troubleWords(error: Error, failures: number, justMade: boolean): string {
  if (!(error instanceof NoPack)) return loadWords(error);
  return error.message || packWords(error.cause, failures, justMade);
}

function Loaded({ sessionId, justMade, parts }: Props) {
  const { data, error, isFetching, failureCount, refetch } = useQuery(questionsQuery(sessionId));
  // Drawn for the first time in small steps: a phone would stand still for all of them together.
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
 * A session by its id: loaded, practised, recapped. The boundary is there before the questions are: what then waits for
 * formulas leaves the loading text as it is and follows at once, where a new boundary would hold it for React's 300 ms.
 */
export function SessionScreen(props: Props) {
  return (
    <Suspense fallback={<Loading justMade={props.justMade} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

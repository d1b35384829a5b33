import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { needsMaths } from '../../../question/maths/split-maths.ts';
import { WithMaths } from '../../../question/maths/WithMaths.tsx';
import { textsOf } from '../../../question/options.ts';
import { lazy } from '../../../ui/waiting/lazy.tsx';
import type { Beneath } from '../desk/QuestionDesk.tsx';
import { SessionErrorCard } from '../frame/SessionErrorCard.tsx';
import { SessionLoading } from '../frame/SessionLoading.tsx';
import type { ToolsOf } from '../recap/RecapQuestions.tsx';
import { PractiseSession } from './PractiseSession.tsx';
import { questionAt } from './progress.ts';
import { questionsQuery } from './queries.ts';
import { loadWords } from './words.ts';

/** Hardly ever wanted. */
export const MissingPack = lazy(() =>
  import('../missing-pack/MissingPack.tsx').then(part => part.MissingPack),
);

interface Props {
  sessionId: string;
  /** Made just now, not gone on with. */
  justMade: boolean;
  /** On the recap: starts the next session. */
  next: ReactNode;
  Beneath: Beneath;
  /** On the recap: what else can be done with a question. */
  Tools: ToolsOf;
}

const Loading = ({ justMade }: { justMade: boolean }) => (
  <SessionLoading message={justMade ? 'Preparing next session...' : 'Loading your session...'} />
);

function Loaded({ sessionId, justMade, next, Beneath, Tools }: Props) {
  const { data, error, isFetching, refetch } = useQuery(questionsQuery(sessionId));
  // Drawn for the first time in small steps: a phone would stand still for all of them together.
  const shown = useDeferredValue(data !== undefined);
  if (data && !shown) return <Loading justMade={justMade} />;
  if (data && data.questions.length > 0) {
    const open = questionAt(data, data.current_position);
    return (
      <WithMaths needed={open !== null && needsMaths(textsOf(open))}>
        <PractiseSession session={data} next={next} Beneath={Beneath} Tools={Tools} onReload={refetch} />
      </WithMaths>
    );
  }
  if (data)
    return (
      <MissingPack
        session={data}
        justMade={justMade}
        onQuestions={refetch}
        waiting={message => <SessionLoading message={message} />}
        trouble={(words, busy, retry) => <SessionErrorCard words={words} busy={busy} onRetry={retry} />}
      />
    );
  if (error)
    return <SessionErrorCard words={loadWords(error)} busy={isFetching} onRetry={() => void refetch()} />;
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

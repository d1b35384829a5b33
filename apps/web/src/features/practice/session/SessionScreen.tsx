import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { needsMaths } from '../maths/split-maths.ts';
import { WithMaths } from '../maths/WithMaths.tsx';
import { textsOf } from '../question/OptionList.tsx';
import { MissingPack } from './MissingPack.tsx';
import { PractiseSession } from './PractiseSession.tsx';
import { questionAt } from './progress.ts';
import { questionsQuery } from './queries.ts';
import { SessionErrorCard } from './SessionErrorCard.tsx';
import { SessionLoading } from './SessionLoading.tsx';
import { loadWords } from './words.ts';

interface Props {
  sessionId: string;
  /** Made just now, not gone on with. */
  fresh: boolean;
  /** Under the session's header: what the page has to say. */
  banner?: ReactNode;
  /** On the recap: starts the next session. */
  next: ReactNode;
}

/** A session by its id: loaded, practised, recapped. */
export function SessionScreen({ sessionId, fresh, banner, next }: Props) {
  const { data, error, isFetching, refetch } = useQuery(questionsQuery(sessionId));
  // Drawn for the first time in small steps: a phone would stand still for all of them together.
  const shown = useDeferredValue(data !== undefined);
  const loading = (
    <SessionLoading message={fresh ? 'Preparing next session...' : 'Loading your session...'} />
  );
  if (data && !shown) return loading;
  if (data && data.questions.length > 0) {
    const open = questionAt(data, data.current_position);
    return (
      <Suspense fallback={loading}>
        <WithMaths needed={open !== null && needsMaths(textsOf(open))}>
          <PractiseSession session={data} banner={banner} next={next} onReload={refetch} />
        </WithMaths>
      </Suspense>
    );
  }
  if (data) return <MissingPack session={data} fresh={fresh} onQuestions={refetch} />;
  if (error)
    return (
      <SessionErrorCard
        words={loadWords(error)}
        banner={banner}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return loading;
}

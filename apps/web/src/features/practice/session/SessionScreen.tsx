import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MissingPack } from './MissingPack.tsx';
import { PractiseSession } from './PractiseSession.tsx';
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
  if (data && data.questions.length > 0)
    return <PractiseSession session={data} banner={banner} next={next} onReload={refetch} />;
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
  return <SessionLoading message={fresh ? 'Preparing next session...' : 'Loading your session...'} />;
}

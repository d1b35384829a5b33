import { useQuery } from '@tanstack/react-query';
import type { PracticeSession } from '@twelvefold/contract';
import { useUser } from '../../../shared/sign-in/auth.ts';
import { SessionErrorCard } from '../frame/SessionErrorCard.tsx';
import { SessionLoading } from '../frame/SessionLoading.tsx';
import { packQuery, packRetrySeconds } from './queries.ts';
import { packEmpty, packNotAvailable, packWords } from './words.ts';

interface Props {
  session: PracticeSession;
  justMade: boolean;
  /** Reads the questions again. */
  onQuestions: () => Promise<unknown>;
}

/** A session that came without questions: its pack is asked for, again while it is not there yet. */
export function MissingPack({ session, justMade, onQuestions }: Props) {
  const user = useUser();
  const pack = useQuery(packQuery(user.id, session.session_id));
  const retry = async () => {
    await onQuestions();
    await pack.refetch();
  };
  const busy = pack.isFetching;
  if (pack.data)
    return (
      <SessionErrorCard
        words={pack.data.length === 0 ? packEmpty : packNotAvailable}
        busy={busy}
        onRetry={() => void retry()}
      />
    );
  if (pack.error && !busy)
    return (
      <SessionErrorCard
        words={packWords(pack.error, pack.failureCount, justMade)}
        onRetry={() => void retry()}
      />
    );
  const seconds = packRetrySeconds(pack.failureCount);
  const wait = seconds === null ? '' : ` Trying again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  return <SessionLoading message={`Preparing next session...${wait}`} />;
}

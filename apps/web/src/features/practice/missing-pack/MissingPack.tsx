import { useQuery } from '@tanstack/react-query';
import type { PracticeSession } from '@twelvefold/contract';
import type { ReactNode } from 'react';
import { useUser } from '../../../shared/sign-in/auth.ts';
import { packQuery, packRetrySeconds } from './queries.ts';
import { packEmpty, packNotAvailable, packWords } from './words.ts';

interface Props {
  session: PracticeSession;
  justMade: boolean;
  /** Reads the questions again. */
  onQuestions: () => Promise<unknown>;
  /** How the session draws its waiting and its trouble: handed in, so that this file holds nothing of the session's own. */
  waiting: (message: string) => ReactNode;
  trouble: (words: string, busy: boolean, retry: () => void) => ReactNode;
}

/** A session that came without questions: its pack is asked for, again while it is not there yet. */
export function MissingPack({ session, justMade, onQuestions, waiting, trouble }: Props) {
  const user = useUser();
  const pack = useQuery(packQuery(user.id, session.session_id));
  const retry = async () => {
    await onQuestions();
    await pack.refetch();
  };
  const busy = pack.isFetching;
  const failed = (words: string) => trouble(words, busy, () => void retry());
  if (pack.data) return failed(pack.data.length === 0 ? packEmpty : packNotAvailable);
  if (pack.error && !busy) return failed(packWords(pack.error, pack.failureCount, justMade));
  const seconds = packRetrySeconds(pack.failureCount);
  const wait = seconds === null ? '' : ` Trying again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  return waiting(`Preparing next session...${wait}`);
}

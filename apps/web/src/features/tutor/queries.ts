import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/api.ts';
import { sendLog } from '../../shared/log/sending.ts';
import { keys } from '../../shared/query/keys.ts';

/** Messages about a question, from all devices. */
export const threadQuery = (questionId: string) =>
  queryOptions({
    queryKey: keys.doubts(questionId),
    queryFn: async ({ signal }) => {
      // The server gives the thread only once all earlier decisions have arrived.
      await sendLog();
      return call('GET /doubts/:question_id/history', { params: { question_id: questionId }, signal });
    },
    staleTime: 5 * 60_000,
    retry: false,
  });

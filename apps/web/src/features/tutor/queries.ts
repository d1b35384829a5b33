import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/api.ts';
import { sendLog } from '../../shared/log/sending.ts';
import { keys } from '../../shared/query/keys.ts';

/** What was asked and answered about a question, on whatever device. */
export const threadQuery = (questionId: string) =>
  queryOptions({
    queryKey: keys.doubts(questionId),
    queryFn: async ({ signal }) => {
      // The question is open once what was decided before it is there.
      await sendLog();
      return call('GET /doubts/:question_id/history', { params: { question_id: questionId }, signal });
    },
    staleTime: 5 * 60_000,
    retry: false,
  });

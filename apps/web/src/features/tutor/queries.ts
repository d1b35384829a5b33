import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/api.ts';
import { keys } from '../../shared/query/keys.ts';

/** What was asked and answered about a question, on whatever device. */
export const threadQuery = (questionId: string) =>
  queryOptions({
    queryKey: keys.doubts(questionId),
    queryFn: ({ signal }) =>
      call('GET /doubts/:question_id/history', { params: { question_id: questionId }, signal }),
    staleTime: 5 * 60_000,
    retry: false,
  });

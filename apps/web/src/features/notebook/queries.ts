import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { MistakeCause, NotebookQuery, OwnReason } from '@twelvefold/contract';
import { call } from '../../shared/api/api.ts';
import { sendLog } from '../../shared/log/sending.ts';
import { keys } from '../../shared/query/keys.ts';

export type List = NotebookQuery['list'];

export interface NotebookFilters {
  list: List;
  topic: string;
  cause: MistakeCause | '';
  reason: OwnReason | '';
}

/** The student's own causes of a mistake, as button labels. */
export const reasons: Record<OwnReason, string> = {
  concept: 'Concept',
  misread: 'Misread it',
  slip: 'A slip',
  time: 'Time',
  guess: 'Guessed',
};

/** Pages of one list of the notebook, refetched on every visit. */
export const notebookQuery = ({ list, topic, cause, reason }: NotebookFilters) =>
  infiniteQueryOptions({
    queryKey: keys.notebookList({ list, topic, cause, reason }),
    queryFn: ({ pageParam, signal }) =>
      call('GET /notebook', {
        query: {
          list,
          ...(topic && { subcategory_code: topic }),
          ...(cause && { cause }),
          ...(reason && { reason }),
          ...(pageParam > 0 && { offset: pageParam }),
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { entries }) => sum + entries.length, 0);
      return shown < last.total && last.entries.length > 0 ? shown : undefined;
    },
    staleTime: 0,
    refetchOnMount: 'always',
  });

export const markQuery = (questionId: string) =>
  queryOptions({
    queryKey: keys.mark(questionId),
    queryFn: async ({ signal }) => {
      // The server allows marks of an open question only once all earlier decisions have arrived.
      await sendLog();
      return call('GET /notebook/marks/:question_id', { params: { question_id: questionId }, signal });
    },
  });

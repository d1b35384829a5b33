import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { MistakeCause, NotebookQuery } from '@twelvefold/contract';
import { call } from '../../shared/api/api.ts';
import { keys } from '../../shared/query/keys.ts';

export type List = NotebookQuery['list'];

export interface NotebookFilters {
  list: List;
  topic: string;
  cause: MistakeCause | '';
}

/** Pages of one list of the notebook; what happened meanwhile is there when the page is opened again. */
export const notebookQuery = ({ list, topic, cause }: NotebookFilters) =>
  infiniteQueryOptions({
    queryKey: keys.notebookList({ list, topic, cause }),
    queryFn: ({ pageParam, signal }) =>
      call('GET /notebook', {
        query: {
          list,
          ...(topic && { subcategory_code: topic }),
          ...(cause && { cause }),
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
    queryFn: ({ signal }) =>
      call('GET /notebook/marks/:question_id', { params: { question_id: questionId }, signal }),
  });

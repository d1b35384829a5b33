import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Band, Outcome } from '@twelvefold/contract';
import { call } from '../../shared/api/api.ts';
import { keys } from '../../shared/query/keys.ts';

export interface Filters {
  search: string;
  topic: string;
  band: Band | '';
  outcome: Outcome | '';
}

export const noFilters: Filters = { search: '', topic: '', band: '', outcome: '' };

/** Refetched on every visit, to include newer answers. */
const readAnew = { staleTime: 0, refetchOnMount: 'always' } as const;

/** Pages of past questions, newest session first. */
export const pastQuestionsQuery = ({ search, topic, band, outcome }: Filters) =>
  infiniteQueryOptions({
    queryKey: keys.pastQuestions({ search, topic, band, outcome }),
    queryFn: ({ pageParam, signal }) =>
      call('GET /history/questions', {
        query: {
          ...(search && { search }),
          ...(topic && { subcategory_code: topic }),
          ...(band && { band }),
          ...(outcome && { outcome }),
          ...(pageParam && { after: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    ...readAnew,
  });

export const topicsQuery = () =>
  queryOptions({
    queryKey: keys.pastTopics,
    queryFn: ({ signal }) => call('GET /history/topics', { signal }),
    // The filter and the printed line use it: one reply serves both.
    staleTime: 5000,
  });

/** Answers to questions that were corrected since. */
export const correctionsQuery = () =>
  queryOptions({
    queryKey: keys.corrections,
    queryFn: ({ signal }) => call('GET /history/corrections', { signal }),
  });

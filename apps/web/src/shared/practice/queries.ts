import { queryOptions } from '@tanstack/react-query';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../api/api.ts';
import { keys } from '../query/keys.ts';
import { homeScreenQuery, refetchOnVisit } from '../query/query.ts';
import { notePackEvent } from './pack-events.ts';

/** Poll interval while a pack is prepared: five quick polls first, because it usually takes 1 to 2 seconds. */
const quickPolls = 5;
const quickMs = 2000;
const usualMs = figures.session.availabilityPollSeconds * 1000;

/** Whether a session can start, and a preview of its pack. */
export const availabilityQuery = () =>
  queryOptions({
    queryKey: keys.availability,
    queryFn: async ({ signal }) => {
      const reply = await call('GET /session/check-availability', { query: {}, signal });
      notePackEvent('availability', `${reply.phase}, available ${reply.available}`);
      return reply;
    },
    refetchInterval: ({ state }) => {
      if (state.data?.phase !== 'preparing') return false;
      return state.dataUpdateCount <= quickPolls ? quickMs : usualMs;
    },
    ...refetchOnVisit,
  });

export const limitQuery = () =>
  queryOptions({
    queryKey: keys.limit,
    queryFn: ({ signal }) => call('GET /user/session-limit-status', { signal }),
    ...refetchOnVisit,
    // Two parts of the home screen mount with it: one reply serves both.
    staleTime: 5000,
    refetchOnMount: true,
  });

/** 20 columns of the chart, and one row for a session in progress. */
const sessionsShown = 21;

/** The latest practice sessions, newest first, without the study plan's. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: keys.sessions,
    queryFn: ({ signal }) =>
      call('GET /session/list', {
        query: { limit: sessionsShown, session_type: 'blueprint' },
        timeoutSeconds: figures.timeoutsSeconds.sessionList,
        signal,
      }),
    select: ({ sessions }) => sessions,
    ...homeScreenQuery,
  });

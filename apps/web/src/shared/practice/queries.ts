import { queryOptions } from '@tanstack/react-query';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../api/api.ts';
import { keys } from '../query/keys.ts';
import { asOnHomeScreen, refetchOnVisit } from '../query/query.ts';
import { notePackEvent } from './pack-events.ts';

/** While a pack is prepared: quick looks first (it takes a second or two), then the usual pace. */
const quickLooks = 5;
const quickMs = 2000;
const usualMs = figures.session.availabilityPollSeconds * 1000;

/** Whether a session can be started, and what the prepared pack holds. */
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
      return state.dataUpdateCount <= quickLooks ? quickMs : usualMs;
    },
    ...refetchOnVisit,
  });

export const limitQuery = () =>
  queryOptions({
    queryKey: keys.limit,
    queryFn: ({ signal }) => call('GET /user/session-limit-status', { signal }),
    ...refetchOnVisit,
    // Two places of the home screen ask on its way in: one answer serves both.
    staleTime: 5000,
    refetchOnMount: true,
  });

/** Columns of the chart, and one row for a session that is still open. */
const sessionsShown = 21;

/** The latest practice sessions, newest first; study sessions belong to their plan. */
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
    ...asOnHomeScreen,
  });

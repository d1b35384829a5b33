import { sharing as endpoints } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import type { DashboardModule } from '../dashboard/index.ts';
import { makeLink, ownLinks, sharedCalendar, sharedPage } from './service.ts';
import { endLink, linksOf, removeLinks } from './store.ts';

export { makeLink, ownLinks } from './service.ts';

/** Includes expired links. */
const longAgo = new Date(0);

/** Secret addresses for a calendar program, and for a parent or mentor. */
export function sharingModule(platform: Platform, earlier: { dashboard: DashboardModule }): Module {
  const { db } = platform;
  const shared = { ...platform, ...earlier };
  return {
    name: 'sharing',
    routes: routesFor(endpoints, {
      'GET /sharing': (_, { user, now }) => ownLinks(db, user.id, now),
      'POST /sharing/:kind': ({ params }, { user, now }) => makeLink(platform, user, params.kind, now),
      'DELETE /sharing/:kind': async ({ params }, { user, now }) => {
        await endLink(db, user.id, params.kind);
        return ownLinks(db, user.id, now);
      },
      'GET /calendar/:secret': ({ params }, { now }) => sharedCalendar(platform, params.secret, now),
      'POST /shared-page': ({ body }, { now }) => sharedPage(shared, body.secret, now),
    }),
    personalData: {
      exportOf: async (from, { id }) => ({
        shared_links: (await linksOf(from, id, longAgo)).map(({ kind, made_at, expires_at }) => ({
          kind,
          made_at,
          expires_at,
        })),
      }),
      erase: (tx, { id }) => removeLinks(tx, id),
    },
    jobs: {},
  };
}

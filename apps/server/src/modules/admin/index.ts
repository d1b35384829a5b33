import { admin as endpoints } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { auditLog, auditLogAsCsv } from './audit-log.ts';
import { fixUserJobs, usersAsCsv, usersNow } from './monitoring.ts';
import { referralUsage, statsOfCode } from './referrals.ts';

/**
 * What administrators see across modules. Its reports join the tables of others in SQL, on the connections for reports,
 * and change nothing there: changes go through the module whose rows they are.
 */
export const adminModule = (platform: Platform): Module => ({
  name: 'admin',
  routes: routesFor(endpoints, {
    'GET /admin/users-monitoring': ({ query }, { now }) => usersNow(platform, query, now),
    'GET /admin/users-monitoring/export': ({ query }) => usersAsCsv(platform, query),
    'POST /admin/fix-user-jobs': ({ body }) => fixUserJobs(platform, body.user_id),
    'GET /admin/referral-export': ({ query }) => referralUsage(platform, query),
    'GET /admin/referral-stats/:code': ({ params }) => statsOfCode(platform, params.code),
    'GET /admin/audit-log': ({ query }) => auditLog(platform, query),
    'GET /admin/audit-log/export': ({ query }) => auditLogAsCsv(platform, query),
  }),
  jobs: {},
});

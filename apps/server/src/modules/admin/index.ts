import { businessDesk, admin as endpoints, people, runningDesk } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { auditLog, auditLogAsCsv } from './audit-log.ts';
import { cashbackAsCsv, cashbackNow } from './business/cashback.ts';
import { catalogueNow, changeCatalogue } from './business/catalogue.ts';
import { countDays, countDaysJob, figuresNow } from './business/figures.ts';
import { inboxNow, reply, setState } from './business/inbox.ts';
import { paymentTroublesNow } from './business/payment-troubles.ts';
import { fixUserJobs, usersAsCsv, usersNow } from './monitoring.ts';
import { changeStanding, type Desks, peopleNow, personNow } from './people.ts';
import { referralUsage, statsOfCode } from './referrals.ts';
import { cancelJob, longJobs, queuesNow, retryJob } from './running.ts';

const done = { success: true as const };

/**
 * Admin views across modules. Reports join other modules' tables on the reports lane and write nothing; changes go
 * through the owning module.
 */
export const adminModule = (platform: Platform, desks: Desks): Module => ({
  name: 'admin',
  routes: [
    ...routesFor(endpoints, {
      'GET /admin/users-monitoring': ({ query }, { now }) => usersNow(platform, query, now),
      'GET /admin/users-monitoring/export': ({ query }) => usersAsCsv(platform, query),
      'POST /admin/fix-user-jobs': ({ body }) => fixUserJobs(platform, body.user_id),
      'GET /admin/referral-export': ({ query }) => referralUsage(platform, query),
      'GET /admin/referral-stats/:code': ({ params }) => statsOfCode(platform, params.code),
      'GET /admin/audit-log': ({ query }) => auditLog(platform, query),
      'GET /admin/audit-log/export': ({ query }) => auditLogAsCsv(platform, query),
    }),
    ...routesFor(people, {
      'GET /admin/people': ({ query }) => peopleNow(platform, query),
      'GET /admin/people/:id': ({ params }, { now }) => personNow(platform, desks.bank, params.id, now),
      'POST /admin/people/:id/standing': ({ params, body }, { user, now }) =>
        changeStanding(platform, desks, { userId: params.id, adminId: user.id, ...body }, now),
      'POST /admin/people/:id/rights': async ({ params, body }, { now }) => {
        await desks.auth.changeRights({ userId: params.id, is_admin: body.is_admin }, now);
        return done;
      },
      'POST /admin/payments/:payment_id/refund': async ({ params, body }, { user, now }) => {
        await desks.billing.refund({ paymentId: params.payment_id, adminId: user.id, ...body }, now);
        return done;
      },
    }),
    ...routesFor(businessDesk, {
      'GET /admin/cashback': ({ query }) => cashbackNow(platform, query),
      'GET /admin/cashback/export': ({ query }) => cashbackAsCsv(platform, query.state),
      'POST /admin/cashback/:id/pay': async ({ params }, { user, now }) => {
        await desks.billing.payCashback({ useId: params.id, adminId: user.id }, now);
        return done;
      },
      'GET /admin/payment-troubles': (_, { now }) => paymentTroublesNow(platform, now),
      'GET /admin/inbox': ({ query }) => inboxNow(platform, query),
      'POST /admin/inbox/:kind/:id/state': ({ params, body }, { now }) =>
        setState(platform, params, body.state, now),
      'POST /admin/inbox/:kind/:id/reply': ({ params, body }, { now }) =>
        reply(platform, params, body.text, now),
      'GET /admin/figures': ({ query }, { now }) => figuresNow(platform, query.days, now),
      'GET /admin/catalogue': (_, { now }) => catalogueNow(desks.billing, now),
      'POST /admin/catalogue': ({ body }, { now }) => changeCatalogue(desks.billing, body, now),
    }),
    ...routesFor(runningDesk, {
      'GET /admin/queues': ({ query }) => queuesNow(platform, query.queue),
      'GET /admin/long-jobs': () => longJobs(platform),
      'POST /admin/jobs/:id/retry': ({ params }) => retryJob(platform, params.id),
      'POST /admin/jobs/:id/cancel': ({ params }) => cancelJob(platform, params.id),
    }),
  ],
  jobs: { [countDaysJob]: countDays },
});

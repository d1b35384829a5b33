import { type JobDefinitions, job } from '../../platform/jobs/jobs.ts';
import { pollJob } from './buying/asking.ts';
import { pollOrders } from './buying/polling.ts';
import { closeSandboxPurchases } from './buying/sandbox-leftovers.ts';
import { forgetOldWebhooks, handleWebhook, webhookJob } from './buying/webhooks.ts';
import { checkBooks } from './ledger/check.ts';
import type { Needs } from './needs.ts';
import { giveBack, refundJob } from './refunds/refunds.ts';
import { alignProvider } from './subscription/aligning.ts';
import { reconcile } from './subscription/comparing.ts';
import { alignJob } from './subscription/provider-state.ts';
import { announceCharges, endPlans } from './subscription/tending.ts';

/** Retries for a day while the provider is down, at most five minutes apart. */
const untilTomorrow = { retries: 300, mostDelaySeconds: 300 };

export const billingJobs = (needs: Needs): JobDefinitions => ({
  [webhookJob]: job<{ eventId: string }>({
    ...untilTomorrow,
    atOnce: 2,
    handle: ({ eventId }, { now }) => handleWebhook(needs, eventId, now),
  }),
  [alignJob]: job<{ id: string }>({
    ...untilTomorrow,
    handle: ({ id }, { now }) => alignProvider(needs, id, now),
  }),
  [refundJob]: job<{ id: string }>({
    ...untilTomorrow,
    handle: ({ id }, { now }) => giveBack(needs, id, now),
  }),
  [pollJob]: job({
    cron: '*/2 * * * *',
    retries: 0,
    handle: async (_data, { now }) => {
      await closeSandboxPurchases(needs, now);
      await pollOrders(needs, now);
    },
  }),
  'billing.reconcile': job({
    cron: '*/10 * * * *',
    retries: 0,
    handle: async (_data, { now }) => {
      await closeSandboxPurchases(needs, now);
      // Renewals first: no plan may end whose charge went through.
      await reconcile(needs, now).finally(async () => {
        await endPlans(needs, now);
        await announceCharges(needs, now);
      });
    },
  }),
  'billing.check': job({
    cron: '15 20 * * *',
    handle: async (_data, { now }) => {
      await checkBooks(needs, now);
      await forgetOldWebhooks(needs.platform.db, now);
    },
  }),
});

import { queryOptions } from '@tanstack/react-query';
import type { PlanType, SubscriptionManagement } from '@twelvefold/contract';
import { call } from '../../shared/api/api.ts';
import { allowanceChanged, keys } from '../../shared/query/keys.ts';

/** While a payment is on its way its screens look again so often. */
export const pendingLookMs = 4000;

/** A payment is on its way, or the provider has to confirm that nothing is charged any more. */
const isPending = (plan: SubscriptionManagement | undefined) =>
  Boolean(plan?.open_purchase?.payment_pending || plan?.subscription?.renewal_stop_pending);

/** A purchase that was left is asked about at the provider while its buyer looks: so many looks, and what came is told. */
const looksAfterOpen = 4;

/** What decides which sessions may be started. */
const allows = ({ subscription }: SubscriptionManagement) =>
  JSON.stringify([subscription?.id, subscription?.status, subscription?.ends_at]);

/** The plan of the person, and what can be done with it. */
export const managementQuery = () =>
  queryOptions({
    queryKey: keys.subscription,
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<SubscriptionManagement>(keys.subscription);
      const plan = await call('GET /user/subscription-management', { signal });
      // It began, or ended, while the page was open: what was said of free sessions is of before.
      if (before && allows(before) !== allows(plan)) allowanceChanged(client);
      return plan;
    },
    // A payment that came while the page was gone is found by looking.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      const left = Boolean(data?.open_purchase) && dataUpdateCount < looksAfterOpen;
      return (isPending(data) || left) && pendingLookMs;
    },
  });

export const referralQuery = () =>
  queryOptions({
    queryKey: keys.referral,
    queryFn: ({ signal }) => call('GET /referral/mine', { signal }),
  });

/** Whether a whole code can be used for a plan. Asked once: guesses are counted. */
export const referralCheckQuery = (code: string, plan: PlanType, email: string) =>
  queryOptions({
    queryKey: keys.referralCheck(code, plan),
    queryFn: ({ signal }) =>
      call('POST /referral/validate', {
        body: { referral_code: code, user_email: email, plan_type: plan },
        signal,
      }),
    staleTime: 60_000,
    retry: false,
  });

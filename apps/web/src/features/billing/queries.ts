import { queryOptions } from '@tanstack/react-query';
import type { PlanType, SubscriptionManagement } from '@twelvefold/contract';
import { call } from '../../shared/api/api.ts';
import { allowanceChanged, keys } from '../../shared/query/keys.ts';

/** Poll interval while a payment is pending, in milliseconds. */
export const pendingPollMs = 4000;

/** A payment, or the end of a renewal, waits for the provider's confirmation. */
const isPending = (plan: SubscriptionManagement | undefined) =>
  Boolean(plan?.open_purchase?.payment_pending || plan?.subscription?.renewal_stop_pending);

/** Maximum polls for an abandoned purchase: each visit makes the server ask the provider. */
const maxOpenPolls = 4;

/** Fields that decide which sessions may start. */
const allows = ({ subscription }: SubscriptionManagement) =>
  JSON.stringify([subscription?.id, subscription?.status, subscription?.ends_at]);

/** The student's plan and the actions it allows. */
export const managementQuery = () =>
  queryOptions({
    queryKey: keys.subscription,
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<SubscriptionManagement>(keys.subscription);
      const plan = await call('GET /user/subscription-management', { signal });
      // The plan began or ended while the page was open: the session limit is stale.
      if (before && allows(before) !== allows(plan)) allowanceChanged(client);
      return plan;
    },
    // Refetching finds a payment that arrived while the page was closed.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      const left = Boolean(data?.open_purchase) && dataUpdateCount < maxOpenPolls;
      return (isPending(data) || left) && pendingPollMs;
    },
  });

export const referralQuery = () =>
  queryOptions({
    queryKey: keys.referral,
    queryFn: ({ signal }) => call('GET /referral/mine', { signal }),
  });

/** Whether a complete code is valid for a plan. Cached, because the server limits guesses. */
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

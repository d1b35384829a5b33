import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { SubscriptionManagement } from '@twelvefold/contract';
import { type ReactNode, useEffect } from 'react';
import { Link } from '../../../shared/navigation/navigation.tsx';
import { queryClient } from '../../../shared/query/query.ts';
import { paise } from '../../../shared/words/format.ts';
import { Notice } from '../../../ui/notices/Banner.tsx';
import type { OwnPlans } from '../plans.ts';
import { managementQuery } from '../queries.ts';
import { planSentences } from './words.ts';

/** State of an open purchase, in one sentence. */
export function OpenPurchase({ purchase }: { purchase: SubscriptionManagement['open_purchase'] }) {
  if (!purchase) return null;
  const { plan_name, amount, payment_pending } = purchase;
  return payment_pending ? (
    <Notice tone="info">
      Your payment of {paise(amount)} for {plan_name} is on its way. Your plan begins by itself as soon as it
      arrives. Please do not pay again meanwhile.
    </Notice>
  ) : (
    <Notice tone="info">
      You began to buy {plan_name} for {paise(amount)}, and no payment has arrived so far. If you have paid,
      your plan begins by itself within minutes.
    </Notice>
  );
}

/** Messages about the student's payments, one sentence each. */
export const MoneyMessages = ({ messages }: { messages: readonly string[] }): ReactNode =>
  messages.map(message => (
    <Notice key={message} tone="info">
      {message}
    </Notice>
  ));

/** A cancelled Pro Regular can be bought again, a Pro Exclusive cannot. */
function ownPlans({ subscription, upcoming }: SubscriptionManagement): OwnPlans {
  const own: OwnPlans = {};
  for (const plan of [subscription, upcoming]) {
    if (plan?.plan_type === 'pro_exclusive') own.pro_exclusive = 'running';
    if (plan?.plan_type === 'pro_regular' && plan.auto_renew) own.pro_regular = 'running';
    if (plan?.can_resume) own.pro_regular = 'paused';
  }
  return own;
}

interface Props {
  onOwn: (own: OwnPlans) => void;
}

function Notices({ onOwn }: Props) {
  const { data } = useQuery(managementQuery());
  useEffect(() => {
    if (data) onOwn(ownPlans(data));
  }, [data, onOwn]);
  const plan = data?.subscription;
  if (!data || (!plan && !data.open_purchase && data.messages.length === 0)) return null;
  return (
    <div className="mb-7 grid max-w-[52rem] gap-3">
      {plan && (
        <Notice tone="success">
          You have {plan.plan_name}. {planSentences(plan).join(' ')}{' '}
          <Link to={plan.can_resume ? '/resume-subscription' : '/account#subscription'} className="underline">
            {plan.can_resume ? 'Resume it' : 'See your subscription'}
          </Link>
        </Notice>
      )}
      <OpenPurchase purchase={data.open_purchase} />
      <MoneyMessages messages={data.messages} />
    </div>
  );
}

/**
 * Notices above the plans: the student's plan, an open purchase and messages about payments. Reports the student's
 * plans by `onOwn`.
 */
export const PlanNotices = (props: Props) => (
  <QueryClientProvider client={queryClient}>
    <Notices {...props} />
  </QueryClientProvider>
);

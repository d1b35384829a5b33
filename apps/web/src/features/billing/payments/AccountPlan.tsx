import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { NotLoaded } from '../../../ui/notices/NotLoaded.tsx';
import { Loading, Skeleton } from '../../../ui/waiting/Skeleton.tsx';
import { managementQuery } from '../queries.ts';
import { PlanActions } from '../subscription/PlanActions.tsx';
import { MoneyMessages, OpenPurchase } from '../subscription/PlanNotices.tsx';
import { planSentences } from '../subscription/words.ts';
import { withReason } from '../with-reason.ts';
import { BuyerDetailsForm } from './BuyerDetailsForm.tsx';
import { PaymentHistory } from './PaymentHistory.tsx';

/** The plan in the account settings, with cancellation and all payments. */
export function AccountPlan() {
  const query = useQuery(managementQuery());
  const { data, error } = query;
  if (error && !data)
    return (
      <NotLoaded query={query}>{withReason('Unable to load subscription information', error)}</NotLoaded>
    );
  if (!data)
    return (
      <Loading says="Loading your subscription...">
        <Skeleton className="h-28 w-full" />
      </Loading>
    );
  const plans = [data.subscription, data.upcoming].filter(plan => plan !== null);
  return (
    <div className="grid gap-5">
      {plans.length === 0 && <p className="text-ink-2">You have no paid plan.</p>}
      {plans.map(plan => (
        <div key={plan.id}>
          <h3 className="type-part">{plan.plan_name}</h3>
          <p className="mt-1 text-ink-2">{planSentences(plan).join(' ')}</p>
          <div className="no-print mt-3 flex flex-wrap gap-x-3 gap-y-2">
            <PlanActions plan={plan} />
          </div>
        </div>
      ))}
      <OpenPurchase purchase={data.open_purchase} />
      <MoneyMessages messages={data.messages} />
      {plans.length === 0 && (
        <ButtonLink to="/pricing" look="quiet" size="small" className="justify-self-start">
          See plans
        </ButtonLink>
      )}
      <BuyerDetailsForm />
      <PaymentHistory />
    </div>
  );
}

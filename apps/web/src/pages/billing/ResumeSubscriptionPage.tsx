import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Buying } from '../../features/billing/Buying.tsx';
import { keepPlan, wantedPlan } from '../../features/billing/plan-context.ts';
import { usePlansToday } from '../../features/billing/plans-today.ts';
import { managementQuery } from '../../features/billing/queries.ts';
import { ResumeCard } from '../../features/billing/subscription/ResumeCard.tsx';
import { wordsFor } from '../../shared/api/api-error.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/controls/Dialog.tsx';
import { ErrorCard } from '../../ui/notices/ErrorCard.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { Loading, Skeleton } from '../../ui/waiting/Skeleton.tsx';

const plan = 'pro_regular_resume';

function Offer({ onBuy }: { onBuy: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(managementQuery());
  const today = usePlansToday();
  if (error && !data)
    return (
      <ErrorCard
        title="Unable to load subscription information"
        className="mt-7 max-w-[680px] sm:mt-9"
        retry={refetch}
        busy={isFetching}
      >
        {wordsFor(error)} Nothing has been changed or charged.
      </ErrorCard>
    );
  if (!data)
    return (
      <Loading says="Loading your subscription...">
        <Skeleton className="mt-7 h-[360px] max-w-[680px] rounded-lg sm:mt-9" />
      </Loading>
    );
  const offered = today?.plans.find(({ plan_type }) => plan_type === plan);
  return <ResumeCard management={data} offered={offered} onBuy={onBuy} />;
}

/** Resumes a paused subscription. */
export function ResumeSubscriptionPage() {
  const today = usePlansToday();
  const [buying, setBuying] = useState(false);
  const [unavailable, setUnavailable] = useState<string | null>(null);
  useEffect(() => {
    if (wantedPlan() !== plan) return;
    keepPlan(plan, 'pricing');
    setBuying(true);
  }, []);
  return (
    <>
      <PageTitle document="Subscription">Resume your subscription</PageTitle>
      <Offer onBuy={() => setBuying(true)} />
      {buying && (
        <Buying
          plan={plan}
          today={today}
          onClose={() => setBuying(false)}
          onUnavailable={message => {
            setBuying(false);
            setUnavailable(message);
          }}
        />
      )}
      {unavailable !== null && (
        <Dialog
          title="Not Available / Coming Soon"
          onClose={() => setUnavailable(null)}
          actions={<Button onClick={() => setUnavailable(null)}>Close</Button>}
        >
          <p>{unavailable} Nothing has been charged, and your saved days are safe.</p>
        </Dialog>
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { figures } from '@twelvefold/contract/figures';
import { useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { Notice } from '../../ui/notices/Banner.tsx';
import { ErrorCard } from '../../ui/notices/ErrorCard.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { Loading, Skeleton } from '../../ui/waiting/Skeleton.tsx';
import { CreatePlan } from './create/CreatePlan.tsx';
import { created } from './create/useCreatePlan.ts';
import { PlanCard } from './PlanCard.tsx';
import { planQuery } from './queries.ts';
import { Today } from './today/Today.tsx';

const columns = 'grid items-start gap-5 sm:gap-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

function PlanLoading() {
  return (
    <>
      <PageTitle document="Study Plan" className="sr-only">
        Study Plan
      </PageTitle>
      <Loading says="Loading your study plan...">
        <p aria-hidden="true" className="mb-5 text-ink-2">
          Loading your study plan...
        </p>
        <div className={columns}>
          <Skeleton className="h-[560px] w-full rounded-lg" />
          <Skeleton className="h-[560px] w-full rounded-lg" />
        </div>
      </Loading>
    </>
  );
}

function PlanMissing({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  return (
    <>
      <PageTitle document="Study Plan" className="sr-only">
        Study Plan
      </PageTitle>
      <ErrorCard
        title="Your study plan could not be loaded"
        className="mx-auto max-w-[680px]"
        retry={onRetry}
        busy={busy}
      >
        <p>{wordsFor(error, `Your ${figures.plan.days} days are safe on the server. Please try again.`)}</p>
      </ErrorCard>
    </>
  );
}

/** The study plan by state: loading, none yet, loaded. */
export function StudyPlan() {
  const { data: plan, error, isFetching, refetch } = useQuery(planQuery());
  const [justMade, setJustMade] = useState(0);
  const onCreated = () => {
    // A new plan is shown from its top, not from its button's position.
    scrollTo({ top: 0, behavior: 'instant' });
    setJustMade(times => times + 1);
  };
  if (plan === null) return <CreatePlan onCreated={onCreated} />;
  if (!plan && error) return <PlanMissing error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!plan) return <PlanLoading />;
  return (
    <>
      {/* The key remounts the title, which then gets focus. */}
      <PageTitle key={plan.id} document="Study Plan">
        Your <span className="whitespace-nowrap">{plan.total_days}-Day</span> Study Plan
      </PageTitle>
      {justMade > 0 && (
        <div className="no-print mt-5" key={justMade}>
          <Notice tone="success">{created}</Notice>
        </div>
      )}
      <div className={`mt-6 sm:mt-8 ${columns}`}>
        <Today key={plan.id} plan={plan} />
        <PlanCard plan={plan} onCreated={onCreated} />
      </div>
    </>
  );
}

import { offer } from '../features/billing/plans.ts';
import { Card } from '../ui/Card.tsx';
import { ButtonLink } from '../ui/controls/Button.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';

/** Re-subscription after a pause. Nothing is sold yet, so nobody has anything to resume. */
export function ResumeSubscriptionPage() {
  return (
    <>
      <PageTitle document="Subscription">Resume your subscription</PageTitle>
      <Card className="mt-7 grid max-w-[680px] gap-4 sm:mt-9">
        <p className="type-h3">There is no paused subscription on this account.</p>
        <p className="text-ink-2">
          A paused Pro Regular plan goes on with {offer.resumeDays} days plus the days that were saved, for{' '}
          {offer.resumePrice}. Plans cannot be bought at the moment, so nothing can be charged here.
        </p>
        <div className="no-print mt-2 flex flex-wrap gap-3">
          <ButtonLink to="/dashboard">Back to dashboard</ButtonLink>
          <ButtonLink to="/pricing" look="quiet">
            See plans
          </ButtonLink>
        </div>
      </Card>
    </>
  );
}

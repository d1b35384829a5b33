import { figures } from '@twelvefold/contract/figures';
import { useState } from 'react';
import { PublicLayout } from '../app/layouts/PublicLayout.tsx';
import { PlanCard } from '../features/billing/PlanCard.tsx';
import { PlanQuestions } from '../features/billing/PlanQuestions.tsx';
import { keepPlan, useChosenPlan } from '../features/billing/plan-context.ts';
import { type Plan, usePlansOnOffer } from '../features/billing/plans.ts';
import { UnavailableDialog } from '../features/billing/UnavailableDialog.tsx';
import { Link } from '../shared/navigation/navigation.tsx';
import { useAuth } from '../shared/sign-in/auth.ts';
import { Button, ButtonLink } from '../ui/controls/Button.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';

const trial = figures.freeTrial;

export function PricingPage() {
  const signedIn = useAuth().kind === 'signedIn';
  const chosen = useChosenPlan();
  const plans = usePlansOnOffer();
  const [asked, setAsked] = useState<Plan | null>(null);
  const ask = (plan: Plan) => {
    keepPlan(plan.type, 'pricing');
    setAsked(plan);
  };
  return (
    <PublicLayout>
      <PageTitle document="Pricing">Pricing</PageTitle>
      <p className="type-lead mt-5 mb-10 max-w-[28em] text-ink-2">
        Start free: {trial.sessions} sessions, then {trial.sessionsPerWeek} a week for as long as you like.
        The Pro plans take the limit away.
      </p>
      <div className="grid gap-5 lg:grid-cols-3 lg:grid-rows-[repeat(7,auto)] lg:gap-x-7 lg:gap-y-0">
        {plans.map(plan => (
          <PlanCard key={plan.type} plan={plan} chosen={plan.type === chosen}>
            {plan.type === 'free_trial' ? (
              <ButtonLink to="/" className="w-full">
                {signedIn ? 'Go to your dashboard' : 'Start My 12'}
              </ButtonLink>
            ) : (
              <>
                <p className="mb-3 text-ink-2">It cannot be bought on this page yet.</p>
                <Button
                  look="quiet"
                  aria-haspopup="dialog"
                  data-scripted
                  className="w-full"
                  onClick={() => ask(plan)}
                >
                  Get {plan.name}
                </Button>
              </>
            )}
          </PlanCard>
        ))}
      </div>
      <noscript>
        <p className="mt-7">Signing in and buying need JavaScript, which is off in this browser.</p>
      </noscript>
      <section className="mt-18 max-w-[820px]">
        <h2 className="type-h2 mb-6">Questions about plans</h2>
        <PlanQuestions />
        <p className="mt-7 text-ink-2">
          The whole of it:{' '}
          <Link to="/terms" className="text-link underline">
            Terms &amp; Conditions
          </Link>{' '}
          and{' '}
          <Link to="/refund" className="text-link underline">
            Cancellation &amp; Refund Policy
          </Link>
          .
        </p>
      </section>
      {asked && <UnavailableDialog plan={asked} onClose={() => setAsked(null)} />}
    </PublicLayout>
  );
}

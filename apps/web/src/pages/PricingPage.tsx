import { figures } from '@twelvefold/contract/figures';
import { type ReactNode, useState } from 'react';
import { useAuth } from '../shared/auth.ts';
import { Link } from '../shared/navigation.tsx';
import { keepPlan, useChosenPlan } from '../shared/plan-context.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { PlanQuestions } from './PlanQuestions.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { type Plan, plans } from './plans.ts';
import { UnavailableDialog } from './UnavailableDialog.tsx';

/** The plan chosen before stands first on narrow screens, ringed, and says so. */
function PlanCard({ plan, chosen, children }: { plan: Plan; chosen: boolean; children: ReactNode }) {
  return (
    <Card
      className={`row-span-7 grid grid-rows-subgrid gap-0 ${chosen ? 'outline-3 -outline-offset-1 outline-gold-dot max-lg:order-first' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="type-h2">{plan.name}</h2>
        {chosen && (
          <p className="type-small flex items-center gap-2 font-[560] text-marigold-ink before:size-2.5 before:rounded-full before:bg-gold-dot">
            Your choice
          </p>
        )}
      </div>
      <p className="mt-5 font-display text-[3.5rem] leading-[.95] font-[780] tracking-[-.01em]">
        {plan.price}
      </p>
      <p className="mt-1.5 text-ink-2">{plan.period}</p>
      <p className="type-small mt-5 border-t border-line pt-4 font-[560]">{plan.availability}</p>
      <p className="mt-2 text-ink-2">{plan.forWhom}</p>
      <ul className="mt-5 grid content-start gap-3">
        {plan.points.map(point => (
          <li key={point} className="flex items-start gap-2.5">
            <Icon name="tick" className="mt-0.5 size-5 text-correct" />
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-7 self-end">{children}</div>
    </Card>
  );
}

const trial = figures.freeTrial;

export function PricingPage() {
  const signedIn = useAuth().kind === 'signedIn';
  const chosen = useChosenPlan();
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
              <Button
                look="quiet"
                aria-haspopup="dialog"
                data-scripted
                className="w-full"
                onClick={() => ask(plan)}
              >
                Get {plan.name}
              </Button>
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

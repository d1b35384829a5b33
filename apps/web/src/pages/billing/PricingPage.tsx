import { figures } from '@twelvefold/contract/figures';
import { Suspense, useEffect, useState } from 'react';
import { PublicLayout } from '../../app/layouts/PublicLayout.tsx';
import { Buying } from '../../features/billing/Buying.tsx';
import { PlanCard } from '../../features/billing/PlanCard.tsx';
import { PlanQuestions } from '../../features/billing/PlanQuestions.tsx';
import { keepPlan, useChosenPlan, wantedPlan } from '../../features/billing/plan-context.ts';
import { type CardPlan, type OwnPlans, type Plan, plansFrom } from '../../features/billing/plans.ts';
import { usePlansToday } from '../../features/billing/plans-today.ts';
import { UnavailableDialog } from '../../features/billing/UnavailableDialog.tsx';
import { Link } from '../../shared/navigation/navigation.tsx';
import { useAuth } from '../../shared/sign-in/auth.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { ErrorBoundary } from '../../ui/notices/ErrorBoundary.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { lazy } from '../../ui/waiting/lazy.tsx';

const trial = figures.freeTrial;

/** Notices about the person's own plan and payments, loaded for the signed-in only. */
const PlanNotices = lazy(() =>
  import('../../features/billing/subscription/PlanNotices.tsx').then(part => part.PlanNotices),
);

type Sold = Exclude<CardPlan, 'free_trial'>;
type Asked = { plan: Sold; unavailable?: string };

const isSold = (plan: string | null): plan is Sold => plan === 'pro_regular' || plan === 'pro_exclusive';

interface PlanButtonProps {
  plan: Plan;
  /** State of this plan for the student. */
  own: OwnPlans[Sold];
  primary: boolean;
  onBuy: () => void;
}

/** Buys a plan; for an owned plan it links to the account, for a paused one to resuming. */
function PlanButton({ plan, own, primary, onBuy }: PlanButtonProps) {
  if (own === 'paused')
    return (
      <ButtonLink to="/resume-subscription" className="w-full">
        Resume {plan.name}
      </ButtonLink>
    );
  if (own)
    return (
      <ButtonLink to="/account#subscription" look="quiet" className="w-full">
        See your {plan.name}
      </ButtonLink>
    );
  return (
    <Button
      look={primary && (plan.state === 'open' || plan.state === 'unknown') ? 'primary' : 'quiet'}
      aria-haspopup="dialog"
      data-scripted
      className="w-full"
      onClick={onBuy}
    >
      {plan.state === 'over' ? 'Not available' : `Get ${plan.name}`}
    </Button>
  );
}

/** The plan whose dialog is open. A plan chosen before signing in opens again afterwards. */
function useAsked() {
  const signedIn = useAuth().kind === 'signedIn';
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    const wanted = wantedPlan();
    if (!signedIn || !isSold(wanted)) return;
    keepPlan(wanted, 'pricing');
    setAsked({ plan: wanted });
  }, [signedIn]);
  return [asked, setAsked] as const;
}

export function PricingPage() {
  const signedIn = useAuth().kind === 'signedIn';
  const chosen = useChosenPlan();
  const today = usePlansToday();
  const plans = plansFrom(today?.plans ?? null);
  const [asked, setAsked] = useAsked();
  const [held, setHeld] = useState<OwnPlans>({});
  // After signing out on this page there is no own plan.
  const own = signedIn ? held : {};
  const close = () => setAsked(null);
  const press = ({ type, state }: Plan) => {
    if (!isSold(type)) return;
    keepPlan(type, 'pricing');
    setAsked({ plan: type, ...((state === 'soon' || state === 'over') && { unavailable: '' }) });
  };
  const askedPlan = plans.find(({ type }) => type === asked?.plan);
  return (
    <PublicLayout>
      <PageTitle document="Pricing">Pricing</PageTitle>
      <p className="type-lead mt-5 mb-10 max-w-[28em] text-ink-2">
        Start free: {trial.sessions} sessions, then {trial.sessionsPerWeek} a week for as long as you like.
        The Pro plans take the limit away.
      </p>
      {signedIn && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <PlanNotices onOwn={setHeld} />
          </Suspense>
        </ErrorBoundary>
      )}
      <div className="grid gap-5 lg:grid-cols-3 lg:grid-rows-[repeat(7,auto)] lg:gap-x-7 lg:gap-y-0">
        {plans.map(plan => (
          <PlanCard
            key={plan.type}
            plan={plan}
            chosen={plan.type === chosen}
            own={isSold(plan.type) && own[plan.type] !== undefined}
          >
            {!isSold(plan.type) ? (
              <ButtonLink to="/" look={signedIn ? 'quiet' : 'primary'} className="w-full">
                {signedIn ? 'Go to your dashboard' : 'Start My 12'}
              </ButtonLink>
            ) : (
              <PlanButton plan={plan} own={own[plan.type]} primary={signedIn} onBuy={() => press(plan)} />
            )}
          </PlanCard>
        ))}
      </div>
      <noscript>
        <p className="mt-7">Signing in and buying need JavaScript, which is off in this browser.</p>
      </noscript>
      <section className="mt-18 max-w-[820px]">
        <h2 className="type-h2 mb-6">Questions about plans</h2>
        <PlanQuestions plans={plans} />
        <p className="mt-7 text-ink-2">
          All the details:{' '}
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
      {asked && askedPlan && asked.unavailable !== undefined && (
        <UnavailableDialog plan={askedPlan} message={asked.unavailable} onClose={close} />
      )}
      {asked && asked.unavailable === undefined && (
        <Buying
          plan={asked.plan}
          today={today}
          onClose={close}
          onUnavailable={unavailable => setAsked({ plan: asked.plan, unavailable })}
        />
      )}
    </PublicLayout>
  );
}

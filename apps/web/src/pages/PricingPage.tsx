import { figures } from '@twelvefold/contract/figures';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../shared/auth.ts';
import { site } from '../shared/site.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { type Plan, plans } from './plans.ts';

function PlanCard({ plan, children }: { plan: Plan; children: ReactNode }) {
  return (
    <Card className="row-span-7 grid grid-rows-subgrid gap-0" aria-label={plan.name}>
      <h2 className="type-h2">{plan.name}</h2>
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

const notOpen = (
  <p className="rounded-md bg-sunken px-4 py-3 text-ink-2">
    <b className="text-ink">Purchase is not open yet.</b> Nothing can be bought here for now.
  </p>
);

export function PricingPage() {
  const signedIn = useAuth().kind === 'signedIn';
  const { supportEmail } = site();
  return (
    <PublicLayout>
      <PageTitle document="Pricing">Pricing</PageTitle>
      <p className="type-lead mt-5 mb-10 max-w-[36em] text-ink-2">
        Practice starts free, and your free sessions stay free. The paid plans remove the limit on how often
        you practise.
      </p>
      <div className="grid gap-5 lg:grid-cols-3 lg:grid-rows-[repeat(7,auto)] lg:gap-x-7 lg:gap-y-0">
        <PlanCard plan={plans.free}>
          <ButtonLink to="/" className="w-full">
            {signedIn ? 'Go to your dashboard' : 'Start My 12'}
          </ButtonLink>
        </PlanCard>
        {plans.paid.map(plan => (
          <PlanCard key={plan.name} plan={plan}>
            {notOpen}
          </PlanCard>
        ))}
      </div>
      <section className="mt-18 max-w-[820px]">
        <h2 className="type-h2 mb-6">Questions about plans</h2>
        <Disclosure title="What is free?">
          {trial.sessions} sessions of {figures.session.questions} questions, then {trial.sessionsPerWeek}{' '}
          sessions in each calendar week. Every answer is explained in full, on every plan.
        </Disclosure>
        <Disclosure title="When can I buy a plan?">
          Buying is not open yet. When it is, this page will say so and the buttons will be here. You are not
          asked for any payment details before that.
        </Disclosure>
        <Disclosure title="Can I get my money back?">
          Payments are not refunded, with the exceptions of the{' '}
          <Link to="/refund" className="text-link underline">
            Cancellation &amp; Refund Policy
          </Link>
          .
        </Disclosure>
        <Disclosure title="Something else?">
          Write to{' '}
          <a href={`mailto:${supportEmail}`} className="text-link underline">
            {supportEmail}
          </a>
          .
        </Disclosure>
      </section>
    </PublicLayout>
  );
}

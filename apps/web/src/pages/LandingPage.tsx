import { useState } from 'react';
import { flushSync } from 'react-dom';
import { PageFooter } from '../app/layouts/PageFooter.tsx';
import { AuthCard, type AuthTab } from '../features/auth/card/AuthCard.tsx';
import { useWantedPlan, wantedPlan } from '../features/billing/plan-context.ts';
import { AroundTheTwelve } from '../features/landing/AroundTheTwelve.tsx';
import { Hero, HeroHeader } from '../features/landing/Hero.tsx';
import { HowItWorks } from '../features/landing/HowItWorks.tsx';
import { WhyItMatters } from '../features/landing/WhyItMatters.tsx';
import { WhyTwelve } from '../features/landing/WhyTwelve.tsx';
import { givenAhead } from '../shared/browser/given.ts';
import { navigate } from '../shared/navigation/navigation.tsx';
import { credentials } from '../shared/sign-in/credentials.ts';
import { pitch } from '../shared/words/site.ts';
import { Button } from '../ui/controls/Button.tsx';
import { PrintLine } from '../ui/page/PrintLine.tsx';
import { SkipLink } from '../ui/page/SkipLink.tsx';
import { optional } from '../ui/waiting/lazy.tsx';

/** Prerendered with the page; its script loads after the card's. */
export const LiveQuestion = optional(() =>
  import('../features/landing/LiveQuestion.tsx').then(part => part.LiveQuestion),
);

const sectionLinks = (
  <>
    <a href="#how-it-works" className="py-2.5 hover:underline sm:hidden">
      How It Works
    </a>
    <a href="#why-12" className="py-2.5 hover:underline sm:hidden">
      Why 12 Works
    </a>
  </>
);

const needsScript = (
  <noscript>
    <div className="auth-card p-7">
      <h2 className="type-h2">Signing in needs JavaScript</h2>
      <p className="mt-3 text-ink-2">
        It is off in this browser. Please switch it on for this site, then reload the page. Everything else on
        these pages can be read without it.
      </p>
    </div>
  </noscript>
);

/** A new account starts at /begin; a visitor who came to buy returns to the plan instead. */
function toFirstSession(): void {
  if (wantedPlan() === null) navigate('/begin', { replace: true });
}

interface Props {
  /** The visitor is about to sign in or up. */
  onIntent?: (isNew: boolean) => void;
}

/** The page of a visitor at '/'. */
export function LandingPage({ onIntent = () => {} }: Props) {
  // The same tab that build/inline/sign-in-tab.ts opened in the prerendered page.
  const [fitting] = useState<AuthTab>(() => (credentials.everKept() ? 'sign-in' : 'sign-up'));
  const [tab, setTab] = useState(fitting);
  const reason = useWantedPlan() === null ? null : 'Please login to purchase a plan';
  const startHere = () => {
    flushSync(() => setTab(fitting));
    document.querySelector<HTMLElement>('#auth form:not([hidden]) input')?.focus();
  };
  const start = (look: 'gold' | 'hero', name: string) => (
    <Button look={look} data-scripted onClick={startHere}>
      {name}
    </Button>
  );
  // Only the prerendered page has a question; a student who signs out here has seen better ones.
  const { question } = givenAhead();
  return (
    <>
      <SkipLink />
      <PrintLine what={pitch} />
      <HeroHeader />
      <main id="main" tabIndex={-1}>
        <Hero
          card={
            <>
              <AuthCard
                reason={reason}
                tab={tab}
                onTab={setTab}
                onIntent={() => onIntent(tab === 'sign-up')}
                onNew={toFirstSession}
              />
              {needsScript}
            </>
          }
        />
        {question && <LiveQuestion check={question} start={start('gold', 'Sign up free')} />}
        <HowItWorks />
        <WhyTwelve />
        <AroundTheTwelve />
        <WhyItMatters />
      </main>
      <PageFooter extra={sectionLinks} start={start('hero', 'Start My 12')} />
    </>
  );
}

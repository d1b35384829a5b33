import { useState } from 'react';
import { flushSync } from 'react-dom';
import { AuthCard, type AuthTab } from '../features/auth/AuthCard.tsx';
import { Hero } from '../features/landing/Hero.tsx';
import { HowItWorks } from '../features/landing/HowItWorks.tsx';
import { WhyItMatters } from '../features/landing/WhyItMatters.tsx';
import { WhyTwelve } from '../features/landing/WhyTwelve.tsx';
import { preload } from '../routes.ts';
import { Button } from '../ui/Button.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { PageFooter } from './PageFooter.tsx';

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

/** What a visitor sees at '/'. */
export function LandingPage() {
  const [tab, setTab] = useState<AuthTab>('sign-in');
  const startHere = () => {
    flushSync(() => setTab('sign-in'));
    document.querySelector<HTMLElement>('#auth form:not([hidden]) input')?.focus();
  };
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <Hero
          card={<AuthCard tab={tab} onTab={setTab} onIntent={() => void preload('/', { is_admin: false })} />}
        />
        <HowItWorks />
        <WhyTwelve />
        <WhyItMatters />
      </main>
      <PageFooter
        extra={sectionLinks}
        start={
          <Button look="gold" onClick={startHere}>
            Start My 12
          </Button>
        }
      />
    </>
  );
}

import { figures } from '@twelvefold/contract/figures';
import { Suspense, useState } from 'react';
import type { PageLink } from '../app/addresses.ts';
import { PublicLayout } from '../app/layouts/PublicLayout.tsx';
import { useAuth } from '../shared/sign-in/auth.ts';
import { site } from '../shared/words/site.ts';
import { Card } from '../ui/Card.tsx';
import { buttonClass } from '../ui/controls/Button.tsx';
import { Disclosure } from '../ui/controls/Disclosure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/notices/Banner.tsx';
import { ErrorBoundary } from '../ui/notices/ErrorBoundary.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';
import { SupportMail } from '../ui/SupportMail.tsx';
import { lazy } from '../ui/waiting/lazy.tsx';
import { Opening } from '../ui/waiting/Opening.tsx';

const FeedbackDialog = lazy(() =>
  import('../features/feedback/FeedbackDialog.tsx').then(part => part.FeedbackDialog),
);

const { least, most } = figures.support.replyHours;

const nav: readonly PageLink[] = [
  { to: '/#how-it-works', name: 'How It Works' },
  { to: '/#why-12', name: 'Why 12 Works' },
  { to: '/pricing', name: 'Pricing' },
];

/** The whole card opens the dialog; its only control is the heading's button. */
function ShareExperience() {
  /** Presses since the dialog was last closed; each one retries a file that did not load. */
  const [asked, setAsked] = useState(0);
  const prepare = () => void FeedbackDialog.preload().catch(() => {});
  return (
    <Card className="relative has-[button:focus-visible]:outline-3 has-[button:focus-visible]:outline-offset-2 has-[button:focus-visible]:outline-[var(--focus)]">
      <h2 className="type-h2">
        <noscript>Share Your Experience</noscript>
        <button
          type="button"
          data-scripted
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => setAsked(asked + 1)}
          className="text-left after:absolute after:inset-0 focus-visible:outline-none"
        >
          Share Your Experience
        </button>
      </h2>
      <p className="mt-3 mb-6 text-ink-2">
        Tell us what helped, what got in your way and what you miss. We read every message.
      </p>
      <span aria-hidden="true" data-scripted className={buttonClass('quiet')}>
        Give feedback
      </span>
      <noscript>
        The form needs JavaScript. You can also email us: <SupportMail subject="Feedback" />.
      </noscript>
      {asked > 0 && (
        <ErrorBoundary
          of={String(asked)}
          fallback={() => (
            <div className="mt-5">
              <Notice tone="error">The form did not load. Check your connection and try again.</Notice>
            </div>
          )}
        >
          <Suspense fallback={<Opening onClose={() => setAsked(0)} />}>
            <FeedbackDialog onClose={() => setAsked(0)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Card>
  );
}

export function ContactPage() {
  const { supportEmail } = site();
  const signedIn = useAuth().kind === 'signedIn';
  return (
    <PublicLayout
      // The signed-in have another page at '/': the landing page's sections are not there.
      {...(!signedIn && { nav })}
      hero={
        <>
          <PageTitle document="Contact Us">We&apos;re Here to Help</PageTitle>
          <p className="type-lead mt-5 max-w-[28em] text-hero-2">
            A session that will not start, a question that looks wrong, an idea: write to us.
          </p>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-7">
        <Card>
          <h2 className="type-h2">Real Time Support</h2>
          <p className="mt-3 mb-6 text-ink-2">
            Something does not work, or a question looks wrong? Tell us what you saw.
          </p>
          <a
            href={`mailto:${supportEmail}`}
            className={buttonClass('primary', 'normal', 'max-w-full break-all max-[359px]:px-3')}
          >
            {supportEmail}
          </a>
          <p className="hidden print:block">{supportEmail}</p>
        </Card>
        <ShareExperience />
      </div>
      <section className="mt-7 flex items-start gap-4 rounded-lg bg-correct-tint p-5 sm:p-7">
        <Icon name="tick" className="mt-0.5 size-6 text-correct" />
        <div>
          <h2 className="type-h3">Quick Response Guarantee</h2>
          <p className="mt-1.5">
            We typically reply within {least}-{most} hours on weekdays. At weekends it takes longer.
          </p>
        </div>
      </section>
      <section className="mt-18 max-w-[820px]">
        <h2 className="type-h2 mb-6">Quick Answers</h2>
        <Disclosure title="My session is not loading">
          Refresh the page. If that does not help, clear your browser&apos;s cache, then try another browser.
          Still stuck? Write to <SupportMail subject="Session not loading" /> and we will look into it.
          Answers you have submitted are saved; one that could not be sent yet waits in your browser&apos;s
          site data, so clear the cache only.
        </Disclosure>
        <Disclosure title="Can I ask for a feature?">
          Please do. Write to <SupportMail subject="Feature Request" /> with &lsquo;Feature Request&rsquo; in
          the subject.
        </Disclosure>
        <Disclosure title="Is there phone support?">
          No. Support is by email only: <SupportMail subject="Support" />.
        </Disclosure>
      </section>
    </PublicLayout>
  );
}

import { figures } from '@twelvefold/contract/figures';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Navigation } from '../shared/navigation/navigation.tsx';
import { setSite } from '../shared/words/site.ts';
import { prerenderedTitle } from '../ui/page/PageTitle.tsx';
import { AppRoutes } from './router.tsx';
import { LandingPage, NotFoundPage, publicPages } from './routes.ts';

setSite({ name: '%PRODUCT_NAME%', supportEmail: '%SUPPORT_EMAIL%', demo: null });

/** A page that anyone may see, written whole into a file of the build. */
export interface PublicPage {
  file: string;
  path: string;
  /** The module that a visit to the page loads besides the entry. */
  source: string;
  /** What search engines and messengers say below the title. */
  description: string;
  indexed: boolean;
}

const { sessions, sessionsPerWeek } = figures.freeTrial;
const { replyHours } = figures.support;

const described: Record<keyof typeof publicPages, string> = {
  '/pricing': `Start free: ${sessions} sessions, then ${sessionsPerWeek} a week. Pro plans for unlimited adaptive practice for CAT Quantitative Ability, with prices in rupees and answers to common questions.`,
  '/contact': `Write to us or share your experience. Support is by e-mail, with a typical reply in ${replyHours.least}-${replyHours.most} hours on weekdays; answers to common questions are here.`,
  '/privacy':
    'Which personal data we keep, why and for how long, who handles it, and how you see, correct, export or delete it.',
  '/terms':
    'The terms of using the service: accounts, fair use, subscriptions, referral codes, suspension, and the governing law of India.',
  '/refund':
    'How to cancel a subscription, when a payment is refunded, how billing errors are put right, and how to ask.',
};

const sources: Record<keyof typeof publicPages, string> = {
  '/pricing': 'PricingPage',
  '/contact': 'ContactPage',
  '/privacy': 'policies/PrivacyPage',
  '/terms': 'policies/TermsPage',
  '/refund': 'policies/RefundPage',
};

const sourceOf = (name: string) => `src/pages/${name}.tsx`;

/** Every page that is written whole, the one for unknown addresses too. */
export const pages: PublicPage[] = [
  {
    file: 'index.html',
    path: '/',
    source: sourceOf('LandingPage'),
    description:
      'Adaptive practice for CAT Quantitative Ability: 12 questions a session, chosen for where you are today, each with a full solution.',
    indexed: true,
  },
  ...(Object.keys(publicPages) as (keyof typeof publicPages)[]).map(path => ({
    file: `${path.slice(1)}.html`,
    path,
    source: sourceOf(sources[path]),
    description: described[path],
    indexed: true,
  })),
  {
    file: '404.html',
    path: '/404',
    source: sourceOf('NotFoundPage'),
    description: 'There is no page at this address.',
    indexed: false,
  },
];

/** Before the first render: a page that is still on its way would come out empty. */
export const ready = (): Promise<unknown> =>
  Promise.all([LandingPage, NotFoundPage, ...Object.values(publicPages)].map(page => page.preload()));

/** A visitor's page as HTML, and its title; the tree is that of main.tsx. */
export function render(path: string): { html: string; title: string } {
  const html = renderToString(
    <StrictMode>
      <Navigation path={path}>
        <AppRoutes />
      </Navigation>
    </StrictMode>,
  );
  return { html, title: prerenderedTitle() };
}

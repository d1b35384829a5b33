import { figures } from '@twelvefold/contract/figures';
import { sessionsCall } from '../shared/ahead/asked-ahead.ts';

/** Where links to a page stand: the bar of the signed-in, their menu, the head and the foot of the public pages. */
type LinkArea = 'bar' | 'menu' | 'header' | 'footer';

/**
 * A page of the product. Everything that has to know an address reads it here: the router, the prerenderer, the first
 * script of a page, bars and footer, the benchmark, and, from a file of the build, the server. A browser is sent the
 * table without `asks`, `description` and `each` (build/lean-tables.ts).
 */
export interface Address {
  /** A parameter is named `:id` and stands last; the page gets it as a property. */
  path: string;
  /** A second path of the same page. */
  also?: string;
  /**
   * `visitor` and `everyone` are prerendered; at '/' a visitor sees another page than the signed-in. `student` stands
   * behind the gate.
   */
  who: 'visitor' | 'everyone' | 'student';
  /** Its file below `src/pages`, without the ending; the component has the file's name. */
  page: string;
  /** Draws its own frame instead of the signed-in shell. */
  ownFrame?: true;
  /** The words of its links, by where they stand. */
  links?: Partial<Record<LinkArea, string>>;
  /**
   * Calls of the API that the first script of the page makes, with the query that the screen's own call makes: written
   * differently, they are made in vain.
   */
  asks?: readonly string[];
  /** What search engines and messengers say below the title of a prerendered page. */
  description?: string;
  /** Of a page for everyone with a parameter: what its values come from. Each is prerendered, with its own description. */
  each?: 'lessons';
  /** Not to be found by search engines. */
  hidden?: true;
}

const { sessions, sessionsPerWeek } = figures.freeTrial;
const { replyHours } = figures.support;
const person = '/api/auth/me';

export const addresses: readonly Address[] = [
  {
    path: '/',
    who: 'visitor',
    page: 'LandingPage',
    description:
      'Adaptive practice for CAT Quantitative Ability: 12 questions a session, chosen for where you are today, each with a full solution.',
  },
  {
    path: '/dashboard',
    also: '/',
    who: 'student',
    page: 'DashboardPage',
    links: { bar: 'Dashboard' },
    asks: [person, '/api/session/check-availability', sessionsCall, '/api/dashboard/today'],
  },
  // Where a new account begins; no link leads there.
  { path: '/begin', who: 'student', page: 'BeginPage', asks: [person, '/api/goal'] },
  // The questions besides: build/inline/first-script.ts finds out of which session.
  {
    path: '/session',
    who: 'student',
    page: 'session/SessionPage',
    ownFrame: true,
    links: { bar: "Today's Session" },
    asks: [person],
  },
  { path: '/session/:id', who: 'student', page: 'session/SessionPage', ownFrame: true, asks: [person] },
  {
    path: '/study-plan',
    who: 'student',
    page: 'StudyPlanPage',
    links: { bar: 'Study Plan' },
    asks: [person, '/api/study-plan', '/api/study-plan/today'],
  },
  {
    path: '/history',
    who: 'student',
    page: 'HistoryPage',
    links: { menu: 'Session history' },
    asks: [person],
  },
  {
    path: '/notebook',
    who: 'student',
    page: 'NotebookPage',
    links: { menu: 'Notebook' },
    asks: [person],
  },
  { path: '/account', who: 'student', page: 'AccountPage', links: { menu: 'Account' }, asks: [person] },
  { path: '/account/receipts/:id', who: 'student', page: 'billing/ReceiptPage', asks: [person] },
  { path: '/account/credit-notes/:id', who: 'student', page: 'billing/CreditNotePage', asks: [person] },
  {
    path: '/pricing',
    who: 'everyone',
    page: 'billing/PricingPage',
    links: { header: 'Pricing', footer: 'Pricing' },
    description: `Start free: ${sessions} sessions, then ${sessionsPerWeek} a week. Pro plans for unlimited adaptive practice for CAT Quantitative Ability, with prices in rupees and answers to common questions.`,
  },
  {
    path: '/contact',
    who: 'everyone',
    page: 'ContactPage',
    links: { menu: 'Contact and feedback', header: 'Contact Us', footer: 'Contact Us' },
    description: `Write to us or share your experience. Support is by email, with a typical reply in ${replyHours.least}-${replyHours.most} hours on weekdays; answers to common questions are here.`,
  },
  {
    path: '/resume-subscription',
    who: 'student',
    page: 'billing/ResumeSubscriptionPage',
    links: { header: 'Subscription' },
    asks: [person, '/api/user/subscription-management', '/api/payments/plans'],
  },
  {
    path: '/privacy',
    who: 'everyone',
    page: 'policies/PrivacyPage',
    links: { footer: 'Privacy Policy' },
    description:
      'Which personal data we keep, why and for how long, who handles it, and how you see, correct, export or delete it.',
  },
  {
    path: '/terms',
    who: 'everyone',
    page: 'policies/TermsPage',
    links: { footer: 'Terms & Conditions' },
    description:
      'The terms of using the service: accounts, fair use, subscriptions, referral codes, suspension, and the governing law of India.',
  },
  {
    path: '/refund',
    who: 'everyone',
    page: 'policies/RefundPage',
    links: { footer: 'Cancellation & Refund Policy' },
    description:
      'How to cancel a subscription, when a payment is refunded, how billing errors are put right, and how to ask.',
  },
  {
    path: '/learn',
    who: 'everyone',
    page: 'learn/LearnPage',
    links: { menu: 'Lessons', footer: 'Lessons' },
    description:
      'Short lessons for every topic of CAT Quantitative Ability: the idea in a picture, two worked examples, the mistakes that cost most, and five checks.',
  },
  { path: '/learn/:id', who: 'everyone', page: 'learn/LessonPage', each: 'lessons' },
  {
    path: '/known-browser',
    who: 'everyone',
    page: 'KnownBrowserPage',
    hidden: true,
    description: 'Opens this browser for sign-in, with the link of an email.',
  },
  {
    path: '/unsubscribe',
    who: 'everyone',
    page: 'UnsubscribePage',
    hidden: true,
    description: 'Ends the emails that the link of one of them names.',
  },
  {
    path: '/shared',
    who: 'everyone',
    page: 'SharedPage',
    hidden: true,
    description: 'What a student shows a parent or mentor of their practice.',
  },
  {
    path: '/404',
    who: 'everyone',
    page: 'NotFoundPage',
    hidden: true,
    description: 'There is no page at this address.',
  },
];

/** The page of every address that is in no other line. */
const unknownAddress = addresses.at(-1) as Address;

export interface PageLink {
  to: string;
  also?: string | undefined;
  name: string;
}

/** The links of one area in the order of the table, with or without those behind the gate. */
export const linksIn = (area: LinkArea, signedIn: boolean): PageLink[] =>
  addresses.flatMap(({ path, also, who, links }) => {
    const name = links?.[area];
    return name !== undefined && (signedIn || who !== 'student') ? [{ to: path, also, name }] : [];
  });

/** The parameters of `path` where it fits `pattern`, else null. */
function paramsOf(pattern: string, path: string): { id?: string } | null {
  if (pattern === path) return {};
  const [start, id] = [pattern.replace(/:id$/, ''), path.slice(path.lastIndexOf('/') + 1)];
  return start !== pattern && id !== '' && start + id === path ? { id } : null;
}

/** The page at `path` and its parameters. At '/' that of the signed-in: the gate shows visitors theirs. */
export function addressAt(path: string): { address: Address; params: { id?: string } } {
  for (const address of addresses) {
    if (address.who === 'visitor') continue;
    const params = address.also === path ? {} : paramsOf(address.path, path);
    if (params) return { address, params };
  }
  return { address: unknownAddress, params: {} };
}

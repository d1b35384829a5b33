/** Place of a page's links: the signed-in bar, its menu, the header or the footer of the public pages. */
type LinkArea = 'bar' | 'menu' | 'header' | 'footer';

/**
 * A page of the product, for the router, the prerenderer, the inline script, bars and footer, the benchmark and
 * (through a file of the build) the server. Facts that only the build needs are in build/per-address.ts.
 */
export interface Address {
  /** A parameter is named `:id` and comes last; the page gets it as a prop. */
  path: string;
  /** A second path of the same page. */
  also?: string;
  /**
   * `visitor` and `everyone` are prerendered; `visitor` and the signed-in have different pages at '/'. `student` needs
   * a session.
   */
  who: 'visitor' | 'everyone' | 'student';
  /** Its file below `src/pages`, without the extension; the component has the same name. */
  page: string;
  /** Renders its own frame instead of the signed-in layout. */
  ownFrame?: true;
  /** Texts of its links, by place. */
  links?: Partial<Record<LinkArea, string>>;
  /** Excluded from search engines. */
  hidden?: true;
}

export const addresses: readonly Address[] = [
  { path: '/', who: 'visitor', page: 'LandingPage' },
  { path: '/dashboard', also: '/', who: 'student', page: 'DashboardPage', links: { bar: 'Dashboard' } },
  // First page of a new account; nothing links to it.
  { path: '/begin', who: 'student', page: 'BeginPage' },
  {
    path: '/session',
    who: 'student',
    page: 'session/SessionPage',
    ownFrame: true,
    links: { bar: "Today's Session" },
  },
  { path: '/session/:id', who: 'student', page: 'session/SessionPage', ownFrame: true },
  { path: '/study-plan', who: 'student', page: 'StudyPlanPage', links: { bar: 'Study Plan' } },
  { path: '/history', who: 'student', page: 'HistoryPage', links: { menu: 'Session history' } },
  { path: '/notebook', who: 'student', page: 'NotebookPage', links: { menu: 'Notebook' } },
  { path: '/account', who: 'student', page: 'AccountPage', links: { menu: 'Account' } },
  { path: '/account/receipts/:id', who: 'student', page: 'billing/ReceiptPage' },
  { path: '/account/credit-notes/:id', who: 'student', page: 'billing/CreditNotePage' },
  {
    path: '/pricing',
    who: 'everyone',
    page: 'billing/PricingPage',
    links: { header: 'Pricing', footer: 'Pricing' },
  },
  {
    path: '/contact',
    who: 'everyone',
    page: 'ContactPage',
    links: { menu: 'Contact and feedback', header: 'Contact Us', footer: 'Contact Us' },
  },
  {
    path: '/resume-subscription',
    who: 'student',
    page: 'billing/ResumeSubscriptionPage',
    links: { header: 'Subscription' },
  },
  { path: '/privacy', who: 'everyone', page: 'policies/PrivacyPage', links: { footer: 'Privacy Policy' } },
  { path: '/terms', who: 'everyone', page: 'policies/TermsPage', links: { footer: 'Terms & Conditions' } },
  {
    path: '/refund',
    who: 'everyone',
    page: 'policies/RefundPage',
    links: { footer: 'Cancellation & Refund Policy' },
  },
  { path: '/learn', who: 'everyone', page: 'learn/LearnPage', links: { menu: 'Lessons', footer: 'Lessons' } },
  { path: '/learn/:id', who: 'everyone', page: 'learn/LessonPage' },
  { path: '/known-browser', who: 'everyone', page: 'KnownBrowserPage', hidden: true },
  { path: '/unsubscribe', who: 'everyone', page: 'UnsubscribePage', hidden: true },
  { path: '/shared', who: 'everyone', page: 'SharedPage', hidden: true },
  { path: '/404', who: 'everyone', page: 'NotFoundPage', hidden: true },
];

/** Page of every address that is not in the table. */
const unknownAddress = addresses.at(-1) as Address;

export interface PageLink {
  to: string;
  also?: string | undefined;
  name: string;
}

/** Links of one area in the order of the table; those that need a sign-in only when `signedIn`. */
export const linksIn = (area: LinkArea, signedIn: boolean): PageLink[] =>
  addresses.flatMap(({ path, also, who, links }) => {
    const name = links?.[area];
    return name !== undefined && (signedIn || who !== 'student') ? [{ to: path, also, name }] : [];
  });

/** Parameters of `path` when it matches `pattern`, else null. */
function paramsOf(pattern: string, path: string): { id?: string } | null {
  if (pattern === path) return {};
  const [start, id] = [pattern.replace(/:id$/, ''), path.slice(path.lastIndexOf('/') + 1)];
  return start !== pattern && id !== '' && start + id === path ? { id } : null;
}

/**
 * The page at `path` and its parameters. '/' gives the page of the signed-in; the gate shows visitors the landing page.
 */
export function addressAt(path: string): { address: Address; params: { id?: string } } {
  for (const address of addresses) {
    if (address.who === 'visitor') continue;
    const params = address.also === path ? {} : paramsOf(address.path, path);
    if (params) return { address, params };
  }
  return { address: unknownAddress, params: {} };
}

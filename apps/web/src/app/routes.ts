import { lazy } from '../ui/waiting/lazy.tsx';

/** What a visitor sees at '/', where the signed-in have their dashboard. */
export const LandingPage = lazy(() => import('../pages/LandingPage.tsx').then(page => page.LandingPage));

/** Pages that anyone may see; each is also prerendered into a file of its own. */
export const publicPages = {
  '/pricing': lazy(() => import('../pages/PricingPage.tsx').then(page => page.PricingPage)),
  '/contact': lazy(() => import('../pages/ContactPage.tsx').then(page => page.ContactPage)),
  '/privacy': lazy(() => import('../pages/policies/PrivacyPage.tsx').then(page => page.PrivacyPage)),
  '/terms': lazy(() => import('../pages/policies/TermsPage.tsx').then(page => page.TermsPage)),
  '/refund': lazy(() => import('../pages/policies/RefundPage.tsx').then(page => page.RefundPage)),
} as const;

export const NotFoundPage = lazy(() => import('../pages/NotFoundPage.tsx').then(page => page.NotFoundPage));

/** Pages below the gate. */
const DashboardPage = lazy(() => import('../pages/DashboardPage.tsx').then(page => page.DashboardPage));
export const SessionPage = lazy(() =>
  import('../pages/session/SessionPage.tsx').then(page => page.SessionPage),
);
const StudyPlanPage = lazy(() => import('../pages/StudyPlanPage.tsx').then(page => page.StudyPlanPage));
const HistoryPage = lazy(() => import('../pages/HistoryPage.tsx').then(page => page.HistoryPage));
const AccountPage = lazy(() => import('../pages/AccountPage.tsx').then(page => page.AccountPage));
const ResumeSubscriptionPage = lazy(() =>
  import('../pages/ResumeSubscriptionPage.tsx').then(page => page.ResumeSubscriptionPage),
);
export const AdminPage = lazy(() => import('../pages/AdminPage.tsx').then(page => page.AdminPage));
export const StudentLayout = lazy(() =>
  import('./layouts/StudentLayout.tsx').then(page => page.StudentLayout),
);

/** Screens behind the sign-in, inside the shell. */
export const studentPages = {
  '/': DashboardPage,
  '/dashboard': DashboardPage,
  '/study-plan': StudyPlanPage,
  '/history': HistoryPage,
  '/account': AccountPage,
  '/resume-subscription': ResumeSubscriptionPage,
} as const;

/** What has to be there before the first render of `path`, for nobody or for the person last signed in here. */
export async function preload(path: string, person: { is_admin: boolean } | null): Promise<void> {
  const page = publicPages[path as keyof typeof publicPages];
  if (page) return page.preload();
  const view = studentPages[path as keyof typeof studentPages];
  if (!view && path !== '/session') return NotFoundPage.preload();
  if (!person) return LandingPage.preload();
  if (person.is_admin) return AdminPage.preload();
  if (!view) return SessionPage.preload();
  await Promise.all([StudentLayout.preload(), view.preload()]);
}

import { lazy } from './ui/lazy.tsx';

/** What a visitor sees at '/', where the signed-in have their dashboard. */
export const LandingPage = lazy(() => import('./pages/LandingPage.tsx').then(page => page.LandingPage));

/** Pages that anyone may see; each is also prerendered into a file of its own. */
export const publicPages = {
  '/pricing': lazy(() => import('./pages/PricingPage.tsx').then(page => page.PricingPage)),
  '/contact': lazy(() => import('./pages/ContactPage.tsx').then(page => page.ContactPage)),
  '/privacy': lazy(() => import('./pages/PrivacyPage.tsx').then(page => page.PrivacyPage)),
  '/terms': lazy(() => import('./pages/TermsPage.tsx').then(page => page.TermsPage)),
  '/refund': lazy(() => import('./pages/RefundPage.tsx').then(page => page.RefundPage)),
} as const;

export const NotFoundPage = lazy(() => import('./pages/NotFoundPage.tsx').then(page => page.NotFoundPage));

/** Pages below the gate. */
export const DashboardPage = lazy(() => import('./pages/DashboardPage.tsx').then(page => page.DashboardPage));
export const SessionPage = lazy(() => import('./pages/SessionPage.tsx').then(page => page.SessionPage));
export const StudyPlanPage = lazy(() => import('./pages/StudyPlanPage.tsx').then(page => page.StudyPlanPage));
export const AdminPage = lazy(() => import('./pages/AdminPage.tsx').then(page => page.AdminPage));
export const StudentLayout = lazy(() => import('./pages/StudentLayout.tsx').then(page => page.StudentLayout));

/** Screens behind the sign-in. */
const gated = new Set(['/', '/dashboard', '/session', '/study-plan']);

/** What has to be there before the first render of `path`, for nobody or for the person last signed in here. */
export async function preload(path: string, person: { is_admin: boolean } | null): Promise<void> {
  const page = publicPages[path as keyof typeof publicPages];
  if (page) return page.preload();
  if (!gated.has(path)) return NotFoundPage.preload();
  if (!person) return LandingPage.preload();
  if (person.is_admin) return AdminPage.preload();
  if (path === '/session') return SessionPage.preload();
  const view = path === '/study-plan' ? StudyPlanPage : DashboardPage;
  await Promise.all([StudentLayout.preload(), view.preload()]);
}

import { lazyPage } from './pages/lazy-page.tsx';

/** Pages that anyone may see; each is also prerendered into a file of its own. */
export const publicPages = {
  '/pricing': lazyPage(() => import('./pages/PricingPage.tsx').then(page => page.PricingPage)),
  '/contact': lazyPage(() => import('./pages/ContactPage.tsx').then(page => page.ContactPage)),
  '/privacy': lazyPage(() => import('./pages/PrivacyPage.tsx').then(page => page.PrivacyPage)),
  '/terms': lazyPage(() => import('./pages/TermsPage.tsx').then(page => page.TermsPage)),
  '/refund': lazyPage(() => import('./pages/RefundPage.tsx').then(page => page.RefundPage)),
} as const;

/** Pages below the gate. */
export const DashboardPage = lazyPage(() =>
  import('./pages/DashboardPage.tsx').then(page => page.DashboardPage),
);
export const SessionPage = lazyPage(() => import('./pages/SessionPage.tsx').then(page => page.SessionPage));
export const AdminPage = lazyPage(() => import('./pages/AdminPage.tsx').then(page => page.AdminPage));
export const StudentLayout = lazyPage(() =>
  import('./pages/StudentLayout.tsx').then(page => page.StudentLayout),
);

/** What has to be there before the first render of `path`, for nobody or for the person last signed in here. */
export async function preload(path: string, person: { is_admin: boolean } | null): Promise<void> {
  const page = publicPages[path as keyof typeof publicPages];
  if (page) return page.preload();
  if (!person) return;
  if (person.is_admin) return AdminPage.preload();
  if (path === '/session') return SessionPage.preload();
  await Promise.all([StudentLayout.preload(), DashboardPage.preload()]);
}

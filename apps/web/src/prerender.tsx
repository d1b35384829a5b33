import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ContactPage } from './pages/ContactPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { PricingPage } from './pages/PricingPage.tsx';
import { PrivacyPage } from './pages/PrivacyPage.tsx';
import { RefundPage } from './pages/RefundPage.tsx';
import { TermsPage } from './pages/TermsPage.tsx';
import { AppRoutes } from './router.tsx';
import { setSite } from './shared/site.ts';
import { prerenderedTitle } from './ui/PageTitle.tsx';

setSite({ name: '%PRODUCT_NAME%', supportEmail: '%SUPPORT_EMAIL%', demo: null });

const pages = {
  '/pricing': PricingPage,
  '/contact': ContactPage,
  '/privacy': PrivacyPage,
  '/terms': TermsPage,
  '/refund': RefundPage,
};

/** The files of the build that hold a whole page, by file name. */
export const files: Record<string, string> = {
  'index.html': '/',
  ...Object.fromEntries(Object.keys(pages).map(path => [`${path.slice(1)}.html`, path])),
  '404.html': '/404',
};

/** A visitor's page as HTML, and its title; the tree is that of main.tsx. */
export function render(path: string): { html: string; title: string } {
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <AppRoutes pages={pages} Lost={NotFoundPage} />
      </StaticRouter>
    </StrictMode>,
  );
  return { html, title: prerenderedTitle() };
}

import katex from 'katex';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { LiveQuestion } from '../pages/LandingPage.tsx';
import { drawPagesWith } from '../question/maths/drawing/drawing.ts';
import { options } from '../question/maths/drawing/options.ts';
import { type Given, give } from '../shared/browser/given.ts';
import { Navigation } from '../shared/navigation/navigation.tsx';
import { setSite } from '../shared/words/site.ts';
import { prerenderedTitle } from '../ui/page/PageTitle.tsx';
import { addresses } from './addresses.ts';
import { AppRoutes } from './router.tsx';
import { LandingPage, pageOf } from './routes.ts';

drawPagesWith((tex, displayMode) => katex.renderToString(tex, { ...options, displayMode }));
setSite({ name: '%PRODUCT_NAME%', supportEmail: '%SUPPORT_EMAIL%', demo: null });

const prerendered = addresses.filter(({ who }) => who !== 'student');

/** Loads all lazy pages before the first render, so that none is prerendered as its placeholder. */
export const ready = (): Promise<unknown> =>
  Promise.all(
    [LandingPage, LiveQuestion, ...prerendered.map(({ page }) => pageOf(page))].map(page => page.preload()),
  );

/** A visitor's page as HTML, and its title; the tree is that of main.tsx. `given` is the page's data. */
export function render(path: string, given: Given | null): { html: string; title: string } {
  give(given);
  const html = renderToString(
    <StrictMode>
      <Navigation path={path}>
        <AppRoutes />
      </Navigation>
    </StrictMode>,
  );
  return { html, title: prerenderedTitle() };
}

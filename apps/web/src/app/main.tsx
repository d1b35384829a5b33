// First: it fixes the order of the style layers before any component's styles load.
import './styles.css';

import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pressAgain } from '../shared/ahead/early-press.ts';
import { reportCrashes } from '../shared/api/crash-report.ts';
import { dropForeignWorkers } from '../shared/browser/foreign-workers.ts';
import { keepFocus } from '../shared/browser/keep-focus.ts';
import { followTheme } from '../shared/browser/theme.ts';
import { watchFields } from '../shared/browser/unsaved.ts';
import { Navigation } from '../shared/navigation/navigation.tsx';
import { auth } from '../shared/sign-in/auth.ts';
import { credentials } from '../shared/sign-in/credentials.ts';
import { noteLostStyles } from '../ui/waiting/lost-styles.ts';
import { AppRoutes } from './router.tsx';
import { preload } from './routes.ts';

const app = (
  <StrictMode>
    <Navigation>
      <AppRoutes />
    </Navigation>
  </StrictMode>
);

async function start(root: HTMLElement): Promise<void> {
  reportCrashes();
  noteLostStyles();
  watchFields();
  const known = auth.start();
  followTheme();
  // A page whose file does not load is shown and retried by the routes.
  const there = preload(location.pathname, credentials.user()).catch(() => {});
  const boots = document.documentElement.hasAttribute('data-boot');
  // Behind the spinner of index.html both are awaited, so the page renders once.
  await (boots ? Promise.all([there, known]) : there);
  // Prerendered HTML is a visitor's page; with a sign-in another page is rendered at '/'.
  if (root.firstElementChild !== null && !boots) hydrateRoot(root, app);
  else {
    root.replaceChildren();
    // A transition renders in slices: one long task would freeze a phone.
    startTransition(() => createRoot(root).render(app));
  }
  pressAgain();
  // Loaded last: the browser buffers earlier performance entries.
  import('../shared/api/vitals.ts').then(
    vitals => vitals.reportVitals(),
    () => {},
  );
}

function mount(): void {
  const root = document.getElementById('root');
  if (root) void start(root);
  keepFocus();
  dropForeignWorkers().catch(() => {});
}

// A script added by another runs at once when cached, before the page is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', mount, { once: true });
else mount();

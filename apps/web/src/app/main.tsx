// First, so that the order of the style layers is settled before any component's own styles.
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
  // A page whose file does not arrive is shown, and retried, by the routes themselves.
  const there = preload(location.pathname, credentials.user()).catch(() => {});
  const boots = document.documentElement.hasAttribute('data-boot');
  // Behind the spinner of index.html one waits for both, and draws once.
  await (boots ? Promise.all([there, known]) : there);
  // Prerendered HTML shows what a visitor sees: with a sign-in at '/' another page is drawn instead.
  if (root.firstElementChild !== null && !boots) hydrateRoot(root, app);
  else {
    root.replaceChildren();
    // In small steps: at once, a phone would stand still for all of them together.
    startTransition(() => createRoot(root).render(app));
  }
  pressAgain();
  // Nobody waits for it; the browser keeps what happened before.
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

// A script that another one adds runs as soon as it is there: out of the cache, that is before the page is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', mount, { once: true });
else mount();

// First, so that the order of the style layers is settled before any component's own styles.
import './styles.css';

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AppRoutes } from './router.tsx';
import { preload } from './routes.ts';
import { auth } from './shared/auth.ts';
import { credentials } from './shared/credentials.ts';
import { keepFocus } from './shared/keep-focus.ts';
import { Navigation } from './shared/navigation.tsx';
import { followTheme } from './shared/theme.ts';

const app = (
  <StrictMode>
    <Navigation>
      <AppRoutes />
    </Navigation>
  </StrictMode>
);

/** Earlier versions may have left service workers that answer for us. */
async function dropServiceWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map(worker => worker.unregister()));
}

async function start(root: HTMLElement): Promise<void> {
  auth.start();
  followTheme();
  // A page whose file does not arrive is shown, and retried, by the routes themselves.
  await preload(location.pathname, credentials.user()).catch(() => {});
  // Prerendered HTML shows what a visitor sees: with a sign-in at '/' another page is drawn instead.
  const asPrerendered =
    root.firstElementChild !== null && !document.documentElement.hasAttribute('data-boot');
  if (asPrerendered) hydrateRoot(root, app);
  else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

const root = document.getElementById('root');
if (root) void start(root);
keepFocus();
dropServiceWorkers().catch(() => {});

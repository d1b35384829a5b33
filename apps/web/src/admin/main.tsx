// First: it fixes the order of the style layers before any component's styles load.
import '../app/styles.css';

import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportCrashes } from '../shared/api/crash-report.ts';
import { keepFocus } from '../shared/browser/keep-focus.ts';
import { followTheme } from '../shared/browser/theme.ts';
import { watchFields } from '../shared/browser/unsaved.ts';
import { Navigation } from '../shared/navigation/navigation.tsx';
import { queryClient } from '../shared/query/query.ts';
import { auth } from '../shared/sign-in/auth.ts';
import { Announcer } from '../ui/notices/Announcer.tsx';
import { Toaster } from '../ui/notices/Toast.tsx';
import { AdminGate } from './AdminGate.tsx';

/** Removes the loading text of admin.html once the sign-in is known. */
function endBoot(): void {
  delete document.documentElement.dataset.boot;
  document.getElementById('boot')?.remove();
}

reportCrashes();
watchFields();
void auth.start().then(endBoot);
followTheme();
keepFocus();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Navigation>
          <AdminGate />
          <Announcer />
          <Toaster />
        </Navigation>
      </QueryClientProvider>
    </StrictMode>,
  );

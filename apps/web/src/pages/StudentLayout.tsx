import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PreparationBanner } from '../features/home/PreparationBanner.tsx';
import { queryClient } from '../shared/query.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { ExpiredBanner } from './ExpiredBanner.tsx';
import { NetworkBanner } from './NetworkBanner.tsx';
import { TopBar } from './TopBar.tsx';
import { UnverifiedBanner } from './UnverifiedBanner.tsx';

/** The signed-in shell: top bar, the banner of the session being prepared, the view. */
export function StudentLayout({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <TopBar />
      <ExpiredBanner />
      <NetworkBanner sends />
      <UnverifiedBanner />
      <PreparationBanner />
      <main id="main" tabIndex={-1} className="wrap pt-5 pb-16 sm:pt-9 sm:pb-24">
        {children}
      </main>
    </QueryClientProvider>
  );
}

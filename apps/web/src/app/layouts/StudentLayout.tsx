import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { PreparationBanner } from '../../features/starting/panel/PreparationBanner.tsx';
import { usePlace } from '../../shared/navigation/navigation.tsx';
import { queryClient } from '../../shared/query/query.ts';
import { ErrorBoundary } from '../../ui/notices/ErrorBoundary.tsx';
import { SkipLink } from '../../ui/page/SkipLink.tsx';
import { LongWait } from '../../ui/waiting/LongWait.tsx';
import { Loading, Skeleton } from '../../ui/waiting/Skeleton.tsx';
import { ExpiredBanner } from '../banners/ExpiredBanner.tsx';
import { NetworkBanner } from '../banners/NetworkBanner.tsx';
import { UnverifiedBanner } from '../banners/UnverifiedBanner.tsx';
import { PageTrouble } from './PageTrouble.tsx';
import { TopBar } from './TopBar.tsx';

/** Placeholder while a view's file loads. */
const ViewLoading = () => (
  <Loading says="Loading this page...">
    <Skeleton className="h-12 w-64" />
    <Skeleton className="mt-8 mb-5 h-[420px] w-full rounded-lg" />
    <LongWait />
  </Loading>
);

/** A view with its own error boundary: when it throws, the bar and the other views stay. */
function View({ children }: { children: ReactNode }) {
  const { path } = usePlace();
  return (
    <ErrorBoundary key={path} fallback={retry => <PageTrouble retry={retry} />}>
      <Suspense fallback={<ViewLoading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** The signed-in layout: top bar, banners, view. */
export function StudentLayout({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <TopBar />
      <ExpiredBanner />
      <NetworkBanner />
      <UnverifiedBanner />
      <ErrorBoundary fallback={() => null}>
        <PreparationBanner />
      </ErrorBoundary>
      <main id="main" tabIndex={-1} className="wrap pt-5 pb-16 sm:pt-9 sm:pb-24">
        <View>{children}</View>
      </main>
    </QueryClientProvider>
  );
}

import { Suspense, useLayoutEffect } from 'react';
import { usePlace } from '../shared/navigation/navigation.tsx';
import { Announcer } from '../ui/notices/Announcer.tsx';
import { ErrorBoundary } from '../ui/notices/ErrorBoundary.tsx';
import { Toaster } from '../ui/notices/Toast.tsx';
import { addressAt } from './addresses.ts';
import { CrashPage } from './CrashPage.tsx';
import { Gate, GateLoading } from './Gate.tsx';
import { pageOf, StudentLayout } from './routes.ts';
import { ScrollToTop } from './ScrollToTop.tsx';

/** Removes the boot spinner of index.html after the first render. */
function EndBoot(): null {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.boot;
    document.getElementById('boot')?.remove();
  }, []);
  return null;
}

function Page({ path }: { path: string }) {
  const { address, params } = addressAt(path);
  const Shown = pageOf(address.page);
  const page = <Shown {...params} />;
  if (address.who !== 'student') return page;
  return <Gate>{address.ownFrame ? page : <StudentLayout>{page}</StudentLayout>}</Gate>;
}

export function AppRoutes() {
  const { path } = usePlace();
  return (
    <>
      <EndBoot />
      <ErrorBoundary of={path} fallback={retry => <CrashPage retry={retry} />}>
        <ScrollToTop />
        <Suspense fallback={<GateLoading />}>
          <Page path={path} />
        </Suspense>
      </ErrorBoundary>
      <Announcer />
      <Toaster />
    </>
  );
}

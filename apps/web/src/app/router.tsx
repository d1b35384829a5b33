import { Suspense, useLayoutEffect } from 'react';
import { usePlace } from '../shared/navigation/navigation.tsx';
import { ErrorBoundary } from '../ui/notices/ErrorBoundary.tsx';
import { CrashPage } from './CrashPage.tsx';
import { Gate, GateLoading } from './Gate.tsx';
import { NotFoundPage, publicPages, SessionPage, StudentLayout, studentPages } from './routes.ts';
import { ScrollToTop } from './ScrollToTop.tsx';

/** The boot spinner of index.html stands until the first render that replaces it. */
function EndBoot(): null {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.boot;
    document.getElementById('boot')?.remove();
  }, []);
  return null;
}

/** The table of addresses: none carries a parameter. */
function Page({ path }: { path: string }) {
  const StudentPage = studentPages[path as keyof typeof studentPages];
  if (StudentPage)
    return (
      <Gate>
        <StudentLayout>
          <StudentPage />
        </StudentLayout>
      </Gate>
    );
  if (path === '/session')
    return (
      <Gate>
        <SessionPage />
      </Gate>
    );
  const PublicPage = publicPages[path as keyof typeof publicPages] ?? NotFoundPage;
  return <PublicPage />;
}

/** Every page of the product. */
export function AppRoutes() {
  const { path } = usePlace();
  return (
    <ErrorBoundary of={path} fallback={retry => <CrashPage retry={retry} />}>
      <EndBoot />
      <ScrollToTop />
      <Suspense fallback={<GateLoading />}>
        <Page path={path} />
      </Suspense>
    </ErrorBoundary>
  );
}

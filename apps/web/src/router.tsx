import { Suspense, useLayoutEffect } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { CrashPage } from './pages/CrashPage.tsx';
import { Gate, GateLoading } from './pages/Gate.tsx';
import { ScrollToTop } from './pages/ScrollToTop.tsx';
import { NotFoundPage, publicPages, SessionPage, StudentLayout, studentPages } from './routes.ts';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';

/** The boot spinner of index.html stands until the first render that replaces it. */
function EndBoot(): null {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.boot;
    document.getElementById('boot')?.remove();
  }, []);
  return null;
}

const GateLayout = () => (
  <Gate>
    <Outlet />
  </Gate>
);

/** Every page of the product. */
export function AppRoutes() {
  return (
    <ErrorBoundary fallback={retry => <CrashPage retry={retry} />}>
      <EndBoot />
      <ScrollToTop />
      <Suspense fallback={<GateLoading />}>
        <Routes>
          <Route element={<GateLayout />}>
            <Route element={<StudentLayout />}>
              {Object.entries(studentPages).map(([path, Page]) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Route>
            <Route path="/session" element={<SessionPage />} />
          </Route>
          {Object.entries(publicPages).map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router';
import { CrashPage } from './pages/CrashPage.tsx';
import { Gate, GateLoading } from './pages/Gate.tsx';
import { NotFoundPage, publicPages, SessionPage, StudentLayout, studentPages } from './routes.ts';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';

/** Pages whose links stand at the foot: going there scrolls smoothly to the top. */
const footerPages = new Set<string>(Object.keys(publicPages));

function ScrollToTop(): null {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else scrollTo({ top: 0, behavior: footerPages.has(pathname) ? 'smooth' : 'instant' });
  }, [pathname, hash]);
  return null;
}

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

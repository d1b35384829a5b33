import { useEffect } from 'react';
import { NextTwelvePanel } from '../features/home/NextTwelvePanel.tsx';
import { StudyProgress } from '../features/home/StudyProgress.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

/** The session screen with its maths is fetched while the home screen is read, so that starting is quick. */
const sessionAfterMs = 1500;

export function DashboardPage() {
  useEffect(() => {
    const timer = setTimeout(() => void import('./SessionPage.tsx').catch(() => {}), sessionAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <PageTitle document="Dashboard" className="sr-only">
        Dashboard
      </PageTitle>
      <div className="grid gap-5 sm:gap-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <NextTwelvePanel />
        <StudyProgress />
      </div>
    </>
  );
}

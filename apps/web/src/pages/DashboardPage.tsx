import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SubscriptionCard } from '../features/billing/subscription/SubscriptionCard.tsx';
import { DashboardTrouble } from '../features/dashboard/DashboardTrouble.tsx';
import { totalQuery } from '../features/dashboard/queries.ts';
import { StudyFigures } from '../features/dashboard/StudyFigures.tsx';
import { useRefreshAfterSession } from '../features/dashboard/useRefreshAfterSession.ts';
import { StudyProgress } from '../features/home/StudyProgress.tsx';
import { NextTwelvePanel } from '../features/starting/panel/NextTwelvePanel.tsx';
import { fetchAhead } from '../shared/ahead/fetch-ahead.ts';
import { useUser } from '../shared/sign-in/auth.ts';
import { ErrorBoundary } from '../ui/notices/ErrorBoundary.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';

/** The session screen with its maths is fetched while the home screen is read, so that starting is quick. */
const sessionAfterMs = 1500;

function Contents() {
  const { data, isError } = useQuery(totalQuery());
  return (
    <div className="grid gap-5 sm:gap-7">
      <div className="grid gap-5 sm:gap-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <NextTwelvePanel />
        <StudyProgress completed={data ?? (isError ? 'unknown' : null)} />
      </div>
      <StudyFigures>
        <SubscriptionCard />
      </StudyFigures>
    </div>
  );
}

export function DashboardPage() {
  const user = useUser();
  useRefreshAfterSession(user.id);
  useEffect(() => {
    const timer = setTimeout(() => fetchAhead('/session', 'maths'), sessionAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <PageTitle document="Dashboard" className="sr-only">
        Dashboard
      </PageTitle>
      <ErrorBoundary fallback={retry => <DashboardTrouble retry={retry} />}>
        <Contents />
      </ErrorBoundary>
    </>
  );
}

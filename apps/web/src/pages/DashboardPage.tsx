import { useQuery } from '@tanstack/react-query';
import { figures } from '@twelvefold/contract/figures';
import { RenewalNotice } from '../features/billing/subscription/RenewalNotice.tsx';
import { SubscriptionCard } from '../features/billing/subscription/SubscriptionCard.tsx';
import { AllFigures } from '../features/dashboard/AllFigures.tsx';
import { DashboardTrouble } from '../features/dashboard/DashboardTrouble.tsx';
import { todayQuery, totalQuery } from '../features/dashboard/queries.ts';
import { StudyFigures } from '../features/dashboard/StudyFigures.tsx';
import { DaySentence } from '../features/dashboard/today/DaySentence.tsx';
import { TodayCards } from '../features/dashboard/today/TodayCards.tsx';
import { useRefreshAfterSession } from '../features/dashboard/useRefreshAfterSession.ts';
import { AnsweredReports } from '../features/history/AnsweredReports.tsx';
import { CorrectedKeys } from '../features/history/CorrectedKeys.tsx';
import { StudyProgress } from '../features/home/StudyProgress.tsx';
import { NextTwelvePanel } from '../features/starting/panel/NextTwelvePanel.tsx';
import { useSessionAhead } from '../shared/ahead/session-ahead.ts';
import { useUser } from '../shared/sign-in/auth.ts';
import { ErrorBoundary } from '../ui/notices/ErrorBoundary.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';

/** All figures and the plan, fetched when unfolded. */
function Figures() {
  const { data, isError } = useQuery(totalQuery());
  return (
    <>
      <StudyProgress completed={data ?? (isError ? 'unknown' : null)} />
      <StudyFigures>
        <SubscriptionCard />
      </StudyFigures>
    </>
  );
}

/** Today first, the rest below it on demand. A student without answers has nothing to unfold. */
function Contents() {
  const { data } = useQuery(todayQuery());
  return (
    <div className="grid gap-2 max-sm:-mt-2 sm:gap-7">
      <DaySentence />
      <div className="grid gap-2 sm:gap-5 lg:grid-cols-2">
        <NextTwelvePanel doneToday={(data?.done ?? 0) >= figures.session.questions} />
        <TodayCards />
      </div>
      <RenewalNotice />
      <CorrectedKeys />
      {data?.answers === 0 && data.done === 0 ? (
        <Figures />
      ) : (
        <AllFigures>
          <Figures />
        </AllFigures>
      )}
      <AnsweredReports />
    </div>
  );
}

export function DashboardPage() {
  const user = useUser();
  useRefreshAfterSession(user.id);
  useSessionAhead();
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

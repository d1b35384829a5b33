import { useQuery } from '@tanstack/react-query';
import type { PracticeSession } from '@twelvefold/contract';
import { type ReactNode, useState } from 'react';
import { useUser } from '../../../shared/sign-in/auth.ts';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { Status } from '../../../ui/notices/Status.tsx';
import { Skeleton } from '../../../ui/waiting/Skeleton.tsx';
import { SessionHeader } from '../frame/SessionHeader.tsx';
import { sessionName } from '../session/view.ts';
import { LastTen } from './LastTen.tsx';
import { ToFix, Tomorrow, WentRight } from './LookingBack.tsx';
import { marksWords, reviewedOf, toneWords } from './looking-back.ts';
import { recapQuery } from './queries.ts';
import { RecapQuestions, type ToolsOf } from './RecapQuestions.tsx';
import { Score } from './Score.tsx';
import { TrialFinishedDialog } from './TrialFinishedDialog.tsx';
import '../../../question/question.css';

interface Props {
  session: PracticeSession;
  next: ReactNode;
  Tools: ToolsOf;
}

/** Placeholder of the summary. */
const SummaryLoading = () => (
  <div aria-hidden="true">
    <Skeleton className="h-6 w-44" />
    <Skeleton className="mt-4 h-[200px] w-full" />
  </div>
);

function NotClosed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
      <Status>All your answers are saved. The summary could not be fetched just now.</Status>
      <Button look="text" size="small" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** The recap of a session. It completes the session; when that fails, the recap is shown anyway. */
export function Recap({ session, next, Tools }: Props) {
  const user = useUser();
  const { data, isError, isFetching, refetch } = useQuery(recapQuery(user.id, session));
  const [justFinished] = useState(session.status === 'planned');
  const [congratulated, setCongratulated] = useState(false);
  const { total_questions } = session;
  const questions = reviewedOf(session);
  const practised = session.session_type === 'blueprint';
  return (
    <>
      <SessionHeader
        title={sessionName(session)}
        subtitle={`${total_questions}-Question Practice`}
        tools={<span className="font-strong">Completed</span>}
      />
      <main
        id="q"
        tabIndex={-1}
        className="recap wrap grid gap-8 pt-7 pb-24 sm:pt-11 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start lg:gap-14"
      >
        <div className="grid min-w-0 gap-8">
          <div>
            <Score session={session} row={practised && data && <LastTen session={session} />} />
            <p className="mt-5 text-lead font-medium">{toneWords(questions)}</p>
            <p className="mt-1 text-ink-2">{marksWords(questions)}</p>
          </div>
          <div className="no-print flex flex-wrap gap-3">
            {practised ? (
              <>
                <ButtonLink to="/dashboard">Back to dashboard</ButtonLink>
                {next}
              </>
            ) : (
              <>
                <ButtonLink to="/study-plan">Back to study plan</ButtonLink>
                <ButtonLink to="/dashboard" look="quiet">
                  Back to dashboard
                </ButtonLink>
              </>
            )}
          </div>
          <WentRight questions={questions} summary={data?.summary ?? null} />
        </div>
        <div className="grid min-w-0 gap-8">
          {data ? (
            <>
              <ToFix questions={questions} summary={data.summary} />
              {justFinished && <Tomorrow />}
            </>
          ) : isError ? (
            <NotClosed busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <SummaryLoading />
          )}
          <RecapQuestions session={session} Tools={Tools} />
        </div>
      </main>
      {justFinished && !congratulated && data?.summary.trial_finished && (
        <TrialFinishedDialog session={session} onClose={() => setCongratulated(true)} />
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { Availability, LimitStatus, SessionListItem } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { availabilityQuery, limitQuery, sessionsQuery } from '../../../shared/practice/queries.ts';
import { unfinished } from '../../../shared/practice/unfinished.ts';
import { counted } from '../../../shared/words/format.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { LoadingDots, NextTwelve } from '../../../ui/progress/Dots.tsx';
import { useLate } from '../../../ui/waiting/useLate.ts';
import { StartButton } from '../StartButton.tsx';
import { PackTopics } from './PackTopics.tsx';
import { Panel } from './Panel.tsx';
import { UsedUp } from './UsedUp.tsx';
import { useRetryPreparation } from './useRetryPreparation.ts';

const { aboutMinutes } = figures.session;

/** Dots of an unfinished session, filled for answered questions. */
function Answered({ session }: { session: SessionListItem }) {
  return (
    <span className="flex items-center justify-between" aria-hidden="true">
      {Array.from({ length: session.total_questions }, (_, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: places do not move
          key={i}
          data-filled={i < session.answered_count ? '' : undefined}
          className={`dot size-4 flex-none rounded-full border-2 border-marigold ${i < session.answered_count ? 'bg-marigold' : ''}`}
        />
      ))}
    </span>
  );
}

function WaitingSession({ session }: { session: SessionListItem }) {
  const left = session.total_questions - session.answered_count;
  return (
    <Panel
      status={`Session ${session.session_number} is open`}
      title={`Question ${session.current_position} of ${session.total_questions} is waiting`}
      says={
        session.answered_count === 0
          ? 'You have not answered anything in it yet.'
          : 'Everything you have answered is saved. Go on where you stopped.'
      }
      dots={<Answered session={session} />}
      action={<StartButton look="gold">Resume Session</StartButton>}
      beside={`${counted(left, 'question')} left`}
    />
  );
}

function TryAgain({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  const slow = useLate(busy);
  return (
    <Button look="gold" busy={slow} onClick={onClick}>
      Try again
    </Button>
  );
}

/**
 * The free sessions left, from the server; null for unlimited plans. The first sessions are named as on the study plan
 * and the subscription card; short enough for a phone.
 */
function allowanceWords({ sessions_left: left, free_week: week }: LimitStatus): string | null {
  if (left === null) return null;
  if (week && week.left > left) return `First ${figures.freeTrial.sessions} sessions: ${left} left`;
  return `${counted(left, 'free session')} left`;
}

function Phase({ availability, doneToday }: { availability: Availability; doneToday: boolean }) {
  const retry = useRetryPreparation();
  const { data: limit } = useQuery(limitQuery());
  const allowance = limit && allowanceWords(limit);
  const about = (
    <>
      About {availability.preview?.minutes ?? aboutMinutes.typical} minutes
      {allowance && (
        <>
          <br />
          {allowance}
        </>
      )}
    </>
  );
  const { phase, message, preview } = availability;
  // Marigold marks the day's step; once it is done, a further session is only offered.
  const startButton = (
    <StartButton {...(doneToday ? { look: 'hero', className: 'border-hero-2!' } : { look: 'gold' })} />
  );
  // Also while the next pack is prepared: it cannot be started before the week ends.
  if (limit?.limit_reached && phase !== 'failed') return <UsedUp limit={limit} />;
  switch (phase) {
    case 'idle':
    case 'preparing':
      return (
        <Panel
          status="Preparing"
          title="Your next 12 is on its way"
          says={message}
          dots={<LoadingDots className="[&>i]:bg-marigold max-sm:[zoom:.9]" />}
          action={startButton}
          beside={about}
        />
      );
    case 'failed':
      return (
        <Panel
          status="Not ready"
          title="Your next 12 is not ready"
          says={retry.isError ? wordsFor(retry.error, message) : message}
          action={<TryAgain busy={retry.isPending} onClick={() => retry.mutate()} />}
        />
      );
    case 'ready':
      return (
        <Panel
          status={doneToday ? 'Done for today' : 'Ready'}
          title={doneToday ? "Tomorrow's 12 is set" : 'Your next 12 is set'}
          says={preview ? <PackTopics preview={preview} /> : message}
          dots={preview && <NextTwelve bands={preview.bands} />}
          action={startButton}
          beside={about}
        />
      );
  }
}

/** The next step of the student, the most prominent block of the home screen: today's session, then tomorrow's. */
export function NextTwelvePanel({ doneToday }: { doneToday: boolean }) {
  const availability = useQuery(availabilityQuery());
  const sessions = useQuery(sessionsQuery());
  const open = sessions.data ? unfinished(sessions.data) : null;
  if (open) return <WaitingSession session={open} />;
  // Only now is it known that there is no unfinished session.
  if (availability.data && !sessions.isPending)
    return <Phase availability={availability.data} doneToday={doneToday} />;
  if (availability.error)
    return (
      <Panel
        status="Not reached"
        title="Your next 12"
        says={wordsFor(availability.error, 'Your next 12 could not be checked. Please try again.')}
        action={<TryAgain busy={availability.isFetching} onClick={() => void availability.refetch()} />}
      />
    );
  return (
    <Panel
      status="Looking"
      title="Your next 12"
      says="Looking at what comes next."
      dots={<LoadingDots className="[&>i]:bg-marigold max-sm:[zoom:.9]" />}
      action={<StartButton look="gold" />}
      beside={`About ${aboutMinutes.typical} minutes`}
    />
  );
}

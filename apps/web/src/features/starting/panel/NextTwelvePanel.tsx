import { useQuery } from '@tanstack/react-query';
import type { Availability, SessionListItem } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { type ReactNode, useId } from 'react';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { availabilityQuery, limitQuery, sessionsQuery } from '../../../shared/practice/queries.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { LoadingDots, NextTwelve } from '../../../ui/progress/Dots.tsx';
import { useLate } from '../../../ui/waiting/useLate.ts';
import { unfinished } from '../next-step.ts';
import { StartButton } from '../StartButton.tsx';
import { StartTrouble } from '../StartTrouble.tsx';
import { PackWords } from './PackWords.tsx';
import { useRetryPreparation } from './useRetryPreparation.ts';

const { aboutMinutes } = figures.session;

interface Look {
  status: string;
  title: string;
  says: ReactNode;
  dots?: ReactNode;
  action: ReactNode;
  beside?: ReactNode;
}

function Panel({ status, title, says, dots, action, beside }: Look) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="on-hero no-print flex min-h-[300px] flex-col rounded-xl bg-hero px-6 py-7 text-hero-ink sm:min-h-[344px] sm:px-9 sm:pt-[34px] sm:pb-9 lg:max-h-[36rem]"
    >
      <p className="mb-[18px] flex items-center gap-[9px] font-strong before:size-[11px] before:rounded-full before:bg-marigold before:content-['']">
        {status}
      </p>
      <h2
        id={heading}
        className="font-display text-[3rem] leading-[.92] font-headline tracking-[-.012em] text-balance max-sm:min-h-[1.84em] sm:text-figure"
      >
        {title}
      </h2>
      {/* Room for the usual lines of each part, so that nothing below moves when the words arrive. */}
      <p
        className="mt-4 min-h-[4.65em] max-w-[26em] text-large text-hero-2 max-[350px]:min-h-[6.2em] sm:max-lg:min-h-[3.1em]"
        aria-live="polite"
      >
        {says}
      </p>
      {dots && <div className="mt-[30px] flex min-h-[26px] flex-col justify-center">{dots}</div>}
      <div className="mt-auto flex flex-wrap items-center gap-x-[18px] gap-y-3 pt-7">
        {action}
        {beside && <span className="leading-snug text-hero-2">{beside}</span>}
      </div>
      <StartTrouble className="mt-4" />
    </section>
  );
}

/** The twelve of an unfinished session: filled up to where the student is. */
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
      says="Everything you have answered is saved. Go on where you stopped."
      dots={<Answered session={session} />}
      action={<StartButton look="gold">Resume Session</StartButton>}
      beside={`${left} ${left === 1 ? 'question' : 'questions'} left`}
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

/** What the free plan still allows, from the server's own numbers; nothing for unlimited plans. */
function useAllowanceWords(): string | null {
  const { data } = useQuery(limitQuery());
  if (!data || data.sessions_left === null) return null;
  const left = data.sessions_left;
  return `${left} free ${left === 1 ? 'session' : 'sessions'} left`;
}

function Phase({ availability }: { availability: Availability }) {
  const retry = useRetryPreparation();
  const allowance = useAllowanceWords();
  const about = (
    <>
      About {aboutMinutes.typical} minutes
      {allowance && (
        <>
          <br />
          {allowance}
        </>
      )}
    </>
  );
  const { phase, message, preview } = availability;
  switch (phase) {
    case 'idle':
    case 'preparing':
      return (
        <Panel
          status="Preparing"
          title="Your next 12 is on its way"
          says={message}
          dots={<LoadingDots className="[&>i]:bg-marigold max-sm:[zoom:.9]" />}
          action={<StartButton look="gold" />}
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
          status="Ready"
          title="Your next 12 is set"
          says={preview ? <PackWords preview={preview} /> : message}
          dots={preview && <NextTwelve bands={preview.bands} className="max-sm:[zoom:.75]" />}
          action={<StartButton look="gold" />}
          beside={about}
        />
      );
  }
}

/** The next step, and the brightest thing on the home screen. */
export function NextTwelvePanel() {
  const availability = useQuery(availabilityQuery());
  const sessions = useQuery(sessionsQuery());
  const open = sessions.data ? unfinished(sessions.data) : null;
  if (open) return <WaitingSession session={open} />;
  // Only then is it known that no session waits.
  if (availability.data && !sessions.isPending) return <Phase availability={availability.data} />;
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

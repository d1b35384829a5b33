import type { LimitStatus } from '@twelvefold/contract';
import { Link } from '../../../shared/navigation/navigation.tsx';
import { date, weekday } from '../../../shared/words/format.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { StartButton } from '../StartButton.tsx';
import { Panel } from './Panel.tsx';

/** The week's free sessions are used up: when the next can start, and what is possible meanwhile. */
export function UsedUp({ limit: { free_week } }: { limit: LimitStatus }) {
  const opens = free_week ? weekday(free_week.until) : 'Monday';
  return (
    <Panel
      status="Done for this week"
      title={`Your next 12 opens on ${opens}`}
      says={
        <p>
          Your streak waits {free_week ? `until ${date(free_week.until)}` : 'for you'}. Read your solutions
          once more, or your{' '}
          <Link to="/notebook" className="text-hero-ink underline underline-offset-[.18em]">
            notebook
          </Link>
          .
        </p>
      }
      action={
        <>
          <ButtonLink to="/history" look="gold" className="max-sm:px-4">
            Read your solutions
          </ButtonLink>
          {/* Both buttons fit one row of a phone, so that the page stays on one screen. */}
          <StartButton look="hero" className="max-sm:px-2">
            Start sooner
          </StartButton>
        </>
      }
    />
  );
}

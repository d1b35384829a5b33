import type { LimitStatus } from '@twelvefold/contract';
import { count, date, weekday } from '../../../shared/words/format.ts';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/controls/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';

const benefits = ['Unlimited sessions', 'Advanced adaptive learning'];

/** The session limit is reached: the server's numbers, and the upgrade. */
export function LimitDialog({ limit, onClose }: { limit: LimitStatus; onClose: () => void }) {
  const { completed_sessions: completed, allowance_text, free_week: week } = limit;
  return (
    <Dialog
      title="You have used your free sessions"
      onClose={onClose}
      actions={
        <>
          <ButtonLink to="/pricing" onClick={onClose}>
            Upgrade Now
          </ButtonLink>
          <Button look="quiet" onClick={onClose}>
            Maybe Later
          </Button>
        </>
      }
    >
      <div className="flex items-end gap-4">
        <span className="type-numeral-lg">{count(completed)}</span>
        <span className="max-w-[9em] leading-[1.3] text-ink-2">
          {completed === 1 ? 'session' : 'sessions'} completed
        </span>
      </div>
      <p className="mt-4 text-ink-2">
        Your plan: {allowance_text}.
        {week && ` The next ${count(week.holds)} come on ${weekday(week.until)}, ${date(week.until)}.`} With a
        Pro plan you get:
      </p>
      <ul className="mt-3 grid gap-2">
        {benefits.map(benefit => (
          <li key={benefit} className="flex items-center gap-2.5 font-medium">
            <Icon name="tick" className="size-5 text-correct" />
            {benefit}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

import type { PracticeSession } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/controls/Dialog.tsx';
import { TwelveProgress } from '../../../ui/progress/TwelveProgress.tsx';
import { results } from '../session/view.ts';

const { sessions, sessionsPerWeek } = figures.freeTrial;

/**
 * The free trial is completed: what follows with and without a plan. Shows the session's dots when at least half of its
 * answers are right.
 */
export function TrialFinishedDialog({ session, onClose }: { session: PracticeSession; onClose: () => void }) {
  const dots = results(session);
  const wentWell = 2 * dots.filter(dot => dot === 'correct').length >= session.total_questions;
  return (
    <Dialog
      title="Congratulations: your free trial is complete"
      onClose={onClose}
      actions={
        <>
          <ButtonLink to="/pricing">Upgrade Now</ButtonLink>
          <Button look="quiet" onClick={onClose}>
            Maybe Later
          </Button>
        </>
      }
    >
      {wentWell && <TwelveProgress results={dots} current={session.total_questions + 1} className="mb-5" />}
      <p className="text-ink-2">
        You have finished all {sessions} sessions of the free trial. From here you have {sessionsPerWeek}{' '}
        sessions a week, or as many as you like with a Pro plan.
      </p>
    </Dialog>
  );
}

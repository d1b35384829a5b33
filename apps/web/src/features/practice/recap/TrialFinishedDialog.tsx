import type { PracticeSession } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/controls/Dialog.tsx';
import { TwelveProgress } from '../../../ui/progress/TwelveProgress.tsx';
import { dotsOf } from '../session/progress.ts';

const { sessions, sessionsPerWeek } = figures.freeTrial;

/** The initial free allowance is completed: the twelve just earned, and what comes next with and without a plan. */
export function TrialFinishedDialog({ session, onClose }: { session: PracticeSession; onClose: () => void }) {
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
      <TwelveProgress results={dotsOf(session)} current={session.total_questions + 1} />
      <p className="mt-5 text-ink-2">
        You have finished all {sessions} sessions of the free trial. From here you have {sessionsPerWeek}{' '}
        sessions a week, or as many as you like with a Pro plan.
      </p>
    </Dialog>
  );
}

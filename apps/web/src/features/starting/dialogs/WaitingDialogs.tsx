import { figures } from '@twelvefold/contract/figures';
import { useSecondsLeft } from '../../../shared/browser/time.ts';
import { counted } from '../../../shared/words/format.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/controls/Dialog.tsx';
import { RingCountdown } from '../../../ui/waiting/RingCountdown.tsx';
import { useLate } from '../../../ui/waiting/useLate.ts';
import { starter } from '../starter.ts';

const { cooldownSeconds } = figures.session;

interface Waiting {
  /** End of the cooldown, in `clockMs`. */
  endsAt: number;
  /** Number of availability polls so far, one dot each. */
  polls: number;
}

function Ring({ endsAt, polls, label }: Waiting & { label: string }) {
  const secondsLeft = useSecondsLeft(endsAt);
  return (
    <div className="grid place-items-center py-3">
      <RingCountdown
        secondsLeft={secondsLeft}
        totalSeconds={cooldownSeconds}
        lit={polls}
        label={label}
        size={192}
      />
    </div>
  );
}

/** The cooldown on the home screen; starts the next session by itself once that is prepared. */
export function CooldownDialog(waiting: Waiting) {
  const late = useLate(true);
  if (!late) return null;
  return (
    <Dialog
      title="A short pause"
      onClose={starter.cancel}
      actions={
        <Button look="quiet" onClick={starter.cancel}>
          Not now
        </Button>
      }
    >
      <p className="text-ink-2">
        Your next 12 is being built from the last one. It starts here as soon as it is ready.
      </p>
      <Ring {...waiting} label="until your next 12 is ready at the latest" />
    </Dialog>
  );
}

function Remaining({ endsAt }: { endsAt: number }) {
  const left = useSecondsLeft(endsAt);
  const minutes = Math.floor(left / 60);
  return (
    <p className="type-small text-center text-ink-2" aria-hidden="true">
      {counted(minutes, 'minute')} {counted(left % 60, 'second')} at most
    </p>
  );
}

/** The cooldown right after a session, with a button that checks at once. */
export function AnalyzingDialog(waiting: Waiting) {
  const late = useLate(true);
  if (!late) return null;
  return (
    <Dialog
      title="Analyzing Your Performance"
      onClose={starter.cancel}
      actions={
        <>
          <Button onClick={starter.lookNow}>Check If Ready</Button>
          <Button look="quiet" onClick={starter.cancel}>
            Not now
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        Your answers are saved. The next 12 questions are being chosen from what they show.
      </p>
      <Ring {...waiting} label="until your next session is ready at the latest" />
      <Remaining endsAt={waiting.endsAt} />
    </Dialog>
  );
}

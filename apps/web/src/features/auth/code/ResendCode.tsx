import { figures } from '@twelvefold/contract/figures';
import { clock } from '../../../shared/words/format.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { RingCountdown } from '../../../ui/waiting/RingCountdown.tsx';

interface Props {
  secondsLeft: number;
  sending: boolean;
  onResend: () => void;
}

/** A countdown ring, then the button. */
export function ResendCode({ secondsLeft, sending, onResend }: Props) {
  if (secondsLeft === 0) {
    return (
      <Button look="text" size="small" busy={sending} onClick={onResend} className="-ml-3 justify-self-start">
        {sending ? 'Sending code...' : 'Resend code'}
      </Button>
    );
  }
  return (
    <p className="flex min-h-10 items-center gap-3 text-ink-2">
      <RingCountdown
        secondsLeft={secondsLeft}
        totalSeconds={Math.max(secondsLeft, figures.code.resendSeconds)}
        label="until the code can be sent again"
        size={32}
      />
      Resend code in {clock(secondsLeft)}
    </p>
  );
}

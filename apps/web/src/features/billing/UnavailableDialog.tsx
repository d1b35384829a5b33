import { figures } from '@twelvefold/contract/figures';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/controls/Dialog.tsx';
import { offer, type Plan } from './plans.ts';

const { sessions, sessionsPerWeek } = figures.freeTrial;

interface Props {
  plan: Plan;
  /** The server's reason; empty for the card's text. */
  message: string;
  onClose: () => void;
}

/** Says that a plan cannot be bought now, and what applies instead. */
export function UnavailableDialog({ plan, message, onClose }: Props) {
  return (
    <Dialog
      title="Not Available / Coming Soon"
      onClose={onClose}
      actions={<Button onClick={onClose}>Back to the plans</Button>}
    >
      <div className="grid gap-3">
        <p>
          <b>{plan.name}</b> cannot be bought at the moment. {message || plan.availability} We have charged
          nothing, and we ask for no payment details.
        </p>
        <p className="text-ink-2">
          The free trial goes on: {sessions} sessions, then {sessionsPerWeek} a week. We remember your choice
          in this tab for {offer.rememberedMinutes} minutes.
        </p>
      </div>
    </Dialog>
  );
}

import { figures } from '@twelvefold/contract/figures';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/controls/Dialog.tsx';
import { offer, type Plan } from './plans.ts';

const { sessions, sessionsPerWeek } = figures.freeTrial;

interface Props {
  plan: Plan;
  /** Why, in the server's words; without them, as the card says. */
  message: string;
  onClose: () => void;
}

/** A plan that cannot be bought now, and what holds instead. */
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

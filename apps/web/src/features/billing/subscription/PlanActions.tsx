import { useMutation } from '@tanstack/react-query';
import type { Subscription } from '@twelvefold/contract';
import { useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { planChanged } from '../../../shared/query/keys.ts';
import { queryClient } from '../../../shared/query/query.ts';
import { days, lastDay } from '../../../shared/words/format.ts';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../../ui/controls/ConfirmDialog.tsx';
import { toast } from '../../../ui/notices/Toast.tsx';
import { offer } from '../plans.ts';

function changed({ message }: { message: string }): void {
  planChanged(queryClient);
  toast(message);
}

function PauseDialog({ plan, onClose }: { plan: Subscription; onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Pause Subscription"
      action={{ label: 'Pause Subscription', busy: 'Pausing...', look: 'primary' }}
      keep="Keep it running"
      run={() => call('POST /user/pause-subscription')}
      onDone={changed}
      failureWords={error => `Error: ${wordsFor(error, 'Failed to pause subscription')}`}
      onClose={onClose}
    >
      <p>
        <b>{days(plan.days_remaining)}</b> of your {plan.plan_name} are saved, to the minute. Your unlimited
        sessions end now, and we charge nothing while it is paused.
      </p>
      <p className="text-ink-2">
        Resuming costs {offer.resumePrice} and gives {offer.resumeDays} days and the saved days. There is no
        hurry: saved days do not run out.
      </p>
    </ConfirmDialog>
  );
}

function CancelDialog({ plan, onClose }: { plan: Subscription; onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Cancel subscription"
      action={{ label: 'Cancel subscription', busy: 'Cancelling...', look: 'danger' }}
      keep="Keep it"
      run={() => call('POST /user/cancel-subscription')}
      onDone={changed}
      failureWords={error => wordsFor(error, 'Your subscription could not be cancelled. Please try again.')}
      onClose={onClose}
    >
      {plan.grace_until && plan.ends_at ? (
        <p>
          Auto-renewal stops: we charge nothing any more. Your plan was paid until {lastDay(plan.ends_at)} and
          goes on until {lastDay(plan.grace_until)} only while its renewal may still come. Cancelling ends it
          now.
        </p>
      ) : (
        <>
          <p>
            Auto-renewal stops: we charge nothing any more.
            {plan.ends_at && ` What you have paid for stays yours until ${lastDay(plan.ends_at)}.`}
          </p>
          <p className="text-ink-2">
            We do not return payments made so far. To keep the days that are left for later, pause it instead.
            You can undo the cancellation until the plan ends.
          </p>
        </>
      )}
    </ConfirmDialog>
  );
}

/** Actions that a plan allows now. Only Pro Regular can be paused and resumed. */
export function PlanActions({ plan }: { plan: Subscription }) {
  const [asked, setAsked] = useState<'pause' | 'cancel' | null>(null);
  const close = () => setAsked(null);
  const undoing = useMutation({ mutationFn: () => call('POST /user/undo-cancellation') });
  const notUndone = (error: Error) => {
    planChanged(queryClient);
    toast(wordsFor(error, 'The cancellation could not be undone. Please try again.'));
  };
  return (
    <>
      {plan.can_resume && (
        <ButtonLink to="/resume-subscription" size="small">
          Resume Subscription
        </ButtonLink>
      )}
      {plan.can_pause && (
        <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setAsked('pause')}>
          Pause Subscription
        </Button>
      )}
      {plan.can_cancel && (
        <Button look="text" size="small" aria-haspopup="dialog" onClick={() => setAsked('cancel')}>
          Cancel subscription
        </Button>
      )}
      {plan.can_undo_cancellation && (
        <Button
          look="quiet"
          size="small"
          busy={undoing.isPending}
          onClick={() => undoing.mutate(undefined, { onSuccess: changed, onError: notUndone })}
        >
          Undo cancellation
        </Button>
      )}
      {asked === 'pause' && <PauseDialog plan={plan} onClose={close} />}
      {asked === 'cancel' && <CancelDialog plan={plan} onClose={close} />}
    </>
  );
}

import { useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { useOnce } from '../../../shared/api/repeats/once.ts';
import { packEvents } from '../../../shared/practice/pack-events.ts';
import { useSingle } from '../../../shared/query/single.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/controls/Dialog.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';

interface Props {
  email: string;
  onClose: () => void;
}

/** The pack is overdue: the student can report it to support with this tab's pack events. */
export function NotPreparedDialog({ email, onClose }: Props) {
  // Fixed at opening: a retry with more events would be another report.
  const [events] = useState(packEvents);
  const once = useOnce();
  const report = useSingle({
    mutationFn: () =>
      once({ user_email: email, events }, (body, idempotencyKey) =>
        call('POST /session/report-failure', { body, idempotencyKey }),
      ),
  });
  return (
    <Dialog
      title={report.isSuccess ? 'Support Team Notified!' : 'Your next 12 is not ready'}
      onClose={onClose}
      locked={report.isPending}
      actions={
        report.isSuccess ? (
          // The pressed button is gone: focus moves to Close.
          <Button ref={button => button?.focus()} onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button busy={report.isPending} onClick={() => report.mutate()}>
              Notify Support Team
            </Button>
            <Button look="quiet" blocked={report.isPending} onClick={onClose}>
              Close
            </Button>
          </>
        )
      }
    >
      <div aria-live="polite">
        {report.isSuccess ? (
          <p className="text-ink-2">
            <span className="sr-only">Support Team Notified! </span>
            We look into it and write to {email}. Everything you have answered is saved.
          </p>
        ) : (
          <p className="text-ink-2">
            The next session could not be prepared in time. Everything you have answered is saved. Tell our
            support team, or close this and try again in a minute.
          </p>
        )}
      </div>
      {report.isError && (
        <div className="mt-4">
          <Notice tone="error">
            {wordsFor(report.error, 'The support team could not be notified. Please try again.')}
          </Notice>
        </div>
      )}
    </Dialog>
  );
}

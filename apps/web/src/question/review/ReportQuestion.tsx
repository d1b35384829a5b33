import type { ReportReason } from '@twelvefold/contract';
import { useRef, useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { useSingle } from '../../shared/query/single.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { announce } from '../../ui/notices/Announcer.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';

const reasons: Record<ReportReason, string> = {
  answer: 'The answer is wrong',
  unclear: 'It is unclear',
  picture: 'The picture is wrong',
  other: 'Something else',
};

/** Reports a question with one press; a reason can be given afterwards. */
export function ReportQuestion({ questionId }: { questionId: string }) {
  /** The reported reason: null without one, undefined before the report. */
  const [said, setSaid] = useState<ReportReason | null>();
  /** Takes focus when the pressed button is replaced, so that Tab continues from here. */
  const box = useRef<HTMLDivElement>(null);
  const say = (next: ReportReason | null | undefined) => {
    setSaid(next);
    box.current?.focus();
  };
  const params = { question_id: questionId };
  const send = useSingle({
    mutationFn: (reason: ReportReason | null) =>
      call('POST /questions/:question_id/report', { params, body: { reason } }),
    onSuccess: ({ reason }) => {
      say(reason);
      announce('Thank you, the question is reported.');
    },
  });
  const undo = useSingle({
    mutationFn: () => call('DELETE /questions/:question_id/report', { params }),
    onSuccess: () => say(undefined),
  });
  const error = send.error ?? undo.error;
  return (
    <div ref={box} tabIndex={-1} className="no-print mt-3 grid justify-items-start gap-2 outline-none">
      {said === undefined ? (
        <Button look="text" size="small" busy={send.isPending} onClick={() => send.mutate(null)}>
          Report this question
        </Button>
      ) : (
        <fieldset className="grid gap-2 px-3">
          <legend className="type-small mb-1.5 text-ink-2">
            Thank you, the question is reported. {said === null && 'What is wrong with it?'}
          </legend>
          <div className="flex flex-wrap gap-2">
            {said === null &&
              (Object.keys(reasons) as ReportReason[]).map(reason => (
                <Button key={reason} look="quiet" size="small" onClick={() => send.mutate(reason)}>
                  {reasons[reason]}
                </Button>
              ))}
            <Button look="text" size="small" busy={undo.isPending} onClick={() => undo.mutate()}>
              Take it back
            </Button>
          </div>
        </fieldset>
      )}
      {error && <Notice tone="error">{wordsFor(error, 'This was not sent. Please try again.')}</Notice>}
    </div>
  );
}

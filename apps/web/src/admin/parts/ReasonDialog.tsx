import { type FormEvent, useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { Dialog } from '../../ui/controls/Dialog.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { FormEnd } from './FormEnd.tsx';

interface Props {
  title: string;
  /** What will happen, and who reads the reason. */
  words: string;
  label: string;
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a reason before something that cannot simply be taken back. */
export function ReasonDialog({ title, words, label, onSend, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    if (reason.length < 3) {
      setProblem('Please give a reason.');
      return;
    }
    setBusy(true);
    try {
      await onSend(reason);
      onClose();
    } catch (error) {
      setProblem(wordsFor(error, 'This was not done. Please try again.'));
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose} locked={busy}>
      <form noValidate onSubmit={event => void onSubmit(event)} className="grid gap-4">
        <p className="text-ink-2">{words}</p>
        <Field label="Reason" name="reason" maxLength={500} data-autofocus="" />
        <FormEnd problem={problem} label={label} busy={busy} danger onCancel={onClose} />
      </form>
    </Dialog>
  );
}

import { wordsFor } from '../../shared/api/api-error.ts';
import { useForm } from '../../shared/form/form.ts';
import { Dialog } from '../../ui/controls/Dialog.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { FormEnd } from './FormEnd.tsx';

interface Props {
  title: string;
  /** The effect, and who reads the reason. */
  words: string;
  label: string;
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

const rules = {
  reason: (value: string) => (value.trim().length < 3 ? 'Please give a reason.' : undefined),
};

/** Asks for a reason before an action that is hard to undo. */
export function ReasonDialog({ title, words, label, onSend, onClose }: Props) {
  const form = useForm({
    rules,
    send: async ({ reason }) => {
      await onSend(reason.trim());
      onClose();
    },
    failureWords: error => wordsFor(error, 'This was not done. Please try again.'),
  });
  return (
    <Dialog title={title} onClose={onClose} locked={form.busy}>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <p className="text-ink-2">{words}</p>
        <Field label="Reason" name="reason" maxLength={500} data-autofocus="" error={form.errors.reason} />
        <FormEnd problem={form.failure} label={label} busy={form.busy} danger onCancel={onClose} />
      </form>
    </Dialog>
  );
}

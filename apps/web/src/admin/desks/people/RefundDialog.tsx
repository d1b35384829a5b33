import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { useForm } from '../../../shared/form/form.ts';
import { paise } from '../../../shared/words/format.ts';
import { Dialog } from '../../../ui/controls/Dialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { FormEnd } from '../../parts/FormEnd.tsx';

interface Props {
  paymentId: string;
  /** Paise of the payment not yet refunded. */
  left: number;
  onDone: () => void;
  onClose: () => void;
}

const rulesFor = (left: number) => ({
  amount: (value: string) =>
    /^\d+(\.\d{1,2})?$/.test(value.trim()) && Number(value) >= 1 && Number(value) * 100 <= left
      ? undefined
      : `Please give an amount from ₹1 to ${paise(left)}.`,
  reason: (value: string) => (value.trim().length < 3 ? 'Please give a reason.' : undefined),
});

/** Asks for the amount and the reason of a refund. */
export function RefundDialog({ paymentId, left, onDone, onClose }: Props) {
  const form = useForm({
    rules: rulesFor(left),
    send: async ({ amount, reason }) => {
      await call('POST /admin/payments/:payment_id/refund', {
        params: { payment_id: paymentId },
        body: { reason: reason.trim(), amount: Math.round(Number(amount) * 100) },
      });
      onDone();
      onClose();
    },
    failureWords: error => wordsFor(error, 'This was not done. Please try again.'),
  });
  return (
    <Dialog title="Refund this payment" onClose={onClose} locked={form.busy}>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <p className="text-ink-2">
          The whole amount ends what is left of its time, and the renewal. A part takes its share of the days
          that are left, but none from a plan that renews. The buyer is told the reason.
        </p>
        <Field
          label="Amount in rupees"
          name="amount"
          inputMode="decimal"
          defaultValue={String(left / 100)}
          error={form.errors.amount}
        />
        <Field label="Reason" name="reason" maxLength={500} data-autofocus="" error={form.errors.reason} />
        <FormEnd problem={form.failure} label="Refund" busy={form.busy} danger onCancel={onClose} />
      </form>
    </Dialog>
  );
}

import type { PaymentRow } from '@twelvefold/contract';
import { date, paise } from '../../../shared/words/format.ts';

const methods: Record<string, string> = {
  card: 'card',
  netbanking: 'netbanking',
  wallet: 'wallet',
  upi: 'UPI',
  emi: 'EMI',
};

/** Payment method, such as 'by UPI'; empty when unknown. */
export const methodWords = (method: string | null): string =>
  method ? `by ${methods[method] ?? method}` : '';

/** Result of a payment in one sentence; null when it simply succeeded. */
export function paymentFate({
  status,
  refund_reason,
  refunded_at,
  refunded_amount,
  charged_back_amount,
  disputed,
}: PaymentRow): string | null {
  const why = refund_reason ? ` ${refund_reason}` : '';
  switch (status) {
    case 'refund_requested':
      return `Refund under way.${why} Banks take 5 to 7 working days.`;
    case 'refunded':
      return `Refunded${refunded_at ? ` on ${date(refunded_at)}` : ''}.${why}`;
    case 'part_refunded':
      return `${paise(refunded_amount)} of it refunded${refunded_at ? ` on ${date(refunded_at)}` : ''}.${why}`;
    case 'refund_failed':
      return `The refund did not go through; our team looks after it.${why}`;
    case 'charged_back':
      return `Your bank took this payment back${refunded_at ? ` on ${date(refunded_at)}` : ''}. What was left of the plan it paid for has ended.`;
    case 'paid':
      if (charged_back_amount > 0)
        return `Your bank took back ${paise(charged_back_amount)} of it. The rest stays paid. This changes nothing about your plan and its renewal.`;
      return disputed ? 'Your bank asks about this payment; our team looks after it.' : null;
  }
}

import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/api.ts';
import { keys } from '../../../shared/query/keys.ts';

export const paymentsQuery = () =>
  queryOptions({
    queryKey: keys.payments,
    queryFn: ({ signal }) => call('GET /payments/history', { signal }),
    select: ({ payments }) => payments,
  });

/** The buyer's details for future tax invoices. */
export const buyerDetailsQuery = () =>
  queryOptions({
    queryKey: keys.buyerDetails,
    queryFn: ({ signal }) => call('GET /payments/buyer-details', { signal }),
  });

export const receiptQuery = (paymentId: string) =>
  queryOptions({
    queryKey: [...keys.payments, paymentId],
    queryFn: ({ signal }) =>
      call('GET /payments/receipts/:payment_id', { params: { payment_id: paymentId }, signal }),
  });

export const creditNoteQuery = (number: string) =>
  queryOptions({
    queryKey: [...keys.payments, 'credit note', number],
    queryFn: ({ signal }) =>
      call('GET /payments/credit-notes/:credit_note', { params: { credit_note: number }, signal }),
  });

import { useQuery } from '@tanstack/react-query';
import { PrintedPage } from '../../features/billing/payments/PrintedPage.tsx';
import { receiptQuery } from '../../features/billing/payments/queries.ts';
import { ReceiptView } from '../../features/billing/payments/ReceiptView.tsx';

const words = { title: 'Receipt', gone: 'There is no such payment in your account.' };

/** Receipt of one payment, laid out for print. */
export function ReceiptPage({ id = '' }: { id?: string }) {
  return (
    <PrintedPage
      words={words}
      query={useQuery(receiptQuery(id))}
      titleOf={({ invoice }) => (invoice ? 'Tax invoice' : words.title)}
      numberOf={paper => paper.receipt_number}
    >
      {paper => <ReceiptView receipt={paper} />}
    </PrintedPage>
  );
}

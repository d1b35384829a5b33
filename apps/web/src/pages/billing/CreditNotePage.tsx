import { useQuery } from '@tanstack/react-query';
import { CreditNoteView } from '../../features/billing/payments/CreditNoteView.tsx';
import { PrintedPage } from '../../features/billing/payments/PrintedPage.tsx';
import { creditNoteQuery } from '../../features/billing/payments/queries.ts';

const words = { title: 'Credit note', gone: 'There is no such refund in your account.' };

/** Credit note of one refund, laid out for print. */
export function CreditNotePage({ id = '' }: { id?: string }) {
  return (
    <PrintedPage
      words={words}
      query={useQuery(creditNoteQuery(id))}
      numberOf={paper => paper.credit_note_number}
    >
      {paper => <CreditNoteView note={paper} />}
    </PrintedPage>
  );
}

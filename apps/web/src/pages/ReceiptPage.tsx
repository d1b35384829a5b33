import { useQuery } from '@tanstack/react-query';
import { ReceiptView } from '../features/billing/payments/ReceiptView.tsx';
import { receiptQuery } from '../features/billing/queries.ts';
import { ApiError, wordsFor } from '../shared/api/api-error.ts';
import { Button, ButtonLink } from '../ui/controls/Button.tsx';
import { ErrorCard } from '../ui/notices/ErrorCard.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';
import { Loading, Skeleton } from '../ui/waiting/Skeleton.tsx';

const back = (
  <ButtonLink to="/account#subscription" look="quiet">
    Back to your account
  </ButtonLink>
);

/** The receipt of one payment, made for printing. */
export function ReceiptPage({ id = '' }: { id?: string }) {
  const { data, error, isFetching, refetch } = useQuery(receiptQuery(id));
  if (error && !data) {
    const gone = error instanceof ApiError && error.status > 0 && error.status < 500;
    return (
      <ErrorCard
        title="Receipt not shown"
        wholePage
        className="mx-auto max-w-[680px]"
        actions={
          <>
            {!gone && (
              <Button busy={isFetching} onClick={() => void refetch()}>
                Try Again
              </Button>
            )}
            {back}
          </>
        }
      >
        {gone
          ? 'There is no such payment in your account.'
          : wordsFor(error, 'The receipt could not be loaded.')}
      </ErrorCard>
    );
  }
  return (
    <>
      <PageTitle document={data ? `Receipt ${data.receipt_number}` : 'Receipt'}>Receipt</PageTitle>
      <div className="mt-7 grid gap-7 sm:mt-9">
        {data ? (
          <ReceiptView receipt={data} />
        ) : (
          <Loading says="Loading your receipt...">
            <Skeleton className="h-[480px] max-w-[680px] rounded-lg" />
          </Loading>
        )}
        <div className="no-print flex flex-wrap gap-3">
          <Button onClick={() => print()}>Print</Button>
          {back}
        </div>
      </div>
    </>
  );
}

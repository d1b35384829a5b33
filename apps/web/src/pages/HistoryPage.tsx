import { History } from '../features/history/History.tsx';
import { WithMaths } from '../features/practice/maths/WithMaths.tsx';
import { ReviewedItem } from '../features/practice/recap/ReviewedItem.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

export function HistoryPage() {
  return (
    <>
      <PageTitle document="Session history">Session history</PageTitle>
      <WithMaths>
        <History Item={ReviewedItem} />
      </WithMaths>
    </>
  );
}

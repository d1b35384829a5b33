import { History } from '../features/history/History.tsx';
import { WithMaths } from '../question/maths/WithMaths.tsx';
import { ReviewedItem } from '../question/review/ReviewedItem.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';

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

import { History } from '../features/history/History.tsx';
import { TutorPanel } from '../features/tutor/TutorPanel.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';
import { ReviewedWithTools } from './ReviewedWithTools.tsx';

export function HistoryPage() {
  return (
    <>
      <PageTitle document="Session history">Session history</PageTitle>
      <History Item={ReviewedWithTools} />
      <TutorPanel />
    </>
  );
}

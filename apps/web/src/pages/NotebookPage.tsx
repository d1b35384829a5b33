import { Notebook } from '../features/notebook/Notebook.tsx';
import { TutorPanel } from '../features/tutor/TutorPanel.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';
import { ReviewedWithTools } from './ReviewedWithTools.tsx';

export function NotebookPage() {
  return (
    <>
      <PageTitle document="Notebook">Notebook</PageTitle>
      <Notebook Question={ReviewedWithTools} />
      <TutorPanel />
    </>
  );
}

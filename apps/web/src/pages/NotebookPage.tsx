import { Notebook } from '../features/notebook/Notebook.tsx';
import { WithMaths } from '../question/maths/WithMaths.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';
import { ReviewedWithTools } from './ReviewedWithTools.tsx';

export function NotebookPage() {
  return (
    <>
      <PageTitle document="Notebook">Notebook</PageTitle>
      <WithMaths>
        <Notebook Question={ReviewedWithTools} />
      </WithMaths>
    </>
  );
}

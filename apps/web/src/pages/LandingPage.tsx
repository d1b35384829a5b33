import { PageTitle } from '../ui/PageTitle.tsx';
import { PageFooter } from './PageFooter.tsx';

export function LandingPage() {
  return (
    <>
      <main id="main">
        <PageTitle document="12 adaptive CAT Quant questions a day">
          Step out of the noise. Step into the 12.
        </PageTitle>
      </main>
      <PageFooter start={null} />
    </>
  );
}

import { PageTitle } from '../ui/PageTitle.tsx';
import { PublicLayout } from './PublicLayout.tsx';

export function TermsPage() {
  return (
    <PublicLayout>
      <PageTitle document="Terms">Terms</PageTitle>
    </PublicLayout>
  );
}

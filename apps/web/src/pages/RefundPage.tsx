import { PageTitle } from '../ui/PageTitle.tsx';
import { PublicLayout } from './PublicLayout.tsx';

export function RefundPage() {
  return (
    <PublicLayout>
      <PageTitle document="Refund">Refund</PageTitle>
    </PublicLayout>
  );
}

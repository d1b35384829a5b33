import { PageTitle } from '../ui/PageTitle.tsx';
import { PublicLayout } from './PublicLayout.tsx';

export function PricingPage() {
  return (
    <PublicLayout>
      <PageTitle document="Pricing">Pricing</PageTitle>
    </PublicLayout>
  );
}

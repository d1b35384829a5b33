import { PageTitle } from '../ui/PageTitle.tsx';
import { PublicLayout } from './PublicLayout.tsx';

export function ContactPage() {
  return (
    <PublicLayout>
      <PageTitle document="Contact">Contact</PageTitle>
    </PublicLayout>
  );
}

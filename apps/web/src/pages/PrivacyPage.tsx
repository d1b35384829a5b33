import { PageTitle } from '../ui/PageTitle.tsx';
import { PublicLayout } from './PublicLayout.tsx';

export function PrivacyPage() {
  return (
    <PublicLayout>
      <PageTitle document="Privacy">Privacy</PageTitle>
    </PublicLayout>
  );
}

import { PageTitle } from '../ui/PageTitle.tsx';

export function AdminPage() {
  return <PageTitle document="Admin">Admin</PageTitle>;
}

import { PageTitle } from '../ui/PageTitle.tsx';

export function DashboardPage() {
  return <PageTitle document="Dashboard">Dashboard</PageTitle>;
}

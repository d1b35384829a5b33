import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../shared/query.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export function SessionPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <main id="main" tabIndex={-1} className="wrap">
        <PageTitle document="Session">Session</PageTitle>
      </main>
    </QueryClientProvider>
  );
}

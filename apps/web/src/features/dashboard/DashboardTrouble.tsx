import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../../shared/query/keys.ts';
import { ErrorCard } from '../../ui/notices/ErrorCard.tsx';

/** Replaces a dashboard that threw while rendering; retrying refetches its data. */
export function DashboardTrouble({ retry }: { retry: () => void }) {
  const client = useQueryClient();
  const again = () => {
    client.removeQueries({ queryKey: keys.dashboard });
    retry();
  };
  return (
    <ErrorCard title="Dashboard Loading Error" retry={again} reload>
      Something on this page went wrong. Your answers are safe.
    </ErrorCard>
  );
}

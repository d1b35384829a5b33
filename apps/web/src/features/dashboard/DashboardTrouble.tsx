import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../../shared/query/keys.ts';
import { ErrorCard } from '../../ui/notices/ErrorCard.tsx';

/** Stands in for the dashboard when drawing it failed; trying again asks for the data anew. */
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

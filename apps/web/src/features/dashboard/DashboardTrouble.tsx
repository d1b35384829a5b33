import { Button } from '../../ui/Button.tsx';
import { ErrorCard } from '../../ui/ErrorCard.tsx';

/** Stands in for the dashboard when drawing it failed. */
export function DashboardTrouble({ retry }: { retry: () => void }) {
  return (
    <ErrorCard
      title="Dashboard Loading Error"
      actions={
        <>
          <Button onClick={() => location.reload()}>Refresh Page</Button>
          <Button look="quiet" onClick={retry}>
            Try Again
          </Button>
        </>
      }
    >
      Something on this page went wrong. Your answers are safe.
    </ErrorCard>
  );
}

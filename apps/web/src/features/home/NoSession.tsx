import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { useUser } from '../../shared/auth.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { TwelveRings } from '../../ui/TwelveRings.tsx';
import { StartButton } from './starting/StartButton.tsx';
import { StartTrouble } from './starting/StartTrouble.tsx';

const nothingOpen = 'No active session found. Please start a new session from the dashboard.';
const nothingYet = 'No session available. Please complete your first session to enable adaptive planning.';

/** 'Today's Session' while none is open: why there is nothing to see, and the way to have something. */
export function NoSession() {
  const user = useUser();
  const { data } = useQuery({
    queryKey: ['session', 'last-completed'],
    queryFn: ({ signal }) => call('GET /sessions/last-completed-id', { query: { user_id: user.id }, signal }),
    refetchOnMount: 'always',
  });
  return (
    <Card className="mx-auto max-w-[680px] text-center">
      <div className="py-4">
        <TwelveRings />
      </div>
      <PageTitle document="Today's Session" className="type-h2">
        Today's Session
      </PageTitle>
      <p className="mt-3 text-ink-2" role="status">
        {data?.session_id === null ? nothingYet : nothingOpen}
      </p>
      <StartTrouble className="mt-5 text-left" />
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <StartButton from="session" />
        <ButtonLink to="/dashboard" look="quiet">
          Back to dashboard
        </ButtonLink>
      </div>
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/api.ts';
import { keys } from '../../../shared/query/keys.ts';
import { useUser } from '../../../shared/sign-in/auth.ts';
import { Card } from '../../../ui/Card.tsx';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { TwelveRings } from '../../../ui/progress/TwelveRings.tsx';
import { StartButton } from '../StartButton.tsx';
import { StartTrouble } from '../StartTrouble.tsx';

const nothingOpen = 'No active session found. Please start a new session from the dashboard.';
const nothingYet = 'No session available. Please complete your first session to enable adaptive planning.';

/** 'Today's Session' while none is open: why there is nothing to see, and the way to have something. */
export function NoSession() {
  const user = useUser();
  const { data } = useQuery({
    queryKey: keys.lastCompleted,
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

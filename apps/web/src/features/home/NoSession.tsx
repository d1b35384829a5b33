import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { useUser } from '../../shared/auth.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
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
      <div className="flex justify-center gap-2 py-4" aria-hidden="true">
        {Array.from({ length: 12 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places do not move
          <i key={i} className="dot size-4 rounded-full border-2 border-line-strong" />
        ))}
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

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

/** The unfinished study session, if any. */
function OpenStudy() {
  const { data } = useQuery({
    queryKey: keys.openStudy,
    queryFn: ({ signal }) =>
      call('GET /session/list', { query: { limit: 1, session_type: 'study' }, signal }),
    refetchOnMount: 'always',
  });
  const [open] = data?.sessions ?? [];
  if (open?.status !== 'planned') return null;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-md bg-tint px-4 py-3 text-left">
      <p>
        <b>A study session is open.</b> Question {open.current_position} of {open.total_questions} is waiting.
      </p>
      <ButtonLink to={`/session/${open.session_id}`} look="quiet" size="small">
        Resume study session
      </ButtonLink>
    </div>
  );
}

/** 'Today's Session' without an open session: why it is empty, and how to start one. */
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
      <OpenStudy />
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

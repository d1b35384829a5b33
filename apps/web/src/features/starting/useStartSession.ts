import { navigate } from '../../shared/navigation/navigation.tsx';
import { useUser } from '../../shared/sign-in/auth.ts';
import { type From, starter, useStarting } from './starter.ts';

/** `start` starts or resumes a session and shows it; `busy` until it is found. */
export function useStartSession(from: From = 'home'): { start: () => void; busy: boolean } {
  const user = useUser();
  const { kind } = useStarting();
  const start = () =>
    void starter.start(user, from, (session_id, justMade) =>
      navigate(`/session/${session_id}`, { state: { justMade } }),
    );
  return { start, busy: kind === 'busy' };
}

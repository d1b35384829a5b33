import { useQueryClient } from '@tanstack/react-query';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../../../shared/api/api.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { navigate } from '../../../shared/navigation/navigation.tsx';
import { keys } from '../../../shared/query/keys.ts';
import { useSingle } from '../../../shared/query/single.ts';

export interface StudyRequest {
  target_minutes: number;
  unit_id?: string;
}

/** The unit asked for is none of today's. */
export const isOfAnotherDay = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Starts a study session and shows it. One that is unfinished is gone on with instead: the server decides. */
export function useStudyStart() {
  const client = useQueryClient();
  const open = (session_id: string, justMade: boolean) =>
    navigate(`/session/${session_id}`, { state: { justMade } });
  const request = useSingle({
    mutationFn: (body: StudyRequest) =>
      call('POST /session/start', { body, timeoutSeconds: figures.timeoutsSeconds.sessionStart }),
    onError: error => {
      // Midnight has passed, or the plan was changed in another window: what is on screen is of yesterday.
      if (isOfAnotherDay(error)) void client.invalidateQueries({ queryKey: keys.studyPlan });
    },
    onSuccess: session => {
      client.setQueryData(keys.questions(session.session_id), session);
      open(session.session_id, session.answered_count === 0);
    },
  });
  return {
    start: (body: StudyRequest) => request.mutate(body),
    resume: (sessionId: string) => open(sessionId, false),
    /** The request under way. */
    pending: request.isPending ? request.variables : null,
    error: request.error,
  };
}
export type StudyStart = ReturnType<typeof useStudyStart>;

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

/** The requested unit is not one of today's. */
export const isOfAnotherDay = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Starts a study session and shows it. The server resumes an unfinished one instead. */
export function useStudyStart() {
  const client = useQueryClient();
  const open = (session_id: string, justMade: boolean) =>
    navigate(`/session/${session_id}`, { state: { justMade } });
  const request = useSingle({
    mutationFn: (body: StudyRequest) =>
      call('POST /session/start', { body, timeoutSeconds: figures.timeoutsSeconds.sessionStart }),
    onError: error => {
      // Midnight has passed, or another window changed the plan: the screen is stale.
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
    /** Variables of the request in progress. */
    pending: request.isPending ? request.variables : null,
    error: request.error,
  };
}
export type StudyStart = ReturnType<typeof useStudyStart>;

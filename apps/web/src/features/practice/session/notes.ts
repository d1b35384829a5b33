import type { PracticeSession } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../../../shared/api/api.ts';

/** Telemetry to the server: nothing waits for it, and its failures are ignored. */
const silently = (sent: Promise<unknown>): void => void sent.catch(() => {});
const brief = { timeoutSeconds: figures.timeoutsSeconds.telemetry, keepalive: true };

/** Sessions whose first question this page has already reported as served. */
const served = new Set<string>();

export function noteServed(userId: string, session_id: string): void {
  if (served.has(session_id)) return;
  served.add(session_id);
  silently(call('POST /adapt/mark-served', { body: { user_id: userId, session_id }, ...brief }));
  silently(call('POST /sessions/mark-started', { body: { session_id }, ...brief }));
}

/** Reports the current position when a session is left; nothing when no question is open or it has no id. */
export function noteProgress({
  session_id,
  total_questions,
  current_position,
  questions,
}: PracticeSession): void {
  const last_question_id = questions.find(({ position }) => position === current_position)?.id;
  if (!last_question_id) return;
  const body = {
    session_id,
    current_question_index: current_position - 1,
    total_questions,
    last_question_id,
  };
  silently(call('POST /session-progress/update', { body, ...brief }));
}

export const forgetProgress = (session_id: string): void =>
  silently(call('DELETE /session-progress/:session_id', { params: { session_id }, ...brief }));

/** Reports that the page and the server disagree. */
export const noteMismatch = (event: string, details: Record<string, string | number>): void =>
  silently(call('POST /telemetry/ui-mismatch', { body: { event, ...details }, ...brief }));

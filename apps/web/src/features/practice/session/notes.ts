import type { PracticeSession, Question } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../../../shared/api/api.ts';
import { clockMs } from '../../../shared/browser/time.ts';

/** Notes to the server that a student never waits for and never hears of when they fail. */
const silently = (sent: Promise<unknown>): void => void sent.catch(() => {});
const brief = { timeoutSeconds: figures.timeoutsSeconds.telemetry, keepalive: true };

/** Sessions whose first question this page has shown: it is served once. */
const served = new Set<string>();

export function noteServed(userId: string, session_id: string): void {
  if (served.has(session_id)) return;
  served.add(session_id);
  silently(call('POST /adapt/mark-served', { body: { user_id: userId, session_id }, ...brief }));
  silently(call('POST /sessions/mark-started', { body: { session_id }, ...brief }));
}

/** The place reached on screen; left out when the question has no id. */
export function noteProgress({ session_id, total_questions }: PracticeSession, question: Question): void {
  if (!question.id) return;
  const current_question_index = question.position - 1;
  const body = { session_id, current_question_index, total_questions, last_question_id: question.id };
  silently(call('POST /session-progress/update', { body, ...brief }));
}

export const forgetProgress = (session_id: string): void =>
  silently(call('DELETE /session-progress/:session_id', { params: { session_id }, ...brief }));

export function noteAction(
  session_id: string,
  { id, session_type }: Question,
  action: 'submit' | 'skip' | 'image_failed',
  user_answer: string | null,
): void {
  const timestamp = new Date(clockMs()).toISOString();
  const body = { session_id, question_id: id, action, data: { user_answer, session_type }, timestamp };
  silently(call('POST /log/question-action', { body, ...brief }));
}

/** The page and the server did not see the same thing. */
export const noteMismatch = (event: string, details: Record<string, string | number>): void =>
  silently(call('POST /telemetry/ui-mismatch', { body: { event, ...details }, ...brief }));

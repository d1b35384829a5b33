import type { ReviewedQuestion } from '@twelvefold/contract';
import { ApiError } from '../../../shared/api/api-error.ts';

const expired = 'Session expired. Please refresh to re-login.';
const nothingOpen = 'No active session or question found.';
export const selectAnAnswer = 'Please select an answer';
export const questionMissing = 'Question data is missing. Please refresh to restart the session.';

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);
/** Words that do not depend on the call; null otherwise. */
const usual = (status: number) => (status === 401 ? expired : status === 404 ? nothingOpen : null);

/** Error words of an unsaved answer. */
export function submitWords(error: unknown): string {
  const status = statusOf(error);
  if (status === 0) return 'Could not save your answer. Please retry.';
  return usual(status) ?? `Submit failed (${status}). Please try again.`;
}

export const skipWords = (error: unknown): string => usual(statusOf(error)) ?? 'Failed to skip question';

export const failureWords = { answer: submitWords, skip: skipWords } as const;

/** Said of a decision that the server has not confirmed. */
export const keptWords = 'This browser keeps it and sends it when it can reach us.';

export const packEmpty = 'Session pack is empty. Please refresh to restart.';
export const packNotAvailable = 'Session pack not available. Please refresh to restart.';

/** Error words of a session's pack after `attempts` tries; `justMade` when the session was just created. */
export function packWords(error: unknown, attempts: number, justMade: boolean): string {
  const status = statusOf(error);
  if (status === 0) return 'Network error while fetching pack. Current session preserved.';
  if (status === 401) return expired;
  if (status === 404 && justMade)
    return 'Session planning completed but pack not ready. Please refresh to try again.';
  return `Pack fetch failed (${status}) after ${attempts} attempts. Current session preserved.`;
}

/** Error words of a session's questions. */
export function loadWords(error: unknown): string {
  const status = statusOf(error);
  if (status === 401) return expired;
  if (status === 404) return 'Pack unavailable for this session. Please refresh to restart.';
  return 'Failed to load question';
}

/** 'question 3', 'questions 3 to 6', 'questions 3, 5 and 6'. */
export function questionsWords(positions: readonly number[]): string {
  const [first = 0] = positions;
  const last = positions.at(-1) ?? first;
  if (positions.length < 2) return `question ${first}`;
  if (positions.length > 2 && last - first === positions.length - 1) return `questions ${first} to ${last}`;
  return `questions ${positions.slice(0, -1).join(', ')} and ${last}`;
}

/** Answers sent after the student had continued, and how many were right. */
export function toldWords(questions: readonly ReviewedQuestion[]): string {
  const right = questions.filter(({ outcome }) => outcome === 'correct').length;
  const which = questionsWords(questions.map(({ position }) => position));
  return `Sent and saved: ${which}. ${right} of ${questions.length} right. The recap has the solutions.`;
}

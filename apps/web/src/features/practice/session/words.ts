import { ApiError } from '../../../shared/api/api-error.ts';

const expired = 'Session expired. Please refresh to re-login.';
const nothingOpen = 'No active session or question found.';
export const selectAnAnswer = 'Please select an answer';
export const questionMissing = 'Question data is missing. Please refresh to restart the session.';

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);

/** Why an answer was not saved. */
export function submitWords(error: unknown): string {
  const status = statusOf(error);
  if (status === 0) return 'Could not save your answer. Please retry.';
  if (status === 401) return expired;
  if (status === 404) return nothingOpen;
  return `Submit failed (${status}). Please try again.`;
}

export function skipWords(error: unknown): string {
  const status = statusOf(error);
  if (status === 401) return expired;
  if (status === 404) return nothingOpen;
  return 'Failed to skip question';
}

export const failureWords = { answer: submitWords, skip: skipWords } as const;

/** What is promised for a decision the server has not confirmed: as much as this browser can keep. */
export function keptWords(onlyHere: boolean, signedOut = false): string {
  if (onlyHere) return 'This browser does not let us keep it: leave this page open until it is sent.';
  return `This browser keeps it and sends it when ${signedOut ? 'you have signed in' : 'it can reach us'}.`;
}

/** Why the questions of a session did not arrive. */
export function loadWords(error: unknown): string {
  const status = statusOf(error);
  if (status === 401) return expired;
  if (status === 404) return 'Pack unavailable for this session. Please refresh to restart.';
  return 'Failed to load question';
}

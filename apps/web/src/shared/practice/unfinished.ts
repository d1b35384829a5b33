import type { SessionListItem } from '@twelvefold/contract';

/** The unfinished practice session, or null. */
export const unfinished = (sessions: readonly SessionListItem[]): SessionListItem | null =>
  sessions.find(
    s => s.session_type === 'blueprint' && s.status === 'planned' && s.answered_count < s.total_questions,
  ) ?? null;

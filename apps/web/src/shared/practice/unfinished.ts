import type { SessionListItem } from '@twelvefold/contract';

/** The practice session that waits to be gone on with, if any. */
export const unfinished = (sessions: readonly SessionListItem[]): SessionListItem | null =>
  sessions.find(
    s => s.session_type === 'blueprint' && s.status === 'planned' && s.answered_count < s.total_questions,
  ) ?? null;

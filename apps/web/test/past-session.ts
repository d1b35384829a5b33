import type { PastSession } from '@twelvefold/contract';

/** A session of the history, for tests that need any. */
export const pastSession: PastSession = {
  session_id: 's1',
  session_number: 1,
  session_type: 'blueprint',
  status: 'completed',
  started_at: '2026-11-20T05:00:00Z',
  correct_count: 3,
  uncounted_count: 0,
  total_questions: 12,
};

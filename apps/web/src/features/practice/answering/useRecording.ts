import { useQueryClient } from '@tanstack/react-query';
import type { PracticeSession } from '@twelvefold/contract';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { Kept } from '../../../shared/outbox/kept.ts';
import { noteLost, type Saved, unreadOf } from '../../../shared/outbox/sending.ts';
import { noteMismatch } from '../session/notes.ts';
import { withAnswer, withSkip } from '../session/progress.ts';
import { questionsQuery } from '../session/queries.ts';

/** What the server made of it is in the session; a position without a review has to be read anew. */
const canBeRead = (saved: Saved): boolean => saved.kind === 'answer' || saved.result.review !== null;

const withSaved = (session: PracticeSession, position: number, saved: Saved): PracticeSession =>
  saved.kind === 'answer'
    ? withAnswer(session, position, saved.result)
    : withSkip(session, position, saved.result);

/** Another choice on record: the position was answered elsewhere, so more may have happened there. */
const isOther = (kept: Kept, saved: Saved): boolean =>
  kept.kind === 'answer' && saved.kind === 'answer' && saved.result.chosen_letter !== kept.letter;

/** What the server made of a decision becomes what this browser knows of the session. */
export function useRecording(session: PracticeSession) {
  const client = useQueryClient();
  const { session_id } = session;
  const query = questionsQuery(session_id);
  const readAnew = () => client.fetchQuery({ ...query, staleTime: 0 });

  /** Its result stands in the session from here on. */
  async function takeIn({ position }: Kept, saved: Saved): Promise<void> {
    // An answer of the questions call that left before this one must not undo it.
    await client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData(query.queryKey, known => withSaved(known ?? session, position, saved));
  }

  /** Reads the session anew where more than this decision changed; waits only where its result can be read nowhere else. */
  async function readRest(kept: Kept, saved: Saved): Promise<void> {
    if (!canBeRead(saved)) await readAnew().catch(() => {});
    // Beside what the student does next: the result is on screen, and the next key is not lost.
    else if (isOther(kept, saved) || unreadOf(session_id).length > 0) void readAnew().catch(() => {});
  }

  /**
   * The server will not take it: where the session went on elsewhere, it is read anew, and its place is returned. Throws
   * what was no such refusal.
   */
  async function placeAfter(error: unknown, kept: Kept): Promise<number> {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    noteMismatch('position_refused', { session_id, position: kept.position, code: error.code });
    noteLost(kept, error.message);
    return (await readAnew()).current_position;
  }

  return { takeIn, readRest, placeAfter };
}

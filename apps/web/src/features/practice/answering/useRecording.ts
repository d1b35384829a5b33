import { useQueryClient } from '@tanstack/react-query';
import type { PracticeSession, Question } from '@twelvefold/contract';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { Kept } from '../../../shared/outbox/kept.ts';
import { noteLost, type Saved, unreadOf } from '../../../shared/outbox/sending.ts';
import { noteAction, noteMismatch, noteProgress } from '../session/notes.ts';
import { withAnswer, withSkip } from '../session/progress.ts';
import { questionsQuery } from '../session/queries.ts';
import { actionOf } from './decision.ts';

/** What the server made of it is in the session; a position without a review has to be read anew. */
const canBeRead = (saved: Saved): boolean => saved.kind === 'answer' || saved.result.review !== null;

const withSaved = (session: PracticeSession, position: number, saved: Saved): PracticeSession =>
  saved.kind === 'answer'
    ? withAnswer(session, position, saved.result)
    : withSkip(session, position, saved.result);

/** Another choice on record: the position was answered elsewhere, so more may have happened there. */
const isOther = (kept: Kept, saved: Saved): boolean =>
  kept.kind === 'answer' && saved.kind === 'answer' && saved.result.chosen_letter !== kept.letter;

/** What the server made of a decision becomes what this browser knows of the session, and is noted. */
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

  /** Notes a decision whose result was taken in. Waits for the session only where its result can be read nowhere else. */
  async function note(kept: Kept, question: Question, saved: Saved): Promise<void> {
    noteAction(session_id, question, actionOf(kept), kept.kind === 'answer' ? kept.answer : null);
    noteProgress(session, question);
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

  return { takeIn, note, placeAfter };
}

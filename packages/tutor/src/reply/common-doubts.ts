import type { CommonDoubt, Question } from '../question.ts';
import type { Piece } from './situation.ts';

export const doubtPiece = ({ asks, says }: CommonDoubt): Piece => ({
  id: `doubt:${asks[0]}`,
  text: says,
  hinglish: `Iska jawab ye hai: ${says}`,
});

/** The reply to a doubt that is asked in the words in which it is offered. */
export function offeredDoubt({ commonDoubts }: Question, message: string): Piece | null {
  const doubt = commonDoubts.find(({ asks }) => asks[0] === message.trim());
  return doubt ? doubtPiece(doubt) : null;
}

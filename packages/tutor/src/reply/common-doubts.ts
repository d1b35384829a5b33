import type { Question } from '../question.ts';
import type { Piece } from './situation.ts';

/** The reply to a doubt that is asked in the words in which it is offered. */
export function offeredDoubt({ commonDoubts }: Question, message: string): Piece | null {
  const doubt = commonDoubts.find(({ asks }) => asks[0] === message.trim());
  return doubt ? { id: `doubt:${doubt.asks[0]}`, text: doubt.says } : null;
}

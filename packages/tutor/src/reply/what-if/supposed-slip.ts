import { near } from '../../maths/evaluate.ts';
import { worthOf } from '../../maths/values.ts';
import { contentOf } from '../../words/content.ts';
import { inTongue } from '../../words/hinglish.ts';
import type { Asked, Piece } from '../situation.ts';
import { resultClaimed, suppositionIn } from './supposition.ts';

/** The wrong option to which a supposition leads, found by the claimed value or by all words of the supposition: 'path bahar hota to 348?'. */
export function slipSupposed({ question, situation, message }: Asked): Piece | null {
  if (!situation.answer) return null;
  const { supposed } = suppositionIn(message);
  const claim = resultClaimed(message);
  const words = contentOf(supposed).filter(word => /^[a-z]/.test(word));
  const found = question.options.find(({ letter, text, slip }) => {
    if (!slip || letter === question.key) return false;
    const [worth, ...more] = worthOf(text);
    if (claim !== null) return more.length === 0 && worth !== undefined && near(worth, claim);
    const own = contentOf(slip);
    return words.length > 1 && words.every(word => own.includes(word));
  });
  if (!found) return null;
  const text = inTongue(message)([
    `Then it would be ${found.text}, option ${found.letter}. ${found.slip}`,
    `Tab ${found.text} aata, option ${found.letter}. ${found.slip}`,
  ]);
  return { id: `supposed:${found.letter}`, text };
}

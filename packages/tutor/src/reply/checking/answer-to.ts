import { givesAway } from '../../guard.ts';
import { ladderOf } from '../../ladder.ts';
import { near } from '../../maths/evaluate.ts';
import { claimsIn, holdsWork } from '../../reading/claimed.ts';
import { isInOwnUnits, isInParts, quantityNamed } from '../../reading/names.ts';
import { isOptionWorth, quantityWith, slipWith } from '../../reading/told.ts';
import { inTongue } from '../../words/hinglish.ts';
import type { Asked, Piece } from '../situation.ts';
import { figure, isOf, known, maths, quantityWords } from './pieces.ts';
import { ownUnits, rightClaim } from './values.ts';

/**
 * A value that the tutor asked for: whether it is the quantity at that place, or another one on the way, and the mistake
 * that leads to it; null where the message says more than a value, which is then judged as any other.
 */
export function answerTo({ question, situation, message }: Asked, at: number): Piece | null {
  const quantity = question.path?.quantities[at];
  const [claim, ...more] = claimsIn(message);
  const own = quantity?.value[0];
  if (!quantity || claim === undefined || more.length > 0 || own === undefined) return null;
  const { value, words } = claim;
  const tell = inTongue(message);
  const [name, other] = quantityWords(question, at, true);
  const id = `check:${known(message)}`;
  if (near(own, value) || near(100 * own, value) || near(own, 100 * value))
    return {
      id,
      text: tell([
        `Yes, ${maths(figure(value))} ${isOf(name)} ${name}. What comes next?`,
        `Haan, ${maths(figure(value))} hi ${other} hai. Ab aage kya?`,
      ]),
    };
  const wrote = situation.wrote ?? [];
  if (isInOwnUnits(question, at, value, wrote)) return { id, text: tell(ownUnits(value, [name, other])) };
  // Only a value by itself is held against the one that was asked for.
  if (holdsWork(message) || isOptionWorth(question, value) || rightClaim(question, claim, true)) return null;
  const isOther = words.length > 0 && quantityNamed(question, words, true) !== at;
  if (isOther) return null;
  const slip = slipWith(question, value, true);
  if (slip && !givesAway(question, slip, ladderOf(question))) return { id, text: slip };
  const elsewhere = quantityWith(question, value, true);
  if (elsewhere !== null && question.path?.quantities[elsewhere]?.name) {
    const [found, aur] = quantityWords(question, elsewhere, true);
    return {
      id,
      text: tell([
        `${maths(figure(value))} ${isOf(found)} ${found}. I asked for ${name}.`,
        `${maths(figure(value))} ${aur} hai. Maine ${other} pucha tha.`,
      ]),
    };
  }
  const step = question.steps[quantity.step]?.says ?? '';
  if (isInParts(quantity.name)) return null;
  return {
    id,
    text: `${tell([`Not yet: ${name} is another number.`, `Abhi nahi: ${other} alag hai.`])} ${givesAway(question, step, ladderOf(question)) ? '' : step}`.trim(),
  };
}

import { contentOf } from '../words/content.ts';
import { type Answer, rankedParts } from './ranking.ts';
import type { Asked, Piece, Ways } from './situation.ts';

/**
 * From this share on the likeliest part is the reply by itself; below it the next is told too, from its own share on. A
 * slip is one sentence on the option that was chosen: the next is told behind it as well.
 */
const surely = 0.6;
const beside = 0.18;
const behindSlip = 0.1;

/** How likely the likeliest part has to be: for a doubt that asks for a reason, and for a message that may ask for none. */
export const likely = { doubt: 0.12, other: 0.35, sure: 0.5 };

/** The part of a message that a reply has to speak of, by the weight of its words. */
const leastCoverage = 0.25;

/** The parts that speak of a message, the likeliest reply first; none for one without a word of its own. */
export const answersIn = (asked: Asked): Answer[] =>
  contentOf(asked.message).length === 0
    ? []
    : rankedParts(asked).filter(({ coverage }) => coverage >= leastCoverage);

/** A step and the reason for it are one piece. */
const isWithin = (a: Answer, b: Answer) =>
  a.part.at === b.part.at &&
  ['step', 'because'].includes(a.part.kind) &&
  ['step', 'because'].includes(b.part.kind);

/** What the question and its topic say on a message, where they say it `least` so likely: the likeliest part or two, then the others. */
export function answersTo(asked: Asked, least: number = likely.doubt): Ways {
  const [first, ...others] = answersIn(asked);
  if (!first || first.share < least) return [];
  const [second] = others;
  const both =
    second !== undefined &&
    (first.part.kind === 'slip'
      ? second.share >= behindSlip
      : first.share < surely && second.share >= beside);
  const step = [first, second].find(one => one?.part.kind === 'step');
  const told: Piece[] =
    both && isWithin(first, second) && step ? [step.piece] : [first.piece, ...(both ? [second.piece] : [])];
  const isLeft = ({ part, share }: Answer) => share >= beside / 2 && part !== first.part;
  return [
    told,
    ...others
      .filter(isLeft)
      .slice(0, 2)
      .map(({ piece }) => [piece]),
  ];
}

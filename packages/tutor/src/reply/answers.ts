import { contentOf } from '../words/content.ts';
import { asksWhy } from './naming.ts';
import { type Answer, rankedParts } from './ranking.ts';
import type { Asked, Ways } from './situation.ts';

/** From this share on another part may be told after the likeliest one. */
const perhaps = 0.09;

/** How likely the likeliest part has to be: for a doubt that asks for a reason, a claim, and a message that may ask for none. */
export const likely = { doubt: 0.12, claim: 0.2, other: 0.35, sure: 0.5 };

/** The part of a message that a reply has to speak of, by the weight of its words; a doubt of the topic is written for other messages as well. */
const leastCoverage = 0.25;
const leastOfDoubt = 0.5;

/** The parts that speak of a message, the likeliest reply first; none for one without a word of its own. */
export function answersIn(asked: Asked): Answer[] {
  if (contentOf(asked.message).length === 0) return [];
  const [first, second, ...others] = rankedParts(asked).filter(
    ({ part, coverage }) => coverage >= (part.kind === 'doubt' ? leastOfDoubt : leastCoverage),
  );
  // The option that was chosen makes its slip likely: what speaks of more of the message comes before it.
  const isLess =
    first?.part.kind === 'slip' && second && second.share >= perhaps && second.coverage > first.coverage;
  return (isLess ? [second, first, ...others] : [first, second, ...others]).filter(one => one !== undefined);
}

/** What the question and its topic say on a message, where they say it `least` so likely: the likeliest part, then the others. */
export function answersTo(asked: Asked, least: number = likely.doubt): Ways {
  const [first, ...others] = answersIn(asked);
  if (!first || first.share < least) return [];
  const left = others.filter(({ share }) => share >= perhaps);
  const { kind, at } = first.part;
  const isReason = asksWhy.test(asked.message);
  // Who does not ask why hears of the step with its reason; who does, no step that has none.
  const better = left.find(({ part }) =>
    isReason
      ? kind === 'step' && part.kind === 'because' && asked.question.path?.because[Number(at)] === null
      : kind === 'because' && part.kind === 'step' && part.at === at,
  );
  return [better ?? first, ...left.slice(0, 2)].map(({ piece }) => [piece]);
}

import { numbersIn } from '../maths/values.ts';
import { keyOf, optionOf, type Question } from '../question.ts';
import { arithmeticIn } from '../reading/judging.ts';
import { contentOf } from '../words/content.ts';
import { kinshipOf } from './kinship.ts';
import { noSuchNumber, numberAfter, stepUsing } from './numbers.ts';
import { optionIn, ratioStepIn, slipText, stepWith } from './options.ts';
import { explainedPiece } from './origins.ts';
import { focusOf, hitsFor, nearlyAll, unheard } from './passages.ts';
import { proofWays, stands } from './proof.ts';
import { asksWhy, atLast, instead, leastCoverage, reasons, whyNot } from './reasons.ts';
import type { Asked, Piece, Ways } from './situation.ts';
import {
  againWays,
  calculationPiece,
  departureOf,
  heardReason,
  reasonPiece,
  stepIn,
  stepSought,
  stepsFrom,
  waysOfStep,
} from './steps.ts';

/** The whole approach, said once. */
const planPiece = ({ approach }: Question): Piece => ({ id: 'plan', text: approach });

/** Who asks for Hindi is told once in which language the answers are. */
export function inEnglish(ways: Ways, { situation, message }: Asked): Ways {
  if (!/\bhindi\b|हिंदी|हिन्दी/i.test(message) || situation.said.includes('english')) return ways;
  const text = 'You may write in Hindi; I answer in English only.';
  return ways.map(way => [{ id: 'english', text, lead: true }, ...way]);
}

/** A step that is named: its words, its calculation in single operations, and what it is for. */
export function whyStep(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const named = stepIn(message, question.steps.length);
  if (named !== null) {
    const calculation = calculationPiece(question, named);
    // Its words and its line are on the screen already: who asks why hears the reason.
    if (notFollowed.test(message) && !asksWhy.test(message))
      return [...againWays(question, named), ...stepsFrom(question, 0)];
    const reason = heardReason(situation.said, named) ? null : reasonPiece(question, named, message);
    if (reason && asksWhy.test(message))
      return [[reason], ...waysOfStep(question, named), ...reasons(asked, named), ...stepsFrom(question, 0)];
    const more = calculation ?? (/\b(?:how|kaise)\b/i.test(message) ? reason : null);
    const all = [explainedPiece(question, named), ...(more ? [more] : [])];
    return [all, ...waysOfStep(question, named), ...reasons(asked, named), ...stepsFrom(question, 0)];
  }
  const own = [...instead(asked), ...reasons(asked, stepSought(question, message, false))];
  const numbers = asksWhy.test(message) && hitsFor(asked).length > 0 ? [] : numberAfter(asked);
  const last = own.length === 0 || hitsFor(asked).length === 0 ? situation.step : null;
  const why = asksWhy.test(message);
  return [
    ...(last === null ? [] : waysOfStep(question, last, situation.said, why)),
    ...own,
    ...numbers,
    ...(why ? atLast(asked) : []),
    ...waysOfStep(question, situation.step ?? 0, situation.said, why),
    ...stepsFrom(question, 0),
  ];
}

const calculates = (message: string) => /\d\s*[-+*/^×)(]\s*\(?\d/.test(message);

/** Where a number comes from: its step, then what is said of it elsewhere. */
export function whereFrom(asked: Asked): Ways {
  const named = optionIn(asked.message, asked.question);
  const numbers = numberAfter(asked);
  const own = reasons(asked, null);
  // A single digit stands in many places, and so do those of a calculation: what is said around them tells more.
  const small =
    calculates(asked.message) ||
    numbersIn(asked.message).every(value => value < 10 && Number.isInteger(value));
  const slip = named?.slip && named.letter !== asked.question.key ? whyWrong(asked) : [];
  // 'Where does it come from' asks on about the step before.
  const { step } = asked.situation;
  if (
    numbers.length === 0 &&
    own.length === 0 &&
    slip.length === 0 &&
    step !== null &&
    !/\d/.test(asked.message)
  )
    return [...waysOfStep(asked.question, step), ...stepsFrom(asked.question, 0)];
  // A value that no step has comes from the mistake behind its option.
  const isSlip =
    named !== null && numbersIn(named.text).every(value => stepWith(asked.question, value) === null);
  const ways = isSlip
    ? [...slip, ...numbers, ...own]
    : small
      ? [...own, ...numbers, ...slip]
      : [...numbers, ...slip, ...own];
  if (ways.length > 0) return ways;
  return named
    ? proofWays(asked.question).map(way => [stands(asked.question, named), ...way])
    : noSuchNumber(asked);
}

/** Words of somebody who did not follow what was said last. */
const notFollowed =
  /\b(?:lost|confus\w*|again|simpler?|easy|slow\w*|repeat|(?:not|dont|don.t|didnt|didn.t|cant|can.t) (?:get|follow|understand)|nahi\w*|nhi|fir|phir|dobara|simple|aasaan|asaan|hindi)\b/i;

/** The step spoken of last once more: one operation at a time, then its place among the others. */
function onceMore({ question, situation: { step }, message }: Asked): Ways {
  if (step === null || !notFollowed.test(message)) return [];
  return againWays(question, step);
}

/** All of it, a step at a time, unless the doubt is about one part or the step before was not followed. */
export function explained(asked: Asked): Ways {
  const { question, situation } = asked;
  // A sentence of the question explains nothing of its solution.
  const hit = unheard(hitsFor(asked), asked).find(({ passage }) => passage.kind !== 'given');
  const walk = stepsFrom(question, 0);
  const [first = []] = walk;
  const whole: Ways = situation.said.includes('plan') ? walk : [[planPiece(question), ...first], ...walk];
  // Who names a number of the solution does not ask for the step before once more.
  const numbers = numbersIn(focusOf(asked.message)).some(value => value >= 10) ? numberAfter(asked) : [];
  // 'The similar triangles are not clear' speaks of their step, and not of the one before.
  const [meant, ...others] = hitsFor(asked).filter(
    ({ passage: { kind }, coverage }) => kind === 'step' && coverage >= nearlyAll,
  );
  const isOther = meant !== undefined && others.length === 0 && meant.passage.step !== situation.step;
  const again =
    numbers.length > 0
      ? numbers
      : isOther
        ? waysOfStep(question, meant.passage.step ?? 0, situation.said)
        : hit && contentOf(asked.message).length > 1
          ? []
          : onceMore(asked);
  const sought = stepSought(question, asked.message, false);
  const own =
    sought !== null
      ? waysOfStep(question, sought, situation.said)
      : again.length > 0
        ? again
        : hit && hit.coverage >= leastCoverage.alone
          ? reasons(asked, null)
          : [];
  return inEnglish([...own, ...whole], asked);
}

/** What the lines of a message come to, where they are right and the option is not. */
const rightSoFar = ({ question, message }: Asked): string => {
  const step = ratioStepIn(message, question);
  if (step !== null) return `Your ratio is right: step ${step + 1} finds it.\n\n`;
  const lines = arithmeticIn(message);
  if (lines.length === 0 || lines.some(({ is }) => is === 'fails')) return '';
  return lines.length === 1
    ? 'Your calculation is right, but it is not what the question needs.\n\n'
    : 'Your calculations are right, but the set-up is not.\n\n';
};

/** The slip behind the chosen option first; then the steps it departs from. */
export function whyWrong(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const { answer } = situation;
  const option = optionIn(message, question) ?? optionOf(question, answer?.chosen ?? null);
  const key = keyOf(question);
  const plan = planPiece(question);
  const walk = stepsFrom(question, 0);
  const ownNumbers = numbersIn(message);
  const isOther =
    !optionIn(message, question) &&
    !/\b(?:wrong|galat)\b/i.test(message) &&
    !whyNot.test(message) &&
    ownNumbers.length === 1 &&
    ownNumbers.some(value => value > 2 && stepUsing(question, value));
  if ((!option || isOther) && /\d/.test(message))
    return [...numberAfter(asked), ...reasons(asked, null), [plan], ...walk];
  if (!option)
    return [
      [
        {
          id: 'why:none',
          text: `You chose no option. The correct answer is option ${key.letter}: ${key.text}.`,
        },
        plan,
      ],
      ...walk,
    ];
  if (option === key)
    return [
      [{ id: 'why:right', text: `Option ${key.letter}, ${key.text}, is right.` }, plan],
      ...reasons(asked, null),
      ...walk,
    ];
  const words =
    option.slip ??
    kinshipOf(question, option) ??
    `The solution comes to option ${key.letter}, ${key.text}. Send me your lines, and I check each of them.`;
  const text = `${rightSoFar(asked)}${slipText(question, option, words)}`;
  const step = departureOf(question, option);
  const slip: Piece = { id: `slip:${option.letter}`, text, ...(step === null ? {} : { step }) };
  return [
    option.slip ? [slip] : [slip, plan],
    ...instead(asked),
    // Who argues with the mistake hears the reason of the step that it departs from.
    ...(step === null ? [] : waysOfStep(question, step, situation.said, true).slice(0, 1)),
    ...reasons(asked, null),
    ...atLast(asked),
    [plan],
    ...walk,
  ];
}

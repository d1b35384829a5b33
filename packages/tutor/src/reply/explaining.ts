import { numbersIn } from '../maths/values.ts';
import { keyOf, optionOf, type Question } from '../question.ts';
import { arithmeticIn } from '../reading/judging.ts';
import { kinshipOf } from './kinship.ts';
import { noSuchNumber, numberAfter, stepUsing } from './numbers.ts';
import { optionIn, ratioStepIn, slipText, stepWith } from './options.ts';
import { explainedPiece, linePiece } from './origins.ts';
import { focusOf, hitsFor, nearlyAll, pieceOf, unheard } from './passages.ts';
import { proofWays, stands } from './proof.ts';
import type { Asked, Piece, Ways } from './situation.ts';
import {
  againWays,
  calculationPiece,
  departureOf,
  reasonPiece,
  stepIn,
  stepSought,
  stepsFrom,
  waysOfStep,
} from './steps.ts';

/** The least share of a doubt that a passage must speak of: as a reason given beside a step, and as a reply by itself. */
export const leastCoverage = { reason: 0.45, alone: 0.55, slip: 0.75 };

/** The whole approach, said once. */
const planPiece = ({ approach }: Question): Piece => ({ id: 'plan', text: approach });

/** Who asks for Hindi is told once in which language the answers are. */
export function inEnglish(ways: Ways, { situation, message }: Asked): Ways {
  if (!/\bhindi\b|हिंदी|हिन्दी/i.test(message) || situation.said.includes('english')) return ways;
  const text = 'You may write in Hindi; I answer in English only.';
  return ways.map(way => [{ id: 'english', text, lead: true }, ...way]);
}

/** What the question's own parts say on a doubt: the reason first, then the step it belongs to. */
function reasons(asked: Asked, step: number | null): Ways {
  const { question } = asked;
  const all = hitsFor(asked);
  // The shorter way is told to who asks for it.
  const hits = unheard(all, asked).filter(({ passage }) => passage.partOf !== 'faster');
  const why_ = asksWhy.test(asked.message);
  const reason = hits.find(
    ({ passage: { kind, id }, coverage }) =>
      (kind === 'reason' && coverage >= leastCoverage.reason) ||
      // A mistake of a step stands behind the reason for it.
      (kind === 'slip' && coverage >= leastCoverage.slip && !(why_ && id.startsWith('mistake:'))),
  );
  // A step that was told stays the one that is meant: another is no answer.
  const steps = all.filter(({ passage }) => passage.kind === 'step');
  // Of steps that speak of it alike, who asks why wants the one with a reason.
  const near =
    steps.find(
      ({ passage, coverage }) =>
        asksWhy.test(asked.message) &&
        coverage === steps[0]?.coverage &&
        question.path?.because[passage.step ?? -1],
    ) ?? steps[0];
  const meant = near?.passage.step ?? null;
  const result = numbersIn(focusOf(asked.message))
    .map(value => stepWith(question, value))
    .find(one => one !== null);
  const at = step ?? (near && near.coverage >= leastCoverage.alone ? meant : (result ?? meant));
  const why =
    at !== null && asksWhy.test(asked.message)
      ? reasonPiece(question, at, reason ? '' : asked.message)
      : null;
  const isNew = why !== null && !asked.situation.said.includes(why.id);
  const others = hits.filter(
    hit => hit !== reason && hit.passage.kind !== 'step' && hit.coverage >= leastCoverage.alone,
  );
  const first = [
    reason ? pieceOf(reason, question) : null,
    at === null ? null : isNew ? why : explainedPiece(question, at),
    // A number that the reason does not speak of is spoken of in the step.
    at !== null && isNew && numbersIn(asked.message).length > 0 && !/\d/.test(why?.text.slice(12) ?? '')
      ? linePiece(question, at)
      : null,
  ].filter(piece => piece !== null);
  const told =
    at !== null &&
    !isNew &&
    asked.situation.said.some(id => id === `step:${at}` || id === `step:${at}:explained`);
  if (told && !reason) return [...waysOfStep(question, at), ...others.map(hit => [pieceOf(hit, question)])];
  return [first, ...others.map(hit => [pieceOf(hit, question)])].filter(way => way.length > 0);
}

export const asksWhy = /\b(?:why|y|reason|kyu\w*|kyo\w*)\b/i;

/** A step that is named: its words, its calculation in single operations, and what it is for. */
export function whyStep(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const named = stepIn(message, question.steps.length);
  if (named !== null) {
    const calculation = calculationPiece(question, named);
    // Its words and its line are on the screen already: who asks why hears the reason.
    if (notFollowed.test(message) && !asksWhy.test(message))
      return [...againWays(question, named), ...stepsFrom(question, 0)];
    const reason = reasonPiece(question, named, message);
    if (reason && asksWhy.test(message) && !situation.said.includes(reason.id))
      return [[reason], ...waysOfStep(question, named), ...reasons(asked, named), ...stepsFrom(question, 0)];
    const more = calculation ?? (/\b(?:how|kaise)\b/i.test(message) ? reason : null);
    const all = [explainedPiece(question, named), ...(more ? [more] : [])];
    return [all, ...waysOfStep(question, named), ...reasons(asked, named), ...stepsFrom(question, 0)];
  }
  const own = reasons(asked, stepSought(question, message, false));
  const numbers = numberAfter(asked);
  const last = own.length === 0 || hitsFor(asked).length === 0 ? situation.step : null;
  return [
    ...own,
    ...numbers,
    ...(last === null ? [] : waysOfStep(question, last)),
    ...waysOfStep(question, own[0]?.findLast(({ step }) => step !== undefined)?.step ?? situation.step ?? 0),
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
  const again = numbers.length > 0 ? numbers : isOther ? [] : onceMore(asked);
  const own =
    again.length > 0 ? again : hit && hit.coverage >= leastCoverage.alone ? reasons(asked, null) : [];
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
  const because = step !== null && asksWhy.test(asked.message) && question.path?.because[step];
  const why = because ? reasonPiece(question, step) : null;
  return [
    option.slip ? [slip, ...(why ? [why] : [])] : [slip, plan],
    ...reasons(asked, null),
    [plan],
    ...walk,
  ];
}

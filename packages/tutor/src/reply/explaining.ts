import { holds, numbersIn, worthOf } from '../maths/values.ts';
import { keyOf, optionOf, type Question } from '../question.ts';
import { arithmeticIn } from '../reading/calculations.ts';
import { contentOf } from '../words/content.ts';
import { inTongue, type Said } from '../words/hinglish.ts';
import { notFollowed, stepAgain } from './again.ts';
import { answersIn, answersTo, likely } from './answers.ts';
import { atLast, instead } from './instead.ts';
import { kinshipOf } from './kinship.ts';
import { stepMeant } from './lines.ts';
import { asksWhy, focusOf, whyNot } from './naming.ts';
import { noSuchNumber, numberAfter, stepUsing } from './numbers.ts';
import { optionIn, ratioStepIn, stepWith } from './options.ts';
import { explainedPiece } from './origins.ts';
import { proofWays, stands } from './proof.ts';
import type { Asked, Piece, Ways } from './situation.ts';
import { slipPiece } from './slips.ts';
import {
  calculationPiece,
  heardReason,
  reasonPiece,
  stepIn,
  stepSought,
  stepsFrom,
  waysOfStep,
} from './steps.ts';

/** The whole approach, said once. */
const planPiece = ({ approach }: Question): Piece => ({
  id: 'plan',
  text: approach,
  hinglish: `Plan ye hai: ${approach}`,
});

/** Who asks for Hindi is told once in which language the answers are. */
export function inEnglish(ways: Ways, { situation, message }: Asked): Ways {
  if (!/\bhindi\b|हिंदी|हिन्दी/i.test(message) || situation.said.includes('english')) return ways;
  const text = inTongue(message)([
    'The solution is written in English. Write in Hinglish, and my own sentences are Hinglish, too.',
    'Solution English me likha hai; apni baat main Hinglish me kehta hoon.',
  ]);
  return ways.map(way => [{ id: 'english', text, lead: true }, ...way]);
}

/** The reason of the line that a message names, for who asks why it is so and not otherwise. */
function ofLine(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const step = whyNot.test(message) ? null : stepMeant(asked);
  if (step === null) return [];
  const again = heardReason(situation.said, step) ? stepAgain(asked, step) : [];
  return [...waysOfStep(question, step, situation.said, asksWhy.test(message)), ...again];
}

/** Why a step is taken: the step that is named, else what the question and its topic say on the doubt. */
export function whyStep(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const { said } = situation;
  const why = asksWhy.test(message);
  const named = stepIn(message, question.steps.length);
  if (named !== null) {
    // Its words and its line are on the screen already: who asks why hears the reason.
    if (notFollowed.test(message) && !why) return [...stepAgain(asked, named), ...stepsFrom(question, 0)];
    const reason = heardReason(said, named) ? null : reasonPiece(question, named, message);
    const first =
      why && reason ? [reason] : [explainedPiece(question, named), calculationPiece(question, named)];
    return [
      first.filter(piece => piece !== null),
      ...waysOfStep(question, named),
      ...answersTo(asked),
      ...stepsFrom(question, 0),
    ];
  }
  const isBare = contentOf(message).length === 0;
  return [
    ...(isBare && situation.step !== null ? waysOfStep(question, situation.step, said, why) : []),
    ...instead(asked),
    ...ofLine(asked),
    ...answersTo(asked),
    ...(why ? atLast(asked) : []),
    ...numberAfter(asked),
    ...waysOfStep(question, situation.step ?? 0, said, why),
    ...stepsFrom(question, 0),
  ];
}

const calculates = (message: string) => /\d\s*[-+*/^×)(]\s*\(?\d/.test(message);

/** Where a number comes from: its step, then what is said of it elsewhere. */
export function whereFrom(asked: Asked): Ways {
  const line = calculates(asked.message) || /\dc\d/i.test(asked.message) ? stepMeant(asked) : null;
  if (line !== null) return waysOfStep(asked.question, line, asked.situation.said);
  const named = optionIn(asked.message, asked.question);
  const numbers = numberAfter(asked);
  const own = answersTo(asked);
  // A single digit stands in many places, and so do those of a calculation: what is said around them tells more.
  const isFound = numbersIn(asked.message).some(value => stepWith(asked.question, value) !== null);
  const small =
    !isFound &&
    (calculates(asked.message) ||
      numbersIn(asked.message).every(value => value < 10 && Number.isInteger(value)));
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
    return [...waysOfStep(asked.question, step), ...stepAgain(asked, step), ...stepsFrom(asked.question, 0)];
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

/** All of it, a step at a time, unless the doubt is about one part or the step before was not followed. */
export function explained(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const walk = stepsFrom(question, 0);
  const [first = []] = walk;
  const whole: Ways = situation.said.includes('plan') ? walk : [[planPiece(question), ...first], ...walk];
  // Who names a number of the solution does not ask for the step before once more.
  const numbers = numbersIn(focusOf(message)).some(value => value >= 10) ? numberAfter(asked) : [];
  const sought = stepSought(question, message, false);
  // One word names its step.
  const isWord = contentOf(message).length === 1;
  const named = isWord
    ? answersIn(asked).find(({ part, coverage }) => part.kind === 'step' && coverage > 0.9)
    : null;
  const parts = isWord ? (named ? [[named.piece]] : []) : answersTo(asked);
  const own =
    sought !== null
      ? waysOfStep(question, sought, situation.said)
      : ([numbers, parts].find(ways => ways.length > 0) ?? []);
  return inEnglish([...own, ...whole], asked);
}

/** What the lines of a message come to, where they are right and the option is not. */
const rightSoFar = ({ question, message }: Asked): Said => {
  const step = ratioStepIn(message, question);
  if (step !== null)
    return [
      `Your ratio is right: step ${step + 1} finds it.\n\n`,
      `Tumhara ratio sahi hai: step ${step + 1} me wahi nikalta hai.\n\n`,
    ];
  const lines = arithmeticIn(message);
  if (lines.length === 0 || lines.some(({ is }) => is === 'fails')) return ['', ''];
  return lines.length === 1
    ? [
        'Your calculation is right, but it is not what the question needs.\n\n',
        'Calculation sahi hai, par question ko ye nahi chahiye.\n\n',
      ]
    : [
        'Your calculations are right, but the set-up is not.\n\n',
        'Calculations sahi hain, par set-up sahi nahi hai.\n\n',
      ];
};

/** The slip behind the chosen option first; then the steps it departs from. */
export function whyWrong(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const { answer } = situation;
  const chosen = optionOf(question, answer?.chosen ?? null);
  // Who names the value of the option that they chose asks of that one.
  const [worth, ...more_] = worthOf(chosen?.text ?? '');
  const isOwn = worth !== undefined && more_.length === 0 && holds(numbersIn(message), worth);
  const option = (isOwn && chosen?.slip ? chosen : null) ?? optionIn(message, question) ?? chosen;
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
    return [...numberAfter(asked), ...answersTo(asked), [plan], ...walk];
  if (!option)
    return [
      [
        {
          id: 'why:none',
          text: `You chose no option. The correct answer is option ${key.letter}: ${key.text}.`,
          hinglish: `Tumne koi option nahi chuna. Sahi answer option ${key.letter} hai: ${key.text}.`,
        },
        plan,
      ],
      ...walk,
    ];
  if (option === key)
    return [
      [
        {
          id: 'why:right',
          text: `Option ${key.letter}, ${key.text}, is right.`,
          hinglish: `Option ${key.letter}, ${key.text}, sahi hai.`,
        },
        plan,
      ],
      ...answersTo(asked),
      ...walk,
    ];
  const words =
    option.slip ??
    kinshipOf(question, option) ??
    `The solution comes to option ${key.letter}, ${key.text}. Send me your lines, and I check each of them.`;
  const [before, pehle] = rightSoFar(asked);
  const own = slipPiece(question, option, words, message);
  const { step = null } = own;
  const slip: Piece = { ...own, text: `${before}${own.text}`, hinglish: `${pehle}${own.hinglish}` };
  // Who asks more than what is wrong hears that behind the slip.
  const [more] = /\b(?:wrong|galat|incorrect)\b/i.test(message)
    ? []
    : answersIn(asked).filter(({ part, share }) => part.kind !== 'slip' && share >= likely.doubt);
  return [
    option.slip
      ? [slip, ...(more && optionIn(message, question) === null ? [more.piece] : [])]
      : [slip, plan],
    ...instead(asked),
    // Who argues with the mistake hears the reason of the step that it departs from, and after that the step in other words.
    ...(step === null || (question.path?.because[step] ?? null) !== null
      ? []
      : waysOfStep(question, step, situation.said, true).slice(0, 1)),
    ...(step === null || !situation.said.includes(slip.id) ? [] : stepAgain(asked, step)),
    ...answersTo(asked),
    ...atLast(asked),
    [plan],
    ...walk,
  ];
}

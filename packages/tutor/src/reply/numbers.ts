import { near } from '../maths/evaluate.ts';
import { holds, numbersIn } from '../maths/values.ts';
import type { Question } from '../question.ts';
import { isOptionWorth, resultsOf } from './options.ts';
import type { Asked, Piece, Ways } from './situation.ts';
import { calculationPiece, stepPiece } from './steps.ts';

const written = (value: number) => String(Number(value.toFixed(4)));

/** The sentence of the stem that holds a number. */
function givenPiece({ stem }: Question, value: number): Piece | null {
  if (!holds(numbersIn(stem), value)) return null;
  const sentence = stem.split(/(?<=[.?!])\s+(?=[A-Z])/).find(part => holds(numbersIn(part), value)) ?? stem;
  return {
    id: `number:${written(value)}:given`,
    text: `${written(value)} is given in the question: “${sentence}”`,
  };
}

/** The first step that finds a number, else the first that uses it. */
function foundPiece(question: Question, value: number): Piece | null {
  const is = (numbers: readonly number[]) => numbers.some(one => near(one, Math.abs(value)));
  const finds = question.steps.findIndex(({ works }) => is(resultsOf(works)));
  const uses = question.steps.findIndex(({ says, works }) => is(numbersIn(`${says} $${works}$`)));
  const at = finds >= 0 ? finds : uses;
  if (at < 0) return null;
  const verb = finds >= 0 ? 'comes out of' : 'stands in';
  const { text } = stepPiece(question, at);
  return {
    id: `number:${written(value)}:step`,
    step: at,
    text: `${written(value)} ${verb} step ${at + 1}.\n\n${text}`,
  };
}

const unknown = (value: number | undefined): Piece => ({
  id: `number:${value ?? 'none'}:unknown`,
  text:
    value === undefined
      ? 'Which number do you mean? Name it, and I will show where it comes from.'
      : `I find ${written(value)} neither in the question nor in its solution. Which line do you mean?`,
});

/** After the answer: where a number stands first, then the calculation that leads to it. */
export function numberAfter({ question, message }: Asked): Ways {
  const values = numbersIn(message);
  const ways = values.flatMap(value => {
    const given = givenPiece(question, value);
    const found = foundPiece(question, value);
    const calculation = found?.step === undefined ? null : calculationPiece(question, found.step);
    return [given, found, calculation].filter(piece => piece !== null).map(piece => [piece]);
  });
  return ways.length > 0 ? ways : [[unknown(values[0])]];
}

/** Before it: only numbers that the stem gives are spoken of. */
export function numberWhileOpen({ question, message }: Asked): Ways {
  const ways = numbersIn(message).flatMap(value => {
    const given = givenPiece(question, value);
    if (given) return [[given]];
    if (isOptionWorth(question, value))
      return [
        [
          {
            id: 'number:option',
            text: 'That is the value of an option. Where the options come from I tell after your answer.',
          },
        ],
      ];
    return [];
  });
  return ways.length > 0 ? ways : [[unknown(numbersIn(message)[0])]];
}

import { near } from '../../maths/evaluate.ts';
import { holds, numbersIn } from '../../maths/values.ts';
import type { Question } from '../../question.ts';
import { recalculated } from '../../reading/calculations.ts';
import { oneValue } from '../../reading/links.ts';
import { isOptionWorth, slipWith } from '../../reading/told.ts';
import { stemmed } from '../../words/content.ts';
import { inTongue, type Said } from '../../words/hinglish.ts';
import { figure, maths } from '../checking/pieces.ts';
import { type Formula, formulaIn } from '../formulas/trial.ts';
import { numbersOfLine } from '../lines.ts';
import type { Asked, Piece, Ways } from '../situation.ts';
import { type Place, placesIn } from '../what-if/places.ts';

const joins: readonly (readonly [RegExp, string, Said])[] = [
  [
    /\b(?:add\w*|jod\w*|plus|sum)\b.*\b(?:divid\w*|half|2|do)\b|\b(?:average|avg|mean)\b/i,
    'mean',
    ['added and halved', 'jod ke aadha karna'],
  ],
  [/\b(?:add\w*|jod\w*|plus|sum)\b/i, '+', ['added', 'jodna']],
  [/\b(?:subtract\w*|minus|ghata\w*|difference)\b/i, '-', ['subtracted', 'ghatana']],
  [/\b(?:multipl\w*|guna|product)\b/i, '*', ['multiplied', 'multiply karna']],
];

/** The two given numbers that are meant: those of the message, else the first two of one unit. */
function meantPair({ question, message }: Asked): readonly [Place, Place] | null {
  const places = placesIn(question.stem);
  const numbers = numbersIn(message);
  const words = (message.toLowerCase().match(/[a-z]+/g) ?? []).map(stemmed);
  const said = places.filter(({ value }) => holds(numbers, value));
  const units = places.filter(({ units: own }) => own.some(unit => words.includes(unit)));
  // Another number is named: the first two of the question are not meant.
  const of = [said, units, numbers.length > 0 ? [] : places].find(list => list.length > 1) ?? [];
  for (const [i, one] of of.entries()) {
    const other = of
      .slice(i + 1)
      .find(({ units: own }) => said.length > 1 || own.some(unit => one.units.includes(unit)));
    if (other) return [one, other];
  }
  return null;
}

/** Why two given numbers are not simply added or subtracted: what it gives, and what the solution has in that place. */
export function joinedWays(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const typed = formulaIn(message);
  const [, sign] = joins.find(([form]) => form.test(message)) ?? [];
  const pair = typed || sign === undefined ? null : meantPair(asked);
  const formula = typed ?? (pair && formulaIn(joinedText(pair, sign ?? '+')));
  const value = formula && oneValue(formula.side, formula.statement.senses);
  const isJoined = formula?.side.maths.some(token => token.is === 'sign' && /^[-+*/x]$/.test(token.sign));
  if (!formula || !isJoined || value === null || formula.letters.length > 0 || message.includes('='))
    return [];
  const { steps, path } = question;
  const open = situation.answer === null;
  const done = doneIn(question, formula, value, open);
  if (done !== null) {
    const line = maths(`${formula.tex} = ${figure(value)}`);
    const text = inTongue(message)(
      open
        ? [`You can: ${line} is on the way.`, `Kar sakte ho: ${line} raaste me aata hai.`]
        : [
            `You can: step ${done + 1} does it, ${line}. ${steps[done]?.says ?? ''}`,
            `Kar sakte ho: step ${done + 1} me yahi hai, ${line}. ${steps[done]?.says ?? ''}`,
          ],
    );
    return [[{ id: `tempting:${formula.tex}`, ...(open ? {} : { step: done }), text }]];
  }
  const step = stepOf(question, formula);
  const because = path?.because[step] ?? steps[step]?.says ?? '';
  // Of an open question no result is told that an option has.
  const isShown = !open || !isOptionWorth(question, value);
  const line = maths(isShown ? `${formula.tex} = ${figure(value)}` : formula.tex);
  const mistake = open ? null : slipWith(question, value, false);
  const there = steps[step]?.works ?? '';
  const [works, ki]: Said =
    open || there === '' || mistake
      ? ['', '']
      : [
          ` In step ${step + 1} the solution has ${maths(there)}.`,
          ` Step ${step + 1} me solution ${maths(there)} leta hai.`,
        ];
  const own = mistake ?? because;
  const tell = inTongue(message);
  const piece: Piece = {
    id: `tempting:${formula.tex}`,
    ...(open ? {} : { step }),
    text: tell([
      `${line} is what that gives.${works} ${own}`,
      `Isse ${line} aata hai.${ki} ${mistake ? 'Isme galti ye hai:' : 'Wajah ye hai:'} ${own}`,
    ]),
  };
  // Where the reason would tell too much, the student says what it would be.
  const shown: Said = isShown ? [maths(formula.tex), maths(formula.tex)] : ['that number', 'wo number'];
  const asks: Piece = {
    id: `tempting:${formula.tex}:named`,
    text: tell([
      `Say in words what ${shown[0]} would be: which quantity of the question has that value? If you find none, it is not needed.`,
      `Words me batao: ${shown[1]} question ki kaunsi quantity hogi? Agar koi nahi, to uski zaroorat nahi.`,
    ]),
  };
  return open ? [[piece], [asks]] : [[piece]];
}

/** The step that makes the same calculation, of those that may be told; null where none does. */
function doneIn({ steps }: Question, { side }: Formula, value: number, open: boolean): number | null {
  const numbers = side.maths.flatMap(token => (token.is === 'number' ? [token.value] : []));
  const at = (open ? steps.slice(0, -1) : steps).findIndex(
    ({ works }) =>
      numbers.every(one => holds(numbersIn(`$${works}$`), one)) &&
      recalculated(`$${works.split('=')[0]}$`).some(one => near(one, value)),
  );
  return at < 0 ? null : at;
}

/** Two numbers of the stem with a sign between them. */
function joinedText(pair: readonly [Place, Place], sign: string): string {
  const [large, small] =
    sign === '-' && pair[0].value < pair[1].value ? [pair[1], pair[0]] : [pair[0], pair[1]];
  const [a, b] = [large, small].map(({ typed }) => typed.replace('₹', ''));
  return sign === 'mean' ? `(${a} + ${b})/2` : `${a} ${sign} ${b}`;
}

/** The step in which a calculation would stand: the one that has most of its numbers, with one of its signs before others. */
function stepOf({ steps }: Question, { side }: Formula): number {
  const signs = side.maths.flatMap(token =>
    token.is === 'sign' && /[-+]/.test(token.sign) ? [token.sign] : [],
  );
  const numbers = side.maths.flatMap(token => (token.is === 'number' ? [token.value] : []));
  const scores = steps.map(({ works }) => {
    const own = numbersOfLine(works);
    const isAlike = signs.some(sign => works.replace(/\^\{[^}]*\}/g, '').includes(` ${sign} `));
    return numbers.filter(one => holds(own, one)).length + (isAlike ? 0.5 : 0);
  });
  return scores.indexOf(Math.max(...scores));
}

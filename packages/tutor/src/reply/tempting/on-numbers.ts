import { near } from '../../maths/evaluate.ts';
import { holds, numbersIn } from '../../maths/values.ts';
import type { Question } from '../../question.ts';
import { recalculated } from '../../reading/calculations.ts';
import { oneValue } from '../../reading/links.ts';
import { slipWith } from '../../reading/told.ts';
import { stemmed } from '../../words/content.ts';
import { inTongue, type Said } from '../../words/hinglish.ts';
import { figure, maths } from '../checking/pieces.ts';
import { listed } from '../formulas/proposed.ts';
import { type Formula, formulaIn, type Trial, trialsOf } from '../formulas/trial.ts';
import { isOptionWorth } from '../options.ts';
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

/** Why two given numbers are not simply added or subtracted: where it would be done, what it gives, and where that fails. */
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
  const [trial] = open ? [] : trialsOf(question, formula, 1);
  const mistake = open || trial ? null : slipWith(question, value, false);
  const there = steps[step]?.works ?? '';
  const works: Said =
    open || there === ''
      ? ['', '']
      : [`, where the solution has ${maths(there)}`, `, jahan solution me ${maths(there)} hai`];
  const [where, kahan]: Said = [
    `You would do it in step ${step + 1}${works[0]}: ${line}.`,
    `Ye step ${step + 1} me hota${works[1]}: ${line}.`,
  ];
  const fails = trial ? failsElsewhere(trial) : null;
  const rest: Said = fails ? [` ${fails[0]}`, ` ${fails[1]}`] : ['', ''];
  const own = mistake ? ` ${mistake}` : ` ${because}`;
  const tell = inTongue(message);
  const piece: Piece = {
    id: `tempting:${formula.tex}`,
    ...(open ? {} : { step }),
    text: tell([`${where}${own}${rest[0]}`, `${kahan}${own}${rest[1]}`]),
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

/** The step in which a calculation would stand: one with all of its numbers, with its sign and a number, with its sign, else with a number. */
function stepOf({ steps }: Question, { side }: Formula): number {
  const signs = side.maths.flatMap(token =>
    token.is === 'sign' && /[-+]/.test(token.sign) ? [token.sign] : [],
  );
  const numbers = side.maths.flatMap(token => (token.is === 'number' ? [token.value] : []));
  const has = ({ works }: (typeof steps)[number]) => numbers.some(one => holds(numbersIn(`$${works}$`), one));
  const isAlike = ({ works }: (typeof steps)[number]) =>
    signs.length > 0 && signs.some(sign => works.replace(/\^\{[^}]*\}/g, '').includes(` ${sign} `));
  const hasAll = ({ works }: (typeof steps)[number]) =>
    numbers.length > 1 && numbers.every(one => holds(numbersIn(`$${works}$`), one));
  const found = [
    steps.findIndex(hasAll),
    steps.findIndex(one => isAlike(one) && has(one)),
    steps.findIndex(isAlike),
    steps.findIndex(has),
  ].find(at => at >= 0);
  return found ?? 0;
}

/** Where a calculation gives another number than the answer: here, and in another question of the kind. */
function failsElsewhere({ value, answer, others }: Trial): Said | null {
  const found = others.find(one => !near(one.value, one.answer));
  if (!found) return null;
  const [numbers, hindi] = listed(found.numbers);
  const [here, there]: Said = near(value, answer)
    ? ['Here it comes out by accident.', 'Yahan wo ittefaq se sahi aata hai.']
    : [`The answer is ${maths(figure(answer))}.`, `Answer ${maths(figure(answer))} hai.`];
  return [
    `${here} With ${numbers} in the question it would give ${maths(figure(found.value))}, and the answer there is ${maths(figure(found.answer))}.`,
    `${there} Question me ${hindi} ho to isse ${maths(figure(found.value))} aata, aur wahan answer ${maths(figure(found.answer))} hai.`,
  ];
}

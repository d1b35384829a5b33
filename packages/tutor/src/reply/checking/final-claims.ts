import { near } from '../../maths/evaluate.ts';
import { numbersIn, worthOf } from '../../maths/values.ts';
import type { Question } from '../../question.ts';
import type { Claim } from '../../reading/claimed.ts';
import { type Link, valuesOf } from '../../reading/links.ts';
import { labelsAsked, quantityNamed } from '../../reading/names.ts';
import { calculates, isNumber, type Statement, statementsIn, texOf } from '../../reading/statements.ts';
import type { Token } from '../../reading/token.ts';
import { isOptionWorth, quantityWith } from '../../reading/told.ts';
import type { JudgedLine } from '../../reading/work.ts';
import type { Said } from '../../words/hinglish.ts';
import { letterIn, optionIn, speaksOfPoints } from '../options.ts';
import type { Asked } from '../situation.ts';
import { maths, quantityWords } from './pieces.ts';

const spokenOfAnswer = /\b(?:ans(?:wer)?|answr|jawab|final|option|correct (?:one|option)|result)\b/i;

/** Whether a message holds a calculation with letters. */
const expressionIn = (message: string) =>
  statementsIn(message).some(({ letters, sides }) => letters.length > 0 && sides.some(calculates));

/** Numbers side by side, with words between them and no sign. */
const listed = /\d[^-+*/^=\d]*(?:,\s|\band\b|\baur\b)[^-+*/^=\d]*\d/i;

/** Whether a message claims what is asked, or a value that could be it, without a calculation that is its own. */
export function claimsAnswer(
  { question, message }: Asked,
  lines: readonly JudgedLine[],
  claims: readonly Claim[],
): boolean {
  if (lines.some(({ verdict }) => verdict.is !== 'unplaced')) return false;
  const isEquation = lines.some(({ link: { left, right } }) =>
    [left, right].some(one => calculates(one) && !isNumber(one)),
  );
  if (isEquation) return false;
  if (spokenOfAnswer.test(message) || (letterIn(message) && !speaksOfPoints(question))) return true;
  // Of an expression in letters nothing is claimed.
  if (lines.length === 0 && expressionIn(message)) return false;
  // A letter's value is asked about, whichever it is: 'x = 8' is no claim because an option is 8.
  if (lines.length > 0 && lines.every(({ link }) => link.statement.letters.length > 0)) return false;
  // Of several numbers none is a claim, unless they are one option together: '2 and 90 then'.
  const isSeveral = listed.test(message);
  const chosen = optionIn(message, question);
  return (
    (chosen !== null && !(isSeveral && worthOf(chosen.text).length === 1)) ||
    (!isSeveral &&
      (numbersIn(message).some(value => isOptionWorth(question, value)) ||
        claims.some(
          ({ value, words }) =>
            quantityNamed(question, words, true) === null && isOptionWorth(question, value),
        )))
  );
}

/** Whether the numbers of a ratio are those of an option: 'd : c = 10 : 27'. */
export const isOptionRatio = ({ options }: Question, { right, statement: { senses } }: Link) => {
  const values = senses[0] && valuesOf(right, senses[0])?.values;
  return (
    values !== undefined &&
    values.length > 1 &&
    options.some(({ text }) => {
      const worth = worthOf(text);
      return worth.length === values.length && worth.every((one, i) => near(one, values[i] ?? Number.NaN));
    })
  );
};

/** Whether a statement gives a value of what is asked: 'time = 140/25'. */
export const isLabelled = (
  question: Question,
  { sides: [label], relations: [relation], letters }: Statement,
) =>
  letters.length === 0 && label?.maths.length === 0 && relation === '=' && labelsAsked(question, label.label);

/** The numbers of a calculation; a fraction is one: 60 and 3/5 of `60*3/5`. */
function factorsIn(tokens: readonly Token[]): { text: string; value: number }[] {
  const found: { text: string; value: number }[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const [top, over, bottom] = tokens.slice(i, i + 3);
    if (top?.is !== 'number') continue;
    const isFraction =
      bottom?.is === 'number' && over?.is === 'sign' && over.sign === '/' && top.value < bottom.value;
    found.push(
      isFraction
        ? { text: `${top.text} / ${bottom.text}`, value: top.value / bottom.value }
        : { text: top.text, value: top.value },
    );
    if (isFraction) i += 2;
  }
  return found;
}

/** What the numbers are of which somebody makes what is asked, the same for a right and a wrong line. */
export function operands(question: Question, statements: readonly Statement[]): Said[] {
  return statements.flatMap(({ sides }): Said[] => {
    // Of a fraction alone the parts are no operands: an option may be one.
    const line = sides.find(side => calculates(side) && !isNumber(side));
    const parts = factorsIn(line?.maths ?? []).flatMap(({ text, value }): Said[] => {
      const at = isOptionWorth(question, value) ? null : quantityWith(question, value, true);
      if (at === null || !question.path?.quantities[at]?.name) return [];
      const [name, other] = quantityWords(question, at, true);
      return [[`${maths(text)} is ${name}`, `${maths(text)} ${other} hai`]];
    });
    if (!line || parts.length === 0) return [];
    const tex = maths(texOf(line, true));
    const asks: Said =
      parts.length > 1
        ? ['Is each what the question needs there?', 'Kya question me yahan ye sab chahiye?']
        : ['Is this what the question needs there?', 'Kya question me yahan yahi chahiye?'];
    return [
      [
        `In ${tex}, ${parts.map(([one]) => one).join(' and ')}. ${asks[0]}`,
        `${tex} me ${parts.map(([, one]) => one).join(' aur ')}. ${asks[1]}`,
      ],
    ];
  });
}

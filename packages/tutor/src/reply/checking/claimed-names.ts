import { holds, numbersIn } from '../../maths/values.ts';
import type { Question } from '../../question.ts';
import { lettersIn } from '../../reading/links.ts';
import { labelsAsked, quantityNamed } from '../../reading/names.ts';
import { calculates, type Statement } from '../../reading/statements.ts';
import { isOptionWorth, quantityWith } from '../../reading/told.ts';
import type { JudgedLine } from '../../reading/work.ts';
import { contentOf } from '../../words/content.ts';
import type { Said } from '../../words/hinglish.ts';
import { figure, maths, wordsIn } from './pieces.ts';

/**
 * The words before a calculation that say what it would be, where nothing shows that it is: no quantity has that name, and
 * the value is none of the question's or its path. Null where there are none.
 */
function unboundName(
  question: Question,
  { value, link: { statement } }: JudgedLine,
  open: boolean,
): string[] | null {
  const name = nameIn(statement);
  const isKnown =
    value === null ||
    holds(numbersIn(question.stem), value) ||
    quantityWith(question, value, open) !== null ||
    quantityNamed(question, name, open) !== null ||
    labelsAsked(question, name);
  return contentOf(name.join(' ')).length === 0 || isKnown ? null : name;
}

/** The words that stand alone before the first '=' of a statement. */
const nameIn = ({ sides: [first], relations: [relation] }: Statement): string[] =>
  first?.maths.length === 0 && relation === '=' ? [...first.label] : [];

/** For lines that hold as calculations and claim to be something: what makes the last of them that. */
export function nameAsked(
  question: Question,
  lines: readonly JudgedLine[],
  open: boolean,
  message: string,
): Said | null {
  const line = lines.findLast(one => one.verdict.is === 'holds' && unboundName(question, one, open) !== null);
  if (!line || line.value === null || lettersIn(line.link.left, line.link.right).length > 0) return null;
  const name = wordsIn(message, nameIn(line.link.statement));
  const value = maths(figure(line.value));
  return [`What makes ${value} the “${name}”?`, `${value} “${name}” kaise hua?`];
}

/** Whether an option is worth a number that neither the question nor a quantity before the asked one has. */
export const isOptionsOwn = (question: Question, value: number): boolean =>
  isOptionWorth(question, value) &&
  quantityWith(question, value, true) === null &&
  !holds(numbersIn(question.stem), value);

/**
 * Whether a calculation comes to what an option is worth, or begins with it: of an open question all such lines are answered
 * alike, whichever of them is the last of the solution.
 */
export const comesToOption = (question: Question, { verdict, value, link }: JudgedLine): boolean =>
  verdict.is === 'holds' &&
  value !== null &&
  [link.left, link.right].some(calculates) &&
  [value, ...largeIn(link)].some(one => isOptionsOwn(question, one));

/** The numbers of a line that are not in every calculation. */
const largeIn = ({ left, right }: JudgedLine['link']): number[] =>
  [...left.maths, ...right.maths].flatMap(token =>
    token.is === 'number' && token.value >= 10 ? [token.value] : [],
  );

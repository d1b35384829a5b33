import { holds, numbersIn } from '../../maths/values.ts';
import type { Question } from '../../question.ts';
import { labelsAsked, quantityNamed, quantityWith } from '../../reading/placing.ts';
import type { Statement } from '../../reading/statements.ts';
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
  if (!line || line.value === null) return null;
  const name = wordsIn(message, nameIn(line.link.statement));
  const value = maths(figure(line.value));
  return [`What makes ${value} the “${name}”?`, `${value} “${name}” kaise hua?`];
}

import { near, written } from '../maths/evaluate.ts';
import { holds, numbersIn } from '../maths/values.ts';
import { inSentence, type PathQuantity, type Question } from '../question.ts';
import { stepWith } from './options.ts';
import type { Piece } from './situation.ts';

/** A longer clause is told in part. */
const mostWords = 12;
/** Where a clause of a question ends. */
const clauseEnds = /[.,;:?!] | (?:and|when|while|if|so that|who|which) |[.?!]$/;

/** The clause of the question that gives a number; null where none does. */
export function clauseWith({ stem }: Question, value: number): string | null {
  // Blanks and marks inside a formula end no clause.
  const whole = stem.replace(/\$[^$]+\$/g, formula => formula.replaceAll(' ', '\u00a0'));
  const clause = whole.split(clauseEnds).find(one => holds(numbersIn(one), value));
  if (clause === undefined) return null;
  const words = clause.trim().split(' ');
  const at = words.findIndex(word => holds(numbersIn(word), value));
  const from = words.length > mostWords && at > mostWords / 2 ? at - mostWords / 2 : 0;
  const part = words
    .slice(from, from + mostWords + 1)
    .join(' ')
    .replaceAll('\u00a0', ' ');
  return `${from > 0 ? '… ' : ''}${part}${from + mostWords + 1 < words.length ? ' …' : ''}`;
}

const isWorth = ({ value: [only, ...more] }: PathQuantity, value: number) =>
  only !== undefined && more.length === 0 && near(Math.abs(only), Math.abs(value));

/** What a number of the solution is, as a sentence; null where that is not known. `from` is the step that uses it. */
export function originOf(question: Question, value: number, from: number | null): string | null {
  const { path, stem } = question;
  const own = path?.quantities.filter(quantity => isWorth(quantity, value)) ?? [];
  const [{ tex = written(value) } = {}] = own;
  const number = `$${Number.isInteger(value) || value < 0 ? written(value) : tex}$`;
  const at = stepWith(question, value);
  const stepOf = ({ step }: PathQuantity) => at ?? step;
  const before = own.find(one => from === null || stepOf(one) < from);
  const isGiven = holds(numbersIn(stem), value);
  if (before && (before.name || !isGiven)) {
    const name = before.name ? inSentence(before.name) : `the result of step ${stepOf(before) + 1}`;
    const how = from === null && before.computation ? `: $${before.computation} = ${before.tex}$` : '';
    return `${number} is ${name}${before.name && (from !== null || how) ? `, from step ${stepOf(before) + 1}` : ''}${how}.`;
  }
  const clause = clauseWith(question, value);
  // Who sees a formula sees its numbers.
  if (isGiven)
    return clause?.includes(' ') &&
      !(clause.replace(/\\%/g, '').match(/\$[^$]*\$/g) ?? []).some(formula => /[a-z(]/i.test(formula))
      ? `${number} is given: “${clause}”.`
      : null;
  const found = own.find(({ computation }) => computation !== null);
  if (found && from === null) return `${number} is $${found.computation}$, in step ${found.step + 1}.`;
  return null;
}

/** Numbers of a line that are spoken of. */
const mostNumbers = 4;

/** What a step finds and why, its line, and where each number in the line is from. */
export function explainedPiece(question: Question, i: number): Piece {
  const { path, steps } = question;
  const { says = '', works = '' } = steps[i] ?? {};
  const because = path?.because[i];
  const finds = because ? `${says} ${because}` : says;
  const origins = numbersIn(works === '' ? '' : `$${works}$`)
    .filter(value => value > 2 && stepWith(question, value) !== i)
    .flatMap(value => originOf(question, value, i) ?? []);
  // Numbers of one clause are told together.
  const told: string[] = [];
  for (const one of new Set(origins)) {
    const [, number = '', clause] = /^(.*?) is given: “([^”]*)”\.$/s.exec(one) ?? [];
    const before = clause === undefined ? -1 : told.findIndex(other => other.includes(`“${clause}”`));
    const [other = ''] = before < 0 ? [] : told.splice(before, 1);
    told.push(before < 0 ? one : other.replace(/ (?:is|are) given/, ` and ${number} are given`));
  }
  const parts = [
    `**Step ${i + 1} of ${steps.length}.** ${finds}`,
    works === '' ? '' : `$$${works}$$`,
    told.slice(0, mostNumbers).join(' '),
  ];
  const isSays = finds === says && told.length === 0;
  return {
    id: `step:${i}${isSays ? '' : ':explained'}`,
    step: i,
    text: parts.filter(part => part !== '').join('\n\n'),
  };
}

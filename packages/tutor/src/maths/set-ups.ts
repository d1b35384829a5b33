import { type Equality, equalitiesIn, lettersOf, linearForm } from './equalities.ts';
import { numberOf } from './evaluate.ts';
import { plainMaths } from './tex.ts';
import { judge, linesOf, solutionOf } from './working.ts';

/** An equation that a student sets up: nothing in the message itself proves or refutes it. */
export interface SetUp {
  left: string;
  right: string;
  /** Whether it follows from the equations it was held against. */
  follows: boolean;
  /** What it makes of its one letter, where it has one. */
  solution: number | null;
}

/** Rows left of a matrix when multiples of others are gone. */
function rankOf(rows: readonly (readonly number[])[]): number {
  const left = rows.map(row => [...row]);
  let rank = 0;
  for (let column = 0; column < (left[0]?.length ?? 0); column += 1) {
    const at = left.findIndex((row, i) => i >= rank && Math.abs(row[column] ?? 0) > 1e-9);
    const [pivot] = at < 0 ? [] : left.splice(at, 1);
    if (!pivot) continue;
    for (const row of left.slice(rank)) {
      const times = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (const [k, value] of pivot.entries()) row[k] = (row[k] ?? 0) - times * value;
    }
    left.splice(rank, 0, pivot);
    rank += 1;
  }
  return rank;
}

/** Whether a linear equation is a combination of others. */
function isCombination(line: Equality, known: readonly Equality[]): boolean {
  const letters = [...new Set([line, ...known].flatMap(lettersOf))];
  const forms = known.map(one => linearForm(one, letters)).filter(form => form !== null);
  const form = linearForm(line, letters);
  return form !== null && forms.length > 0 && rankOf([...forms, form]) === rankOf(forms);
}

/** The equations with letters in a message that could not be judged, held against those of the question's formulas. */
export function setUpsIn(message: string, formulas: readonly string[]): SetUp[] {
  const known = formulas.flatMap(equalitiesIn).filter(line => lettersOf(line).length > 0);
  const equalities = equalitiesIn(message);
  return equalities.flatMap((line, i) =>
    lettersOf(line).length === 0 || judge(line, equalities[i - 1])
      ? []
      : {
          left: line.left.text,
          right: line.right.text,
          follows: isCombination(line, known),
          solution: lettersOf(line).length === 1 ? solutionOf(line) : null,
        },
  );
}

const arithmetic = /(?:(?<![\w.])|(?<=\s))[\d(][\d\s.()]*(?:[-+*/×÷^%][\d\s.()]+)+/g;

/** A mixed fraction is one number and no sum. */
const mixed = /\d+\s*\\[td]?frac\{\d+\}\{\d+\}|\d+\s+\d+\/\d+(?![\d/])/g;

/** A calculation that a student types without its result. */
export function calculationIn(message: string): { text: string; value: number } | null {
  if (message.includes('=')) return null;
  const plain = message.replace(mixed, ' ').replaceAll('$', ' ');
  for (const [text] of plainMaths(plain).matchAll(arithmetic)) {
    const value = numberOf(text.trim());
    if (value !== null && /\d\s*[-+*/^]\s*[\d(]/.test(text)) return { text: text.trim(), value };
  }
  return null;
}

/** Every number that the calculations of a message come to, and those that show where a claim fails. */
export function recalculated(message: string): number[] {
  const calculation = calculationIn(message);
  const lines = linesOf(message).flatMap(line => {
    const example = line.kind === 'wrong' ? line.example : null;
    const shown = example ? [example.left, example.right, ...Object.values(example.letters)] : [];
    return [line.value, line.solution, ...shown];
  });
  return [...lines, calculation?.value ?? null].filter(value => value !== null).map(Math.abs);
}

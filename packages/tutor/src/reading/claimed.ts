import { lettersIn, linksOf, oneValue } from './links.ts';
import { calculates, isNumber, statementsIn, texOf } from './statements.ts';

/** A value that a message claims: `altos = 36`, `36 altos`, `x = 8`, or a number alone. */
export interface Claim {
  words: readonly string[];
  letter: string | null;
  value: number;
  /** Whether it is the result of a calculation in the message. */
  calculated: boolean;
  /** Whether it comes of the value of a letter before it. */
  put: boolean;
  /** All numbers of its statement. */
  numbers: readonly number[];
}

/** The values that a message claims, in order; a letter that was given one has it from there on: `x = 17, total = 50x`. */
export function claimsIn(message: string): Claim[] {
  const known: Record<string, number> = {};
  return statementsIn(message).flatMap(({ sides, senses, joined }): Claim[] => {
    if (joined === 'case') return [];
    const values = sides.map(side => (side.maths.length === 0 ? null : oneValue(side, senses, known)));
    const lone = sides.flatMap(({ maths }) => (maths.length === 1 ? maths : []));
    const letter = lone.find(token => token.is === 'letter');
    const number = lone.find(token => token.is === 'number');
    if (letter && number) known[letter.name] = number.value;
    const at = values.findLastIndex(one => one !== null);
    const value = values[at];
    if (at < 0 || value === null || value === undefined) return [];
    const words = sides.flatMap(side => side.label);
    return [
      {
        words,
        letter: letter?.name ?? null,
        value,
        calculated: sides.some(side => calculates(side) && !isNumber(side)),
        put: sides.some((side, i) => i === at && lettersIn(side).length > 0),
        numbers: sides.flatMap(({ maths }) =>
          maths.flatMap(token => (token.is === 'number' ? token.value : [])),
        ),
      },
    ];
  });
}

/** An expression in letters that is all of a message, as LaTeX; null of any other. */
export function expressionAlone(message: string): string | null {
  const [only, ...more] = statementsIn(message);
  const [side, ...others] = only?.sides ?? [];
  const isBare = more.length + others.length === 0 && side && calculates(side) && side.words.length === 0;
  return isBare && lettersIn(side).length > 0 && !/[a-z]{3}/i.test(message) ? texOf(side, true) : null;
}

/** Whether a message holds lines of work: a calculation, or an equation. */
export const holdsWork = (message: string): boolean =>
  statementsIn(message).some(
    statement =>
      statement.sides.some(
        side => calculates(side) && !isNumber(side) && oneValue(side, statement.senses) !== null,
      ) || linksOf(statement).some(({ left, right }) => left.maths.length > 0 && right.maths.length > 0),
  );

import { type Arithmetic, arithmeticOf } from './judging.ts';
import { linksOf, oneValue, valuesOf } from './links.ts';
import { calculates, isNumber, statementsIn, texOf } from './statements.ts';

/** What the calculations of a text come to, one by one; what has letters or could not be read is left out. */
export const arithmeticIn = (text: string): Exclude<Arithmetic, { is: 'open' }>[] =>
  statementsIn(text)
    .flatMap(linksOf)
    .map(arithmeticOf)
    .filter(found => found.is !== 'open');

/** A calculation that is typed without its result: its LaTeX and its value. */
export function calculationIn(message: string): { tex: string; value: number } | null {
  for (const { sides, senses } of statementsIn(message)) {
    const [side, ...more] = sides.filter(one => one.maths.length > 0);
    if (more.length > 0 || !side || !calculates(side) || isNumber(side) || side.words.length > 0) continue;
    // 'hcf 420' is a name and its value.
    if (
      side.maths.length === 2 &&
      side.maths[0]?.is === 'function' &&
      /^(?:hcf|lcm)$/.test(side.maths[0].name)
    )
      continue;
    const value = oneValue(side, senses);
    if (value !== null) return { tex: texOf(side), value };
  }
  return null;
}

/** What the calculations of a text come to, in every sense of their signs. */
export const resultsOf = (text: string): number[] =>
  statementsIn(text).flatMap(({ sides, senses }) =>
    sides
      .filter(side => calculates(side) && !isNumber(side))
      .flatMap(side => senses.flatMap(sense => valuesOf(side, sense)?.values.map(Math.abs) ?? [])),
  );

/** Every number that the sides of a text come to. */
export const recalculated = (text: string): number[] =>
  statementsIn(text).flatMap(({ sides, senses }) =>
    sides.flatMap(side => senses.flatMap(sense => valuesOf(side, sense)?.values.map(Math.abs) ?? [])),
  );

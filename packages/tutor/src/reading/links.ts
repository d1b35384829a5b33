import type { Parsed } from './grammar.ts';
import type { Sense } from './senses.ts';
import { calculates, isNumber, read, relationTex, type Side, type Statement, texOf } from './statements.ts';
import type { Relation, Token } from './token.ts';

export type Letters = Readonly<Record<string, number>>;

export const none: Letters = {};

/** Two neighbouring sides of a statement, and the relation between them. */
export interface Link {
  left: Side;
  right: Side;
  relation: Relation;
  statement: Statement;
}

export const linksOf = (statement: Statement): Link[] =>
  statement.relations.flatMap((relation, i) => {
    const [left, right] = [statement.sides[i], statement.sides[i + 1]];
    if (!left || !right) return [];
    const isLabelled = i > 0 && statement.relations[i - 1] !== relation;
    const tail = tailOf(left, isLabelled ? isColon : isGap);
    // A lone number behind words is no calculation of theirs: '10 ko 4 me baatna = 286'.
    return [
      {
        left: isLabelled || calculates(tail) ? tail : left,
        right: headOf(right, isGap),
        relation,
        statement,
      },
    ];
  });

const isGap = (token: Token) => token.is === 'gap';

export const isColon = (token: Token) => isSign(token, ':');

/** A side from the last mark on that parts it, as behind a label; all of it where there is none. */
export const tailOf = (side: Side, parts: (token: Token) => boolean): Side => ({
  ...side,
  maths: side.maths.slice(side.maths.findLastIndex(parts) + 1),
});

/** A side up to the first mark that parts it, as before a remark. */
export function headOf(side: Side, parts: (token: Token) => boolean): Side {
  const at = side.maths.findIndex(parts);
  return at < 0 ? side : { ...side, maths: side.maths.slice(0, at) };
}

/** Two letters are two points, or short for a price. */
const pointsIn = (words: string) => words.replace(/^[a-z]{2}$/, pair => pair.toUpperCase());

/** A side, with the unit of a lone number. */
const withUnit = (side: Side): string => {
  const [unit, ...more] = side.units;
  return unit && more.length === 0 && isNumber(side)
    ? `${texOf(side, true)}\\text{ ${unit}}`
    : texOf(side, true);
};

/** The link as LaTeX: what was read. */
export const linkTex = ({ left, right, relation }: Link): string =>
  [left, right]
    .map(side => (side.maths.length > 0 ? withUnit(side) : `\\text{${pointsIn(side.label.join(' '))}}`))
    .join(` ${relationTex(relation)} `);

export const lettersIn = (...sides: readonly Side[]): string[] => [
  ...new Set(
    sides.flatMap(({ maths }) =>
      maths.flatMap(token => (token.is === 'letter' && token.name !== 'π' ? [token.name] : [])),
    ),
  ),
];

/** The values of a side; null where it cannot be read in this sense, or has none. */
export function valuesOf(side: Side, sense: Sense, letters: Letters = none): Values | null {
  const found = read(side, sense);
  return found && evaluated(found, letters);
}

/** The one value of a side in its usual sense; of two parts of a ratio their quotient. */
export function oneValue(side: Side, senses: readonly Sense[], letters: Letters = none): number | null {
  for (const sense of senses) {
    const found = valuesOf(side, sense, letters);
    if (!found) continue;
    const [a, b] = found.values;
    if (found.values.length === 1) return a ?? null;
    if (found.kind === 'ratio' && found.values.length === 2 && a !== undefined && b) return a / b;
    return null;
  }
  return null;
}

export const isSign = (token: Token | undefined, sign: string) => token?.is === 'sign' && token.sign === sign;

export interface Values {
  kind: string;
  values: readonly number[];
}

export function evaluated({ kind, parts }: Parsed, letters: Letters): Values | null {
  const values = parts.map(part => part(letters));
  return values.every(Number.isFinite) ? { kind, values } : null;
}

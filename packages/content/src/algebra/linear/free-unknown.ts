import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Notes {
  /** Notes of ₹10, ₹20 and ₹50 in all, their value in tens. */
  n: number;
  tens: number;
  /** Prices of the first kind and of two more; counts on two bills. */
  x: number;
  y: number;
  z: number;
  a: number;
  b: number;
  c: number;
  d: number;
  /** Multipliers of the third form. */
  u: number;
  v: number;
  way: boolean;
}

const determined = form<Notes>(
  'when-the-value-is-fixed',
  {
    band: 'Medium',
    seconds: 50,
    revision: 5,
    also: ['AL.LIN.3'],
    suits: ({ a, b, c, d, u, v }) => a * d !== b * c && u * a + v * c !== u * b + v * d && b !== d,
    verify: p => {
      // Solve with x = 0 by Cramer's rule.
      const [one, two, y, z] = rows(p);
      const det = p.b * p.a - p.c * p.d;
      return q(one * p.a - two * p.c, det)
        .mul(y)
        .add(q(p.b * two - p.d * one, det).mul(z));
    },
  },
  (p, { step, find }) => {
    const { u, b, d, c, a, v, way } = p;
    const x = step(u, tex`${b}u + ${d}v = ${rows(p)[2]}, \quad ${c}u + ${a}v = ${rows(p)[3]}`)`
      The expression must be a combination of the two equations. Compare the coefficients that are known.`;
    const n = step(v, value => tex`u = ${x}, \quad v = ${value}`)`
      Solve these for the two multipliers.`;
    const one = find(rows(p)[0]);
    const two = find(rows(p)[1]);
    const value = step(
      calc`${x} * ${one} + ${n} * ${two}`,
      value => tex`${x} \times ${one} + ${n} \times ${two} = ${value}, \quad k = ${u * a + v * c}`,
    )`
      The value is the same combination of the right-hand sides (and $k$ that of the coefficients of $x$).`;
    return {
      answer: value,
      stem: () => {
        const [one, two, y, z] = rows(p);
        return way
          ? text`Given $${a}x + ${b}y + ${c}z = ${one}$ and $${c}x + ${d}y + ${a}z = ${two}$, the expression $kx + ${y}y
            + ${z}z$ has the same value for all such $x, y, z$. What is that value?`
          : text`If $${a}x + ${b}y + ${c}z = ${one}$ and $${c}x + ${d}y + ${a}z = ${two}$, then for one value of the
            constant $k$ the value of $kx + ${y}y + ${z}z$ can be found from these equations. What is the value of this
            expression?`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('swapped_the_two', value, calc`${n} * ${one} + ${x} * ${two}`)`
          $${n} \times ${one} + ${x} \times ${two} = ${value}$ exchanges the two multipliers; the coefficients of $y$
          and $z$ are then not the given ones.`,
        slip('added_for_subtracted', value, calc`${one} + ${two}`)`
          $${value}$ is the plain sum of the right-hand sides, which fits the sum of the left-hand sides only.`,
        slip('subtracted_for_added', value, calc`abs(${x} * ${one} - ${n} * ${two})`)`
          The multiples $${x} \times ${one}$ and $${n} \times ${two}$ were subtracted; the coefficients come out when
          they are added.`,
        slip('left_out_a_term', value, calc`${x} * ${one}`)`
          $${x} \times ${one} = ${value}$ leaves the second equation out.`,
        slip('left_out_a_term', value, calc`${n} * ${two}`)`
          $${n} \times ${two} = ${value}$ leaves the first equation out.`,
        slip('left_out_a_factor', n, !x.equals(n) && x)`
          $${x}(${one} + ${two}) = ${value}$ uses the multiplier of the first equation for both.`,
        slip('left_out_a_factor', x, !x.equals(n) && n)`
          $${n}(${one} + ${two}) = ${value}$ uses the multiplier of the second equation for both.`,
        slip('left_out_a_factor', value, calc`(${x} + ${n}) * (${one} + ${two})`)`
          $(${x} + ${n})(${one} + ${two}) = ${value}$ multiplies each equation by the sum of both multipliers.`,
      ],
      snapRead: text`Two equations, three unknowns, and an expression whose value is fixed all the same: it depends on
        the equations alone.`,
      approach: text`A value can be fixed only for a combination of the equations. The two known coefficients give the
        multipliers; $k$ need not be known.`,
      faster: () =>
        text`Put $x = 0$: then $${b}y + ${c}z = ${rows(p)[0]}$ and $${d}y + ${a}z = ${rows(p)[1]}$, and the value of
          $${rows(p)[2]}y + ${rows(p)[3]}z$ is asked.`,
      check: text`$${u} \times ${b} + ${v} \times ${d} = ${rows(p)[2]}$ and $${u} \times ${c} + ${v} \times ${a} =
        ${rows(p)[3]}$, the coefficients of $y$ and $z$.`,
      principle: text`An expression is fixed by equations exactly when it is a combination of them.`,
    };
  },
);

/** Right-hand sides of the two equations and the coefficients of y and z in the expression. */
const rows = ({ x, y, z, a, b, c, d, u, v }: Notes): [number, number, number, number] => [
  a * x + b * y + c * z,
  c * x + d * y + a * z,
  u * b + v * d,
  u * c + v * a,
];

/** AL.LIN.4 Medium: one unknown stays free, and yet a value is fixed. */
export const freeUnknown: readonly AnyTemplate[] = situation<Notes>({
  type: 'AL.LIN.4',
  situation: 'free-unknown',
  draw: draw => {
    const n = draw.int(14, 40);
    const [a, b] = draw.some([2, 3, 4, 5, 6, 7], 2) as [number, number];
    const [c, d] = draw.some([2, 3, 4, 5, 7], 2) as [number, number];
    if (a * b === c * d) return null;
    return {
      n,
      tens: n + draw.int(n, 3 * n),
      x: draw.int(3, 15),
      y: draw.int(4, 16),
      z: draw.int(2, 30),
      a,
      b,
      c,
      d,
      u: draw.int(1, 4),
      v: draw.int(1, 4),
      way: draw.chance(0.5),
    };
  },
  forms: [determined],
});

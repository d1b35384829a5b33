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
    const x = step(u, {
      name: 'the multiplier of the first equation',
      because: text`Two equations do not give three unknowns one by one, so most expressions in them can have many
        values. Only a sum of multiples of the two equations is fixed by them.`,
      works: tex`${b}u + ${d}v = ${rows(p)[2]}, \quad ${c}u + ${a}v = ${rows(p)[3]}`,
    })`
      The value is fixed, so the expression must be $u$ times the first equation plus $v$ times the second. Compare the
      coefficients of $y$ and of $z$, which are both known.`;
    const n = step(v, {
      name: 'the multiplier of the second equation',
      because: text`Two unknown multipliers need two equations, and the two known coefficients give exactly two. The
        coefficient $k$ is not needed for this.`,
      works: value => tex`u = ${x}, \quad v = ${value}`,
    })`
      Solve these two equations for the multipliers $u$ and $v$.`;
    const one = find(rows(p)[0]);
    const two = find(rows(p)[1]);
    const value = step(calc`${x} * ${one} + ${n} * ${two}`, {
      because: text`Whatever is done to the left side of an equation is done to its right side too. So the expression
        equals the same multiples of the two right sides.`,
      works: value => tex`${x} \times ${one} + ${n} \times ${two} = ${value}, \quad k = ${u * a + v * c}`,
    })`
      Take the two right sides with the same multipliers: that is the value. In the same way the coefficients of $x$
      give $k$, though it is not asked.`;
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
          You exchanged the two multipliers: $${n} \times ${one} + ${x} \times ${two} = ${value}$. Then the
          coefficients of $y$ and $z$ are not the given ones.`,
        slip('added_for_subtracted', value, calc`${one} + ${two}`)`
          $${one} + ${two} = ${value}$ is the plain sum of the right sides. It belongs to the sum of the two left sides,
          and their coefficients of $y$ and $z$ are not the given ones.`,
        slip('subtracted_for_added', value, calc`abs(${x} * ${one} - ${n} * ${two})`)`
          You subtracted $${x} \times ${one}$ and $${n} \times ${two}$ from each other. The coefficients of $y$ and $z$
          come out only when the multiples of the equations are added.`,
        slip('left_out_a_term', value, calc`${x} * ${one}`)`
          $${x} \times ${one} = ${value}$ uses the first equation alone. No multiple of it alone has the given
          coefficients of $y$ and $z$.`,
        slip('left_out_a_term', value, calc`${n} * ${two}`)`
          $${n} \times ${two} = ${value}$ uses the second equation alone. No multiple of it alone has the given
          coefficients of $y$ and $z$.`,
        slip('left_out_a_factor', n, !x.equals(n) && x)`
          $${x}(${one} + ${two}) = ${value}$ uses the multiplier of the first equation for both. The second equation
          has another one, as the coefficients of $y$ and $z$ show.`,
        slip('left_out_a_factor', x, !x.equals(n) && n)`
          $${n}(${one} + ${two}) = ${value}$ uses the multiplier of the second equation for both. The first equation
          has another one, as the coefficients of $y$ and $z$ show.`,
        slip('left_out_a_factor', value, calc`(${x} + ${n}) * (${one} + ${two})`)`
          $(${x} + ${n})(${one} + ${two}) = ${value}$ multiplies each equation by the sum of both multipliers. Each
          equation has only its own multiplier.`,
      ],
      snapRead: text`There are two equations and three unknowns, and yet an expression has a fixed value: so it is a
        combination of the two equations.`,
      approach: text`Only a combination of the equations has a fixed value. The coefficients of $y$ and $z$ give its two
        multipliers, and the right sides with these multipliers give the value; $k$ need not be known.`,
      faster: () =>
        text`Put $x = 0$: then $${b}y + ${c}z = ${rows(p)[0]}$ and $${d}y + ${a}z = ${rows(p)[1]}$, and the value of
          $${rows(p)[2]}y + ${rows(p)[3]}z$ is asked.`,
      check: text`$${u} \times ${b} + ${v} \times ${d} = ${rows(p)[2]}$ and $${u} \times ${c} + ${v} \times ${a} =
        ${rows(p)[3]}$, the coefficients of $y$ and $z$.`,
      principle: text`When equations leave an unknown free, an expression has a fixed value only if it is a sum of
        multiples of these equations.`,
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

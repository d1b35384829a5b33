import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, counted, plain, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Three {
  x: number;
  y: number;
  z: number;
  /**
   * Counts on the two bills: a1, b1, c1 and a2, b2, c2; the wanted ones are u times the first minus v times the
   * second.
   */
  a1: number;
  b1: number;
  c1: number;
  a2: number;
  b2: number;
  c2: number;
  u: number;
  v: number;
  /** Five neighbours on a ring. */
  ring: readonly number[];
  way: boolean;
}

const first = (p: Three) => p.a1 * p.x + p.b1 * p.y + p.c1 * p.z;
const second = (p: Three) => p.a2 * p.x + p.b2 * p.y + p.c2 * p.z;
const wanted = ({ a1, b1, c1, a2, b2, c2, u, v }: Three): [number, number, number] => [
  u * a1 - v * a2,
  u * b1 - v * b2,
  u * c1 - v * c2,
];
const term = (n: number, letter: string) => `${n === 1 ? '' : n}${letter}`;

/** What the three bills come to. */
const totals = (p: Three) => {
  const [x, y, z] = wanted(p);
  return [first(p), second(p), x * p.x + y * p.y + z * p.z];
};
/**
 * Between the multiples of each bill, in halves, that a glance at the counts allows, whatever the single prices
 * are.
 */
function amongTheBills(value: Fraction, p: Three): boolean {
  const counts = wanted(p);
  return [
    { bill: first(p), each: [p.a1, p.b1, p.c1] },
    { bill: second(p), each: [p.a2, p.b2, p.c2] },
  ].every(({ bill, each }) => {
    const times = counts.map((n, i) => n / (each[i] ?? 1));
    const [low, high] = [Math.floor(2 * Math.min(...times)) / 2, Math.ceil(2 * Math.max(...times)) / 2];
    return value.valueOf() > low * bill && value.valueOf() < high * bill;
  });
}
const goods = (a: number, b: number, c: number) =>
  `${counted(a, 'pen')}, ${counted(b, 'ruler')} and ${counted(c, 'file')}`;

const fromTwoBills = form<Three>(
  'third-bill-from-two',
  {
    band: 'Medium',
    seconds: 65,
    revision: 3,
    suits: p => new Set(totals(p)).size === 3,
    verify: p => {
      // Another solution of both equations gives the same value: move along their common direction.
      const dir = [p.b1 * p.c2 - p.b2 * p.c1, p.c1 * p.a2 - p.c2 * p.a1, p.a1 * p.b2 - p.a2 * p.b1];
      const at = (t: number) =>
        wanted(p).reduce((s, n, i) => s + n * (([p.x, p.y, p.z][i] ?? 0) + t * (dir[i] ?? 0)), 0);
      if (at(1) !== at(7)) throw new Error('the value is not fixed');
      return at(3);
    },
  },
  (p, { step, find }) => {
    const { u, v, a1, a2, b1, b2, c1, c2, way, x, y, z } = p;
    const m = find(u);
    const vFound = step(
      v,
      tex`${a1}u - ${a2}v = ${wanted(p)[0]}, \ ${b1}u - ${b2}v = ${wanted(p)[1]}: \quad u = ${u}, \ v = ${v}`,
    )`
      Two equations cannot give three unknowns, but a combination of the equations may give what is wanted. Compare the
      coefficients of two unknowns to find the multipliers.`;
    const one = find(first(p));
    const two = find(second(p));
    const value = step(
      calc`${m} * ${one} - ${vFound} * ${two}`,
      (_value, working) =>
        tex`${c1} \times ${m} - ${c2} \times ${vFound} = ${wanted(p)[2]}, \quad ${working}`,
    )`
      The third coefficient agrees too, so take the same combination of the right-hand sides.`;
    return {
      answer: value,
      stem: () => {
        const [a, b, c] = wanted(p);
        return way
          ? text`${goods(a1, b1, c1)} cost ₹${first(p)}; ${goods(a2, b2, c2)} cost ₹${second(p)}. What do
            ${goods(a, b, c)} cost?`
          : text`If $${term(a1, 'x')} + ${term(b1, 'y')} + ${term(c1, 'z')} = ${first(p)}$ and $${term(a2, 'x')} +
            ${term(b2, 'y')} + ${term(c2, 'z')} = ${second(p)}$, what is the value of $${term(a, 'x')} + ${term(b, 'y')}
            + ${term(c, 'z')}$?`;
      },
      show: value => (way ? rupees(value) : plain(value)),
      plausible: value => value.valueOf() > 0 && value.d <= 2n,
      onSight: value => amongTheBills(value, p),
      slips: [
        slip('assumed_equal_parts', value, q(first(p) * wanted(p).reduce((s, n) => s + n, 0), a1 + b1 + c1))`
          The first sum was shared equally over its $${a1 + b1 + c1}$ pieces, as if all three had one price.`,
        slip('assumed_equal_parts', value, q(second(p) * wanted(p).reduce((s, n) => s + n, 0), a2 + b2 + c2))`
          The second sum was shared equally over its $${a2 + b2 + c2}$ pieces, as if all three had one price.`,
        slip('assumed_equal_parts', value, () =>
          one
            .add(two)
            .mul(wanted(p).reduce((s, n) => s + n, 0))
            .div(a1 + b1 + c1 + a2 + b2 + c2),
        )`
          $${one} + ${two}$ was shared equally over all $${a1 + b1 + c1 + a2 + b2 + c2}$ pieces, as if all three had one
          price.`,
        slip('assumed_a_proportion', value, () => {
          const [a, b, c] = wanted(p);
          return q(a, a1).add(q(b, b1)).add(q(c, c1)).mul(first(p)).div(3);
        })`
          The sum $${first(p)}$ was multiplied by the mean of three ratios of coefficients, which gives $${value}$; the
          unknowns do not count alike in it.`,
        slip('assumed_a_proportion', value, () => {
          const [a, b, c] = wanted(p);
          return q(a, a2).add(q(b, b2)).add(q(c, c2)).mul(second(p)).div(3);
        })`
          The sum $${second(p)}$ was multiplied by the mean of three ratios of coefficients, which gives $${value}$; the
          unknowns do not count alike in it.`,
        slip('swapped_the_two', m, v !== u && calc`${u} + 1`)`
          $${m}$ times the first and $${vFound}$ times the second do not give the wanted coefficients.`,
        slip('counted_one_too_many', vFound, calc`${vFound} + 1`)`
          The second equation was taken off ${vFound} time(s), once too often.`,
        slip('counted_one_too_few', vFound, calc`${vFound} - 1`)`
          The second equation was taken off ${vFound} time(s); the coefficient of the first unknown then comes to
          $${u * a1 - vFound.valueOf() * a2}$ and not $${wanted(p)[0]}$.`,
        slip('subtracted_for_added', value, calc`abs(${one} - ${two})`)`
          $${value}$ is simply the difference of the two sums.`,
        slip('stopped_a_step_early', value, calc`${one} + ${two}`)`
          $${value}$ is the sum of the two right-hand sides.`,
      ],
      snapRead: text`Three unknowns and two equations, so single values cannot be found; but a third combination is
        asked, not a single value.`,
      approach: text`Look for multiples of the two equations whose combination has the wanted coefficients. Two
        coefficients give the multipliers, the third confirms them.`,
      faster: text`The wanted coefficients are ${u} times the first row less ${v} times the second: $${u} \times
        ${first(p)} - ${v} \times ${second(p)}$.`,
      check: text`One choice that fits both is $x = ${x}$, $y = ${y}$, $z = ${z}$; it gives
        $${wanted(p)[0] * x + wanted(p)[1] * y + wanted(p)[2] * z}$.`,
      principle: text`A combination of unknowns can be known though the unknowns are not: it must be a combination of
        the equations.`,
    };
  },
);

const ringForm = form<Three>(
  'ring-of-five',
  {
    band: 'Medium',
    seconds: 65,
    revision: 4,
    suits: ({ ring }) => !ring.some((n, i) => n + (ring[(i + 1) % 5] ?? 0) === ring[0]),
    verify: ({ ring }) => {
      const s = ring.map((n, i) => n + (ring[(i + 1) % 5] ?? 0));
      for (let a = 0; a <= 200; a += 1) {
        let x = a;
        for (const sum of s) x = sum - x;
        if (x === a) return a;
      }
      throw new Error('no number fits');
    },
  },
  ({ ring, way }, { step, find }) => {
    const twice = find(q(2 * ring.reduce((s, n) => s + n, 0)));
    const all = step(calc`${twice} / 2`)`
      Add the five sums; each number stands there twice.`;
    const others = step(
      calc`${(ring[1] ?? 0) + (ring[2] ?? 0)} + ${(ring[3] ?? 0) + (ring[4] ?? 0)}`,
      (_value, working) => tex`(b + c) + (d + e) = ${working}`,
    )`
      Choose two sums that cover the other four numbers once each.`;
    const value = step(calc`${all} - ${others}`)`
      What is left of the total is the number asked for.`;
    return {
      answer: value,
      stem: () => {
        const sums = ring.map((n, i) => n + (ring[(i + 1) % 5] ?? 0));
        return way
          ? text`Five children A, B, C, D and E stand in a circle in this order, each holding a number card. The sum of
            the numbers is $${sums[0]}$ for A and B, $${sums[1]}$ for B and C, $${sums[2]}$ for C and D, $${sums[3]}$
            for D and E, and $${sums[4]}$ for E and A. What is A's number?`
          : text`The numbers $a, b, c, d, e$ satisfy $a + b = ${sums[0]}$, $b + c = ${sums[1]}$, $c + d = ${sums[2]}$,
            $d + e = ${sums[3]}$ and $e + a = ${sums[4]}$. Find $a$.`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d <= 2n,
      slips: [
        slip(
          'used_a_wrong_given_number',
          others,
          (ring[0] ?? 0) + (ring[1] ?? 0) + (ring[2] ?? 0) + (ring[3] ?? 0),
        )`
          $${value}$ is the last number of the ring: the sums taken away cover the first.`,
        slip(
          'used_a_wrong_given_number',
          others,
          (ring[2] ?? 0) + (ring[3] ?? 0) + (ring[4] ?? 0) + (ring[0] ?? 0),
        )`
          $${value}$ is the second number: the sums taken away cover the first.`,
        slip('used_a_wrong_given_number', others, (ring[1] ?? 0) + 2 * (ring[2] ?? 0) + (ring[3] ?? 0))`
          $${others}$ comes from two sums that share the third number and leave the fifth out.`,
        slip('assumed_equal_parts', value, q((ring[0] ?? 0) + (ring[1] ?? 0), 2))`
          Halving the first sum, $${(ring[0] ?? 0) + (ring[1] ?? 0)}$, assumes that the two neighbours have equal
          numbers.`,
        slip('assumed_equal_parts', value, calc`${all} / 5`)`
          A fifth of $${all}$ is the mean of the five numbers.`,
        slip('used_a_wrong_given_number', others, (ring[2] ?? 0) + 2 * (ring[3] ?? 0) + (ring[4] ?? 0))`
          $${others}$ comes from two sums that share the fourth number and leave the second out.`,
        slip('assumed_equal_parts', value, q((ring[0] ?? 0) + (ring[4] ?? 0), 2))`
          Halving the last sum, $${(ring[0] ?? 0) + (ring[4] ?? 0)}$, assumes that the two neighbours have equal
          numbers.`,
      ],
      snapRead: text`Five unknowns in a ring, each sum holding two neighbours.`,
      approach: text`The total is half of all sums. Two of the sums cover all numbers but one.`,
      faster: () => {
        const s = ring.map((n, i) => n + (ring[(i + 1) % 5] ?? 0));
        return text`Alternate the signs around the ring: $2a = ${s[0]} - ${s[1]} + ${s[2]} - ${s[3]} + ${s[4]}$.`;
      },
      check: text`Going round from $a = ${ring[0]}$: $b = ${ring[1]}$, $c = ${ring[2]}$, $d = ${ring[3]}$, $e =
        ${ring[4]}$, and the last sum agrees.`,
      principle: text`In a ring of an odd number of sums the single values are fixed: halve the total, then cover all
        but one.`,
    };
  },
);

const cyclic = form<Three>(
  'cyclic-equations',
  {
    band: 'Medium',
    seconds: 65,
    revision: 3,
    suits: ({ x, y, z, u }) => x !== y && y !== z && x !== z && u > 1,
    verify: ({ x, y, z, u }) => {
      const [e, f, g] = [u * x + y + z, x + u * y + z, x + y + u * z];
      for (let a = 0; a < 120; a += 1)
        for (let b = 0; b < 120; b += 1) {
          const c = e - u * a - b;
          if (a + u * b + c === f && a + b + u * c === g) return a * b + u * c;
        }
      throw new Error('no values fit');
    },
  },
  ({ x, y, z, u, way }, { step, find }) => {
    const right = find(calc`(${x} + ${y} + ${z}) * (${u} + 2)`);
    const count = find(calc`${u} + 2`);
    const sum = step(
      calc`${right} / ${count}`,
      value => tex`${u + 2}(x + y + z) = ${right}, \quad x + y + z = ${value}`,
    )`
      Add all three equations: every unknown then has the same coefficient.`;
    const factor = find(calc`${u} - 1`);
    const xOf = find(calc`(${x} + ${y} + ${z} + (${u} - 1) * ${x} - ${sum}) / ${factor}`);
    const yOf = find(calc`(${x} + ${y} + ${z} + (${u} - 1) * ${y} - ${sum}) / ${factor}`);
    const zOf = step(
      calc`(${x} + ${y} + ${z} + (${u} - 1) * ${z} - ${sum}) / ${factor}`,
      value =>
        tex`${u - 1 !== 1 && u - 1}x = ${xOf.mul(u - 1)}: \quad x = ${xOf}, \ y = ${yOf}, \ z = ${value}`,
    )`
      Subtract this sum from each equation to get the unknowns one by one.`;
    const value = step(calc`${xOf} * ${yOf} + ${u} * ${zOf}`)`
      Put them into the expression.`;
    return {
      answer: value,
      stem: () => {
        const s = x + y + z;
        const e = (n: number) => s + (u - 1) * n;
        return way
          ? text`If $${u}x + y + z = ${e(x)}$, $x + ${u}y + z = ${e(y)}$ and $x + y + ${u}z = ${e(z)}$, what is the
            value of $xy ${addedTex(u)}z$?`
          : text`The numbers $x$, $y$ and $z$ are to be added. If $x$ is counted
            ${u === 2 ? 'twice' : text`$${u}$ times`} by mistake, the sum is $${e(x)}$. If the same mistake is made with
            $y$ alone, the sum is $${e(y)}$, and with $z$ alone it is $${e(z)}$. Find $xy ${addedTex(u)}z$.`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('subtracted_for_added', factor, u)`
          After subtracting the sum, $${u - 1}$ of each unknown is left and not $${u}$.`,
        slip('divided_by_the_wrong_number', count, 3)`
          Each unknown stands $${u} + 2$ times in the three equations, not $3$ times.`,
        slip('swapped_the_two', value, calc`${xOf} * ${zOf} + ${yOf} * ${u}`)`
          $y = ${yOf}$ and $z = ${zOf}$ were exchanged in the expression.`,
        slip('swapped_the_two', value, calc`${yOf} * ${zOf} + ${xOf} * ${u}`)`
          $x = ${xOf}$ and $z = ${zOf}$ were exchanged in the expression.`,
        slip('assumed_equal_parts', xOf, calc`${sum} / 3`)`
          A third of $${sum}$ is the mean, not $x$.`,
        slip('left_out_a_factor', value, calc`${xOf} * ${yOf} + ${zOf}`)`
          The coefficient $${u}$ of $z = ${zOf}$ was left out.`,
      ],
      snapRead: text`Three equations of the same pattern: their sum is simple.`,
      approach: text`Add the equations for the sum of the unknowns, then subtract it from each.`,
      faster: text`The right-hand sides add up to $${(u + 2) * (x + y + z)}$, so each less $${x + y + z}$ gives
        $${u - 1 !== 1 && u - 1}x$, $${u - 1 !== 1 && u - 1}y$, $${u - 1 !== 1 && u - 1}z$.`,
      check: text`$${u} \times ${x} + ${y} + ${z} = ${u * x + y + z}$, as given.`,
      principle: text`With equations of one pattern, add them all: the sum of the unknowns makes each one easy.`,
    };
  },
);

/** AL.LIN.4 Medium: the right combination has to be found. */
export const threeUnknowns: readonly AnyTemplate[] = situation<Three>({
  type: 'AL.LIN.4',
  situation: 'more-unknowns',
  draw: draw => {
    const [x, y, z] = draw.some([5, 7, 8, 9, 11, 12, 14, 15, 16, 18, 21, 24, 25, 30], 3) as [
      number,
      number,
      number,
    ];
    const u = draw.int(2, 5);
    const v = draw.int(2, 4);
    const [a1, b1, c1] = [draw.int(2, 5), draw.int(2, 6), draw.int(1, 4)];
    const [a2, b2, c2] = [draw.int(1, 6), draw.int(1, 7), draw.int(1, 5)];
    const p = {
      x,
      y,
      z,
      a1,
      b1,
      c1,
      a2,
      b2,
      c2,
      u,
      v,
      ring: draw.some([4, 6, 7, 9, 10, 11, 13, 15, 16, 18, 20, 22], 5),
      way: draw.chance(0.5),
    };
    return wanted(p).some(n => n < 1 || n > 9) || a1 * b2 === a2 * b1 ? null : p;
  },
  forms: [fromTwoBills, ringForm, cyclic],
});

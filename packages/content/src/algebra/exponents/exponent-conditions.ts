import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { linearTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Factored {
  base: number;
  up: number;
  down: number;
  x: number;
  way: boolean;
}

const sumOfPowers = form<Factored>(
  'sum-of-powers',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    verify: ({ base, up, down, x }) => {
      const value = base ** (x - down) * (base ** (up + down) - 1);
      for (let k = 0; k < 14; k += 1) if (base ** (k + up) - base ** (k - down) === value) return base ** k;
      throw new Error('no exponent');
    },
  },
  ({ base, up, down, x, way }, { step, find }) => {
    const factor = find(calc`${base}^(${up} + ${down}) - 1`);
    const smaller = step(
      calc`${base ** (x - down) * (base ** (up + down) - 1)} / ${factor}`,
      (_value, working) =>
        tex`${base}^{x - ${down}}(${base}^{${up + down}} - 1) = ${base ** (x - down) * (base ** (up + down) - 1)}
          \;\Rightarrow\; ${base}^{x - ${down}} = ${working}`,
    )`
      Take the smaller power out and divide by the bracket.`;
    const back = find(calc`${base}^${down}`);
    const power = step(
      calc`${smaller} * ${back}`,
      value => tex`${base}^x = ${smaller} \times ${base}^{${down}} = ${value}`,
    )`
      Multiply back to the power that is asked.`;
    return {
      answer: power,
      stem: () => {
        const value = base ** (x - down) * (base ** (up + down) - 1);
        return way
          ? text`If $${base}^{x + ${up}} - ${base}^{x - ${down}} = ${String(value)}$, what is the value of
            $${base}^{x}$?`
          : text`The powers $${base}^{x + ${up}}$ and $${base}^{x - ${down}}$ differ by ${String(value)}. Find
            $${base}^x$.`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        stop('answered_another_quantity', smaller)`
          $${smaller}$ is the smaller power $${base}^{x - ${down}}$, not the one that is asked.`,
        slip('answered_another_quantity', back, calc`${base}^(${up} + ${down})`)`
          That is $${base}^{x + ${up}}$, the larger of the two powers.`,
        slip('added_for_subtracted', factor, calc`${base}^(${up} + ${down}) + 1`)`
          The bracket was written with a plus; the powers are subtracted.`,
        slip('misused_a_law_of_exponents', factor, calc`${base}^(${up} + ${down})`)`
          A difference of powers is not the power of a difference: the $1$ in the bracket is missing.`,
        slip('miscounted_the_steps', back, calc`${base}^(${down} + 1)`)`
          This is $${base}^{x + 1}$: one factor $${base}$ too many.`,
        slip('misused_a_law_of_exponents', factor, calc`${base}^${up} - 1`)`
          The bracket $${base}^{${up}} - 1$ fits a difference from $${base}^x$ itself.`,
        slip('miscounted_the_steps', back, down > 1 && calc`${base}^(${down} - 1)`)`
          This is $${base}^{x - 1}$: a factor $${base}$ is missing.`,
      ],
      snapRead: text`Two powers of one base with exponents that differ by a number: a common factor.`,
      approach: text`Take out the smaller power; the bracket is a number.`,
      check: () =>
        text`$${power} \times ${base ** up} - ${power} \div ${base ** down} =
          ${power.mul(base ** up).sub(power.div(base ** down))}$.`,
      principle: text`Powers of one base add through a common factor, never through their exponents.`,
    };
  },
);

interface Quadratic {
  base: number;
  /** The two solutions. */
  s: number;
  t: number;
  way: boolean;
}

const squares = form<Quadratic>(
  'quadratic-exponent',
  {
    band: 'Medium',
    seconds: 85,
    revision: 3,
    also: ['AL.QUA.3', 'AL.QUA.1'],
    verify: ({ s, t }) => {
      let total = 0;
      for (let k = -60; k <= 60; k += 1) if (4 * k * k === 4 * ((s + t) * k - s * t)) total += k * k;
      return total;
    },
  },
  ({ s, t, base, way }, { step, find }) => {
    const quarter = step(1, value => tex`x^2 - ${value.mul(2)}kx + (${linearTex(s + t, -s * t, 'k')}) = 0`)`
      Write both sides with one base and compare exponents: a quadratic in $x$ with $k$ in it.`;
    const sum = step(
      calc`${quarter} * (${s} + ${t})`,
      value =>
        tex`k^2 - (${linearTex(s + t, -s * t, 'k')}) = ${polynomialTex([1, -(s + t), s * t], 'k')} = 0, \quad k_1 +
          k_2 = ${value}`,
    )`
      One real solution means that the discriminant vanishes. A quarter of it is a quadratic in $k$; read off the sum of
      its roots.`;
    const product = find(calc`${quarter} * ${s} * ${t}`);
    const twice = find(2);
    const squares = step(
      calc`${sum} * ${sum} - ${product} * ${twice}`,
      value => tex`(${sum})^2 - 2 \times (${product}) = ${value}`,
    )`
      The squares add up to the square of the sum less twice the product.`;
    return {
      answer: squares,
      stem: () => {
        const linear = linearTex(s + t, -s * t, 'k');
        if (base % 3 === 0)
          return text`The curves $y = ${base}^{x^2} \cdot ${base}^{${linear}}$ and $y = ${base * base}^{kx}$ meet at
            exactly one point for two values of $k$. What is the sum of the squares of these values?`;
        return way
          ? text`For two real numbers $k$ the equation $${base}^{x^2} \cdot ${base}^{${linear}} = ${base * base}^{kx}$
            has exactly one real solution $x$. What is the sum of the squares of these two numbers?`
          : text`The equation $${base}^{x^2 + (${linear})} = ${base * base}^{kx}$ in $x$ has just one real root if $k =
            p$ or $k = q$, with $p \ne q$. Find $p^2 + q^2$.`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('took_a_power_term_by_term', twice, 0)`
          $${squares}$ is the square of the sum of the two numbers.`,
        slip('did_not_double', twice, 1)`
          The product $${product}$ is to be taken off twice.`,
        slip('wrong_sign', product, calc`-${s} * ${t}`)`
          $${product}$ was used for the product: the bracket is subtracted as a whole, so its constant changes its
          sign.`,
        slip('misused_a_law_of_exponents', quarter, 4)`
          The exponent on the right was kept as $kx$ although its base is $${base * base} = ${base}^2$; it doubles.`,
        slip('doubled_needlessly', twice, 4)`
          $${sum}^2$ less four times $${product}$ is the square of the difference of the two numbers.`,
        slip('forgot_to_square', squares, calc`${sum} - ${product} * 2`)`
          The sum $${sum}$ of the two numbers was not squared.`,
        slip('wrong_sign', twice, calc`-2`)`
          Twice the product $${product}$ was added; it has to come off the square of the sum.`,
      ],
      snapRead: text`An exponential equation with a parameter has one solution only: a discriminant that vanishes for
        two values.`,
      approach: text`One base on both sides gives a quadratic in $x$, its discriminant one in $k$. The sum of squares
        needs sum and product only.`,
      faster: text`Equal roots need $k^2 = ${linearTex(s + t, -s * t, 'k')}$: sum $${s + t}$ and product $${s * t}$ give
        $${(s + t) ** 2} ${s * t < 0 ? '+' : '-'} ${Math.abs(2 * s * t)}$.`,
      check: text`For $k = ${s}$ the exponents give $${polynomialTex([1, -2 * s, s * s])} = 0$, for $k = ${t}$ they give
        $${polynomialTex([1, -2 * t, t * t])} = 0$: one root each, and $${s * s} + ${t * t} = ${squares}$.`,
      principle: text`Bring powers to one base and compare exponents; a single solution is then a discriminant of
        zero.`,
    };
  },
);

interface Rooted {
  base: number;
  low: number;
  c: number;
  way: boolean;
}

const bothRootsAbove = form<Rooted>(
  'both-roots-above-a-number',
  {
    band: 'Hard',
    seconds: 105,
    also: ['AL.QUA.9', 'AL.INQ.3'],
    entry: true,
    verify: ({ base, low, c }) => {
      let count = 0;
      for (let k = 1; k <= c + 50; k += 1) {
        const d = k * k - 4 * c;
        if (d > 0 && Math.log((k - Math.sqrt(d)) / 2) / Math.log(base) > low + 1e-9) count += 1;
      }
      return count;
    },
  },
  ({ base, low, c, way }, { step }) => {
    const edge = step(
      calc`${base}^${low}`,
      value => tex`t = ${base}^x: \quad t^2 - kt + ${c} = 0, \quad t > ${base}^{${low}} = ${value}`,
    )`
      Put $t$ for the power. Both roots of the quadratic in $t$ must then lie above a number: find it.`;
    const below = step(
      Math.floor(2 * Math.sqrt(c) + 1e-9),
      value => tex`k^2 > ${4 * c} \;\Rightarrow\; k > 2\sqrt{${c}}, \quad k \ge ${value.add(1)}`,
    )`
      Two different real roots need a positive discriminant. The roots are positive, so $k$ is.`;
    const above = step(
      calc`ceil(${edge} + ${c} / ${edge}) - 1`,
      value =>
        tex`${edge.mul(edge)} - ${edge}k + ${c} > 0 \;\Rightarrow\; k < ${edge.add(q(c).div(edge))}, \quad k \le
          ${value}`,
    )`
      At that number the quadratic must still be positive, and the mid-point of the roots beyond it. The first condition
      bounds $k$ from above.`;
    const count = step(calc`${above} - ${below}`)`
      Count the integers.`;
    return {
      answer: count,
      stem: () => {
        const bound = low === 0 ? 'positive' : `greater than $${low}$`;
        return way
          ? text`For how many integers $k$ does the equation $${base * base}^x - k \cdot ${base}^x + ${c} = 0$ have two
            different real roots, both of them ${bound}?`
          : text`An integer $k$ is such that $${base}^{2x} + ${c} = k \cdot ${base}^x$ holds for two different real
            values of $x$, each ${bound}. How many values can $k$ have?`;
      },
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('did_not_divide', above, !edge.equals(1) && calc`${edge} * ${edge} + ${c} - 1`)`
          At the edge $k$ is multiplied by $${edge}$; the condition was not divided by it.`,
        slip('used_a_wrong_given_number', edge, low > 0 && 1)`
          The roots were only kept positive; they have to be greater than $${low}$.`,
        slip('let_in_an_end_point', above, () => q(c).div(edge).d === 1n && calc`${edge} + ${c} / ${edge}`)`
          At $k = ${above}$ one root is exactly $${low}$, which is not enough.`,
        slip(
          'let_in_equal_values',
          below,
          Number.isInteger(2 * Math.sqrt(c)) && calc`2 * ${Math.sqrt(c)} - 1`,
        )`
          At $k = ${below.add(1)}$ the two roots coincide.`,
        slip('got_the_discriminant_wrong', below, Math.floor(Math.sqrt(c) + 1e-9))`
          The discriminant was taken as $k^2 - ${c}$; the constant counts four times.`,
        slip('counted_gaps_for_numbers', count, calc`${above} - ${below} - 1`)`
          From $${below.add(1)}$ to $${above}$ both ends count; one was left out.`,
        slip('misused_a_law_of_exponents', edge, low > 0 && low !== base ** low && low)`
          The bound $x > ${low}$ was used for $${base}^x$ itself, without turning it into a power.`,
        slip(
          'rounded_the_wrong_way',
          below,
          !Number.isInteger(2 * Math.sqrt(c)) && calc`floor(2 * ${Math.sqrt(c)}) - 1`,
        )`
          $k = ${Math.floor(2 * Math.sqrt(c))}$ has a square below $${4 * c}$, so there are no real roots.`,
        slip('ignored_real_roots', below, 0)`
          $${count}$ leaves out the discriminant; for small $k$ there are no real roots.`,
        slip('left_out_an_end_point', count, calc`${above} - ${below} - 2`)`
          $${count}$ leaves out both ends of the range, which satisfy the strict conditions.`,
      ],
      snapRead: text`A hidden quadratic with both roots beyond a bound: the position of roots, then a count.`,
      approach: text`Substitute the power. Discriminant, value at the edge and mid-point decide where both roots lie;
        count whole $k$.`,
      faster: text`$k = t + \frac{${c}}{t}$ falls from $t = ${base ** low}$, where it is
        $${q(base ** low).add(q(c, base ** low))}$, to its least value $2\sqrt{${c}}$: strictly between these every $k$
        is taken twice.`,
      check: () => {
        const roots = (k: number) =>
          [(k - Math.sqrt(k * k - 4 * c)) / 2, (k + Math.sqrt(k * k - 4 * c)) / 2]
            .map(t => t.toFixed(2))
            .join(' and ');
        return text`At $k = ${above}$ the powers are about ${roots(above.valueOf())}; at $k = ${below.add(1)}$ about
          ${roots(below.valueOf() + 1)}.`;
      },
      principle: text`After a substitution, translate the bound too; then both roots lie beyond it when discriminant,
        edge value and mid-point say so.`,
    };
  },
);

/** AL.IND.2: a common factor, a quadratic exponent, and the position of roots behind a substitution. */
export const exponentConditions: readonly AnyTemplate[] = [
  ...situation<Factored>({
    type: 'AL.IND.2',
    situation: 'common-factor',
    draw: draw => {
      const base = draw.int(2, 7);
      const [up, down] = [draw.int(1, 3), draw.int(1, 2)];
      const x = down + draw.int(1, base === 2 ? 7 : base === 3 ? 4 : 2);
      return base ** (x + up) <= 20000 ? { base, up, down, x, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [sumOfPowers],
  }),
  ...situation<Quadratic>({
    type: 'AL.IND.2',
    situation: 'exponents-in-a-quadratic',
    draw: draw => {
      const [s, t] = [draw.int(-7, 9), draw.int(-7, 9)];
      const base = draw.int(2, 7);
      return s !== t && (s + t) % 2 === 0 && s + t !== 0 && s * t !== 0
        ? { base, s, t, way: draw.chance(0.5) }
        : null;
    },
    tries: 20,
    forms: [squares],
  }),
  ...situation<Rooted>({
    type: 'AL.IND.2',
    situation: 'roots-beyond-a-bound',
    draw: draw => {
      const base = draw.int(2, 5);
      const low = draw.int(0, 2);
      const c = draw.int(5, 90);
      const edge = base ** low;
      const p = { base, low, c, way: draw.chance(0.5) };
      const count = q(edge).add(q(c, edge)).ceil().valueOf() - 1 - Math.floor(2 * Math.sqrt(c) + 1e-9);
      return c > edge * edge && count >= 4 && count <= 60 ? p : null;
    },
    tries: 40,
    forms: [bothRootsAbove],
  }),
];

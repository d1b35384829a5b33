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
    revision: 3,
    verify: ({ base, up, down, x }) => {
      const value = base ** (x - down) * (base ** (up + down) - 1);
      for (let k = 0; k < 14; k += 1) if (base ** (k + up) - base ** (k - down) === value) return base ** k;
      throw new Error('no exponent');
    },
  },
  ({ base, up, down, x, way }, { step, find }) => {
    const factor = find(calc`${base}^(${up} + ${down}) - 1`);
    const smaller = step(calc`${base ** (x - down) * (base ** (up + down) - 1)} / ${factor}`, {
      name: 'the smaller power',
      because: text`Powers that are subtracted cannot be joined by their exponents. But the larger power is the smaller
        one times $${base}^{${up + down}}$, so the smaller one is a common factor.`,
      works: (_value, working) =>
        tex`${base}^{x - ${down}}(${base}^{${up + down}} - 1) = ${base ** (x - down) * (base ** (up + down) - 1)}
          \;\Rightarrow\; ${base}^{x - ${down}} = ${working}`,
    })`
      The two exponents differ by $${up} + ${down}$. Take the smaller power out as a common factor; the bracket is then
      a number, so divide by it.`;
    const back = find(calc`${base}^${down}`);
    const power = step(calc`${smaller} * ${back}`, {
      because: text`The exponent has to grow by $${down}$, and each further $1$ in the exponent multiplies by
        $${base}$.`,
      works: value => tex`${base}^x = ${smaller} \times ${base}^{${down}} = ${value}`,
    })`
      The question asks for $${base}^x$. That is this power times $${base}^{${down}}$.`;
    return {
      answer: power,
      stem: () => {
        const value = base ** (x - down) * (base ** (up + down) - 1);
        return way
          ? text`If $${base}^{x + ${up}} - ${base}^{x - ${down}} = ${value}$, what is the value of
            $${base}^{x}$?`
          : text`The powers $${base}^{x + ${up}}$ and $${base}^{x - ${down}}$ differ by ${value}. Find
            $${base}^x$.`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        stop('answered_another_quantity', smaller)`
          $${smaller}$ is the smaller power, $${base}^{x - ${down}}$. The question asks for $${base}^x$, which is
          larger.`,
        slip('answered_another_quantity', back, calc`${base}^(${up} + ${down})`)`
          That is $${base}^{x + ${up}}$, the larger of the two powers. The question asks for $${base}^x$.`,
        slip('added_for_subtracted', factor, calc`${base}^(${up} + ${down}) + 1`)`
          You wrote the bracket with a plus. The powers are subtracted, so it is $${base}^{${up + down}} - 1$.`,
        slip('misused_a_law_of_exponents', factor, calc`${base}^(${up} + ${down})`)`
          You left out the $1$ in the bracket. The smaller power is subtracted, so one of it is missing from
          $${base}^{${up + down}}$ of them.`,
        slip('miscounted_the_steps', back, calc`${base}^(${down} + 1)`)`
          This is $${base}^{x + 1}$, with one factor $${base}$ too many. From $x - ${down}$ to $x$ there are only
          ${down} factor(s).`,
        slip('misused_a_law_of_exponents', factor, calc`${base}^${up} - 1`)`
          You used the bracket $${base}^{${up}} - 1$. It would fit a difference from $${base}^x$ itself; here the
          smaller exponent is $x - ${down}$.`,
        slip('miscounted_the_steps', back, down > 1 && calc`${base}^(${down} - 1)`)`
          This is $${base}^{x - 1}$, so a factor $${base}$ is missing. From $x - ${down}$ to $x$ there are ${down}
          factors.`,
      ],
      snapRead: text`Two powers of one base are subtracted, and their exponents differ by a known number: take out a
        common factor.`,
      approach: text`Take out the smaller power. The bracket is then a known number, so the smaller power follows, and
        from it $${base}^x$.`,
      check: () =>
        text`$${power} \times ${base ** up} - ${power} \div ${base ** down} =
          ${power.mul(base ** up).sub(power.div(base ** down))}$.`,
      principle: text`Powers of one base are added or subtracted by taking out a common factor, never through their
        exponents.`,
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
    const quarter = step(1, {
      because: text`$${base * base} = ${base}^2$, so $${base * base}^{kx} = ${base}^{2kx}$. Powers of one base are
        equal only if their exponents are equal.`,
      works: value => tex`x^2 - ${value.mul(2)}kx + (${linearTex(s + t, -s * t, 'k')}) = 0`,
    })`
      Write both sides with the base $${base}$ and set the exponents equal. This is a quadratic equation in $x$ that
      contains $k$.`;
    const sum = step(calc`${quarter} * (${s} + ${t})`, {
      name: text`the sum of the two values of $k$`,
      because: text`The two solutions of a quadratic equation are equal exactly when the root in its formula is $0$. The
        coefficient of $x$ is even, so everything in it can be divided by $4$.`,
      works: value =>
        tex`k^2 - (${linearTex(s + t, -s * t, 'k')}) = ${polynomialTex([1, -(s + t), s * t], 'k')} = 0, \quad k_1 +
          k_2 = ${value}`,
    })`
      There is one real solution $x$ exactly when the discriminant is $0$. A quarter of it is a quadratic in $k$; read
      the sum of its roots from the coefficients.`;
    const product = find(calc`${quarter} * ${s} * ${t}`, {
      name: text`the product of the two values of $k$`,
    });
    const twice = find(2);
    const squares = step(calc`${sum} * ${sum} - ${product} * ${twice}`, {
      because: text`$(k_1 + k_2)^2$ contains both squares and twice the product $k_1k_2$. So this twice has to be taken
        away.`,
      works: value => tex`(${sum})^2 - 2 \times (${product}) = ${value}`,
    })`
      The sum of the squares is the square of the sum less twice the product. Both can be read from the quadratic in
      $k$.`;
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
          $${squares}$ is the square of the sum of the two numbers. It also has twice their product in it, which has to
          be subtracted.`,
        slip('did_not_double', twice, 1)`
          You subtracted the product $${product}$ once. In the square of the sum it comes twice.`,
        slip('wrong_sign', product, calc`-${s} * ${t}`)`
          You used $${product}$ as the product. The bracket is subtracted as a whole, so its constant changes its
          sign.`,
        slip('misused_a_law_of_exponents', quarter, 4)`
          You kept the exponent $kx$ on the right side, although its base is $${base * base} = ${base}^2$. With the base
          $${base}$ it doubles.`,
        slip('doubled_needlessly', twice, 4)`
          You subtracted four times $${product}$ from $${sum}^2$. That is the square of the difference of the two
          numbers.`,
        slip('forgot_to_square', squares, calc`${sum} - ${product} * 2`)`
          You did not square the sum $${sum}$ of the two numbers before subtracting.`,
        slip('wrong_sign', twice, calc`-2`)`
          You added twice the product $${product}$. It is in the square of the sum already, so it has to be
          subtracted.`,
      ],
      snapRead: text`An exponential equation with a parameter has one solution only: its discriminant is zero for two
        values of the parameter.`,
      approach: text`With one base on both sides there is a quadratic equation in $x$, and its discriminant is a
        quadratic in $k$. The sum of squares needs only the sum and the product of its roots.`,
      faster: text`Equal roots need $k^2 = ${linearTex(s + t, -s * t, 'k')}$: sum $${s + t}$ and product $${s * t}$ give
        $${(s + t) ** 2} ${s * t < 0 ? '+' : '-'} ${Math.abs(2 * s * t)}$.`,
      check: text`For $k = ${s}$ the exponents give $${polynomialTex([1, -2 * s, s * s])} = 0$, for $k = ${t}$ they give
        $${polynomialTex([1, -2 * t, t * t])} = 0$: one root each, and $${s * s} + ${t * t} = ${squares}$.`,
      principle: text`Bring powers to one base and set the exponents equal; a single solution then means a discriminant
        of zero.`,
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
    const edge = step(calc`${base}^${low}`, {
      name: text`the number that both roots in $t$ must exceed`,
      because: text`$${base}^x$ grows with $x$, so $x$ is above $${low}$ exactly when the power is above
        $${base}^{${low}}$.`,
      works: value => tex`t = ${base}^x: \quad t^2 - kt + ${c} = 0, \quad t > ${base}^{${low}} = ${value}`,
    })`
      Let $t = ${base}^x$. The equation becomes a quadratic in $t$, and both of its roots must lie above a certain
      number: find this number.`;
    const below = step(Math.floor(2 * Math.sqrt(c) + 1e-9), {
      name: text`the largest integer $k$ that is too small`,
      because: text`With a discriminant of $0$ or less there would be one root or none. As $t$ is positive, the sum of
        the roots, which is $k$, is positive too.`,
      works: value => tex`k^2 > ${4 * c} \;\Rightarrow\; k > 2\sqrt{${c}}, \quad k \ge ${value.add(1)}`,
    })`
      Two different real roots need a positive discriminant. The roots are positive, so $k$ is positive. This bounds $k$
      from below.`;
    const above = step(calc`ceil(${edge} + ${c} / ${edge}) - 1`, {
      name: text`the greatest possible $k$`,
      because: text`The parabola opens upwards. If it is positive at a number to the left of its middle, both roots lie
        to the right of this number.`,
      works: value =>
        tex`${edge.mul(edge)} - ${edge}k + ${c} > 0 \;\Rightarrow\; k < ${edge.add(q(c).div(edge))}, \quad k \le
          ${value}`,
    })`
      At that number the quadratic must still be positive, with the middle of the roots beyond it. The first condition
      bounds $k$ from above.`;
    const count = step(calc`${above} - ${below}`)`
      Count the integers $k$ from the first possible one to the greatest one.`;
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
          You did not divide by $${edge}$. At that number $k$ is multiplied by $${edge}$ in the condition, so the bound
          for $k$ is smaller.`,
        slip('used_a_wrong_given_number', edge, low > 0 && 1)`
          You kept the solutions only positive. They have to be greater than $${low}$, so the powers have to be larger
          too.`,
        slip('let_in_an_end_point', above, () => q(c).div(edge).d === 1n && calc`${edge} + ${c} / ${edge}`)`
          You let in $k = ${above}$. Then one solution is exactly $${low}$, and it has to be greater.`,
        slip(
          'let_in_equal_values',
          below,
          Number.isInteger(2 * Math.sqrt(c)) && calc`2 * ${Math.sqrt(c)} - 1`,
        )`
          You let in $k = ${below.add(1)}$. Then the two roots are equal, and they have to be different.`,
        slip('got_the_discriminant_wrong', below, Math.floor(Math.sqrt(c) + 1e-9))`
          You used $k^2 - ${c}$ as the discriminant. The constant is multiplied by $4$ in it.`,
        slip('counted_gaps_for_numbers', count, calc`${above} - ${below} - 1`)`
          You left out one end. From $${below.add(1)}$ to $${above}$ both ends count.`,
        slip('misused_a_law_of_exponents', edge, low > 0 && low !== base ** low && low)`
          You used the bound $${low}$ for $${base}^x$ itself. It is a bound for $x$, so the power has to exceed
          $${base}^{${low}}$.`,
        slip(
          'rounded_the_wrong_way',
          below,
          !Number.isInteger(2 * Math.sqrt(c)) && calc`floor(2 * ${Math.sqrt(c)}) - 1`,
        )`
          You let in $k = ${Math.floor(2 * Math.sqrt(c))}$. Its square is below $${4 * c}$, so there are no real
          roots.`,
        slip('ignored_real_roots', below, 0)`
          Your $${count}$ leaves out the discriminant. For small $k$ there are no real roots.`,
        slip('left_out_an_end_point', count, calc`${above} - ${below} - 2`)`
          Your $${count}$ leaves out both ends of the range. They satisfy the strict conditions, so they count.`,
      ],
      snapRead: text`A quadratic in a power has both roots beyond a bound: substitute, move the bound too, and look
        where the roots lie.`,
      approach: text`Substitute the power by $t$. The discriminant, the value at the bound and the middle of the roots
        decide where both roots lie; then count the integers $k$.`,
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
      principle: text`After a substitution change the bound too; both roots of a quadratic lie beyond it when
        discriminant, value at the bound and middle of the roots say so.`,
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

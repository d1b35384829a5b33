import type Fraction from 'fraction.js';
import { calc, form, frac, here, Surd, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

const shown = (value: Parameters<typeof frac>[0]) => `$${frac(value).tex}$`;

interface Related {
  /** b^x = v is given, and the power of b^m with the exponent x + s is asked. */
  b: number;
  v: number;
  m: number;
  s: number;
  frame: number;
}

const largerBase = form<Related>(
  'value-for-a-larger-base',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    verify: ({ b, v, m, s }) => {
      const x = Math.log(v) / Math.log(b);
      return nearFraction(Number((b ** m) ** (x + s)), b ** m);
    },
  },
  ({ b, v, m, s, frame }, { step }) => {
    const base = b ** m;
    const asked = tex`${base}^{x ${addedTex(s)}}`;
    const power = step(calc`${v}^${m}`, {
      name: text`the power $${base}^x$`,
      works: (_v, w) => tex`${base}^x = (${b}^{${m}})^x = (${b}^x)^{${m}} = ${w}`,
      because: text`Exponents of a power of a power are multiplied, so their order does not matter.`,
    })`
      Write $${base}$ as $${b}^{${m}}$ and change the order of the exponents $${m}$ and $x$. Then use
      $${b}^x = ${v}$.`;
    const factor = step(frac(calc`${base}^${s}`), {
      because: text`For example $2^{3 + 1} = 2^3 \times 2$: one more in the exponent is one more factor. The factor has
        the base $${base}$, because the whole exponent belongs to it.`,
      name: 'the factor that the constant in the exponent brings',
      works: (_v, w) => tex`${asked} = ${base}^x \times ${base}^{${s}}${s === 1 ? '' : tex`, \quad ${w}`}`,
    })`
      A sum in an exponent is a product of powers, so $${asked}$ is $${base}^x \times ${base}^{${s}}$. Work out the
      second factor.`;
    const result = step(frac(calc`${power} * ${frac(factor)}`), {
      because: text`Exponents are added when powers are multiplied. Not added themselves: $2^3 + 2^1 = 10$, but
        $2^{3 + 1} = 16$.`,
    })`
      The value asked for is the product of the two factors. Multiply them.`;
    return {
      answer: result,
      stem:
        frame === 0
          ? text`If $${b}^x = ${v}$, what is the value of $${asked}$?`
          : frame === 1
            ? text`The real number $x$ is such that $${b}$ raised to the power $x$ gives $${v}$. Find $${asked}$.`
            : frame === 2
              ? text`Meera knows that $${b}^x = ${v}$ for some real $x$, but not $x$ itself. Which value can be worked
                out for $${asked}$?`
              : text`On the graph of $y = ${b}^x$ a point has the $y$-coordinate $${v}$. What is the $y$-coordinate of
                the point of $y = ${asked}$ with the same $x$?`,
      show: shown,
      plausible: value => value.gt(0),
      slips: [
        slip('took_a_power_for_a_product', power, calc`${m} * ${v}`)`
          $${base}^x$ was taken as ${here}. As $${base} = ${b}^{${m}}$, the number $${v}$ has to be raised to the power
          $${m}$, not multiplied by it.`,
        slip('misused_a_law_of_exponents', factor, frac(calc`${b}^${s}`))`
          The constant in the exponent was given the base $${b}$, which makes the factor $${frac(factor)}$. It belongs
          to the base $${base}$.`,
        slip('stopped_a_step_early', result, frac(power))`
          $${power}$ is $${base}^x$. The exponent of $${asked}$ is not $x$ alone, so one factor is still missing.`,
        slip('misused_a_law_of_exponents', power, calc`${base / b} * ${v}`)`
          $${base}^x$ was split into ${here}, as if only one of the $${m}$ factors $${b}$ had the exponent $x$.`,
        slip('added_for_multiplied', result, frac(calc`${power} + ${frac(factor)}`))`
          $${power}$ and $${frac(factor)}$ were added. A sum in the exponent means that the two powers are multiplied.`,
        slip('wrong_sign', factor, frac(calc`${base}^(-${s})`))`
          The factor was taken as $${frac(factor)}$, which belongs to an exponent with $${-s}$ in place of $${s}$.`,
        slip('misused_a_law_of_exponents', factor, frac(calc`${m} * ${s}`))`
          The constant $${s}$ was multiplied by $${m}$ and then used as the factor $${factor}$. It stands in an
          exponent, so it brings a power of $${base}$.`,
      ],
      snapRead: text`The value of one power is given and a power of another base is asked; the second base is itself a
        power of the first.`,
      approach: text`The exponent $x$ itself is not needed. Write the asked power with the base $${b}$, separate the
        constant in the exponent as a factor, and use the given value.`,
      check: () => {
        const x = Math.log(v) / Math.log(b);
        return text`From $${b}^x = ${v}$ the exponent is $x \approx ${x.toFixed(3)}$, and
          $${base}^{${(x + s).toFixed(3)}} \approx ${Number((base ** (x + s)).toPrecision(3))}$.`;
      },
      principle: text`If a base is a power of another one, its powers are powers of the given value, and a constant in
        the exponent becomes a factor.`,
    };
  },
);

interface Crossed {
  /** a^x · b^y and a^y · b^x are given, with x + y = sum and x - y = gap of different parity. */
  a: number;
  b: number;
  sum: number;
  gap: number;
  frame: number;
}

const rootOf = (whole: number) => Surd.root(whole);
const crossed = ({ a, b, sum, gap }: Crossed): [Surd, Surd] => [
  rootOf(a ** (sum + gap) * b ** (sum - gap)),
  rootOf(a ** (sum - gap) * b ** (sum + gap)),
];

const crossedProduct = form<Crossed>(
  'product-of-crossed-exponents',
  {
    band: 'Medium',
    seconds: 95,
    revision: 3,
    also: ['AL.LIN.2'],
    verify: p => {
      const [first, second] = crossed(p).map(value => Math.log(value.valueOf())) as [number, number];
      const [la, lb] = [Math.log(p.a), Math.log(p.b)];
      const x = (first * la - second * lb) / (la * la - lb * lb);
      const y = (second * la - first * lb) / (la * la - lb * lb);
      return nearFraction(Math.round(x * y * 1e8) / 1e8, 4);
    },
  },
  (p, { step }) => {
    const { a, b, frame } = p;
    const [first, second] = crossed(p);
    const product = first.mul(second).rational ?? q(0);
    const quotient = first.div(second).rational ?? q(0);
    const [one, two] = [tex`${a}^x \times ${b}^y`, tex`${a}^y \times ${b}^x`];
    const sum = step(p.sum, {
      name: 'the sum of the exponents',
      works: value =>
        tex`${a * b}^{x + y} = ${product} = ${a * b}^{${value}} \quad \Rightarrow \quad x + y = ${value}`,
      because: text`One equation for two real exponents does not fix them; together the two do. In the product of the
        equations both bases have the same exponent.`,
    })`
      Multiply the two equations: both bases then have the exponent $x + y$. Compare it with the power of $${a * b}$ on
      the right.`;
    const gap = step(p.gap, {
      name: 'the difference of the exponents',
      works: value =>
        tex`\left(\frac{${a}}{${b}}\right)^{x - y} = ${frac(quotient)} = \left(\frac{${a}}{${b}}\right)^{${value}} \quad
          \Rightarrow \quad x - y = ${value}`,
      because: text`Dividing powers of one base subtracts their exponents. In the second equation $x$ and $y$ have
        changed places, so both bases get the difference, once with each sign.`,
    })`
      Divide the first equation by the second one: now $${a}$ has the exponent $x - y$ and $${b}$ the opposite one.
      Compare the exponents.`;
    const answer = step(frac(calc`(${sum}^2 - (${gap})^2) / 4`), {
      because: text`$(x + y)^2$ has $2xy$ in its middle and $(x - y)^2$ has $-2xy$. All other terms are equal, so the
        difference is $4xy$.`,
      works: (_v, w) => tex`xy = \frac{(x + y)^2 - (x - y)^2}{4} = ${w}`,
    })`
      The squares of the sum and of the difference differ by $4xy$. So subtract them and divide by $4$ to get the
      product.`;
    const squares = q(p.sum * p.sum + p.gap * p.gap, 2);
    return {
      answer,
      stem:
        frame === 0
          ? text`The real numbers $x$ and $y$ satisfy $${one} = ${first}$ and $${two} = ${second}$. What is the value of
            $xy$?`
          : frame === 1
            ? text`For two real exponents, $${one}$ equals $${first}$, and when the exponents change places it becomes
              $${two} = ${second}$. Find the product of $x$ and $y$.`
            : frame === 2
              ? text`Let $${one} = ${first}$, while $${two} = ${second}$, where $x, y$ are real. By multiplying $x$ with
                $y$, which number is obtained?`
              : text`Meera looks for real $x$ and $y$ that solve the two equations $${one} = ${first}$ and $${two} =
                ${second}$ together. Which product do the two numbers have?`,
      show: shown,
      plausible: value => value.gt(0),
      slips: [
        slip('misused_a_law_of_exponents', answer, sum)`
          $${sum}$ is the sum of the two exponents. In a product of powers of one base the exponents are added, so it is
          not $xy$.`,
        slip('answered_another_quantity', answer, frac(calc`${sum} * abs(${gap})`))`
          ${here} is the difference of $x^2$ and $y^2$, because you multiplied sum and difference. The question asks for
          $xy$.`,
        slip('left_out_a_factor', sum, p.sum - 1)`
          You left out the two roots in the product of the right sides, so the exponents added up to $${sum}$.`,
        slip('did_not_halve', answer, frac(calc`(${sum}^2 - (${gap})^2) / 2`))`
          You divided the difference of the squares by $2$ and got $${frac(answer)}$. The squares of sum and difference
          differ by $4xy$.`,
        slip('wrong_sign', answer, frac(calc`(${sum}^2 + (${gap})^2) / 4`))`
          You added the squares of sum and difference: ${here}. Only their difference leaves the product alone.`,
        slip('forgot_the_root', sum, p.sum + 1)`
          You used the square of the number under the two equal roots as their product, so the exponents added up to
          $${sum}$.`,
        slip('answered_another_quantity', answer, frac(q(p.sum - Math.abs(p.gap), 2)))`
          $${frac(answer)}$ is the smaller of the two exponents, found from their sum and difference. The question asks
          for their product.`,
        slip('answered_another_quantity', answer, frac(q(p.sum + Math.abs(p.gap), 2)))`
          $${frac(answer)}$ is the larger of the two exponents. The question asks for their product.`,
        slip('answered_another_quantity', answer, frac(squares))`
          $${frac(squares)}$ is the sum of the squares of $x$ and $y$. The question asks for their product.`,
      ],
      snapRead: text`Two products of powers have exchanged exponents: their product and their quotient each have one
        exponent only.`,
      approach: text`Multiply and divide the two equations. The first gives the sum of the exponents, the second their
        difference, and the two give the product.`,
      check: text`With $x = ${frac(q(p.sum + p.gap, 2))}$ and $y = ${frac(q(p.sum - p.gap, 2))}$ the square of the first
        product is $${a}^{${p.sum + p.gap}} \times ${b}^{${p.sum - p.gap}} = ${first.mul(first).rational}$, and that is
        the square of $${first}$.`,
      principle: text`When two equations differ by an exchange of the unknowns, multiply and divide them: sum and
        difference come out separately.`,
    };
  },
);

interface Mutual {
  /** E = px + qy; x^E = y^m and y^E = x^n, with x = y² in the end. */
  p: number;
  q: number;
  y: number;
  /** The combination ux + vy that is asked. */
  u: number;
  v: number;
  frame: number;
}

const signed = (n: number, letter: string) =>
  n === 1 ? `+ ${letter}` : n === -1 ? `- ${letter}` : `${addedTex(n)}${letter}`;
const pairTex = (one: number, two: number) => `${one === 1 ? '' : one}x ${signed(two, 'y')}`;

/** The combination of the two found numbers as it is worked out. */
const putIn = (u: number, x: Fraction, v: number, y: Fraction) =>
  [
    u === 1 ? '' : `${u} \\times `,
    fractionTex(x),
    v < 0 ? ' - ' : ' + ',
    Math.abs(v) === 1 ? '' : `${Math.abs(v)} \\times `,
    fractionTex(y),
  ].join('');

const mutualPowers = form<Mutual>(
  'numbers-in-each-others-powers',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['AL.IND.2', 'AL.QUA.1'],
    verify: p => {
      // Both equations in logarithms; the numbers from 2 on are tried.
      const e = p.p * p.y * p.y + p.q * p.y;
      for (let y = 2; y <= 12; y += 1)
        for (let x = 2; x <= 150; x += 1) {
          const own = p.p * x + p.q * y;
          const first = own * Math.log(x) - 2 * e * Math.log(y);
          const second = own * Math.log(y) - (e / 2) * Math.log(x);
          if (Math.abs(first) < 1e-9 && Math.abs(second) < 1e-9) return q(p.u * x + p.v * y);
        }
      throw new Error('no solution');
    },
  },
  (p, { step }) => {
    const { u, v, frame } = p;
    const total = p.p * p.y * p.y + p.q * p.y;
    const [m, n] = [2 * total, total / 2];
    const exponent = tex`${pairTex(p.p, p.q)}`;
    const asked = tex`${pairTex(u, v)}`;
    const e = step(calc`sqrt(${m} * ${n})`, {
      name: text`the exponent $${exponent}$`,
      works: (_v, w) => tex`(${exponent})^2 = ${m} \times ${n} \quad \Rightarrow \quad ${exponent} = ${w}`,
      because: text`With $y^{${exponent}}$ on the right, $y$ can be replaced by a power of $x$; then one base is left,
        and equal powers of one base have equal exponents.`,
    })`
      Raise the first equation to the power $${exponent}$: the left side becomes $x^{(${exponent})^2}$, the right side
      $(y^{${exponent}})^{${m}} = (x^{${n}})^{${m}}$. Compare the exponents of $x$; as $x$ and $y$ exceed $1$, the
      exponent is positive.`;
    const times = step(calc`${m} / ${e}`, {
      name: text`the power of $y$ that $x$ is`,
      because: text`The exponent is known now, so the first equation connects only $x$ and $y$. A root of both sides
        divides the exponents.`,
      works: value => tex`x^{${e}} = y^{${m}} \quad \Rightarrow \quad x = y^{${value}}`,
    })`
      Substitute this exponent into the first equation and find the root: $x$ is then a power of $y$.`;
    const y = step(p.y, {
      name: text`the number $y$`,
      because: text`The exponent itself is made of $x$ and $y$, and its value is known. With $x$ written by $y$ this is
        an equation for $y$ alone.`,
      works: value =>
        tex`${polynomialTex([p.p, p.q, -total], 'y')} = 0 \quad \Rightarrow \quad y = ${value} \text{ or } y =
          ${frac(q(-total, p.p * p.y))}`,
    })`
      Substitute $x = y^2$ into $${exponent} = ${total}$ and solve the quadratic equation; $y$ is greater than $1$.`;
    const x = step(calc`${y}^${times}`, { name: text`the number $x$`, works: (_v, w) => tex`x = ${w}` })`
      $x$ is this power of $y$, so find $x$ from $y$.`;
    const answer = step(calc`${u} * ${x} + (${v}) * ${y}`, {
      works: value => tex`${asked} = ${putIn(u, x, v, y)} = ${value}`,
    })`
      Substitute $x$ and $y$ into $${asked}$, the expression that the question asks for.`;
    const linear = q(total, 2 * p.p + p.q);
    const other = q(total, p.p * p.y);
    return {
      answer,
      stem:
        frame === 0
          ? text`Two numbers $x$ and $y$, both greater than $1$, satisfy $x^{${exponent}} = y^{${m}}$ and
            $y^{${exponent}} = x^{${n}}$. What is the value of $${asked}$?`
          : frame === 1
            ? text`If $x > 1$ and $y > 1$ are such that the power $x^{${exponent}}$ equals $y^{${m}}$, and
              $y^{${exponent}}$ equals $x^{${n}}$, find $${asked}$.`
            : frame === 2
              ? text`Let $E = ${exponent}$, where the real numbers $x$ and $y$ exceed $1$. It is known that
                $x^E = y^{${m}}$ and $y^E = x^{${n}}$. Determine $${asked}$.`
              : text`Aarav raises two numbers $x, y > 1$ to the same power, with the exponent $${exponent}$. From $x$
                he gets $y^{${m}}$, from $y$ he gets $x^{${n}}$. What is the value of $${asked}$?`,
      show: shown,
      plausible: value => value.gt(0) && value.d < 10n,
      slips: [
        slip('swapped_the_two', answer, u * p.y + v * p.y * p.y)`
          You exchanged the two numbers and got $${answer}$. From $x^{${total}} = y^{${m}}$ follows $x = y^2$, and not
          $y = x^2$.`,
        slip('took_a_power_for_a_product', answer, linear.gt(1) && linear.mul(2 * u + v))`
          You used the root $x = 2y$ of $x^{${total}} = y^{${m}}$, which leads to $y = ${frac(linear)}$ and
          $${frac(answer)}$. The exponents say $x = y^2$.`,
        slip('wrong_sign', y, !other.equals(p.y) && other.gt(1) && other)`
          You used $y = ${frac(y)}$. That is the negative root of the quadratic without its sign.`,
        slip('divided_by_the_wrong_number', times, calc`${m} / ${n}`)`
          You divided the exponents $${m}$ and $${n}$ of the two equations, as if $x$ were $y^{${times}}$. The exponent
          on the left is $${total}$.`,
        stop('answered_another_quantity', e)`
          $${e}$ is the value of the exponent $${exponent}$ alone. The question asks for $${asked}$.`,
        slip('answered_another_quantity', answer, calc`${p.y}^2`)`
          ${here} is the number $x$ alone. The question asks for the value of $${asked}$, with both numbers.`,
        slip('subtracted_for_added', answer, v > 0 && calc`${u} * ${x} - ${v} * ${y}`)`
          ${here} subtracts the part with $y$. In $${asked}$ this part has to be added to the other.`,
        slip('added_for_subtracted', answer, v < 0 && calc`${u} * ${x} + ${-v} * ${y}`)`
          ${here} adds the part with $y$. In $${asked}$ this part has to be subtracted from the other.`,
      ],
      snapRead: text`Each of two numbers is raised to one unknown exponent and gives a power of the other: raise once
        more to come back to the first number.`,
      approach: text`Use the second equation inside the first, so that only powers of $x$ are left. That gives the
        exponent; the exponent gives one number as a power of the other, and a quadratic ends it.`,
      faster: text`Multiply along: $x \to y^{${m}}$ and $y \to x^{${n}}$ make the square of the exponent $${m * n}$, so
        it is $${total}$ and $x = y^2$. Then $y = ${p.y}$ solves $${polynomialTex([p.p, p.q, 0], 'y')} = ${total}$.`,
      check: text`With $y = ${p.y}$ and $x = ${p.y * p.y}$ the exponent is $${total}$; $x^{${total}} = ${p.y}^{${m}}$ is
        $y^{${m}}$, and $y^{${total}} = ${p.y * p.y}^{${n}}$ is $x^{${n}}$.`,
      principle: text`If two numbers are powers of each other, put one equation into the other: equal powers of one base
        have equal exponents, unless the base is $1$.`,
    };
  },
);

/** AL.IND.1: laws of indices. */
export const relatedPowers: readonly AnyTemplate[] = [
  ...situation<Related>({
    type: 'AL.IND.1',
    situation: 'related-bases',
    tries: 60,
    draw: draw => {
      const [b, m] = draw.pick([
        [2, 2],
        [2, 3],
        [3, 2],
        [3, 3],
        [5, 2],
        [2, 4],
      ] as const);
      const p = { b, m, v: draw.int(3, 14), s: draw.pick([-1, 1, 1, 2]), frame: draw.int(0, 3) };
      const isPower = [b, b ** 2, b ** 3].includes(p.v) || p.v % b === 0;
      return !isPower && p.v ** m * b ** (m * p.s) < 6000 ? p : null;
    },
    forms: [largerBase],
  }),
  ...situation<Crossed>({
    type: 'AL.IND.1',
    situation: 'crossed-exponents',
    tries: 100,
    draw: draw => {
      const [a, b] = draw.pick([
        [2, 3],
        [2, 5],
        [3, 5],
        [2, 7],
        [3, 2],
        [5, 2],
      ] as const);
      const p = { a, b, sum: draw.int(3, 7), gap: draw.int(-5, 5), frame: draw.int(0, 3) };
      const isFit = p.gap !== 0 && (p.sum + p.gap) % 2 !== 0 && Math.abs(p.gap) < p.sum;
      return isFit && (p.sum - Math.abs(p.gap) > 1 || p.sum > 4) && (a * b) ** p.sum < 1_100_000 ? p : null;
    },
    forms: [crossedProduct],
  }),
  ...situation<Mutual>({
    type: 'AL.IND.1',
    situation: 'two-numbers-in-each-others-powers',
    tries: 200,
    draw: draw => {
      const p = {
        p: draw.int(1, 4),
        q: draw.pick([-3, -2, -1, 1, 2, 3, 4, 5]),
        y: draw.int(2, 5),
        u: draw.int(1, 3),
        v: draw.pick([-3, -2, -1, 1, 2, 3]),
        frame: draw.int(0, 3),
      };
      const total = p.p * p.y * p.y + p.q * p.y;
      const result = p.u * p.y * p.y + p.v * p.y;
      const isFit =
        total % 2 === 0 && total > 2 && total < 90 && 2 * p.p + p.q > 0 && result > 0 && result !== total;
      return isFit && p.u * p.q !== p.v * p.p ? p : null;
    },
    forms: [mutualPowers],
  }),
];

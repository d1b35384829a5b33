import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const divisor = (a: number) => polynomialTex([1, -a]);
const raised = (a: number, n: number) => `${a < 0 ? `(${a})` : a}^${n}`;
const bracketed = (value: Fraction | number) =>
  q(value).s < 0n ? `(${fractionTex(q(value))})` : fractionTex(q(value));

interface Unknown {
  /** x³ + kx² + bx + c leaves r on division by x - a. */
  a: number;
  k: number;
  b: number;
  c: number;
  frame: number;
}

const coefficientFromRemainder = form<Unknown>(
  'coefficient-from-a-remainder',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    verify: ({ a, k, b, c }) => {
      // Divided step by step as on paper, with every coefficient tried.
      const wanted = a ** 3 + k * a * a + b * a + c;
      for (let tried = -60; tried <= 60; tried += 1) {
        const second = tried + a;
        const third = b + a * second;
        if (c + a * third === wanted) return q(tried);
      }
      throw new Error('no coefficient');
    },
  },
  ({ a, k, b, c, frame }, { step, find }) => {
    const rest = a ** 3 + k * a * a + b * a + c;
    const polynomial = tex`x^3 + kx^2 ${b < 0 ? '-' : '+'} ${polynomialTex([Math.abs(b), 0])} ${addedTex(c)}`;
    const at = find(a, { name: 'where the value is taken' });
    const known = step(calc`(${at})^3 + (${b}) * (${at}) + (${c})`, {
      name: 'the part without the unknown coefficient',
      works: value =>
        tex`p(${at}) = ${raised(a, 3)} + k \times ${raised(a, 2)} + ${bracketed(b)} \times ${bracketed(a)}
        ${addedTex(c)} = ${value} + ${q(a * a)}k`,
      because: text`In $p(x) = (${divisor(a)})q(x) + r$ the first part vanishes for $x = ${a}$.`,
    })`
      The remainder on division by $${divisor(a)}$ is the value $p(${a})$ of the polynomial, so put in $x = ${a}$.
      First work out the terms without $k$.`;
    const left = step(calc`${rest} - (${known})`, {
      because: text`The value is the known part and the term with $k$ together, and it has to be $${rest}$. Not $0$,
        which would mean that the divisor is a factor.`,
      name: 'what the unknown term has to make',
      works: (_v, w) => tex`${q(a * a).equals(1) ? '' : q(a * a)}k = ${w}`,
    })`
      The whole value has to be the remainder $${rest}$. Subtract the known part: the rest is what the term with $k$
      has to make.`;
    const answer = step(frac(calc`${left} / ${a * a}`), {
      because: text`$k$ is the coefficient of $x^2$, not of $x$. So it is multiplied by $${raised(a, 2)} = ${a * a}$.`,
    })`
      At $x = ${a}$ the term $kx^2$ is $k$ times the square of $${a}$. Divide by this square to find $k$.`;
    return {
      answer,
      stem:
        frame === 0
          ? text`When $${polynomial}$ is divided by $${divisor(a)}$, the remainder is $${rest}$. What is the value of
            $k$?`
          : frame === 1
            ? text`The polynomial $p(x) = ${polynomial}$ leaves a remainder of $${rest}$ on division by
              $${divisor(a)}$. Find the coefficient $k$.`
            : frame === 2
              ? text`For which number $k$ does the division of $${polynomial}$ by $${divisor(a)}$ end with the remainder
                $${rest}$?`
              : text`Nikhil divides $${polynomial}$, in which one coefficient is unreadable and called $k$, by
                $${divisor(a)}$ and is left with $${rest}$. Which number must $k$ be?`,
      show: value => `$${frac(value).tex}$`,
      plausible: value => value.d === 1n,
      slips: [
        slip('wrong_sign', at, -a)`
          You put in $x = ${at}$. The divisor $${divisor(a)}$ is zero at $x = ${a}$, so the remainder is the value
          there.`,
        slip('answered_another_quantity', answer, frac(calc`(${rest} - (${c})) / ${a * a}`))`
          Only the constant term $${c}$ was subtracted from the remainder before dividing, as if the other terms were
          $0$ at $x = ${a}$.`,
        slip('did_not_divide', answer, a * a > 1 && left)`
          $${left}$ is what $kx^2$ has to make at $x = ${a}$. It still has to be divided by the square of $x$.`,
        slip('ignored_a_condition', left, calc`-(${known})`)`
          You set the polynomial equal to $0$ at $x = ${a}$, as if the divisor were a factor. Here the value has to be
          the remainder $${rest}$.`,
        slip('wrong_sign', left, calc`${rest} + (${known})`)`
          You added the value $${known}$ of the known terms to the remainder. It is part of the remainder, so it has to
          be subtracted.`,
        slip('forgot_to_square', answer, frac(calc`${left} / (${a})`))`
          The last division was by $${a}$, but $k$ is multiplied by the square of $x$.`,
        slip('left_out_a_term', known, calc`(${at})^3 + (${c})`)`
          The term with $x$ was left out when the value at $x = ${a}$ was worked out, which made the known part
          $${known}$.`,
      ],
      snapRead: text`A remainder on division by a linear polynomial is given: it is a value of the polynomial.`,
      approach: text`Put the zero of the divisor into the polynomial, set the result equal to the remainder, and solve
        the linear equation for $k$.`,
      check: text`With $k = ${k}$ the value at $x = ${a}$ is $${raised(a, 3)} + ${bracketed(k)} \times ${raised(a, 2)} +
        ${bracketed(b)} \times ${bracketed(a)} + ${bracketed(c)} = ${rest}$.`,
      principle: text`The remainder of a polynomial on division by $x - a$ is its value at $a$; no long division is
        needed.`,
    };
  },
);

interface TwoDivisors {
  /** The remainder mx + n on division by (x - a)(x - b); asked at d. */
  a: number;
  b: number;
  m: number;
  n: number;
  d: number;
  frame: number;
}

const jointRemainder = form<TwoDivisors>(
  'remainder-of-a-product',
  {
    band: 'Medium',
    seconds: 85,
    also: ['AL.LIN.2'],
    verify: ({ a, b, m, n, d }) => {
      // A polynomial of the fourth degree with these remainders, divided on paper.
      const extra = [1, -3, 2];
      const base = [1, -(a + b), a * b];
      const product = [0, 0, 0, 0, 0];
      extra.forEach((x, i) => {
        base.forEach((y, j) => {
          product[i + j] = (product[i + j] ?? 0) + x * y;
        });
      });
      product[3] = (product[3] ?? 0) + m;
      product[4] = (product[4] ?? 0) + n;
      for (let i = 0; i < 3; i += 1) {
        const lead = product[i] ?? 0;
        base.forEach((y, j) => {
          product[i + j] = (product[i + j] ?? 0) - lead * y;
        });
      }
      return q((product[3] ?? 0) * d + (product[4] ?? 0));
    },
  },
  ({ a, b, m, n, d, frame }, { step, write }) => {
    const [first, second] = [m * a + n, m * b + n];
    write(
      tex`p(x) = (${divisor(a)})(${divisor(b)})q(x) + mx + n, \qquad ${linear('m', a)} = ${first}, \quad
      ${linear('m', b)} = ${second}`,
      {
        because: text`The divisor is quadratic, so its remainder may contain $x$; it is a number only by chance.`,
      },
    )`
      The remainder on division by a quadratic is at most linear: let it be $mx + n$. At $x = ${a}$ and $x = ${b}$ the
      product vanishes, so there $mx + n$ is equal to the given remainders.`;
    const slope = step(frac(calc`(${second} - (${first})) / (${b} - (${a}))`), {
      because: text`Between the two places the linear remainder changes by $m$ for each step of $x$. So $m$ is the
        change of the value divided by the change of $x$.`,
      name: text`the coefficient $m$`,
      works: (_v, w) => tex`m = ${w}`,
    })`
      Subtract the first equation from the second: $n$ cancels. Divide by the difference of the two places to find
      $m$.`;
    const constant = step(frac(calc`${first} - ${frac(slope)} * (${a})`), {
      because: text`Either equation would do, because both hold for the same $m$ and $n$.`,
      name: text`the constant $n$`,
      works: (_v, w) => tex`n = ${w}`,
    })`
      Put $m$ into the first equation and solve for $n$.`;
    const answer = step(frac(calc`${frac(slope)} * (${d}) + (${frac(constant)})`), {
      because: text`$R(${d})$ is a value of the remainder, not of the polynomial; at $${d}$ the product of the divisors
        is not zero.`,
      works: (_v, w) => tex`R(${d}) = ${w}`,
    })`
      Now the remainder $R(x) = mx + n$ is known. Put in $x = ${d}$.`;
    return {
      answer,
      stem:
        frame === 0
          ? text`A polynomial $p(x)$ leaves a remainder of $${first}$ on division by $${divisor(a)}$ and of $${second}$
            on division by $${divisor(b)}$. Let $R(x)$ be its remainder on division by
            $(${divisor(a)})(${divisor(b)})$. What is $R(${d})$?`
          : frame === 1
            ? text`When $p(x)$ is divided by $${divisor(a)}$, the remainder is $${first}$; when it is divided by
              $${divisor(b)}$, the remainder is $${second}$. If division by $${polynomialTex([1, -(a + b), a * b])}$
              leaves $R(x)$, find $R(${d})$.`
            : frame === 2
              ? text`Of a polynomial $p$ it is known that $p(${a}) = ${first}$ and $p(${b}) = ${second}$. Division of
                $p(x)$ by $${polynomialTex([1, -(a + b), a * b])}$ gives a remainder $R(x)$ of degree at most $1$.
                Which value does $R(${d})$ have?`
              : text`Aarav divides the same polynomial three times: by $${divisor(a)}$ with the remainder $${first}$, by
                $${divisor(b)}$ with the remainder $${second}$, and by their product. How large is the third remainder
                for $x = ${d}$?`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('mixed_up_sum_and_product', answer, calc`${first} * (${second})`)`
          ${here} multiplies the two remainders. The remainder of the product of two divisors is a polynomial in $x$.`,
        slip('took_a_part_for_the_whole', answer, calc`${first} + (${second})`)`
          ${here} adds the two remainders. The remainder for the product is a linear expression that has these two
          values at $${a}$ and $${b}$.`,
        slip('wrong_sign', slope, frac(calc`(${second} + (${first})) / (${b} - (${a}))`))`
          In the difference of the two equations the remainders were added, which made the coefficient of $x$ equal to
          $${frac(slope)}$.`,
        slip(
          'inverted_the_slope',
          slope,
          slopeOff(first, second, a, b) &&
            frac(calc`(${b} - (${a})) / (${second} -
          (${first}))`),
        )`
          The coefficient of $x$ was taken as $${frac(slope)}$, with the two differences exchanged.`,
        slip('wrong_sign', constant, frac(calc`${first} + ${frac(slope)} * (${a})`))`
          The constant of the remainder came out as $${frac(constant)}$, because a term was added on the way over and
          not subtracted.`,
        stop('stopped_a_step_early', constant)`
          $${frac(constant)}$ is the constant term of the remainder, so its value at $0$ and not at $${d}$.`,
        slip('wrong_sign', answer, frac(calc`${frac(slope)} * (${-d}) + (${frac(constant)})`))`
          ${here} is the remainder at $x = ${-d}$. The question asks for its value at $x = ${d}$.`,
        stop('answered_another_quantity', slope)`
          $${frac(slope)}$ is the coefficient of $x$ in the remainder. The question asks for the value of the remainder
          at $x = ${d}$.`,
      ],
      snapRead: text`Remainders for two linear divisors are given, and their product is the new divisor: the remainder
        is linear.`,
      approach: text`Write the remainder as $mx + n$. Its values at the two zeros of the divisor are known, and two
        values fix a line.`,
      faster: text`The remainder is the line through $(${a}, ${first})$ and $(${b}, ${second})$: from $x = ${a}$ it is
        $${d - a}$ steps of $${q(second - first).div(b - a)}$ to $x = ${d}$.`,
      check: text`The polynomial ${`$${polynomialTex([m, n])}$`} has the value $${first}$ at $x = ${a}$ and $${second}$
        at $x = ${b}$, as the two given divisions demand.`,
      principle: text`The remainder has a smaller degree than the divisor; its values at the zeros of the divisor are
        those of the polynomial.`,
    };
  },
);

function linear(letter: string, at: number): string {
  return `${at === 1 ? '' : at === -1 ? '-' : at}${letter} + n`;
}

function slopeOff(first: number, second: number, a: number, b: number): boolean {
  return (b - a) % (second - first) === 0 && Math.abs(second - first) !== Math.abs(b - a);
}

interface Hidden {
  /** A cubic with the values ux + v at a, b and c, and the value w at 0 through its leading coefficient l. */
  roots: readonly [number, number, number];
  u: number;
  v: number;
  l: number;
  d: number;
  frame: number;
}

const hiddenFactor = form<Hidden>(
  'cubic-with-three-values-on-a-line',
  {
    band: 'Hard',
    seconds: 130,
    also: ['GM.COO.2'],
    verify: ({ roots, u, v, l, d }) => {
      // Newton's differences through the four given points.
      const xs = [...roots, 0];
      const ys = [...roots.map(x => u * x + v), v - l * roots[0] * roots[1] * roots[2]];
      const table = ys.map(y => q(y));
      for (let order = 1; order < 4; order += 1)
        for (let i = 3; i >= order; i -= 1)
          table[i] = (table[i] as Fraction)
            .sub(table[i - 1] as Fraction)
            .div((xs[i] as number) - (xs[i - order] as number));
      let value = q(0);
      for (let i = 3; i >= 0; i -= 1) value = value.mul(d - (xs[i] as number)).add(table[i] as Fraction);
      return value;
    },
  },
  ({ roots, u, v, l, d, frame }, { step, write }) => {
    const [a, b, c] = roots;
    const values = roots.map(x => u * x + v);
    const atZero = v - l * a * b * c;
    const line = polynomialTex([u, v]);
    const cubic = `${l === -1 ? '-' : l}(${divisor(a)})(${divisor(b)})(${divisor(c)})`;
    const whole = `$p(x) = ${cubic} + ${line.startsWith('-') ? `(${line})` : line}$`;
    const given = tex`p(${a}) = ${values[0] ?? 0}, \; p(${b}) = ${values[1] ?? 0}, \; p(${c}) = ${values[2] ?? 0}`;
    const factors = tex`(${divisor(a)})(${divisor(b)})(${divisor(c)})`;
    write(tex`g(x) = p(x) - (${line}), \qquad g(${a}) = g(${b}) = g(${c}) = 0`, {
      because: text`A cubic is not fixed by three values, so $p(x)$ need not equal $${line}$ elsewhere.`,
    })`
      The three values grow evenly with $x$: at these places $p(x)$ is equal to $${line}$. Let $g(x)$ be the difference
      of the two. It is a cubic with three known zeros.`;
    const rest = step(calc`${atZero} - (${v})`, {
      because: text`The zeros fix a cubic except for one factor, so one more value is needed. Not $p(0)$ itself,
        because $g$ is what is left without the line.`,
      name: text`the difference at $0$`,
      works: (_v, w) => tex`g(x) = k${factors}, \qquad g(0) = ${w}`,
    })`
      By the factor theorem $g(x)$ is a constant $k$ times three linear factors. The fourth value, $p(0) = ${atZero}$,
      gives $g(0)$: subtract the value of the line at $0$.`;
    const lead = step(frac(calc`${rest} / (${-a} * (${-b}) * (${-c}))`), {
      because: text`$g(0)$ is $k$ times this product. The sign counts: an odd number of negative factors makes the
        product negative.`,
      name: text`the constant $k$`,
      works: (_v, w) => tex`k = ${w}`,
    })`
      At $x = 0$ the three factors are $${-a}$, $${-b}$ and $${-c}$. So divide $g(0)$ by their product to find $k$.`;
    const product = step(calc`(${d} - (${a})) * (${d} - (${b})) * (${d} - (${c}))`, {
      because: text`The same three factors with $x = ${d}$ give $g(${d})$, once $k$ is known. So no powers of $x$ have
        to be worked out.`,
      name: text`the product of the three factors at $${d}$`,
      works: (_v, w) => tex`${factors} \;\text{ at } x = ${d}: \quad ${w}`,
    })`
      Work out the three factors at $x = ${d}$ and multiply them.`;
    const answer = step(frac(calc`${frac(lead)} * (${product}) + (${u * d + v})`), {
      because: text`$g$ was the polynomial without the line, so the line has to be added again. The product alone tells
        only how far the cubic is from the line.`,
      works: (_v, w) => tex`p(${d}) = ${w}`,
    })`
      Multiply by $k$ to get $g(${d})$. Then add the value of $${line}$ at $x = ${d}$, which is $${u * d + v}$.`;
    return {
      answer,
      stem:
        frame === 0
          ? text`A polynomial $p(x)$ of degree $3$ satisfies $${given}$ and $p(0) = ${atZero}$. What is $p(${d})$?`
          : frame === 1
            ? text`For a cubic polynomial $p$ it is known that $${given}$, and its constant term is $${atZero}$. Find
              the remainder when $p(x)$ is divided by $${divisor(d)}$.`
            : frame === 2
              ? text`The graph of the cubic $y = p(x)$ passes through $(${a}, ${values[0] ?? 0})$, $(${b},
                ${values[1] ?? 0})$, $(${c}, ${values[2] ?? 0})$ and $(0, ${atZero})$. At which height does it cross
                the vertical line $x = ${d}$?`
              : text`On division by $${divisor(a)}$, $${divisor(b)}$ and $${divisor(c)}$ a polynomial $p(x)$ of the
                third degree leaves $${values[0] ?? 0}$, $${values[1] ?? 0}$ and $${values[2] ?? 0}$ respectively, and
                division by $x$ leaves $${atZero}$. What does division by $${divisor(d)}$ leave?`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('took_a_part_for_the_whole', answer, u * d + v)`
          The value $${answer}$ follows the pattern of the first three values. With it the polynomial would be $${v}$
          at $0$, and not $${atZero}$.`,
        slip('assumed_equal_parts', lead, l !== 1 && 1)`
          You used $1$ for the leading coefficient. The value at $0$ decides it, and with $1$ this value would be
          another one.`,
        slip('wrong_sign', lead, -l)`
          The product of the three factors at $0$ was taken with the wrong sign, so the leading coefficient became
          $${frac(lead)}$.`,
        slip('stopped_a_step_early', answer, frac(calc`${frac(lead)} * (${product})`))`
          ${here} is only how far the polynomial lies from the line through the first three points. The height of the
          line at $x = ${d}$ has to be added.`,
        slip('ignored_a_condition', rest, atZero)`
          The value $${atZero}$ was used for the difference from the line, though the line itself is $${v}$ at $0$.`,
        slip('wrong_sign', product, calc`(${d} + (${a})) * (${d} + (${b})) * (${d} + (${c}))`)`
          You used plus signs in the three factors at $x = ${d}$: ${here}. Each factor is $${d}$ minus a zero.`,
        slip('subtracted_for_added', answer, frac(calc`${frac(lead)} * (${product}) - (${u * d + v})`))`
          ${here} subtracts the value of the line at $x = ${d}$. The line was taken off at the beginning, so it has to
          be added again.`,
      ],
      snapRead: text`A cubic with three values that lie on a line, and a fourth value that does not: subtract the
        line.`,
      approach: text`Subtract the linear expression that fits three of the values. What is left has three known zeros,
        so only its leading coefficient is unknown, and the fourth value gives it.`,
      check: text`${whole} has the value $${values[0] ?? 0}$ at $${a}$, $${values[1] ?? 0}$ at $${b}$,
        $${values[2] ?? 0}$ at $${c}$ and $${`${bracketed(-l * a * b * c)} + ${bracketed(v)}`} = ${atZero}$ at $0$.`,
      principle: text`If a polynomial agrees with a simpler one at some places, their difference has these places as
        zeros and can be written in factors.`,
    };
  },
);

/** AL.POL.1: remainders of polynomials as their values. */
export const remainders: readonly AnyTemplate[] = [
  ...situation<Unknown>({
    type: 'AL.POL.1',
    situation: 'one-coefficient-unknown',
    tries: 200,
    draw: draw => {
      const p = {
        a: draw.pick([-4, -3, -2, 2, 3, 4, 5]),
        k: draw.pick([-9, -8, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9]),
        b: draw.pick([-9, -7, -5, -4, -3, -2, 2, 3, 4, 5, 7, 8]),
        c: draw.pick([-12, -9, -7, -5, -3, -2, 2, 3, 4, 6, 8, 11]),
        frame: draw.int(0, 3),
      };
      const rest = p.a ** 3 + p.k * p.a * p.a + p.b * p.a + p.c;
      return rest !== 0 && Math.abs(rest) < 60 && rest !== p.c && Math.abs(p.a) !== Math.abs(p.k) ? p : null;
    },
    forms: [coefficientFromRemainder],
  }),
  ...situation<TwoDivisors>({
    type: 'AL.POL.1',
    situation: 'two-linear-divisors',
    tries: 200,
    draw: draw => {
      const p = {
        a: draw.int(-5, 4),
        b: draw.int(-3, 8),
        m: draw.pick([-5, -4, -3, -2, 2, 3, 4, 5]),
        n: draw.pick([-11, -9, -8, -7, -5, -4, -3, 3, 4, 5, 6, 8, 9, 10]),
        d: draw.int(-6, 12),
        frame: draw.int(0, 3),
      };
      const [first, second] = [p.m * p.a + p.n, p.m * p.b + p.n];
      const isFit =
        p.a < p.b && p.a * p.b !== 0 && first * second !== 0 && first + second !== 0 && p.b - p.a > 1;
      return isFit && p.d !== p.a && p.d !== p.b && p.d !== 0 && p.m * p.d + p.n !== 0 ? p : null;
    },
    forms: [jointRemainder],
  }),
  ...situation<Hidden>({
    type: 'AL.POL.1',
    situation: 'values-on-a-line',
    tries: 300,
    draw: draw => {
      const [a, b, c] = draw.some([-3, -2, -1, 1, 2, 3, 4, 5], 3).sort((x, y) => x - y) as [
        number,
        number,
        number,
      ];
      const p = {
        roots: [a, b, c] as const,
        u: draw.pick([-4, -3, -2, 2, 3, 4, 5]),
        v: draw.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]),
        l: draw.pick([-3, -2, 2, 3]),
        d: draw.int(-4, 7),
        frame: draw.int(0, 3),
      };
      const product = (p.d - a) * (p.d - b) * (p.d - c);
      const isFit = p.d !== 0 && product !== 0 && Math.abs(product) < 61 && Math.abs(a * b * c) < 31;
      return isFit && [a, b, c, p.d].every(x => p.u * x + p.v !== 0) ? p : null;
    },
    forms: [hiddenFactor],
  }),
];

import { choices } from '../../counting.ts';
import { gcd } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, plain, polynomialTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** The coefficients of (ax + b)^n, the constant first. */
const expandedPower = (a: number, b: number, n: number): number[] =>
  Array.from({ length: n + 1 }, (_, i) => choices(n, i) * a ** i * b ** (n - i));

/** The product of two lists of coefficients. */
const multiplied = (one: readonly number[], two: readonly number[]): number[] => {
  const product = Array.from({ length: one.length + two.length - 1 }, () => 0);
  one.forEach((x, i) => {
    two.forEach((y, j) => {
      product[i + j] = (product[i + j] ?? 0) + x * y;
    });
  });
  return product;
};
const added = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0);
const raised = (a: number, b: number, n: number) => `(${polynomialTex([a, b])})^${n}`;

interface TwoPowers {
  /** (ax + b)^m (cx + d)^n */
  a: number;
  b: number;
  m: number;
  c: number;
  d: number;
  n: number;
  frame: number;
}

const powersTex = ({ a, b, m, c, d, n }: TwoPowers) => tex`${raised(a, b, m)}${raised(c, d, n)}`;
const coefficientsOf = ({ a, b, m, c, d, n }: TwoPowers) =>
  multiplied(expandedPower(a, b, m), expandedPower(c, d, n));

const allCoefficients = form<TwoPowers>(
  'sum-of-all-coefficients',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    verify: p => added(coefficientsOf(p)),
  },
  (p, { step, find }) => {
    const { a, b, m, c, d, n, frame } = p;
    const at = find(1, { name: 'the number that is put in' });
    const first = step(calc`(${a} * ${at} + (${b}))^${m}`, {
      name: 'the first factor',
      works: (_v, w) => tex`x = 1: \quad ${w}`,
      because: text`For $x = 1$ every power of $x$ is $1$, so the value of the polynomial is the sum of its
        coefficients.`,
    })`
      Nothing has to be multiplied out: the sum of the coefficients is the value of the product at $x = 1$. Work out
      the first factor there.`;
    const second = step(calc`(${c} * ${at} + (${d}))^${n}`, {
      because: text`The value of a product is the product of the values. So each factor can be worked out by itself,
        without expanding it.`,
      name: 'the second factor',
    })`
      Put $x = 1$ into the second factor as well.`;
    const answer = step(calc`${first} * (${second})`, {
      because: text`Not their sum: in the given expression the two powers are multiplied.`,
    })`
      The sum of the coefficients is the value of the whole product. Multiply the two values.`;
    return {
      answer,
      stem:
        frame === 0
          ? text`The product $${powersTex(p)}$ is expanded and like terms are collected. What is the sum of all
            coefficients, the constant term included?`
          : frame === 1
            ? text`If $${powersTex(p)} = c_0 + c_1x + c_2x^2 + \dots + c_{${m + n}}x^{${m + n}}$, find $c_0 + c_1 + c_2
              + \dots + c_{${m + n}}$.`
            : frame === 2
              ? text`Farah multiplies out $${powersTex(p)}$ and adds the numbers in front of the powers of $x$,
                together with the number without $x$. Which total should come out?`
              : text`Let $f(x)$ be the polynomial that results from expanding $${powersTex(p)}$. What is the
                sum of its coefficients?`,
      show: plain,
      plausible: value => value.d === 1n && !value.equals(0),
      slips: [
        slip('mixed_up_the_argument', at, 0)`
          $${answer}$ is the value at $x = 0$. There all powers of $x$ vanish, so only the constant term is left.`,
        slip('mixed_up_the_argument', at, -1)`
          $${answer}$ is the value at $x = -1$. There the coefficients of odd powers change their signs.`,
        slip('wrong_sign', first, calc`(${a} - (${b}))^${m}`)`
          You changed the sign inside the first bracket, so its value came out as $${first}$. At $x = 1$ the bracket
          keeps its sign.`,
        slip('wrong_sign', second, calc`(${c} - (${d}))^${n}`)`
          You changed the sign inside the second bracket, so its value came out as $${second}$. At $x = 1$ the bracket
          keeps its sign.`,
        slip('took_a_power_for_a_product', first, calc`${m} * (${a} + (${b}))`)`
          You multiplied the value of the first bracket by $${m}$. It has to be raised to this power.`,
        slip('added_for_multiplied', answer, calc`${first} + (${second})`)`
          ${here} adds the values of the two factors. They are multiplied in the product, so their values are too.`,
        slip('answered_another_quantity', answer, calc`(${a})^${m} * (${c})^${n}`)`
          ${here} is the coefficient of the highest power alone. The question asks for the sum of all coefficients.`,
      ],
      snapRead: text`A sum of coefficients of an expanded product is asked: put in a number for $x$.`,
      approach: text`At $x = 1$ all powers of $x$ are $1$, so the value there is the sum of the coefficients.`,
      check: () => {
        const list = coefficientsOf(p);
        return text`Expanded, the coefficients from the constant on are $${list
          .map(x => numberTex(x))
          .join(', \\; ')}$; their sum
          is $${added(list)}$.`;
      },
      principle: text`The sum of all coefficients of a polynomial is its value at $1$.`,
    };
  },
);

const oddCoefficients = form<TwoPowers>(
  'sum-for-odd-powers',
  {
    band: 'Medium',
    seconds: 80,
    revision: 3,
    verify: p => added(coefficientsOf(p).filter((_, i) => i % 2 === 1)),
  },
  (p, { step }) => {
    const { a, b, m, c, d, n, frame } = p;
    const plus = step(calc`(${a} + (${b}))^${m} * (${c} + (${d}))^${n}`, {
      because: text`Expanding would take long, but a value of the product is quickly found. All coefficients are in
        this value, those of odd and of even powers.`,
      name: text`the value at $1$`,
      works: (_v, w) => tex`f(1) = ${w}`,
    })`
      Let $f(x)$ be the product. At $x = 1$ every power of $x$ is $1$, so $f(1)$ is the sum of all coefficients. Work
      it out.`;
    const minus = step(calc`(-${a} + (${b}))^${m} * (-${c} + (${d}))^${n}`, {
      because: text`$(-1)^3 = -1$, but $(-1)^2 = 1$: odd powers of $-1$ are negative, even ones positive. So this value
        separates the two kinds.`,
      name: text`the value at $-1$`,
      works: (_v, w) => tex`f(-1) = ${w}`,
    })`
      At $x = -1$ the coefficients of odd powers come in with a minus sign, the others as they are.`;
    const answer = step(frac(calc`(${plus} - (${minus})) / 2`), {
      works: (_v, w) => tex`\frac{f(1) - f(-1)}{2} = ${w}`,
      because: text`With the sums $E$ for even and $O$ for odd powers, $f(1) = E + O$ and $f(-1) = E - O$. The
        difference is $2O$.`,
    })`
      Subtract $f(-1)$ from $f(1)$. The coefficients of even powers cancel and those of odd powers come twice, so halve
      the difference.`;
    return {
      answer,
      stem:
        frame === 0
          ? text`In the expansion of $${powersTex(p)}$, what is the sum of the coefficients of the odd powers of $x$?`
          : frame === 1
            ? text`If $${powersTex(p)} = c_0 + c_1x + c_2x^2 + \dots$, find the sum $c_1 + c_3 + c_5 + \dots$ of all
              coefficients with an odd index.`
            : frame === 2
              ? text`Thomas expands $${powersTex(p)}$, crosses out the constant and all terms with $x^2$, $x^4$ and so
                on, and adds the coefficients that are left. What is their sum?`
              : text`Let $S$ be the sum of the coefficients that stand before $x$, $x^3$, $x^5$ and so on when
                $${powersTex(p)}$ is multiplied out. Determine $S$.`,
      show: plain,
      plausible: value => value.d === 1n && !value.equals(0),
      slips: [
        slip('wrong_sign', answer, frac(calc`(${plus} + (${minus})) / 2`))`
          ${here} is the sum for the even powers. For the odd ones the two values have to be subtracted, not added.`,
        slip('did_not_halve', answer, calc`${plus} - (${minus})`)`
          ${here} holds each coefficient of an odd power twice. It still has to be halved.`,
        slip('assumed_equal_parts', answer, q(1).mul(plus).div(2).d === 1n && calc`${plus} / 2`)`
          ${here} is half the sum of all coefficients. Those of odd and of even powers need not have equal sums.`,
        stop('took_the_whole_for_a_part', plus)`
          $${plus}$ is the sum of all coefficients. Those of the even powers have to be taken out.`,
        slip('answered_another_quantity', answer, minus)`
          $${answer}$ is the value at $-1$, so the sum for even powers less that for odd powers.`,
        slip('answered_another_quantity', answer, calc`${plus} - (${b ** m * d ** n})`)`
          ${here} leaves out the constant term only. The other even powers have to go as well.`,
        slip('wrong_sign', minus, calc`-((-${a} + (${b}))^${m} * (-${c} + (${d}))^${n})`)`
          You lost a sign when you put in $-1$, so the value there came out as $${minus}$. An even power of a negative
          number is positive.`,
      ],
      snapRead: text`Only the coefficients of odd powers are to be added: use the values at $1$ and at $-1$.`,
      approach: text`The value at $1$ adds all coefficients, the value at $-1$ turns the sign of the odd ones. Half the
        difference leaves the odd ones.`,
      check: () => {
        const list = coefficientsOf(p);
        return text`Expanded, the coefficients from the constant on are $${list
          .map(x => numberTex(x))
          .join(', \\; ')}$. Every
          second one, from the second on, gives $${list
            .filter((_, i) => i % 2 === 1)
            .map(x => (x < 0 ? `(${numberTex(x)})` : numberTex(x)))
            .join(' + ')} = ${added(list.filter((_, i) => i % 2 === 1))}$.`;
      },
      principle: text`The values at $1$ and $-1$ separate a polynomial: half their sum belongs to the even powers, half
        their difference to the odd ones.`,
    };
  },
);

interface Palindrome {
  /** (px² + qx + p)^n. */
  p: number;
  q: number;
  n: number;
  frame: number;
}

const oddPlaces = form<Palindrome>(
  'weighted-sum-at-odd-places',
  {
    band: 'Hard',
    seconds: 135,
    also: ['AL.SEQ.6'],
    verify: ({ p, q: middle, n }) => {
      let list = [1];
      for (let i = 0; i < n; i += 1) {
        const next = Array.from({ length: list.length + 2 }, () => 0);
        for (const [k, c] of list.entries())
          for (const [j, factor] of [p, middle, p].entries()) next[k + j] = (next[k + j] ?? 0) + c * factor;
        list = next;
      }
      return list.reduce((sum, c, k) => sum + (k % 2 === 1 ? k * c : 0), 0);
    },
  },
  ({ p, q: middle, n, frame }, { step, find, write }) => {
    const power = tex`\left(${polynomialTex([p, middle, p])}\right)^${n}`;
    const one = step(calc`(2 * ${p} + ${middle})^${n}`, {
      name: 'the value at 1, the sum of all coefficients',
      because: text`At $x = 1$ every power of $x$ is $1$, so the value of the polynomial is the sum of its
        coefficients.`,
    })`
      Put $x = 1$ to find the sum of all coefficients.`;
    const other = step(calc`(2 * ${p} - ${middle})^${n}`, {
      name: 'the value at -1',
      because: text`At $x = -1$ the odd powers are $-1$ and the even ones $1$, so the coefficients at odd places come
        with a minus sign.`,
    })`
      Put $x = -1$: now the coefficients at odd places are subtracted.`;
    const odd = step(calc`(${one} - ${other}) / 2`, {
      name: 'the sum of the coefficients at odd places',
      works: (_v, working) => tex`c_1 + c_3 + \dots = ${working}`,
    })`
      In the difference of the two values the even places cancel and the odd ones count twice. Halve it.`;
    write(tex`c_k = c_{${2 * n} - k}, \qquad kc_k + (${2 * n} - k)c_{${2 * n} - k} = ${2 * n} \times c_k`, {
      because: text`Reading $${polynomialTex([p, middle, p])}$ from the other end gives the same numbers, and so it is
        with its powers. If $k$ is odd, $${2 * n} - k$ is odd too, so both partners are in the sum.`,
    })`
      The polynomial in the brackets reads the same from both ends, so its power does too. The terms with $k$ and
      $${2 * n} - k$ belong together: equal coefficients, and the factors add up to $${2 * n}$.`;
    const factor = find(n);
    const wanted = step(calc`${factor} * ${odd}`, {
      name: 'the sum asked for',
      because: text`Each pair of equal coefficients has the factors $k$ and $${2 * n} - k$, on average $${n}$. So on
        average every coefficient at an odd place counts $${n}$ times.`,
    })`
      So on average each coefficient at an odd place has the factor $${n}$. Multiply their sum by it.`;
    const last = 2 * n - 1;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`Let $${power} = c_0 + c_1x + c_2x^2 + \dots + c_{${2 * n}}x^{${2 * n}}$. What is the value of
          $c_1 + 3c_3 + ${n > 3 ? tex`5c_5 + \dots + ` : ''}${last}c_{${last}}$?`,
        text`In the expansion of $${power}$ let $c_k$ be the coefficient of $x^k$. Find the sum of all $k \times c_k$
          with odd $k$.`,
        text`Each coefficient of an odd power of $x$ in the expansion of $${power}$ is multiplied by the exponent of
          this power. What is the sum of all these products?`,
        text`Meera multiplies out $${power}$. For every odd $k$ the number before $x^k$ is multiplied by $k$, and
          the results are added. What is the sum?`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('left_out_a_factor', factor, 1)`
          ${wanted} is the plain sum of the coefficients at odd places. Here each of them is multiplied by its place.`,
        slip('did_not_halve', odd, calc`${one} - ${other}`)`
          You did not halve the difference of the values at $1$ and $-1$, ${here}. The coefficients at odd places are in
          it twice.`,
        slip('did_not_halve', factor, 2 * n)`
          You gave each coefficient the factor $${2 * n}$. This is the sum of the factors of two partners, so each has
          half of it on average.`,
        slip('wrong_sign', odd, calc`(${one} + ${other}) / 2`)`
          You added the values at $1$ and $-1$ before halving, ${here}. That keeps the even places and cancels the odd
          ones.`,
        slip('ignored_a_condition', odd, calc`${one}`)`
          You used the sum of all coefficients, ${here}. The even places are not in the sum that is asked for.`,
        slip('assumed_equal_parts', odd, one.n % 2n === 0n && calc`${one} / 2`)`
          You gave the odd places half of the sum of all coefficients. Even and odd places do not share it equally; the
          value at $-1$ is their difference.`,
        slip('miscounted_the_steps', factor, calc`${n} + 1`)`
          You used the factor $${n + 1}$. The places run from $0$ to $${2 * n}$, so their middle is $${n}$.`,
        slip('miscounted_the_steps', factor, calc`(${n} + 1) / 2`)`
          You used half of $${n + 1}$ as the mean factor, as for places from $1$ to $${n}$. The places run from $0$ to
          $${2 * n}$.`,
      ],
      snapRead: text`A power of a polynomial that reads the same from both ends, and each coefficient times its place:
        pair the places $k$ and $${2 * n} - k$.`,
      approach: text`The values at $1$ and $-1$ give the sum of the coefficients at odd places. By symmetry their places
        average to the middle one, $${n}$, so no single coefficient is needed.`,
      check: () => {
        const small = calc`((2 * ${p} + ${middle}) - (2 * ${p} - ${middle})) / 2`;
        return text`For the first power the same way gives ${small} for the odd places, and the only odd place has the
          coefficient $${middle}$. For the power $${n}$ the places average to $${n}$ in place of $1$.`;
      },
      principle: text`If coefficients read the same from both ends, pair each place with its mirror image: the places
        average to the middle.`,
    };
  },
);

const nonZero = [-4, -3, -2, -1, 1, 2, 3, 4];

/** AL.POL.5: sums of coefficients. */
export const coefficientSums: readonly AnyTemplate[] = [
  ...situation<TwoPowers>({
    type: 'AL.POL.5',
    situation: 'two-powers-multiplied',
    tries: 300,
    draw: draw => {
      const p = {
        a: draw.int(2, 5),
        b: draw.pick(nonZero),
        m: draw.int(2, 4),
        c: draw.int(1, 3),
        d: draw.pick(nonZero),
        n: draw.int(2, 3),
        frame: draw.int(0, 3),
      };
      const [one, two] = [p.a + p.b, p.c + p.d];
      const isFit = Math.abs(one) > 1 && Math.abs(two) > 1 && p.a !== p.b && p.c !== p.d && p.m !== p.n;
      return isFit && Math.abs(one ** p.m * two ** p.n) < 3000 ? p : null;
    },
    forms: [allCoefficients],
  }),
  ...situation<TwoPowers>({
    type: 'AL.POL.5',
    situation: 'odd-powers-of-a-product',
    tries: 300,
    draw: draw => {
      const p = {
        a: draw.int(1, 4),
        b: draw.pick(nonZero),
        m: draw.int(2, 4),
        c: draw.int(1, 3),
        d: draw.pick(nonZero),
        n: draw.int(1, 3),
        frame: draw.int(0, 3),
      };
      const [one, two] = [(p.a + p.b) ** p.m * (p.c + p.d) ** p.n, (p.b - p.a) ** p.m * (p.d - p.c) ** p.n];
      const isFit = one !== 0 && two !== 0 && Math.abs(one) !== Math.abs(two) && p.n !== p.m;
      return isFit && p.n > 1 && Math.abs(one) < 2000 && Math.abs(two) < 3000 ? p : null;
    },
    forms: [oddCoefficients],
  }),
  ...situation<Palindrome>({
    type: 'AL.POL.5',
    situation: 'same-from-both-ends',
    tries: 300,
    draw: draw => {
      const p = { p: draw.int(1, 4), q: draw.int(1, 7), n: draw.int(3, 5), frame: draw.int(0, 3) };
      const [one, other] = [(2 * p.p + p.q) ** p.n, (2 * p.p - p.q) ** p.n];
      return Math.abs(one) > 1 &&
        other !== 0 &&
        one > other &&
        one < 20_000 &&
        Math.abs(other) < 20_000 &&
        gcd(p.p, p.q) === 1
        ? p
        : null;
    },
    forms: [oddPlaces],
  }),
];

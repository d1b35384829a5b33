import { arrangements, choices } from '../../counting.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { ordinal, plain, polynomialTex } from '../../show.ts';
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
        return text`Expanded, the coefficients from the constant on are $${list.map(String).join(', \\; ')}$; their sum
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
        return text`Expanded, the coefficients from the constant on are $${list.map(String).join(', \\; ')}$. Every
          second one, from the second on, gives $${list
            .filter((_, i) => i % 2 === 1)
            .map(x => (x < 0 ? `(${x})` : String(x)))
            .join(' + ')} = ${added(list.filter((_, i) => i % 2 === 1))}$.`;
      },
      principle: text`The values at $1$ and $-1$ separate a polynomial: half their sum belongs to the even powers, half
        their difference to the odd ones.`,
    };
  },
);

interface OnePower {
  /** (ax + b)^n with a, b > 0, known by its sums for even and odd powers; the coefficient of x^k is asked. */
  a: number;
  b: number;
  n: number;
  k: number;
  frame: number;
}

const hiddenCoefficients = form<OnePower>(
  'coefficient-from-two-sums',
  {
    band: 'Hard',
    seconds: 130,
    also: ['MM.PNC.3', 'AL.LIN.2'],
    verify: ({ a, b, n, k }) => {
      const known = expandedPower(a, b, n);
      const [even, odd] = [0, 1].map(r => added(known.filter((_, i) => i % 2 === r)));
      for (let x = 1; x <= 12; x += 1)
        for (let y = 1; y <= 12; y += 1) {
          const list = expandedPower(x, y, n);
          const sums = [0, 1].map(r => added(list.filter((_, i) => i % 2 === r)));
          if (sums[0] === even && sums[1] === odd) return q(list[k] ?? 0);
        }
      throw new Error('no pair');
    },
  },
  ({ a, b, n, k, frame }, { step, find }) => {
    const list = expandedPower(a, b, n);
    const even = added(list.filter((_, i) => i % 2 === 0));
    const odd = added(list.filter((_, i) => i % 2 === 1));
    const power = tex`(ax + b)^{${n}}`;
    const whole = step(calc`${even} + ${odd}`, {
      name: 'the sum of all coefficients',
      works:
        value => tex`(a + b)^{${n}} = ${even} + ${odd} = ${value} = ${a + b}^{${n}} \quad \Rightarrow \quad a + b
        = ${a + b}`,
    })`
      Even and odd powers together are all coefficients, and their sum is the value at $x = 1$. Take the
      ${ordinal(n)} root.`;
    const apart = step(calc`${even} - ${odd}`, {
      name: text`the value at $-1$`,
      works: value =>
        tex`(b - a)^{${n}} = ${even} - ${odd} = ${value} = ${b - a < 0 ? `(${b - a})` : b - a}^{${n}} \quad \Rightarrow
          \quad b - a = ${b - a}`,
      because: text`$${n}$ is odd, so the root has one value only.`,
    })`
      At $x = -1$ the odd powers come in with a minus sign. The difference of the two sums is the value there.`;
    const first = step(calc`(${a + b} - (${b - a})) / 2`, {
      name: text`the number $a$`,
      works: (_v, w) => tex`a = ${w}`,
    })`
      From sum and difference of the two numbers find $a$.`;
    const second = step(calc`${a + b} - ${first}`, {
      name: text`the number $b$`,
      works: (_v, w) => tex`b = ${w}`,
    })`
      Then find $b$.`;
    const ways = find(choices(n, k), { name: 'the binomial coefficient' });
    const answer = step(calc`${ways} * ${first}^${k} * ${second}^${n - k}`, {
      works: (_v, w) => tex`\binom{${n}}{${k}} a^{${k}} b^{${n - k}} = ${w}`,
    })`
      The term with $x^{${k}}$ takes $ax$ from $${k}$ of the $${n}$ brackets and $b$ from the others. Work out its
      coefficient.`;
    const [u, v] = [whole, apart];
    return {
      answer,
      stem:
        frame === 0
          ? text`In the expansion of $${power}$ with real numbers $a$ and $b$, the coefficients of the even powers of
            $x$ (with the constant term) add up to $${even}$ and those of the odd powers to $${odd}$. What is the
            coefficient of $x^{${k}}$?`
          : frame === 1
            ? text`For certain real $a$ and $b$ let $${power} = c_0 + c_1x + \dots + c_{${n}}x^{${n}}$, where $c_0 +
              c_2 + c_4 + \dots = ${even}$ and $c_1 + c_3 + c_5 + \dots = ${odd}$. Find $c_{${k}}$.`
            : frame === 2
              ? text`Gurpreet multiplies out $${power}$, with two real numbers for $a$ and $b$. The coefficients of $x,
                x^3, \dots$ have the sum $${odd}$, all others the sum $${even}$. Which number stands before $x^{${k}}$?`
              : text`The polynomial $f(x) = ${power}$ has real $a, b$. In its expansion the odd powers of $x$ have
                coefficients with the sum $${odd}$, and the remaining coefficients add up to $${even}$. Determine the
                coefficient of $x^{${k}}$ in $f(x)$.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('swapped_the_two', answer, calc`${ways} * ${second}^${k} * ${first}^${n - k}`)`
          ${here} exchanges $a$ and $b$. With $b$ before $x$ the difference of the two sums would have the opposite
          sign.`,
        slip('left_out_a_factor', ways, 1)`
          The powers of $a$ and $b$ were multiplied without the binomial coefficient: $${answer}$ counts only one way
          of choosing the brackets.`,
        slip('counted_order', ways, () => q(arrangements(n, k)))`
          The brackets that give $ax$ were counted in every order, which makes ${here} ways. Their order does not
          matter.`,
        slip('did_not_halve', first, a > 1 && a < b && 2 * a)`
          The difference of $a + b$ and $b - a$ was taken for $a$ itself, $${first}$. It contains $a$ twice.`,
        slip('took_one_piece_of_several', ways, n)`
          $${n}$ was used for the number of ways to choose the brackets. There are more for $x^{${k}}$.`,
        slip(
          'answered_another_quantity',
          answer,
          calc`${choices(n, k + 1)} * ${first}^${k + 1} *
          ${second}^${n - k - 1}`,
        )`
          ${here} is the coefficient of $x^{${k + 1}}$.`,
        slip(
          'answered_another_quantity',
          answer,
          calc`${choices(n, k - 1)} * ${first}^${k - 1} *
          ${second}^${n - k + 1}`,
        )`
          ${here} is the coefficient of $x^{${k - 1}}$.`,
        slip('left_out_a_factor', answer, calc`${ways} * ${second}^${n - k}`)`
          ${here} leaves out the power of $a$ that comes with $x^{${k}}$.`,
        slip('forgot_to_square', answer, calc`${ways} * ${first} * ${second}^${n - k}`)`
          ${here} takes $a$ only once, though $x^{${k}}$ comes with that power of $a$.`,
      ],
      snapRead: text`The sums for even and for odd powers are given: they are the values at $1$ and $-1$ in disguise.`,
      approach: text`Sum and difference of the two given numbers are powers of $a + b$ and $b - a$. With $a$ and $b$
        known, the asked coefficient is one binomial term.`,
      check: text`${`$(${polynomialTex([a, b])})^${n}$`} has the coefficients $${list.map(String).join(', \\; ')}$ from
        the constant on; the first, third and so on add up to $${even}$, the others to $${odd}$, and all to $${u}$,
        with the difference $${v}$.`,
      principle: text`Sums over even and odd powers are hidden values of the polynomial: add and subtract them to come
        back to the values at $1$ and $-1$.`,
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
  ...situation<OnePower>({
    type: 'AL.POL.5',
    situation: 'one-power-by-two-sums',
    tries: 300,
    draw: draw => {
      const n = draw.pick([3, 5, 5]);
      const p = { a: draw.int(1, 7), b: draw.int(1, 7), n, k: draw.int(1, n - 1), frame: draw.int(0, 3) };
      return p.a !== p.b && p.a > 1 && (p.a + p.b) ** n < 20_000 && (n === 3 || p.k > 1) ? p : null;
    },
    forms: [hiddenCoefficients],
  }),
];

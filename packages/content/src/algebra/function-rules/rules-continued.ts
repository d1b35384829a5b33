import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const power = (b: number, e: number) => (e === 1 ? `${b}` : `${b}^{${e}}`);

interface Later {
  r: number;
  n: number;
  /** f(x + y) = f(x) + f(y) + cxy with f(1) = a. */
  a: number;
  c: number;
  /** f(xy) = f(x)f(y), f(4) = 2^{e}. */
  e: number;
  t: number;
  k: number;
  way: boolean;
}

const geometricSum = form<Later>(
  'sum-of-values-given',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    also: ['AL.SEQ.2'],
    suits: ({ r, n, a }) => r ** n < 3000 && a > 1,
    verify: ({ r, n, k }) => {
      const target = (r ** k * (r ** n - 1)) / (r - 1);
      let sum = 0;
      for (let m = k; m < 60; m += 1) {
        sum += r ** m;
        if (sum === target) return m;
      }
      throw new Error('no last term fits');
    },
  },
  ({ r, k, n, way }, { step, find }) => {
    const sum = find(calc`${r}^${k} * (${r}^${n} - 1) / (${r} - 1)`);
    const firstPower = find(k);
    const bracket = step(
      calc`${sum} * (${r} - 1) / ${r}^${firstPower}`,
      value =>
        tex`${power(r, k)} \times \frac{${r}^n - 1}{${r} - 1} = ${sum}, \quad ${r}^n - 1 = ${frac(value)}`,
    )`
      The values are powers, so the sum is geometric. Divide by the first term and multiply by the ratio less one.`;
    const count = step(
      Math.round(Math.log(bracket.valueOf() + 1) / Math.log(r)),
      value => tex`${r}^n = ${frac(bracket.add(1))}, \quad n = ${value}`,
    )`
      Find the number of terms.`;
    const before = find(calc`${k} - 1`);
    const last = step(calc`${count} + ${before}`, value => tex`m = ${k} + ${count} - 1 = ${value}`)`
      Count from the first argument on.`;
    return {
      answer: last,
      stem: () => {
        const from = k;
        const sum = (r ** from * (r ** n - 1)) / (r - 1);
        return way
          ? text`A function satisfies $f(x + y) = f(x)f(y)$ for all positive integers $x$ and $y$, and $f(1) = ${r}$. If
            $f(${from}) + f(${from + 1}) + \dots + f(m) = ${String(sum)}$, what is $m$?`
          : text`Let $f(1) = ${r}$ and $f(x + y) = f(x)f(y)$ for positive integers $x, y$. The values of $f$ at
            consecutive integers, beginning with $${from}$, add up to $${String(sum)}$. What is the last of these
            integers?`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        stop('mixed_up_sum_and_term', count)`
          $${count}$ is the number of terms; the first of them is at $${k}$.`,
        slip('counted_one_too_many', before, k)`
          With $${count}$ terms from $${k}$ on, the last place is one before $${k} + ${count}$.`,
        slip('counted_one_too_few', before, calc`${k} - 2`)`
          From $${k}$ to $${last}$ there is one term too few.`,
        slip('counted_one_too_many', before, calc`${k} + 1`)`
          From $${k}$ to $${last}$ there are two terms too many.`,
        slip('wrong_sign', last, count.valueOf() > k && calc`${count} - (${k} - 1)`)`
          The $${k - 1}$ places before the first term were subtracted instead of added.`,
        slip('counted_one_too_few', before, calc`${k} - 3`)`
          From $${k}$ to $${last}$ there are two terms too few.`,
      ],
      snapRead: text`The rule makes the values powers; their sum is given and its last place is asked.`,
      approach: text`Recognise a geometric progression that does not begin at the first power; find its length, then its
        last place.`,
      faster: () =>
        text`The last term is a little over ${r === 2 ? 'half' : text`$\frac{${r - 1}}{${r}}$`} of the sum
          $${(r ** k * (r ** n - 1)) / (r - 1)}$: the power $${power(r, k + n - 1)}$.`,
      check: text`Added up,
        $${Array.from({ length: Math.min(n, 6) }, (_, i) => r ** (k + i)).join(' + ')}${n > 6 && tex` + \dots`} =
        ${(r ** k * (r ** n - 1)) / (r - 1)}$.`,
      principle: text`If f(x + y) = f(x)f(y), values at consecutive integers form a geometric progression.`,
    };
  },
);

const extraProduct = form<Later>(
  'extra-product',
  {
    band: 'Medium',
    seconds: 85,
    revision: 6,
    also: ['AL.SEQ.8'],
    suits: ({ t }) => t > 4 && t < 13,
    verify: ({ a, c, t }) => {
      // One step down from n to n - 1: f(n) = f(n - 1) + f(1) + c(n - 1).
      let value = 0;
      for (let n = 0; n > -t; n -= 1) value = value - a - c * (n - 1);
      return value;
    },
  },
  ({ a, c, t, way }, { step, find }) => {
    const given = find(calc`2 * ${a} + ${c}`);
    const extra = find(c);
    const one = step(
      calc`(${given} - ${extra}) / 2`,
      value => tex`${given} = 2f(1) + ${extra}, \quad f(1) = ${frac(value)}`,
    )`
      Put $x = y = 1$ to find the value at $1$.`;
    const steps = find(calc`${t} * (${t} - 1) / 2`);
    const up = step(
      calc`${t} * ${one} + ${c} * ${steps}`,
      (_value, working) => tex`1 + 2 + \dots + ${t - 1} = ${steps}, \quad f(${t}) = ${working}`,
    )`
      With $y = 1$ each step adds the first value and a multiple of the place reached. Add the steps up to the opposite
      of the number asked.`;
    const square = find(calc`${c} * ${t} * ${t}`);
    const value = step(
      calc`${square} - ${up}`,
      (_value, working) => tex`0 = f(${t}) + f(-${t}) - ${c} \times ${t}^2, \quad f(-${t}) = ${working}`,
    )`
      A number and its opposite make $0$, where the value is $0$. The extra term is negative for them.`;
    return {
      answer: value,
      stem: way
        ? text`For all integers $x$ and $y$, $f(x + y) = f(x) + f(y) + ${c}xy$. If $f(2) = ${2 * a + c}$, what is
          $f(-${t})$?`
        : text`For every integer $n$ a machine returns a number $f(n)$ such that $f(x + y) = f(x) + f(y) + ${c}xy$ for
          all integers $x$ and $y$. If it returns $${2 * a + c}$ for $2$, what does it return for $-${t}$?`,
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.valueOf() > 0,
      slips: [
        stop('assumed_a_symmetry', up)`
          $${frac(up)}$ is the value at $${t}$; the function is not the same on both sides of $0$.`,
        slip('miscounted_the_steps', steps, calc`${t} * (${t} + 1) / 2`)`
          $${steps}$ adds the places up to $${t}$; the last step starts at $${t - 1}$.`,
        slip('left_out_a_term', extra, 0)`
          $f(1) = ${frac(one)}$ is half of $${given}$; the extra term of the rule has to come off first.`,
        slip('left_out_a_factor', square, calc`${t} * ${t}`)`
          $${t}^2$ was used for the extra term; its factor $${c}$ is missing.`,
        slip('miscounted_the_steps', steps, calc`(${t} - 1) * (${t} - 2) / 2`)`
          $${steps}$ adds the places only up to $${t - 2}$.`,
        slip('doubled_needlessly', square, calc`2 * ${c} * ${t} * ${t}`)`
          Twice $${c} \times ${t}^2$ was used for the extra term, which arises once.`,
        slip('used_a_wrong_given_number', one, given)`
          $${given}$ is the value at $2$, but it was used as the value at $1$.`,
      ],
      snapRead: text`An additive rule with an extra product, one value at $2$, and a negative number: first back to $1$,
        then across $0$.`,
      approach: text`Find the first value, go up to the positive number in even steps, and use that a number and its
        opposite add up to $0$.`,
      faster: text`The rule hides a quadratic: $f(n) = ${frac(q(c, 2))}n^2 ${2 * a - c < 0 ? '-' : '+'}
        ${frac(q(Math.abs(2 * a - c), 2))}n$, to be taken at $-${t}$.`,
      check: () =>
        text`Stepping down from $f(0) = 0$: $f(-1) = ${c - a}$, since $f(-1) + ${a} - ${c} = 0$, and $f(-2) = 2 \times
          (${c - a}) + ${c} = ${3 * c - 2 * a}$; going on in the same way leads to $f(-${t}) = ${frac(value)}$.`,
      principle: text`With an extra term in $xy$, put $y = 1$ for steps and $y = -x$ for the opposite.`,
    };
  },
);

const powerRule = form<Later>(
  'power-from-one-value',
  {
    band: 'Medium',
    seconds: 80,
    revision: 5,
    also: ['AL.IND.1', 'AL.LIN.1'],
    suits: ({ e, a }) => e !== a,
    verify: ({ e, a, way }) => {
      for (let u = 0; u <= 40; u += 1)
        for (let v = 0; v <= 40; v += 1)
          if (2 * u + v === 2 * e + a && u + 2 * v === e + 2 * a) return way ? 3 * u + 2 * v : 4 * u + v;
      throw new Error('no exponents fit');
    },
  },
  ({ e, a, way, r }, { step, find }) => {
    const first = find(calc`2 * ${e} + ${a}`);
    const second = find(calc`${e} + 2 * ${a}`);
    const six = step(
      calc`(${first} + ${second}) / 3`,
      value => tex`12 \times 18 = 6^3: \quad 3(u + v) = ${first} + ${second}, \quad u + v = ${frac(value)}`,
    )`
      Multiply the two values: the product of the arguments is a cube. Let $u$ and $v$ be the exponents at $2$ and $3$,
      and find their sum.`;
    const two = step(
      calc`${first} - ${six}`,
      value =>
        tex`u = ${first} - ${frac(six)} = ${frac(value)}, \quad v = ${frac(six)} - (${frac(value)}) =
          ${frac(six.sub(value))}`,
    )`
      Dividing $12$ by $6$ leaves $2$: take the difference of the exponents, and the rest of the sum for $3$.`;
    const times = find(way ? 3 : 4);
    const others = find(way ? 2 : 1);
    const k = step(
      calc`${times} * ${two} + ${others} * ${six.sub(two)}`,
      (_value, working) => tex`${way ? tex`72 = 2^3 \times 3^2` : tex`48 = 2^4 \times 3`}: \quad ${working}`,
    )`
      Write the argument asked with these factors, and add their exponents.`;
    return {
      answer: k,
      stem: () => {
        const [first, second] = [2 * e + a, e + 2 * a];
        return way
          ? text`A function with positive values satisfies $f(xy) = f(x)f(y)$ for all positive $x, y$. If $f(12) =
            ${power(r, first)}$, $f(18) = ${power(r, second)}$ and $f(72) = ${r}^k$, what is $k$?`
          : text`For all positive numbers $x$ and $y$ the values of $f$ are positive and $f(xy) = f(x)f(y)$. It is given
            that $f(12) = ${power(r, first)}$ and $f(18) = ${power(r, second)}$. If $f(48)$ is written as a power of
            $${r}$, what is the exponent?`;
      },
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.d <= 2n,
      slips: [
        slip('swapped_the_two', k, calc`${two} * ${others} + (${six} - ${two}) * ${times}`)`
          The exponents $${frac(two)}$ of $2$ and $${frac(six.sub(two))}$ of $3$ were exchanged.`,
        slip('counted_one_too_few', times, way ? 2 : 3)`
          Only $${times}$ factors $2$ were counted in $${way ? 72 : 48}$; there is one more.`,
        slip('counted_one_too_many', others, way ? 3 : 2)`
          $${others}$ factors $3$ were counted in $${way ? 72 : 48}$; there is one less.`,
        slip('used_a_wrong_given_number', k, calc`${first} + ${second}`)`
          $${first} + ${second} = ${k}$ belongs to $12 \times 18 = 216$.`,
        slip('assumed_a_proportion', k, calc`${first} * ${way ? 6 : 4}`)`
          $${first}$ was multiplied by $${way ? 6 : 4}$ because the argument is that many times $12$; the exponents
          follow its factors.`,
        slip('counted_one_too_many', times, way ? 4 : 5)`
          $${times}$ factors $2$ were counted in $${way ? 72 : 48}$; there is one less.`,
        slip('used_a_wrong_given_number', six, calc`(${first} + ${second}) / 2`)`
          Half of $${first} + ${second}$, that is $${frac(six)}$, was given to $6$; $12 \times 18$ is its cube and not
          its square.`,
        slip('counted_one_too_few', others, way ? 1 : 0)`
          Only $${others}$ factors $3$ were counted in $${way ? 72 : 48}$; there is one more.`,
      ],
      snapRead: text`Products of arguments give products of values, and two values are known: two unknown exponents, at
        $2$ and at $3$.`,
      approach: text`Factorise the arguments. On exponents the rule is additive, so two values make two linear equations
        for the exponents at the primes.`,
      faster: way
        ? text`$72 = 12 \times 6$, and $6^3 = 12 \times 18$: $k = ${2 * e + a} + \frac{${2 * e + a} +
          ${e + 2 * a}}{3}$.`
        : text`$48 = 12^3 \div 36$ and $36^3 = (12 \times 18)^2$: the exponent is $3 \times ${2 * e + a} -
          \frac{2}{3}(${2 * e + a} + ${e + 2 * a})$.`,
      check: text`$2 \times ${frac(two)} + ${frac(six.sub(two))} = ${first}$ and $${frac(two)} + 2 \times
        ${frac(six.sub(two))} = ${second}$, the exponents at $12$ and $18$.`,
      principle: text`If the value of a product is the product of the values, the exponents of the values add up over
      the prime
        factors of the argument.`,
    };
  },
);

/** AL.FUN.3 Medium: the rule, and one step more. */
export const rulesContinued: readonly AnyTemplate[] = situation<Later>({
  type: 'AL.FUN.3',
  situation: 'rule-continued',
  draw: draw => ({
    r: draw.int(2, 5),
    n: draw.int(3, 8),
    a: draw.int(1, 9),
    c: draw.int(2, 7),
    e: draw.int(1, 9),
    t: draw.int(5, 16),
    k: draw.int(2, 5),
    way: draw.chance(0.5),
  }),
  forms: [geometricSum, extraProduct, powerRule],
});

import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, numberTex, plain } from '../../show.ts';
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
    revision: 3,
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
    const bracket = step(calc`${sum} * (${r} - 1) / ${r}^${firstPower}`, {
      name: text`the value of $${r}^n - 1$`,
      because: text`$f(2) = f(1)f(1)$, $f(3) = f(2)f(1)$ and so on: each next value is $${r}$ times the one before.
        Such values form a geometric progression.`,
      works: value =>
        tex`${power(r, k)} \times \frac{${r}^n - 1}{${r} - 1} = ${sum}, \quad ${r}^n - 1 = ${frac(value)}`,
    })`
      The values are powers of $${r}$, so their sum is a geometric one with the first term $${power(r, k)}$. Let $n$ be
      the number of terms. Use the formula of the sum and solve for $${r}^n - 1$.`;
    const count = step(Math.round(Math.log(bracket.valueOf() + 1) / Math.log(r)), {
      name: 'the number of terms',
      works: value => tex`${r}^n = ${frac(bracket.add(1))}, \quad n = ${value}`,
    })`
      Add $1$ to get $${r}^n$, and find which power of $${r}$ this is: that is the number of terms.`;
    const before = find(calc`${k} - 1`);
    const last = step(calc`${count} + ${before}`, {
      because: text`The first term has the argument $${k}$ and not $1$. From the first to the last there is one step
        less than there are terms.`,
      works: value => tex`m = ${k} + ${count} - 1 = ${value}`,
    })`
      Let $m$ be the last argument. The first one is $${k}$, and one step less than there are terms leads to $m$.`;
    return {
      answer: last,
      stem: () => {
        const from = k;
        const sum = (r ** from * (r ** n - 1)) / (r - 1);
        return way
          ? text`A function satisfies $f(x + y) = f(x)f(y)$ for all positive integers $x$ and $y$, and $f(1) = ${r}$. If
            $f(${from}) + f(${from + 1}) + \dots + f(m) = ${sum}$, what is $m$?`
          : text`Let $f(1) = ${r}$ and $f(x + y) = f(x)f(y)$ for positive integers $x, y$. The values of $f$ at
            consecutive integers, beginning with $${from}$, add up to $${sum}$. What is the last of these
            integers?`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        stop('mixed_up_sum_and_term', count)`
          $${count}$ is the number of terms. The first of them has the argument $${k}$, so the last argument is
          larger.`,
        slip('counted_one_too_many', before, k)`
          You added $${count}$ to $${k}$. The first term is already at $${k}$, so only $${count} - 1$ steps lead to the
          last.`,
        slip('counted_one_too_few', before, calc`${k} - 2`)`
          You stopped at $${last}$. From $${k}$ to $${last}$ there is one term less than needed.`,
        slip('counted_one_too_many', before, calc`${k} + 1`)`
          You went on to $${last}$. From $${k}$ to $${last}$ there are two terms more than needed.`,
        slip('wrong_sign', last, count.valueOf() > k && calc`${count} - (${k} - 1)`)`
          You subtracted the $${k - 1}$ places before the first term. The last argument is larger than the number of
          terms, so they are added.`,
        slip('counted_one_too_few', before, calc`${k} - 3`)`
          You stopped at $${last}$. From $${k}$ to $${last}$ there are two terms less than needed.`,
      ],
      snapRead: text`The rule makes the values powers, and their sum is given: a geometric progression whose last place
        is asked.`,
      approach: text`The values form a geometric progression that does not begin at the first power. Find from the sum
        how many terms it has, and then the place of the last one.`,
      faster: () =>
        text`The last term is a little over ${r === 2 ? 'half' : text`$\frac{${r - 1}}{${r}}$`} of the sum
          $${(r ** k * (r ** n - 1)) / (r - 1)}$: the power $${power(r, k + n - 1)}$.`,
      check: text`Added up,
        $${Array.from({ length: Math.min(n, 6) }, (_, i) => numberTex(r ** (k + i))).join(' + ')}${
          n > 6 &&
          tex` +
        \dots`
        } =
        ${(r ** k * (r ** n - 1)) / (r - 1)}$.`,
      principle: text`If $f(x + y) = f(x)f(y)$, the values at consecutive integers form a geometric progression with the
        ratio $f(1)$.`,
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
    const one = step(calc`(${given} - ${extra}) / 2`, {
      name: text`the value at $1$`,
      because: text`Steps of $1$ are the simplest way from one integer to another, and for them $f(1)$ is needed. The
        rule gives $f(2)$ as $f(1) + f(1)$ and $${c}$.`,
      works: value => tex`${given} = 2f(1) + ${extra}, \quad f(1) = ${frac(value)}`,
    })`
      Put $x = y = 1$ into the rule. The left side is the given $f(2)$, so solve for $f(1)$.`;
    const steps = find(calc`${t} * (${t} - 1) / 2`);
    const up = step(calc`${t} * ${one} + ${c} * ${steps}`, {
      name: text`the value at $${t}$`,
      because: text`The step from $n$ to $n + 1$ adds $f(1)$ and $${c}n$. From $0$ on, $n$ runs through $0, 1, 2,
        \dots$, so the extra parts are $${c}$ times the sum of these places.`,
      works: (_value, working) => tex`1 + 2 + \dots + ${t - 1} = ${steps}, \quad f(${t}) = ${working}`,
    })`
      With $y = 1$ the rule gives $f(x + 1) = f(x) + f(1) + ${c}x$. Add the $${t}$ steps from $0$ up to $${t}$.`;
    const square = find(calc`${c} * ${t} * ${t}`);
    const value = step(calc`${square} - ${up}`, {
      because: text`$${t}$ and $-${t}$ add up to $0$, and $f(0) = 0$ follows from the rule with $x = y = 0$. Their
        product is negative, so the extra term is negative as well.`,
      works: (_value, working) =>
        tex`0 = f(${t}) + f(-${t}) - ${c} \times ${t}^2, \quad f(-${t}) = ${working}`,
    })`
      Put $x = ${t}$ and $y = -${t}$ into the rule. The left side is $f(0) = 0$, so solve for $f(-${t})$.`;
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
          $${frac(up)}$ is the value at $${t}$. Because of the extra term $${c}xy$ the function is not the same on both
          sides of $0$.`,
        slip('miscounted_the_steps', steps, calc`${t} * (${t} + 1) / 2`)`
          You added the places up to $${t}$, in all $${steps}$. The last step goes from $${t - 1}$ to $${t}$, so its
          place is $${t - 1}$.`,
        slip('left_out_a_term', extra, 0)`
          You used half of $${given}$ for $f(1)$, and got $${frac(one)}$. The extra term $${c}xy$ has to be subtracted
          from $f(2)$ first.`,
        slip('left_out_a_factor', square, calc`${t} * ${t}`)`
          You used $${t}^2$ for the extra term. In the rule it is $${c}xy$, so the factor $${c}$ is missing.`,
        slip('miscounted_the_steps', steps, calc`(${t} - 1) * (${t} - 2) / 2`)`
          You added the places only up to $${t - 2}$, in all $${steps}$. The last step goes from $${t - 1}$ to $${t}$.`,
        slip('doubled_needlessly', square, calc`2 * ${c} * ${t} * ${t}`)`
          You used $2 \times ${c} \times ${t}^2$ for the extra term. It comes once in the rule.`,
        slip('used_a_wrong_given_number', one, given)`
          You used $${given}$ as the value at $1$. It is the value at $2$.`,
      ],
      snapRead: text`An additive rule has an extra product, and the value at a negative number is asked: go back to $1$
        first, then across $0$.`,
      approach: text`Find the value at $1$, go up to the positive number in steps of $1$, and use that a number and its
        negative add up to $0$.`,
      faster: text`The rule hides a quadratic: $f(n) = ${frac(q(c, 2))}n^2 ${2 * a - c < 0 ? '-' : '+'}
        ${frac(q(Math.abs(2 * a - c), 2))}n$, to be taken at $-${t}$.`,
      check: () =>
        text`Stepping down from $f(0) = 0$: $f(-1) = ${c - a}$, since $f(-1) + ${a} - ${c} = 0$, and $f(-2) = 2 \times
          (${c - a}) + ${c} = ${3 * c - 2 * a}$; going on in the same way leads to $f(-${t}) = ${frac(value)}$.`,
      principle: text`When a rule for $f(x + y)$ has an extra term in $xy$, put $y = 1$ for steps and $y = -x$ for the
        negative.`,
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
    const six = step(calc`(${first} + ${second}) / 3`, {
      name: text`the exponent at $6$`,
      because: text`When arguments are multiplied, values are multiplied too, and for powers of $${r}$ this means
        adding the exponents. $12 \times 18 = 216 = 6^3$, so the sum of the exponents is three times the exponent at
        $6$.`,
      works: value =>
        tex`12 \times 18 = 6^3: \quad 3(u + v) = ${first} + ${second}, \quad u + v = ${frac(value)}`,
    })`
      Let $u$ and $v$ be the exponents of $${r}$ in $f(2)$ and $f(3)$. Multiply the two given values: the product of the
      arguments is the cube of $6 = 2 \times 3$. This gives $u + v$.`;
    const two = step(calc`${first} - ${six}`, {
      name: text`the exponent at $2$`,
      because: text`Dividing arguments means subtracting exponents, as multiplying means adding them.`,
      works: value =>
        tex`u = ${first} - ${frac(six)} = ${frac(value)}, \quad v = ${frac(six)} - (${frac(value)}) =
          ${frac(six.sub(value))}`,
    })`
      $12$ divided by $6$ is $2$, so subtract the exponent at $6$ from the exponent at $12$ to get $u$. The rest of $u
      + v$ is $v$.`;
    const times = find(way ? 3 : 4);
    const others = find(way ? 2 : 1);
    const k = step(calc`${times} * ${two} + ${others} * ${six.sub(two)}`, {
      because: text`Every factor $2$ of the argument adds $u$ to the exponent, and every factor $3$ adds $v$.`,
      works: (_value, working) =>
        tex`${way ? tex`72 = 2^3 \times 3^2` : tex`48 = 2^4 \times 3`}: \quad ${working}`,
    })`
      Write $${way ? 72 : 48}$ with the factors $2$ and $3$, and add $u$ and $v$ as often as these factors occur.`;
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
          You exchanged the exponents: $${frac(two)}$ belongs to the factor $2$, and $${frac(six.sub(two))}$ to the
          factor $3$.`,
        slip('counted_one_too_few', times, way ? 2 : 3)`
          You counted only $${times}$ factors $2$ in $${way ? 72 : 48}$. There is one more.`,
        slip('counted_one_too_many', others, way ? 3 : 2)`
          You counted $${others}$ factors $3$ in $${way ? 72 : 48}$, but $3^{${others}}$ does not divide this number.`,
        slip('used_a_wrong_given_number', k, calc`${first} + ${second}`)`
          You added the two exponents: $${first} + ${second} = ${k}$. That is the exponent for $12 \times 18 = 216$.`,
        slip('assumed_a_proportion', k, calc`${first} * ${way ? 6 : 4}`)`
          You multiplied $${first}$ by $${way ? 6 : 4}$, because $${way ? 72 : 48}$ is that many times $12$.
          Multiplying the argument adds to the exponent; it does not multiply it.`,
        slip('counted_one_too_many', times, way ? 4 : 5)`
          You counted $${times}$ factors $2$ in $${way ? 72 : 48}$, but $2^{${times}}$ does not divide this number.`,
        slip('used_a_wrong_given_number', six, calc`(${first} + ${second}) / 2`)`
          You used half of $${first} + ${second}$, that is $${frac(six)}$, for $6$. $12 \times 18$ is the cube of $6$,
          not its square.`,
        slip('counted_one_too_few', others, way ? 1 : 0)`
          You counted only $${others}$ factor(s) $3$ in $${way ? 72 : 48}$. There is one more.`,
      ],
      snapRead: text`Products of arguments give products of values, and two values are known: find the exponents that
        belong to $2$ and to $3$.`,
      approach: text`Factorise the arguments. For the exponents the rule is additive, so the two given values are two
        linear equations for the exponents at $2$ and $3$.`,
      faster: way
        ? text`$72 = 12 \times 6$, and $6^3 = 12 \times 18$: $k = ${2 * e + a} + \frac{${2 * e + a} +
          ${e + 2 * a}}{3}$.`
        : text`$48 = 12^3 \div 36$ and $36^3 = (12 \times 18)^2$: the exponent is $3 \times ${2 * e + a} -
          \frac{2}{3}(${2 * e + a} + ${e + 2 * a})$.`,
      check: text`$2 \times ${frac(two)} + ${frac(six.sub(two))} = ${first}$ and $${frac(two)} + 2 \times
        ${frac(six.sub(two))} = ${second}$, the exponents at $12$ and $18$.`,
      principle: text`If $f(xy) = f(x)f(y)$, the exponents of the values add up over the prime factors of the
        argument.`,
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

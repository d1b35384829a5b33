import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Rule {
  base: number;
  m: number;
  n: number;
  /** Values of f at 2 and 3 under f(xy) = f(x) + f(y); the argument is 2^i·3^j. */
  two: number;
  three: number;
  i: number;
  j: number;
  /** f(x + y) = f(x) + f(y) + c with slope s. */
  c: number;
  s: number;
  way: boolean;
}

const power = (b: number, e: number) => (e === 1 ? `${b}` : `${b}^{${e}}`);

const multiplicative = form<Rule>(
  'sum-becomes-product',
  {
    band: 'Easy',
    seconds: 45,
    revision: 3,
    suits: ({ base, m, n }) => n !== m && base ** n < 5000 && n > 1 && n !== 2 * m,
    verify: ({ base, m, n }) => {
      let one = 1;
      while (one ** m < base ** m) one += 1;
      let value = 1;
      for (let k = 0; k < n; k += 1) value *= one;
      return value;
    },
  },
  ({ base, m, n, way }, { step, find }) => {
    const given = find(calc`${base}^${m}`);
    const [unit, per] = way ? ['step', text`the value at $1$`] : ['hour', 'the factor of one hour'];
    const one = step(base, {
      name: per,
      because: text`An argument of $${m}$ is $1$ added ${m} times, and each addition multiplies the value by $f(1)$. So
        the value is a power, not a multiple.`,
      works: tex`f(${m}) = f(1)^{${m}} = ${base ** m}, \quad f(1) = ${base}`,
    })`
      Adding arguments multiplies values. So $f(${m})$ is $f(1)$ multiplied by itself, $${m}$ factors in all: find the
      root.`;
    const times = find(n);
    const value = step(calc`${one}^${times}`, {
      because: text`Each further ${unit} multiplies by $f(1)$ again, so $${n}$ of them make $${n}$ factors.`,
      works: (_value, working) => tex`f(${times}) = ${working}`,
    })`
      In the same way $f(${n})$ has $${n}$ factors $f(1)$. Raise it to this power.`;
    return {
      answer: value,
      stem: way
        ? text`A function with positive values satisfies $f(x + y) = f(x)f(y)$ for all real $x$ and $y$, and $f(${m}) =
          ${base ** m}$. What is $f(${n})$?`
        : text`A colony grows to $f(x)$ times its size in $x$ hours, where $f(x + y) = f(x)f(y)$. In $${m}$ hours it
          becomes $${base ** m}$ times as large. How many times as large does it become in $${n}$ hours?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 1,
      slips: [
        slip('assumed_a_proportion', value, calc`${given} * ${n} / ${m}`)`
          You multiplied $${given}$ by $\frac{${n}}{${m}}$, as in a proportion. Here values are multiplied when
          arguments are added, so they grow as powers.`,
        slip('miscounted_the_steps', times, calc`${n} + 1`)`
          You used the exponent $${times}$. From $0$ to $${n}$ there are $${n}$ factors $f(1)$, so it is one too
          large.`,
        slip('miscounted_the_steps', times, calc`${n} - 1`)`
          You used the exponent $${times}$. From $0$ to $${n}$ there are $${n}$ factors $f(1)$, so it is one too
          small.`,
        slip('added_for_multiplied', value, calc`${given} + ${base} * (${n} - ${m})`)`
          You added $${base}$ for each ${unit} from $${m}$ to $${n}$. Each one multiplies the value by $${base}$
          instead.`,
        slip('assumed_a_proportion', value, calc`${base} * ${n}`)`
          $${base} \times ${n}$ adds $${base}$ for each ${unit}. Here values are multiplied when arguments are added.`,
        slip('took_a_power_for_a_product', value, calc`${given} * ${given}`)`
          You squared the given value $${given}$. That leads to the value at $${2 * m}$, not at $${n}$.`,
        slip('swapped_base_and_exponent', value, n ** base < 20000 && calc`${n}^${base}`)`
          $${n}^{${base}}$ exchanges base and exponent. The base is the value at $1$, and the exponent is $${n}$.`,
      ],
      snapRead: text`Adding arguments multiplies values, so the values are powers: find the base from the given value.`,
      approach: text`Such a function is a power whose base is the value at $1$. The given value fixes this base, and
        then any other value follows.`,
      check: () =>
        text`$f(${n})$ and $f(${m})$ differ by the factor $${power(base, Math.abs(n - m))}$, one factor $${base}$ for
          each ${unit}.`,
      principle: text`If $f(x + y) = f(x)f(y)$, the value at a positive integer $n$ is $f(1)$ to the power $n$.`,
    };
  },
);

const logarithmic = form<Rule>(
  'product-becomes-sum',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    suits: ({ two, three }) => two !== three,
    verify: ({ two, three, i, j }) => {
      let [n, value] = [2 ** i * 3 ** j, 0];
      while (n % 2 === 0) [n, value] = [n / 2, value + two];
      while (n % 3 === 0) [n, value] = [n / 3, value + three];
      return value;
    },
  },
  ({ i, j, two, three, way }, { step, find }) => {
    const thing = way ? 'value' : 'weight';
    const first = find(i);
    const second = step(j, {
      name: text`the exponent of $3$`,
      because: text`Only the ${thing}s of $2$ and $3$ are known. A product of these two primes is the only number whose
        ${thing} can be found from them.`,
      works: tex`${2 ** i * 3 ** j} = ${power(2, i)} \times ${power(3, j)}`,
    })`
      The ${thing}s of $2$ and $3$ are known, so write the given number as a product of these primes. The exponents say
      how often each of them is a factor.`;
    const value = step(calc`${first} * ${two} + ${second} * ${three}`, {
      because: text`The ${thing} of a product is the sum of the ${thing}s. So the ${thing} of $2 \times 2$ is $${two} +
        ${two}$: each factor adds its own once.`,
    })`
      Every factor adds its own ${thing}. Multiply the ${thing} of each prime by how often it is a factor, and add.`;
    return {
      answer: value,
      stem: way
        ? text`For all positive integers $x$ and $y$, $f(xy) = f(x) + f(y)$. If $f(2) = ${two}$ and $f(3) = ${three}$,
          what is $f(${2 ** i * 3 ** j})$?`
        : text`Every positive integer has a weight, and the weight of a product is the sum of the weights of its
          factors. The weights of $2$ and $3$ are $${two}$ and $${three}$. Find the weight of
          $${2 ** i * 3 ** j}$.`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('mixed_up_sum_and_product', value, calc`${two}^${i} * ${three}^${j}`)`
          You multiplied the ${thing}s of the factors. The ${thing} of a product is the sum of the ${thing}s, so they
          are added.`,
        slip('swapped_the_two', value, i !== j && calc`${two} * ${j} + ${three} * ${i}`)`
          You exchanged the exponents $${i}$ and $${j}$. The factor $2$ comes ${i} time(s) and the factor $3$ comes
          ${j} time(s).`,
        slip('left_out_higher_powers', value, calc`${two} + ${three}`)`
          You counted each prime once: $${two} + ${three} = ${value}$. The primes come with exponents, and each factor
          adds its ${thing}.`,
        slip('counted_one_too_few', first, calc`${i} - 1`)`
          You counted the factor $2$ only ${i - 1} time(s). It comes $${i}$ times, so one ${thing} is missing.`,
        slip('counted_one_too_many', first, calc`${i} + 1`)`
          You counted the factor $2$ $${i + 1}$ times. It comes only ${i} time(s) in the number.`,
        slip('counted_one_too_many', second, calc`${j} + 1`)`
          You counted the factor $3$ $${j + 1}$ times. It comes only ${j} time(s) in the number.`,
        slip('assumed_a_proportion', value, calc`${two} * 2^${i} * 3^${j} / 2`)`
          You scaled $${two}$ up with the number. The ${thing} of a product is a sum, so ${thing}s are not proportional
          to the numbers.`,
        slip('counted_one_too_few', second, j > 1 && calc`${j} - 1`)`
          You counted the factor $3$ only ${j - 1} time(s). It comes $${j}$ times, so one ${thing} is missing.`,
      ],
      snapRead: text`The ${thing} of a product is a sum of ${thing}s: factorise the number into primes.`,
      approach: text`Write the number as a product of twos and threes, because their ${thing}s are known. Every factor
        adds its own ${thing}.`,
      check: () =>
        text`Halving the number takes away $${two}$: after $${i}$ halvings $${power(3, j)}$ is left, with the ${thing}
          $${three * j}$, and $${i} \times ${two} + ${three * j} = ${i * two + three * j}$.`,
      principle: text`If $f(xy) = f(x) + f(y)$, factorise the argument: each prime factor adds its own value as often
        as it occurs.`,
    };
  },
);

const shifted = form<Rule>(
  'sum-with-a-constant',
  {
    band: 'Easy',
    seconds: 50,
    revision: 4,
    suits: ({ m, n }) => m !== n && n % m !== 0,
    verify: ({ c, s, m, n }) => {
      for (let one = -200; one <= 400; one += 1) {
        const f = (k: number) => k * one + (k - 1) * c;
        if (f(m) === s * m - c) return f(n);
      }
      throw new Error('no function fits');
    },
  },
  ({ c, s, m, n, way }, { step, find }) => {
    const extra = find(c);
    const given = find(calc`${s} * ${m} - ${c}`);
    const unit = way ? 'unit' : 'metre';
    const slope = step(calc`(${given} + ${extra}) / ${m}`, {
      name: way ? text`the value of $g$ for one unit` : text`the value of $f(x) + ${c}$ for one metre`,
      because: text`The constant $${c}$ in the rule is only once on the right side, but with $${c}$ added to every
        value it is twice on both sides. So the shifted values simply add, and they are proportional to $x$.`,
      works: value =>
        tex`(f(x + y) + ${c}) = (f(x) + ${c}) + (f(y) + ${c}), \quad \frac{${given} + ${c}}{${m}} = ${frac(value)}`,
    })`
      Add $${c}$ to every value: the new values simply add, so they are proportional to $x$. Divide the given one by
      $${m}$ to get the value for one ${unit}.`;
    const all = find(calc`${slope} * ${n}`);
    const value = step(calc`${all} - ${extra}`, {
      because: text`The proportional quantity is $f(x) + ${c}$. The question asks for $f(${n})$ itself, which is $${c}$
        less.`,
      works: value => tex`${n} \times ${frac(slope)} - ${c} = ${frac(value)}`,
    })`
      Multiply this by $${n}$, and subtract the $${c}$ again that was added to every value.`;
    return {
      answer: value,
      stem: way
        ? text`A function satisfies $f(x + y) = f(x) + f(y) + ${c}$ for all real $x$ and $y$, so that $g(x) = f(x) +
          ${c}$ satisfies $g(x + y) = g(x) + g(y)$. If $f(${m}) = ${s * m - c}$, find $f(${n})$.`
        : text`A rail of $x$ metres costs $f(x)$ rupees, where $f(x + y) = f(x) + f(y) + ${c}$ for all positive integers
          $x$ and $y$; so $f(x) + ${c}$ is proportional to $x$. A rail of $${m}$ m costs $${s * m - c}$ rupees. What
          does a rail of $${n}$ m cost, in rupees?`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.mul(4).d === 1n,
      slips: [
        slip('assumed_a_proportion', extra, 0)`
          You used $\frac{${n}}{${m}}$ of the given value, as in a proportion. Only $f(x) + ${c}$ is proportional to
          $x$, not $f(x)$.`,
        stop('left_out_a_term', all)`
          You added the constant $${c}$ at the beginning and did not subtract it again. The question asks for $f(${n})$
          itself.`,
        slip('wrong_sign', extra, calc`-${c}`)`
          You used the constant $${c}$ with the wrong sign. It is $f(x) + ${c}$ that is proportional to $x$.`,
        slip('wrong_sign', value, calc`${all} + ${extra}`)`
          You added $${c}$ at the end. It was added to every value before, so it has to be subtracted now.`,
        slip('counted_one_too_few', all, calc`${slope} * (${n} - 1)`)`
          You multiplied by $${n - 1}$, as if there were only $${n - 1}$ ${unit}s. The question asks about $${n}$.`,
        slip('counted_one_too_many', all, calc`${slope} * (${n} + 1)`)`
          You multiplied by $${n + 1}$, as if there were $${n + 1}$ ${unit}s. The question asks about $${n}$.`,
      ],
      snapRead: text`A sum of arguments gives the sum of the values and a constant besides: add the constant to every
        value first.`,
      approach: text`With the constant added to each value the rule becomes plain addition, so these values are
        proportional. Find the value for $${n}$ and subtract the constant again.`,
      faster: text`The function is $${s}x - ${c}$: slope $${s}$, and $-${c}$ at zero; put $x = ${n}$.`,
      check: text`$${s}(x + y) - ${c} = (${s}x - ${c}) + (${s}y - ${c}) + ${c}$, and the values at $${m}$ and $${n}$ are
        $${s * m - c}$ and $${s * n - c}$.`,
      principle: text`If $f(x + y) = f(x) + f(y) + c$ with a constant $c$, then $f(x) + c$ simply adds: shift first,
        then use proportion.`,
    };
  },
);

/** AL.FUN.3 Easy: the rule read off. */
export const sumAndProductRules: readonly AnyTemplate[] = situation<Rule>({
  type: 'AL.FUN.3',
  situation: 'rule-read-off',
  draw: draw => ({
    base: draw.int(2, 6),
    m: draw.int(2, 5),
    n: draw.int(3, 9),
    two: draw.int(2, 14),
    three: draw.int(2, 14),
    i: draw.int(2, 5),
    j: draw.int(1, 4),
    c: draw.int(2, 15),
    s: draw.int(4, 20),
    way: draw.chance(0.5),
  }),
  forms: [multiplicative, logarithmic, shifted],
});

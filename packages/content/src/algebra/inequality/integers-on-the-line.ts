import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Line {
  a: number;
  b: number;
  low: number;
  high: number;
  /** Zeros of a quadratic, and of a second one. */
  u: number;
  v: number;
  c: number;
  d: number;
  way: boolean;
}

/** The factor with its zero at n. */
const bracket = (n: number) => (n === 0 ? 'x' : `(x ${addedTex(-n)})`);

const count = (test: (x: number) => boolean) => Array.from({ length: 801 }, (_, i) => i - 400).filter(test);

const double = form<Line>(
  'double-inequality',
  {
    band: 'Easy',
    seconds: 40,
    revision: 2,
    entry: true,
    suits: ({ b, way, low }) => way || (b < 0 && low + Math.abs(b) > 0),
    verify: ({ a, b, low, high }) => count(x => a * x + b > low && a * x + b <= high).length,
  },
  ({ low, b, a, high, way }, { step, find }) => {
    const from = find(calc`(${low} - ${b}) / ${a}`);
    const first = step(calc`floor(${from}) + 1`, value => tex`${a}x > ${from.mul(a)}, \quad x \ge ${value}`)`
      ${way ? '' : text`Let $x$ be the number of kilometres. `}Solve the left part. The sign there is strict, so the
      bound
      itself does not count.`;
    const to = find(calc`(${high} - ${b}) / ${a}`);
    const last = step(calc`floor(${to})`, value => tex`${a}x \le ${to.mul(a)}, \quad x \le ${value}`)`
      Solve the right part. Here equality is allowed, so the bound counts.`;
    const count = step(calc`${last} - ${first} + 1`)`
      Count the integers from the first to the last.`;
    return {
      answer: count,
      stem: way
        ? text`How many integers $x$ satisfy $${low} < ${a}x ${addedTex(b)} \le ${high}$?`
        : text`A taxi charges a fixed ₹${String(Math.abs(b))} and ₹${String(a)} for every full kilometre. For how many
          whole numbers of kilometres is the fare more than ₹${String(low + 2 * Math.abs(b))} but not more than
          ₹${String(high + 2 * Math.abs(b))}?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('counted_gaps_for_numbers', count, calc`${last} - ${first}`)`
          From $${first}$ to $${last}$ there is one integer more than the difference.`,
        slip('let_in_an_end_point', first, calc`${first} - 1`)`
          You counted $${first}$, which does not satisfy the left part.`,
        slip('left_out_an_end_point', count, calc`${last} - ${first} - 1`)`
          $${first}$ and $${last}$ both satisfy the inequalities and were left out.`,
        slip('let_in_an_end_point', count, calc`${last} - ${first} + 3`)`
          $${first.sub(1)}$ and $${last.add(1)}$ were counted, which lie outside.`,
        slip('left_out_a_term', from, calc`${low} / ${a}`)`
          On the left you divided $${low}$ without moving the constant $${b}$ first.`,
        slip('left_out_a_term', to, calc`${high} / ${a}`)`
          On the right you divided $${high}$ without moving the constant $${b}$ first.`,
      ],
      snapRead: text`A linear expression between two bounds, one of them strict, and whole numbers are counted.`,
      approach: text`Solve the two parts by themselves, round towards the inside, and count.`,
      check: way
        ? text`At the ends the expression is $${first.mul(a).add(b)}$ and $${last.mul(a).add(b)}$, both within the
          bounds.`
        : text`The first and last numbers of kilometres are $${first}$ and $${last}$.`,
      principle: text`Counting integers: find the first and the last that satisfy the condition; the count is their
        difference plus one.`,
    };
  },
);

const quadratic = form<Line>(
  'between-two-roots',
  {
    band: 'Easy',
    seconds: 45,
    entry: true,
    suits: ({ u, v }) => Math.abs(u + v) > 1,
    verify: ({ u, v }) => count(x => x * x - (u + v) * x + u * v < 0).length,
  },
  ({ u, v, way, c }, { step, find }) => {
    const roots = step([u, v], tex`${polynomialTex([1, -(u + v), u * v])} = ${bracket(u)}${bracket(v)} < 0`)`
      Bring everything to one side and factorise.`;
    const length = find(q(roots[1] ?? 0).sub(roots[0] ?? 0));
    const ends = find(calc`-1`);
    const count = step(
      calc`${length} + ${ends}`,
      value => tex`${u} < x < ${v}: \quad ${v} - ${u < 0 ? tex`(${u})` : u} - 1 = ${value}`,
    )`
      The product is negative strictly between its zeros; count the integers there.`;
    return {
      answer: count,
      stem: way
        ? text`For how many integers $x$ is $${polynomialTex([1, -(u + v), u * v - c])}$ less than $${-c}$?`
        : text`How many integers satisfy $x^2 ${u + v !== 0 && tex`${addedTex(-(u + v))}x`} ${addedTex(u * v)} < 0$?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('let_in_an_end_point', ends, 1)`
          At $x = ${u}$ and at the other zero the product is zero, not negative.`,
        slip('counted_gaps_for_numbers', ends, 0)`
          The distance of $${u}$ and the other zero counts one of the two zeros.`,
        slip('counted_one_too_few', ends, calc`-2`)`
          From $${u + 1}$ to $${v - 1}$ there is one integer more.`,
        slip('wrong_sign', length, u < 0 ? calc`abs(${u} + ${v})` : calc`${u} + ${v}`)`
          $${u}$ and the other zero were combined with a wrong sign: their distance is $${v - u}$.`,
        slip('let_in_an_end_point', ends, 3)`
          Even integers outside $${u}$ and the other zero were counted.`,
        slip('forgot_negative_numbers', roots, u < 0 && v > 2 && [0, v])`
          Only $1$ to $${v - 1}$ are counted; zero and negative integers fit too.`,
        slip('left_out_an_end_point', ends, calc`-3`)`
          $${u + 1}$ and $${v - 1}$ satisfy the inequality and belong to the count.`,
      ],
      snapRead: text`A quadratic inequality with whole zeros; integers are counted.`,
      approach: text`Factorise and use the sign: between the zeros the product is negative.`,
      check: text`At $x = ${u + 1}$ the product is $1 \times (${u + 1 - v})$, at $x = ${v - 1}$ it is $${v - 1 - u}
        \times (-1)$: both negative.`,
      principle: text`A quadratic with positive leading coefficient is negative strictly between its zeros.`,
    };
  },
);

const both = form<Line>(
  'sides-with-unknown',
  {
    band: 'Easy',
    seconds: 45,
    revision: 4,
    entry: true,
    suits: ({ a, b, c, d }) => c > 1 && d - b > 3 * a,
    verify: ({ a, b, c, d }) => count(x => x > 0 && (a + c) * x + b < c * x + d).length,
  },
  ({ d, b, a, c, way }, { step, find }) => {
    const right = step(calc`${d} - ${b}`, value => tex`${a}x < ${value}`)`
      Bring the unknown to one side and the constants to the other.`;
    const factor = find(a);
    const bound = find(calc`${right} / ${factor}`);
    const x = step(calc`ceil(${bound}) - 1`, value => tex`x < \frac{${right}}{${a}}, \quad x \le ${value}`)`
      Divide, and take the greatest integer strictly below.`;
    return {
      answer: x,
      stem: () => {
        const [left, right] = [`${a + c}x ${addedTex(b)}`, `${c}x ${addedTex(d)}`];
        return way
          ? text`How many positive integers $x$ satisfy $${left} < ${right}$?`
          : text`What is the greatest integer $x$ for which $${left}$ is less than $${right}$?`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('let_in_an_end_point', x, bound.d === 1n ? bound : calc`${x} + 1`)`
          For $x = ${x}$ the left side is not less than the right side.`,
        slip('wrong_sign', right, calc`${d} + ${b}`)`
          Moving $${b}$ to the other side changes its sign: $${d}$ and $${b}$ are not added.`,
        slip('wrong_sign', factor, calc`${a} + 2 * ${c}`)`
          Moving $${c}x$ to the other side takes it away from $${a + c}x$; here it was added.`,
        slip('counted_one_too_few', x, calc`${x} - 1`)`
          $x = ${x.add(1)}$ still satisfies the inequality.`,
        slip('left_out_a_term', factor, calc`${a} + ${c}`)`
          The $${c}x$ on the right side was left out.`,
        slip('left_out_a_term', right, d)`
          Only $${d}$ was divided; the constant $${b}$ on the left counts too.`,
      ],
      snapRead: text`A linear inequality with the unknown on both sides, for whole numbers.`,
      approach: text`Collect the unknown on one side, divide by its positive coefficient, and round down below the
        strict bound.`,
      check: () => {
        const n = x.valueOf();
        return text`For $x = ${n}$: $${(a + c) * n + b} < ${c * n + d}$; for $x = ${n + 1}$: $${(a + c) * (n + 1) + b}$
          is not less than $${c * (n + 1) + d}$.`;
      },
      principle: text`In a strict inequality a bound that is itself whole does not count.`,
    };
  },
);

/** AL.INQ.3 Easy: one interval. */
export const integersOnTheLine: readonly AnyTemplate[] = situation<Line>({
  type: 'AL.INQ.3',
  situation: 'one-interval',
  draw: draw => {
    const u = draw.int(-12, 4);
    const a = draw.int(2, 7);
    const b = draw.pick([-19, -17, -14, -13, -11, -9, -8, -7, -5, 5, 7, 8, 9, 11, 13]);
    const low = draw.int(-25, 40);
    const c = draw.int(1, 9);
    return u === 0
      ? null
      : {
          a,
          b,
          low,
          high: low + draw.int(5 * a, 16 * a),
          u,
          v: u + draw.int(5, 16),
          c,
          d: draw.int(20, 90),
          way: draw.chance(0.5),
        };
  },
  forms: [double, quadratic, both],
});

interface Signs {
  /** The double zero and the two simple ones. */
  m: number;
  u: number;
  v: number;
  /** A second condition excludes p to r. */
  p: number;
  r: number;
  /** (x − a) ≥ k(b − x). */
  a: number;
  b: number;
  k: number;
  way: boolean;
}

const isolated = form<Signs>(
  'isolated-zero',
  {
    band: 'Medium',
    seconds: 65,
    entry: true,
    verify: ({ m, u, v }) => count(x => (x - m) ** 2 * (x - u) * (x - v) <= 0).length,
  },
  ({ v, u, m, way }, { step, find }) => {
    const ends = find(1);
    const between = step(
      calc`${v} - ${u} + ${ends}`,
      value => tex`${u} \le x \le ${v}: \quad ${value} \text{ integers}`,
    )`
      The square is never negative, so the sign comes from the other two factors. Count the integers between their
      zeros, these included.`;
    const extra = find(1);
    const count = step(calc`${between} + ${extra}`, value => tex`x = ${m}: \quad ${between} + 1 = ${value}`)`
      The zero of the square lies outside and makes the product zero; it counts as well.`;
    return {
      answer: count,
      stem: way
        ? text`How many integers $x$ satisfy $(x ${addedTex(-m)})^2${bracket(u)}${bracket(v)} \le 0$?`
        : text`For how many integers $x$ is the product $(x ${addedTex(-u)})(x ${addedTex(-m)})^2(x ${addedTex(-v)})$
          not positive?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('left_out_an_end_point', extra, 0)`
          $x = ${m}$ is missing: there the product is zero.`,
        slip('wrong_sign', between, m > v ? calc`${m} - ${u}` : calc`${v} - ${m}`)`
          At $x = ${m}$ the sign was changed, but a square does not change sign at its zero.`,
        slip('left_out_an_end_point', ends, calc`-1`)`
          At $x = ${u}$ and $x = ${v}$ the product is zero, which is allowed.`,
        slip('counted_gaps_for_numbers', ends, 0)`
          From $${u}$ to $${v}$ there is one integer more than the difference.`,
        slip('counted_twice', extra, 2)`
          $x = ${m}$ is one integer, though it is a zero twice.`,
        slip('kept_a_case_that_is_ruled_out', extra, 3)`
          Next to $x = ${m}$ the product is positive; only this one integer counts.`,
        slip('left_out_a_case', between, calc`${v} - ${u} - 2`)`
          Strictly between $${u}$ and $${v}$ there are more integers than that, and the ends count too.`,
      ],
      snapRead: text`A product with a squared factor that must not be positive: the zero of the square needs a look of
        its own.`,
      approach: text`Leave the square out for the sign, and then ask where it makes the product zero.`,
      faster: text`From $${u}$ to $${v}$ there are $${v - u + 1}$ integers, and $${m}$ alone outside.`,
      check: text`At $x = ${m}$ the product is $0$; at $x = ${m + 1 === u || m + 1 === v ? m - 1 : m + 1}$ all is
        positive; between $${u}$ and $${v}$ one factor is negative.`,
      principle: text`A squared factor never changes the sign, but its zero can be a solution of its own.`,
    };
  },
);

const conditions = form<Signs>(
  'one-inside-one-outside',
  {
    band: 'Medium',
    seconds: 70,
    revision: 2,
    entry: true,
    suits: ({ u, v, p, r }) => u + 1 < p && r + 1 < v && p !== -r && u !== -v,
    verify: s => count(x => (x - s.u) * (x - s.v) <= 0 && (x - s.p) * (x - s.r) > 0).length,
  },
  ({ v, u, r, p, way }, { step, find }) => {
    const ends = find(1);
    const inside = step(
      calc`${v} - ${u} + ${ends}`,
      value => tex`${bracket(u)}${bracket(v)} \le 0: \quad ${u} \le x \le ${v}, \ ${value} \text{ integers}`,
    )`
      Factorise the first quadratic; count the integers between its zeros, these included.`;
    const border = find(1);
    const lost = step(
      calc`${r} - ${p} + ${border}`,
      value => tex`${bracket(p)}${bracket(r)} \le 0: \quad ${p} \le x \le ${r}, \ ${value} \text{ integers}`,
    )`
      The second quadratic is positive outside its zeros; count the integers it excludes, its zeros among them.`;
    const count = step(calc`${inside} - ${lost}`)`
      All excluded integers lie inside, so subtract.`;
    return {
      answer: count,
      stem: way
        ? text`How many integers satisfy both $${polynomialTex([1, -(u + v), u * v])} \le 0$ and
          $${polynomialTex([1, -(p + r), p * r])} > 0$?`
        : text`Let $f(x) = ${polynomialTex([1, -(u + v), u * v])}$ and $g(x) = ${polynomialTex([1, -(p + r), p * r])}$.
          For how many integers $x$ is $f(x) \le 0 < g(x)$?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('let_in_an_end_point', border, calc`-1`)`
          At $x = ${p}$ and $x = ${r}$ the second quadratic is zero, not positive.`,
        slip('left_out_an_end_point', ends, calc`-1`)`
          $x = ${u}$ and $x = ${v}$ satisfy the first condition with equality and belong to the count.`,
        slip('counted_gaps_for_numbers', ends, 0)`
          From $${u}$ to $${v}$ there is one integer more than the difference.`,
        slip('counted_gaps_for_numbers', border, 0)`
          From $${p}$ to $${r}$ there is one integer more than the difference; all of them are excluded.`,
        stop('gave_the_complement', lost)`
          $${lost}$ is the number of integers that the second condition excludes.`,
        stop('ignored_a_condition', inside)`
          $${inside}$ is the number for the first condition alone.`,
      ],
      snapRead: text`Two quadratic conditions on the same integer: inside one pair of zeros and outside another.`,
      approach: text`Count what the first condition allows and take away what the second forbids; mind which zeros
        count.`,
      faster: text`The solutions are $${u}$ to $${p - 1}$ and $${r + 1}$ to $${v}$: $${p - u} + ${v - r}$.`,
      check: text`From $${u}$ to $${p - 1}$ there are $${p - u}$ integers, from $${r + 1}$ to $${v}$ there are
        $${v - r}$.`,
      principle: text`With an inner and an outer condition, count both intervals and subtract; equality counts in one
        and not in the other.`,
    };
  },
);

/** Where the quotient reaches k below b, and −k above b. */
const firstOf = ({ a, b, k }: Signs) => q(Math.ceil((a + k * b) / (k + 1)));
const lastOf = ({ a, b, k }: Signs) => q(Math.floor((k * b - a) / (k - 1)));

const quotient = form<Signs>(
  'size-of-a-quotient-at-least',
  {
    band: 'Medium',
    seconds: 80,
    revision: 3,
    also: ['AL.INQ.2', 'AL.MOD.4'],
    entry: true,
    // The stem does not print the answer.
    suits: p => {
      const answer = lastOf(p)
        .sub(firstOf(p))
        .add(p.way ? 0 : 1);
      return answer.lte(60) && !answer.equals(p.a) && !answer.equals(p.b);
    },
    verify: ({ a, b, k, way }) =>
      count(x => (way ? x !== b && Math.abs((x - a) / (b - x)) >= k : Math.abs(x - a) >= k * Math.abs(b - x)))
        .length,
  },
  (p, { step, find }) => {
    const { b, k, a, way } = p;
    const first = step(
      firstOf(p),
      value =>
        tex`x ${addedTex(-a)} \ge ${k}(${b} - x), \quad x \ge \frac{${a + k * b}}{${k + 1}}, \quad x = ${value}`,
    )`
      ${
        way
          ? text`Below $x = ${b}$ the denominator is positive: the quotient itself must be at least $${k}$. Multiply and
      find the first integer.`
          : text`Up to $x = ${b}$ the distance $|${b} - x|$ is $${b} - x$. Open both moduli and find the first integer.`
      }`;
    const last = step(
      lastOf(p),
      value =>
        tex`x ${addedTex(-a)} \ge ${k}(x - ${b}), \quad ${k - 1 !== 1 && k - 1}x \le ${k * b - a}, \quad x = ${value}`,
    )`
      ${
        way
          ? text`Beyond $x = ${b}$ the quotient is negative. Its size has the denominator $x - ${b}$; find the last
      integer.`
          : text`Beyond $x = ${b}$ the distance $|${b} - x|$ is $x - ${b}$. Find the last integer.`
      }`;
    const barred = find(way ? 1 : 0);
    const count = step(calc`${last} - ${first} + 1 - ${barred}`)`
      Count from the first to the last${way && text`; $x = ${b}$, where the denominator is zero, does not count`}.`;
    return {
      answer: count,
      stem: way
        ? text`How many integers $x$ satisfy $\left|\frac{x ${addedTex(-a)}}{${b} - x}\right| \ge ${k}$?`
        : text`For how many integers $x$ is $|x ${addedTex(-a)}|$ at least $${k}$ times $|${b} - x|$?`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('forgot_negative_numbers', last, b)`
          ${
            way
              ? text`Only $x < ${b}$ was looked at; beyond it the quotient can be $-${k}$ or less, and its size is large
          enough.`
              : text`Only $x$ up to $${b}$ was looked at; beyond it $|${b} - x|$ is small as well, so more integers
              fit.`
          }`,
        slip(way ? 'ignored_the_domain' : 'demanded_too_much', barred, way ? 0 : 1)`
          ${
            way
              ? text`$x = ${b}$ makes the denominator zero and cannot count.`
              : text`$x = ${b}$ was left out, as if $|${b} - x|$ were a denominator. It makes the right side $0$, so it
          counts.`
          }`,
        slip('left_out_an_end_point', barred, way && 2)`
          $${last} - ${first}$ leaves one end out, and $x = ${b}$ goes off as well.`,
        slip('assumed_a_symmetry', last, calc`2 * ${b} - ${first}`)`
          Beyond $${b}$ as many integers were taken as before it, from $${first}$; the two sides are not alike.`,
        slip('rounded_the_wrong_way', first, calc`${first} - 1`)`
          At $x = ${first}$ ${
            way
              ? text`the quotient is still below $${k}$`
              : text`$|x ${addedTex(-a)}|$ is still less
          than $${k}$ times $|${b} - x|$`
          }.`,
        slip('ignored_a_condition', first, a)`
          From $x = ${a}$ on ${way ? 'the quotient is not negative' : text`$x ${addedTex(-a)}$ is not negative`}, but it
          has to reach ${way ? text`$${k}$` : text`$${k}$ times $|${b} - x|$`}.`,
        slip('left_out_a_case', first, b)`
          Only $x > ${b}$ was looked at; below it ${
            way ? 'the quotient is positive and large as well' : text`$|${b} - x|$ is small as well`
          }.`,
        slip('let_in_an_end_point', last, calc`${last} + 1`)`
          At $x = ${last}$ ${
            way
              ? text`the size of the quotient is below $${k}$ already`
              : text`$|x ${addedTex(-a)}|$ is
          less than $${k}$ times $|${b} - x|$ already`
          }.`,
      ],
      snapRead: way
        ? text`The size of a quotient is at least a number: $x$ lies near the zero of the denominator, on either side.`
        : text`One modulus is at least a multiple of another: $x$ lies near the zero of the second, on either side.`,
      approach: way
        ? text`Take the two sides of the zero of the denominator one after the other; on each its sign is known and one
        may multiply.`
        : text`Take the two sides of $x = ${b}$ one after the other; on each the moduli can be opened.`,
      faster: text`$x$ is $${k}$ times as near to $${b}$ as to $${a}$ at $\frac{${a + k * b}}{${k + 1}}$ and at
        $${k - 1 === 1 ? k * b - a : tex`\frac{${k * b - a}}{${k - 1}}`}$: from $${first}$ to $${last}$${
          way &&
          text` without
        $${b}$`
        }.`,
      check: () =>
        text`At $x = ${first}$: $${first.sub(a)} \ge ${k} \times ${q(b).sub(first)}$; at $x = ${last}$: $${last.sub(a)}
          \ge ${k} \times ${last.sub(b)}$. One further on either side it fails.`,
      principle: way
        ? text`Never multiply an inequality by an expression of unknown sign: split the cases at its zero.`
        : text`Open a modulus case by case: split the line at the zero of what stands inside.`,
    };
  },
);

/** AL.INQ.3 Medium: signs of products and quotients. */
export const signsOfProducts: readonly AnyTemplate[] = situation<Signs>({
  type: 'AL.INQ.3',
  situation: 'signs',
  draw: draw => {
    const u = draw.int(-9, 5);
    const v = u + draw.int(4, 15);
    const m = draw.chance(0.5) ? v + draw.int(2, 5) : u - draw.int(2, 5);
    const p = u + draw.int(1, 5);
    const a = draw.int(2, 15);
    return m === 0 || u === 0 || v === 0 || u * v === 0
      ? null
      : {
          m,
          u,
          v,
          p,
          r: p + draw.int(1, 6),
          a,
          b: a + draw.int(8, 30),
          k: draw.int(2, 4),
          way: draw.chance(0.5),
        };
  },
  forms: [isolated, conditions, quotient],
});

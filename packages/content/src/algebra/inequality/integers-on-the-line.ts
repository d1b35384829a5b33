import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
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
    const fixed = Math.abs(b);
    const [least, most] = way ? [low, high] : [low + 2 * fixed, high + 2 * fixed];
    const constant = way ? b : fixed;
    const bound = way ? 'the constant' : `the fixed ₹${fixed}`;
    const from = find(calc`(${low} - ${b}) / ${a}`);
    const first = step(calc`floor(${from}) + 1`, {
      name: way ? 'the smallest integer' : 'the smallest number of kilometres',
      works: value => tex`${a}x > ${calc`${least} - ${constant}`}, \quad x > \frac{${from.mul(a)}}{${a}},
        \quad x \ge ${value}`,
      because: text`At the bound itself the two sides are equal, and a number is not more than itself. So $x$ is the
        next integer above the bound.`,
    })`
      ${way ? '' : text`Let $x$ be the number of kilometres, so the fare is $${a}x + ${fixed}$ rupees. `}Find the
      smallest $x$ from the lower limit: take ${bound} away from both sides and divide by $${a}$. The inequality is
      strict, so the bound itself does not count.`;
    const to = find(calc`(${high} - ${b}) / ${a}`);
    const last = step(calc`floor(${to})`, {
      name: way ? 'the largest integer' : 'the largest number of kilometres',
      works: value => tex`${a}x \le ${calc`${most} - ${constant}`}, \quad x \le \frac{${to.mul(a)}}{${a}},
        \quad x \le ${value}`,
      because: text`The upper limit may be reached, so $x$ may be equal to the bound. Where the bound is not whole,
        the largest $x$ is the integer just below it.`,
    })`
      Find the largest $x$ from the upper limit in the same way. Here equality is allowed, so a whole bound counts.`;
    const count = step(calc`${last} - ${first} + 1`, {
      name: way ? 'the number of integers' : 'the number of distances',
      because: text`The difference counts the steps from the first integer to the last, and there is one integer more
        than steps. From $5$ to $7$ there are $2$ steps but the $3$ integers $5, 6, 7$.`,
    })`
      Count the integers from the first to the last, both included: their difference and one more.`;
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
          ${here} is the difference of the last and the first. It counts the steps between them, and there is one
          integer more than steps.`,
        slip('let_in_an_end_point', first, calc`${first} - 1`)`
          You began the count at $${first}$. There ${way ? 'the expression' : 'the fare'} is
          ${way ? text`$${first.mul(a).add(b)}$` : text`only ₹${first.mul(a).add(fixed)}`}, which is not more than
          $${least}$.`,
        slip('left_out_an_end_point', count, calc`${last} - ${first} - 1`)`
          ${here} leaves out both ends, but $${first}$ and $${last}$ satisfy the conditions themselves, so both of
          them count.`,
        slip('let_in_an_end_point', count, calc`${last} - ${first} + 3`)`
          You counted $${first.sub(1)}$ and $${last.add(1)}$ as well. With $${first.sub(1)}$
          ${way ? 'the expression' : 'the fare'} is not above $${least}$, and with $${last.add(1)}$ it is above
          $${most}$.`,
        slip('left_out_a_term', from, calc`${low} / ${a}`)`
          ${
            way
              ? text`On the left you divided $${low}$ by $${a}$ at once. The constant $${b}$ belongs to the
                expression, so it has to be moved to the other side before you divide.`
              : text`At the lower limit you took the fixed ₹${fixed} away twice, ${calc`${least} - 2 * ${fixed}`}. It
                is paid only once, so it is taken away once.`
          }`,
        slip('left_out_a_term', to, calc`${high} / ${a}`)`
          ${
            way
              ? text`On the right you divided $${high}$ by $${a}$ at once. The constant $${b}$ belongs to the
                expression, so it has to be moved to the other side before you divide.`
              : text`At the upper limit you took the fixed ₹${fixed} away twice, ${calc`${most} - 2 * ${fixed}`}. It
                is paid only once, so it is taken away once.`
          }`,
      ],
      snapRead: text`${way ? 'A linear expression' : 'A fare'} lies between two limits, and whole numbers are counted:
        find the smallest and the largest one, and mind which limit may be reached.`,
      approach: text`Solve the two limits one after the other. The strict one gives the smallest whole number, the
        other one gives the largest, and then you count.`,
      check: way
        ? text`At $x = ${first}$ the expression is $${first.mul(a).add(b)}$ and at $x = ${last}$ it is
          $${last.mul(a).add(b)}$, both within the limits. One step further out it is $${first.sub(1).mul(a).add(b)}$
          or $${last.add(1).mul(a).add(b)}$, and both fail.`
        : text`For ${first} kilometre(s) the fare is ₹${first.mul(a).add(fixed)} and for $${last}$ kilometres it is
          ₹${last.mul(a).add(fixed)}, both within the limits; one kilometre less or more fails.`,
      principle: text`To count whole numbers under two conditions, find the first and the last that satisfy both; the
        count is their difference plus one.`,
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
    const roots = step([u, v], {
      name: 'the zeros of the quadratic',
      works: tex`${polynomialTex([1, -(u + v), u * v])} = ${bracket(u)}${bracket(v)} < 0`,
      because: text`A sum of three terms does not show where it is negative. A product does: it is negative exactly
        where its two factors have opposite signs.`,
    })`
      ${way && 'Bring everything to one side, so that it is compared with zero. '}Factorise the quadratic to find its
      zeros, because the sign of the product can change only there.`;
    const length = find(q(roots[1] ?? 0).sub(roots[0] ?? 0));
    const ends = find(calc`-1`);
    const count = step(calc`${length} + ${ends}`, {
      name: 'the number of integers between the zeros',
      works: value => tex`${u} < x < ${v}: \quad ${v} - ${u < 0 ? tex`(${u})` : u} - 1 = ${value}`,
      because: text`Left of both zeros the two factors are negative and right of both they are positive, so their
        product is positive there. Only between the zeros have they opposite signs. Strictly between $2$ and $6$ there
        are the $3$ integers $3, 4, 5$: one less than the distance.`,
    })`
      The product is negative strictly between its zeros. Count the integers there: one less than the distance of the
      zeros, because both zeros are left out.`;
    return {
      answer: count,
      stem: way
        ? text`For how many integers $x$ is $${polynomialTex([1, -(u + v), u * v - c])}$ less than $${-c}$?`
        : text`How many integers satisfy $x^2 ${u + v !== 0 && tex`${addedTex(-(u + v))}x`} ${addedTex(u * v)} < 0$?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('let_in_an_end_point', ends, 1)`
          You counted $x = ${u}$ and the other zero as well. At these two the product is zero, and zero is not
          negative, so neither of them counts.`,
        slip('counted_gaps_for_numbers', ends, 0)`
          You gave the distance of the two zeros, $${u}$ and the other one. It counts one of the two zeros, and at a
          zero the product is not negative, so neither of them counts.`,
        slip('counted_one_too_few', ends, calc`-2`)`
          You found one integer too few. The solutions go from $${u + 1}$ to $${v - 1}$ with both ends, so the count
          is their difference and one more.`,
        slip('wrong_sign', length, u < 0 ? calc`abs(${u} + ${v})` : calc`${u} + ${v}`)`
          You combined the zeros $${u}$ and $${v}$ with a wrong sign. The distance of two numbers on the line is their
          difference, $${v} - ${u < 0 ? tex`(${u})` : u} = ${v - u}$.`,
        slip('let_in_an_end_point', ends, 3)`
          You also counted $${u}$, the other zero and the integers beside these two. At the zeros the product is zero,
          and outside them it is positive.`,
        slip('forgot_negative_numbers', roots, u < 0 && v > 2 && [0, v])`
          You counted only $1$ to $${v - 1}$. The solutions begin just above $${u}$, so zero and some negative
          integers satisfy the inequality too.`,
        slip('left_out_an_end_point', ends, calc`-3`)`
          You left out $${u + 1}$ and $${v - 1}$. They lie between $${u}$ and $${v}$, so the product is negative there
          and both count.`,
      ],
      snapRead: text`A quadratic has to be negative, and integers are counted: find its two zeros and count the
        integers between them.`,
      approach: text`Factorise the quadratic. Its product is negative between the zeros, so the integers strictly
        between them are counted.`,
      check: text`At $x = ${u + 1}$ the product is $1 \times (${u + 1 - v})$ and at $x = ${v - 1}$ it is $${v - 1 - u}
        \times (-1)$, both negative. From $${u + 1}$ to $${v - 1}$ there are ${calc`${v - 1} - ${u + 1} + 1`}
        integers.`,
      principle: text`A quadratic with a positive leading coefficient is negative strictly between its two zeros and
        positive outside them.`,
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
    const right = step(calc`${d} - ${b}`, {
      name: 'the constant on the right side',
      works: (value, working) => tex`${a + c}x - ${c}x < ${working}, \quad ${a}x < ${value}`,
      because: text`The $${c}x$ on the right also changes with $x$, so the inequality gives a bound for $x$ only when
        all terms in $x$ are together. Subtracting the same from both sides keeps the sign.`,
    })`
      Bring the terms in $x$ to the left side and the constants to the right side, so that one multiple of $x$ is
      compared with one number.`;
    const factor = find(a, { name: 'the coefficient of the unknown' });
    const bound = find(calc`${right} / ${factor}`);
    const x = step(calc`ceil(${bound}) - 1`, {
      name: 'the greatest integer that fits',
      works: value => tex`x < \frac{${right}}{${a}}, \quad x \le ${value}`,
      because: text`For $x < 6$ the greatest integer is $5$, because $6$ is not less than $6$. For $x < 6.5$ it is
        $6$.${
          way && text` The positive integers up to it are $1, 2, 3$ and so on, so it is also their number.`
        }`,
    })`
      Divide by the positive number $${a}$ to get the bound of $x$. The inequality is strict, so take the greatest
      integer below the bound${way && ', which is also the number of positive integers up to it'}.`;
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
          You counted $x = ${x}$ as well. There the left side is $${x.mul(a + c).add(b)}$ and the right side is
          $${x.mul(c).add(d)}$, so it is not less.`,
        slip('wrong_sign', right, calc`${d} + ${b}`)`
          On the right you wrote ${here}. The constant $${b}$ stands on the left, and on the other side its sign is
          the opposite one.`,
        slip('wrong_sign', factor, calc`${a} + 2 * ${c}`)`
          You added $${c}x$ to $${a + c}x$ and divided by $${factor}$. The $${c}x$ stands on the right side, so it is
          taken away from both sides.`,
        slip('counted_one_too_few', x, calc`${x} - 1`)`
          You stopped at $${x}$. For $x = ${x.add(1)}$ the left side is $${x
            .add(1)
            .mul(a + c)
            .add(b)}$ and the right
          side $${x.add(1).mul(c).add(d)}$, so the inequality still holds.`,
        slip('left_out_a_term', factor, calc`${a} + ${c}`)`
          You divided by $${factor}$, as if $x$ stood on the left side only. The $${c}x$ on the right has to be taken
          away from both sides first.`,
        slip('left_out_a_term', right, d)`
          You compared $${a}x$ with $${d}$ alone. The left side also has the constant $${b}$, which has to be moved to
          the right side first.`,
      ],
      snapRead: text`The unknown stands on both sides of a strict inequality: collect it on one side and find the
        greatest integer below the bound.`,
      approach: text`Bring the terms in $x$ together, divide by their positive coefficient, and take the greatest
        integer that is strictly below the bound.`,
      check: () => {
        const n = x.valueOf();
        return text`For $x = ${n}$ it says $${(a + c) * n + b} < ${c * n + d}$, which is true. For $x = ${n + 1}$ the
          sides are $${(a + c) * (n + 1) + b}$ and $${c * (n + 1) + d}$, and the left one is not less.`;
      },
      principle: text`In a strict inequality a bound that is itself whole does not count: take the next integer
        inside.`,
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
    const between = step(calc`${v} - ${u} + ${ends}`, {
      name: 'the number of integers between the simple zeros',
      works: (_value, working) => tex`${u} \le x \le ${v}: \quad ${working} \text{ integers}`,
      because: text`Multiplying by a positive square does not change a sign. The two simple factors have opposite
        signs only between their zeros, and at these zeros the product is $0$, which is not positive either.`,
    })`
      The square is never negative, so the sign of the product comes from the other two factors. Count the integers
      from one of their zeros to the other, both included.`;
    const extra = find(1);
    const count = step(calc`${between} + ${extra}`, {
      name: 'the number of all integers that satisfy the condition',
      works: (_value, working) => tex`x = ${m} \text{ as well}: \quad ${working}`,
      because: text`Left out for the sign, the square still makes the whole product $0$ at its own zero. A product
        that is $0$ is not positive, so that one integer satisfies the condition.`,
    })`
      The square is zero at $x = ${m}$, outside the interval found. There the product is $0$, so this integer counts
      as well.`;
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
          You left out $x = ${m}$. It lies outside the zeros of the simple factors, but the square is zero there, so
          the product is $0$ and not positive.`,
        slip('wrong_sign', between, m > v ? calc`${m} - ${u}` : calc`${v} - ${m}`)`
          You let the sign change at $x = ${m}$ as well. The factor there is squared, and a square is positive on both
          sides of its zero.`,
        slip('left_out_an_end_point', ends, calc`-1`)`
          You left out $x = ${u}$ and $x = ${v}$. There the product is zero, and zero is not positive, so both of them
          count.`,
        slip('counted_gaps_for_numbers', ends, 0)`
          From $${u}$ to $${v}$ you counted $${between}$, which is the difference. With both ends there is one integer
          more than that.`,
        slip('counted_twice', extra, 2)`
          You counted $x = ${m}$ twice because its factor is squared. It is a double zero, but it is only one
          integer.`,
        slip('kept_a_case_that_is_ruled_out', extra, 3)`
          You also counted the neighbours of $${m}$. Beside its zero the square is positive, and so is the product of
          the other two factors there.`,
        slip('left_out_a_case', between, calc`${v} - ${u} - 2`)`
          You counted only $${between}$ integers from $${u}$ to $${v}$. Both ends count too, because the product is
          zero there, and one integer inside was missed.`,
      ],
      snapRead: text`A product with a squared factor must not be positive: leave the square out for the sign, and look
        at its zero separately.`,
      approach: text`The square never changes the sign, so the two simple factors decide. Afterwards ask where the
        square itself makes the product zero.`,
      faster: text`From $${u}$ to $${v}$ there are $${v - u + 1}$ integers, and $${m}$ outside them is one more.`,
      check: text`At $x = ${m}$ the product is $0$. At $x = ${m + 1 === u || m + 1 === v ? m - 1 : m + 1}$ it is
        positive, and between $${u}$ and $${v}$ exactly one simple factor is negative.`,
      principle: text`A squared factor never changes the sign of a product, but its zero can be a solution of its
        own.`,
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
    const inside = step(calc`${v} - ${u} + ${ends}`, {
      name: 'the number of integers that satisfy the first condition',
      works: (_value, working) => tex`${bracket(u)}${bracket(v)} \le 0: \quad ${u} \le x \le ${v}, \quad
        ${working} \text{ integers}`,
      because: text`The two factors have opposite signs only between the zeros, and at the zeros the product is $0$,
        which the sign $\le$ allows. So the zeros count.`,
    })`
      Factorise the first quadratic. It is negative between its zeros and zero at them, so count the integers from one
      zero to the other, both included.`;
    const border = find(1);
    const lost = step(calc`${r} - ${p} + ${border}`, {
      name: 'the number of integers that the second condition excludes',
      works: (_value, working) => tex`${bracket(p)}${bracket(r)} \le 0: \quad ${p} \le x \le ${r}, \quad
        ${working} \text{ integers}`,
      because: text`The second quadratic has to be positive. At its zeros it is $0$, and $0$ is not positive, so the
        zeros are among the integers that drop out.`,
    })`
      The second quadratic is positive outside its zeros. So count the integers that it excludes: from one of its
      zeros to the other, both included.`;
    const count = step(calc`${inside} - ${lost}`, {
      name: 'the number of integers that satisfy both conditions',
      because: text`From $${p}$ to $${r}$ all integers lie between $${u}$ and $${v}$, so every excluded integer was
        counted before, and none is taken away needlessly.`,
    })`
      All excluded integers lie inside the first interval, so subtract their number from the first count.`;
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
          You let $x = ${p}$ and $x = ${r}$ count. The second quadratic is zero there, and it has to be positive, so
          both are excluded.`,
        slip('left_out_an_end_point', ends, calc`-1`)`
          You left out $x = ${u}$ and $x = ${v}$. The first quadratic is zero there, and its condition allows
          equality, so both count.`,
        slip('counted_gaps_for_numbers', ends, 0)`
          From $${u}$ to $${v}$ you counted $${inside}$, which is the difference. With both ends there is one integer
          more than that.`,
        slip('counted_gaps_for_numbers', border, 0)`
          From $${p}$ to $${r}$ you excluded only $${lost}$, which is the difference. With both ends one integer more
          has to be taken away.`,
        stop('gave_the_complement', lost)`
          $${lost}$ is the number of integers from $${p}$ to $${r}$, which the second condition excludes. The integers
          that are left were asked for.`,
        stop('ignored_a_condition', inside)`
          $${inside}$ is the number of integers from $${u}$ to $${v}$. They satisfy the first condition, but the
          second one excludes some of them.`,
      ],
      snapRead: text`One quadratic must not be positive and another must be positive: $x$ lies inside one pair of
        zeros and outside another.`,
      approach: text`Count the integers that the first condition allows, and take away those that the second one
        excludes. Equality is allowed in the first condition only.`,
      faster: text`The solutions are $${u}$ to $${p - 1}$ and $${r + 1}$ to $${v}$: $${p - u} + ${v - r}$.`,
      check: text`At $x = ${p - 1}$ and $x = ${r + 1}$ both conditions hold, at $x = ${p}$ and $x = ${r}$ the second
        one fails. From $${u}$ to $${p - 1}$ there are $${p - u}$ integers, from $${r + 1}$ to $${v}$ there are
        $${v - r}$.`,
      principle: text`When one condition allows an interval and another excludes a part inside it, count both and
        subtract; check for each end whether equality is allowed.`,
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
    const first = step(firstOf(p), {
      name: 'the smallest integer that satisfies the condition',
      works: value =>
        tex`x ${addedTex(-a)} \ge ${k}(${b} - x), \quad ${k + 1}x \ge ${a + k * b}, \quad
          x \ge \frac{${a + k * b}}{${k + 1}}, \quad x = ${value}`,
      because: way
        ? text`Multiplying by a positive number keeps the sign of an inequality. Far to the left of $${b}$ the
          denominator is large, so the quotient is small: the solutions begin at a first integer near $${b}$.`
        : text`Far to the left of $${b}$ the two distances are nearly alike, so the one is not $${k}$ times the other.
          Near $${b}$ the second distance is small, so the solutions begin at a first integer there.`,
    })`
      ${
        way
          ? text`Below $x = ${b}$ the denominator is positive, and the quotient itself must be at least $${k}$.
            Multiply by the denominator and find the first integer.`
          : text`Up to $x = ${b}$ the distance $|${b} - x|$ is $${b} - x$. Write the condition without moduli and find
            the first integer.`
      }`;
    const last = step(lastOf(p), {
      name: 'the largest integer that satisfies the condition',
      works: value =>
        tex`x ${addedTex(-a)} \ge ${k}(x - ${b}), \quad ${k - 1 !== 1 && k - 1}x \le ${k * b - a}, \quad x =
        ${value}`,
      because: text`On the right of $${b}$ the bracket $${b} - x$ is negative, and its size is $x - ${b}$. A modulus
        is the size, so negative ${way ? 'quotients' : 'brackets'} can satisfy the condition too.`,
    })`
      ${
        way
          ? text`Beyond $x = ${b}$ the quotient is negative, and its size has the denominator $x - ${b}$. Multiply by
            it and find the last integer.`
          : text`Beyond $x = ${b}$ the distance $|${b} - x|$ is $x - ${b}$. Write the condition without moduli and
            find the last integer.`
      }`;
    const barred = find(way ? 1 : 0);
    const count = step(calc`${last} - ${first} + 1 - ${barred}`, {
      name: 'the number of integers that satisfy the condition',
      because: way
        ? text`Both ends count, so the count is the difference and one more. At $x = ${b}$ the quotient does not
          exist, so one integer inside is taken away again.`
        : text`Both ends count, so the count is the difference and one more. At $x = ${b}$ the right side is $0$, so
          this integer counts too.`,
    })`
      Count the integers from the first to the last, both included${
        way && text`, but without $x = ${b}$, where the denominator is zero`
      }.`;
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
              ? text`You stopped at $x = ${b}$. Beyond it the quotient is negative, but where it is $-${k}$ or less
                its size is at least $${k}$.`
              : text`You stopped at $x = ${b}$. Just beyond it $|${b} - x|$ is small as well, so more integers satisfy
                the condition.`
          }`,
        slip(way ? 'ignored_the_domain' : 'demanded_too_much', barred, way ? 0 : 1)`
          ${
            way
              ? text`You counted $x = ${b}$ as well. There the denominator is zero, so the quotient does not exist.`
              : text`You left out $x = ${b}$, as if $|${b} - x|$ were a denominator. It is not: at $x = ${b}$ the
                right side is $0$, so this integer counts.`
          }`,
        slip('left_out_an_end_point', barred, way && 2)`
          Here $x = ${b}$ is taken away from $${last} - ${first}$. This difference leaves one end out already, so one
          integer is missing.`,
        slip('assumed_a_symmetry', last, calc`2 * ${b} - ${first}`)`
          Beyond $${b}$ you took as many integers as before it, from $${first}$. Left of $${b}$ you come nearer to
          $${a}$ and right of it you go away, so the two sides differ.`,
        slip('rounded_the_wrong_way', first, calc`${first} - 1`)`
          You began at $x = ${first}$. There ${
            way
              ? text`the quotient is still below $${k}$, so the first integer is the one above the bound`
              : text`$|x ${addedTex(-a)}|$ is still less than $${k}$ times $|${b} - x|$, so the first integer is the
                one above the bound`
          }.`,
        slip('ignored_a_condition', first, a)`
          You began at $x = ${a}$. From there on ${way ? 'the quotient' : text`$x ${addedTex(-a)}$`} is not negative,
          but it also has to reach ${way ? text`$${k}$` : text`$${k}$ times $|${b} - x|$`}.`,
        slip('left_out_a_case', first, b)`
          You began at $x = ${b}$. Just below it ${
            way
              ? 'the denominator is small and positive, so the quotient is large as well'
              : text`$|${b} - x|$ is small as well, so more integers satisfy the condition`
          }.`,
        slip('let_in_an_end_point', last, calc`${last} + 1`)`
          You went on to $x = ${last}$. There ${
            way
              ? text`the size of the quotient is below $${k}$ already, so the last integer is the one before`
              : text`$|x ${addedTex(-a)}|$ is less than $${k}$ times $|${b} - x|$ already, so the last integer is the
                one before`
          }.`,
      ],
      snapRead: way
        ? text`The size of a quotient is at least a number: $x$ lies near the zero of the denominator, on either
          side.`
        : text`One modulus is at least a multiple of another: $x$ lies near the zero of the second, on either side.`,
      approach: way
        ? text`Take the two sides of the zero of the denominator one after the other. On each side the sign of the
          denominator is known, so you may multiply by it.`
        : text`Take the two sides of $x = ${b}$ one after the other. On each side you know the sign inside the modulus
          and can write the condition without it.`,
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

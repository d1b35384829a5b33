import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Pair {
  /** af(x) + bf(−x) = cx + d. */
  a: number;
  b: number;
  c: number;
  d: number;
  t: number;
  /** f(x) + f(m − x) = s. */
  m: number;
  s: number;
  way: boolean;
}

const size = (n: number) => (n === 1 ? '' : String(n));
const br = (n: number) => (n < 0 ? `(${n})` : `${n}`);

const mirrored = form<Pair>(
  'mirrored-sum',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    verify: ({ m, s }) => {
      let sum = q(0);
      for (let x = 1; x < m; x += 1) sum = sum.add(q(s * x, m));
      return sum;
    },
  },
  ({ m, s, way }, { step, find }) => {
    const terms = find(calc`${m} - 1`, { name: 'the number of values' });
    const pairs = step(calc`${terms} / 2`, {
      name: 'the number of pairs',
      because: text`The values themselves cannot be found from the rule. But the two arguments of a pair add up to
        $${m}$, so the rule gives the sum of the two values.`,
      works: value => tex`\frac{${m} - 1}{2} = ${frac(value)}`,
    })`
      Pair the first value with the last, the second with the one before the last, and so on. Count the pairs; a value
      in the middle is half a pair.`;
    const sum = step(frac(calc`${frac(pairs)} * ${s}`), {
      because: text`In each pair the arguments add up to $${m}$, as in $f(1)$ and $f(${m - 1})$, so the rule gives
        $${s}$ for it.`,
    })`
      Every pair has the sum $${s}$, so multiply it by the number of pairs.`;
    return {
      answer: sum,
      stem: way
        ? text`A function satisfies $f(x) + f(${m} - x) = ${s}$ for all real $x$. What is the value of $f(1) + f(2) +
          \dots + f(${m - 1})$?`
        : text`For every integer $x$, $f(x)$ and $f(${m} - x)$ add up to $${s}$. Find the sum of $f(1), f(2), \dots,
          f(${m - 1})$.`,
      show: plain,
      slips: [
        slip('divided_by_the_wrong_number', pairs, terms)`
          You multiplied $${s}$ by $${pairs}$, the number of values. $${s}$ is the sum of two of them, so there are only
          half as many pairs.`,
        slip('counted_one_too_many', terms, m)`
          You counted $${terms}$ values. They run from $1$ to $${m - 1}$, so there is one less.`,
        slip('left_out_a_term', pairs, m % 2 === 0 && calc`${m} / 2 - 1`)`
          You left out the value in the middle, $f(${m / 2})$. It is its own partner, so it adds half of $${s}$.`,
        slip('counted_twice', pairs, m % 2 === 0 && calc`${m} / 2 + 1`)`
          You counted $f(${m / 2})$ and the ends as pairs of their own, and so came to ${String(m / 2 + 1)} pairs. The
          middle value is only half a pair.`,
        slip('counted_one_too_few', terms, calc`${m} - 3`)`
          You left out one pair: $f(1)$ goes with $f(${m - 1})$, and this pair has the sum $${s}$ too.`,
        slip('let_in_an_end_point', terms, calc`${m} + 1`)`
          You added $f(0)$ and $f(${m})$ as well. The sum begins with $f(1)$ and ends with $f(${m - 1})$.`,
        slip('counted_one_too_few', terms, calc`${m} - 2`)`
          You counted $${m - 2}$ values. From $1$ to $${m - 1}$ there are $${m - 1}$, both ends included.`,
      ],
      snapRead: text`Two arguments with a fixed sum give two values with a fixed sum, and many values are added: put
        them in pairs.`,
      approach: text`The function itself cannot be found, but the values can be put in pairs whose sum the rule gives.
        Then only the pairs have to be counted.`,
      faster: text`The mean of the values is $\frac{${s}}{2}$, and there are $${m - 1}$ of them.`,
      check: text`The function that is $\frac{${s}}{${m}}x$ fits the rule, and $\frac{${s}}{${m}}(1 + \dots + ${m - 1})$
        is the same.`,
      principle: text`When $f(x) + f(m - x)$ is constant, add the values of $f$ in pairs whose arguments add up to
        $m$.`,
    };
  },
);

const opposite = form<Pair>(
  'opposite-arguments',
  {
    band: 'Easy',
    seconds: 50,
    revision: 4,
    suits: ({ a, b, c, d, t }) =>
      a > b && c % (a - b) === 0 && d % (a + b) === 0 && ![c, d].includes((c / (a - b)) * t + d / (a + b)),
    verify: ({ a, b, c, d, t }) => {
      for (let p = -60; p <= 60; p += 1)
        for (let r = -60; r <= 60; r += 1) if (p * (a - b) === c && r * (a + b) === d) return p * t + r;
      throw new Error('no linear function fits');
    },
  },
  ({ c, t, d, a, b, way }, { step, find }) => {
    const hereFound = find(calc`${c} * ${t} + ${d}`, { name: text`the right side for $${t}$` });
    const there = find(calc`-${c} * ${t} + ${d}`, { name: text`the right side for $-${t}$` });
    step([hereFound, there], {
      because: text`One equation does not give two unknown values. The rule holds for every $x$, so it holds for
        $-${t}$ as well, and this is a second equation for the same two values.`,
      works: () =>
        tex`${size(a)}f(${t}) + ${size(b)}f(-${t}) = ${hereFound}, \quad ${size(a)}f(-${t}) + ${size(b)}f(${t}) =
          ${there}`,
    })`
      Put $x = ${t}$ and then $x = -${t}$ into the rule. That gives two equations for the same two values, $f(${t})$ and
      $f(-${t})$.`;
    const top = find(calc`${hereFound} * ${a} - ${there} * ${b}`);
    const under = find(calc`${a} * ${a} - ${b} * ${b}`);
    const value = step(calc`${top} / ${under}`, {
      because: text`After multiplying, both equations have the same term with $f(-${t})$, so it cancels when they are
        subtracted.`,
      works: value =>
        tex`f(${t}) = \frac{${a} \times ${br(hereFound.valueOf())} - ${b} \times ${br(there.valueOf())}}{${a * a} -
          ${b * b}} = ${frac(value)}`,
    })`
      Eliminate $f(-${t})$: multiply the first equation by $${a}$ and the second by $${b}$, and subtract. Then divide by
      the factor of $f(${t})$.`;
    return {
      answer: value,
      stem: way
        ? text`If $${size(a)}f(x) + ${size(b)}f(-x) = ${size(c)}x + ${d}$ for all real $x$, what is $f(${t})$?`
        : text`A function $f$ satisfies $${size(a)}f(x) + ${size(b)}f(-x) = ${size(c)}x + ${d}$ for every real $x$. Find
          $f(${t})$.`,
      show: plain,
      plausible: value => value.mul(6).d === 1n,
      slips: [
        slip('assumed_a_symmetry', value, calc`${hereFound} / (${a} + ${b})`)`
          You used $f(${t})$ and $f(-${t})$ as equal. They are two unknowns, and nothing in the rule makes them equal.`,
        slip('answered_another_quantity', value, calc`(${there} * ${a} - ${hereFound} * ${b}) / ${under}`)`
          That is the value at $-${t}$. The question asks for the value at $${t}$.`,
        slip('assumed_a_symmetry', value, calc`${hereFound} / (${a} - ${b})`)`
          You used $-f(${t})$ for $f(-${t})$. The constant $${d}$ on the right side does not change its sign, so $f$ is
          not odd.`,
        slip('left_out_a_term', value, calc`${hereFound} / ${a}`)`
          You divided the right side by $${a}$ and left out the term with $f(-${t})$. It is not zero.`,
        slip('added_for_subtracted', top, calc`${hereFound} * ${a} + ${there} * ${b}`)`
          You added the right sides, $${hereFound} \times ${a} + ${there} \times ${b} = ${top}$. To eliminate the second
          value, the equations have to be subtracted.`,
        slip('wrong_sign', there, calc`-${c} * ${t} - ${d}`)`
          You changed the sign of the constant $${d}$ at $-${t}$. Only the term with $x$ changes its sign there.`,
      ],
      snapRead: text`Values at a number and at its negative are in one equation: put in the negative too, and there are
        two equations.`,
      approach: text`Replace $x$ by its negative. The two equations have the same two unknown values, so one of them
        can be eliminated.`,
      faster: text`Odd part and even part separately: $f(x) = ${size(c / (a - b))}x + ${d / (a + b)}$, since $${a} -
        ${b} = ${a - b}$ and $${a} + ${b} = ${a + b}$; put $x = ${t}$.`,
      check: text`$f(x) = ${size(c / (a - b))}x + ${d / (a + b)}$ gives $${a}f(x) + ${b}f(-x) = ${size(c)}x + ${d}$.`,
      principle: text`An equation with $f(x)$ and $f(-x)$ becomes two equations for the same two values when $x$ is
        replaced by $-x$.`,
    };
  },
);

const inner = form<Pair>(
  'argument-in-disguise',
  {
    band: 'Easy',
    seconds: 45,
    revision: 3,
    suits: ({ c, t, a, b, d }) => c > 1 && t * t + c * t - d !== 0 && (a + 1) * t + b !== t * t + c * t - d,
    verify: ({ a, b, c, d, t }) => {
      const argument = (a + 1) * t + b;
      const x = q(argument - b, a + 1);
      return (Number(x.n) / Number(x.d)) * (x.valueOf() + c) - d;
    },
  },
  ({ a, t, b, c, d, way }, { step, find }) => {
    const name = way ? 'f' : 'g';
    const moved = find(calc`(${a} + 1) * ${t}`);
    const x = step(calc`${moved} / (${a} + 1)`, {
      name: text`the value of $x$`,
      because: text`The rule says what happens to $x$ only when the argument is $${a + 1}x + ${b}$. The number that is
        put into the function is this whole argument, and $x$ is another number.`,
      works: value => tex`${a + 1}x + ${b} = ${(a + 1) * t + b}, \quad x = ${frac(value)}`,
    })`
      The rule gives $${name}$ at $${a + 1}x + ${b}$, not at $x$. Set this argument equal to the given number and solve
      for $x$.`;
    const value = step(calc`${x} * ${x} + ${x} * ${c} - ${d}`, {
      because: text`The same $x$ stands on both sides of the rule. So once it is known, the right side can be worked
        out, and the left side is the value asked for.`,
      works: value => tex`${frac(x)}^2 ${addedTex(c)} \times ${frac(x)} ${addedTex(-d)} = ${frac(value)}`,
    })`
      Substitute this $x$ into the right side of the rule: that is the value of $${name}$ at the given number.`;
    return {
      answer: value,
      stem: way
        ? text`If $f(${a + 1}x + ${b}) = x^2 ${addedTex(c)}x ${addedTex(-d)}$ for all real $x$, what is
          $f(${(a + 1) * t + b})$?`
        : text`For every real number $x$, the function $g$ takes the value $x^2 ${addedTex(c)}x ${addedTex(-d)}$ at
          $${a + 1}x + ${b}$. What is its value at $${(a + 1) * t + b}$?`,
      show: plain,
      plausible: () => true,
      slips: [
        slip('mixed_up_the_argument', x, calc`(${a} + 1) * ${t} + ${b}`)`
          You put $${x}$ in for $x$. The given number is the whole argument $${a + 1}x + ${b}$, so $x$ has to be found
          first.`,
        slip('did_not_divide', x, moved)`
          You used $${x}$ for $x$. That is $${a + 1}x$, so it has still to be divided by $${a + 1}$.`,
        stop('answered_another_quantity', x)`
          $x = ${x}$ is only found on the way. The question asks for the value of the function there.`,
        slip('forgot_to_square', value, calc`${x} + ${x} * ${c} - ${d}`)`
          You did not square $x = ${x}$ in the first term. The rule has $x^2$ there.`,
        slip('left_out_a_term', value, calc`${x} * ${x} + ${x} * ${c}`)`
          You left out the constant $-${d}$ at the end of the rule. It belongs to the value as well.`,
        slip('wrong_sign', value, calc`${x} * ${x} - ${x} * ${c} - ${d}`)`
          You subtracted the term $${c}x$ instead of adding it. The rule has $${addedTex(c)}x$.`,
        slip('wrong_sign', value, calc`${x} * ${x} + ${x} * ${c} + ${d}`)`
          You added the constant $${d}$ instead of subtracting it. The rule ends with $-${d}$.`,
      ],
      snapRead: text`The argument in the rule is not $x$ itself: find the $x$ that makes it the given number.`,
      approach: text`First find the $x$ for which the argument is the given number. Then the right side of the rule at
        this $x$ is the value.`,
      check: text`For $x = ${t}$ the argument is $${a + 1} \times ${t} + ${b} = ${(a + 1) * t + b}$, as given.`,
      principle: text`When a rule gives $f$ at an expression in $x$, first find the $x$ that makes this expression the
        given number.`,
    };
  },
);

/** AL.FUN.2 Easy: one substitution. */
export const substitutionPairs: readonly AnyTemplate[] = situation<Pair>({
  type: 'AL.FUN.2',
  situation: 'one-partner',
  draw: draw => {
    const b = draw.int(1, 4);
    const a = b + draw.int(1, 4);
    return {
      a,
      b,
      c: (a - b) * draw.int(1, 9),
      d: (a + b) * draw.int(1, 6),
      t: draw.int(2, 9),
      m: draw.int(8, 40),
      s: draw.int(3, 25),
      way: draw.chance(0.5),
    };
  },
  forms: [mirrored, opposite, inner],
});

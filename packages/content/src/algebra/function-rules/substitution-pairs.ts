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
    const terms = find(calc`${m} - 1`);
    const pairs = step(calc`${terms} / 2`, value => tex`\frac{${m} - 1}{2} = ${frac(value)}`)`
      Pair the first value with the last, the second with the one before the last, and so on; count the pairs (a value
      in the middle is half a pair).`;
    const sum = step(frac(calc`${frac(pairs)} * ${s}`))`
      Every pair has the given sum.`;
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
          There are $${pairs}$ values, but $${s}$ is the sum of two of them.`,
        slip('counted_one_too_many', terms, m)`
          The values run from $1$ to $${m - 1}$, which is one fewer than $${m}$.`,
        slip('left_out_a_term', pairs, m % 2 === 0 && calc`${m} / 2 - 1`)`
          The value in the middle, $f(${m / 2})$, is its own partner and adds half of $${s}$.`,
        slip('counted_twice', pairs, m % 2 === 0 && calc`${m} / 2 + 1`)`
          With $f(${m / 2})$ and the ends counted as pairs of their own there are too many pairs.`,
        slip('counted_one_too_few', terms, calc`${m} - 3`)`
          One pair is missing: $f(1)$ goes with $f(${m - 1})$.`,
        slip('let_in_an_end_point', terms, calc`${m} + 1`)`
          $f(0)$ and $f(${m})$ were added, which are not in the sum.`,
        slip('counted_one_too_few', terms, calc`${m} - 2`)`
          From $1$ to $${m - 1}$ there are $${m - 1}$ values, not $${m - 2}$.`,
      ],
      snapRead: text`Two arguments with a fixed sum give two values with a fixed sum; many such values are to be
        added.`,
      approach: text`The function itself cannot be found, but the sum can be arranged in pairs.`,
      faster: text`The mean of the values is $\frac{${s}}{2}$, and there are $${m - 1}$ of them.`,
      check: text`The function that is $\frac{${s}}{${m}}x$ fits the rule, and $\frac{${s}}{${m}}(1 + \dots + ${m - 1})$
        is the same.`,
      principle: text`When values of mirrored arguments have a fixed sum, add them in pairs.`,
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
    const hereFound = find(calc`${c} * ${t} + ${d}`);
    const there = find(calc`-${c} * ${t} + ${d}`);
    step(
      [hereFound, there],
      () =>
        tex`${size(a)}f(${t}) + ${size(b)}f(-${t}) = ${hereFound}, \quad ${size(a)}f(-${t}) + ${size(b)}f(${t}) =
          ${there}`,
    )`
      Put in the number and its negative: two equations for the same two values.`;
    const top = find(calc`${hereFound} * ${a} - ${there} * ${b}`);
    const under = find(calc`${a} * ${a} - ${b} * ${b}`);
    const value = step(
      calc`${top} / ${under}`,
      value =>
        tex`f(${t}) = \frac{${a} \times ${br(hereFound.valueOf())} - ${b} \times ${br(there.valueOf())}}{${a * a} -
          ${b * b}} = ${frac(value)}`,
    )`
      Eliminate the value at the negative number.`;
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
          $f(${t})$ and $f(-${t})$ were taken as equal; they are two unknowns.`,
        slip('answered_another_quantity', value, calc`(${there} * ${a} - ${hereFound} * ${b}) / ${under}`)`
          That is the value at $-${t}$.`,
        slip('assumed_a_symmetry', value, calc`${hereFound} / (${a} - ${b})`)`
          $f(-${t})$ was taken as $-f(${t})$, which the constant on the right does not allow.`,
        slip('left_out_a_term', value, calc`${hereFound} / ${a}`)`
          The term with $f(-${t})$ was left out.`,
        slip('added_for_subtracted', top, calc`${hereFound} * ${a} + ${there} * ${b}`)`
          To eliminate the second value the equations have to be subtracted; here the right sides were added. Here
          $${hereFound} \times ${a} + ${there} \times ${b} = ${top}$.`,
        slip('wrong_sign', there, calc`-${c} * ${t} - ${d}`)`
          At $-${t}$ only the term with $x$ changes its sign, the constant $${d}$ does not.`,
      ],
      snapRead: text`Values at a number and at its negative stand in one equation: a second one is needed.`,
      approach: text`Replace $x$ by its negative. The two equations have the same two unknown values.`,
      faster: text`Odd part and even part separately: $f(x) = ${size(c / (a - b))}x + ${d / (a + b)}$, since $${a} -
        ${b} = ${a - b}$ and $${a} + ${b} = ${a + b}$; put $x = ${t}$.`,
      check: text`$f(x) = ${size(c / (a - b))}x + ${d / (a + b)}$ gives $${a}f(x) + ${b}f(-x) = ${size(c)}x + ${d}$.`,
      principle: text`An equation with f at x and at -x becomes two equations when x is replaced by -x.`,
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
    const moved = find(calc`(${a} + 1) * ${t}`);
    const x = step(
      calc`${moved} / (${a} + 1)`,
      value => tex`${a + 1}x + ${b} = ${(a + 1) * t + b}, \quad x = ${frac(value)}`,
    )`
      The rule gives $f$ at an expression, not at $x$. Find the $x$ for which this expression is the given number.`;
    const value = step(
      calc`${x} * ${x} + ${x} * ${c} - ${d}`,
      value => tex`${frac(x)}^2 ${addedTex(c)} \times ${frac(x)} ${addedTex(-d)} = ${frac(value)}`,
    )`
      Put this $x$ into the right-hand side.`;
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
          You put $${x}$ in for $x$. It is the whole argument, so $x$ has to be found first.`,
        slip('did_not_divide', x, moved)`
          $${x}$ is $x$ times its coefficient; the division is missing.`,
        stop('answered_another_quantity', x)`
          $x = ${x}$ is found on the way; the value of the function is asked.`,
        slip('forgot_to_square', value, calc`${x} + ${x} * ${c} - ${d}`)`
          You did not square $x = ${x}$ in the first term.`,
        slip('left_out_a_term', value, calc`${x} * ${x} + ${x} * ${c}`)`
          The constant $-${d}$ is missing.`,
        slip('wrong_sign', value, calc`${x} * ${x} - ${x} * ${c} - ${d}`)`
          You subtracted the term $${c}x$ instead of adding it.`,
        slip('wrong_sign', value, calc`${x} * ${x} + ${x} * ${c} + ${d}`)`
          You added the constant $${d}$ instead of subtracting it.`,
      ],
      snapRead: text`The argument of $f$ is not $x$ itself.`,
      approach: text`First find the $x$ for which the argument is the given number, then use the right-hand side.`,
      check: text`For $x = ${t}$ the argument is $${a + 1} \times ${t} + ${b} = ${(a + 1) * t + b}$.`,
      principle: text`In f(expression in x), find the x that produces the argument before using the rule.`,
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

import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, linearTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;

interface Reciprocal {
  /** ax + c/x; a and c have the same product as m². */
  a: number;
  c: number;
  m: number;
  shift: number;
  frame: number;
}

const gap = form<Reciprocal>(
  'gap-of-a-sum-of-reciprocals',
  {
    band: 'Easy',
    seconds: 60,
    revision: 2, // No option is tied to the key at a glance.
    untied: true,
    entry: true,
    verify: ({ a, c, shift }) => {
      let [above, below] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      for (let i = 1; i <= 2400; i += 1) {
        const x = i / 60;
        above = Math.min(above, a * x + c / x + shift);
        below = Math.max(below, -a * x - c / x + shift);
      }
      return nearFraction(above - below, 60);
    },
  },
  ({ a, c, m, shift, frame }, { step, find, write }) => {
    const line = `${a === 1 ? '' : a}x + \\frac{${c}}{x} ${addedTex(shift)}`;
    write(tex`${a === 1 ? '' : a}x \times \frac{${c}}{x} = ${a * c}`, {
      because: text`Multiplying the two terms makes $x$ cancel. Two positive terms with a fixed product have the least
        sum when they are equal, as $6 + 6$ is less than $4 + 9$.`,
    })`
      The two terms with $x$ have a fixed product. Begin with positive $x$.`;
    const root = step(m, {
      because: text`This is the place where the sum is least, and it is reached, because a positive $x$ makes the terms
        equal.`,
      name: 'each of the two equal terms',
      works: value => tex`\sqrt{${a * c}} = ${value}`,
    })`
      If the two terms are equal, the square of each is this product. So each is the root of it.`;
    const half = step(calc`2 * ${root}`, {
      because: text`From the place of equal terms the sum grows without end in both directions. So it takes its least
        value and every larger one, and no smaller one.`,
      name: 'the least sum for positive numbers',
      works: (_v, w) => tex`x > 0: \quad ${a === 1 ? '' : a}x + \frac{${c}}{x} \ge ${w}`,
    })`
      So for positive $x$ their sum is at least twice this root, and every larger value is taken as well.`;
    const sides = find(2, { name: 'the signs of the unknown' });
    const length = step(calc`${sides} * ${half}`, {
      because: text`The values for negative $x$ are those for positive $x$ with a minus sign. So the gap lies on both
        sides of zero; adding a constant moves it but does not change its length.`,
      name: 'the length of the gap',
      works: (_v, w) => tex`x < 0: \quad ${a === 1 ? '' : a}x + \frac{${c}}{x} \le -${half}, \qquad ${w}`,
    })`
      For negative $x$ both terms change their sign, so the sum is at most $-${half}$. So the values between
      $-${2 * m}$ and $${2 * m}$ are not taken${shift === 0 ? '' : text`, all moved by $${shift}$`}. Find the length of
      this gap.`;
    return {
      answer: length,
      stem: wording(
        frame,
        text`For real $x \ne 0$ the expression $${line}$ takes all real values except those of one interval. How long
          is this interval?`,
        text`The numbers $t$ for which the equation $${line} = t$ has no real solution $x$ form an interval. What is
          the length of this interval?`,
        text`Let $y = ${line}$, where $x$ is any real number other than $0$. On the number line of $y$ there is a gap
          of values that do not occur. Find its length.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('forgot_negative_numbers', sides, 1)`
          Only positive $x$ were looked at, and the gap was taken to begin at $${shift}$. For negative $x$ the values
          lie just as far on the other side.`,
        slip('did_not_double', half, root)`
          You used $${m}$ for the least sum. It is each of the two equal terms, so the sum is twice as large.`,
        slip('forgot_the_root', root, a * c)`
          You used the product $${a * c}$ itself for each of the equal terms. The two terms have this product, so each
          is its root.`,
        slip('sought_the_extreme_elsewhere', half, a + c)`
          You used the sum at $x = 1$, $${a} + ${c} = ${a + c}$, as the least one. The terms differ there, so it is
          not least.`,
        slip('doubled_needlessly', sides, 4)`
          You doubled the length once more. The gap reaches from $${shift - 2 * m}$ to $${shift + 2 * m}$, and this is
          all of it.`,
        slip('left_out_a_factor', root, a > 1 && Math.sqrt(c) % 1 === 0 && Math.sqrt(c))`
          You left out the coefficient $${a}$ and used the root of $${c}$ alone. The product of the two terms holds the
          coefficient as well.`,
        slip('took_a_part_for_the_whole', length, () => half.add(Math.abs(shift)))`
          $${length}$ is the distance of one end of the gap from $0$. The length of the gap is the distance of its two
          ends from each other.`,
      ],
      snapRead: text`A multiple of $x$ plus a number over $x$, for $x$ of both signs.`,
      approach: text`Two terms with a fixed product: their sum is at least twice the root in size, once positive and
        once negative.`,
      check: text`$${a === 1 ? '' : a}x + \frac{${c}}{x} = s$ means $${a === 1 ? '' : a}x^2 - sx + ${c} = 0$, which
        has no real solution for $s^2 < 4 \times ${a} \times ${c} = ${4 * a * c}$, so for $s$ between $-${2 * m}$ and
        $${2 * m}$.`,
      principle: text`The sum of a number and a fixed product divided by it has a gap of values around zero, as both
        signs are possible.`,
    };
  },
);

interface Linear {
  /** (ax + b)/(cx + d). */
  a: number;
  b: number;
  c: number;
  d: number;
  frame: number;
}

const never = form<Linear>(
  'value-of-a-linear-quotient',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ a, b, c, d }) => {
      for (let bottom = 1; bottom <= 9; bottom += 1)
        for (let top = -60; top <= 60; top += 1)
          if (a * bottom === c * top && b * bottom !== d * top) return q(top, bottom);
      throw new Error('every value is taken');
    },
  },
  ({ a, b, c, d, frame }, { step, write }) => {
    const quotient = `\\frac{${linearTex(a, b, 'x')}}{${linearTex(c, d, 'x')}}`;
    const y = frame === 1 ? 'k' : 'y';
    write(
      tex`${y}(${linearTex(c, d, 'x')}) = ${linearTex(a, b, 'x')} \quad \Rightarrow \quad x(${c === 1 ? '' : c}${y}
      ${addedTex(-a)}) = ${b} ${addedTex(-d)}${y}`,
      {
        because: text`A number $${y}$ is a value exactly if some $x$ belongs to it.`,
      },
    )`
      Let ${frame === 1 ? text`the quotient be equal to $k$` : text`$y$ be a value of the quotient`}. Multiply by the
      denominator and bring the terms with $x$ to one side.`;
    const value = step(frac(calc`${a} / ${c}`), {
      because: text`With the coefficient zero, $x$ drops out, and two different constants would have to be equal. So no
        $x$ belongs to this $${y}$, and to every other one there is one.`,
      works: (_v, w) => tex`${c === 1 ? '' : c}${y} ${addedTex(-a)} = 0 \quad
      \Rightarrow \quad ${y} = ${w}`,
    })`
      As long as the coefficient of $x$ is not zero, divide by it to get $x$. So an $x$ is missing only for the $${y}$
      that makes this coefficient zero.`;
    return {
      answer: value,
      stem: wording(
        frame,
        text`Which real number is not a value of $${quotient}$ for any real $x$?`,
        text`For which $k$ does the equation $${quotient} = k$ have no real solution $x$?`,
        text`The expression $${quotient}$ takes every real value except one. Which value does it not take?`,
      ),
      show: shown,
      plausible: v => !v.equals(0) && v.d < 12n,
      slips: [
        slip('ignored_the_domain', value, q(-d, c))`
          $${frac(value)}$ is the $x$ that makes the denominator zero. It is excluded for $x$; the question asks for a
          value of the quotient.`,
        slip('mixed_up_the_argument', value, q(b, d))`
          $${frac(value)}$ is the value for $x = 0$, so it does occur. The question asks for a value that never
          occurs.`,
        slip('answered_another_quantity', value, q(-b, a))`
          $${frac(value)}$ is the $x$ for which the numerator is zero. The question asks for a value of the quotient,
          not for an $x$.`,
        slip('inverted_the_ratio', value, q(c, a))`
          The coefficients of $x$ were divided the wrong way round: $${c}$ by $${a}$ instead of $${a}$ by $${c}$.`,
        slip('wrong_sign', value, q(-a, c))`
          The sign was lost when the terms with $x$ were gathered: $${frac(value)}$ does occur as a value.`,
        slip('mixed_up_the_argument', value, c + d !== 0 && q(a + b, c + d))`
          $${frac(value)}$ is the value for $x = 1$, so it does occur. The question asks for a value that never
          occurs.`,
      ],
      snapRead: text`One linear expression over another: exactly one value is missing.`,
      approach: text`Set the quotient equal to $${y}$ and solve for $x$. Every $${y}$ has an $x$, unless the
        coefficient of $x$ is zero.`,
      faster: text`For very large $x$ the quotient comes close to $\frac{${a}}{${c}}$ without reaching it.`,
      check: text`$${quotient} = ${frac(value)}$ would mean $${c}(${linearTex(a, b, 'x')}) =
        ${a}(${linearTex(c, d, 'x')})$, so the constants $${b * c}$ and $${a * d}$ would have to be equal, which they
        are not.`,
      principle: text`To find which values an expression takes, set it equal to $y$ and ask for which $y$ there is an
        $x$.`,
    };
  },
);

/** AL.INQ.6 Easy: values that do not occur. */
export const valuesNotTaken: readonly AnyTemplate[] = [
  ...situation<Reciprocal>({
    type: 'AL.INQ.6',
    situation: 'number-and-reciprocal',
    tries: 100,
    draw: draw => {
      const [a, c] = [draw.int(1, 12), draw.int(2, 48)];
      const m = Math.round(Math.sqrt(a * c));
      return m * m === a * c && a !== c && m < 22
        ? { a, c, m, shift: draw.int(-6, 9), frame: draw.int(0, 2) }
        : null;
    },
    forms: [gap],
  }),
  ...situation<Linear>({
    type: 'AL.INQ.6',
    situation: 'linear-quotient',
    tries: 60,
    draw: draw => {
      const p = {
        a: draw.int(2, 9),
        b: draw.int(-9, 9),
        c: draw.int(2, 7),
        d: draw.int(-9, 9),
        frame: draw.int(0, 2),
      };
      const fits =
        p.b !== 0 &&
        p.d !== 0 &&
        p.a !== p.c &&
        p.a * p.d !== p.b * p.c &&
        q(p.a, p.c).d > 1n &&
        p.b + p.a !== 0;
      return fits ? p : null;
    },
    forms: [never],
  }),
];

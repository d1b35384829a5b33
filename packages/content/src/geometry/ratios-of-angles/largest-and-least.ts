import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { rationalNear } from '../measured-lengths.ts';
import { greatest, legs, near } from './ranges.ts';

interface Wave {
  a: number;
  b: number;
  r: number;
  /** The constant that is added. */
  c: number;
  frame: number;
}

/** `12 sin x - 5 cos x + 3`. */
const waveTex = (a: number, b: number, c: number, angle = 'x') =>
  `${c === 0 ? '' : `${c} + `}${a}\\sin ${angle} ${b < 0 ? '-' : '+'} ${Math.abs(b)}\\cos ${angle}`;

const greatestValue = form<Wave>(
  'greatest-value-of-a-wave',
  {
    band: 'Easy',
    seconds: 45,
    entry: true,
    verify: ({ a, b, c }) => near(c + greatest(x => a * Math.sin(x) + b * Math.cos(x)), 1),
  },
  ({ a, b, c, frame }, { step, find }) => {
    const angle = ['x', 't', '\\theta', 't'][frame] ?? 'x';
    const squares = step(calc`${a}^2 + ${Math.abs(b)}^2`, {
      name: 'the sum of the squares of the factors',
      because: text`Sine and cosine are not greatest at the same angle, so the factors cannot simply be added.`,
    })`
      $${a}\sin ${angle}$ and $${Math.abs(b)}\cos ${angle}$ belong to one angle. What they make at most is the
      hypotenuse of a right triangle with the two factors as legs, so add their squares.`;
    const size = step(() => Math.round(Math.sqrt(squares.valueOf()) * 1e6) / 1e6, {
      name: 'the greatest value of the two changing terms',
      because: text`Divide both factors by this root: they become the cosine and the sine of one angle, and the two
            terms together the root times one sine. A sine goes from $-1$ to $1$.`,
      works: (value, _w) => tex`\sqrt{${squares}} = ${value}`,
    })`
        Take the square root. It is the greatest value of these two terms together, and with a minus sign it is their
        least value.`;
    const added = find(c);
    const most = step(calc`${added} + ${size}`, {
      because: text`The constant does not change with the angle, so the whole is greatest where the two changing terms
          are.`,
    })`
        Add the constant term to get the greatest value of the whole.`;
    return {
      answer: most,
      stem: wording(
        frame,
        text`What is the maximum value of $${waveTex(a, b, c)}$ for real $x$?`,
        text`A cabin of a giant wheel is $${waveTex(a, b, c, 't')}$ metres above the ground at time $t$. How many metres
          is its highest position above the ground?`,
        text`The number $m$ is the smallest one with $${waveTex(a, b, c, '\\theta')} \le m$ for every angle $\theta$.
          Find $m$.`,
        text`At time $t$ the current in a wire is $${waveTex(a, b, c, 't')}$ amperes. How strong is it at most, in
          amperes?`,
      ),
      show: value => `$${numberTex(value)}$`,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('took_bounds_that_exclude_each_other', size, a + Math.abs(b))`
          $${a} + ${Math.abs(b)} = ${size}$ takes sine and cosine as $1$ at the same angle. When one is $1$, the other
          is $0$.`,
        slip('forgot_the_root', size, squares)`
          $${squares}$ is the sum of the squares. The greatest value of the two changing terms is its square root.`,
        slip('left_out_a_term', added, 0)`
          $${size}$ is the greatest value of the two changing terms alone. The number $${c}$ is always added to them.`,
        slip('left_out_a_term', size, Math.max(a, Math.abs(b)))`
          Only the larger factor, $${size}$, was used; at the best angle both terms count.`,
        slip('gave_the_other_extreme', most, () =>
          c > size.valueOf() ? calc`${added} - ${size}` : calc`${size} - ${added}`,
        )`
          ${
            c > size.valueOf()
              ? text`$${most}$ is the least value of the expression. The question asks for the greatest one.`
              : text`The number $${c}$ was subtracted. It is added to every value, also to the greatest.`
          }`,
        slip('subtracted_for_added', size, b < 0 ? a - Math.abs(b) > 0 && a - Math.abs(b) : Math.abs(a - b))`
          $${size}$ is the difference of the two factors. Their squares have to be added, whatever the sign between the
          terms.`,
        slip('doubled_needlessly', most, calc`${added} + 2 * ${size}`)`
          ${here} adds the distance from the least to the greatest value, which is twice what the two terms make at
          most.`,
      ],
      snapRead: text`A sine and a cosine of the same angle with factors: the greatest value.`,
      approach: text`Together two such terms are at most the root of the sum of the squares of the factors. The constant
        is added.`,
      check: text`At the angle with sine $\frac{${a}}{${size}}$ and cosine
        $${b < 0 ? '-' : ''}\frac{${Math.abs(b)}}{${size}}$ the terms make
        ${calc`${a} * ${a} / ${size} + ${b} * ${b} / ${size}`}.`,
      principle: text`The values of $a \sin x + b \cos x$ fill the interval from minus to plus the root of $a^2 +
        b^2$.`,
    };
  },
);

interface Reciprocal {
  a: number;
  b: number;
  r: number;
  c: number;
  top: number;
  frame: number;
}

const greatestQuotient = form<Reciprocal>(
  'greatest-value-of-a-quotient',
  {
    band: 'Medium',
    seconds: 80,
    verify: ({ a, b, c, top }) =>
      rationalNear(Math.round(greatest(x => top / (c + a * Math.sin(x) + b * Math.cos(x))) * 1e7) / 1e7),
  },
  ({ a, b, c, top, frame }, { step, find }) => {
    const size = step(calc`${a}^2 + ${Math.abs(b)}^2`, {
      name: 'the square of what the two changing terms make at most',
      because: text`The numerator is fixed, so a smaller positive denominator gives a greater quotient. And sine and
        cosine of one angle are not greatest together, so their factors are not simply added.`,
      works: (value, working) =>
        tex`${working}, \quad \sqrt{${value}} = ${Math.round(Math.sqrt(value.valueOf()) * 1e4) / 1e4}`,
    })`
      The quotient is greatest where its denominator is least, as long as this stays positive. The two changing terms go
      from minus to plus the root of the sum of the squares of the factors.`;
    const wave = find(() => Math.round(Math.sqrt(size.valueOf()) * 1e6) / 1e6);
    const least = step(calc`${c} - ${wave}`, {
      name: 'the least denominator',
      because: text`The denominator is never $0$ or negative, as its constant is more than this root.`,
    })`
      So the least value of the denominator is the constant less this root. It is positive.`;
    const most = step(frac(calc`${top} / ${least}`))`
      Divide the numerator by this least denominator to get the greatest quotient.`;
    return {
      answer: most,
      stem: wording(
        frame,
        text`What is the maximum value of $\frac{${top}}{${waveTex(a, b, c)}}$ for real $x$?`,
        text`For which number $m$ do the values of $\frac{${top}}{${waveTex(a, b, c, '\\theta')}}$, where $\theta$ is
          any angle, reach $m$ but never exceed it?`,
        text`A lamp at distance $d$ gives a brightness of $${top}$ divided by $d$. While a wheel turns by the angle $t$,
          the distance is $d = ${waveTex(a, b, c, 't')}$. Find the greatest brightness.`,
        text`Let $f(x) = ${waveTex(a, b, c)}$. As $x$ takes all real values, what is the greatest value of
          $\frac{${top}}{f(x)}$?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.d <= 200n,
      slips: [
        slip('gave_the_other_extreme', least, calc`${c} + ${wave}`)`
          You divided by the greatest denominator, $${least}$. A greater denominator makes the quotient smaller, so this
          gives its least value.`,
        slip('took_bounds_that_exclude_each_other', wave, () => c > a + Math.abs(b) && a + Math.abs(b))`
          Sine and cosine were taken as $-1$ at the same angle, so the denominator came out as $${least}$. It never gets
          so small.`,
        slip('left_out_a_term', least, c)`
          $${c}$ as denominator leaves out the two changing terms. They can make the denominator smaller, and then the
          quotient is greater.`,
        slip('left_out_a_term', wave, () => Math.max(a, Math.abs(b)) < c && Math.max(a, Math.abs(b)))`
          Only one of the changing terms, at most $${wave}$, was used for the least denominator. At the best angle both
          count.`,
        slip('left_out_a_term', wave, () => Math.min(a, Math.abs(b)))`
          The changing terms were taken to reach $${wave}$, the smaller factor. Both factors count, as legs of a right
          triangle.`,
        slip('subtracted_for_added', wave, () => Math.abs(a - Math.abs(b)))`
          The factors were subtracted, to $${wave}$. Their squares have to be added, whatever the sign between the
          terms.`,
        slip('left_out_a_term', least, wave)`
          $${least}$ is the greatest value of the two changing terms alone. The constant $${c}$ is missing in the
          denominator.`,
        stop('answered_another_quantity', least)`
          $${least}$ is the least value of the denominator; the quotient is asked.`,
      ],
      snapRead: text`A constant numerator over a sine and a cosine with a constant: greatest where the denominator is
        least.`,
      approach: text`The range of the changing terms gives the least denominator. It is positive, so there the quotient
        is greatest.`,
      check: text`The denominator runs from $${c} - ${wave} = ${q(c).sub(wave)}$ to $${c} + ${wave} =
        ${q(c).add(wave)}$, so the quotient runs from
        ${frac(calc`${top} / (${c} + ${wave})`)} to ${frac(calc`${top} / (${c} - ${wave})`)}.`,
      principle: text`A positive quotient with a fixed numerator is greatest where its denominator is least: find the
        range of the denominator first.`,
    };
  },
);

/** GM.TRG.3 Easy and Medium: the range of a sine with a cosine, and a quotient with it. */
export const largestAndLeast: readonly AnyTemplate[] = [
  ...situation<Wave>({
    type: 'GM.TRG.3',
    situation: 'wave',
    tries: 40,
    draw: draw => {
      const [m, n, r] = draw.pick(legs);
      const [a, b] = draw.chance(0.5) ? [m, n] : [n, m];
      const frame = draw.pick([0, 1, 1, 2, 3, 3]);
      // A cabin and a current stay above 0.
      const c = frame === 1 ? r + draw.int(2, 14) : draw.int(2, 24);
      return c !== a && c !== b && c !== r ? { a, b: draw.chance(0.5) ? b : -b, r, c, frame } : null;
    },
    forms: [greatestValue],
  }),
  ...situation<Reciprocal>({
    type: 'GM.TRG.3',
    situation: 'wave-below',
    tries: 60,
    draw: draw => {
      const [m, n, r] = draw.pick(legs);
      const [a, b] = draw.chance(0.5) ? [m, n] : [n, m];
      const c = draw.chance(0.5) ? r + draw.int(2, 12) : 2 * r + draw.int(1, 12);
      const top = (c - r) * draw.int(1, 6) * draw.pick([1, 1, 0.5]);
      return Number.isInteger(top) && top > 1 && ![a, b, c].includes(top)
        ? { a, b: draw.chance(0.5) ? b : -b, r, c, top, frame: draw.int(0, 3) }
        : null;
    },
    forms: [greatestQuotient],
  }),
];

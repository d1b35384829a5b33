import { isSquare, upTo } from '../../numbers.ts';
import { calc, form, frac, here, Surd, situation, slip, tex, text } from '../../question/index.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';

const shown = (value: Parameters<typeof frac>[0]) => `$${frac(value).tex}$`;

interface Perfect {
  /** The root of (k ± √d)². */
  k: number;
  d: number;
  sign: 1 | -1;
  frame: number;
}

/** The size of k ± m√d. */
const sized = (k: number, root: Surd, sign: 1 | -1): Surd => {
  const value = sign > 0 ? root.add(k) : root.sub(k);
  return value.valueOf() < 0 ? value.neg() : value;
};

const singleRoot = form<Perfect, Surd>(
  'root-of-a-perfect-square',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ k, d, sign }) => {
      const target = Math.sqrt(k * k + d + sign * 2 * k * Math.sqrt(d));
      // A whole number and a multiple of the root are looked for, both signs of each.
      for (let whole = -40; whole <= 40; whole += 1)
        for (const root of [1, -1])
          if (Math.abs(whole + root * Math.sqrt(d) - target) < 1e-9) return Surd.root(d).mul(root).add(whole);
      throw new Error('no square');
    },
  },
  ({ k, d, sign, frame }, { step }) => {
    const total = k * k + d;
    const mark = sign > 0 ? '+' : '-';
    const inside = tex`${total} ${mark} ${2 * k}\sqrt{${d}}`;
    const product = step(calc`${k}^2 * ${d}`, {
      name: 'the product of the two numbers',
      works: value => tex`${2 * k}\sqrt{${d}} = 2 \times ${k}\sqrt{${d}} = 2\sqrt{${value}}`,
      because: text`In the square of a sum or difference of two roots, the middle term is twice the root of their
        product.`,
    })`
      Write the root term as $2$ times a single root: bring the other factor $${k}$ under the root, squared.`;
    const pair = step([k * k, d], {
      name: 'the two numbers',
      works: ([m, n]) =>
        tex`m + n = ${total}, \quad mn = ${product} \quad \Rightarrow \quad ${m} \text{ and } ${n}`,
    })`
      Look for two numbers with the sum $${total}$ and this product.`;
    const root = step(() => sized(k, Surd.root(pair[1]), sign), {
      works: value =>
        tex`${inside} = (\sqrt{${pair[0]}} ${mark} \sqrt{${pair[1]}})^2 \quad \Rightarrow \quad \sqrt{${inside}} =
          ${value}`,
      because: text`A square root is never negative, so of two opposite numbers the positive one is taken.`,
    })`
      So the number under the root is the square of ${sign > 0 ? 'the sum' : 'the difference'} of their roots. Take the
      root; it is positive.`;
    return {
      answer: root,
      stem:
        frame === 0
          ? text`What is $\sqrt{${inside}}$ equal to?`
          : frame === 1
            ? text`A square has the area $${inside}$ square units. How long is its side?`
            : frame === 2
              ? text`Write $\sqrt{${inside}}$ without a root under a root.`
              : text`The positive number $x$ satisfies $x^2 = ${inside}$. Find $x$.`,
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 0 && value.rational === null,
      slips: [
        slip('wrong_sign', root, sized(k, Surd.root(d), sign > 0 ? -1 : 1))`
          The sign between the two parts was turned round. Squared, that gives $${total} ${sign > 0 ? '-' : '+'}
          ${2 * k}\sqrt{${d}}$.`,
        slip('ignored_a_condition', root, sized(1, Surd.root(k * k * d), sign))`
          $1$ and $${k * k * d}$ have the right product for the middle term, but their sum is $${k * k * d + 1}$ and not
          $${total}$.`,
        slip('did_not_halve', root, sized(2 * k, Surd.root(d), sign))`
          $${2 * k}$ was taken over as the whole part. The middle term of a square is twice the product, so half of
          $${2 * k}$ is needed.`,
        slip('forgot_the_root', root, sized(k * k, Surd.root(d), sign))`
          From the two numbers $${k * k}$ and $${d}$ a root was taken of the second one only. The first one also needs
          its root.`,
        slip('took_a_power_term_by_term', root, sized(2 * k, Surd.root(total), sign))`
          The root of $${total}$ was put beside $${2 * k}$. A root of a sum is not made of the roots of its parts.`,
        slip('swapped_the_two', root, !isSquare(k) && k !== d && sized(d, Surd.root(k), sign))`
          The root was taken of $${k}$ and not of $${d}$. The two numbers with the right sum and product are $${k * k}$
          and $${d}$.`,
        slip('halved_needlessly', root, sign > 0 && k % 2 === 0 && sized(k / 2, Surd.root(d), sign))`
          $${2 * k}$ was divided by $2$ twice. One division leaves the product of the two parts.`,
        slip('left_out_a_factor', root, sized(k, Surd.root(4 * d), sign))`
          The factor $2$ of the middle term was left in front of $\sqrt{${d}}$. Squared, that gives a middle term twice
          as large.`,
      ],
      snapRead: text`A root stands under a root: look whether the number is the square of a sum or difference.`,
      approach: text`Write the root term as twice one root. Its number is the product of two numbers whose sum stands
        in front; their roots make the answer.`,
      check: text`$(${sized(k, Surd.root(d), sign)})^2$ has the whole part $${k}^2 + ${d} = ${total}$ and the middle
        term $2 \times ${k} \times \sqrt{${d}}$. In decimals both sides are about
        $${Math.sqrt(total + sign * 2 * k * Math.sqrt(d)).toFixed(3)}$.`,
      principle: text`The root of a number with a root in it is simple if the number has the form $m + n$ with twice
        the root of $mn$ added or subtracted.`,
    };
  },
);

interface Row {
  /** Terms with j = from², from² + s, … up to the last before to². */
  from: number;
  to: number;
  s: number;
  frame: number;
}

const placesOf = ({ from, to, s }: Row) =>
  upTo((to * to - from * from) / s).map(i => from * from + (i - 1) * s);

const rowOfReciprocals = form<Row>(
  'sum-of-reciprocals-that-cancel',
  {
    band: 'Medium',
    seconds: 100,
    revision: 2,
    also: ['AL.SEQ.5'],
    verify: p => {
      const total = placesOf(p).reduce(
        (sum, j) => sum + 1 / Math.sqrt(2 * j + p.s + 2 * Math.sqrt(j * (j + p.s))),
        0,
      );
      return nearFraction(Math.round(total * 1e8) / 1e8, 8);
    },
  },
  (p, { step, write, find }) => {
    const { from, to, s, frame } = p;
    const places = placesOf(p);
    const under = (j: number) => tex`${2 * j + s} + 2\sqrt{${j * (j + s)}}`;
    const term = (j: number) => tex`\frac{1}{\sqrt{${under(j)}}}`;
    const [one = 0, two = 0] = places;
    const last = places.at(-1) ?? 0;
    const row = tex`${term(one)} + ${term(two)} + \dots + ${term(last)}`;
    const parts = find(s, { name: 'what the difference of the squares is' });
    write(
      tex`\sqrt{${under(one)}} = \sqrt{${one + s}} + \sqrt{${one}}, \quad \dots, \quad \sqrt{${under(last)}} =
      \sqrt{${last + s}} + \sqrt{${last}}`,
      {
        because: text`$${one} + ${one + s} = ${2 * one + s}$ and $${one} \times ${one + s} = ${one * (one + s)}$, so
          the number is the square of the sum of these two roots.`,
      },
    )`
      Each denominator is the root of a perfect square: look for two numbers with the sum in front and the product
      under the inner root. They differ by $${s}$.`;
    write(
      tex`\frac{1}{\sqrt{${one + s}} + \sqrt{${one}}} = ${
        s === 1 ? '' : `\\frac{1}{${s}}`
      }\left(\sqrt{${one + s}} - \sqrt{${one}}\right)`,
      {
        because: text`$(\sqrt{u} + \sqrt{v})(\sqrt{u} - \sqrt{v}) = u - v$, and here the two numbers differ by $${s}$.
          So the roots leave the denominator and a difference of roots stands above.`,
      },
    )`
      Multiply above and below by the difference of the two roots; the denominator becomes $${s}$.`;
    const ends = step(calc`${to} - ${from}`, {
      because: text`The larger root of one fraction is the smaller root of the next. So neighbours cancel, as in
        $(3 - 2) + (4 - 3) + (5 - 4)$.`,
      name: 'what is left of the roots',
      works: (_v, w) => tex`\sqrt{${last + s}} - \sqrt{${one}} = ${w}`,
    })`
      Write all fractions in this way and add the differences of roots. Every root in between comes once with plus and
      once with minus, so only the largest and the smallest root are left.`;
    const answer = step(frac(calc`${ends} / ${parts}`), {
      because: text`A common denominator of all terms is the denominator of their sum.`,
    })`
      ${
        s === 1
          ? 'The denominator is $1$, so this difference is the sum.'
          : text`Every difference of roots was
      divided by $${s}$, so divide what is left by $${s}$ as well.`
      }`;
    return {
      answer,
      stem:
        frame === 0
          ? text`What is the value of $${row}$? (From term to term the first number under the root grows by
            $${2 * s}$.)`
          : frame === 1
            ? text`Find the sum $${row}$, in which the whole numbers $${2 * one + s}, ${2 * two + s}, \dots,
              ${2 * last + s}$ increase in equal steps.`
            : frame === 2
              ? text`For $n = ${one}, ${two}, \dots, ${last}$ let
                $a_n = \frac{1}{\sqrt{2n + ${s} + 2\sqrt{n(n + ${s})}}}$. What do all these numbers $a_n$ add up to?`
              : text`Aarav adds the fractions $\frac{1}{\sqrt{2n + ${s} + 2\sqrt{n(n + ${s})}}}$ for $n = ${one}$,
                $${two}$ and so on in steps of $${s}$, up to $n = ${last}$. Which total is correct?`,
      show: shown,
      plausible: value => value.gt(0) && value.d < 9n,
      slips: [
        slip('did_not_divide', parts, s > 1 && 1)`
          The denominators were taken as $1$. The two numbers under the roots differ by $${s}$, so each fraction is
          divided by $${s}$.`,
        slip('wrong_sign', ends, calc`${to} + ${from}`)`
          The two roots that are left were added: ${here}. The smallest root stands with a minus sign.`,
        slip('left_out_a_term', ends, to)`
          You kept only the largest root, $${ends}$. The smallest root is left as well and has to be subtracted.`,
        slip('forgot_the_root', ends, calc`${to}^2 - ${from}^2`)`
          You subtracted the numbers under the roots, ${here}. The roots themselves have to be subtracted.`,
        slip('miscounted_the_steps', ends, from > 1 && calc`${to} - ${from - 1}`)`
          $${from - 1}$ was used for the smallest root. The first fraction contains the root of $${from * from}$.`,
        slip('miscounted_the_steps', ends, calc`${to} - 1 - ${from}`)`
          $${to - 1}$ was used for the largest root. The last fraction contains the root of $${to * to}$.`,
        slip('divided_by_the_wrong_number', parts, 2 * s)`
          The fractions were divided by $${2 * s}$, by which the first numbers under the roots grow. The two roots of a
          denominator have squares that differ by $${s}$.`,
        slip('used_a_factor_twice', parts, s > 1 && s * s)`
          You divided by $${s}$ twice, which leaves $${frac(answer)}$. Each fraction has the denominator $${s}$ once.`,
        slip('multiplied_for_divided', answer, s > 1 && calc`${ends} * ${s}`)`
          ${here} multiplies by the difference $${s}$. It stands in the denominator, so it has to be divided by.`,
      ],
      snapRead: text`A row of fractions with roots under roots: each denominator is a sum of two neighbouring roots,
        and the row collapses.`,
      approach: text`Free one fraction of its double root, then of the roots in the denominator. The differences cancel
        along the row.`,
      faster: text`The fractions are differences of roots divided by $${s}$, so only the ends count: ${frac(
        calc`(${to} - ${from}) / ${s}`,
      )}.`,
      check: () => {
        const decimals = places.map(j => 1 / (Math.sqrt(j) + Math.sqrt(j + s)));
        return text`The first fraction is about $${(decimals[0] ?? 0).toFixed(3)}$, the last about
          $${(decimals.at(-1) ?? 0).toFixed(3)}$, and there are ${places.length} of them; their total of about
          $${decimals.reduce((x, y) => x + y, 0).toFixed(3)}$ lies between.`;
      },
      principle: text`A fraction over a sum of two roots is a difference of these roots; in a row of neighbours all but
        the ends cancel.`,
    };
  },
);

const squareFree = (n: number) => [4, 9, 16, 25, 36].every(square => n % square !== 0);

/** AL.IND.5: roots under roots. */
export const rootsUnderRoots: readonly AnyTemplate[] = [
  ...situation<Perfect>({
    type: 'AL.IND.5',
    situation: 'one-root-under-a-root',
    tries: 60,
    draw: draw => {
      const p = {
        k: draw.int(2, 8),
        d: draw.pick([2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19]),
        sign: draw.pick([1, -1] as const),
        frame: draw.int(0, 3),
      };
      return squareFree(p.d) && Math.abs(p.k - Math.sqrt(p.d)) > 0.3 ? p : null;
    },
    forms: [singleRoot],
  }),
  ...situation<Row>({
    type: 'AL.IND.5',
    situation: 'row-of-roots-under-roots',
    tries: 100,
    draw: draw => {
      const from = draw.int(1, 7);
      const p = { from, to: from + draw.int(2, 9), s: draw.pick([2, 2, 3, 3, 4, 5]), frame: draw.int(0, 3) };
      const isWhole = (p.to * p.to - from * from) % p.s === 0 && (p.to * p.to - from * from) / p.s > 3;
      const isPlain = isWhole && placesOf(p).every(j => !isSquare(j * (j + p.s)));
      return isPlain ? p : null;
    },
    forms: [rowOfReciprocals],
  }),
];

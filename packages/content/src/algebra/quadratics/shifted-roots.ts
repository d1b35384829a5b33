import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Shifted {
  /** (α − c)(β − c) = w·m² whatever k is, and α + wβ is asked. */
  c: number;
  w: number;
  m: number;
  frame: number;
}

const leastOfAWeightedSum = form<Shifted>(
  'least-weighted-sum-of-roots',
  {
    band: 'Hard',
    seconds: 135,
    // The stem asks for a minimum value in the words of a paper.
    revision: 2,
    also: ['AL.INQ.4'],
    entry: true,
    verify: ({ c, w, m }) => {
      // Every whole k is tried, and the roots come from the formula.
      const constant = w * m * m - c * c;
      let least = Number.POSITIVE_INFINITY;
      for (let k = 0; k <= 20 * (c + w * m); k += 1) {
        const root = k * k - 4 * (c * k + constant);
        if (root < 0) continue;
        const [low, high] = [(k - Math.sqrt(root)) / 2, (k + Math.sqrt(root)) / 2];
        if (low > c) least = Math.min(least, high + w * low, low + w * high);
      }
      return q(Math.round(least));
    },
  },
  ({ c, w, m, frame }, { step, find }) => {
    const n = w * m * m;
    const constant = n - c * c;
    const equation = tex`x^2 - kx + (${c}k ${addedTex(constant)}) = 0`;
    const product = step(calc`${constant} + ${c}^2`, {
      name: text`the product of the two brackets`,
      because: text`The sum of the roots is $k$ and their product is $${c}k ${addedTex(constant)}$. Subtracting
        $${c}$ times the sum from the product removes $k$, and adding $${c}^2$ lets the rest be written as a product.`,
      works: (
        _v,
        working,
      ) => tex`(\alpha - ${c})(\beta - ${c}) = \alpha\beta - ${c}(\alpha + \beta) + ${c}^2 =
        ${working}`,
    })`
      The number $k$ is not known, so look for a relation of the roots without it. Multiply $\alpha - ${c}$ by
      $\beta - ${c}$, and use the sum and the product of the roots.`;
    const double = find(2);
    const least = step(calc`${double} * sqrt(${w} * ${product})`, {
      name: text`the least sum of the two positive terms`,
      because: text`Both terms are positive, as both roots are greater than $${c}$, and their product is always the
        same. The sum of two such numbers is least when the two are equal.`,
      works: (
        _v,
        working,
      ) => tex`(\alpha - ${c}) + ${w}(\beta - ${c}) \ge 2\sqrt{${w}(\alpha - ${c})(\beta - ${c})} =
        ${working}`,
    })`
      The terms $\alpha - ${c}$ and $${w}(\beta - ${c})$ are positive and have a fixed product. Use the inequality of
      the arithmetic and the geometric mean for these two.`;
    const one = find(1);
    const weight = find(w);
    const moved = step(calc`${c} * (${one} + ${weight})`, {
      name: text`what the brackets took away`,
      works: (
        _v,
        working,
      ) => tex`\alpha + ${w}\beta = (\alpha - ${c}) + ${w}(\beta - ${c}) + ${c} + ${w} \times ${c}, \quad
        ${working}`,
      because: text`The first term has $${c}$ less than $\alpha$. The second has $${c}$ less in a bracket that is
        multiplied by $${w}$.`,
    })`
      The question asks for $\alpha + ${w}\beta$, so find how much more this is than the sum of the two terms.`;
    const total = step(calc`${least} + ${moved}`, {
      because: text`Equality needs $\alpha - ${c} = ${w}(\beta - ${c})$. That is possible, with the roots $${c + w * m}$
        and $${c + m}$, so this value is really reached.`,
    })`
      Add this to the least sum of the two terms.`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`For some real values of $k$ the equation $${equation}$ has two real roots $\alpha$ and $\beta$, both
          greater than $${c}$. What is the minimum possible value of $\alpha + ${w}\beta$?`,
        text`Let $k$ be a real number for which both roots, $\alpha$ and $\beta$, of the equation $${equation}$ are real
          and greater than $${c}$. Find the least value that $\alpha + ${w}\beta$ can have.`,
        text`The real numbers $\alpha$ and $\beta$ are both greater than $${c}$, and they are the two roots of
          $${equation}$ for a real number $k$. What is the minimum value of $\alpha +
          ${w}\beta$?`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > c * (1 + w),
      slips: [
        slip('swapped_the_weights', least, calc`${m} + ${w} * (${w} * ${m})`)`
          $${total}$ belongs to the roots $${c + m}$ and $${c + w * m}$ in this order. The greater root should be the
          one that is not multiplied by $${w}$.`,
        slip('did_not_double', double, 1)`
          $${total}$ adds $\sqrt{${w} \times ${n}} = ${w * m}$ only once. That is the value of each of the terms
          $\alpha - ${c}$ and $${w}(\beta - ${c})$, and there are two of them.`,
        slip('left_out_a_factor', weight, 1)`
          $${least} + 2 \times ${c} = ${total}$ adds $${c}$ once for each root. But $${w}\beta$ is $${w} \times ${c}$
          more than $${w}(\beta - ${c})$.`,
        slip(
          'assumed_equal_parts',
          least,
          Number.isInteger(Math.sqrt(w)) && calc`(1 + ${w}) * sqrt(${product})`,
        )`
          $${total}$ makes the two roots equal. That gives the least $\alpha + \beta$, but $\beta$ counts $${w}$ times
          here.`,
        slip('sought_the_extreme_elsewhere', least, calc`${product} + ${w}`)`
          $${total}$ takes $1$ for $\beta - ${c}$ and $${n}$ for $\alpha - ${c}$. A larger $\beta$ makes $\alpha$ so
          much smaller that the sum falls.`,
        slip('left_out_a_term', one, 0)`
          $${least} + ${w} \times ${c} = ${total}$ corrects the term with $\beta$ only. The root $\alpha$ is more than
          $\alpha - ${c}$ by $${c}$ as well.`,
      ],
      snapRead: text`Sum and product of the roots both hold $k$, and a sum of the roots with unequal weights is to be
        least: look for a product that does not depend on $k$.`,
      approach: text`Remove $k$ from the sum and the product of the roots. The roots less $${c}$ then have a fixed
        product, so a weighted sum of them is least when its two terms are equal.`,
      faster: text`At $x = ${c}$ the left side is $${n}$ for every $k$, and it equals $(${c} - \alpha)(${c} - \beta)$.
        With the fixed product $${n}$ the two terms are equal at $${w * m}$ each.`,
      check: text`The roots $${c + w * m}$ and $${c + m}$ have $k = ${2 * c + (w + 1) * m}$ and the product
        $${(c + w * m) * (c + m)} = ${c} \times ${2 * c + (w + 1) * m} ${addedTex(constant)}$; and
        $${c + w * m} + ${w} \times ${c + m} = ${total}$.`,
      principle: text`Where sum and product of two roots share a parameter, remove it: the roots less a fixed number
        then have a fixed product.`,
    };
  },
);

/** AL.QUA.1 Hard: the roots less a number have a fixed product, and a weighted sum of them is least. */
export const shiftedRoots: readonly AnyTemplate[] = situation<Shifted>({
  type: 'AL.QUA.1',
  situation: 'shifted-roots',
  tries: 20,
  draw: draw => {
    const p = { c: draw.int(2, 7), w: draw.int(2, 6), m: draw.int(2, 6), frame: draw.int(0, 2) };
    return p.w * p.m * p.m > p.c * p.c && p.m !== p.c && p.w !== p.c ? p : null;
  },
  forms: [leastOfAWeightedSum],
});

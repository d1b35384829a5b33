import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Row {
  /** The first factor, the step and the number of fractions. */
  a: number;
  d: number;
  n: number;
  frame: number;
}

const shown = (value: Fraction) => `$${fractionTex(value)}$`;
const inTwos = (k: number, d: number) => `\\frac{1}{${k} \\times ${k + d}}`;

const products = form<Row>(
  'products-of-two',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ a, d, n }) => q(n, a * (a + n * d)).d < 500n && d > 1 && n > 5,
    verify: ({ a, d, n }) => {
      let sum = q(0);
      for (let k = 0; k < n; k += 1) sum = sum.add(q(1, (a + k * d) * (a + k * d + d)));
      return sum;
    },
  },
  ({ a, d, n, frame }, { step, find, write }) => {
    const end = a + n * d;
    const first = find(a, { name: 'the smallest factor' });
    const last = find(end, { name: 'the greatest factor' });
    const gap = find(d, { name: 'the difference of the two factors' });
    write(tex`\frac{1}{${a}} - \frac{1}{${a + d}} = \frac{${d}}{${a} \times ${a + d}}`, {
      because: text`A difference of two reciprocals has the product of the two numbers as its denominator.`,
    })`
      The two factors of each denominator differ by $${d}$. Compare a fraction of the sum with the difference of the
      reciprocals of its factors: the difference is $${d}$ times as large.`;
    const left = step(frac(calc`1 / ${first} - 1 / ${last}`), {
      name: 'the sum of the differences',
      because: text`Each reciprocal in between is subtracted once and added once.`,
    })`
      Write every fraction in this way and add the differences. All reciprocals cancel except the first one and the
      last one.`;
    const total = step(frac(calc`${frac(left)} / ${gap}`))`
      The differences are $${d}$ times the fractions of the sum, so divide by $${d}$.`;
    const row = tex`${inTwos(a, d)} + ${inTwos(a + d, d)} + ${inTwos(a + 2 * d, d)} + \dots + ${inTwos(end - d, d)}`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`What is the value of $${row}$?`,
        text`In the sum $${row}$ the factors of the denominators go up in steps of $${d}$. Find the sum.`,
        text`Ritu adds the fractions $${inTwos(a, d)}$, $${inTwos(a + d, d)}$, $${inTwos(a + 2 * d, d)}$ and so on; the
          last one that she adds is $${inTwos(end - d, d)}$. To what sum does she come?`,
      ),
      show: shown,
      plausible: value => value.gt(0) && value.d < 4000n,
      slips: [
        slip('did_not_divide', total, left)`
          $${frac(left)}$ is the sum of the differences. Each of them is $${d}$ times the fraction it stands for.`,
        slip('miscounted_the_steps', last, end - d)`
          The last reciprocal that stays was taken to be $\frac{1}{${end - d}}$. In the last fraction
          $\frac{1}{${end}}$ is subtracted, and no other fraction adds it again.`,
        slip('left_out_a_term', first, a + d)`
          The first reciprocal that stays was taken to be $\frac{1}{${a + d}}$, but no fraction subtracts
          $\frac{1}{${a}}$.`,
        slip('multiplied_for_divided', total, frac(calc`${frac(left)} * ${gap}`))`
          The sum of the differences was multiplied by $${d}$, which gives $${frac(total)}$. Each difference is
          already larger than its fraction.`,
        slip('used_a_factor_twice', total, frac(calc`${frac(left)} / ${gap}^2`))`
          Dividing by $${d}$ twice gives $${frac(total)}$. Both factors of a denominator belong to one difference, which
          needs the division once.`,
        slip('went_a_step_too_far', last, end + d)`
          The reciprocal of $${end + d}$ was subtracted at the end. The last fraction goes up to $${end}$ only.`,
        slip('added_for_subtracted', left, frac(calc`1 / ${first} + 1 / ${last}`))`
          The first and the last reciprocal were added. The last one is subtracted in its difference.`,
      ],
      snapRead: text`Every denominator is a product of two numbers that differ by $${d}$, and each fraction begins with
        the factor with which the one before ends.`,
      approach: text`Write each fraction as a difference of two reciprocals, so that neighbours cancel and only the two
        ends remain.`,
      check: text`There are $${n}$ fractions; the first is $${frac(q(1, a * (a + d)))}$ and the last
        $${frac(q(1, end * (end - d)))}$. The sum is $\frac{${n}}{${a} \times ${end}} = ${frac(q(n, a * end))}$, the
        number of fractions over the product of the first and the last factor.`,
      principle: text`One over a product of two numbers is the difference of their reciprocals divided by the difference
        of the numbers.`,
    };
  },
);

const inThrees = (k: number, d: number) => `\\frac{1}{${k} \\times ${k + d} \\times ${k + 2 * d}}`;

const triples = form<Row>(
  'products-of-three',
  {
    band: 'Medium',
    seconds: 85,
    revision: 5, // The stem says in plain words how the denominators go on.
    untied: true,
    suits: ({ a, d, n }) => {
      const [x, y] = [a + n * d, a + n * d + d];
      return n > 3 && a < 5 && d < 4 && q(x * y - a * (a + d), 2 * d * a * (a + d) * x * y).d < 1500n;
    },
    verify: ({ a, d, n }) => {
      let sum = q(0);
      for (let k = 0; k < n; k += 1) {
        const x = a + k * d;
        sum = sum.add(q(1, x * (x + d) * (x + 2 * d)));
      }
      return sum;
    },
  },
  ({ a, d, n, frame }, { step, find, write }) => {
    const [x, y] = [a + n * d, a + n * d + d];
    const first = find(a * (a + d), { name: 'the first product of two' });
    const last = find(x * y, { name: 'the last product of two' });
    const gap = find(2 * d, { name: 'the difference of the outer factors' });
    write(
      tex`\frac{1}{${a} \times ${a + d}} - \frac{1}{${a + d} \times ${a + 2 * d}} = \frac{${a + 2 * d} -
        ${a}}{${a} \times ${a + d} \times ${a + 2 * d}}`,
      {
        because: text`Both products share the middle factor, so their common denominator is the product of all three.`,
      },
    )`
      Write each fraction as a difference. Take the reciprocal of the product of the first two factors, minus that of
      the last two: the numerator is the difference of the outer factors, $${2 * d}$.`;
    const left = step(frac(calc`1 / ${first} - 1 / ${last}`), {
      name: 'the sum of the differences',
      works: (_v, w) => tex`\frac{1}{${a} \times ${a + d}} - \frac{1}{${x} \times ${y}} = ${w}`,
    })`
      Add all these differences. Each reciprocal of a product in between is subtracted once and added once, so only the
      first and the last remain.`;
    const total = step(frac(calc`${frac(left)} / ${gap}`))`
      Every difference is $${2 * d}$ times its fraction, so divide by $${2 * d}$.`;
    const row = tex`${inThrees(a, d)} + ${inThrees(a + d, d)} + \dots + ${inThrees(x - d, d)}`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`Find the sum $${row}$.`,
        text`In $${row}$ the three factors of each denominator rise in equal steps, and its first factor is the second
          factor of the denominator before. What is the sum of all the fractions?`,
        text`A pupil has to add $${inThrees(a, d)}$, $${inThrees(a + d, d)}$, $${inThrees(a + 2 * d, d)}$ and so on, up
          to $${inThrees(x - d, d)}$. What is the sum?`,
      ),
      show: shown,
      plausible: value => value.gt(0) && value.d < 6000n,
      slips: [
        slip('divided_by_the_wrong_number', gap, d)`
          The differences were divided by $${d}$. The outer factors differ by two steps, $${2 * d}$.`,
        slip('miscounted_the_steps', last, x * (x - d))`
          The last product that stays was taken to be $${x - d} \times ${x}$, but the last fraction ends with
          $${x} \times ${y}$.`,
        slip('divided_by_the_wrong_number', gap, 3 * d)`
          The differences were divided by $${3 * d}$, one step for each of the three factors. From the first to the last
          of three factors there are two steps.`,
        slip('left_out_a_term', first, (a + d) * (a + 2 * d))`
          The reciprocal of $${a + d} \times ${a + 2 * d}$ was taken as the first that stays. It is subtracted in
          the first difference and added in the second.`,
        slip('did_not_divide', total, left)`
          $${frac(left)}$ is the sum of the differences, each of which is $${2 * d}$ times its fraction.`,
        slip('added_for_subtracted', left, frac(calc`1 / ${first} + 1 / ${last}`))`
          The last reciprocal was added. It is the one that is subtracted in the last difference.`,
        slip('used_a_factor_twice', gap, 4 * d)`
          The differences were divided by $${4 * d}$. But their numerators are only $${a + 2 * d} - ${a} =
          ${2 * d}$, so divide by this.`,
        slip('went_a_step_too_far', last, y * (y + d))`
          The reciprocal of $${y} \times ${y + d}$ was subtracted at the end, but the factors go up to $${y}$ only.`,
      ],
      snapRead: text`Three factors in each denominator, moved on by one step each time: split off a difference with
        products of two.`,
      approach: text`A fraction with three factors is a difference of two fractions with two factors each. Then
        neighbours cancel as in the case with two factors.`,
      faster: text`Only the first two factors and the last two remain:
        $\frac{1}{${2 * d}}\left(\frac{1}{${a} \times ${a + d}} - \frac{1}{${x} \times ${y}}\right)$.`,
      check: () => {
        let sum = q(0);
        for (let k = 0; k < 2; k += 1)
          sum = sum.add(q(1, (a + k * d) * (a + k * d + d) * (a + k * d + 2 * d)));
        const short = q(1, 2 * d).mul(q(1, a * (a + d)).sub(q(1, (a + 2 * d) * (a + 3 * d))));
        return text`Test the way on the first two fractions: added directly they make $${frac(sum)}$, and
          $\frac{1}{${2 * d}}\left(\frac{1}{${a * (a + d)}} - \frac{1}{${(a + 2 * d) * (a + 3 * d)}}\right) =
          ${frac(short)}$, too.`;
      },
      principle: text`A sum of reciprocals of products in a row collapses when each is the difference of two products
        that have one factor fewer.`,
    };
  },
);

const root = (n: number) => `\\sqrt{${n}}`;
const inRoots = (k: number, d: number) => `\\frac{1}{${root(k)} + ${root(k + d)}}`;

interface Roots {
  /** The first and the last number under a root are the squares of p and r, and the steps between are d. */
  p: number;
  r: number;
  d: number;
  frame: number;
}

const roots = form<Roots>(
  'sums-of-two-roots',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ p, r, d }) => {
      let sum = 0;
      for (let k = p * p; k < r * r; k += d) sum += 1 / (Math.sqrt(k) + Math.sqrt(k + d));
      return nearFraction(sum, 12);
    },
  },
  ({ p, r, d, frame }, { step, find, write }) => {
    const [a, end] = [p * p, r * r];
    const first = find(p, { name: 'the first root' });
    const last = find(r, { name: 'the last root' });
    write(tex`\frac{1}{${root(a)} + ${root(a + d)}} = \frac{${root(a + d)} - ${root(a)}}{${d}}`, {
      because: text`The product of the sum and the difference of two roots is the difference of the numbers under them,
        here $${d}$ each time. So the roots leave the denominator.`,
    })`
      Multiply numerator and denominator of each fraction by the difference of its two roots. Every denominator then
      becomes $${d}$.`;
    const left = step(calc`${last} - ${first}`, {
      name: 'the sum of the numerators',
      because: text`The first numerator ends with minus the first root and begins with plus the second; the next one
        has minus the second. So neighbours cancel.`,
      works: (_v, w) => tex`${root(end)} - ${root(a)} = ${w}`,
    })`
      Add the numerators. Each root in between is added once and subtracted once, so only the last root minus the first
      root is left.`;
    const total = step(frac(calc`${left} / ${d}`), {
      because: text`Fractions with the same denominator are added by adding their numerators.`,
    })`
      All fractions have the same denominator, $${d}$. So divide the sum of the numerators by it.`;
    const row = tex`${inRoots(a, d)} + ${inRoots(a + d, d)} + \dots + ${inRoots(end - d, d)}`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`Find the value of $${row}$, where the numbers under the roots go up in steps of $${d}$.`,
        text`The numbers $${a}, ${a + d}, ${a + 2 * d}, \dots, ${end}$ are written in a row. For each two neighbours $x$
          and $y$ the fraction $\frac{1}{\sqrt{x} + \sqrt{y}}$ is formed. What is the sum of all these fractions?`,
        text`What is the sum of all fractions in the row $${inRoots(a, d)}$, $${inRoots(a + d, d)}$,
          $${inRoots(a + 2 * d, d)}$ and so on, whose last fraction is $${inRoots(end - d, d)}$?`,
      ),
      show: shown,
      plausible: value => value.gt(0) && value.d < 60n,
      slips: [
        slip('did_not_divide', total, left)`
          $${left}$ is the sum of the numerators only. Every fraction has the denominator $${d}$, so it has still to be
          divided.`,
        slip('added_for_subtracted', left, calc`${last} + ${first}`)`
          You added the first root to the last one. In the first difference it has a minus sign, and nothing cancels
          it.`,
        slip('left_out_a_term', left, calc`${last} - 1`)`
          You subtracted $1$ from the last root. The row begins with ${`$${root(a)} = ${p}$`}, and this root has to be
          subtracted.`,
        slip('forgot_the_root', left, calc`${last}^2 - ${first}^2`)`
          You subtracted the numbers $${end}$ and $${a}$ themselves. The numerators are differences of their roots.`,
        slip('used_a_factor_twice', total, frac(calc`${left} / ${d}^2`))`
          You divided the sum of the numerators by $${d}$ twice, which gives $${frac(total)}$. Every fraction has this
          denominator once.`,
        slip('assumed_equal_parts', total, frac(calc`(${last}^2 - ${first}^2) / (2 * ${d} * ${last})`))`
          You counted all $${(end - a) / d}$ fractions as small as the last one, about $\frac{1}{${2 * r}}$. The
          fractions at the beginning are larger.`,
        slip('answered_another_quantity', total, calc`(${last}^2 - ${first}^2) / ${d}`)`
          $${total}$ is the number of fractions. Each of them is much less than $1$.`,
        slip('halved_needlessly', total, frac(calc`${left} / (2 * ${d})`))`
          $${frac(total)}$ divides by twice $${d}$. The sum and the difference of the two roots multiply to $${d}$,
          once.`,
      ],
      snapRead: text`Each denominator is a sum of two roots of numbers that differ by $${d}$: multiply by the
        difference of the roots.`,
      approach: text`Multiply each fraction by the difference of its roots. All denominators become the same number,
        and the numerators cancel but for the two ends.`,
      check: text`There are $${(end - a) / d}$ fractions, the first with a denominator of about $2 \times ${p}$, the
        last of about $2 \times ${r}$. Their mean is $${frac(q(r - p, d))} \div ${(end - a) / d} =
        ${frac(q(1, p + r))}$, which lies between $\frac{1}{${2 * r}}$ and $\frac{1}{${2 * p}}$.`,
      principle: text`One over a sum of two roots is their difference over a number without roots, and in a row such
        differences cancel.`,
    };
  },
);

/** AL.SEQ.5 Easy and Medium: reciprocals of products of two or three numbers; Easy: of sums of two roots. */
export const neighbouringProducts: readonly AnyTemplate[] = [
  ...situation<Row>({
    type: 'AL.SEQ.5',
    situation: 'neighbouring-factors',
    tries: 200,
    draw: draw => ({ a: draw.int(1, 7), d: draw.int(1, 5), n: draw.int(4, 18), frame: draw.int(0, 2) }),
    forms: [products, triples],
  }),
  ...situation<Roots>({
    type: 'AL.SEQ.5',
    situation: 'neighbouring-roots',
    tries: 200,
    draw: draw => {
      const [p, r, d] = [draw.int(2, 6), draw.int(7, 20), draw.int(2, 8)];
      const fits =
        (r * r - p * p) % d === 0 && (r * r - p * p) / d > 6 && r - p > 2 && (r - p) % (d * d) !== 0;
      return fits ? { p, r, d, frame: draw.int(0, 2) } : null;
    },
    forms: [roots],
  }),
];

import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Whole {
  /** The sum of consecutive odd numbers. */
  total: number;
  /** Pages of a book, and the sheet that is torn out holds 2t − 1 and 2t. */
  pages: number;
  t: number;
  /** First term and the place of the last positive term. */
  a: number;
  k: number;
  way: boolean;
}

const left = ({ pages, t }: Whole) => (pages * (pages + 1)) / 2 - (4 * t - 1);

const torn = form<Whole>(
  'torn-sheet',
  {
    band: 'Medium',
    seconds: 90,
    revision: 2,
    also: ['AL.DIO.5'],
    entry: true,
    // Only one number of pages may fit the sum that is left.
    suits: p => fits(left(p)).length === 1 && p.t > 4,
    verify: p => {
      const found = fits(left(p));
      if (found.length !== 1) throw new Error('more than one book fits');
      return found[0] ?? 0;
    },
  },
  (p, { step, find }) => {
    const { pages, way } = p;
    const numbered = step(
      pages,
      value =>
        tex`\frac{n(n + 1)}{2} > ${left(p)}: \quad n = ${value}, \ \frac{${value} \times ${value.add(1)}}{2} =
          ${value.mul(value.add(1)).div(2)}`,
    )`
      The full sum lies above the given one, by less than twice the last number. Find the even number for which this
      holds.`;
    const missing = step(calc`${numbered.mul(numbered.add(1)).div(2)} - ${left(p)}`)`
      The difference is the sum of the two removed numbers.`;
    const one = find(1);
    const larger = step(calc`(${missing} + ${one}) / 2`)`
      Two neighbouring numbers with this sum lie half a unit on either side of its half.`;
    return {
      answer: larger,
      stem: way
        ? text`The pages of a notebook are numbered $1, 2, 3, \dots$ on both sides of each sheet, and the last page
          number is even. One sheet is torn out, and the remaining page numbers add up to $${String(left(p))}$. What is
          the larger number on the torn sheet?`
        : text`Cards numbered from $1$ to an even number lie in a row. Two neighbouring cards, an odd number and the
          even number after it, are removed, and the others add up to $${String(left(p))}$. Find the even number
          removed.`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 1 && value.valueOf() <= pages,
      // The larger of the two is even.
      onSight: value => value.valueOf() % 2 === 0,
      slips: [
        slip('answered_another_quantity', one, calc`-1`)`
          $${larger}$ is the smaller of the two removed numbers.`,
        slip('miscounted_the_steps', numbered, calc`${pages} + 1`)`
          With $${numbered}$ numbers the last one would be odd; the given last number is even.`,
        slip('did_not_halve', larger, missing.valueOf() <= pages && missing)`
          $${missing}$ is the sum of both removed numbers.`,
        slip('took_a_neighbouring_multiple', one, 5)`
          $${larger}$ and the number before it add up to more than $${missing}$.`,
        slip('took_a_neighbouring_multiple', one, calc`-3`)`
          $${larger}$ and the number before it add up to less than $${missing}$.`,
        slip('took_a_neighbouring_multiple', one, 9)`
          $${larger} + ${larger.sub(1)} = ${larger.mul(2).sub(1)}$, but $${missing}$ is missing.`,
        slip('took_a_neighbouring_multiple', one, calc`-7`)`
          $${larger} + ${larger.sub(1)} = ${larger.mul(2).sub(1)}$, but $${missing}$ is missing.`,
        slip('left_out_an_end_point', missing, missing.valueOf() > pages && calc`${missing} - ${pages}`)`
          A missing sum of $${missing}$ arises when the full sum stops before its last number, $${pages}$.`,
        slip(
          'left_out_a_term',
          missing,
          () =>
            numbered.mul(numbered).div(2).sub(left(p)).valueOf() > 6 &&
            numbered
              .mul(numbered)
              .div(2)
              .sub(left(p))
              .add(numbered.mul(numbered).div(2).sub(left(p)).n % 2n === 0n ? 1 : 0),
        )`
          The full sum was taken as about half of $${numbered}^2$; it is half of $${numbered} \times
          ${numbered.add(1)}$.`,
      ],
      snapRead: text`The sum of the first whole numbers without two neighbours: neither the number of terms nor the
        neighbours are given.`,
      approach: text`The missing sum is small beside the whole, so the last number can be bounded. Then the missing
        sum gives the two neighbours.`,
      faster: text`$\sqrt{2 \times ${left(p)}} \approx ${Math.round(Math.sqrt(2 * left(p)))}$, so try the even numbers
        just above that: the full sum must exceed $${left(p)}$ by $3, 7, 11, \dots$`,
      check: () =>
        text`$1 + \dots + ${numbered} = ${numbered.mul(numbered.add(1)).div(2)}$, and without $${larger.sub(1)}$ and
          $${larger}$ there remain $${left(p)}$.`,
      principle: text`When a few terms are missing from a sum, bound the number of terms first: the missing part is
        small.`,
    };
  },
);

/** Larger numbers of the torn sheet for all books whose other pages add up to a sum. */
const fits = (sum: number): number[] => {
  const found: number[] = [];
  for (let pages = 2; pages <= 200; pages += 2)
    for (let even = 2; even <= pages; even += 2)
      if ((pages * (pages + 1)) / 2 - (2 * even - 1) === sum) found.push(even);
  return found;
};

const differences = ({ a, k }: Pick<Whole, 'a' | 'k'>) =>
  Array.from({ length: a }, (_, i) => i + 1).filter(fall => a - (k - 1) * fall > 0 && a - k * fall < 0);

const best = form<Whole>(
  'place-of-the-greatest-sum',
  {
    band: 'Medium',
    seconds: 65,
    revision: 3,
    also: ['AL.INQ.3'],
    suits: p => differences(p).length >= 3,
    verify: ({ a, k }) => {
      let count = 0;
      for (let d = -a; d <= a; d += 1) {
        let sum = 0;
        const sums: number[] = [];
        for (let n = 1; n <= 3 * k + 20; n += 1) {
          sum += a + (n - 1) * d;
          sums.push(sum);
        }
        const top = Math.max(...sums);
        if (sums.indexOf(top) === k - 1 && sums.lastIndexOf(top) === k - 1) count += 1;
      }
      return count;
    },
  },
  ({ a, k, way }, { step, find }) => {
    const lower = find(calc`${a} / ${k}`);
    const least = step(calc`floor(${lower}) + 1`, value => tex`${a} - ${k}f < 0, \quad f \ge ${value}`)`
      The next term, number $${k + 1}$, must be negative: the fall $f$ has to be large enough.`;
    const upper = find(calc`${a} / (${k} - 1)`);
    const most = step(calc`ceil(${upper}) - 1`, value => tex`${a} - ${k - 1}f > 0, \quad f \le ${value}`)`
      Term number $${k}$ must still be positive, so that it raises the sum: the fall must not be too large.`;
    const count = step(calc`${most} - ${least} + 1`)`
      Count the integers between these bounds.`;
    return {
      answer: count,
      stem: way
        ? text`An arithmetic progression of integers begins with $${a}$. The sum of its first $n$ terms is greatest for
          $n = ${k}$ and for no other $n$. How many values can its common difference take?`
        : text`Starting with $${a}$, integers are written in a row, each smaller than the one before by the same whole
          number. The sum of the first $n$ of them is greatest for $n = ${k}$ and for no other $n$. How many values can
          the difference of two neighbouring integers take?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('counted_gaps_for_numbers', count, calc`${most} - ${least}`)`
          $${most} - ${least}$ leaves one end out; both bounds are possible.`,
        slip('let_in_zero', least, lower.d === 1n && calc`${least} - 1`)`
          A fall of $${least}$ makes term number $${k + 1}$ zero, and then two sums are equally great.`,
        slip('let_in_zero', most, upper.d === 1n && calc`${most} + 1`)`
          A fall of $${most}$ makes term number $${k}$ zero, so that the sum before it is as great.`,
        slip('miscounted_the_steps', least, calc`floor(${a} / (${k} + 1)) + 1`)`
          From the first term to term $${k + 1}$ there are $${k}$ falls, not $${k + 1}$; so $${least}$ is too small.`,
        slip('miscounted_the_steps', most, k > 2 && calc`ceil(${a} / (${k} - 2)) - 1`)`
          The bound $${most}$ belongs to term number $${k - 1}$, one place too early.`,
        slip('miscounted_the_steps', count, differences({ a, k: k + 1 }).length)`
          $${count}$ falls make the sum greatest at place $${k + 1}$: from the first term to place $${k}$ there are only
          $${k - 1}$ falls.`,
        slip('miscounted_the_steps', count, differences({ a, k: k - 1 }).length)`
          $${count}$ falls make the sum greatest at place $${k - 1}$ already.`,
        slip('ignored_a_condition', count, most)`
          All falls from $1$ to $${most}$ keep the term positive, but with a small fall the sum goes on growing after
          it.`,
        slip('left_out_an_end_point', count, calc`${most} - ${least} - 1`)`
          The falls $${least}$ and $${most}$ satisfy both conditions and must be counted.`,
        slip('let_in_an_end_point', count, calc`${most} - ${least} + 3`)`
          $${least.sub(1)}$ and $${most.add(1)}$ break one of the two conditions each.`,
      ],
      snapRead: text`The sum grows as long as the terms are positive: its greatest value fixes the sign of two
        neighbouring terms.`,
      approach: text`The sum is greatest at one place only if that term is positive and the next one is negative. Each
        gives a strict bound for the fall.`,
      faster: text`$\frac{${a}}{${k}} < f < \frac{${a}}{${k - 1}}$: count the integers strictly between.`,
      check: text`A fall of $${least}$ gives the terms $${a - (k - 1) * least.valueOf()}$ and
        $${a - k * least.valueOf()}$ at places $${k}$ and $${k + 1}$; a fall of $${most}$ gives
        $${a - (k - 1) * most.valueOf()}$ and $${a - k * most.valueOf()}$.`,
      principle: text`A sum of falling terms is greatest at the last positive one; a zero term makes two sums equal.`,
    };
  },
);

/** AL.SEQ.1 Medium: sums of whole terms that must fit a bound, a parity or a sign. */
export const wholeNumberSums: readonly AnyTemplate[] = situation<Whole>({
  type: 'AL.SEQ.1',
  situation: 'whole-terms',
  draw: draw => {
    const pages = 2 * draw.int(14, 48);
    return {
      total: draw.pick([
        45, 63, 72, 75, 80, 81, 96, 99, 105, 112, 120, 135, 144, 165, 168, 180, 189, 192, 195, 216, 225, 240,
        288, 315, 336, 360, 384, 405,
      ]),
      pages,
      t: draw.int(3, pages / 2),
      a: draw.int(60, 420),
      k: draw.int(4, 9),
      way: draw.chance(0.5),
    };
  },
  forms: [torn, best],
});

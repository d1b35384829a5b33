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
    revision: 3,
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
    const things = way ? 'page numbers' : 'cards';
    const numbered = step(pages, {
      name: `the number of ${things}`,
      because: text`The two missing numbers are at most the last two, so together they are less than twice the last
        number. That leaves only one even number for the last one.`,
      works: value =>
        tex`\frac{n(n + 1)}{2} > ${left(p)}: \quad n = ${value}, \ \frac{${value} \times ${value.add(1)}}{2} =
          ${value.mul(value.add(1)).div(2)}`,
    })`
      Let $n$ be the last number. The full sum $1 + 2 + \dots + n$ is more than $${left(p)}$, by less than twice $n$.
      Find the even number $n$ for which this holds.`;
    const missing = step(calc`${numbered.mul(numbered.add(1)).div(2)} - ${left(p)}`, {
      name: 'the sum of the two missing numbers',
    })`
      Subtract the given sum from the full sum: that is the sum of the two missing numbers.`;
    const one = find(1);
    const larger = step(calc`(${missing} + ${one}) / 2`, {
      because: text`The two are neighbours, so the larger one is $1$ more than the smaller. Adding this $1$ to their
        sum gives twice the larger one.`,
    })`
      The larger number is one more than the smaller. So add $1$ to their sum and halve the result.`;
    return {
      answer: larger,
      stem: way
        ? text`The pages of a notebook are numbered $1, 2, 3, \dots$ on both sides of each sheet, and the last page
          number is even. One sheet is torn out, and the remaining page numbers add up to $${left(p)}$. What is
          the larger number on the torn sheet?`
        : text`Cards numbered from $1$ to an even number lie in a row. Two neighbouring cards, an odd number and the
          even number after it, are removed, and the others add up to $${left(p)}$. Find the even number
          removed.`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 1 && value.valueOf() <= pages,
      // The larger of the two is even.
      onSight: value => value.valueOf() % 2 === 0,
      slips: [
        slip('answered_another_quantity', one, calc`-1`)`
          $${larger}$ is the smaller of the two missing numbers. The question asks for the other one.`,
        slip('miscounted_the_steps', numbered, calc`${pages} + 1`)`
          You used $${numbered}$ as the last number. The question says that it is even.`,
        slip('did_not_halve', larger, missing.valueOf() <= pages && missing)`
          $${missing}$ is the sum of the two missing numbers. The larger of them is only about half of it.`,
        slip('took_a_neighbouring_multiple', one, 5)`
          $${larger}$ and the number before it add up to $${larger.mul(2).sub(1)}$, which is more than $${missing}$,
          the sum that is missing.`,
        slip('took_a_neighbouring_multiple', one, calc`-3`)`
          $${larger}$ and the number before it add up to $${larger.mul(2).sub(1)}$, which is less than $${missing}$,
          the sum that is missing.`,
        slip('took_a_neighbouring_multiple', one, 9)`
          $${larger} + ${larger.sub(1)} = ${larger.mul(2).sub(1)}$, but the two missing numbers add up to $${missing}$,
          the full sum less the given one.`,
        slip('took_a_neighbouring_multiple', one, calc`-7`)`
          $${larger} + ${larger.sub(1)} = ${larger.mul(2).sub(1)}$, but the two missing numbers add up to $${missing}$,
          the full sum less the given one.`,
        slip('left_out_an_end_point', missing, missing.valueOf() > pages && calc`${missing} - ${pages}`)`
          You found $${missing}$ for the missing sum, because your full sum stopped before the last number, $${pages}$.
          It belongs to the sum as well.`,
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
          You used half of $${numbered}^2$ for the full sum. The sum up to $${numbered}$ is half of $${numbered} \times
          ${numbered.add(1)}$.`,
      ],
      snapRead: text`The sum of the first whole numbers without two neighbours is given: find the last number first,
        and then the missing sum.`,
      approach: text`The missing sum is small beside the whole, so the last number is found from the given sum. Then
        the full sum less the given one is the sum of the two neighbours.`,
      faster: text`$\sqrt{2 \times ${left(p)}} \approx ${Math.round(Math.sqrt(2 * left(p)))}$, so try the even numbers
        just above that: the full sum must exceed $${left(p)}$ by $3, 7, 11, \dots$`,
      check: () =>
        text`$1 + \dots + ${numbered} = ${numbered.mul(numbered.add(1)).div(2)}$, and without $${larger.sub(1)}$ and
          $${larger}$ there remain $${left(p)}$.`,
      principle: text`When a few terms are missing from a long sum, find the number of terms first: the missing part is
        small beside the whole.`,
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
    const unit = way ? 'term' : 'integer';
    const lower = find(calc`${a} / ${k}`);
    const least = step(calc`floor(${lower}) + 1`, {
      name: 'the least possible fall',
      because: text`If number $${k + 1}$ were positive, adding it would make the sum greater still. If it were zero,
        two sums would be equally great, and only one may be the greatest.`,
      works: value => tex`${a} - ${k}f < 0, \quad f \ge ${value}`,
    })`
      Let $f$ be the fall from each ${unit} to the next. Number $${k + 1}$ is $${a} - ${k}f$. It must be negative, so
      that the sum stops growing after $${k}$ of them: this gives the least $f$.`;
    const upper = find(calc`${a} / (${k} - 1)`);
    const most = step(calc`ceil(${upper}) - 1`, {
      name: 'the greatest possible fall',
      because: text`Only a positive ${unit} makes the sum greater. If number $${k}$ were zero or negative, the sum
        before it would be at least as great.`,
      works: value => tex`${a} - ${k - 1}f > 0, \quad f \le ${value}`,
    })`
      Number $${k}$ is $${a} - ${k - 1}f$, because only $${k - 1}$ falls lead to it. It must still be positive, so that
      it raises the sum: this gives the greatest $f$.`;
    const count = step(calc`${most} - ${least} + 1`, {
      because: text`The difference of two whole numbers counts the steps between them, and there is one number more than
        steps.`,
    })`
      Count the integers from the least to the greatest fall, both included: their difference and one more.`;
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
          $${most} - ${least}$ counts only the steps between the two bounds. Both bounds are possible falls, so there
          is one more.`,
        slip('let_in_zero', least, lower.d === 1n && calc`${least} - 1`)`
          You allowed a fall of $${least}$. Then number $${k + 1}$ is zero, and two sums are equally great.`,
        slip('let_in_zero', most, upper.d === 1n && calc`${most} + 1`)`
          You allowed a fall of $${most}$. Then number $${k}$ is zero, and the sum before it is just as great.`,
        slip('miscounted_the_steps', least, calc`floor(${a} / (${k} + 1)) + 1`)`
          You let $${k + 1}$ falls lead to number $${k + 1}$, and began with a fall of $${least}$. Only $${k}$ falls
          lead there, so the least fall is larger.`,
        slip('miscounted_the_steps', most, k > 2 && calc`ceil(${a} / (${k} - 2)) - 1`)`
          You ended with a fall of $${most}$, which keeps number $${k - 1}$ positive. Number $${k}$ has to be positive
          too, and it is one fall lower.`,
        slip('miscounted_the_steps', count, differences({ a, k: k + 1 }).length)`
          $${count}$ falls make the sum greatest at place $${k + 1}$. From the first to place $${k}$ there are only
          $${k - 1}$ falls, so you were one place too far.`,
        slip('miscounted_the_steps', count, differences({ a, k: k - 1 }).length)`
          $${count}$ falls make the sum greatest at place $${k - 1}$ already. Number $${k}$ has to be positive as
          well.`,
        slip('ignored_a_condition', count, most)`
          All falls from $1$ to $${most}$ keep number $${k}$ positive. But with a small fall the next one is positive
          too, and the sum goes on growing.`,
        slip('left_out_an_end_point', count, calc`${most} - ${least} - 1`)`
          You left out the two bounds. The falls $${least}$ and $${most}$ satisfy both conditions, so they count.`,
        slip('let_in_an_end_point', count, calc`${most} - ${least} + 3`)`
          You counted one fall more on either side. With $${least.sub(1)}$ the sum still grows after place $${k}$ or
          stays equal, and with $${most.add(1)}$ it stops growing before.`,
      ],
      snapRead: text`A sum grows as long as its terms are positive: its greatest value fixes the signs of two
        neighbouring terms.`,
      approach: text`The sum is greatest at place $${k}$ alone only if that ${unit} is positive and the next one is
        negative. Each of these is an inequality for the fall.`,
      faster: text`$\frac{${a}}{${k}} < f < \frac{${a}}{${k - 1}}$: count the integers strictly between.`,
      check: text`A fall of $${least}$ gives $${a - (k - 1) * least.valueOf()}$ and
        $${a - k * least.valueOf()}$ at places $${k}$ and $${k + 1}$; a fall of $${most}$ gives
        $${a - (k - 1) * most.valueOf()}$ and $${a - k * most.valueOf()}$.`,
      principle: text`The sum of falling terms is greatest at the last positive term; a term that is zero makes two sums
        equal.`,
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

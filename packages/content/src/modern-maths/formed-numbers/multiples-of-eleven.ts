import type Fraction from 'fraction.js';
import { choices } from '../../counting.ts';
import { sumOf } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Digits {
  /** Different digits in increasing order, none of them 0. */
  digits: readonly number[];
  frame: number;
}

const words: Readonly<Record<number, string>> = { 5: 'five', 6: 'six', 7: 'seven' };
const placed = ({ digits }: Digits) => Math.floor(digits.length / 2);

/** All choices of so many digits. */
function choicesOf(digits: readonly number[], many: number): number[][] {
  if (many === 0) return [[]];
  return digits.flatMap((d, i) => choicesOf(digits.slice(i + 1), many - 1).map(rest => [d, ...rest]));
}
const withSum = (p: Digits, fits: (sum: number) => boolean) =>
  choicesOf(p.digits, placed(p)).filter(list => fits(sumOf(list)));

const chance = form<Digits>(
  'chance-of-a-multiple-of-eleven',
  {
    band: 'Hard',
    seconds: 150,
    also: ['MM.PRB.1', 'NS.NUM.2'],
    verify: ({ digits }) => {
      // Every order of the digits, by the remainder of the number built so far.
      let [all, good] = [0, 0];
      const build = (left: readonly number[], remainder: number) => {
        if (left.length === 0) {
          all += 1;
          if (remainder === 0) good += 1;
        }
        for (const d of left)
          build(
            left.filter(other => other !== d),
            (remainder * 10 + d) % 11,
          );
      };
      build(digits, 0);
      return q(good, all);
    },
  },
  (p, { step, find }) => {
    const { digits, frame } = p;
    const n = digits.length;
    const many = placed(p);
    const listed = `${digits.slice(0, -1).join(', ')} and ${digits.at(-1)}`;
    const total = step(calc`sum(${digits.map(d => q(d))})`, { name: 'the sum of the digits' })`
      Add all digits. A number is divisible by 11 exactly if the sums of the digits in odd and in even places differ by
      a multiple of 11.`;
    const allowed = withSum(p, sum => (sumOf([...digits]) - 2 * sum) % 11 === 0);
    const sums = [...new Set(allowed.map(list => sumOf(list)))].sort((x, y) => x - y);
    const zero = withSum(p, sum => sumOf([...digits]) === 2 * sum);
    step(
      sums.map(s => q(s)),
      {
        name: 'the sums that the even places may have',
        works: value =>
          tex`${total} - 2s = ${sums.map(s => String(sumOf([...digits]) - 2 * s)).join(' \\text{ or } ')}
            \;\Rightarrow\; s = ${(value as readonly Fraction[]).join(' \\text{ or } ')}`,
        because: text`With the sum $s$ in the even places the other places have the rest, so the difference is the
          total less $2s$. It has to be a multiple of 11, and ${words[n]} digits allow only small ones.`,
      },
    )`
      Let $s$ be the sum of the $${many}$ digits in the even places. The difference of the two sums is the total less
      $2s$; it must be $0$, $11$, $-11$, and so on.`;
    const count = step(calc`${q(allowed.length)}`, {
      name: 'the number of choices for the even places',
      works: value => tex`${allowed.map(list => list.join(' + ')).join(', \\; ')}: \quad ${value}`,
    })`
      List the choices of $${many}$ digits with ${sums.length > 1 ? 'one of these sums' : 'this sum'}.`;
    const all = step(calc`C(${n}, ${many})`, {
      name: 'the number of all choices for the even places',
      because: text`Whichever digits stand in the even places, they can be ordered in equally many ways, and so can the
        others. So the orders play no part and all choices have one chance.`,
    })`
      The order of the digits within the even or odd places does not matter. Every choice of digits for the even places
      is equally likely.`;
    const part = step(calc`${count} / ${all}`, {
      name: 'the probability',
      works: value => tex`\frac{${count}}{${all}}${all.gt(value.d) ? tex` = ${frac(value)}` : ''}`,
    })`
      Divide.`;
    const sevens = find(q(1, 11));
    return {
      answer: part,
      stem: wording(
        frame,
        text`The ${words[n]} digits ${listed} are written in random order, each once, to form a number with $${n}$
          digits. What is the probability that it is a multiple of $11$?`,
        text`On ${words[n]} cards stand the digits ${listed}. A child who cannot read lays the cards side by side in a
          row. Find the probability that the number that can be read is divisible by $11$.`,
        text`A machine prints codes, each of which has the digits ${listed} in some order, and all orders are equally
          frequent. What fraction of the codes, read as numbers, can be divided by $11$ without a remainder?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0) && value.lt(1),
      slips: [
        slip('assumed_a_proportion', part, sevens)`
          ${here} is the share of multiples of 11 among all whole numbers. The digits are given here, and only certain
          sums of them are possible.`,
        slip(
          'left_out_a_case',
          count,
          zero.length > 0 && zero.length < allowed.length && calc`${q(zero.length)}`,
        )`
          You allowed only equal sums in the odd and even places, which gives ${count} choices. The two sums may also
          differ by 11.`,
        slip('left_out_a_case', count, allowed.length > 2 && calc`${q(allowed.length)} - 1`)`
          One choice is missing from your list for the even places. Go through them in order of the largest digit.`,
        slip('counted_one_too_many', count, calc`${q(allowed.length)} + 1`)`
          One choice too many is in your list for the even places. Each sum has to be tested, and the digits of a
          choice are different.`,
        slip('counted_order', all, calc`P(${n}, ${many})`)`
          You counted the choices for the even places with their orders, but those with the right sum without. Count
          both in the same way.`,
        slip('counted_twice', count, 2 * allowed.length < choices(n, many) && calc`2 * ${q(allowed.length)}`)`
          You counted each division of the digits twice, once for either kind of place. The even places have a fixed
          number of digits.`,
        slip('chose_from_a_wrong_pool', all, calc`C(${n}, ${many}) - ${n}`)`
          You left some choices for the even places out of the total. Any $${many}$ of the $${n}$ digits may stand
          there.`,
        slip('used_another_divisibility_rule', count, () => {
          const third = withSum(p, sum => sum % 11 === 0).length;
          return third > 0 && third !== allowed.length ? q(third) : false;
        })`
          You asked for a sum in the even places that is itself a multiple of 11. It is the difference of the two sums
          that must be one.`,
      ],
      snapRead: text`All digits are given and a multiple of 11 is asked: only the sums of the odd and even places
        matter.`,
      approach: text`The total fixes which sums the even places may have. Count the choices of digits with such a sum
        and divide by all choices; the orders cancel.`,
      check: text`One of the choices puts $${allowed[0]?.join(', ')}$ into the even places, with the sum
        $${sumOf(allowed[0] ?? [])}$, and the others have $${sumOf([...digits]) - sumOf(allowed[0] ?? [])}$: the
        difference is a multiple of 11. ${count} of ${all} choices do so.`,
      principle: text`Where a condition speaks of sums in groups of places, count choices of digits for the groups; the
        orders within the groups cancel.`,
    };
  },
);

/** MM.PNC.4 Hard: multiples of 11 with given digits. */
export const multiplesOfEleven: readonly AnyTemplate[] = situation<Digits>({
  type: 'MM.PNC.4',
  situation: 'multiples-of-eleven',
  tries: 60,
  draw: draw => {
    const digits = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], draw.pick([6, 7, 7])).sort((x, y) => x - y);
    const p = { digits, frame: draw.int(0, 2) };
    const count = withSum(p, sum => (sumOf([...digits]) - 2 * sum) % 11 === 0).length;
    return count >= 2 && count <= 9 ? p : null;
  },
  forms: [chance],
});

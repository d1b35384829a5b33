import { choices } from '../../counting.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { grouped, numberTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Club {
  /** All members; two kinds, of which the second is the larger. */
  all: number;
  kinds: readonly [string, string];
  /** At least so many committees of three have both kinds. */
  ways: number;
  /**
   * Committees with two of the larger kind are at least `times` as many as those with two of the smaller; twice
   * that number.
   */
  twice: number;
  frame: number;
}

/** Committees of three with both kinds. */
const both = (x: number, y: number) => choices(x, 2) * y + x * choices(y, 2);
const times = ({ twice }: Club) => q(twice, 2);
const timesWords = ({ twice }: Club) =>
  twice === 2
    ? 'as many'
    : twice === 3
      ? '$1.5$ times as many'
      : twice === 4
        ? 'twice as many'
        : `$${numberTex(q(twice, 2))}$ times as many`;
/** The least product of the two numbers that gives so many committees. */
const leastProduct = ({ all, ways }: Club) => q(2 * ways, all - 2).ceil();
/** The greatest number of the larger kind with at least this product. */
const most = ({ all }: Club, product: number) => {
  let y = all;
  while (y > 0 && y * (all - y) < product) y -= 1;
  return y;
};
/** The least number of the larger kind with the ratio of the two majorities. */
const least = ({ all }: Club, ratio: number, off = 1) => {
  let y = Math.floor(all / 2) + 1;
  while (y < all && y - off < ratio * (all - y - off)) y += 1;
  return y;
};

const bounds = form<Club>(
  'sizes-between-two-conditions',
  {
    band: 'Hard',
    seconds: 125,
    revision: 3,
    also: ['AL.QUA.7', 'AL.INQ.3'],
    entry: true,
    verify: p => {
      let found = 0;
      for (let few = 1; 2 * few < p.all; few += 1) {
        const members = Array.from({ length: p.all }, (_, i) => i < few);
        let [smaller, larger] = [0, 0];
        for (let i = 0; i < p.all; i += 1)
          for (let j = i + 1; j < p.all; j += 1)
            for (let k = j + 1; k < p.all; k += 1) {
              const inFew = [members[i], members[j], members[k]].filter(Boolean).length;
              if (inFew === 2) smaller += 1;
              if (inFew === 1) larger += 1;
            }
        if (smaller + larger >= p.ways && 2 * larger >= p.twice * smaller) found += 1;
      }
      return found;
    },
  },
  (p, { step }) => {
    const { kinds, all, ways, twice, frame } = p;
    const [one, other] = kinds;
    const product = step(
      leastProduct(p),
      value =>
        tex`\binom{x}{2}y + x\binom{y}{2} = \frac{xy(x + y - 2)}{2} = ${q(all - 2, 2)}\,xy \ge ${ways} \Rightarrow xy
          \ge ${value}`,
    )`
      With $x$ ${one} and $y$ ${other} add the committees with two of one kind and one of the other; the sum has the
      factors $x$, $y$ and $x + y - 2$. So the product $xy$ is bounded.`;
    const high = step(most(p, Number(product)), value => {
      const y = Number(value);
      return tex`${y} \times ${all - y} = ${y * (all - y)} \ge ${product} > ${(y + 1) * (all - y - 1)} = ${y + 1}
        \times ${all - y - 1}`;
    })`
      The sum is fixed, so the product falls as the numbers move apart: find the largest $y$ that still reaches it.`;
    const low = step(
      least(p, times(p).valueOf()),
      value => tex`\frac{y - 1}{${all} - y - 1} \ge ${times(p)} \Rightarrow y \ge ${value}`,
    )`
      In the comparison of the two majorities $xy$ cancels: they are as $y - 1$ to $x - 1$. That bounds $y$ from
      below.`;
    const count = step(calc`${high} - ${low} + 1`)`
      Count the integers from the least to the greatest.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`A club has $${all}$ members, all of them ${one} or ${other}, with more ${other} than ${one}. At least
            $${grouped(ways)}$ different committees of three can be formed that have members of both kinds. Of these, at
            least ${timesWords(p)} have two ${other} as have two ${one}. How many values can the number of ${other}
            have?`
          : frame === 1
            ? text`Of $${all}$ volunteers, $y$ are ${other} and the rest, fewer than $y$, are ${one}. Three volunteers
              can be chosen in at least $${grouped(ways)}$ ways so that both kinds are present. Of these ways, those
              with two ${other} are at least ${timesWords(p)} as those with two ${one}. How many values can $y$ have?`
            : text`A group has $${all}$ people, all of them ${one} or ${other}, with more ${other} than ${one}. A team
              of three must have at least one of each kind. At least $${grouped(ways)}$ such teams are possible, and at
              least ${timesWords(p)} of them have two ${other} as have two ${one}. How many values are possible for the
              number of ${other}?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() < all,
      slips: [
        slip('used_a_wrong_given_number', low, least(p, times(p).valueOf(), 0))`
          $${count}$ compares $y$ with $x$, so that $y$ begins at $${low}$; the majorities are as $y - 1$ to $x - 1$.`,
        slip('left_out_a_case', high, () => {
          let y = all - 1;
          while (y > 0 && choices(y, 2) * (all - y) < ways) y -= 1;
          return y;
        })`
          $${count}$ stops at $y = ${high}$, since only committees with two ${kinds[1]} were set against
          $${grouped(ways)}$; those with two ${kinds[0]} have both kinds as well.`,
        slip('counted_one_too_few', low, () => {
          let y = Math.floor(all / 2) + 1;
          while (y < all && 2 * (y - 1) < twice * (all - y)) y += 1;
          return y;
        })`
          $${count}$ compares $y - 1$ with $x$, so that $y$ begins at $${low}$; of the smaller kind two are chosen as
          well, which leaves $x - 1$.`,
        slip('did_not_halve', product, calc`ceil(${ways} / (${all} - 2))`)`
          $${count}$ needs only $xy \ge ${product}$: $${all - 2}\,xy$ counts every committee twice.`,
        slip('counted_gaps_for_numbers', count, calc`${high} - ${low}`)`
          $${high} - ${low} = ${count}$ leaves one of the two ends out.`,
        slip('ignored_a_condition', low, calc`floor(${all} / 2) + 1`)`
          From $y = ${low}$ on the ${kinds[1]} outnumber the ${kinds[0]}, and $${count}$ values keep the first
          condition; the comparison of the majorities excludes some.`,
        slip('ignored_a_condition', high, calc`${all} - 2`)`
          $${count}$ lets $y$ go up to $${all - 2}$; with so few of the other kind there are too few mixed committees.`,
        slip('chose_from_a_wrong_pool', product, calc`ceil(2 * ${ways} / ${all})`)`
          $xy \ge ${product}$, which leads to $${count}$, takes any of $${all}$ for the third; two of them are chosen
          already.`,
        slip('counted_order', product, () => {
          const product = q(3 * ways, all - 2).ceil();
          return product.valueOf() < (all / 2) ** 2 ? product : null;
        })`
          $xy \ge ${product}$, which leads to $${count}$, divides by three for the places of the single one; every mixed
          committee is counted twice by $xy(x + y - 2)$.`,
        slip('let_in_an_end_point', high, calc`${high} + 1`)`
          $${count}$ includes $y = ${high}$, which makes only $${both(Number(high), all - Number(high))}$ mixed
          committees, fewer than $${grouped(ways)}$.`,
      ],
      snapRead: text`Two kinds of people with a known sum; one condition on all mixed committees, one on the two
        majorities. The sizes that meet both are to be counted.`,
      approach: text`All mixed committees depend on the product of the two numbers only; with the fixed sum this bounds
        the larger number from above. In the comparison of the two majorities the product cancels, which bounds it from
        below.`,
      faster: () =>
        text`$${q(all - 2, 2)}\,xy \ge ${ways}$ is $xy \ge ${product}$, so $y \le ${high}$; $(y - 1) \ge ${times(p)}(x -
          1)$ is $y \ge ${low}$.`,
      check: () => {
        const at = (y: number) =>
          `$y = ${y}$: $${both(all - y, y)}$ mixed committees, $${choices(y, 2) * (all - y)}$ and $${choices(all - y, 2) * y}$ by majority`;
        return text`${at(Number(low))}; ${at(Number(high))}.`;
      },
      principle: text`Choose-two-and-one over both kinds adds up to half of the product of three factors: the two
        numbers and their sum less two.`,
    };
  },
);

/** MM.PNC.3 Hard: how large the two kinds can be, from the numbers of committees. */
export const fromANumberOfCommittees: readonly AnyTemplate[] = situation<Club>({
  type: 'MM.PNC.3',
  situation: 'two-kinds-under-conditions',
  tries: 60,
  draw: draw => {
    const kinds = draw.pick([
      ['lawyers', 'doctors'],
      ['painters', 'sculptors'],
      ['swimmers', 'runners'],
      ['poets', 'novelists'],
      ['guides', 'climbers'],
    ] as const);
    const p = {
      all: draw.int(16, 32),
      kinds,
      ways: draw.step(150, 3000, 50),
      twice: draw.int(3, 6),
      frame: draw.int(0, 2),
    };
    const product = leastProduct(p).valueOf();
    if (product > (p.all / 2) ** 2 - 1) return null;
    const [low, high] = [least(p, times(p).valueOf()), most(p, product)];
    return high - low >= 2 && high <= p.all - 3 && low > p.all / 2 + 1.5 ? p : null;
  },
  forms: [bounds],
});

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
    const product = step(leastProduct(p), {
      name: 'the least product of the two numbers',
      because: text`With both kinds among three, either two are ${one} and one of the ${other}, or the other way round.
        Both counts contain $xy$, which can be taken out.`,
      works: value =>
        tex`\binom{x}{2}y + x\binom{y}{2} = \frac{xy(x + y - 2)}{2} = ${q(all - 2, 2)}\,xy \ge ${ways} \Rightarrow xy
          \ge ${value}`,
    })`
      Let there be $x$ ${one} and $y$ ${other}. Add the choices with two ${one} and with two ${other}: the sum has the
      factors $x$, $y$ and $x + y - 2$, of which the last is known. So the first condition bounds the product $xy$.`;
    const high = step(most(p, Number(product)), {
      name: text`the greatest possible number of ${other}`,
      because: text`For a fixed sum the product is greatest when the two are equal: $5 \times 5 = 25$, but $7 \times 3 =
        21$. There are more ${other} than ${one}, so a larger $y$ makes the product smaller.`,
      works: value => {
        const y = Number(value);
        return tex`${y} \times ${all - y} = ${y * (all - y)} \ge ${product} > ${(y + 1) * (all - y - 1)} = ${y + 1}
        \times ${all - y - 1}`;
      },
    })`
      The sum $x + y$ is $${all}$, so the product falls as the two numbers move apart. Find the largest $y$ with a
      product of at least $${product}$.`;
    const low = step(least(p, times(p).valueOf()), {
      name: text`the least possible number of ${other}`,
      because: text`$\binom{y}{2}x$ is $\frac{xy(y - 1)}{2}$ and $\binom{x}{2}y$ is $\frac{xy(x - 1)}{2}$. Two are
        chosen of one kind, so not $y$ and $x$ are compared but the numbers that are one less.`,
      works: value => tex`\frac{y - 1}{${all} - y - 1} \ge ${times(p)} \Rightarrow y \ge ${value}`,
    })`
      Compare the choices with two ${other} and with two ${one}: $xy$ cancels, and they are in the ratio of $y - 1$ to
      $x - 1$. So the second condition bounds $y$ from below.`;
    const count = step(calc`${high} - ${low} + 1`, {
      because: text`Every integer between the two bounds satisfies both conditions, since each condition cuts off only
        one side.`,
    })`
      Count the integers from the least to the greatest $y$, both included.`;
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
          $${count}$ compares the two numbers themselves, so that the ${other} begin at $${low}$. Two are chosen, so
          each number counts with one less.`,
        slip('left_out_a_case', high, () => {
          let y = all - 1;
          while (y > 0 && choices(y, 2) * (all - y) < ways) y -= 1;
          return y;
        })`
          $${count}$ stops at $${high}$ ${other}, because only the choices with two ${other} were counted for
          $${grouped(ways)}$. Those with two ${one} are mixed as well.`,
        slip('counted_one_too_few', low, () => {
          let y = Math.floor(all / 2) + 1;
          while (y < all && 2 * (y - 1) < twice * (all - y)) y += 1;
          return y;
        })`
          $${count}$ subtracts one from the number of ${other} only, so that they begin at $${low}$. Two of the ${one}
          are chosen as well, so one has to be subtracted there too.`,
        slip('did_not_halve', product, calc`ceil(${ways} / (${all} - 2))`)`
          $${count}$ asks only for a product of $${product}$ of the two numbers, which counts every mixed choice
          twice.`,
        slip('counted_gaps_for_numbers', count, calc`${high} - ${low}`)`
          $${high} - ${low} = ${count}$ leaves one of the two ends out. From $${low}$ to $${high}$ both ends count, so
          there is one more.`,
        slip('ignored_a_condition', low, calc`floor(${all} / 2) + 1`)`
          From $${low}$ ${other} on there are more of them than ${one}, and $${count}$ numbers meet the first condition.
          The second condition excludes some of these.`,
        slip('ignored_a_condition', high, calc`${all} - 2`)`
          $${count}$ lets the ${other} go up to $${all - 2}$. With so few ${one} there are too few mixed choices.`,
        slip('chose_from_a_wrong_pool', product, calc`ceil(2 * ${ways} / ${all})`)`
          You asked for a product of $${product}$ of the two numbers, which leads to $${count}$, because the third could
          be any of $${all}$. Two of them are chosen already.`,
        slip('counted_order', product, () => {
          const product = q(3 * ways, all - 2).ceil();
          return product.valueOf() < (all / 2) ** 2 ? product : null;
        })`
          You asked for a product of $${product}$ of the two numbers, which leads to $${count}$, because you divided by
          three. Every mixed choice is counted twice, not three times.`,
        slip('let_in_an_end_point', high, calc`${high} + 1`)`
          $${count}$ includes $${high}$ ${other}, which make only $${both(Number(high), all - Number(high))}$ mixed
          choices, fewer than $${grouped(ways)}$.`,
      ],
      snapRead: text`The sum of the two numbers is known. One condition is on all mixed choices, one compares those
      with two
        ${other} and those with two ${one}. The numbers that meet both are counted.`,
      approach: text`The number of mixed choices depends only on the product of the two numbers; with the fixed sum
      this
        bounds the number of ${other} from above. In the comparison the product cancels, which bounds it from below.`,
      faster: () =>
        text`$${q(all - 2, 2)}\,xy \ge ${ways}$ is $xy \ge ${product}$, so $y \le ${high}$; $(y - 1) \ge ${times(p)}(x -
          1)$ is $y \ge ${low}$.`,
      check: () => {
        const at = (y: number) =>
          text`$y = ${y}$ gives $${both(all - y, y)}$ mixed choices, $${choices(y, 2) * (all - y)}$ with two ${other}
            and $${choices(all - y, 2) * y}$ with two ${one}`;
        return text`Both conditions hold at the ends: ${at(Number(low))}; ${at(Number(high))}.`;
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

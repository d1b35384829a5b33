import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, plain, ratio } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

interface Blend {
  /** Strong and weak part of each mixture; the first mixture is the stronger one. */
  one: readonly [number, number];
  two: readonly [number, number];
  /** Litres of the blend. */
  volume: number;
  who: string;
  story: number;
}

const stories = [
  { strong: 'milk', weak: 'water', place: 'can' },
  { strong: 'acid', weak: 'water', place: 'tank' },
  { strong: 'juice', weak: 'soda', place: 'drum' },
  { strong: 'petrol', weak: 'ethanol', place: 'tank' },
] as const;
const storyOf = ({ story }: Blend) => stories[story % 4] ?? stories[0];
const weakIn = ([strong, weak]: readonly [number, number]) => q(weak, strong + weak);

/** For each m, the litres x of the first mixture with which the weak part is one m-th of the blend. */
function blends(low: Fraction, high: Fraction, volume: number, ends = false) {
  const list: { m: number; x: Fraction }[] = [];
  for (let m = 2; m <= 60; m += 1) {
    const x = high.sub(q(1, m)).div(high.sub(low)).mul(volume);
    const inside = ends ? x.gte(0) && x.lte(volume) : x.gt(0) && x.lt(volume);
    if (inside) list.push({ m, x });
  }
  return list;
}
const wholeOnes = (list: readonly { m: number; x: Fraction }[]) => list.filter(({ x }) => x.d === 1n);

const values = form<Blend>(
  'values-with-an-exact-multiple',
  {
    band: 'Hard',
    seconds: 125,
    revision: 5,
    also: ['AL.DIO.5', 'AL.INQ.3'],
    entry: true,
    verify: ({ one, two, volume }) => {
      let count = 0;
      const [a, b] = [one[0] + one[1], two[0] + two[1]];
      for (let x = 1; x < volume; x += 1) {
        const strong = x * one[0] * b + (volume - x) * two[0] * a;
        const weak = x * one[1] * b + (volume - x) * two[1] * a;
        if (strong % weak === 0) count += 1;
      }
      return count;
    },
  },
  (p, { step, find }) => {
    const { one, two, volume, who, story } = p;
    const { strong, weak, place } = storyOf(p);
    const low = find(weakIn(one));
    const high = find(weakIn(two));
    const share = step(frac(calc`${frac(high)} - ${frac(low)}`), {
      name: text`the difference of the two shares of ${weak}`,
      works: (_value, working) => tex`${frac(low)} < \frac{1}{k + 1} < ${frac(high)}, \quad ${working}`,
      because: text`A ratio of 3 to 1 means 4 parts in all, one of them ${weak}, so the share is $\frac{1}{4}$ and
          not $\frac{1}{3}$. A mixture of two can only have a share between theirs.`,
    })`
      If the ${strong} is $k$ times the ${weak}, the ${weak} is one part of $k + 1$. This share lies between its
      shares in
      the two mixtures, because some of both is poured in. Find these shares and their difference.`;
    const possible = step(blends(low, high, volume).length, {
      name: text`the number of possible multiples`,
      works: value => tex`k + 1 = ${blends(low, high, volume).map(({ m }) => m)}: \quad ${value}`,
      because: text`The share of ${weak} has to be one part of a whole number of parts. Between two fixed shares
          there are only a few such fractions, so they can be listed.`,
    })`
      List the whole numbers $k + 1$ for which $\frac{1}{k + 1}$ lies between the two shares.`;
    const count = step(wholeOnes(blends(low, high, volume)).length, {
      works: value =>
        tex`x = ${volume} \times \frac{${frac(high)} - \frac{1}{k + 1}}{${frac(share)}} = ${blends(
          low,
          high,
          volume,
        )
          .map(({ x }) => numberTex(x))
          .join(', \\; ')}: \quad ${value} \text{ whole}`,
      because: text`Alligation shows which part of the volume comes from the first mixture. It can be a fraction
          of a litre, and then this multiple cannot be reached with whole litres.`,
    })`
      For each of them alligation gives the litres ${story < 4 ? '' : text`$x$ `}of the first mixture. These have to
      be a
      whole number, so count only the whole ones.`;
    const list = wholeOnes(blends(low, high, volume)).map(({ m }) => m - 1);
    return {
      answer: count,
      stem:
        story < 4
          ? text`One mixture holds ${strong} and ${weak} in the ratio ${ratio(one)}, another in the ratio ${ratio(two)}.
            ${who} pours $x$ litres of the first and the rest of the second into a ${place}, $${volume}$ litres in
            all,
            with $0 < x < ${volume}$ and $x$ an integer. For how many values of $x$ is the quantity of ${strong} in
            the ${place} a whole multiple of the quantity of ${weak}?`
          : text`A ${place} is filled with $${volume}$ litres from two mixtures of ${strong} and ${weak}, in the ratios
            ${ratio(one)} and ${ratio(two)}; a whole number of litres, at least one, is taken from each. The quantity
            of
            ${strong} in the ${place} is then a whole multiple of the quantity of ${weak}. In how many ways can the
            ${place} have been filled?`,
      show: plain,
      plausible: value => whole(value) && value.valueOf() > 1,
      slips: [
        stop('did_not_use_whole_numbers', possible)`
          You counted all $${possible}$ possible multiples. For some of them the litres of the first mixture are not
          a whole
          number.`,
        slip('let_in_an_end_point', count, () => wholeOnes(blends(low, high, volume, true)).length)`
          $${count}$ includes a way with all $${volume}$ litres from one mixture, but some of both has to be poured
          in.`,
        slip('left_out_an_end_point', count, calc`${count} - 1`)`
          You left out the case in which the ${strong} is
          $${(wholeOnes(blends(low, high, volume)).at(-1)?.m ?? 1) - 1}$
          times the ${weak}. It also needs a whole number of litres of each mixture.`,
        slip(
          'demanded_too_much',
          count,
          () => wholeOnes(blends(low, high, volume)).filter(({ m }) => volume % m === 0).length,
        )`
          $${count}$ makes the litres of ${weak} a whole number too. Only the litres taken from each mixture have to
          be
          whole.`,
        slip('swapped_the_two', count, () => {
          let count = 0;
          for (let k = 1; k <= 60; k += 1) {
            const x = high
              .sub(q(k, k + 1))
              .div(share)
              .mul(volume);
            if (x.d === 1n && q(k, k + 1).gt(low) && q(k, k + 1).lt(high)) count += 1;
          }
          return count;
        })`
          $${count}$ makes the ${weak} a multiple of the ${strong}. The ${strong} has to be a multiple of the
          ${weak}.`,
        slip(
          'ignored_even_and_odd',
          count,
          () => wholeOnes(blends(low, high, volume)).filter(({ m }) => m % 2 === 0).length,
        )`
          $${count}$ counts even numbers of parts only: the ${weak} can be one part of an odd number of parts too.`,
        slip('counted_one_too_many', count, calc`${count} + 1`)`
          $${count}$ is one too many: one of these shares does not lie between the shares of the two mixtures.`,
        slip('left_out_an_end_point', count, calc`${count} - 2`)`
          You left out the multiples $${list[0]}$ and $${list.at(-1)}$, the ends of the list. Both are possible.`,
      ],
      snapRead: text`Two mixtures of known ratios are poured together in whole litres, and the new ratio is a whole
      number to 1.
        The possibilities are counted.`,
      approach: text`The share of the ${weak} is a unit fraction, and it lies between its shares in the two mixtures.
      That
        leaves few cases, and alligation shows for which of them the litres are whole.`,
      check: () => {
        const { m, x } = wholeOnes(blends(low, high, volume))[0] ?? { m: 2, x: q(0) };
        const less = low.mul(x).add(high.mul(q(volume).sub(x)));
        return text`With $${x}$ litres of the first mixture there are $${less}$ litres of ${weak} and $${volume} -
          ${less} = ${q(volume).sub(less)}$ litres of ${strong}, which is $${m - 1} \times ${less}$.`;
      },
      principle: text`A ratio of a whole number to 1 is a unit fraction of the whole: few of them lie between two given
        shares.`,
    };
  },
);

/** AR.MIX.3 Hard: a blend in whole litres whose ratio is a whole number to 1. */
export const blendsToAMultiple: readonly AnyTemplate[] = situation<Blend>({
  type: 'AR.MIX.3',
  situation: 'blend-to-a-multiple',
  tries: 60,
  draw: draw => {
    const strong = [
      [9, 1],
      [11, 1],
      [7, 1],
      [17, 2],
      [13, 2],
      [15, 1],
      [19, 2],
      [14, 1],
    ] as const;
    const weak = [
      [1, 1],
      [3, 2],
      [2, 1],
      [1, 2],
      [2, 3],
      [5, 3],
      [5, 4],
      [4, 3],
      [7, 5],
    ] as const;
    const p = {
      one: draw.pick(strong),
      two: draw.pick(weak),
      volume: draw.step(30, 240, 2),
      who: draw.pick(peopleInArithmetic),
      story: draw.int(0, 7),
    };
    const list = blends(weakIn(p.one), weakIn(p.two), p.volume);
    const count = wholeOnes(list).length;
    return list.length <= 12 && count >= 4 && count < list.length ? p : null;
  },
  forms: [values],
});

import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Arms {
  /** The factor of the balance as up over down, the discount on the price in selling, and the true weight. */
  up: number;
  down: number;
  off: number;
  weight: number;
  who: string;
  good: string;
  frame: number;
}

const dealers = [
  { who: 'Lakshmi', good: 'rice' },
  { who: 'Farhan', good: 'cotton' },
  { who: 'Gurpreet', good: 'wheat' },
  { who: 'Dorjee', good: 'wool' },
] as const;

const gainOf = ({ up, down, off }: Pick<Arms, 'up' | 'down' | 'off'>) =>
  q(up * up * (100 - off), down * down).sub(100);

const trueWeight = form<Arms>(
  'true-weight-from-both-pans',
  {
    band: 'Hard',
    seconds: 145,
    revision: 2,
    also: ['AR.PCT.2'],
    verify: p => {
      const apart = (p.weight * p.up) / p.down - (p.weight * p.down) / p.up;
      const gain = gainOf(p).valueOf();
      // The factor of the balance by halving an interval.
      let [low, high] = [1, 4];
      for (let i = 0; i < 100; i += 1) {
        const k = (low + high) / 2;
        if (k * k * (100 - p.off) - 100 < gain) low = k;
        else high = k;
      }
      return nearFraction(apart / (low - 1 / low), 2);
    },
  },
  (p, { step, find, write }) => {
    const { up, down, off, weight, who, good, frame } = p;
    const gain = gainOf(p);
    const apart = q(weight * up, down).sub(q(weight * down, up));
    const rest = find(100 - off);
    const square = step(calc`${q(100).add(gain)} / ${rest}`, {
      name: 'the square of the factor',
      works: value =>
        tex`k^2 \times ${rest}\% = ${q(100).add(gain)}\% \Rightarrow k^2 = \frac{${value.n}}{${value.d}}`,
      because: text`A true kilogram is paid for as $\frac{1}{k}$ kg in buying and as $k$ kg in selling, so the
          paid weight grows by $k^2$. The lower price takes a part of this gain away again.`,
    })`
      Let the right pan show $k$ times the true weight and the left pan the true weight divided by $k$. A true kilogram
      counts as $\frac{1}{k}$ kg in buying and as $k$ kg in selling, $k^2$ times as much. The price of a kilogram
      becomes
      $${rest}\%$. So for every $100\%$ paid, $k^2 \times ${rest}\%$ comes in: $100\%$ and the profit.`;
    const k = step(calc`sqrt(${square})`, {
      name: 'the factor of the balance',
      works: value => tex`k = \frac{${value.n}}{${value.d}}`,
      because: text`One false pan alone gives only one factor $k$. The gain came from both pans, so the root of
          what they do together is the factor of one.`,
    })`
      The factor acts once in each pan, so it is the positive root of $k^2$.`;
    const part = step(calc`${frac(k)} - 1 ÷ ${frac(k)}`, {
      name: 'the difference of the two readings as a part of the true weight',
      works: value => tex`k - \frac{1}{k} = \frac{${value.n}}{${value.d}}`,
      because: text`Neither reading is the true weight: one is too large and the other too small. Their difference
          holds both errors.`,
    })`
      A sack with the true weight $W$ shows $kW$ in the right pan and $\frac{W}{k}$ in the left one. Write the
      difference of the readings as a part of $W$.`;
    const wanted = step(calc`${apart} ÷ ${frac(part)}`, {
      works: (_, working) => tex`W = ${working}`,
      because: text`Only the difference is known in kg. It is a fixed part of the true weight, so divide by this
          part.`,
    })`
      This part of $W$ is the difference of $${apart}$ kg between the readings. Divide by the part to find $W$.`;
    write(
      tex`kW = ${apart.mul(q(up * up)).div(up * up - down * down)}, \qquad \frac{W}{k} =
    ${apart.mul(q(down * down)).div(up * up - down * down)}`,
      {
        because: text`A result can be tested by going forward again: multiply it by the factor for one pan, and
          divide it for the other.`,
      },
    )`
      Test the result: find the two readings of the sack in kg. They differ by $${apart}$ kg, as they have to.`;
    const readings = [q(weight * down, up), q(weight * up, down)] as const;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The arms of a balance are not equal. In its right pan everything seems heavier by a certain factor, and
            in its left pan lighter by the same factor. With it ${who} buys ${good} in the left pan and sells it in the
            right pan, at a price per kilogram that is ${off}% lower than in buying, and gains ${gain}%. A sack shows
            $${apart}$ kg more in the right pan than in the left. What is its true weight?`
          : text`On a false balance goods show $k$ times their true weight in the right pan and their true weight
            divided by $k$ in the left. When ${who} weighs ${good} in the left pan in buying and in the right pan in
            selling, the profit is ${gain}%, though the price of a kilogram is ${off}% lower in selling. The two pans
            give weights for one sack that differ by $${apart}$ kg. What is its true weight?`,
      show: value => withUnit(value, 'kg'),
      plausible: value => value.gt(0) && value.d <= 12n,
      slips: [
        slip('forgot_the_root', k, () => square.mul(1))`
          The factor was taken as $${frac(square)}$. That is how the paid weight grows from one pan to the other, the
          factor twice.`,
        slip('took_a_power_term_by_term', k, () => q(gain).div(200).add(1))`
          Half of the profit was charged to each pan: $${frac(k)}$ for the factor. The factor acts twice and multiplies,
          and the price is lower.`,
        slip('answered_another_quantity', wanted, () => q(readings[0]))`
          You gave $${wanted}$ kg, what the left pan shows. This pan shows too little, so the true weight is more.`,
        slip('answered_another_quantity', wanted, () => q(readings[1]))`
          You gave $${wanted}$ kg, what the right pan shows. This pan shows too much, so the true weight is less.`,
        slip('averaged_the_averages', wanted, () => readings[0].add(readings[1]).div(2))`
          $${wanted}$ kg is the mean of the two readings. The true weight is a factor away from both, and not a
          difference.`,
        slip('left_out_a_term', part, calc`${frac(k)} - 1`)`
          The $${apart}$ kg were taken as the excess of the right pan over the true weight. The left pan shows too
          little, so a part of the difference lies there.`,
        slip('wrong_sign', part, calc`${frac(k)} + 1 ÷ ${frac(k)}`)`
          The two factors were added: ${here}. The readings differ by $${apart}$ kg, so the factors are subtracted.`,
        slip('wrong_base', part, () => q(gain).div(100))`
          The $${apart}$ kg were taken as ${gain}% of the true weight. The profit is a per cent of what was paid.`,
      ],
      snapRead: text`One factor acts twice between buying and selling, and once in each reading of a sack.`,
      approach: text`Profit and price give the square of the factor. With the factor the difference of the readings is a
        known part of the true weight.`,
      check: text`The pans show $${readings[0]}$ and $${readings[1]}$ kg; $\frac{${readings[1]}}{${readings[0]}} \times
        ${rest}\% = ${q(100).add(gain)}\%$.`,
      principle: text`With a balance of unequal arms the true weight is the geometric mean of the two readings.`,
    };
  },
);

const sets = [
  [5, 4],
  [6, 5],
  [4, 3],
  [11, 10],
  [3, 2],
  [7, 6],
  [8, 7],
  [9, 8],
  [7, 5],
].flatMap(([up = 1, down = 1]) =>
  [4, 5, 6, 8, 10, 12, 15, 16, 19, 20, 25, 28, 30, 36, 40].flatMap(off => {
    const gain = gainOf({ up, down, off });
    return gain.gt(4) && gain.d <= 8n && gain.lt(90) ? [{ up, down, off }] : [];
  }),
);

/** AR.PLD.6 Hard: a balance with unequal arms. */
export const unequalArms: readonly AnyTemplate[] = situation<Arms>({
  type: 'AR.PLD.6',
  situation: 'unequal-arms',
  tries: 30,
  draw: draw => {
    const set = draw.pick(sets);
    const weight = (set.up * set.down * draw.int(1, 12)) / draw.pick([1, 2]);
    return weight >= 12 && weight <= 140 && Number.isInteger(weight)
      ? { ...set, weight, ...draw.pick(dealers), frame: draw.int(0, 1) }
      : null;
  },
  forms: [trueWeight],
});

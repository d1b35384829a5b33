import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Turned {
  /** Rupees for the least, the middle and the greatest share; the middle one is the geometric mean. */
  low: number;
  mid: number;
  top: number;
  frame: number;
}

const amount = form<Turned>(
  'amount-from-direct-and-inverse-shares',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AR.RAT.4'],
    untied: true,
    verify: ({ low, mid, top }) => {
      const gain = top - low;
      for (let x = 10; x < 200_000; x += 10) {
        const [z, all] = [x + gain, 2 * x + gain + mid];
        // The amount is divided in the ratio 1/x : 1/mid : 1/z.
        const parts = 1 / x + 1 / mid + 1 / z;
        if (Math.abs(all / mid / parts - mid) < 1e-7 && Math.abs(all / x / parts - x - gain) < 1e-6)
          return all;
      }
      throw new Error('no amount fits');
    },
  },
  ({ low, mid, top, frame }, { step, find, write }) => {
    const gain = find(top - low);
    const [youngest, middle, eldest] = frame === 0 ? ['Asha', 'Bina', 'Chitra'] : ['Ravi', 'Salim', 'Tarun'];
    const product = step(calc`${mid}^2`, {
      name: 'the product of a first and a second share',
      because: text`In the inverse ratio of the ages a person who is twice as old gets half as much. So the first share
        of a person times the second share is the same for all three.`,
      works: value => tex`\frac{K}{${mid}} = ${mid} \quad \Rightarrow \quad K = ${mid}^2 = ${value}`,
    })`
      Let the first shares of ${youngest} and ${eldest} be $x$ and $z$. The second shares are $\frac{K}{x}$,
      $\frac{K}{${mid}}$ and $\frac{K}{z}$ with some number $K$. ${middle} gets the same amount both times, which gives
      $K$.`;
    write(
      tex`\frac{K}{x} + \frac{K}{z} = x + z \quad \Rightarrow \quad \frac{K(x + z)}{xz} = x + z \quad
      \Rightarrow \quad xz = K`,
      {
        because: text`The same amount is divided both times, and ${middle}'s share is the same. So what is left for the
        other two is the same as well.`,
      },
    )`
      ${youngest} and ${eldest} together get the same both times. It follows that $\frac{K}{x} = z$: the two exchange
      their shares.`;
    const both = step(calc`sqrt(${gain}^2 + 4 * ${product})`, {
      name: text`the shares of ${youngest} and ${eldest} together`,
      because: text`Only the sum is needed for the amount, so $x$ and $z$ need not be found one by one.`,
      works: (_value, working) => tex`(x + z)^2 = (z - x)^2 + 4xz \quad \Rightarrow \quad x + z = ${working}`,
    })`
      So ${youngest} gains $z - x$, which is ₹${gain}. From the difference and the product of $x$ and $z$ find their
      sum.`;
    const all = step(calc`${both} + ${mid}`)`
      Add ${middle}'s share to find the amount.`;
    return {
      answer: all,
      stem: wording(
        frame,
        text`A grandmother divides an amount among Asha, Bina and Chitra in the ratio of their ages, and Bina gets
          ₹${mid}. Then she thinks again and divides the same amount in the inverse ratio of their ages. Bina gets
          ₹${mid} again, and Asha, the youngest, gets ₹${gain} more than before. What is the amount?`,
        text`Three brothers share an amount. If they share it in proportion to their ages, Salim gets ₹${mid}; if they
          share it in inverse proportion to their ages, Salim gets ₹${mid} as well, but Ravi, who is the youngest, gets
          ₹${gain} more than in the first way, and Tarun gets less. Find the amount that they share.`,
      ),
      show: rupees,
      plausible: value => value.gt(mid) && value.d === 1n,
      slips: [
        slip('took_the_mean_for_the_middle', both, calc`2 * ${mid}`)`
          With ${here} for the other two, ${middle}'s share would be their mean. Equal shares both times
          need ${middle}'s share squared to be the product of the others.`,
        stop('took_a_part_for_the_whole', both)`
          ₹${both} is what ${youngest} and ${eldest} get together. ${middle}'s ₹${mid} is missing.`,
        slip('left_out_a_factor', both, () => {
          const root = Math.sqrt((top - low) ** 2 + mid ** 2);
          return Number.isInteger(root) && root;
        })`
          You added the squares of ₹${gain} and ₹${mid}. The square of a sum is the square of the difference and
          $4$ times the product.`,
        slip('used_a_term_twice', all, calc`2 * ${top} + ${mid}`)`
          ${here} adds ${eldest}'s first share and ${youngest}'s second share, which are the same amount. Both shares
          have to be of one division.`,
        slip('used_a_term_twice', all, calc`2 * ${low} + ${mid}`)`
          ${here} adds ${youngest}'s first share and ${eldest}'s second share, which are the same amount. Both shares
          have to be of one division.`,
        slip('used_a_term_twice', all, calc`3 * ${mid} + ${gain}`)`
          ${here} takes ₹${mid} for ${youngest} and for ${middle}, and ₹${gain} more for ${eldest}. Nobody says that
          ${youngest} and ${middle} get the same.`,
        slip('used_a_wrong_given_number', both, calc`${product} / ${gain} + ${gain}`)`
          You divided the product of the two shares by ₹${gain}, as if this were one of them. It is the difference of
          the two shares of ${youngest}.`,
        slip('counted_twice', all, calc`${both} + 2 * ${mid}`)`
          ${here} counts ${middle}'s ₹${mid} for each of the two divisions. It is one amount that is divided in two
          ways.`,
        slip('answered_another_quantity', all, calc`(${both} + ${gain}) / 2`)`
          ${here} is ${eldest}'s first share, which is also ${youngest}'s second one. The question asks for the whole
          amount.`,
      ],
      snapRead: text`A direct and an inverse division of one amount, and one share that stays: first share times second
        share is the same for all.`,
      approach: text`Write the second shares with the first ones. The share that stays gives the product of the other
        two, and the gain gives their difference.`,
      check: text`$x = ${low}$ and $z = ${top}$: the product is $${low * top}$, which is $${mid}^2$, the difference is
        $${top - low}$, and $${low} + ${mid} + ${top} = ${low + mid + top}$.`,
      principle: text`In a direct and an inverse division a person's two shares have a fixed product; whoever gets the
        same twice shows it.`,
    };
  },
);

const ratios = [
  [1, 2],
  [2, 3],
  [3, 4],
  [1, 3],
  [3, 5],
  [4, 5],
  [2, 5],
  [5, 6],
  [5, 7],
  [4, 7],
] as const;

/** AR.RAT.2 Hard: an amount divided by ages and against them. */
export const sharesByAgeAndAgainstIt: readonly AnyTemplate[] = situation<Turned>({
  type: 'AR.RAT.2',
  situation: 'shares-by-age-and-against-it',
  tries: 30,
  draw: draw => {
    const [m, n] = draw.pick(ratios);
    const unit = draw.pick([50, 60, 80, 100, 120, 150, 200, 250]);
    const [low, mid, top] = [unit * m * m, unit * m * n, unit * n * n];
    return mid >= 300 && top <= 12_000 ? { low, mid, top, frame: draw.int(0, 1) } : null;
  },
  forms: [amount],
});

import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Two amounts with a constant difference: compared after equal additions, and after equal deductions. */
interface Gap {
  one: string;
  two: string;
  /** The smaller amount in units of the difference, after the addition and after the deduction. */
  added: Fraction;
  taken: Fraction;
  /** The deduction is so many times the addition. */
  times: number;
  frame: number;
}

const people = [
  { one: 'Anil', two: 'Farida' },
  { one: 'Sneha', two: 'Thomas' },
  { one: 'Gurpreet', two: 'Pallavi' },
  { one: 'Nandini', two: 'Yusuf' },
] as const;
const timesWords = ['', 'the same amount', 'twice as much', 'three times as much'];
const over = (units: Fraction) => q(100).div(units);
const nowOf = ({ added, taken, times }: Pick<Gap, 'added' | 'taken' | 'times'>) =>
  added
    .mul(times)
    .add(taken)
    .div(times + 1);

const lessNow = form<Gap>(
  'per-cent-less-from-two-comparisons',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AR.RAT.3'],
    verify: p => {
      const [more, still] = [over(p.added).valueOf() / 100, over(p.taken).valueOf() / 100];
      // The difference is 1; the smaller amount x and the addition y satisfy two linear equations.
      const y = (1 / more - 1 / still) / (p.times + 1);
      const x = 1 / more - y;
      return q(Math.round((100 / (x + 1)) * 1e6), 1e6);
    },
  },
  ({ one, two, added, taken, times, frame }, { step, find }) => {
    const [more, still] = [over(added), over(taken)];
    const much = timesWords[times] ?? '';
    const first = step(calc`100 / ${frac(more)}`, {
      name: text`what ${two} would have with the bonus, in units of the difference`,
      works: (_v, working) => tex`\frac{x + y}{D} = ${working}`,
      because: text`Equal additions and equal deductions do not change the difference. So the same difference is
        ${more}% of one amount and ${still}% of another; only the base moves.`,
    })`
      Let ${two} have $x$ rupees and ${one} have $D$ rupees more, and let the bonus be $y$. With the bonus $D$ is
      ${more}% of what ${two} has. Write this amount as a multiple of $D$.`;
    const second = step(calc`100 / ${frac(still)}`, {
      name: text`what ${two} would have after paying, in units of the difference`,
      works: (_v, working) => tex`\frac{x - ${times === 1 ? '' : times}y}{D} = ${working}`,
    })`
      After the payment $D$ is ${still}% of what ${two} has left. Write this amount as a multiple of $D$ too.`;
    const bonus = step(calc`(${first} - ${second}) / (1 + ${times})`, {
      name: 'the bonus in units of the difference',
      works: (_v, working) => tex`\frac{y}{D} = ${working}`,
      because: text`From the lower amount to the higher one it is $${times}$ times the bonus up to the money of now, and
        the bonus once more.`,
    })`
      The two amounts differ by the payment and the bonus together, which is $${1 + times}$ times the bonus. Divide.`;
    const start = find(first);
    const now = step(calc`${start} - ${frac(bonus)}`, {
      name: text`what ${two} has now, in units of the difference`,
      works: (_v, working) => tex`\frac{x}{D} = ${working}`,
    })`
      Take the bonus away to find what ${two} has now.`;
    const base = find(calc`${now} + 1`, { name: text`what ${one} has now, in units of the difference` });
    const wanted = step(calc`100% / ${base}`, {
      works: (_v, working) => tex`\frac{D}{x + D} = ${working}`,
      because: text`'Less than' compares with ${one}, who has the difference $D$ more than ${two}.`,
    })`
      ${one} has $D$ more than that. Find what per cent of this larger amount $D$ is.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`${one} has more money than ${two}. If both received the same bonus, ${one} would have ${more}% more than
          ${two}. If instead both had to pay ${much} as this bonus, ${one} would have ${still}% more than ${two}. By
          what per cent is the money of ${two} now less than that of ${one}?`,
        text`The savings of ${one} exceed those of ${two}. After a bonus, equal for both, they would exceed them by only
          ${more}%; after a payment, for both ${much} as the bonus, by ${still}%. How many per cent less than ${one}
          does ${two} have at present?`,
      ),
      show: percent,
      plausible: value => value.gt(1) && value.lt(100) && value.d <= 11n,
      slips: [
        slip('wrong_base', base, calc`${now}`)`
          ${wanted}% is by how much ${one} has more than ${two}. For 'less than' the base is the larger amount, that of
          ${one}.`,
        slip(
          'averaged_the_averages',
          wanted,
          times === 1
            ? calc`(${more} + ${still}) / 2`
            : calc`(${times} * ${more} + ${still}) / (${times} + 1)`,
        )`
          ${here} takes a mean of the two per cents. They are per cents of different amounts, and it is the amounts that
          change evenly.`,
        slip('did_not_divide', bonus, calc`${first} - ${second}`)`
          You used the whole distance between the two amounts as the bonus. It contains the payment too, which is
          ${much}.`,
        slip('went_a_step_too_far', start, second)`
          Your bonus was taken away from what ${two} has after paying. To come back to now from there, the payment has
          to be added.`,
        slip('forgot_what_was_done', now, calc`${start}`)`
          You compared the amounts with the bonus. The question asks about the money of now, before any bonus.`,
        slip('wrong_base', first, calc`100 / ${frac(more)} - 1`)`
          You read ${more}% as a part of what ${one} has with the bonus. '${more}% more than ${two}' is measured on what
          ${two} has.`,
        slip('used_a_wrong_given_number', now, calc`${second}`)`
          You compared the amounts after the payment. The question asks about the money of now, before any payment.`,
        slip('added_for_subtracted', now, calc`${start} + ${frac(bonus)}`)`
          You added the bonus to what ${two} has with it. The amount with the bonus is known, so going back to now means
          taking it away.`,
        slip('used_a_term_twice', now, calc`${start} + 1`)`
          You compared the amounts with the bonus, and so the difference was counted twice. The question asks about the
          money of now.`,
        slip('assumed_equal_parts', bonus, times > 1 && calc`(${first} - ${second}) / 2`)`
          You put the present money halfway between the two amounts. The payment is ${much} as the bonus, so it lies
          nearer to the amount with the bonus.`,
      ],
      snapRead: text`Both amounts change equally, so their difference stays: measure everything in units of it.`,
      approach: text`The per cents change because the base changes, and the base changes by equal amounts of money. So
        turn each per cent into a multiple of the constant difference; these multiples can be added and subtracted.`,
      check: text`Let the difference be $100$. Then ${two} has $${now.mul(100)}$ and ${one} $${now.add(1).mul(100)}$.
        The bonus of $${bonus.mul(100)}$ makes it $${now.add(bonus).mul(100)}$ for ${two}, of which $100$ is ${more}%.`,
      principle: text`When two amounts change equally, their difference is the unit to count with: the base changes
        evenly, the per cent does not.`,
    };
  },
);

const shares = [30, 15, 12.5, 10, 8, 5, 4, 6, 12, 16, 20, 24, 25, 40, 50, 60].map(per => q(100).div(per));
const nows = [40, 30, 20, 25, 12.5, 16, 15, 12, 10, 8, 5, 6, 4, 50, 24].map(per => q(100).div(per).sub(1));
const gaps = shares.flatMap(added =>
  shares.flatMap(taken =>
    [1, 2, 3].flatMap(times => {
      const now = nowOf({ added, taken, times });
      return added.gt(taken) &&
        nows.some(n => n.equals(now)) &&
        over(now).d < 20n &&
        ![added, taken].some(units => units.equals(now.add(1)))
        ? [{ added, taken, times }]
        : [];
    }),
  ),
);

/** AR.PCT.3 Hard: one difference as a per cent of two amounts, and then of a third one. */
export const oneGapTwoBases: readonly AnyTemplate[] = situation<Gap>({
  type: 'AR.PCT.3',
  situation: 'one-gap-two-bases',
  tries: 20,
  draw: draw => ({ ...draw.pick(gaps), ...draw.pick(people), frame: draw.int(0, 1) }),
  forms: [lessNow],
});

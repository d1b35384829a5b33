import { isCount } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Borrowed {
  /** The rate that is paid, the two rates that are received, and the parts in hundreds of rupees. */
  pay: number;
  low: number;
  high: number;
  one: number;
  two: number;
  who: string;
  frame: number;
}

const lenders = [
  { who: 'Rukmini' },
  { who: 'Ibrahim' },
  { who: 'Harleen' },
  { who: 'Thomas' },
  { who: 'Pallavi' },
] as const;

const borrowed = form<Borrowed>(
  'borrowed-sum-from-two-gains',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AL.LIN.2'],
    verify: ({ pay, low, high, one, two }) => {
      const [now, other] = [one * (low - pay) + two * (high - pay), one * (high - pay) + two * (low - pay)];
      for (let x = 1; x < 600; x += 1)
        for (let y = 1; y < 600; y += 1)
          if (x * (low - pay) + y * (high - pay) === now && x * (high - pay) + y * (low - pay) === other)
            return 100 * y;
      throw new Error('no parts fit');
    },
  },
  ({ pay, low, high, one, two, who, frame }, { step, find }) => {
    const now = find(one * (low - pay) + two * (high - pay));
    const other = find(one * (high - pay) + two * (low - pay));
    const net = find(calc`${low}% + ${high}% - (2 * ${pay})%`);
    const sum = step(calc`(${now} + ${other}) ÷ ${net}%`, {
      name: 'the borrowed sum',
      because: text`In both cases together every rupee is lent once at each rate, and its own interest is paid
          twice. So it does not matter how the sum was divided.`,
      works: (_value, working) => tex`${low}\% + ${high}\% - 2 \times ${pay}\% = ${net}\%, \qquad ${working}`,
    })`
      Add the two gains. Every borrowed rupee has then earned ${low}% and ${high}% and has cost ${pay}% twice.`;
    const rates = find(calc`${high}% - ${low}%`);
    const gap = step(calc`(${now} - ${other}) ÷ ${rates}%`, {
      name: 'how much larger the second part is than the first',
      because: text`When the rates are exchanged, the part at the higher rate earns less and the other part earns
          more. With equal parts nothing would change, so the change shows how unequal they are.`,
    })`
      Subtract the two gains. The interest that is paid cancels, and what is left is the difference of the two parts
      at ${rates}%.`;
    const wanted = step(calc`(${sum} + ${gap}) / 2`, {
      name: text`the part at ${high}%`,
      because: text`The sum holds the smaller part, and the difference fills it up to the larger one. So sum and
          difference are twice the larger part.`,
    })`
      The sum of the two parts and their difference are known. Half of both together is the larger part, the one at
      ${high}%.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} borrows a sum at ${pay}% simple interest and lends it to two people at once, a part at ${low}%
            and the rest at ${high}%, all for one year. After the
            interest on the whole sum has been paid, ₹${now} remain. If the two rates of lending had been exchanged,
            only ₹${other} would have remained. How
            much was lent at ${high}%?`
          : text`With money that costs ${pay}% a year, ${who} gives two loans for a year: the first at ${low}%, the
            second at ${high}%. The gain, after paying for the
            borrowed money, is ₹${now}. A friend remarks that ${high}% on the first loan and ${low}% on the second
            would have meant a gain of ₹${other}. Find the
            second loan.`,
      show: rupees,
      plausible: value => value.gt(0) && value.mul(100).d === 1n,
      slips: [
        slip('left_out_part_of_the_cost', net, calc`${low}% + ${high}%`)`
          The interest that is paid was left out: ${net}% was used for both cases together.`,
        slip('left_out_a_factor', net, calc`${low}% + ${high}% - ${pay}%`)`
          The ${pay}% were taken off once. In the two cases they are paid twice, so not ${net}% remain.`,
        slip('swapped_the_two', wanted, calc`(${sum} - ${gap}) / 2`)`
          You found the part at ${low}%: ${here}. The question asks for the part at ${high}%, which is the larger one.`,
        slip('stopped_a_step_early', wanted, sum)`
          You stopped at ₹${wanted}, the whole borrowed sum. The question asks only for the part at ${high}%.`,
        slip('did_not_halve', wanted, calc`${sum} + ${gap}`)`
          ${here} is twice the part at ${high}%: the sum and the difference have not been halved.`,
        slip('divided_by_the_wrong_number', rates, calc`${low}% - ${pay}%`)`
          You divided the difference of the gains by ${rates}%. The interest that is paid cancels in this difference,
          so only ${low}% and ${high}% count.`,
        slip('halved_needlessly', wanted, calc`${sum} / 2`)`
          You made both parts equal: ${here}. Then exchanging the rates would change nothing, but the gains differ.`,
        slip('divided_by_the_wrong_number', rates, calc`${high}% - ${pay}%`)`
          The difference of the gains was divided by ${rates}%. Paying for the money falls out of it.`,
        slip('added_for_subtracted', rates, calc`${high}% + ${low}%`)`
          You divided the difference of the gains by the sum of the rates, ${rates}%. Each part changes from one rate
          to the other, so the difference of the rates counts.`,
      ],
      snapRead: text`Two gains with the rates exchanged, and a cost of the money: add and subtract the gains.`,
      approach: text`The sum of the gains tells the borrowed sum, with the cost counted twice; their difference tells
        the difference of the parts.`,
      check: text`₹${wanted} at ${high}% and ₹${sum.sub(wanted)} at ${low}% bring
        ₹${wanted.mul(high).add(sum.sub(wanted).mul(low)).div(100)}; ${pay}% of ₹${sum} is
        ₹${sum.mul(pay).div(100)}, and ₹${wanted.mul(high).add(sum.sub(wanted).mul(low)).sub(sum.mul(pay)).div(100)}
        remain.`,
      principle: text`Add two mirrored cases to see the whole, subtract them to see the difference; what is common
        falls out or counts twice.`,
    };
  },
);

interface Schemes {
  /** Scheme A pays one rate up to a limit and a lower one above; scheme B one rate, and more from a minimum on. */
  sum: number;
  limit: number;
  high: number;
  low: number;
  rate: number;
  least: number;
  bonus: number;
  who: string;
  frame: number;
}

/** The interest, in rupees, if so many hundreds of rupees go to scheme A. */
const interestOf = (
  { sum, limit, high, low, rate, least, bonus }: Omit<Schemes, 'who' | 'frame'>,
  x: number,
) =>
  Math.min(x, limit) * high +
  Math.max(0, x - limit) * low +
  (sum - x) * rate +
  (sum - x >= least ? bonus : 0);

const most = form<Schemes>(
  'greatest-interest-of-two-schemes',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AL.INQ.7'],
    verify: p => {
      let best = 0;
      for (let x = 0; x <= p.sum; x += 1) best = Math.max(best, interestOf(p, x));
      return best;
    },
  },
  (p, { step, find }) => {
    const { who, frame } = p;
    const sum = find(100 * p.sum);
    const limit = find(100 * p.limit);
    const least = find(100 * p.least);
    const { high, low, rate, bonus } = p;
    const rest = step(calc`${sum} - ${limit}`, {
      name: 'what scheme B gets if scheme A gets its limit',
      because: text`Each rupee goes where it earns most. Up to the limit that is A; above it A pays less than B,
          so every further rupee belongs to B.`,
    })`
      Without the bonus, A should get just its limit, since ${high}% is more than ${rate}% and ${low}% is less.
      Subtract to find what is left for B.`;
    const usual = step(calc`${limit} * ${high}% + ${rest} * ${rate}%`, {
      name: 'the interest without the bonus',
      because: text`This is the best that the rates alone can give. The bonus has not been earned yet, because B
          has too little for it.`,
    })`
      Find the interest of this division, at each scheme's own rate.`;
    const missing = step(calc`${least} - ${rest}`, {
      name: 'what B lacks for the bonus',
      because: text`The bonus is paid for reaching a fixed amount. More than this amount in B would bring nothing
          further.`,
    })`
      B needs ₹${least} for the bonus. Subtract what it has to find what is missing.`;
    const cost = step(calc`${missing} * (${high}% - ${rate}%)`, {
      name: 'the interest lost by moving it',
      works: value => tex`${missing} \times (${high}\% - ${rate}\%) = ${value}`,
      because: text`The money is not lost for interest, it only earns less. So the difference of the two rates
          counts, not the whole rate of A.`,
    })`
      If the missing amount goes from A to B, it earns ${rate}% instead of ${high}%. Multiply it by the difference of
      the rates to find what this costs.`;
    const added = find(bonus);
    const wanted = step(calc`${usual} + ${added} - ${cost}`, {
      name: text`the greatest interest`,
      because: text`Moving less than the missing amount would bring no bonus, and moving more would only cost
          more. So only these two divisions have to be compared.`,
    })`
      The bonus of ₹${bonus} is more than this loss, so the money should be moved. Add the bonus to the interest and
      subtract the loss.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} wants to divide ₹${sum} between two schemes for a year. Scheme A pays ${high}% on the first
            ₹${limit} and ${low}% on anything above that. Scheme B
            pays ${rate}%, and a bonus of ₹${bonus} if at least ₹${least} is put into it. What is the greatest amount
            that the two schemes can pay in the year?`
          : text`For a sum of ₹${sum}, ${who} may use two savings schemes. Scheme A gives ${high}% a year up to
            ₹${limit}, but only ${low}% on what exceeds ₹${limit}. Scheme B
            gives ${rate}% a year on every amount and a bonus of ₹${bonus} for deposits of ₹${least} or more. Any
            division between A and B is allowed. Find the largest
            possible sum of interest and bonus in a year.`,
      show: rupees,
      plausible: value => isCount(value),
      slips: [
        slip('ignored_a_condition', wanted, calc`${usual} * 1`)`
          ₹${wanted} uses the limit of A but does not look at what moving some money for the ₹${bonus} would change.`,
        slip('ignored_a_condition', wanted, calc`${usual} + ${added}`)`
          You added the ₹${bonus}: ${here}. In this division B has less than ₹${least}, so the bonus is not paid.`,
        slip('sought_the_extreme_elsewhere', wanted, calc`${sum} * ${rate}% + ${added}`)`
          You put everything into B: ${here}. Some of the money earns more in A, at ${high}%.`,
        slip('sought_the_extreme_elsewhere', wanted, calc`${limit} * ${high}% + ${rest} * ${low}%`)`
          You put everything into A: ${here}. Above ₹${limit} the money earns more in B.`,
        slip('ignored_a_bound', wanted, calc`${sum} * ${high}%`)`
          You counted ${high}% on everything: ${here}. A pays it only up to ₹${limit}.`,
        slip('wrong_base', cost, calc`${missing} * ${high}%`)`
          The whole ${high}% was counted as lost, ₹${cost}; the money that is moved earns ${rate}% in B.`,
        slip('assumed_equal_parts', wanted, calc`${sum} / 2 * ${high}% + ${sum} / 2 * ${rate}%`)`
          You divided the sum into halves: ${here}. Neither the limit of A nor the bonus of B is used like that.`,
      ],
      snapRead: text`There are two schemes, one with a limit and one with a bonus. The best division is at the limit
        or at the minimum for the bonus.`,
      approach: text`Without the bonus the limit of A is best. Then compare the bonus with what moving the missing
        money to B costs.`,
      check: text`With B at ₹${rest} it is ₹${usual}; with B at ₹${least} it is
        ₹${sum.sub(least).mul(high).add(least.mul(rate)).div(100).add(bonus)}.`,
      principle: text`When a rate changes or a bonus is paid at certain amounts, only these amounts can be best:
        compare them.`,
    };
  },
);

const schemes = [300, 400, 450, 500, 600, 750, 800, 900, 1000].flatMap(sum =>
  [150, 200, 250, 300, 400, 500, 600].flatMap(limit =>
    [100, 150, 200, 250, 300, 400, 500, 600].flatMap(least =>
      [
        [9, 5, 7],
        [10, 6, 8],
        [8, 4, 6],
        [9, 6, 8],
        [12, 6, 9],
        [10, 5, 7],
      ].flatMap(([high = 9, low = 5, rate = 7]) =>
        [200, 300, 400, 500, 600, 750, 900].flatMap(bonus => {
          const rest = sum - limit;
          const cost = (least - rest) * (high - rate);
          const fits =
            rest >= 80 &&
            least > rest + 20 &&
            least < sum - 40 &&
            Math.abs(bonus - cost) >= 60 &&
            bonus < 3 * cost;
          return fits && bonus > cost ? [{ sum, limit, least, high, low, rate, bonus }] : [];
        }),
      ),
    ),
  ),
);

/** AR.INT.6 Hard: borrowed money lent at two rates, and the best division between two schemes. */
export const gainsAndSchemes: readonly AnyTemplate[] = [
  ...situation<Borrowed>({
    type: 'AR.INT.6',
    situation: 'borrowed-and-lent',
    tries: 30,
    draw: draw => {
      const [pay, low, high, one, two] = [
        draw.int(4, 8),
        draw.int(6, 11),
        draw.int(8, 16),
        draw.int(30, 240),
        draw.int(40, 300),
      ];
      const fits = low > pay && high > low + 1 && two > one + 10 && two < 3 * one;
      return fits ? { pay, low, high, one, two, ...draw.pick(lenders), frame: draw.int(0, 1) } : null;
    },
    forms: [borrowed],
  }),
  ...situation<Schemes>({
    type: 'AR.INT.6',
    situation: 'two-schemes',
    tries: 10,
    draw: draw => ({ ...draw.pick(schemes), ...draw.pick(lenders), frame: draw.int(0, 1) }),
    forms: [most],
  }),
];

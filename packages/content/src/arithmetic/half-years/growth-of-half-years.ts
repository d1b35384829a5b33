import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Rises {
  who: string;
  sum: number;
  /** The rate of half a year, in per cent. */
  half: number;
  frame: number;
}

/** The rise of the interest from the first half-year to the second, and from the first year to the second. */
const risesOf = ({ sum, half }: Pick<Rises, 'sum' | 'half'>) => {
  const part = q(half, 100);
  const small = part.mul(part).mul(sum);
  return [small, small.mul(part.add(2)).mul(part.add(2))] as const;
};

const sumFromRises = form<Rises>(
  'sum-from-two-rises-of-interest',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.POL.3'],
    verify: p => {
      const [small, large] = risesOf(p).map(Number) as [number, number];
      for (let half = 0.5; half < 40; half += 0.5) {
        const sum = small / (half / 100) ** 2;
        const m = 1 + half / 100;
        if (Math.abs(sum * (m ** 4 - 2 * m * m + 1) - large) < 1e-6) return Math.round(sum);
      }
      throw new Error('no rate fits');
    },
  },
  (p, { step, find, write }) => {
    const { who, frame } = p;
    const [small, large] = risesOf(p);
    write(tex`am - a = a(m - 1), \qquad (am^2 + am^3) - (a + am) = a(m + 1)(m^2 - 1) = a(m - 1)(m + 1)^2`, {
      because: text`The money grows by the same factor in each half-year, and so does the interest. The first year has
        the interests $a$ and $am$, the second year $am^2$ and $am^3$.`,
    })`
      Let the first half-year bring $a$ rupees, and let $m$ be the growth of half a year. Each further half-year brings
      $m$ times as much interest. Write both rises and factor them.`;
    const ratio = step(calc`${large} / ${small}`, {
      name: 'the ratio of the two rises',
      works: (_v, working) => tex`(m + 1)^2 = ${working}`,
    })`
      Divide the second rise by the first: $a$ and $m - 1$ cancel, and a square is left.`;
    const root = step(() => nearFraction(Math.sqrt(ratio.valueOf()), 1000), {
      name: 'the growth of half a year and 1',
      works: value => tex`m + 1 = \sqrt{${ratio}} = ${value}`,
    })`
      Take the positive root, as $m$ is more than $1$.`;
    const rate = step(calc`${root} - 2`, {
      name: 'the rate of half a year, as a part',
      works: (_v, working) => tex`m - 1 = ${working}`,
      because: text`The growth $m$ is the money itself, $1$, and the interest of half a year on it. Of $m + 1$ therefore
        everything above $2$ is interest.`,
    })`
      The interest of half a year is the part $m - 1$ of the money, so subtract $2$.`;
    const first = step(calc`${small} / ${frac(rate)}`, {
      name: 'the interest of the first half-year',
      works: (_v, working) => tex`a = ${working}`,
      because: text`The second half-year pays interest on $a$ too; this interest on interest is the whole rise.`,
    })`
      The rise from the first half-year to the second is the interest on $a$. Divide to find $a$.`;
    const twice = find(frac(rate));
    const wanted = step(calc`${first} / ${twice}`, { name: 'the sum deposited' })`
      And $a$ is the same part of the sum deposited. Divide once more.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`${who} has a deposit with interest compounded half-yearly. The interest of the second half-year was
          ₹${small} more than that of the first one, and the interest of the whole second year was ₹${large} more than
          that of the whole first year. What sum was deposited?`,
        text`On a deposit of ${who} interest is compounded every six months. From the first six months to the next the
          interest rose by ₹${small}; from the first year to the second it rose by ₹${large}. Find the sum deposited.`,
      ),
      show: rupees,
      plausible: value => value.mul(2).d === 1n && value.gt(large),
      slips: [
        stop('stopped_a_step_early', first)`
          ₹${first} is the interest of the first half-year. It is only a part of the sum deposited.`,
        slip('took_a_change_twice', rate, calc`(${root} - 2) * 2`)`
          You used the rate of a whole year, ${rate} as a part. Interest is added every half-year, at half of this
          rate.`,
        slip('halved_needlessly', rate, calc`(${root} - 2) / 2`)`
          You halved the rate to ${rate}. It was already the rate of half a year, as the growth was counted by
          half-years.`,
        slip('assumed_equal_parts', first, calc`${large} / 4 / ${frac(rate)}`)`
          You divided the rise of ₹${large} into four equal rises of half-years. The rises are not equal; each is larger
          than the one before, and the first is ₹${small}.`,
        slip('took_a_wrong_number_of_periods', wanted, () => calc`(${first} + ${small}) / ${twice}`)`
          ${here} divides the interest of the second half-year. By then the first interest had been added, so it is not
          interest on the sum deposited alone.`,
        slip('used_the_rate_of_another_period', first, calc`${large} / ${frac(rate)}`)`
          ${here} uses the rise of the yearly interest with the rate of half a year. The rise of one half-year is
          ₹${small}.`,
        slip('left_out_interest_on_interest', twice, calc`2 * ${frac(rate)}`)`
          You divided ₹${first} by the rate of a whole year, ${twice}. It is the interest of half a year only.`,
      ],
      snapRead: text`Two rises of interest under half-yearly compounding: write each as a product, because their ratio
        is a perfect square.`,
      approach: text`Interests of equal periods form a geometric progression. Both rises have the factor $a(m - 1)$, so
        their ratio depends on the growth $m$ alone.`,
      check: text`With $m - 1 = ${rate}$ the first half-year brings ₹${first}, the next ₹${first.add(small)}: a rise of
        ₹${small}. The ratio of the rises is ${calc`(2 + ${rate})^2`}.`,
      principle: text`Interests of equal periods grow by the same factor: differences between them can be factored, and
        in a ratio the unknown sum cancels.`,
    };
  },
);

interface Alike {
  who: string;
  /** The rate of half a year for the first deposit, in per cent. */
  half: number;
  first: number;
  second: number;
  frame: number;
}

/** The yearly rate that has the same effect as two half-years. */
const effective = (half: number) => 2 * half + (half * half) / 100;

const secondDeposit = form<Alike>(
  'deposit-from-the-middle-of-the-year',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AR.MIX.1'],
    verify: ({ half, first, second }) => {
      const year = (effective(half) * (first + second)) / 100;
      const middle = (half * first + (effective(half) / 2) * second) / 100;
      for (let y = 0; y <= 400_000; y += 500) {
        const x = (year * 100) / effective(half) - y;
        if (Math.abs((half * x + (effective(half) / 2) * y) / 100 - middle) < 1e-6) return y;
      }
      throw new Error('no deposit fits');
    },
  },
  ({ who, half, first, second, frame }, { step, find }) => {
    const rate = effective(half);
    const [year, middle] = [
      q(rate)
        .mul(first + second)
        .div(100),
      q(half).mul(first).add(q(rate).mul(second).div(2)).div(100),
    ];
    const own = step(calc`2 * ${half} + ${half} * ${half} / 100`, {
      name: 'what the first deposit earns in a year, per cent',
      because: text`The second half-year pays ${half}% on the deposit and ${half}% on the interest of the first
        half-year.`,
    })`
      The first deposit earns ${half}% in each half-year. Find what it earns in a whole year, as a per cent.`;
    const total = step(calc`${year} ÷ ${own}%`, {
      name: 'both deposits together',
      because: text`Both deposits earn the same per cent in a year, so for the interest of a year it does not matter how
        the money is divided.`,
    })`
      This is the rate of the second deposit as well. So ₹${year} is this per cent of all the money: divide to find
      it.`;
    const usual = step(calc`${total} * ${half}%`, {
      name: 'the interest of half a year if all were in the first deposit',
    })`
      Only in the middle of the year the two differ. Suppose that all the money were in the first deposit, and find the
      interest of half a year.`;
    const excess = step(calc`${middle} - ${usual}`, {
      name: 'what the second deposit brings above that',
      because: text`The interest of ₹${middle} is more than with the first deposit alone, and the second deposit is the
        only cause.`,
    })`
      Subtract it from the ₹${middle}. The rest comes from the second deposit, which earns more in this half-year.`;
    const points = step(calc`${rate}% / 2 - ${half}%`, {
      name: 'the points by which the second deposit is ahead after half a year',
      because: text`In six months without compounding the second deposit earns half of ${rate}%.`,
    })`
      By the middle of the year the second deposit has half of its yearly rate. Find by how many points this is
      more.`;
    const base = find(excess);
    const wanted = step(calc`${base} ÷ ${points}%`, { name: 'the second deposit' })`
      The rest is this per cent of the second deposit. Divide.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`${who} has two deposits. The first earns ${2 * half}% a year, compounded half-yearly, the second ${rate}% a
          year, compounded yearly; for six months the second one pays half of the yearly interest. Together they bring
          ₹${middle} in the first six months and ₹${year} in the first year. How much is in the second deposit?`,
        text`A sum of ${who} is divided into two deposits. On the first a bank gives ${2 * half}% a year, compounded
          every half-year; on the second another bank gives ${rate}% a year, compounded every year. If the money were
          taken out after one year, the interest would be ₹${year}; if it were taken out after six months, when the
          second bank pays for half a year at its rate, ₹${middle}. What sum is in the second deposit?`,
      ),
      show: rupees,
      plausible: value => value.mul(2).d === 1n && value.gt(0),
      slips: [
        slip('gave_the_complement', wanted, () => calc`${total} - ${base} ÷ ${points}%`)`
          ${here} is the sum at ${2 * half}%. It earns less in the first six months, and the question asks for the
          other one.`,
        slip('did_not_halve', points, calc`${rate}% - (2 * ${half})%`)`
          You compared the yearly rates, ${here}. The ₹${middle} were earned in half a year, when only half of this
          difference counts.`,
        slip('answered_another_quantity', wanted, calc`${total}`)`
          ${here} is all the money of ${who}. The question asks for one of the two parts.`,
        slip('assumed_equal_parts', wanted, calc`${total} / 2`)`
          ${here} takes the two deposits to be equal. Then the interest of six months would not be ₹${middle}.`,
        slip('left_out_interest_on_interest', own, calc`2 * ${half}`)`
          You gave the first deposit ${own}% in a year. It is compounded after six months, so it earns a little more
          than that.`,
        slip('used_the_rate_of_another_period', usual, calc`${year} / 2`)`
          You took ${here}, half of the interest of the year, for the first six months. Compounding makes the second
          half of the year better than the first.`,
        slip('swapped_the_two', base, calc`${total} * ${rate}% / 2 - ${middle}`)`
          You compared ₹${middle} with the interest of all the money at ${rate}%, and ${here} is missing there because
          of the first deposit. It gives the first deposit.`,
      ],
      snapRead: text`${2 * half}% compounded half-yearly and ${rate}% compounded yearly have the same effect in a year:
        the year gives the total, the half-year the parts.`,
      approach: text`First compare what the two rates do in a whole year. Because they do the same, the interest of the
        year gives all the money. The interest of six months differs, and that shows the second deposit.`,
      check: text`${calc`${total} - ${wanted}`} rupees at ${half}% and ₹${wanted} at ${q(rate, 2)}% bring
        ₹${calc`(${total} - ${wanted}) * ${half}% + ${wanted} * ${q(rate, 2)}%`.value} in half a year.`,
      principle: text`Before mixing two rates, compare their effect over the whole period: if it is the same, the total
        is known at once.`,
    };
  },
);

const owners = ['Murugan', 'Ayesha', 'Lalrin', 'a hostel', 'a dance school', 'Bhavna'] as const;

/** AR.INT.2 Hard: a sum from two rises of interest, and two deposits that differ only in the middle of a year. */
export const growthOfHalfYears: readonly AnyTemplate[] = [
  ...situation<Rises>({
    type: 'AR.INT.2',
    situation: 'two-rises-of-interest',
    tries: 200,
    draw: draw => {
      const p = { sum: draw.step(2000, 200_000, 1000), half: draw.pick([4, 5, 5, 6, 8, 10, 10, 15, 20, 25]) };
      const [small, large] = risesOf(p);
      return small.d === 1n && large.mul(2).d === 1n && small.gte(10)
        ? { ...p, who: draw.pick(owners), frame: draw.int(0, 1) }
        : null;
    },
    forms: [sumFromRises],
  }),
  ...situation<Alike>({
    type: 'AR.INT.2',
    situation: 'equal-effect-in-a-year',
    tries: 200,
    draw: draw => {
      const p = {
        half: draw.pick([4, 5, 6, 8, 10, 12, 20]),
        first: draw.step(5000, 120_000, 1000),
        second: draw.step(5000, 120_000, 1000),
      };
      const rate = effective(p.half);
      const parts = [(rate * (p.first + p.second)) / 100, (p.half * p.first + (rate / 2) * p.second) / 100];
      return parts.every(part => Math.abs(part * 2 - Math.round(part * 2)) < 1e-9) &&
        Math.abs(p.first - p.second) > 2000
        ? { ...p, who: draw.pick(owners), frame: draw.int(0, 1) }
        : null;
    },
    forms: [secondDeposit],
  }),
];

import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, type Path, situation, slip, stop, tex, text } from '../../question/index.ts';
import { counted, percent, ratio, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

const months = 12;
const money = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const inMonths = (value: Fraction) => counted(value, 'month');
const two = (terms: readonly Fraction[]) => terms as unknown as readonly [Fraction, Fraction];

interface Joined {
  one: string;
  other: string;
  firm: string;
  /** Capitals in rupees; the other comes `late` months after the start of the year. */
  x: number;
  y: number;
  late: number;
  profit: Fraction;
  /** Per cent of the profit that the first gets for managing. */
  fee: number;
  frame: number;
}

const firms = [
  'a printing press',
  'a dairy',
  'a book stall',
  'a taxi service',
  'a bakery',
  'a nursery',
  'a tea shop',
] as const;

const weights = ({ x, y, late }: Joined) => two(ratioOf(x * months, y * (months - late)));
const partOfOther = (p: Joined) => weights(p)[1].div(weights(p)[0].add(weights(p)[1]));
const told = ({ one, other, firm, x, y, late, frame }: Joined) =>
  frame === 0
    ? `${one} starts ${firm} with ${rupees(x)}. ${other} joins after ${counted(late, 'month')} with ${rupees(y)}.`
    : `${one} puts ${rupees(x)} into ${firm} for a year, and ${other} puts in ${rupees(y)} for the last ${counted(months - late, 'month')} of it.`;
/** The second partner's part of what is shared. */
const fractionOfOther = (p: Joined) => tex`\frac{${weights(p)[1]}}{${weights(p)[0].add(weights(p)[1])}}`;

/** The ratio of the shares: capital times months of both. */
function sharesOf({ one, other, x, y, late }: Joined, { step, find }: Path) {
  const time = find(months - late);
  const parts = step(() => two(ratioOf(x * months, time.mul(y))), {
    name: 'the ratio of the shares',
    works: ([a, b]) => tex`${x} \times ${months} : ${y} \times ${time} = ${a} : ${b}`,
    because: text`Each rupee counts once for every month, so in two months it counts twice as much as in one.`,
  })`
      Shares go by capital times months. ${one}'s capital counts for ${months} months and ${other}'s for ${time}
      month(s). Multiply each capital by its months, and reduce the ratio.`;
  return { time, parts };
}

type Shares = ReturnType<typeof sharesOf>;

const shareSlips = ({ one, other, late }: Joined, { time, parts }: Shares) => [
  slip('ignored_the_weights', time, months)`
      You compared the capitals as if both counted for ${months} months, but ${other} came ${late} month(s) later.`,
  slip('gave_the_complement', time, late * 2 !== months && late)`
      You used ${late} month(s), the time before ${other} came. ${other}'s capital counts for the months after that.`,
  slip('swapped_the_two', parts, [parts[1], parts[0]])`
      You gave ${one}'s part to ${other} and ${other}'s part to ${one}: $${parts[0]} : ${parts[1]}$.`,
];
const monthsOnly = ({ time, parts }: Shares) =>
  slip('left_out_a_factor', parts, () => two(ratioOf(q(months), time)))`
      You compared only the months, $${parts[0]} : ${parts[1]}$. The capitals differ too, and each counts for its
      months.`;

const shareOfOther = form<Joined>(
  'share-of-the-late-partner',
  {
    band: 'Easy',
    seconds: 50,
    revision: 4,
    verify: p => {
      let [a, b] = [0, 0];
      for (let month = 1; month <= months; month += 1) [a, b] = [a + p.x, b + (month > p.late ? p.y : 0)];
      return p.profit.mul(b).div(a + b);
    },
  },
  (p, path) => {
    const { profit, one, other } = p;
    const shares = sharesOf(p, path);
    const [a, b] = shares.parts;
    const share = path.step(calc`${profit} * ${b} / (${a} + ${b})`, {
      works: value => tex`${profit} \times \frac{${b}}{${a} + ${b}} = ${value}`,
      because: text`The profit belongs to both partners, so it has as many parts as both terms together. Dividing by
        the capitals alone would forget that they count for different times.`,
    })`
      The whole profit has $${a} + ${b}$ parts, and the second term of the ratio belongs to ${other}. Find this
      fraction of ₹${profit}.`;
    return {
      answer: share,
      stem: text`${told(p)} The profit of the first year, ₹${profit}, is shared in proportion to capital and time.
        What is ${other}'s share?`,
      show: rupees,
      plausible: value => money(value) && value.lt(profit),
      slips: [
        ...shareSlips(p, shares),
        monthsOnly(shares),
        slip('answered_another_quantity', share, calc`${profit} * abs(${b} - ${a}) / (${a} + ${b})`)`
            ₹${share} is the difference between the shares of ${one} and ${other}. The question asks for the share of
            ${other}.`,
        slip('assumed_equal_parts', share, calc`${profit} / 2`)`
          You gave ${other} half of the profit. Equal shares need equal products of capital and months, and these
          differ.`,
      ],
      snapRead: text`Two capitals count for different times, and the profit is known. The share of ${other} is asked.`,
      approach: text`Multiply each capital by its months. The profit is divided in the ratio of the two products.`,
      check: text`The rest, ₹${profit.sub(share)}, belongs to ${one}. The two shares are in the ratio
        ${ratio([shares.parts[0], shares.parts[1]])}, as the products say.`,
      principle: text`Partners share a profit in the ratio of capital times time, because each rupee counts once for
        every month.`,
    };
  },
);

const wholeProfit = form<Joined>(
  'whole-profit',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    verify: p =>
      p.profit
        .mul(partOfOther(p))
        .mul(p.x * months + p.y * (months - p.late))
        .div(p.y * (months - p.late)),
  },
  (p, path) => {
    const { profit, one, other } = p;
    const known = profit.mul(partOfOther(p));
    const shares = sharesOf(p, path);
    const [a, b] = shares.parts;
    const whole = path.step(calc`${known} * (${a} + ${b}) / ${b}`, {
      because: text`The ₹${known} are only the parts of ${other}. The whole profit has the parts of ${one} as well, so
        it is larger in the ratio of all parts to these.`,
    })`
      ${other} has ${b} of all ${a.add(b)} parts. Divide the share by ${b} to find one part, and multiply by
      ${a.add(b)} for the whole profit.`;
    return {
      answer: whole,
      stem: text`${told(p)} The profit is shared in proportion to capital and time, and at the end of the year
        ${other} gets ₹${known}. What was the total profit?`,
      show: rupees,
      plausible: value => money(value) && value.gt(known),
      slips: [
        ...shareSlips(p, shares),
        slip('answered_another_quantity', whole, calc`${known} * ${a} / ${b}`)`
            ₹${whole} is the share of ${one} alone. The profit contains ${other}'s share as well.`,
        monthsOnly(shares),
        slip('assumed_equal_parts', whole, calc`2 * ${known}`)`
            You doubled ${other}'s share: ${here}. The two shares are not equal, because the products of capital and
            months are not.`,
      ],
      snapRead: text`Two capitals count for different times, and the share of ${other} is known. The whole profit is
        asked.`,
      approach: text`The ratio of capital times months shows what part of the profit ${other} gets. The known share then
        gives the whole.`,
      check: text`Of ₹${whole}, ${one} then gets ₹${whole.sub(known)}, and ₹${whole.sub(known)} to ₹${known} is the
        ratio ${ratio(weights(p))}.`,
      principle: text`When one share and the ratio of the shares are known, find one part, and from it every other
        amount.`,
    };
  },
);

const whenJoined = form<Joined>(
  'month-of-joining',
  {
    band: 'Easy',
    seconds: 60,
    revision: 3,
    entry: true,
    verify: p => {
      for (let late = 1; late < months; late += 1)
        if (
          weights(p)[0]
            .mul(p.y * (months - late))
            .equals(weights(p)[1].mul(p.x * months))
        )
          return q(late);
      throw new Error('no month fits');
    },
  },
  ({ x, y, one, other, firm, late, frame }, { step, find }) => {
    const shares = find(() => two(ratioOf(x * months, y * (months - late))));
    const [a, b] = shares;
    const product = step(calc`${x} * ${months} * ${b} / ${a}`, {
      name: text`${other}'s capital times months`,
      works: value => tex`${x} \times ${months} \times \frac{${b}}{${a}} = ${value}`,
      because: text`Profit is shared by capital times months, because each rupee works for so many months. So the two
        products are in the ratio of the shares, and one product is known.`,
    })`
      ${one} has capital times months $${x} \times ${months}$, which is ${a} part(s) of the ratio. Divide by ${a} and
      multiply by ${b}, to find what ${other} has for ${b} part(s).`;
    const present = step(calc`${product} ÷ ${y}`, {
      name: text`the months of ${other}'s capital`,
      because: text`The product is ₹${y} times the months of ${other}. Dividing by the capital leaves the months.`,
    })`
      This product is ₹${y} times a number of months. Divide by ${other}'s capital to find for how many months it
      counts.`;
    const before = step(calc`${months} - ${present}`, {
      because: text`The months found are those with ${other}, from joining to the end of the year. Before joining there
        are the others of the ${months} months.`,
    })`
      A year has ${months} months, and in these ${other} was there. The other months had passed before ${other} came:
      subtract.`;
    const given = ratio(ratioOf(x * months, y * (months - late)));
    return {
      answer: before,
      stem:
        frame === 0
          ? text`${one} starts ${firm} with ₹${x}, and later ${other} joins with ₹${y}. ${one} and ${other} share the
            profit of the first year in the ratio ${given}, by capital and time. After how many months did ${other}
            join?`
          : text`At the end of its first year the profit of ${firm} is divided, by capital and time, between ${one},
            who had put in ₹${x} at the start, and ${other}, who added ₹${y} later, in the ratio ${given}. How many
            months of the year had passed when ${other} came?`,
      show: inMonths,
      plausible: value => money(value) && value.lt(months),
      slips: [
        stop('stopped_a_step_early', present)`
              You stopped at ${inMonths(present)}, for which ${other}'s capital counts. The question asks how many
              months had passed before.`,
        slip('inverted_the_ratio', shares, [b, a])`
          You gave ${a} part(s) of the profit to ${one} and ${b} to ${other}; the question has it the other way round.`,
        slip('left_out_a_factor', product, calc`${y} * ${months} * ${b} / ${a}`)`
          You compared the months with the shares $${a} : ${b}$, as if the two capitals were equal.`,
        slip('left_out_a_factor', present, calc`${months} * ${b} / (${a} + ${b})`)`
          You divided the ${months} months in the ratio $${a} : ${b}$ of the shares. The capitals count too, and
          ${one} was there all the time.`,
        slip('left_out_a_factor', before, calc`${months} * ${b} / (${a} + ${b})`)`
          You cut the year of ${months} months in the ratio $${a} : ${b}$ of the shares. The shares depend on the
          capitals as well.`,
        slip('miscounted_the_steps', before, calc`${months + 1} - ${present}`)`
              You subtracted the months of ${other} from ${months + 1}. A year has only ${months}.`,
        slip('miscounted_the_steps', before, calc`${months - 1} - ${present}`)`
              You subtracted the months of ${other} from ${months - 1}. A year has ${months}.`,
      ],
      snapRead: text`The two capitals and the ratio of the shares are known, but not the months of ${other}. After how
        many months ${other} came is asked.`,
      approach: text`The capital of ${one} times ${months} months is known. The ratio of the shares gives the same
        product for ${other}, and dividing it by ${other}'s capital gives the months.`,
      faster: text`The months are in the ratio of the shares divided by the ratio of the capitals. So ${other} has
        $${months} \times \frac{${b}}{${a}} \times \frac{${x}}{${y}}$ months; subtract them from ${months}.`,
      check: text`With these months, capital times months is in the ratio $${x} \times ${months} : ${y} \times
        ${q(months).sub(before)} = ${a} : ${b}$, as given.`,
      principle: text`Divide the ratio of the shares by the ratio of the capitals, and you have the ratio of the
        times.`,
    };
  },
);

const managed = (p: Joined) =>
  `${told(p)} For managing the business ${p.one} first gets ${percent(p.fee)} of the profit; the rest is shared by capital and time.`;
const received = (p: Joined) => {
  const rest = p.profit.mul(100 - p.fee).div(100);
  const second = rest.mul(partOfOther(p));
  return { first: p.profit.sub(second), second };
};

const managerGets = form<Joined>(
  'receipts-of-the-manager',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    verify: p => received(p).first,
  },
  (p, path) => {
    const { fee, one, other } = p;
    const known = received(p).second;
    const shares = sharesOf(p, path);
    const [a, b] = shares.parts;
    const rest = path.step(calc`${known} * (${a} + ${b}) / ${b}`, {
      name: text`the profit without the ${fee}% for managing`,
      because: text`The ${fee}% were paid before the rest was shared, so they have to be put back last.`,
    })`
      ${other} received ₹${known}, which is ${b} of the ${a.add(b)} parts that were shared. Divide by ${b} and multiply
      by ${a.add(b)} to find all that was shared.`;
    const kept = path.find(calc`100% - ${fee}%`);
    const profit = path.step(calc`${rest} ÷ ${kept}%`, {
      name: 'the whole profit',
      because: text`The fee is a per cent of the whole profit, so the rest is the other part of 100%. Adding
          ${fee}% of the rest would be too little, because the rest is smaller.`,
    })`
      ${one} had first got ${fee}% of the profit, so what was shared is ${kept}% of it. Divide to find the whole
      profit.`;
    const first = path.step(calc`${profit} - ${known}`, {
      because: text`There are only two people, and nothing of the profit goes elsewhere. So whatever ${other} does
          not get, ${one} gets: the fee and a share.`,
    })`
      All the rest of the profit goes to ${one}. Subtract the ₹${known} of ${other}.`;
    return {
      answer: first,
      stem: text`${managed(p)} At the end of the year ${other} receives ₹${known}. How much does ${one} receive
        altogether?`,
      show: rupees,
      plausible: money,
      slips: [
        ...shareSlips(p, shares),
        slip('left_out_a_change', kept, 100)`
            You shared the whole profit by capital and time. Before that, ${one} gets ${fee}% of it for
            managing.`,
        slip('wrong_base', profit, calc`${rest} * (100% + ${fee}%)`)`
            You added ${fee}% of what was shared: ${here}. What ${one} gets for managing is ${fee}% of
            the whole profit, so divide.`,
        slip('took_a_part_for_the_whole', first, calc`${profit} * ${fee}%`)`
            You stopped at the ${fee}% for managing, ₹${first}. ${one} has a share by capital and time as well.`,
        slip('took_the_whole_for_a_part', first, profit)`
          You gave ₹${first}, the whole profit. ${other} receives a part of it, which has to be subtracted.`,
      ],
      snapRead: text`${one} first gets ${fee}% of the profit, and the rest is shared by capital and time. What ${other}
        receives is known, so go backwards.`,
      approach: text`Go from the share of ${other} to all that was shared, and from there to the whole profit. ${one}
        has everything that ${other} does not have.`,
      faster: text`${other} has $\frac{${100 - fee}}{100} \times ${fractionOfOther(p)}$ of the profit and ${one} all
        the rest, so multiply ₹${known} by the ratio of the two.`,
      check: text`For managing, ${one} gets ₹${profit.mul(fee).div(100)}, which leaves ₹${rest}. Shared in the ratio
        ${ratio(weights(p))}, ${other} gets ₹${known}.`,
      principle: text`Go backwards through the steps of a division: what was taken out first is put back last.`,
    };
  },
);

const profitFromGap = form<Joined>(
  'profit-from-a-difference',
  {
    band: 'Medium',
    seconds: 75,
    revision: 2,
    suits: p => received(p).first.gt(received(p).second),
    verify: p => {
      const gap = received(p).first.sub(received(p).second);
      for (let profit = 50; profit <= 400_000; profit += 50) {
        const second = ((profit * (100 - p.fee)) / 100) * partOfOther(p).valueOf();
        if (Math.abs(profit - 2 * second - gap.valueOf()) < 1e-6) return q(profit);
      }
      throw new Error('no profit fits');
    },
  },
  (p, path) => {
    const { fee, one, other } = p;
    const difference = received(p).first.sub(received(p).second);
    const shares = sharesOf(p, path);
    const [a, b] = shares.parts;
    const apart = path.step(calc`(100 - ${fee}) * (${a} - ${b}) / (${a} + ${b})`, {
      name: 'the difference of the shares, per ₹100 of profit',
      works: value => tex`(100 - ${fee}) \times \frac{${a} - ${b}}{${a} + ${b}} = ${value}`,
      because: text`The fee goes away first, and only the rest is shared by capital and time. So the difference of
          the shares is a part of the rest, not of the whole profit.`,
    })`
        Suppose the profit is ₹100. After ₹${fee} for managing, ₹$100 - ${fee}$ is shared, and the shares differ by
        $${a} - ${b}$ of all $${a} + ${b}$ parts. Find this difference.`;
    const extra = path.find(fee);
    const gap = path.step(calc`${apart} + ${extra}`, {
      name: 'the difference of what the two receive, per ₹100 of profit',
      because: text`The amount for managing goes to one of the two, so it adds to the difference of what they receive.`,
    })`
      Besides, ${one} gets ₹${fee} for managing. Add it to get the difference of what the two receive.`;
    const profit = path.step(calc`${difference} ÷ ${gap}%`, {
      because: text`With ₹100 of profit the difference would be this number of rupees. The real difference is in
          the same proportion to the real profit.`,
    })`
      So ₹${difference}, the real difference, is this per cent of the profit. Divide.`;
    return {
      answer: profit,
      stem: text`${managed(p)} At the end of the year ${one} receives ₹${difference} more than ${other}. What was the
        profit of the year?`,
      show: rupees,
      plausible: money,
      slips: [
        ...shareSlips(p, shares),
        slip('left_out_a_term', extra, 0)`
            You left out the ${fee}% for managing. ${one} gets them besides the share, and this adds to the
            difference.`,
        slip('wrong_sign', gap, apart.gt(extra) && calc`${apart} - ${extra}`)`
            You subtracted the amount for managing: ${here}. It goes to ${one}, who has more already, so it makes the
            difference larger.`,
        slip('wrong_base', apart, calc`100 * (${a} - ${b}) / (${a} + ${b})`)`
          You shared the whole profit by capital and time, but ${fee}% of it had gone to ${one} before.`,
        slip('stopped_a_step_early', profit, calc`${difference} / ${gap} * (100 - ${fee})`)`
            You stopped at ₹${profit}, which was shared by capital and time. The question asks for the whole profit.`,
      ],
      snapRead: text`${one} first gets ${fee}% of the profit, and the rest is shared by capital and time. The difference
        of what the two receive is known.`,
      approach: text`Suppose that the profit is ₹100, and find what the two receive. The known difference is then a
        per cent of the real profit.`,
      check: text`Of ₹${profit}, ₹${profit.mul(fee).div(100)} are for managing, and ₹${profit.mul(100 - fee).div(100)}
        are shared in the ratio ${ratio(weights(p))}. ${one} receives ₹${received(p).first} and ${other}
        ₹${received(p).second}.`,
      principle: text`When several parts are taken out one after another, follow a round amount through all of them,
        and use the known amount at the end.`,
    };
  },
);

const fairFee = form<Joined>(
  'fee-from-receipts',
  {
    band: 'Medium',
    seconds: 70,
    revision: 2,
    verify: p => {
      for (let half = 1; half < 200; half += 1)
        if (
          Math.abs(
            p.profit.valueOf() * (1 - half / 200) * partOfOther(p).valueOf() - received(p).second.valueOf(),
          ) < 1e-6
        )
          return q(half, 2);
      throw new Error('no fee fits');
    },
  },
  (p, path) => {
    const { profit, frame, one, other } = p;
    const shares = sharesOf(p, path);
    const [a, b] = shares.parts;
    const second =
      frame === 0
        ? path.step(calc`${profit} - ${received(p).first}`, {
            name: text`what ${other} receives`,
            because: text`${other} gets no fee, so this amount is a share and nothing else.`,
          })`
            The profit goes to the two of them. Subtract what ${one} receives to find what ${other} receives.`
        : path.find(received(p).second);
    const before = frame === 0 ? 'the fee' : 'this part';
    const rest = path.step(calc`${second} * (${a} + ${b}) / ${b}`, {
      name: text`the profit without ${before}`,
      because: text`The share shows how large one part is, and all parts together are what was left after the fee.`,
    })`
      ${other} has ${b} of the ${a.add(b)} parts that were shared. Divide by ${b} and multiply by ${a.add(b)} to find
      all that was shared.`;
    const feeFound = path.step(calc`(${profit} - ${rest}) / ${profit} * 100%`, {
      because: text`The fee is the first thing that was taken from the profit, so it is what the shares leave out.
          It is told as a per cent of the whole profit.`,
    })`
      The rest of the profit was paid before the sharing. Write it as a per cent of the profit.`;
    return {
      answer: feeFound,
      stem:
        frame === 0
          ? text`${told(p)} From the year's profit of ₹${profit}, ${one} first gets a fee for managing the business,
            and the rest is shared by capital and time. ${one} receives ₹${received(p).first} in all. What per cent of
            the profit is the fee?`
          : text`${told(p)} ${one} also runs the business and draws a certain per cent of the profit before the rest
            is divided by capital and time. Out of the year's profit of ₹${profit}, ${other} got
            ₹${received(p).second}. Find that per cent.`,
      show: percent,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 60 && value.d <= 40n,
      slips: [
        ...shareSlips(p, shares),
        slip('wrong_base', feeFound, calc`(${profit} - ${rest}) / ${rest} * 100%`)`
            You compared ${before} with what was left after it: ${here}. The question asks for a per cent of the whole
            profit.`,
        slip('took_the_whole_for_a_part', feeFound, calc`abs(${profit} - 2 * ${second}) / ${profit} * 100%`)`
            You used the whole difference of the two amounts, ₹${profit.sub(second.mul(2)).abs()}, as ${before}.
            Some of it comes from the capitals.`,
        slip(
          'took_a_part_for_the_whole',
          feeFound,
          calc`(${profit.mul(partOfOther(p))} - ${second}) / ${profit} * 100%`,
        )`
            You counted only what ${before} takes from ${other}'s share,
            ₹${calc`${profit.mul(partOfOther(p))} - ${second}`.value}. It makes ${one}'s share smaller too.`,
        monthsOnly(shares),
      ],
      snapRead: text`The ratio of the shares follows from capital times months. The profit and the amount of
        ${frame === 0 ? one : other} are known. Find how much of the profit was shared.`,
      approach: text`${other} has only a share. The ratio leads from this share to all that was shared, and the rest of
        the profit was paid before.`,
      faster: text`Without ${before} ${other} would get $${fractionOfOther(p)}$ of the profit,
        ₹${profit.mul(partOfOther(p))}. The fall to ₹${received(p).second} is by the same per cent.`,
      check: text`${feeFound}% of ₹${profit} is ₹${profit.mul(feeFound).div(100)}. The rest, shared in the ratio
        ${ratio(weights(p))}, gives ₹${received(p).second} to ${other}.`,
      principle: text`A per cent that is taken out first makes every share smaller by the same per cent.`,
    };
  },
);

/** AR.RAT.7 Easy and Medium: a partner who joins later, and a fee for managing. */
const lateJoining = situation<Joined>({
  type: 'AR.RAT.7',
  situation: 'late-partner',
  tries: 20,
  draw: draw => {
    const [one = '', other = ''] = draw.some(peopleInArithmetic, 2);
    const base = {
      one,
      other,
      firm: draw.pick(firms),
      x: draw.step(20_000, 90_000, 5000),
      y: draw.step(20_000, 120_000, 5000),
      late: draw.int(2, 9),
      fee: draw.pick([4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25]),
      frame: draw.int(0, 1),
    };
    const p = { ...base, profit: q(draw.step(24_000, 180_000, 600)) };
    const [a, b] = weights(p);
    const clean = a.add(b).valueOf() <= 25 && !a.equals(b) && a.add(b).gt(3) && p.x !== p.y;
    return clean && [p.profit.mul(partOfOther(p)), received(p).second].every(money) ? p : null;
  },
  forms: [shareOfOther, wholeProfit, whenJoined, managerGets, profitFromGap, fairFee],
});

/** AR.RAT.7 Easy and Medium: partners whose capitals work for different times. */
export const partnerships: readonly AnyTemplate[] = lateJoining;

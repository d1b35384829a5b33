import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { percent, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Whole {
  /** Net change, per cent. */
  net: number;
  most: number;
  way: boolean;
}

/** Multipliers of the rise, in per cent, that leave a whole fall. */
const rises = (net: number, most: number, least = 1) => {
  const list: number[] = [];
  for (let r = 100 + least; r <= 100 + most; r += 1)
    if ((100 * (100 + net)) % r === 0 && (100 * (100 + net)) / r < 100) list.push(r);
  return list;
};

const wholePerCents = form<Whole>(
  'whole-per-cents-with-a-net-change',
  {
    band: 'Hard',
    seconds: 105,
    also: ['NS.FAC.3', 'AL.DIO.2'],
    entry: true,
    verify: ({ net, most }) => {
      let count = 0;
      for (let x = 1; x <= most; x += 1)
        for (let y = 1; y < 100; y += 1) if ((100 + x) * (100 - y) === 100 * (100 + net)) count += 1;
      return q(count);
    },
  },
  ({ net, most, way }, { step }) => {
    const thing = way ? 'price' : 'number';
    const all = rises(net, most);
    const product = step(calc`100 * (100 + ${net})`, {
      name: 'the product of the two factors',
      works: value => tex`(100 + x)(100 - y) = 100 \times ${100 + net} = ${value}`,
      because: text`Per cents of different amounts cannot be added, but the factors multiply.`,
    })`
      ${!way && text`Let the rise be $x\%$ and the fall $y\%$. `}The ${thing} is multiplied by $\frac{100 + x}{100}$
      and then by $\frac{100 - y}{100}$, and in the end by $\frac{${100 + net}}{100}$. Clear the fractions.`;
    const least = step(Math.max(100, 100 + net), {
      name: 'what the first factor has to exceed',
      works: value => tex`100 - y < 100 \;\Rightarrow\; 100 + x > ${value}`,
      because: text`The second change is a real fall, so its factor is below 100. Then the first factor alone must
          be more than the product divided by 100.`,
    })`
      Both factors are whole numbers. The second is below 100 and the first above 100; find what the first has to
      exceed.`;
    const count = step(
      () => {
        let divisors = 0;
        for (let r = least.valueOf() + 1; r <= 100 + most; r += 1)
          if (product.valueOf() % r === 0) divisors += 1;
        return divisors;
      },
      {
        works: value => tex`100 + x = ${all.join(', ')} \quad\Rightarrow\quad ${value}`,
        because: text`Each divisor of the product in this range gives one rise, and the other factor gives its fall.`,
      },
    )`
      So $100 + x$ is a divisor of the product, above this bound and at most ${100 + most}. List these divisors and
      count them.`;
    const change = net > 0 ? `${percent(net)} more` : `${percent(-net)} less`;
    const even = all.filter(r => r % 2 === 0);
    const round = all.filter(r => r % 5 === 0);
    return {
      answer: count,
      stem: way
        ? text`A price was raised by $x\%$ and the new price then lowered by $y\%$, where $x$ and $y$ are positive
          integers and $x \le ${most}$. In the end it was ${change} than at first. How many values can $x$ take?`
        : text`First a number is increased by a whole number of per cent, at most ${most}%, and then the result is
          decreased by a positive whole number of per cent. The final number is ${change} than the first one. In how
          many ways can the two per cents be chosen?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('ignored_a_bound', least, net > 0 && 100)`
          You also counted rises of less than ${net}%. With a fall after it, such a rise cannot leave the ${thing}
          ${net}% higher.`,
        slip('let_in_an_end_point', least, Math.max(100, 100 + net) - 1)`
          You also counted a change of 0%, but both per cents are positive.`,
        slip('ignored_a_bound', count, rises(net, 100 * (100 + Math.abs(net))).length)`
          You also counted divisors above ${100 + most}, but the rise is at most ${most}%.`,
        slip('added_the_percentages', count, net > 0 ? most - net : most)`
          You counted every rise that is
          ${net > 0 ? text`${net} more than the fall` : text`${-net} less than the fall`}, but the two per cents are
          counted on different amounts.`,
        slip(
          'left_out_an_end_point',
          count,
          (100 * (100 + net)) % (100 + most) === 0 && rises(net, most - 1).length,
        )`
          You left out a rise of exactly ${most}%. It is allowed, and the fall is a whole per cent then.`,
        slip('demanded_too_much', count, even.length)`
          You counted only the even divisors, $100 \text{ plus the rise} = ${even.join(', ')}$. Odd ones give whole
          per cents as well.`,
        slip('demanded_too_much', count, round.length)`
          You counted only the multiples of 5, $100 \text{ plus the rise} = ${round.join(', ')}$. Others give whole
          per cents as well.`,
        slip('left_out_a_case', count, all.filter(r => r >= 120).length)`
            You did not try rises below 20%, although $100 \text{ plus the rise} = ${all[0] ?? 0}$ divides the product
            too.`,
      ],
      snapRead: text`A rise and a fall by whole per cents have a known effect together. So two whole numbers have a
        known product.`,
      approach: text`Write the two changes as multipliers, because per cents of different amounts cannot be added.
        Times 100 they are whole numbers with a known product, so count divisors in a range.`,
      check: () =>
        text`The rises and falls are
          ${all.map(r => `$+${r - 100}\\%, -${100 - (100 * (100 + net)) / r}\\%$`).join('; ')}.`,
      principle: text`Two whole per cents with a known joint effect are two factors with a known product: list the
        divisors in the range.`,
    };
  },
);

/** AR.PCT.2 Hard: two whole per cents with a given joint effect. */
export const wholePerCentsInARow: readonly AnyTemplate[] = [
  ...situation<Whole>({
    type: 'AR.PCT.2',
    situation: 'whole-per-cents',
    draw: draw => {
      const net = draw.pick([
        -40, -37, -36, -34, -32, -30, -28, -25, -24, -20, -19, -16, -12, -10, -9, -4, 2, 4, 5, 8, 10, 12, 14,
        15, 20, 26, 30, 32, 35, 40, 44, 50,
      ]);
      const most = draw.step(40, 150, 5);
      return rises(net, most).length >= 4 ? { net, most, way: draw.chance(0.5) } : null;
    },
    tries: 30,
    forms: [wholePerCents],
  }),
];

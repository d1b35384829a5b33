import type Fraction from 'fraction.js';
import { lcm } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface OtherTwo {
  one: string;
  other: string;
  third: string;
  /** The first has so many per cent more than the average of the other two, the second so many per cent less. */
  more: number;
  less: number;
  /** What all three have. */
  total: number;
  frame: number;
}

const stories = [
  { one: 'Nandini', other: 'Jagdish', third: 'Lalrin' },
  { one: 'Harleen', other: 'Ibrahim', third: 'Sneha' },
  { one: 'Karthik', other: 'Pallavi', third: 'Joseph' },
  { one: 'Tenzin', other: 'Lakshmi', third: 'Yusuf' },
] as const;

const part = (change: number) => q(100 + change, 300 + change);
const partsOf = ({ more, less }: OtherTwo) => {
  const [first, second] = [part(more), part(-less)];
  return { first, second, third: q(1).sub(first).sub(second) };
};

const thirdAmount = form<OtherTwo>(
  'third-from-a-difference',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AR.AVG.8'],
    apart: true,
    verify: p => {
      const gap = partsOf(p).first.sub(partsOf(p).second).mul(p.total).valueOf();
      // The three amounts by repeated correction: each is set against the average of the other two.
      let [a, b] = [gap * 2, gap];
      for (let i = 0; i < 400; i += 1) {
        a = b + gap;
        const c = a / (0.5 + p.more / 200) - b;
        b = (b + (1 - p.less / 100) * ((a + c) / 2)) / 2;
      }
      return nearFraction(a / (0.5 + p.more / 200) - b, 1);
    },
  },
  (p, { step, find, write }) => {
    const { one, other, third, more, less, total, frame } = p;
    const gap = partsOf(p).first.sub(partsOf(p).second).mul(total);
    write(tex`a = \frac{${100 + more}}{200}(T - a), \quad b = \frac{${100 - less}}{200}(T - b)`, {
      because: text`The other two together are the total without the one, so each comparison contains only one amount
        and the total.`,
    })`
      Let $T$ be the total of the three, $a$ the amount of ${one} and $b$ that of ${other}. The other two have $T - a$
      together, so their average is half of that; the same holds for ${other}.`;
    const above = find(100 + more);
    const first = step(frac(calc`${above} / (200 + ${above})`), {
      name: `the part of ${one} in the total`,
      works: (_value, working) => tex`a(200 + ${above}) = ${above}T \Rightarrow \frac{a}{T} = ${working}`,
    })`
      Solve the first equation for the part of the total that ${one} has.`;
    const below = find(100 - less);
    const second = step(frac(calc`${below} / (200 + ${below})`), {
      name: `the part of ${other} in the total`,
    })`
        Find the part of ${other} in the same way from the second equation.`;
    const last = step(calc`1 - ${first} - ${second}`, {
      name: `the part of ${third} in the total`,
      works: value => tex`1 - ${plainFraction(first)} - ${plainFraction(second)} = ${plainFraction(value)}`,
    })`
        The three parts make the whole. Subtract the two known ones from $1$ to find the part of ${third}.`;
    const difference = find(frac(calc`${first} - ${second}`));
    const amount = step(
      calc`${gap} ÷ ${difference} * ${last}`,
      value =>
        tex`${gap} \div (${plainFraction(first)} - ${plainFraction(second)}) \times ${plainFraction(last)} = ${value}`,
    )`
      ${one} has ₹${gap} more than ${other}, which is the difference of their parts. Divide to find the total, and take
      the part of ${third}.`;
    return {
      answer: amount,
      stem:
        frame === 0
          ? text`${one} has ${more}% more money than ${other} and ${third} have on average, and ${other} has ${less}%
            less than ${one} and ${third} have on average. ${one} has ₹${gap} more than ${other}. How much has
            ${third}?`
          : text`Three friends compare their savings. Those of ${one} are ${more}% above the average of the other two,
            those of ${other} are ${less}% below the average of the other two, and the difference between ${one} and
            ${other} is ₹${gap}. Find the savings of ${third}.`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0) && !value.equals(gap),
      slips: [
        slip('answered_another_quantity', amount, calc`${gap} ÷ ${difference} * ${first}`)`
            ${here} is the amount of ${one}. The question asks for that of ${third}.`,
        slip('answered_another_quantity', amount, calc`${gap} ÷ ${difference} * ${second}`)`
            ${here} is the amount of ${other}. The question asks for that of ${third}.`,
        slip('went_a_step_too_far', amount, calc`${gap} ÷ ${difference}`)`
            You stopped at the total: ${here}. The question asks for the part of ${third}.`,
        slip('wrong_base', amount, calc`${gap} * 100 / (${more} + ${less})`)`
            You treated both per cents as parts of one average: ${here}. One is of the average of ${other} and
            ${third}, the other of the average of ${one} and ${third}.`,
        slip('wrong_base', amount, calc`${gap} ÷ ${difference} ÷ 3`)`
            You divided the total by 3: ${here}. That is the average of all three, and ${third} need not have just
            that.`,
        slip('did_not_halve', first, frac(calc`${above} / (100 + ${above})`))`
            You compared ${one} with the sum of the other two, ${above}% of it. The comparison is with their average,
            half of that sum.`,
        slip('wrong_sign', last, frac(calc`1 - ${first} + ${second}`))`
            You added the part of ${other} to the rest. It has to be subtracted from the total, as that of ${one} is.`,
        slip('wrong_base', below, 100)`
            You gave ${other} just the average of the other two. It is ${less}% less than that.`,
      ],
      snapRead: text`Each of two amounts is compared with the average of the other two. Each comparison can be written
        with the total of all three.`,
      approach: text`The other two have together the total without the one. So every comparison gives a part of the
        total, and the known difference of two parts gives the total itself.`,
      faster: text`${one} against the two others is $${100 + more} : 200$, ${other} is $${100 - less} : 200$. So the
        parts of the total are $\frac{${100 + more}}{${300 + more}}$ and $\frac{${100 - less}}{${300 - less}}$.`,
      check: () => {
        const [a, b] = [partsOf(p).first.mul(total), partsOf(p).second.mul(total)];
        return text`With ₹${a}, ₹${b} and ₹${amount}: the averages of the other two are ₹${b.add(amount).div(2)} and
          ₹${a.add(amount).div(2)}; ${more}% more and ${less}% less of them are the first two amounts.`;
      },
      principle: text`When one is compared with the average of the others, write it as a part of the total.`,
    };
  },
);

const plainFraction = (value: Fraction) => tex`\frac{${String(value.n)}}{${String(value.d)}}`;

/** AR.PCT.3 Hard: three amounts, two of them compared with the average of the other two. */
export const againstTheOtherTwo: readonly AnyTemplate[] = situation<OtherTwo>({
  type: 'AR.PCT.3',
  situation: 'other-two',
  tries: 200,
  draw: draw => {
    const p = {
      more: draw.pick([10, 20, 25, 30, 40, 50, 60, 75, 80, 100, 120, 150]),
      less: draw.pick([10, 20, 25, 30, 40, 50, 60]),
      total: 0,
      frame: draw.int(0, 1),
      ...draw.pick(stories),
    };
    const { first, second, third } = partsOf(p);
    const unit = lcm(...[first, second].map(each => Number(each.d)));
    const total = unit * draw.int(2, 60) * 10;
    const fits = unit <= 120 && total >= 2000 && total <= 40000 && third.gt(0) && !third.equals(q(1, 3));
    return fits && !third.equals(first) && !third.equals(second) ? { ...p, total } : null;
  },
  forms: [thirdAmount],
});

import { isCount, lcm, lowestTerms } from '../../numbers.ts';
import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { ratioOf } from '../../value.ts';

interface Savers {
  one: string;
  two: string;
  three: string;
  /** What each spends, in per cent of the income. */
  a: number;
  b: number;
  c: number;
  total: number;
  frame: number;
}

const savers = [
  { one: 'Bhavna', two: 'Ibrahim', three: 'Gurpreet' },
  { one: 'Lakshmi', two: 'Yusuf', three: 'Thomas' },
  { one: 'Arunima', two: 'Sourav', three: 'Pallavi' },
  { one: 'Xavier', two: 'Jagdish', three: 'Ishaan' },
] as const;

const spends = form<Savers>(
  'spending-behind-equal-savings',
  {
    band: 'Medium',
    seconds: 80,
    revision: 3,
    also: ['AR.PCT.8'],
    verify: ({ a, b, c, total }) => {
      // What is saved is found by halving an interval.
      let [low, high] = [0, total];
      for (let i = 0; i < 90; i += 1) {
        const saved = (low + high) / 2;
        const sum = [a, b, c].reduce((all, spent) => all + saved / (1 - spent / 100), 0);
        if (sum < total) low = saved;
        else high = saved;
      }
      return Math.round(low / (1 - c / 100) - low);
    },
  },
  ({ one, two, three, a, b, c, total, frame }, { step, find }) => {
    const left = find(100 - a, { name: text`the per cent that ${one} saves` });
    const rest = find(100 - b, { name: text`the per cent that ${two} saves` });
    const kept = step(calc`100% - ${c}%`, {
      name: text`the per cent that ${three} saves`,
      because: text`The savings are equal, not the amounts spent, so the per cents saved are needed.`,
    })`
        What is not spent is saved. So ${one} saves ${left}% and ${two} saves ${rest}%. Find what ${three} saves.`;
    const value = step(calc`lcm(${left}, ${rest}, ${kept})`, {
      name: 'a value of the three equal products',
      because: text`Income times per cent saved is the saving, and all three save the same. Any value may be supposed
        for it, because only the ratio of the incomes is needed; the LCM keeps fractions away.`,
    })`
      Each income times its per cent saved gives the same product, because the savings are equal. Suppose that this
      product is the LCM of the three per cents.`;
    const first = find(calc`${value} / ${left}`);
    const second = find(calc`${value} / ${rest}`);
    const parts = step(calc`${value} / ${kept}`, {
      name: text`the income of ${three} in parts`,
      because: text`Who saves a smaller per cent needs a larger income for the same saving. So the product is divided
        by the per cent, not multiplied.`,
    })`
      An income is the product divided by the per cent saved: those of ${one} and ${two} have $${first}$ and
      $${second}$ parts. Find the parts of ${three} in the same way.`;
    const income = step(calc`${total} * ${parts} / (${first} + ${second} + ${parts})`, {
      name: text`the income of ${three}`,
      because: text`₹${total} is the income of all three together, so it has as many parts as the three incomes
        together.`,
    })`
      Add the parts of the three incomes, and find the fraction of ₹${total} that belongs to ${three}.`;
    const spent = step(calc`${income} * ${c}%`, {
      because: text`The income is not yet the answer: ${three} spends ${c}% of it and saves the rest.`,
    })`
      ${three} spends ${c}% of this income. Multiply.`;
    return {
      answer: spent,
      stem:
        frame === 0
          ? text`${one}, ${two} and ${three} have monthly incomes of ₹${total} in all. ${one} spends ${a}% of the
            income, ${two} ${b}% and ${three} ${c}%, and what remains is saved. If all three save the same amount, how
            much does ${three} spend in a month?`
          : text`Three friends put the same sum into a common fund every month. For ${one} it is what is left when ${a}%
            of the income has been spent; for ${two} and ${three} it is what is left after spending ${b}% and ${c}%.
            Together the three earn ₹${total} a month. Find the monthly spending of ${three}.`,
      show: rupees,
      // What is spent is c per cent of whole rupees.
      plausible: value => value.d === 1n && value.gt(0) && value.lt(total) && value.mul(100).div(c).d === 1n,
      slips: [
        slip('gave_the_complement', spent, calc`${income} * (100% - ${c}%)`)`
            You found what ${three} saves: ${here}. The question asks for what is spent.`,
        slip(
          'took_ratio_terms_for_amounts',
          income,
          calc`${total} * ${kept} / (${left} + ${rest} + ${kept})`,
        )`
            You divided the incomes in the ratio of the per cents saved, which gives ${three} ₹${income}. Equal
            savings mean the opposite: the smaller the per cent, the larger the income.`,
        slip('gave_the_complement', kept, calc`${c}%`)`
            You used ${kept}% as the part that ${three} saves. It is the part that is spent.`,
        slip('took_ratio_terms_for_amounts', spent, calc`${total} * ${c} / (${a} + ${b} + ${c})`)`
            You divided all the incomes in the ratio of the per cents spent: ${here}. The equal amounts are the
            savings.`,
        slip('assumed_equal_parts', income, calc`${total} / 3`)`
            You made all incomes equal, ₹${income} each. Then the savings would not be equal.`,
        slip(
          'let_the_wrong_one_work',
          spent,
          calc`${total} * ${first} / (${first} + ${second} + ${parts}) * ${a}%`,
        )`
          You found what ${one} spends: ${here}. The question asks for ${three}, whose income and per cent are others.`,
        slip(
          'answered_another_quantity',
          spent,
          calc`${total} * ${second} / (${first} + ${second} + ${parts}) * ${b}%`,
        )`
          You found what ${two} spends: ${here}. The question asks for ${three}, whose income and per cent are others.`,
        slip('stopped_a_step_early', spent, income)`
            You stopped at ₹${spent}, the income of ${three}. The question asks how much of it is spent.`,
      ],
      snapRead: text`Equal savings are different per cents of three incomes. So the incomes are in the ratio of the
        reciprocals of the per cents saved.`,
      approach: text`Turn the per cents spent into per cents saved, because the savings are equal. They give the ratio
        of the incomes, and the total then gives the incomes themselves.`,
      check: text`${three} saves $${income} - ${spent} = ${income.sub(spent)}$ rupees. The incomes for which ${left}%
        and ${rest}% are as much are ₹${income.mul(kept).div(left)} and ₹${income.mul(kept).div(rest)}; all three make
        ₹${total}.`,
      principle: text`If equal amounts are different per cents of several incomes, the incomes are in the ratio of the
        reciprocals of the per cents.`,
    };
  },
);

interface Faces {
  /** Three lengths with their product, and the ratio of their products in pairs. */
  x: number;
  y: number;
  z: number;
  frame: number;
}

const volume = form<Faces>(
  'product-from-products-of-pairs',
  {
    band: 'Medium',
    seconds: 85,
    also: ['GM.SOL.1'],
    verify: ({ x, y, z }) => {
      const sum = x + y + z;
      const found: number[] = [];
      for (let u = 1; u < sum; u += 1)
        for (let v = 1; u + v < sum; v += 1) {
          const w = sum - u - v;
          if (u * v * y * z === v * w * x * y && v * w * z * x === w * u * y * z) found.push(u * v * w);
        }
      if (found.length !== 1) throw new Error(`${found.length} boxes fit`);
      return found[0] ?? 0;
    },
  },
  ({ x, y, z, frame }, { step, find }) => {
    const [r, s, t] = lowestTerms(x * y, y * z, z * x);
    const sum = find(x + y + z);
    const value = step(calc`lcm(${r}, ${s}, ${t})`, {
      name: 'a common multiple of the ratio terms',
      because: text`The product of all three is the same whichever two are multiplied first. So the larger the product
        of two of them, the smaller the third one is, in the inverse ratio.`,
    })`
      The product of two of them, multiplied by the third, is the product of all three each time. So the third ones are
      in the ratio of the reciprocals of $${r}$, $${s}$ and $${t}$. Find the LCM of these.`;
    const last = find(calc`${value} / ${r}`);
    const front = find(calc`${value} / ${s}`);
    const middle = find(calc`${value} / ${t}`);
    const all = step(calc`${front} + ${middle} + ${last}`, {
      name: 'the sum in parts',
      because: text`The term ${r} belongs to the first and the second, so dividing by it gives the third, the one that
        is missing. In the same way ${s} gives the first and ${t} the second.`,
    })`
      Divide the LCM by each term to get the one that is missing in its product: by $${s}$ for the first, $${front}$
      parts, by $${t}$ for the second, $${middle}$, and by $${r}$ for the third, $${last}$. Add the parts.`;
    const unit = step(calc`${sum} / ${all}`, {
      name: 'one part',
      because: text`The sum of the three is known both as a number and in parts, so one part is found by dividing.`,
    })`
      These parts add up to $${sum}$. Divide to find one part.`;
    const product = step(calc`${front} * ${middle} * ${last} * ${unit}^3`, {
      because: text`Each of the three contains the size of a part as a factor, so in their product it stands three
        times, not once.`,
    })`
      Each of the three is its number of parts times $${unit}$. Multiply the three.`;
    return {
      answer: product,
      stem:
        frame === 0
          ? text`The length, breadth and height of a closed box add up to $${sum}$ cm. The area of the base (length
            times breadth), that of the side face (breadth times height) and that of the front face (height times
            length) are in the ratio $${r} : ${s} : ${t}$. What is the volume of the box, in cubic centimetres?`
          : frame === 1
            ? text`Sneha chooses three positive numbers whose sum is $${sum}$. The product of the first and second, the
              product of the second and third, and the product of the third and first are in the ratio
              $${r} : ${s} : ${t}$. Find the product of all three numbers.`
            : text`Three numbers $p$, $q$ and $r$ are positive, $p + q + r = ${sum}$ and
              $pq : qr : rp = ${r} : ${s} : ${t}$. What is the value of $pqr$?`,
      show: value => `$${value.valueOf().toLocaleString('en-IN')}$`.replaceAll(',', '{,}'),
      plausible: value => isCount(value),
      slips: [
        slip(
          'took_ratio_terms_for_amounts',
          product,
          calc`${r} * ${s} * ${t} * (${sum} / (${r} + ${s} + ${t}))^3`,
        )`
            You gave the three the ratio $${r} : ${s} : ${t}$: ${here}. This ratio belongs to the products of two of
            them.`,
        slip('forgot_to_square', product, calc`${front} * ${middle} * ${last} * ${unit}`)`
            You multiplied by one part only once: ${here}. Each of the three contains it, so it counts three times.`,
        slip('forgot_to_square', product, calc`${front} * ${middle} * ${last} * ${unit}^2`)`
            You multiplied by one part only twice: ${here}. Each of the three contains it, so it counts three times.`,
        slip('left_out_a_factor', product, calc`${front} * ${middle} * ${last}`)`
            You multiplied the parts alone: ${here}. That fits a sum of $${all}$ and not of $${sum}$.`,
        slip('assumed_equal_parts', product, () => sum.mod(3).equals(0) && calc`(${sum} / 3)^3`)`
            You made all three equal: ${here}. Then the three products would be equal as well.`,
        slip('took_a_part_for_the_whole', all, calc`${front} + ${middle}`)`
            You added the parts of only two of the three, $${all}$, for the sum of $${sum}$. The third one belongs to
            the sum too.`,
        slip('used_a_wrong_given_number', all, () => value.add(0))`
            You divided $${sum}$ by the LCM, $${all}$. It is the number of parts of all three together that makes
            $${sum}$.`,
      ],
      snapRead: text`Products of two of three quantities are in a known ratio, and the sum of the three is known. In
        each product another one is missing.`,
      approach: text`Divide the product of all three by each product of two. So the three quantities are in the ratio
        of the reciprocals, each in the place of the one that is missing. The sum then gives one part.`,
      faster: text`$pq : rp = q : r$ and $pq : qr = p : r$ give the ratio directly: $${front} : ${middle} : ${last}$.`,
      check: text`The numbers are $${front.mul(unit)}$, $${middle.mul(unit)}$ and $${last.mul(unit)}$, with sum $${sum}$
        and products $${calc`${front.mul(unit)} * ${middle.mul(unit)}`.value}$,
        $${calc`${middle.mul(unit)} * ${last.mul(unit)}`.value}$ and $${
          calc`${last.mul(unit)} *
        ${front.mul(unit)}`.value
        }$.`,
      principle: text`Of three quantities, the product of two is the product of all three divided by the third; ratios
        of such products give the inverse ratio of the third ones.`,
    };
  },
);

/** AR.RAT.4 Medium: equal savings, and products of pairs. */
export const behindTheEquality: readonly AnyTemplate[] = [
  ...situation<Savers>({
    type: 'AR.RAT.4',
    situation: 'equal-savings',
    tries: 200,
    draw: draw => {
      const [a = 40, b = 50, c = 60] = draw.some([40, 50, 52, 55, 60, 64, 65, 70, 75, 76, 80, 85], 3);
      const [u, v, w] = [100 - a, 100 - b, 100 - c];
      const [x = 1, y = 1, z = 1] = ratioOf(v * w, u * w, u * v).map(Number);
      const unit = draw.step(1000, 9000, 500);
      return Math.max(x, y, z) > 15 ||
        3 * z * c === 100 * (x + y + z) ||
        (x + y + z) * unit > 400000 ||
        lcm(u, v, w) > 1000
        ? null
        : { a, b, c, total: (x + y + z) * unit, frame: draw.int(0, 1), ...draw.pick(savers) };
    },
    forms: [spends],
  }),
  ...situation<Faces>({
    type: 'AR.RAT.4',
    situation: 'products-of-pairs',
    tries: 100,
    draw: draw => {
      const [x = 1, y = 2, z = 3] = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 3);
      const unit = draw.int(2, 6);
      return x * y * z > 160 || Math.max(...ratioOf(x, y, z).map(Number)) < Math.max(x, y, z)
        ? null
        : { x: x * unit, y: y * unit, z: z * unit, frame: draw.int(0, 2) };
    },
    forms: [volume],
  }),
];

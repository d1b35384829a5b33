import type Fraction from 'fraction.js';
import { isCount, lcm } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { ratio, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { ratioOf } from '../../value.ts';

interface Shares {
  one: string;
  two: string;
  three: string;
  a: number;
  b: number;
  c: number;
  total: number;
  frame: number;
}

const stories = [
  { one: 'Ayesha', two: 'Dorjee', three: 'Karthik' },
  { one: 'Rukmini', two: 'Joseph', three: 'Tenzin' },
  { one: 'Nandini', two: 'Farhan', three: 'Sneha' },
  { one: 'Murugan', two: 'Harleen', three: 'Lalrin' },
] as const;

const times = (n: number) =>
  ({ 2: 'twice', 3: 'thrice', 4: 'four times', 5: 'five times', 6: 'six times', 8: 'eight times' })[n] ??
  `$${n}$ times`;

const third = form<Shares>(
  'third-share-of-the-total',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ a, b, c, total }) => {
      for (let share = 1; share < total; share += 1)
        if (Math.abs((share * c) / a + (share * c) / b + share - total) < 1e-9) return share;
      throw new Error('no share fits');
    },
  },
  ({ one, two, three, a, b, c, total, frame }, { step, find }) => {
    const value = step(calc`lcm(${a}, ${b}, ${c})`, {
      name: 'a value of the three equal products',
      because: text`The real products are not known, but only their ratio to the amounts matters. A number that all
        three multipliers divide keeps fractions away.`,
    })`
      The three products are equal. Suppose that each of them is the LCM of $${a}$, $${b}$ and $${c}$, so that every
      amount is a whole number of parts.`;
    const first = find(calc`${value} / ${a}`, { name: text`the parts of ${one}` });
    const second = find(calc`${value} / ${b}`, { name: text`the parts of ${two}` });
    const parts = step(calc`${value} / ${c}`, {
      name: text`the parts of ${three}`,
      because: text`${c} times the amount of ${three} gives the product, so the product is divided by ${c}. The larger
        the multiplier, the smaller the amount that it brings to the same product.`,
    })`
      An amount is the product divided by its multiplier: ${one} has $${value} \div ${a} = ${first}$ parts and ${two}
      has $${value} \div ${b} = ${second}$. Find the parts of ${three} in the same way.`;
    const all = step(calc`${first} + ${second} + ${parts}`, {
      name: 'the number of parts',
      because: text`The ₹${total} belong to all three together, so the parts of all three make up the whole, those of
        ${three} too.`,
    })`
      Add the parts of the three to find how many parts the whole ₹${total} has.`;
    const share = step(calc`${total} * ${parts} / ${all}`, {
      because: text`All parts are of equal size, so the fraction of the parts is also the fraction of the money.`,
    })`
      ${three} has $${parts}$ of these $${all}$ parts. Find that fraction of ₹${total}.`;
    return {
      answer: share,
      stem:
        frame === 0
          ? text`${one}, ${two} and ${three} divide ₹${total} among themselves in such a way that ${times(a)} the share
            of ${one}, ${times(b)} the share of ${two} and ${times(c)} the share of ${three} are equal. How much does
            ${three} get?`
          : frame === 1
            ? text`Last month ${one}, ${two} and ${three} spent ₹${total} in all. If the amount of ${one} is multiplied
              by $${a}$, that of ${two} by $${b}$ and that of ${three} by $${c}$, the three results are the same. What
              did ${three} spend?`
            : text`${one} earns as much in $${a}$ days as ${two} in $${b}$ days and ${three} in $${c}$ days. On a day
              on which all three work they earn ₹${total} together. Find what ${three} earns on such a day.`,
      show: rupees,
      slips: [
        slip('took_ratio_terms_for_amounts', share, calc`${total} * ${c} / (${a} + ${b} + ${c})`)`
            You divided in the ratio of the multipliers: ${here}. The largest multiplier belongs to the smallest
            amount.`,
        slip('inverted_the_ratio', share, calc`${total} * ${a} / (${a} + ${b} + ${c})`)`
            You wrote the multipliers in the opposite order: ${here}. The amounts are in the ratio of the reciprocals
            of the multipliers.`,
        slip('assumed_equal_parts', share, calc`${total} / 3`)`
          You made the three amounts equal: ${here}. It is the products that are equal; with different multipliers the
          amounts differ.`,
        slip('answered_another_quantity', parts, calc`${value} / ${b}`)`
          You used the parts of ${two}, ${here}, for ${three}. The multiplier of ${three} is $${c}$.`,
        slip('answered_another_quantity', parts, calc`${value} / ${a}`)`
          You used the parts of ${one}, ${here}, for ${three}. The multiplier of ${three} is $${c}$.`,
        slip('took_a_part_for_the_whole', all, calc`${first} + ${second}`)`
          You left the parts of ${three} out of the whole: ${here}. The ₹${total} belong to all three, so all parts are
          counted.`,
        slip('divided_by_the_wrong_number', share, calc`${total} / ${c}`)`
            You divided all the money by the multiplier of ${three}: ${here}. The multiplier alone gives no part of
            the whole.`,
      ],
      snapRead: text`Three products are equal and the total is known: the amounts are in the ratio of the reciprocals
        of the multipliers.`,
      approach: text`Let the equal products be the LCM of the multipliers. Then the parts of all three are whole
        numbers, and the total can be divided by their sum.`,
      check: text`With ₹${share} for ${three}, the product is $${calc`${c} * ${share}`}$; divided by $${a}$ and
        $${b}$, that gives ₹${share.mul(c).div(a)} and ₹${share.mul(c).div(b)}, and all three make ₹${total}.`,
      principle: text`If products are equal, the amounts are in the ratio of the reciprocals of their multipliers.`,
    };
  },
);

interface Portions {
  one: string;
  two: string;
  three: string;
  what: string;
  /** Per cents of the three that are equal. */
  a: number;
  b: number;
  c: number;
  frame: number;
}

const places = [
  { one: 'Pune', two: 'Nagpur', three: 'Nashik', what: 'voters' },
  { one: 'the first school', two: 'the second school', three: 'the third school', what: 'students' },
  { one: 'Guntur', two: 'Kurnool', three: 'Nellore', what: 'houses' },
] as const;

const triple = form<Portions, readonly Fraction[]>(
  'ratio-from-equal-per-cents',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ a, b, c }) => {
      for (let x = 1; x <= 400; x += 1)
        if ((x * a) % b === 0 && (x * a) % c === 0) return [x, (x * a) / b, (x * a) / c];
      throw new Error('no ratio fits');
    },
  },
  ({ one, two, three, what, a, b, c, frame }, { step }) => {
    const value = step(calc`lcm(${a}, ${b}, ${c})`, {
      name: 'a value of the three equal products',
      because: text`Any value may be supposed, because only the ratio of the totals is asked. A number that all three
        per cents divide keeps fractions away.`,
    })`
      ${a}% of the first total, ${b}% of the second and ${c}% of the third are the same number, so the totals times
      $${a}$, $${b}$ and $${c}$ are equal. Suppose that each product is the LCM of the three numbers.`;
    const terms = step(() => ratioOf(value.div(a), value.div(b), value.div(c)), {
      works: ([x = value, y = value, z = value]) =>
        tex`\frac{${value}}{${a}} : \frac{${value}}{${b}} : \frac{${value}}{${c}} = ${x} : ${y} : ${z}`,
      because: text`If ten are 5% of one total and 10% of another, the totals are 200 and 100: the larger per cent
        belongs to the smaller total. So divide by the per cents; their own ratio would put it the wrong way round.`,
    })`
      A total is the product divided by its per cent. Divide this value by each of the three numbers and write the
      ratio of the results.`;
    const [x = value, y = value, z = value] = terms;
    return {
      answer: terms,
      stem:
        frame === 0
          ? text`${a}% of the ${what} of ${one} are as many as ${b}% of the ${what} of ${two}, and as many as ${c}% of
            the ${what} of ${three}. In what ratio are the total numbers of ${what} of ${one}, ${two} and ${three}?`
          : text`A survey covered equally many ${what} in each of three places. They were ${a}% of all ${what} of
            ${one}, ${b}% of those of ${two} and ${c}% of those of ${three}. Find the ratio of the total numbers of
            ${what} of ${one}, ${two} and ${three}, in this order.`,
      show: ratio,
      size: ([u = value, v = value, w = value]) => u.div(u.add(v).add(w)).valueOf(),
      plausible: list => list.every(term => isCount(term)),
      slips: [
        slip('took_ratio_terms_for_amounts', terms, ratioOf(a, b, c))`
            You used the ratio of the per cents themselves, $${a} : ${b} : ${c}$. A larger per cent belongs to a
            smaller total.`,
        slip('inverted_the_ratio', terms, ratioOf(c, b, a))`
            You only turned the order round: $${c} : ${b} : ${a}$. The totals are in the ratio of the reciprocals of
            the per cents.`,
        slip('gave_the_complement', terms, ratioOf(100 - a, 100 - b, 100 - c))`
            You compared the per cents that are left, $${100 - a} : ${100 - b} : ${100 - c}$. The equal numbers belong
            to the given per cents.`,
        slip('joined_ratios_unmatched', terms, ratioOf(b, a, c))`
            You wrote $${b} : ${a}$ for ${one} and ${two}, which is right, and then $${c}$ for ${three}. The three
            terms have to belong to the same product.`,
        slip('mixed_up_sum_and_product', terms, ratioOf(b + c, a + c, a + b))`
            You used the sums of two per cents, $${b + c} : ${a + c} : ${a + b}$. The terms are the products of the
            other two per cents.`,
        slip('swapped_the_two', terms, () => ratioOf(z, y, x))`
          You named the places in the opposite order, $${ratioTex(terms)}$. The ${a}% belong to ${one}, which comes
          first.`,
        slip('joined_ratios_unmatched', terms, ratioOf(b, a, b))`
          You wrote $${b} : ${a}$ for ${one} and ${two}, which is right, but gave ${three} the term of ${one}. ${c}% of
          ${three} need a term of their own.`,
      ],
      snapRead: text`Per cents of three totals are the same number: the totals are in the ratio of the reciprocals of
        the per cents.`,
      approach: text`Choose a value for the three equal products that all the per cents divide. Then each total is
        found by one division.`,
      check: text`$${a} \times ${x} = ${x.mul(a)}$, $${b} \times ${y} = ${y.mul(b)}$ and $${c} \times ${z} =
        ${z.mul(c)}$ are equal.`,
      principle: text`When equal numbers are different per cents of their totals, the larger per cent belongs to the
        smaller total.`,
    };
  },
);

const ratioTex = (terms: readonly Fraction[]) => terms.map(String).join(' : ');

/** AR.RAT.4 Easy: a share from the total, and totals of which equal numbers are parts. */
export const oneTotal: readonly AnyTemplate[] = [
  ...situation<Shares>({
    type: 'AR.RAT.4',
    situation: 'three-equal-products',
    tries: 100,
    draw: draw => {
      const [a = 2, b = 3, c = 4] = draw.some([2, 3, 4, 5, 6, 8, 9, 10, 12], 3);
      const whole = lcm(a, b, c);
      const parts = whole / a + whole / b + whole / c;
      const unit = draw.step(20, 480, 10);
      return whole > 60 || parts * unit > 60000 || parts % 3 === 0
        ? null
        : { a, b, c, total: parts * unit, frame: draw.int(0, 2), ...draw.pick(stories) };
    },
    forms: [third],
  }),
  ...situation<Portions>({
    type: 'AR.RAT.4',
    situation: 'equal-per-cents',
    tries: 100,
    draw: draw => {
      const [a = 20, b = 25, c = 40] = draw.some([12, 15, 16, 18, 20, 24, 25, 30, 35, 36, 40, 45, 48, 60], 3);
      return Math.max(...ratioOf(b * c, a * c, a * b).map(Number)) > 30
        ? null
        : { a, b, c, frame: draw.int(0, 1), ...draw.pick(places) };
    },
    forms: [triple],
  }),
];

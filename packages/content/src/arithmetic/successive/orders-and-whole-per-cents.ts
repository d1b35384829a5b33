import { path } from '../../path.ts';
import { numberTex, percent, percentTex, plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
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

const wholePerCents = form({
  form: 'whole-per-cents-with-a-net-change',
  band: 'Hard',
  also: ['NS.FAC.3', 'AL.DIO.2'],
  entry: true,
  seconds: 115,
  stem: ({ net, most, way }: Whole) => {
    const change = net > 0 ? `${percent(net)} more` : `${percent(-net)} less`;
    return way
      ? `A price was raised by $x\\%$ and the new price then lowered by $y\\%$, where $x$ and $y$ are positive integers and $x \\le ${most}$. In the end it was ${change} than at first. How many values can $x$ take?`
      : `First a number is increased by a whole number of per cent, at most ${percent(most)}, and then the result is decreased by a positive whole number of per cent. The final number is ${change} than the first one. In how many ways can the two per cents be chosen?`;
  },
  path: path<Whole>()
    .step(
      'product',
      ({ net }) => q(100 * (100 + net)),
      'Write the two multipliers in per cent. Their product is fixed by the net change.',
      ({ net }, { product }) => `(100 + x)(100 - y) = 100 \\times ${100 + net} = ${numberTex(product)}`,
    )
    .step(
      'least',
      ({ net }) => q(Math.max(100, 100 + net)),
      'The second factor must stay below 100 and the first above it; find the lower bound of the first.',
      (_p, { least }) => `100 - y < 100 \\;\\Rightarrow\\; 100 + x > ${numberTex(least)}`,
    )
    .step(
      'count',
      ({ most }, { product, least }) => {
        let count = 0;
        for (let r = least.valueOf() + 1; r <= 100 + most; r += 1)
          if (product.valueOf() % r === 0) count += 1;
        return q(count);
      },
      'Count the divisors of the product between the bounds.',
      ({ net, most }, { count }) =>
        `100 + x = ${rises(net, most).join(', ')} \\quad\\Rightarrow\\quad ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'lower_bound_ignored',
      at: 'least',
      wrongly: ({ net }) => (net > 0 ? q(100) : null),
      words: ({ net }) =>
        `A rise of less than ${percent(net)} cannot end ${percent(net)} above after a fall; such divisors do not count.`,
    },
    {
      misconception: 'boundary_included',
      at: 'least',
      wrongly: ({ net }) => q(Math.max(100, 100 + net) - 1),
      words: () => 'One value belongs to a change of $0\\%$, and both changes are positive.',
    },
    {
      misconception: 'upper_bound_ignored',
      at: 'count',
      wrongly: ({ net }) => q(rises(net, 100 * (100 + Math.abs(net))).length),
      words: ({ most }) =>
        `Divisors beyond $${100 + most}$ are counted too, though the rise is at most ${percent(most)}.`,
    },
    {
      misconception: 'adds_percentages',
      at: 'count',
      wrongly: ({ net, most }) => q(net > 0 ? most - net : most),
      words: ({ net }) =>
        `Every pair with $x - y = ${net}$ is counted, as if per cents of different bases could be subtracted.`,
    },
    {
      misconception: 'upper_boundary_left_out',
      at: 'count',
      wrongly: ({ net, most }) =>
        (100 * (100 + net)) % (100 + most) === 0 ? q(rises(net, most - 1).length) : null,
      words: ({ most }) => `A rise of exactly ${percent(most)} is allowed, and gives a whole fall.`,
    },
    {
      misconception: 'even_multipliers_only',
      at: 'count',
      wrongly: ({ net, most }) => q(rises(net, most).filter(r => r % 2 === 0).length),
      words: () => 'Only even divisors are in this list; odd ones give whole per cents as well.',
    },
    {
      misconception: 'round_per_cents_only',
      at: 'count',
      wrongly: ({ net, most }) => q(rises(net, most).filter(r => r % 5 === 0).length),
      words: () => 'Only rises that are multiples of five per cent are counted.',
    },
    {
      misconception: 'small_rises_left_out',
      at: 'count',
      wrongly: ({ net, most }) => q(rises(net, most).filter(r => r >= 120).length),
      words: () => 'Rises below $20\\%$ were not tried.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A rise and a fall by whole per cents with a given net effect: a product of two whole factors.',
  approach: () =>
    'Multipliers in per cent are whole numbers with a fixed product, so divisors between two bounds are counted.',
  faster: ({ net, most }) =>
    `Factorise $100 \\times ${100 + net}$ and list its divisors from $${Math.max(100, 100 + net) + 1}$ to $${100 + most}$.`,
  check: ({ net, most }) =>
    `The changes are ${rises(net, most)
      .map(r => `$+${r - 100}\\%, -${100 - (100 * (100 + net)) / r}\\%$`)
      .join('; ')}.`,
  principle: 'Whole per cents with a fixed joint effect are divisors: write multipliers, not changes.',
  verify: ({ net, most }) => {
    let count = 0;
    for (let x = 1; x <= most; x += 1)
      for (let y = 1; y < 100; y += 1) if ((100 + x) * (100 - y) === 100 * (100 + net)) count += 1;
    return q(count);
  },
});

interface Tied {
  a: number;
  b: number;
  price: number;
  way: boolean;
}

const greatestPrice = form({
  form: 'greatest-price-of-tied-changes',
  band: 'Hard',
  also: ['AL.QUA.7'],
  seconds: 110,
  stem: ({ a, b, price, way }: Tied) =>
    way
      ? `An article costs ${rupees(price)}. Its price is raised by $${a === 1 ? '' : a}x\\%$ and then lowered by $${b === 1 ? '' : b}x\\%$, where $x$ is a positive number. What is the highest final price possible?`
      : `A club with a fee of ${rupees(price)} raises it and then gives all members a rebate on the raised fee. The per cent of the rise is to that of the rebate as $${a} : ${b}$. What is the maximum fee, in rupees, that can result?`,
  path: path<Tied>()
    .step(
      'middle',
      ({ a, b }) => q(50 * (a - b), a * b),
      'The final price is a quadratic in $x$ that opens downwards. Its zeros are where one of the factors vanishes, so it is greatest midway between them.',
      ({ a, b }, { middle }) =>
        `x = \\frac12\\left(\\frac{100}{${b}} - \\frac{100}{${a}}\\right) = ${numberTex(middle)}`,
    )
    .step(
      'factor',
      ({ a, b }, { middle }) =>
        q(100)
          .add(middle.mul(a))
          .mul(q(100).sub(middle.mul(b)))
          .div(10000),
      'Find the joint multiplier there.',
      ({ a, b }, { middle, factor }) =>
        `${numberTex(q(100).add(middle.mul(a)))}\\% \\times ${numberTex(q(100).sub(middle.mul(b)))}\\% = ${percentTex(factor.mul(100))}`,
    )
    .step(
      'price',
      ({ price }, { factor }) => factor.mul(price),
      'Apply it to the price.',
      ({ price }, { factor, price: end }) => `${price} \\times ${numberTex(factor)} = ${numberTex(end)}`,
    ),
  slips: [
    {
      misconception: 'adds_percentages',
      at: 'factor',
      wrongly: ({ a, b }, { middle }) =>
        q(100)
          .add(middle.mul(a - b))
          .div(100),
      words: () => 'The rebate was taken of the first price; it is measured on the raised one.',
    },
    {
      misconception: 'sign_of_cross_term',
      at: 'factor',
      wrongly: ({ a, b }, { middle }) =>
        q(100)
          .add(middle.mul(a - b))
          .div(100)
          .add(
            middle
              .mul(middle)
              .mul(a * b)
              .div(10000),
          ),
      words: () => 'The product of the two changes was added; a rise followed by a fall loses it.',
    },
    {
      misconception: 'zero_for_middle',
      at: 'middle',
      wrongly: ({ a, b }) => q(100 * (a - b), a * b),
      words: ({ price }) =>
        `At twice the best $x$ the price is back at ${rupees(price)}, so the maximum lies halfway.`,
    },
    {
      misconception: 'gives_the_raised_price',
      at: 'price',
      wrongly: ({ a, price }, { middle }) => q(100).add(middle.mul(a)).mul(price).div(100),
      words: () => 'That is the price after the rise, before it is lowered.',
    },
    {
      misconception: 'halves_the_best_change',
      at: 'middle',
      wrongly: ({ a, b }) => q(25 * (a - b), a * b),
      words: () => 'The value of $x$ used here is only half of the best one.',
    },
    {
      misconception: 'largest_whole_ten',
      at: 'middle',
      wrongly: ({ a, b }) => {
        const best = q(50 * (a - b), a * b);
        const ten = q(Math.max(10, Math.floor(best.valueOf() / 10) * 10));
        return ten.equals(best) || ten.mul(b).valueOf() >= 100 ? null : ten;
      },
      words: (_p, { middle }) => `$x = ${numberTex(middle)}$ is near the best value, but not the best one.`,
    },
    {
      misconception: 'first_trial_kept',
      at: 'middle',
      wrongly: ({ a, b }) => (q(50 * (a - b), a * b).equals(5) ? null : q(5)),
      words: () =>
        'This is the price for $x = 5$, one trial that leads above the first price but not to the top.',
    },
    {
      misconception: 'gain_counted_twice',
      at: 'price',
      wrongly: ({ price }, { factor }) => factor.mul(2).sub(1).mul(price),
      words: () => 'The net gain was added twice to the price.',
    },
  ],
  show: value => rupees(value),
  plausible: (value, { price }) => value.valueOf() > price && value.d <= 4n,
  snapRead: () =>
    'A rise and a fall tied to one unknown: the final price as a quadratic, and its greatest value.',
  approach: () =>
    'The product of the multipliers is a downward parabola. It equals the first price at $x = 0$ and is symmetric, so look midway between its zeros.',
  faster: ({ a, b, price }) =>
    `Multiply out with equal sums: $\\frac{1}{${a * b}}(${100 * b} + ${a * b}x)(${100 * a} - ${a * b}x)$ has factors of constant sum, greatest when both are $${50 * (a + b)}$: ${rupees(price)} times $\\frac{${(a + b) ** 2}}{${4 * a * b}}$.`,
  check: ({ a, b, price }, { middle, price: end }) => {
    const at = (x: number) => Math.round(price * (1 + (a * x) / 100) * (1 - (b * x) / 100));
    const m = middle.valueOf();
    return `Nearby values are lower: about ${rupees(at(m * 0.8))} at $x = ${numberTex(middle.mul(q(4, 5)))}$ and at $x = ${numberTex(middle.mul(q(6, 5)))}$, against ${rupees(end)}.`;
  },
  principle:
    'Two changes tied to one unknown make a quadratic: its extreme value lies midway between its zeros.',
  verify: ({ a, b, price }) => {
    let best = 0;
    for (let i = 1; i <= 1_200_000; i += 1) {
      const x = i / 12_000;
      const end = (1 + (a * x) / 100) * (1 - (b * x) / 100);
      if (end > best) best = end;
    }
    return q(Math.round(best * price * 100)).div(100);
  },
});

interface Orders {
  tax: number;
  discount: number;
  coupon: number;
  price: number;
  way: boolean;
}

const orderOfSteps = form({
  form: 'best-against-worst-order',
  band: 'Hard',
  also: ['AR.PLD.8', 'AL.INQ.7'],
  entry: true,
  seconds: 105,
  stem: ({ tax, discount, coupon, price, way }: Orders) =>
    way
      ? `On a bill of ${rupees(price)} three things are done in some order: a tax of ${percent(tax)} is added, a discount of ${percent(discount)} is given, and a voucher of ${rupees(coupon)} is taken off, each applied to the amount at that moment. By how many rupees do the highest and the lowest final amounts differ?`
      : `A tailor's charge of ${rupees(price)} is subject to ${percent(tax)} tax, to ${percent(discount)} off for regular customers, and to a coupon that reduces the amount by ${rupees(coupon)}. These steps may follow one another in any order. What is the difference, in rupees, between the most and the least that a regular customer may have to pay?`,
  path: path<Orders>()
    .step(
      'most',
      ({ tax, coupon }) => q((100 + tax) * coupon, 100),
      'Tax and discount multiply, so their order does not matter; only the place of the fixed amount does. It counts most when just the tax comes after it.',
      ({ tax, coupon }, { most }) => `${coupon} \\times ${numberTex(q(100 + tax, 100))} = ${numberTex(most)}`,
    )
    .step(
      'least',
      ({ discount, coupon }) => q((100 - discount) * coupon, 100),
      'It counts least when just the discount comes after it.',
      ({ discount, coupon }, { least }) =>
        `${coupon} \\times ${numberTex(q(100 - discount, 100))} = ${numberTex(least)}`,
    )
    .step(
      'difference',
      (_p, { most, least }) => most.sub(least),
      'The final amounts differ by as much as these reductions.',
      (_p, { most, least, difference }) =>
        `${numberTex(most)} - ${numberTex(least)} = ${numberTex(difference)}`,
    ),
  slips: [
    {
      misconception: 'only_first_and_last',
      at: 'most',
      wrongly: ({ coupon }) => q(coupon),
      words: ({ tax }) =>
        `The fixed amount may also come just before the tax, and then ${percent(tax)} of it is saved too.`,
    },
    {
      misconception: 'only_first_and_last',
      at: 'least',
      wrongly: ({ coupon }) => q(coupon),
      words: ({ discount }) =>
        `Taken off before the discount, the fixed amount is itself reduced by ${percent(discount)}.`,
    },
    {
      misconception: 'both_after_it_is_least',
      at: 'least',
      wrongly: ({ tax, discount, coupon }) => q((100 + tax) * (100 - discount) * coupon, 10000),
      words: () =>
        'With tax and discount both after it, the tax restores a part; the discount alone makes it smallest.',
    },
    {
      misconception: 'both_after_it_is_most',
      at: 'most',
      wrongly: ({ tax, discount, coupon }) => q((100 + tax) * (100 - discount) * coupon, 10000),
      words: () => 'With both after it the discount lowers the reduction; the tax alone makes it largest.',
    },
    {
      misconception: 'order_of_per_cents_matters',
      at: 'difference',
      wrongly: ({ tax, discount, price }) => q(tax * discount * price, 10000),
      words: () => 'Exchanging tax and discount changes nothing, for factors may be multiplied in any order.',
    },
    {
      misconception: 'difference_of_the_per_cents',
      at: 'difference',
      wrongly: ({ tax, discount, coupon }) =>
        tax === discount ? null : q(Math.abs(tax - discount) * coupon, 100),
      words: () =>
        'The per cents were subtracted; one raises the reduction and the other lowers it, so their distance is the sum.',
    },
    {
      misconception: 'cross_term_added',
      at: 'difference',
      wrongly: ({ tax, discount, coupon }) =>
        q((tax + discount) * coupon, 100).add(q(tax * discount * coupon, 10000)),
      words: () =>
        'A product of the two per cents was added, though no order applies both to make the gap larger.',
    },
    {
      misconception: 'gives_the_largest_reduction',
      gives: 'most',
      words: (_p, { most }) =>
        `${rupees(most)} is the largest reduction itself, not a difference of final amounts.`,
    },
    {
      misconception: 'gives_the_smallest_reduction',
      gives: 'least',
      words: (_p, { least }) => `${rupees(least)} is the smallest reduction, in the worst order.`,
    },
  ],
  show: value => rupees(value),
  plausible: value => value.valueOf() > 0 && value.d <= 4n,
  snapRead: () =>
    'Two per cents and a fixed amount in any order: only the place of the fixed amount matters.',
  approach: () =>
    'Follow the fixed amount: what it takes off in the end is itself multiplied by what comes after it. Compare the four cases.',
  faster: ({ tax, discount, coupon }) =>
    `The reduction ranges from ${percent(100 - discount)} to ${percent(100 + tax)} of ${rupees(coupon)}: the gap is ${percent(tax + discount)} of it.`,
  check: ({ tax, discount, coupon, price }) => {
    const full = q(price * (100 + tax) * (100 - discount), 10000);
    return `The final amounts are ${rupees(full.sub(q((100 - discount) * coupon, 100)))} and ${rupees(full.sub(q((100 + tax) * coupon, 100)))}; the other orders lie between.`;
  },
  principle: 'Among multipliers a fixed amount is changed only by those that come after it.',
  verify: ({ tax, discount, coupon, price }) => {
    const steps = [
      (x: ReturnType<typeof q>) => x.mul(100 + tax).div(100),
      (x: ReturnType<typeof q>) => x.mul(100 - discount).div(100),
      (x: ReturnType<typeof q>) => x.sub(coupon),
    ];
    const ends = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ].map(order => order.reduce((x, i) => (steps[i] as (typeof steps)[0])(x), q(price)));
    const sorted = ends.sort((x, y) => x.compare(y));
    return (sorted[5] ?? q(0)).sub(sorted[0] ?? q(0));
  },
});

/** AR.PCT.2 Hard: whole per cents, changes tied to one unknown, and the order of three steps. */
export const ordersAndWholePerCents: readonly AnyTemplate[] = [
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
  ...situation<Tied>({
    type: 'AR.PCT.2',
    situation: 'tied-changes',
    draw: draw => {
      const [a, b] = draw.pick([
        [2, 1],
        [3, 1],
        [4, 1],
        [5, 1],
        [3, 2],
        [5, 2],
        [4, 3],
        [5, 3],
        [5, 4],
      ] as const);
      const price = draw.step(240, 9600, 40);
      const end = q(price * (a + b) ** 2, 4 * a * b);
      return end.d === 1n ? { a, b, price, way: draw.chance(0.5) } : null;
    },
    tries: 30,
    forms: [greatestPrice],
  }),
  ...situation<Orders>({
    type: 'AR.PCT.2',
    situation: 'three-steps-in-any-order',
    draw: draw => {
      const tax = draw.pick([5, 8, 10, 12, 15, 18, 20]);
      const discount = draw.pick([5, 10, 15, 20, 25, 30, 40]);
      const coupon = draw.step(60, 600, 20);
      const price = draw.step(1200, 6000, 100);
      return tax !== discount && (coupon * (tax + discount)) % 100 === 0 && price > 4 * coupon
        ? { tax, discount, coupon, price, way: draw.chance(0.5) }
        : null;
    },
    tries: 30,
    forms: [orderOfSteps],
  }),
];

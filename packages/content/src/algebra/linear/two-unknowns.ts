import { path } from '../../path.ts';
import { peopleInAlgebra } from '../../people.ts';
import { plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Story {
  /** The two amounts of the first form, and what the larger has above k times the smaller. */
  small: number;
  k: number;
  extra: number;
  /** Prices, and how many of each are bought. */
  x: number;
  gap: number;
  m: number;
  n: number;
  /** Questions, right answers, marks for one. */
  asked: number;
  right: number;
  plus: number;
  minus: number;
  people: readonly string[];
  way: boolean;
}

const times = (k: number) => (k === 2 ? 'twice' : `$${k}$ times`);

const more = form({
  form: 'more-than-times',
  revision: 2,
  apart: true,
  band: 'Easy',
  seconds: 45,
  entry: true,
  stem: ({ small, k, extra, people: [a, b], way }: Story) =>
    way
      ? `${a} and ${b} together have $${(k + 1) * small + extra}$ stamps. ${a} has $${extra}$ more than ${times(k)} as many as ${b}. How many stamps does ${a} have?`
      : `A rope of $${(k + 1) * small + extra}$ cm is cut so that the longer piece is $${extra}$ cm longer than ${times(k)} the shorter one. How long, in cm, is the longer piece?`,
  path: path<Story>()
    .quiet('total', ({ small, k, extra }) => q((k + 1) * small + extra))
    .quiet('parts', ({ k }) => q(k + 1))
    .quiet('above', ({ extra }) => q(extra))
    .step(
      'smaller',
      (_p, { total, parts, above }) => total.sub(above).div(parts),
      'Without the extra, the total is a whole number of the smaller amount: one and the given multiple.',
      ({ k }, { total, above, smaller }) => `\\frac{${total} - ${above}}{${k} + 1} = ${smaller}`,
    )
    .quiet('multiple', ({ k }) => q(k))
    .step(
      'larger',
      ({ extra }, { smaller, multiple }) => smaller.mul(multiple).add(extra),
      'The larger amount is that multiple of the smaller with the extra added.',
      ({ extra }, { smaller, multiple, larger }) => `${multiple} \\times ${smaller} + ${extra} = ${larger}`,
    ),
  slips: [
    {
      misconception: 'reports_other_unknown',
      gives: 'smaller',
      words: (_p, { smaller }) => `$${smaller}$ is the smaller of the two.`,
    },
    {
      misconception: 'extra_on_the_wrong_side',
      at: 'above',
      wrongly: ({ extra }) => q(-extra),
      words: ({ extra }, { smaller }) =>
        `The $${extra}$ was put on the smaller side, which makes the smaller amount $${smaller.toFraction()}$.`,
    },
    {
      misconception: 'extra_forgotten',
      at: 'above',
      wrongly: () => q(0),
      words: ({ k, extra }) =>
        `The total was shared in the ratio $${k} : 1$ before the extra of $${extra}$ was set aside.`,
    },
    {
      misconception: 'extra_added_twice',
      at: 'larger',
      wrongly: ({ extra }, { larger }) => larger.add(extra),
      words: ({ extra }) =>
        `The extra of $${extra}$ belongs to the larger amount once; here it was added two times.`,
    },
    {
      misconception: 'extra_taken_off_twice',
      at: 'above',
      wrongly: ({ extra }) => q(2 * extra),
      words: ({ extra }) => `The extra of $${extra}$ was taken off the total twice.`,
    },
    {
      misconception: 'one_part_too_many',
      at: 'parts',
      wrongly: ({ k }) => q(k + 2),
      words: ({ k }, { parts }) =>
        `Dividing by $${parts}$ counts a part too many; $${k}$ and one are enough.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { small, k, extra }) =>
    value.d === 1n && value.valueOf() > 0 && value.valueOf() < (k + 1) * small + extra,
  snapRead: () =>
    'A total and a comparison: the larger amount is a multiple of the smaller and something more.',
  approach: () =>
    'Set the extra aside. The rest of the total is a whole number of equal parts, one of which is the smaller amount.',
  faster: ({ small, k, extra }) =>
    `$${(k + 1) * small} = ${(k + 1) * small + extra} - ${extra}$ is ${k + 1} parts; the larger has ${k} of them and $${extra}$.`,
  check: (_p, { smaller, larger, total }) => `$${larger} + ${smaller} = ${total}$, the given total.`,
  principle: 'Set the extra aside first; then a total and a multiple are a matter of equal parts.',
  verify: ({ small, k, extra }) => {
    for (let y = 1; y < 5000; y += 1)
      if (y + k * y + extra === (k + 1) * small + extra) return q(k * y + extra);
    throw new Error('no amount fits');
  },
});

/** How many of each are asked for: of the costlier kind and of the cheaper one. */
const orderOf = ({ m, n }: Story) => [2 + (n % 3), 2 + ((m + n) % 4)] as const;

const prices = form({
  form: 'one-price-above-the-other',
  revision: 4,
  band: 'Easy',
  seconds: 55,
  entry: true,
  suits: (p: Story) => {
    const [u, v] = orderOf(p);
    return p.m !== p.n && u !== v && u * p.n !== v * p.m;
  },
  stem: (p: Story) => {
    const { x, gap, m, n, way } = p;
    const [u, v] = orderOf(p);
    return way
      ? `A plate of momos costs ${rupees(gap)} more than a cup of soup. If $${m}$ plates of momos and $${n}$ cups of soup cost ${rupees(m * (x + gap) + n * x)}, what do $${u}$ plates of momos and $${v}$ cups of soup cost?`
      : `An adult's ticket costs ${rupees(gap)} more than a child's ticket. A family paid ${rupees(m * (x + gap) + n * x)} for $${m}$ adults and $${n}$ children. How much do the tickets for $${u}$ adults and $${v}$ children cost?`;
  },
  path: path<Story>()
    .quiet('bill', ({ x, gap, m, n }) => q(m * (x + gap) + n * x))
    .quiet('over', ({ gap, m }) => q(m * gap))
    .step(
      'base',
      (_p, { bill, over }) => bill.sub(over),
      'Imagine that all of them were of the cheaper kind: the bill would fall by the price difference for each costlier one.',
      ({ gap, m }, { bill, base }) => `${bill} - ${m} \\times ${gap} = ${base}`,
    )
    .quiet('pieces', ({ m, n }) => q(m + n))
    .quiet('cheap', (_p, { base, pieces }) => base.div(pieces))
    .step(
      'dear',
      ({ gap }, { cheap }) => cheap.add(gap),
      'Share this over all pieces to get the lower price, and add the difference to get the higher one.',
      ({ gap }, { base, pieces, dear }) => `\\frac{${base}}{${pieces}} + ${gap} = ${dear}`,
    )
    .step(
      'order',
      (p, { cheap, dear }) => dear.mul(orderOf(p)[0]).add(cheap.mul(orderOf(p)[1])),
      'Take as many of each price as are asked for.',
      (p, { cheap, dear, order }) =>
        `${orderOf(p)[0]} \\times ${dear} + ${orderOf(p)[1]} \\times ${cheap} = ${order}`,
    ),
  slips: [
    {
      misconception: 'prices_exchanged',
      at: 'order',
      wrongly: (p, { cheap, dear }) => cheap.mul(orderOf(p)[0]).add(dear.mul(orderOf(p)[1])),
      words: (p, { cheap, dear }) =>
        `$${orderOf(p)[0]} \\times ${cheap} + ${orderOf(p)[1]} \\times ${dear}$ exchanges the two prices.`,
    },
    {
      misconception: 'difference_counted_once',
      at: 'over',
      wrongly: ({ gap }) => q(gap),
      words: ({ gap, m }) =>
        `The difference of ${rupees(gap)} was taken off once, but there are $${m}$ of the costlier kind.`,
    },
    {
      misconception: 'difference_ignored',
      at: 'over',
      wrongly: () => q(0),
      words: ({ gap }, { bill, pieces, cheap }) =>
        `$${bill} \\div ${pieces} = ${cheap.toFraction()}$ was taken for the lower price; the bill holds ${rupees(gap)} more for each costlier one.`,
    },
    {
      misconception: 'difference_added_to_both',
      at: 'order',
      wrongly: (p, { dear }) => dear.mul(orderOf(p)[0] + orderOf(p)[1]),
      words: (_p, { dear }) =>
        `The higher price, ${rupees(dear)}, was taken for both; the difference belongs to one of them only.`,
    },
    {
      misconception: 'difference_forgotten_at_the_end',
      at: 'dear',
      wrongly: (_p, { cheap }) => cheap,
      words: (_p, { cheap }) =>
        `${rupees(cheap)} is the price of the cheaper kind; it was taken for both, without the difference.`,
    },
    {
      misconception: 'difference_for_all_pieces',
      at: 'over',
      wrongly: ({ gap, n }) => q(gap * n),
      words: ({ gap, n }) =>
        `The difference of ${rupees(gap)} was taken off for the $${n}$ cheaper ones, which do not have it.`,
    },
    {
      misconception: 'more_than_the_wrong_way_round',
      at: 'over',
      wrongly: ({ gap, m }) => q(-gap * m),
      words: ({ gap, m }) =>
        `$${m} \\times ${gap}$ was added to the bill: that makes the first kind the cheaper one.`,
    },
    {
      misconception: 'difference_for_every_piece',
      at: 'over',
      wrongly: ({ gap, m, n }) => q(gap * (m + n)),
      words: ({ gap, m, n }) =>
        `${rupees(gap)} was taken off for all $${m + n}$ pieces, though only $${m}$ are costlier.`,
    },
    {
      misconception: 'mean_price_for_both',
      at: 'order',
      wrongly: (p, { bill, pieces }) => bill.div(pieces).mul(orderOf(p)[0] + orderOf(p)[1]),
      words: (_p, { bill, pieces }) =>
        `$${bill} \\div ${pieces}$ is the mean price on the given bill; the two kinds stand in another ratio in the order asked for.`,
    },
  ],
  show: value => rupees(value),
  plausible: value => value.valueOf() > 0 && value.mul(2).d === 1n,
  // The costlier ones alone are dearer than their differences, and a smaller order is cheaper than the bill.
  onSight: (value, p) => {
    const [u, v] = orderOf(p);
    const bill = p.m * (p.x + p.gap) + p.n * p.x;
    return (
      value.valueOf() > u * p.gap &&
      (u > p.m || v > p.n || value.valueOf() < bill) &&
      (u < p.m || v < p.n || value.valueOf() > bill)
    );
  },
  snapRead: () => 'Two prices with a known difference, and one bill for some of each. Another bill is asked.',
  approach: () =>
    'Make all pieces alike: remove the difference for each costlier one and share. This gives the lower price, then the higher one, and then any bill.',
  faster: p => {
    const { x, gap, m, n } = p;
    const [u, v] = orderOf(p);
    return `The lower price is $\\frac{${m * (x + gap) + n * x} - ${m} \\times ${gap}}{${m + n}}$; $${u + v}$ times this and $${u} \\times ${gap}$ are asked.`;
  },
  check: ({ m, n, gap }, { dear, bill }) =>
    `$${m} \\times ${dear} + ${n} \\times ${dear.sub(gap)} = ${bill}$.`,
  principle: 'A known difference turns two unknowns into one: make all pieces alike and correct the total.',
  verify: p => {
    const { x, gap, m, n } = p;
    const [u, v] = orderOf(p);
    for (let y = 1; y < 2000; y += 1)
      if (m * y + n * (y - gap) === m * (x + gap) + n * x) return q(u * y + v * (y - gap));
    throw new Error('no price fits');
  },
});

const marks = form({
  form: 'right-and-wrong',
  revision: 4,
  apart: true,
  band: 'Easy',
  seconds: 45,
  entry: true,
  suits: ({ asked, right, plus, minus }: Story) => plus * right > minus * (asked - right),
  stem: ({ asked, right, plus, minus, people: [a], way }: Story) => {
    const score = plus * right - minus * (asked - right);
    return way
      ? `A test gives $${plus}$ marks for a right answer and takes off $${minus}$ for a wrong one. ${a} answered all $${asked}$ questions and scored $${score}$. How many answers were right?`
      : `A potter is paid ₹${plus} for each good tile and has to pay back ₹${minus} for each cracked one. For $${asked}$ tiles the potter received ₹${score} in all. How many of the tiles were good?`;
  },
  path: path<Story>()
    .quiet('score', ({ asked, right, plus, minus }) => q(plus * right - minus * (asked - right)))
    .quiet('all', ({ asked, plus }) => q(asked * plus))
    .step(
      'lost',
      (_p, { score, all }) => all.sub(score),
      'If all had been good, the result would be the greatest possible. Compare it with the result given.',
      ({ asked, plus }, { score, lost }) => `${asked} \\times ${plus} - ${score} = ${lost}`,
    )
    .quiet('each', ({ plus, minus }) => q(plus + minus))
    .quiet('wrong', (_p, { lost, each }) => lost.div(each))
    .step(
      'right',
      ({ asked }, { wrong }) => q(asked).sub(wrong),
      'Each bad one costs what it does not earn and what is taken off. Divide, and take the bad ones from all.',
      ({ asked, plus, minus }, { lost, wrong, right }) =>
        `\\frac{${lost}}{${plus} + ${minus}} = ${wrong}, \\quad ${asked} - ${wrong} = ${right}`,
    ),
  slips: [
    {
      misconception: 'reports_other_unknown',
      gives: 'wrong',
      words: (_p, { wrong }) => `$${wrong}$ is the number of bad ones.`,
    },
    {
      misconception: 'penalty_only',
      at: 'each',
      wrongly: ({ minus }) => q(minus),
      words: ({ plus, minus }) =>
        `A bad one costs not only the $${minus}$ taken off but also the $${plus}$ it does not earn.`,
    },
    {
      misconception: 'penalty_ignored',
      at: 'each',
      wrongly: ({ plus }) => q(plus),
      words: ({ plus, minus }) =>
        `Dividing by $${plus}$ alone leaves out that $${minus}$ is taken off as well.`,
    },
    {
      misconception: 'subtracts_the_penalty',
      at: 'each',
      wrongly: ({ plus, minus }) => (plus - minus > 0 ? q(plus - minus) : null),
      words: ({ plus, minus }) =>
        `From $+${plus}$ to $-${minus}$ the change is their sum, not their difference.`,
    },
    {
      misconception: 'multiplies_gain_and_loss',
      at: 'each',
      wrongly: ({ plus, minus }) => (plus * minus > plus + minus ? q(plus * minus) : null),
      words: ({ plus, minus }) =>
        `A bad one changes the result by $${plus} + ${minus}$, not by $${plus} \\times ${minus}$.`,
    },
    {
      misconception: 'gain_counted_twice',
      at: 'each',
      wrongly: ({ plus, minus }) => q(2 * plus + minus),
      words: ({ plus, minus }) =>
        `Each bad one costs the missing $${plus}$ once and the $${minus}$ taken off, not $${2 * plus + minus}$.`,
    },
    {
      misconception: 'gain_doubled',
      at: 'each',
      wrongly: ({ plus }) => q(2 * plus),
      words: ({ plus }) =>
        `Dividing by $2 \\times ${plus}$ would be right only if as much were taken off as is given.`,
    },
    {
      misconception: 'bad_ones_left_out',
      at: 'right',
      wrongly: ({ plus }, { score }) => (score.div(plus).d === 1n ? score.div(plus) : null),
      words: ({ plus }, { score, right }) =>
        `$${score} \\div ${plus} = ${right}$ would be the good ones if nothing had been taken off.`,
    },
    {
      misconception: 'from_all_bad_with_the_gain_only',
      at: 'right',
      wrongly: ({ asked, plus, minus }, { score }) => {
        const found = score.add(asked * minus).div(plus);
        return found.d === 1n ? found : null;
      },
      words: ({ asked, plus, minus }, { score, right }) =>
        `From all bad, $-${asked * minus}$, it is $${score.add(asked * minus)}$ up; divided by $${plus}$ that gives $${right}$, but a good one is worth $${plus} + ${minus}$ more than a bad one.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { asked }) => value.d === 1n && value.valueOf() > 0 && value.valueOf() < asked,
  snapRead: () => 'A fixed number of things of two kinds, one adding and one taking off, and the result.',
  approach: () =>
    'Start from all good. The shortfall, divided by the loss for each bad one, gives the number of bad ones.',
  faster: ({ asked, right, plus, minus }) =>
    `Start from all bad: $\\frac{${plus * right - minus * (asked - right)} + ${minus} \\times ${asked}}{${plus + minus}}$ are good.`,
  check: ({ plus, minus }, { right, wrong, score }) =>
    `$${plus} \\times ${right} - ${minus} \\times ${wrong} = ${score}$.`,
  principle: 'Assume all are of one kind; the difference to the true result counts the others.',
  verify: ({ asked, right, plus, minus }) => {
    for (let r = 0; r <= asked; r += 1)
      if (plus * r - minus * (asked - r) === plus * right - minus * (asked - right)) return q(r);
    throw new Error('no number fits');
  },
});

/** AL.LIN.1 Easy: two facts, two unknowns. */
export const twoUnknowns: readonly AnyTemplate[] = situation<Story>({
  type: 'AL.LIN.1',
  situation: 'two-facts',
  draw: draw => {
    const asked = draw.int(20, 60);
    const k = draw.int(2, 5);
    const small = draw.int(14, 70);
    const plus = draw.int(3, 6);
    return {
      small,
      k,
      extra: (k + 1) * draw.int(1, 9),
      x: draw.step(20, 120, 5),
      gap: draw.step(15, 90, 5),
      m: draw.int(2, 6),
      n: draw.int(2, 7),
      asked,
      right: draw.int(Math.ceil(asked / 3), asked - 4),
      plus,
      minus: draw.int(1, plus - 1),
      people: draw.some(peopleInAlgebra, 2),
      way: draw.chance(0.5),
    };
  },
  forms: [more, prices, marks],
});

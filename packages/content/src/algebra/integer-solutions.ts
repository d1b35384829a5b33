import type Fraction from 'fraction.js';
import { rupees } from '../show.ts';
import type { AnyTemplate } from '../template.ts';
import { template } from '../template.ts';
import { q } from '../value.ts';

const count = (value: Fraction) => `$${value.toFraction()}$`;
const wholePositive = (value: Fraction) => value.d === 1n && value.s > 0n;
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** All (x, y) with ax + by = c and both at least `least`, by growing x. */
function solutions(a: number, b: number, c: number, least: number): [number, number][] {
  const found: [number, number][] = [];
  for (let x = least; a * x <= c; x += 1) {
    const rest = c - a * x;
    if (rest % b === 0 && rest / b >= least) found.push([x, rest / b]);
  }
  return found;
}
const pairTex = (pairs: readonly (readonly [number, number])[]) =>
  pairs.length <= 4
    ? pairs.map(([x, y]) => `(${x}, ${y})`).join(', ')
    : `${[...pairs.slice(0, 2), null, pairs.at(-1)].map(p => (p ? `(${p[0]}, ${p[1]})` : '\\ldots')).join(', ')}`;

interface Line {
  a: number;
  b: number;
  c: number;
}

/** AL.DIO.1 Easy: one solution, then equal steps to both ends. */
const positivePairs = template<Line, Fraction>({
  type: 'AL.DIO.1',
  band: 'Easy',
  variant: 'positive-pairs-on-a-line',
  revision: 1,
  draw: draw => {
    const [a, b] = [draw.int(2, 9), draw.int(3, 13)];
    if (gcd(a, b) !== 1 || a >= b) return null;
    const c = a * draw.int(3, 20) + b * draw.int(1, 12);
    const found = solutions(a, b, c, 1).length;
    return found >= 3 && found <= 9 && c <= 200 ? { a, b, c } : null;
  },
  stem: ({ a, b, c }) =>
    `How many pairs $(x, y)$ of positive integers satisfy the equation $${a}x + ${b}y = ${c}$?`,
  answer: ({ a, b, c }) => {
    // The first y from 1 up that leaves a multiple of a, then steps of a while x stays positive.
    let y = 1;
    while ((c - b * y) % a !== 0) y += 1;
    return q(Math.floor((c - a - b * y) / (a * b)) + 1);
  },
  slips: ({ a, b, c }) => {
    const found = solutions(a, b, c, 1).length;
    return [
      {
        misconception: 'zero_counted_as_positive',
        value: q(solutions(a, b, c, 0).length),
        words: 'You took the solutions in which one unknown is 0 as well; zero is not positive.',
      },
      {
        misconception: 'end_solution_missed',
        value: q(found - 1),
        words:
          'You took the number of steps between the first and the last solution; there is one solution more than steps.',
      },
      {
        misconception: 'off_by_one',
        value: q(found + 1),
        words: 'You took one step too many: beyond the last pair one unknown is no longer positive.',
      },
      {
        misconception: 'wrong_step',
        value: q(Math.floor((c - b) / (a * a)) + 1),
        words: `You took $x$ in steps of ${a}, its own coefficient; it moves in steps of ${b}, the coefficient of $y$.`,
      },
      {
        misconception: 'both_ends_missed',
        value: q(found - 2),
        words: 'You took only the solutions between the first one and the last one; both ends count too.',
      },
      {
        misconception: 'step_too_small',
        value: q(Math.floor((c - b) / a)),
        words: `You took every value of $x$ up to the greatest; only every ${b}th one leaves a multiple of ${b}.`,
      },
    ];
  },
  show: count,
  plausible: wholePositive,
  solution: ({ a, b, c }) => {
    const found = solutions(a, b, c, 1);
    const byY = [...found].reverse();
    const [[x, y] = [0, 0], [, high] = [0, 0]] = [byY[0], byY.at(-1)];
    return {
      snapRead: 'A linear equation in two unknowns with positive whole solutions: their number is asked.',
      approach: `Find one solution with small $y$. Every other one comes by equal steps: when $y$ grows by ${a}, $x$ falls by ${b}, as the coefficients have no common factor. Count the steps until $x$ would stop being positive.`,
      steps: [
        {
          says: `Try $y = 1, 2, \\ldots$ until what is left is a multiple of ${a}: the solution with the least $y$.`,
          works: `${a} \\times ${x} + ${b} \\times ${y} = ${c}`,
          value: [q(x), q(y)],
        },
        {
          says: `Step on: $y$ up by ${a}, $x$ down by ${b}, as long as $x$ stays positive.`,
          works: pairTex(byY),
          value: byY.map(([s, t]) => [q(s), q(t)]),
        },
        {
          says: 'Count the pairs: the number of steps and one more.',
          works: `\\frac{${high} - ${y}}{${a}} + 1 = ${found.length}`,
          value: q(found.length),
        },
      ],
      check: `Last pair: $${a} \\times ${byY.at(-1)?.[0]} + ${b} \\times ${high} = ${c}$; one more step would make $x = ${(byY.at(-1)?.[0] ?? 0) - b}$.`,
      principle:
        'The whole solutions of ax + by = c with coprime a and b follow one another in steps of b in x and a in y, in opposite directions.',
    };
  },
  verify: ({ a, b, c }) => {
    let found = 0;
    for (let x = 1; x <= c; x += 1) for (let y = 1; y <= c; y += 1) if (a * x + b * y === c) found += 1;
    return q(found);
  },
});

const errands = [
  { who: 'Rhea', verb: 'buys', things: ['pens', 'notebooks'], place: 'stationery shop' },
  { who: 'Mr Pillai', verb: 'buys', things: ['hooks', 'hinges'], place: 'hardware shop' },
  { who: 'Zoya', verb: 'buys', things: ['samosas', 'sandwiches'], place: 'canteen' },
  { who: 'Tashi', verb: 'buys', things: ['postcards', 'posters'], place: 'museum shop' },
  { who: 'Manpreet', verb: 'buys', things: ['bananas', 'mangoes'], place: 'fruit stall' },
  { who: 'Devika', verb: 'buys', things: ['candles', 'lamps'], place: 'festival market' },
] as const;

interface Purchase {
  /** Prices, the lower one first, and the sum spent, in rupees. */
  low: number;
  high: number;
  spent: number;
  errand: (typeof errands)[number];
  asked: 'ways' | 'most';
}
/** Possible purchases with at least one of each, as (cheap, dear). */
const purchases = ({ low, high, spent }: Purchase) => solutions(low, high, spent, 1);
const moreCheap = (p: Purchase) => purchases(p).filter(([x, y]) => x > y);
const moreDear = (p: Purchase) => purchases(p).filter(([x, y]) => y > x);

/** AL.DIO.1 Medium: a purchase for an exact sum, cut down by a comparison, or with the extreme number of things. */
const exactPurchase = template<Purchase, Fraction>({
  type: 'AL.DIO.1',
  band: 'Medium',
  variant: 'purchase-for-an-exact-sum',
  revision: 1,
  draw: draw => {
    const [low, high] = [draw.int(5, 16), draw.int(9, 35)];
    if (low >= high || gcd(low, high) !== 1) return null;
    const spent = low * draw.int(8, 40) + high * draw.int(2, 12);
    const asked = draw.pick(['ways', 'ways', 'ways', 'most'] as const);
    const p: Purchase = { low, high, spent, errand: draw.pick(errands), asked };
    const all = purchases(p).length;
    if (spent > 700 || all < 3 || all > 9 || low * high > 260) return null;
    if (asked === 'ways' && (moreCheap(p).length < 2 || moreDear(p).length < 1)) return null;
    return p;
  },
  stem: ({ low, high, spent, errand, asked }) => {
    const [cheap, dear] = errand.things;
    const opening = `At a ${errand.place}, ${errand.who} ${errand.verb} ${cheap} at ${rupees(low)} each and ${dear} at ${rupees(high)} each, at least one of each, and spends exactly ${rupees(spent)}.`;
    return asked === 'ways'
      ? `${opening} If there are more ${cheap} than ${dear}, in how many ways can the purchase be made up?`
      : `${opening} What is the greatest possible number of things bought in all?`;
  },
  answer: p => {
    if (p.asked === 'ways') return q(moreCheap(p).length);
    const [most] = [...purchases(p)].sort((s, t) => s[1] - t[1]);
    return q((most?.[0] ?? 0) + (most?.[1] ?? 0));
  },
  slips: p => {
    const { low, high, spent, errand, asked } = p;
    const [cheap, dear] = errand.things;
    const all = purchases(p);
    if (asked === 'ways')
      return [
        {
          misconception: 'condition_unused',
          value: q(all.length),
          words: `You took all purchases for this sum; those with at least as many ${dear} as ${cheap} have to go.`,
        },
        {
          misconception: 'comparison_reversed',
          value: q(moreDear(p).length),
          words: `You took the purchases with more ${dear} than ${cheap}; it has to be the other way round.`,
        },
        {
          misconception: 'end_solution_missed',
          value: q(moreCheap(p).length - 1),
          words:
            'You took the number of steps between the first and the last purchase; there is one purchase more than steps.',
        },
        {
          misconception: 'off_by_one',
          value: q(moreCheap(p).length + 1),
          words: `You took one purchase too many: the next step breaks a condition, at least one of each or more ${cheap} than ${dear}.`,
        },
        {
          misconception: 'zero_counted_as_positive',
          value: q(solutions(low, high, spent, 0).filter(([x, y]) => x > y).length),
          words: 'You took a purchase without one of the two things as well; at least one of each is bought.',
        },
      ];
    const sorted = [...all].sort((s, t) => s[1] - t[1]);
    const total = (pair: readonly [number, number] | undefined) => (pair ? pair[0] + pair[1] : 0);
    return [
      {
        misconception: 'least_for_greatest',
        value: q(total(sorted.at(-1))),
        words: `You took as many ${dear} as possible; that gives the fewest things, since each costs more.`,
      },
      {
        misconception: 'remainder_ignored',
        value: q(Math.floor((spent - high) / low) + 1),
        words: `You took one of the ${dear} and all the rest in ${cheap}, rounded down; then some rupees are left, but the sum is spent exactly.`,
      },
      {
        misconception: 'stops_one_step_early',
        value: q(total(sorted[1])),
        words: `You took the next to best purchase: one more exchange of ${dear} for ${cheap} is possible.`,
      },
      {
        misconception: 'reports_part',
        value: q(sorted[0]?.[0] ?? 0),
        words: `You took the number of ${cheap} alone; all things bought are asked.`,
      },
    ];
  },
  show: count,
  plausible: wholePositive,
  solution: p => {
    const { low, high, spent, errand, asked } = p;
    const [cheap, dear] = errand.things;
    const byDear = [...purchases(p)].sort((s, t) => s[1] - t[1]);
    const [first = [0, 0] as [number, number]] = byDear;
    const good = moreCheap(p);
    const base = [
      {
        says: `Let $x$ be the number of ${cheap} and $y$ that of ${dear}, and write the sum spent.`,
        works: `${low}x + ${high}y = ${spent}`,
        value: `${low}x + ${high}y = ${spent}`,
      },
      {
        says: `Try $y = 1, 2, \\ldots$ until the rest is a multiple of ${low}: the solution with the fewest ${dear}.`,
        works: `${spent} - ${high} \\times ${first[1]} = ${spent - high * first[1]} = ${low} \\times ${first[0]}`,
        value: [q(first[0]), q(first[1])],
      },
    ];
    return {
      snapRead: `Two prices and an exact sum, numbers of things are whole: a linear equation in whole numbers${asked === 'ways' ? ', with a comparison on top' : ', and an extreme case'}.`,
      approach:
        asked === 'ways'
          ? `Find the solution with the fewest ${dear}; then exchange step by step: ${high} of the ${cheap} for ${low} of the ${dear} cost the same. Keep the solutions with more ${cheap} than ${dear}; these come first.`
          : `Many things for a fixed sum means many of the cheap ones. So find the solution with the fewest ${dear}, at least one; every exchange of ${high} ${cheap} for ${low} ${dear} would only lower the number.`,
      steps:
        asked === 'ways'
          ? [
              ...base,
              {
                says: `Step on: $y$ up by ${low}, $x$ down by ${high}, as long as $x$ is the larger and $y$ at least 1.`,
                works: pairTex([...good].sort((s, t) => s[1] - t[1])),
                value: good.map(([x, y]) => [q(x), q(y)]),
              },
              {
                says: 'Count these pairs; at the next step the comparison fails.',
                works: `(${byDear[good.length]?.join(', ') ?? ''}): \\; x \\le y \\quad\\Rightarrow\\quad ${good.length}`,
                value: q(good.length),
              },
            ]
          : [
              ...base,
              {
                says: 'Add the two numbers of this solution.',
                works: `${first[0]} + ${first[1]} = ${first[0] + first[1]}`,
                value: q(first[0] + first[1]),
              },
            ],
      check:
        asked === 'ways'
          ? `Each pair costs the sum, for example $${low} \\times ${good.at(-1)?.[0]} + ${high} \\times ${good.at(-1)?.[1]} = ${spent}$. Of the ${byDear.length} possible purchases ${good.length} pass; the rest have at least as many ${dear} as ${cheap}.`
          : `Cost: $${low} \\times ${first[0]} + ${high} \\times ${first[1]} = ${spent}$. The next solution, $(${byDear[1]?.join(', ')})$, has ${total(byDear[1])} things, ${high - low} fewer.`,
      principle:
        'For an exact sum find one whole solution and exchange in fixed steps; conditions such as at least one or more than only cut the list at its ends.',
    };
    function total(pair: readonly [number, number] | undefined) {
      return pair ? pair[0] + pair[1] : 0;
    }
  },
  verify: p => {
    // All numbers of things tried, dear ones first, with the conditions checked on each.
    let [ways, most] = [0, 0];
    for (let y = 1; y * p.high < p.spent; y += 1)
      for (let x = 1; x * p.low + y * p.high <= p.spent; x += 1)
        if (x * p.low + y * p.high === p.spent) {
          if (x > y) ways += 1;
          most = Math.max(most, x + y);
        }
    return q(p.asked === 'ways' ? ways : most);
  },
});

const trades = [
  { who: 'A school', act: 'buys', thing: 'plants', kinds: ['marigolds', 'roses', 'orchids'] },
  { who: 'A farmer', act: 'buys', thing: 'saplings', kinds: ['neem', 'guava', 'mango'] },
  { who: 'A theatre', act: 'sells', thing: 'tickets', kinds: ['gallery seats', 'stalls seats', 'box seats'] },
  { who: 'A toy shop', act: 'sells', thing: 'toys', kinds: ['tops', 'dolls', 'trains'] },
  { who: 'A library', act: 'buys', thing: 'books', kinds: ['novels', 'atlases', 'dictionaries'] },
] as const;

interface ThreePrices {
  /** Prices of the three kinds in rising order, number of things and total price, in rupees. */
  prices: readonly [number, number, number];
  things: number;
  total: number;
  trade: (typeof trades)[number];
  asked: 'ways' | 'least-third';
}
/** (y, z) of the second and third kind for each possible purchase with at least `least` of every kind. */
function mixes({ prices: [p, r, s], things, total }: ThreePrices, least: number): [number, number][] {
  const extra = total - p * things;
  return solutions(r - p, s - p, extra, least).filter(([y, z]) => things - y - z >= least);
}
/** The same with no condition on the first kind, the one that was eliminated. */
const mixesWithoutFirst = ({ prices: [p, r, s], things, total }: ThreePrices) =>
  solutions(r - p, s - p, total - p * things, 1);

/** AL.DIO.1 Hard: three kinds, a number and a price; subtract the cheapest, and mind the unknown that vanished. */
const threeKinds = template<ThreePrices, Fraction>({
  type: 'AL.DIO.1',
  band: 'Hard',
  variant: 'three-kinds-for-an-exact-sum',
  revision: 1,
  draw: draw => {
    const p = draw.pick([5, 10, 15, 20, 25, 30, 40, 50]);
    const unit = draw.pick([5, 10]);
    const [r, s] = [p + unit * draw.int(1, 4), p + unit * draw.int(3, 9)];
    const [u, v] = [(r - p) / unit, (s - p) / unit];
    if (s <= r || gcd(u, v) !== 1 || u === 1) return null;
    const [y, z] = [draw.int(1, 14), draw.int(1, 8)];
    const things = y + z + draw.int(1, 6);
    const mix: ThreePrices = {
      prices: [p, r, s],
      things,
      total: p * things + unit * (u * y + v * z),
      trade: draw.pick(trades),
      asked: draw.pick(['ways', 'ways', 'least-third'] as const),
    };
    const found = mixes(mix, 1).length;
    // The eliminated kind must matter: without it there would be more solutions.
    const loose = mixesWithoutFirst(mix).length;
    return found >= 2 && found <= 6 && loose > found && things <= 30 ? mix : null;
  },
  stem: ({ prices: [p, r, s], things, total, trade, asked }) => {
    const [one, two, three] = trade.kinds;
    const opening = `${trade.who} ${trade.act} ${things} ${trade.thing} for ${rupees(total)} in all: ${one} at ${rupees(p)}, ${two} at ${rupees(r)} and ${three} at ${rupees(s)} each, with at least one of each kind.`;
    return asked === 'ways'
      ? `${opening} In how many ways can the numbers of the three kinds be chosen?`
      : `${opening} What is the least possible number of the dearest kind, at ${rupees(s)}?`;
  },
  answer: p => {
    const found = mixes(p, 1);
    return q(p.asked === 'ways' ? found.length : Math.min(...found.map(([, z]) => z)));
  },
  slips: p => {
    const { prices, things, total, asked } = p;
    const [a, r, s] = prices;
    const found = mixes(p, 1);
    const loose = mixesWithoutFirst(p);
    if (asked === 'ways')
      return [
        {
          misconception: 'eliminated_unknown_forgotten',
          value: q(loose.length),
          words:
            'You took all whole solutions for the two dearer kinds; the number left for the cheapest kind must be at least one too.',
        },
        {
          misconception: 'zero_counted_as_positive',
          value: q(mixes(p, 0).length),
          words: 'You took choices without one of the kinds as well; there is at least one of each.',
        },
        {
          misconception: 'end_solution_missed',
          value: q(found.length - 1),
          words:
            'You took the number of steps between the first and the last choice; there is one choice more than steps.',
        },
        {
          misconception: 'off_by_one',
          value: q(found.length + 1),
          words: 'You took one choice too many: the next step leaves some kind with none.',
        },
      ];
    const fewest = Math.min(...found.map(([, z]) => z));
    const step = (r - a) / gcd(r - a, s - a);
    return [
      {
        misconception: 'eliminated_unknown_forgotten',
        value: q(Math.min(...loose.map(([, z]) => z))),
        words:
          'You took the first whole solution for the two dearer kinds; it leaves nothing for the cheapest kind.',
      },
      {
        misconception: 'stops_one_step_early',
        value: q(fewest + step),
        words:
          'You took the last choice but one; one more exchange towards fewer of the dearest keeps all conditions.',
      },
      {
        misconception: 'greatest_for_least',
        value: q(Math.max(...found.map(([, z]) => z))),
        words: 'You took the greatest possible number of the dearest kind; the least is asked.',
      },
      {
        misconception: 'zero_counted_as_positive',
        value: q(Math.min(...mixes(p, 0).map(([, z]) => z))),
        words: 'You took a choice without one of the kinds; there is at least one of each.',
      },
      {
        misconception: 'divisibility_ignored',
        value: q(Math.ceil((total - a - r * (things - 1)) / (s - r))),
        words:
          'You took the least number with which the money can be reached, rounded up; but the other kinds must come out whole.',
      },
      {
        misconception: 'reports_other_kind',
        value: q(found.find(([, z]) => z === fewest)?.[0] ?? 0),
        words: 'You took the number of the second kind in that choice; the dearest kind is asked.',
      },
    ];
  },
  show: count,
  plausible: (value, { things }) => wholePositive(value) && value.valueOf() < things,
  solution: mix => {
    const {
      prices: [p, r, s],
      things,
      total,
      asked,
    } = mix;
    const extra = total - p * things;
    const g = gcd(r - p, s - p);
    const [u, v, w] = [(r - p) / g, (s - p) / g, extra / g];
    const byThird = [...mixes(mix, 1)].sort((a, b) => a[1] - b[1]);
    const loose = [...mixesWithoutFirst(mix)].sort((a, b) => a[1] - b[1]);
    const out = loose.filter(([y, z]) => things - y - z < 1);
    const end = byThird[0] ?? [0, 0];
    return {
      snapRead:
        'Three kinds, but only two equations: a number and a sum. What saves it is that numbers of things are whole and positive.',
      approach: `Imagine that everything is of the cheapest kind: the money beyond that comes from the dearer kinds only, ${rupees(r - p)} and ${rupees(s - p)} extra for each. That is one equation in two whole unknowns. List its solutions by steps, and strike out those that leave nothing for the cheapest kind.`,
      steps: [
        {
          says: 'Price everything at the cheapest rate and find the extra money.',
          works: `${total} - ${things} \\times ${p} = ${extra}`,
          value: q(extra),
        },
        {
          says: `With $y$ of the second kind and $z$ of the third, write where it comes from${g > 1 ? ', and divide by the common factor' : ''}.`,
          works: `${r - p}y + ${s - p}z = ${extra}${g > 1 ? ` \\;\\Rightarrow\\; ${u}y + ${v}z = ${w}` : ''}`,
          value: `${u}y + ${v}z = ${w}`,
        },
        {
          says: `List the positive solutions $(y, z)$: $z$ up by ${u}, $y$ down by ${v}.`,
          works: loose.map(([y, z]) => `(${y}, ${z})`).join(', '),
          value: loose.map(([y, z]) => [q(y), q(z)]),
        },
        {
          says: `The cheapest kind gets ${things} less $y$ and $z$, at least 1. Keep the pairs with a sum of at most ${things - 1}.`,
          works: `\\text{out: } ${out.map(([y, z]) => `(${y}, ${z})`).join(', ')}; \\quad \\text{left: } ${byThird.map(([y, z]) => `(${y}, ${z})`).join(', ')}`,
          value: byThird.map(([y, z]) => [q(y), q(z)]),
        },
        asked === 'ways'
          ? { says: 'Count what is left.', works: `${byThird.length}`, value: q(byThird.length) }
          : {
              says: 'Take the least $z$ among them.',
              works: `z = ${end[1]}`,
              value: q(end[1]),
            },
      ],
      check: `For $(${end[0]}, ${end[1]})$ the cheapest kind has ${things - end[0] - end[1]}: $${p} \\times ${things - end[0] - end[1]} + ${r} \\times ${end[0]} + ${s} \\times ${end[1]} = ${total}$.`,
      principle:
        'With three kinds and two totals, eliminate one kind, solve for the other two in whole numbers, and come back to test the one that vanished.',
    };
  },
  verify: ({ prices: [p, r, s], things, total, asked }) => {
    let [ways, fewest] = [0, things];
    for (let x = 1; x < things; x += 1)
      for (let y = 1; x + y < things; y += 1) {
        const z = things - x - y;
        if (p * x + r * y + s * z !== total) continue;
        ways += 1;
        fewest = Math.min(fewest, z);
      }
    return q(asked === 'ways' ? ways : fewest);
  },
});

export const integerSolutions: readonly AnyTemplate[] = [positivePairs, exactPurchase, threeKinds];

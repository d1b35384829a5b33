import type Fraction from 'fraction.js';
import { choices } from '../../counting.ts';
import { path } from '../../path.ts';
import { fractionTex, numberTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const chanceTex = (value: Fraction) => `$${fractionTex(value)}$`;
const isProbability = (value: Fraction) => value.valueOf() > 0 && value.valueOf() < 1;

const pairs = [
  { place: 'A bag', thing: 'marbles', first: 'red', second: 'blue' },
  { place: 'A box', thing: 'pens', first: 'black', second: 'green' },
  { place: 'A drawer', thing: 'socks', first: 'white', second: 'grey' },
  { place: 'A jar', thing: 'toffees', first: 'mango', second: 'lemon' },
  { place: 'A pouch', thing: 'beads', first: 'golden', second: 'silver' },
] as const;
type Pair = (typeof pairs)[number];

interface TwoColours {
  /** Numbers of things of the first and of the second kind. */
  a: number;
  b: number;
  pair: Pair;
  asked: 'both-first' | 'one-each' | 'alike';
}

/** Pairs of the event asked about. */
const fitting = ({ a, b, asked }: TwoColours): number =>
  ({ 'both-first': choices(a, 2), 'one-each': a * b, alike: choices(a, 2) + choices(b, 2) })[asked];

const twoDrawnAsked = form({
  form: 'drawn-together',
  band: 'Easy',
  stem: ({ a, b, pair, asked }) => {
    const event = {
      'both-first': `both are ${pair.first}`,
      'one-each': `one is ${pair.first} and the other is ${pair.second}`,
      alike: 'both are of the same kind',
    }[asked];
    return `${pair.place} holds ${a} ${pair.first} and ${b} ${pair.second} ${pair.thing}. Two of them are taken out at random without putting any back. What is the probability that ${event}?`;
  },
  path: path<TwoColours>()
    .quiet('n', ({ a, b }) => a + b)
    .step(
      'all',
      (_p, { n }) => choices(n, 2),
      'Count all pairs.',
      (_p, { n, all }) => `\\binom{${n}}{2} = ${all}`,
    )
    .step(
      'good',
      p => fitting(p),
      ({ pair, asked }) =>
        `Count the pairs ${asked === 'one-each' ? `with one ${pair.first} and one ${pair.second}` : asked === 'alike' ? 'of the same kind, kind by kind' : `of ${pair.first} ones`}.`,
      ({ a, b, asked }, { good }) =>
        ({
          'both-first': `\\binom{${a}}{2} = ${good}`,
          'one-each': `${a} \\times ${b} = ${good}`,
          alike: `\\binom{${a}}{2} + \\binom{${b}}{2} = ${choices(a, 2)} + ${choices(b, 2)} = ${good}`,
        })[asked],
    )
    .step(
      'chance',
      (_p, { all, good }) => q(good, all),
      'Divide and reduce.',
      (_p, { all, good }) =>
        `\\frac{${good}}{${all}}${q(good, all).d === BigInt(all) ? '' : ` = ${fractionTex(q(good, all))}`}`,
    ),
  slips: [
    {
      misconception: 'one_order_only',
      at: 'all',
      wrongly: ({ asked }, { n }) => (asked === 'one-each' ? n * (n - 1) : null),
      words: ({ a, b, pair }, { n, all }) =>
        `$\\frac{${a}}{${n}} \\times \\frac{${b}}{${n - 1}} = \\frac{${a * b}}{${all}}$ counts only one order, the ${pair.first} one first; the ${pair.second} one may also come first.`,
    },
    {
      misconception: 'drawn_with_replacement',
      at: 'chance',
      wrongly: ({ a, b, asked }, { n }) =>
        q({ 'both-first': a * a, 'one-each': 2 * a * b, alike: a * a + b * b }[asked], n * n),
      words: (_p, { n }) =>
        `Dividing by $${n} \\times ${n}$ treats the first one as replaced; for the second draw there is one less in all.`,
    },
    {
      misconception: 'reports_complement',
      at: 'good',
      wrongly: ({ asked }, { all, good }) => (asked === 'both-first' ? null : all - good),
      words: ({ asked }, { good, all }) =>
        asked === 'one-each'
          ? `$\\frac{${good}}{${all}}$ is the probability that both are of the same kind.`
          : `$\\frac{${good}}{${all}}$ is the probability that the two are of different kinds.`,
    },
    {
      misconception: 'case_dropped',
      at: 'good',
      wrongly: ({ a, asked }) => (asked === 'alike' ? choices(a, 2) : null),
      words: ({ pair }, { good, all }) =>
        `$\\frac{${good}}{${all}}$ counts only the case that both are ${pair.first}; they may also both be ${pair.second}.`,
    },
    {
      misconception: 'reports_other_kind',
      at: 'good',
      wrongly: ({ b, asked }) => (asked === 'both-first' ? choices(b, 2) : null),
      words: ({ pair }, { good, all }) =>
        `$\\frac{${good}}{${all}}$ is the probability that both are ${pair.second}.`,
    },
    {
      misconception: 'only_one_count_reduced',
      at: 'chance',
      wrongly: ({ a, b, asked }, { n }) =>
        q(
          { 'both-first': a * (a - 1), 'one-each': 2 * a * b, alike: a * (a - 1) + b * (b - 1) }[asked],
          asked === 'one-each' ? (n - 1) * (n - 1) : n * n,
        ),
      words: ({ asked }, { n }) =>
        asked === 'one-each'
          ? `It treats ${n - 1} as the total for both draws; for the first it is ${n}.`
          : `That treats ${n} as the total for both draws; for the second it is ${n - 1}.`,
    },
    {
      misconception: 'single_draw_reported',
      at: 'chance',
      wrongly: ({ a, asked }, { n }) => (asked === 'both-first' ? q(a, n) : null),
      words: ({ a, pair }, { n }) =>
        `$\\frac{${a}}{${n}}$ is the probability that one drawn is ${pair.first}; both have to be.`,
    },
    {
      misconception: 'ordered_over_unordered',
      at: 'all',
      wrongly: ({ asked }, { n }) => (asked === 'both-first' ? n * (n - 1) : null),
      words: (_p, { good, all }) =>
        `$\\frac{${good}}{${all}}$ is pairs without order over pairs with order; count both in the same way.`,
    },
  ],
  show: chanceTex,
  plausible: isProbability,
  snapRead: ({ a, b }) =>
    `Two are taken without putting back, from ${a} and ${b} of two kinds. Pairs are equally likely, so count pairs.`,
  approach: () =>
    'Taking two one after the other without replacement is the same as taking a pair. Count the pairs that fit and divide by all pairs, both without order. Multiplying along the two draws gives the same, with the second total one smaller.',
  check: ({ a, b, asked }, { n, all, good }) => {
    const byDraws = {
      'both-first': `\\frac{${a}}{${n}} \\times \\frac{${a - 1}}{${n - 1}}`,
      'one-each': `2 \\times \\frac{${a}}{${n}} \\times \\frac{${b}}{${n - 1}}`,
      alike: `\\frac{${a}}{${n}} \\times \\frac{${a - 1}}{${n - 1}} + \\frac{${b}}{${n}} \\times \\frac{${b - 1}}{${n - 1}}`,
    }[asked];
    return `Draw by draw: $${byDraws} = ${fractionTex(q(good, all))}$.`;
  },
  principle:
    'Without replacement, count pairs without order in both the numerator and the denominator, or shrink both counts from draw to draw.',
  verify: ({ a, b, asked }) => {
    // Every ordered pair of different things, kind by kind.
    const kinds = Array.from({ length: a + b }, (_, i) => (i < a ? 1 : 2));
    let [good, all] = [0, 0];
    kinds.forEach((one, i) => {
      kinds.forEach((other, j) => {
        if (i === j) return;
        all += 1;
        const fits =
          asked === 'both-first'
            ? one === 1 && other === 1
            : asked === 'alike'
              ? one === other
              : one !== other;
        if (fits) good += 1;
      });
    });
    return q(good, all);
  },
});

/** MM.PRB.3 Easy: two drawn without replacement; the second draw sees a smaller box. */
const twoDrawn: readonly AnyTemplate[] = situation<TwoColours>({
  type: 'MM.PRB.3',
  situation: 'two',
  draw: draw => {
    const [a, b] = [draw.int(3, 9), draw.int(3, 9)];
    if (a === b) return null;
    return { a, b, pair: draw.pick(pairs), asked: draw.pick(['both-first', 'one-each', 'alike'] as const) };
  },
  forms: [twoDrawnAsked],
});

const searches = [
  {
    setting: (n: number, d: string) => `Among ${n} bulbs in a carton, ${d} are defective`,
    act: 'The bulbs are tested one after another in random order',
    thing: 'defective bulb',
    things: 'defective bulbs',
    time: 'test',
  },
  {
    setting: (n: number, d: string) => `Among ${n} files in a cabinet, ${d} contain an error`,
    act: 'An auditor opens the files one after another in random order, none of them twice',
    thing: 'file with an error',
    things: 'files with an error',
    time: 'opening',
  },
  {
    setting: (n: number, d: string) => `Of the ${n} coupons in a bowl, ${d} carry a prize`,
    act: 'The coupons are drawn one after another, without putting any back',
    thing: 'prize coupon',
    things: 'prize coupons',
    time: 'draw',
  },
  {
    setting: (n: number, d: string) => `Of ${n} players waiting for a trial, ${d} are left-handed`,
    act: 'They are called in one after another in random order',
    thing: 'left-handed player',
    things: 'left-handed players',
    time: 'call',
  },
] as const;
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
const ordinal = (n: number) => ordinals[n] ?? `${n}th`;
const small = ['zero', 'one', 'two', 'three'] as const;

interface FoundAt {
  /** Things in all, special ones, which of these in order, and the draw at which it turns up. */
  n: number;
  special: number;
  which: number;
  at: number;
  search: (typeof searches)[number];
}

/** Choices of places in which the one asked about is found by then at the latest. */
const waysByThen = ({ n, special, which, at }: FoundAt): number =>
  Array.from({ length: special - which + 1 }, (_, i) => which + i).reduce(
    (sum, j) => sum + choices(at, j) * choices(n - at, special - j),
    0,
  );

const foundAtDrawAsked = form({
  form: 'at-exactly-this-draw',
  band: 'Medium',
  revision: 4,
  seconds: 60,
  stem: ({ n, special, which, at, search }) =>
    `${search.setting(n, String(special))}. ${search.act}. What is the probability that the ${ordinal(which)} ${search.thing} turns up in the ${ordinal(at)} ${search.time}?`,
  path: path<FoundAt>()
    .quiet('before', ({ which, at }) => choices(at - 1, which - 1))
    .quiet('after', ({ n, special, which, at }) => choices(n - at, special - which))
    .step(
      'all',
      ({ n, special }) => choices(n, special),
      ({ special }) => `Count all ways to choose the ${small[special]} special places.`,
      ({ n, special }, { all }) => `\\binom{${n}}{${special}} = ${all}`,
    )
    .step(
      'ways',
      (_p, { before, after }) => q(before * after),
      ({ special, which, at }) =>
        `With one fixed at place ${at}, ${which - 1 === 1 ? 'one place' : `${which - 1} places`} must be chosen before it${special > which ? ' and the rest after it' : ''}.`,
      ({ n, special, which, at }, { before, after }) =>
        `\\binom{${at - 1}}{${which - 1}}${special > which ? ` \\times \\binom{${n - at}}{${special - which}}` : ''} = ${before * after}`,
    )
    .step(
      'key',
      (_p, { ways, all }) => ways.div(all),
      'Divide the two counts.',
      (_p, { before, after, all }) =>
        `\\frac{${before * after}}{${all}}${q(before * after, all).d === BigInt(all) ? '' : ` = ${fractionTex(q(before * after, all))}`}`,
    ),
  slips: [
    {
      misconception: 'by_then_for_exactly_then',
      at: 'ways',
      wrongly: p => q(waysByThen(p)),
      words: ({ which, at, search }, { ways, all }) =>
        `$\\frac{${numberTex(ways)}}{${all}}$ treats the ${ordinal(which)} one as found at any time up to the ${ordinal(at)} ${search.time}; it has to be exactly there.`,
    },
    {
      misconception: 'one_order_only',
      at: 'before',
      wrongly: () => 1,
      words: ({ which, search }, { ways, all }) =>
        `$\\frac{${numberTex(ways)}}{${all}}$ uses a single order for the earlier ${search.time}s; the ${which > 2 ? search.things : search.thing} before may come at any of them.`,
    },
    {
      misconception: 'gaps_miscounted',
      at: 'before',
      wrongly: ({ which, at }) => choices(at, which - 1),
      words: ({ at, search }) =>
        `That uses ${at} places for what comes before; only ${at - 1} come before the ${ordinal(at)} ${search.time}.`,
    },
    {
      misconception: 'last_place_not_fixed',
      at: 'before',
      wrongly: ({ which, at }) => choices(at, which),
      words: ({ which, at, search }) =>
        `This puts ${which} anywhere among the first ${at}; one of them has to stand exactly at the ${ordinal(at)} ${search.time}.`,
    },
    {
      misconception: 'order_counted_below_only',
      at: 'all',
      wrongly: ({ special }, { all }) => all * (special === 2 ? 2 : 6),
      words: ({ special }) =>
        `The places of the ${special} were chosen without order above and with order below, which makes the probability ${special === 2 ? 2 : 6} times too small.`,
    },
    {
      misconception: 'any_special_for_this_one',
      at: 'key',
      wrongly: ({ n, special }) => q(special, n),
      words: ({ at, search }) =>
        `That gives the probability that the ${ordinal(at)} ${search.time} gives a ${search.thing} at all, whichever of them it is.`,
    },
    {
      misconception: 'drawn_with_replacement',
      at: 'key',
      wrongly: ({ n, special, which, at }) =>
        q(choices(at - 1, which - 1))
          .mul(q(special, n).pow(which) as Fraction)
          .mul(q(n - special, n).pow(at - which) as Fraction),
      words: ({ search }) =>
        `This uses the same probability for every ${search.time}; nothing is put back, so it changes each time.`,
    },
  ],
  show: chanceTex,
  plausible: value => isProbability(value) && value.d <= 5000n,
  snapRead: ({ special, which, at }) =>
    `Things come one after another without return; the ${ordinal(which)} of ${small[special]} special ones must come exactly at place ${at}.`,
  approach: ({ n, special, which, at }) =>
    `Think of the whole order at once: the ${small[special]} special places among ${n} are equally likely to be any ${small[special]}. Fix one at place ${at}, choose the earlier ${which === 2 ? 'one' : 'ones'} before it${special > which ? ' and the later one after it' : ''}. Multiplying fractions draw by draw gives the same with more work.`,
  check: ({ n, special, which, search }, { all }) =>
    `Over all ${search.time}s from the ${ordinal(which)} to the ${ordinal(n - special + which)} the counts $${Array.from({ length: n - special + 1 }, (_, i) => choices(which + i - 1, which - 1) * choices(n - which - i, special - which)).join(' + ')}$ add up to $${all}$, as they must.`,
  principle:
    'In draws without replacement every set of places is equally likely for the special ones: count places in place of multiplying along the draws.',
  verify: ({ n, special, which, at }) => {
    // Follow the draws one by one: the probability of each number of special ones found so far.
    let state = new Map<number, Fraction>([[0, q(1)]]);
    let found = q(0);
    for (let draw = 1; draw <= at; draw += 1) {
      const next = new Map<number, Fraction>();
      for (const [seen, chance] of state) {
        const hit = chance.mul(special - seen).div(n - draw + 1);
        if (draw === at && seen === which - 1) found = found.add(hit);
        next.set(seen + 1, (next.get(seen + 1) ?? q(0)).add(hit));
        next.set(seen, (next.get(seen) ?? q(0)).add(chance.sub(hit)));
      }
      state = next;
    }
    return found;
  },
});

/** MM.PRB.3 Medium: the j-th special one exactly at the k-th draw; positions are equally likely. */
const foundAtDraw: readonly AnyTemplate[] = situation<FoundAt>({
  type: 'MM.PRB.3',
  situation: 'found',
  draw: draw => {
    const n = draw.int(6, 14);
    const [special, which] = draw.pick([
      [2, 2],
      [3, 2],
      [3, 3],
    ] as const);
    const at = draw.int(which + 1, n - 1 - (special - which));
    return { n, special, which, at, search: draw.pick(searches) };
  },
  forms: [foundAtDrawAsked],
});

export const probability: readonly AnyTemplate[] = [...twoDrawn, ...foundAtDraw];

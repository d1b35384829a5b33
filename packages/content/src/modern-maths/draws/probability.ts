import type Fraction from 'fraction.js';
import { choices } from '../../counting.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex } from '../../show.ts';
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

const twoDrawnAsked = form<TwoColours>(
  'drawn-together',
  {
    band: 'Easy',
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
  },
  (p, { step, find }) => {
    const { a, b, asked, pair } = p;
    const n = find(calc`${a} + ${b}`, { name: `the number of ${pair.thing}` });
    const all = step(calc`C(${n}, 2)`, {
      name: 'the number of all pairs',
      works: (_value, working) => tex`${a} + ${b} = ${n}, \quad ${working}`,
      because: text`Two taken one after the other without putting back are just a pair. Every pair is equally likely,
        so it is enough to count pairs, and the order does not matter.`,
    })`
      Add the two kinds and count all pairs of ${pair.thing}, without order, because each pair is equally likely.`;
    const good = step(fitting(p), {
      name: 'the number of pairs that fit',
      works: value =>
        tex`${
          {
            'both-first': `\\binom{${a}}{2} = ${Number(value)}`,
            'one-each': `${a} \\times ${b} = ${Number(value)}`,
            alike: `\\binom{${a}}{2} + \\binom{${b}}{2} = ${choices(a, 2)} + ${choices(b, 2)} = ${Number(value)}`,
          }[asked]
        }`,
      because:
        asked === 'one-each'
          ? text`Each ${pair.first} one makes a pair with each ${pair.second} one, so the numbers multiply.`
          : asked === 'alike'
            ? text`'The same kind' can happen in two ways that exclude each other, so the two numbers are added.`
            : text`Both have to be chosen from the $${a}$ ${pair.first} ones, again without order.`,
    })`
      Count the pairs
      ${
        asked === 'one-each'
          ? text`that fit: one ${pair.first} and one ${pair.second}`
          : asked === 'alike'
            ? text`of the same kind: both ${pair.first}, or both ${pair.second}`
            : text`that fit: both from the ${pair.first} ones`
      }.`;
    const chance = step(frac(calc`${good} / ${all}`), {
      name: 'the probability',
      because: text`Both counts are of pairs without order. If one of them were counted with order, the quotient would
        be twice or half of the probability.`,
    })`
      All pairs are equally likely, so the probability is the number of pairs that fit divided by the number of all
      pairs.`;
    return {
      answer: chance,
      stem: () => {
        const event = {
          'both-first': `both are ${pair.first}`,
          'one-each': `one is ${pair.first} and the other is ${pair.second}`,
          alike: 'both are of the same kind',
        }[asked];
        return text`${pair.place} holds ${String(a)} ${pair.first} and ${String(b)} ${pair.second} ${pair.thing}. Two of
          them are taken out at random without putting any back. What is the probability that ${event}?`;
      },
      show: chanceTex,
      plausible: isProbability,
      slips: [
        slip('ignored_order', all, asked === 'one-each' && calc`${n} * (${n} - 1)`)`
          $\frac{${a}}{${n}} \times \frac{${b}}{${Number(n) - 1}} = \frac{${a * b}}{${all}}$ counts only one order,
          the ${pair.first} one first. The ${pair.second} one may also come first.`,
        slip('put_the_drawn_one_back', chance, () =>
          q(
            { 'both-first': a * a, 'one-each': 2 * a * b, alike: a * a + b * b }[asked],
            Number(n) * Number(n),
          ),
        )`
          You divided by $${n} \times ${n}$, as if the first one were put back. For the second draw there is one less
          in all.`,
        slip('gave_the_complement', good, asked !== 'both-first' && calc`${all} - ${good}`)`
          ${
            asked === 'one-each'
              ? text`$\frac{${good}}{${all}}$ is the probability that both are of the same kind. One of each was asked
          for.`
              : text`$\frac{${good}}{${all}}$ is the probability that the two are of different kinds. Two of the same
                kind were asked for.`
          }`,
        slip('left_out_a_case', good, asked === 'alike' && calc`C(${a}, 2)`)`
          $\frac{${good}}{${all}}$ counts only the case that both are ${pair.first}. They may also both be
          ${pair.second}.`,
        slip('answered_another_quantity', good, asked === 'both-first' && calc`C(${b}, 2)`)`
          $\frac{${good}}{${all}}$ is the probability that both are ${pair.second}. Both have to be ${pair.first}.`,
        slip('put_the_drawn_one_back', chance, () =>
          q(
            { 'both-first': a * (a - 1), 'one-each': 2 * a * b, alike: a * (a - 1) + b * (b - 1) }[asked],
            asked === 'one-each' ? (Number(n) - 1) * (Number(n) - 1) : Number(n) * Number(n),
          ),
        )`
          ${
            asked === 'one-each'
              ? text`You used ${Number(n) - 1} as the total for both draws. For the first draw all ${n} are still
                there.`
              : text`You used ${n} as the total for both draws. For the second draw only ${Number(n) - 1} are left.`
          }`,
        slip('took_a_part_for_the_whole', chance, asked === 'both-first' && calc`${a} / ${n}`)`
          $\frac{${a}}{${n}}$ is the probability that one drawn is ${pair.first}. Both have to be.`,
        slip('counted_order', all, asked === 'both-first' && calc`${n} * (${n} - 1)`)`
          $\frac{${good}}{${all}}$ divides pairs without order by pairs with order. Count both in the same way.`,
      ],
      snapRead: text`Two are taken without putting back, from ${a} and ${b} of two kinds. Pairs are equally likely, so
        count pairs.`,
      approach: text`Taking two one after the other without replacement is the same as taking a pair. Count the pairs
        that fit and divide by all pairs, both without order. Multiplying along the two draws gives the same, with the
        second total one smaller.`,
      check: () => {
        const byDraws = {
          'both-first': `\\frac{${a}}{${Number(n)}} \\times \\frac{${a - 1}}{${Number(n) - 1}}`,
          'one-each': `2 \\times \\frac{${a}}{${Number(n)}} \\times \\frac{${b}}{${Number(n) - 1}}`,
          alike: `\\frac{${a}}{${Number(n)}} \\times \\frac{${a - 1}}{${
            Number(n) - 1
          }} + \\frac{${b}}{${Number(n)}} \\times \\frac{${b - 1}}{${Number(n) - 1}}`,
        }[asked];
        return text`Draw by draw: $${byDraws} = ${frac(q(Number(good), Number(all)))}$.`;
      },
      principle: text`Without replacement, count pairs without order both above and below the line, or make both
        counts smaller from draw to draw.`,
    };
  },
);

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
    turnsUp: 'turns up in',
  },
  {
    setting: (n: number, d: string) => `Among ${n} files in a cabinet, ${d} contain an error`,
    act: 'An auditor opens the files one after another in random order, none of them twice',
    thing: 'file with an error',
    things: 'files with an error',
    time: 'file',
    turnsUp: 'is',
  },
  {
    setting: (n: number, d: string) => `Of the ${n} coupons in a bowl, ${d} carry a prize`,
    act: 'The coupons are drawn one after another, without putting any back',
    thing: 'prize coupon',
    things: 'prize coupons',
    time: 'draw',
    turnsUp: 'turns up in',
  },
  {
    setting: (n: number, d: string) => `Of ${n} players waiting for a trial, ${d} are left-handed`,
    act: 'They are called in one after another in random order',
    thing: 'left-handed player',
    things: 'left-handed players',
    time: 'call',
    turnsUp: 'turns up in',
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

const foundAtDrawAsked = form<FoundAt>(
  'at-exactly-this-draw',
  {
    band: 'Medium',
    seconds: 60,
    revision: 5,
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
  },
  (p, { step, find }) => {
    const { at, which, n, special, search } = p;
    const before = find(calc`C(${at} - 1, ${which} - 1)`, { name: 'the choices of places before it' });
    const after = find(calc`C(${n} - ${at}, ${special} - ${which})`, {
      name: 'the choices of places after it',
    });
    const all = step(calc`C(${n}, ${special})`, {
      name: `the ways to place the ${small[special]} special ones`,
      because: text`In random order every set of places is equally likely for the special ones. So places can be
        counted, instead of multiplying fractions along the ${search.time}s.`,
    })`
      Think of the whole order at once. Count all ways to choose the ${small[special]} places of the ${search.things}
      among ${n}.`;
    const ways = step(calc`${before} * ${after}`, {
      name: 'the ways that fit',
      works: tex`\binom{${at - 1}}{${which - 1}}${
        special > which && tex` \times \binom{${n - at}}{${special - which}}`
      } = ${Number(before) * Number(after)}`,
      because: text`It is the ${ordinal(which)} one if exactly ${
        which === 2
          ? 'one other comes'
          : text`${which - 1}
        others come`
      } before it. The place itself is
        fixed, so there is nothing to choose for it.`,
    })`
      The ${ordinal(which)} one stands at place ${at}, so
      ${which - 1 === 1 ? 'one place' : text`${which - 1} places`} must be chosen among the ${at - 1} before
      it${special > which && text` and the rest among the ${n - at} after it`}.`;
    const key = step(frac(calc`${ways} / ${all}`), {
      name: 'the probability',
      because: text`All choices of places are equally likely, so the share of those that fit is the probability.`,
    })`
      Divide the number of ways that fit by the number of all ways.`;
    return {
      answer: key,
      stem: text`${search.setting(n, String(special))}. ${search.act}. What is the probability that the
        ${ordinal(which)} ${search.thing} ${search.turnsUp} the ${ordinal(at)} ${search.time}?`,
      show: chanceTex,
      plausible: value => isProbability(value) && value.d <= 5000n,
      slips: [
        slip('mixed_up_exactly_and_at_least', ways, waysByThen(p))`
          $\frac{${ways}}{${all}}$ counts the ${ordinal(which)} one as found at any time up to the ${ordinal(at)}
          ${search.time}. It has to be found exactly there.`,
        slip('ignored_order', before, 1)`
          $\frac{${ways}}{${all}}$ uses a single order for the earlier ${search.time}s. The
          ${which > 2 ? search.things : search.thing} before may come at any of them.`,
        slip('counted_one_too_many', before, calc`C(${at}, ${which} - 1)`)`
          You chose from ${at} places for what comes before. Only ${at - 1} places come before the ${ordinal(at)}
          ${search.time}.`,
        slip('mixed_up_exactly_and_at_least', before, calc`C(${at}, ${which})`)`
          You put ${which} anywhere among the first ${at} places. One of them has to stand exactly at the
          ${ordinal(at)} ${search.time}.`,
        slip('counted_order', all, calc`${all} * ${special === 2 ? 2 : 6}`)`
          You chose the places of the ${special} without order above the line and with order below it, which makes the
          probability ${special === 2 ? 2 : 6} times too small.`,
        slip('answered_another_quantity', key, calc`${special} / ${n}`)`
          $\frac{${special}}{${n}}$ is the probability that the ${ordinal(at)} ${search.time} gives a ${search.thing}
          at all, whichever of them it is.`,
        slip(
          'put_the_drawn_one_back',
          key,
          calc`C(${at} - 1, ${which} - 1) * ${q(special, n).pow(which) as Fraction} * ${
            q(n - special, n).pow(at - which) as Fraction
          }`,
        )`
          You used the same probability for every ${search.time}. Nothing is put back, so it changes each time.`,
      ],
      snapRead: () =>
        text`Things come one after another without return; the ${ordinal(which)} of ${small[special]} special ones
          must come exactly at place ${at}: choose places.`,
      approach: text`Think of the whole order at once: the ${small[special]} special places among ${n} are equally
        likely to be any ${small[special]}. Fix one at place ${at}, choose the earlier ${which === 2 ? 'one' : 'ones'}
        before it${special > which && ' and the later one after it'}. Multiplying fractions draw by draw gives the
        same with more work.`,
      check: () =>
        text`Over all ${search.time}s from the ${ordinal(which)} to the ${ordinal(n - special + which)} the counts
          $${Array.from(
            { length: n - special + 1 },
            (_, i) => choices(which + i - 1, which - 1) * choices(n - which - i, special - which),
          ).join(' + ')}$
          add up to $${all}$, as they must.`,
      principle: text`In draws without replacement every set of places is equally likely for the special ones: count
        places in place of multiplying along the draws.`,
    };
  },
);

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

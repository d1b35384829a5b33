import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { choices } from '../counting.ts';

interface Club {
  /** The smaller and the larger kind. */
  few: number;
  many: number;
  kinds: readonly [string, string];
  way: boolean;
  /** Whose majority is asked for. */
  asks: 'few' | 'many';
}

/** The kind that is asked about. */
const askedKind = ({ kinds: [one, other], asks }: Club) => (asks === 'few' ? one : other);
/** Committees with two of the kind that is asked about. */
const wanted = ({ few, many, asks }: Club) =>
  asks === 'few' ? choices(few, 2) * many : choices(many, 2) * few;
/** Committees of three with both kinds. */
const both = ({ few, many }: Club) => choices(few, 2) * many + few * choices(many, 2);

const majority = form({
  form: 'majority-from-number-of-committees',
  revision: 2,
  band: 'Hard',
  also: ['AL.QUA.1', 'AL.LIN.1'],
  entry: true,
  seconds: 105,
  stem: (p: Club) => {
    const all = p.few + p.many;
    const [one, other] = p.kinds;
    const ways = both(p);
    return p.way
      ? `A club has $${all}$ members, ${one} and ${other}, fewer ${one} than ${other}. A committee of three with members of both kinds can be formed in $${ways}$ ways. In how many of these ways are the ${askedKind(p)} in the majority?`
      : `From $${all}$ volunteers, each of whom is from the ${one} or from the ${other}, three are to be chosen so that both kinds are represented; this can be done in $${ways}$ ways. There are more ${other} than ${one}. How many of these choices have exactly two from the ${askedKind(p)}?`;
  },
  path: path<Club>()
    .step(
      'product',
      ({ few, many }) => q(few * many),
      'Let $x$ be the number of the smaller and $y$ that of the larger kind. Two of one kind with one of the other gives a count with the factors $x$, $y$ and $x + y - 2$. Find the product $xy$.',
      (p, { product }) =>
        `\\binom{x}{2}y + x\\binom{y}{2} = \\frac{xy(x + y - 2)}{2} = ${both(p)} \\Rightarrow xy = \\frac{2 \\times ${both(p)}}{${p.few + p.many - 2}} = ${product}`,
    )
    .step(
      'larger',
      ({ few, many }, { product }) => {
        const sum = few + many;
        return q(Math.round((sum + Math.sqrt(Math.max(0, sum * sum - 4 * Number(product)))) / 2));
      },
      'Sum and product give both numbers; this is the larger one.',
      ({ few, many }, { product, larger }) =>
        `x + y = ${few + many}, \\quad xy = ${product} \\Rightarrow y = ${larger}`,
    )
    .quiet('smaller', ({ few, many }, { larger }) => q(few + many).sub(larger))
    .quiet('pairOf', ({ asks }, { larger, smaller }) => (asks === 'few' ? smaller : larger))
    .quiet('third', ({ asks }, { larger, smaller }) => (asks === 'few' ? larger : smaller))
    .step(
      'count',
      (_p, { pairOf, third }) => pairOf.mul(pairOf.sub(1)).div(2).mul(third),
      p => `Two of the ${askedKind(p)} and one of the others.`,
      (_p, { pairOf, third, count }) => `\\binom{${pairOf}}{2} \\times ${third} = ${count}`,
    ),
  slips: [
    {
      misconception: 'three_of_a_kind_added',
      at: 'count',
      wrongly: (_p, { pairOf, count }) => count.add(choices(Number(pairOf), 3)),
      words: p =>
        `Committees of three ${askedKind(p)} were added; they do not belong to the choices with both kinds.`,
    },
    {
      misconception: 'ordered_pair',
      at: 'count',
      wrongly: (_p, { count }) => count.mul(2),
      words: (_p, { pairOf }) =>
        `$${pairOf} \\times ${pairOf.sub(1)}$ picks the two in order; a committee has no order.`,
    },
    {
      misconception: 'half_of_all_committees',
      at: 'count',
      wrongly: p => (both(p) % 2 === 0 ? q(both(p) / 2) : null),
      words: p =>
        `Half of the $${both(p)}$ committees were given to each majority; the larger kind has the majority more often.`,
    },
    {
      misconception: 'share_by_numbers',
      at: 'count',
      wrongly: p => {
        const share = q(both(p) * (p.asks === 'few' ? p.few : p.many), p.few + p.many);
        return share.d === 1n ? share : null;
      },
      words: ({ few, many }) =>
        `The committees were shared out as $${many} : ${few}$, like the members; the shares are as $${many - 1} : ${few - 1}$.`,
    },
    {
      misconception: 'any_third_member',
      at: 'count',
      wrongly: ({ few, many }, { pairOf }) =>
        pairOf
          .mul(pairOf.sub(1))
          .div(2)
          .mul(few + many - 2),
      words: ({ few, many }) =>
        `Two were chosen and any of the other $${few + many - 2}$ added, which lets in three of one kind.`,
    },
    {
      misconception: 'next_pair_of_numbers',
      at: 'larger',
      wrongly: ({ many }) => q(many + 1),
      words: ({ few, many }, { larger, smaller }) =>
        `$${larger}$ and $${smaller}$ have the right sum, but their product is not $${few * many}$.`,
    },
    {
      misconception: 'neighbouring_pair_of_numbers',
      at: 'larger',
      wrongly: ({ few, many }) => (many - few > 2 ? q(many - 1) : null),
      words: ({ few, many }, { larger, smaller }) =>
        `With $${larger}$ and $${smaller}$ the product is $${Number(larger) * Number(smaller)}$ and not $${few * many}$.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, p) =>
    value.d === 1n &&
    value.valueOf() > 0 &&
    value.valueOf() < both(p) &&
    // The majority of the other kind would give the key away: the two add up to the number in the stem.
    value.valueOf() !== both(p) - wanted(p),
  snapRead: () =>
    'The number of mixed committees and of all members is given, the two kinds are not: an equation from a count, then another count.',
  approach: () =>
    'Write the number of mixed committees with the two unknown numbers; it factorises and gives their product. With their sum both are known, and the committees wanted can be counted.',
  faster: p =>
    `Shares of the two majorities are as $y - 1 : x - 1 = ${p.many - 1} : ${p.few - 1}$, so take $\\frac{${(p.asks === 'few' ? p.few : p.many) - 1}}{${p.few + p.many - 2}} \\times ${both(p)}$.`,
  check: (p, { count }) =>
    `The other majority has $\\binom{${p.asks === 'few' ? p.many : p.few}}{2} \\times ${p.asks === 'few' ? p.few : p.many} = ${both(p) - Number(count)}$ ways, together $${both(p)}$.`,
  principle:
    'Choose-two-and-one over both kinds adds up to half of the product of three factors: the two numbers and their sum less two.',
  verify: p => {
    const all = p.few + p.many;
    for (let few = 1; 2 * few < all; few += 1) {
      const members = Array.from({ length: all }, (_, i) => i < few);
      let [mixed, inMajority] = [0, 0];
      for (let i = 0; i < all; i += 1)
        for (let j = i + 1; j < all; j += 1)
          for (let k = j + 1; k < all; k += 1) {
            const inFew = [members[i], members[j], members[k]].filter(Boolean).length;
            if (inFew === 1 || inFew === 2) mixed += 1;
            if (inFew === (p.asks === 'few' ? 2 : 1)) inMajority += 1;
          }
      if (mixed === both(p)) return q(inMajority);
    }
    return q(0);
  },
});

/** MM.PNC.3 Hard: two unknown numbers from a number of committees. */
export const fromANumberOfCommittees: readonly AnyTemplate[] = situation<Club>({
  type: 'MM.PNC.3',
  situation: 'unknown-kinds',
  tries: 20,
  draw: draw => {
    const [few, many] = [draw.int(3, 9), draw.int(5, 14)];
    const kinds = draw.pick([
      ['lawyers', 'doctors'],
      ['painters', 'sculptors'],
      ['swimmers', 'runners'],
      ['poets', 'novelists'],
      ['guides', 'climbers'],
    ] as const);
    return many - few >= 2 && few + many <= 20
      ? { few, many, kinds, way: draw.chance(0.5), asks: draw.pick(['few', 'many'] as const) }
      : null;
  },
  forms: [majority],
});

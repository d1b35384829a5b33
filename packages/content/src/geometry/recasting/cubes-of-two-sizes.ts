import { path } from '../../path.ts';
import { numberTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Cubes {
  edges: readonly [number, number, number];
  /** Edge of the larger cubes in centimetres; the smaller ones have an edge of 2. */
  large: 3 | 5;
  /** Cubes in all: at most so many, or at least so many. */
  bound: number;
  /** At most `bound` cubes and the greatest surface, or at least `bound` and the least. */
  asked: 'greatest' | 'least';
  way: boolean;
}

const volumeOf = ({ edges: [a, b, c] }: Cubes) => a * b * c;
/** Volume of a larger cube. */
const each = ({ large }: Cubes) => large ** 3;
/** Numbers of larger cubes, from 1 on, that leave a whole number of smaller ones, at least one. */
function numbers(p: Cubes): number[] {
  const list: number[] = [];
  for (let y = 1; each(p) * y < volumeOf(p); y += 1) if ((volumeOf(p) - each(p) * y) % 8 === 0) list.push(y);
  return list;
}
/** Cubes in all with y larger ones. */
const inAll = (p: Cubes, y: number) => (volumeOf(p) - (each(p) - 8) * y) / 8;
const area = (value: { valueOf(): number }) => `$${numberTex(q(value.valueOf()))}$ square cm`;
/** The steps that the bound allows begin (or end) at this number of larger cubes. */
const limited = (p: Cubes, by: number) => {
  const share = q(volumeOf(p) - 8 * p.bound, by);
  return p.asked === 'greatest' ? share.ceil() : share.floor();
};

const twoSizes = form({
  form: 'surface-of-cubes-of-two-sizes',
  revision: 2,
  band: 'Hard',
  also: ['AL.DIO.1', 'AL.INQ.7', 'GM.SOL.1'],
  entry: true,
  likely: true,
  seconds: 140,
  stem: (p: Cubes) => {
    const { edges, large, bound, asked, way } = p;
    const [a, b, c] = edges;
    const limit = asked === 'greatest' ? 'at most' : 'at least';
    return way
      ? `A solid cuboid of $${a}$ cm by $${b}$ cm by $${c}$ cm is melted, and all of it is recast into cubes with edges of $2$ cm and of $${large}$ cm, some of each size. There are ${limit} $${bound}$ cubes in all. What is the ${asked} possible total surface area of the cubes?`
      : `All the wax of a block measuring $${a}$ cm, $${b}$ cm and $${c}$ cm goes into cubical candles of two sizes, with edges of $${large}$ cm and $2$ cm. Both sizes are made, and together they number ${limit} $${bound}$. Find the ${asked} total surface area that the candles can have.`;
  },
  path: path<Cubes>()
    .step(
      'first',
      p => q(numbers(p)[0] as number),
      'With $x$ smaller and $y$ larger cubes the volume stays. Look at remainders on division by $8$: they tell the first $y$, and every $8$th number after it works too.',
      (p, { first }) =>
        `8x + ${each(p)}y = ${volumeOf(p)} \\Rightarrow y = ${first}, ${first.add(8)}, \\dots`,
    )
    .step(
      'limit',
      p => limited(p, each(p) - 8),
      p =>
        `Put the number of cubes in: $8(x + y) = ${volumeOf(p)} - ${each(p) - 8}y$. The bound for $x + y$ becomes one for $y$.`,
      (p, { limit }) =>
        `${volumeOf(p)} - ${each(p) - 8}y ${p.asked === 'greatest' ? '\\le' : '\\ge'} ${8 * p.bound} \\Rightarrow y ${p.asked === 'greatest' ? '\\ge' : '\\le'} ${limit}`,
    )
    .step(
      'large',
      (p, { first, limit }) => {
        const steps = limit.sub(first).div(8);
        return first.add((p.asked === 'greatest' ? steps.ceil() : steps.floor()).mul(8));
      },
      p =>
        p.asked === 'greatest'
          ? 'The same volume has more surface in small cubes. So take the first possible $y$ that the bound allows.'
          : 'The same volume has less surface in large cubes. So take the last possible $y$ that the bound allows.',
      (_p, { large }) => `y = ${large}`,
    )
    .step(
      'small',
      (p, { large }) =>
        q(volumeOf(p))
          .sub(large.mul(each(p)))
          .div(8),
      'The rest of the volume gives the smaller ones.',
      (p, { large, small }) => `x = \\frac{${volumeOf(p)} - ${each(p)} \\times ${large}}{8} = ${small}`,
    )
    .step(
      'surface',
      (p, { large, small }) => small.mul(24).add(large.mul(6 * p.large ** 2)),
      'Each cube has six square faces.',
      (p, { large, small, surface }) =>
        `${small} \\times 6 \\times 2^2 + ${large} \\times 6 \\times ${p.large}^2 = ${numberTex(surface)}`,
    ),
  slips: [
    {
      misconception: 'whole_numbers_of_cubes_forgotten',
      at: 'large',
      wrongly: (_p, { limit, large }) => (limit.equals(large) || limit.lt(1) ? null : limit),
      words: (p, { large }) =>
        `With $y = ${large}$ larger cubes $${volumeOf(p)} - ${each(p)} \\times ${large}$ cubic cm are left, which is no multiple of $8$.`,
    },
    {
      misconception: 'bound_ignored',
      at: 'large',
      wrongly: (p, { large }) => {
        const end = p.asked === 'greatest' ? Math.min(...numbers(p)) : Math.max(...numbers(p));
        return large.equals(end) ? null : q(end);
      },
      words: (p, { large }) =>
        `$${large}$ larger cubes make $${inAll(p, Number(large))}$ cubes in all, which the bound does not allow.`,
    },
    {
      misconception: 'bound_on_the_wrong_side',
      at: 'large',
      wrongly: (p, { large }) => {
        const y = Number(large) + (p.asked === 'greatest' ? -8 : 8);
        return numbers(p).includes(y) ? q(y) : null;
      },
      words: (p, { large }) =>
        `$y = ${large}$ lies on the wrong side of the bound: that makes $${inAll(p, Number(large))}$ cubes.`,
    },
    {
      misconception: 'other_extreme',
      at: 'large',
      wrongly: (p, { large }) => {
        const end = p.asked === 'greatest' ? Math.max(...numbers(p)) : Math.min(...numbers(p));
        return large.equals(end) ? null : q(end);
      },
      words: (p, { surface }) =>
        `${area(surface)} is the other extreme: small cubes have more surface than large ones of the same volume, and ${p.asked === 'greatest' ? 'much' : 'little'} surface is wanted.`,
    },
    {
      misconception: 'one_step_too_far',
      at: 'large',
      wrongly: (p, { large }) => {
        const y = Number(large) + (p.asked === 'greatest' ? 8 : -8);
        return numbers(p).includes(y) ? q(y) : null;
      },
      words: (_p, { large }) =>
        `$y = ${large}$ keeps the bound too, but there is a number of larger cubes nearer to it.`,
    },
    {
      misconception: 'bound_for_the_small_ones_only',
      at: 'limit',
      wrongly: p => limited(p, each(p)),
      words: (p, { limit }) =>
        `$y ${p.asked === 'greatest' ? '\\ge' : '\\le'} ${limit}$ comes from bounding the smaller cubes alone by $${p.bound}$; the bound is for all of them.`,
    },
    {
      misconception: 'four_faces_only',
      at: 'surface',
      wrongly: (p, { small, large }) => small.mul(16).add(large.mul(4 * p.large ** 2)),
      words: (_p, { surface }) => `${area(surface)} counts only four faces of each cube.`,
    },
    {
      misconception: 'numbers_interchanged',
      at: 'surface',
      wrongly: (p, { small, large }) => large.mul(24).add(small.mul(6 * p.large ** 2)),
      words: (p, { large, small }) =>
        `$${small}$ and $${large}$ were interchanged: here $${large} \\times 24 + ${small} \\times ${6 * p.large ** 2}$.`,
    },
  ],
  show: value => area(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  onSight: value => value.valueOf() % 6 === 0,
  snapRead: p =>
    `The volume is cast into cubes of two sizes, whole numbers of each; a bound for all cubes and the ${p.asked} surface.`,
  approach: () =>
    'The volume gives an equation in whole numbers, whose solutions come in equal steps. The number of cubes says which of them are allowed, and the surface grows with the number of small cubes.',
  faster: (p, { first, surface }) =>
    `Surface $24x + ${6 * p.large ** 2}y = 3 \\times ${volumeOf(p)} - ${3 * each(p) - 6 * p.large ** 2}y$ and number $\\frac{${volumeOf(p)} - ${each(p) - 8}y}{8}$ depend on $y = ${first}, ${first.add(8)}, \\dots$ alone: test these in turn, up to $${numberTex(surface)}$.`,
  check: (p, { large, small }) =>
    `$8 \\times ${small} + ${each(p)} \\times ${large} = ${volumeOf(p)}$, with $${small} + ${large} = ${small.add(large)}$ cubes; $${p.asked === 'greatest' ? large.sub(8) : large.add(8)}$ larger ones would mean $${inAll(p, Number(large) + (p.asked === 'greatest' ? -8 : 8))}$.`,
  principle:
    'Recasting into whole numbers of two solids is an equation in integers; the extreme surface lies at the last solution that the other condition allows.',
  verify: p => {
    const surfaces: number[] = [];
    for (let x = 1; 8 * x < volumeOf(p); x += 1)
      for (let y = 1; 8 * x + each(p) * y <= volumeOf(p); y += 1) {
        const exact = 8 * x + each(p) * y === volumeOf(p);
        const allowed = p.asked === 'greatest' ? x + y <= p.bound : x + y >= p.bound;
        if (exact && allowed) surfaces.push(24 * x + 6 * p.large ** 2 * y);
      }
    return q(p.asked === 'greatest' ? Math.max(...surfaces) : Math.min(...surfaces));
  },
});

/** GM.SOL.3 Hard: recast into cubes of two sizes, with a bound for their number. */
export const cubesOfTwoSizes: readonly AnyTemplate[] = situation<Cubes>({
  type: 'GM.SOL.3',
  situation: 'recast-into-two-sizes',
  tries: 60,
  draw: draw => {
    const [a, b, c] = [draw.int(5, 12), draw.int(6, 16), draw.int(8, 24)];
    const large = draw.pick([3, 3, 5] as const);
    const asked = draw.pick(['greatest', 'least'] as const);
    const p: Cubes = { edges: [a, b, c], large, bound: 0, asked, way: draw.chance(0.5) };
    const list = numbers(p);
    if (!(a < b && b < c) || list.length < 3 || list.length > 9 || volumeOf(p) > 2600) return null;
    // The bound lies between two solutions; it bars at least one and leaves two or more to choose from.
    const at = asked === 'greatest' ? draw.int(0, list.length - 3) : draw.int(1, list.length - 2);
    const [more, fewer] = [inAll(p, list[at] as number), inAll(p, list[at + 1] as number)];
    const bound = draw.int(fewer + 2, more - 2);
    return bound % 5 === 0 ? { ...p, bound } : null;
  },
  forms: [twoSizes],
});

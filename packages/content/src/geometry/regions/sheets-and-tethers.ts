import { path } from '../../path.ts';
import { fractionTex, numberTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Pi as these questions state it. */
const roughPi = q(22, 7);
const piNote = '(Take $\\pi = \\frac{22}{7}$.)';

interface Sheet {
  l: number;
  b: number;
  way: boolean;
}

const cutSheet = form({
  form: 'sheet-without-semicircles',
  band: 'Easy',
  seconds: 45,
  stem: ({ l, b, way }: Sheet) =>
    way
      ? `From a rectangular sheet of metal, $${l}$ cm by $${b}$ cm, a semicircle is cut out at each of the two shorter sides, with the whole side as its diameter. What is the area of the metal that is left, in square centimetres? ${piNote}`
      : `A hall is $${l}$ m long and $${b}$ m wide. Two semicircular carpets lie against its opposite shorter walls, each as wide as the wall; the rest of the floor is bare. Find the bare area in square metres. ${piNote}`,
  path: path<Sheet>()
    .step(
      'whole',
      ({ l, b }) => q(l * b),
      'Whole minus parts: begin with the rectangle.',
      ({ l, b }, { whole }) => `${l} \\times ${b} = ${numberTex(whole)}`,
    )
    .step(
      'radius',
      ({ b }) => q(b, 2),
      'The shorter side is a diameter.',
      ({ b }, { radius }) => `r = ${b} \\div 2 = ${numberTex(radius)}`,
    )
    .step(
      'circle',
      (_p, { radius }) => roughPi.mul(radius).mul(radius),
      'The two semicircles make one whole circle.',
      (_p, { radius, circle }) => `\\frac{22}{7} \\times ${numberTex(radius)}^2 = ${numberTex(circle)}`,
    )
    .step(
      'left',
      (_p, { whole, circle }) => whole.sub(circle),
      'Subtract it from the rectangle.',
      (_p, { whole, circle, left }) => `${numberTex(whole)} - ${numberTex(circle)} = ${numberTex(left)}`,
    ),
  slips: [
    {
      misconception: 'one_semicircle_only',
      at: 'circle',
      wrongly: (_p, { circle }) => circle.div(2),
      words: (_p, { circle }) => `$${numberTex(circle)}$ is one semicircle; there are two.`,
    },
    {
      misconception: 'semicircles_as_circles',
      at: 'circle',
      wrongly: (_p, { circle }) => circle.mul(2),
      words: (_p, { circle }) => `$${numberTex(circle)}$ counts two whole circles; two semicircles make one.`,
    },
    {
      misconception: 'radius_and_diameter_mixed',
      at: 'radius',
      wrongly: ({ b }) => q(b),
      words: ({ b }) => `$${b}$ is the diameter of the semicircles; the radius is half of it.`,
    },
    {
      misconception: 'circumference_for_area',
      at: 'circle',
      wrongly: (_p, { radius }) => roughPi.mul(radius).mul(2),
      words: (_p, { circle }) =>
        `$${numberTex(circle)}$ is the circumference of the circle; its area was needed.`,
    },
    {
      misconception: 'squares_for_semicircles',
      at: 'circle',
      wrongly: ({ b }) => q(b * b),
      words: ({ b }) => `The square $${b} \\times ${b}$ round the two semicircles was subtracted.`,
    },
    {
      misconception: 'square_without_pi',
      at: 'circle',
      wrongly: (_p, { radius }) => radius.mul(radius),
      words: (_p, { circle }) => `$${numberTex(circle)}$ is the square of the radius; $\\pi$ is missing.`,
    },
    {
      misconception: 'gives_removed_part',
      gives: 'circle',
      words: (_p, { circle }) => `$${numberTex(circle)}$ is the area of the two semicircles.`,
    },
  ],
  show: value => `$${numberTex(value)}$`,
  plausible: (value, { l, b }) => value.valueOf() > 0 && value.valueOf() < l * b,
  snapRead: () => 'A rectangle without two semicircles on its shorter sides; the rest is asked.',
  approach: () =>
    'Whole minus parts. Two equal semicircles are one circle, whose diameter is the shorter side.',
  check: ({ l, b }, { circle, left }) =>
    `The circle is a little over three quarters, $\\frac{11}{14}$, of the square of side $${b}$: $${numberTex(circle)}$ of $${numberTex(b * b)}$. With it the rest makes $${numberTex(left)} + ${numberTex(circle)} = ${numberTex(l * b)}$.`,
  principle:
    'Equal parts of circles in a figure often join to a whole circle: find the radius and count the parts.',
  verify: ({ l, b }) => {
    // The square round the circle keeps 3/14 of its area; the strip between the ends is a rectangle.
    return q((l - b) * b).add(q(3 * b * b, 14));
  },
});

interface Tether {
  /** Rope, and how far its end can sweep behind each corner, all in units of 7 m or 3.5 m. */
  rope: number;
  behindFirst: number;
  behindSecond: number;
  unit: number;
  way: number;
}

const sidesOf = ({ rope, behindFirst, behindSecond, unit }: Tether) => ({
  r: q(rope).mul(q(unit)),
  a: q(rope - behindFirst).mul(q(unit)),
  b: q(rope - behindSecond).mul(q(unit)),
});

const tetherStems = [
  (a: string, b: string, r: string) =>
    `A goat is tied by a rope of length $${r}$ m to an outer corner of a shed with a rectangular floor, $${a}$ m by $${b}$ m, in a large meadow. Over what area, in square metres, can it graze?`,
  (a: string, b: string, r: string) =>
    `A rectangular office building measures $${a}$ m by $${b}$ m and stands on an open lawn. A robot mower is supplied through a cable, $${r}$ m long, that starts at one outer corner of the building and bends round the other corners. How many square metres of lawn can it reach?`,
  (a: string, b: string, r: string) =>
    `The walls of a closed rectangular yard are $${a}$ m and $${b}$ m long. Outside, a watchdog is chained to one corner; its chain is $${r}$ m long. Find the area of the level ground that the dog can guard, in square metres.`,
] as const;

const tethered = form({
  form: 'tethered-at-an-outer-corner',
  revision: 2,
  band: 'Medium',
  seconds: 65,
  stem: (p: Tether) => {
    const { a, b, r } = sidesOf(p);
    return `${(tetherStems[p.way] ?? tetherStems[0])(numberTex(a), numberTex(b), numberTex(r))} ${piNote}`;
  },
  path: path<Tether>()
    .quiet('turn', () => q(3, 4))
    .step(
      'main',
      (p, { turn }) => roughPi.mul(turn).mul(sidesOf(p).r.pow(2) ?? 0),
      'With the whole length it sweeps everything but the quarter turn that the building takes.',
      (p, { turn, main }) =>
        `${fractionTex(turn)} \\times \\frac{22}{7} \\times ${numberTex(sidesOf(p).r)}^2 = ${numberTex(main)}`,
    )
    .step(
      'first',
      p => sidesOf(p).r.sub(sidesOf(p).a),
      'Along one side it reaches the next corner and bends: what is left of the length sweeps a quarter circle there.',
      (p, { first }) => `${numberTex(sidesOf(p).r)} - ${numberTex(sidesOf(p).a)} = ${numberTex(first)}`,
    )
    .step(
      'second',
      p => sidesOf(p).r.sub(sidesOf(p).b),
      'The same happens along the other side.',
      (p, { second }) => `${numberTex(sidesOf(p).r)} - ${numberTex(sidesOf(p).b)} = ${numberTex(second)}`,
    )
    .quiet('quarter', () => q(1, 4))
    .step(
      'area',
      (_p, { main, first, second, quarter }) =>
        main.add(roughPi.mul(quarter).mul(first.mul(first).add(second.mul(second)))),
      'Add the two quarter circles; they do not meet behind the building.',
      (_p, { main, first, second, quarter, area }) =>
        `${numberTex(main)} + ${fractionTex(quarter)} \\times \\frac{22}{7}\\left(${numberTex(first)}^2 + ${numberTex(second)}^2\\right) = ${numberTex(area)}`,
    ),
  slips: [
    {
      misconception: 'bends_ignored',
      gives: 'main',
      words: (_p, { main }) =>
        `$${numberTex(main)}$ leaves out what is swept behind the two neighbouring corners.`,
    },
    {
      misconception: 'building_ignored',
      at: 'turn',
      wrongly: () => q(1),
      words: () => 'A full circle was taken with the whole length; the building takes a quarter turn of it.',
    },
    {
      misconception: 'side_for_rest_of_rope',
      at: 'first',
      wrongly: p => sidesOf(p).a,
      words: (_p, { first }) =>
        `$${numberTex(first)}$ m is the side itself; beyond it only the rest of the length sweeps.`,
    },
    {
      misconception: 'side_for_rest_of_rope',
      at: 'second',
      wrongly: p => sidesOf(p).b,
      words: (_p, { second }) =>
        `$${numberTex(second)}$ m is the side itself; beyond it only the rest of the length sweeps.`,
    },
    {
      misconception: 'semicircles_for_quarters',
      at: 'quarter',
      wrongly: () => q(1, 2),
      words: (_p, { quarter }) =>
        `Behind the corners semicircles were counted; the next wall allows a quarter circle each. Here $\\frac{1}{2} = ${numberTex(quarter)}$.`,
    },
    {
      misconception: 'inner_corner_for_outer',
      at: 'turn',
      wrongly: () => q(1, 2),
      words: () =>
        'Half a circle was taken for the whole length, as at a long wall; at a corner it is three quarters.',
    },
    {
      misconception: 'bend_with_whole_rope',
      at: 'first',
      wrongly: p => sidesOf(p).r,
      words: (_p, { first }) =>
        `Behind the first corner the whole length of $${numberTex(first)}$ m was used; the side has used up a part.`,
    },
    {
      misconception: 'one_bend_only',
      at: 'area',
      wrongly: (_p, { main, first, second }) => {
        const longer = first.gt(second) ? first : second;
        return main.add(roughPi.mul(longer).mul(longer).div(4));
      },
      words: () => 'Only one of the two quarter circles behind the corners was added.',
    },
  ],
  show: value => `$${numberTex(value)}$`,
  snapRead: () =>
    'A rope fixed at an outer corner, longer than both sides, so that it bends round two corners: an area of circular parts.',
  approach: () =>
    'Follow the end of the rope. It moves on three quarters of a circle, and at the ends of this it bends round a corner and continues on a smaller quarter circle.',
  faster: (p, { first, second }) =>
    `Quarters of $\\pi$: $\\frac{11}{14}\\left(3 \\times ${numberTex(sidesOf(p).r)}^2 + ${numberTex(first)}^2 + ${numberTex(second)}^2\\right)$.`,
  check: (p, { area, first, second }) =>
    `The answer over $\\frac{11}{14}$, a quarter of $\\pi$, is $${numberTex(area.mul(14).div(11))}$, which is three times the square of $${numberTex(sidesOf(p).r)}$ and the squares of $${numberTex(first)}$ and $${numberTex(second)}$.`,
  principle:
    'A rope that bends round a corner goes on with what is left of it: add circular sectors, one for each radius.',
  verify: p => {
    // Sum thin rings of a sweep: the end's shortest way round the building must not exceed the rope.
    const { a, b, r } = sidesOf(p);
    const [l, m, n] = [r, r.sub(a), r.sub(b)].map(v => v.valueOf()) as [number, number, number];
    let quarters = 0;
    const rings = 4000;
    for (let i = 0; i < rings; i += 1) {
      const s = ((i + 0.5) * l) / rings;
      quarters += s * (3 + (s < m ? 1 : 0) + (s < n ? 1 : 0)) * (l / rings);
    }
    // A ring that a bend cuts leaves a small error; the exact value is a multiple of a quarter circle of radius 3.5.
    return q(Math.round((quarters * (11 / 7)) / (77 / 8)) * 77, 8);
  },
});

/** GM.ARE.2 Easy and Medium: two semicircles of a sheet, and a rope round corners. */
export const sheetsAndTethers: readonly AnyTemplate[] = [
  ...situation<Sheet>({
    type: 'GM.ARE.2',
    situation: 'semicircles-at-both-ends',
    tries: 20,
    draw: draw => {
      const b = draw.pick([7, 14, 21, 28, 35, 42]);
      const l = draw.int(Math.ceil(b * 1.3), b * 2 + 20);
      return l <= 90 ? { l, b, way: draw.chance(0.5) } : null;
    },
    forms: [cutSheet],
  }),
  ...situation<Tether>({
    type: 'GM.ARE.2',
    situation: 'rope-round-a-building',
    tries: 40,
    draw: draw => {
      const p = {
        rope: draw.int(3, 8),
        behindFirst: draw.int(1, 6),
        behindSecond: draw.int(1, 6),
        unit: draw.pick([3.5, 7, 14]),
        way: draw.int(0, 2),
      };
      const { rope, behindFirst, behindSecond } = p;
      const apart = behindFirst + behindSecond <= rope;
      const simple = p.unit > 3.5 || (3 * rope ** 2 + behindFirst ** 2 + behindSecond ** 2) % 4 === 0;
      return apart && simple && behindFirst < rope && behindSecond < rope && behindFirst !== behindSecond
        ? p
        : null;
    },
    forms: [tethered],
  }),
];

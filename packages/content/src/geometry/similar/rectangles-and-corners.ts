import { path } from '../../path.ts';
import { fractionTex, numberTex, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Inscribed {
  base: number;
  height: number;
  /** The rectangle's side on the base to its other side. */
  along: number;
  up: number;
  way: boolean;
}

const rectangleInside = form({
  form: 'rectangle-inside-a-triangle',
  revision: 2,
  band: 'Medium',
  seconds: 70,
  stem: ({ base, height, along, up, way }: Inscribed) =>
    way
      ? `In a triangle with a base of $${base}$ cm and a height of $${height}$ cm on it, a rectangle has one side on the base and its other two corners on the other two sides. The ratio of the side on the base to the other side of the rectangle is $${along} : ${up}$. What is its area?`
      : `A sail is a triangle, $${base}$ cm wide at the foot and $${height}$ cm high above it. From it a rectangular piece is cut with one edge along the foot and two corners on the slanting edges; width and height of the piece are in the ratio $${along} : ${up}$. Find the area of the piece in square cm.`,
  path: path<Inscribed>()
    .step(
      'unit',
      ({ base, height, along, up }) => q(base * height, along * height + up * base),
      'Let the sides be multiples of $x$. Above the rectangle there is a triangle similar to the whole one: compare width and height.',
      ({ base, height, along, up }, { unit }) =>
        `\\frac{${along === 1 ? '' : along}x}{${base}} = \\frac{${height} - ${up === 1 ? '' : up}x}{${height}} \\;\\Rightarrow\\; x = ${numberTex(unit)}`,
    )
    .step(
      'sides',
      ({ along, up }, { unit }) => [unit.mul(along), unit.mul(up)],
      'Find both sides.',
      (_p, { sides }) => sides.map(s => numberTex(s)).join(',\\quad '),
    )
    .step(
      'area',
      (_p, { sides }) => (sides[0] ?? q(1)).mul(sides[1] ?? q(1)),
      'Multiply them.',
      (_p, { sides, area }) => `${sides.map(s => numberTex(s)).join(' \\times ')} = ${numberTex(area)}`,
    ),
  slips: [
    {
      misconception: 'square_assumed',
      at: 'unit',
      wrongly: ({ base, height }) => q(base * height, base + height),
      words: ({ base, height }) =>
        `$\\frac{${base} \\times ${height}}{${base + height}}$ is the side of an inscribed square; then the ratio was put on top of it.`,
    },
    {
      misconception: 'sides_exchanged',
      at: 'unit',
      wrongly: ({ base, height, along, up }) => q(base * height, up * height + along * base),
      words: ({ along, up }) =>
        `The sides were exchanged: the one on the base has $${along}$ parts, the other $${up}$.`,
    },
    {
      misconception: 'half_of_the_triangle',
      at: 'area',
      wrongly: ({ base, height }) => q(base * height, 4),
      words: ({ base, height }, { area }) =>
        `Half of the triangle is the largest rectangle possible, for one special ratio only. Here $\\frac{${numberTex(base)} \\times ${numberTex(height)}}{4} = ${numberTex(area)}$.`,
    },
    {
      misconception: 'stops_at_the_unit',
      at: 'area',
      wrongly: (_p, { unit }) => unit.mul(unit),
      words: (_p, { unit }) =>
        `The square of $x = ${numberTex(unit)}$ is given; the sides are multiples of it.`,
    },
    {
      misconception: 'whole_height_for_the_rest',
      at: 'unit',
      wrongly: ({ base, height, along, up }) => q(base * height, Math.abs(along * height - up * base) || 1),
      words: () =>
        'The height of the rectangle was added to that of the triangle above it instead of taken off.',
    },
    {
      misconception: 'area_of_the_rest',
      at: 'area',
      wrongly: ({ base, height }, { sides }) =>
        q(base * height, 2).sub((sides[0] ?? q(1)).mul(sides[1] ?? q(1))),
      words: () => 'This is the part of the triangle outside the rectangle.',
    },
    {
      misconception: 'small_triangle_only',
      at: 'area',
      wrongly: ({ height }, { sides }) => (sides[0] ?? q(1)).mul(q(height).sub(sides[1] ?? q(1))).div(2),
      words: () => 'That is the small triangle above the rectangle.',
    },
  ],
  show: value => withUnit(value, 'square cm'),
  plausible: (value, { base, height }) =>
    value.valueOf() > 0 && value.valueOf() < (base * height) / 2 && value.d <= 4n,
  snapRead: () =>
    'A rectangle in a triangle with one side on the base: the triangle above it is similar to the whole.',
  approach: () =>
    'Width over base equals the height left over the whole height. The given ratio leaves one unknown.',
  faster: ({ base, height, along, up }) =>
    `As shares: $\\frac{${along}x}{${base}} + \\frac{${up}x}{${height}} = 1$ gives $x$ at once, and the area is $${along * up}x^2$.`,
  check: ({ base, height }, { sides }) =>
    `Above the rectangle the triangle is $${numberTex(q(height).sub(sides[1] ?? q(1)))}$ cm high and $${numberTex(sides[0] ?? q(1))}$ cm wide, and $${fractionTex(
      q(height)
        .sub(sides[1] ?? q(1))
        .div(sides[0] ?? q(1)),
    )} = ${fractionTex(q(height, base))}$.`,
  principle: 'A line parallel to the base cuts off a similar triangle: widths are as the heights above.',
  verify: ({ base, height, along, up }) => {
    // The right side runs from (base, 0) to (0, height) when the apex stands above the left corner.
    let [low, high] = [0, base];
    for (let i = 0; i < 80; i += 1) {
      const w = (low + high) / 2;
      if (height * (1 - w / base) > (w * up) / along) low = w;
      else high = w;
    }
    return q(Math.round(((low * low * up) / along) * 1e6)).div(1e6);
  },
});

interface Turned {
  ad: number;
  ae: number;
  ac: number;
  /** Area of the triangle ADE. */
  small: number;
  way: boolean;
}

const areaBeyondTurned = form({
  form: 'area-beyond-a-line-that-is-not-parallel',
  revision: 2,
  band: 'Medium',
  likely: true,
  apart: true,
  seconds: 85,
  stem: ({ ad, ae, ac, small, way }: Turned) =>
    way
      ? `D lies on side AB and E on side AC of triangle ABC such that $\\angle ADE = \\angle ACB$. If $AD = ${ad}$ cm, $AE = ${ae}$ cm, $EC = ${ac - ae}$ cm and the area of triangle ADE is $${small}$ square cm, what is the area of quadrilateral BCED?`
      : `In triangle ABC a line through a point D on AB meets AC at E, and angle AED is equal to angle ABC. Given $AD = ${ad}$ cm, $AE = ${ae}$ cm and $CE = ${ac - ae}$ cm, and that the area of triangle ADE is $${small}$ square cm, find the area of quadrilateral BCED.`,
  path: path<Turned>()
    .quiet('side', ({ ac }) => q(ac))
    .quiet('match', ({ ad }) => q(ad))
    .step(
      'scale',
      (_p, { side, match }) => side.div(match),
      'The triangles ADE and ACB share the angle at A and have another pair of equal angles. So AD belongs to AC, not to AB: find the scale from these two.',
      ({ ad, ae, ac }, { scale }) =>
        `\\frac{AC}{AD} = \\frac{${ae} + ${ac - ae}}{${ad}} = ${fractionTex(scale)}`,
    )
    .quiet('square', (_p, { scale }) => scale.mul(scale))
    .step(
      'large',
      ({ small }, { square }) => square.mul(small),
      'Areas of similar triangles are as the squares of sides. Find the area of ABC.',
      ({ small }, { scale, large }) =>
        `\\left(${fractionTex(scale)}\\right)^2 \\times ${small} = ${numberTex(large)}`,
    )
    .step(
      'rest',
      ({ small }, { large }) => large.sub(small),
      'Take the triangle ADE off.',
      ({ small }, { large, rest }) => `${numberTex(large)} - ${small} = ${numberTex(rest)}`,
    ),
  slips: [
    {
      misconception: 'parallel_assumed',
      at: 'match',
      wrongly: ({ ae }) => q(ae),
      words: ({ ae, ac }) =>
        `$\\frac{${ac}}{${ae}}$ compares AC with AE, as if DE were parallel to BC; the equal angles lie crosswise.`,
    },
    {
      misconception: 'gives_the_whole',
      gives: 'large',
      words: (_p, { large }) =>
        `$${numberTex(large)}$ square cm is the area of ABC; ADE has to be taken off.`,
    },
    {
      misconception: 'scale_not_squared',
      at: 'square',
      wrongly: (_p, { scale }) => scale,
      words: (_p, { scale }) =>
        `The area was multiplied by $${fractionTex(scale)}$, the ratio of the sides; areas are as its square.`,
    },
    {
      misconception: 'part_for_whole_in_similarity',
      at: 'side',
      wrongly: ({ ac, ae }) => (ac - ae > 0 ? q(ac - ae) : null),
      words: ({ ac, ae }) => `The part EC of $${ac - ae}$ cm was used where the whole side AC belongs.`,
    },
    {
      misconception: 'adds_instead_of_taking_off',
      at: 'rest',
      wrongly: ({ small }, { large }) => large.add(small),
      words: ({ small }, { large, rest }) =>
        `$${numberTex(large)} + ${small} = ${numberTex(rest)}$ adds ADE, which is a part of ABC.`,
    },
    {
      misconception: 'ratio_of_parts_squared',
      at: 'rest',
      wrongly: ({ small, ac, ae }) => q((ac - ae) * (ac - ae) * small, ae * ae),
      words: ({ ac, ae }, { rest }) =>
        `$${numberTex(rest)}$ squares the ratio $${ac - ae} : ${ae}$ of two parts of AC; the quadrilateral is not similar to ADE.`,
    },
  ],
  show: value => withUnit(value, 'square cm'),
  plausible: value => value.valueOf() > 0 && value.d <= 9n,
  snapRead: () =>
    'A line across a triangle that is not parallel to the third side, one pair of equal angles and the small area.',
  approach: () =>
    'Name the triangles in the order of equal angles, so that the right sides are compared; then square their ratio and take the small triangle off.',
  faster: ({ ad, ac, small }) =>
    `The rest is $\\frac{${ac}^2 - ${ad}^2}{${ad}^2}$ of ADE: $${numberTex(q(ac * ac - ad * ad, ad * ad))} \\times ${small}$.`,
  check: ({ ad, ae, ac, small }, { large }) => {
    const ab = q(ae * ac, ad);
    return `With $AB = ${ae} \\times ${ac} \\div ${ad} = ${numberTex(ab)}$ the areas are as $AB \\times AC$ to $AD \\times AE$: $${numberTex(ab.mul(ac))} : ${ad * ae}$, and $${numberTex(ab.mul(ac))} \\times ${small} \\div ${ad * ae} = ${numberTex(large)}$.`;
  },
  principle:
    'Equal angles say which sides correspond; areas of similar triangles are then as the squares of those sides.',
  verify: ({ ad, ae, ac, small }) => {
    // Two triangles with the same angle at A are as the products of the sides beside it.
    const ab = q(ac).mul(ae).div(ad);
    return ab
      .mul(ac)
      .sub(ad * ae)
      .mul(small)
      .div(ad * ae);
  },
});

/** GM.TRI.3 Medium: a rectangle in a triangle, and a line that is not parallel. */
export const rectanglesAndCorners: readonly AnyTemplate[] = [
  ...situation<Inscribed>({
    type: 'GM.TRI.3',
    situation: 'inscribed-rectangle',
    draw: draw => {
      const [along, up] = draw.pick([
        [2, 1],
        [1, 2],
        [3, 1],
        [3, 2],
        [1, 3],
        [2, 3],
        [4, 3],
        [4, 1],
        [5, 2],
      ] as const);
      const [base, height] = [draw.int(8, 60), draw.int(6, 60)];
      const unit = q(base * height, along * height + up * base);
      return unit.d === 1n && base !== height && along * height !== up * base && unit.valueOf() >= 2
        ? { base, height, along, up, way: draw.chance(0.5) }
        : null;
    },
    tries: 60,
    forms: [rectangleInside],
  }),
  ...situation<Turned>({
    type: 'GM.TRI.3',
    situation: 'crosswise-angles',
    draw: draw => {
      const [ad, ae] = [draw.int(3, 15), draw.int(3, 15)];
      const ac = ae + draw.int(2, 20);
      const ab = q(ae * ac, ad);
      const small = draw.int(4, 60);
      const whole = q(ac * ac * small, ad * ad).d === 1n;
      const drawable = ab.valueOf() > ad + 1 && ab.valueOf() < ac + 20 && ab.valueOf() < 4 * ac;
      const clear = ad !== ae && ac > ad + 1 && ac < 4 * ad && !ab.equals(ac) && ac - ae !== ad;
      // The triangle on these sides is large enough for its area.
      const fits = 2 * small < ad * ae && 4 * small > ad * ae;
      return whole && drawable && clear && fits ? { ad, ae, ac, small, way: draw.chance(0.5) } : null;
    },
    tries: 60,
    forms: [areaBeyondTurned],
  }),
];

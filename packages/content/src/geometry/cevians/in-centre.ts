import { path } from '../../path.ts';
import { fractionTex, plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { type Cevian, gcd, isTriangle } from './cevian.ts';

export const inCentre = form({
  form: 'side-from-the-in-centre',
  revision: 2,
  band: 'Medium',
  seconds: 85,
  suits: c => isTriangle(c) && c.k !== c.s && c.p !== c.r && gcd(c.k, c.s) === 1 && c.r * c.s > 1,
  stem: ({ p, r, s, k, way }: Cevian) =>
    way
      ? `The bisectors of the angles of triangle $ABC$ meet at $I$, and the bisector through $A$ meets $BC$ at $D$. The perimeter of the triangle is $${(p + r) * (k + s)}$, $BD = ${p * s}$ and $AI : ID = ${k} : ${s}$. What is the length of $AC$?`
      : `In triangle $ABC$ the bisector $AD$ of angle $A$, with $D$ on $BC$, meets the bisector of angle $B$ at $I$, and $\\frac{AI}{ID} = \\frac{${k}}{${s}}$. If the sum of the three sides is $${(p + r) * (k + s)}$ and $BD$ is $${p * s}$ long, find $AC$.`,
  path: path<Cevian>()
    .quiet('near', ({ p, s }) => q(p * s))
    .quiet('ratio', ({ k, s }) => q(k, s))
    .step(
      'base',
      ({ p, r, k, s }, { ratio }) => q((p + r) * (k + s)).div(ratio.add(1)),
      'In triangles $ABD$ and $ACD$ the bisectors through $I$ give the ratio of a side to its part of $BC$. So it is also that of both sides together to all of $BC$, which is then a known part of the perimeter.',
      ({ p, r, k, s }, { ratio, base }) =>
        `\\frac{AB}{BD} = \\frac{AC}{DC} = \\frac{AB + AC}{BC} = ${fractionTex(ratio)}, \\quad BC = \\frac{${(p + r) * (k + s)}}{1 + ${fractionTex(ratio)}} = ${fractionTex(base)}`,
    )
    .step(
      'far',
      (_p, { base, near }) => base.sub(near),
      'The rest of this side lies next to the side asked.',
      (_p, { base, near, far }) => `DC = ${fractionTex(base)} - ${near} = ${fractionTex(far)}`,
    )
    .step(
      'side',
      (_p, { far, ratio }) => far.mul(ratio),
      'Use the ratio in triangle $ACD$.',
      (_p, { far, ratio, side }) =>
        `AC = ${fractionTex(ratio)} \\times ${fractionTex(far)} = ${fractionTex(side)}`,
    ),
  slips: [
    {
      misconception: 'other_side_used',
      at: 'far',
      wrongly: (_p, { near }) => near,
      words: (_p, { near, side }) => `$${fractionTex(side)}$ is $AB$: it belongs to $BD = ${near}$.`,
    },
    {
      misconception: 'reports_a_part',
      gives: 'far',
      words: (_p, { far }) => `$${fractionTex(far)}$ is $DC$; the side $AC$ is asked.`,
    },
    {
      misconception: 'stops_one_step_early',
      gives: 'base',
      words: (_p, { base }) => `$${fractionTex(base)}$ is the side $BC$.`,
    },
    {
      misconception: 'foot_as_mid_point',
      at: 'near',
      wrongly: (_p, { base }) => base.div(2),
      words: ({ p, s }) => `$D$ was taken as the mid-point of $BC$, although $BD = ${p * s}$ is given.`,
    },
    {
      misconception: 'centroid_ratio',
      at: 'ratio',
      wrongly: ({ k, s }) => (k === 2 * s ? null : q(2)),
      words: ({ k, s }) =>
        `Two to one is the ratio at the centroid, where medians cross; here $${k} : ${s}$ is given.`,
    },
    {
      misconception: 'perimeter_divided_by_the_ratio',
      at: 'base',
      wrongly: ({ p, r, k, s }, { ratio }) => q((p + r) * (k + s)).div(ratio),
      words: ({ p, r, k, s }, { base }) =>
        `$${(p + r) * (k + s)}$ was divided by the ratio, which gives $${fractionTex(base)}$; the ratio compares two sides with the third, not all three.`,
    },
    {
      misconception: 'ratio_inverted',
      at: 'ratio',
      wrongly: ({ k, s }) => q(s, k),
      words: ({ k, s }) =>
        `The ratio $${k} : ${s}$ was turned upside down; $AI$ lies on the side of the corner.`,
    },
    {
      misconception: 'rest_of_the_perimeter_halved',
      at: 'side',
      wrongly: ({ p, r, k, s }, { base }) =>
        q((p + r) * (k + s))
          .sub(base)
          .div(2),
      words: (_p, { base }) =>
        `What is left beside $BC = ${fractionTex(base)}$ was halved; the two other sides are not equal.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { p, r, s, k }) =>
    value.valueOf() > 0 && value.valueOf() < (p + r) * (k + s) && value.d <= 30n,
  snapRead: () =>
    'A perimeter, a part of a side and the ratio at the in-centre: the bisector theorem links them in two triangles.',
  approach: () =>
    'Bisectors in the two smaller triangles show that the ratio on $AD$ is the one of two sides to the third. That gives $BC$, then $DC$, then $AC$.',
  faster: ({ p, r, s, k }) =>
    `$AC = ${fractionTex(q(k, s))} \\times DC$ and $BC$ is $\\frac{${s}}{${k + s}}$ of $${(p + r) * (k + s)}$: $${fractionTex(q(k, s))}(${(p + r) * s} - ${p * s})$.`,
  check: ({ p, r, s, k }) =>
    `The sides $${p * k}$, $${r * k}$ and $${(p + r) * s}$ add up to $${(p + r) * (k + s)}$, and $\\frac{${p * k}}{${r * k}} = \\frac{${p * s}}{${r * s}}$ as at a bisector.`,
  principle:
    'The in-centre divides a bisector in the ratio of the sum of the enclosing sides to the opposite side.',
  verify: ({ p, r, s, k }) => {
    // The sides that fit: for each whole BC the side AB by the bisector theorem, and the in-centre by coordinates.
    const [perimeter, near] = [(p + r) * (k + s), p * s];
    for (let a = near + 1; 2 * a < perimeter; a += 1) {
      const c = ((perimeter - a) * near) / a;
      const b = perimeter - a - c;
      const x = (c * c + a * a - b * b) / (2 * a);
      const height = Math.sqrt(c * c - x * x);
      const inRadius = (a * height) / perimeter;
      if (Math.abs((height - inRadius) / inRadius - k / s) < 1e-9) return q(Math.round(b));
    }
    throw new Error('no side fits');
  },
});

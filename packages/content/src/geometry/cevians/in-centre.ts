import { path } from '../../path.ts';
import { fractionTex, numberTex } from '../../show.ts';
import { form } from '../../situation.ts';
import { nearFraction, q } from '../../value.ts';
import { type Cevian, gcd, isTriangle, shown } from './cevian.ts';

export const inCentre = form({
  form: 'ratio-at-the-in-centre',
  band: 'Medium',
  seconds: 65,
  suits: c => isTriangle(c) && c.k !== c.s && c.p !== c.r && gcd(c.k, c.s) === 1,
  stem: ({ p, r, s, k, way }: Cevian) =>
    way
      ? `The bisectors of the angles of triangle $ABC$ meet at $I$, and the bisector through $A$ meets $BC$ at $D$. If $AB = ${p * k}$, $AC = ${r * k}$ and $BC = ${(p + r) * s}$, in what ratio does $I$ divide $AD$? Give $\\frac{AI}{ID}$.`
      : `In a triangle with $AB = ${p * k}$, $BC = ${(p + r) * s}$ and $CA = ${r * k}$, the bisectors of angles $A$ and $B$ cross at $I$. The first one ends at $D$ on $BC$. Find $AI \\div ID$.`,
  path: path<Cevian>()
    .quiet('third', ({ p, r, s }) => q((p + r) * s))
    .step(
      'part',
      ({ p, r }, { third }) => third.mul(p).div(p + r),
      'First the bisector from $A$: it divides $BC$ in the ratio of the enclosing sides.',
      ({ p, r, k }, { third, part }) =>
        `BD = ${third} \\times \\frac{${p * k}}{${p * k} + ${r * k}} = ${fractionTex(part)}`,
    )
    .step(
      'ratio',
      ({ p, k }, { part }) => q(p * k).div(part),
      'In triangle $ABD$ the bisector from $B$ divides $AD$ at $I$ in the ratio of $AB$ and $BD$.',
      ({ p, k }, { part, ratio }) =>
        `\\frac{AI}{ID} = \\frac{AB}{BD} = \\frac{${p * k}}{${fractionTex(part)}} = ${fractionTex(ratio)}`,
    ),
  slips: [
    {
      misconception: 'foot_as_mid_point',
      at: 'part',
      wrongly: (_p, { third }) => third.div(2),
      words: (_p, { third }) =>
        `$D$ was taken as the mid-point of $BC = ${third}$; it is the foot of a bisector.`,
    },
    {
      misconception: 'whole_side_for_part',
      at: 'part',
      wrongly: (_p, { third }) => third,
      words: (_p, { third }) =>
        `The whole of $BC = ${third}$ was used in triangle $ABD$; its side there is $BD$.`,
    },
    {
      misconception: 'parts_exchanged',
      at: 'part',
      wrongly: ({ p, r }, { third }) => third.mul(r).div(p + r),
      words: (_p, { part }) => `$${fractionTex(part)}$ is $DC$; next to $AB$ lies $BD$.`,
    },
    {
      misconception: 'centroid_ratio',
      at: 'ratio',
      wrongly: () => q(2),
      words: () => 'Two to one is the ratio at the centroid, where medians cross.',
    },
    {
      misconception: 'ratio_inverted',
      at: 'ratio',
      wrongly: ({ p, k }, { part }) => part.div(p * k),
      words: ({ p, k }, { part, ratio }) =>
        `The ratio is upside down: it gives $ID$ over $AI$. Here $\\frac{${numberTex(part)}}{${numberTex(p)} \\times ${numberTex(k)}} = ${numberTex(ratio)}$.`,
    },
    {
      misconception: 'other_side_used',
      at: 'ratio',
      wrongly: ({ r, k }, { part }) => q(r * k).div(part),
      words: ({ r, k }) => `$AC = ${r * k}$ was compared with $BD$; in triangle $ABD$ the side is $AB$.`,
    },
  ],
  show: value => shown(value),
  plausible: value => value.valueOf() > 0 && value.d <= 30n,
  snapRead: () =>
    'Two bisectors cross; the ratio on one of them is asked, so the bisector theorem is needed in two triangles.',
  approach: () => 'Find $BD$ in the whole triangle, then use the bisector from $B$ in triangle $ABD$.',
  faster: ({ p, r, s, k }) =>
    `$\\frac{AI}{ID} = \\frac{AB + AC}{BC} = \\frac{${(p + r) * k}}{${(p + r) * s}}$.`,
  check: ({ r, s, k }) =>
    `From the other side: $\\frac{AC}{DC} = \\frac{${r * k}}{${r * s}}$, the same ratio.`,
  principle:
    'The in-centre divides a bisector in the ratio of the sum of the enclosing sides to the opposite side.',
  verify: ({ p, r, s, k }) => {
    const [a, b, c] = [(p + r) * s, r * k, p * k];
    const x = (c * c + a * a - b * b) / (2 * a);
    const y = Math.sqrt(c * c - x * x);
    const [ix, iy] = [(a * x + c * a) / (a + b + c), (a * y) / (a + b + c)];
    const dx = (a * c) / (b + c);
    return nearFraction(Math.hypot(ix - x, iy - y) / Math.hypot(ix - dx, iy), 40);
  },
});

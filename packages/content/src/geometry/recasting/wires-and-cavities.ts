import { path } from '../../path.ts';
import { fractionTex, numberTex, percentTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Wire {
  /** Radius of the ball, cm. */
  ball: number;
  /** Diameter of the wire, mm. */
  thick: number;
  metal: string;
  way: boolean;
}

const lengthOfWire = form({
  form: 'length-of-drawn-wire',
  revision: 2,
  band: 'Easy',
  seconds: 45,
  stem: ({ ball, thick, metal, way }: Wire) =>
    way
      ? `A solid ball of ${metal} of radius $${ball}$ cm is melted and drawn into a wire with a circular cross-section of diameter $${thick}$ mm. How long is the wire, in metres?`
      : `A solid ${metal} sphere of radius $${ball}$ cm is made, without any loss, into round wire $${thick}$ mm thick. How many metres long is the wire?`,
  path: path<Wire>()
    .step(
      'volume',
      ({ ball }) => q(4 * ball ** 3, 3),
      'The volume stays the same, and $\\pi$ will cancel. Write the volume of the ball over $\\pi$.',
      ({ ball }, { volume }) => `\\frac{4}{3} \\times ${ball}^3 = ${numberTex(volume)} \\text{ cm}^3`,
    )
    .step(
      'radius',
      ({ thick }) => q(thick, 20),
      'Bring the radius of the wire to centimetres.',
      ({ thick }, { radius }) => `${thick} \\div 2 \\div 10 = ${numberTex(radius)} \\text{ cm}`,
    )
    .step(
      'length',
      (_p, { volume, radius }) => volume.div(radius).div(radius),
      'A wire is a cylinder: divide by the square of its radius.',
      (_p, { volume, radius, length }) =>
        `${numberTex(volume)} \\div ${numberTex(radius)}^2 = ${numberTex(length)} \\text{ cm}`,
    )
    .step(
      'metres',
      (_p, { length }) => length.div(100),
      'Write it in metres.',
      (_p, { length, metres }) => `${numberTex(length)} \\div 100 = ${numberTex(metres)}`,
    ),
  slips: [
    {
      misconception: 'radius_and_diameter_mixed',
      at: 'radius',
      wrongly: ({ thick }) => q(thick, 10),
      words: (_p, { radius }) =>
        `$${numberTex(radius)}$ cm is the diameter of the wire; the square of its radius is needed.`,
    },
    {
      misconception: 'third_of_ball_forgotten',
      at: 'volume',
      wrongly: ({ ball }) => q(4 * ball ** 3),
      words: ({ ball }) => `The ball was taken as $4\\pi \\times ${ball}^3$; a third is missing.`,
    },
    {
      misconception: 'four_of_ball_forgotten',
      at: 'volume',
      wrongly: ({ ball }) => q(ball ** 3, 3),
      words: ({ ball }) =>
        `The ball was taken as $\\frac{1}{3}\\pi \\times ${ball}^3$, as for a cone; it has four thirds.`,
    },
    {
      misconception: 'surface_for_volume',
      at: 'volume',
      wrongly: ({ ball }) => q(4 * ball ** 2),
      words: ({ ball }) => `$4\\pi \\times ${ball}^2$ is the surface of the ball; melting keeps the volume.`,
    },
    {
      misconception: 'radius_of_ball_doubled',
      at: 'volume',
      wrongly: ({ ball }) => q(32 * ball ** 3, 3),
      words: ({ ball }) =>
        `The cube of $${2 * ball}$ was used, the diameter of the ball; the formula takes the radius.`,
    },
    {
      misconception: 'diameter_of_ball_for_radius',
      at: 'volume',
      wrongly: ({ ball }) => q(ball ** 3, 6),
      words: ({ ball }) => `The radius of the ball was halved, as if $${ball}$ cm were its diameter.`,
    },
    {
      misconception: 'circumference_for_section',
      at: 'length',
      wrongly: (_p, { volume, radius }) => volume.div(radius).div(2),
      words: () =>
        'The volume was divided by the circumference of the wire; its cross-section is the area of a circle.',
    },
    {
      misconception: 'half_of_diameter_twice',
      at: 'radius',
      wrongly: ({ thick }) => q(thick, 40),
      words: (_p, { radius }) =>
        `The thickness was halved twice, to $${numberTex(radius)}$ cm; the radius is half of it.`,
    },
    {
      misconception: 'centimetres_to_metres',
      at: 'metres',
      wrongly: (_p, { length }) => length.div(1000),
      words: (_p, { length }) =>
        `$${numberTex(length)}$ cm was divided by $1000$; a metre has $100$ centimetres.`,
    },
  ],
  show: value => `$${numberTex(value)}$`,
  snapRead: () => 'A ball becomes a wire without loss: equal volumes, in three units of length.',
  approach: () =>
    'Set the volumes equal. The wire is a cylinder whose height is its length; take care of radius and units.',
  check: ({ ball, thick }, { metres }) =>
    `In millimetres: $${numberTex(metres.mul(1000))} \\times ${fractionTex(q(thick, 2))}^2 = ${numberTex(q(4 * ball ** 3, 3).mul(1000))}$, which is $\\frac{4}{3} \\times ${10 * ball}^3$.`,
  principle: 'Melting keeps the volume: set the two formulas equal in one unit of length.',
  verify: ({ ball, thick }) => {
    // Slices of the ball, one after the other, drawn out: in mm, the sum of squares of radii over all slices.
    const r = q(10 * ball);
    const slices = r.mul(r).mul(r).mul(2).sub(r.mul(r).mul(r).mul(2).div(3));
    return slices.div(q(thick * thick, 4)).div(1000);
  },
});

interface Cavity {
  /** Radius and height of the cylinder, depth of the conical cavity, radius of a ball, cm. */
  r: number;
  h: number;
  depth: number;
  ball: number;
  /** Share of the metal that is lost, per cent. */
  lost: number;
  way: boolean;
}

const ballsFromCylinder = form({
  form: 'balls-after-cavity-and-loss',
  band: 'Medium',
  entry: true,
  seconds: 70,
  stem: ({ r, h, depth, ball, lost, way }: Cavity) =>
    way
      ? `A metal cylinder of radius $${r}$ cm and height $${h}$ cm has a conical cavity with the same base and a depth of $${depth}$ cm. It is melted, $${percentTex(lost)}$ of the metal is lost, and the rest is cast into balls of radius $${ball}$ cm. How many balls are made?`
      : `From a solid cylinder, $${h}$ cm high and $${r}$ cm in radius, a cone $${depth}$ cm deep has been hollowed out at one end, its rim being the rim of the cylinder. A founder melts what remains and makes solid spheres of radius $${ball}$ cm, with a wastage of $${percentTex(lost)}$ of the metal. Find the number of spheres.`,
  path: path<Cavity>()
    .quiet('cone', ({ r, depth }) => q(r * r * depth, 3))
    .step(
      'metal',
      ({ r, h }, { cone }) => q(r * r * h).sub(cone),
      'Write all volumes over $\\pi$. The metal is the cylinder without the cone.',
      ({ r, h }, { cone, metal }) => `${r}^2 \\times ${h} - ${numberTex(cone)} = ${numberTex(metal)}`,
    )
    .step(
      'used',
      ({ lost }, { metal }) => metal.mul(100 - lost).div(100),
      'Only what is not lost is cast.',
      ({ lost }, { metal, used }) =>
        `${percentTex(100 - lost)} \\text{ of } ${numberTex(metal)} = ${numberTex(used)}`,
    )
    .step(
      'one',
      ({ ball }) => q(4 * ball ** 3, 3),
      'Find the volume of one ball, also over $\\pi$.',
      ({ ball }, { one }) => `\\frac{4}{3} \\times ${ball}^3 = ${numberTex(one)}`,
    )
    .step(
      'count',
      (_p, { used, one }) => used.div(one),
      'Divide.',
      (_p, { used, one, count }) => `${numberTex(used)} \\div ${numberTex(one)} = ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'cone_as_cylinder',
      at: 'cone',
      wrongly: ({ r, h, depth }) => (depth < h ? q(r * r * depth) : null),
      words: (_p, { cone }) =>
        `$${numberTex(cone)}\\pi$ was removed for the cavity, a cylinder; a cone is a third of it.`,
    },
    {
      misconception: 'loss_ignored',
      at: 'used',
      wrongly: (_p, { metal }) => metal,
      words: ({ lost }) => `All the metal was cast; $${percentTex(lost)}$ of it is lost.`,
    },
    {
      misconception: 'cavity_ignored',
      at: 'metal',
      wrongly: ({ r, h }) => q(r * r * h),
      words: () => 'The cylinder was taken as solid; the cavity holds no metal.',
    },
    {
      misconception: 'cavity_added',
      at: 'metal',
      wrongly: ({ r, h }, { cone }) => q(r * r * h).add(cone),
      words: () => 'The cone was added to the cylinder; it is hollow.',
    },
    {
      misconception: 'four_thirds_taken_as_four',
      at: 'one',
      wrongly: ({ ball }) => q(4 * ball ** 3),
      words: ({ ball }) => `A ball was taken as $4\\pi \\times ${ball}^3$; a third is missing.`,
    },
    {
      misconception: 'four_thirds_taken_as_two_thirds',
      at: 'one',
      wrongly: ({ ball }) => q(2 * ball ** 3, 3),
      words: (_p, { one }) => `$${numberTex(one)}\\pi$ is half a ball.`,
    },
    {
      misconception: 'loss_taken_for_rest',
      at: 'used',
      wrongly: ({ lost }, { metal }) => metal.mul(lost).div(100),
      words: (_p, { used }) =>
        `$${numberTex(used)}\\pi$ is the metal that is lost, not the metal that is cast.`,
    },
    {
      misconception: 'loss_as_addition',
      at: 'used',
      wrongly: ({ lost }, { metal }) => metal.mul(100 + lost).div(100),
      words: ({ lost }) => `$${percentTex(lost)}$ was added to the metal; a loss leaves less of it.`,
    },
    {
      misconception: 'cavity_for_metal',
      at: 'metal',
      wrongly: (_p, { cone }) => cone,
      words: (_p, { metal }) => `$${numberTex(metal)}\\pi$ is the cavity; the metal is around it.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () => 'A hollowed cylinder, a loss in melting, and equal balls: the count is asked.',
  approach: () =>
    'First find how much metal there is, then how much of it is cast, both over $\\pi$. The count is a quotient of volumes.',
  faster: ({ r, h, depth, lost, ball }) =>
    `One fraction: $\\frac{${100 - lost}}{100} \\times ${r}^2 \\times \\frac{${3 * h} - ${depth}}{4 \\times ${ball}^3}$.`,
  check: ({ lost }, { count, one, metal }) =>
    `The balls hold $${numberTex(count)} \\times ${numberTex(one)} = ${numberTex(count.mul(one))}$ (over $\\pi$); with the loss, $${percentTex(lost)}$ of $${numberTex(metal)}$, this is $${numberTex(count.mul(one).add(metal.mul(lost).div(100)))}$ again.`,
  principle: 'Recasting compares volumes: subtract what is hollow or lost before dividing.',
  verify: ({ r, h, depth, ball, lost }) => {
    // Discs of the cylinder with rings where the cavity is, added up by Simpson's rule, which is exact here.
    const ring = (z: number) => r * r * (1 - (z / depth) ** 2);
    const metal = (depth / 6) * (ring(0) + 4 * ring(depth / 2) + ring(depth)) + r * r * (h - depth);
    return q(Math.round(((metal * (100 - lost)) / 100 / (4 * ball ** 3)) * 3));
  },
});

/** GM.SOL.3 Easy and Medium: a ball drawn into wire, and a hollowed cylinder cast into balls. */
export const wiresAndCavities: readonly AnyTemplate[] = [
  ...situation<Wire>({
    type: 'GM.SOL.3',
    situation: 'ball-into-wire',
    tries: 20,
    draw: draw => {
      const p = {
        ball: draw.int(2, 18),
        thick: draw.pick([1, 2, 3, 4, 5, 6, 8]),
        metal: draw.pick(['copper', 'silver', 'gold', 'brass']),
        way: draw.chance(0.5),
      };
      const metres = (16 * p.ball ** 3) / (3 * p.thick ** 2);
      return Number.isInteger(metres * 2) && metres >= 20 && metres <= 9000 ? p : null;
    },
    forms: [lengthOfWire],
  }),
  ...situation<Cavity>({
    type: 'GM.SOL.3',
    situation: 'hollowed-cylinder',
    tries: 400,
    draw: draw => {
      const p = {
        r: draw.int(4, 20),
        h: draw.int(6, 40),
        depth: draw.step(3, 30, 3),
        ball: draw.pick([1, 1.5, 2, 3, 4]),
        lost: draw.pick([4, 5, 8, 10, 12, 20, 25]),
        way: draw.chance(0.5),
      };
      const metal = p.r * p.r * (3 * p.h - p.depth);
      const count = (metal * (100 - p.lost)) / (400 * p.ball ** 3);
      const all = metal / (4 * p.ball ** 3);
      return p.depth < p.h && Number.isInteger(count) && Number.isInteger(all) && count >= 20 && count <= 900
        ? p
        : null;
    },
    forms: [ballsFromCylinder],
  }),
];

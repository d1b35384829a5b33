import { circle, type Figure, figure, label, mark, outline, remark, segment } from '../../figure.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Balls {
  /** Radii of the upper and the lower ball. */
  a: number;
  b: number;
  frame: number;
}

/** A section through the axis; the tip is below. */
function section({ a, b }: Balls): Figure {
  const depth = (2 * a * a) / (a - b);
  const sine = (a - b) / (a + b);
  const half = depth * (sine / Math.sqrt(1 - sine * sine));
  const scale = 270 / Math.max(depth, 2 * half);
  const [width, top] = [2 * half * scale + 140, 24];
  const at = (across: number, up: number) => ({
    x: width / 2 + across * scale,
    y: top + (depth - up) * scale,
  });
  const [upper, lower] = [depth - a, depth - 2 * a - b];
  const [big, small] = [at(0, upper), at(0, lower)];
  return figure(
    Math.round(width),
    Math.round(top + depth * scale + 40),
    `A section through a cone with its tip below: a triangle with a level upper side. In it lie a circle of radius ${a}
    cm, which touches all three sides, and below it a circle of radius ${b} cm, which touches the first circle and the
    two slanting sides.`,
    [
      outline([at(-half, depth), at(half, depth), at(0, 0)]),
      circle(big, a * scale, true),
      circle(small, b * scale, true),
      segment(big, { x: big.x + a * scale, y: big.y }, true),
      segment(small, { x: small.x + b * scale, y: small.y }, true),
      mark(big),
      mark(small),
      label({ x: big.x + (half * scale * upper) / depth + 34, y: big.y }, `${a} cm`),
      label({ x: small.x + (half * scale * lower) / depth + 34, y: small.y }, `${b} cm`),
      remark({ x: width / 2, y: top + depth * scale + 22 }, 'Not to scale'),
    ],
  );
}

const depth = form<Balls>(
  'depth-around-two-balls',
  {
    band: 'Hard',
    seconds: 140,
    revision: 3,
    also: ['GM.TRI.3'],
    verify: ({ a, b }) => {
      // By trigonometry from the sine of half the angle at the tip.
      const half = Math.asin((a - b) / (a + b));
      const found = a / Math.sin(half) + a;
      if (Math.abs(found - Math.round(found)) > 1e-6) throw new Error('no whole depth');
      return Math.round(found);
    },
  },
  (p, { step, find, write }) => {
    const { a, b, frame } = p;
    const [thing, lid, ball] = wording(
      frame,
      ['vessel', 'lid', 'ball'],
      ['carton', 'lid', 'ball'],
      ['cone', 'base', 'sphere'],
      ['glass', 'cover', 'ball'],
    );
    const gap = step(calc`${a} + ${b}`, {
      name: 'the distance of the centres',
      because: text`Two ${ball}s that touch have their centres as far apart as the sum of their radii.`,
    })`
      The ${ball}s touch each other, so the centres are apart by the sum of the radii.`;
    write(tex`\frac{x}{${b}} = \frac{x + ${gap}}{${a}}`, {
      because: text`Both triangles have the half angle of the cone at the tip and a right angle where the ${ball}
        touches the side. With two equal angles they are similar, so radius to distance is the same in both.`,
    })`
      Let $x$ be the distance of the lower centre from the tip. The radii to the slanting side are perpendicular to it,
      so with the axis they form similar right triangles, whose hypotenuses are the distances from the tip.`;
    const low = step(calc`${b} * ${gap} / (${a} - ${b})`, {
      name: 'the distance of the lower centre from the tip',
      works: value => tex`x = \frac{${b} \times ${gap}}{${a} - ${b}} = ${value}`,
    })`
      Multiply crosswise and solve for $x$, the distance of the lower centre from the tip.`;
    const high = step(calc`${low} + ${gap}`, { name: 'the distance of the upper centre from the tip' })`
      Add the distance of the centres; the result is the distance of the upper centre from the tip.`;
    const last = find(a);
    const whole = step(calc`${high} + ${last}`, {
      because: text`Distances were measured to the centres so far. The question asks for the whole depth, and the ${lid}
        touches the upper ${ball} at its highest point.`,
    })`
      The upper ${ball} touches the ${lid}, so the ${lid} is one more radius above its centre.`;
    return {
      answer: whole,
      stem: wording(
        frame,
        text`A conical vessel stands with its tip downwards and is closed by a flat lid. Two balls with radii of $${a}$
          cm and $${b}$ cm lie in it, the smaller one below. Each touches the side of the vessel all around, they touch
          each other, and the larger touches the lid. How deep is the vessel, in cm?`,
        text`A conical carton for two rubber balls has its tip at the bottom and a flat lid. The ball of radius $${b}$
          cm goes in first, that of radius $${a}$ cm rests on it, and both fit closely to the side of the carton all
          around. The lid just touches the upper ball. Find the distance from the tip to the lid in cm.`,
        text`Two spheres of radii $${a}$ cm and $${b}$ cm touch each other and lie inside a cone with their centres on
          its axis. Both touch its slanting surface along a circle, and the larger touches the base as well, at its
          centre. What is the height of the cone, in cm?`,
        text`A glass in the shape of a cone, tip downwards, holds two balls of ice, one on the other. The lower has a
          radius of $${b}$ cm and the upper of $${a}$ cm; both touch the glass all around, and a flat cover on the rim
          touches the upper ball. What is the distance in cm from the tip to the cover?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('left_out_a_length', whole, calc`2 * ${a} + 2 * ${b}`)`
          ${here} cm adds the diameters only and leaves out the empty part at the tip.`,
        stop('stopped_a_step_early', high)`
          $${low} + ${gap} = ${high}$ cm reaches only to the centre of the upper ${ball}. Its radius has to be
          added.`,
        slip('mixed_up_a_length_and_its_half', last, calc`2 * ${a}`)`
          A whole diameter, $2 \times ${a} = ${last}$ cm, was added above the upper centre; the ${lid} is only a radius
          away.`,
        slip('left_out_a_term', gap, a)`
          The centres were taken to be $${gap}$ cm apart, the radius of the larger ${ball} alone. The smaller one has a
          radius of $${b}$ cm between them too.`,
        slip('mixed_up_a_length_and_its_half', gap, calc`2 * ${a} + 2 * ${b}`)`
          You put the centres ${here} cm apart, the sum of the diameters. From centre to centre it is only the sum of
          the radii.`,
        slip('scaled_from_the_wrong_length', low, calc`${b} * ${gap} / ${a}`)`
          ${here} cm scales the distance of the centres by the ratio of the radii; the similar triangles begin at the
          tip, not at the upper centre.`,
        slip('used_a_term_twice', whole, calc`${high} + ${last} + ${b}`)`
          ${here} cm adds the lower radius once more, though the distance from the tip already goes to the centre.`,
        slip('left_out_a_length', high, low)`
          The upper radius was added to the distance of the lower centre: $${low} + ${a} = ${whole}$ cm leaves out the
          distance between the centres.`,
      ],
      snapRead: text`Two ${ball}s that touch the same cone and each other: similar right triangles from the tip.`,
      approach: text`Draw the section through the axis. The radii at the points of contact are in the ratio of the
        distances of the centres from the tip.`,
      faster: text`Smaller and smaller ${ball}s would fill the ${thing} to the tip, each diameter $\frac{${b}}{${a}}$ of
        the one above: the sum of this geometric series with first term $${2 * a}$ is the answer.`,
      check: text`The distances of the centres from the tip, $${high}$ and $${low}$ cm, are in the ratio of the radii:
        $${high} \times ${b} = ${calc`${high} * ${b}`.value}$ and $${low} \times ${a} = ${calc`${low} * ${a}`.value}$.`,
      principle: text`Two ${ball}s that touch the same cone have radii in the ratio of the distances of their centres
        from the tip.`,
      figure: () => section(p),
    };
  },
);

const pairs = Array.from({ length: 38 }, (_, i) => i + 3).flatMap(a =>
  Array.from({ length: a - 1 }, (_, i) => i + 1)
    .filter(
      b => (2 * a * a) % (a - b) === 0 && (b * (a + b)) % (a - b) === 0 && 10 * b >= 3 * a && 4 * b <= 3 * a,
    )
    .map(b => ({ a, b })),
);

/** GM.SOL.4 Hard: a cone around two balls, one above the other. */
export const conesAroundBalls: readonly AnyTemplate[] = situation<Balls>({
  type: 'GM.SOL.4',
  situation: 'two-balls-in-a-cone',
  tries: 10,
  draw: draw => ({ ...draw.pick(pairs), frame: draw.int(0, 3) }),
  forms: [depth],
});

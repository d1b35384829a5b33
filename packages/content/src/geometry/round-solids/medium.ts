import { gcd } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { coneFigure } from './cone.ts';

interface Toy {
  r: number;
  h: number;
  /** Volume of the cone to that of the hemisphere, in lowest terms. */
  a: number;
  b: number;
  frame: number;
}

const surface = form<Toy>(
  'surface-from-a-ratio-of-volumes',
  {
    band: 'Medium',
    seconds: 100,
    revision: 2,
    verify: ({ r, h, a, b }) => {
      // Every radius is tried; the volumes decide.
      const all = r + h;
      for (let x = 1; x < all; x += 1)
        if (Math.abs((x * x * (all - x)) / (2 * x ** 3) - a / b) < 1e-9)
          return q(Math.round(x * Math.hypot(x, all - x) + 2 * x * x));
      throw new Error('no radius fits');
    },
  },
  ({ r: known, h: tall, a, b, frame }, { step, find, write }) => {
    const all = known + tall;
    const thing = wording(frame, 'toy', 'spinning top', 'float', 'paperweight');
    write(tex`\frac{\frac{1}{3}\pi r^2 h}{\frac{2}{3}\pi r^3} = \frac{h}{2r} = \frac{${a}}{${b}}`, {
      because: text`The cone has the volume $\frac{1}{3}\pi r^2 h$, and the hemisphere has half of $\frac{4}{3}\pi r^3$.
        Both have the same radius, so only the two lengths $h$ and $2r$ are compared.`,
    })`
      Let $r$ be the common radius and $h$ the height of the cone. The ratio of the volumes is $h$ to $2r$, because
      $\frac{1}{3}\pi r^2$ cancels.`;
    const times = step(calc`2 * ${a} / ${b}`, {
      name: 'the height of the cone as a multiple of the radius',
      works: value => tex`\frac{h}{r} = \frac{2 \times ${a}}{${b}} = ${frac(value)}`,
    })`
      Multiply by $2$ to write $h$ as a multiple of $r$.`;
    const radius = step(calc`${all} / (${times} + 1)`, {
      name: 'the radius',
      works: value => tex`r + ${frac(times)}r = ${all} \Rightarrow r = ${value}`,
      because: text`The hemisphere is as deep as its radius.`,
    })`
      Radius and height of the cone make up the total height of $${all}$ cm. Find $r$.`;
    const height = find(calc`${all} - ${radius}`);
    const slant = step(() => q(Math.round(Math.hypot(radius.valueOf(), height.valueOf()) * 1000), 1000), {
      name: 'the slant height',
      because: text`The curved surface of a cone goes along its slanting side. Radius, height and slant height make a
          right triangle, with the slant height as hypotenuse.`,
      works: value => tex`l = \sqrt{${radius}^2 + ${height}^2} = ${value}`,
    })`
      With $h = ${all} - r$, Pythagoras gives the slant height $l$ of the cone.`;
    const round = step(calc`2 * ${radius}^2`, {
      name: 'the curved surface of the hemisphere',
      because: text`A whole sphere has the surface $4\pi r^2$, so the curved part of half of it has $2\pi r^2$. Not
        $3\pi r^2$: that would count the flat face too.`,
      works: value => tex`2\pi r^2 = 2\pi \times ${radius}^2 = ${value}\pi`,
    })`
      Find the curved surface of the hemisphere; its flat face lies inside the ${thing}.`;
    const side = step(calc`${radius} * ${slant}`, {
      name: 'the curved surface of the cone',
      because: text`The base of the cone is glued to the hemisphere and cannot be seen, so only the curved surface
        counts.`,
      works: value => tex`\pi r l = \pi \times ${radius} \times ${slant} = ${value}\pi`,
    })`
      Find the curved surface of the cone, $\pi$ times radius times slant height.`;
    const area = step(calc`${round} + ${side}`, value => tex`${round}\pi + ${side}\pi = ${value}\pi`)`
      Add the two curved surfaces, because nothing else can be seen from outside.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`A solid toy is a cone on a hemisphere with the same base. It is $${all}$ cm high in all, and the volumes of
          the cone and the hemisphere are in the ratio $${a}:${b}$. What is the area of its whole surface, in square
          cm?`,
        text`A wooden spinning top has the shape of a hemisphere below and a cone above, joined at equal circles. The
          wood of the cone and the wood of the hemisphere are in the ratio $${a}:${b}$ by volume, and the top is
          $${all}$ cm tall. Find the area of its outer surface in square cm.`,
        text`A float for a fishing net consists of a cone and a hemisphere, glued together along their flat faces,
          which are equal. From the tip of the cone to the lowest point of the hemisphere it measures $${all}$ cm. The
          cone has $\frac{${a}}{${b}}$ of the volume of the hemisphere. Find the outer surface of the float in square
          cm.`,
        text`For a brass paperweight a cone and a hemisphere of the same radius are soldered base to base. The brass in
          them weighs in the ratio $${a}:${b}$, the cone first, and the whole length is $${all}$ cm. All of the
          outside is polished. Find this area in square cm.`,
      ),
      show: value => `$${numberTex(value)}\\pi$`,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('took_a_slant_for_the_height', slant, height)`
          The height of the cone was taken for its slant height: $\pi \times ${radius} \times ${slant}$ for its
          curved surface.`,
        slip('used_the_formula_of_another_solid', round, calc`3 * ${radius}^2`)`
          ${here}, times $\pi$, counts the flat face of the hemisphere, on which the cone stands.`,
        slip('did_not_halve', round, calc`4 * ${radius}^2`)`
          ${here}, times $\pi$, is the surface of a whole sphere. Here there is only half of a sphere.`,
        stop('stopped_a_step_early', side)`
          $${radius} \times ${slant} = ${side}$, times $\pi$, is the curved surface of the cone alone. The
          hemisphere has a surface too.`,
        slip('counted_twice', area, calc`${round} + ${side} + 2 * ${radius}^2`)`
          ${here}, times $\pi$, adds two circles where the solids are joined; they are not outside.`,
        slip('added_lengths_for_squares', slant, calc`${radius} + ${height}`)`
          Radius and height were added, ${here} cm; the slant height is the root of the sum of their squares.`,
        slip('left_out_a_factor', round, calc`${radius}^2`)`
          ${here}, times $\pi$, is only the circle where the solids are joined, not the curved surface of the
          hemisphere.`,
        slip('took_a_slant_for_the_height', slant, all)`
          The total height of $${all}$ cm was taken for the slant height: $\pi \times ${radius} \times ${slant}$ for
          the cone.`,
        slip(
          'mixed_up_length_area_and_volume',
          area,
          (known * known * (tall + 2 * known)) % 3 === 0 &&
            calc`(${radius}^2 * ${height} + 2 * ${radius}^3) / 3`,
        )`
          ${here}, times $\pi$, is the volume of the ${thing}. The question asks for its surface.`,
      ],
      snapRead: text`A ratio of volumes with a common radius gives height to radius; the total height gives both.`,
      approach: text`Cancel in the ratio of volumes, find $r$ and $h$ from their sum, then the slant height and the two
        curved surfaces.`,
      check: text`A radius of $${known}$ cm and a height of $${tall}$ cm fit: their sum is $${all}$, and
        the ratio $h : 2r$ of the volumes is $${tall} : ${2 * known}${tall !== a && tex` = ${a} : ${b}`}$.`,
      principle: text`A ratio of volumes on the same base is a ratio of lengths; at a join no surface is seen.`,
      figure: () =>
        coneFigure({
          r: known,
          h: tall,
          height: `${all} cm`,
          base: 'r',
          hemisphere: true,
          alt: `A cone stands on a hemisphere of the same radius r. Together they are ${all} cm high.`,
        }),
    };
  },
);

const triples = [
  [3, 4],
  [5, 12],
  [8, 15],
  [7, 24],
  [20, 21],
] as const;
const toys = triples.flatMap(([x, y]) =>
  [1, 2, 3, 4, 5, 6, 7, 8].flatMap(k =>
    [
      { r: x * k, h: y * k },
      { r: y * k, h: x * k },
    ]
      .filter(({ r, h }) => r > 2 && r <= 28 && h <= 48 && h < 4 * r && r < 3 * h)
      .map(({ r, h }) => ({ r, h, a: h / gcd(h, 2 * r), b: (2 * r) / gcd(h, 2 * r) })),
  ),
);

/** GM.SOL.2 Medium: a cone on a hemisphere, known by the ratio of their volumes. */
export const conesOnHemispheres: readonly AnyTemplate[] = situation<Toy>({
  type: 'GM.SOL.2',
  situation: 'cone-on-hemisphere',
  tries: 10,
  draw: draw => ({ ...draw.pick(toys), frame: draw.int(0, 3) }),
  forms: [surface],
});

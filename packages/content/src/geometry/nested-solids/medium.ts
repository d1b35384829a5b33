import { type Figure, figure, label, outline, remark, segment } from '../../figure.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Inside {
  /** Radius and height of the cone. */
  r: number;
  h: number;
  /** Radius of the cylinder, and its height as a multiple of the radius. */
  x: number;
  k: number;
  frame: number;
}

/** A section through the common axis. */
function section({ r, h, x, k }: Inside): Figure {
  const scale = 200 / Math.max(2 * r, h);
  const [width, base] = [2 * r * scale + 130, h * scale + 36];
  const middle = width / 2 - 10;
  const at = (across: number, up: number) => ({ x: middle + across * scale, y: base - up * scale });
  const edge = middle + r * scale + 20;
  return figure(
    Math.round(width),
    Math.round(base + 52),
    `A section through a cone of radius ${r} cm and height ${h} cm: a triangle. The cylinder is a
    rectangle on its base, whose upper corners lie on the sides.`,
    [
      outline([at(-x, 0), at(x, 0), at(x, k * x), at(-x, k * x)], true),
      outline([at(-r, 0), at(r, 0), at(0, h)]),
      segment(at(0, 0), at(0, h), true),
      segment({ x: edge - 6, y: base }, { x: edge + 6, y: base }),
      segment({ x: edge - 6, y: at(0, h).y }, { x: edge + 6, y: at(0, h).y }),
      segment({ x: edge, y: base }, { x: edge, y: at(0, h).y }),
      label({ x: edge + 28, y: (base + at(0, h).y) / 2 }, `${h} cm`),
      label({ x: middle + (r * scale) / 2, y: base + 16 }, `${r} cm`),
      remark({ x: width / 2, y: base + 38 }, 'Not to scale'),
    ],
  );
}

const volume = form<Inside>(
  'volume-of-the-cylinder',
  {
    band: 'Medium',
    seconds: 95,
    also: ['GM.TRI.3'],
    verify: ({ r, h, k }) => {
      // The cylinder grows until its upper rim meets the side of the cone.
      let [low, high] = [0, r];
      for (let i = 0; i < 60; i += 1) {
        const x = (low + high) / 2;
        if (k * x < h * (1 - x / r)) low = x;
        else high = x;
      }
      return Math.round(k * low ** 3);
    },
  },
  (p, { step, find, write }) => {
    const { r, h, k, frame } = p;
    const times = wording(k - 1, 'equal to', 'twice', 'three times');
    write(tex`\frac{${h} - ${k > 1 && k}x}{${h}} = \frac{x}{${r}}`, {
      because: text`The part of the cone above the cylinder is a smaller cone of the same shape: its height and its
        radius are the same fraction of the whole height and the whole radius.`,
    })`
      Let $x$ be the radius of the cylinder, so its height is $${k > 1 && k}x$. In the section through the axis the
      small triangle above the cylinder is similar to the whole triangle, because their bases are parallel. Set height
      to height equal to radius to radius.`;
    const factor = find(k);
    const radius = step(frac(calc`${r} * ${h} / (${h} + ${factor} * ${r})`), {
      name: 'the radius of the cylinder',
      works: value => tex`x = \frac{${r} \times ${h}}{${h} + ${k > 1 && tex`${k} \times `}${r}} = ${value}`,
    })`
      Multiply crosswise, collect the terms with $x$ and solve for $x$, the radius of the cylinder.`;
    const height = step(calc`${k} * ${radius}`, {
      name: 'the height of the cylinder',
      because: text`The height that is needed is that of the cylinder. The $${h}$ cm belong to the cone, which reaches
          above it.`,
      works: value => tex`${k > 1 && tex`${k} \times ${radius} = `}${value}`,
    })`
        The height of the cylinder is ${times} its radius. Find it from $x$.`;
    const space = step(calc`${radius}^2 * ${height}`, {
      because: text`A cylinder is as wide at the top as at the bottom, so its volume is base times height, without the
          third of a cone.`,
      works: value => tex`\pi \times ${radius}^2 \times ${height} = ${value}\pi`,
    })`
        Multiply the base of the cylinder, $\pi x^2$, by its height to get the volume.`;
    return {
      answer: space,
      stem: wording(
        frame,
        text`A solid cone has a base radius of $${r}$ cm and a height of $${h}$ cm. A cylinder is cut out of it so that
          its base lies on the base of the cone and its upper rim on the slanting side. The height of the cylinder is
          ${times} its radius. What is the volume of the cylinder, in cubic cm?`,
        text`A conical tin cover, $${h}$ cm high and with a radius of $${r}$ cm at the bottom, just fits over a
          cylinder of butter, and touches the upper rim of the butter all around. The height of the butter is
          ${times} its radius. How many cubic cm of butter are there?`,
        text`A cylinder stands inside a cone on the same base plane, and the circle at its top lies on the surface of
          the cone. The cone has the radius $${r}$ cm and the height $${h}$ cm, and the height of the cylinder is
          ${times} its own radius. Find the volume of the cylinder in cubic cm.`,
        text`From a conical candle, $${h}$ cm high with a base of radius $${r}$ cm, a cylindrical one is carved. The two
          have the same axis, and the upper rim of the cylinder is on the old surface. The height of the cylinder is
          ${times} its radius. How much wax, in cubic cm, is in the cylindrical candle?`,
      ),
      show: value => `$${numberTex(value)}\\pi$`,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('used_a_wrong_given_number', height, h)`
          The height of the cone was taken for that of the cylinder: $\pi \times ${radius}^2 \times ${height}$.`,
        slip('gave_the_complement', height, k > 1 ? calc`${h} - ${k} * ${radius}` : calc`${h} - ${radius}`)`
          ${here} cm is the height that is left above the cylinder, up to the apex of the cone. The cylinder itself is
          below it.`,
        slip('mixed_up_a_length_and_its_half', space, calc`(2 * ${radius})^2 * ${height}`)`
          ${here}, times $\pi$, uses the diameter of the cylinder as its radius. That makes the base four times too
          large.`,
        slip('used_the_formula_of_another_solid', space, calc`${radius}^2 * ${height} / 3`)`
          ${here}, times $\pi$, has the third of a cone, but a cylinder is asked.`,
        slip('left_out_a_factor', factor, k > 1 && 1)`
          The cylinder was fitted in as if its height were equal to its radius:
          $\frac{${r} \times ${h}}{${h} + ${r}} = ${radius}$ cm for the radius.`,
        slip('mixed_up_length_area_and_volume', space, calc`2 * ${radius} * ${height}`)`
          ${here}, times $\pi$, is the curved surface of the cylinder. The volume is the base times the height.`,
        slip('left_out_a_factor', height, k > 1 && radius)`
          The height was taken as equal to the radius: $\pi \times ${radius}^2 \times ${height}$ for the volume.`,
        slip('forgot_to_square', space, calc`${radius} * ${height}`)`
          ${here}, times $\pi$, uses the radius without its square. The base of a cylinder is $\pi$ times the square of
          the radius.`,
        slip('assumed_equal_parts', radius, r % 2 === 0 && r / 2)`
          The radius was taken as half of that of the cone, $${r} \div 2 = ${radius}$ cm, which fits only a cylinder of
          half the height.`,
      ],
      snapRead: text`A cylinder in a cone, with its height tied to its radius: similar triangles in the section.`,
      approach: text`Draw the section through the axis, compare the triangle above the cylinder with the whole one, and
        find the radius first.`,
      check: text`At the top of the cylinder the cone has the radius
        ${calc`${r} * (${h} - ${p.k * p.x}) / ${h}`} cm, the radius of the cylinder.`,
      principle: text`For a solid inside a cone draw the section through the axis: the part above is similar to the
        whole.`,
      figure: () => section(p),
    };
  },
);

const solids = Array.from({ length: 11 }, (_, i) => i + 2).flatMap(x =>
  [1, 2, 3].flatMap(k =>
    Array.from({ length: 28 }, (_, i) => x + 1 + i).flatMap(r => {
      const h = (k * r * x) / (r - x);
      const fits = Number.isInteger(h) && h <= 60 && h < 4 * r && r < 2 * h && h !== r && r < 4 * x;
      return fits && k * x ** 3 < 4000 ? [{ r, h, x, k }] : [];
    }),
  ),
);

/** GM.SOL.4 Medium: a cylinder in a cone by similar triangles. */
export const cylindersInCones: readonly AnyTemplate[] = situation<Inside>({
  type: 'GM.SOL.4',
  situation: 'cylinder-in-a-cone',
  tries: 10,
  draw: draw => ({ ...draw.pick(solids), frame: draw.int(0, 3) }),
  forms: [volume],
});

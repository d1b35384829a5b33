import { calc, form, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { q } from '../../value.ts';
import { roundFigure } from '../round-figure.ts';
import type { Chords } from './chord.ts';

const heightOf = ({ d, e, way }: Chords) => (way ? e + d : e - d);

export const trapezium = form<Chords>(
  'area-from-one-side-and-height',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2, // No option is tied to the key at a glance.
    untied: true,
    also: ['GM.QAD.4'],
    suits: ({ g, d }) => g !== d,
    verify: ({ r, h, g, way }) => {
      const [x, y] = [Math.sqrt(r * r - h * h), Math.sqrt(r * r - g * g)];
      const points = [
        [-h, way ? -x : x],
        [h, way ? -x : x],
        [g, y],
        [-g, y],
      ];
      const area = points.reduce((s, [px = 0, py = 0], i) => {
        const [nx = 0, ny = 0] = points[(i + 1) % 4] ?? [];
        return s + px * ny - py * nx;
      }, 0);
      return Math.round(Math.abs(area) / 2);
    },
  },
  (p, { step, find }) => {
    const { d, r, h, way, e, g } = p;
    const near = step(calc`sqrt(${r}^2 - ${h}^2)`, {
      name: 'the distance of the known side from the centre',
      because: text`Both parallel sides are chords. The perpendicular from the centre halves a chord, so half of the
        side, its distance and the radius to a corner form a right triangle.`,
    })`
      The corners lie on the circle, so the known parallel side is a chord. Half of it and its distance from the
      centre form a right triangle with the radius: find this distance.`;
    const far = step(way ? q(heightOf(p)).sub(near) : near.add(heightOf(p)), {
      name: 'the distance of the other side from the centre',
      works: value =>
        way ? tex`${heightOf(p)} - ${near} = ${value}` : tex`${near} + ${heightOf(p)} = ${value}`,
      because: text`${
        way
          ? 'With the centre inside, the height runs from one side to the centre and on to the other side. So the two distances together are the height.'
          : 'With the centre outside, it is beyond the longer side, since longer chords are nearer to the centre. The way to the shorter side is the distance of the longer one and the whole height.'
      }`,
    })`
      ${
        way
          ? text`The centre lies between the parallel sides, so the two distances make up the height. Subtract the
          known one from it.`
          : text`The centre lies outside, beyond the longer side, so the shorter side is farther away by the
          height. Add the height to the known distance.`
      }`;
    const half = step(calc`sqrt(${r}^2 - ${far}^2)`, {
      name: 'half of the shorter side',
      because: text`The shorter side is a chord of the same circle. Its half, its distance and the same radius form
        another right triangle.`,
    })`
      The other parallel side is a chord too. With its distance and the radius, Pythagoras gives half of it.`;
    const middle = find(calc`${half} + ${h}`);
    const area = step(calc`${middle} * ${heightOf(p)}`, {
      name: 'the area of the trapezium',
      works: value => tex`\frac{${2 * h} + ${half.mul(2)}}{2} \times ${heightOf(p)} = ${value}`,
      because: text`A trapezium has the area of a rectangle of the same height whose width is the mean of the
        parallel sides. The sum of the two half-sides is this mean.`,
    })`
      The area of a trapezium is the mean of its parallel sides times its height. The sum of the two halves is this
      mean.`;
    return {
      answer: area,
      stem: way
        ? text`A trapezium is inscribed in a circle of radius $${r}$ and contains its centre. The longer of the two
          parallel sides measures $${2 * h}$, and they are $${heightOf(p)}$ apart. What is the area of the
          trapezium?`
        : text`A trapezium of height $${heightOf(p)}$ has its corners on a circle of radius $${r}$, the centre of
          which lies outside the trapezium. If the longer parallel side is $${2 * h}$ long, find the area.`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('used_a_wrong_given_number', far, () => {
          const square = r ** 2 - heightOf(p) ** 2;
          return square > 0 && Number.isInteger(Math.sqrt(square)) ? heightOf(p) : null;
        })`
          You used the height $${far}$ as the distance of the other side from the centre. That would need the known
          side to pass through the centre, and it does not.`,
        slip('did_not_halve', middle, calc`(${half} + ${h}) * 2`)`
          You multiplied the whole sum $${middle}$ of the parallel sides by the height. Half of the sum is needed,
          because the sides are different.`,
        slip('mixed_up_a_length_and_its_half', middle, calc`(${half} + 2 * ${h}) / 2`)`
          You added $${half}$, half of the shorter side, to the whole longer side $${2 * h}$. Both sides have to be
          whole before the mean is taken.`,
        slip('halved_needlessly', middle, calc`(${half} + ${h}) / 2`)`
          $\frac{${h} + ${half}}{2} = ${middle}$ is the mean of the halves of the two sides. The mean of the sides
          themselves is twice that.`,
        slip('took_the_figure_for_special', half, h)`
          You gave both parallel sides the length $${2 * h}$. That would be a rectangle, with the centre halfway
          between the two sides.`,
        slip('used_a_wrong_given_number', half, far)`
          You used $${half}$ as half of the shorter side. It is the distance of this side from the centre, the other
          leg of its right triangle.`,
        slip('mixed_up_a_length_and_its_half', middle, calc`${half} * 2 + ${h}`)`
          You added $${h}$, half of the longer side, to the whole shorter side $${half.mul(2)}$. Both sides have to
          be whole before the mean is taken.`,
        slip('used_a_wrong_given_number', middle, calc`${near} + ${far}`)`
          $${near} + ${far}$ adds the distances of the two sides from the centre. The mean of the sides is the sum
          of their halves.`,
      ],
      snapRead: text`A trapezium stands in a circle with one parallel side and the height known: both parallel sides
        are chords, so go through their distances from the centre.`,
      approach: text`Both parallel sides are chords. From the known side find its distance from the centre, use the
        height to get the distance of the other side, and go back from this distance to the other side.`,
      faster: () =>
        text`Distances $${d}$ and $${heightOf(p)} ${way ? '-' : '+'} ${d} = ${e}$, so half-sides $${h}$ and $${g}$:
        $(${h} + ${g}) \times ${heightOf(p)}$.`,
      check: text`The right triangles fit: $${h}^2 + ${d}^2 = ${g}^2 + ${e}^2 = ${r}^2$.`,
      principle: text`The height between two parallel chords is the sum or the difference of their distances from
        the centre; with one chord and the height the other follows.`,
      figure: () => {
        const [long, short] = [(Math.atan2(d, h) * 180) / Math.PI, (Math.atan2(e, g) * 180) / Math.PI];
        return roundFigure({
          alt: `A trapezium ABCD with its corners on a circle of radius ${r}; AB, the longer parallel side, is ${2 * h} long, the height is ${way ? e + d : e - d}, and the centre O lies ${way ? 'inside' : 'outside'} it.`,
          rim: way
            ? { A: 180 + long, B: -long, C: short, D: 180 - short }
            : { A: 180 - long, B: long, C: short, D: 180 - short },
          lines: [
            ['A', 'B'],
            ['B', 'C'],
            ['C', 'D'],
            ['D', 'A'],
          ],
          centre: true,
        });
      },
    };
  },
);

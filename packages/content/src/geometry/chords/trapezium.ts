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
    const near = step(calc`sqrt(${r}^2 - ${h}^2)`)`
      Find how far the known side is from the centre.`;
    const far = step(way ? q(heightOf(p)).sub(near) : near.add(heightOf(p)), value =>
      way ? tex`${heightOf(p)} - ${near} = ${value}` : tex`${near} + ${heightOf(p)} = ${value}`,
    )`
      ${
        way
          ? text`The centre lies between the parallel sides, so the rest of the height leads to the other
        side.`
          : text`Both sides lie on one side of the centre, and the shorter one is farther from it: add the
          height.`
      }`;
    const half = step(calc`sqrt(${r}^2 - ${far}^2)`)`
      Half of the other side follows from its distance.`;
    const middle = find(calc`${half} + ${h}`);
    const area = step(
      calc`${middle} * ${heightOf(p)}`,
      value => tex`\frac{${2 * h} + ${half.mul(2)}}{2} \times ${heightOf(p)} = ${value}`,
    )`
      Mean of the parallel sides times height.`;
    return {
      answer: area,
      stem: way
        ? text`A trapezium is inscribed in a circle of radius $${r}$ and contains its centre. The longer of the two
          parallel sides measures $${2 * h}$, and they are $${heightOf(p)}$ apart. What is the area of the trapezium?`
        : text`A trapezium of height $${heightOf(p)}$ has its corners on a circle of radius $${r}$, the centre of which
          lies outside the trapezium. If the longer parallel side is $${2 * h}$ long, find the area.`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('used_a_wrong_given_number', far, () => {
          const square = r ** 2 - heightOf(p) ** 2;
          return square > 0 && Number.isInteger(Math.sqrt(square)) ? heightOf(p) : null;
        })`
          The height $${far}$ was taken for the distance of the other side from the centre; the known side does not pass
          through it.`,
        slip('did_not_halve', middle, calc`(${half} + ${h}) * 2`)`
          The sum $${middle}$ of the parallel sides was multiplied by the height; half of it is needed.`,
        slip('mixed_up_a_length_and_its_half', middle, calc`(${half} + 2 * ${h}) / 2`)`
          $${half}$, half of the shorter side, was added to the whole longer side $${2 * h}$.`,
        slip('halved_needlessly', middle, calc`(${half} + ${h}) / 2`)`
          $\frac{${h} + ${half}}{2} = ${middle}$ is the mean of the half-chords, not of the chords.`,
        slip('took_the_figure_for_special', half, h)`
          Both parallel sides were taken as $${2 * h}$; that would be a rectangle, with the centre in its middle.`,
        slip('used_a_wrong_given_number', half, far)`
          $${half}$ is the distance of the shorter side from the centre, not half of it.`,
        slip('mixed_up_a_length_and_its_half', middle, calc`${half} * 2 + ${h}`)`
          $${h}$, half of the longer side, was added to the whole shorter side $${half.mul(2)}$.`,
        slip('used_a_wrong_given_number', middle, calc`${near} + ${far}`)`
          $${near} + ${far}$ adds the distances of the sides from the centre instead of the half-sides.`,
      ],
      snapRead: text`A trapezium in a circle: one parallel side and the height are given, and the position of the
        centre.`,
      approach: text`Go over the distances from the centre: from the known side to its distance, with the height to the
        other distance, and back to the other side.`,
      faster: () =>
        text`Distances $${d}$ and $${heightOf(p)} ${way ? '-' : '+'} ${d} = ${e}$, so half-sides $${h}$ and $${g}$:
          $(${h} + ${g}) \times ${heightOf(p)}$.`,
      check: text`The right triangles fit: $${h}^2 + ${d}^2 = ${g}^2 + ${e}^2 = ${r}^2$.`,
      principle: text`The height between parallel chords is the sum or the difference of their distances from the
        centre; read backwards it gives the other chord.`,
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

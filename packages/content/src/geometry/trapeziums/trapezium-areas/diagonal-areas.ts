import { figure, label, outline, segment } from '../../../figure.ts';
import { calc, form, situation, slip, tex, text } from '../../../question/index.ts';
import { withUnit } from '../../../show.ts';
import type { AnyTemplate } from '../../../template.ts';
import { areaOf, rationalNear } from '../../measured-lengths.ts';
import { sheetOf } from '../../sheet.ts';

interface Crossed {
  /** Roots of the areas of the triangles on the parallel sides, in units of `piece`. */
  a: number;
  b: number;
  piece: number;
  scene: 'plain' | 'field' | 'kite';
}

const sideTriangle = form<Crossed>(
  'side-triangle',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ a, b, piece }) => {
      // Measure all parts of a trapezium with such sides; its crossing is where the diagonals meet as lines.
      const { A, B, C, D } = crossedTrapezium(a, b);
      const [u, v] = [
        { x: C.x - A.x, y: C.y - A.y },
        { x: D.x - B.x, y: D.y - B.y },
      ];
      const along = ((B.x - A.x) * v.y - (B.y - A.y) * v.x) / (u.x * v.y - u.y * v.x);
      const crossing = { x: A.x + along * u.x, y: A.y + along * u.y };
      const unit = areaOf([A, B, crossing]) / (b * b * piece);
      if (Math.abs(areaOf([C, D, crossing]) / unit - a * a * piece) > 1e-6)
        throw new Error('the second triangle does not have its area');
      return rationalNear(areaOf([B, C, crossing]) / unit);
    },
  },
  ({ a, piece, b, scene }, { step, find }) => {
    const small = find(calc`${a} * ${a} * ${piece}`);
    const large = find(calc`${b} * ${b} * ${piece}`);
    const ratio = step(calc`${a} / ${b}`, {
      name: 'the ratio of the two parts of a diagonal',
      works: value => tex`\sqrt{${small} : ${large}} = ${value.n} : ${value.d}`,
      because: text`The triangles on the parallel sides have equal angles, so they are similar, and their areas are
        as the squares of their sides. The parts of each diagonal are such sides, so their ratio is the root.`,
    })`
      The triangles on the parallel sides are similar, so their areas are as the squares of their sides. The root of
      the ratio of the areas is the ratio in which each diagonal is divided.`;
    const side = step(calc`${large} * (${ratio.n} / ${ratio.d})`, {
      name: 'a side triangle',
      because: text`A side triangle and the larger given one have their bases on the same diagonal and the same
        third vertex, so one height serves both. Their areas are as these bases, without squares.`,
    })`
      A side triangle and the larger given triangle have their bases on one diagonal and a common height. So
      multiply the area of the larger one by the ratio of the two parts of the diagonal.`;
    return {
      answer: side,
      stem: () => {
        const [small, large] = [a * a * piece, b * b * piece];
        if (scene === 'field')
          return text`A field in the shape of a trapezium is crossed by two straight footpaths along its diagonals,
            which divide it into four triangular plots. The plots that have the two parallel sides as their bases
            measure ${String(small)} and ${String(large)} hectares. What is the area of each of the two other plots?`;
        if (scene === 'kite')
          return text`A trapezium of coloured paper is cut along both its diagonals into four triangles. The two
            triangles that contain the parallel sides have areas of ${String(small)} and ${String(large)} square
            inches. What is the area of each of the other two triangles?`;
        return text`In trapezium $ABCD$, $AB$ is parallel to $DC$ and the diagonals meet at $O$. Triangle $AOB$ has
          an area of ${String(large)} square cm and triangle $COD$ an area of ${String(small)} square cm. What is
          the area of triangle $BOC$?`;
      },
      show: value =>
        withUnit(value, scene === 'plain' ? 'square cm' : scene === 'field' ? 'hectares' : 'square inches'),
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('assumed_equal_parts', side, calc`(${small} + ${large}) / 2`)`
          $\frac{${small} + ${large}}{2} = ${side}$ takes the mean of the two given triangles; it is their geometric
          mean.`,
        slip('used_a_wrong_given_number', side, calc`${large} - ${small}`)`
          $${large} - ${small} = ${side}$ subtracts the given triangles; they do not overlap the one asked for.`,
        slip('used_a_wrong_given_number', side, large)`
          A side triangle was taken to be as large as the larger given one, $${large}$; its base on the diagonal is
          shorter.`,
        slip('mixed_up_ratios_of_lengths_and_areas', ratio, calc`${a} * ${a} / (${b} * ${b})`)`
          This takes the diagonals as divided in the ratio of the given areas, $${ratio.n} : ${ratio.d}$, which
          makes $${side}$; they are divided in the ratio of its root.`,
        slip('doubled_needlessly', side, calc`${side} * 2`)`
          $${side}$ is the area of both side triangles together. The two are equal, so each has half of it.`,
        slip('inverted_the_ratio', ratio, calc`${b} / ${a}`)`
          $${large} \times ${ratio.n} \div ${ratio.d} = ${side}$ multiplies the larger triangle by the ratio upside
          down. The triangle at the side is smaller.`,
        slip('took_the_whole_for_a_part', ratio, calc`${a} / (${a} + ${b})`)`
          The base was compared with the whole diagonal, $${ratio.n} : ${ratio.d}$; the larger triangle of
          $${large}$ stands on a part of it only.`,
      ],
      snapRead: text`Two of the four triangles at the crossing of the diagonals are given, one of the others is
        asked. The triangles on the parallel sides are similar.`,
      approach: text`The root of the ratio of the two given areas is the ratio in which each diagonal is divided. A
        side triangle shares its height with a given one, so its area follows from the bases.`,
      faster: text`A side triangle is the geometric mean of the two: $\sqrt{${small} \times ${large}}$.`,
      check: text`Opposite triangles have equal products: $${small} \times ${large} = ${side} \times ${side}$, as in
        any four-sided figure cut by its diagonals.`,
      principle: text`The diagonals of a trapezium with parallel sides a and b cut it into areas in the ratio $a^2 :
        ab : ab : b^2$.`,
      figure: () => {
        const s = sheetOf(crossedTrapezium(a, b));
        return figure(
          s.width,
          s.height,
          `A trapezium with its two diagonals. The shaded triangle on the longer parallel side has an area of ${b * b * piece}, the one on the shorter parallel side ${a * a * piece}.`,
          [
            outline([s.at.A, s.at.B, s.at.O], true),
            outline([s.at.C, s.at.D, s.at.O], true),
            outline([s.at.A, s.at.B, s.at.C, s.at.D]),
            segment(s.at.A, s.at.C),
            segment(s.at.B, s.at.D),
            ...(scene === 'plain'
              ? [
                  s.name('A'),
                  s.name('B'),
                  s.name('C'),
                  s.name('D'),
                  label({ x: s.at.O.x + 18, y: s.at.O.y }, 'O'),
                ]
              : []),
          ],
        );
      },
    };
  },
);

/** GM.QAD.4 Easy: areas of the triangles on the parallel sides give the side triangles as their geometric mean. */
export const diagonalAreas: readonly AnyTemplate[] = situation<Crossed>({
  type: 'GM.QAD.4',
  situation: 'areas',
  draw: draw => {
    const [a, b] = draw.some([2, 3, 4, 5, 6, 7, 8], 2) as [number, number];
    if (a > b || b > 3 * a) return null;
    return {
      a,
      b,
      piece: draw.pick([1, 1, 2, 3, 4]),
      scene: draw.pick(['plain', 'field', 'kite'] as const),
    };
  },
  forms: [sideTriangle],
});

/** A trapezium with parallel sides b (below) and a (above), and the crossing of its diagonals. */
function crossedTrapezium(a: number, b: number) {
  const height = 0.75 * b;
  const left = 0.3 * (b - a) + 0.08 * b;
  return {
    A: { x: 0, y: 0 },
    B: { x: b, y: 0 },
    C: { x: left + a, y: height },
    D: { x: left, y: height },
    O: { x: (b * (left + a)) / (a + b), y: (b * height) / (a + b) },
  };
}

import { calc, form, situation, slip, tex, text } from '../../../question/index.ts';
import { withUnit } from '../../../show.ts';
import type { AnyTemplate } from '../../../template.ts';
import { q } from '../../../value.ts';
import { rationalNear } from '../../measured-lengths.ts';

interface Divided {
  /** Shorter and longer parallel side, the line between them, and the distance of the sides. */
  a: number;
  b: number;
  x: number;
  h: number;
  /** Areas of the parts: beside the shorter parallel side, beside the longer one. */
  m: number;
  n: number;
  /** From which parallel side the distance is asked. */
  from: 'shorter' | 'longer';
  scene: 'plain' | 'field' | 'slab';
}

/** The distances of the line from the shorter and the longer side are these whole parts of the height. */
const dividedTrapeziums = (() => {
  const sets: (Omit<Divided, 'scene' | 'h' | 'from'> & { parts: number })[] = [];
  for (let a = 1; a <= 30; a += 1)
    for (let x = a + 1; x <= 40; x += 1)
      for (let b = x + 1; b <= 46; b += 1) {
        const r = q(x * x - a * a, b * b - x * x);
        const parts = Number(q(x - a, b - a).d);
        if (r.n <= 3n && r.d <= 3n && b <= 8 * a && b - a >= 4 && parts <= 12)
          sets.push({ a, b, x, m: Number(r.n), n: Number(r.d), parts });
      }
  return sets;
})();
const unitOf = ({ scene }: Divided) => (scene === 'plain' ? 'cm' : scene === 'slab' ? 'inches' : 'metres');

const dividingLineAsked = form<Divided>(
  'distance-of-the-line',
  {
    band: 'Medium',
    seconds: 95,
    revision: 2,
    verify: p => {
      const { a, b, m, n, h, from } = p;
      // Move the line up from the longer side by halving, measuring both parts as trapeziums of height 1.
      let [low, high] = [0, 1];
      for (let i = 0; i < 60; i += 1) {
        const at = (low + high) / 2;
        const length = b + (a - b) * at;
        const beside = { long: ((b + length) / 2) * at, short: ((a + length) / 2) * (1 - at) };
        if (beside.short / beside.long > m / n) low = at;
        else high = at;
      }
      return rationalNear(h * (from === 'longer' ? low : 1 - low));
    },
  },
  (p, { step, find }) => {
    const { b, a, m, n, x, from, h, scene } = p;
    const part = step(calc`${m} / ${m + n} * (${b}^2 - ${a}^2)`, {
      name: 'the difference of the squares up to the line',
      because: text`Similar triangles have areas as the squares of their sides. The part next to the shorter side is
        the triangle on the line without the triangle on the shorter side, so it is a difference of two squares in
        the same unit.`,
    })`
      Extend the legs until they meet: three similar triangles have areas as the squares of the parallel segments.
      So the trapezium is the difference of two squares, and the part next to the shorter side is ${m} of ${m + n}
      equal shares of it.`;
    const line = step(x, {
      name: 'the length of the line',
      works: tex`${a}^2 + ${part} = ${x * x} = ${x}^2`,
      because: text`The difference of the squares of the line and of the shorter side was found. So the square of
        the line is that difference and the square of the shorter side.`,
    })`
      Add the square of the shorter side to get the square of the line, and take the root.`;
    const rise = find(from === 'shorter' ? line.sub(a) : q(b).sub(line));
    const distance = step(calc`${rise} * ${h} / (${b} - ${a})`, {
      name: 'the distance asked for',
      works: value =>
        tex`\frac{${from === 'shorter' ? tex`${line} - ${a}` : tex`${b} - ${line}`}}{${b} - ${a}} \times ${h} =
          ${value}`,
    })`
      Lengths change evenly from one parallel side to the other. So the distance is the same part of the height as
      the change of length up to the line is of the whole change.`;
    return {
      answer: distance,
      stem: () => {
        const share =
          m === n
            ? 'into two parts of equal area'
            : `so that the parts next to the shorter and the longer parallel ${scene === 'slab' ? 'edge' : 'side'} have areas in the ratio $${m} : ${n}$`;
        if (scene === 'field')
          return text`The parallel sides of a field in the shape of a trapezium measure ${String(a)} metres and
            ${String(b)} metres and are ${String(h)} metres apart. A straight fence parallel to them divides the
            field ${share}. How far is the fence from the ${from} parallel side?`;
        return scene === 'slab'
          ? text`A marble slab is a trapezium. Its parallel edges, ${String(h)} inches apart, are ${String(a)}
            inches and ${String(b)} inches long. A straight cut parallel to these edges divides the slab ${share}.
            Find the distance of the cut from the ${from} of the two edges.`
          : text`In a trapezium with parallel sides of ${String(a)} cm and ${String(b)} cm, a line parallel to them
            divides the area ${
              m === n
                ? 'into equal parts'
                : text`in the ratio $${m} : ${n}$, the first part being the one next to the
              shorter side`
            }. The height of the trapezium is ${String(h)} cm. What is the distance between the line and the ${from}
            parallel side?`;
      },
      show: value => withUnit(value, unitOf(p)),
      plausible: value => value.valueOf() > 0 && value.valueOf() < h && value.d <= 4n,
      slips: [
        slip(
          'mixed_up_ratios_of_lengths_and_areas',
          distance,
          calc`${h} * ${from === 'shorter' ? m : n} / (${m} + ${n})`,
        )`
          $\frac{${from === 'shorter' ? m : n}}{${m + n}} \times ${h} = ${distance}$ divides the height in the ratio
          of the areas; the wider part needs less height for the same area.`,
        slip('measured_from_the_wrong_end', rise, calc`${b} - ${a} - ${rise}`)`
          $${distance}$ is the distance from the other side; the one from the ${from} side is asked.`,
        slip('mixed_up_ratios_of_lengths_and_areas', line, calc`(${a} + ${b}) / 2`)`
          $\frac{${a} + ${b}}{2} = ${line}$ is the mid-line, which halves the height and not the area.`,
        slip('used_a_wrong_given_number', line, calc`2 * ${a} * ${b} / (${a} + ${b})`)`
          $\frac{2 \times ${a} \times ${b}}{${a} + ${b}} = ${line}$ is the parallel through the crossing of the
          diagonals; it does not give these areas.`,
        slip(
          'took_the_figure_for_special',
          distance,
          from === 'longer' ? calc`${h} * (${b} - ${x}) / ${b}` : calc`${h} * ${x} / ${b}`,
        )`
          ${
            from === 'longer'
              ? text`$\frac{${b} - ${x}}{${b}} \times ${h} = ${distance}$ treats the trapezium as a
            triangle with the height $${h}$; the sides shrink to the shorter one only.`
              : text`$\frac{${x}}{${b}}
              \times ${h} = ${distance}$ treats the trapezium as a triangle with the height $${h}$; its sides begin
              with the shorter one and not with a point.`
          }`,
        slip(
          'mixed_up_ratios_of_lengths_and_areas',
          distance,
          from === 'shorter' ? calc`${h} * ${a} / (${a} + ${x})` : calc`${h} * ${x} / (${x} + ${b})`,
        )`
          ${
            from === 'shorter'
              ? text`$\frac{${a}}{${a} + ${x}} \times ${h} = ${distance}$ shares the height in the
            ratio of the shorter side and the line; the differences of the lengths share it.`
              : text`$\frac{${x}}{${x}
              + ${b}} \times ${h} = ${distance}$ shares the height in the ratio of the line and the longer side; the
              differences of the lengths share it.`
          }`,
        slip(
          'inverted_the_ratio',
          distance,
          m !== n && calc`${h} * ${from === 'shorter' ? n : m} / (${m} + ${n})`,
        )`
          $\frac{${from === 'shorter' ? n : m}}{${m + n}} \times ${h} = ${distance}$ shares the height in the ratio
          of the areas the other way round; heights do not follow that ratio at all.`,
        slip(
          'took_the_figure_for_special',
          distance,
          calc`${h} * (${a} + ${b}) * ${from === 'shorter' ? m : n} / (2 * (${m} + ${n}) * ${x})`,
        )`
          $${distance}$ comes from taking the part for a rectangle as wide as the line, $${x}$; it is a trapezium,
          and its mean width is another.`,
      ],
      snapRead: text`Both parallel sides, their distance and the ratio of two areas are given; how far the dividing
        parallel lies from one side is asked.`,
      approach: text`Find the length of the dividing line first: the squares of parallel segments share out like the
        areas. Lengths themselves change evenly with the height, so the length tells where the line lies.`,
      faster: text`Squares share like areas: $${x}^2$ divides the way from $${a}^2$ to $${b}^2$ in the ratio $${m} :
        ${n}$. Heights share like lengths: $(${x} - ${a}) : (${b} - ${x})$.`,
      check: () => {
        const [near, far] = [q(h * (x - a), b - a), q(h * (b - x), b - a)];
        const [s, l] = [near.mul(a + x).div(2), far.mul(x + b).div(2)];
        return text`The parts have areas of $\frac{${a} + ${x}}{2} \times ${near} = ${s}$ and $\frac{${x} + ${b}}{2}
          \times ${far} = ${l}$, in the ratio $${m} : ${n}$.`;
      },
      principle: text`When a parallel divides a trapezium, squares of lengths share out like the areas, and lengths
        like the heights.`,
    };
  },
);

/**
 * GM.QAD.4 Medium: where the parallel lies that divides the area in a given ratio; squares of lengths interpolate,
 * not lengths.
 */
export const dividingLine: readonly AnyTemplate[] = situation<Divided>({
  type: 'GM.QAD.4',
  situation: 'dividing',
  draw: draw => {
    const { parts, ...set } = draw.pick(dividedTrapeziums);
    const h = parts * draw.int(1, 12);
    const scene = draw.pick(['plain', 'field', 'slab'] as const);
    if (h < set.b / 3 || h > 2 * set.b || h < 6 || [set.a, set.b, set.x].includes(h)) return null;
    return { ...set, h, from: draw.pick(['shorter', 'longer'] as const), scene };
  },
  forms: [dividingLineAsked],
});

import { gcd } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { drawn } from '../drawn.ts';

interface Plots {
  /** Lengths of the two plots in lowest terms, the smaller first. */
  p: number;
  r: number;
  /** What a square of 1 by 1 costs in the unit of p and r. */
  unit: number;
  /** How much more the fence of the larger costs. */
  more: number;
  frame: number;
}

const fenceOfTheSmaller = form<Plots>(
  'fence-of-the-smaller',
  {
    band: 'Medium',
    seconds: 85,
    verify: ({ p, r, unit, more }) => {
      // The fence of the smaller plot, tried: the squares of the fences have to be in the ratio of the areas.
      for (let f = 1; f < 100 * more; f += 1)
        if (f * f * unit * r * r === (f + more) ** 2 * unit * p * p) return f;
      throw new Error('no fence fits');
    },
  },
  ({ p, r, unit, more, frame }, { step, find }) => {
    const [place, cover, edge] = wording(
      frame,
      ['plot', 'grass', 'fence'],
      ['floor', 'tiling', 'border'],
      ['banner', 'cloth', 'lace'],
      ['pond', 'lining', 'railing'],
    );
    const [small, large] = [unit * p * p, unit * r * r];
    const areas = step(frac(calc`${small} / ${large}`), {
      name: `the ratio of the two areas`,
      because: text`At the same price per square metre the two costs are in the ratio of the areas.`,
    })`
      The ${cover} costs the same for every square metre, so the ratio of the two costs is the ratio of the areas.`;
    const lengths = step(frac(calc`${p} / ${r}`), {
      name: 'the ratio of the lengths',
      works: value => tex`\sqrt{${frac(areas)}} = ${frac(value)}`,
      because: text`In similar figures areas grow with the square of lengths.`,
    })`
      The ${place}s are similar, so their areas are in the ratio of the squares of their lengths. Take the root for the
      ratio of the perimeters, which is that of the costs of the ${edge}s.`;
    const rest = find(calc`1 - ${frac(lengths)}`);
    const larger = step(calc`${more} / ${frac(rest)}`, {
      name: `the cost of the larger ${edge}`,
      because: text`The larger ${edge} costs more, so the smaller one is a fraction of it and the difference is what is
        left to the whole. For $\frac{3}{4}$, for example, the difference is $\frac{1}{4}$ of the larger cost.`,
      works: (_value, working) => tex`1 - ${frac(lengths)} = ${frac(rest)}: \quad ${working}`,
    })`
      Call the cost of the larger ${edge} one whole. The smaller one is this fraction of it, and the difference in cost
      is the rest: divide the difference by the rest.`;
    const smaller = step(calc`${larger} * ${frac(lengths)}`)`
      The smaller ${edge} costs this fraction of the larger one. Multiply.`;
    return {
      answer: smaller,
      stem: wording(
        frame,
        text`Two plots of land have the same shape, but not the same size. Covering the smaller one with grass costs
          ₹${small}, and the larger one, at the same rate, ₹${large}. To fence the larger plot all around costs
          ₹${more} more than to fence the smaller one with the same fence. What does the fence of the smaller plot
          cost?`,
        text`The floors of two halls in Madurai are similar figures. At one price per square metre, tiling costs
          ₹${small} for the smaller floor and ₹${large} for the larger. A border of marble runs along the whole edge of
          each, at one price per metre, and that of the larger floor is dearer by ₹${more}. Find the cost of the border
          of the smaller floor.`,
        text`A tailor sews two banners of different size but exactly the same shape from the same cloth, whose cost is
          proportional to the area. It comes to ₹${large} for the larger and ₹${small} for the smaller. The lace sewn
          along the edges is sold by the metre, and the larger banner needs ₹${more} more of it. How much does the lace
          of the smaller one cost?`,
        text`Of two similar ponds one has a lining for ₹${small}, and the other, which is larger, a lining for
          ₹${large} of the same kind. Each is enclosed by a railing along its bank, paid by the metre at a fixed rate.
          If the railing of the larger pond costs ₹${more} more than the other railing, what is the cost of this other
          one?`,
      ),
      show: rupees,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('mixed_up_ratios_of_lengths_and_areas', lengths, () => areas)`
          The ${edge}s were taken in the ratio of the areas, ${frac(areas)}: ${calc`${more} / ${frac(rest)}`} for the
          larger. A ${edge} is a length, and lengths need the root.`,
        stop('answered_another_quantity', larger)`
          ${calc`${more} / ${frac(rest)}`} is the cost of the larger ${edge}; the smaller is asked.`,
        slip('took_the_whole_for_a_part', smaller, calc`${larger} + ${larger} * ${frac(lengths)}`)`
          ${here} is what both ${edge}s cost together. The question asks for one of them.`,
        slip('subtracted_for_added', rest, calc`1 + ${frac(lengths)}`)`
          ₹${more} was divided as if it were the cost of both ${edge}s together; it is the difference between them.`,
        slip('took_a_part_for_the_whole', larger, more)`
          ${calc`${more} * ${frac(lengths)}`} takes ₹${more} for the whole cost of the larger ${edge}, but it is only
          the difference.`,
        slip('did_not_divide', smaller, calc`${p} * ${more}`)`
          ${here} counts $${p}$ parts for the smaller and takes one part as ₹${more}; the difference is $${r} - ${p} =
          ${r - p}$ parts.`,
        slip('used_a_term_twice', smaller, calc`${larger} + ${more}`)`
          ${here} adds the difference to the larger cost. The smaller cost is less, so the difference has to be
          subtracted.`,
      ],
      snapRead: text`Two similar figures, compared by area and then by length: a root lies between.`,
      approach: text`The costs of the ${cover} give the ratio of areas. Its root is the ratio of the ${edge}s, and
        their difference is known.`,
      faster: text`The areas are as $${p * p} : ${r * r}$, so the ${edge}s are as $${p} : ${r}$. The difference of
        $${r - p}$ parts is ₹${more}, and one part is ₹${more / (r - p)}.`,
      check: text`The ${edge}s cost ₹${smaller} and ₹${smaller.add(more)}. Their ratio squared is
        $\left(\frac{${smaller}}{${smaller.add(more)}}\right)^2 = \frac{${p * p}}{${r * r}}$, that of ₹${small} to
        ₹${large}.`,
      principle: text`Similar figures: lengths and perimeters are in one ratio, areas in the ratio of the squares.`,
      figure: () =>
        twoPlots(`₹${small.toLocaleString('en-IN')}`, `₹${large.toLocaleString('en-IN')}`, place, cover),
    };
  },
);

const shape = [
  [0, 0],
  [1, 0],
  [1.15, 0.55],
  [0.55, 0.9],
  [0.05, 0.6],
] as const;

/** Two similar five-sided figures side by side. */
function twoPlots(small: string, large: string, place: string, cover: string) {
  const placed = (names: string, left: number, size: number) =>
    Object.fromEntries(
      [...names].map((name, i) => [
        name,
        { x: left + (shape[i]?.[0] ?? 0) * size, y: (shape[i]?.[1] ?? 0) * size },
      ]),
    );
  const sides = (names: string) => [...names].map((name, i) => `${name}${names[(i + 1) % names.length]}`);
  return drawn({
    alt: `Two similar ${place}s side by side: the ${cover} of the smaller costs ${small}, that of the larger ${large}.`,
    points: { ...placed('ABCDE', 0, 1.1), ...placed('FGHIJ', 1.6, 1.7) },
    hidden: 'ABCDEFGHIJ',
    lines: [...sides('ABCDE'), ...sides('FGHIJ')],
    shaded: ['ABCDE', 'FGHIJ'],
    texts: [
      [{ x: 0.6, y: 0.42 }, small],
      [{ x: 2.55, y: 0.7 }, large],
    ],
    notToScale: true,
    longest: 300,
  });
}

const ratios = Array.from({ length: 9 }, (_, i) => i + 2).flatMap(p =>
  [2, 3, 4, 5].map(d => [p, p + d] as const).filter(([a, b]) => gcd(a, b) === 1 && b < 3 * a && b <= 13),
);

/** GM.ARE.3 Medium: two similar plots, compared by area and by perimeter. */
export const similarPlots: readonly AnyTemplate[] = situation<Plots>({
  type: 'GM.ARE.3',
  situation: 'two-similar-plots',
  tries: 20,
  draw: draw => {
    const [p, r] = draw.pick(ratios);
    const [unit, part] = [draw.pick([20, 30, 50, 60, 70, 80, 120, 150]), draw.step(60, 900, 30)];
    return { p, r, unit, more: part * (r - p), frame: draw.int(0, 3) };
  },
  forms: [fenceOfTheSmaller],
});

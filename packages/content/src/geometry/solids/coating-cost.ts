import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { grouped, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Coated {
  shape: 'ball' | 'cube';
  /** The number of pieces is k³. */
  k: number;
  /** Cost of coating one of the small pieces, in rupees; the large one costs k² times it. */
  single: number;
  asked: 'pieces' | 'whole';
  work: string;
}

const coatings = {
  ball: ['silver-plating', 'polishing', 'enamelling'],
  cube: ['painting', 'nickel-plating', 'varnishing'],
} as const;

const coatingCostAsked = form<Coated>(
  'cost-after-recasting',
  {
    band: 'Easy',
    revision: 2,
    verify: ({ shape, k, single, asked }) => {
      // Real sizes: a small piece of radius or edge 7, its surface and volume, and a rate from the given cost.
      const surface = (r: number) => (shape === 'ball' ? 4 * Math.PI * r * r : 6 * r * r);
      const volume = (r: number) => (shape === 'ball' ? (4 / 3) * Math.PI * r ** 3 : r ** 3);
      const small = 7;
      let large = small;
      while (volume(large) < k ** 3 * volume(small) - 1e-6) large += 0.5;
      const total = k ** 3 * surface(small);
      const rate = asked === 'pieces' ? (single * k * k) / surface(large) : (single * k ** 3) / total;
      return q(Math.round(rate * (asked === 'pieces' ? total : surface(large)) * 100), 100);
    },
  },
  ({ asked, single, k, shape, work }, { step, find }) => {
    const given = find(asked === 'pieces' ? single * k * k : single * k ** 3);
    const [dimension, plural] = shape === 'ball' ? ['radius', 'radii'] : ['edge', 'edges'];
    const scale = step(k, {
      name: text`how many times as large the large ${dimension} is`,
      because: text`Melting keeps the volume, so the large ${shape} has $${grouped(k ** 3)}$ times the volume of a small
        one. A ${shape} with twice the ${dimension} has $2^3 = 8$ times the volume.`,
      works: tex`\sqrt[3]{${k ** 3}} = ${k}`,
    })`
      Volumes are as the cubes of the ${plural}. So take the cube root of $${grouped(k ** 3)}$ to find how many times as
      large the ${dimension} of the large ${shape} is.`;
    const surface = shape === 'ball' ? '4\\pi r^2' : '6r^2';
    const surfaces = step(calc`${scale} * ${scale}`, {
      name: text`how many times as large the surface of the large ${shape} is`,
      because: text`The cost goes with the surface, not with the volume. The surface is $${surface}$, where $r$ is the
        ${dimension}, so twice the ${dimension} makes $2^2 = 4$ times the surface.`,
      works: tex`${k}^2 = ${k * k}`,
    })`
      Surfaces are as the squares of the ${plural}. Square this ratio to compare the surface of the large ${shape} with
      that of one small ${shape}.`;
    const ratio = step(calc`${k}^3 / ${surfaces}`, {
      name: text`the surface of all small ${shape}s compared with the large one`,
      because: text`Each small ${shape} has only a small surface, but there are $${grouped(k ** 3)}$ of them: together
        they have more surface than the large one.`,
      works: tex`\frac{${k ** 3}}{${k * k}} = ${k}`,
    })`
      Now compare all $${grouped(k ** 3)}$ small ${shape}s together with the large one: divide their number by this
      ratio of the surfaces.`;
    const result = step(
      asked === 'pieces' ? given.mul(ratio) : given.div(ratio),
      value => tex`${given} ${asked === 'pieces' ? tex`\times` : tex`\div`} ${k} = ${value}`,
    )`
      ${
        asked === 'pieces'
          ? text`At the same rate the cost grows in the ratio of the surfaces. Multiply the cost for the large
            ${shape}.`
          : text`At the same rate the cost falls in the ratio of the surfaces. Divide the cost for the small ${shape}s.`
      }`;
    return {
      answer: result,
      stem:
        asked === 'pieces'
          ? text`The cost of ${work} the whole surface of a solid metal ${shape} is ₹${single * k * k}. The ${shape} is
            melted and recast into ${grouped(k ** 3)} identical smaller ${shape}s, without any loss of metal. At the
            same rate per square cm, what is the cost of ${work} all the small ${shape}s together?`
          : text`A workshop melts ${grouped(k ** 3)} identical solid metal ${shape}s together and recasts them as one
            large ${shape}, without any loss of metal. The cost of ${work} all the small ${shape}s together was
            ₹${single * k ** 3}. At the same rate per square cm, what is the cost of ${work} the large ${shape}?`,
      show: rupees,
      slips: [
        slip('answered_another_quantity', result, asked === 'whole' && calc`${given} - ${result}`)`
          ₹${result} is the amount by which the cost falls; the cost that remains is asked.`,
        slip('mixed_up_length_area_and_volume', ratio, 1)`
          ₹${given} treats the surface as unchanged; recasting keeps the volume, while
          ${asked === 'pieces' ? 'cutting up makes new surface' : 'joining the pieces loses surface'}.`,
        slip('answered_another_quantity', result, asked === 'pieces' && calc`${result} - ${given}`)`
          ₹${result} is the increase of the cost; the whole cost for the small pieces is asked.`,
        slip('mixed_up_ratios_of_lengths_and_areas', ratio, asked === 'pieces' && calc`${k}^3`)`
          $${given} \times ${ratio} = ${result}$ assumes the cost to grow with the number of pieces; each small ${shape}
          has less surface than the large one.`,
        slip('took_a_part_for_the_whole', result, asked === 'whole' && single)`
          $${given} \div ${k ** 3} = ${result}$ is the cost for one small ${shape}; the large one is asked.`,
        slip('mixed_up_ratios_of_lengths_and_areas', ratio, surfaces)`
          ${
            asked === 'pieces'
              ? text`This gives ${ratio} times the cost, the ratio of one large surface to one small
            one; the total surface grows by the ratio of ${dimension} to ${dimension}.`
              : text`This divides the cost
              by ${ratio}, the ratio of one large surface to one small one; the total goes down by the ratio of the
              ${plural}.`
          }`,
        slip('took_a_part_for_the_whole', result, asked === 'pieces' && calc`${given} / ${surfaces}`)`
          $${given} \div ${surfaces} = ${result}$ is the cost for one small ${shape}; all of them together are asked.`,
        slip(
          'took_inverse_for_direct',
          result,
          asked === 'pieces' ? calc`${given} / ${ratio}` : calc`${given} * ${ratio}`,
        )`
          ${
            asked === 'pieces'
              ? text`$${given} \div ${ratio} = ${result}$ assumes the total surface to shrink; many
            small pieces have more surface than one large one.`
              : text`$${given} \times ${ratio} = ${result}$ assumes
              the total surface to grow; one large ${shape} has less surface than many small ones.`
          }`,
      ],
      snapRead: text`A number of pieces and a cost for their surface are given, another cost is asked. Cost goes with
      surface,
        but melting keeps volume.`,
      approach: () => {
        const [dimension, plural] = shape === 'ball' ? ['radius', 'radii'] : ['edge', 'edges'];
        return text`Get the ratio of the ${plural} from the volumes by a cube root, then the ratio of the surfaces from
          the ${plural} by squares, times the number of pieces. No actual ${dimension} is needed. A faster way: with
          equal volume in all, the total surface goes inversely with the ${dimension}.`;
      },
      check: text`Per piece: one small ${shape} costs ₹${single}, so ${grouped(k ** 3)} of them cost
        ₹${single * k ** 3}; the large one has ${k * k} times the surface of a small one and costs ₹${single * k * k}.`,
      principle: text`When a solid is divided into n equal solids of its own shape, the total surface grows by the cube
        root of n.`,
    };
  },
);

/** GM.SOL.3 Easy: volume stays, surface does not; k cubed pieces have k times the surface. */
export const coatingCost: readonly AnyTemplate[] = situation<Coated>({
  type: 'GM.SOL.3',
  situation: 'coating',
  draw: draw => {
    const shape = draw.pick(['ball', 'cube'] as const);
    return {
      shape,
      k: draw.pick([2, 3, 4, 5, 6]),
      single: draw.pick([3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25]),
      asked: draw.pick(['pieces', 'whole'] as const),
      work: draw.pick(coatings[shape]),
    };
  },
  forms: [coatingCostAsked],
});

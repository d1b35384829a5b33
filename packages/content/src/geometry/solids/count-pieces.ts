import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, grouped, numberTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

type Shape = 'ball' | 'cone' | 'cylinder';

interface Body {
  shape: Shape;
  radius: number;
  /** The height of a cone or cylinder; 0 for a ball. */
  height: number;
}

/** Volume over pi/3: 4r³, r²h and 3r²h. */
const thirds = ({ shape, radius, height }: Body): number =>
  shape === 'ball'
    ? 4 * radius ** 3
    : shape === 'cone'
      ? radius * radius * height
      : 3 * radius * radius * height;

const volumeTex = ({ shape, radius, height }: Body): string =>
  shape === 'ball'
    ? `\\frac{4}{3}\\pi \\times ${radius}^3`
    : `${shape === 'cone' ? '\\frac{1}{3}' : ''}\\pi \\times ${radius}^2 \\times ${height}`;

const volumeValueTex = (body: Body): string => {
  const volume = q(thirds(body), 3);
  return volume.d === 1n ? `${numberTex(volume)}\\pi` : `${fractionTex(volume)}\\pi`;
};

const sizeWords = ({ shape, radius, height }: Body): string =>
  shape === 'ball' ? `of radius ${radius} cm` : `of radius ${radius} cm and height ${height} cm`;

interface Recast {
  from: Body;
  to: Body;
  scene: 'metal' | 'wax';
}

const countPiecesAsked = form<Recast>(
  'of-pieces',
  {
    band: 'Easy',
    revision: 2,
    verify: ({ from, to }) => {
      // Volumes by adding thin discs, exact in the limit: the widths at the mid-height of each slice.
      const slices = 2000;
      const volume = ({ shape, radius, height }: Body) => {
        const tall = shape === 'ball' ? 2 * radius : height;
        let sum = 0;
        for (let i = 0; i < slices; i += 1) {
          const at = (i + 0.5) / slices;
          const square =
            shape === 'cylinder'
              ? radius ** 2
              : shape === 'cone'
                ? (radius * at) ** 2
                : radius ** 2 - (2 * radius * at - radius) ** 2;
          sum += (square * tall) / slices;
        }
        return sum;
      };
      return q(Math.round((volume(from) / volume(to)) * 100), 100);
    },
  },
  ({ from, to, scene }, { step }) => {
    const large = step(calc`${thirds(from)} / 3`, {
      name: text`the volume of the large ${from.shape} divided by π`,
      because: text`Nothing is lost, so all the volume of the large ${from.shape} is in the small ${to.shape}s. Lengths
        and surfaces change, only the volume stays.`,
      works: tex`${volumeTex(from)} = ${volumeValueTex(from)}`,
    })`
      Melting keeps the volume. Write the volume of the large ${from.shape} and leave $\pi$ as it is.`;
    const small = step(calc`${thirds(to)} / 3`, {
      name: text`the volume of one small ${to.shape} divided by π`,
      because: text`The small solid has another shape and so another formula: $\frac{4}{3}\pi r^3$ for a ball, $\pi r^2
        h$ for a cylinder, and a third of that for a cone.`,
      works: tex`${volumeTex(to)} = ${volumeValueTex(to)}`,
    })`
      Write the volume of one small ${to.shape} in the same way.`;
    const count = step(calc`${large} / ${small}`, {
      because: text`The small ${to.shape}s are identical, so their number is how many times the small volume goes into
        the large one. Multiplying out $\pi$ first would only make the numbers longer.`,
      works: value =>
        tex`\frac{${volumeValueTex(from)}}{${volumeValueTex(to)}} =
        \frac{${q(thirds(from), 3).mul(3)}}{${q(thirds(to), 3).mul(3)}} = ${value}`,
    })`
      Divide the large volume by the small one to get the number of ${to.shape}s. The factor $\pi$ cancels.`;
    return {
      answer: count,
      stem:
        scene === 'metal'
          ? text`A solid metal ${from.shape} ${sizeWords(from)} is melted and recast, without any loss, into identical
            solid ${to.shape}s, each ${sizeWords(to)}. How many ${to.shape}s are made?`
          : text`A candle maker melts a solid wax ${from.shape} ${sizeWords(from)} and pours all the wax into moulds for
            solid ${to.shape}s ${sizeWords(to)}. How many such ${to.shape}s does she get?`,
      show: value => `$${grouped(value).replaceAll(',', '{,}')}$`,
      plausible: value => value.d === 1n && value.n > 1n,
      slips: [
        slip('used_the_formula_of_another_solid', large, from.shape === 'cone' && calc`${large} * 3`)`
          A volume of $${frac(large)}\pi$ takes the cone like a cylinder; a cone holds one third of it.`,
        slip('used_the_formula_of_another_solid', small, to.shape === 'cone' && calc`${small} * 3`)`
          A volume of $${frac(small)}\pi$ takes the cone like a cylinder; a cone holds one third of it.`,
        slip('used_the_formula_of_another_solid', large, from.shape === 'ball' && calc`${large} * 3 / 4`)`
          You used $\pi \times ${from.radius}^3$ for the volume of the ball. The formula has the factor $\frac{4}{3}$ as
          well.`,
        slip('used_the_formula_of_another_solid', small, to.shape === 'ball' && calc`${small} * 3 / 4`)`
          You used $\pi \times ${frac(q(to.radius))}^3$ for the volume of a ball. The formula has the factor
          $\frac{4}{3}$ as well.`,
        slip('mixed_up_length_area_and_volume', large, from.shape === 'ball' && calc`${large} * 3`)`
          You used $4\pi \times ${from.radius}^3$ for the volume of the ball, with the factor of its surface. The volume
          is a third of that.`,
        slip('mixed_up_length_area_and_volume', small, to.shape === 'ball' && calc`${small} * 3`)`
          You used $4\pi \times ${frac(q(to.radius))}^3$ for the volume of a ball, with the factor of its surface.
          The volume is a third of that.`,
        slip('used_the_formula_of_another_solid', large, from.shape === 'ball' && calc`${large} * 1 / 2`)`
          A volume of $${frac(large)}\pi$ is that of half the ball, the factor two thirds of a hemisphere for the four
          thirds of a whole ball.`,
        slip('used_the_formula_of_another_solid', small, to.shape === 'ball' && calc`${small} * 1 / 2`)`
          A volume of $${frac(small)}\pi$ is that of half the ball, the factor two thirds of a hemisphere for the four
          thirds of a whole ball.`,
        slip('mixed_up_ratios_of_lengths_and_areas', count, calc`${count} * ${to.radius} / ${from.radius}`)`
          You compared the volumes with one power of the radii, $${from.radius}$ and $${to.radius}$, too few, and got
          $${count}$. The formulas have a higher power of the radius.`,
        slip('mixed_up_ratios_of_lengths_and_areas', count, calc`${from.radius} / ${to.radius}`)`
          $${from.radius} \div ${to.radius} = ${count}$ treats the ratio of the radii as the number of pieces; volumes
          have to be compared.`,
        slip('mixed_up_ratios_of_lengths_and_areas', count, calc`${from.radius}^2 / ${to.radius}^2`)`
          $${from.radius}^2 \div ${to.radius}^2 = ${count}$, the square of the ratio of the radii, is not the number of
          pieces; the other factors of the volumes are missing.`,
      ],
      snapRead: text`One solid becomes many equal solids of another shape; their number is asked. Melting keeps the
        volume.`,
      approach: text`Set the volume of the large solid equal to the number times the volume of a small one. Leave $\pi$
        standing on both sides: it cancels, so no decimals are needed.`,
      check: () =>
        text`Backwards: ${count} ${to.shape}s of $${volumeValueTex(to)}$ cubic cm each make $${volumeValueTex(from)}$
          cubic cm, the large ${from.shape}.`,
      principle: text`Recasting keeps the volume: number of pieces is one volume over the other, and pi cancels before
        anything is multiplied out.`,
    };
  },
);

/** GM.SOL.3 Easy: one solid into many equal ones of another shape; equal volumes, thirds and powers in order. */
export const countPieces: readonly AnyTemplate[] = situation<Recast>({
  type: 'GM.SOL.3',
  situation: 'count',
  draw: draw => {
    const [fromShape, toShape] = draw.pick([
      ['ball', 'cone'],
      ['cylinder', 'cone'],
      ['cylinder', 'ball'],
      ['cone', 'ball'],
      ['ball', 'cylinder'],
    ] as const);
    const from: Body = {
      shape: fromShape,
      radius: draw.pick([4, 6, 8, 9, 10, 12]),
      height: fromShape === 'ball' ? 0 : draw.pick([6, 8, 9, 10, 12, 15, 16, 18, 20, 24]),
    };
    const to: Body = {
      shape: toShape,
      radius: draw.pick([1, 2, 3, 4]),
      height: toShape === 'ball' ? 0 : draw.pick([1, 2, 3, 4, 5, 6]),
    };
    const count = thirds(from) / thirds(to);
    if (!Number.isInteger(count) || count < 6 || count > 400 || from.radius < 2 * to.radius) return null;
    return { from, to, scene: draw.pick(['metal', 'wax'] as const) };
  },
  forms: [countPiecesAsked],
});

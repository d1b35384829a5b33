import { path } from '../../path.ts';
import { numberTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Block {
  edges: readonly [number, number, number];
  way: number;
}

const volumeOf = ({ edges: [a, b, c] }: Block) => a * b * c;
/** Whole sides of a square base that leave a whole height. */
const bases = (volume: number) => {
  const list: number[] = [];
  for (let x = 1; x * x <= volume; x += 1) if (volume % (x * x) === 0) list.push(x);
  return list;
};
const surface = (volume: number, x: number) => q(2 * x * x).add(q(4 * volume, x));
const lower = (volume: number) => Math.max(...bases(volume).filter(x => x ** 3 <= volume));
const upper = (volume: number) => Math.min(...bases(volume).filter(x => x ** 3 > volume));
const area = (value: { valueOf(): number }) => `$${numberTex(q(value.valueOf()))}$ square cm`;

const leastSurface = form({
  form: 'least-surface-with-a-square-base',
  revision: 2,
  band: 'Hard',
  also: ['NS.FAC.3', 'AL.INQ.7', 'GM.SOL.1'],
  entry: true,
  seconds: 110,
  stem: ({ edges: [a, b, c], way }: Block) =>
    way === 0
      ? `A solid cuboid of $${a}$ cm by $${b}$ cm by $${c}$ cm is melted and recast into a cuboid with a square base. All its edges measure whole numbers of centimetres. What is the least total surface area that it can have?`
      : way === 1
        ? `All the wax of a block measuring $${a}$ cm, $${b}$ cm and $${c}$ cm goes into one upright candle with a square base, whose height and base edge are whole numbers of centimetres. What is the least possible total surface area of the candle?`
        : `A jeweller melts a silver bar of $${a} \\times ${b} \\times ${c}$ cubic cm and casts a bar with two square faces from it, all edges being whole centimetres long. He wants to polish as little as possible. What is the minimum total surface of the new bar?`,
  path: path<Block>()
    .step(
      'volume',
      p => q(volumeOf(p)),
      'The volume stays. With base edge $x$ and height $y$, the square of $x$ divides it.',
      ({ edges: [a, b, c] }, { volume }) =>
        `x^2y = ${a} \\times ${b} \\times ${c} = ${numberTex(volume)}, \\quad x = ${bases(Number(volume)).join(', ')}`,
    )
    .step(
      'low',
      (_p, { volume }) => surface(Number(volume), lower(Number(volume))),
      'The surface falls as the body comes nearer to a cube and rises again beyond. So only the last $x$ before the cube root of the volume and the first after it matter. Take the smaller one.',
      (_p, { volume, low }) => {
        const x = lower(Number(volume));
        return `x = ${x}, \\ y = ${Number(volume) / x / x}: \\quad 2 \\times ${x}^2 + 4 \\times ${x} \\times ${Number(volume) / x / x} = ${numberTex(low)}`;
      },
    )
    .step(
      'high',
      (_p, { volume }) => surface(Number(volume), upper(Number(volume))),
      'The same for the larger one.',
      (_p, { volume, high }) => {
        const x = upper(Number(volume));
        return `x = ${x}, \\ y = ${Number(volume) / x / x}: \\quad 2 \\times ${x}^2 + 4 \\times ${x} \\times ${Number(volume) / x / x} = ${numberTex(high)}`;
      },
    )
    .step(
      'least',
      (_p, { low, high }) => (low.compare(high) < 0 ? low : high),
      'Compare the two.',
      (_p, { low, high, least }) => `\\min(${numberTex(low)}, ${numberTex(high)}) = ${numberTex(least)}`,
    ),
  slips: [
    {
      misconception: 'wrong_side_of_the_cube',
      at: 'least',
      wrongly: (_p, { low, high }) => (low.compare(high) < 0 ? high : low),
      words: (_p, { least }) =>
        `${area(least)} belongs to the candidate on the other side of the cube; both have to be compared.`,
    },
    {
      misconception: 'height_not_whole',
      at: 'least',
      wrongly: (_p, { volume }) => {
        const x = Math.round(Math.cbrt(Number(volume)));
        const value = surface(Number(volume), x);
        return value.d === 1n ? value : null;
      },
      words: (_p, { volume }) =>
        `The base edge $${Math.round(Math.cbrt(Number(volume)))}$ is nearest to a cube, but the height is then no whole number.`,
    },
    {
      misconception: 'one_base_left_out',
      at: 'least',
      wrongly: (_p, { volume, low, high }) => {
        const x = low.compare(high) < 0 ? lower(Number(volume)) : upper(Number(volume));
        return (low.compare(high) < 0 ? low : high).sub(x * x);
      },
      words: (_p, { least }) => `${area(least)} holds only one of the two square faces.`,
    },
    {
      misconception: 'surface_kept',
      at: 'least',
      wrongly: ({ edges: [a, b, c] }) => q(2 * (a * b + b * c + c * a)),
      words: (_p, { least }) =>
        `${area(least)} is the surface of the first body; recasting keeps the volume, not the surface.`,
    },
    {
      misconception: 'lateral_surface_only',
      at: 'least',
      wrongly: (_p, { volume, low, high }) => {
        const x = low.compare(high) < 0 ? lower(Number(volume)) : upper(Number(volume));
        return q(4 * Number(volume), x);
      },
      words: (_p, { least }) => `${area(least)} is the area of the four lateral faces alone.`,
    },
    {
      misconception: 'flattest_body',
      at: 'least',
      wrongly: (_p, { volume }) => surface(Number(volume), Math.max(...bases(Number(volume)))),
      words: (_p, { least }) =>
        `The lowest body was taken, with ${area(least)}; its two large bases make the surface large again.`,
    },
    {
      misconception: 'next_candidate_below',
      at: 'low',
      wrongly: (_p, { volume, high }) => {
        const list = bases(Number(volume)).filter(x => x < lower(Number(volume)));
        const value = list.length ? surface(Number(volume), Math.max(...list)) : null;
        return value && value.compare(high) < 0 ? value : null;
      },
      words: (_p, found) =>
        `${area(found.low)} comes from a base edge one step too small; a larger square still divides the volume.`,
    },
    {
      misconception: 'half_of_the_lateral_faces',
      at: 'least',
      wrongly: (_p, { volume, low, high }) => {
        const x = low.compare(high) < 0 ? lower(Number(volume)) : upper(Number(volume));
        return (low.compare(high) < 0 ? low : high).sub(q(2 * Number(volume), x));
      },
      words: (_p, { least }) => `With ${area(least)} only two of the four lateral faces are counted.`,
    },
    {
      misconception: 'next_candidate_beyond',
      at: 'least',
      wrongly: (_p, { volume }) => {
        const list = bases(Number(volume)).filter(x => x < lower(Number(volume)));
        return list.length ? surface(Number(volume), Math.max(...list)) : null;
      },
      words: (_p, { least }) =>
        `${area(least)} comes from a more slender body; base edges nearer to a cube need less surface.`,
    },
  ],
  show: value => area(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Equal volumes, a square base, whole edges and the least surface: square factors and a comparison near the cube.',
  approach: () =>
    'Whole edges mean that the square of the base edge divides the volume, which leaves few candidates. Among bodies with a square base the surface is least near the cube, so only the candidates around the cube root are compared.',
  faster: (_p, { volume }) =>
    `$\\sqrt[3]{${numberTex(volume)}}$ lies between $${lower(Number(volume))}$ and $${upper(Number(volume))}$: compare $2x^2 + \\frac{${4 * Number(volume)}}{x}$ there.`,
  check: (_p, { volume, least }) => {
    const cube = 6 * Number(volume) ** (2 / 3);
    return `A cube of this volume would have about $${Math.round(cube)}$ square cm, a little less than $${numberTex(least)}$, as no whole edges can do better.`;
  },
  principle:
    'Of bodies with a square base and a given volume the cube has the least surface; with whole edges look at the nearest candidates on both sides of it.',
  verify: p => {
    const volume = volumeOf(p);
    let best = Number.POSITIVE_INFINITY;
    for (let x = 1; x * x <= volume; x += 1)
      for (let y = 1; x * x * y <= volume; y += 1)
        if (x * x * y === volume) best = Math.min(best, 2 * x * x + 4 * x * y);
    return q(best);
  },
});

/** GM.SOL.3 Hard: recast with a square base, whole edges and the least surface. */
export const leastSurfaces: readonly AnyTemplate[] = situation<Block>({
  type: 'GM.SOL.3',
  situation: 'recast-with-a-square-base',
  tries: 40,
  draw: draw => {
    const [a, b, c] = [draw.int(3, 12), draw.int(4, 16), draw.int(5, 24)];
    const p: Block = { edges: [a, b, c], way: draw.int(0, 2) };
    const volume = a * b * c;
    const list = bases(volume);
    const fits = a < b && b < c && list.length >= 4 && list.some(x => x ** 3 > volume);
    return fits && !Number.isInteger(Math.round(Math.cbrt(volume) * 1e6) / 1e6) ? p : null;
  },
  forms: [leastSurface],
});

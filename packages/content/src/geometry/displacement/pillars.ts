import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';

interface Pillar {
  /** Length and breadth of the tank, side of the pillar, depth, height of the pillar. */
  l: number;
  b: number;
  s: number;
  d: number;
  h: number;
  frame: number;
}

const rise = form<Pillar>(
  'rise-beside-a-pillar',
  {
    band: 'Medium',
    seconds: 95,
    revision: 2,
    verify: ({ l, b, s, d, h }) => {
      // The level goes up until what is under it is the water and the covered part of the pillar.
      let [low, high] = [d, 10 * d];
      for (let i = 0; i < 100; i += 1) {
        const level = (low + high) / 2;
        if (l * b * level - s * s * Math.min(level, h) < l * b * d) low = level;
        else high = level;
      }
      return q(Math.round((low - d) * 100), 100);
    },
  },
  ({ l, b, s, d, h, frame }, { step, find }) => {
    const [tank, pillar, unit] = wording(
      frame,
      ['tank', 'pillar', 'cm'],
      ['pool', 'column', 'dm'],
      ['aquarium', 'block', 'cm'],
      ['basin', 'post', 'cm'],
    );
    const base = find(calc`${l} * ${b}`, { name: `the base of the ${tank}` });
    const water = step(calc`${base} * ${d}`, {
      name: 'the volume of the water',
      because: text`Nothing flows out and nothing is added. The water only changes its shape, so its volume joins the
        time before and the time after.`,
      works: value => tex`${l} \times ${b} \times ${d} = ${value}`,
    })`
      The amount of water stays the same: length times breadth times depth of the ${tank} at first.`;
    const free = step(calc`${base} - ${s}^2`, {
      name: `the base that is left for the water`,
      because: text`The ${pillar} is higher than the water, so it takes its cross-section away at every depth.`,
    })`
      The ${pillar} stands on the bottom and looks out of the water, so on every level only the rest of the base is
      left for the water. Subtract the cross-section of the ${pillar} from the base of the ${tank}.`;
    const level = step(calc`${water} / ${free}`, {
      name: 'the new depth',
      because: text`The water now fills a solid with the smaller base and the new depth. Not the old depth with the
        volume of the covered part of the ${pillar}: as the water rises, more of the ${pillar} is covered.`,
    })`
      Divide the volume by this base for the new depth; it is less than the height $${h}$ ${unit} of the ${pillar}, as
      was assumed.`;
    const up = step(calc`${level} - ${d}`)`
      The rise is the difference between the new depth and the old one.`;
    return {
      answer: up,
      stem: wording(
        frame,
        text`A rectangular tank with a base of $${l}$ cm by $${b}$ cm is filled with water to a depth of $${d}$ cm. A
          square pillar, $${h}$ cm high and with sides of $${s}$ cm at its base, is placed upright on the bottom. It
          stays higher than the water. By how many cm does the level rise?`,
        text`A heavy square column that carries a lamp is put upright into a pool. The column measures $${s}$ dm along
          each edge of its base and is $${h}$ dm high. The pool has a floor of $${l}$ dm by $${b}$ dm, and the water
          in it was $${d}$ dm deep. Find the rise of the water in dm, if none is lost.`,
        text`A stone block with a square base of side $${s}$ cm and a height of $${h}$ cm is set upright on the floor
          of an aquarium, whose length is $${l}$ cm and breadth $${b}$ cm. Before, the water stood $${d}$ cm high.
          What is the rise of the water level in cm, if nothing overflows?`,
        text`The water in a basin of $${l}$ cm by $${b}$ cm, with vertical walls, is $${d}$ cm deep. Someone puts a
          square wooden post with a cross-section of $${s}$ cm by $${s}$ cm and a length of $${h}$ cm vertically into
          it and holds it firmly on the bottom. How much does the water rise, in cm?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.mul(100).d === 1n,
      slips: [
        slip('kept_the_old_total', up, calc`${s}^2 * ${d} / (${l} * ${b})`)`
          ${here} spreads the water from the first $${d}$ ${unit} of the ${pillar} over the whole base, but the
          ${pillar} also takes room in the risen part.`,
        slip('took_the_whole_for_a_part', up, calc`${s}^2 * ${h} / (${l} * ${b})`)`
          ${here} pushes aside the volume of the whole ${pillar}; only the part below the water counts.`,
        stop('stopped_a_step_early', level)`
          $${water} \div ${free} = ${level}$ ${unit} is the new depth. The depth was $${d}$ ${unit} at first, and only
          what is more than that is the rise.`,
        slip('added_for_subtracted', free, calc`${base} + ${s}^2`)`
          ${here} adds the cross-section of the ${pillar} to the base; the water has less room, so the depth
          $${level}$ ${unit} would even be smaller.`,
        slip('gave_the_complement', up, calc`${h} - ${level}`)`
          $${h} - ${level} = ${up}$ ${unit} is the part of the ${pillar} above the water. The rise is measured from the
          old depth of $${d}$ ${unit}, not from the top of the ${pillar}.`,
        slip('took_a_part_for_the_whole', free, calc`${base} - 2 * ${s}^2`)`
          ${here} subtracts the cross-section of the ${pillar} twice. It stands in the water once, so the water loses
          this area only once.`,
        slip('forgot_to_square', free, calc`${base} - 4 * ${s}`)`
          ${here} takes the perimeter of the square off, $4 \times ${s}$, instead of its area.`,
        slip('took_the_whole_for_a_part', up, calc`${s}^2 * ${h} / (${l} * ${b} - ${s}^2)`)`
          ${here} uses the volume of the whole ${pillar}. Its top is above the water, and only the part under water
          pushes water aside.`,
      ],
      snapRead: text`A ${pillar} that looks out of the water: the water keeps its volume and gets a smaller base.`,
      approach: text`Divide the volume of the water by the base without the ${pillar} for the new depth. Then compare
        with the old depth.`,
      faster: text`The water beside the ${pillar} has the base $${l * b} - ${s * s} = ${l * b - s * s}$ and has to
        take in the $${s * s} \times ${d}$ from where the ${pillar} stands: $\frac{${s * s} \times
        ${d}}{${l * b - s * s}}$.`,
      check: text`With the new depth $${level}$ ${unit} the water is ${calc`${free} * ${level}`} and before
        ${calc`${l} * ${b} * ${d}`}.`,
      principle: text`A solid that looks out of the water pushes aside its part below the new level, not below the old
      one.`,
      figure: () =>
        drawn({
          alt: `A section through the ${tank}: a rectangle, open above, ${l} ${unit} wide and partly filled. On its bottom
            stands a ${pillar}, ${s} ${unit} wide, which is higher than the water.`,
          points: {
            A: { x: 0, y: 0 },
            B: { x: 3, y: 0 },
            C: { x: 3, y: 1.7 },
            D: { x: 0, y: 1.7 },
            E: { x: 3, y: 1 },
            F: { x: 0, y: 1 },
            G: { x: 1.3, y: 0 },
            H: { x: 1.9, y: 0 },
            I: { x: 1.9, y: 2 },
            J: { x: 1.3, y: 2 },
            K: { x: 1.3, y: 1 },
            L: { x: 1.9, y: 1 },
          },
          hidden: 'ABCDEFGHIJKL',
          lines: ['AB', 'BC', 'DA', 'GJ', 'JI', 'IH'],
          shaded: ['AGKF', 'HBEL'],
          beside: { AB: `${l} ${unit}` },
          texts: [[{ x: 1.6, y: 1.6 }, `${s}`]],
          notToScale: true,
          longest: 250,
        }),
    };
  },
);

/** GM.SOL.8 Medium: a pillar that looks out of the water. */
export const pillarsInWater: readonly AnyTemplate[] = situation<Pillar>({
  type: 'GM.SOL.8',
  situation: 'pillar-in-a-tank',
  tries: 40,
  draw: draw => {
    const [b, s, d] = [draw.step(20, 60, 5), draw.step(5, 30, 5), draw.step(12, 60, 2)];
    const l = b + draw.step(5, 40, 5);
    const level = (l * b * d) / (l * b - s * s);
    const h = Math.ceil(level / 5) * 5 + draw.step(5, 40, 5);
    const fits = s < b - 5 && 12 * s * s > l * b && Number.isInteger(2 * level) && level > d;
    return fits ? { l, b, s, d, h, frame: draw.int(0, 3) } : null;
  },
  forms: [rise],
});

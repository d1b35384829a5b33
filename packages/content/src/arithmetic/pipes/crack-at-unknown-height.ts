import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Cracked {
  /**
   * Hours in which the inlet fills a sound tank, in which a full tank sinks to the crack, and that filling really
   * takes.
   */
  inlet: number;
  drain: number;
  real: number;
  /** The tank's height, cm. */
  height: number;
  place: string;
  frame: number;
}

/** The part of the tank above the crack: the positive root of inlet·y² + (real − inlet)·y − … (see the path). */
function partAbove(inlet: number, drain: number, real: number): Fraction | null {
  // (real − inlet(1 − y))(drain − inlet·y) = inlet·drain·y, as a·y² + b·y + c = 0.
  const a = -inlet * inlet;
  const b = inlet * drain - (real - inlet) * inlet - inlet * drain;
  const c = (real - inlet) * drain;
  const root = Math.sqrt(b * b - 4 * a * c);
  return Number.isInteger(root) ? q(-b - root, 2 * a) : null;
}
const extraOf = ({ inlet, real }: Cracked) => real - inlet;

const heightOfCrack = form<Cracked>(
  'height-of-the-crack',
  {
    band: 'Hard',
    seconds: 145,
    revision: 7,
    also: ['AL.QUA.8'],
    entry: true,
    verify: ({ inlet, drain, real, height }) => {
      // Every half centimetre in turn: fill up to it, then at the lower rate.
      for (let half = 1; half < 2 * height; half += 1) {
        const above = q(2 * height - half, 2 * height);
        const net = q(1, inlet).sub(above.div(drain));
        if (net.valueOf() > 0 && q(1).sub(above).mul(inlet).add(above.div(net)).equals(real))
          return q(half, 2);
      }
      throw new Error('No height fits');
    },
  },
  (p, { step }) => {
    const { real, inlet, drain, height, frame, place } = p;
    const extra = step(calc`${real} - ${inlet}`.in('h'))`
      Compare with a sound tank: the inlet has to run longer only to replace what is lost.`;
    const above = step(
      partAbove(inlet, drain, inlet + extra.valueOf()) ?? q(0),
      value =>
        tex`(${inlet}y + ${extra}) \times \frac{y}{${drain}} = \frac{${extra}}{${inlet}} \Rightarrow ${inlet ** 2}y^2
          + ${extra.mul(inlet)}y - ${extra.mul(drain)} = 0 \Rightarrow y = ${frac(value)}`,
    )`
      Let $y$ be the part of the tank above the hole. Time above the hole: the share $y$ of the usual time and all of
      the extra time. Loss per hour: $y$ divided by the hours of sinking. Their product is what is lost, and the inlet
      brings it back in the extra time.`;
    const at = step(calc`(1 - ${frac(above)}) * ${height}`)`
      The hole is at the height of the other part.`;
    return {
      answer: at,
      stem:
        frame === 0
          ? text`The water tank of a ${place} has vertical walls and is $${height}$ cm high. Its inlet alone would fill
            it in ${inlet} hour(s), but water runs out through a hole in the wall at a constant rate whenever the level
            is above the hole, so that filling takes ${real} hour(s). When the inlet is shut and the tank is full, the
            level falls to the hole in ${drain} hour(s). How many centimetres above the bottom is the hole?`
          : text`An upright cylindrical tank is $${height}$ cm high. Through a hole in its side water escapes at a
            constant rate whenever the level is above the hole. Filling the empty tank now takes ${real} hour(s); before
            the hole appeared, it took only ${inlet} hour(s). With the supply off, the level of the full tank falls to
            the hole in ${drain} hour(s). What is the height of the hole above the bottom, in cm?`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.valueOf() < height && value.d <= 2n,
      // Above the hole the inlet must bring more than is lost, or the tank would never fill.
      onSight: value =>
        q(height)
          .sub(value)
          .mul(inlet)
          .lt(drain * height),
      slips: [
        slip('worked_for_a_wrong_time', above, calc`${extra} * ${drain} / (${inlet} * ${real})`)`
          Here the hole loses water in all ${real} hours of the filling; below its height nothing runs out.`,
        slip('worked_for_a_wrong_time', above, calc`${drain} / ${inlet}`)`
          The hole was open for ${extra} hours only, but it works as long as the level is above it.`,
        slip('worked_for_a_wrong_time', above, () => {
          const root = Math.sqrt(extra.valueOf() * drain) / inlet;
          const near = Math.round(root * 20) / 20;
          return Math.abs(root - near) < 1e-9 ? q(Math.round(near * 20), 20) : null;
        })`
          Only $${inlet}y$ hours were given to the upper part; while water is lost it takes the extra time as well.`,
        slip('took_times_for_rates', above, calc`${extra} / ${real}`)`
          $${extra} : ${real}$ compares hours, not the parts of the tank.`,
        slip('took_a_part_for_the_whole', above, () => {
          const hours = extra.mul(drain).div(inlet);
          return hours.sub(extra).div(inlet);
        })`
          The hole was given ${drain} hours for a whole tank; in this time it empties the upper part alone.`,
        slip('took_times_for_rates', at, calc`${height} * ${inlet} / ${real}`)`
          The hole was put at $${inlet} : ${real}$ of the height, as if the times told the levels directly.`,
        slip('took_times_for_rates', above, calc`${drain} / (${inlet} + ${drain})`)`
          The height was divided as $${inlet} : ${drain}$, the two times alone; the filling time decides too.`,
        slip('halved_needlessly', above, calc`${above} / 2`)`
          In solving for $y$ the product was divided by $2 \times ${inlet ** 2}$.`,
      ],
      snapRead: text`Filling is slower only above an unknown height; the loss is known as a time for that unknown part:
        a quadratic.`,
      approach: text`Water in equals the tank plus water lost. The extra time of the inlet equals the loss, and the loss
        is a rate that contains the unknown part, for a time that contains it too.`,
      faster: () =>
        text`$y(${inlet}y + ${extra}) = ${extra.mul(drain).div(inlet)}$ with $y$ a simple fraction below 1: $y =
          ${frac(above)}$ fits.`,
      check: () => {
        const low = q(1).sub(above).mul(inlet);
        const net = q(1, inlet).sub(above.div(drain));
        return text`Up to the hole ${low} hour(s); above it the level gains $${frac(net)}$ of the tank an hour, so
          ${above.div(net)} hour(s) more: $${real}$ in all.`;
      },
      principle: text`What an inlet brings in the extra time equals what is lost: a balance of amounts is shorter than
        two rates.`,
    };
  },
);

/** AR.TNW.5 Hard: the height of a crack from the times of filling and sinking. */
export const crackAtUnknownHeight: readonly AnyTemplate[] = situation<Cracked>({
  type: 'AR.TNW.5',
  situation: 'crack-at-unknown-height',
  tries: 400,
  draw: draw => {
    const inlet = draw.int(4, 24);
    const drain = draw.int(4, 36);
    const real = draw.int(inlet + 2, 3 * inlet);
    const above = partAbove(inlet, drain, real);
    if (!above || above.valueOf() <= 0.1 || above.valueOf() >= 0.9 || above.d > 12n) return null;
    const height = draw.step(60, 240, 12);
    return above.mul(height).d === 1n &&
      above.mul(2).valueOf() !== 1 &&
      extraOf({ inlet, real } as Cracked) !== inlet
      ? {
          inlet,
          drain,
          real,
          height,
          place: draw.pick(['tea estate', 'hostel', 'dairy farm', 'brick kiln', 'temple kitchen', 'nursery']),
          frame: draw.int(0, 1),
        }
      : null;
  },
  forms: [heightOfCrack],
});

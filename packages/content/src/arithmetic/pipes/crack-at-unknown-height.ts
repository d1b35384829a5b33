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
    const extra = step(calc`${real} - ${inlet}`.in('h'), {
      because: text`Water comes in at the same rate with or without the hole. So the inlet runs longer only
          because some water has been lost and has to come in again.`,
    })`
          Without the hole the tank would be full after ${inlet} hour(s). Subtract to find the extra time, in which
          what is lost is replaced.`;
    const above = step(partAbove(inlet, drain, inlet + extra.valueOf()) ?? q(0), {
      name: text`the part of the tank above the hole`,
      works: value =>
        tex`(${inlet}y + ${extra}) \times \frac{y}{${drain}} = \frac{${extra}}{${inlet}} \Rightarrow ${inlet ** 2}y^2
          + ${extra.mul(inlet)}y - ${extra.mul(drain)} = 0 \Rightarrow y = ${frac(value)}`,
      because: text`The hole loses water only while the level is above it, not during the whole filling. In
          ${drain} hour(s) it empties the part $y$, so in one hour the part $\frac{y}{${drain}}$.`,
    })`
          Let $y$ be the part of the tank above the hole. This part takes its usual time, $${inlet}y$ hours, and all
          of the extra time. In one hour $\frac{y}{${drain}}$ of the tank is lost. The product is all that is lost,
          and it is what comes in during the extra time. Solve this equation for $y$.`;
    const at = step(calc`(1 - ${frac(above)}) * ${height}`, {
      because: text`The part $y$ is measured from the top, but the question asks how high the hole is above the
          bottom. If $y$ were one fifth, the hole would be at four fifths of the height.`,
    })`
        The hole is as high as the rest of the tank. Subtract $y$ from $1$, and multiply by the height.`;
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
            You let the hole lose water in all ${real} hours. Below its height nothing runs out.`,
        slip('worked_for_a_wrong_time', above, calc`${drain} / ${inlet}`)`
            You let the hole lose water only in the extra ${extra} hours. It does so as long as the level is above it.`,
        slip('worked_for_a_wrong_time', above, () => {
          const root = Math.sqrt(extra.valueOf() * drain) / inlet;
          const near = Math.round(root * 20) / 20;
          return Math.abs(root - near) < 1e-9 ? q(Math.round(near * 20), 20) : null;
        })`
            You gave the upper part only its usual time, a part of ${inlet} hours. While water is lost, it takes the
            extra time as well.`,
        slip('took_times_for_rates', above, calc`${extra} / ${real}`)`
            You compared the hours, $${extra} : ${real}$. They are not in the ratio of the parts of the tank.`,
        slip('took_a_part_for_the_whole', above, () => {
          const hours = extra.mul(drain).div(inlet);
          return hours.sub(extra).div(inlet);
        })`
            You used ${drain} hours as the time in which the whole tank runs out. In this time only the upper part
            does.`,
        slip('took_times_for_rates', at, calc`${height} * ${inlet} / ${real}`)`
            You divided the height as the times, $${inlet} : ${real}$. The level does not rise at the same rate all
            the time.`,
        slip('took_times_for_rates', above, calc`${drain} / (${inlet} + ${drain})`)`
            You divided the height in the ratio $${inlet} : ${drain}$ of two times. The time for the whole tank with
            the hole matters too.`,
        slip('halved_needlessly', above, calc`${above} / 2`)`
            You divided by $2 \times ${inlet ** 2}$ when you solved for the part of the tank above the hole. That
            halves this part.`,
      ],
      snapRead: text`The level rises more slowly only above the hole, whose height is not known. What is lost is known
        as a time for this unknown part, so there is a quadratic equation.`,
      approach: text`What comes in is what the tank holds and what is lost. So during the extra time just what is lost
        comes in, and both the rate of the loss and its time contain the unknown part.`,
      faster: () =>
        text`$y(${inlet}y + ${extra}) = ${extra.mul(drain).div(inlet)}$ with $y$ a simple fraction below 1: $y =
          ${frac(above)}$ fits.`,
      check: () => {
        const low = q(1).sub(above).mul(inlet);
        const net = q(1, inlet).sub(above.div(drain));
        return text`Up to the hole it takes ${low} hour(s). Above it the level gains $${frac(net)}$ of the tank in an
          hour, so it takes ${above.div(net)} hour(s) more, $${real}$ in all.`;
      },
      principle: text`What comes in during the extra time is what is lost; to compare these amounts is shorter than
        to work with two rates.`,
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

import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  /** Minutes of the stop, and the fraction of the speed after it. */
  stop: number;
  slow: readonly [number, number];
  /** It happens after one of so many equal parts of the way. */
  parts: number;
  late: number;
  /** So many km farther on, and it would be so many minutes late. */
  farther: number;
  lateThen: number;
}

interface HeldUp extends Numbers {
  story: (typeof stories)[number];
}

const share = ([up, down]: readonly [number, number]) => text`$\frac{${up}}{${down}}$`;
const part = (parts: number) =>
  ({ 3: 'one third', 4: 'one fourth', 5: 'one fifth', 6: 'one sixth' })[parts] ?? '';

const stories = [
  {
    who: 'bus',
    event: 'breakdown',
    tell: ({ stop, slow, parts, late, farther, lateThen }: Numbers) =>
      text`A bus broke down after ${part(parts)} of its route. The repair took $${stop}$ minutes, and from then on it
      could run at ${share(slow)} of its usual speed only, so that it came in $${late}$ minutes late. With the same
      breakdown $${farther}$ km farther on it would have been $${lateThen}$ minutes late. How long is the route?`,
  },
  {
    who: 'train',
    event: 'fault',
    tell: ({ stop, slow, parts, late, farther, lateThen }: Numbers) =>
      text`When a train had covered ${part(parts)} of the distance, a fault in the engine made it stand for $${stop}$
      minutes and then go on at ${share(slow)} of its speed; it arrived $${late}$ minutes behind time. If the fault had
      occurred $${farther}$ km later, the delay would have been $${lateThen}$ minutes. What is the whole distance?`,
  },
  {
    who: 'lorry',
    event: 'puncture',
    tell: ({ stop, slow, parts, late, farther, lateThen }: Numbers) =>
      text`Yusuf's lorry had a puncture after ${part(parts)} of the way to the port. Changing the tyre cost $${stop}$
      minutes, and with the spare tyre he drove at ${share(slow)} of the speed before. He was $${late}$ minutes late; a
      puncture $${farther}$ km nearer to the port would have made him $${lateThen}$ minutes late. How far did he have
      to drive?`,
  },
] as const;

const route = form<HeldUp>(
  'whole-distance',
  {
    band: 'Hard',
    seconds: 130,
    verify: ({ stop, slow, parts, late, farther, lateThen }) => {
      const delay = (rest: number, speed: number) =>
        stop + (60 * rest * (slow[1] - slow[0])) / (slow[0] * speed);
      for (let way = parts; way < 1500; way += 1)
        for (let speed = 10; speed <= 140; speed += 1) {
          const rest = (way * (parts - 1)) / parts;
          if (Math.abs(delay(rest, speed) - late) > 1e-9) continue;
          if (Math.abs(delay(rest - farther, speed) - lateThen) < 1e-9) return way;
        }
      throw new Error('no distance fits');
    },
  },
  ({ stop, slow: [a, b], parts, late, farther, lateThen, story }, { step, find }) => {
    const { who, event } = story;
    const fewer = step(calc`${late} - ${lateThen}`.in('min'), {
      name: `the delay on $${farther}$ km at the lower speed`,
      because: text`The stop is the same in both cases, so it is gone from their difference.`,
    })`
      The stop costs the same in both cases, so the difference of the delays comes only from the $${farther}$ km that
      would have been covered at full speed instead of at $\frac{${a}}{${b}}$ of it.`;
    const lost = step(calc`${late} - ${stop}`.in('min'), { name: 'the delay by the low speed alone' })`
      Take the stop off the actual delay. What is left was lost by the low speed on the rest of the way.`;
    const rest = step(calc`${farther} * ${lost} / ${fewer}`.in('km'), { name: `the way after the ${event}` })`
      At the low speed equal distances lose equal times, so the rest of the way is to $${farther}$ km as the two delays
      are.`;
    const others = find(parts - 1);
    const way = step(calc`${rest} * ${parts} / ${others}`.in('km'))`
      This rest is $${parts - 1}$ of $${parts}$ equal parts of the whole way.`;
    return {
      answer: way,
      stem: story.tell({ stop, slow: [a, b], parts, late, farther, lateThen }),
      show: value => withUnit(value, 'km'),
      slips: [
        slip('left_out_a_stop', lost, late)`
          All $${late}$ minutes were put down to the low speed, but $${stop}$ of them passed while the ${who} stood.`,
        slip('took_a_part_for_the_whole', way, rest)`
          $${rest}$ km is only the way after the ${event}.`,
        slip('gave_the_complement', others, 1)`
          $${rest}$ km was taken for the part before the ${event}; it is the rest, $${parts - 1}$ of $${parts}$ parts.`,
        slip('used_a_wrong_given_number', lost, lateThen > stop && calc`${lateThen} - ${stop}`)`
          ${here} minutes belongs to the ${event} that would have come later.`,
        slip(
          'left_out_a_stop',
          fewer,
          late - lateThen !== late - stop - lateThen &&
            late - stop - lateThen > 0 &&
            calc`${late} - ${stop} - ${lateThen}`,
        )`
          ${here}: the stop is in both delays, so it must not be taken off the difference.`,
        slip('used_a_factor_twice', rest, calc`${farther} * ${lost} * ${b} / (${fewer} * ${a})`)`
          ${here} scales by the fraction of the speed once more; the two delays contain it already.`,
        slip('used_a_factor_twice', rest, calc`${farther} * ${lost} * ${a} / (${fewer} * ${b})`)`
          ${here} multiplies by the fraction of the speed, which is in both delays already.`,
        slip('added_for_subtracted', lost, calc`${late} + ${stop}`)`
          ${here} adds the stop to a delay that contains it.`,
      ],
      snapRead: text`A stop and a low speed together make the delay; a second case differs in $${farther}$ km only.`,
      approach: text`Compare the two cases: the stop cancels, and the difference tells what $${farther}$ km at the low
        speed cost. The rest of the way is found by proportion, so that neither the fraction nor the speed is needed.`,
      faster: text`$${farther}$ km cost $${fewer}$ minutes, so $${lost}$ minutes mean $${rest}$ km, which is
        $\frac{${parts - 1}}{${parts}}$ of the way.`,
      check: text`The usual speed: $${farther}$ km lose $${fewer}$ minutes, so it is
        ${calc`60 * ${farther} * (${b} - ${a}) / (${a} * ${fewer})`} km/h. The rest of $${rest}$ km then loses
        ${calc`${fewer} * ${rest} / ${farther}`} minutes, and $${stop}$ more make $${late}$.`,
      principle: text`Two cases that share a fixed loss: subtract them, and what remains is proportional to the
        distance.`,
    };
  },
);

/** AR.TSD.6 Hard: a stop and a lower speed after it. */
export const heldUpAndSlowed: readonly AnyTemplate[] = situation<HeldUp>({
  type: 'AR.TSD.6',
  situation: 'held-up-and-slowed',
  tries: 40,
  draw: draw => {
    const slow = draw.pick([
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [3, 5],
      [5, 7],
    ] as const);
    const speed = draw.pick([30, 36, 40, 45, 48, 50, 54, 60, 72, 75, 80]);
    const parts = draw.int(3, 6);
    const way = draw.step(60, 420, 5);
    const stop = draw.int(6, 35);
    const farther = draw.int(8, 60);
    const delayOn = (km: number) => q(60 * km * (slow[1] - slow[0]), slow[0] * speed);
    const rest = q(way * (parts - 1), parts);
    const [lost, fewer] = [delayOn(1).mul(rest), delayOn(farther)];
    const late = lost.add(stop);
    const fits =
      rest.d === 1n &&
      lost.d === 1n &&
      fewer.d === 1n &&
      rest.gt(farther + 10) &&
      late.lte(120) &&
      fewer.gte(4) &&
      !rest.equals(late) &&
      !lost.equals(stop) &&
      slow[1] * (parts - 1) !== slow[0] * parts;
    return fits
      ? {
          stop,
          slow,
          parts,
          farther,
          late: late.valueOf(),
          lateThen: late.sub(fewer).valueOf(),
          story: draw.pick(stories),
        }
      : null;
  },
  forms: [route],
});

import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  /** The speeds as fractions of the usual one, and the minutes late at the place between. */
  slow: readonly [number, number];
  fast: readonly [number, number];
  late: number;
}

interface Parts extends Numbers {
  story: (typeof stories)[number];
}

const share = ([up, down]: readonly [number, number]) => text`$\frac{${up}}{${down}}$`;

const stories = [
  {
    middle: 'junction',
    tell: ({ slow, fast, late }: Numbers) =>
      text`A train ran to a junction at ${share(slow)} of its usual speed and was $${late}$ minutes late there. It did
      the rest of the route at ${share(fast)} of its usual speed and arrived on time. Next day the driver chose
        ${share(fast)} of the usual speed up to the junction and ${share(slow)} after it. How many minutes late was the
        train then?`,
  },
  {
    middle: 'bridge',
    tell: ({ slow, fast, late }: Numbers) =>
      text`On her way to the office Rukmini lost $${late}$ minutes up to a bridge, because she could drive only at
        ${share(slow)} of her normal speed. From there she drove at ${share(fast)} of it and was punctual. If she had
        driven at ${share(fast)} of the normal speed as far as the bridge and at ${share(slow)} beyond it, by how many
        minutes would she have been late?`,
  },
  {
    middle: 'checkpost',
    tell: ({ slow, fast, late }: Numbers) =>
      text`A relief truck, slowed to ${share(slow)} of its planned speed by rain, reached the checkpost $${late}$
      minutes behind schedule, but made up for it by driving the remaining distance at ${share(fast)} of the planned
      speed. Another truck with the same schedule used the two speeds in the opposite order. What was its delay at the
      end?`,
  },
] as const;

const exchanged = form<Parts>(
  'speeds-in-the-other-order',
  {
    band: 'Medium',
    seconds: 100,
    verify: ({ slow, fast, late }) => {
      // Usual times of both parts by trial in half minutes.
      const at = (time: number, [up, down]: readonly [number, number]) => (time * down) / up;
      for (let first = 1; first < 2000; first += 1)
        for (let second = 1; second < 2000; second += 1) {
          const [a, b] = [first / 2, second / 2];
          if (Math.abs(at(a, slow) - a - late) > 1e-9) break;
          if (Math.abs(at(b, fast) - b + late) < 1e-9)
            return Math.round((at(a, fast) + at(b, slow) - a - b) * 1e6) / 1e6;
        }
      throw new Error('no times fit');
    },
  },
  ({ slow: [a, b], fast: [c, d], late, story }, { step }) => {
    const { middle } = story;
    const first = step(calc`${late} * ${a} / (${b} - ${a})`.in('min'), {
      name: `the usual time to the ${middle}`,
      because: text`At $\frac{${a}}{${b}}$ of the speed the time is $\frac{${b}}{${a}}$ of the usual one, because
          the distance stays. What this is above 1 is the delay, as a part of the usual time.`,
    })`
      Up to the ${middle} the time became $\frac{${b}}{${a}}$ of the usual one, and the $${late}$ minutes are the
      excess. Find the usual time of this part.`;
    const second = step(calc`${late} * ${c} / (${c} - ${d})`.in('min'), {
      name: `the usual time after the ${middle}`,
      because: text`The train was late at the ${middle} and on time at the end. So after the ${middle} it won back
          exactly as many minutes as it had lost before.`,
    })`
      After it the time became $\frac{${d}}{${c}}$ of the usual one, which saved the same $${late}$ minutes. Find the
      usual time of this part.`;
    const gain = step(calc`${first} * (${c} - ${d}) / ${c}`.in('min'), {
      name: 'the minutes saved on the first part',
      because: text`At a higher speed the time becomes $\frac{${d}}{${c}}$ of the usual one. What is missing to 1
          is saved, and it is a part of the usual time of this part of the way.`,
    })`
      With the speeds in the other order the first part is the fast one. Find what it saves.`;
    const loss = step(calc`${second} * (${b} - ${a}) / ${a}`.in('min'), {
      name: 'the minutes lost on the second part',
      because: text`The same fraction of the speed acts on another time now. The two parts have different usual
          times, so the loss is not the $${late}$ minutes again.`,
    })`
      Now the second part is the slow one: its time becomes $\frac{${b}}{${a}}$ of the usual one. Find what it loses.`;
    const delay = step(calc`${loss} - ${gain}`.in('min'), {
      because: text`Minutes won on the first part make up for some of those lost later. So they make the delay
          smaller.`,
    })`
      The first part has saved some minutes and the second has lost more. Subtract the saving from the loss to find
      the delay at the end.`;
    return {
      answer: delay,
      stem: story.tell({ slow: [a, b], fast: [c, d], late }),
      show: value => withUnit(value, 'minutes'),
      slips: [
        slip('wrong_base', loss, calc`${second} * (${b} - ${a}) / ${b}`)`
          ${here} minutes lost and $${gain}$ saved would make $${delay}$. The speed falls by $\frac{${b - a}}{${b}}$,
          but the
          time grows by $\frac{${b - a}}{${a}}$ of the usual time.`,
        slip('left_out_a_change', gain, 0)`
          $${loss}$ minutes are lost after the ${middle}, but before it some minutes were saved.`,
        slip('wrong_base', gain, calc`${first} * (${c} - ${d}) / ${d}`)`
          ${here} minutes saved would leave a delay of $${delay}$. The time does not fall by the part by which the speed
          grows; it falls to $\frac{${d}}{${c}}$ of the usual time.`,
        slip('wrong_sign', delay, calc`${loss} + ${gain}`)`
          ${here} adds the minutes saved to the minutes lost. The minutes saved on the first part make the delay
          smaller,
          so they are subtracted.`,
        slip('took_inverse_for_direct', first, calc`${late} * ${b} / (${b} - ${a})`)`
          You used $${first}$ minutes as the usual time to the ${middle}. That is the time at the low speed; the usual
          time is less by the $${late}$ minutes.`,
        slip('took_inverse_for_direct', second, calc`${late} * ${d} / (${c} - ${d})`)`
          You used $${second}$ minutes as the usual time after the ${middle}. That is the time at the higher speed;
          the usual time is more by the $${late}$ minutes.`,
        slip('kept_the_old_total', gain, late)`
          You let the fast first part save the same $${late}$ minutes; they belonged to the other part.`,
        slip('assumed_equal_parts', second, first)`
          You let both parts last $${first}$ minutes. They have different usual times; the second follows from its own
          change of speed.`,
      ],
      snapRead: text`On the first day one part wins back what the other has lost. In the other order each change acts
        on another part, so the usual times of both parts are needed.`,
      approach: text`Turn each fraction of the speed into the inverse fraction of the time. The $${late}$ minutes give
        both usual times, and these give the loss and the saving of the other order.`,
      faster: text`Usual times of $${first}$ and $${second}$ minutes give a delay of $${second} \times
        \frac{${b - a}}{${a}} - ${first} \times \frac{${c - d}}{${c}}$.`,
      check: text`The first day: ${calc`${first} * (${b} - ${a}) / ${a}`} minutes lost and
        ${calc`${second} * (${c} - ${d}) / ${c}`} saved.`,
      principle: text`A change of speed acts on the time of its own part; find the time of each part before you combine
        them.`,
    };
  },
);

/** AR.TSD.6 Medium: a slow and a fast part, and the same in the other order. */
export const fastAndSlowParts: readonly AnyTemplate[] = situation<Parts>({
  type: 'AR.TSD.6',
  situation: 'fast-and-slow-parts',
  tries: 12,
  draw: draw => {
    const slow = draw.pick([
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [3, 5],
      [5, 7],
      [6, 7],
      [5, 8],
      [7, 8],
    ] as const);
    const fast = draw.pick([
      [4, 3],
      [5, 4],
      [6, 5],
      [3, 2],
      [7, 6],
      [8, 7],
      [7, 5],
      [8, 5],
      [10, 9],
    ] as const);
    const late = draw.int(5, 32);
    const first = q(late * slow[0], slow[1] - slow[0]);
    const second = q(late * fast[0], fast[0] - fast[1]);
    const gain = first.mul(fast[0] - fast[1]).div(fast[0]);
    const loss = second.mul(slow[1] - slow[0]).div(slow[0]);
    const delay = loss.sub(gain);
    const fits =
      [first, second, gain, loss, delay].every(time => time.d === 1n) &&
      delay.gte(4) &&
      first.gte(18) &&
      first.lte(120) &&
      second.lte(150) &&
      ![late, first.valueOf(), second.valueOf(), first.valueOf() + late, second.valueOf() - late].includes(
        delay.valueOf(),
      ) &&
      !delay.equals(second.mul(slow[1] - slow[0]).div(slow[1])) &&
      !delay.equals(first.mul(fast[0] - fast[1]).div(fast[1])) &&
      !delay.equals(gain) &&
      !first.equals(second);
    return fits ? { slow, fast, late, story: draw.pick(stories) } : null;
  },
  forms: [exchanged],
});

import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Convoy {
  /** Speeds in km/h on the open road and on the slow stretch. */
  fast: number;
  slow: number;
  /** Minutes between the first and the last one, and minutes that one takes for the stretch. */
  gap: number;
  stay: number;
  row: string;
  one: string;
  all: string;
  frame: number;
}

const rows = [
  { row: 'convoy', one: 'truck', all: 'trucks' },
  { row: 'convoy', one: 'jeep', all: 'jeeps' },
  { row: 'rally', one: 'car', all: 'cars' },
  { row: 'procession', one: 'bus', all: 'buses' },
] as const;

const stretch = form<Convoy>(
  'length-of-the-slow-stretch',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AR.TSD.1'],
    untied: true,
    verify: ({ fast, slow, gap, stay }) => {
      const [long, short] = [stay + gap, stay - gap];
      const shrunk = ((fast - slow) * gap) / 60;
      // Minutes at which something that starts so many minutes late is so many kilometres along the stretch.
      for (let speed = 1; speed < fast; speed += 1)
        for (let late = 1; late < long; late += 1) {
          const length = (speed * (long - late)) / 60;
          const [firstOut, lastIn] = [(length / speed) * 60, late];
          const behind = (late * fast) / 60 - (late * speed) / 60;
          if (Math.abs(firstOut - lastIn - short) < 1e-9 && Math.abs(behind - shrunk) < 1e-9)
            return nearFraction(length, 60);
        }
      throw new Error('no stretch fits');
    },
  },
  ({ fast, slow, gap, stay, row, one, all, frame }, { step, find }) => {
    const long = find(stay + gap);
    const short = find(stay - gap);
    const less = q((fast - slow) * gap, 60);
    const late = step(calc`(${long} - ${short}) / 2`.in('minutes'), {
      name: text`the minutes between the first and the last ${one}`,
      because: text`Every ${one} does the same at each place of the road, only later. So the time between two of them
        never changes, while the distance between them does.`,
      works: (_value, working) =>
        tex`s + t = ${long}, \qquad s - t = ${short} \quad \Rightarrow \quad t = ${working}`,
    })`
      Let the last ${one} pass each place $t$ minutes after the first, and let one ${one} need $s$ minutes for the
      stretch. The last one leaves $s + t$ minutes after the first one enters. All are on the stretch from the moment
      when the last one enters until the first one leaves, for $s - t$ minutes. Subtract and halve.`;
    const each = step(calc`${long} - ${late}`.in('minutes'), {
      name: text`the minutes of one ${one} on the stretch`,
      works: (_value, working) => tex`s = ${working}`,
    })`
      Find the time $s$ that one ${one} spends on the stretch.`;
    const open = step(calc`${fast} * ${late} / 60`.in('km'), {
      name: text`the length of the ${row} on the open road`,
      because: text`When the last ${one} is at a place, the first one has passed it $${late}$ minutes before.`,
    })`
      On the open road the first ${one} is as far ahead of the last one as it gets in $${late}$ minutes at
      $${fast}$ km/h.`;
    const shortened = step(calc`${open} - ${less}`.in('km'), {
      name: text`the length of the ${row} on the stretch`,
    })`
      Subtract to find how long the ${row} is on the stretch.`;
    const length = step(calc`${shortened} * ${each} / ${late}`.in('km'), {
      name: 'the length of the stretch',
      because: text`At one speed, distances are in the ratio of the times, so the lower speed itself is not needed.`,
    })`
      At the lower speed a ${one} covers this length in $${late}$ minutes, and the whole stretch in $${each}$ minutes.`;
    return {
      answer: length,
      stem: wording(
        frame,
        text`The ${all} of a ${row} drive one behind another at $${fast}$ km/h. At the beginning of a stretch under
          repair each ${one} slows down to the same lower speed, and at its end it goes back to $${fast}$ km/h. From the
          moment when the first ${one} enters the stretch to the moment when the last one leaves it, $${long}$ minutes
          pass; for $${short}$ of these minutes all ${all} are on the stretch. The ${row} is $${less}$ km shorter there
          than on the open road. How long is the stretch?`,
        text`A ${row} of ${all} travels in single file, every ${one} at $${fast}$ km/h on open road and at one lower
          speed between two boards that mark road works. Inside the boards the ${row} is $${less}$ km shorter than
          before. For $${short}$ minutes all the ${all} are between the boards, and $${long}$ minutes pass from the
          moment when the first ${one} enters to the moment when the last leaves. What is the distance between the
          boards?`,
      ),
      show: value => withUnit(value, 'km'),
      plausible: value => value.gt(0) && value.d <= 12n,
      slips: [
        slip('took_the_whole_for_a_part', each, long)`
          You let one ${one} be on the stretch for all $${long}$ minutes. They begin when the first one enters and end
          when the last one leaves; each ${one} is there for a shorter time.`,
        slip('did_not_halve', late, calc`${long} - ${short}`)`
          The difference ${here} contains the minutes between the first and the last ${one} two times: once at the
          beginning and once at the end.`,
        slip('used_a_wrong_given_number', each, short)`
          You let one ${one} need only the $${short}$ minutes in which all ${all} are on the stretch. The first ${one}
          has been on it before that, while the others were entering.`,
        slip('changed_what_stays', length, calc`${fast} * ${each} / 60`)`
          ${here} km is what a ${one} covers on the open road in $${each}$ minutes. On the stretch it is slower.`,
        slip('took_the_change_the_wrong_way', shortened, calc`${open} + ${less}`)`
          ${here} km makes the ${row} longer. Those in front slow down first, so the others come closer.`,
        slip('changed_what_stays', length, calc`${shortened} * ${long} / ${late} - ${open}`)`
          ${here} lets the ${row} keep its length. Each ${one} slows down at the same place, so the
          ${row} gets shorter.`,
        slip('answered_another_quantity', length, open)`
          $${open}$ km is the length of the ${row} on the open road. The question asks for the length of the stretch.`,
        slip('used_a_wrong_given_number', length, calc`${open} * ${each} / ${late}`)`
          ${here} compares the stretch with the ${row} on the open road. On the stretch the ${row} is $${less}$ km
          shorter.`,
      ],
      snapRead: text`Each ${one} slows down at the same place, not at the same moment: the times between them stay, the
        distances do not.`,
      approach: text`Find the time between the first and the last ${one} and the time that one needs for the stretch.
        Then compare the stretch with the ${row} at the lower speed.`,
      check: text`At ${calc`${shortened} * 60 / ${late}`} km/h the first ${one} takes $${each}$ minutes for
        $${length}$ km; the last one enters $${late}$ minutes after it and leaves after ${calc`${each} + ${late}`}
        minutes.`,
      principle: text`Where all slow down at the same place, the time between two of them stays and their distance
        changes with the speed.`,
    };
  },
);

const numbers = [40, 45, 48, 50, 54, 60, 64, 72].flatMap(fast =>
  [16, 18, 20, 24, 25, 27, 30, 32, 36, 40, 45, 48].flatMap(slow =>
    [4, 5, 6, 8, 9, 10, 12].flatMap(gap =>
      [12, 14, 15, 16, 18, 20, 21, 24, 25, 28, 30].flatMap(stay => {
        const sizes = [fast * gap, slow * gap, slow * stay].map(x => x / 6);
        return slow <= fast * 0.8 && slow >= fast * 0.3 && stay > gap + 3 && sizes.every(Number.isInteger)
          ? [{ fast, slow, gap, stay }]
          : [];
      }),
    ),
  ),
);

/** AR.TSD.6 Hard: a convoy that gets shorter where it has to drive slowly. */
export const convoyOnASlowStretch: readonly AnyTemplate[] = situation<Convoy>({
  type: 'AR.TSD.6',
  situation: 'convoy-on-a-slow-stretch',
  tries: 20,
  draw: draw => ({ ...draw.pick(numbers), ...draw.pick(rows), frame: draw.int(0, 1) }),
  forms: [stretch],
});

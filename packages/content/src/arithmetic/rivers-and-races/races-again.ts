import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Beaten {
  length: number;
  metres: number;
  seconds: number;
  way: boolean;
}

const winnersTime = form<Beaten>(
  'time-from-metres-and-seconds',
  {
    band: 'Easy',
    seconds: 50,
    revision: 4,
    verify: ({ length, metres, seconds }) => q(length * seconds, metres).sub(seconds),
  },
  ({ metres, seconds, length, way }, { step, find }) => {
    const speed = step(calc`${metres} ÷ ${seconds}`)`
      The second one covers the missing metres in the seconds given: find this speed.`;
    const covered = find(calc`${length} - ${metres}`);
    const time = step(
      calc`${covered} / ${speed}`,
      value => tex`(${length} - ${metres}) \div ${speed} = ${value}`,
    )`
      In the winner's time the second one covers the rest; divide.`;
    return {
      answer: time,
      stem: way
        ? text`In a race of $${String(length)}$ m Arjun beats Vikram by $${metres}$ m or $${seconds}$ seconds. In how
          many seconds does Arjun run the race?`
        : length < 500
          ? text`When the winner of a skating race over $${length}$ metres crosses the finishing line, the second skater
            still has $${metres}$ metres to go and, at the same speed, needs $${seconds}$ more seconds. What is the
            winner's time?`
          : text`In a skating race over $${String(length)}$ metres the second skater still has $${metres}$ metres to go
            when the winner crosses the finishing line. Skating on at the same speed, the second skater needs
            $${seconds}$ seconds for these. How long does the winner take for the $${String(length)}$ metres?`,
      show: value => withUnit(value, 'seconds'),
      plausible: value => value.valueOf() > 0 && value.d <= 4n,
      slips: [
        slip('answered_another_quantity', covered, length)`
          $${length}$ m at this speed is the time of the second, not of the winner.`,
        slip('counted_twice', covered, calc`${length} - 2 * ${metres}`)`
          The $${metres}$ m were taken off twice.`,
        slip('added_for_subtracted', covered, calc`${length} + ${metres}`)`
          The $${metres}$ m were added to the race; the second one is short of them.`,
        slip('halved_needlessly', covered, calc`(2 * ${length} - ${metres}) / 2`)`
          Only half of the $${metres}$ m was taken off.`,
        slip('did_not_convert_a_unit', speed, metres)`
          The $${metres}$ m were taken as covered in one second; they take $${seconds}$ seconds.`,
        slip('wrong_sign', time, calc`${covered} / ${speed} + 2 * ${seconds}`)`
          The $${seconds}$ seconds were added although the winner is the faster one.`,
        slip('counted_twice', time, calc`${covered} / ${speed} - ${seconds} / 2`)`
          Half of the $${seconds}$ seconds was taken off at the end; the metres had settled the gap.`,
      ],
      snapRead: text`A lead in metres and in seconds: together they are the speed of the second.`,
      approach: text`Metres over seconds give the speed of the second; up to the finish of the winner it covers the
        rest.`,
      check: () =>
        text`The second needs $${time.add(seconds)}$ s for $${length}$ m, and in the last $${seconds}$ s it covers
          $${q(length).div(time.add(seconds)).mul(seconds)}$ m, that is $${metres}$.`,
      principle: text`A lead in metres and the same lead in seconds give the speed of the one behind.`,
    };
  },
);

interface Leads {
  length: number;
  /** By how many metres the first beats the second and the third, and the second beats the third. */
  a: number;
  b: number;
  c: number;
  way: boolean;
}

const lengthFromLeads = form<Leads>(
  'length-from-three-leads',
  {
    band: 'Medium',
    seconds: 90,
    verify: ({ a, b, c }) => {
      // The third's speed against the second's, from either finish.
      for (let length = b + 1; length < 5000; length += 1)
        if ((length - b) * length === (length - c) * (length - a)) return length;
      throw new Error('no length fits');
    },
  },
  ({ b, a, c, way, length }, { step, find }) => {
    const ahead = step(calc`${b} - ${a}`)`
      When the first one finishes, find how far the second is ahead of the third.`;
    const gain = step(
      calc`${c} - ${ahead}`,
      (_value, working) => tex`${working} \text{ m on the last } ${a} \text{ m}`,
    )`
      At the end of the second one the lead is larger: see what it gained on the stretch that was left.`;
    const stretch = find(a);
    const span = step(calc`${stretch} * (${c} / ${gain})`)`
      The lead grows in proportion to the distance that the second covers, so the whole lead needs the whole distance.`;
    return {
      answer: span,
      stem: way
        ? text`A, B and C run at constant speeds. Over a certain distance A beats B by $${a}$ m and C by $${b}$ m, and B
          beats C by $${c}$ m. What is this distance in metres?`
        : text`Three cyclists ride along the same straight road at constant speeds, starting together. When the first
          reaches the end, the second has $${a}$ m and the third $${b}$ m still to go; when the second reaches it, the
          third has $${c}$ m to go. How many metres long is the road?`,
      show: value => withUnit(value, 'm'),
      plausible: value => value.valueOf() > b && value.d === 1n,
      slips: [
        slip('used_a_wrong_given_number', span, calc`${stretch} * ${ahead} / ${gain}`)`
          A lead of $${ahead}$ m needs $${span}$ m: so far the second had come when the first finished.`,
        slip('scaled_from_the_wrong_length', stretch, b)`
          The lead was taken to grow over the $${b}$ m of the third; the second had only $${a}$ m left.`,
        slip('counted_twice', span, calc`${stretch} * ${c} / ${gain} + ${a}`)`
          The last $${a}$ m were added once more; they are part of the whole distance.`,
        slip('used_a_wrong_given_number', stretch, calc`${b} - ${a}`)`
          $${stretch}$ m is a lead and not the stretch over which the lead grew.`,
        slip('used_a_wrong_given_number', ahead, c > a && a)`
          The $${a}$ m between the first and the second were taken for the lead of the second over the third.`,
        slip('scaled_from_the_wrong_length', stretch, calc`(${a} + ${b}) / 2`)`
          The mean of $${a}$ m and $${b}$ m was used for the stretch; only the second one's own $${a}$ m count.`,
      ],
      snapRead: text`Three leads over one unknown distance: two at the finish of the first runner and one at the finish
        of the second.`,
      approach: text`Look at the second and the third only. Their gap is known at two moments, and between these the
        second covers a known stretch; gaps grow in proportion.`,
      faster: text`The lead over the third grows from $${b - a}$ to $${c}$ m in $${a}$ m, that is $${q(c + a - b, a)}$ m
        in each metre, so the distance is $${c} \div ${q(c + a - b, a)} = ${length}$.`,
      check: text`$${span.sub(b)} : ${span.sub(a)}$ equals $${span.sub(c)} : ${span}$.`,
      principle: text`At constant speeds the gap between two runners grows in proportion to the distance covered.`,
    };
  },
);

/** AR.REL.4: a lead in metres and in seconds, and three leads over one distance. */
export const racesAgain: readonly AnyTemplate[] = [
  ...situation<Beaten>({
    type: 'AR.REL.4',
    situation: 'metres-and-seconds',
    draw: draw => {
      const length = draw.pick([100, 200, 400, 500, 600, 800, 1000]);
      const [metres, seconds] = [draw.int(5, Math.min(80, length / 5)), draw.int(2, 14)];
      const time = q((length - metres) * seconds, metres);
      // Of the winner, as fast as people run and skate.
      const speed = length / time.valueOf();
      return time.d === 1n && speed >= 3.5 && speed <= (length < 300 ? 9 : 7.5)
        ? { length, metres, seconds, way: draw.chance(0.5) }
        : null;
    },
    tries: 60,
    forms: [winnersTime],
  }),
  ...situation<Leads>({
    type: 'AR.REL.4',
    situation: 'three-leads',
    draw: draw => {
      const length = draw.step(180, 1500, 20);
      const a = draw.step(12, length / 4, 3);
      const b = a + draw.step(4, length / 5, 2);
      const c = q((b - a) * length, length - a);
      return c.d === 1n && c.valueOf() !== a ? { length, a, b, c: c.valueOf(), way: draw.chance(0.5) } : null;
    },
    tries: 200,
    forms: [lengthFromLeads],
  }),
];

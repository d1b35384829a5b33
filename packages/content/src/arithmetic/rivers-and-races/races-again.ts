import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

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
    revision: 5,
    verify: ({ length, metres, seconds }) => q(length * seconds, metres).sub(seconds),
  },
  ({ metres, seconds, length, way }, { step, find }) => {
    const [first, second] = way ? ['Arjun', 'Vikram'] : ['the winner', 'the second skater'];
    const speed = step(calc`${metres} ÷ ${seconds}`, {
      name: text`the speed of ${second}`,
      because: text`The lead is given twice, in metres and in seconds, and both are about ${second}: the metres still
        to go and the seconds for them. Distance divided by time is a speed.`,
    })`
      When ${first} finishes, ${second} still has ${metres} m to go and needs ${seconds} seconds for them. Divide the
      metres by the seconds to find the speed of ${second}.`;
    const covered = find(calc`${length} - ${metres}`);
    const time = step(calc`${covered} / ${speed}`, {
      works: value => tex`(${length} - ${metres}) \div ${speed} = ${value}`,
      because: text`${second} has been on the way for exactly as long as ${first}. So the time of ${first} is the time
        of ${second} up to this moment, for all metres except the last ${metres}.`,
    })`
      ${way ? 'While Arjun runs the race, Vikram' : 'Until the winner finishes, the second skater'} covers the other
      ${covered} m at this speed. Divide by the speed to find this time, which is the time of ${first}.`;
    return {
      answer: time,
      stem: way
        ? text`In a race of $${length}$ m Arjun beats Vikram by $${metres}$ m or $${seconds}$ seconds. In how
          many seconds does Arjun run the race?`
        : length < 500
          ? text`When the winner of a skating race over $${length}$ metres crosses the finishing line, the second skater
            still has $${metres}$ metres to go and, at the same speed, needs $${seconds}$ more seconds. What is the
            winner's time?`
          : text`In a skating race over $${length}$ metres the second skater still has $${metres}$ metres to go
            when the winner crosses the finishing line. Skating on at the same speed, the second skater needs
            $${seconds}$ seconds for these. How long does the winner take for the $${length}$ metres?`,
      show: value => withUnit(value, 'seconds'),
      plausible: value => value.valueOf() > 0 && value.d <= 4n,
      slips: [
        slip('answered_another_quantity', covered, length)`
          $${time}$ seconds is the time in which ${second} covers all $${length}$ m. The time of ${first} is asked, and
          ${first} is faster.`,
        slip('counted_twice', covered, calc`${length} - 2 * ${metres}`)`
          You subtracted the $${metres}$ m twice and let ${second} cover only $${covered}$ m. When ${first} finishes,
          they are missing once.`,
        slip('added_for_subtracted', covered, calc`${length} + ${metres}`)`
          You added the $${metres}$ m and let ${second} cover $${covered}$ m. They are still missing when ${first}
          finishes, so subtract them.`,
        slip('halved_needlessly', covered, calc`(2 * ${length} - ${metres}) / 2`)`
          You subtracted only half of the $${metres}$ m and let ${second} cover $${covered}$ m. All of them are missing
          when ${first} finishes.`,
        slip('did_not_convert_a_unit', speed, metres)`
          You let ${second} cover the $${metres}$ m in one second. They take $${seconds}$ seconds, so the speed is
          lower.`,
        slip('wrong_sign', time, calc`${covered} / ${speed} + 2 * ${seconds}`)`
          You added the $${seconds}$ seconds to the time of ${second} for all $${length}$ m. ${first} is the faster one
          and needs less than ${second}.`,
        slip('counted_twice', time, calc`${covered} / ${speed} - ${seconds} / 2`)`
          You subtracted half of the $${seconds}$ seconds in the end. The metres that are left out already stand for
          the whole lead.`,
      ],
      snapRead: text`The same lead is given in metres and in seconds: together these give the speed of ${second}.`,
      approach: text`Divide the metres by the seconds to find the speed of ${second}. The time of ${first} is then the
        time in which ${second} covers all metres except these.`,
      check: () =>
        text`${second} needs $${time} + ${seconds} = ${time.add(seconds)}$ seconds for all $${length}$ m. At this
          speed the last $${seconds}$ seconds give
          $\frac{${length}}{${time.add(seconds)}} \times ${seconds} = ${metres}$ m, as given.`,
      principle: text`In a race, a lead in metres and the same lead in seconds give the speed of the one behind.`,
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
  ({ b, a, c, way }, { step, find }) => {
    const [first, second, third] = way ? ['A', 'B', 'C'] : ['the first', 'the second', 'the third'];
    const all = way ? 'distance' : 'road';
    const ahead = step(calc`${b} - ${a}`, {
      name: text`the lead of ${second} when ${first} finishes`,
      because: text`${a} m and ${b} m are both counted from the same end, so the difference is the distance between
        ${second} and ${third} at that moment.`,
    })`
      When ${first} finishes, ${second} has ${a} m to go and ${third} has ${b} m. The difference is how far ${second}
      is ahead of ${third} at this moment.`;
    const gain = step(calc`${c} - ${ahead}`, {
      works: (_value, working) => tex`${working} \text{ m on the last } ${a} \text{ m}`,
      name: 'the growth of the lead',
      because: text`Between the two moments ${second} covers the last ${a} m, and in the same time ${third} covers
        less. So the lead goes on growing.`,
    })`
      When ${second} finishes, this lead has grown to ${c} m. Find by how much it grew while ${second} covered the last
      ${a} m.`;
    const stretch = find(a);
    const span = step(calc`${stretch} * (${c} / ${gain})`, {
      because: text`At constant speeds the lead is proportional to the distance that ${second} has covered: after twice
        the distance it is twice as large. At the start it was zero.`,
    })`
      The speeds are constant, so the lead grows in proportion to the distance that ${second} covers. For the growth
      found it needs ${a} m; for the whole lead of ${c} m it needs the whole ${all}.`;
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
          $${span}$ m is how far ${second} has come when ${first} finishes, because a lead of $${ahead}$ m needs so
          much. The whole ${all} is longer.`,
        slip('scaled_from_the_wrong_length', stretch, b)`
          You let the lead grow over the $${b}$ m that ${third} still has to go. In this time ${second} covers only
          $${a}$ m.`,
        slip('counted_twice', span, calc`${stretch} * ${c} / ${gain} + ${a}`)`
          You added the last $${a}$ m once more. They are part of the whole ${all}, because the lead of $${c}$ m is
          that at the end.`,
        slip('used_a_wrong_given_number', stretch, calc`${b} - ${a}`)`
          $${b} - ${a} = ${stretch}$ m is a lead, not the distance over which the lead grows.`,
        slip('used_a_wrong_given_number', ahead, c > a && a)`
          You used the $${a}$ m between ${first} and ${second} as the lead of ${second} over ${third}. That lead is
          $${b} - ${a}$ m.`,
        slip('scaled_from_the_wrong_length', stretch, calc`(${a} + ${b}) / 2`)`
          You let the lead grow over $${stretch}$ m, the mean of $${a}$ m and $${b}$ m. Only the $${a}$ m that
          ${second} covers count.`,
      ],
      snapRead: text`Three leads over one unknown ${all} are given: two at the moment when ${first} finishes and one
        when ${second} finishes.`,
      approach: text`Look at ${second} and ${third} only. Their lead is known at two moments, and between these
        ${second} covers a known distance; at constant speeds the lead grows in proportion.`,
      check: text`${third} and ${second} cover $${span.sub(b)}$ m and $${span.sub(a)}$ m until ${first} finishes, and
        $${span.sub(c)}$ m and $${span}$ m until ${second} finishes. Both ratios are
        $${ratioOf(span.sub(c), span).join(' : ')}$, as constant speeds require.`,
      principle: text`At constant speeds the lead of one over another grows in proportion to the distance covered.`,
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

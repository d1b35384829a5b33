import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, numberTex, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Trip {
  who: string;
  to: string;
  /** Speeds in km/h on two stretches, their lengths in km. */
  u: number;
  v: number;
  d: number;
  e: number;
  frame: number;
}

const travellers = [
  { who: 'a courier', to: 'a hill station' },
  { who: 'a nurse', to: 'a clinic' },
  { who: 'a bus', to: 'Alwar' },
  { who: 'a geologist', to: 'a quarry' },
  { who: 'a milk van', to: 'the dairy' },
  { who: 'a motorcyclist', to: 'the lake' },
] as const;

const startOf = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const kmh = (speed: Fraction | number) => withUnit(speed, 'km/h');
const km = (distance: Fraction | number) => withUnit(distance, 'km');
const speed = (value: Fraction) => value.valueOf() > 0 && value.valueOf() < 250 && value.d <= 12n;
const hours = ({ u, v, d, e }: Trip) => q(d, u).add(q(e, v));
const average = (p: Trip) => q(p.d + p.e).div(hours(p));

const thereAndBack = form<Trip>(
  'there-and-back',
  {
    band: 'Easy',
    seconds: 40,
    revision: 2,
    suits: ({ d, e, u, v }) => d === e && q(2 * u * v, u + v).d <= 2n,
    verify: ({ u, v }) => {
      for (let twelfth = 1; twelfth < 3000; twelfth += 1)
        if (Math.abs(2 / (twelfth / 12) - 1 / u - 1 / v) < 1e-12) return q(twelfth, 12);
      throw new Error('no speed fits');
    },
  },
  ({ u, v, frame, who, to }, { step, find }) => {
    const length = find(calc`${u} * ${v} / ${q(u).gcd(q(v))}`);
    const time = step(calc`${length} / ${u} + ${length} / ${v}`)`
      Take a distance that both speeds divide, and add the two times.`;
    const mean = step(calc`2 * ${length} / ${time}`)`
      Divide the whole way, there and back, by the whole time.`;
    return {
      answer: mean,
      stem:
        frame === 0
          ? text`${startOf(who)} goes to ${to} at ${kmh(u)} and returns by the same road at ${kmh(v)}. What is the
            average speed of the whole trip?`
          : text`The speed of ${who} is ${kmh(u)} on the way to ${to} and ${kmh(v)} on the way back by the same road.
            Find the average speed of the round trip.`,
      show: kmh,
      /** Between the speeds: what lies outside is no average. */
      plausible: value =>
        speed(value) && value.d <= 3n && value.gt(Math.min(u, v)) && value.lt(Math.max(u, v)),
      slips: [
        slip('averaged_the_speeds', mean, calc`(${u} + ${v}) / 2`)`
          Half-way between ${u} and ${v} would be right for equal times; here the distances are equal.`,
        slip('averaged_the_speeds', mean, Number.isInteger(Math.sqrt(u * v)) && Math.sqrt(u * v))`
          The root of $${u} \times ${v}$ lies between the speeds but is no average of them over a way.`,
        slip('ignored_the_weights', mean, calc`(2 * min(${u}, ${v}) + max(${u}, ${v})) / 3`)`
          The slower speed was simply counted twice; the real weights are as ${u} to ${v}, exchanged.`,
        slip('ignored_the_weights', mean, calc`(3 * min(${u}, ${v}) + max(${u}, ${v})) / 4`)`
          $${mean}$ gives ${Math.min(u, v)} km/h three times the weight of ${Math.max(u, v)} km/h; the times are not as
          $3 : 1$.`,
        slip('ignored_the_weights', mean, calc`(4 * min(${u}, ${v}) + max(${u}, ${v})) / 5`)`
          This counts the slower speed four times; the times are as ${Math.max(u, v)} to ${Math.min(u, v)}.`,
        slip(
          'took_the_whole_for_a_part',
          mean,
          calc`min(${u}, ${v}) * (2 * max(${u}, ${v}) - min(${u}, ${v})) / max(${u}, ${v})`,
        )`
          To ${Math.min(u, v)} the part $\frac{${Math.min(u, v)}}{${Math.max(u, v)}}$ of the gap was added; the part is
          $\frac{${Math.min(u, v)}}{${u + v}}$.`,
        slip('ignored_the_weights', mean, calc`(min(${u}, ${v}) + 2 * max(${u}, ${v})) / 3`)`
          $\frac{2 \times ${Math.max(u, v)} + ${Math.min(u, v)}}{3}$ counts the faster speed twice, although less time
          is spent at it.`,
      ],
      snapRead: text`Equal distances at two speeds; the average speed is asked. Average speed is whole distance over
        whole time.`,
      approach: text`The distance does not matter, so take a convenient one, add the times, and divide.`,
      faster: text`$\frac{2 \times ${u} \times ${v}}{${u} + ${v}}$.`,
      check: () => text`At ${kmh(mean)} the $${length.mul(2)}$ km take $${time}$ h, as at ${u} and ${v}.`,
      principle: text`Average speed is total distance over total time; for equal distances that is the harmonic mean.`,
    };
  },
);

const twoStretches = form<Trip>(
  'two-stretches',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    suits: p => p.d !== p.e && average(p).d <= 3n,
    verify: p => {
      for (let sixth = 1; sixth < 2000; sixth += 1)
        if (Math.abs((p.d + p.e) / (sixth / 6) - p.d / p.u - p.e / p.v) < 1e-10) return q(sixth, 6);
      throw new Error('no speed fits');
    },
  },
  ({ d, u, e, v, frame, who }, { step }) => {
    const first = step(calc`${d} / ${u}`)`
      Find the time for the first stretch.`;
    const second = step(calc`${e} / ${v}`)`
      Find the time for the second.`;
    const mean = step(calc`(${d} + ${e}) / ${first.add(second)}`)`
      Divide the whole distance by the whole time.`;
    return {
      answer: mean,
      stem:
        frame === 0
          ? text`${startOf(who)} covers ${km(d)} at ${kmh(u)} and the next ${km(e)} at ${kmh(v)}. What is the average
            speed?`
          : text`The first ${km(d)} of a journey are covered at ${kmh(u)} and the remaining ${km(e)} at ${kmh(v)}. What
            is the average speed for the whole journey?`,
      show: kmh,
      plausible: speed,
      slips: [
        slip('averaged_the_speeds', mean, calc`(${u} + ${v}) / 2`)`
          The middle of ${u} and ${v} leaves out how long each speed was kept.`,
        slip('swapped_the_weights', mean, calc`(${u} * ${d} + ${v} * ${e}) / (${d} + ${e})`)`
          The speeds were weighted by ${d} and ${e} km; the weights of speeds are times.`,
        slip('assumed_equal_parts', mean, calc`2 * ${u} * ${v} / (${u} + ${v})`)`
          The formula for equal distances was used, but ${d} and ${e} km are different.`,
        slip('swapped_the_two', mean, calc`(${d} + ${e}) / (${d} / ${v} + ${e} / ${u})`)`
          The two speeds were exchanged between the stretches. Here $\frac{${d} + ${e}}{\frac{${d}}{${v}} +
          \frac{${e}}{${u}}} = ${mean}$.`,
        slip(
          'used_a_wrong_given_number',
          mean,
          calc`(${d} + ${e}) / (2 * ${first.gt(second) ? first : second})`,
        )`
          The longer of the two times was used for both stretches.`,
        slip('swapped_the_weights', mean, calc`(${u} * ${e} + ${v} * ${d}) / (${d} + ${e})`)`
          The distances were used as weights, and for the wrong speeds at that. Here $\frac{${u} \times ${e} + ${v}
          \times ${d}}{${d} + ${e}} = ${mean}$.`,
      ],
      snapRead: text`Two distances with their speeds; the average over both is asked.`,
      approach: text`Find each time, then whole distance over whole time.`,
      faster: text`Times $${first}$ and $${second}$ h weigh ${u} and ${v}: $\frac{${d + e}}{${first.add(second)}}$.`,
      check: () =>
        text`${kmh(mean)} for $${first.add(second)}$ h makes $${mean.mul(first.add(second))}$ km, which is $${d} +
          ${e}$.`,
      principle: text`The weights in an average of speeds are the times.`,
    };
  },
);

const backSpeed = form<Trip>(
  'speed-back',
  {
    band: 'Easy',
    seconds: 50,
    revision: 4,
    suits: ({ d, e, u, v }) => d === e && q(2 * u * v, u + v).d <= 2n,
    verify: ({ u, v }) => {
      const mean = (2 * u * v) / (u + v);
      for (let back = 1; back < 400; back += 1)
        if (Math.abs(2 / mean - 1 / u - 1 / back) < 1e-12) return back;
      throw new Error('no speed fits');
    },
  },
  ({ u, v, frame, who, to }, { step }) => {
    const whole = step(frac(calc`2 ÷ ${q(2 * u * v, u + v)}`))`
      For 1 km each way, find the whole time that the average allows.`;
    const back = step(frac(calc`${frac(whole)} - (1 / ${u})`))`
      Take off the time there.`;
    const last = step(calc`1 ÷ ${frac(back)}`)`
      The speed back is 1 km over that time.`;
    return {
      answer: last,
      stem:
        frame === 0
          ? text`${startOf(who)} travels to ${to} at ${kmh(u)}. At what speed must the return journey by the same road
            be made for an average of ${kmh(q(2 * u * v, u + v))} over the round trip?`
          : text`${startOf(who)} went to ${to} and came back by the same road, at an average speed of
            ${kmh(q(2 * u * v, u + v))} for the whole trip. The speed on the way there was ${kmh(u)}. What was it on the
            way back?`,
      show: kmh,
      plausible: speed,
      // The average lies between the two speeds.
      onSight: value => Math.sign(value.valueOf() - (2 * u * v) / (u + v)) === Math.sign(v - u),
      slips: [
        slip('averaged_the_speeds', last, calc`4 * ${u} * ${v} / (${u} + ${v}) - ${u}`)`
          This makes the average the middle of the two speeds, which holds for equal times, not for equal ways; ${u}
          km/h lasts another time.`,
        slip('averaged_the_speeds', last, calc`2 / (1 / ${u} + (${u} + ${v}) / (2 * ${u} * ${v}))`)`
          The average and the known speed were averaged once more. Here $\frac{2}{\frac{1}{${u}} + \frac{${u} + ${v}}{2
          \times ${u} \times ${v}}} = ${last}$.`,
        slip('averaged_the_speeds', last, calc`(2 * ${u} * ${v} / (${u} + ${v}))^2 / ${u}`)`
          The average was taken as a geometric mean of the two speeds.`,
        slip('added_for_subtracted', back, calc`${whole} + 1 / ${u}`)`
          The time at ${u} km/h was added to the time for both ways instead of being taken off.`,
        slip('mixed_up_one_way_and_both', back, whole)`
          All the time for both ways was given to the way back.`,
        slip('mixed_up_one_way_and_both', last, calc`4 * ${u} * ${v} / (${u} + ${v})`)`
          Twice the average would be needed if the way there took no time at all. Here $\frac{4 \times ${u} \times
          ${v}}{${u} + ${v}} = ${last}$.`,
        slip('mixed_up_one_way_and_both', last, calc`2 / ${back}`)`
          In $${frac(back)}$ h only the 1 km back is covered, not the 2 km of both ways.`,
        slip('ignored_the_weights', last, calc`6 * ${u} * ${v} / (${u} + ${v}) - 2 * ${u}`)`
          $3 \times ${q(2 * u * v, u + v)} - 2 \times ${u} = ${last}$ counts ${u} km/h twice among three speeds; the
          weights of speeds are times.`,
        slip('ignored_the_weights', last, calc`(6 * ${u} * ${v} / (${u} + ${v}) - ${u}) / 2`)`
          $\frac{3 \times ${q(2 * u * v, u + v)} - ${u}}{2} = ${last}$ counts the wanted speed twice among three; the
          weights of speeds are times.`,
        slip('averaged_the_speeds', last, calc`(2 * ${u} * ${v} / (${u} + ${v}) + ${u}) / 2`)`
          This is the middle of ${u} and the average; the average lies between ${u} and the speed that is wanted.`,
        slip('mixed_up_one_way_and_both', whole, calc`${whole} / 2`)`
          Only the time for one way was allowed for both.`,
      ],
      snapRead: text`Equal distances, one speed and the average are known; the other speed is asked.`,
      approach: text`Times add, speeds do not: compare the time for both ways with the time there.`,
      faster: text`$\frac{1}{v} = \frac{2}{${q(2 * u * v, u + v)}} - \frac{1}{${u}}$.`,
      check: () => text`$\frac{2 \times ${u} \times ${last}}{${u} + ${last}} = ${q(2 * u * v, u + v)}$.`,
      principle: text`For equal ways the reciprocals of the speeds have the reciprocal of the average as their mean.`,
    };
  },
);

const halts = [15, 20, 24, 30, 36, 40, 45, 48, 60];
/** The average over everything, with a halt of so many minutes. */
const averageWithHalt = (p: Trip, halt: number) => q(p.d + p.e).div(hours(p).add(q(halt, 60)));
/** A halt that leaves a whole average, the same for the same way; null where there is none. */
function haltOf(p: Trip): number | null {
  const from = (p.d + p.e) % halts.length;
  const inTurn = [...halts.slice(from), ...halts.slice(0, from)];
  return inTurn.find(halt => averageWithHalt(p, halt).d === 1n) ?? null;
}
const planned = (p: Trip) => averageWithHalt(p, haltOf(p) ?? 0);

const restSpeed = form<Trip>(
  'speed-for-the-rest',
  {
    band: 'Medium',
    seconds: 75,
    revision: 5,
    apart: true,
    suits: p => p.d !== p.e && haltOf(p) !== null && !planned(p).equals(p.v) && !planned(p).equals(p.u),
    verify: p => {
      const all = (p.d + p.e) / planned(p).valueOf();
      for (let v = 1; v < 400; v += 1)
        if (Math.abs(all - p.d / p.u - (haltOf(p) ?? 0) / 60 - p.e / v) < 1e-10) return v;
      throw new Error('no speed fits');
    },
  },
  (p, { step, find }) => {
    const { d, e, u, frame, who } = p;
    const whole = step(frac(calc`${d + e} / ${planned(p)}`))`
      Find the time that the average allows for everything.`;
    const lost = find(q(haltOf(p) ?? 0, 60));
    const used = step(frac(calc`${d} / ${u} + ${frac(lost)}`))`
      Find the time used for the first part and the halt.`;
    const last = step(calc`${e} ÷ (${frac(whole)} - ${frac(used)})`)`
      The remaining distance has the remaining time.`;
    return {
      answer: last,
      stem:
        frame === 0
          ? text`${startOf(who)} has to cover ${km(d + e)} at an average of ${kmh(planned(p))}, halts included. The
            first ${km(d)} are done at ${kmh(u)}, and then there is a halt of $${haltOf(p)}$ minutes. At what speed must
            the rest be covered?`
          : text`${startOf(who)} plans a journey of ${km(d + e)} at an average speed of ${kmh(planned(p))}, halts
            included. After ${km(d)} at ${kmh(u)}, $${haltOf(p)}$ minutes are lost at a level crossing. What must be the
            speed for the rest of the journey to arrive in time?`,
      show: kmh,
      plausible: value => speed(value) && value.valueOf() >= 15 && value.valueOf() <= 125,
      slips: [
        slip('left_out_a_stop', lost, 0)`
          The $${haltOf(p)}$ minutes without moving were forgotten; they belong to the time of the plan too.`,
        slip('averaged_the_speeds', last, calc`${planned(p)} * 2 - ${u}`)`
          ${u} and this speed have ${numberTex(planned(p))} as their middle, but the two parts do not take equal
          times.`,
        slip('swapped_the_weights', last, calc`(${planned(p)} * (${d} + ${e}) - ${u} * ${d}) / ${e}`)`
          ${kmh(last)} and ${kmh(u)} were weighted by the distances ${e} and ${d} km; their weights are the times.`,
        slip('left_out_a_stop', used, calc`${d} / ${u} - ${lost}`)`
          The $${haltOf(p)}$ minutes were taken off the driving time; they come on top of it.`,
        slip('forgot_what_was_done', last, calc`(${d} + ${e}) / (${whole} - ${used})`)`
          All ${d + e} km were divided by the time that is left for the last ${e} km.`,
        slip('forgot_what_was_done', used, lost)`
          Only the halt was taken off the time for the last ${e} km; the first ${d} km took time as well.`,
        slip('used_a_wrong_given_number', last, calc`${d} / (${whole} - ${used})`)`
          The ${d} km of the first part were divided by the time of the second.`,
      ],
      snapRead: text`A planned average, the speed over a first part, and a halt; the speed over the rest is asked.`,
      approach: text`Turn the plan into a time, take off what has been used, halt included, and divide what is left.`,
      check: text`$\frac{${d}}{${u}} + ${frac(lost)} + \frac{${e}}{${last}} = ${frac(whole)}$ h.`,
      principle: text`An average speed is a promise about time: keep accounts in hours, and count the halts.`,
    };
  },
);

const fractionSlow = form<Trip>(
  'part-of-the-way',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    /** With an average near the middle of the speeds a glance does not tell which part is the larger. */
    suits: p =>
      p.d !== p.e &&
      average(p).d === 1n &&
      average(p)
        .sub(q(p.u + p.v, 2))
        .abs()
        .mul(6)
        .lte(Math.abs(p.u - p.v)),
    verify: p => {
      for (let d = 2; d <= 200; d += 1)
        for (let n = 1; n < d; n += 1)
          if (Math.abs(n / d / p.u + (d - n) / d / p.v - 1 / average(p).valueOf()) < 1e-12) return q(n, d);
      throw new Error('no part fits');
    },
  },
  (p, { step }) => {
    const { v, u, frame, who, to } = p;
    const times = step(frac(calc`(${average(p)} - ${v}) / (${u} - ${v})`))`
      In an average of speeds the weights are times. Find by alligation which part of the time belongs to the first
      speed.`;
    const covered = step(calc`${frac(times)} * ${u}`)`
      In an hour, find the distance covered at that speed.`;
    const part = step(frac(calc`${covered} / ${average(p)}`))`
      Compare it with all that is covered in an hour.`;
    return {
      answer: part,
      stem:
        frame === 0
          ? text`${startOf(who)} travels a part of the way to ${to} at ${kmh(u)} and the rest at ${kmh(v)}, on average
            ${kmh(average(p))}. What part of the distance is travelled at ${kmh(u)}?`
          : text`A road to ${to} has two sections. On the first section the speed of ${who} is ${kmh(u)} and on the
            second ${kmh(v)}, which gives an average of ${kmh(average(p))}. What fraction of the road is the first
            section?`,
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 1 && value.d <= 60n,
      slips: [
        stop('took_times_for_distances', times)`
          $${frac(times)}$ is the part of the time; at another speed the part of the way is different.`,
        slip('answered_another_quantity', part, () => calc`1 - ${covered} / ${average(p)}`)`
          $${frac(part)}$ of the way belongs to the second speed.`,
        slip('gave_the_complement', part, calc`1 - ${times}`)`
          $${frac(part)}$ is the part of the time at the second speed.`,
        slip('swapped_the_two', covered, calc`${times} * ${v}`)`
          The time at the first speed was multiplied by ${v} km/h, the second one.`,
        slip('took_the_whole_for_a_part', part, () => calc`${covered} / (${average(p)} - ${covered})`)`
          $${frac(part)}$ compares the two sections with each other, not the first with the whole.`,
        slip('inverted_the_ratio', times, calc`1 - ${times}`)`
          $${frac(times)}$ of the time belongs to the other speed: the nearer speed has the larger weight.`,
      ],
      snapRead: text`Two speeds and their average are known; a part of the distance is asked, not of the time.`,
      approach: text`Alligation on speeds gives the parts of the time; each part of the time covers its own distance.`,
      faster: text`Alligate hours per km: $\frac{1}{${u}}$, $\frac{1}{${v}}$ about $\frac{1}{${average(p)}}$ gives
        distances directly.`,
      check: () =>
        text`For 1 km: $${frac(part)} \div ${u} + ${frac(q(1).sub(part))} \div ${v} = ${frac(average(p).inverse())}$ h,
          which is ${kmh(average(p))}.`,
      principle: text`Averaging speeds weighs by time, averaging times per kilometre weighs by distance.`,
    };
  },
);

const halves = form<Trip>(
  'half-way-against-half-time',
  {
    band: 'Medium',
    seconds: 70,
    revision: 3,
    apart: true,
    suits: ({ d, e, u, v }) =>
      d === e &&
      u !== v &&
      q(2 * d, u + v).mul(60).d === 1n &&
      q(d, u)
        .add(q(d, v))
        .sub(q(4 * d, u + v))
        .mul(60).d === 1n,
    verify: ({ u, v, d }) => {
      let minutes = 0;
      for (; (minutes / 120) * (u + v) < 2 * d - 1e-9; minutes += 1);
      return q(d, u).add(q(d, v)).mul(60).sub(minutes);
    },
  },
  ({ d, u, v, frame, to }, { step, find }) => {
    const byWay = step(calc`60 * (${d} / ${u} + ${d} / ${v})`)`
      For halves of the distance add the two times, in minutes.`;
    const mean = find(calc`(${u} + ${v}) / 2`);
    const byTime = step(calc`60 * (${2 * d} / ${mean})`)`
      For halves of the time the average speed is the middle of the two speeds.`;
    const apart = step(calc`abs(${byWay} - ${byTime})`, value => tex`${byWay} - ${byTime} = ${value}`)`
      Compare.`;
    return {
      answer: apart,
      stem:
        frame === 0
          ? text`Two friends ride the ${km(2 * d)} to ${to}. One rides half of the distance at ${kmh(u)} and the other
            half at ${kmh(v)}. The second friend rides at ${kmh(u)} for half of the time and at ${kmh(v)} for the other
            half. By how many minutes do their times differ?`
          : text`It is ${km(2 * d)} by road to ${to}. One driver covers half of the distance at ${kmh(u)} and the other
            half at ${kmh(v)}; a second driver drives for half of the time at ${kmh(u)} and for the other half at
            ${kmh(v)}. By how many minutes is the second driver faster?`,
      show: value => withUnit(value, value.equals(1) ? 'minute' : 'minutes'),
      plausible: value => value.valueOf() > 0 && value.d <= 5n,
      slips: [
        slip('left_out_a_case', byWay, calc`60 * ${d} / min(${u}, ${v}) * 2`)`
          The whole way was put at ${Math.min(u, v)} km/h for the first of the two.`,
        slip('left_out_a_case', byTime, calc`120 * ${d} / max(${u}, ${v})`)`
          The second traveller was given ${Math.max(u, v)} km/h all the way.`,
        slip('halved_needlessly', apart, calc`abs(${byWay} - ${byTime}) / 2`)`
          $${apart}$ minutes is the difference over half of the distance.`,
        slip('mixed_up_one_way_and_both', apart, calc`abs(${byWay} - ${byTime}) * 2`)`
          $${apart}$ minutes is the difference over twice the distance.`,
        slip(
          'answered_another_quantity',
          apart,
          calc`60 * ${d} / min(${u}, ${v}) - 60 * ${d} / max(${u}, ${v})`,
        )`
          This is by how much the slow half of the road takes longer than the fast half, for one and the same
          traveller.`,
        slip('averaged_the_speeds', mean, calc`(min(${u}, ${v}) + 2 * max(${u}, ${v})) / 3`)`
          An average of ${kmh(mean)} weighs the faster speed twice; equal times weigh equally.`,
        slip(
          'ignored_the_weights',
          byWay,
          calc`180 * ${d} / (2 * min(${u}, ${v})) + 60 * ${d} / (2 * max(${u}, ${v}))`,
        )`
          Three quarters of the road were put at the slower speed for the first traveller.`,
        slip('answered_another_quantity', apart, calc`abs(${byWay} - ${byTime}) * ${v} / 60`)`
          $${apart}$ is how many kilometres at ${kmh(v)} the later one still has to go, not the minutes.`,
        slip('answered_another_quantity', apart, calc`(${u} + ${v}) / 2 - 2 * ${u} * ${v} / (${u} + ${v})`)`
          $${apart}$ is the difference of the two average speeds in km/h, not of the times.`,
        slip('ignored_the_weights', mean, calc`(2 * min(${u}, ${v}) + max(${u}, ${v})) / 3`)`
          An average of ${kmh(mean)} counts the slower speed twice; the second keeps both equally long.`,
      ],
      snapRead: text`The same two speeds, once for halves of the distance, once for halves of the time. The difference
        of the times is asked.`,
      approach: text`Halves of the distance: add times. Halves of the time: the average speed is the plain mean. Then
        subtract.`,
      faster: text`Averages are $\frac{2 \times ${u} \times ${v}}{${u + v}}$ and $\frac{${u + v}}{2}$; divide ${2 * d}
        km by each.`,
      check: text`In half of $${byTime}$ minutes the second covers $${byTime.mul(u).div(120)}$ and
        $${byTime.mul(v).div(120)}$ km, together ${2 * d}; the first needs $${byWay}$ minutes.`,
      principle: text`Halves of the time give the arithmetic mean of the speeds, halves of the way the smaller harmonic
        mean.`,
    };
  },
);

const speeds = [
  12, 15, 18, 20, 24, 28, 30, 36, 40, 42, 45, 48, 50, 54, 56, 60, 63, 70, 72, 75, 80, 84, 90, 96,
] as const;

/** AR.TSD.1 Easy and Medium: two speeds and their average. */
export const averageSpeeds: readonly AnyTemplate[] = situation<Trip>({
  type: 'AR.TSD.1',
  situation: 'two-speeds',
  tries: 40,
  draw: draw => {
    const [u = 40, v = 60] = draw.some(speeds, 2);
    const d = draw.step(12, 240, 3);
    const e = draw.chance(0.4) ? d : draw.step(12, 240, 3);
    const near = Math.max(u, v) <= 3 * Math.min(u, v);
    return near ? { ...draw.pick(travellers), u, v, d, e, frame: draw.int(0, 1) } : null;
  },
  forms: [thereAndBack, twoStretches, backSpeed, restSpeed, fractionSlow, halves],
});

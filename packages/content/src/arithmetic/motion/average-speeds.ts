import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
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
    const length = find(calc`${u} * ${v} / ${q(u).gcd(q(v))}`, {
      name: 'the distance chosen for one way, in km',
    });
    const time = step(calc`${length} / ${u} + ${length} / ${v}`, {
      name: 'the time for both ways, in hours',
      because: text`The average speed needs the whole time, and the two ways take different times. With twice the
          distance every time would double too, so the length cancels.`,
    })`
      The distance is not given, so choose one that both speeds divide: ${length} km each way. Find the time there and
      the time back, and add them.`;
    const mean = step(calc`2 * ${length} / ${time}`, {
      name: 'the average speed',
      because: text`The slower way lasts longer, so its speed counts more, and the average is below the middle of
          the two speeds.`,
    })`
      Both ways together are ${length.mul(2)} km. Divide this whole distance by the whole time.`;
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
          The middle of the two speeds is ${here}. It is the average when both speeds last equally long, but here
          the distances are equal, so the slower way takes longer.`,
        slip('averaged_the_speeds', mean, Number.isInteger(Math.sqrt(u * v)) && Math.sqrt(u * v))`
          The root of $${u} \times ${v}$ is $${mean}$. It lies between the two speeds, but it is not the
          whole distance divided by the whole time.`,
        slip('ignored_the_weights', mean, calc`(2 * min(${u}, ${v}) + max(${u}, ${v})) / 3`)`
          You counted the slower speed twice and the faster once. The times of the two ways are in the ratio
          $${Math.max(u, v)} : ${Math.min(u, v)}$, and that ratio gives the weights.`,
        slip('ignored_the_weights', mean, calc`(3 * min(${u}, ${v}) + max(${u}, ${v})) / 4`)`
          $${mean}$ gives ${Math.min(u, v)} km/h three times the weight of ${Math.max(u, v)} km/h. The weights are the
          times, and they are not in the ratio $3 : 1$.`,
        slip('ignored_the_weights', mean, calc`(4 * min(${u}, ${v}) + max(${u}, ${v})) / 5`)`
          $${mean}$ gives the slower speed four times the weight of the faster. The weights are the times, and they are
          in the ratio $${Math.max(u, v)} : ${Math.min(u, v)}$.`,
        slip(
          'took_the_whole_for_a_part',
          mean,
          calc`min(${u}, ${v}) * (2 * max(${u}, ${v}) - min(${u}, ${v})) / max(${u}, ${v})`,
        )`
          You added to ${Math.min(u, v)} the fraction $\frac{${Math.min(u, v)}}{${Math.max(u, v)}}$ of the gap between
          the speeds. The fraction is $\frac{${Math.min(u, v)}}{${u + v}}$, the slower speed over the sum of both.`,
        slip('ignored_the_weights', mean, calc`(min(${u}, ${v}) + 2 * max(${u}, ${v})) / 3`)`
          $\frac{2 \times ${Math.max(u, v)} + ${Math.min(u, v)}}{3}$ counts the faster speed twice, but the faster way
          takes less time, so it has the smaller weight.`,
      ],
      snapRead: text`The way there and the way back are equally long, but the speeds are different, and the average
        speed is asked. The average speed is the whole distance divided by the whole time.`,
      approach: text`The length of the way cancels out, so choose a convenient one. Find the time for each way, add the
        two times, and divide the whole distance by their sum.`,
      check:
        () => text`At ${kmh(mean)} the $${length.mul(2)}$ km take $${time}$ h. At ${kmh(u)} and ${kmh(v)} the two
        ways take $${frac(length.div(u))}$ h and $${frac(length.div(v))}$ h, which is also $${time}$ h.`,
      principle: text`For equal distances the average speed is the harmonic mean of the speeds, which is always less
        than their middle.`,
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
    const first = step(calc`${d} / ${u}`, {
      name: 'the time for the first stretch, in hours',
      because: text`The mean of the two speeds would be right only if both lasted equally long. The times are not
          given, so they have to be found first.`,
    })`
      The average needs the whole time. Find the time for the first ${d} km: divide by their speed, ${kmh(u)}.`;
    const second = step(calc`${e} / ${v}`, {
      name: 'the time for the second stretch, in hours',
      because: text`Each stretch has its own speed, so its own time too. Only the times may be added, because they
          follow one another.`,
    })`
      In the same way find the time for the other ${e} km, at ${kmh(v)}.`;
    const mean = step(calc`(${d} + ${e}) / ${first.add(second)}`, {
      name: 'the average speed',
      because: text`An average speed is the one speed that covers the same distance in the same time.`,
    })`
      The two stretches are ${d + e} km in all, and their times add up to $${first.add(second)}$ hours. Divide the whole
      distance by the whole time.`;
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
          The middle of the two speeds, ${here}, would be right only if both speeds lasted equally long.`,
        slip('swapped_the_weights', mean, calc`(${u} * ${d} + ${v} * ${e}) / (${d} + ${e})`)`
          You used the distances, ${d} and ${e} km, as the weights of the two speeds. The weights of speeds are the
          times for which they last.`,
        slip('assumed_equal_parts', mean, calc`2 * ${u} * ${v} / (${u} + ${v})`)`
          You used the formula for equal distances, ${here}. The two distances here, ${d} and ${e} km, are different.`,
        slip('swapped_the_two', mean, calc`(${d} + ${e}) / (${d} / ${v} + ${e} / ${u})`)`
          You exchanged the two speeds: $\frac{${d} + ${e}}{\frac{${d}}{${v}} + \frac{${e}}{${u}}} = ${mean}$. The
          speed of the first ${d} km is ${kmh(u)}.`,
        slip(
          'used_a_wrong_given_number',
          mean,
          calc`(${d} + ${e}) / (2 * ${first.gt(second) ? first : second})`,
        )`
          You used the longer of the two times for both stretches: ${here}.`,
        slip('swapped_the_weights', mean, calc`(${u} * ${e} + ${v} * ${d}) / (${d} + ${e})`)`
          You used the distances as weights, and each with the speed of the other: $\frac{${u} \times ${e} + ${v}
          \times ${d}}{${d} + ${e}} = ${mean}$. The weights of speeds are the times.`,
      ],
      snapRead: text`Two distances are given, each with its own speed, and the average speed over both is asked. The
        distances are different, so no formula for equal distances applies.`,
      approach: text`Find the time for each of the two distances. Then divide the whole distance by the whole time.`,
      check: () =>
        text`At ${kmh(mean)} for $${first.add(second)}$ h the distance is $${mean.mul(first.add(second))}$ km, and $${d}
          + ${e}$ is the same.`,
      principle: text`In an average of speeds each speed has the weight of the time for which it lasts.`,
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
    const whole = step(frac(calc`2 ÷ ${q(2 * u * v, u + v)}`), {
      name: 'the time for both ways of 1 km each, in hours',
      because: text`The length of the way cancels out, so 1 km is as good as any other. The average belongs to
          both ways together, that is to 2 km.`,
    })`
      Let the way be 1 km, so that both ways are 2 km. Divide these 2 km by the average speed to find the time for both
      ways.`;
    const back = step(frac(calc`${frac(whole)} - (1 / ${u})`), {
      name: 'the time for the 1 km back, in hours',
      because: text`Times can be subtracted because both ways together take the sum of the two times. Speeds
          cannot, because the average is not their middle.`,
    })`
      The 1 km there, at ${kmh(u)}, takes $\frac{1}{${u}}$ of an hour. Subtract it, and the time for the way back is
      left.`;
    const last = step(calc`1 ÷ ${frac(back)}`, {
      name: 'the speed on the way back',
      because: text`Speed is distance over time. In the time that is left only the way back is covered, 1 km and
          not 2.`,
    })`
      The way back is 1 km. Divide it by its time to get the speed.`;
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
          You chose the speed so that the average is the middle of the two speeds. That holds when both speeds last
          equally long, but here the two ways are equally long. The middle of ${u} and $${last}$ is the given average.`,
        slip('averaged_the_speeds', last, calc`2 / (1 / ${u} + (${u} + ${v}) / (2 * ${u} * ${v}))`)`
          You found the average speed of ${u} and the given average, $${last}$ km/h. The given average already belongs
          to
          both ways.`,
        slip('averaged_the_speeds', last, calc`(2 * ${u} * ${v} / (${u} + ${v}))^2 / ${u}`)`
          Here the average was taken for the geometric mean of the two speeds, so its square divided by ${u} gave
          $${last}$. For equal distances the average speed is the harmonic mean.`,
        slip('added_for_subtracted', back, calc`${whole} + 1 / ${u}`)`
          You added the time there, $\frac{1}{${u}}$ h for 1 km, to the time for both ways. It is a part of that time
          and has to be subtracted.`,
        slip('mixed_up_one_way_and_both', back, whole)`
          You gave the way back the time for both ways, $${frac(whole)}$ h for 1 km each way. The way there has used a
          part of this time.`,
        slip('mixed_up_one_way_and_both', last, calc`4 * ${u} * ${v} / (${u} + ${v})`)`
          Doubling the average gives $${last}$. That would be needed if the way there took no time at all.`,
        slip('mixed_up_one_way_and_both', last, calc`2 / ${back}`)`
          You divided 2 km, both ways, by the time that is left. In this time only the 1 km back is covered.`,
        slip('ignored_the_weights', last, calc`6 * ${u} * ${v} / (${u} + ${v}) - 2 * ${u}`)`
          $3 \times ${q(2 * u * v, u + v)} - 2 \times ${u} = ${last}$ counts ${u} km/h twice among three speeds. The
          weights of speeds are their times.`,
        slip('ignored_the_weights', last, calc`(6 * ${u} * ${v} / (${u} + ${v}) - ${u}) / 2`)`
          $\frac{3 \times ${q(2 * u * v, u + v)} - ${u}}{2} = ${last}$ counts the speed back twice among three speeds.
          The weights of speeds are their times.`,
        slip('averaged_the_speeds', last, calc`(2 * ${u} * ${v} / (${u} + ${v}) + ${u}) / 2`)`
          You averaged ${u} and the average speed and got $${last}$. The average lies between ${u} and the speed back,
          so the speed back is on the other side of it.`,
        slip('mixed_up_one_way_and_both', whole, calc`${whole} / 2`)`
          You allowed $${frac(whole)}$ h for both ways of 1 km each. At the given average that is the time for one way
          only.`,
      ],
      snapRead: text`The two ways are equally long. One speed and the average speed are known, and the speed on the way
        back is asked.`,
      approach: text`Speeds cannot be subtracted here, but times can. Find the time that the average allows for both
        ways, subtract the time there, and turn the time back into a speed.`,
      faster: text`With $v$ for the speed back, $\frac{1}{v} = \frac{2}{${q(2 * u * v, u + v)}} - \frac{1}{${u}}$.`,
      check: () =>
        text`For equal distances the average is $\frac{2 \times ${u} \times ${last}}{${u} + ${last}} = ${q(
          2 * u * v,
          u + v,
        )}$ km/h, as given.`,
      principle: text`When an average speed is given, turn every speed into the time for the same distance: the times
        can be added and subtracted.`,
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
    const whole = step(frac(calc`${d + e} / ${planned(p)}`), {
      name: 'the time allowed for the whole journey, in hours',
      because: text`The average counts the halt too, so it fixes the time from start to end.`,
    })`
      The average speed of ${kmh(planned(p))} includes the halt. Divide the ${d + e} km by it to find the time allowed
      for everything.`;
    const lost = find(q(haltOf(p) ?? 0, 60), { name: 'the halt, in hours' });
    const used = step(frac(calc`${d} / ${u} + ${frac(lost)}`), {
      name: 'the time used until the end of the halt, in hours',
      because: text`A halt covers no distance, but the clock goes on. So it uses up a part of the time that the
          average allows.`,
    })`
      Find the time that has gone when the halt ends: the first ${d} km at ${kmh(u)}, and then the halt of
      $${haltOf(p)}$ minutes.`;
    const last = step(calc`${e} ÷ (${frac(whole)} - ${frac(used)})`, {
      name: 'the speed for the rest',
      because: text`What is left of the time is all that the rest of the way may take. A speed is distance over
          time, so no average of speeds is needed.`,
    })`
      ${e} km remain, and the time for them is the difference of the two times. Divide the distance by the time.`;
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
          You left out the halt of $${haltOf(p)}$ minutes. The average includes it, so it uses up a part of the allowed
          time.`,
        slip('averaged_the_speeds', last, calc`${planned(p)} * 2 - ${u}`)`
          ${here} makes ${numberTex(planned(p))} the middle of this speed and ${u}. That needs equal times for the two
          parts, and a halt that takes no time.`,
        slip('swapped_the_weights', last, calc`(${planned(p)} * (${d} + ${e}) - ${u} * ${d}) / ${e}`)`
          You gave ${kmh(last)} and ${kmh(u)} the distances ${e} and ${d} km as weights. In an average of speeds the
          weights are the times.`,
        slip('left_out_a_stop', used, calc`${d} / ${u} - ${lost}`)`
          You subtracted the $${haltOf(p)}$ minutes of the halt from the time of the first ${d} km. The halt comes on
          top of that time.`,
        slip('forgot_what_was_done', last, calc`(${d} + ${e}) / (${whole} - ${used})`)`
          You divided all ${d + e} km by the time that is left for the last ${e} km.`,
        slip('forgot_what_was_done', used, lost)`
          You subtracted only the halt from the allowed time. The first ${d} km have taken time as well, so less is left
          for the last ${e} km.`,
        slip('used_a_wrong_given_number', last, calc`${d} / (${whole} - ${used})`)`
          You divided the first ${d} km by the time that is left. In that time the other ${e} km have to be covered.`,
      ],
      snapRead: text`The average speed for the whole distance is fixed, and it includes the halt. The speed over the
        first part and the length of the halt are known; the speed for the rest is asked.`,
      approach: text`Turn the average into the time allowed for everything. Subtract the time used, halt
        included, and divide the distance that is left by the time that is left.`,
      check: text`The three times are $\frac{${d}}{${u}} + ${frac(lost)} + \frac{${e}}{${last}} = ${frac(whole)}$ h, and
        ${d + e} km in this time are ${kmh(planned(p))} on average.`,
      principle: text`A required average speed fixes the total time, so work in times: what is allowed less what is used
        is what remains.`,
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
    const times = step(frac(calc`(${average(p)} - ${v}) / (${u} - ${v})`), {
      name: `the fraction of the time at ${u} km/h`,
      because: text`In an average of speeds the weights are times: a speed kept for a longer time counts more. So
          alligation gives parts of the time first, not of the distance.`,
    })`
      The weights in an average of speeds are the times. Use alligation to find which fraction of the time the speed is
      ${kmh(u)}.`;
    const covered = step(calc`${frac(times)} * ${u}`, {
      name: `the km covered at ${u} km/h in an average hour`,
      because: text`In equal times the faster speed covers more. So a part of the time is not the same part of the
          distance.`,
    })`
      Take a time of 1 hour in all. Multiply that fraction of the hour by ${kmh(u)} to find how many km are covered at
      this speed.`;
    const part = step(frac(calc`${covered} / ${average(p)}`), {
      name: `the fraction of the distance at ${u} km/h`,
      because: text`The average speed is what is covered in an hour at both speeds together. The fraction of the
          distance compares one part with this whole.`,
    })`
      In this hour $${average(p)}$ km are covered in all, as the average says. Divide to find the fraction of the
      distance.`;
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
          $${frac(times)}$ is the fraction of the time at ${kmh(u)}. The question asks for the fraction of the
          distance.`,
        slip('answered_another_quantity', part, () => calc`1 - ${covered} / ${average(p)}`)`
          $${frac(part)}$ is the fraction of the distance at ${kmh(v)}. The question asks about ${kmh(u)}.`,
        slip('gave_the_complement', part, calc`1 - ${times}`)`
          $${frac(part)}$ is the fraction of the time at ${kmh(v)}. Neither the time nor that speed is asked.`,
        slip('swapped_the_two', covered, calc`${times} * ${v}`)`
          You multiplied the time at ${kmh(u)} by the other speed: ${here}. A distance is a time multiplied by its own
          speed.`,
        slip('took_the_whole_for_a_part', part, () => calc`${covered} / (${average(p)} - ${covered})`)`
          You divided the distance at ${kmh(u)} by the distance at ${kmh(v)}, which gives $${frac(part)}$. It has to be
          divided by the whole distance.`,
        slip('inverted_the_ratio', times, calc`1 - ${times}`)`
          $${frac(times)}$ of the time belongs to the other speed. In alligation the speed that is nearer to the average
          has the larger weight.`,
      ],
      snapRead: text`Two speeds and their average are known. The fraction of the distance is asked, and alligation on
        speeds gives the fraction of the time.`,
      approach: text`Use alligation on the speeds to find the fractions of the time. Then multiply time by speed,
        because in an equal time the faster speed covers more distance.`,
      faster: text`Use alligation on the hours for 1 km, $\frac{1}{${u}}$ and $\frac{1}{${v}}$ with the average
        $\frac{1}{${average(p)}}$. It gives the fractions of the distance at once.`,
      check: () =>
        text`Let the distance be 1 km. It takes $${frac(part)} \div ${u} + ${frac(q(1).sub(part))} \div ${v} =
          ${frac(average(p).inverse())}$ h, and that is ${kmh(average(p))}.`,
      principle: text`Alligation on speeds gives the ratio of the times; alligation on the times for 1 km gives the
        ratio of the distances.`,
    };
  },
);

const halves = form<Trip>(
  'half-way-against-half-time',
  {
    band: 'Medium',
    seconds: 70,
    revision: 4, // No option is tied to the key at a glance.
    untied: true,
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
    const byWay = step(calc`60 * (${d} / ${u} + ${d} / ${v})`, {
      name: 'the minutes of the first, who changes after half of the distance',
      because: text`The two halves of the distance are equal, but they take different times. So each time has to
          be found by itself before they are added.`,
    })`
      The first covers ${d} km at each speed. Add the two times, and multiply by 60 to get minutes.`;
    const mean = find(calc`(${u} + ${v}) / 2`, { name: 'the average speed of the second' });
    const byTime = step(calc`60 * (${2 * d} / ${mean})`, {
      name: 'the minutes of the second, who changes after half of the time',
      because: text`With equal times both speeds have the same weight, so their plain mean is right here. For
          equal distances it would be wrong, because the slower half lasts longer.`,
    })`
      The second keeps each speed for half of the time, so the average speed is the middle of the two, ${kmh(mean)}.
      Divide the whole distance, ${2 * d} km, by it.`;
    const apart = step(calc`abs(${byWay} - ${byTime})`, {
      name: text`the difference of the times in minutes`,
      works: value => tex`${byWay} - ${byTime} = ${value}`,
      because: text`Half of the distance at the slow speed lasts longer than half of the time at it. So the first
          is slower on the whole and needs more time.`,
    })`
      Subtract the two times to find by how many minutes they differ.`;
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
          You let the first go the whole distance at ${Math.min(u, v)} km/h, which takes $${byWay}$ minutes. Half of the
          distance is covered at ${Math.max(u, v)} km/h.`,
        slip('left_out_a_case', byTime, calc`120 * ${d} / max(${u}, ${v})`)`
          You let the second go at ${Math.max(u, v)} km/h all the time, which takes $${byTime}$ minutes. For half of the
          time the speed is ${Math.min(u, v)} km/h.`,
        slip('halved_needlessly', apart, calc`abs(${byWay} - ${byTime}) / 2`)`
          You halved the difference of the times, so $${apart}$ minutes is the difference over half of the distance.`,
        slip('mixed_up_one_way_and_both', apart, calc`abs(${byWay} - ${byTime}) * 2`)`
          You doubled the difference of the times, so $${apart}$ minutes is the difference over twice the distance.`,
        slip(
          'answered_another_quantity',
          apart,
          calc`60 * ${d} / min(${u}, ${v}) - 60 * ${d} / max(${u}, ${v})`,
        )`
          $${apart}$ minutes is by how much the first takes longer for the slower half of the distance than for the
          faster half. The question compares the first with the second.`,
        slip('averaged_the_speeds', mean, calc`(min(${u}, ${v}) + 2 * max(${u}, ${v})) / 3`)`
          You gave the second an average of ${kmh(mean)}, which counts the faster speed twice. Both speeds last equally
          long, so both count once.`,
        slip(
          'ignored_the_weights',
          byWay,
          calc`180 * ${d} / (2 * min(${u}, ${v})) + 60 * ${d} / (2 * max(${u}, ${v}))`,
        )`
          You let the first cover three quarters of the distance at ${Math.min(u, v)} km/h. Only half of it is covered
          at that speed.`,
        slip('answered_another_quantity', apart, calc`abs(${byWay} - ${byTime}) * ${v} / 60`)`
          $${apart}$ is how many kilometres at ${kmh(v)} are still to be covered by the one who comes later. The
          question asks for minutes.`,
        slip('answered_another_quantity', apart, calc`(${u} + ${v}) / 2 - 2 * ${u} * ${v} / (${u} + ${v})`)`
          $${apart}$ is the difference of the two average speeds in km/h. The question asks for the difference of the
          times.`,
        slip('ignored_the_weights', mean, calc`(2 * min(${u}, ${v}) + max(${u}, ${v})) / 3`)`
          You gave the second an average of ${kmh(mean)}, which counts the slower speed twice. Both speeds last equally
          long, so both count once.`,
      ],
      snapRead: text`Both use the same two speeds. One changes the speed after half of the distance, the other after
        half of the time, and the difference of the two times is asked.`,
      approach: text`For the first, add the times for the two halves of the distance. For the second, the speeds last
        equally long, so the average speed is their middle. Then subtract the two times.`,
      check: text`In half of $${byTime}$ minutes each, the second covers $${byTime.mul(u).div(120)}$ and
        $${byTime.mul(v).div(120)}$ km, together ${2 * d} km. The first takes $${byWay}$ minutes for the same ${2 * d}
        km.`,
      principle: text`Equal times make the average speed the arithmetic mean of the two speeds; equal distances make it
        the harmonic mean, which is smaller.`,
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

import { personBy } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface TwoDays {
  way: number;
  /** Km by the faster mode on two days, and the minutes of each day. */
  less: number;
  more: number;
  slowDay: number;
  fastDay: number;
  frame: number;
}

const byOneAlone = form<TwoDays>(
  'time-by-one-mode-alone',
  {
    band: 'Medium',
    seconds: 90,
    revision: 2,
    verify: ({ way, less, more, slowDay, fastDay }) => {
      // Minutes per km of both modes by Cramer's rule on the two days.
      const [a, b, c, d] = [less, way - less, more, way - more];
      const bottom = a * d - b * c;
      return q(way * (slowDay * d - b * fastDay), bottom);
    },
  },
  ({ way, less, more, slowDay, fastDay, frame }, { step, find }) => {
    const [fast, slow] = wording(frame, ['train', 'bus'], ['truck', 'barge'], ['scooter', 'bicycle']);
    const moved = step(calc`${more} - ${less}`.in('km'), {
      name: text`the km that changed from ${slow} to ${fast}`,
      because: text`The whole way is the same in both cases, so the two times differ only by these km. Neither
          speed has to be found.`,
    })`
      Compare the two cases. Find how many km are covered by ${fast} instead of by ${slow} in the second one.`;
    const saved = step(calc`${slowDay} - ${fastDay}`.in('min'), {
      name: text`the minutes saved on these km`,
      because: text`All other km are covered in the same way and take the same time in both cases. So the whole
          difference belongs to the km that changed.`,
    })`
      Subtract the two times: this is what the change of these km saves.`;
    const rest = step(calc`${way} - ${more}`.in('km'), {
      name: text`the km that are still by ${slow}`,
      because: text`In the question no km is left for the ${slow}. From the second case on, only these km can
          still change.`,
    })`
      Find how many km are by ${slow} in the second case as well.`;
    const further = step(calc`${saved} * ${rest} / ${moved}`.in('min'), {
      name: 'the further saving',
      because: text`Both speeds are constant, so 10 km save twice as much as 5 km. A saving belongs to km that
          change, not to all km by ${fast}.`,
    })`
      Every km that changes from ${slow} to ${fast} saves the same time. Multiply the known saving by the ratio of the
      km to find what these km save.`;
    const start = find(fastDay);
    const time = step(calc`${start} - ${further}`.in('min'), {
      because: text`The km were counted from the second case on, so its time is the one to start from. In the
          first case more km would have to change.`,
    })`
      Subtract this further saving from the time of the second case: then the whole way is by ${fast}.`;
    const who = personBy(way, less);
    return {
      answer: time,
      stem: wording(
        frame,
        text`${who} travels $${way}$ km. With $${less}$ km by train and the rest by bus this takes $${slowDay}$
          minutes;
          with $${more}$ km by train and the rest by bus it takes $${fastDay}$ minutes. Both run at constant
          speeds. How many minutes would the whole way take by train?`,
        text`Sand is brought over $${way}$ km by barge and truck, each with its own constant speed. If the truck carries
          it for $${less}$ km, the transport lasts $${slowDay}$ minutes, and if the truck carries it for $${more}$ km,
          $${fastDay}$ minutes. In what time would the truck alone bring it over the whole distance?`,
        text`On a way of $${way}$ km to a fair, ${who} rides a scooter for $${less}$ km and a bicycle for the rest, in
          $${slowDay}$ minutes. Coming back by the same road ${who} rides the scooter for $${more}$ km and the
          bicycle for
          the rest, at the same speeds, in $${fastDay}$ minutes. Find the time that the scooter alone would need for one
          way.`,
      ),
      show: value => withUnit(value, 'minutes'),
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('answered_another_quantity', time, calc`${slowDay} + ${saved} * ${less} / ${moved}`)`
          You found the time of the whole way by ${slow}: ${here} minutes. The question asks for the ${fast}.`,
        slip('scaled_from_the_wrong_length', rest, calc`${way} - ${less}`)`
          The saving was carried on over $${rest}$ km, which are by ${slow} in the first case. From $${fastDay}$ minutes
          only the km by ${slow} of the second case can still change.`,
        slip('used_a_wrong_given_number', start, slowDay)`
          You subtracted the further saving from the $${slowDay}$ minutes of the first case. From the first case to the
          second some minutes had been saved already.`,
        slip('stopped_a_step_early', time, further)`
          You gave only the further saving, $${time}$ minutes. It has to be subtracted from the time of the second
          case.`,
        slip('assumed_a_proportion', time, calc`${fastDay} * ${way} / ${more}`)`
          ${here} minutes counts all $${fastDay}$ minutes for the $${more}$ km by ${fast}. The other km took some of
          them.`,
        slip('assumed_a_proportion', further, calc`${fastDay} * ${rest} / ${way}`)`
          A saving of ${here} minutes is the time of the last km at the mean speed of the whole way; going by ${fast}
          they still take time.`,
        slip('added_for_subtracted', time, calc`${start} + ${further}`)`
          You added the further saving: ${here} minutes. The ${fast} is faster, so more of it makes the time shorter.`,
        slip('scaled_from_the_wrong_length', further, calc`${saved} * ${way} / ${more}`)`
          The $${saved}$ minutes were put down to all $${more}$ km by ${fast} and carried on over the whole way, a
          saving of $${further}$. They were saved on $${more - less}$ km only.`,
      ],
      snapRead: text`The same way is covered in two mixtures of ${fast} and ${slow}, and both times are known. The
        difference comes from the km that changed.`,
      approach: text`Each km that changes to the faster mode saves the same time. Find that saving from the two cases
        and carry it on until no km by ${slow} is left; neither speed is needed.`,
      faster: text`$${moved}$ km save $${saved}$ minutes, so the last $${rest}$ km save $${further}$:
        ${calc`${fastDay} - ${further}`}.`,
      check: text`At ${calc`${time} / ${way}`} minutes a km, $${more}$ km by ${fast} take
        ${calc`${more} * ${time} / ${way}`} minutes and leave ${calc`${fastDay} - ${more} * ${time} / ${way}`} for
        $${rest}$ km by ${slow}; so the first case takes
      ${calc`${less} * ${time} / ${way} + (${fastDay} - ${more} * ${time} / ${way}) * (${way} - ${less}) / ${rest}`}.`,
      principle: text`Where only the shares of two modes change, the time changes in proportion to the distance that
        moves from one to the other.`,
    };
  },
);

interface Punctured {
  way: number;
  walk: number;
  cycle: number;
  train: number;
  /** Minutes lost by walking the second half of the way by bicycle. */
  late: number;
  frame: number;
}

const usual = form<Punctured>(
  'usual-time-from-a-puncture',
  {
    band: 'Medium',
    seconds: 100,
    revision: 2,
    also: ['AR.TSD.2'],
    verify: ({ way, walk, cycle, train, late }) => {
      for (let half = 1; half < 4 * way; half += 1) {
        const km = half / 4;
        if (Math.abs(60 * (km / walk - km / cycle) - late) < 1e-9)
          return q(Math.round(60 * ((2 * km) / cycle + (way - 2 * km) / train) * 1000), 1000);
      }
      throw new Error('no half fits');
    },
  },
  ({ way, walk, cycle, train, late, frame }, { step, find }) => {
    const [first, last] = wording(frame, ['bicycle', 'train'], ['rickshaw', 'bus'], ['pony', 'jeep']);
    const each = step(calc`60 / ${walk} - 60 / ${cycle}`.in('min'), {
      name: 'the minutes lost on a km on foot',
      because: text`The half that was walked is also part of the usual time, by ${first}. So only the difference
          of the two times for a km is lost, not the whole time on foot.`,
    })`
      A km on foot takes longer than a km by ${first}. Find how many minutes are lost on each km that is walked.`;
    const half = step(calc`${late} / ${each}`.in('km'), {
      name: `the half of the way by ${first}`,
      because: text`Everywhere else the day was as usual. If each km on foot loses 8 minutes, for example, a delay
          of 24 minutes belongs to 3 km.`,
    })`
      All of the delay comes from the half that was walked: divide to find its length.`;
    const whole = step(calc`2 * ${half}`.in('km'), {
      name: `the way by ${first}`,
      because: text`On a usual day both halves are by ${first}. The question is about the usual day, so the whole
          of it is needed.`,
    })`
      The walk began exactly halfway, so the whole way by ${first} is twice the half that was walked.`;
    const others = find(calc`${way} - ${whole}`, { name: `the way by ${last}` });
    const riding = find(calc`60 * ${whole} / ${cycle}`);
    const time = step(calc`${riding} + 60 * ${others} / ${train}`.in('min'), {
      works: value =>
        tex`\frac{60 \times ${whole}}{${cycle}} + \frac{60 \times ${others}}{${train}} = ${value}\text{ min}`,
      because: text`Times are added, not speeds: each part of the way has its own speed. On the usual day nothing
          is walked.`,
    })`
      The rest of the $${way}$ km is by ${last}. Find both usual times in minutes and add them.`;
    return {
      answer: time,
      stem: wording(
        frame,
        text`Every day Arnav rides a bicycle at $${cycle}$ km/h to the station and takes a local train at once, which
          runs at $${train}$ km/h. His office at the end of the line is $${way}$ km from home. Today the bicycle broke
          down exactly halfway to the station; he walked the other half at $${walk}$ km/h and arrived at the station
          $${late}$ minutes later than usual. How many minutes does the whole way usually take him?`,
        text`From her house Meher takes a rickshaw at $${cycle}$ km/h to the stand and there a bus at $${train}$ km/h,
          in all $${way}$ km to her school. Once the rickshaw got stuck in the middle of its part of the way, and she
          went on foot to the stand at $${walk}$ km/h, which cost her $${late}$ minutes more than the rickshaw would
          have needed. What is her usual time of travel to school?`,
        text`A guide brings guests over $${way}$ km to a lake, on a pony at $${cycle}$ km/h up to the road and from
          there in a jeep at $${train}$ km/h. One day the pony went lame when half of the path to the road was done.
          The guests walked the rest of the path at $${walk}$ km/h and were $${late}$ minutes late at the road. Find
          the time that the whole tour takes on other days, without stops.`,
      ),
      show: value => withUnit(value, 'minutes'),
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('mixed_up_a_length_and_its_half', whole, half)`
          You used the $${half}$ km on foot as the whole way by ${first}. The walk began halfway, so they are half of
          it.`,
        slip('took_a_mover_for_standing', each, calc`60 / ${walk}`)`
          ${here} minutes are needed for a km on foot, but the ${first} would have needed time for it, too. Only the
          difference is lost.`,
        slip('answered_another_quantity', time, calc`${riding} + 60 * ${others} / ${train} + ${late}`)`
          You found the time on the day with the walk: ${here} minutes. The question asks for the usual time, which is
          $${late}$ minutes less.`,
        slip('left_out_a_term', others, way)`
          You counted the ${last} for all $${way}$ km. A part of them is by ${first}, so only the rest is by ${last}.`,
        slip('added_for_subtracted', each, calc`60 / ${walk} + 60 / ${cycle}`)`
          You added the two times for a km: ${here} minutes. The km has to be covered in any case, so the delay is
          their difference.`,
        slip('took_times_for_rates', half, calc`(${cycle} - ${walk}) * ${late} / 60`)`
          ${here} km multiplies the delay by the difference of the speeds. The delay is a difference of two times over
          the same km.`,
        slip('left_out_a_term', riding, calc`60 * ${half} / ${cycle}`)`
          You counted only $${riding}$ minutes by ${first}. That is the time of one half, but usually both halves are
          by ${first}.`,
      ],
      snapRead: text`Half of the way by ${first} had to be walked, and the delay is known. It gives the length of this
        half, and then the usual times follow.`,
      approach: text`Find how much each km on foot loses against the ${first}. The delay then gives the half, and both
        usual times can be added.`,
      check: text`$${half}$ km take ${calc`60 * ${half} / ${walk}`} minutes on foot and
        ${calc`60 * ${half} / ${cycle}`} by ${first}: a difference of $${late}$.`,
      principle: text`A delay from a slower mode belongs to its own stretch: the time lost on each km, times the km.`,
    };
  },
);

const lightSpeeds = [
  [36, 15],
  [40, 12],
  [30, 12],
  [45, 18],
  [32, 10],
] as const;
const heavySpeeds = [
  [60, 40],
  [75, 50],
  [72, 45],
  [80, 48],
  [60, 24],
  [50, 30],
  [90, 40],
] as const;

/** AR.TSD.7 Medium: shares of two modes that change, and a half that is walked. */
export const changedShares: readonly AnyTemplate[] = [
  ...situation<TwoDays>({
    type: 'AR.TSD.7',
    situation: 'two-mixtures-of-modes',
    tries: 60,
    draw: draw => {
      const frame = draw.int(0, 2);
      const [fast, slow] = frame === 2 ? draw.pick(lightSpeeds) : draw.pick(heavySpeeds);
      const unit = frame === 2 ? 2 : 10;
      const way = unit * draw.int(15, 48);
      const [less, more] = [unit * draw.int(2, 12), unit * draw.int(6, 30)];
      const time = (km: number) => q(60 * km, fast).add(q(60 * (way - km), slow));
      const [slowDay, fastDay, all] = [time(less), time(more), time(way)];
      const fits =
        more > less + unit &&
        way > more + 2 * unit &&
        way !== more + less &&
        way - more !== more - less &&
        [slowDay, fastDay, all].every(t => t.d === 1n);
      return fits ? { way, less, more, slowDay: slowDay.valueOf(), fastDay: fastDay.valueOf(), frame } : null;
    },
    forms: [byOneAlone],
  }),
  ...situation<Punctured>({
    type: 'AR.TSD.7',
    situation: 'half-on-foot',
    tries: 60,
    draw: draw => {
      const [walk, cycle] = draw.pick([
        [4, 12],
        [5, 15],
        [4, 10],
        [5, 12],
        [6, 15],
        [3, 12],
        [5, 20],
        [4, 16],
        [6, 18],
        [3, 8],
      ] as const);
      const train = draw.pick([24, 30, 36, 40, 45, 48, 60]);
      const half = q(draw.int(3, 12), 2);
      const late = half.mul(60).div(walk).sub(half.mul(60).div(cycle));
      const way = draw.int(12, 60);
      const time = half
        .mul(120)
        .div(cycle)
        .add(q(way).sub(half.mul(2)).mul(60).div(train));
      const fits =
        late.d === 1n && late.lte(60) && half.mul(2).lt(way / 2) && time.d === 1n && train > 1.6 * cycle;
      return fits ? { way, walk, cycle, train, late: late.valueOf(), frame: draw.int(0, 2) } : null;
    },
    forms: [usual],
  }),
];

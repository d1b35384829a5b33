import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Halves {
  /** The two speeds in km/h, the greater one first, and the hours of each half of the time. */
  fast: number;
  slow: number;
  hours: number;
  what: string;
  frame: number;
}

const vehicles = ['van', 'milk lorry', 'school bus', 'mail van'] as const;

/** The speed over the second half of the way, where the first half lies in the fast part. */
const secondSpeed = ({ fast, slow }: Pick<Halves, 'fast' | 'slow'>) =>
  q(fast * (fast + slow), 3 * fast - slow);

const secondHalf = form<Halves>(
  'speed-of-the-second-half-of-the-way',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AR.AVG.2'],
    verify: ({ fast, slow }) => {
      // Small steps of time over two hours: when was half of the way behind?
      const steps = 200_000;
      const half = (fast + slow) / 2;
      let way = 0;
      for (let i = 0; i < steps; i += 1) {
        way += (i < steps / 2 ? fast : slow) * (2 / steps);
        if (way >= half - 1e-9)
          return nearFraction(Math.round((half / (2 - (2 * (i + 1)) / steps)) * 100) / 100, 100);
      }
      throw new Error('the way never ends');
    },
  },
  (p, { step, find }) => {
    const { fast, slow, hours, what, frame } = p;
    const mean = q(fast + slow, 2);
    const drop = q(fast - slow, fast).mul(100);
    const first = find(fast);
    const second = find(slow);
    const way = step(calc`${first} + ${second}`, {
      name: 'the whole way',
      works: value => tex`1 \times ${first} + 1 \times ${second} = ${value}`,
      because: text`An average speed does not depend on how long the trip is, only on how the times compare. So
          each half of the time may be one hour.`,
    })`
      Let each half of the time be one hour. Then the two parts of the way are $${first}$ km and $${second}$ km; add
      them to find the whole way.`;
    const half = step(calc`${way} / 2`, {
      name: 'half of the way',
      because: text`The speed changes at half of the time, and by then more than half of the way is done, because
          the first speed is the higher one.`,
    })`
      Divide the whole way by 2. The result is less than $${first}$ km, so the first half of the way lies wholly in
      the first hour.`;
    const rest = find(calc`${first} - ${half}`);
    const time = step(calc`${rest} / ${first} + 1`, {
      name: 'the time for the second half of the way',
      works: (_, working) => tex`${first} - ${half} = ${rest}, \qquad ${working}`,
      because: text`The second half of the way begins before the speed changes. So it has two pieces, and each
          takes its own time.`,
    })`
      The second half of the way begins with the $${rest}$ km of the first hour that are left, at $${first}$ km/h, and
      goes on with the whole second hour.`;
    const wanted = step(calc`${half} ÷ ${time}`, {
      name: text`the average speed over the second half of the way`,
      because: text`An average speed is distance over time, whatever the speeds in between are. Not the mean of
          the two speeds, because they last for different times.`,
    })`
      Divide the second half of the way by its time.`;
    const known =
      frame === 0
        ? text`For the first half of the time of a trip a ${what} keeps to one speed. For the other half of the time the
          road is bad, and the speed is ${drop}% lower. The whole trip takes $${2 * hours}$ hours, at an average speed
          of $${mean}$ km/h.`
        : text`On a trip of $${mean.mul(2 * hours)}$ km, which took $${2 * hours}$ hours, a ${what} had one speed
          until half of the time was over. After that, in heavy rain, its speed was ${drop}% lower.`;
    return {
      answer: wanted,
      stem: text`${known} What was its average speed over the second half of the distance?`,
      show: value => withUnit(value, 'km/h'),
      plausible: value => value.gt(0) && value.lte(fast) && value.d <= 12n,
      slips: [
        slip('took_times_for_distances', wanted, second)`
          You gave $${wanted}$ km/h, the speed in the second half of the time. The second half of the distance begins
          earlier, at the higher speed.`,
        slip('took_the_whole_for_a_part', wanted, calc`${way} / 2`)`
          You found the average over the whole trip: ${here}. The second half of the distance is slower than the
          first.`,
        slip('averaged_the_speeds', wanted, calc`(${mean} + ${second}) / 2`)`
          ${here} is the mean of two speeds, of the whole trip and of the slow part. The second half of the distance has
          its own length and time.`,
        slip('ignored_the_weights', wanted, calc`2 * ${first} * ${second} / (${first} + ${second})`)`
          ${here} is the average when half of the distance belongs to each speed. Here it is half of the time.`,
        slip('left_out_a_term', time, 1)`
          You used half of the whole time for the second half of the distance. It takes longer, because it begins
          while the speed is still $${first}$ km/h.`,
        slip('wrong_base', wanted, () => calc`${mean} * ${q(100).sub(drop)} / 100`)`
          You subtracted ${drop}% from the average speed of the whole trip: ${here}. They belong to the first speed,
          and the second half of the distance is not all slow.`,
        slip('forgot_what_was_done', time, calc`${half} / ${first} + 1`)`
          ${here} hours were taken for the second half of the distance. Of the first hour only the last $${rest}$ km
          belong to it, and not half of the distance.`,
        slip('answered_another_quantity', wanted, first)`
          You gave $${wanted}$ km/h, the speed over the first half of the distance. The question asks for the second
          half.`,
      ],
      snapRead: text`The speed changes at half of the time, but the question asks for half of the distance.`,
      approach: text`Find the two speeds from their mean. The faster part covers more than half of the way, so the
        second half of the way is a piece of it and the whole slow part.`,
      faster: text`Over the first half of the distance the speed is $${first}$ km/h, over all it is $${mean}$ km/h.
        Halves of a distance have the harmonic mean: $\frac{2}{${mean}} = \frac{1}{${first}} + \frac{1}{x}$.`,
      check: text`Half of the way at $${first}$ km/h and half at $${wanted}$ km/h have the average
        $\frac{2 \times ${first} \times ${wanted}}{${first} + ${wanted}} = ${mean}$ km/h.`,
      principle: text`Half of the time and half of the distance are two different places of a trip: find first where one
        lies in the other.`,
    };
  },
);

interface ThereAndBack {
  /** The two speeds in km/h, the greater one first, and the distance. */
  fast: number;
  slow: number;
  far: number;
  who: string;
  way: string;
  frame: number;
}

const drivers = [
  { who: 'Gurpreet', way: 'from a factory to a port' },
  { who: 'Nandini', way: 'from a village to a town' },
  { who: 'Tenzin', way: 'from a mill to a market' },
] as const;
const thereAt = ({ fast, slow, far }: Omit<ThereAndBack, 'who' | 'way' | 'frame'>) => q(2 * far, fast + slow);
const backAt = ({ fast, slow, far }: Omit<ThereAndBack, 'who' | 'way' | 'frame'>) =>
  q(far * (fast + slow), 2 * fast * slow);

const inHours = (hours: Fraction) => {
  const minutes = Math.round(hours.valueOf() * 60);
  return minutes % 60 === 0
    ? text`${minutes / 60} hour(s)`
    : text`${Math.floor(minutes / 60)} hour(s) ${minutes % 60} minute(s)`;
};

const betweenTheSpeeds = form<ThereAndBack>(
  'per-cent-between-the-speeds',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['AL.QUA.4'],
    verify: p => {
      for (let slow = 1; slow < 200; slow += 1)
        for (let fast = slow + 1; fast < 200; fast += 1) {
          const isSame = thereAt({ fast, slow, far: p.far }).equals(thereAt(p));
          if (isSame && backAt({ fast, slow, far: p.far }).equals(backAt(p)))
            return q(100 * (fast - slow), slow);
        }
      throw new Error('no speeds fit');
    },
  },
  (p, { step, find }) => {
    const { far, who, way, frame } = p;
    const [there, back] = [thereAt(p), backAt(p)];
    const sum = step(calc`2 * ${far} ÷ ${frac(there)}`, {
      name: 'the sum of the two speeds',
      works: (_, working) =>
        tex`\frac{t}{2} \times x + \frac{t}{2} \times y = ${far} \Rightarrow x + y = ${working}`,
      because: text`With equal times the average is the plain mean of the speeds. So the distance is half of their
          sum times the whole time.`,
    })`
      Let $x$ and $y$ be the greater and the lower speed, in km/h. On the way there each is kept for half of the time
      $t$, and $t$ is ${inHours(there)}.`;
    const product = step(calc`${far} * ${sum} ÷ (2 * ${frac(back)})`, {
      name: 'the product of the two speeds',
      works: (_, working) =>
        tex`\frac{${far}}{2x} + \frac{${far}}{2y} = \frac{${far}(x + y)}{2xy} \Rightarrow xy = ${working}`,
      because: text`At equal distances more time is spent at the lower speed, so here the mean is not half of the
          sum. Over a common denominator the sum and the product of the speeds appear.`,
    })`
      On the way back each speed is kept for half of the distance, and the two times make ${inHours(back)}. Add them
      and substitute the sum of the speeds to find their product.`;
    const square = step(calc`${sum}^2 - 4 * ${product}`, {
      name: 'the square of the difference',
      works: (_, working) => tex`(x - y)^2 = (x + y)^2 - 4xy = ${working}`,
      because: text`$(x + y)^2$ and $(x - y)^2$ differ only in the term $2xy$, which is added in one and
          subtracted in the other.`,
    })`
      The sum and the product of the speeds are known. Use $(x - y)^2 = (x + y)^2 - 4xy$ to find the square of their
      difference.`;
    const low = step(calc`(${sum} - sqrt(${square})) / 2`, {
      name: 'the lower speed',
      works: (_, working) => tex`y = ${working}`,
      because: text`Sum minus difference is twice the lower speed: $(x + y) - (x - y) = 2y$.`,
    })`
      The root is the difference of the speeds. Subtract it from the sum and halve to find the lower speed.`;
    const high = find(calc`${sum} - ${low}`);
    const wanted = step(calc`(${high} / ${low} - 1) * 100%`, {
      works: value =>
        tex`x = ${sum} - ${low} = ${high}, \qquad \left(\frac{${high}}{${low}} - 1\right) \times 100\% = ${value}\%`,
      because: text`'Greater than the lower one' makes the lower speed the base, 100%. A ratio of 1.5, for
          example, is 50% greater, not 150%.`,
    })`
      Subtract the lower speed from the sum to find the greater one. Then write by how much it is greater, as a per
      cent of the lower speed.`;
    const [mean, harmonic] = [q(far).div(there), q(far).div(back)];
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} drives ${way}, $${far}$ km away, with one speed for the first half of the time and a lower one
            for the other half, and arrives after ${inHours(there)}. On the way back the greater speed is kept for the
            first half of the distance and the lower one for the other half; this takes ${inHours(back)}. By what per
            cent is the greater speed greater than the lower one?`
          : text`The road ${way} is $${far}$ km long. Going there, ${who} drives at the speeds $x$ and $y$ km/h, with
            $x > y$, for equal times; coming back, at $x$ and $y$ km/h over equal distances. The way there takes
            ${inHours(there)} and the way back ${inHours(back)}. By what per cent is $x$ greater than $y$?`,
      show: percent,
      plausible: value => value.gt(0) && value.d <= 12n,
      slips: [
        slip('averaged_the_speeds', wanted, calc`(${mean} / ${harmonic} - 1) * 100%`)`
          You compared the two average speeds: ${here}. The question asks about the two speeds of which they are
          averages.`,
        slip('wrong_base', wanted, calc`(1 - ${low} / ${high}) * 100%`)`
          You found by how much the lower speed is lower: ${here}. The base has to be the lower speed, not the greater
          one.`,
        slip('stopped_a_step_early', wanted, calc`${high} / ${low} * 100%`)`
          You wrote the greater speed as a per cent of the lower one: ${here}. The question asks only by how much it
          is greater.`,
        slip('did_not_halve', high, calc`${sum} + sqrt(${square})`)`
          ${here} was used for the greater speed. The sum and the difference together make twice that speed.`,
        slip('doubled_needlessly', wanted, calc`2 * (${mean} / ${harmonic} - 1) * 100%`)`
          ${here} is twice the difference of the two averages. The difference of the speeds is not in proportion to
          it.`,
        slip('answered_another_quantity', wanted, calc`(${high} / ${mean} - 1) * 100%`)`
          You compared the greater speed with the average on the way there: ${here}. The question compares it with the
          lower speed.`,
        slip('forgot_the_root', wanted, calc`((${high} / ${low})^2 - 1) * 100%`)`
          You compared the squares of the speeds: ${here}. The speeds themselves are in a smaller ratio, so find it
          from them.`,
        slip('answered_another_quantity', wanted, calc`(${high} / ${harmonic} - 1) * 100%`)`
          You compared the greater speed with the average on the way back: ${here}. The question compares it with the
          lower speed.`,
      ],
      snapRead: text`Equal times give the plain mean of two speeds, equal distances their harmonic mean.`,
      approach: text`The way there gives the sum of the speeds, the way back then gives their product. Sum and product
        fix both.`,
      faster: text`Let the speeds be in the ratio $r : 1$. The two times are as the harmonic to the plain mean, so
        $\frac{4r}{(r + 1)^2} = ${frac(harmonic.div(mean))}$: neither the distance nor the speeds are needed.`,
      check: text`$${high}$ and $${low}$ km/h: for equal times the average is $\frac{${high} + ${low}}{2} =
        ${calc`(${high} + ${low}) / 2`.value}$ km/h, for equal distances
        $\frac{2 \times ${high} \times ${low}}{${high} + ${low}} =
        ${calc`2 * ${high} * ${low} / (${high} + ${low})`.value}$ km/h.`,
      principle: text`Of two speeds the mean over equal times, times the mean over equal distances, is the product of
        the speeds.`,
    };
  },
);

/** Speeds with a plain and a harmonic mean of which both are plain numbers, and a distance with times in minutes. */
const trips = [20, 24, 30, 32, 36, 40, 45, 48, 50, 54, 60].flatMap(slow =>
  [30, 36, 40, 45, 48, 50, 54, 60, 64, 70, 72, 75, 80, 90, 96].flatMap(fast => {
    if (fast < slow * 1.2 || fast > slow * 3) return [];
    const mean = (fast + slow) / 2;
    const harmonic = (fast * slow) / mean;
    return [
      60, 72, 80, 90, 96, 100, 108, 120, 135, 144, 150, 160, 180, 192, 200, 210, 225, 240, 250, 252, 288, 300,
    ].flatMap(far => {
      const [there, back] = [(60 * far) / mean, (60 * far) / harmonic];
      const isPlain = [there, back, 10 * harmonic].every(Number.isInteger);
      return isPlain && there >= 60 && back <= 480 && back - there >= 5 ? [{ fast, slow, far }] : [];
    });
  }),
);

/** AR.TSD.1 Hard: half of the time against half of the distance. */
export const halfOfTheTime: readonly AnyTemplate[] = [
  ...situation<Halves>({
    type: 'AR.TSD.1',
    situation: 'half-of-the-time',
    tries: 60,
    draw: draw => {
      const p = { fast: draw.step(24, 96, 2), slow: draw.step(12, 80, 2), hours: draw.int(1, 4) };
      const drop = q(100 * (p.fast - p.slow), p.fast);
      const speed = p.slow < p.fast ? secondSpeed(p) : q(1, 3);
      const fits = drop.d === 1n && drop.gte(15) && drop.lte(60) && speed.mul(2).d === 1n;
      return fits ? { ...p, what: draw.pick(vehicles), frame: draw.int(0, 1) } : null;
    },
    forms: [secondHalf],
  }),
  ...situation<ThereAndBack>({
    type: 'AR.TSD.1',
    situation: 'times-there-distances-back',
    tries: 20,
    draw: draw => ({ ...draw.pick(trips), ...draw.pick(drivers), frame: draw.int(0, 1) }),
    forms: [betweenTheSpeeds],
  }),
];

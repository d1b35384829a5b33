import type Fraction from 'fraction.js';
import { gcd, isCount, upTo } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Rents {
  /** The amounts are a common unit times p², pr and r². */
  p: number;
  r: number;
  unit: number;
  what: string;
  whats: string;
  things: string;
  frame: number;
}

const rents = [
  { what: 'rent', whats: 'rents', things: 'shops' },
  { what: 'charge', whats: 'charges', things: 'lockers' },
  { what: 'salary', whats: 'salaries', things: 'guards' },
] as const;

const largest = form<Rents>(
  'proportion-twice-restored',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['AL.SEQ.5'],
    verify: ({ p, r, unit }) => {
      const d = (unit * (r - p) ** 2) / 2;
      const e = (d * (p + r) ** 2) / (2 * p * p);
      const found: number[] = [];
      // The second amount follows from the two changes for every first one that is tried.
      for (let a = 10; a <= 40000; a += 10) {
        const b = (a * e - d * d) / (2 * d);
        const c = 2 * (b + d) - a;
        if (b > 0 && Math.abs(b * b - a * c) < 1e-6 * b * b) found.push(Math.round(c));
      }
      if (found.length !== 1) throw new Error(`${found.length} fit`);
      return found[0] ?? 0;
    },
  },
  ({ p, r, unit, what, whats, things, frame }, { step, find, write }) => {
    const second = find(q(unit * (r - p) ** 2, 2), { name: text`the rise of the second ${what}` });
    const third = find(second.mul((p + r) ** 2).div(2 * p * p), {
      name: text`the rise of the third ${what}`,
    });
    write(tex`ak + ${second} = \frac{a + ak^2}{2} \Rightarrow a(k - 1)^2 = 2 \times ${second}`, {
      because: text`In an arithmetic progression the middle one is half of the sum of its neighbours. The terms
          are written with $a$ and $k$ because before the change their ratios were equal.`,
    })`
        Let the three be $a$, $ak$ and $ak^2$. After the first change the middle one lies midway between the others.`;
    const squared = step(calc`2 * ${third} / ${second}`, {
      name: 'the square of one more than the common ratio',
      works: (_value, working) =>
        tex`\left(\tfrac{ak^2 - a}{2}\right)^2 = a \times ${third} \Rightarrow (k + 1)^2 = ${working}`,
      because: text`In the quotient of the two conditions the unknown $a$ cancels, since both are $a$ times a
          square. What is left has only $k$ in it.`,
    })`
        In the second change the square of the middle one, $\frac{a + ak^2}{2}$, is $a(ak^2 + ${third})$. Subtract $a
        \times ak^2$, and divide by the first condition.`;
    const common = step(() => q(nearFraction(Math.sqrt(squared.valueOf()) * 720, 1), 720).sub(1), {
      works: value => tex`k = \sqrt{${frac(squared)}} - 1 = ${frac(value)}`,
      name: 'the common ratio',
      because: text`The amounts are positive and in increasing order, so $k$ is more than 1 and $k + 1$ is
          positive. The negative root would make $k$ negative.`,
    })`
        The ratio $k$ is positive, so take the positive root. Subtract $1$ to find $k$.`;
    const least = step(calc`2 * ${second} ÷ (${common} - 1)^2`, {
      name: text`the smallest ${what}`,
      works: value => tex`a = \frac{2 \times ${second}}{(k - 1)^2} = ${value}`,
      because: text`Each condition alone has two unknowns. With $k$ known, the first has only $a$, and $a$ stands
          there once.`,
    })`
        The first condition now contains only the smallest ${what}. Divide to find it.`;
    const wanted = step(calc`${least} * ${common}^2`, {
      name: text`the largest ${what}`,
      works: value => tex`ak^2 = ${value}`,
      because: text`In a continued proportion each step multiplies by $k$. From the first to the third there are
          two steps.`,
    })`
        The largest one is the smallest one times $k^2$. Multiply.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The monthly ${whats} of three ${things} are in continued proportion, in increasing order. If the second
            were ₹${second} more, the three would be in arithmetic progression. If, besides, the third were ₹${third}
            more, the three would be in continued proportion again. What is the largest of the three ${whats} now?`
          : text`Three ${things} have different monthly ${whats}. The ratio of the second to the first is that of the
            third to the second, and the first is the lowest. After a rise of ₹${second} the second ${what} would lie
            exactly midway between the other two. If at the same time the third rose by ₹${third}, both ratios would be
            equal once more. Find the present amount of the third ${what}.`,
      show: rupees,
      plausible: value => isCount(value),
      slips: [
        slip('stopped_a_step_early', wanted, least)`
            You stopped at ₹${wanted}, the smallest ${what}. The question asks for the largest.`,
        slip('answered_another_quantity', wanted, calc`${least} * ${common}`)`
            You found the second ${what} before any change: ${here}. The question asks for the third.`,
        slip('answered_another_quantity', wanted, calc`${least} * ${common} + ${second}`)`
            You found the second ${what} after its rise: ${here}. The question asks for the third.`,
        slip('went_a_step_too_far', wanted, calc`${least} * ${common}^2 + ${third}`)`
            You found the third ${what} after its rise: ${here}. The question asks for the amount before.`,
        slip('left_out_a_factor', least, calc`${second} ÷ (${common} - 1)^2`)`
            You used the rise of ₹${second} once and got ₹${least} for the smallest one. The middle one is half of the
            sum of the outer two, so twice the rise is needed.`,
        slip('left_out_a_term', common, calc`${common} + 1`)`
            You used the root itself as the common ratio, $${frac(common)}$. The root is one more than the common
            ratio.`,
        slip('used_a_factor_twice', least, calc`4 * ${second} ÷ (${common} - 1)^2`)`
            You multiplied the rise of ₹${second} by $4$ and got ₹${least} for the smallest one. The middle one is
            half of a sum, so multiply by $2$.`,
        slip('used_a_factor_twice', wanted, calc`${least} * ${common}^3`)`
            You went one step too far: ${here}. That is the next one after the third ${what}.`,
      ],
      snapRead: text`The ratios are equal, then the differences, then the ratios again. So write the three with the
        smallest one and their common ratio.`,
      approach: text`Each condition gives an equation with the smallest amount and the common ratio. If one is divided
        by the other, only the ratio is left.`,
      check: () => {
        const [a, b] = [least, least.mul(common)];
        return text`₹${a}, ₹${b} and ₹${wanted}: with ₹${b.add(second)} in the middle the differences are
          $${b.add(second).sub(a)}$ and $${wanted.sub(b).sub(second)}$; with ₹${wanted.add(third)} at the end the ratios
          are $${frac(b.add(second).div(a))}$ and $${frac(wanted.add(third).div(b.add(second)))}$.`;
      },
      principle: text`Write a continued proportion with its first term and its ratio; conditions on it become
        products, and dividing one by the other removes an unknown.`,
    };
  },
);

interface River {
  /** Times up and down are as up to down; both together become longer by so many per cent. */
  up: number;
  down: number;
  more: Fraction;
  who: string;
  frame: number;
}

const rowers = [
  { who: 'A ferry' },
  { who: 'A motor boat' },
  { who: 'A fishing boat' },
  { who: 'A rescue boat' },
] as const;

const swifter = form<River>(
  'stream-that-makes-a-trip-longer',
  {
    band: 'Hard',
    seconds: 135,
    also: ['AR.REL.3'],
    verify: ({ up, down, more }) => {
      const [fast, slow] = [1 / down, 1 / up];
      const [stream, still] = [(fast - slow) / 2, (fast + slow) / 2];
      const wanted = (up + down) * (1 + more.valueOf() / 100);
      let [low, high] = [stream, still];
      for (let i = 0; i < 90; i += 1) {
        const now = (low + high) / 2;
        if (1 / (still + now) + 1 / (still - now) < wanted) low = now;
        else high = now;
      }
      return nearFraction((low / stream - 1) * 100, 60);
    },
  },
  ({ up, down, more, who, frame }, { step, find }) => {
    const still = step(calc`${up} + ${down}`, {
      name: 'the speed in still water, in parts',
      because: text`Over the same distance the longer time belongs to the lower speed, so the terms of the times change
          places. $b + s$ and $b - s$ add up to twice $b$, because the stream cancels.`,
      works: (_value, working) =>
        tex`\frac{b + s}{b - s} = \frac{${up}}{${down}} \Rightarrow \frac{b}{s} = \frac{${up} + ${down}}{${up} -
          ${down}}, \quad b = ${working} \text{ parts}`,
    })`
      Let $b$ be the speed in still water and $s$ that of the stream. For the same distance the speeds are inversely
      as the
      times, so $b + s$ to $b - s$ is $${up} : ${down}$. Add the terms for $b$ and subtract them for $s$.`;
    const stream = step(calc`${up} - ${down}`, {
      name: 'the speed of the stream, in parts',
      because: text`In the difference of the two speeds $b$ cancels and the stream is counted twice, like $b$ in
          the sum. So both are doubled, and the ratio is right.`,
    })`
      From the same ratio take the parts of the stream, because $(b + s) - (b - s) = 2s$ while $(b + s) + (b - s) = 2b$.
      So subtract the terms.`;
    const before = find(calc`${still}^2 - ${stream}^2`);
    const after = step(calc`${before} / (1 + ${more} / 100)`, {
      works: value =>
        tex`\frac{1}{b + s} + \frac{1}{b - s} = \frac{2b}{b^2 - s^2}: \qquad ${still}^2 - ${stream}^2 = ${before},
          \quad ${before} \div ${frac(more.add(100).div(100))} = ${value}`,
      name: 'the difference of the squares after the rain',
      because: text`Nothing but $b^2 - s^2$ changes in the formula for the time. A longer time means a smaller
          denominator, so divide and do not multiply.`,
    })`
      The time there and back for one kilometre each way is $\frac{2b}{b^2 - s^2}$, and $b$ stays. So the time is
      inversely as $b^2 - s^2$. The time becomes longer by ${more}%, so divide $b^2 - s^2$ by the ratio of the new time
      to the old one.`;
    const square = step(calc`${still}^2 - ${after}`, {
      name: 'the square of the new speed of the stream',
      because: text`The speed in still water is as before. So whatever $b^2 - s^2$ has lost, the square of the
          stream has gained.`,
    })`
      The new difference is $b^2$ minus the square of the new stream, and $b^2$ stays. Subtract it from $b^2$ to find
      the
      square of the new stream.`;
    const swift = find(() => q(Math.round(Math.sqrt(square.valueOf()) * 5040), 5040));
    const wanted = step(calc`(${swift} / ${stream} - 1) * 100%`, {
      works: value =>
        tex`\sqrt{${square}} = ${swift}: \qquad \left(\frac{${swift}}{${stream}} - 1\right) \times 100\% = ${value}\%`,
      because: text`The question asks for the speed, not for its square. A rise is measured on what was there
          before, the old speed of the stream.`,
      name: text`the rise of the speed of the stream`,
    })`
      Take the root to find the new speed of the stream, and write by how much it is above the old one, as a per cent
      of the old one.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} goes up a river to the next town and comes back the same way. The times for going and coming
            back are in the ratio $${up} : ${down}$. After heavy rain the stream is faster, while the speed of the boat
            in still water is as before, and going and coming back together take ${more}% longer. By what per cent has
            the speed of the stream risen?`
          : text`${who} needs $${6 * up}$ minutes against the stream for the distance that it covers in $${6 * down}$
            minutes with the stream. In the rainy season it keeps its speed in still water, but as the stream is
            faster, a trip there and back takes ${more}% longer. How much faster, in per cent, is the stream then?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(800) && value.d <= 60n,
      slips: [
        slip('forgot_the_root', swift, square)`
          You compared $${swift}$, the square of the new speed of the stream, with the old speed $${stream}$. Take the
          root first.`,
        slip('wrong_base', wanted, calc`(1 - ${stream} / ${swift}) * 100%`)`
          You compared the rise with the new speed of the stream: ${here}. A rise is a per cent of what was there
          before.`,
        slip(
          'mixed_up_one_way_and_both',
          swift,
          calc`${still} - (${still} - ${stream}) / (1 + ${more} / 100)`,
        )`
          The time against the stream alone was made longer by ${more}%, with the stream at $${frac(swift)}$ parts. The
          way back becomes shorter.`,
        slip(
          'answered_another_quantity',
          wanted,
          calc`(${still} + ${swift}) / (${still} + ${stream}) * 100% - 100%`,
        )`
          You found the rise of the speed on the way with the stream: ${here}. The question asks for the stream alone.`,
        slip('answered_another_quantity', wanted, calc`${swift} / ${stream} * 100%`)`
          You wrote the new speed as a per cent of the old one: ${here}. The question asks only for the rise.`,
        slip('wrong_base', wanted, calc`(${swift} - ${stream}) / ${still} * 100%`)`
          You compared the rise of the stream with the speed in still water: ${here}. It is a rise of the stream, so
          the old stream is the base.`,
        slip('forgot_to_square', wanted, calc`(${square} / ${stream}^2 - 1) * 100%`)`
          You found the rise of the square of the speed: ${here}. Take the root before you compare.`,
      ],
      snapRead: text`The times there and back are in a known ratio, and with a faster stream both together take longer.
        Find the ratio of the speed in still water to the stream first.`,
      approach: text`The ratio of the times, turned round, is the ratio of the speeds. The whole time is inversely
        proportional to $b^2 - s^2$, and only $s$ changes.`,
      check: text`With $${still}$ and $${stream}$ parts, the speeds are $${still.add(stream)}$ and
        $${still.sub(stream)}$,
        later $${still.add(swift)}$ and $${still.sub(swift)}$: the products are $${before}$ and
        $${still.add(swift).mul(still.sub(swift))}$, as $${frac(more.add(100).div(100))} : 1$.`,
      principle: text`The time there and back in a stream is inversely as the difference of the squares of the two
        speeds.`,
    };
  },
);

/** Times and a rise of the stream for which the trip is longer by a neat per cent. */
const rivers = upTo(12).flatMap(up =>
  upTo(9).flatMap(down =>
    [20, 25, 40, 50, 60, 75, 80, 100, 120, 150, 200].flatMap(rise => {
      const [b, s, t] = [100 * (up + down), 100 * (up - down), (up - down) * (100 + rise)];
      if (up <= down || t >= b) return [];
      const more = q(100 * (t * t - s * s), b * b - t * t);
      const fits = gcd(up, down) === 1 && t < 0.85 * b && more.gt(3) && more.lt(100) && more.d <= 4n;
      return fits && !more.equals(rise) ? [{ up, down, more }] : [];
    }),
  ),
);

/** AR.RAT.5 Hard: a continued proportion changed twice, and a stream that becomes faster. */
export const changedProportions: readonly AnyTemplate[] = [
  ...situation<Rents>({
    type: 'AR.RAT.5',
    situation: 'restored-proportion',
    tries: 30,
    draw: draw => {
      const [p, r] = draw.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [2, 5],
        [3, 4],
        [3, 5],
        [1, 4],
        [4, 5],
        [2, 4],
      ] as const);
      const unit = draw.step(20, 1600, 20) * p * p * 2;
      return unit * r * r > 30000 || unit * p * p < 600
        ? null
        : { p, r, unit, ...draw.pick(rents), frame: draw.int(0, 1) };
    },
    forms: [largest],
  }),
  ...situation<River>({
    type: 'AR.RAT.5',
    situation: 'faster-stream',
    tries: 10,
    draw: draw => ({ ...draw.pick(rivers), ...draw.pick(rowers), frame: draw.int(0, 1) }),
    forms: [swifter],
  }),
];

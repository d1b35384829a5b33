import { gcd, isCount } from '../../numbers.ts';
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
  things: string;
  frame: number;
}

const rents = [
  { what: 'rent', things: 'shops' },
  { what: 'charge', things: 'lockers' },
  { what: 'salary', things: 'guards' },
] as const;

const largest = form<Rents>(
  'proportion-twice-restored',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.SEQ.5'],
    entry: true,
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
  ({ p, r, unit, what, things, frame }, { step, find }) => {
    const second = find(q(unit * (r - p) ** 2, 2), { name: text`the rise of the second ${what}` });
    const third = find(second.mul((p + r) ** 2).div(2 * p * p), {
      name: text`the rise of the third ${what}`,
    });
    const squared = step(calc`2 * ${third} / ${second}`, {
      name: 'the square of one more than the common ratio',
      works: (_value, working) =>
        tex`\left(\tfrac{ak^2 - a}{2}\right)^2 = a \times ${third} \Rightarrow (k + 1)^2 = ${working}`,
      because: text`With $2 \times ${second} = a(k - 1)^2$ the unknown $a$ cancels in the second condition.`,
    })`
        Let the three be $a$, $ak$ and $ak^2$. After the first change the middle one is $\frac{a + ak^2}{2}$, so $a(k
        - 1)^2 = 2 \times ${second}$. In the second change its square is $a$ times $ak^2 + ${third}$. Subtract $a
        \times ak^2$, and divide by the first condition.`;
    const common = step(() => q(nearFraction(Math.sqrt(squared.valueOf()) * 720, 1), 720).sub(1), {
      works: value => tex`k = \sqrt{${frac(squared)}} - 1 = ${frac(value)}`,
      name: 'the common ratio',
    })`
        The ratio $k$ is positive, so take the positive root. Subtract $1$ to find $k$.`;
    const least = step(calc`2 * ${second} ÷ (${common} - 1)^2`, {
      name: text`the smallest ${what}`,
      works: value => tex`a = \frac{2 \times ${second}}{(k - 1)^2} = ${value}`,
    })`
        The first condition now contains only the smallest ${what}. Divide to find it.`;
    const wanted = step(calc`${least} * ${common}^2`, value => tex`ak^2 = ${value}`)`
        The largest one is the smallest one times $k^2$. Multiply.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The monthly ${what}s of three ${things} are in continued proportion, in increasing order. If the second
            were ₹${second} more, the three would be in arithmetic progression. If, besides, the third were ₹${third}
            more, the three would be in continued proportion again. What is the largest of the three ${what}s now?`
          : text`Three ${things} have different monthly ${what}s. The ratio of the second to the first is that of the
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
  /** Times up and down are as up to down; the stream becomes faster by so many per cent. */
  up: number;
  down: number;
  rise: number;
  who: string;
  frame: number;
}

const rowers = [
  { who: 'A ferry' },
  { who: 'A motor boat' },
  { who: 'A fishing boat' },
  { who: 'A rescue boat' },
] as const;

const longer = form<River>(
  'longer-with-a-faster-stream',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AR.REL.3'],
    verify: ({ up, down, rise }) => {
      const [fast, slow] = [1 / down, 1 / up];
      const stream = (fast - slow) / 2;
      const still = (fast + slow) / 2;
      const after = stream * (1 + rise / 100);
      const time = 1 / (still + after) + 1 / (still - after);
      return nearFraction((time / (up + down) - 1) * 100, 60);
    },
  },
  ({ up, down, rise, who, frame }, { step, find }) => {
    const still = step(calc`${up} + ${down}`, {
      name: 'the speed in still water, in parts',
      because: text`With the stream the speed is $b + s$ and against it $b - s$; adding and subtracting the terms parts
        the
        two.`,
      works: (_value, working) =>
        tex`\frac{b + s}{b - s} = \frac{${up}}{${down}} \Rightarrow \frac{b}{s} = \frac{${up} + ${down}}{${up} -
          ${down}},
        \quad b: ${working}`,
    })`
      Let $b$ be the speed in still water and $s$ that of the stream. For the same way the speeds are inversely as the
      times, so $b + s$ to $b - s$ is $${up} : ${down}$. Add the terms for $b$ and subtract them for $s$.`;
    const stream = step(calc`${up} - ${down}`, { name: 'the speed of the stream, in parts' })`
        Subtract the terms in the same way to find the stream in these parts.`;
    const growth = find(calc`1 + ${rise} / 100`);
    const swift = step(calc`${stream} * ${growth}`, {
      name: 'the speed of the stream after the rain, in parts',
    })`
        Later the stream is ${rise}% faster. Multiply its parts by this.`;
    const before = find(calc`${still}^2 - ${stream}^2`);
    const after = step(calc`${still}^2 - ${swift}^2`, {
      works: (_value, working) =>
        tex`\frac{1}{b + s} + \frac{1}{b - s} = \frac{2b}{b^2 - s^2}: \qquad ${still}^2 - ${stream}^2 = ${before}, \quad
        ${working}`,
      name: 'the difference of the squares after the rain',
    })`
      The time there and back for one kilometre each way is $\frac{2b}{b^2 - s^2}$, and $b$ stays. So only the
      difference
      of the squares matters: find it before and after.`;
    const more = step(calc`(${before} / ${after} - 1) * 100%`, {
      works: value => tex`\frac{${before}}{${after}} - 1 = ${frac(value.div(100))} = ${value}\%`,
    })`
        The time is inversely proportional to the difference of the squares. Find the rise of the time in per cent.`;
    return {
      answer: more,
      stem:
        frame === 0
          ? text`${who} goes up a river to the next town and comes back the same way. The times for going and coming
            back
            are in the ratio $${up} : ${down}$. After heavy rain the stream is ${rise}% faster, while the speed of the
            boat in still water is as before. By what per cent does the time for going and coming back together rise?`
          : text`${who} needs $${6 * up}$ minutes against the stream for the distance that it covers in $${6 * down}$
            minutes with
            the stream. In the rainy season the stream becomes ${rise}% faster; the boat keeps its speed in still water.
            How much longer, in per cent, does a trip there and back take then?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(400),
      slips: [
        slip('left_out_a_change', more, calc`${rise}%`)`
            You gave ${rise}%, the rise of the speed of the stream. The time is not proportional to this speed.`,
        slip('assumed_a_proportion', more, calc`(${swift}^2 / ${stream}^2 - 1) * 100%`)`
            You found the rise of the square of the stream alone: ${here}. The time depends on the difference of two
            squares.`,
        slip('forgot_to_square', more, calc`((${still} - ${stream}) / (${still} - ${swift}) - 1) * 100%`)`
            You found the rise of the time against the stream alone: ${here}. The time with the stream becomes
            shorter.`,
        slip('took_ratio_terms_for_amounts', still, calc`${up}`)`
            You used $${up}$ and $${stream}$ parts for boat and stream. The $${up}$ parts are boat and stream
            together.`,
        slip('wrong_base', more, calc`(1 - ${after} / ${before}) * 100%`)`
            You divided by the new time: ${here}. The rise is a per cent of the old time.`,
        slip('took_the_change_the_wrong_way', growth, calc`1 + ${rise} / 200`)`
            You made the stream faster by half of ${rise}% only.`,
        slip(
          'added_for_subtracted',
          more,
          calc`((${still}^2 + ${swift}^2) / (${still}^2 + ${stream}^2) - 1) * 100%`,
        )`
            You added the squares: ${here}. The product of the two speeds is the difference of the squares.`,
        slip('doubled_needlessly', more, calc`2 * (${before} / ${after} - 1) * 100%`)`
            You doubled the rise: ${here}. It is already the rise of both times together.`,
      ],
      snapRead: text`The times there and back are in a known ratio, and then the stream becomes faster. Find the ratio
        of boat to stream first, and then the whole time.`,
      approach: text`The ratio of the times, turned round, is the ratio of the speeds. Adding and subtracting its
        terms gives boat and stream, and the whole time is inversely proportional to the difference of their squares.`,
      check: text`With $${still}$ and $${stream}$ parts, with and against the stream are as $${still.add(stream)} :
        ${still.sub(stream)}$. Afterwards they have $${still.add(swift)}$ and $${still.sub(swift)}$ parts, with the
          product
        $${still.add(swift).mul(still.sub(swift))}$ where it was $${before}$.`,
      principle: text`When sum and difference of two quantities are in a ratio, adding and subtracting its terms gives
        the quantities.`,
    };
  },
);

/** Times and a rise for which the longer trip is a neat per cent. */
const rivers = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap(up =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(down =>
    [20, 25, 40, 50, 60, 75, 80, 100, 120, 150].flatMap(rise => {
      const [b, s, t] = [100 * (up + down), 100 * (up - down), (up - down) * (100 + rise)];
      const more = (((b * b - s * s) / (b * b - t * t) - 1) * 100) as number;
      const fits =
        up > down &&
        gcd(up, down) === 1 &&
        t < 0.85 * b &&
        more >= 5 &&
        Math.abs(more * 6 - Math.round(more * 6)) < 1e-9;
      return fits && more < 150 && Math.abs(more - rise) > 0.5 ? [{ up, down, rise }] : [];
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
    forms: [longer],
  }),
];

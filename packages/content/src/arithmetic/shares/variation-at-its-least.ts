import { gcd, isCount } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** A total that grows with the square of a number and has a fixed part: the average is alike for two numbers. */
interface PerHead {
  /** Two numbers with equal averages are the unit times two squares. */
  unit: number;
  low: number;
  high: number;
  square: number;
  each: number;
  frame: number;
}

const things = ['toy', 'batch', 'chair'] as const;

const leastPerHead = form<PerHead>(
  'least-from-two-equal-averages',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['AL.INQ.4'],
    verify: ({ unit, low, high, square, each }) => {
      const [a, b] = [unit * low * low, unit * high * high];
      const fixed = square * a * b;
      let least = Number.POSITIVE_INFINITY;
      for (let n = 1; n < 3000; n += 1) least = Math.min(least, fixed / n + each + square * n);
      return Math.round(least);
    },
  },
  (p, { step, find, write }) => {
    const { unit, low, high, square, each, frame } = p;
    const [a, b] = [unit * low * low, unit * high * high];
    const fixed = square * a * b;
    const average = each + square * (a + b);
    const thing = things[frame] ?? 'toy';
    const things_ = frame === 1 ? 'batches' : `${thing}s`;
    write(tex`\frac{${fixed}}{${a}} + c + ${a}k = \frac{${fixed}}{${b}} + c + ${b}k`, {
      because: text`The average is the same for both numbers, and $c$ is in both, so it cancels.`,
    })`
      Let one ${thing} cost $c$ rupees directly, and let $k$ be the constant of the square. Divide the total for $n$
      ${things_} by $n$: the average is $\frac{${fixed}}{n} + c + kn$. Write that it is equal for ${a} and ${b}.`;
    const k = step(calc`${fixed} / (${a} * ${b})`, {
      name: 'the constant k',
      works: (_, working) =>
        tex`${fixed} \times \frac{${b - a}}{${a} \times ${b}} = ${b - a}k \Rightarrow k = ${working}`,
      because: text`$\frac{1}{${a}} - \frac{1}{${b}}$ is $\frac{${b} - ${a}}{${a} \times ${b}}$, so the factor
          $${b} - ${a}$ is on both sides. What is left gives the constant without the direct cost.`,
    })`
      Bring both fractions to one side and divide by $${b} - ${a}$.`;
    const root = step(calc`sqrt(${fixed} * ${k})`, {
      name: 'each of the two changing parts where they are equal',
      works: value => tex`\frac{${fixed}}{n} + ${k}n \ge 2\sqrt{${fixed} \times ${k}} = 2 \times ${value}`,
      because: text`Two positive numbers with a fixed product have the least sum when they are equal.`,
    })`
      In the average, the part that falls and the part that grows have the fixed product $${fixed}k$. So their sum is
      least where they are equal.`;
    const at = find(calc`${fixed} / ${a} + ${k} * ${a}`);
    const fall = step(calc`${at} - 2 * ${root}`, {
      name: 'how far the average can fall',
      works: (_, working) => tex`\frac{${fixed}}{${a}} + ${k} \times ${a} = ${at}, \qquad ${working}`,
      because: text`The direct cost is the same for every number, so only the two changing parts can make the
          average smaller. At ${a} they are not equal yet.`,
    })`
      For ${a} ${things_} these two parts make $${at}$ together. Compare: so much less is possible.`;
    const wanted = step(calc`${average} - ${fall}`, {
      name: text`the least average`,
      because: text`The average is the direct cost and the two changing parts. When these fall by some rupees, the
          average falls by the same.`,
    })`
      The direct cost $c$ does not change, so the average itself falls by this amount from ₹${average}.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The daily cost of making toys has a fixed part of ₹${fixed}, a part proportional to the number of toys,
            and a part that varies as the square of this number. The average cost of a toy is ₹${average} on a day with
            ${a} toys, and it is the same on a day with ${b}. What is the lowest possible average cost of a toy?`
          : frame === 1
            ? text`A bakery spends ₹${fixed} in a day whatever it bakes, a fixed amount for each batch of bread, and for
              overtime an amount proportional to the square of the number of batches. Whether it bakes ${a} batches or
              ${b}, a batch costs ₹${average} on average. Find the minimum cost per batch that the bakery can reach.`
            : text`To make chairs a workshop pays a rent of ₹${fixed} a week, the same sum for the wood of each chair,
              and wages that vary as the square of the number of chairs made in the week. In weeks with ${a} and with
              ${b} chairs the average cost of a chair was ₹${average}. What is the smallest average cost of a chair, if
              the number is chosen well?`,
      show: rupees,
      plausible: value => value.mul(2).d === 1n && value.lt(average) && value.gt(0),
      slips: [
        slip(
          'sought_the_extreme_elsewhere',
          fall,
          () => calc`${at} - ${fixed} * 2 / (${a + b}) - ${k} * ${a + b} / 2`,
        )`
          You looked for the least average at $\frac{${a} + ${b}}{2}$, half-way between the two numbers, where it is
          only $${fall}$ lower. The two changing parts are not equal there.`,
        slip('left_out_a_factor', fall, calc`${at} - ${root}`)`
          Only one of the two changing parts was counted at the minimum: ${here}. There are two, of ₹${root} each.`,
        slip('stopped_a_step_early', wanted, calc`2 * ${root}`)`
          ${here} leaves out what each ${thing} costs directly, and this is a part of the cost too.`,
        slip('left_out_a_term', wanted, () => calc`${average} - ${at}`)`
          ${here} is only what each ${thing} costs directly, without the two other parts.`,
        slip('did_not_double', at, calc`${fixed} / ${a}`)`
          The part that grows was left out for ${a} ${things_}: ${here} was compared with the least sum of both parts.`,
        slip('did_not_double', fall, calc`${at} / 2 - ${root}`)`
          You compared the mean of the two changing parts, ₹${at.div(2)}, with ₹${root}: ${here}. That is how far one of
          the two falls, but the average contains both.`,
        slip('averaged_the_averages', wanted, calc`${average} - ${k} * ${b - a} / 2`)`
          You went from ${b} half-way to ${a} and subtracted only what the growing part loses: ${here}. The falling
          part becomes larger at the same time, so the average falls by less.`,
      ],
      snapRead: text`The average is the same at two numbers, so its least value lies between them; one part falls and
        one grows.`,
      approach: text`Equal averages give the constant of the square at once, as the direct cost cancels. The least sum
        of the two changing parts then says how far the average can fall.`,
      faster: text`Equal averages at ${a} and ${b} mean that the two changing parts exchange their values,
        $${k.mul(b)}$ and $${k.mul(a)}$. At their least they are equal, with the same product: $${root}$ each. The
        fall is $${k.mul(b)} + ${k.mul(a)} - 2 \times ${root}$.`,
      check: text`With $n = ${unit * low * high}$ the parts are $\frac{${fixed}}{${unit * low * high}} =
        ${square * unit * low * high}$ and $${k} \times ${unit * low * high} = ${square * unit * low * high}$; the
        direct cost is ₹${each}.`,
      principle: text`In an average, one part falls with the number and one grows; equal averages at two numbers give
        their product, and the least lies at its square root.`,
    };
  },
);

/** A jewel that breaks into two unequal pieces, and then the larger piece into two halves. */
interface Pieces {
  /** The price, and the weights of the two pieces as s : t. */
  price: number;
  s: number;
  t: number;
  frame: number;
}

const lossesOf = ({ price, s, t }: Pick<Pieces, 'price' | 's' | 't'>) =>
  [q(price * 2 * s * t, (s + t) ** 2), q(price * t * t, 2 * (s + t) ** 2)] as const;

const firstPrice = form<Pieces>(
  'price-from-two-losses',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.POL.3'],
    verify: p => {
      const [first, second] = lossesOf(p).map(Number) as [number, number];
      // The smaller piece is tried as a part of the weight.
      for (let whole = 3; whole <= 20; whole += 1)
        for (let part = 1; 2 * part < whole; part += 1) {
          const x = part / whole;
          const price = first / (2 * x * (1 - x));
          if (Math.abs((price * (1 - x) ** 2) / 2 - second) < 1e-6) return Math.round(price);
        }
      throw new Error('no pieces fit');
    },
  },
  (p, { step, find, write }) => {
    const { s, t, frame } = p;
    const [first, second] = lossesOf(p);
    write(tex`(x + y)^2 - x^2 - y^2 = 2xy, \qquad y^2 - 2\left(\frac{y}{2}\right)^2 = \frac{y^2}{2}`, {
      because: text`The price is proportional to the square of the weight. In such units the whole is worth $(x + y)^2$,
        and what two pieces are worth is the sum of their squares.`,
    })`
      Let $x$ and $y$ be the weights of the smaller and the larger piece. In units in which the price is the square of
      the weight, write both losses.`;
    const four = find(4);
    const small = step(calc`${first} / (${four} * ${second})`, {
      name: 'the ratio of the two weights',
      works: (_v, working) =>
        tex`\frac{4x}{y} = \frac{${first}}{${second}} \Rightarrow \frac{x}{y} = ${working}`,
      because: text`Both losses contain $y$, and the unit of the price is the same, so in the ratio of the losses only
        the ratio of the weights is left.`,
    })`
      Divide the first loss by the second one: the unit and one $y$ cancel, and the ratio of the weights follows.`;
    const whole = step(frac(calc`(${frac(small)} + 1)^2`), {
      name: 'the whole price, where the larger piece is worth 1',
      works: (_v, working) => tex`y = 1: \quad (x + y)^2 = ${working}`,
    })`
      Take $y = 1$. Then the whole is worth the square of the total weight.`;
    const lost = step(frac(calc`2 * ${frac(small)}`), {
      name: 'the first loss in the same unit',
      works: (_v, working) => tex`2xy = ${working}`,
    })`
      In the same unit the first loss is $2xy$.`;
    const wanted = step(calc`${first} * ${frac(whole)} / ${frac(lost)}`, {
      name: 'the price at first',
      because: text`The loss and the price are in the ratio $2xy : (x + y)^2$, whatever a unit is worth in rupees.`,
    })`
      The price is to the first loss as the whole is to $2xy$. Scale up the ₹${first}.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`The price of a diamond is proportional to the square of its weight. A diamond broke into two unequal
          pieces, and ₹${first} of its value was lost. Then the larger piece broke into two equal halves, and another
          ₹${second} was lost. What had the diamond been worth at first?`,
        text`Pearls of a certain kind are priced by the square of their weight. A pearl was cut into a smaller and a
          larger part, which together were worth ₹${first} less than the whole pearl. When the larger part was cut in
          half, the value fell by ₹${second} more. Find the value of the whole pearl.`,
        text`For rubies of one quality prices vary as the squares of the weights. A ruby fell and broke into two pieces
          of different weight; the total price went down by ₹${first}. The larger piece was then cut into two pieces of
          the same weight, and the total price went down by a further ₹${second}. What was the price of the ruby before
          it fell?`,
      ),
      show: rupees,
      plausible: value => isCount(value) && value.gt(first.add(second)),
      slips: [
        slip('did_not_halve', four, 2)`
          You let the larger piece lose all of its price. Each of its halves is worth a quarter of it, so both together
          keep half.`,
        slip('doubled_needlessly', lost, frac(calc`4 * ${frac(small)}`))`
          You used four times the product of the weights as the first loss. In the square of a sum the product stands
          twice.`,
        slip('did_not_double', lost, frac(calc`${frac(small)}`))`
          You used the product of the weights once as the first loss. In the square of a sum the product stands twice.`,
        slip('forgot_to_square', whole, frac(calc`${frac(small)} + 1`))`
          You compared the loss with the total weight. The price is proportional to the square of the weight.`,
        slip('added_lengths_for_squares', whole, frac(calc`${frac(small)}^2 + 1`))`
          You used ${here} for the whole. This is what the two pieces are worth together, after the first loss.`,
        slip(
          'answered_another_quantity',
          wanted,
          () => calc`${first} * ${frac(whole)} / ${frac(lost)} - ${first} - ${second}`,
        )`
          You gave what is left after both losses, ₹${wanted}. The question asks for the value at first.`,
        slip('took_a_share_of_the_start', wanted, () => calc`${first} / ${frac(small)} + ${first}`)`
          You scaled ₹${first} by the ratio of the weights, and so got ₹${wanted}. Weights and prices are not in
          proportion.`,
      ],
      snapRead: text`Prices vary as the squares of the weights, and two losses are known: their ratio depends on the
        ratio of the pieces alone.`,
      approach: text`Write each loss by the weights: twice the product for the first, half of the larger square for the
        second. Their quotient gives the ratio of the weights, and with it the price follows from one loss.`,
      check: text`The weights are as $${s} : ${t}$. Of ₹${wanted} the pieces keep ₹${wanted.sub(first)}, and the larger
        one loses half of ₹${second.mul(2)}, which is ₹${second}.`,
      principle: text`When values vary as squares, breaking into two pieces loses twice the product of the parts.`,
    };
  },
);

/** AR.RAT.6 Hard: the least average of a total of three parts, and a jewel that breaks twice. */
export const variationAtItsLeast: readonly AnyTemplate[] = [
  ...situation<PerHead>({
    type: 'AR.RAT.6',
    situation: 'equal-averages',
    tries: 60,
    draw: draw => {
      const [low, high] = [draw.int(1, 4), draw.int(2, 6)];
      const p = {
        unit: draw.int(2, 20),
        low,
        high,
        square: draw.int(1, 9),
        each: draw.step(40, 400, 10),
        frame: draw.int(0, 2),
      };
      const [a, b] = [p.unit * low * low, p.unit * high * high];
      const isFair = high > low && gcd(low, high) === 1 && a >= 5 && b <= 120;
      const fall = p.square * p.unit * (high - low) ** 2;
      return isFair &&
        fall >= 10 &&
        p.square * p.unit * low * high >= 20 &&
        p.each + p.square * (a + b) > 4 * fall
        ? p
        : null;
    },
    forms: [leastPerHead],
  }),
  ...situation<Pieces>({
    type: 'AR.RAT.6',
    situation: 'two-losses',
    tries: 60,
    draw: draw => {
      const [s, t] = [draw.int(1, 7), draw.int(2, 9)];
      const price = draw.int(1, 24) * 50 * (s + t) ** 2 * draw.pick([1, 2, 3]);
      return s < t && gcd(s, t) === 1 && price >= 20_000 && price <= 500_000
        ? { price, s, t, frame: draw.int(0, 2) }
        : null;
    },
    forms: [firstPrice],
  }),
];

import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Flight {
  /** Height sum·g·t − g·t²; the band lies between the heights at `low` and at `high`. */
  sum: number;
  g: number;
  low: number;
  high: number;
  frame: number;
}

const band = form<Flight>(
  'time-between-two-heights',
  {
    band: 'Medium',
    seconds: 95,
    verify: ({ sum, g, low, high }) => {
      const height = (t: number) => g * t * (sum - t);
      const [under, over] = [height(low), height(high)];
      let inside = 0;
      for (let i = 0; i < sum * 20; i += 1) {
        const h = height((i + 0.5) / 20);
        if (h > under && h < over) inside += 1;
      }
      return q(inside, 20);
    },
  },
  ({ sum, g, low, high, frame }, { step, find, write }) => {
    const [under, over] = [g * low * (sum - low), g * high * (sum - high)];
    const height = `${sum * g}t - ${g === 1 ? '' : g}t^2`;
    write(tex`${height} \ge ${under} \quad \Leftrightarrow \quad (t - ${low})(t - ${sum - low}) \le 0`, {
      because: text`After division by $-${g}$ the leading coefficient is positive, and the sign of the inequality
        turns round.`,
    })`
      First find when the height is at least $${under}$ m. Bring all to one side, divide by $-${g}$ and factorise.`;
    const from = find(low, { name: 'when the lower height is passed' });
    const outer = step(calc`${sum - low} - ${from}`, {
      because: text`The height rises through $${under}$ m at the first zero and falls through it at the second. In
        between it is higher.`,
      name: 'the time above the lower height',
      works: (_v, w) => tex`${low} \le t \le ${sum - low}: \quad ${w}`,
    })`
      A product of two brackets is not positive between their zeros. So the height is at least $${under}$ m from the
      first zero to the second. Find the length of this time.`;
    const above = find(high, { name: 'when the upper height is passed' });
    const inner = step(calc`${sum - high} - ${above}`, {
      because: text`This time lies inside the other one, because a greater height is reached later and left earlier. It
        has to be taken out again.`,
      name: 'the time above the upper height',
      works: (
        _v,
        w,
      ) => tex`(t - ${high})(t - ${sum - high}) < 0 \quad \Rightarrow \quad ${high} < t < ${sum - high}:
        \quad ${w}`,
    })`
      Find in the same way for how long the height is more than $${over}$ m.`;
    const time = step(calc`${outer} - ${inner}`, {
      because: text`The time above $${under}$ m holds all heights from there up, also those above $${over}$ m. Only the
        rest of it belongs to the band.`,
    })`
      Between the two heights is the time above the lower one without the time above the upper one: a part on the way
      up and an equal part on the way down.`;
    return {
      answer: time,
      stem: wording(
        frame,
        text`A drone is $${height}$ metres above the ground $t$ seconds after its start. For how many seconds in all
          is its height between $${under}$ m and $${over}$ m?`,
        text`The height of a firework, $t$ seconds after it is lit, is $${height}$ metres. How long, in seconds, is it
          at least $${under}$ m and at most $${over}$ m high?`,
        text`A model aircraft rises and comes down again; after $t$ seconds its height in metres is $${height}$. For
          what total time, in seconds, does it fly at heights from $${under}$ m to $${over}$ m?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.lt(sum),
      slips: [
        slip('left_out_a_case', time, calc`(${outer} - ${inner}) / 2`)`
          $${time}$ seconds are only those on the way up. It comes down through the same heights again.`,
        stop('ignored_a_condition', outer)`
          $${outer}$ seconds is the time above $${under}$ m. The time above $${over}$ m is still in it and has to be
          taken away.`,
        stop('gave_the_complement', inner)`
          For $${inner}$ seconds the height is above $${over}$ m. The question asks for the time between the two
          heights.`,
        slip('mixed_up_inside_and_outside', time, calc`${sum} - ${outer}`)`
          $${time}$ seconds is the time below $${under}$ m. The question asks for the time from $${under}$ m to
          $${over}$ m.`,
        slip('answered_another_quantity', time, from.add(above))`
          The two times $${low}$ and $${high}$ were added. They are points of time on the way up, not lengths of time.`,
        slip('mixed_up_inside_and_outside', time, calc`${sum} - ${inner}`)`
          $${time}$ seconds is all the time up to $${over}$ m. The time below $${under}$ m still has to be taken away.`,
        slip('left_out_a_case', time, calc`${sum - low} - ${above}`)`
          The time from the moment $t = ${high}$ to the moment $t = ${sum - low}$ was given. For a part of it the
          height is above $${over}$ m.`,
      ],
      snapRead: text`A height that rises and falls, and a lower and an upper bound for it: two quadratic inequalities.`,
      approach: text`Find the interval of times above each of the two heights; the difference of their lengths is the
        time between.`,
      faster: text`The height is the same at $t$ and at $${sum} - t$. On the way up it takes from $t = ${low}$ to $t =
        ${high}$, and as long again on the way down: $2 \times (${high} - ${low})$.`,
      check: text`At $t = ${low}$ and $t = ${sum - low}$ the height is $${under}$ m, at $t = ${high}$ and $t =
        ${sum - high}$ it is $${over}$ m: $${sum * g} \times ${high} - ${g} \times ${high}^2 = ${over}$.`,
      principle: text`A quadratic between two bounds gives two intervals, one on each side of its vertex.`,
    };
  },
);

interface Tickets {
  /** `many` are sold at `price`; each rise by r lowers that by s; the takings are at least those of k1 and k2 rises. */
  price: number;
  r: number;
  many: number;
  s: number;
  k1: number;
  k2: number;
  story: { who: string; thing: string; things: string };
  frame: number;
}

const highest = form<Tickets>(
  'highest-price-for-takings',
  {
    band: 'Medium',
    seconds: 105,
    revision: 4, // No option is tied to the key at a glance.
    untied: true,
    also: ['AL.QUA.2'],
    verify: ({ price, r, many, s, k1 }) => {
      const target = (price + r * k1) * (many - s * k1);
      let best = 0;
      for (let k = 0; k * s < many; k += 1)
        if ((price + r * k) * (many - s * k) >= target) best = price + r * k;
      return best;
    },
  },
  ({ price, r, many, s, k1, k2, story, frame }, { step, find, write }) => {
    const target = (price + r * k1) * (many - s * k1);
    write(tex`(${price} + ${r}k)(${many} - ${s}k) \ge ${target}`, {
      because: text`Each rise changes the price and the number sold at the same time.`,
    })`
      Let the price be raised $k$ times. Write the price and the number of ${story.things} sold with $k$; the takings
      are their product.`;
    const both = step(calc`(${r} * ${many} - ${s} * ${price}) / (${r} * ${s})`, {
      because: text`Between these two numbers of rises the takings are high enough, so they are the bounds for $k$.
        Their sum can be read off the coefficients.`,
      name: 'the sum of the zeros',
      works: (_v, w) =>
        tex`${price * many} + ${r * many - s * price}k - ${r * s}k^2 \ge ${target}: \quad k_1 + k_2 = ${w}`,
    })`
      Expand the product. Let $k_1$ and $k_2$ be the numbers of rises for which both sides are equal. Their sum is the
      coefficient of $k$ divided by that of $k^2$, with the opposite sign.`;
    const product = step(calc`(${target} - ${price} * ${many}) / (${r} * ${s})`, {
      because: text`With the sum and the product of two numbers the numbers themselves can be found. For $k = 0$ the
        takings are those of today, which gives the constant term.`,
      name: 'the product of the zeros',
      works: (_v, w) =>
        tex`k_1 \times k_2 = ${w} \quad \Rightarrow \quad k^2 - ${k1 + k2}k + ${k1 * k2} \le 0`,
    })`
      Bring ₹${target} to the other side and divide by $-${r * s}$, which turns the inequality sign round. The constant
      term is then the product of $k_1$ and $k_2$, the zeros of this quadratic.`;
    const rises = step(
      () => {
        const root = Math.sqrt(Math.max(0, Number(both.mul(both).sub(product.mul(4)).valueOf())));
        return q(Math.round((Number(both.valueOf()) + root) * 5e5), 1e6);
      },
      {
        because: text`Between the zeros the takings are at least ₹${target}. Not the vertex: there they are greatest,
          but a higher price still brings enough.`,
        name: 'the greatest number of rises',
        works: value =>
          tex`(k - ${both.sub(value)})(k - ${value}) \le 0 \quad \Rightarrow \quad ${both.sub(value)} \le k \le
            ${value}`,
      },
    )`
      The two numbers with this sum and this product give the factors. Their product is not positive when one factor is
      not negative and the other not positive, so $k$ lies between the zeros. Take the greater zero.`;
    const each = find(r, { name: 'the size of a rise' });
    const answer = step(calc`${price} + ${rises} * ${each}`, {
      because: text`$k$ counts rises, and the question asks for a price. Each rise adds the same amount.`,
    })`
      The highest price is ₹${price} with $${rises}$ rises of ₹${each}.`;
    return {
      answer,
      stem: wording(
        frame,
        text`Every day ${story.who} sells $${many}$ ${story.things} at ₹${price} each. For every rise of the price by
          ₹${r} the number sold goes down by $${s}$. What is the highest price at which the daily takings are at least
          ₹${target}?`,
        text`At a price of ₹${price} a ${story.thing}, ${story.who} sells $${many}$ ${story.things} daily. Each time
          the price goes up by ₹${r}, $${s}$ fewer are sold. At least ₹${target} has to come in every day. What
          is the maximum price?`,
        text`When a ${story.thing} costs ₹${price}, $${many}$ of them are sold every day by ${story.who}; for each
          ₹${r} by which the price rises, $${s}$ fewer are sold. Find the greatest price for which a day brings
          ₹${target} or more.`,
      ),
      show: rupees,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('gave_the_other_extreme', rises, () => both.sub(rises))`
          At this price, after ${k1} rise(s), the takings reach ₹${target} for the first time. They stay above it for
          higher prices up to another one.`,
        slip('sought_the_extreme_elsewhere', rises, calc`${both} / 2`)`
          You gave the price with the greatest takings. They need only be ₹${target}, so a higher price is possible.`,
        slip('answered_another_quantity', answer, calc`${many} - ${s} * ${rises}`)`
          This is the number of ${story.things} sold at the highest price. The question asks for the price of one.`,
        slip('went_a_step_too_far', rises, () => rises.add(1))`
          You raised the price once too often. With this price the takings are already below ₹${target}.`,
        slip('miscounted_the_steps', rises, () => rises.sub(1))`
          You stopped at ₹${answer}, after $${rises}$ rises. One more rise by ₹${r} brings the takings to exactly
          ₹${target}, and ₹${target} is allowed.`,
        stop('answered_another_quantity', both)`
          This is the sum of the two numbers of rises for which the takings are exactly ₹${target}. It is a number of
          rises, but a price is asked.`,
        slip('did_not_halve', rises, both)`
          The price was raised by the sum of both zeros of the quadratic. Then as much comes in as at ₹${price},
          without any rise.`,
      ],
      snapRead: text`Price and number sold change together, and the takings have a lower bound: a quadratic inequality
        in the number of rises.`,
      approach: text`Count the rises by $k$, write the takings as a product, and solve the inequality. The greatest
        $k$ gives the price.`,
      faster: text`The takings are the same for $k$ and for $${q(many, s).sub(q(price, r))} - k$ rises. They are
        ₹${target} for $k = ${k1}$, so again for $k = ${k2}$.`,
      check: text`At ₹${price + r * k2} there are ${calc`${many} - ${s} * ${k2}`} sold, and $${price + r * k2} \times
        ${many - s * k2} = ${target}$. One rise more gives $${price + r * k2 + r} \times ${many - s * k2 - s} =
        ${(price + r * k2 + r) * (many - s * k2 - s)}$, which is too little.`,
      principle: text`A lower bound for a quadratic that opens downwards holds between its two zeros.`,
    };
  },
);

/** AL.INQ.1 Medium: a height between two bounds, takings with a lower bound. */
export const heightsAndPrices: readonly AnyTemplate[] = [
  ...situation<Flight>({
    type: 'AL.INQ.1',
    situation: 'rising-and-falling',
    tries: 30,
    draw: draw => {
      const p = {
        sum: draw.int(12, 40),
        g: draw.pick([1, 2, 2, 3, 5]),
        low: draw.int(1, 9),
        high: draw.int(3, 18),
        frame: draw.int(0, 2),
      };
      const size = 2 * (p.high - p.low);
      const fits =
        p.high - p.low > 1 &&
        2 * p.high < p.sum - 1 &&
        size !== p.low &&
        size !== p.high &&
        p.sum * p.g < 160;
      return fits ? p : null;
    },
    forms: [band],
  }),
  ...situation<Tickets>({
    type: 'AL.INQ.1',
    situation: 'price-and-number',
    tries: 300,
    draw: draw => {
      const [r, s] = [draw.pick([5, 10, 20]), draw.pick([5, 6, 8, 10, 12])];
      const price = r * draw.int(4, 12);
      const k1 = draw.int(1, 5);
      const k2 = k1 + draw.int(2, 9);
      const many = s * (k1 + k2 + price / r);
      const fits = many > s * (k2 + 3) && many % 5 === 0 && price + r * k2 !== many;
      return fits
        ? {
            price,
            r,
            many,
            s,
            k1,
            k2,
            story: draw.pick([
              { who: 'a theatre in Pune', thing: 'ticket', things: 'tickets' },
              { who: 'a weaver at Kanchipuram', thing: 'bag', things: 'bags' },
              { who: 'a canteen in Kochi', thing: 'meal', things: 'meals' },
            ]),
            frame: draw.int(0, 2),
          }
        : null;
    },
    forms: [highest],
  }),
];

import type Fraction from 'fraction.js';
import { peopleInAlgebra } from '../../people.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain, ratio } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

interface Limits {
  /** Tickets in all, their prices, and the bounds of the takings. */
  n: number;
  low: number;
  high: number;
  from: number;
  to: number;
  /** Ratios after a gift in either direction. */
  a: number;
  b: number;
  c: number;
  d: number;
  people: readonly string[];
  way: boolean;
}

const tickets = form<Limits>(
  'takings-between-bounds',
  {
    band: 'Medium',
    seconds: 65,
    revision: 4,
    also: ['AL.INQ.3'],
    entry: true,
    verify: ({ n, low, high, from, to }) => {
      let count = 0;
      for (let x = 0; x <= n; x += 1) {
        const takings = x * high + (n - x) * low;
        if (takings > from && takings < to && (n - x) * low > x * high) count += 1;
      }
      return count;
    },
  },
  ({ from, n, low, high, to, way }, { step, find }) => {
    const [cheap, dear] = way ? [`₹${low} tickets`, `₹${high} tickets`] : ['small kites', 'large kites'];
    const rest = find(calc`${from} - ${n} * ${low}`);
    const period = find(calc`${high} - ${low}`);
    const least = step(calc`floor(${rest} / ${period}) + 1`, {
      name: text`the least number of ${dear}`,
      because: text`One of the ${dear} in place of one of the ${cheap} adds ₹${period}. So the money depends on $x$
        alone, and it grows with $x$: below some $x$ it is too little.`,
      works: value => tex`${n} \times ${low} + ${period}x > ${from}, \quad x \ge ${value}`,
    })`
      Let there be $x$ ${dear}. If all $${n}$ were ${cheap}, they would bring in $${n} \times ${low}$ rupees; each
      of the $x$ ${dear} adds the difference of the prices, ₹${period}. The total has to be more than ₹${from}, which
      gives the least $x$.`;
    const byTakings = find(calc`ceil((${to} - ${n} * ${low}) / ${period}) - 1`);
    const byShare = find(calc`ceil(${low} * ${n} / (${low} + ${high})) - 1`);
    const most = step(byTakings.lt(byShare) ? byTakings : byShare, {
      name: text`the greatest number of ${dear}`,
      because: text`Each of the ${dear} takes the place of one of the ${cheap}. As $x$ grows, the ${dear} bring in more
        and the ${cheap} less, so the second condition stops $x$ too. Not the larger bound: there one of the conditions
        is already broken.`,
      works: value =>
        tex`${n} \times ${low} + ${period}x < ${to}: \ x \le ${byTakings}; \quad ${high}x < ${low}(${n} - x): \ x \le
            ${byShare}; \quad x \le ${value}`,
    })`
      Two conditions bound $x$ from above: the total is less than ₹${to}, and the $x$ ${dear} bring in less money than
      the $${n} - x$ ${cheap}. Both have to hold, so keep the smaller bound.`;
    const count = step(calc`${most} - ${least} + 1`, {
      because: text`The difference counts the steps from the one end to the other. There is one number more than there
        are steps.`,
    })`
      Every whole number from the least to the greatest $x$ meets all three conditions. Count them, both ends
      included.`;
    return {
      answer: count,
      stem: way
        ? text`For a show $${n}$ tickets were sold, at ₹${low} or at ₹${high} each. The ₹${low} tickets brought in more
          money than the ₹${high} ones, and the total collection was more than ₹${from} but less than ₹${to}. How many
          values are possible for the number of ₹${high} tickets?`
        : text`A stall sold $${n}$ kites, small ones at ₹${low} and large ones at ₹${high}, and collected more than
          ₹${from} but less than ₹${to}. The small kites brought in more money than the large ones. How many values can
          the number of large kites have?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('ignored_a_condition', most, most.equals(byTakings) ? byShare : byTakings)`
          You let the number of ${dear} go up to $${most}$, which one of the two upper conditions allows. The other
          condition stops it earlier, and both have to hold.`,
        slip('counted_gaps_for_numbers', count, calc`${most} - ${least}`)`
          $${most} - ${least} = ${count}$ counts the steps from $${least}$ to $${most}$. Both of these numbers of
          ${dear} are possible, so there is one number more than steps.`,
        slip('let_in_an_end_point', least, calc`${least} - 1`)`
          You counted $${least}$ ${dear} too. Then the total is ₹${n * low + (high - low) * least.valueOf()}, and
          it has to be more than ₹${from}.`,
        slip('let_in_an_end_point', most, calc`${most} + 1`)`
          You counted $${most}$ ${dear} too. Then the total is not below ₹${to}, or the ${dear} bring in no less than
          the ${cheap}.`,
        slip('left_out_an_end_point', count, calc`${most} - ${least} - 1`)`
          You left out the two ends, $${least}$ and $${most}$ ${dear}. Both satisfy all three conditions, so they
          belong to the count.`,
        slip('let_in_an_end_point', count, calc`${most} - ${least} + 3`)`
          You counted $${least.sub(1)}$ and $${most.add(1)}$ ${dear} as well. With the first too little is collected;
          the second breaks a condition from above.`,
        slip('left_out_an_end_point', count, calc`${most} - ${least} - 2`)`
          You counted only $${count}$ numbers from $${least}$ to $${most}$. Both ends and all whole numbers between
          them are possible.`,
      ],
      snapRead: text`The number of ${way ? 'tickets' : 'kites'} and both prices are fixed, and the money is bounded:
        one whole number lies between two limits.`,
      approach: text`Write the money collected with the number $x$ of ${dear} alone. One condition bounds $x$ from
        below and two from above; of these two the smaller bound counts. Then count the whole numbers left.`,
      check: text`With $${least}$ ${dear} the total is ₹${n * low + (high - low) * least.valueOf()} and with one fewer
        ₹${n * low + (high - low) * (least.valueOf() - 1)}; with $${most}$ it is
        ₹${n * low + (high - low) * most.valueOf()}, of which ₹${high * most.valueOf()} come from the ${dear}.`,
      principle: text`With several bounds on one whole number, solve each and keep the stricter one on either side.`,
    };
  },
);

const inLowestTerms = (x: number, y: number) => q(x, y).d === BigInt(y);

const swapped = form<Limits, readonly Fraction[]>(
  'ratio-from-either-gift',
  {
    band: 'Medium',
    seconds: 70,
    revision: 4,
    also: ['AR.RAT.1'],
    suits: ({ a, b, c, d }) =>
      c * b > a * d &&
      a * d + c * b !== b * d * 2 &&
      a !== b &&
      c !== d &&
      inLowestTerms(a, b) &&
      inLowestTerms(c, d),
    verify: ({ a, b, c, d }) => {
      const t = 2 * (a + b) * (c + d);
      for (let p = 1; p < t; p += 1) {
        const x = p - (a * t) / (a + b);
        if (x > 0 && (p + x) * d === (t - p - x) * c) return ratioOf(p, t - p);
      }
      throw new Error('no amounts fit');
    },
  },
  ({ a, b, c, d, way, people }, { step, find }) => {
    const [one, two] = people;
    const before = step(calc`${a} / (${a} + ${b})`, {
      name: text`the share of ${way ? one : 'tank P'} in the first case`,
      because: text`What ${way ? text`${one} gives, ${two} gets` : 'leaves one tank enters the other'}, so the total
        does not change. In the ratio $${a} : ${b}$ the total has $${a + b}$ equal parts, and $${a}$ of them are
        ${way ? text`with ${one}` : 'in P'}.`,
      works: value => tex`\frac{P - x}{T} = \frac{${a}}{${a} + ${b}} = ${texOf(value)}`,
    })`
      Let $P$ and $Q$ be the present amounts ${way ? text`of ${one} and ${two}` : 'of water in the tanks P and Q'}, $x$
      the amount that changes sides, and $T = P + Q$ the total, which stays the same. In the first case $P$ becomes
      $P - x$: write it as a share of $T$.`;
    const after = step(calc`${c} / (${c} + ${d})`, {
      name: text`the share of ${way ? one : 'tank P'} in the second case`,
      because: text`Shares of one fixed total can be compared; parts of the two ratios cannot, because the total has
        $${a + b}$ parts in the one and $${c + d}$ in the other.`,
      works: value => tex`\frac{P + x}{T} = \frac{${c}}{${c} + ${d}} = ${texOf(value)}`,
    })`
      In the other case $P$ becomes $P + x$. Write it as a share of $T$ too.`;
    const share = find(calc`(${before} + ${after}) / 2`);
    const quotient = step(ratioOf(share, q(1).sub(share)), {
      because: text`The same $x$ is taken away in one case and added in the other, so in the sum
        $(P - x) + (P + x) = 2P$ it cancels.`,
      works: () =>
        tex`\frac{P}{T} = ${texOf(share)}, \quad P : Q = ${texOf(share)} : ${texOf(q(1).sub(share))}`,
    })`
      $P$ is half-way between $P - x$ and $P + x$, so its share of $T$ is the mean of the two shares. The rest of $T$
      is $Q$.`;
    return {
      answer: quotient,
      stem: way
        ? text`If ${one} gave ${two} a certain sum, the ratio of ${one}'s amount to ${two}'s would be $${a} : ${b}$. If
          ${two} gave ${one} the same sum instead, the ratio would be $${c} : ${d}$. What is the present ratio of
          ${one}'s amount to ${two}'s?`
        : text`If some water is poured from tank P into tank Q, the ratio of the water in P to that in Q becomes $${a} :
          ${b}$. If the same quantity is poured from Q into P instead, the ratio becomes $${c} : ${d}$. What is the
          present ratio of the water in P to that in Q?`,
      show: value => ratio(value as readonly Fraction[]),
      size: value => {
        const [x, y] = value as readonly Fraction[];
        return x && y ? x.div(y).valueOf() : 0;
      },
      plausible: () => true,
      onSight: value => {
        const [x, y] = value as readonly Fraction[];
        const now = x && y ? x.div(y).valueOf() : 0;
        return now > a / b && now < c / d;
      },
      slips: [
        slip('averaged_the_averages', share, () => {
          const mean = q(a, b).add(q(c, d)).div(2);
          return mean.div(mean.add(1));
        })`
          You averaged $\frac{${a}}{${b}}$ and $\frac{${c}}{${d}}$. The parts of the two ratios differ in size, so only
          shares of the fixed total may be averaged.`,
        slip('took_ratio_terms_for_amounts', share, calc`(${a} + ${c}) / (${a} + ${b} + ${c} + ${d})`)`
          You added the terms of the two ratios to $${a + c} : ${b + d}$. The total has $${a + b}$ parts in one ratio
          and $${c + d}$ in the other, so the parts differ in size.`,
        slip('averaged_the_averages', share, calc`1 / ((${b} / ${a} + ${d} / ${c}) / 2 + 1)`)`
          You averaged $\frac{${b}}{${a}}$ and $\frac{${d}}{${c}}$. The parts of the two ratios are of different size,
          so ratios may not be averaged.`,
        slip('stopped_a_step_early', share, before)`
          $${a} : ${b}$ is the ratio after ${way ? text`${one} has given to ${two}` : 'the water has gone from P to Q'}.
          The question asks for the ratio now, before anything changes sides.`,
        slip('stopped_a_step_early', share, after)`
          $${c} : ${d}$ is the ratio after ${way ? text`${two} has given to ${one}` : 'the water has gone from Q to P'}.
          The question asks for the ratio now, before anything changes sides.`,
        slip('inverted_the_ratio', share, calc`1 - ${share}`)`
          You exchanged the two sides: $${texOf(share)}$ of the total belongs to ${way ? two : 'tank Q'}, but the ratio
          begins with ${way ? one : 'tank P'}.`,
        slip('mixed_up_sum_and_product', share, calc`${a} * ${c} / (${a} * ${c} + ${b} * ${d})`)`
          You multiplied the two ratios, $${a} \times ${c} : ${b} \times ${d} = ${a * c} : ${b * d}$. Multiplying fits
          ratios that form a chain; here the present amount is half-way between two amounts.`,
        slip('mixed_up_sum_and_product', share, calc`${b} * ${c} / (${b} * ${c} + ${a} * ${d})`)`
          You divided the second ratio by the first, $${b * c} : ${a * d}$. This compares the two cases with each
          other; it is not the ratio of the two present amounts.`,
      ],
      snapRead: text`The same unknown amount goes one way or the other way, which gives two ratios. The total is the
        same in all cases.`,
      approach: text`Use shares of the fixed total. The same amount is subtracted in one case and added in the other,
        so the present share lies half-way between the two shares.`,
      faster: text`Let the total be $${(a + b) * (c + d)}$ parts: the first side has $${a * (c + d)}$ or
        $${c * (a + b)}$ of them in the two cases, so now it has their mean.`,
      check: () => {
        const t = 2 * (a + b) * (c + d);
        const p = a * (c + d) + c * (a + b);
        const x = c * (a + b) - a * (c + d);
        return text`Let the first have $${p}$ of $${t}$ parts and $${x}$ change sides. Then $${p - x} : ${t - p + x} =
          ${a} : ${b}$ and $${p + x} : ${t - p - x} = ${c} : ${d}$, as given.`;
      },
      principle: text`When things only change hands, the total is fixed: turn each ratio into shares of the total.`,
    };
  },
);

const texOf = (value: Fraction) => `\\frac{${value.n}}{${value.d}}`;

/** AL.LIN.1 Medium: whole numbers between bounds, or an unknown that cancels. */
export const integerLimits: readonly AnyTemplate[] = situation<Limits>({
  type: 'AL.LIN.1',
  situation: 'bounds-and-shares',
  draw: draw => {
    const n = draw.int(25, 80);
    const low = draw.step(20, 80, 5);
    const high = low + draw.step(15, 60, 5);
    // With so many dear ones both kinds would bring in the same.
    const half = (n * low) / (low + high);
    const least = Math.round(half) - draw.int(6, 16);
    const from = n * low + (high - low) * least - draw.pick([0, 5, 10]);
    const to = n * low + (high - low) * (Math.round(half) + draw.pick([-4, -2, 3, 6])) + draw.pick([0, 5]);
    if (from <= n * low) return null;
    return {
      n,
      low,
      high,
      from,
      to,
      a: draw.int(1, 7),
      b: draw.int(2, 7),
      c: draw.int(2, 9),
      d: draw.int(1, 5),
      people: draw.some(peopleInAlgebra, 2),
      way: draw.chance(0.5),
    };
  },
  forms: [tickets, swapped],
});

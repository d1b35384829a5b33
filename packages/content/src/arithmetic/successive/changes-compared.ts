import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { grouped, numberTex, percent, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Equal {
  /** What is left after one cut is top/of. */
  top: number;
  of: number;
  start: number;
  way: boolean;
}

const thirdCut = form<Equal>(
  'price-after-two-equal-cuts',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    entry: true,
    verify: ({ start, top, of }) => {
      const [first, second] = [q(start * (of - top), of), q(start * top * (of - top), of * of)];
      // The value v before both falls: second = first of (v - first), in per cents of v.
      for (let v = Number(first) + 1; v <= 100_000; v += 1)
        if (first.mul(q(v).sub(first)).equals(second.mul(v))) return q(v).sub(first).sub(second);
      throw new Error('no value fits');
    },
  },
  ({ start, of: ofWhat, top, way }, { step, find }) => {
    const first = find(calc`${start} * (${ofWhat} - ${top}) / ${ofWhat}`);
    const second = find(calc`${start} * ${top} * (${ofWhat} - ${top}) / (${ofWhat} * ${ofWhat})`);
    const one = step(frac(calc`${second} / ${first}`), {
      because: text`Neither the per cent nor the value is known. But if each fall takes away one tenth, the second
          is a tenth of nine tenths, so it is nine tenths of the first: the ratio of the falls is the part that stays.`,
    })`
        Both falls are the same per cent of what is left. So the second fall is to the first as the value after one
        fall is to the value before it. Divide to find this multiplier.`;
    const base = step(calc`${first} ÷ (1 - ${frac(one)})`, {
      because: text`The multiplier is the part that stays after one fall. What is taken away is the rest of 1, so
          this rest and not the multiplier belongs to the first fall.`,
    })`
        The first fall is the rest, $1 - ${frac(one)}$, of the first value. Divide to find that value.`;
    const times = find(2);
    const end = step(calc`${base} * (${frac(one)})^${times}`, {
      because: text`Each fall leaves the same part of what is there at the time. Two falls therefore multiply
          twice by this part; the falls themselves are not equal.`,
    })`
        Multiply the first value by the multiplier once for each fall.`;
    return {
      answer: end,
      stem: () => {
        const [first, second] = [
          q(start * (ofWhat - top), ofWhat),
          q(start * top * (ofWhat - top), ofWhat * ofWhat),
        ];
        return way
          ? text`A dealer cuts the price of a machine twice by the same percentage. The first cut reduces it by
            ₹${first} and the second by ₹${second}. What is the price after both cuts?`
          : text`The yearly number of visitors to a fair fell by the same percentage in two successive years. It fell by
            ${grouped(first)} in the first of them and by ${grouped(second)} in the second. How many visitors came in
            the second year?`;
      },
      show: value => (way ? rupees(value) : `$${numberTex(value)}$`),
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        stop('answered_another_quantity', base)`
            You stopped at $${base}$, the value before both falls. Subtract $${first}$ and $${second}$ from it.`,
        slip('left_out_a_change', times, 1)`
            You made only the first fall and got $${end}$. The second one takes $${second}$ more.`,
        slip('took_a_change_twice', times, 3)`
          You made three falls and got $${end}$. Only two falls are known, $${first}$ and $${second}$, so the
          multiplier is used twice.`,
        slip('gave_the_complement', base, calc`${first} / ${one}`)`
            You divided $${first}$ by $${frac(one)}$, the part that stays. The fall is the part that goes.`,
        slip('took_a_share_of_the_start', end, calc`${base} - ${first} * 2`)`
            You subtracted $${first}$ twice: ${here}. The second fall is smaller, because it is the same per cent of
            less.`,
        slip('wrong_base', one, calc`${first} / (${first} + ${second})`)`
            You compared $${first}$ with the sum of both falls and got $${frac(one)}$. The multiplier is the second
            fall over the first.`,
        slip('left_out_a_change', end, calc`${base} - ${second}`)`
            You subtracted only $${second}$: ${here}. The first fall of $${first}$ is missing.`,
      ],
      snapRead: text`Two falls by the same per cent are known as amounts. The per cent and the value are not known,
        and the value after both falls is asked.`,
      approach: text`The ratio of the two falls is the multiplier of one fall. It gives the first value, and from
        there the last one.`,
      faster: text`One fall leaves $\frac{${top}}{${ofWhat}}$ and takes $\frac{${ofWhat - top}}{${ofWhat}}$. So the
        second fall is to what it leaves as $${ofWhat - top}$ is to $${top}$: find $${second} \times
        \frac{${top}}{${ofWhat - top}}$.`,
      check: () =>
        text`$${base} - ${first} - ${second} = ${end}$, and ${q(100 * (ofWhat - top), ofWhat)}% of $${base.sub(first)}$
          is $${second}$.`,
      principle: text`Equal per cents, one after the other, multiply the amount by the same number, and their changes
        as well.`,
    };
  },
);

interface Known {
  per: number;
  /** Rupees by which the price rose, and by which it stands lower in the end. */
  rise: number;
  short: number;
  way: boolean;
}

const knownByAmounts = form<Known>(
  'equal-changes-known-by-amounts',
  {
    band: 'Medium',
    seconds: 75,
    verify: ({ rise, short }) => {
      // The price t in between: rise of (t - rise) and (rise + short) of t are the same part.
      for (let t = rise + 1; t <= 200_000; t += 1) if (rise * t === (rise + short) * (t - rise)) return t;
      throw new Error('no price');
    },
  },
  ({ rise, short, way, per }, { step, find }) => {
    const fall = step(calc`${rise} + ${short}`, {
      because: text`Had the fall been only as large as the rise, the price would be back where it began. It ends
          ₹${short} below that, so the fall was larger by this amount.`,
    })`
        The fall takes away the rise of ₹${rise} and ₹${short} more. Add to find the fall in rupees.`;
    const factor = step(calc`${fall} / ${rise}`, {
      because: text`Ten per cent of 300 and of 200 are 30 and 20, and $30 : 20 = 300 : 200$. Equal per cents are
          always in the ratio of their bases, so the per cent itself is not needed.`,
      works: (_value, working) => tex`\frac{\text{after}}{\text{before}} = ${working}`,
    })`
      Rise and fall are the same per cent of two prices: of the price before the rise and of the price after it. So
      the fall divided by the rise is the price after the rise divided by the price before it.`;
    const start = step(calc`${rise} ÷ ${factor.sub(1)}`, {
      works: (_value, working) => tex`${rise} \div (${factor} - 1) = ${working}`,
      because: text`If a price is multiplied by 1.2, for example, the 1 is the old price and the 0.2 is the rise.
          So only the part above 1 belongs to the rise of ₹${rise}.`,
    })`
        The rise multiplies the first price by this number, so ₹${rise} is what exceeds $1$ in it. Divide to find the
        first price.`;
    const times = find(1);
    const top = step(calc`${start} * ${factor}^${times}`, {
      because: text`The multiplier leads from the price before the rise to the price after it. There was one rise,
          so it is used once.`,
    })`
      The question asks for the price after the rise. Multiply the first price by the multiplier, once.`;
    return {
      answer: top,
      stem: way
        ? text`The rent of a flat was raised by ₹${rise}. Later it was lowered by the same percentage by which it had
          been raised, and is now ₹${short} lower than before the rise. What was the rent after the rise?`
        : text`A share gained ₹${rise} in one week. In the next week its price fell by the same percentage by which it
          had risen, and it now stands ₹${short} below its price before these two weeks. What was its price at the end
          of the first week?`,
      show: rupees,
      plausible: value => value.valueOf() > 0 && value.d <= 4n,
      slips: [
        stop('answered_another_quantity', start)`
            You stopped at ₹${start}, the price before the rise. Add the ₹${rise} to it.`,
        slip('answered_another_quantity', top, calc`${start} - ${short}`)`
            You found $${start} - ${short}$, the price after both changes. The question asks for the price between
            them.`,
        slip('used_a_wrong_given_number', top, calc`${start} + ${fall}`)`
          You added the fall of ₹${fall} to $${start}$. The first price was raised by ₹${rise}, and the fall of
          ₹${fall} came only after that.`,
        slip('took_a_change_twice', times, 2)`
          You multiplied the first price by $${factor}$ twice. There was one rise before the price that is asked, so
          multiply once.`,
        slip('wrong_base', factor, calc`1 + ${short} / (${fall} + ${rise})`)`
            You compared the net loss of $${short}$ with rise and fall together, $${rise} + ${fall}$. It is that per
            cent of the rise alone.`,
        slip('wrong_base', factor, calc`1 + ${short} / ${fall}`)`
            You compared the net loss of $${short}$ with the fall of $${fall}$. It is that per cent of the rise.`,
        slip('took_the_change_the_wrong_way', top, calc`${start} * (2 - ${factor})`)`
          You lowered the first price: ${here}. The price was raised first, and the fall came only after that.`,
        slip('wrong_base', start, calc`${fall} / (${factor} - 1)`)`
            You divided the fall by $${factor} - 1$: ${here}. That is the price after the rise already, and then you
            raised it once more.`,
      ],
      snapRead: text`A rise is known in rupees, and a fall by the same per cent through the net loss. The price
        between the two is asked.`,
      approach: text`The amounts of rise and fall are the same per cent of two different prices. So their ratio is the
        ratio of these prices, and the rise is the difference of the prices.`,
      faster: text`The net loss is that per cent of the rise, $\frac{${short}}{${rise}} = ${q(per, 100)}$, and the
        fall is the same per cent of the price after the rise. So divide ₹${rise + short} by it.`,
      check: text`₹${rise} is ${per}% of ₹${start}, and ${per}% of ₹${top} is ₹${top.mul(per).div(100)}, which is
        ₹${short} more.`,
      principle: text`Equal per cents of two amounts are in the ratio of these amounts.`,
    };
  },
);

interface Two {
  /** Rises of P and falls of Q, in per cent. */
  a: number;
  b: number;
  c: number;
  d: number;
  /** By how many per cent P is above Q in the end. */
  more: number;
  way: boolean;
}

const meetAgain = form<Two>(
  'two-prices-change-places',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    verify: ({ a, b, c, d, more }) => {
      const first = q(100 + more)
        .div(100 + a)
        .div(100 + b);
      const second = q(100)
        .div(100 - c)
        .div(100 - d);
      return second.sub(first).div(second).mul(100);
    },
  },
  ({ a, b, c, d, more, way }, { step, find }) => {
    const p = step(calc`${q(100 + a, 100)} * ${q(100 + b, 100)}`, {
      name: text`the multiplier of P`,
      because: text`The second rise is counted on the amount that the first one has already made larger. Rises of
          10% and 10% make 1.21 times the amount, not 1.20 times, so the per cents are not added.`,
    })`
        A rise of ${a}% and then one of ${b}% multiply P by two numbers. Find their product.`;
    const other = step(calc`${q(100 - c, 100)} * ${q(100 - d, 100)}`, {
      name: text`the multiplier of Q`,
      because: text`The second fall takes its per cent of what the first one has left, which is less. So the parts
          that stay are multiplied; the two per cents have different bases.`,
    })`
      Q falls by ${c}% and then by ${d}%, so $100\% - ${c}\%$ and then $100\% - ${d}\%$ of it are left. Find the
      product of these two multipliers.`;
    const end = find(calc`(100 + ${more}) / 100`);
    const share = find(calc`${other} * ${end} / ${p}`);
    const less = step(calc`(1 - ${share}) * 100`, {
      works: value =>
        tex`${p}P = ${end} \times ${other}Q, \quad \frac{P}{Q} = \frac{${share.n}}{${share.d}} \;\Rightarrow\;
          ${value}\% \text{ less}`,
      because: text`How much less P was is a per cent of Q at first, so Q is the 100%. A ratio of $\frac{4}{5}$,
          for example, means one fifth less: 20%, although Q was 25% more than P.`,
    })`
        Now P is $${end}$ times Q. Write this with both multipliers, find the ratio of the first values, and see by
        how much it is less than $1$.`;
    return {
      answer: less,
      stem: way
        ? text`The price of P rose by ${a}% and then by ${b}%; the price of Q fell by ${c}% and then by ${d}%. Now P
          costs ${more}% more than Q. By what percentage was P cheaper than Q at first?`
        : text`Town P grew by ${a}% in one decade and by ${b}% in the next, while town Q shrank by ${c}% and by ${d}%.
          Now P has ${more}% more people than Q. By what percentage was the population of P smaller than that of Q at
          the beginning?`,
      show: percent,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 100 && value.d <= 12n,
      slips: [
        slip('wrong_base', less, calc`(1 / ${share} - 1) * 100`)`
              You compared the difference with P: ${here}. That tells by how much Q was larger. The question asks by
              how much P was less, so Q is the base.`,
        slip('added_the_percentages', less, calc`${a} + ${b} + ${c} + ${d}`)`
            You added all four per cents, $${a} + ${b} + ${c} + ${d}$. They have four different bases.`,
        slip('added_the_percentages', p, calc`(100 + ${a} + ${b}) / 100`)`
            You added the two rises of P, $${a}$ and $${b}$ per cent. The second is counted on a larger amount.`,
        slip('added_the_percentages', other, calc`(100 - ${c} - ${d}) / 100`)`
          You added the two falls of Q, $${c}$ and $${d}$ per cent. The second is counted on a smaller amount than the
          first, so it takes less.`,
        slip('assumed_equal_parts', end, 1)`
          You let both be equal now and got $\frac{P}{Q} = \frac{${share.n}}{${share.d}}$. But now P is ${more}% above
          Q, so Q's end has to be multiplied by $1 + \frac{${more}}{100}$.`,
        slip('left_out_a_change', share, calc`(100 - ${c}) / (100 + ${a}) * ${end}`)`
            You used only the first change of each: $${end} \times \frac{100 - ${c}}{100 + ${a}} = ${frac(share)}$.
            Both changed twice.`,
        slip('left_out_a_change', other, calc`(100 - ${c}) / 100`)`
          You used only the fall of ${c}% for Q. A fall of ${d}% followed, so Q was larger at first than you found.`,
        slip('inverted_the_ratio', end, calc`100 / (100 + ${more})`)`
          You let Q be ${more}% above P now and got $\frac{P}{Q} = \frac{${share.n}}{${share.d}}$. It is P that is
          above Q now.`,
        slip('added_the_parts_of_different_wholes', less, calc`(${p} - ${other}) * 100`)`
            You subtracted the two multipliers: ${here}. They belong to two different amounts, so they have to be
            divided.`,
      ],
      snapRead: text`P and Q change twice each, and their comparison now is known. The comparison at first is asked,
        with Q as the base.`,
      approach: text`Find one multiplier for P and one for Q. The ratio now and the two multipliers give the ratio at
        first.`,
      faster: () => {
        const [rise, fall] = [(100 + a) * (100 + b), (100 - c) * (100 - d)];
        const share = q(fall * (100 + more), rise * 100);
        return text`$P : Q = ${fall} \times ${q(100 + more, 100)} : ${rise} = ${share.n} : ${share.d}$, so at first P
          had $${share.n}$ of Q's $${share.d}$ parts.`;
      },
      check: () => {
        const first = q(share.n)
          .mul((100 + a) * (100 + b))
          .div(10000);
        const second = q(share.d)
          .mul((100 - c) * (100 - d))
          .div(10000);
        return text`If P begins with $${share.n}$ and Q with $${share.d}$, P grows to $${first}$ and Q falls to
          $${second}$, and $${first} = ${q(100 + more, 100)} \times ${second}$.`;
      },
      principle: text`Two amounts begin in the ratio in which they end, divided by the ratio of their multipliers.`,
    };
  },
);

/** AR.PCT.2 Medium: equal changes, a change undone, and two quantities that change places. */
export const changesCompared: readonly AnyTemplate[] = [
  ...situation<Equal>({
    type: 'AR.PCT.2',
    situation: 'equal-cuts',
    draw: draw => {
      const [top, of] = draw.pick([
        [4, 5],
        [9, 10],
        [3, 4],
        [7, 10],
        [3, 5],
        [7, 8],
        [17, 20],
        [19, 20],
        [2, 3],
        [5, 6],
        [11, 12],
        [13, 20],
        [21, 25],
      ] as const);
      const unit = of * of * of;
      const start = unit * draw.int(Math.ceil(900 / unit), Math.max(2, Math.ceil(64000 / unit)));
      return start <= 90000 && start % 2 === 0 ? { top, of, start, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [thirdCut],
  }),
  ...situation<Known>({
    type: 'AR.PCT.2',
    situation: 'up-and-down-by-the-same',
    draw: draw => {
      const per = draw.pick([4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40]);
      const start = draw.step(200, 30000, 50);
      const rise = q(start * per, 100);
      const short = rise.mul(per).div(100);
      return rise.d === 1n && short.d === 1n && short.valueOf() >= 3
        ? { per, rise: rise.valueOf(), short: short.valueOf(), way: draw.chance(0.5) }
        : null;
    },
    tries: 40,
    forms: [knownByAmounts],
  }),
  ...situation<Two>({
    type: 'AR.PCT.2',
    situation: 'two-that-meet',
    draw: draw => {
      const [a, b] = [draw.step(5, 60, 5), draw.step(5, 60, 5)];
      const [c, d] = [draw.step(5, 50, 5), draw.step(5, 50, 5)];
      const more = draw.pick([10, 20, 25, 30, 40, 50, 60]);
      const less = q(1)
        .sub(q((100 - c) * (100 - d) * (100 + more), (100 + a) * (100 + b) * 100))
        .mul(100);
      const given = new Set([a, b, c, d, more]).size === 5;
      return less.d <= 3n && given && less.valueOf() > 4 && less.valueOf() < 90
        ? { a, b, c, d, more, way: draw.chance(0.5) }
        : null;
    },
    tries: 120,
    forms: [meetAgain],
  }),
];

import { peopleInAlgebra } from '../../people.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Story {
  /** The two amounts of the first form, and what the larger has above k times the smaller. */
  small: number;
  k: number;
  extra: number;
  /** Prices, and how many of each are bought. */
  x: number;
  gap: number;
  m: number;
  n: number;
  /** Questions, right answers, marks for one. */
  asked: number;
  right: number;
  plus: number;
  minus: number;
  people: readonly string[];
  way: boolean;
}

const times = (k: number) => (k === 2 ? 'twice' : `$${k}$ times`);

const more = form<Story>(
  'more-than-times',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    entry: true,
    apart: true,
    verify: ({ small, k, extra }) => {
      for (let y = 1; y < 5000; y += 1)
        if (y + k * y + extra === (k + 1) * small + extra) return k * y + extra;
      throw new Error('no amount fits');
    },
  },
  ({ k, small, extra, way, people }, { step, find }) => {
    const [a, b] = people;
    const total = find(calc`(${k} + 1) * ${small} + ${extra}`);
    const parts = find(calc`${k} + 1`);
    const above = find(extra);
    const smaller = step(
      calc`(${total} - ${above}) / ${parts}`,
      value => tex`\frac{${total} - ${above}}{${k} + 1} = ${value}`,
    )`
      Without the extra, the total is a whole number of the smaller amount: one and the given multiple.`;
    const multiple = find(k);
    const larger = step(calc`${multiple} * ${smaller} + ${extra}`)`
      The larger amount is that multiple of the smaller with the extra added.`;
    return {
      answer: larger,
      stem: way
        ? text`${a} and ${b} together have $${(k + 1) * small + extra}$ stamps. ${a} has $${extra}$ more than
          ${times(k)} as many as ${b}. How many stamps does ${a} have?`
        : text`A rope of $${(k + 1) * small + extra}$ cm is cut so that the longer piece is $${extra}$ cm longer than
          ${times(k)} the shorter one. How long, in cm, is the longer piece?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() < (k + 1) * small + extra,
      slips: [
        stop('answered_another_quantity', smaller)`
          $${smaller}$ is the smaller of the two.`,
        slip('read_a_comparison_backwards', above, calc`-${extra}`)`
          The $${extra}$ was put on the smaller side, which makes the smaller amount $${smaller.toFraction()}$.`,
        slip('left_out_a_term', above, 0)`
          The total was shared in the ratio $${k} : 1$ before the extra of $${extra}$ was set aside.`,
        slip('used_a_term_twice', larger, calc`${larger} + ${extra}`)`
          The extra of $${extra}$ belongs to the larger amount once; here it was added two times.`,
        slip('used_a_term_twice', above, calc`2 * ${extra}`)`
          The extra of $${extra}$ was taken off the total twice.`,
        slip('counted_one_too_many', parts, calc`${k} + 2`)`
          Dividing by $${parts}$ counts a part too many; $${k}$ and one are enough.`,
      ],
      snapRead: text`A total and a comparison: the larger amount is a multiple of the smaller and something more.`,
      approach: text`Set the extra aside. The rest of the total is a whole number of equal parts, one of which is the
        smaller amount.`,
      faster: text`$${(k + 1) * small} = ${(k + 1) * small + extra} - ${extra}$ is ${k + 1} parts; the larger has ${k}
        of them and $${extra}$.`,
      check: text`$${larger} + ${smaller} = ${total}$, the given total.`,
      principle: text`Set the extra aside first; then a total and a multiple are a matter of equal parts.`,
    };
  },
);

/** How many of each are asked for: of the costlier kind and of the cheaper one. */
const orderOf = ({ m, n }: Story) => [2 + (n % 3), 2 + ((m + n) % 4)] as const;

const prices = form<Story>(
  'one-price-above-the-other',
  {
    band: 'Easy',
    seconds: 55,
    revision: 4,
    suits: p => {
      const [u, v] = orderOf(p);
      return p.m !== p.n && u !== v && u * p.n !== v * p.m;
    },
    verify: p => {
      const { x, gap, m, n } = p;
      const [u, v] = orderOf(p);
      for (let y = 1; y < 2000; y += 1)
        if (m * y + n * (y - gap) === m * (x + gap) + n * x) return u * y + v * (y - gap);
      throw new Error('no price fits');
    },
  },
  (p, { step, find }) => {
    const { m, x, gap, n, way } = p;
    const bill = find(calc`${m} * (${x} + ${gap}) + ${n} * ${x}`);
    const over = find(calc`${m} * ${gap}`);
    const base = step(calc`${bill} - ${over}`, value => tex`${bill} - ${m} \times ${gap} = ${value}`)`
      Imagine that all of them were of the cheaper kind: the bill would fall by the price difference for each costlier
      one.`;
    const pieces = find(calc`${m} + ${n}`);
    const cheap = find(calc`${base} / ${pieces}`);
    const dear = step(calc`${base} / ${pieces} + ${gap}`)`
      Share this over all pieces to get the lower price, and add the difference to get the higher one.`;
    const order = step(calc`${orderOf(p)[0]} * ${dear} + ${orderOf(p)[1]} * ${cheap}`)`
      Take as many of each price as are asked for.`;
    return {
      answer: order,
      stem: () => {
        const [u, v] = orderOf(p);
        return way
          ? text`A plate of momos costs ₹${gap} more than a cup of soup. If $${m}$ plates of momos and $${n}$ cups of
            soup cost ₹${m * (x + gap) + n * x}, what do $${u}$ plates of momos and $${v}$ cups of soup cost?`
          : text`An adult's ticket costs ₹${gap} more than a child's ticket. A family paid ₹${m * (x + gap) + n * x} for
            $${m}$ adults and $${n}$ children. How much do the tickets for $${u}$ adults and $${v}$ children cost?`;
      },
      show: rupees,
      plausible: value => value.valueOf() > 0 && value.mul(2).d === 1n,
      // The costlier ones alone are dearer than their differences, and a smaller order is cheaper than the bill.
      onSight: value => {
        const [u, v] = orderOf(p);
        const bill = m * (x + gap) + n * x;
        return (
          value.valueOf() > u * gap &&
          (u > m || v > n || value.valueOf() < bill) &&
          (u < m || v < n || value.valueOf() > bill)
        );
      },
      slips: [
        slip('swapped_the_two', order, () => calc`${cheap} * ${orderOf(p)[0]} + ${dear} * ${orderOf(p)[1]}`)`
          $${orderOf(p)[0]} \times ${cheap} + ${orderOf(p)[1]} \times ${dear}$ exchanges the two prices.`,
        slip('left_out_a_factor', over, gap)`
          The difference of ₹${gap} was taken off once, but there are $${m}$ of the costlier kind.`,
        slip('left_out_a_term', over, 0)`
          $${bill} \div ${pieces} = ${cheap.toFraction()}$ was taken for the lower price; the bill holds ₹${gap} more
          for each costlier one.`,
        slip('used_a_wrong_given_number', order, () => calc`${dear} * (${orderOf(p)[0]} + ${orderOf(p)[1]})`)`
          The higher price, ₹${dear}, was taken for both; the difference belongs to one of them only.`,
        slip('left_out_a_term', dear, cheap)`
          ₹${cheap} is the price of the cheaper kind; it was taken for both, without the difference.`,
        slip('swapped_the_two', over, calc`${gap} * ${n}`)`
          The difference of ₹${gap} was taken off for the $${n}$ cheaper ones, which do not have it.`,
        slip('read_a_comparison_backwards', over, calc`-${gap} * ${m}`)`
          $${m} \times ${gap}$ was added to the bill: that makes the first kind the cheaper one.`,
        slip('took_the_whole_for_a_part', over, calc`${gap} * (${m} + ${n})`)`
          ₹${gap} was taken off for all $${m + n}$ pieces, though only $${m}$ are costlier.`,
        slip(
          'ignored_the_weights',
          order,
          () => calc`${bill} / ${pieces} * (${orderOf(p)[0]} + ${orderOf(p)[1]})`,
        )`
          $${bill} \div ${pieces}$ is the mean price on the given bill; the two kinds stand in another ratio in the
          order asked for.`,
      ],
      snapRead: text`Two prices with a known difference, and one bill for some of each. Another bill is asked.`,
      approach: text`Make all pieces alike: remove the difference for each costlier one and share. This gives the lower
        price, then the higher one, and then any bill.`,
      faster: () => {
        const [u, v] = orderOf(p);
        return text`The lower price is $\frac{${m * (x + gap) + n * x} - ${m} \times ${gap}}{${m + n}}$; $${u + v}$
          times this and $${u} \times ${gap}$ are asked.`;
      },
      check: text`$${m} \times ${dear} + ${n} \times ${dear.sub(gap)} = ${bill}$.`,
      principle: text`A known difference turns two unknowns into one: make all pieces alike and correct the total.`,
    };
  },
);

const marks = form<Story>(
  'right-and-wrong',
  {
    band: 'Easy',
    seconds: 45,
    revision: 4,
    entry: true,
    apart: true,
    suits: ({ asked, right, plus, minus }) => plus * right > minus * (asked - right),
    verify: ({ asked, right, plus, minus }) => {
      for (let r = 0; r <= asked; r += 1)
        if (plus * r - minus * (asked - r) === plus * right - minus * (asked - right)) return r;
      throw new Error('no number fits');
    },
  },
  ({ plus, right, minus, asked, way, people }, { step, find }) => {
    const [a] = people;
    const score = find(calc`${plus} * ${right} - ${minus} * (${asked} - ${right})`);
    const lost = step(calc`${asked} * ${plus} - ${score}`)`
      If all had been good, the result would be the greatest possible. Compare it with the result given.`;
    const each = find(calc`${plus} + ${minus}`);
    const wrong = find(calc`${lost} / ${each}`);
    const correct = step(
      calc`${asked} - ${wrong}`,
      (_value, working) => tex`\frac{${lost}}{${plus} + ${minus}} = ${wrong}, \quad ${working}`,
    )`
      Each bad one costs what it does not earn and what is taken off. Divide, and take the bad ones from all.`;
    return {
      answer: correct,
      stem: () => {
        const score = plus * right - minus * (asked - right);
        return way
          ? text`A test gives $${plus}$ marks for a right answer and takes off $${minus}$ for a wrong one. ${a} answered
            all $${asked}$ questions and scored $${score}$. How many answers were right?`
          : text`A potter is paid ₹${String(plus)} for each good tile and has to pay back ₹${String(minus)} for each
            cracked one. For $${asked}$ tiles the potter received ₹${String(score)} in all. How many of the tiles were
            good?`;
      },
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() < asked,
      slips: [
        stop('answered_another_quantity', wrong)`
          $${wrong}$ is the number of bad ones.`,
        slip('left_out_a_term', each, minus)`
          A bad one costs not only the $${minus}$ taken off but also the $${plus}$ it does not earn.`,
        slip('left_out_a_term', each, plus)`
          Dividing by $${plus}$ alone leaves out that $${minus}$ is taken off as well.`,
        slip('wrong_sign', each, plus - minus > 0 && calc`${plus} - ${minus}`)`
          From $+${plus}$ to $-${minus}$ the change is their sum, not their difference.`,
        slip('mixed_up_sum_and_product', each, plus * minus > plus + minus && calc`${plus} * ${minus}`)`
          A bad one changes the result by $${plus} + ${minus}$, not by $${plus} \times ${minus}$.`,
        slip('used_a_term_twice', each, calc`2 * ${plus} + ${minus}`)`
          Each bad one costs the missing $${plus}$ once and the $${minus}$ taken off, not $${2 * plus + minus}$.`,
        slip('used_a_wrong_given_number', each, calc`2 * ${plus}`)`
          Dividing by $2 \times ${plus}$ would be right only if as much were taken off as is given.`,
        slip('left_out_a_term', correct, () => score.div(plus).d === 1n && calc`${score} / ${plus}`)`
          $${score} \div ${plus} = ${correct}$ would be the good ones if nothing had been taken off.`,
        slip('left_out_a_term', correct, () => {
          const found = score.add(asked * minus).div(plus);
          return found.d === 1n ? found : null;
        })`
          From all bad, $-${asked * minus}$, it is $${score.add(asked * minus)}$ up; divided by $${plus}$ that gives
          $${correct}$, but a good one is worth $${plus} + ${minus}$ more than a bad one.`,
      ],
      snapRead: text`A fixed number of things of two kinds, one adding and one taking off, and the result.`,
      approach: text`Start from all good. The shortfall, divided by the loss for each bad one, gives the number of bad
        ones.`,
      faster: text`Start from all bad: $\frac{${plus * right - minus * (asked - right)} + ${minus} \times
        ${asked}}{${plus + minus}}$ are good.`,
      check: text`$${plus} \times ${correct} - ${minus} \times ${wrong} = ${score}$.`,
      principle: text`Assume all are of one kind; the difference to the true result counts the others.`,
    };
  },
);

/** AL.LIN.1 Easy: two facts, two unknowns. */
export const twoUnknowns: readonly AnyTemplate[] = situation<Story>({
  type: 'AL.LIN.1',
  situation: 'two-facts',
  draw: draw => {
    const asked = draw.int(20, 60);
    const k = draw.int(2, 5);
    const small = draw.int(14, 70);
    const plus = draw.int(3, 6);
    return {
      small,
      k,
      extra: (k + 1) * draw.int(1, 9),
      x: draw.step(20, 120, 5),
      gap: draw.step(15, 90, 5),
      m: draw.int(2, 6),
      n: draw.int(2, 7),
      asked,
      right: draw.int(Math.ceil(asked / 3), asked - 4),
      plus,
      minus: draw.int(1, plus - 1),
      people: draw.some(peopleInAlgebra, 2),
      way: draw.chance(0.5),
    };
  },
  forms: [more, prices, marks],
});

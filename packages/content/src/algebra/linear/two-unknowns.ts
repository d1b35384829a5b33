import { peopleInAlgebra } from '../../people.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
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
    verify: ({ small, k, extra }) => {
      for (let y = 1; y < 5000; y += 1)
        if (y + k * y + extra === (k + 1) * small + extra) return k * y + extra;
      throw new Error('no amount fits');
    },
  },
  ({ k, small, extra, way, people }, { step, find }) => {
    const [a, b] = people;
    const [things, first, second] = way
      ? ['stamps', `the stamps of ${b}`, `the stamps of ${a}`]
      : ['cm', 'the shorter piece', 'the longer piece'];
    const are = way ? 'are' : 'is';
    const total = find(calc`(${k} + 1) * ${small} + ${extra}`);
    const parts = find(calc`${k} + 1`);
    const above = find(extra);
    const smaller = step(calc`(${total} - ${above}) / ${parts}`, {
      name: first,
      because: text`With the $${extra}$ set aside, ${second} would be exactly ${times(k)} ${first}. So the rest of the
        total is $${k}$ parts and one part of the same size.`,
      works: value => tex`\frac{${total} - ${above}}{${k} + 1} = ${value}`,
    })`
      Set the $${extra}$ ${things} aside. The rest of the total is $${k} + 1$ equal parts, $${k}$ for
      ${second} and one for ${first}. Divide by their number.`;
    const multiple = find(k);
    const larger = step(calc`${multiple} * ${smaller} + ${extra}`, { name: second })`
      The question asks for ${second}: take ${times(k)} ${first}, and add the $${extra}$ ${things} that were set
      aside.`;
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
          $${smaller}$ ${things} are ${first}. The question asks for ${second}.`,
        slip('read_a_comparison_backwards', above, calc`-${extra}`)`
          $(${total} + ${extra}) \div ${parts} = ${smaller}$ would be ${first} if ${times(k)} ${first} were $${extra}$
          more than ${second}. It is the other way round.`,
        slip('left_out_a_term', above, 0)`
          You divided the whole total, $${total} \div ${parts} = ${smaller}$, without setting the $${extra}$ ${things}
          aside. They belong to ${second} only.`,
        slip('used_a_term_twice', larger, calc`${k} * ${smaller} + 2 * ${extra}`)`
          ${here} adds the $${extra}$ ${things} twice. They were set aside once, so they are added once.`,
        slip('used_a_term_twice', above, calc`2 * ${extra}`)`
          $${total} - 2 \times ${extra}$ takes the $${extra}$ ${things} from both. They belong to ${second} only.`,
        slip('counted_one_too_many', parts, calc`${k} + 2`)`
          You divided by $${parts}$, one part too many. There are $${k}$ parts for ${second} and one for ${first}.`,
      ],
      snapRead: text`A total is given, and ${second} ${are} a multiple of ${first} and something more. Set the extra
        aside.`,
      approach: text`Set the extra aside. The rest of the total is a whole number of equal parts, and one of them is
        ${first}. From it ${second} can be found.`,
      faster: text`$${(k + 1) * small + extra} - ${extra} = ${(k + 1) * small}$ is ${k + 1} parts; take ${k} of them
        and add
        $${extra}$.`,
      check: text`$${larger} + ${smaller} = ${total}$, the given total, and ${calc`${larger} - ${k} * ${smaller}`}.`,
      principle: text`When one amount is a multiple of another and something more, set the extra aside: the rest is
        equal parts.`,
    };
  },
);

/** How many of each are asked for: of the dearer one and of the cheaper one. */
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
    const [dearer, cheaper] = way ? ['plate of momos', 'cup of soup'] : ["adult's ticket", "child's ticket"];
    const [dearers, cheapers] = way ? ['plates of momos', 'cups of soup'] : ['adults', 'children'];
    const bill = find(calc`${m} * (${x} + ${gap}) + ${n} * ${x}`);
    const over = find(calc`${m} * ${gap}`);
    const base = step(calc`${bill} - ${over}`, value => tex`${bill} - ${m} \times ${gap} = ${value}`)`
      If every ${dearer} cost as little as a ${cheaper}, the bill would be lower by ₹${gap} for each of them. Subtract
      this.`;
    const pieces = find(calc`${m} + ${n}`);
    const cheap = find(calc`${base} / ${pieces}`);
    const dear = step(calc`${base} / ${pieces} + ${gap}`, {
      name: `the price of a ${dearer}`,
      because: text`With all prices alike, the bill is the number of all times one price. A quotient of the real bill
        would be a mean of two different prices.`,
      works: (_value, working) => tex`\frac{${base}}{${m} + ${n}} = ${cheap}, \quad ${working}`,
    })`
      Now all ${pieces} have the same price, so divide to get the price of a ${cheaper}. A${way ? '' : 'n'} ${dearer}
      costs ₹${gap} more.`;
    const order = step(calc`${orderOf(p)[0]} * ${dear} + ${orderOf(p)[1]} * ${cheap}`)`
      Both prices are known now. Multiply each by the number that is asked for, and add.`;
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
          $${orderOf(p)[0]} \times ${cheap} + ${orderOf(p)[1]} \times ${dear}$ exchanges the two prices: ₹${dear} is
          the price of the ${dearer}.`,
        slip('left_out_a_factor', over, gap)`
          You subtracted the difference of ₹${gap} once, but there are $${m}$ ${dearers} with the higher price.`,
        slip('left_out_a_term', over, 0)`
          $${bill} \div ${pieces} = ${cheap.toFraction()}$ is not the price of a ${cheaper}: the bill has ₹${gap} more
          in it for each ${dearer}.`,
        slip('used_a_wrong_given_number', order, () => calc`${dear} * (${orderOf(p)[0]} + ${orderOf(p)[1]})`)`
          You used the higher price, ₹${dear}, for both. It belongs to the ${dearer} only.`,
        slip('left_out_a_term', dear, cheap)`
          ₹${cheap} is the price of a ${cheaper}; you used it for both, without the difference.`,
        slip('swapped_the_two', over, calc`${gap} * ${n}`)`
          You subtracted the difference of ₹${gap} for the $${n}$ ${cheapers}. It belongs to the ${dearers}.`,
        slip('read_a_comparison_backwards', over, calc`-${gap} * ${m}`)`
          You added $${m} \times ${gap}$ to the bill. That would be right if the ${dearer} were the cheaper one.`,
        slip('took_the_whole_for_a_part', over, calc`${gap} * (${m} + ${n})`)`
          You subtracted ₹${gap} for all $${m + n}$, but only the $${m}$ ${dearers} have the higher price.`,
        slip(
          'ignored_the_weights',
          order,
          () => calc`${bill} / ${pieces} * (${orderOf(p)[0]} + ${orderOf(p)[1]})`,
        )`
          $${bill} \div ${pieces}$ is the mean price of the first bill. In the second bill ${dearers} and ${cheapers}
          are in
          another ratio.`,
      ],
      snapRead: text`Two prices with a known difference and one bill with some of each are given. Another bill is
      asked.`,
      approach: text`Give all of them the lower price: subtract the difference for each ${dearer} and divide. This
      gives the
        lower price, then the higher one, and then any bill.`,
      faster: () => {
        const [u, v] = orderOf(p);
        return text`The lower price is $\frac{${m * (x + gap) + n * x} - ${m} \times ${gap}}{${m + n}}$. Add
        $${u + v}$
          times this price and $${u} \times ${gap}$.`;
      },
      check: text`With prices of ₹${dear} and ₹${dear.sub(gap)} the given bill is $${m} \times ${dear} + ${n} \times
        ${dear.sub(gap)} = ${bill}$ rupees, as it should be.`,
      principle: text`A known difference turns two unknowns into one: make both alike and correct the total.`,
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
    suits: ({ asked, right, plus, minus }) => plus * right > minus * (asked - right),
    verify: ({ asked, right, plus, minus }) => {
      for (let r = 0; r <= asked; r += 1)
        if (plus * r - minus * (asked - r) === plus * right - minus * (asked - right)) return r;
      throw new Error('no number fits');
    },
  },
  ({ plus, right, minus, asked, way, people }, { step, find }) => {
    const [a] = people;
    const [good, bad, unit] = way
      ? ['right answer', 'wrong answer', 'marks']
      : ['good tile', 'cracked tile', 'rupees'];
    const score = find(calc`${plus} * ${right} - ${minus} * (${asked} - ${right})`);
    const lost = step(calc`${asked} * ${plus} - ${score}`, {
      name: 'the shortfall',
      because: text`The numbers of both kinds are unknown. With all of one kind the result is easy to find, and the
        shortfall is due to the ${bad}s alone.`,
    })`
      If all $${asked}$ were ${good}s, the result would be $${asked} \times ${plus}$ ${unit}. Find by how much the
      given result is less.`;
    const each = find(calc`${plus} + ${minus}`);
    const wrong = find(calc`${lost} / ${each}`, { name: `the number of ${bad}s` });
    const correct = step(calc`${asked} - ${wrong}`, {
      because: text`A ${bad} in place of a ${good} changes $+${plus}$ to $-${minus}$. The $${plus}$ are missing and the
        $${minus}$ are subtracted as well.`,
      works: (_value, working) => tex`\frac{${lost}}{${plus} + ${minus}} = ${wrong}, \quad ${working}`,
    })`
      Each ${bad} makes the result less by $${plus} + ${minus}$ ${unit}, because the $${plus}$ are not given and
      $${minus}$ are subtracted. Divide to find the number of ${bad}s, and subtract it from $${asked}$.`;
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
          $${wrong}$ is the number of ${bad}s; the number of ${good}s is asked.`,
        slip('left_out_a_term', each, minus)`
          A ${bad} loses not only $${minus}$ ${unit}. The $${plus}$ ${unit} of a ${good} are missing too.`,
        slip('left_out_a_term', each, plus)`
          You divided by $${plus}$ alone. For a ${bad} another $${minus}$ ${unit} are lost as well.`,
        slip('wrong_sign', each, plus - minus > 0 && calc`${plus} - ${minus}`)`
          From $+${plus}$ to $-${minus}$ the result changes by the sum of the two numbers, not by their difference.`,
        slip('mixed_up_sum_and_product', each, plus * minus > plus + minus && calc`${plus} * ${minus}`)`
          A ${bad} changes the result by $${plus} + ${minus}$ ${unit}, not by $${plus} \times ${minus}$.`,
        slip('used_a_term_twice', each, calc`2 * ${plus} + ${minus}`)`
          For each ${bad} the $${plus}$ ${unit} are missing once, not twice: it does not lose $${2 * plus + minus}$
          ${unit}.`,
        slip('used_a_wrong_given_number', each, calc`2 * ${plus}`)`
          Dividing by $2 \times ${plus}$ would be right only if a ${bad} lost as much as a ${good} brings.`,
        slip('left_out_a_term', correct, () => score.div(plus).d === 1n && calc`${score} / ${plus}`)`
          $${score} \div ${plus} = ${correct}$ would be the number of ${good}s if a ${bad} lost nothing.`,
        slip('left_out_a_term', correct, () => {
          const found = score.add(asked * minus).div(plus);
          return found.d === 1n ? found : null;
        })`
          If all were ${bad}s, the result would be $-${asked * minus}$. The given one is $${score.add(asked * minus)}$
          more, and you divided that by $${plus}$. A ${good} instead of a ${bad} adds $${plus} + ${minus}$.`,
      ],
      snapRead: text`The number of all and the result are given, and each ${good} adds while each ${bad} subtracts:
        suppose that all are of one kind.`,
      approach: text`Suppose first that all are ${good}s. The shortfall, divided by the loss for each ${bad}, gives the
        number of ${bad}s.`,
      faster: text`Suppose that all are ${bad}s: then $\frac{${plus * right - minus * (asked - right)} + ${minus} \times
        ${asked}}{${plus + minus}}$ is the number of ${good}s.`,
      check: text`${correct} ${good}(s) and ${wrong} ${bad}(s) give $${plus} \times ${correct} - ${minus} \times
        ${wrong} = ${score}$ ${unit}, the given result.`,
      principle: text`When all of a group are of two kinds, suppose that all are alike: the difference from the true
        result counts the others.`,
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

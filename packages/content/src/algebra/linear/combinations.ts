import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Bills {
  /** Prices of two things, and the two counts that change places. */
  x: number;
  y: number;
  a: number;
  b: number;
  m: number;
  /** A third weight. */
  z: number;
  things: readonly [string, string];
  way: boolean;
}

const bill = ({ x, y }: Bills, i: number, j: number) => i * x + j * y;

const both = form<Bills>(
  'mirrored-bills-sum',
  {
    band: 'Easy',
    seconds: 40,
    revision: 3,
    verify: p => {
      for (let x = 1; x < 400; x += 1)
        for (let y = 1; y < 400; y += 1)
          if (p.a * x + p.b * y === bill(p, p.a, p.b) && p.b * x + p.a * y === bill(p, p.b, p.a))
            return p.m * (x + y);
      throw new Error('no prices fit');
    },
  },
  (p, { step, find }) => {
    const { a, b, m, x, y, way, things } = p;
    const sum = step(calc`${bill(p, a, b)} + ${bill(p, b, a)}`, {
      name: way ? 'the sum of the two bills' : 'the sum of the two equations',
      because: text`The numbers of the two kinds change places, so together each kind is there $${a} + ${b}$ times. As
        both have the same number now, no single ${way ? 'price' : 'unknown'} is needed.`,
      works: value => tex`${a + b}x + ${a + b}y = ${value}`,
    })`
      Add the two ${way ? 'bills' : 'equations'}: then $x$ and $y$${
        way && text`, the prices of one of the ${things[0]} and of one of the ${things[1]},`
      } have the same coefficient.`;
    const each = find(calc`${a} + ${b}`);
    const times = find(m);
    const value = step(calc`${sum} / ${each} * ${times}`, {
      because: text`The asked total has equally many of both kinds, so it is a multiple of $x + y$.`,
    })`
      Divide by the coefficient to get $x + y$, one of each, and multiply by $${m}$ because $${m}$ of each are asked.`;
    return {
      answer: value,
      stem: way
        ? text`$${a}$ ${things[0]} and $${b}$ ${things[1]} cost ₹${bill(p, a, b)}, while $${b}$ ${things[0]} and $${a}$
          ${things[1]} cost ₹${bill(p, b, a)}. What is the total cost of $${m}$ ${things[0]} and $${m}$ ${things[1]}?`
        : text`If $${a}x + ${b}y = ${String(bill(p, a, b))}$ and $${b}x + ${a}y = ${String(bill(p, b, a))}$, find $${m}x
          + ${m}y$.`,
      show: value => (way ? rupees(value) : plain(value)),
      plausible: value => value.valueOf() > 0 && value.mul(2).d === 1n,
      slips: [
        slip('left_out_a_factor', times, 1)`
          $${sum} \div ${each} = ${value.toFraction()}$ is the value of one of each. The question asks about $${m}$ of
          each.`,
        slip('divided_by_the_wrong_number', value, calc`${sum} / 2`)`
          You halved $${sum}$. That is the mean of the two, which belongs to $${a + b}$ pieces and not to $${2 * m}$.`,
        slip('divided_by_the_wrong_number', each, calc`2 * ${a}`)`
          You divided $${sum}$ by $2 \times ${a}$. After adding, each of the two comes $${a} + ${b}$ times, because
          $${a}$ and $${b}$ have changed places.`,
        slip('divided_by_the_wrong_number', each, calc`2 * ${b}`)`
          You divided $${sum}$ by $2 \times ${b}$. After adding, each of the two comes $${a} + ${b}$ times, because
          $${a}$ and $${b}$ have changed places.`,
        slip('subtracted_for_added', sum, calc`abs(${a} - ${b}) * abs(${x} - ${y}) * (${a} + ${b})`)`
          You subtracted the two and went on with $${sum}$. Subtracting leads to the difference of the two single
          values, and here their sum is needed.`,
        slip('counted_one_too_many', times, calc`${m} + 1`)`
          You multiplied by $${times}$, so $${value.toFraction()}$ is the value of $${m + 1}$ of each. The question asks
          about $${m}$ of each.`,
        stop('answered_another_quantity', sum)`
          $${sum}$ is the value of $${a + b}$ of each, before it is divided. The question asks about $${m}$ of each.`,
      ],
      snapRead: text`The two numbers change places, and equally many of both kinds are asked: add the two and scale.`,
      approach: text`Adding the two gives the same number of both kinds. So one of each is found without the single
        values, and from it any number of each.`,
      faster: () =>
        text`One of each is $\frac{${bill(p, a, b)} + ${bill(p, b, a)}}{${a + b}}$; take it ${m} times.`,
      check: text`The single values are $${x}$ and $${y}$: $${a} \times ${x} + ${b} \times ${y} = ${bill(p, a, b)}$,
        and $${m} \times (${x} + ${y}) = ${m * (x + y)}$.`,
      principle: text`Before solving, look whether adding or subtracting the equations gives the wanted combination.`,
    };
  },
);

const difference = form<Bills>(
  'mirrored-bills-difference',
  {
    band: 'Easy',
    seconds: 40,
    revision: 4,
    suits: ({ x, y, a, b }) => x > y && a > b + 1,
    verify: p => {
      for (let x = 1; x < 400; x += 1)
        for (let y = 1; y < 400; y += 1)
          if (p.a * x + p.b * y === bill(p, p.a, p.b) && p.b * x + p.a * y === bill(p, p.b, p.a))
            return x - y;
      throw new Error('no prices fit');
    },
  },
  (p, { step, find }) => {
    const { a, b, things, x, y } = p;
    const gap = step(calc`${bill(p, a, b)} - ${bill(p, b, a)}`, {
      name: 'the difference of the two profits',
      because: text`Both sales are of $${a + b}$ pieces. The first one has $${a - b}$ more of the ${things[0]} and
        $${a - b}$ fewer of the ${things[1]}, and only this makes its profit larger.`,
      works: value =>
        tex`(${a}x + ${b}y) - (${b}x + ${a}y) = ${value} \quad \Rightarrow \quad ${a - b}x - ${a - b}y = ${value}`,
    })`
      Let $x$ and $y$ be the profits on one of the ${things[0]} and on one of the ${things[1]}. Subtract the second
      profit from the first: the coefficients then differ only in sign.`;
    const each = find(calc`${a} - ${b}`);
    const value = step(calc`${gap} / ${each}`, {
      because: text`The two coefficients are $${a} - ${b}$ and $-(${a} - ${b})$, so the left side is this number times
        $x - y$.`,
      works: (_value, working) => tex`x - y = ${working}`,
    })`
      The question asks for $x - y$, so divide by the common coefficient.`;
    return {
      answer: value,
      stem: text`A dealer makes a profit of ₹${bill(p, a, b)} on selling $${a}$ ${things[0]} and $${b}$ ${things[1]},
        and ₹${bill(p, b, a)} on selling $${b}$ ${things[0]} and $${a}$ ${things[1]}. By how much does the profit on one
        of the ${things[0]} exceed the profit on one of the ${things[1]}?`,
      show: rupees,
      plausible: value => value.valueOf() > 0 && value.mul(2).d === 1n,
      slips: [
        slip('added_for_subtracted', each, calc`${a} + ${b}`)`
          You divided ₹${gap} by $${a} + ${b}$. After subtracting, the coefficient is $${a} - ${b}$, because $${b}$ of
          each kind are in both sales and cancel.`,
        stop('did_not_divide', gap)`
          ₹${gap} is the difference of the two profits. It comes from $${a - b}$ pieces of one kind in place of the
          other, so it has to be divided.`,
        slip('divided_by_the_wrong_number', each, a)`
          You divided ₹${gap} by $${a}$. In the other sale there are $${b}$ of the same kind already, so only the
          surplus of $${a - b}$ pieces counts.`,
        slip('divided_by_the_wrong_number', each, b > 1 && b)`
          You divided ₹${gap} by $${b}$. The two sales differ by $${a}$ less $${b}$ pieces of each kind, and that
          surplus has to divide.`,
        slip('halved_needlessly', each, calc`(${a} - ${b}) / 2`)`
          You divided ₹${gap} by $${each.toFraction()}$, half of $${a - b}$. Each further piece of one kind replaces one
          of the other, so there are $${a - b}$ exchanges.`,
        slip('counted_twice', each, calc`2 * (${a} - ${b})`)`
          You divided ₹${gap} by $2 \times ${a - b}$, counting the surplus for each of the two kinds. One exchange takes
          a piece of both kinds, so there are $${a - b}$.`,
        slip('counted_one_too_few', each, calc`${a} - ${b} + 1`)`
          You divided ₹${gap} by $${each}$, counting both ends. From $${b}$ to $${a}$ pieces is a change of
          $${a - b}$.`,
        slip('counted_one_too_few', each, calc`${a} - ${b} - 1`)`
          You divided ₹${gap} by $${each}$. From $${b}$ to $${a}$ pieces is a change of $${a - b}$, one more than
          that.`,
      ],
      snapRead: text`Two profits with the numbers exchanged, and the difference of the single profits is asked: subtract
        the two.`,
      approach: text`Subtract the two profits. What both sales have in common cancels, and a multiple of the difference
        asked for is left.`,
      faster: text`Exchanging $${a - b}$ pieces adds ₹$${bill(p, a, b) - bill(p, b, a)}$ to the profit, so one exchange
        adds $\frac{${bill(p, a, b) - bill(p, b, a)}}{${a - b}}$.`,
      check: text`With profits of ₹${x} and ₹${y} on one piece, $${a} \times ${x} + ${b} \times ${y} =
        ${bill(p, a, b)}$ and $${b} \times ${x} + ${a} \times ${y} = ${bill(p, b, a)}$, as given.`,
      principle: text`When coefficients change places, the difference of the equations is a multiple of the difference
        of the unknowns.`,
    };
  },
);

const weights = form<Bills>(
  'three-weighed-in-pairs',
  {
    band: 'Easy',
    seconds: 40,
    revision: 3,
    suits: ({ x, y, z }) => x !== z && y !== z,
    verify: ({ x, y, z }) => {
      for (let a = 0; a <= x + y; a += 1) {
        const b = x + y - a;
        const c = y + z - b;
        if (c + a === x + z) return a;
      }
      throw new Error('no weights fit');
    },
  },
  ({ x, y, z, way }, { step, find }) => {
    const pairs = find(calc`2 * (${x} + ${y} + ${z})`, { name: 'the sum of the three given sums' });
    const all = step(calc`(${x + y} + ${y + z} + ${x + z}) / 2`, {
      name: way ? 'the weight of all three parcels' : 'the sum of the three numbers',
      because: text`Each of the three is in exactly two of the given pairs: the first one, for example, with the second
        and with the third.`,
    })`
      Add the three given sums. Each of the three ${way ? 'parcels' : 'numbers'} is counted twice in them, so halve the
      result to get the sum of all three.`;
    const others = find(calc`${y} + ${z}`);
    const value = step(calc`${all} - ${others}`, {
      because: text`Of the three given pairs only this one is without ${way ? 'A' : text`$a$`}, so it is exactly what
        has to be taken away from all three.`,
    })`
      Now ${way ? 'A' : text`$a$`} is left when the pair of the two others, ${way ? 'B and C' : text`$b + c$`}, is taken
      away from all three.`;
    return {
      answer: value,
      stem: way
        ? text`Three parcels A, B and C are weighed in pairs. A and B together weigh $${x + y}$ kg, B and C $${y + z}$
          kg, and A and C $${x + z}$ kg. What is the weight of A, in kg?`
        : text`The numbers $a$, $b$ and $c$ satisfy $a + b = ${x + y}$, $b + c = ${y + z}$ and $c + a = ${x + z}$. Find
          $a$.`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.mul(2).d === 1n,
      onSight: value => value.valueOf() < Math.min(x + y, x + z),
      slips: [
        slip('used_a_wrong_given_number', others, calc`${x} + ${z}`)`
          You subtracted the sum of the first and the third. That leaves $${value}$, the second one; the pair that is
          taken away must not contain the first.`,
        slip('used_a_wrong_given_number', others, calc`${x} + ${y}`)`
          You subtracted the sum of the first and the second. That leaves $${value}$, the third one; the pair that is
          taken away must not contain the first.`,
        slip('did_not_halve', all, pairs)`
          You subtracted from $${pairs}$, the sum of the three pairs. In it each of the three is counted twice, so it
          has to be halved first.`,
        slip('divided_by_the_wrong_number', all, calc`${pairs} / 3`)`
          You divided $${pairs}$ by $3$, because there are three pairs. Each of the three is in two pairs, so the sum
          has to be divided by $2$.`,
        slip('assumed_equal_parts', value, calc`(${x} + ${y}) / 2`)`
          You halved $${x + y}$, the sum of the first pair. That would be right if its two were equal, and nothing says
          so.`,
        slip('assumed_equal_parts', value, calc`(${x} + ${z}) / 2`)`
          You halved $${x + z}$, the sum of the last pair. That would be right if its two were equal, and nothing says
          so.`,
      ],
      snapRead: text`Only sums of two out of three are given: add all of them, halve, and take away the opposite pair.`,
      approach: text`The three sums together contain each of the three twice, so half of them is the sum of all. Without
        the pair of the two others, the wanted one is left.`,
      faster: text`$\frac{${x + y} + ${x + z} - ${y + z}}{2}$: add the two pairs with it, subtract the one without it,
        and halve.`,
      check: text`The others are $${y}$ and $${z}$: ${calc`${x} + ${y}`}, ${calc`${y} + ${z}`} and
        ${calc`${x} + ${z}`}, as given.`,
      principle: text`When all sums of two out of three are given, add them and halve for the total; the total less one
        pair is the third.`,
    };
  },
);

/** AL.LIN.4 Easy: one addition or subtraction gives what is asked. */
export const combinations: readonly AnyTemplate[] = situation<Bills>({
  type: 'AL.LIN.4',
  situation: 'exchanged-counts',
  draw: draw => {
    const b = draw.int(2, 6);
    const a = b + draw.int(1, 6);
    const m = draw.int(2, 9);
    const x = draw.step(12, 90, 2);
    const y = draw.step(12, 90, 2);
    return x === y || m === a || m === b || m >= a + b
      ? null
      : {
          x,
          y,
          a,
          b,
          m,
          z: draw.int(11, 80),
          things: draw.pick([
            ['coconuts', 'pineapples'],
            ['notebooks', 'folders'],
            ['samosas', 'lassis'],
            ['lamps', 'candles'],
            ['saplings', 'flower pots'],
          ] as const),
          way: draw.chance(0.5),
        };
  },
  forms: [both, difference, weights],
});

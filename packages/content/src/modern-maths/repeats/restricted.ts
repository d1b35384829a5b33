import { factorial } from '../../counting.ts';
import { isCount, sumOf } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { arrangementsOf, digitsWithCounts, drawnDigits, oddOf, timesOf, written } from './digits.ts';

interface Listed {
  digits: readonly number[];
  way: number;
}

const fits = (digits: readonly number[]) => {
  const odd = oddOf(digits);
  return digits.length <= 7 && odd.length >= 2 && new Set(odd).size >= 2 && digits.length - odd.length >= 2;
};

const orderKept = form<Listed>(
  'odd-digits-in-their-order',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    entry: true,
    suits: ({ digits }) =>
      fits(digits) && digitsWithCounts(digits).some(({ digit, times }) => times > 1 && digit % 2 === 0),
    verify: ({ digits }) =>
      arrangementsOf(digits).filter(
        w => [...w].filter(x => Number(x) % 2 === 1).join('') === oddOf(digits).join(''),
      ).length,
  },
  ({ digits, way }, { step, find }) => {
    const odds = oddOf(digits);
    const evens = digitsWithCounts(digits).filter(({ digit }) => digit % 2 === 0);
    const n = digits.length;
    const places = find(odds.length, { name: 'the number of odd digits' });
    const total = step(calc`${n}!`, {
      name: 'the orders of marked digits',
      because: text`Different things are easy to arrange. What was counted too often is divided out afterwards.`,
    })`
      First count the orders of the $${n}$ digits as if all of them were different.`;
    const oddOrders = step(calc`${places}!`, {
      name: 'the orders of the odd digits',
      because: text`Choose any places for the odd digits: in these places they could stand in all their orders, but
        only one of them is allowed. So just one in that many rows counts.`,
    })`
      The odd digits $${odds}$ keep their order, so of all their orders in the places that they have only one counts.${
        new Set(odds).size < odds.length && text` The exchanges of equal odd digits are among these orders.`
      }`;
    const like = find(calc`product(${evens.map(({ times }) => calc`${times}!`)})`, {
      name: 'the orders of like even digits',
    });
    const count = step(calc`${total} / (${oddOrders} * ${like})`, {
      name: 'the number of different rows',
      because: text`Exchanging like even digits gives the same row, and changing the order of the odd digits gives a
        row that is not allowed. Both happen independently, so their numbers multiply.`,
    })`
      Like even digits can be exchanged in ${like} way(s) without changing the row. Divide the total by both
      numbers.`;
    const own = digitsWithCounts(odds).map(({ times }) => calc`${times}!`);
    return {
      answer: count,
      stem:
        way === 0
          ? text`The digits ${written(digits)} are rearranged so that the odd ones keep the order in which they are
            listed. How many different
            numbers of $${n}$ digits can be formed, each digit being used as often as it is listed?`
          : way === 1
            ? text`In how many distinguishable ways can all of the digits ${written(digits)} be put in a row if the
              odd digits, read from left to
              right, have to give $${odds}$?`
            : text`Cards with the digits ${written(digits)} are laid in a row. The odd digits may stand in any
              places, but from left to right they must come in the order $${odds}$. Find the number of different rows.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('ignored_a_condition', oddOrders, calc`product(${own})`)`
          You divided only for like odd digits, by ${here}. Of all orders of the odd digits just one is allowed.`,
        slip('took_like_things_for_different', like, 1)`
          You divided the total by ${oddOrders} only, so the like even digits were counted as different. Exchanging
          them gives the same row.`,
        slip('demanded_too_much', count, calc`${factorial(n - odds.length)} / ${like}`)`
          ${here} leaves the odd digits in their places. They may move, as long as their order stays the same.`,
        slip('demanded_too_much', count, calc`${factorial(n - odds.length + 1)} / ${like}`)`
          ${here} keeps the odd digits together as a block. Other digits may stand between them.`,
        slip('took_a_power_for_a_product', oddOrders, places)`
          You divided the total by ${oddOrders}, the number of odd digits. It has to be divided by the number of their
          orders.`,
        slip(
          'used_a_factor_twice',
          oddOrders,
          sumOf(own.map(x => Number(x.value))) > own.length && calc`${places}! * product(${own})`,
        )`
          You divided for like odd digits once more, ${here}. Their exchanges are among the orders of the odd digits
          already.`,
        slip('took_a_circle_for_a_row', total, calc`(${n} - 1)!`)`
          You counted the digits as in a circle, ${here}. In a row every place is different.`,
        slip('used_a_factor_twice', count, calc`${total} / (${oddOrders} * ${like} * 2)`)`
          ${here} halves the number, as if a row read backwards were the same.`,
      ],
      snapRead: text`Some digits keep their order at any places: of all their orders only one is allowed, so divide by
        the number of orders.`,
      approach: text`Things whose order is fixed behave like equal things: divide by the number of their orders, as
        for like digits.`,
      faster: text`Choose $${n - odds.length}$ of $${n}$ places for the even digits and put them in order; the odd
        digits fall into the remaining places in one way.`,
      check: text`Choosing $${n - odds.length}$ of $${n}$ places for the even digits and ordering them gives
        ${calc`C(${n}, ${n - odds.length}) * ${factorial(n - odds.length)} / ${like}`}.`,
      principle: text`A fixed order among some things divides the number of arrangements by the number of their
        orders.`,
    };
  },
);

const endsGiven = form<Listed>(
  'odd-digits-at-both-ends',
  {
    band: 'Medium',
    seconds: 100,
    suits: ({ digits }) => fits(digits) && oddOf(digits).length > new Set(oddOf(digits)).size,
    verify: ({ digits }) =>
      arrangementsOf(digits).filter(w => Number(w[0]) % 2 === 1 && Number(w.at(-1)) % 2 === 1).length,
  },
  ({ digits, way }, { step, find }) => {
    const n = digits.length;
    const odds = oddOf(digits);
    const like = digitsWithCounts(digits).filter(({ times }) => times > 1);
    const ends = step(calc`${odds.length} * ${odds.length - 1}`, {
      name: 'the ways to fill both ends',
      because: text`The ends are the places with a condition, so they are filled before the free places. With marks on
        like digits nothing has to be distinguished yet.`,
    })`
      Mark like digits, so that all are different at first. The first place gets one of the $${odds.length}$ odd
      digits, the last one of those left.`;
    const inner = step(calc`${n - 2}!`, {
      name: 'the orders of the digits between',
      because: text`Between the ends every digit that is left may stand anywhere, the odd ones too.`,
    })`
      The other $${n - 2}$ digits stand between them in any order.`;
    const marked = find(calc`${ends} * ${inner}`, { name: 'the arrangements of marked digits' });
    const doubles = step(calc`product(${like.map(({ times }) => calc`${times}!`)})`, {
      name: 'how many times each row was counted',
      because: text`Two like digits can be exchanged in $2!$ ways without changing the row, three in $3!$ ways.`,
    })`
      Without the marks, exchanging like digits gives the same row. The list has ${timesOf(digits)}, so each row was
      counted this many times.`;
    const count = step(calc`${marked} / ${doubles}`, {
      name: 'the number of different rows',
      works: (_value, working) => tex`${ends} \times ${inner} = ${marked}, \quad ${working}`,
    })`
      Multiply the ways for the ends by those for the middle, and divide by how many times each row was counted.`;
    return {
      answer: count,
      stem:
        way === 0
          ? text`How many different $${n}$-digit numbers that begin and end with an odd digit can be formed from the
            digits ${written(digits)}?`
          : way === 1
            ? text`The digits ${written(digits)} are written on tiles. All tiles are put in a row so that an odd
              digit stands at either end. In how many
              distinguishable ways is this possible?`
            : text`Find how many odd numbers with an odd first digit use each of the digits ${written(digits)}
              exactly as often as it is listed here.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('took_like_things_for_different', doubles, 1)`
          You left the marks on like digits: ${marked} counts the same row several times.`,
        slip('let_things_repeat', ends, calc`${odds.length} * ${odds.length}`)`
          You filled the ends in ${here} ways. Then one and the same odd digit could stand at both.`,
        slip('ignored_order', ends, calc`C(${odds.length}, 2)`)`
          You chose the two odd digits for the ends in ${here} ways, without order. The first and the last place are
          different.`,
        slip('left_out_a_case', ends, 2)`
          You put two odd digits at the ends in ${ends} orders. Which two of the odd digits stand there also has to be
          chosen.`,
        slip('took_like_things_for_different', doubles, like.length > 1 && calc`${like[0]?.times ?? 2}!`)`
          You divided by ${here}, for one of the repeated digits only. The other repeated digits can be exchanged
          too.`,
        slip('chose_from_a_wrong_pool', inner, calc`${n - odds.length}!`)`
          You put only the even digits between the ends, in ${here} ways. The remaining odd digits stand there too.`,
        slip('ignored_a_condition', count, calc`${factorial(n)} / ${doubles}`)`
          ${here} is the number of all arrangements. An odd digit has to stand at both ends.`,
      ],
      snapRead: text`Odd digits stand at both ends of a list with repeated digits: fill the ends first, and divide for
        like digits at the end.`,
      approach: text`Fill the restricted places first, with like digits marked as different, and take the marks off at
        the end by dividing.`,
      check: text`Of all ${calc`${factorial(n)} / ${doubles}`.value} arrangements the part $\frac{${odds.length}
        \times ${odds.length - 1}}{${n} \times ${n - 1}}$ has odd digits at
        both ends: ${
          calc`${factorial(n)} / ${doubles} * ${odds.length * (odds.length - 1)} /
          ${n * (n - 1)}`.value
        }.`,
      faster: text`The part $\frac{${odds.length}}{${n}} \times \frac{${odds.length - 1}}{${n - 1}}$ of all
        ${calc`${factorial(n)} / ${doubles}`.value} arrangements.`,
      principle: text`With repeated digits, mark them, count with the condition, and divide by the exchanges of like
        digits.`,
    };
  },
);

/** MM.PNC.1 Medium: repeated digits with a condition. */
export const restricted: readonly AnyTemplate[] = situation<Listed>({
  type: 'MM.PNC.1',
  situation: 'digits-with-a-condition',
  tries: 40,
  draw: draw => {
    const digits = drawnDigits(draw, 6, 7);
    return digits && { digits, way: draw.int(0, 2) };
  },
  forms: [orderKept, endsGiven],
});

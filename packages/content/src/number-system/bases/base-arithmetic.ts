import { isCount, upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { digitsIn, isNumeral, numeralTex, readIn, writtenIn } from './numerals.ts';

type Three = readonly [number, number, number];

interface Difference {
  b: number;
  /** The digits of the two numbers, of which the first is larger though its last digit is smaller. */
  top: Three;
  bottom: Three;
  frame: number;
}

const difference = form<Difference>(
  'difference-with-borrowing',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ b, top, bottom }) => writtenIn(readIn(top, b) - readIn(bottom, b), b),
  },
  ({ b, top, bottom, frame }, { step }) => {
    const [x, y, z] = top;
    const [u, v, w] = bottom;
    const lends = y - 1 < v;
    const unit = step(calc`${b} + ${z} - ${w}`, {
      name: 'the last digit of the difference',
      because: text`One of the second place is worth $${b}$ ones in base $${b}$, not ten.`,
    })`
      In the last place $${z}$ is less than $${w}$. Borrow one from the place before; it is worth $${b}$ here.`;
    const middle = step(lends ? calc`${b} + ${y} - 1 - ${v}` : calc`${y} - 1 - ${v}`, {
      name: 'the middle digit of the difference',
      because: lends
        ? text`The last place has taken one from here. What is left is less than $${v}$, and a digit is never
              negative, so one of the first place is changed into $${b}$ of the middle place.`
        : text`What the last place borrowed came from here, so the middle digit is smaller by one before anything is
              subtracted from it.`,
    })`
      In the middle place one has been borrowed, so $${y}$ counts as $${y - 1}$.
      ${lends && text`That is less than $${v}$: borrow again, and one of the first place is worth $${b}$ of these.`}`;
    const high = step(lends ? calc`${x} - 1 - ${u}` : calc`${x} - ${u}`, {
      name: 'the first digit of the difference',
      because: lends
        ? text`The middle place has borrowed one from here, so the first digit is smaller by one too.`
        : text`The middle place needed no help, so the first digit of the larger number is as it stands.`,
    })`
        ${
          lends
            ? text`In the first place one has been borrowed, so $${x}$ counts as $${x - 1}$. Subtract $${u}$.`
            : text`In the first place nothing was borrowed. Subtract $${u}$ from $${x}$.`
        }`;
    const answer = step(() => readIn([high, middle, unit].map(Number), 10), {
      because: text`Every place has been subtracted in groups of $${b}$, so the three digits together are the
          difference as it is written here; no change to groups of ten is needed.`,
      works: value =>
        tex`${numeralTex(readIn(top, 10), b)} - ${numeralTex(readIn(bottom, 10), b)} \to
        ${numeralTex(Number(value), b)}`,
    })`
      Write the three digits side by side, the first place first.`;
    const [A, B] = [readIn(top, 10), readIn(bottom, 10)];
    const isBase = frame === 0 || frame === 4;
    return {
      answer,
      stem: wording(
        frame,
        text`What is $${numeralTex(A, b)} - ${numeralTex(B, b)}$, written in base $${b}$?`,
        text`A tribe counts in groups of $${b}$ and writes numbers with the digits $0$ to $${b - 1}$ and with places as
          we do. A herd of $${A}$ goats, written in this way, loses $${B}$ goats. How does the tribe write the number
          of goats that are left?`,
        text`Each wheel of a water meter has only the digits $0$ to $${b - 1}$. In March the meter shows $${B}$ and in
          April $${A}$, having counted on without passing zero. Write the number of units used between, as this meter
          would show it.`,
        text`A dealer packs $${b}$ pens to a box and $${b}$ boxes to a case. From ${x} (case|cases), ${y} (box|boxes)
          and ${z} (pen|pens) an order of ${u} (case|cases), ${v} (box|boxes) and ${w} (pen|pens) is taken out. Write
          down the cases, boxes and pens that remain, one digit each, packed as fully as possible.`,
        text`By how much, in base $${b}$, does $${numeralTex(A, b)}$ exceed $${numeralTex(B, b)}$?`,
      ),
      show: value => (isBase ? `$${numeralTex(Number(value), b)}$` : `$${Number(value)}$`),
      plausible: value => value.d === 1n && isNumeral(Number(value), b) && Number(value) > 9,
      slips: [
        slip('ignored_place_value', unit, calc`10 + ${z} - ${w}`)`
          In the last place you borrowed ten: ${here}. One of the next place is worth $${b}$ here.`,
        slip('left_out_a_term', middle, lends ? calc`${b} + ${y} - ${v}` : calc`${y} - ${v}`)`
          For the middle digit you found ${here}, without the one that the last place has borrowed.`,
        slip('left_out_a_term', high, lends && calc`${x} - ${u}`)`
          For the first digit you found ${here}, without the one that the middle place has borrowed.`,
        slip('wrong_sign', answer, () => readIn([x - u, Math.abs(y - v), w - z], 10))`
          In each place the smaller digit was taken from the larger one, so ${calc`${w} - ${z}`} in the last. The
          second number has to be taken from the first everywhere.`,
        slip('counted_one_too_few', unit, calc`${b - 1} + ${z} - ${w}`)`
          In the last place you used ${here}. One of the next place is worth $${b}$, though the largest digit is
          $${b - 1}$.`,
        slip('ignored_place_value', answer, calc`${A} - ${B}`)`
          ${here} is the difference in base $10$. With groups of $${b}$ each borrowing brings $${b}$.`,
        slip(
          'used_a_term_twice',
          middle,
          y - 2 - v >= 0 || (lends && b + y - 2 - v >= 0)
            ? lends
              ? calc`${b} + ${y} - 2 - ${v}`
              : calc`${y} - 2 - ${v}`
            : false,
        )`
          For the middle digit you found ${here}. The last place borrowed only one.`,
        slip(
          'used_a_term_twice',
          high,
          lends ? x - 2 - u >= 0 && calc`${x} - 2 - ${u}` : x - 1 - u >= 0 && calc`${x} - 1 - ${u}`,
        )`
          For the first digit you found ${here}.
          ${lends ? 'Only one was borrowed from it.' : 'Nothing was borrowed from it.'}`,
      ],
      snapRead: text`Subtract place by place; what is borrowed is worth $${b}$, not ten.`,
      approach: text`From the right, borrow where a digit is too small. One of a place is worth $${b}$ of the place on
        its right.`,
      check: text`In base $10$: ${calc`${readIn(top, b)} - ${readIn(bottom, b)}`}, and $${digitsIn(
        readIn(top, b) - readIn(bottom, b),
        b,
      )
        .map((digit, i, all) =>
          i === all.length - 1 ? `${digit}` : `${digit} \\times ${b ** (all.length - 1 - i)}`,
        )
        .join(' + ')} = ${readIn(top, b) - readIn(bottom, b)}$.`,
      principle: text`Written arithmetic works in every base; what is carried or borrowed is worth the base.`,
    };
  },
);

const differences = situation<Difference>({
  type: 'NS.DIG.3',
  situation: 'subtracted-in-a-base',
  tries: 60,
  draw: draw => {
    const b = draw.int(6, 9);
    const digit = (least: number) => draw.int(least, b - 1);
    const top = [digit(2), digit(1), draw.int(0, b - 2)] as const;
    const bottom = [digit(1), digit(0), digit(1)] as const;
    const lends = top[1] - 1 < bottom[1];
    const high = top[0] - bottom[0] - (lends ? 1 : 0);
    return top[2] >= bottom[2] || high < 1 ? null : { b, top, bottom, frame: draw.int(0, 4) };
  },
  forms: [difference],
});

interface Sum {
  b: number;
  /** (xy) + (uv) = (wz) in base b. */
  x: number;
  y: number;
  u: number;
  v: number;
  frame: number;
}

const valueOfSum = form<Sum>(
  'value-of-a-sum-in-an-unknown-base',
  {
    band: 'Medium',
    seconds: 80,
    entry: true,
    verify: ({ b: hidden, x, y, u, v }) => {
      const [w, z] = digitsIn(readIn([x, y], hidden) + readIn([u, v], hidden), hidden) as [number, number];
      const fits = upTo(40).filter(
        b => b > Math.max(x, y, u, v, w, z) && readIn([x, y], b) + readIn([u, v], b) === readIn([w, z], b),
      );
      if (fits.length !== 1) throw new Error('not one base');
      return readIn([w, z], fits[0] as number);
    },
  },
  ({ b: hidden, x, y, u, v, frame }, { step, find }) => {
    const [w, z] = digitsIn(readIn([x, y], hidden) + readIn([u, v], hidden), hidden) as [number, number];
    const ones = step(calc`${y} + ${v}`, {
      name: 'the sum of the last digits',
      because: text`Single digits mean the same in every base, so their sum is known although the base is not. Nothing
        is carried into the last place.`,
    })`
      Begin with the last place and add its digits.`;
    const base = step(calc`${ones} - ${z}`, {
      name: 'the base',
      because: text`${calc`${x} + ${u}`} is one less than $${w}$, so exactly one has been carried from the last place.`,
      works: (_v, working) => tex`b = ${working}`,
    })`
      The last place shows $${z}$, and one was carried: the first digits make ${calc`${x} + ${u}`}, and $${w}$ is
      written. What was carried is one base.`;
    const ten = find(base, { name: 'what the first place is worth' });
    const value = step(calc`${w} * ${ten} + ${z}`)`
      Read the sum in this base: the first digit counts so many times the base and the last digit counts ones.`;
    const most = Math.max(x, y, u, v, w, z);
    return {
      answer: value,
      stem: wording(
        frame,
        text`In a certain base $b$ the addition $(${x}${y})_b + (${u}${v})_b = (${w}${z})_b$ is correct. Which number
          of base $10$ is the sum?`,
        text`On a clay tablet of a lost kingdom $${x}${y}$ and $${u}${v}$ are added to $${w}${z}$, in our digits and
          with places as ours, but in another base than ten. What is $${w}${z}$ in our way of counting?`,
        text`The wheels of a meter have the digits from $0$ up to one less than the base. It shows $${x}${y}$, counts
          $${u}${v}$ turns more, written in the same base, and then shows $${w}${z}$. Find the number of turns in base
          $10$ for which $${w}${z}$ stands.`,
        text`$${x}${y}$, $${u}${v}$ and $${w}${z}$ are numbers in base $b$, and the third is the sum of the first two.
          What is the third in base $10$?`,
      ),
      show: plain,
      plausible: n => isCount(n) && !n.equals(readIn([w, z], 10)),
      slips: [
        slip('left_out_a_term', base, ones)`
          You used all $${y} + ${v} = ${ones}$ ones as the base. Of these $${z}$ ${z === 1 ? 'stays' : 'stay'} in the
          last place, and only the others are carried.`,
        slip('ignored_a_condition', base, most + 1)`
          The largest digit is $${most}$, but the base need not be $${most + 1}$. It may be larger; the addition
          decides.`,
        slip('counted_one_too_many', base, calc`${ones} - ${z} + 1`)`
          ${here} is one too many for the base: the carried one is worth just the base.`,
        slip('counted_one_too_few', base, calc`${ones} - ${z} - 1`)`
          ${here} is the largest digit of that base. The base itself is one more, as the digits begin with $0$.`,
        slip('swapped_the_two', value, calc`${z} * ${ten} + ${w}`)`
          ${here} gives the first place to $${z}$. The sum is $${w}${z}$, so $${w}$ stands first.`,
        slip('answered_another_quantity', value, calc`${x} * ${ten} + ${y}`)`
          ${here} is the value of the first number. The question asks for the value of the sum.`,
        slip('answered_another_quantity', value, calc`${u} * ${ten} + ${v}`)`
          ${here} is the value of the second number. The question asks for the value of the sum.`,
        slip('added_for_subtracted', base, calc`${ones} + ${z}`)`
          In ${here} the $${z}$ is added. It stays in the last place and has to be taken off to get the base.`,
      ],
      snapRead: text`A sum in an unknown base: the last place tells what was carried, and that is the base.`,
      approach: text`Compare the sum of the last digits with the last digit of the result: the difference was carried,
        so it is the base. Then read the result in it.`,
      check: text`In base $${hidden}$: $${readIn([x, y], hidden)} + ${readIn([u, v], hidden)} =
        ${readIn([x, y], hidden) + readIn([u, v], hidden)}$, and $${w} \times ${hidden} + ${z} =
        ${readIn([w, z], hidden)}$.`,
      principle: text`What is carried from one place to the next is the base, so one place of a sum gives an unknown
        base.`,
    };
  },
);

const sums = situation<Sum>({
  type: 'NS.DIG.3',
  situation: 'sum-in-an-unknown-base',
  tries: 60,
  draw: draw => {
    const b = draw.pick([6, 7, 8, 9, 9, 11, 12]);
    const digit = () => draw.int(1, Math.min(9, b - 1));
    const p = { b, x: digit(), y: digit(), u: digit(), v: digit(), frame: draw.int(0, 3) };
    const [w = 0, z = 0, ...more] = digitsIn(readIn([p.x, p.y], b) + readIn([p.u, p.v], b), b);
    const carried = p.y + p.v >= b && more.length === 0 && w <= 9 && z <= 9;
    return !carried || z === 0 || w === z || p.x === p.u ? null : p;
  },
  forms: [valueOfSum],
});

/** NS.DIG.3: arithmetic in a base, and bases to be found. */
export const baseArithmetic: readonly AnyTemplate[] = [...differences, ...sums];

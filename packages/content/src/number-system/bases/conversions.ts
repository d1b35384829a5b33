import { gcd, isCount, upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { digitsIn, isNumeral, numeralTex, readIn, writtenIn } from './numerals.ts';

interface Numeral {
  /** The digits x, y and z in base b. */
  b: number;
  x: number;
  y: number;
  z: number;
  frame: number;
}

const drawNumeral = (draw: { int(a: number, b: number): number }, b: number) => ({
  b,
  x: draw.int(1, b - 1),
  y: draw.int(0, b - 1),
  z: draw.int(1, b - 1),
});

const toDecimal = form<Numeral>(
  'value-in-base-ten',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ b, x, y, z }) => {
      // Count on from 0 as a meter with these wheels does.
      const wheels = [0, 0, 0];
      for (let n = 0; ; n += 1) {
        if (wheels[0] === x && wheels[1] === y && wheels[2] === z) return n;
        for (let i = 2; i >= 0; i -= 1) {
          wheels[i] = ((wheels[i] as number) + 1) % b;
          if (wheels[i] !== 0) break;
        }
      }
    },
  },
  ({ b, x, y, z, frame }, { step }) => {
    const [first, second] = wording<readonly [string, string]>(
      frame,
      ['a one in the first place is worth', 'a one in the second place is worth'],
      ['a step of the first wheel is worth', 'a step of the second wheel is worth'],
      ['a case holds', 'a box holds'],
      ['a one in the first place is worth', 'a one in the second place is worth'],
    );
    const high = step(calc`${x} * ${b}^2`, {
      name: 'what the first place stands for',
      because: text`Each place is worth $${b}$ times the place on its right, so the third from the right is worth
        $${b}^2$.`,
    })`
      Always $${b}$ of one kind make one of the next higher kind. So ${first} $${b} \times ${b}$.`;
    const middle = step(calc`${y} * ${b}`, {
      name: 'what the second place stands for',
      because: text`In our own numbers $10$ ones make a ten; here $${b}$ ones make one of the second place. So its digit
        counts $${b}$ times as much as in the last place.`,
    })`
      In the same way ${second} $${b}$.`;
    const value = step(calc`${high} + ${middle} + ${z}`, {
      because: text`The last place counts single ones, which are the same in every base, so nothing multiplies its
        digit.`,
    })`
      Add the values of the three places; the last digit counts as it is.`;
    const numeral = `${x}${y}${z}`;
    return {
      answer: value,
      stem: wording(
        frame,
        text`Which number of base $10$ is written $(${numeral})_{${b}}$ in base $${b}$?`,
        text`Each wheel of an old distance meter has only the digits $0$ to $${b - 1}$, and after $${b - 1}$ it goes on
          to $0$ while the wheel on its left moves one digit on. The meter was at $000$ and now shows $${numeral}$. How
          many kilometres has it counted?`,
        text`A dealer in Firozabad packs $${b}$ bangles into a box and $${b}$ boxes into a case. The stock is ${x}
          (case|cases), ${y} (box|boxes) and ${z} single (bangle|bangles). Find the number of bangles.`,
        text`A tribe has $${b}$ signs for the numbers from zero to $${b - 1}$ and writes larger numbers with several
          signs, as we do with ten. Written with our digits for the signs, what number does $${numeral}$ stand for?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('swapped_the_two', value, calc`${z} * ${b}^2 + ${y} * ${b} + ${x}`)`
          ${here} begins with the weights from the wrong end. The last digit counts ones.`,
        slip('took_a_power_for_a_product', high, calc`${x} * 2 * ${b}`)`
          For the highest place you used ${here}. A one there is worth $${b} \times ${b}$, not $2 \times ${b}$.`,
        slip('counted_one_too_few', value, calc`${x} * ${b - 1}^2 + ${y} * ${b - 1} + ${z}`)`
          ${here} takes $${b - 1}$ for the base. There are $${b}$ values for a place, from $0$ to $${b - 1}$.`,
        slip('ignored_place_value', value, calc`(${x} + ${y} + ${z}) * ${b}`)`
          ${here} gives each digit the same weight. A digit in the first place is worth $${b} \times ${b}$, in the
          second $${b}$, and in the last $1$.`,
        slip('counted_one_too_many', value, calc`${x} * ${b + 1}^2 + ${y} * ${b + 1} + ${z}`)`
          ${here} takes $${b + 1}$ for the base. That is one more than the base is.`,
        slip('left_out_a_factor', middle, y)`
          You counted $${y}$ as ones. In the second place each is worth $${b}$.`,
        slip('counted_one_too_many', high, calc`${x} * ${b}^3`)`
          ${here} is one power too high for the first place: the places are worth $1$, $${b}$ and $${b}^2$.`,
      ],
      snapRead: text`Groups of $${b}$, and groups of such groups: the places are worth powers of $${b}$.`,
      approach: text`From the right the places are worth $1$, $${b}$ and $${b}^2$. Multiply each digit by its place and
        add.`,
      faster: text`From the left: $(${x} \times ${b} + ${y}) \times ${b} + ${z} = ${x * b + y} \times ${b} + ${z}$.`,
      check: text`Backwards: $${x * b * b + y * b + z} = ${b} \times ${x * b + y} + ${z}$ and $${x * b + y} = ${b}
        \times ${x} + ${y}$, so the remainders give $${z}$, $${y}$ and $${x}$.`,
      principle: text`In base $b$ a digit is worth its value times a power of $b$, from $b^0$ on the right.`,
    };
  },
);

const toTen = situation<Numeral>({
  type: 'NS.DIG.2',
  situation: 'from-a-base',
  tries: 20,
  draw: draw => {
    const p = { ...drawNumeral(draw, draw.int(4, 8)), frame: draw.int(0, 3) };
    return p.x === p.z || p.y === 0 || p.x + p.y + p.z < 5 ? null : p;
  },
  forms: [toDecimal],
});

interface Between extends Numeral {
  /** The other base. */
  r: number;
}

const toOtherBase = form<Between>(
  'into-another-base',
  {
    band: 'Medium',
    seconds: 85,
    verify: ({ b, x, y, z, r }) => {
      // Two meters count on together until the first shows the numeral.
      let other = 0;
      for (let first = 0; first !== readIn([x, y, z], b); first += 1) other += 1;
      let numeral = 0;
      for (let place = 1; other > 0; place *= 10) {
        numeral += place * (other % r);
        other = (other - (other % r)) / r;
      }
      return numeral;
    },
  },
  ({ b, x, y, z, r, frame }, { step }) => {
    const value = step(calc`${x} * ${b}^2 + ${y} * ${b} + ${z}`, {
      name: 'the number in base 10',
      because: text`The digits of base $${b}$ do not go over into digits of base $${r}$ one by one; the number itself
        is the same.`,
    })`
      Find the number itself first. The places of base $${b}$ are worth $${b}^2$, $${b}$ and $1$.`;
    const answer = step(() => writtenIn(Number(value), r), {
      because: text`Dividing by $${r}$ makes as many groups of $${r}$ as possible, and the remainder is what stays
        single: the last digit. Dividing the quotient again makes groups of groups, for the next place.`,
      works: written => {
        const digits = digitsIn(Number(written), 10);
        const parts = digits.map((digit, i) => {
          const power = digits.length - 1 - i;
          return power === 0
            ? `${digit}`
            : power === 1
              ? `${digit} \\times ${r}`
              : `${digit} \\times ${r}^${power}`;
        });
        return tex`${value} = ${parts.join(' + ')}`;
      },
    })`
      Divide by $${r}$ again and again; the remainders are the digits in base $${r}$, the last place first. In this way
      the number is written with powers of $${r}$.`;
    const numeral = `${x}${y}${z}`;
    const other = (n: number) => writtenIn(n, r);
    const isBase = frame === 0 || frame === 4;
    return {
      answer,
      stem: wording(
        frame,
        text`How is the number $(${numeral})_{${b}}$ written in base $${r}$?`,
        text`On one island people count in groups of $${b}$ and on another in groups of $${r}$, both with places as in
          our numbers. How does the second island write the number which the first writes $${numeral}$?`,
        text`Two meters start at zero and count the same turns. Each wheel of the first has the digits $0$ to
          $${b - 1}$, each wheel of the second $0$ to $${r - 1}$. The first shows $${numeral}$. What does the second
          show?`,
        text`A dealer has ${x} (case|cases), ${y} (box|boxes) and ${z} single (lamp|lamps), with $${b}$ lamps to a box
          and $${b}$ boxes to a case. All are packed again: $${r}$ lamps to a box, $${r}$ boxes to a case, and if there
          are enough, $${r}$ cases to a crate, as much as possible in the larger packs. Write the numbers of packs from
          the largest to the single lamps, one digit each.`,
        text`The numeral $${numeral}$ belongs to base $${b}$. In base $${r}$ the same number is`,
      ),
      show: shown => (isBase ? `$${numeralTex(Number(shown), r)}$` : `$${Number(shown)}$`),
      plausible: shown => shown.d === 1n && isNumeral(Number(shown), r) && Number(shown) > 9,
      slips: [
        slip('swapped_the_two', value, calc`${z} * ${b}^2 + ${y} * ${b} + ${x}`)`
          ${here} uses the weights from the wrong end: the last place, with $${z}$, counts ones.`,
        slip('swapped_the_two', answer, () => {
          const digits = digitsIn(other(readIn([x, y, z], b)), 10);
          return digits.at(-1) !== 0 && readIn(digits.reverse(), 10);
        })`
          The remainders were written in the order in which they come up. The first remainder belongs to the last
          place: $${r}$ goes into ${calc`${x} * ${b}^2 + ${y} * ${b} + ${z}`} with that remainder.`,
        slip('took_a_power_for_a_product', value, calc`${x} * 2 * ${b} + ${y} * ${b} + ${z}`)`
          In ${here} the first place is worth $2 \times ${b}$. It is worth $${b}^2$.`,
        slip('counted_one_too_few', value, calc`${x} * ${b - 1}^2 + ${y} * ${b - 1} + ${z}`)`
          ${here} takes $${b - 1}$ for the first base, but $${b}$ ones make one of the next place.`,
        slip('left_out_a_term', value, z > 0 && calc`${x} * ${b}^2 + ${y} * ${b}`)`
          ${here} leaves out the last place. Its $${z}$ ${z === 1 ? 'one belongs' : 'ones belong'} to the number
          too.`,
        slip('left_out_a_factor', value, calc`${x} * ${b}^2 + ${y} + ${z}`)`
          In ${here} the second place counts ones. Each of its units is worth $${b}$.`,
        slip('counted_one_too_many', value, calc`${x} * ${b + 1}^2 + ${y} * ${b + 1} + ${z}`)`
          ${here} uses $${b + 1}$ as the first base. People who have digits up to $${b - 1}$ count in groups of
          $${b}$.`,
      ],
      snapRead: text`From groups of $${b}$ to groups of $${r}$: go through the number itself.`,
      approach: text`Find the number with the powers of its own base. Then divide by the new base until nothing is
        left, and read the remainders from the last to the first.`,
      check: () => {
        const digits = digitsIn(other(readIn([x, y, z], b)), 10);
        const [first = 0, ...rest] = digits;
        let line = `${first}`;
        let sum = first;
        for (const digit of rest) {
          line = `(${line}) \\times ${r} + ${digit}`;
          sum = sum * r + digit;
        }
        return text`From the left: $${line.replace(/\((\d+)\)/g, '$1')} = ${sum}$, and $${x} \times ${b}^2 + ${y}
          \times ${b} + ${z} = ${sum}$.`;
      },
      principle: text`A number does not depend on its base. To change the base, find the number, and split it by powers
        of the new base.`,
    };
  },
);

const between = situation<Between>({
  type: 'NS.DIG.2',
  situation: 'between-two-bases',
  tries: 40,
  draw: draw => {
    const [b, r] = [draw.int(5, 9), draw.int(4, 9)];
    const p = { ...drawNumeral(draw, b), r, frame: draw.int(0, 4) };
    const written = writtenIn(readIn([p.x, p.y, p.z], b), r);
    return b === r || p.x === p.z || p.y === 0 || written % 10 === 0 || written > 9999 ? null : p;
  },
  forms: [toOtherBase],
});

interface Reversed {
  /** The digits a, b, c in base p and, reversed, in base r; the first number is larger by k. */
  p: number;
  r: number;
  a: number;
  b: number;
  c: number;
  k: number;
  frame: number;
}

/** All digits for which the numeral in base p is larger by k than its reverse in base r. */
const digitsFor = ({ p, r, k }: Pick<Reversed, 'p' | 'r' | 'k'>) =>
  upTo(p - 1).flatMap(a =>
    upTo(p).flatMap(i =>
      upTo(p - 1).flatMap(c => {
        const digits = [a, i - 1, c] as const;
        return readIn(digits, p) - readIn([c, i - 1, a], r) === k ? [digits] : [];
      }),
    ),
  );

const sumOfBoth = form<Reversed>(
  'sum-of-a-numeral-and-its-reverse',
  {
    band: 'Hard',
    seconds: 150,
    revision: 2,
    also: ['AL.DIO.1'],
    verify: ({ p, r, k }) => {
      const found = new Set<number>();
      for (let n = p * p; n < p ** 3; n += 1) {
        const reverse = digitsIn(n, p).reverse();
        const m = readIn(reverse, r);
        if (reverse[0] !== 0 && n - m === k) found.add(n + m);
      }
      const [only, ...others] = [...found];
      if (only === undefined || others.length > 0) throw new Error('not one number');
      return only;
    },
  },
  ({ p, r, a, b, c, k, frame }, { step, write }) => {
    const [ofA, ofC, ofB] = [p * p - 1, r * r - 1, r - p];
    const more = k === 0 ? tex`` : tex` + ${k}`;
    write(
      tex`${p * p}a + ${p}b + c = ${r * r}c + ${r}b + a${more} \quad \Rightarrow \quad ${ofA}a = ${ofC}c +
      ${ofB === 1 ? '' : ofB}b${more}`,
      {
        because: text`The unknown digits have fixed weights in each base, so the two
      readings give one equation.`,
      },
    )`
      ${
        frame === 3 &&
        text`A meter with the digits $0$ to $${p - 1}$ on its wheels counts in base $${p}$, the other one in base
      $${r}$. `
      }Let $a$, $b$ and $c$ be the digits, the first to the last. Write the two numbers with the powers of
      their bases
      and collect the digits.`;
    const lines = upTo(p - 1)
      .map(i => [i, ofC * i + k, ofC * i + k + ofB * (p - 1)] as const)
      .filter(([, low]) => low <= ofA * (p - 1));
    const digits = step([a, b, c], {
      name: 'the digits $a$, $b$ and $c$',
      because: text`The left side moves in steps of $${ofA}$, and $b$ changes the right side only a little. So for most
        values of $c$ no multiple of $${ofA}$ can be reached.`,
      works: ([first, second, third]) =>
        tex`${lines
          .map(([i, low, high]) => `c = ${i}: ${low} \\text{ to } ${high}`)
          .join('; \\ ')} \quad \Rightarrow \quad a = ${first},\ b = ${second},\ c = ${third}`,
    })`
      All digits are below $${p}$, so $b$ adds at most ${calc`${ofB} * ${p - 1}`} on the right. For each $c$ see
      whether a multiple of $${ofA}$ lies in the short range that is left.${
        lines.length < p - 1 &&
        text` From $c = ${lines.length + 1}$ on, the right side is more than $${ofA} \times ${p - 1}$, so $a$ would be
        too large.`
      }`;
    const first = step(() => readIn(digits.map(Number), p), {
      name: text`the number read in base ${p}`,
      works: value => tex`${digits[0]} \times ${p}^2 + ${digits[1]} \times ${p} + ${digits[2]} = ${value}`,
      because: text`The same digits mean different numbers in different bases: the first place is worth $${p}^2$ in base
        $${p}$.`,
    })`
      The digits are known. Find the value of the first number: its digits in base $${p}$.`;
    const second = step(() => readIn(digits.map(Number).reverse(), r), {
      name: text`the reversed number read in base ${r}`,
      works: value => tex`${digits[2]} \times ${r}^2 + ${digits[1]} \times ${r} + ${digits[0]} = ${value}`,
      because: text`In the reversed order the last digit comes first, so it gets the largest weight, now $${r}^2$.`,
    })`
      Find the value of the second number: the digits in the reversed order, in base $${r}$.`;
    const sum = step(calc`${first} + ${second}`)`
      The question asks for the sum of the two numbers, so add them.`;
    const relation = k === 0 ? text`the same number` : text`a number that is smaller by $${k}$`;
    return {
      answer: sum,
      stem: wording(
        frame,
        text`A numeral of three digits is read in base $${p}$. Its digits in the reversed order, again three digits
          without a zero in front, are read in base $${r}$ and give ${relation}. What is the sum of the two numbers, in
          base $10$?`,
        k === 0
          ? text`For digits $a$, $b$ and $c$, where $a$ and $c$ are not zero, $(abc)_{${p}} = (cba)_{${r}}$. Find
              $(abc)_{${p}} + (cba)_{${r}}$ in base $10$.`
          : text`For digits $a$, $b$ and $c$, where $a$ and $c$ are not zero, $(abc)_{${p}} - (cba)_{${r}} = ${k}$. Find
              $(abc)_{${p}} + (cba)_{${r}}$ in base $10$.`,
        text`A code clerk writes a number in base $${p}$ with three digits. A second clerk reads the digits from the
          right to the left, takes them for base $${r}$ and gets ${relation}. Neither end of the numeral is a zero. What
          is the sum of the two numbers, in base $10$?`,
        text`One meter has wheels with the digits $0$ to $${p - 1}$, another has wheels with $0$ to $${r - 1}$. They
          show the same three digits in opposite orders, and no zero in front. The count of the first meter ${
            k === 0 ? 'equals that of the second' : text`is larger by $${k}$ than that of the second`
          }. The sum of the two counts is`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('stopped_a_step_early', sum, first)`
          $${first}$ is the value of the number in base $${p}$ alone. The question asks for the sum, so the value in
          base $${r}$ has to be added.`,
        slip(
          'ignored_place_value',
          sum,
          () => readIn(digits.map(Number), 10) + readIn(digits.map(Number).reverse(), 10),
        )`
          ${calc`${readIn([a, b, c], 10)} + ${readIn([c, b, a], 10)}`} reads the digits in base $10$, not in the
          bases $${p}$ and $${r}$.`,
        slip(
          'swapped_the_two',
          sum,
          () => readIn(digits.map(Number), r) + readIn(digits.map(Number).reverse(), p),
        )`
          ${calc`${readIn([a, b, c], r)} + ${readIn([c, b, a], p)}`} exchanges the bases: the first number is read in
          base $${p}$.`,
        slip('wrong_sign', second, k > 0 && calc`${first} + ${k}`)`
          You let the second number be larger: ${here}. The number read in base $${p}$ is the larger one.`,
        slip('doubled_needlessly', second, k > 0 && first)`
          You doubled $${first}$, but the second number is not equal to it.`,
        slip('counted_one_too_many', second, () => readIn(digits.map(Number).reverse(), r + 1))`
          You read the second number in base $${r + 1}$, which gives $${second}$. It has to be read in base $${r}$: its
          places are worth $1$, $${r}$ and $${r}^2$.`,
        slip('counted_one_too_few', first, () => readIn(digits.map(Number), p - 1))`
          You read the first number in base $${p - 1}$, which gives $${first}$. It has to be read in base $${p}$: its
          places are worth $1$, $${p}$ and $${p}^2$.`,
        slip('assumed_a_symmetry', second, () => readIn(digits.map(Number).reverse(), p))`
          Both numbers were read in base $${p}$; the second is then $${second}$. It belongs to base $${r}$.`,
      ],
      snapRead: text`The same digits in two bases: one equation in three digits, and the digits are bounded by the
        smaller base.`,
      approach: text`Write both readings with powers of the bases and collect the digits. As digits are small, bounds
        leave only one choice.`,
      check: text`In base $${p}$, $${readIn([a, b, c], p)}$ leaves the remainders $${c}$, $${b}$ and $${a}$; in base
        $${r}$, $${readIn([c, b, a], r)}$ leaves $${a}$, $${b}$ and $${c}$. And $${readIn([a, b, c], p)} -
        ${readIn([c, b, a], r)} = ${k}$.`,
      principle: text`One equation in several digits can be enough, since digits are whole numbers below the base.`,
    };
  },
);

const reversedInBases = situation<Reversed>({
  type: 'NS.DIG.2',
  situation: 'reversed-in-another-base',
  tries: 300,
  draw: draw => {
    const p = draw.int(5, 9);
    const r = p + draw.int(1, 2);
    const digits = [draw.int(1, p - 1), draw.int(0, p - 1), draw.int(1, p - 1)] as const;
    const [a, b, c] = digits;
    const k = readIn(digits, p) - readIn([c, b, a], r);
    const tried = ((p * p - 1) * (p - 1) - k) / (r * r - 1);
    if (new Set(digits).size < 3 || k < 0 || k > 45 || tried > 6) return null;
    return digitsFor({ p, r, k }).length === 1 && gcd(a, b, c) < 3
      ? { p, r, a, b, c, k, frame: draw.int(0, 3) }
      : null;
  },
  forms: [sumOfBoth],
});

/** NS.DIG.2: numbers in other bases. */
export const conversions: readonly AnyTemplate[] = [...toTen, ...between, ...reversedInBases];

import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { ordinal, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Boxes {
  /** So many things in so many boxes; they leave a remainder. */
  things: number;
  boxes: number;
  story: { what: string; box: string; boxes: string };
  frame: number;
}

const names: Record<number, string> = { 3: 'three', 4: 'four', 5: 'five' };

const most = form<Boxes>(
  'choices-from-boxes',
  {
    band: 'Easy',
    seconds: 55,
    revision: 2,
    entry: true,
    verify: ({ things, boxes }) => {
      const best = (left: number, parts: number): number => {
        if (parts === 1) return left;
        let top = 0;
        for (let part = 1; part < left; part += 1) top = Math.max(top, part * best(left - part, parts - 1));
        return top;
      };
      return best(things, boxes);
    },
  },
  ({ things, boxes, story, frame }, { step, find }) => {
    const small = step(calc`floor(${things} / ${boxes})`, {
      name: text`the smaller number`,
      works: value => tex`${things} = ${boxes} \times ${value} + ${q(things).sub(value.mul(boxes))}`,
      because: text`If two numbers differ by $2$ or more, moving one thing from the larger to the smaller makes the
        product larger.`,
    })`
      ${
        frame === 1
          ? ''
          : text`One is taken out of each ${story.box}, and each choice in one goes with each choice in the others, so
      the number of ways is the product of the numbers in the ${story.boxes}. `
      }For a fixed sum the product is greatest when the numbers are as equal as possible. Divide the sum by their
      number.`;
    const larger = find(things % boxes, { name: 'how many get one more' });
    const above = find(1);
    const answer = step(
      () => (small.add(above).pow(larger) ?? q(0)).mul(small.pow(q(boxes).sub(larger)) ?? q(0)),
      {
        name: text`the greatest product`,
        because: text`The remainder has to go somewhere, so that the sum is $${things}$. Given out one by one, it keeps
          the numbers as equal as possible; all of it in one would make them less equal.`,
        works: value =>
          tex`${small.add(above)}^{${larger}} \times ${small}^{${q(boxes).sub(larger)}} = ${value}`,
      },
    )`
      The remainder says how many of the ${names[boxes] ?? ''} ${frame === 1 ? 'integers' : 'numbers'} are larger by
      $1$; the others have the smaller value. Multiply all of them.`;
    const [low, up] = [Math.floor(things / boxes), Math.ceil(things / boxes)];
    return {
      answer,
      stem: wording(
        frame,
        text`$${things}$ different ${story.what} are put into ${names[boxes] ?? ''} ${story.boxes}. Then one is taken
          out of each ${story.box}. If the ${story.what} are divided so that the number of ways to do
          this is as large as possible, what is this number?`,
        text`The sum of ${names[boxes] ?? ''} positive integers is $${things}$. What is the maximum value of their
          product?`,
        text`Divide $${things}$ different ${story.what} among ${names[boxes] ?? ''} ${story.boxes} so that there are
          as many ways as possible to choose one from every ${story.box}. How many ways are there then?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('rounded_the_wrong_way', larger, boxes)`
          You rounded all numbers up to $${up}$. Their sum would be $${boxes} \times ${up} = ${boxes * up}$, but it has
          to be $${things}$.`,
        slip('forgot_the_remainder', larger, 0)`
          You used $${low}$ for all numbers. Their sum is only $${boxes} \times ${low} = ${boxes * low}$, so the
          remainder has been left out.`,
        slip('did_not_use_whole_numbers', answer, () => q(Math.floor((things / boxes) ** boxes)))`
          Equal parts of $${frac(q(things, boxes))}$ each were multiplied and the result was rounded down to
          $${answer}$. The numbers themselves have to be whole before they are multiplied.`,
        slip('counted_one_too_many', larger, things % boxes < boxes - 1 && (things % boxes) + 1)`
          You used $${up}$ for one number more than the remainder allows. The sum would be $${things + 1}$ in place of
          $${things}$.`,
        slip('forgot_the_remainder', answer, () => q(low ** (boxes - 1)).mul(things - low * (boxes - 1)))`
          ${`All but one number were taken as $${low}$, and the last one as the rest,
          $${things - low * (boxes - 1)}$.`} The parts are not as equal as possible.`,
        slip('counted_one_too_few', larger, things % boxes > 1 && (things % boxes) - 1)`
          You used $${up}$ for one number fewer than the remainder allows. The sum would be $${things - 1}$ in place of
          $${things}$.`,
        slip('sought_the_extreme_elsewhere', answer, () => q((up + 1) * (low - 1)).mul(low ** (boxes - 2)))`
          The numbers $${up + 1}$ and $${low - 1}$ were used beside $${low}$. Numbers closer together have a larger
          product.`,
      ],
      snapRead: text`A fixed sum of ${names[boxes] ?? ''} whole numbers, and their product is to be greatest: make them
        as equal as possible.`,
      approach: text`Make the numbers as equal as whole numbers can be: divide and give the remainder out one by one.`,
      check: text`The numbers ${
        up === low
          ? ''
          : text`$${up}$ (${String(things % boxes)} of them) and $${low}$
        (${String(boxes - (things % boxes))} of them)`
      } add up to $${things % boxes} \times ${up} + ${boxes - (things % boxes)} \times ${low} = ${things}$. Changing
        two equal ones to $${up + 1}$ and $${up - 1}$ would turn $${up ** 2}$ into $${up ** 2 - 1}$.`,
      principle: text`Whole numbers with a fixed sum have the greatest product when no two of them differ by more than
        one.`,
    };
  },
);

interface Notes {
  /** ax + by = total in positive integers; xy is to be greatest. */
  a: number;
  b: number;
  total: number;
  frame: number;
}

/** All pairs of positive integers with ax + by = total, by x. */
const pairsOf = ({ a, b, total }: Notes) => {
  const list: [number, number][] = [];
  for (let x = 1; a * x < total; x += 1) if ((total - a * x) % b === 0) list.push([x, (total - a * x) / b]);
  return list;
};
const bestOf = (p: Notes) => {
  const list = pairsOf(p);
  return list.reduce(
    (best, pair) => (pair[0] * pair[1] > best[0] * best[1] ? pair : best),
    list[0] ?? [0, 0],
  );
};

const whole = form<Notes>(
  'product-on-a-line-of-integers',
  {
    band: 'Medium',
    seconds: 100,
    also: ['AL.DIO.1'],
    verify: p => {
      let best = 0;
      for (let x = 1; x < p.total; x += 1)
        for (let y = 1; y < p.total; y += 1) if (p.a * x + p.b * y === p.total) best = Math.max(best, x * y);
      return best;
    },
  },
  (p, { step }) => {
    const { a, b, total, frame } = p;
    const half = step(frac(calc`${total} / (2 * ${a})`), {
      name: 'the best real value of the first unknown',
      works: (_v, w) => tex`${a}x = ${b}y = \frac{${total}}{2} \quad \Rightarrow \quad x = ${w}`,
      because: text`$${a}x$ and $${b}y$ have a fixed sum, so their product, and with it $xy$, is greatest when they
        are equal.`,
    })`
      For real numbers the product would be greatest if the two terms $${a}x$ and $${b}y$ were equal, each half of
      $${total}$. Find this $x$.`;
    const list = pairsOf(p);
    const place = list.findIndex(([x]) => x === bestOf(p)[0]);
    const near = list.slice(Math.max(0, place - 1), place + 2);
    const nearest = step(
      () =>
        q(
          near.reduce(
            (best, [x]) => (half.sub(x).abs().lt(half.sub(best).abs()) ? x : best),
            near[0]?.[0] ?? 0,
          ),
        ),
      {
        because: text`A step of $1$ in $x$ changes $${a}x$ by $${a}$, which is not a multiple of $${b}$. Only after
          $${b}$ steps does $y$ come out whole again. Nearer to the best real value means a larger product.`,
        name: 'the nearest possible value of the first unknown',
        works: value => tex`x = ${near.map(([x]) => x).join(', ')}: \quad x = ${value}`,
      },
    )`
      For integers $${total} - ${a}x$ has to be divisible by $${b}$, which leaves every ${ordinal(b)} $x$. The product
      falls on both sides of the best real value, so take the possible $x$ nearest to it.`;
    const other = step(
      calc`(${total} - ${a} * ${nearest}) /
      ${b}`,
      {
        because: text`The equation ties the two numbers together, so $x$ fixes $y$. It comes out whole because $x$ was
          chosen for that.`,
        name: 'the second unknown',
        works: (_v, w) => tex`y = ${w}`,
      },
    )`
      For this $x$, find $y$ from $${a}x + ${b}y = ${total}$.`;
    const answer = step(calc`${nearest} * ${other}`)`
      The greatest product is $xy$ for this pair. Multiply.`;
    const beside = (step0: number) => list[place + step0];
    return {
      answer,
      stem: wording(
        frame,
        text`Positive integers $x$ and $y$ satisfy $${a}x + ${b}y = ${total}$. What is the greatest possible value of
          $xy$?`,
        text`A plot is fenced so that its sides, $x$ m and $y$ m in whole metres, satisfy $${a}x + ${b}y = ${total}$,
          as the fence costs ₹${a} and ₹${b} a metre on the two kinds of sides. Find the maximum area $xy$ in square
          metres.`,
        text`For ₹${total} exactly, $x$ pens at ₹${a} and $y$ pads at ₹${b} are bought, at least one of each. Every
          pen is to be paired with every pad once. What is the largest possible number of such pairs?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('did_not_use_whole_numbers', answer, () => q(total * total, 4 * a * b).floor())`
          The greatest value for real numbers, $${frac(q(total * total, 4 * a * b))}$, was rounded down. The integers
          $x$ and $y$ that fit may give less.`,
        slip('sought_the_extreme_elsewhere', answer, () => {
          const pair = beside(1);
          return pair !== undefined && q(pair[0] * pair[1]);
        })`
          $${answer}$ belongs to the next larger $x$ that gives a whole $y$. It is farther from the best real value, so
          its product is smaller.`,
        slip('sought_the_extreme_elsewhere', answer, () => {
          const pair = beside(-1);
          return pair !== undefined && q(pair[0] * pair[1]);
        })`
          $${answer}$ belongs to the next smaller $x$ that gives a whole $y$. It is farther from the best real value,
          so its product is smaller.`,
        slip('rounded_the_wrong_way', answer, () => half.ceil().mul(q(total, 2 * b).ceil()))`
          You rounded both numbers up, to $${half.ceil()}$ and $${q(total, 2 * b).ceil()}$. Then $${a}x + ${b}y$ is
          more than $${total}$.`,
        slip('did_not_use_whole_numbers', answer, () => half.floor().mul(q(total, 2 * b).floor()))`
          You rounded both numbers down, to $${half.floor()}$ and $${q(total, 2 * b).floor()}$. Then $${a}x + ${b}y$ is
          not $${total}$.`,
        slip('assumed_equal_parts', answer, () => {
          const equal = Math.floor(total / (a + b));
          return q(equal * equal);
        })`
          You made $x$ and $y$ equal, about $${total} \div ${a + b}$. The terms $${a}x$ and $${b}y$ have to be nearly
          equal, not the numbers themselves.`,
        slip('did_not_use_whole_numbers', answer, () => q(total * total, 4 * a * b).ceil())`
          You rounded the greatest value for real numbers, $${frac(q(total * total, 4 * a * b))}$, up. Whole numbers
          cannot exceed the real maximum.`,
      ],
      snapRead: text`A linear equation in positive integers, and the product of the unknowns is to be greatest.`,
      approach: text`Find the best real values from equal terms, then the solution in integers that is nearest to
        them.`,
      check: () =>
        text`The products next to each other are ${near.map(([x, y]) => `$${x} \\times ${y} = ${x * y}$`).join(', ')};
          the real maximum $${frac(q(total * total, 4 * a * b))}$ is not exceeded.`,
      principle: text`For integers find the best real values first; then take the whole solution of the equation that
        lies nearest to them.`,
    };
  },
);

/** AL.INQ.5: whole parts (Easy), integers on a line (Medium). */
export const wholeParts: readonly AnyTemplate[] = [
  ...situation<Boxes>({
    type: 'AL.INQ.5',
    situation: 'things-in-boxes',
    tries: 20,
    draw: draw => {
      const [things, boxes] = [draw.int(13, 44), draw.int(3, 5)];
      return things % boxes !== 0 && things / boxes > 3 && things / boxes < 11
        ? {
            things,
            boxes,
            story: draw.pick([
              { what: 'stamps', box: 'album', boxes: 'albums' },
              { what: 'sweets', box: 'tin', boxes: 'tins' },
              { what: 'books', box: 'shelf', boxes: 'shelves' },
            ]),
            frame: draw.int(0, 2),
          }
        : null;
    },
    forms: [most],
  }),
  ...situation<Notes>({
    type: 'AL.INQ.5',
    situation: 'integers-on-a-line',
    tries: 100,
    draw: draw => {
      const p = { a: draw.int(3, 9), b: draw.int(4, 11), total: draw.int(90, 260), frame: draw.int(0, 2) };
      const list = pairsOf(p);
      const [x, y] = bestOf(p);
      const tied = list.filter(pair => pair[0] * pair[1] === x * y).length > 1;
      const place = list.findIndex(pair => pair[0] === x);
      const coprime = ![2, 3, 5, 7].some(d => p.a % d === 0 && p.b % d === 0);
      const real = q(p.total * p.total, 4 * p.a * p.b);
      return coprime && !tied && place > 0 && place < list.length - 1 && real.d > 1n && real.sub(x * y).gt(1)
        ? p
        : null;
    },
    forms: [whole],
  }),
];

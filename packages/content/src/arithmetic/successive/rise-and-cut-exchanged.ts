import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Exchanged {
  /** The two per cents, the first the larger. */
  x: number;
  y: number;
  what: string;
  level: string;
  frame: number;
}

const stories = [
  { what: 'the price of a scooter', level: 'price' },
  { what: 'the number of visitors of a zoo', level: 'number' },
  { what: 'the output of a spinning mill', level: 'output' },
  { what: 'the rent of a hall in Pune', level: 'rent' },
] as const;

const bothRises = form<Exchanged>(
  'result-of-both-rises',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.POL.1'],
    verify: ({ x, y }) => {
      const [first, second] = [(100 + x) * (100 - y), (100 - x) * (100 + y)];
      for (let a = 1; a < 100; a += 1)
        for (let b = 1; b < a; b += 1)
          if ((100 + a) * (100 - b) === first && (100 - a) * (100 + b) === second)
            return q((100 + a) * (100 + b), 100).sub(100);
      throw new Error('no two per cents fit');
    },
  },
  ({ x, y, what, level, frame }, { step, find, write }) => {
    const one = find(q((100 + x) * (100 - y), 100));
    const two = find(q((100 - x) * (100 + y), 100));
    const result = (value: { sub(n: number): { s: bigint; abs(): unknown } }) =>
      value.sub(100).s < 0n ? 'lower' : 'higher';
    const [up, down] = [one.sub(100), two.sub(100)];
    write(tex`(1 + a)(1 - b) = 1 + a - b - ab, \qquad (1 - a)(1 + b) = 1 - a + b - ab`, {
      because: text`Each change is taken of the ${level} as it is then, so the multipliers are multiplied. In both
        products the term $ab$ has a minus sign; only $a$ and $b$ change their signs.`,
    })`
      Let $a$ and $b$ be the two per cents, written as parts of $1$. Multiply out the multipliers of both results.`;
    const gap = step(calc`(${one} - ${two}) / 2`, {
      name: 'a less b in per cent',
      works: (_, working) => tex`2(a - b): \quad ${working}`,
      because: text`Subtracting removes $1$ and $ab$, which are the same in both results.`,
    })`
      Subtract the second result from the first, both in per cent of the ${level} at first, and halve: that is $a -
      b$.`;
    const product = step(calc`(200 - ${one} - ${two}) / 2`, {
      name: 'the product ab in per cent',
      works: (_, working) => tex`2 - 2ab: \quad ${working}`,
      because: text`Adding removes $a$ and $b$, and of the sum only $2 - 2ab$ is left. Both results together are less
        than $200\%$ by twice the product.`,
    })`
      Add the two results. Their sum is short of $200\%$ by $2ab$, so halve what is missing to find the product $ab$ in
      per cent.`;
    const sum = step(calc`sqrt(${gap}^2 + 4 * 100 * ${product})`, {
      name: 'a and b together in per cent',
      works: (_, working) => tex`(a + b)^2 = (a - b)^2 + 4ab: \quad a + b = ${working}`,
      because: text`The squares of the sum and of the difference of two numbers differ by four times their product. In
        per cent the product has to be multiplied by $100$.`,
    })`
      Difference and product give the sum: add $4ab$ to the square of $a - b$ and take the root.`;
    const wanted = step(calc`${sum} + ${product}`, {
      name: 'the result of both rises in per cent',
      works: (_, working) => tex`(1 + a)(1 + b) - 1 = a + b + ab: \quad ${working}`,
      because: text`Not only $a + b$: the second rise is also taken of what the first one has added, which brings
        $ab$.`,
    })`
      Two rises one after the other bring $a + b + ab$. Add the product to the sum.`;
    const told = (value: typeof up) =>
      text`${value.abs()}% ${result(value.add(100)) === 'lower' ? 'lower' : 'higher'}`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A manager thinks about two changes of ${what}, one by $a\%$ and one by $b\%$. A rise by $a\%$ and then
            a cut by $b\%$ would leave the ${level} ${told(up)} than before; a cut by $a\%$ and then a rise by $b\%$
            would leave it ${told(down)}. How many per cent higher would the ${level} be after two rises, by $a\%$ and
            then by $b\%$?`
          : frame === 1
            ? text`If ${what} grows by $a\%$ in one year and shrinks by $b\%$ in the next, it ends up ${told(up)}. If
              it shrinks by $a\%$ and then grows by $b\%$, it ends up ${told(down)}. By how many per cent in all does
              the ${level} grow if it grows by $a\%$ and after that by $b\%$?`
            : text`Two forecasts for ${what} use the same two per cents, $a$ and $b$. The first has a growth of $a\%$
              followed by a fall of $b\%$ and expects the ${level} to be ${told(up)} in the end. The second has a fall
              of $a\%$ followed by a growth of $b\%$ and expects it to be ${told(down)}. Find the total growth in per
              cent if the growth of $a\%$ were followed by the growth of $b\%$.`,
      show: percent,
      plausible: value => value.gt(up) && value.gt(1) && value.lt(160),
      slips: [
        slip('left_out_a_term', wanted, calc`${sum} + 0`)`
          ${here} only adds the two per cents. The second rise is also taken of what the first one has brought.`,
        slip('wrong_sign', wanted, calc`${sum} - ${product}`)`
          ${here} subtracts the product of the two per cents. That belongs to a rise and a cut; with two rises it is
          added.`,
        slip('wrong_sign', wanted, calc`${gap} + ${product}`)`
          ${here} uses the difference of the two per cents for their sum. After two rises both per cents count as
          gains.`,
        slip('took_a_change_twice', wanted, calc`(100 + (${sum} + ${gap}) / 2)^2 / 100 - 100`)`
          ${here} lets the ${level} rise by the larger per cent twice. The second rise is by the other per cent.`,
        slip('took_a_change_twice', wanted, calc`(100 + (${sum} - ${gap}) / 2)^2 / 100 - 100`)`
          ${here} lets the ${level} rise by the smaller per cent twice. The first rise is by the other per cent.`,
        slip('added_the_percentages', wanted, calc`abs(${one} - 100) + abs(${two} - 100)`)`
          ${here} adds the two given results without their signs. They belong to other pairs of changes.`,
        slip('answered_another_quantity', wanted, calc`${sum} + ${product} - (200 - ${one} - ${two})`)`
          ${here} takes twice the product off. That is what both given results together lack; after two rises the
          product is added once.`,
        slip('used_a_factor_twice', wanted, calc`${sum} + 2 * ${product}`)`
          ${here} adds the product twice. In the product of the two multipliers it stands once.`,
      ],
      snapRead: text`A rise and a cut, then the two exchanged: their results are two products, which can be added and
        subtracted.`,
      approach: text`Do not look for the two per cents one by one. Half the difference of the two results is the
        difference of the per cents, and what their sum lacks gives the product; then two rises follow.`,
      check: text`With ${x}% and ${y}% the results are $${100 + x}\% \times ${100 - y}\% = ${one}\%$ and
        $${100 - x}\% \times ${100 + y}\% = ${two}\%$, and two rises give $${100 + x}\% \times ${100 + y}\% =
        ${q((100 + x) * (100 + y), 100)}\%$.`,
      principle: text`When two products differ only by signs, add them and subtract them: each time a part of the terms
        cancels.`,
    };
  },
);

/** AR.PCT.2 Hard: a rise and a cut, and the same two per cents exchanged. */
export const riseAndCutExchanged: readonly AnyTemplate[] = situation<Exchanged>({
  type: 'AR.PCT.2',
  situation: 'rise-and-cut-exchanged',
  tries: 40,
  draw: draw => {
    const [x, y] = [draw.int(10, 60), draw.int(4, 40)];
    const [one, two] = [q((100 + x) * (100 - y), 100), q((100 - x) * (100 + y), 100)];
    const fits = x > y + 2 && one.sub(100).abs().gt(1) && one.mul(10).d === 1n && two.mul(10).d === 1n;
    return fits && q(x * y, 100).mul(2).d === 1n
      ? { x, y, ...draw.pick(stories), frame: draw.int(0, 2) }
      : null;
  },
  forms: [bothRises],
});

import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Cost {
  /** Cost of n trips: a·n + b/n with whole n. */
  a: number;
  b: number;
  /** x + y = 2h, and k in xy + k²/(xy), where h² is below k. */
  h: number;
  k: number;
  /** mx + ny + xy = t² − mn. */
  m: number;
  n: number;
  t: number;
  way: boolean;
}

const costAt = ({ a, b }: Cost, n: number) => a * n + b / n;
const near = ({ a, b }: Cost) => Math.sqrt(b / a);

const wholeTrips = form<Cost>(
  'whole-number-of-lots',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    also: ['AL.DIO.5'],
    suits: p => {
      const low = Math.floor(near(p));
      return (
        near(p) - low > 0.15 && near(p) - low < 0.85 && p.b % low === 0 && p.b % (low + 1) === 0 && low > 2
      );
    },
    verify: p => Math.min(...Array.from({ length: 300 }, (_, i) => costAt(p, i + 1))),
  },
  (p, { step, find }) => {
    const { b, a, way } = p;
    const low = step(calc`floor(${near(p)})`, {
      name: text`the integer below the real minimum`,
      because: text`Two positive numbers with a fixed product have the least sum when they are equal: with the product
        $36$, $6 + 6$ is less than $4 + 9$. Here the equal place is not an integer, so it only shows where to look.`,
      works: value => tex`n^2 = \frac{${b}}{${a}}, \quad ${value} < n < ${value.add(1)}`,
    })`
      The product of the two terms $${a}n$ and $\frac{${b}}{n}$ is fixed, so for real $n$ their sum is least where they
      are equal. Find between which two integers this $n$ lies.`;
    const below = find(costAt(p, low.valueOf()));
    const above = find(costAt(p, low.valueOf() + 1));
    const least = step(below.compare(above) < 0 ? below : above, {
      because: text`Any integer further away lies on a part that only falls or only rises, so its sum is larger than
        that of the neighbour. Which of the two neighbours is better cannot be seen from the distance alone.`,
      works: value =>
        tex`n = ${low}: ${below}, \quad n = ${low.add(1)}: ${above}, \quad \text{least } ${value}`,
    })`
      The sum falls up to that place and rises after it. So find it for the integer just below and for the one just
      above, and take the smaller value.`;
    return {
      answer: least,
      stem: way
        ? text`A workshop buys its yearly supply of wire in $n$ equal lots. Ordering a lot costs ₹${a}, and storage for
          the year costs ₹${b} divided by $n$. What is the least total of the two costs?`
        : text`For a positive integer $n$, what is the minimum value of $${a}n + \frac{${b}}{n}$?`,
      show: value => (way ? rupees(value) : plain(value)),
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('sought_the_extreme_elsewhere', least, below.compare(above) < 0 ? above : below)`
          $${least}$ belongs to the other of the integers $${low}$ and $${low.add(1)}$ on the two sides of the equal
          terms. Try both; the smaller sum counts.`,
        slip('did_not_use_whole_numbers', least, calc`floor(2 * ${Math.sqrt(a * b)})`)`
          You rounded $2\sqrt{${a} \times ${b}}$ down to $${least}$. This value needs equal terms, and they are equal
          only for an $n$ that is not an integer.`,
        slip('went_a_step_too_far', least, () => costAt(p, low.valueOf() + 2))`
          You put in $n = ${low.add(2)}$ and got $${least}$. There the sum is rising already, so a smaller $n$ gives
          less.`,
        slip('sought_the_extreme_elsewhere', least, () => costAt(p, low.valueOf() - 1))`
          You put in $n = ${low.sub(1)}$ and got $${least}$. There the sum is still falling, so a larger $n$ gives
          less.`,
        slip('stopped_a_step_early', least, calc`${low} * 2 * ${a}`)`
          You doubled the first term at $n = ${low}$, which gives $${least}$. The two terms differ there, so each has
          to be worked out before they are added.`,
        slip('assumed_equal_parts', least, calc`(${low} + 1) * 2 * ${a}`)`
          You doubled the first term at $n = ${low.add(1)}$, which gives $${least}$. The two terms differ there, so
          each has to be worked out before they are added.`,
        slip('assumed_equal_parts', least, calc`2 * ${b} / (${low} + 1)`)`
          You doubled the second term at $n = ${low.add(1)}$, which gives $${least}$. The first term is larger there,
          so each has to be worked out before they are added.`,
      ],
      snapRead: text`A multiple of $n$ and a number divided by $n$ are added, and $n$ has to be an integer: look on
        both sides of the equal terms.`,
      approach: text`For real numbers the sum is least where both terms are equal. If that $n$ is not an integer, the
        least value is at one of the two integers next to it.`,
      faster: () =>
        text`Going from $n$ to $n + 1$ adds $${a}$ and saves $\frac{${b}}{n(n + 1)}$: worth it as long as $n(n + 1) <
          ${(b / a).toFixed(1)}$, and $${low} \times ${low.add(1)} = ${low.mul(low.add(1))}$ decides.`,
      check: () =>
        text`Around it: $n = ${low.sub(1)}$ gives about $${costAt(p, low.valueOf() - 1).toFixed(1)}$ and $n =
          ${low.add(2)}$ about $${costAt(p, low.valueOf() + 2).toFixed(1)}$, both more.`,
      principle: text`If the place of a minimum has to be whole, compare the two integers next to it.`,
    };
  },
);

const hidden = form<Cost>(
  'sum-tied-to-product',
  {
    band: 'Medium',
    seconds: 70,
    // The paths are asked: of the products of the sides the wrong ones were squares and the key was none.
    revision: 7,
    also: ['AL.DIO.2'],
    suits: ({ m, n, t }) => m !== n && t > m + n + 1,
    verify: ({ m, n, t }) => {
      // y follows from x; the place of the least sum is found by thirds.
      const second = (x: number) => (t * t - m * n - m * x) / (x + n);
      let [low, high] = [0, (t * t - m * n) / m];
      for (let i = 0; i < 200; i += 1) {
        const [x, z] = [low + (high - low) / 3, high - (high - low) / 3];
        if (x + second(x) < z + second(z)) high = z;
        else low = x;
      }
      return q(Math.round((m * low + n * second(low)) * 100), 100);
    },
  },
  ({ t, n, m, way }, { step, find }) => {
    const [mx, ny] = [tex`${m !== 1 && m}x`, tex`${n !== 1 && n}y`];
    const product = step(calc`${t * t - m * n} + ${m * n}`, {
      name: text`the product of the two brackets`,
      because: text`Multiplying out $(x + ${n})(y + ${m})$ gives the three terms and $${m * n}$
        besides${!way && text`, the corner of $${m} \times ${n}$ m that is not paved`}. A product with a fixed value
        makes it easy to see where a sum is least.`,
      works: (_value, working) => tex`(x + ${n})(y + ${m}) = ${working}`,
    })`
      ${!way && text`Field and paths together have the area $xy + ${mx} + ${ny}$. `}Add $${m} \times ${n}$ to both
      sides: then $xy + ${mx} + ${ny}$ becomes a product of two brackets, and its value is known.`;
    const root = step(calc`sqrt(${product})`, {
      name: text`each of the two brackets`,
      because: text`Two numbers with the product $36$ have the sum $6 + 6 = 12$ when they are equal and more otherwise,
        as $4 + 9 = 13$. Not $x = y$: the fixed product belongs to the brackets, not to $x$ and $y$.`,
      works: (_value, working) => tex`x + ${n} = y + ${m} = ${working}`,
    })`
      The sum of the two brackets is $x + y$ with $${m + n}$ added, so both sums are least together. Two positive
      brackets with a fixed product have the least sum when they are equal.`;
    const fromFirst = find(n);
    const fromSecond = find(m);
    const sides = step([root.sub(fromFirst), root.sub(fromSecond)], {
      because: text`The brackets hold the added numbers, and these are different in the two brackets. So equal brackets
        mean that $x$ and $y$ differ by $${Math.abs(m - n)}$.`,
      works: value =>
        tex`x = ${root} - ${fromFirst} = ${value[0]}, \quad y = ${root} - ${fromSecond} = ${value[1]}`,
    })`
      Subtract $${n}$ from the first bracket to get $x$ and $${m}$ from the second to get $y$. Both are positive, so
      this place is allowed.`;
    const factors = find([m, n]);
    const area = step(
      calc`${factors[0]} * ${sides[0]} + ${factors[1]} * ${sides[1]}`,
      (_value, working) => tex`${mx} + ${ny} = ${working}`,
    )`
      ${
        way
          ? text`Put $x$ and $y$ into $${mx} + ${ny}$.`
          : text`The paths are asked: one is $x$ m long and $${m}$ m
      wide, the other $y$ m long and $${n}$ m wide.`
      }`;
    return {
      answer: area,
      stem: way
        ? text`For positive real numbers $x$ and $y$, $xy + ${mx} + ${ny} = ${t * t - m * n}$.
          What is the value of $${mx} + ${ny}$ when $x + y$ is as small as possible?`
        : text`A rectangular field is $x$ m long and $y$ m wide. A path $${m}$ m wide runs along the outside of one long
          side, and a path $${n}$ m wide along the outside of one short side; the corner between the two paths is not
          paved. The field and the paths together cover $${t * t - m * n}$ m². What area do the two paths cover
          together, in square metres, when $x + y$ is as small as possible?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0) && value.lt(t * t - m * n),
      slips: [
        slip('answered_another_quantity', area, calc`${sides[0]} * ${sides[1]}`)`
          You multiplied the two numbers: ${here} is $xy$${!way && text`, the area of the field`}. The question asks
          for $${mx} + ${ny}$${!way && text`, the two paths`}.`,
        slip('left_out_a_term', area, calc`${product} - ${sides[0]} * ${sides[1]}`)`
          ${here} is all of $(x + ${n})(y + ${m})$ except $xy$. It still holds $${m} \times ${n}$, which is no part of
          $${mx} + ${ny}$.`,
        slip('swapped_the_weights', factors, [n, m])`
          You multiplied $x$ by $${n}$ and $y$ by $${m}$, which are their partners in the brackets. In $${mx} +
            ${ny}$ it is
          the other way round.`,
        slip('assumed_equal_parts', sides, () => {
          const side = (Math.sqrt((m + n) ** 2 + 4 * (t * t - m * n)) - m - n) / 2;
          return Number.isInteger(side) ? [side, side] : null;
        })`
          You set $x = y = ${sides[0]}$, which satisfies the equation. The fixed product belongs to $x + ${n}$ and
          $y + ${m}$, so these two have to be equal for the least sum.`,
        slip('stopped_a_step_early', fromFirst, 0)`
          You used $${root}$ for $x$. That is $x + ${n}$, so $${n}$ still has to be taken away.`,
        slip('counted_twice', sides, t % 2 === 0 && [root.sub(m + n), root.sub(m + n)])`
          For both $x$ and $y$ you took $${m}$ and $${n}$ away from $${root}$, which leaves $${sides[0]}$. In
          $x + ${n}$ and $y + ${m}$ only one number is added to each.`,
        slip('stopped_a_step_early', fromSecond, 0)`
          You used $${root}$ for $y$. That is $y + ${m}$, so $${m}$ still has to be taken away.`,
        slip('used_a_wrong_given_number', fromFirst, t % 4 === 1 && m)`
          To get $x$ you took $${m}$ away from $${root}$. The equal terms are $x + ${n}$ and $y + ${m}$, so $x$ needs
          $${n}$ taken away.`,
        slip('used_a_wrong_given_number', fromSecond, t % 4 === 3 && n)`
          To get $y$ you took $${n}$ away from $${root}$. The equal terms are $x + ${n}$ and $y + ${m}$, so $y$ needs
          $${m}$ taken away.`,
        slip('left_out_a_term', root, Number.isInteger(Math.sqrt(t * t - m * n)) && Math.sqrt(t * t - m * n))`
          You set $x + ${n}$ and $y + ${m}$ to $${root}$ each, the root of the given number. Their product is larger
          than that number by $${m} \times ${n}$.`,
      ],
      snapRead: text`The product $xy$ and multiples of $x$ and $y$ stand in one equation, and $x + y$ has to be least:
        complete the product of two brackets.`,
      approach: text`Complete the product: two brackets with a fixed product. Their sum is $x + y$ with a constant
        added, so both are least together; equal brackets give the two unknowns, and with them $${mx} + ${ny}$.`,
      faster: text`$(x + ${n})(y + ${m}) = ${t}^2$, so both brackets are $${t}$ at the minimum. The value is
        $${t * t - m * n} - ${t - n} \times ${t - m}$.`,
      check: text`$xy = ${t - n} \times ${t - m} = ${(t - n) * (t - m)}$, and with the answer that is
        $${(t - n) * (t - m)} + ${area} = ${area.add((t - n) * (t - m))}$, as given.`,
      principle: text`When a product and a sum stand in one equation, complete the product before looking for a least
        value.`,
    };
  },
);

/** AL.INQ.4 Medium and Hard: the place of equal terms is not whole, not allowed, or hidden. */
export const boundNotReached: readonly AnyTemplate[] = situation<Cost>({
  type: 'AL.INQ.4',
  situation: 'where-equality-fails',
  draw: draw => {
    const h = draw.int(2, 7);
    const low = draw.int(3, 9);
    return {
      a: draw.int(2, 12) * draw.pick([1, 5, 10]),
      b: low * (low + 1) * draw.int(5, 60),
      h,
      k: h * draw.int(h + 1, 3 * h + 2),
      m: draw.int(1, 9),
      n: draw.int(1, 9),
      t: draw.int(5, 25),
      way: draw.chance(0.5),
    };
  },
  forms: [wholeTrips, hidden],
});

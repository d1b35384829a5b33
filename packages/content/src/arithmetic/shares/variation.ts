import type Fraction from 'fraction.js';
import { isCount } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** A quantity that varies directly as one thing and inversely as the square of another. */
interface Joint {
  /** The two states: the direct factor, the one whose square divides, and the value of the first state. */
  x: number;
  r: number;
  y: Fraction;
  newX: number;
  newR: number;
  frame: number;
}

const jointWords = [
  {
    what: 'the brightness',
    direct: 'the power of the lamp',
    inverse: 'the distance',
    x: 'watts',
    r: 'm',
    y: 'units',
  },
  {
    what: 'the resistance',
    direct: 'the length of the wire',
    inverse: 'its diameter',
    x: 'm',
    r: 'mm',
    y: 'ohms',
  },
  {
    what: 'the strength of the signal',
    direct: 'the power of the mast',
    inverse: 'the distance',
    x: 'kW',
    r: 'km',
    y: 'units',
  },
] as const;

const joint = form<Joint>(
  'directly-and-inversely-as-the-square',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ x, r, y, newX, newR }) => {
      for (let value = 1; value < 20_000; value += 1)
        if (y.mul(r * r * newX).equals(value * newR * newR * x)) return value;
      throw new Error('no whole value fits');
    },
  },
  (p, { step, find }) => {
    const { x, r, y, newX, newR, frame } = p;
    const w = jointWords[frame] ?? jointWords[0];
    const square = find(calc`${r}^2`);
    const constant = step(calc`${y} * ${square} / ${x}`, {
      works: value => tex`y = \frac{kx}{r^2} \Rightarrow k = \frac{${y} \times ${r}^2}{${x}} = ${value}`,
      name: 'the constant k',
      because: text`The constant is the same for both cases, and only the first case is known completely. So the
          first case has to give $k$; the second one has two unknowns, $y$ and $k$.`,
    })`
      Let $x$ be ${w.direct}, $r$ ${w.inverse} and $y$ ${w.what}. Then $y$ is a constant $k$ times $x$ divided by the
      square of $r$. Find $k$ from the first case.`;
    const newSquare = find(calc`${newR}^2`);
    const value = step(calc`${constant} * ${newX} / ${newSquare}`, {
      works: found => tex`\frac{${constant} \times ${newX}}{${newR}^2} = ${found}`,
      because: text`The equation divides by the square of $r$. If ${w.inverse} alone were doubled, ${w.what} would
          be divided by 4 and not by 2.`,
    })`
      The constant is known now, so the same equation gives $y$ for the second case. Substitute ${newX} ${w.x} and
      ${newR} ${w.r}.`;
    return {
      answer: value,
      stem:
        frame === 0
          ? text`The brightness of a lamp varies directly as its power and inversely as the square of the distance. A
            lamp of ${x} watts has a brightness of ${y} units at ${r} m. What is the brightness of a lamp of ${newX}
            watts at ${newR} m?`
          : frame === 1
            ? text`The electrical resistance of a copper wire varies directly as its length and inversely as the
              square of its diameter. If ${x} m of a wire of ${r} mm diameter have ${y} ohms, how many ohms have
              ${newX} m of a wire of ${newR} mm diameter?`
            : text`The strength of a radio signal is directly proportional to the power of the mast and inversely
              proportional to the square of the distance from it. At ${r} km from a mast of ${x} kW it is ${y} units.
              Find its strength at ${newR} km from a mast of ${newX} kW.`,
      show: plain,
      plausible: found => found.gt(0) && found.d <= 12n,
      slips: [
        slip('forgot_to_square', value, calc`${y} * ${newX} / ${x} * ${r} / ${newR}`)`
              You divided by ${w.inverse} itself: ${here}. The value varies inversely as its square.`,
        slip('took_inverse_for_direct', value, calc`${y} * ${newX} / ${x} * ${newSquare} / ${square}`)`
            You multiplied by the square of ${w.inverse}: ${here}. When ${w.inverse} grows, ${w.what} falls, so
            divide.`,
        slip('took_inverse_for_direct', value, calc`${y} * ${x} / ${newX} * ${square} / ${newSquare}`)`
            You turned both changes round: ${here}. When ${w.direct} grows, ${w.what} grows as well.`,
        slip('ignored_a_condition', value, calc`${y} * ${square} / ${newSquare}`)`
            You left out that ${w.direct} has changed from ${x} to ${newX} ${w.x}: ${here}.`,
        slip('ignored_a_condition', value, calc`${y} * ${newX} / ${x}`)`
            You left out that ${w.inverse} has changed from ${r} to ${newR} ${w.r}: ${here}.`,
        slip('used_a_factor_twice', value, calc`${y} * ${newX}^2 / ${x}^2 * ${square} / ${newSquare}`)`
            You squared the change of ${w.direct} as well: ${here}. Only ${w.inverse} is squared.`,
      ],
      snapRead: text`One quantity is directly proportional, the other inversely and as a square. One case is known
        completely.`,
      approach: text`Write the equation with a constant. Find the constant from the complete case, and use it for the
        other case.`,
      faster: text`Multiply the known value by the ratio of each change: $${y} \times \frac{${newX}}{${x}} \times
        \left(\frac{${r}}{${newR}}\right)^2$.`,
      check: text`$\frac{${y} \times ${r}^2}{${x}} = ${constant}$ and $\frac{${value} \times ${newR}^2}{${newX}} =
        ${value.mul(newR * newR).div(newX)}$.`,
      principle: text`Multiply by the ratio of what is directly proportional, divide by the ratio of what is inversely
        proportional, and use each power.`,
    };
  },
);

/** AR.RAT.6 Easy: direct and inverse variation together. */
const jointVariation = situation<Joint>({
  type: 'AR.RAT.6',
  situation: 'direct-and-inverse-square',
  tries: 200,
  draw: draw => {
    const frame = draw.int(0, 2);
    const [r, newR] = [draw.int(2, 9), draw.int(2, 10)];
    const unit = frame === 0 ? 20 : frame === 1 ? 5 : 1;
    const [x, newX] = [unit * draw.int(2, 12), unit * draw.int(2, 12)];
    const y = q(draw.int(4, 120));
    const value = y.mul(newX * r * r).div(x * newR * newR);
    const k = y.mul(r * r).div(x);
    const seen = [r * r, newR * newR].some(n => value.equals(n));
    const fits =
      !seen && isCount(value) && value.lte(300) && k.d <= 4n && x !== newX && r !== newR && !value.equals(y);
    return fits ? { x, r, y, newX, newR, frame } : null;
  },
  forms: [joint],
});

/** A cost that is partly fixed and partly proportional. */
interface PartFixed {
  fixed: number;
  each: number;
  n: number;
  m: number;
  /** A third number, of which the cost is asked. */
  k: number;
  frame: number;
}

const fixedWords = [
  { of: 'guests', cost: 'the charge', each: 'guest' },
  { of: 'km', cost: 'the fare', each: 'km' },
  { of: 'copies', cost: 'the price', each: 'copy' },
] as const;

const thirdCost = form<PartFixed>(
  'cost-of-a-third-number',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ fixed, each, n, m, k }) => {
      // The line through the two known points, at the third one.
      const [a, b] = [fixed + each * n, fixed + each * m];
      return q(a).add(q((b - a) * (k - n), m - n));
    },
  },
  (p, { step, find }) => {
    const { fixed, each, n, m, k, frame } = p;
    const w = fixedWords[frame] ?? fixedWords[0];
    const [a, b] = [fixed + each * n, fixed + each * m];
    const one = step(calc`(${b} - ${a}) / (${m} - ${n})`, {
      name: text`the rupees for each ${w.each}`,
      because: text`The fixed part is in both amounts, so their difference comes from the ${w.of} alone.`,
    })`
          The fixed part is the same in both, so the two amounts differ only because of the $${m} - ${n}$ ${w.of}
          more. Divide to find the amount for each.`;
    const base = step(calc`${a} - ${n} * ${one}`, {
      name: 'the fixed part',
      because: text`What belongs to the ${w.of} is known for each of them now. The first amount is this for ${n}
          ${w.of} and the fixed part, and nothing else.`,
    })`
        Subtract the part for ${n} ${w.of} from the first amount. What is left is the fixed part.`;
    const number = find(k);
    const cost = step(calc`${base} + ${number} * ${one}`, {
      name: text`the amount for ${k} ${w.of}`,
      because: text`The fixed part is paid once, whatever the number. Only the other part grows in proportion, so
          the whole amount is not simply multiplied.`,
    })`
      Add the part for ${k} ${w.of} to the fixed part.`;
    return {
      answer: cost,
      stem:
        frame === 0
          ? text`The charge of a caterer is partly fixed and partly varies as the number of guests. It is ₹${a} for
            ${n} guests and ₹${b} for ${m} guests. What is the charge for ${k} guests?`
          : frame === 1
            ? text`A taxi fare consists of a fixed part and a part proportional to the distance. A ride of ${n} km
              costs ₹${a} and one of ${m} km ₹${b}. How much does a ride of ${k} km cost?`
            : text`For printing a booklet a press asks a fixed amount and a constant amount for each copy. ${n} copies
              cost ₹${a} in all and ${m} copies ₹${b}. Find the price of ${k} copies.`,
      show: rupees,
      plausible: value => isCount(value),
      slips: [
        slip('assumed_a_proportion', cost, calc`${a} * ${k} / ${n}`)`
            You let the whole amount for ${n} ${w.of} grow with the number: ${here}. A part of it is fixed and does
            not grow.`,
        slip('assumed_a_proportion', cost, calc`${b} * ${k} / ${m}`)`
            You let the whole amount for ${m} ${w.of} change with the number: ${here}. A part of it is fixed and does
            not change.`,
        slip('left_out_a_term', base, 0)`
            You left out the fixed part. ₹${cost} is only what the ${k} ${w.of} add to it.`,
        slip('used_a_wrong_given_number', base, calc`${a}`)`
            You used ₹${a} as the fixed part. It contains the amount for ${n} ${w.of} too.`,
        slip('miscounted_the_steps', number, calc`${k} - ${n}`)`
            You added only the amount for $${k} - ${n}$ ${w.of} to the fixed part. It does not contain the first ${n}.`,
        slip('averaged_the_averages', cost, calc`(${a} / ${n} + ${b} / ${m}) / 2 * ${k}`)`
          You multiplied ${k} by an average amount for each ${w.each}: ${here}. That amount is not the same for every
          number, because all share one fixed part.`,
        slip('added_for_subtracted', cost, calc`${b} + (${b} - ${a})`)`
            You added the same difference once more: ${here}. That would fit if ${k} were as far from ${m} as ${m} is
            from ${n}.`,
      ],
      snapRead: text`The amount has a fixed part and a part in proportion to the number, and two amounts are known.
        Subtract them.`,
      approach: text`The difference of the two known amounts gives the amount for each ${w.each}; then the fixed part
        follows.`,
      faster: text`From ${m} to ${k} ${w.of} the amount changes by $${k - m} \times ${one}$, starting from ₹${b}.`,
      check: text`$${base} + ${n} \times ${one} = ${base.add(one.mul(n))}$ and $${base} + ${m} \times ${one} =
        ${base.add(one.mul(m))}$, as given.`,
      principle: text`When two amounts contain the same fixed part, their difference does not contain it.`,
    };
  },
);

/** AR.RAT.6 Easy: a fixed part and a proportional one. */
const partFixed = situation<PartFixed>({
  type: 'AR.RAT.6',
  situation: 'partly-fixed',
  tries: 60,
  draw: draw => {
    const frame = draw.int(0, 2);
    const p =
      frame === 0
        ? {
            fixed: draw.step(4000, 20_000, 500),
            each: draw.step(180, 700, 20),
            n: draw.step(40, 120, 10),
            m: draw.step(60, 200, 10),
            k: draw.step(50, 300, 10),
            frame,
          }
        : frame === 1
          ? {
              fixed: draw.step(40, 150, 10),
              each: draw.int(12, 30),
              n: draw.int(4, 14),
              m: draw.int(8, 24),
              k: draw.int(6, 40),
              frame,
            }
          : {
              fixed: draw.step(600, 5000, 100),
              each: draw.int(12, 60),
              n: draw.step(50, 200, 10),
              m: draw.step(80, 400, 10),
              k: draw.step(60, 600, 10),
              frame,
            };
    return p.m > p.n && p.k !== p.n && p.k !== p.m && p.k - p.m !== p.m - p.n ? p : null;
  },
  forms: [thirdCost],
});

export const variation: readonly AnyTemplate[] = [...jointVariation, ...partFixed];

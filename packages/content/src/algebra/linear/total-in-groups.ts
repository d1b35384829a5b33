import type Fraction from 'fraction.js';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const times = (k: number) => (k === 2 ? 'twice' : `$${k}$ times`);

interface Class {
  /** Boys who would leave and the multiple, girls who would leave, and the size of the groups. */
  u: number;
  m: number;
  v: number;
  g: number;
  way: boolean;
}

/** All (x, y) that satisfy both comparisons, for the totals of a class. */
const isPossible = ({ u, m, v }: Class, x: number, y: number) =>
  x >= u && y >= v && y > m * (x - u) && x > y - v;
/** The boys with whom a total is possible, if any. */
const boysFor = (p: Class, total: number) => {
  for (let x = 0; x <= total; x += 1) if (isPossible(p, x, total - x)) return x;
  return null;
};
const downTo = (from: number, fits: (total: number) => boolean) => {
  for (let total = from; total > 0; total -= 1) if (fits(total)) return q(total);
  return q(0);
};

/** What a total leaves for x: y = T − x must not pass either bound. */
const range = ({ u, m }: Class, over: Fraction, total: Fraction) =>
  [total.sub(over).div(2), total.add(m * u - 1).div(m + 1)] as const;

const inGroups = form<Class>(
  'largest-total-in-full-groups',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['AL.INQ.7', 'NS.NUM.5'],
    entry: true,
    verify: p => {
      let best = 0;
      for (let x = p.u; x <= 400; x += 1)
        for (let y = p.v; y <= 800; y += 1)
          if (y > p.m * (x - p.u) && x > y - p.v && (x + y) % p.g === 0) best = Math.max(best, x + y);
      return q(best);
    },
  },
  (p, { step }) => {
    const { u, m, v, g, way } = p;
    const [ones, others, all] = way ? ['boys', 'girls', 'children'] : ['black goats', 'white goats', 'goats'];
    const over = step(calc`${v} - 1`, {
      name: text`by how much $y$ may exceed $x$`,
      because: text`For whole numbers, to be more than $5$ means to be at least $6$. If ${u} ${ones}
        ${way ? 'leave' : 'are sold'}, $x - ${u}$ are left; $y$ is more than ${times(m)} as many.`,
      works: value =>
        tex`y \ge ${m}(x - ${u}) + 1, \quad y - ${v} \le x - 1, \ \text{so } y \le x + ${value}`,
    })`
      Let there be $x$ ${ones} and $y$ ${others}. In whole numbers 'more' means at least one more, so the two
      conditions bound $y$ from below and from above.`;
    const top = step(
      () =>
        over
          .sub(1)
          .add(m * u)
          .div(m - 1)
          .floor()
          .mul(2)
          .add(over),
      {
        name: text`the greatest total under the two conditions`,
        because: text`The lower bound grows by $${m}$ with each of the ${ones}, the upper one only by $1$. So from some
          $x$ on the lower bound is above the upper, and no $y$ is left.`,
        works: value => {
          const x = value.sub(over).div(2);
          return tex`${m}(x - ${u}) + 1 \le x + ${over}, \quad x \le ${x}, \quad T \le ${x} + ${x.add(over)} =
          ${value}`;
        },
      },
    )`
      The lower bound must not be above the upper one. This gives the greatest $x$, and with the greatest $y$ for it
      an upper bound for the total $T = x + y$.`;
    const multiple = step(calc`floor(${top} / ${g}) * ${g}`, {
      name: text`the greatest multiple of $${g}$ up to the bound`,
      because: text`A bound for the total does not make every smaller total possible. With a fixed $T$ the two
        conditions leave an interval for $x$, and it may hold no whole number.`,
      works: value => {
        const [low, high] = range(p, over, value);
        return tex`T = ${value}: \quad x \ge ${low}, \ x \le ${high}`;
      },
    })`
      Try the greatest multiple of $${g}$ up to this bound. Put $y = T - x$ into both bounds to see which $x$ they
      allow.`;
    const total = step(() => downTo(multiple.valueOf(), t => t % g === 0 && boysFor(p, t) !== null), {
      because: text`Whole numbers of ${ones} are needed. The next smaller candidate is the next multiple of $${g}$,
        since the total has to be divided into groups${!way && ' of this size'}.`,
      works: value => {
        const [low, high] = range(p, over, value);
        return tex`T = ${value}: \quad ${low} \le x \le ${high}, \quad x = ${boysFor(p, value.valueOf()) ?? 0}`;
      },
    })`
      No whole number lies between these bounds, so this total is impossible. Go down by $${g}$ at a time until a
      whole $x$ fits.`;
    return {
      answer: total,
      stem: way
        ? text`If $${u}$ boys left a dance class, there would be more than ${times(m)} as many girls as boys. If
          $${v}$ girls left instead, there would be more boys than girls. The whole class can be divided into groups
          of exactly $${g}$. What is the maximum number of children in the class?`
        : text`Every goat in a flock is either black or white, and the number of goats is a multiple of $${g}$. If
          $${u}$ black goats were sold, there would be more than ${times(m)} as many white goats as black ones left.
          If $${v}$ white goats were sold instead, there would be more black goats than white ones. What is the
          maximum number of goats in the flock?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      onSight: value => value.mod(g).equals(0),
      slips: [
        stop('ignored_a_condition', multiple)`
          $${multiple}$ is the greatest multiple of $${g}$ up to $${top}$, but it cannot be split into ${ones} and
          ${others} so that both conditions hold.`,
        stop('ignored_a_condition', top)`
          A total of $${top}$ satisfies both conditions, but $${top}$ is not a multiple of $${g}$.`,
        slip('took_a_neighbouring_multiple', total, () => downTo(total.valueOf() - g, t => t % g === 0))`
          You went down by $${g}$ once too often: a larger multiple of $${g}$ can also be split so that both
          conditions hold.`,
        slip('put_the_bound_on_another_quantity', total, () =>
          top.sub(over).div(2).div(g).floor().mul(g).mul(2).add(over),
        )`
          This total has $${total.sub(over).div(2)}$ ${ones}, a multiple of $${g}$. The number of all ${all} has to be
          a multiple of $${g}$, not that of the ${ones}.`,
        slip('took_a_neighbouring_multiple', total, calc`${multiple} + 2 * ${g}`)`
          $${total}$ is a multiple of $${g}$, but the two conditions together allow at most $${top}$ ${all}.`,
      ],
      snapRead: text`Two 'more than' conditions bound a total of whole numbers; the greatest such total that is a
        multiple of $${g}$ is asked.`,
      approach: text`One condition bounds the number of ${others} from below, the other from above, so together they
        bound the total. Near that bound not every total can be split into whole numbers, so the multiples of $${g}$
        have to be tested.`,
      faster: text`With $x$ ${ones} in a total of $T$ the conditions are $\frac{T - ${over}}{2} \le x \le \frac{T +
        ${m * u - 1}}{${m + 1}}$, possible only for $T \le ${top}$. Of the multiples of $${g}$ from there downwards,
        $${total}$ is the first with a whole $x$.`,
      check: () => {
        const x = boysFor(p, total.valueOf()) ?? 0;
        const y = total.valueOf() - x;
        const [low, high] = range(p, over, multiple);
        return text`Take $${x}$ ${ones} and $${y}$ ${others}: $${y}$ is more than $${m} \times ${x - u} =
          ${m * (x - u)}$, and $${x}$ is more than $${y} - ${v} = ${y - v}$. For $${multiple}$ the number of ${ones}
          would be at least $${low}$ and at most $${high}$.`;
      },
      principle: text`An upper bound for a sum of whole numbers does not make every smaller sum possible: test each
        one, from the greatest downwards.`,
    };
  },
);

/** AL.LIN.1 Hard: the greatest total under two comparisons that also has a divisor. */
export const totalInGroups: readonly AnyTemplate[] = situation<Class>({
  type: 'AL.LIN.1',
  situation: 'total-in-groups',
  tries: 100,
  draw: draw => {
    const p: Class = {
      u: draw.int(3, 15),
      m: draw.int(2, 4),
      v: draw.int(6, 24),
      g: draw.int(4, 12),
      way: draw.chance(0.5),
    };
    const top = downTo(300, total => boysFor(p, total) !== null).valueOf();
    const multiple = top - (top % p.g);
    const isHole = top % p.g > 0 && boysFor(p, multiple) === null;
    return isHole && multiple > 3 * p.g && p.u !== p.v ? p : null;
  },
  forms: [inGroups],
});

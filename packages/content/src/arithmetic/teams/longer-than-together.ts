import { gcd } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Longer {
  one: string;
  two: string;
  /** How many days longer than together each takes alone; the product is a square. */
  x: number;
  y: number;
  frame: number;
}

const slowerAlone = form<Longer>(
  'days-more-than-together',
  {
    band: 'Medium',
    seconds: 75,
    entry: true,
    verify: ({ x, y }) => {
      for (let t = 1; t < 500; t += 1) if ((t + x) * (t + y) === t * (2 * t + x + y)) return t + y;
      throw new Error('no whole time fits');
    },
  },
  (p, { step, find }) => {
    const { one, two, x, y, frame } = p;
    const [first, second] = frame === 1 ? ['the new press', 'the old press'] : [one, two];
    const unit = frame === 1 ? 'hour' : 'day';
    const product = step(calc`${x} * ${y}`, {
      works:
        value => tex`\frac{1}{t + ${x}} + \frac{1}{t + ${y}} = \frac{1}{t} \Rightarrow t(2t + ${x + y}) = (t +
        ${x})(t +
        ${y}) \Rightarrow t^2 = ${value}`,
      name: text`the square of the time together`,
      because: text`Who needs so many ${unit}s does one part out of so many in one ${unit}. These parts of the work add
        up when both work at the same time; the times themselves do not, because together they need less time and not
        more.`,
    })`
      Let both need $t$ ${unit}s together. Alone ${first} needs $t + ${x}$ and ${second} $t + ${y}$, and what they do
      in one ${unit} adds up to $\frac{1}{t}$ of the work. Clear the fractions: the terms with $t$ cancel, and an
      equation for $t^2$ is left.`;
    const time = step(calc`sqrt(${product})`, {
      name: text`the ${unit}s that both need together`,
      because: text`The equation has two roots of opposite sign. A time cannot be negative, so only one of them
        counts.`,
    })`
      A time is positive. Take the positive root of this product to find $t$.`;
    const more = find(y);
    const alone = step(calc`${time} + ${more}`, {
      because: text`The time together is not yet the answer. Alone, ${second} needs ${y} ${unit}s more than both
        together, and not ${x}.`,
    })`
      Alone, ${second} needs ${y} ${unit}s more than both together. Add them to $t$.`;
    return {
      answer: alone,
      stem:
        frame === 0
          ? text`${one} and ${two} dig a well together. Working alone at the same pace, ${one} would take ${x} days
            more, and ${two} ${y} days more, than they take together. In how many days would ${two} dig the well alone?`
          : frame === 1
            ? text`A printer runs an order on a new and an old press at the same time. If the old press broke down at
              the start, the order would take ${x} hours longer; if the new one did, ${y} hours longer. How long would
              the old press alone take?`
            : text`Compared with the time that ${one} and ${two} need jointly to edit a film, ${one} alone needs ${x}
              days more and ${two} alone ${y} days more. Find the number of days that ${two} needs alone.`,
      show: value => withUnit(value, `${unit}s`),
      plausible: value => value.d <= 2n && value.gt(1),
      onSight: value => value.gt(y),
      slips: [
        slip('answered_another_quantity', more, 0)`
            You stopped at the time together, ${alone} ${unit}s. Alone, ${second} needs ${y} ${unit}s more.`,
        slip('answered_another_quantity', more, x)`
            You found the time of ${first} alone, $${alone}$ ${unit}s. The question asks for ${second}.`,
        slip('assumed_a_symmetry', time, calc`(${x} + ${y}) / 2`)`
            You used the mean of ${x} and ${y}, $${time}$, as the time together. With it the work that each does in
            one ${unit} does not add up to the work of both.`,
        slip('took_times_for_rates', time, calc`${x} + ${y}`)`
            You added times and got $${time}$ for the time together. Times cannot be added; only the work done in one
            ${unit} can.`,
        slip('took_times_for_rates', alone, calc`2 * ${y} - ${x}`)`
            You added the difference $${y} - ${x}$ to ${y}: ${here}. That does not use the time together at all.`,
        slip('assumed_a_proportion', time, calc`${y} - ${x}`)`
            You used $${time}$ as the time together. It is only by how much ${second} takes longer than ${first}.`,
      ],
      snapRead: text`Both times alone are compared with the time together. So one unknown, the time together, is
        enough.`,
      approach: text`Let the time together be $t$ and write the other two times with it. The work that each does in
        one ${unit} adds up to the work of both, and in this equation only $t^2$ remains.`,
      faster: text`The time together is the root of the product of the two extra times: $\sqrt{${x} \times ${y}} =
        ${time}$; add ${y}.`,
      check: text`$\frac{1}{${time.add(x)}} + \frac{1}{${alone}} = \frac{1}{${time}}$, which is the rate of ${time}
        ${unit}s together.`,
      principle: text`If two people alone take longer than together by two known times, the time together is the
        geometric mean of these two times.`,
    };
  },
);

/** AR.TNW.1 Medium: times longer than together. */
export const longerThanTogether: readonly AnyTemplate[] = [
  ...situation<Longer>({
    type: 'AR.TNW.1',
    situation: 'longer-than-together',
    tries: 40,
    draw: draw => {
      const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
      const [k, m, n] = [draw.int(1, 12), draw.int(1, 7), draw.int(2, 9)];
      const p = { one, two, x: k * m * m, y: k * n * n, frame: draw.int(0, 2) };
      return m < n && gcd(m, n) === 1 && p.x >= 2 && p.y <= 81 && p.y < 8 * p.x
        ? draw.chance(0.5)
          ? p
          : { ...p, x: p.y, y: p.x }
        : null;
    },
    forms: [slowerAlone],
  }),
];

import type Fraction from 'fraction.js';
import { gcd } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

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
    const product = step(
      calc`${x} * ${y}`,
      value => tex`\frac{1}{t + ${x}} + \frac{1}{t + ${y}} = \frac{1}{t} \Rightarrow t(2t + ${x + y}) = (t + ${x})(t +
        ${y}) \Rightarrow t^2 = ${value}`,
    )`
      Let both need $t$ ${unit}s together. Alone ${first} needs $t + ${x}$ and ${second} $t + ${y}$, and their rates
      add up to the joint rate. Clear the fractions: the terms with $t$ cancel.`;
    const time = step(calc`sqrt(${product})`, { name: text`the ${unit}s that both need together` })`
        A time is positive. Take the positive root.`;
    const more = find(y);
    const alone = step(calc`${time} + ${more}`)`
        Alone, ${second} needs ${y} ${unit}s more than both together. Add.`;
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

interface Halls {
  one: string;
  two: string;
  three: string;
  /** Hours of each alone for the smaller work, and how many times as large the other work is. */
  a: number;
  b: number;
  c: number;
  size: Fraction;
  frame: number;
}

const rateOf = ({ a, b, c }: Halls) => q(1, a).add(q(1, b)).add(q(1, c));
const wholeTime = (p: Halls) => p.size.add(1).div(rateOf(p));
const helpAtFirst = (p: Halls) => q(1).sub(wholeTime(p).div(p.a)).mul(p.c);

const sizes: Record<string, string> = { '2': 'twice the', '3/2': '1.5 times the', '3': 'three times the' };

const helper = form<Halls>(
  'hours-of-help-at-the-first',
  {
    band: 'Hard',
    seconds: 130,
    verify: p => {
      // The helper moves after h hours: the first is then done at h + (rest)/rate, the second at its own time.
      for (let halves = 1; halves < 2 * p.c; halves += 1) {
        const h = q(halves, 2);
        const first = q(1).sub(h.div(p.c)).mul(p.a);
        const second = p.size
          .sub(h.div(p.b))
          .div(q(1, p.b).add(q(1, p.c)))
          .add(h);
        if (first.gt(h) && first.equals(second)) return h;
      }
      throw new Error('no number of half hours fits');
    },
  },
  (p, { step, find }) => {
    const { one, two, three, a, b, c, size, frame } = p;
    const [small, large] =
      frame === 1
        ? ['the small field', 'the large field']
        : frame === 0
          ? ['the hall', 'the library']
          : ['tank A', 'tank B'];
    const [first, second, third] =
      frame === 2 ? ['the first pump', 'the second pump', 'the third pump'] : [one, two, three];
    const unit = find(calc`lcm(${a}, ${b}, ${c})`);
    const total = step(calc`${unit} + ${size} * ${unit}`, { name: text`the units of both works` })`
        Let ${small} be ${unit} units, the LCM of ${a}, ${b} and ${c}. Then ${large} has $${size}$ times as many. Find
        the units of both together.`;
    const joint = step(calc`${unit} / ${a} + ${unit} / ${b} + ${unit} / ${c}`, {
      name: 'the units of all three in one hour',
    })`
      All three work from the beginning to the end, so add what they do in one hour.`;
    const time = step(calc`${total} ÷ ${joint}`, {
      name: 'the hours from the beginning to the end',
      because: text`Nobody is ever idle, so where ${third} works does not matter for the total time.`,
    })`
        Together they do all these units. Divide to find the time after which both works are finished.`;
    const rest = step(calc`${unit} - ${time} * ${unit} / ${a}`, {
      name: text`the units of ${small} left to ${third}`,
    })`
        ${first} was at ${small} all that time. Subtract what ${first} did from its ${unit} units; the rest is left
        for ${third}.`;
    const hours = step(calc`${rest} ÷ (${unit} / ${c})`)`
        Divide the rest by what ${third} does in one hour to find the hours of ${third} there.`;
    const told = sizes[size.toFraction()] ?? '';
    return {
      answer: hours,
      stem:
        frame === 0
          ? text`${one}, ${two} and ${three} alone would whitewash a school hall in ${a}, ${b} and ${c} hours. One
            morning ${one} began in the hall and ${two} in a library with ${told} wall area of the hall. ${three} first
            helped ${one}, then ${two}, and both rooms were ready at the same moment. For how many hours did ${three}
            work in the hall?`
          : frame === 1
            ? text`Alone, ${one} could weed a small field in ${a} hours, ${two} in ${b} hours and ${three} in ${c}
              hours. A second field has ${told} area. They start together, ${one} in the small field and ${two} in the
              other; ${three} helps ${one} for some time and ${two} after that, so that both fields are finished
              together. How long does ${three} stay in the small field?`
            : text`Three pumps could fill tank A in ${a}, ${b} and ${c} hours respectively. Tank B has ${told} capacity
              of tank A. The first pump fills A and the second B; the third is connected to A at the start and
              switched to B later. Both tanks become full at the same time. After how many hours was the third pump
              switched?`,
      show: value => withUnit(value, 'hours'),
      plausible: value => value.gt(0) && value.d <= 12n && value.lt(time.mul(3)),
      onSight: value => value.lt(c) && value.lt(time),
      slips: [
        slip('assumed_equal_parts', hours, calc`${time} / 2`)`
            You shared the help of ${third} equally: ${here}. The two works are not equal, and the two others do not
            work equally fast.`,
        slip('gave_the_complement', hours, calc`${time} - ${rest} ÷ (${unit} / ${c})`)`
            You found how long ${third} was at ${large}, $${hours}$ hours. The question asks for ${small}.`,
        slip('took_a_part_for_the_whole', total, calc`${unit}`)`
            You divided only the ${unit} units of ${small} by the work of all three. They have to finish both works.`,
        slip('assumed_equal_parts', total, calc`2 * ${unit}`)`
              You used ${total} units, as if both works were equally large. But ${large} has $${size}$ times as many
              units as ${small}.`,
        slip('let_the_wrong_one_work', rest, calc`${unit} - ${time} * ${unit} / ${b}`)`
            You subtracted the work of ${second} from ${small}. It is ${first} who was there all the time.`,
        slip('let_the_wrong_one_work', hours, calc`${rest} ÷ (${unit} / ${c} + ${unit} / ${a})`)`
            You let ${first} do a part of the rest: ${here}. All the work of ${first} has been subtracted already.`,
        stop('stopped_a_step_early', time)`
            You stopped at $${time}$ hours, after which everything is finished. But ${third} left ${small} earlier.`,
        slip('took_inverse_for_direct', hours, calc`${time} * ${a} / (${a} + ${b})`)`
            You divided the time in the ratio of ${a} and ${b}: ${here}. How long the help is needed depends on what
            is left at each place.`,
      ],
      snapRead: text`Three work all the time on two works that end together, and ${third} changes from one to the
        other. The time of ${third} at the first is asked.`,
      approach: text`All three work to the end, so treat both works as one to find the whole time. Then look at
        ${small} alone: what ${first} could not do in that time was done by ${third}.`,
      faster: text`The time is $${total} \div ${joint} = ${time}$ hours. Of ${small} ${first} does
        $\frac{${time}}{${a}}$, so ${third} does $${frac(q(1).sub(time.div(a)))}$ of it, and needs that part of ${c}
        hours.`,
      check: text`At ${large} ${second} does $${time.mul(unit).div(b)}$ units in ${time} hours and ${third}
        $${time.sub(hours).mul(unit).div(c)}$ in the other ${time.sub(hours)}: $${size.mul(unit)}$ in all.`,
      principle: text`When everybody works until a common end, first find that end from all the work, and then look at
        one part of the work.`,
    };
  },
);

/** AR.TNW.1 Medium and Hard: times longer than together, and two works that end at the same time. */
export const twoWorksOneHelper: readonly AnyTemplate[] = [
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
  ...situation<Halls>({
    type: 'AR.TNW.1',
    situation: 'two-works-one-helper',
    tries: 150,
    draw: draw => {
      const [one = '', two = '', three = ''] = draw.some(peopleInArithmetic, 3);
      const all = [6, 8, 9, 10, 12, 15, 16, 18, 20, 21, 24, 28, 30, 35, 36, 40, 42, 45, 48, 60];
      const [a = 0, b = 0, c = 0] = draw.some(all, 3);
      const p = {
        one,
        two,
        three,
        a,
        b,
        c,
        size: draw.pick([q(2), q(3, 2), q(3)]),
        frame: draw.int(0, 2),
      };
      const [time, help] = [wholeTime(p), helpAtFirst(p)];
      const fits = [time, help].every(t => t.d <= 2n && t.gt(1)) && help.lt(time.sub(1)) && time.lte(40);
      return fits && Math.max(a, b, c) <= 3 * Math.min(a, b, c) ? p : null;
    },
    forms: [helper],
  }),
];

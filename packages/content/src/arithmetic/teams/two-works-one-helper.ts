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
      A time is positive, so take the positive root.`;
    const more = find(y);
    const alone = step(calc`${time} + ${more}`)`
      ${second} alone needs ${y} ${unit}s more than that.`;
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
          ${alone} ${unit}s is the time together; ${second} alone needs ${y} ${unit}s more.`,
        slip('answered_another_quantity', more, x)`
          $${alone}$ is the time of ${first} alone; the question asks for ${second}.`,
        slip('assumed_a_symmetry', time, calc`(${x} + ${y}) / 2`)`
          $${time}$, the mean of ${x} and ${y}, is not the time together: with it the two rates do not add up to the
          joint rate.`,
        slip('took_times_for_rates', time, calc`${x} + ${y}`)`
          From $(t + ${x}) + (t + ${y}) = t$ or the like one gets $${time}$ up to its sign, where $t$ is the time
          together. Times do not add up; rates do.`,
        slip('took_times_for_rates', alone, calc`2 * ${y} - ${x}`)`
          ${here} adds the difference $${y} - ${x}$ to ${y}; the time together has not been used.`,
        slip('assumed_a_proportion', time, calc`${y} - ${x}`)`
          $${time}$ is only how much longer ${second} takes than ${first}, and not the time together.`,
      ],
      snapRead: text`Both times alone are compared with the time together, so one unknown is enough.`,
      approach: text`Call the time together $t$ and let the rates add up. The equation leaves $t^2$ alone on one side.`,
      faster: text`The time together is the root of the product of the two extra times: $\sqrt{${x} \times ${y}} =
        ${time}$; add ${y}.`,
      check: text`$\frac{1}{${time.add(x)}} + \frac{1}{${alone}} = \frac{1}{${time}}$, which is the rate of ${time}
        ${unit}s together.`,
      principle: text`If two people alone take longer than together by two known times, the time together is the
        geometric mean of these two.`,
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
      Take ${small} as ${unit} units, the LCM of ${a}, ${b} and ${c}. Then ${large} has $${size}$ times as many: find
      the units of both.`;
    const joint = step(calc`${unit} / ${a} + ${unit} / ${b} + ${unit} / ${c}`, {
      name: 'the units of all three in one hour',
    })`
      All three work from the beginning to the end, so add what they do in one hour.`;
    const time = step(calc`${total} ÷ ${joint}`, {
      name: 'the hours from the beginning to the end',
      because: text`Nobody is ever idle, so where ${third} works does not matter for the total time.`,
    })`
      Divide, to get the time after which both are finished.`;
    const rest = step(calc`${unit} - ${time} * ${unit} / ${a}`, {
      name: text`the units of ${small} left to ${third}`,
    })`
      ${first} was at ${small} all that time. Find what is left there for ${third}.`;
    const hours = step(calc`${rest} ÷ (${unit} / ${c})`)`
      Divide this by what ${third} does in one hour.`;
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
          ${here} shares the help of ${third} equally. The two works and the two other rates differ, so the help does
          too.`,
        slip('gave_the_complement', hours, calc`${time} - ${rest} ÷ (${unit} / ${c})`)`
          $${hours}$ hours is how long ${third} was at ${large}, and not at ${small}.`,
        slip('took_a_part_for_the_whole', total, calc`${unit}`)`
          You divided only the ${unit} units of ${small}, but all three have both works to finish.`,
        slip('assumed_equal_parts', total, calc`2 * ${unit}`)`
          ${total} units would be there if both works were equally large.`,
        slip('let_the_wrong_one_work', rest, calc`${unit} - ${time} * ${unit} / ${b}`)`
          From ${small} you subtracted the work of ${second}, who was at ${large}.`,
        slip('let_the_wrong_one_work', hours, calc`${rest} ÷ (${unit} / ${c} + ${unit} / ${a})`)`
          ${here} lets ${first} do a share of what is left, though the whole work of ${first} has been subtracted
          already.`,
        stop('stopped_a_step_early', time)`
          After $${time}$ hours everything is finished; ${third} left ${small} earlier.`,
        slip('took_inverse_for_direct', hours, calc`${time} * ${a} / (${a} + ${b})`)`
          ${here} divides the time in the ratio of ${a} and ${b}; the help depends on what is left at each place.`,
      ],
      snapRead: text`Three work all the time on two works that end together; ${third} changes sides at an unknown
        time.`,
      approach: text`Since all three work to the end, treat both works as one to get the total time. Then look at
        ${small} alone: what ${first} could not do in that time was done by ${third}.`,
      faster: text`The time is $${total} \div ${joint} = ${time}$ hours. Of ${small} ${first} does
        $\frac{${time}}{${a}}$, so ${third} does $${frac(q(1).sub(time.div(a)))}$ of it, and needs that part of ${c}
        hours.`,
      check: text`At ${large} ${second} does $${time.mul(unit).div(b)}$ units in ${time} hours and ${third}
        $${time.sub(hours).mul(unit).div(c)}$ in the other ${time.sub(hours)}: $${size.mul(unit)}$ in all.`,
      principle: text`When everybody works until a common end, find that end from the total work first, and the split
        from one part of it.`,
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

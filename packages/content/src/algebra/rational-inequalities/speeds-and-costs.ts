import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { counted, withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Print {
  /** A fixed cost, a cost for each, and the most that one may cost. */
  fixed: number;
  each: number;
  most: number;
  story: { what: string; things: string; thing: string };
  frame: number;
}

const least = form<Print>(
  'least-number-for-a-mean-cost',
  {
    band: 'Easy',
    seconds: 55,
    revision: 2,
    entry: true,
    verify: ({ fixed, each, most }) => {
      for (let n = 1; ; n += 1) if ((fixed + each * n) / n < most) return n;
    },
  },
  ({ fixed, each, most, story, frame }, { step, find, write }) => {
    write(
      tex`\frac{${fixed} + ${each}n}{n} < ${most} \quad \Leftrightarrow \quad ${fixed} + ${each}n < ${most}n`,
      {
        because: text`A number of ${story.things} is positive, so the sign of the inequality stays as it is.`,
      },
    )`
      Let $n$ be the number of ${story.things}. The average cost of a ${story.thing} is the total cost divided by $n$,
      and it has to be below ₹${most}. Multiply both sides by $n$.`;
    const gap = step(calc`${most} - ${each}`, {
      because: text`Each ${story.thing} costs ₹${each} itself. So of its ₹${most} only the difference is left to pay
        for the fixed cost.`,
      name: 'what one more brings below the limit',
      works: (_v, w) => tex`${fixed} < (${most} - ${each})n, \qquad ${w}`,
    })`
      Subtract $${each}n$ from both sides, so that $n$ stands on one side only.`;
    const ratio = step(frac(calc`${fixed} / ${gap}`), {
      because: text`Each ${story.thing} brings the same amount towards the fixed cost of ₹${fixed}. So the question is
        how many such amounts are more than ₹${fixed}.`,
      name: 'the bound for the number',
      works: (_v, w) => tex`n >
      ${w}`,
    })`
      The fixed cost has to be less than $n$ times this difference. Divide by the difference; it is positive, so the
      sign of the inequality stays.`;
    const more = find(1);
    const answer = step(() => ratio.floor().add(more), {
      because: text`At the bound itself the average would be exactly ₹${most}, and it has to be less. So not the whole
        number below, and not the bound.`,
      works: value => tex`n > ${frac(ratio)} \quad \Rightarrow \quad n = ${value}`,
    })`
      $n$ is a whole number greater than this bound. Take the first whole number above it.`;
    return {
      answer,
      stem: wording(
        frame,
        text`Printing ${story.what} costs ₹${fixed} for the plates and ₹${each} for each ${story.thing}. What is the
          least number of ${story.things} for which one ${story.thing} costs less than ₹${most} on average?`,
        text`A press charges ₹${fixed} for setting ${story.what} and then ₹${each} a ${story.thing}. What is
          the least number of ${story.things} for which the average cost of a ${story.thing} is below ₹${most}?`,
        text`The total cost of $n$ ${story.things}, copies of ${story.what}, is $${fixed} + ${each}n$ rupees. Find the
          smallest $n$ for which the cost per ${story.thing} is under ₹${most}.`,
      ),
      show: value => counted(value, story.thing, story.things),
      plausible: value => value.gt(1) && value.d === 1n,
      slips: [
        slip('rounded_the_wrong_way', more, 0)`
          You rounded down. With this number of ${story.things} the average cost is not yet below ₹${most}.`,
        slip('left_out_a_term', gap, most)`
          ₹${fixed} was divided by ₹${most}. Of ₹${most} the ₹${each} for the ${story.thing} itself are used up first.`,
        slip('added_for_subtracted', gap, calc`${most} + ${each}`)`
          ₹${fixed} was divided by the sum ₹${most + each}. What each ${story.thing} leaves for the fixed cost is a
          difference.`,
        slip('went_a_step_too_far', more, 2)`
          You went one too far. With one ${story.thing} fewer the average cost is already below ₹${most}, and the least
          number is asked.`,
        slip('left_out_a_term', gap, each)`
          ₹${fixed} was divided by ₹${each}. This makes the fixed part of a ${story.thing} as large as its own cost;
          the limit was not used.`,
        slip('added_for_subtracted', ratio, frac(calc`(${fixed} + ${each}) / ${gap}`))`
          You added the ₹${each} of one ${story.thing} to the fixed cost before dividing. The cost of each
          ${story.thing} is already taken off ₹${most}.`,
        slip('doubled_needlessly', ratio, frac(calc`2 * ${fixed} / ${gap}`))`
          You counted the fixed cost of ₹${fixed} twice. It is paid once, however many ${story.things} are printed.`,
      ],
      snapRead: text`A fixed cost spread over a number of ${story.things}, and a bound for the average.`,
      approach: text`Divide the total cost by the number $n$ of ${story.things} and solve the inequality. The number is
        positive, so both sides may be multiplied by it.`,
      faster: text`Each ${story.thing} may bring ₹${most - each} towards the fixed ₹${fixed}: $n$ has to be more than
        $${frac(q(fixed, most - each))}$.`,
      check: text`For $${answer}$ ${story.things} the cost is ${calc`${fixed} + ${each} * ${answer}`}, less than
        $${most} \times ${answer} = ${answer.mul(most)}$. For one ${story.thing} less it is
        $${answer.sub(1).mul(each).add(fixed)}$, not less than $${answer.sub(1).mul(most)}$.`,
      principle: text`If the denominator is a number of things, it is positive, so an inequality may be multiplied by
        it without turning its sign.`,
    };
  },
);

interface Trip {
  /** There and back over `way` km on a stream of speed s within the time of the speed v. */
  v: number;
  s: number;
  way: number;
  frame: number;
}

const speed = form<Trip>(
  'least-speed-there-and-back',
  {
    band: 'Medium',
    seconds: 105,
    revision: 2,
    also: ['AL.QUA.1'],
    verify: ({ v, s, way }) => {
      const time = way / (v + s) + way / (v - s);
      let [low, high] = [s + 1e-6, 300];
      for (let i = 0; i < 100; i += 1) {
        const mid = (low + high) / 2;
        if (way / (mid + s) + way / (mid - s) <= time) high = mid;
        else low = mid;
      }
      return nearFraction(Math.round(high * 1e6) / 1e6, 6);
    },
  },
  ({ v, s, way, frame }, { step, find, write }) => {
    const time = q(way, v + s).add(q(way, v - s));
    const craft = ['boat', 'ferry', 'boat'][frame % 3] ?? '';
    write(tex`\frac{${way}}{v + ${s}} + \frac{${way}}{v - ${s}} \le ${frac(time)}, \qquad v > ${s}`, {
      because: text`Against the current the ${craft} only moves on if it is faster than the current.`,
    })`
      Let $v$ km/h be the speed in still water. With the current the ${craft} does $v + ${s}$ km/h, against it $v -
      ${s}$ km/h. Write both times.`;
    const twice = step(calc`2 * ${way}`, {
      because: text`One fraction brings $${way}(v - ${s})$ and the other $${way}(v + ${s})$ to the numerator. So
        $${way} \times ${s}$ stands once with a minus and once with a plus.`,
      name: 'the whole way',
      works: (_v, w) =>
        tex`\frac{${way}(v - ${s}) + ${way}(v + ${s})}{v^2 - ${s ** 2}} \le ${frac(time)}, \qquad ${w}`,
    })`
      Bring the two fractions to the denominator $v^2 - ${s ** 2}$ and add them. In the numerator the current cancels,
      and $v$ times the whole way is left.`;
    const over = step(frac(calc`${twice} / ${frac(time)}`), {
      because: text`Multiplying an inequality by a positive number keeps its sign. Without $v > ${s}$ the denominator
        could be negative, and the sign would turn.`,
      name: 'the coefficient of the speed',
      works: (_v, w) => tex`v^2 - ${s ** 2} \ge ${w}v`,
    })`
      The denominator is positive, because $v$ is greater than $${s}$. So multiply by it, and divide both sides by the
      time, $${frac(time)}$ hours.`;
    const root = step(
      () => {
        const square = over.mul(over).add(4 * s * s);
        return rootOf(Number(square.valueOf()));
      },
      {
        because: text`A quadratic changes its sign only at its zeros. So they are the speeds at which the trip takes
          exactly the time allowed.`,
        name: 'the root of the discriminant',
        works: value => tex`v^2 - ${frac(over)}v - ${s ** 2} \ge 0, \qquad \sqrt{D} = ${frac(value)}`,
      },
    )`
      Bring all terms to one side: a quadratic in $v$ that must not be negative. For its zeros find the root of the
      discriminant.`;
    const answer = step(frac(calc`(${frac(over)} + ${frac(root)}) / 2`), {
      because: text`A faster ${craft} needs less time, so every greater speed keeps to the time as well. The negative
        zero has no meaning for a ${craft}.`,
      works: (_v, w) => tex`v \ge ${w}`,
    })`
      One zero is negative, and a speed is positive. The quadratic opens upwards, so for positive $v$ it is not
      negative from the other zero on. This zero is the least speed.`;
    const back = find(s);
    return {
      answer,
      stem: wording(
        frame,
        text`A boat goes $${way}$ km down a river and the same way back. The river has a current of $${s}$ km/h. What
          is the least speed of the boat in still water, in km/h, with which the whole trip takes no more than
          ${hoursOf(time)}?`,
        text`On a river with a current of $${s}$ km/h a ferry has to go $${way}$ km against the current and return
          within ${hoursOf(time)}. Find the least possible speed of the ferry in still water.`,
        text`A patrol boat must reach a bridge $${way}$ km upstream and be back at its start in at most
          ${hoursOf(time)}, stops not counted. The current is $${s}$ km/h. What is the minimum speed in still water?`,
      ),
      show: value => withUnit(value, 'km/h'),
      plausible: value => value.gt(s) && value.d < 13n,
      slips: [
        slip('averaged_the_speeds', answer, over)`
          The whole way, $${2 * way}$ km, was divided by the whole time, as if the gain with the current made up for
          the loss against it. The ${craft} is against it for longer.`,
        slip('assumed_equal_parts', answer, () => over.add(back))`
          Half of the time was given to the $${way}$ km against the current, which need more than half of it.`,
        slip('mixed_up_one_way_and_both', answer, () => q(way).div(time).add(back))`
          The whole time was given to the way against the current alone. The ${craft} goes $${way}$ km twice.`,
        slip('answered_another_quantity', answer, frac(calc`(${frac(over)} + ${frac(root)}) / 2 + ${s}`))`
          This is the speed of the ${craft} with the current. The question asks for its speed in still water, which is
          $${s}$ km/h less.`,
        slip('answered_another_quantity', answer, frac(calc`(${frac(over)} + ${frac(root)}) / 2 - ${s}`))`
          This is the speed of the ${craft} against the current. The question asks for its speed in still water, which
          is $${s}$ km/h more.`,
        slip('did_not_halve', answer, calc`${frac(over)} + ${frac(root)}`)`
          You did not halve the sum in the formula for the zeros. Each zero is half of the coefficient of the speed
          plus or minus the root.`,
        slip('halved_needlessly', answer, root)`
          $${frac(answer)}$ km/h is the root of the discriminant alone. In the formula for the zeros the coefficient
          of the speed is added, and the sum is halved.`,
      ],
      snapRead: text`The same way with and against a current within a given time: two fractions with the speed in the
        denominators.`,
      approach: text`Add the two times, multiply by the positive denominator, and solve the quadratic inequality for
        the speed.`,
      check: text`At $${v}$ km/h the ${craft} needs $\frac{${way}}{${v + s}} + \frac{${way}}{${v - s}} =
        ${frac(q(way, v + s))} + ${frac(q(way, v - s))} = ${frac(time)}$ hours, exactly the time allowed; a slower
        ${craft} needs more.`,
      principle: text`If the denominators are known to be positive, clear them; the domain then chooses between the
        zeros.`,
    };
  },
);

/** A rational root exactly, another one to six decimals. */
function rootOf(square: number) {
  const root = Math.sqrt(Math.max(0, square));
  for (let d = 1; d < 400; d += 1)
    if (Math.abs(root * d - Math.round(root * d)) < 1e-8) return q(Math.round(root * d), d);
  return q(Math.round(root * 1e6), 1e6);
}

/** A time in hours and minutes. */
const hoursOf = (time: ReturnType<typeof q>) => {
  const minutes = Number(time.mul(60).valueOf());
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const whole = text`${hours} (hour|hours)`;
  return rest === 0 ? whole : text`${whole} ${rest} minutes`;
};

/** AL.INQ.2: an average cost with a bound (Easy), a trip within a time (Medium). */
export const speedsAndCosts: readonly AnyTemplate[] = [
  ...situation<Print>({
    type: 'AL.INQ.2',
    situation: 'average-of-a-print',
    tries: 60,
    draw: draw => {
      const p = {
        fixed: draw.step(600, 6000, 100),
        each: draw.int(12, 60),
        most: draw.int(20, 110),
        story: draw.pick([
          { what: 'a booklet on Madhubani art', things: 'booklets', thing: 'booklet' },
          { what: 'a wall calendar for a temple', things: 'calendars', thing: 'calendar' },
          { what: 'a map of Hampi', things: 'maps', thing: 'map' },
        ]),
        frame: draw.int(0, 2),
      };
      const gap = p.most - p.each;
      return gap > 6 && gap < p.each && p.fixed / gap > 40 ? p : null;
    },
    forms: [least],
  }),
  ...situation<Trip>({
    type: 'AL.INQ.2',
    situation: 'there-and-back',
    tries: 400,
    draw: draw => {
      const [v, s] = [draw.int(6, 30), draw.int(2, 9)];
      const way = draw.int(8, 90);
      const minutes = q(way * 60, v + s).add(q(way * 60, Math.max(1, v - s)));
      const fits =
        v > 2 * s + 1 &&
        v < 8 * s &&
        minutes.d === 1n &&
        Number(minutes.valueOf()) % 5 === 0 &&
        minutes.gt(50) &&
        minutes.lt(700);
      return fits ? { v, s, way, frame: draw.int(0, 2) } : null;
    },
    forms: [speed],
  }),
];

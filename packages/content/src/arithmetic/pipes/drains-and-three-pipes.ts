import { calc, form, frac, situation, slip, text } from '../../question/index.ts';
import { counted, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Drain {
  a: number;
  b: number;
  drain: number;
  /** Minutes from opening to full. */
  total: number;
  /** Minutes for which the drain was open. */
  open: number;
  way: boolean;
}

const drainOpen = form<Drain>(
  'how-long-the-drain-was-open',
  {
    band: 'Medium',
    seconds: 65,
    revision: 4,
    verify: ({ a, b, drain, total }) => {
      for (let half = 0; half <= 2 * total; half += 1) {
        const open = q(half, 2);
        const level = q(1, a).add(q(1, b)).mul(total).sub(open.div(drain));
        if (level.equals(1)) return open;
      }
      throw new Error('no opening time');
    },
  },
  ({ total, a, b, drain, way }, { step }) => {
    const [hour, perHour] = way ? ['minute', 'a minute'] : ['hour', 'an hour'];
    const [taps, drainName, tank, drawn] = way
      ? ['taps', 'drain', 'tub', 'closed']
      : ['pumps', 'town', 'tower', 'shut'];
    const i = step(frac(calc`${total}(1 / ${a} + 1 / ${b})`), {
      name: `what the two ${taps} bring, in full ${tank}s`,
      because: text`The two ${taps} run from the start to the end, so what they bring is known. How long something
          went out is not known yet.`,
    })`
      In ${perHour} the two ${taps} fill $\frac{1}{${a}}$ and $\frac{1}{${b}}$ of the ${tank}. They run for all ${total}
      ${hour}s; find how many full ${tank}s they bring.`;
    const out = step(frac(calc`${frac(i)} - 1`), {
      name: `what has gone out, in full ${tank}s`,
      because: text`Water does not disappear. What came in is either there at the end or has gone out, and one
          full ${tank} is there.`,
    })`
      One full ${tank} is there at the end. The rest has gone out before the ${way ? 'drain' : 'valve'} was ${drawn}.`;
    const open = step(calc`${frac(out)} * ${drain}`, {
      name: text`the time for which something went out`,
      because: text`It works at a steady rate, so half of a ${tank} takes half of the time. What comes in
          meanwhile does not change how fast it goes out.`,
    })`
      The ${drainName} empties a full ${tank} in ${drain} ${hour}s. Multiply this time by the part that has gone out.`;
    return {
      answer: open,
      stem: way
        ? text`Two taps fill a tub in $${a}$ and $${b}$ minutes, and its drain empties it in $${drain}$ minutes. Both
          taps are opened when the tub is empty, but the drain has been left open by mistake; some minutes later it is
          closed. The tub is full $${total}$ minutes after the taps were opened. For how many minutes was the drain
          open?`
        : text`A water tower can be filled by pump P in $${a}$ hours or by pump Q in $${b}$ hours, while the town
          empties a full tower in $${drain}$ hours. One night both pumps start with the tower empty and the town still
          drawing water; after a while the town's valve is shut. Exactly $${total}$ hours after the start the tower is
          full. How many hours after the start was the valve shut?`,
      show: value => (way ? counted(value, 'minute') : counted(value, 'hour')),
      plausible: value => value.valueOf() > 0 && value.valueOf() < total && value.d <= 6n,
      slips: [
        slip('answered_another_quantity', open, calc`${total} - ${out} * ${drain}`)`
          $${open}$ ${hour}s is the time from then to the end, in which nothing went out. The question asks for the
          time before.`,
        slip('stopped_a_step_early', out, i)`
          You multiplied ${drain} by all that the ${taps} bring, $${frac(i)}$. Then the ${tank} would be empty at the
          end, but it is full.`,
        slip('let_the_wrong_one_work', i, total > Math.min(a, b) && calc`${total} / min(${a}, ${b})`)`
          You counted only the faster of the two ${taps}, the one of ${Math.min(a, b)} ${hour}s. Both run.`,
        slip('assumed_equal_parts', i, a !== b && calc`2 * ${total} / min(${a}, ${b})`)`
          You gave both ${taps} the time of ${Math.min(a, b)} ${hour}s, so $${open}$ came out. One of them needs
          ${Math.max(a, b)} ${hour}s.`,
        slip('answered_another_quantity', open, calc`${out} / (1 / ${a} + 1 / ${b})`)`
          $${open}$ ${hour}s is how long the two ${taps} need to bring the $${frac(out)}$ of a ${tank} that has gone
          out. The question is how long it took to go out.`,
        slip('used_a_wrong_given_number', open, () => {
          const net = q(1, a).add(q(1, b)).sub(q(1, drain)).abs();
          return net.equals(0) ? null : out.div(net);
        })`
          You divided the $${frac(out)}$ of a ${tank} that has gone out by the rise of the level in ${perHour}, which
          gives $${open}$. Divide by what goes out in ${perHour}, $\frac{1}{${drain}}$.`,
        slip('used_a_wrong_given_number', open, calc`${out} * ${total}`)`
          You multiplied the $${frac(out)}$ of a ${tank} by ${total} ${hour}s. A full ${tank} goes out in ${drain}
          ${hour}s, so multiply by ${drain}.`,
        slip('answered_another_quantity', open, calc`${total} - ${a} * ${b} / (${a} + ${b})`)`
          The ${tank} was full $${open}$ ${hour}s later than if nothing had gone out. For how long something went out is
          another question.`,
      ],
      snapRead: text`The two ${taps} run to the end, but something goes out only for a first part of the time. The whole
        time is known, and that first part is asked.`,
      approach: text`Count in full ${tank}s. What the ${taps} bring in the whole time, less the one full ${tank} at the
        end, has gone out, and this gives the time.`,
      faster: () => {
        const load = q(a).lcm(b).lcm(drain);
        const inflow = load.div(a).add(load.div(b));
        return text`Let the ${tank} hold $${load}$ units. Then $${inflow} \times ${total} - ${load} =
          ${inflow.mul(total).sub(load)}$ units went out, at $${load.div(drain)}$ ${perHour}.`;
      },
      check: () =>
        text`When the ${way ? 'drain' : 'valve'} is ${drawn}, $${frac(open.mul(q(1, a).add(q(1, b)).sub(q(1, drain))))}$
          of the ${tank} is full. After that the ${taps} bring $${frac(
            q(total)
              .sub(open)
              .mul(q(1, a).add(q(1, b))),
          )}$, which makes $1$.`,
      principle: text`Add up what comes in over the whole time and subtract what is there at the end: the difference is
        what went out.`,
    };
  },
);

interface Three {
  /** Minutes for A and B, for A against C, for B against C. */
  ab: number;
  ac: number;
  bc: number;
  way: boolean;
}

const rate = ({ ab, ac, bc }: Three) => q(1, ab).add(q(1, ac)).add(q(1, bc)).div(2);

const threeTogether = form<Three>(
  'all-three-from-pairs',
  {
    band: 'Medium',
    seconds: 65,
    revision: 5,
    verify: ({ ab, ac, bc }) => {
      // A - B from the last two, A + B from the first, then the drain.
      const [sum, difference] = [q(1, ab), q(1, ac).sub(q(1, bc))];
      const a = sum.add(difference).div(2);
      const drain = a.sub(q(1, ac));
      return sum.sub(drain).inverse();
    },
  },
  (p, { step }) => {
    const { ab, ac, bc, way } = p;
    const [first, second, drained, tank, hour, perHour] = way
      ? ['pipe A', 'pipe B', 'pipe C', 'tank', 'minute', 'a minute']
      : ['the first feeder', 'the second feeder', 'the drain', 'pond', 'hour', 'an hour'];
    const sum = step(frac(calc`1 / ${ab} + 1 / ${ac} + 1 / ${bc}`), {
      name: `twice the part that fills in ${perHour} with all three open`,
      because: text`Parts of the ${tank} that fill in the same ${hour} can be added; times cannot. No single rate is
        known, but the sum of all three rates is enough.`,
    })`
      Write for each of the three times which part of the ${tank} fills in ${perHour}, and add the three parts. In the
      sum ${first}, ${second} and ${drained} are each counted twice, ${drained} with a minus.`;
    const all = step(frac(calc`${frac(sum)} ÷ 2`), {
      name: `the part that fills in ${perHour} with all three open`,
      because: text`Not a third, although three times are given: each of the three is at work in two of them, not in
          three.`,
    })`
      So the sum is twice the part that fills in ${perHour} when all three are open. Halve it.`;
    const time = step(calc`1 ÷ ${frac(all)}`, {
      because: text`A part in each ${hour} means as many ${hour}s as the part goes into the full ${tank}. A
          twelfth in each ${hour}, for example, takes 12.`,
    })`
      Take the reciprocal to turn this part into the time for the full ${tank}.`;
    const twice = q(1, ab).sub(q(1, ac)).sub(q(1, bc));
    return {
      answer: time,
      stem: way
        ? text`Pipes A and B fill a tank and pipe C drains it. The empty tank is full in $${ab}$ minutes if only A and B
          are open, in $${ac}$ minutes if only A and C are open, and in $${bc}$ minutes if only B and C are open. In how
          many minutes is it full when all three are open?`
        : text`A pond has two feeders and one drain. With both feeders running and the drain shut it fills in $${ab}$
          hours; with the first feeder and the drain it takes $${ac}$ hours, and with the second feeder and the drain
          $${bc}$ hours. In how many hours does it fill if both feeders run and the drain is open?`,
      show: value => withUnit(value, way ? 'minutes' : 'hours'),
      plausible: value => value.valueOf() > 0 && value.d <= 9n,
      // With the drain open it takes longer than without.
      onSight: value => value.valueOf() > ab,
      slips: [
        slip('did_not_halve', all, sum)`
          You did not halve the sum $${frac(sum)}$. It counts ${first}, ${second} and ${drained} twice.`,
        slip('counted_twice', all, () => {
          const wrong = q(1, ab).sub(q(1, ac)).sub(q(1, bc));
          return wrong.valueOf() > 0 ? wrong : null;
        })`
          You calculated $\frac{1}{${ab}} - \frac{1}{${ac}} - \frac{1}{${bc}} = ${frac(all)}$. That is twice what
          ${drained} lets out in ${perHour}, not what fills.`,
        slip('took_times_for_rates', time, calc`(${ab} + ${ac} + ${bc}) / 3`)`
          $${time}$ ${hour}s is the mean of the three times. Times cannot be averaged; add the parts that fill in
          ${perHour}.`,
        slip('divided_by_the_wrong_number', all, calc`${sum} / 3`)`
          You divided the sum by $3$, because three times are given, and got $${time}$ ${hour}s. Each of the three is
          open in two of these times, so divide by $2$.`,
        slip('counted_twice', all, calc`1 / ${ac} + 1 / ${bc}`)`
          You added only the parts for $${ac}$ and $${bc}$ ${hour}s, which gives $${time}$. In this sum ${drained} is
          counted twice.`,
        slip('counted_twice', all, calc`1 / ${ab} + 1 / ${ac}`)`
          You added only the parts for $${ab}$ and $${ac}$ ${hour}s, which gives $${time}$. In this sum ${first} is
          counted twice.`,
        slip('counted_twice', all, calc`1 / ${ab} + 1 / ${bc}`)`
          You added only the parts for $${ab}$ and $${bc}$ ${hour}s, which gives $${time}$. In this sum ${second} is
          counted twice.`,
        slip('halved_needlessly', all, () => {
          const drain = q(1, ab).sub(q(1, ac)).sub(q(1, bc)).div(2);
          return drain.valueOf() > 0 ? q(1, ab).sub(drain.div(2)) : null;
        })`
          You halved what ${drained} lets out once too often. $\frac{1}{${ab}} - \frac{1}{${ac}} - \frac{1}{${bc}} =
          ${frac(twice)}$ is twice that part, not four times.`,
        slip('used_a_wrong_given_number', all, () => {
          const wrong = q(1, ab).sub(q(1, bc));
          return wrong.valueOf() > 0 ? wrong : null;
        })`
          You calculated $\frac{1}{${ab}} - \frac{1}{${bc}} = ${frac(all)}$. The time of ${bc} ${hour}s belongs to
          ${second} and ${drained} together, not to ${drained} alone.`,
        slip('used_a_wrong_given_number', all, () => {
          const wrong = q(1, ab).sub(q(1, ac));
          return wrong.valueOf() > 0 ? wrong : null;
        })`
          You calculated $\frac{1}{${ab}} - \frac{1}{${ac}} = ${frac(all)}$. The time of ${ac} ${hour}s belongs to
          ${first} and ${drained} together, not to ${drained} alone.`,
        slip('counted_twice', all, () => {
          const drain = q(1, ab).sub(q(1, ac)).sub(q(1, bc)).div(2);
          return drain.valueOf() > 0 ? q(1, ab).sub(drain.mul(2)) : null;
        })`
          You subtracted what ${drained} lets out twice. $\frac{1}{${ab}} - \frac{1}{${ac}} - \frac{1}{${bc}} =
          ${frac(twice)}$ has to be halved first.`,
      ],
      snapRead: text`Three times are given, each with two of ${first}, ${second} and ${drained} at work, and ${drained}
        works against the others. The time with all three open is asked.`,
      approach: text`No single time is needed. Add the parts that fill in ${perHour}: in the sum each of the three is
        counted twice, so half of it is what fills when all are open.`,
      faster: () => {
        const load = q(ab).lcm(ac).lcm(bc);
        return text`Let the ${tank} hold $${load}$ units. Then $${load.div(ab)} + ${load.div(ac)} + ${load.div(bc)}$
          units are what fills in two ${hour}s, so the time is $${load.mul(2)} \div ${load
            .div(ab)
            .add(load.div(ac))
            .add(load.div(bc))}$ ${hour}s.`;
      },
      check: () => {
        const drain = q(1, ab).sub(rate(p));
        return text`With this answer ${drained} alone lets out $${frac(drain)}$ of the ${tank} in ${perHour}: $${frac(
          q(1, ab),
        )} - ${frac(drain)} = ${frac(rate(p))}$, the part that fills with all three open.`;
      },
      principle: text`When each unknown appears equally often in the given sums, add the sums instead of solving for
        each unknown.`,
    };
  },
);

/** AR.TNW.5 Medium: an outlet that is open for a while, and three pipes known in pairs. */
export const drainsAndThreePipes: readonly AnyTemplate[] = [
  ...situation<Drain>({
    type: 'AR.TNW.5',
    situation: 'drain-for-a-while',
    draw: draw => {
      const [a, b] = [draw.int(6, 40), draw.int(6, 40)];
      const drain = draw.int(6, 48);
      const total = draw.int(5, 40);
      const open = q(total, a).add(q(total, b)).sub(1).mul(drain);
      const fits = a !== b && open.d === 1n && open.valueOf() >= 2 && open.valueOf() <= total - 2;
      return fits && q(1, a).add(q(1, b)).valueOf() > 1 / drain
        ? { a, b, drain, total, open: open.valueOf(), way: draw.chance(0.5) }
        : null;
    },
    tries: 60,
    forms: [drainOpen],
  }),
  ...situation<Three>({
    type: 'AR.TNW.5',
    situation: 'three-in-pairs',
    draw: draw => {
      const ab = draw.int(4, 24);
      const ac = draw.int(ab + 2, 60);
      const bc = draw.int(ac + 1, 90);
      const drain = q(1, ab).sub(q(1, ac)).sub(q(1, bc)).div(2);
      const time = rate({ ab, ac, bc, way: true }).inverse();
      const load = q(ab).lcm(ac).lcm(bc);
      return drain.valueOf() > 0 && time.d === 1n && load.valueOf() <= 720
        ? { ab, ac, bc, way: draw.chance(0.5) }
        : null;
    },
    tries: 200,
    forms: [threeTogether],
  }),
];

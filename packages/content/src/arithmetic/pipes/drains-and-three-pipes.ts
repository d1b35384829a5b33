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
    revision: 3,
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
    const i = step(frac(calc`${total}(1 / ${a} + 1 / ${b})`))`
      The inflow runs all the time. Find how many full loads it brings.`;
    const out = step(frac(calc`${frac(i)} - 1`))`
      One load is there in the end; the rest has run out.`;
    const open = step(calc`${frac(out)} * ${drain}`)`
      The outlet lets out one load in its own time: scale to this share.`;
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
          $${open}$ is the time that was left after the outlet had been closed.`,
        slip('stopped_a_step_early', out, i)`
          All the inflow was let out in this computation with $${drain}$; then the vessel would be empty in the end.`,
        slip('let_the_wrong_one_work', i, total > Math.min(a, b) && calc`${total} / min(${a}, ${b})`)`
          Only the faster inflow, the one of $${Math.min(a, b)}$, is counted; both run.`,
        slip('assumed_equal_parts', i, a !== b && calc`2 * ${total} / min(${a}, ${b})`)`
          $${open}$ takes both inflows as fast as the one of $${Math.min(a, b)}$; the other needs $${Math.max(a, b)}$.`,
        slip('answered_another_quantity', open, calc`${out} / (1 / ${a} + 1 / ${b})`)`
          $${open}$ is how long the inflow needs for the lost $${frac(out)}$ of a load, not how long the outlet needed
          to let it out.`,
        slip('used_a_wrong_given_number', open, () => {
          const net = q(1, a).add(q(1, b)).sub(q(1, drain)).abs();
          return net.equals(0) ? null : out.div(net);
        })`
          $${open}$ comes from dividing the lost $${frac(out)}$ of a load by the net rate; the outlet takes it away at
          its own rate.`,
        slip('used_a_wrong_given_number', open, calc`${out} * ${total}`)`
          $${frac(out)}$ is a share of a load; taken of $${total}$ it is no time of the outlet.`,
        slip('answered_another_quantity', open, calc`${total} - ${a} * ${b} / (${a} + ${b})`)`
          The filling took $${open}$ longer than without the outlet, but that is not how long the outlet was open.`,
      ],
      snapRead: text`Inflow runs to the end, outflow only for a first while; the total time is known and that while is
        asked.`,
      approach: text`Count loads: what came in less one full vessel is what went out, and the outlet’s own time turns
        that into its opening time.`,
      faster: () => {
        const load = q(a).lcm(b).lcm(drain);
        const inflow = load.div(a).add(load.div(b));
        return text`Take $${load}$ units: $${inflow} \times ${total} - ${load} = ${inflow.mul(total).sub(load)}$ ran
          out, at $${load.div(drain)}$ a time unit.`;
      },
      check: () =>
        text`Until the closing the level reaches $${frac(open.mul(q(1, a).add(q(1, b)).sub(q(1, drain))))}$ and
          afterwards it gains $${frac(
            q(total)
              .sub(open)
              .mul(q(1, a).add(q(1, b))),
          )}$; together $1$.`,
      principle: text`Count whole loads in and out over the entire time instead of following the level phase by phase.`,
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
    revision: 4,
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
    const sum = step(frac(calc`1 / ${ab} + 1 / ${ac} + 1 / ${bc}`))`
      Add the three net rates. Each inflow occurs twice in the sum, and so does the outflow with its minus.`;
    const all = step(frac(calc`${frac(sum)} ÷ 2`))`
      So it is twice the net rate of all three.`;
    const time = step(calc`1 ÷ ${frac(all)}`)`
      The reciprocal of the rate is the time.`;
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
          $${frac(sum)}$ holds every pipe twice; it has to be halved before the time is found.`,
        slip('counted_twice', all, () => {
          const wrong = q(1, ab).sub(q(1, ac)).sub(q(1, bc));
          return wrong.valueOf() > 0 ? wrong : null;
        })`
          The times with the drain already hold its outflow; here these rates were subtracted from the first one.`,
        slip('took_times_for_rates', time, calc`(${ab} + ${ac} + ${bc}) / 3`)`
          $${time}$ is the mean of the three times; only rates may be combined.`,
        slip('divided_by_the_wrong_number', all, calc`${sum} / 3`)`
          $${time}$ divides the sum of the rates by three, the number of times given; each pipe stands in two of them.`,
        slip('counted_twice', all, calc`1 / ${ac} + 1 / ${bc}`)`
          The rates for $${ac}$ and $${bc}$ were added; the drain is then taken off twice.`,
        slip('counted_twice', all, calc`1 / ${ab} + 1 / ${ac}`)`
          $${time}$ adds the rates for $${ab}$ and $${ac}$; the first feeder is in both of them.`,
        slip('counted_twice', all, calc`1 / ${ab} + 1 / ${bc}`)`
          $${time}$ adds the rates for $${ab}$ and $${bc}$; the second feeder is in both of them.`,
        slip('halved_needlessly', all, () => {
          const drain = q(1, ab).sub(q(1, ac)).sub(q(1, bc)).div(2);
          return drain.valueOf() > 0 ? q(1, ab).sub(drain.div(2)) : null;
        })`
          The drain's rate was halved once too often: $\frac{1}{${ab}} - \frac{1}{${ac}} - \frac{1}{${bc}} =
          ${frac(twice)}$ is twice that rate, not four times.`,
        slip('used_a_wrong_given_number', all, () => {
          const wrong = q(1, ab).sub(q(1, bc));
          return wrong.valueOf() > 0 ? wrong : null;
        })`
          $\frac{1}{${ab}} - \frac{1}{${bc}} = ${frac(all)}$ takes a net rate off as if it were the drain's.`,
        slip('used_a_wrong_given_number', all, () => {
          const wrong = q(1, ab).sub(q(1, ac));
          return wrong.valueOf() > 0 ? wrong : null;
        })`
          $\frac{1}{${ab}} - \frac{1}{${ac}} = ${frac(all)}$ takes a net rate off as if it were the drain's.`,
        slip('counted_twice', all, () => {
          const drain = q(1, ab).sub(q(1, ac)).sub(q(1, bc)).div(2);
          return drain.valueOf() > 0 ? q(1, ab).sub(drain.mul(2)) : null;
        })`
          The drain was taken off twice: its rate is half of the difference of the net rates.`,
      ],
      snapRead: text`Times for three pairs, one of the pipes a drain: their net rates add up to twice what is asked.`,
      approach: text`No single pipe is needed. Adding the three equations counts A, B and the drain twice each, with the
        right signs.`,
      faster: () => {
        const load = q(ab).lcm(ac).lcm(bc);
        return text`With $${load}$ units: $${load.div(ab)} + ${load.div(ac)} + ${load.div(bc)}$ is twice the rate, so
          the time is $${load.mul(2)} \div ${load.div(ab).add(load.div(ac)).add(load.div(bc))}$.`;
      },
      check: () => {
        const drain = q(1, ab).sub(rate(p));
        return text`The drain alone lets out $${frac(drain)}$ a time unit, and $${frac(q(1, ab))} - ${frac(drain)} =
          ${frac(rate(p))}$.`;
      },
      principle: text`When every unknown occurs equally often in the given sums, add them all instead of solving for
        each.`,
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

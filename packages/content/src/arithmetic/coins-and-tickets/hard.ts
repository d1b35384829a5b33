import { isCount } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Changed {
  /** Denominations; notes of the small one are changed into such of the large one. */
  x: number;
  y: number;
  /** Ratios of the numbers before and after, and the sets after the exchange. */
  a: number;
  b: number;
  c: number;
  d: number;
  fewer: number;
  total: number;
  who: string;
  frame: number;
}

const owners = [
  { who: 'Sourav' },
  { who: 'Rukmini' },
  { who: 'A canteen' },
  { who: 'Joseph' },
  { who: 'A parking office' },
] as const;

const before = form<Changed>(
  'value-through-an-exchange',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AR.RAT.3'],
    verify: ({ x, y, a, b, c, d, fewer }) => {
      // Numbers at first are tried, with every number of notes handed in.
      for (let k = 1; k < 400; k += 1)
        for (let out = 1; out <= k * a; out += 1) {
          const back = out - fewer;
          if (back > 0 && out * x === back * y && (k * a - out) * d === (k * b + back) * c)
            return k * (a * x + b * y);
        }
      throw new Error('no exchange fits');
    },
  },
  ({ x, y, a, b, c, d, fewer, who, frame }, { step, find }) => {
    const fall = find(fewer);
    const come = step(calc`${fall} * ${x} / (${y} - ${x})`, {
      name: text`the ₹${y} notes that came`,
      works: (_value, working) => tex`${x}(t + ${fewer}) = ${y}t \Rightarrow t = ${working}`,
      because: text`An exchange does not change the value, only the number of notes.`,
    })`
      Let $t$ notes of ₹${y} come. Then $t + ${fewer}$ notes of ₹${x} go, and both are worth the same.`;
    const gone = step(calc`${come} + ${fall}`, { name: text`the ₹${x} notes that went` })`
      So many notes of ₹${x} were given away.`;
    const sets = step(calc`(${gone} * ${d} + ${come} * ${c}) / (${a} * ${d} - ${b} * ${c})`, {
      name: 'one part of the first ratio',
      works: (_value, working) =>
        tex`\frac{${a}k - ${gone}}{${b}k + ${come}} = \frac{${c}}{${d}} \Rightarrow k = ${working}`,
    })`
      Let there be $${a}k$ and $${b}k$ notes at first. Write the ratio after the exchange, multiply crosswise and solve
      for $k$.`;
    const wanted = step(calc`${sets} * (${a} * ${x} + ${b} * ${y})`)`
      Find the value of the notes; it was the same at first.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} has notes of ₹${x} and ₹${y} in the ratio $${a} : ${b}$ by number. Some of the ₹${x} notes are
            given
            to a bank, which gives ₹${y} notes of the same value for them. Afterwards there are $${fewer}$ notes fewer
            than before, and the numbers of ₹${x} and ₹${y} notes are in the ratio $${c} : ${d}$. How much money is it?`
          : text`A cash box held only notes of ₹${x} and ₹${y}; their numbers were as $${a} : ${b}$. Then a part of the
            ₹${x} notes was changed into ₹${y} notes, without any loss of value. This made the number of notes in the
            box
            smaller by $${fewer}$, and the ratio of ₹${x} notes to ₹${y} notes became $${c} : ${d}$. What amount is in
            the
            box?`,
      show: rupees,
      plausible: value => isCount(value),
      slips: [
        slip('changed_one_side_only', come, 0)`
          The $${fewer}$ notes were taken off the ₹${x} notes alone, and no ₹${y} notes were added. The value would then
          be smaller.`,
        slip('took_the_whole_for_a_part', gone, calc`${fall}`)`
          Only $${gone}$ notes of ₹${x} were taken off. That is the fall of the total number, and some notes of ₹${y}
          have come.`,
        slip('assumed_equal_parts', come, calc`${fall} / 2`)`
          Half of $${fewer}$ was taken for the notes that came. Equal value decides, not equal numbers.`,
        slip('swapped_the_weights', wanted, calc`${sets} * (${a} * ${y} + ${b} * ${x})`)`
          ${here} gives the numbers of the two kinds to the wrong notes.`,
        slip('took_ratio_terms_for_amounts', wanted, calc`${sets} * (${c} * ${x} + ${d} * ${y})`)`
          ${here} uses the ratio after the exchange with the size of a part before it.`,
        slip('wrong_sign', sets, calc`(${gone} * ${d} - ${come} * ${c}) / (${a} * ${d} - ${b} * ${c})`)`
          The $${come}$ notes that came were taken off the ₹${y} notes. They are added to them.`,
        slip('divided_by_the_wrong_number', come, calc`${fall} * ${x} / ${y}`)`
          $${come}$ notes of ₹${y} are worth $${fewer}$ notes of ₹${x}. But more than $${fewer}$ notes went, since
          others
          came.`,
        slip('doubled_needlessly', fall, calc`2 * ${fewer}`)`
          A fall of $${fall}$ notes was used: the $${fewer}$ were counted for each kind.`,
      ],
      snapRead: text`An exchange keeps the value and lowers the number: that gives how many notes go and come.`,
      approach: text`Equal value gives the notes that went and came. With the two ratios that leads to one equation for
        the
        numbers at first.`,
      check: () => {
        const [m, n] = [sets.mul(a), sets.mul(b)];
        return text`From $${m}$ and $${n}$ notes it becomes $${m.sub(gone)}$ and $${n.add(come)}$, as $${c} : ${d}$, and
          $${m.sub(gone)} \times ${x} + ${n.add(come)} \times ${y} = ${m.sub(gone).mul(x).add(n.add(come).mul(y))}$
          rupees.`;
      },
      principle: text`In an exchange look for what stays: here it is the value, and the numbers follow from it.`,
    };
  },
);

interface Means {
  /** The mean value of all, of all but the smallest, and the number of the middle notes. */
  mean: number;
  upper: number;
  x: number;
  y: number;
  z: number;
  middle: number;
  place: string;
  frame: number;
}

const boxes = [
  { place: 'The box of a temple' },
  { place: 'A cash counter' },
  { place: 'The till of a shop' },
] as const;

const small = form<Means>(
  'small-notes-from-mean-values',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AR.MIX.1', 'AR.AVG.2'],
    verify: ({ mean, upper, x, y, z, middle }) => {
      for (let large = 1; large < 2000; large += 1) {
        if (middle * y + large * z !== upper * (middle + large)) continue;
        for (let n = 1; n < 5000; n += 1)
          if (n * x + middle * y + large * z === mean * (n + middle + large)) return n;
      }
      throw new Error('no numbers fit');
    },
  },
  ({ mean, upper, x, y, z, middle, place, frame }, { step, find }) => {
    const known = find(middle);
    const large = step(calc`${known} * (${upper} - ${y}) / (${z} - ${upper})`, {
      name: text`the number of ₹${z} notes`,
      works: (_value, working) =>
        tex`(${z} - ${upper})n = ${middle} \times (${upper} - ${y}) \Rightarrow n = ${working}`,
      because: text`What the ₹${y} notes lack to the mean of ₹${upper} is made up by the ₹${z} notes.`,
    })`
      Without the ₹${x} notes the mean is ₹${upper}. Let there be $n$ notes of ₹${z}: what they have above the mean is
      what
      the ₹${y} notes lack.`;
    const rest = step(calc`${known} + ${large}`, { name: 'the number of the larger notes' })`
      Find the number of these two kinds together.`;
    const wanted = step(calc`${rest} * (${upper} - ${mean}) / (${mean} - ${x})`, {
      works: (_value, working) =>
        tex`(${mean} - ${x})m = ${rest} \times (${upper} - ${mean}) \Rightarrow m = ${working}`,
    })`
      With $m$ notes of ₹${x} the mean falls to ₹${mean}: these lack what the others, with a mean of ₹${upper}, have
      above
      it.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${place} holds notes of ₹${x}, ₹${y} and ₹${z}. The mean value of all these notes is ₹${mean}. Without
            the
            ₹${x} notes it would be ₹${upper}. There are $${middle}$ notes of ₹${y}. Find the number of ₹${x} notes.`
          : text`After all ₹${x} notes have been taken out of a bag, the remaining notes, $${middle}$ of ₹${y} and some
            of
            ₹${z}, are worth ₹${upper} each on average. Before that, the average value of the notes in the bag was
            ₹${mean}. What is the number of notes that were taken out?`,
      show: plain,
      plausible: value => isCount(value),
      slips: [
        slip('took_a_part_for_the_whole', rest, calc`${known}`)`
          Only the $${middle}$ notes of ₹${y} were balanced against the ₹${x} notes; those of ₹${z} are there, too.`,
        slip('inverted_the_ratio', large, calc`${known} * (${z} - ${upper}) / (${upper} - ${y})`)`
          ${here} puts each distance on its own side. The nearer the mean, the more notes.`,
        slip('inverted_the_ratio', wanted, calc`${rest} * (${mean} - ${x}) / (${upper} - ${mean})`)`
          ${here} turns the last ratio round: few notes far below the mean balance many that are near it.`,
        slip('stopped_a_step_early', wanted, rest)`
          $${wanted}$ is the number of notes of ₹${y} and ₹${z} together.`,
        slip('answered_another_quantity', wanted, large)`
          $${wanted}$ is the number of ₹${z} notes.`,
        slip('used_a_wrong_given_number', wanted, calc`${known} * (${y} - ${mean}) / (${mean} - ${x})`)`
          ${here} balances the ₹${x} notes against those of ₹${y} alone, without the ₹${z} notes.`,
        slip(
          'took_the_whole_for_a_part',
          wanted,
          calc`${rest} * (${upper} - ${mean}) / (${mean} - ${x}) + ${rest}`,
        )`
          ${here} is the number of all notes.`,
        slip('ignored_the_weights', wanted, calc`${rest} * ${upper} / ${mean}`)`
          ${here} takes numbers inversely to the means. What counts is the distance from the common mean.`,
      ],
      snapRead: text`Two means, with and without the smallest notes: two balances about a mean, one after the other.`,
      approach: text`The mean without the ₹${x} notes gives the ratio of the other two. Taken together they are then one
        group, balanced against the ₹${x} notes.`,
      check: text`$${wanted}$, $${middle}$ and $${large}$ notes: $\frac{${wanted
        .mul(x)
        .add(middle * y)
        .add(large.mul(z))}}{${wanted.add(rest)}} = ${frac(
        wanted
          .mul(x)
          .add(large.mul(z))
          .add(middle * y)
          .div(wanted.add(rest)),
      )}$.`,
      principle: text`A mean of three kinds is a mean of two: join two of them first, by their own mean.`,
    };
  },
);

/** Exchanges in which all numbers are whole and moderate. */
const exchanges = (
  [
    [10, 20],
    [10, 50],
    [20, 50],
    [20, 100],
    [50, 100],
    [50, 200],
    [100, 500],
    [100, 200],
  ] as const
).flatMap(([x, y]) =>
  [5, 6, 7, 8, 9, 11].flatMap(a =>
    [2, 3, 4, 5].flatMap(b =>
      [1, 2, 3, 4, 5, 6].flatMap(c =>
        [1, 2, 3, 4, 5, 7].flatMap(d =>
          [3, 6, 8, 9, 12, 15, 16, 18, 20, 24].flatMap(fewer => {
            const come = (fewer * x) / (y - x);
            const gone = come + fewer;
            const k = (gone * d + come * c) / (a * d - b * c);
            const whole =
              Number.isInteger(come) && Number.isInteger(k) && k > 2 && k < 30 && k * a > gone + 3;
            const reduced = [2, 3, 5].every(n => (a % n || b % n) && (c % n || d % n));
            return whole && reduced && come > 1 && come !== fewer
              ? [{ x, y, a, b, c, d, fewer, total: k * (a * x + b * y) }]
              : [];
          }),
        ),
      ),
    ),
  ),
);

const means = (
  [
    [10, 20, 50],
    [20, 50, 100],
    [10, 50, 100],
    [50, 100, 200],
    [50, 100, 500],
    [100, 200, 500],
  ] as const
).flatMap(([x, y, z]) =>
  Array.from({ length: 40 }, (_, i) => y + i + 1).flatMap(upper =>
    Array.from({ length: 30 }, (_, i) => x + 2 * i + 3).flatMap(mean =>
      [12, 18, 20, 24, 30, 35, 36, 40, 42, 45, 48].flatMap(middle => {
        const large = (middle * (upper - y)) / (z - upper);
        const n = ((middle + large) * (upper - mean)) / (mean - x);
        const turned = (middle * (z - upper)) / (upper - y);
        const fits =
          turned !== n &&
          middle + large !== n &&
          [large, n].every(m => Number.isInteger(m) && m >= 6 && m < 150) &&
          mean < upper - 2 &&
          upper < z;
        return fits && new Set([large, n, middle]).size === 3 ? [{ x, y, z, upper, mean, middle }] : [];
      }),
    ),
  ),
);

/** AR.RAT.8 Hard: an exchange that keeps the value, and mean values of notes. */
export const keptValues: readonly AnyTemplate[] = [
  ...situation<Changed>({
    type: 'AR.RAT.8',
    situation: 'exchange-of-notes',
    tries: 10,
    draw: draw => ({ ...draw.pick(exchanges), ...draw.pick(owners), frame: draw.int(0, 1) }),
    forms: [before],
  }),
  ...situation<Means>({
    type: 'AR.RAT.8',
    situation: 'mean-values-of-notes',
    tries: 10,
    draw: draw => ({ ...draw.pick(means), ...draw.pick(boxes), frame: draw.int(0, 1) }),
    forms: [small],
  }),
];

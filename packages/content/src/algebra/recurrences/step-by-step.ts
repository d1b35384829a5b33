import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, ordinal, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Totals {
  /** The first n terms add up to un² + vn. */
  u: number;
  v: number;
  place: number;
  story: { what: string; one: string; unit: string };
  frame: number;
}

const oneOf = form<Totals>(
  'term-from-totals',
  {
    band: 'Easy',
    seconds: 50,
    entry: true,
    verify: ({ u, v, place }) => {
      const list: number[] = [];
      for (let k = 1; k <= place; k += 1) list.push(u * k * k + v * k - list.reduce((sum, x) => sum + x, 0));
      return list.at(-1) ?? 0;
    },
  },
  ({ u, v, place, story, frame }, { step, find }) => {
    const at = find(place, { name: 'the last day' });
    const upTo = step(calc`${u} * ${at}^2 + ${v} * ${at}`, {
      name: text`the total of the first $${place}$ days`,
      because: text`The formula gives only totals from the first day on. So the number of one day has to come from two
        totals.`,
    })`
      Substitute $n = ${place}$ into the formula to get the total of the first $${place}$ days.`;
    const earlier = find(place - 1, { name: 'the day before' });
    const before = step(calc`${u} * ${earlier}^2 + ${v} * ${earlier}`, {
      name: text`the total of the days before`,
      because: text`Day $${place}$ is in the total of $${place}$ days, and all other days of it are in the total of
        $${place - 1}$ days.`,
    })`
      Substitute $n = ${place - 1}$ in the same way to get the total of the days before.`;
    const day = step(calc`${upTo} - ${before}`)`
      The two totals differ only by day $${place}$, so subtract.`;
    const formula = tex`${u === 1 ? '' : u}n^2 ${addedTex(v)}n`;
    return {
      answer: day,
      stem: wording(
        frame,
        text`In the first $n$ days of a season ${story.what} $${formula}$ ${story.unit} in all, for every $n$. How many
          ${story.unit} ${story.one} on the ${ordinal(place)} day?`,
        text`A register shows the totals of a season. After $n$ days ${story.what} $${formula}$ ${story.unit}
          altogether. Find the number of ${story.unit} of day $${place}$ alone.`,
        text`From the first to the $n$th day ${story.what}, day by day added up, $${formula}$ ${story.unit}. What is
          the number for the ${ordinal(place)} day?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        stop('mixed_up_sum_and_term', upTo)`
          $${upTo}$ is the total of all the first $${place}$ days. The days before have still to be subtracted to leave
          one day.`,
        slip(
          'miscounted_the_steps',
          day,
          calc`${u} * ${place + 1}^2 + ${v} * ${place + 1} - (${u} * ${place}^2 + ${v}
          * ${place})`,
        )`
          You subtracted the total of $${place}$ days from the total of $${place + 1}$ days. That is the number of day
          $${place + 1}$, one day later.`,
        slip('miscounted_the_steps', earlier, place - 2)`
          You subtracted the total of $${place - 2}$ days. That leaves two days together, day $${place - 1}$ and day
          $${place}$.`,
        slip('took_the_mean_for_the_middle', day, calc`${upTo} / ${place}`)`
          $${upTo} \div ${place} = ${day}$ is the mean of the first $${place}$ days. The numbers grow from day to day,
          so the last one is larger.`,
        slip('left_out_a_term', day, calc`${u} * ${place}^2 - ${u} * ${place - 1}^2`)`
          You compared only $${u === 1 ? '' : u}n^2$ for $${place}$ and $${place - 1}$ days. The part $${v}n$ also grows
          from day to day, by $${v}$.`,
        slip(
          'miscounted_the_steps',
          day,
          calc`${u} * ${place - 1}^2 + ${v} * ${place - 1} - (${u} * ${place - 2}^2 +
          ${v} * ${place - 2})`,
        )`
          $${day}$ is the number of day $${place - 1}$. You used the totals of $${place - 1}$ and $${place - 2}$ days.`,
        slip('gave_the_place_for_the_value', day, calc`${u} * 2 * ${place} + ${v}`)`
          You used $2 \times ${u} \times ${place} + ${v}$ for the growth over one day. From day to day
          $${u === 1 ? '' : u}n^2$ grows by $${u === 1 ? '2n - 1' : `${u}(2n - 1)`}$.`,
      ],
      snapRead: text`A formula gives totals, and the number of a single day is asked: subtract two neighbouring
        totals.`,
      approach: text`The total up to a day and the total up to the day before differ only by this day. So find both
        totals and subtract.`,
      faster: text`$${u === 1 ? '' : u}n^2 ${addedTex(v)}n$ grows by $${u === 1 ? '' : u}(2n - 1) ${addedTex(v)}$ on
        day $n$: $${u} \times ${2 * place - 1} + ${v}$.`,
      check: text`Day $1$ has $${u + v}$ and day $2$ has $${4 * u + 2 * v} - ${u + v} = ${3 * u + v}$, so the days
        rise by $${2 * u}$ each: $${u + v} + ${place - 1} \times ${2 * u} = ${u + v + (place - 1) * 2 * u}$.`,
      principle: text`When totals are given, a single term is the difference of two neighbouring totals.`,
    };
  },
);

interface Growth {
  /** Each time multiplied by b, then c less. */
  first: number;
  b: number;
  c: number;
  n: number;
  story: { what: string; grows: string; goes: string; when: string; unit: string };
  frame: number;
}

const shifted = form<Growth>(
  'multiplied-and-lowered',
  {
    band: 'Medium',
    seconds: 90,
    revision: 2, // The stem says first what the terms of the sequence count.
    verify: ({ first, b, c, n }) => {
      let term = first;
      for (let k = 1; k < n; k += 1) term = term * b - c;
      return term;
    },
  },
  ({ first, b, c, n, story, frame }, { step, find, write }) => {
    const times =
      { 2: 'doubles', 3: 'becomes three times as large', 4: 'becomes four times as large' }[b] ?? '';
    const level = step(calc`${c} / (${b} - 1)`, {
      name: 'the number that stays the same',
      because: text`With this number, what is gained by multiplying is just what is taken away. For any other number
        only the distance from it changes.`,
      works: (_v, w) => tex`x = ${b}x - ${c} \quad \Rightarrow \quad x = ${w}`,
    })`
      Let $x$ be the number that one step of the rule does not change. Then $${b}$ times $x$, less $${c}$, is $x$ again:
      solve this equation.`;
    const above = step(calc`${first} - ${level}`, {
      name: 'the distance of the first number from it',
      because: text`Distances from the number that stays are easier to follow than the numbers themselves, because
        nothing is taken away from them.`,
    })`
      Measure every number from this one. Find how far above it the first number is.`;
    write(tex`${b}a - ${c} - ${level} = ${b}(a - ${level})`, {
      because: text`The $${c}$ that are taken away are exactly what $${level}$ gains when it is multiplied. So only the
        part above $${level}$ grows.`,
    })`
      If $a$ is one number, the next one is $${b}a - ${c}$. Its distance from $${level}$ is $${b}$ times the distance of
      $a$.`;
    const steps = find(n - 1, { name: 'the number of steps' });
    const far = step(calc`${above} * ${b}^${steps}`, {
      name: text`the distance after all steps`,
      because: text`The first ${story.when} begins with the first number, before any step. So the beginning of
        ${story.when} $${n}$ is $${n - 1}$ steps later.`,
    })`
      From the start of the first ${story.when} to the start of the ${ordinal(n)} there are $${n - 1}$ steps. Each
      multiplies the distance by $${b}$.`;
    const answer = step(calc`${level} + ${far}`)`
      The number asked for is this distance above the number that stays, so add the two.`;
    return {
      answer,
      stem: wording(
        frame,
        text`At the beginning of a year ${story.what} $${first}$ ${story.unit}. During each ${story.when}
          ${story.grows} ${times}, and at its end $${c}$ ${story.unit} ${story.goes}. How many ${story.unit} are there
          at the beginning of the ${ordinal(n)} ${story.when}?`,
        text`${story.what[0]?.toUpperCase() ?? ''}${story.what.slice(1)} $${first}$ ${story.unit} at first. In every
          ${story.when} ${story.grows} ${times}; then $${c}$ ${story.unit} ${story.goes}. Find the number of
          ${story.unit} after $${n - 1}$ such ${story.when}s.`,
        text`The number of ${story.unit} that ${story.what} at the beginning of ${story.when} $n$ is $a_n$. It is known
          that $a_1 = ${first}$ and that $a_{n + 1} = ${b}a_n - ${c}$ for every positive integer $n$. Find
          $a_{${n}}$.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('miscounted_the_steps', steps, n)`
          You multiplied the distance by $${b}$ for $${n}$ times. From the first ${story.when} to the ${ordinal(n)}
          there are only $${n - 1}$ steps.`,
        stop('stopped_a_step_early', far)`
          $${far}$ is only the distance from $${level}$, the number that the rule does not change. The $${level}$ have
          to be added again.`,
        slip('left_out_a_change', answer, calc`${first} * ${b}^${n - 1} - ${c}`)`
          You subtracted $${c}$ once, at the very end. The $${c}$ are subtracted in every step, and only the rest is
          multiplied by $${b}$ in the next step.`,
        slip('left_out_interest_on_interest', answer, calc`${first} * ${b}^${n - 1} - ${n - 1} * ${c}`)`
          You subtracted $${n - 1} \times ${c}$ at the end. What is subtracted early is not multiplied by $${b}$ in the
          later steps, so more than this is missing in the end.`,
        slip('wrong_sign', answer, calc`${far} - ${level}`)`
          You subtracted $${level}$ from the distance. All the numbers are above $${level}$, so it has to be added.`,
        slip('used_a_wrong_given_number', level, b > 2 && c)`
          You used $${c}$ as the number that stays. The rule makes $${b} \times ${c} - ${c}$ of it, and that is another
          number.`,
        slip('miscounted_the_steps', steps, n - 2)`
          You multiplied the distance by $${b}$ for $${n - 2}$ times only. From the first ${story.when} to the
          ${ordinal(n)} there are $${n - 1}$ steps.`,
      ],
      snapRead: text`A number is multiplied by $${b}$ and lowered by $${c}$ again and again: measure from the number
        that stays the same.`,
      approach: text`Find the number that the rule does not change. The distance from it is only multiplied, so it
        forms a geometric progression, and the far one is found at once.`,
      faster: text`Distance from $${q(c, b - 1)}$: first $${q(first).sub(q(c, b - 1))}$, then times $${b}^{${n - 1}}$.`,
      check: text`Step by step: $${first}$, $${first * b - c}$, $${(first * b - c) * b - c}$ and so on. The distances
        from $${q(c, b - 1)}$ are $${q(first).sub(q(c, b - 1))}$, $${q(first * b - c).sub(q(c, b - 1))}$,
        $${q((first * b - c) * b - c).sub(q(c, b - 1))}$, each $${b}$ times the one before.`,
      principle: text`A rule that multiplies and then adds or subtracts becomes pure multiplication when it is measured
        from the number that it leaves unchanged.`,
    };
  },
);

/** AL.SEQ.8: a term from totals (Easy), multiplying and lowering again and again (Medium). */
export const stepByStep: readonly AnyTemplate[] = [
  ...situation<Totals>({
    type: 'AL.SEQ.8',
    situation: 'totals-of-days',
    draw: draw => ({
      u: draw.int(1, 6),
      v: draw.int(2, 15),
      place: draw.int(8, 20),
      story: draw.pick([
        { what: 'a mango grower at Ratnagiri packs', one: 'does he pack', unit: 'boxes' },
        { what: 'a museum in Kolkata sells', one: 'does it sell', unit: 'tickets' },
        { what: 'a tailoring group in Tiruppur finishes', one: 'does it finish', unit: 'shirts' },
      ]),
      frame: draw.int(0, 2),
    }),
    forms: [oneOf],
  }),
  ...situation<Growth>({
    type: 'AL.SEQ.8',
    situation: 'growth-and-sale',
    tries: 50,
    draw: draw => {
      const b = draw.pick([2, 2, 3]);
      const level = draw.int(3, 30);
      const first = level + draw.int(2, 15);
      if (first === level * (b - 1)) return null;
      return {
        first,
        b,
        c: level * (b - 1),
        n: b === 2 ? draw.int(7, 10) : draw.int(5, 7),
        story: draw.pick([
          {
            what: 'a fish pond holds',
            grows: 'the number of fish',
            goes: 'are sold',
            when: 'month',
            unit: 'fish',
          },
          {
            what: 'a plant nursery has',
            grows: 'the number of plants',
            goes: 'are given away',
            when: 'season',
            unit: 'plants',
          },
        ]),
        frame: draw.int(0, 2),
      };
    },
    forms: [shifted],
  }),
];

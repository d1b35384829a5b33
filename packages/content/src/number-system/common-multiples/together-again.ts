import { gcd, isCount, lcm, upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { clockTime, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Three {
  a: number;
  b: number;
  c: number;
  /** Minutes after midnight. */
  start: number;
  frame: number;
}

const drawThree = (draw: { some<T>(list: readonly T[], count: number): T[] }, from: readonly number[]) =>
  draw.some(from, 3).sort((x, y) => x - y) as [number, number, number];

/** LaTeX of a whole number as the LCM of a list. */
const lcmTex = (list: readonly number[]) => tex`\text{LCM of } ${list.join(',\\ ')}`;

const nextTime = form<Three>(
  'next-time-together',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ a, b, c, start }) => {
      for (let t = start + 1; ; t += 1) if ([a, b, c].every(period => (t - start) % period === 0)) return t;
    },
  },
  ({ a, b, c, start, frame }, { step }) => {
    const [things, happen] = wording<readonly [string, string]>(
      frame,
      ['bells', 'ring'],
      ['buses', 'leave'],
      ['lamps', 'flash'],
      ['machines', 'stop'],
      ['nurses', 'come'],
    );
    const two = step(lcm(a, b), {
      name: text`after how many minutes the first two ${things} ${happen} together again`,
      because: text`The first comes after $${a}, ${2 * a}, ${3 * a}, \dots$ minutes and the second after $${b},
          ${2 * b}, ${3 * b}, \dots$ minutes. They meet at the first number that stands in both lists.`,
      works: value => tex`${lcmTex([a, b])}: \quad ${value}`,
    })`
        The first two ${things} ${happen} together after every number of minutes that is a multiple of $${a}$ and of
        $${b}$. The least such number is their LCM.`;
    const all = step(() => lcm(Number(two), c), {
      name: text`after how many minutes all three ${things} ${happen} together again`,
      because: text`A smaller number of minutes would not be a multiple of all three periods.`,
      works: value => tex`${lcmTex([Number(two), c])}: \quad ${value}`,
    })`
      For all three the number of minutes must be a multiple of $${c}$ as well. So find the LCM of this number and
      $${c}$.`;
    const time = step(calc`${start} + ${all}`, {
      works: value => tex`\text{${clockTime(start)}} + ${all}\text{ minutes: } \text{${clockTime(value)}}`,
    })`
      Count so many minutes on from ${clockTime(start)}.`;
    return {
      answer: time,
      stem: wording(
        frame,
        text`Three bells of a temple ring every $${a}$, $${b}$ and $${c}$ minutes. They ring together at
          ${clockTime(start)}. When do all three next ring together?`,
        text`Buses leave a stand in Mysuru for three villages: to the first every $${a}$ minutes, to the second every
          $${b}$ minutes and to the third every $${c}$ minutes. At ${clockTime(start)} all three leave at once. At what
          time does that happen next?`,
        text`At ${clockTime(start)} three signal lamps flash at the same moment. One flashes every $${a}$ minutes, one
          every $${b}$ and one every $${c}$ minutes. Find the next time when the three flash at the same moment.`,
        text`Each of three machines stops for a moment in a fixed rhythm: after $${a}$, after $${b}$ and after $${c}$
          minutes. If all stop at ${clockTime(start)}, all three stop together next at`,
        text`A patient is seen by three nurses, who come every $${a}$, every $${b}$ and every $${c}$ minutes. They have
          met at the bed at ${clockTime(start)}. At what time will all three meet there again?`,
      ),
      show: clockTime,
      plausible: value => value.gt(start) && value.lt(start + 720),
      slips: [
        slip('took_the_product_for_the_lcm', all, calc`${two} * ${c}`)`
          You multiplied $${two}$ by $${c}$, which gives ${here} minutes. The two numbers have a common factor, so they
          meet earlier.`,
        slip('ignored_a_condition', all, two)`
          After $${two}$ minutes only the first two ${things} ${happen} together; $${c}$ does not divide $${two}$.`,
        slip('took_the_product_for_the_lcm', two, gcd(a, b) > 1 && calc`${a} * ${b}`)`
          With ${here} for the first two you took their product. $${a}$ and $${b}$ have a common factor.`,
        slip('mixed_up_sum_and_product', all, calc`${a} + ${b} + ${c}`)`
          ${here} minutes add the three periods. Not all of them divide this number.`,
        slip('ignored_a_condition', all, lcm(b, c) % a !== 0 && lcm(b, c))`
          $${all}$ is a multiple of $${b}$ and $${c}$, but $${a}$ does not divide it. One of the three would not take
          part at that moment.`,
        slip('ignored_a_condition', all, lcm(a, c) % b !== 0 && lcm(a, c))`
          $${all}$ is a multiple of $${a}$ and $${c}$, but $${b}$ does not divide it. One of the three would not take
          part at that moment.`,
        slip('looked_at_one_prime_only', all, () => {
          const product = (a * b * c) / gcd(a, b, c);
          return product !== lcm(a, b, c) && product;
        })`
          You multiplied all three periods${gcd(a, b, c) > 1 && text` and divided by their HCF, $${gcd(a, b, c)}$`}.
          That gives $${all}$ minutes. What only two of them share is still counted twice.`,
        slip('went_a_step_too_far', all, calc`2 * ${two} * ${c} / gcd(${two}, ${c})`)`
          After $${all}$ minutes they ${happen} together for the second time since ${clockTime(start)}.`,
      ],
      snapRead: text`Three fixed periods that begin together: the next time together is after their LCM.`,
      approach: text`Find the least number of minutes that is a multiple of all three periods, and add it to the time.`,
      check: text`${calc`${lcm(a, b, c)} ÷ ${a}`}, ${calc`${lcm(a, b, c)} ÷ ${b}`} and ${calc`${lcm(a, b, c)} ÷ ${c}`}:
        whole numbers of periods, without a common factor of all three, so it is not earlier.`,
      principle: text`Events with fixed periods that start together meet again after the LCM of the periods.`,
    };
  },
);

const together = situation<Three>({
  type: 'NS.HCF.4',
  situation: 'three-periods',
  tries: 60,
  draw: draw => {
    const [a, b, c] = drawThree(
      draw,
      [8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 35, 36, 40, 42, 45, 48],
    );
    const all = lcm(a, b, c);
    // The last period has to matter, and the three must not do without an LCM.
    return all > 480 || lcm(a, b) === all || all === c || gcd(lcm(a, b), c) === 1
      ? null
      : { a, b, c, start: draw.step(360, 600, 5), frame: draw.int(0, 4) };
  },
  forms: [nextTime],
});

const moreRounds = form<Three>(
  'more-rounds-till-then',
  {
    band: 'Medium',
    seconds: 85,
    entry: true,
    verify: ({ a, b, c }) => {
      let [t, fast, slow] = [0, 0, 0];
      do {
        t += 1;
        if (t % a === 0) fast += 1;
        if (t % c === 0) slow += 1;
      } while (t % a !== 0 || t % b !== 0 || t % c !== 0);
      return fast - slow;
    },
  },
  ({ a, b, c, frame }, { step }) => {
    const [who, round, place] = wording<readonly [string, string, string]>(
      frame,
      ['runner', 'round', 'at the starting line'],
      ['toy train', 'round', 'at the station'],
      ['wheel', 'turn', 'with their marks on top'],
      ['cyclist', 'round', 'at the gate'],
      ['satellite', 'round', 'over the same place'],
    );
    const all = step(lcm(a, b, c), {
      name: text`the time until all three are ${place} together again`,
      because: text`A whole number of ${round}s takes a multiple of the time of one ${round}.`,
      works: value => tex`${lcmTex([a, b, c])}: \quad ${value}`,
    })`
      All three are ${place} together again after a time that is a multiple of $${a}$, $${b}$ and $${c}$. The first
      time is their LCM.`;
    const fast = step(calc`${all} ÷ ${a}`, {
      name: text`the ${round}s of the fastest ${who}`,
      because: text`Fast means little time for one ${round}. So the fastest is the one with $${a}$, the smallest of the
        three numbers, not the one with the largest.`,
    })`
      The fastest ${who} needs $${a}$ for one ${round}. Divide the time until then by $${a}$ to find its ${round}s.`;
    const slow = step(calc`${all} ÷ ${c}`, {
      name: text`the ${round}s of the slowest ${who}`,
      because: text`The time until then is the same for all three; the one that takes longest for a ${round} makes the
        fewest.`,
    })`
      The slowest ${who} needs $${c}$ for one ${round}. Divide the same time by $${c}$.`;
    const more = step(calc`${fast} - ${slow}`)`
      Subtract the ${round}s of the slowest from those of the fastest ${who}.`;
    return {
      answer: more,
      stem: wording(
        frame,
        text`Three runners start together on a circular track. They need $${a}$, $${b}$ and $${c}$ seconds for a round.
          When they are first all at the starting line again, how many rounds more has the fastest run than the
          slowest?`,
        text`Three toy trains on separate rings leave the station at the same time and take $${a}$, $${b}$ and $${c}$
          seconds for one round. By how many rounds is the fastest ahead of the slowest when all three next stand at
          the station together?`,
        text`In a clock tower three wheels make one turn in $${a}$, $${b}$ and $${c}$ minutes. At noon the marks of all
          three are on top. Until this is so for the next time, find the difference between the numbers of turns of the
          fastest and the slowest wheel.`,
        text`Round a lake near Udaipur one cyclist rides in $${a}$ minutes, a second in $${b}$ and a third in $${c}$
          minutes, without a break. They set out together from the gate. At their first meeting of all three at the
          gate, the fastest has gone round more often than the slowest. How much more often?`,
        text`Three satellites circle the earth in $${a}$, $${b}$ and $${c}$ hours. Now all are over the same place, and
          after some time they are so again, for the first time. The number of rounds that the fastest makes in this
          time exceeds that of the slowest by`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('ignored_a_condition', all, lcm(a, c))`
          After $${all}$ only the fastest and the slowest are together; $${b}$ does not divide $${all}$.`,
        stop('stopped_a_step_early', fast)`
          $${fast}$ is the number of ${round}s of the fastest ${who}, not how many more it makes.`,
        stop('answered_another_quantity', slow)`
          $${slow}$ is the number of ${round}s of the slowest ${who}. The question asks by how many the fastest makes
          more.`,
        slip('took_the_product_for_the_lcm', all, () => {
          const product = (a * b * c) / gcd(a, b, c);
          return product !== lcm(a, b, c) && product;
        })`
          $${all}$ is the product of the three${gcd(a, b, c) > 1 && text` over their HCF, $${gcd(a, b, c)}$`}. What
          only two of them share counts twice in it.`,
        slip('added_for_subtracted', more, calc`${fast} + ${slow}`)`
          ${here} adds the ${round}s of the two. The question is how many more the fastest makes.`,
        slip('used_a_wrong_given_number', slow, calc`${all} ÷ ${b}`)`
          ${here} are the ${round}s of the ${who} in the middle. The slowest one takes $${c}$ for a ${round}.`,
        slip('used_a_wrong_given_number', fast, calc`${all} ÷ ${b}`)`
          ${here} are the ${round}s of the ${who} in the middle. The fastest one takes $${a}$ for a ${round}.`,
        slip('went_a_step_too_far', more, calc`2 * (${fast} - ${slow})`)`
          ${here} belongs to the second time that all three are together again.`,
      ],
      snapRead: text`Three times for a ${round} and a start together: the LCM tells when they are together again.`,
      approach: text`Find the time after which all have made whole ${round}s. It gives the ${round}s of the fastest and
        of the slowest.`,
      check: () => {
        const t = lcm(a, b, c);
        return text`The ${round}s ${calc`${t} ÷ ${a}`}, ${calc`${t} ÷ ${b}`} and ${calc`${t} ÷ ${c}`} have no common
          factor, so all three were not together before.`;
      },
      principle: text`After a start together, all are back together after the LCM of the times for one ${round}.`,
    };
  },
);

const rounds = situation<Three>({
  type: 'NS.HCF.4',
  situation: 'rounds-till-together',
  tries: 100,
  draw: draw => {
    const [a, b, c] = drawThree(
      draw,
      [12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 32, 35, 36, 40, 42, 45, 48, 50, 54, 56, 60],
    );
    const all = lcm(a, b, c);
    return all > 1300 || lcm(a, c) === all || all === lcm(a, b) || c > 2 * a || all === c
      ? null
      : { a, b, c, start: 0, frame: draw.int(0, 4) };
  },
  forms: [moreRounds],
});

interface Shifted {
  a: number;
  b: number;
  c: number;
  /** Minutes since the first two last happened together. */
  k: number;
  /** Minutes until the third happens next. */
  r: number;
  frame: number;
}

/** The first of the times first, first + every, … at which the third happens too; null where none is. */
const firstFor = (first: number, every: number, { c, r }: Shifted): number | null => {
  const fits = upTo(c)
    .map(i => first + (i - 1) * every)
    .find(t => t >= r && (t - r) % c === 0);
  return fits ?? null;
};

const thirdTill = form<Shifted>(
  'how-often-the-third-till-then',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['NS.REM.5'],
    entry: true,
    verify: ({ a, b, c, k, r }) => {
      let third = 0;
      for (let t = 1; ; t += 1) {
        if (t % c === r % c) third += 1;
        if (t % a === a - k && t % b === b - k && t % c === r % c) return third;
      }
    },
  },
  (p, { step, find }) => {
    const { a, b, c, k, r, frame } = p;
    const [things, thing, happen, happens, happened, last] = wording<
      readonly [string, string, string, string, string, string]
    >(
      frame,
      ['bells', 'bell', 'ring', 'rings', 'rung', 'rang'],
      ['buses', 'bus', 'leave', 'leaves', 'left', 'left'],
      ['pumps', 'pump', 'start', 'starts', 'started', 'started'],
      ['lamps', 'lamp', 'flash', 'flashes', 'flashed', 'flashed'],
    );
    const every = step(lcm(a, b), {
      name: text`after how many minutes the first two ${things} ${happen} together again`,
      because: text`$${a - k}$ minutes until the next time means that $${k}$ of the $${a}$ minutes have passed. The
          same $${k}$ minutes have passed for the second, so the two began together.`,
      works: value => tex`${lcmTex([a, b])}: \quad ${value}`,
    })`
        The first ${thing} ${happens} next in $${a - k}$ minutes, which is $${k}$ short of its period; the second in
      $${b - k}$, also $${k}$ short. So both ${last} together $${k}$ minutes ago. From then on they ${happen} together
      each time the LCM of their periods has passed.`;
    const first = step(calc`${every} - ${k}`, {
      name: text`in how many minutes the first two ${things} ${happen} together`,
      because: text`The LCM counts from the last time together, and the question counts from now, $${k}$ minutes
          later. So subtract them.`,
    })`
        $${k}$ of these minutes are over. Find when the first two next ${happen} together, counted from now.`;
    const all = step(() => firstFor(Number(first), Number(every), p) ?? Number(first), {
      name: text`in how many minutes all three ${things} ${happen} together`,
      because: text`The third ${thing} ${happens} when the number of minutes leaves the remainder $${r % c}$ by
        $${c}$.`,
      works: value => {
        const times = upTo((Number(value) - Number(first)) / Number(every) + 1).map(
          i => Number(first) + (i - 1) * Number(every),
        );
        return tex`${times.map(t => `${t} \\to ${t % c}`).join(', \\quad ')}`;
      },
    })`
      The first two ${happen} together at this time and then every $${every}$ minutes. The third ${happens} in $${r}$
      minutes and then every $${c}$: divide the times by $${c}$, one after the other, until one leaves the same
      remainder as $${r}$.`;
    const gaps = find(calc`(${all} - ${r}) / ${c}`, {
      name: text`the periods of the third ${thing} till then`,
    });
    const often = step(calc`${gaps} + 1`, {
      because: text`Between the first time and the last there is one period fewer than there are times: three times have
        two periods between them.`,
      works: value => tex`\frac{${all} - ${r}}{${c}} + 1 = ${value}`,
    })`
      The third ${thing} ${happens} first in $${r}$ minutes. Subtract these, divide the rest by its period $${c}$, and
      add $1$ for the first time.`;
    const elsewhere = (start: number, by: number): number | false => {
      const t = firstFor(start, by, p);
      return t !== null && t;
    };
    return {
      answer: often,
      stem: wording(
        frame,
        text`Three bells ring every $${a}$, every $${b}$ and every $${c}$ minutes. The next ring of the first is in
          $${a - k}$ minutes, of the second in $${b - k}$ and of the third in $${r}$ minutes. How often has the third
          bell rung from now until all three first ring together, this time included?`,
        text`From a stand in Nashik buses leave for the fort every $${a}$ minutes, for the lake every $${b}$ minutes
          and for the market every $${c}$ minutes; the next ones go in $${a - k}$, $${b - k}$ and $${r}$ minutes. Count
          the market buses from the next one up to the first that leaves together with a bus for the fort and one for
          the
          lake: how many are there?`,
        text`A tank has three pumps. The first starts every $${a}$ minutes and next in $${a - k}$ minutes, the second
          every $${b}$ minutes and next in $${b - k}$, the third every $${c}$ minutes and next in $${r}$. Up to the
          first moment when all three start together, and with it, find how many times the third pump will have
          started.`,
        text`The next flashes of three lamps come in $${a - k}$, $${b - k}$ and $${r}$ minutes, and their periods are
          $${a}$, $${b}$ and $${c}$ minutes, in this order. The number of flashes of the third lamp from now up to and
          including the first flash of all three together is`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('counted_gaps_for_numbers', often, gaps)`
          $${gaps}$ is the number of periods between. The third ${thing} also ${happens} at their beginning, in $${r}$
          minutes.`,
        slip('added_for_subtracted', first, calc`${every} + ${k}`)`
          You went on ${here} minutes for the first two. The $${k}$ minutes are over already, so they are taken off.`,
        slip('left_out_a_term', first, every)`
          You let the first two ${things} ${happen} together in $${first}$ minutes from now. That counts from the last
          time together, $${k}$ minutes ago.`,
        slip(
          'took_the_product_for_the_lcm',
          every,
          gcd(a, b) > 1 && elsewhere(a * b - k, a * b) !== false && a * b,
        )`
          For the first two you took $${every}$ minutes, the product of $${a}$ and $${b}$. They share a factor and
          ${happen} together more often.`,
        slip('answered_another_quantity', often, calc`(${all} + ${k}) / ${a}`)`
          ${here} is how often the first ${thing} will have ${happened}. The third is asked for.`,
        slip('answered_another_quantity', often, calc`(${all} + ${k}) / ${b}`)`
          ${here} is how often the second ${thing} will have ${happened}. The third is asked for.`,
        slip('forgot_the_remainder', often, () => Math.floor(Number(lcm(a, b, c)) / c))`
          ${lcmTex([a, b, c])} over $${c}$ gives $${often}$. That would need all three to start from the same moment.`,
        slip('went_a_step_too_far', often, () => Number(gaps) + 1 + lcm(a, b, c) / c)`
          $${often}$ goes on to the second time that all three ${happen} together.`,
      ],
      snapRead: text`Periods with different first times: look for a moment in the past from which two of them start
        together.`,
      approach: text`Two of the next times are short of their periods by the same number of minutes, which gives one
        common start in the past and the LCM from there. Of these moments find the first that suits the third.`,
      check: () => {
        const t = firstFor(lcm(a, b) - k, lcm(a, b), p) ?? 0;
        return text`In $${t}$ minutes: $${t} + ${k} = ${(t + k) / a} \times ${a} = ${(t + k) / b} \times ${b}$, and
          $${t} = ${r} + ${(t - r) / c} \times ${c}$.`;
      },
      principle: text`Times that fall short of their periods by the same amount have a common start in the past; count
        from there.`,
    };
  },
);

const shifted = situation<Shifted>({
  type: 'NS.HCF.4',
  situation: 'different-first-times',
  tries: 300,
  draw: draw => {
    const [a, b] = [draw.int(6, 24), draw.int(8, 30)];
    const [c, k] = [draw.int(8, 16), draw.int(2, 9)];
    const p = { a, b, c, k, r: draw.int(1, c - 1), frame: draw.int(0, 3) };
    const every = lcm(a, b);
    const t = firstFor(every - k, every, p);
    const tooSimple = a >= b || gcd(a, b) === 1 || k >= a - 1 || every === b || p.r === c - k;
    return tooSimple ||
      every > 90 ||
      [a, b].includes(c) ||
      t === null ||
      t < 2 * every - k ||
      t > 420 ||
      every % c === 0
      ? null
      : p;
  },
  forms: [thirdTill],
});

/** NS.HCF.4: events with fixed periods come together after the LCM. */
export const togetherAgain: readonly AnyTemplate[] = [...together, ...rounds, ...shifted];

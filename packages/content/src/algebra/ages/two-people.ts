import { peopleInAlgebra } from '../../people.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Ages {
  one: string;
  other: string;
  /** Their ages now. */
  a: number;
  b: number;
  /** So many years on and back. */
  on: number;
  back: number;
  frame: number;
}

const words: Readonly<Record<number, string>> = {
  2: 'twice',
  3: 'three times',
  4: 'four times',
  5: 'five times',
  6: 'six times',
};
const years = (value: Parameters<typeof withUnit>[0]) => withUnit(value, 'years');
const isAge = (value: { d: bigint; s: bigint; lt(n: number): boolean }) =>
  value.d === 1n && value.s > 0n && value.lt(110);

const multipleLater = form<Ages>(
  'age-from-two-multiples',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ a, b, on }) =>
      a % b === 0 &&
      (a + on) % (b + on) === 0 &&
      a / b <= 6 &&
      a > b &&
      (a + on) / (b + on) > 1 &&
      a / b - (a + on) / (b + on) >= 1,
    verify: ({ a, b, on }) => {
      for (let x = 1; x < 90; x += 1)
        if ((a / b) * x + on === ((a + on) / (b + on)) * (x + on)) return (a / b) * x + on;
      throw new Error('no age');
    },
  },
  ({ one, other, a, b, on, frame }, { step, write, find }) => {
    const [now, then] = [a / b, (a + on) / (b + on)];
    const later = find(on, { name: `the years that pass for ${one}` });
    write(tex`${now}y + ${later} = ${then}(y + ${on})`, {
      because: text`The years pass for both of them: when ${one} is ${on} years older, ${other} is ${on} years older
        too. So the second multiple belongs to $y + ${on}$ and not to $y$.`,
    })`
      Let ${other} be $y$ years old now, so that ${one} is $${now}y$ years old. In ${on} years both are ${on} years
      older. Write the second fact as an equation between these later ages.`;
    const y = step(calc`(${then} * ${on} - ${later}) / (${now} - ${then})`, {
      name: `the age of ${other} now`,
      because: text`Both sides have a multiple of $y$ and a number. Taking $${then}y$ and $${later}$ away from both
        sides leaves $y$ on one side only.`,
      works: (_v, w) =>
        tex`${now}y - ${then}y = ${then} \times ${on} - ${later} \quad \Rightarrow \quad y = ${w}`,
    })`
      Bring the terms with $y$ to the left and the numbers to the right. Then divide to get the age of ${other} now.`;
    const age = step(calc`${now} * ${y} + ${on}`, {
      because: text`$y$ is the age of ${other} today. The question is about ${one}, and about a time ${on} years from
        now.`,
    })`
      The age of ${one} now is $${now}y$. The question asks for the age in ${on} years, so add them.`;
    return {
      answer: age,
      stem:
        frame === 0
          ? text`${one} is now ${words[now] ?? ''} as old as ${other}. In ${on} years ${one} will be
            ${words[then] ?? ''} as old as ${other} will be then. How old will ${one} be at that time?`
          : text`Today the age of ${one} is ${words[now] ?? ''} the age of ${other}; after ${on} more years it will
            be only ${words[then] ?? ''} the age of ${other}. Find the age of ${one} after these ${on} years.`,
      show: years,
      plausible: value => isAge(value) && value.gt(on),
      slips: [
        stop('answered_another_quantity', y)`
          $${y}$ years is the age of ${other} today. The question asks for the age of ${one}, and at a later time.`,
        slip('answered_another_quantity', age, calc`${now} * ${y}`)`
          ${here} is the age of ${one} today. The question asks about the age in ${on} years.`,
        slip('answered_another_quantity', age, calc`${y} + ${on}`)`
          ${here} is the age of ${other} in ${on} years. The question asks about ${one}, who is older.`,
        slip('let_time_pass_for_one_only', y, calc`${on} / (${now} - ${then})`)`
          You made only ${one} ${on} years older and kept ${other} at today's age, $${y.toFraction()}$ years. In ${on}
          years ${other} is older as well.`,
        slip('added_for_subtracted', y, frac(calc`(${then} * ${on} + ${later}) / (${now} - ${then})`))`
          You added the ${on} years on the wrong side of the equation and got $${y.toFraction()}$ years for ${other}.
          They have to be subtracted from the other side.`,
        slip('left_out_a_factor', age, calc`${now} * (${y} + ${on})`)`
          ${here} is ${words[now] ?? ''} the later age of ${other}. That factor holds today; in ${on} years the factor
          is smaller.`,
        slip('left_out_a_change', age, then * b !== b + on && calc`${then} * ${y}`)`
          ${here} is ${words[then] ?? ''} the age of ${other} today. That multiple holds in ${on} years, when ${other}
          is older too.`,
        slip('counted_twice', age, calc`${now} * ${y} + 2 * ${on}`)`
          ${here} counts the ${on} years twice. From today to the time in question they pass only once.`,
        slip('did_not_divide', y, calc`${then} * ${on} - ${later}`)`
          You used $${y}$ years as the age of ${other}. That is $${now - then}$ times this age, so it has still to be
          divided.`,
      ],
      snapRead: text`One age is a multiple of another one now and again in ${on} years: use one letter, and let both
        grow older.`,
      approach: text`Write both ages now with one letter and add ${on} years to each of them. The second multiple is
        then an equation for that letter.`,
      faster:
        then === 2 &&
        text`In ${on} years the difference of the ages is as large as the age of ${other} then. It is $${now - 1}y$
        now, so $${now - 1}y = y + ${on}$.`,
      check: text`Now the ages are $${a}$ and $${b}$, and ${calc`${now} * ${b}`}. In ${on} years they are $${a + on}$
        and $${b + on}$, and ${calc`${then} * ${b + on}`}.`,
      principle: text`In questions about ages the years pass for everybody: add them to each age before comparing.`,
    };
  },
);

const fromSum = form<Ages>(
  'age-from-a-sum-and-the-past',
  {
    band: 'Easy',
    seconds: 55,
    revision: 2,
    entry: true,
    suits: ({ a, b, back }) =>
      b > back + 1 &&
      (a - back) % (b - back) === 0 &&
      (a - back) / (b - back) <= 6 &&
      a - back >= 2 * (b - back),
    verify: ({ a, b, back }) => {
      const m = (a - back) / (b - back);
      for (let x = back; x < a + b; x += 1) if (x - back === m * (a + b - x - back)) return x;
      throw new Error('no age');
    },
  },
  ({ one, other, a, b, back, frame }, { step, find }) => {
    const m = (a - back) / (b - back);
    const off = find(2 * back, { name: 'the years by which the sum of the ages was less' });
    const sum = step(calc`${a + b} - ${off}`, {
      name: `the sum of the ages ${back} years ago`,
      because: text`Each of the two was ${back} years younger, so the sum was smaller by twice ${back} years.`,
    })`
      Go back to the time at which the multiple is known. Both were ${back} years younger, so find the sum of the
      ages at that time.`;
    const small = step(calc`${sum} / (${m} + 1)`, {
      name: `the age of ${other} at that time`,
      because: text`If ${other} counts as one part, ${one} counts as $${m}$ parts. The sum is then $${m} + 1$ equal
        parts.`,
    })`
      ${one} then had $${m}$ parts of this sum and ${other} one part. Divide by the number of parts to get the age of
      ${other} at that time.`;
    const age = step(calc`${m} * ${small} + ${back}`, {
      because: text`The multiple holds only for the past. So first find the past age of ${one}, and then come back to
        today.`,
    })`
      ${one} was ${words[m] ?? ''} as old as that. Add the ${back} years since then to get the age of ${one} now.`;
    return {
      answer: age,
      stem:
        frame === 0
          ? text`The ages of ${one} and ${other} add up to ${a + b} years. ${back} years ago ${one} was
            ${words[m] ?? ''} as old as ${other} was then. How old is ${one} now?`
          : text`Together ${one} and ${other} are ${a + b} years old. ${back} years ago the age of ${one} was
            ${words[m] ?? ''} that of ${other}. Find the present age of ${one}.`,
      show: years,
      plausible: value => isAge(value) && value.lt(a + b),
      slips: [
        slip('let_time_pass_for_one_only', off, back)`
          You subtracted ${back} years from the sum once. Both were ${back} years younger, so the sum was less by twice
          as many.`,
        slip('left_out_a_change', off, 0)`
          You divided today's sum of ${a + b} years. The multiple holds for ${back} years ago, when the sum was
          smaller.`,
        slip('stopped_a_step_early', age, calc`${m} * ${small}`)`
          ${here} is the age of ${one} ${back} years ago. The question asks for the age now, so ${back} years have to be
          added.`,
        slip('answered_another_quantity', age, calc`${small} + ${back}`)`
          ${here} is the age of ${other} now. The question asks for the age of ${one}.`,
        slip('took_a_part_for_the_whole', small, frac(calc`${sum} / ${m}`))`
          You divided the sum by $${m}$. ${one} has $${m}$ parts of it and ${other} has one more, so there are
          $${m} + 1$.`,
        slip('counted_twice', age, calc`${m} * ${small} + 2 * ${back}`)`
          ${here} adds the ${back} years twice to the age of ${one}. From that time to today they pass once.`,
        slip('took_the_change_the_wrong_way', off, -2 * back)`
          You raised the sum to $${sum}$. ${back} years ago both were younger, so it was less than today.`,
        slip('wrong_sign', age, calc`${m} * ${small} - ${back}`)`
          ${here} goes back another ${back} years. From the time of the multiple to the present the years have to be
          added.`,
        slip('left_out_a_factor', age, calc`${m} * (${small} + ${back})`)`
          ${here} is ${words[m] ?? ''} the present age of ${other}. The multiple held ${back} years ago, not today.`,
      ],
      snapRead: text`The sum is known for today and the multiple for ${back} years ago: bring both to one time.`,
      approach: text`Take the sum back to the time of the multiple, because there it can be shared in parts. Then
        return to the present.`,
      check: text`${back} years ago they were $${a - back}$ and $${b - back}$, and ${calc`${m} * ${b - back}`};
        today the sum is ${calc`${a} + ${b}`}.`,
      principle: text`Facts about ages at different times are first brought to one time: a sum of two ages changes by
        twice the years.`,
    };
  },
);

const twoRatios = form<Ages>(
  'age-from-two-ratios',
  {
    band: 'Medium',
    seconds: 100,
    revision: 3,
    entry: true,
    suits: ({ a, b, on, back }) => {
      if (b <= back + 3 || 2 * b - a < 2 || 2 * b - a === back || a - b < 3) return false;
      const [p, r] = [q(a - back, b - back), q(a + on, b + on)];
      const [f, l] = [p.n * (r.n - r.d), r.n * (p.n - p.d)];
      const part = q(on + back).div(l - f || 1n);
      return (
        p.n < 12n &&
        r.n < 12n &&
        p.d > 1n &&
        r.d > 1n &&
        part.gt(1) &&
        part.mul(2).d === 1n &&
        p.n - p.d !== r.n - r.d
      );
    },
    verify: ({ a, b, on, back }) => {
      const [p, r] = [q(a - back, b - back), q(a + on, b + on)];
      for (let x = 1; x < 100; x += 1)
        for (let y = 1; y < x; y += 1)
          if (q(x - back, y - back || 1000).equals(p) && q(x + on, y + on).equals(r)) return 2 * y - x;
      throw new Error('no ages');
    },
  },
  ({ one, other, a, b, on, back, frame }, { step, find }) => {
    const [p, r] = [q(a - back, b - back), q(a + on, b + on)];
    const [pn, pd, rn, rd] = [p.n, p.d, r.n, r.d].map(Number) as [number, number, number, number];
    const passed = find(on + back, { name: 'the years between the two times' });
    const common = (pn - pd) * (rn - rd);
    const first = step([pn * (rn - rd), pd * (rn - rd)], {
      name: 'the first ratio, its difference made equal',
      works: ([x, y]) => tex`${pn} : ${pd} = ${x} : ${y}`,
      because: text`The difference of two ages never changes. So in both ratios it has to be the same number of parts,
        or else the parts are of two sizes and cannot be compared.`,
    })`
      The difference of the ages stays the same. In the first ratio it is ${pn - pd} part(s), in the second
      ${rn - rd}. Multiply the first ratio so that its difference is $${common}$ parts.`;
    const second = step([rn * (pn - pd), rd * (pn - pd)], {
      name: 'the second ratio, with the same difference',
      because: text`A ratio does not change when both its terms are multiplied by the same number.`,
      works: ([x, y]) => tex`${rn} : ${rd} = ${x} : ${y}`,
    })`
      Multiply the second ratio too, so that its difference is also $${common}$ parts. Now all parts are of one size.`;
    const part = step(calc`${passed} / (${second[0]} - ${first[0]})`, {
      name: 'one part, in years',
      because: text`${back} years lie before today and ${on} years after it, so $${on + back}$ years pass between the
        two ratios. In that time ${one} grows older by just these years.`,
    })`
      From the first time to the second, ${one} gains the difference of the two numbers of parts, and $${on + back}$
      years pass. Divide to find how many years one part is.`;
    const apart = find(calc`(${first[0]} - ${first[1]}) * ${part}`, { name: 'the difference of the ages' });
    const then = find(calc`${first[1]} * ${part}`, { name: `the age of ${other} ${back} years ago` });
    const now = step(calc`${then} + ${back}`, {
      name: `the age of ${other} now`,
      works: (_v, w) => tex`${first[1]} \times ${part} = ${then}, \quad ${w}`,
    })`
      ${back} years ago ${other} had ${first[1]} of these parts. Find that age, and add ${back} years to get the age of
      ${other} now.`;
    const wanted = step(calc`${now} - ${apart}`, {
      name: 'the years since then',
      because: text`When one person is twice as old as another, the younger one is as old as their difference. At $8$
        and $4$ years, for example, the difference is $4$.`,
      works: (_v, w) => tex`(${first[0]} - ${first[1]}) \times ${part} = ${apart}, \quad ${w}`,
    })`
      ${one} was twice as old as ${other} when ${other} was as old as the difference of the two ages. Find how long
      ago that was.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${back} years ago the ages of ${one} and ${other} were in the ratio $${pn} : ${pd}$. In ${on} years
            they will be in the ratio $${rn} : ${rd}$. How many years ago was ${one} twice as old as ${other}?`
          : text`The ratio of the age of ${one} to the age of ${other} was $${pn} : ${pd}$ when both were ${back}
            years younger, and it will be $${rn} : ${rd}$ when both are ${on} years older than today. How many years ago
            was the one exactly twice as old as the other?`,
      show: years,
      plausible: isAge,
      slips: [
        slip('used_a_wrong_given_number', passed, on)`
          You counted only the ${on} years to come. Between the two ratios the ${back} years before today pass as
          well.`,
        slip('stopped_a_step_early', wanted, now)`
          ${here} is the age of ${other} now. At the wanted time ${other} was as old as the difference of the ages.`,
        slip('answered_another_quantity', wanted, apart)`
          ${here} is the difference of the two ages, which is the age of ${other} at the wanted time. The question asks
          how long ago that was.`,
        slip('left_out_a_change', now, then)`
          You used $${now}$ years as the present age of ${other}. That was the age ${back} years ago, so ${back} years
          have to be added.`,
        slip('answered_another_quantity', wanted, calc`2 * ${apart}`)`
          ${here} is the age that ${one} had at that time. The question asks how many years ago it was.`,
        slip('joined_ratios_unmatched', part, rn !== pn && frac(calc`${passed} / abs(${rn} - ${pn})`))`
          You compared the terms $${pn}$ and $${rn}$ directly. The difference of the ages is ${pn - pd} part(s) of one
          ratio and ${rn - rd} of the other, so the parts are not of one size.`,
        slip('used_a_wrong_given_number', passed, on > back && on - back)`
          You counted $${on} - ${back} = ${on - back}$ years between the two times. One lies before today and the other
          after it, so the years have to be added.`,
        slip('let_time_pass_for_one_only', wanted, calc`2 * ${now} - (${now} + ${apart}) + ${back}`)`
          ${here} adds ${back} years to the time that has passed. That time is counted from today already.`,
        slip('used_a_wrong_given_number', now, calc`${then} + ${on}`)`
          You used $${now}$ years as the present age of ${other}: you added the ${on} years to come to the age of
          ${back} years ago. Only ${back} years have passed since.`,
      ],
      snapRead: text`Two ratios of the same two ages are given for two times: the difference of the ages links them.`,
      approach: text`Make the difference of the ages the same number of parts in both ratios. The parts by which an
        age grows are then the years that pass. That gives both ages; ${one} was twice as old when ${other} was as old
        as the difference.`,
      check: text`${back} years ago: $${a - back} : ${b - back} = ${pn} : ${pd}$; in ${on} years: $${a + on} :
        ${b + on} = ${rn} : ${rd}$. They are $${a}$ and $${b}$ now, and ${2 * b - a} years ago $${2 * (a - b)}$ and
        $${a - b}$.`,
      principle: text`The difference of two ages never changes: make it the same number of parts in two ratios, and
        their parts become equal.`,
    };
  },
);

const asOldAs = form<Ages>(
  'as-old-as-the-other-is-now',
  {
    band: 'Medium',
    seconds: 105,
    suits: ({ a, b }) =>
      a < 2 * b &&
      a % (2 * b - a) === 0 &&
      a / (2 * b - a) >= 2 &&
      a / (2 * b - a) <= 6 &&
      a - b > 2 &&
      a > 14,
    verify: ({ a, b }) => {
      const m = a / (2 * b - a);
      for (let x = 1; x < a + b; x += 1) {
        const y = a + b - x;
        if (x > y && x === m * (y - (x - y))) return x;
      }
      throw new Error('no ages');
    },
  },
  ({ one, other, a, b, on, frame }, { step, write, find }) => {
    const m = a / (2 * b - a);
    write(tex`x = ${m}(y - (x - y)) = ${m}(2y - x)`, {
      because: text`The sentence compares an age of today with an age of the past. ${one} is $x - y$ years older, so
        ${one} was as old as ${other} is now exactly $x - y$ years ago.`,
    })`
      Let ${one} be $x$ and ${other} $y$ years old now. ${one} was $y$ years old $x - y$ years ago, and ${other} was
      then $y - (x - y)$ years old. Write the comparison as an equation.`;
    const parts = step([2 * m, m + 1], {
      name: 'the ratio of the two ages',
      because: text`One equation does not give two ages, but it fixes their ratio. The sum of the ages will then give
        the ages themselves.`,
      works: ([x, y]) => tex`${m + 1}x = ${2 * m}y \quad \Rightarrow \quad x : y = ${x} : ${y}`,
    })`
      Bring the terms with $x$ to one side. The equation then gives the ratio of the two ages now.`;
    const both = find(2 * on, { name: 'the years that the sum of the ages gains' });
    const total = step(calc`${a + b + 2 * on} - ${both}`, {
      name: 'the sum of the ages now',
      because: text`Each of the two grows ${on} years older, so their sum grows by twice ${on} years.`,
      works: (_v, w) => tex`x + y = ${w}`,
    })`
      The sum is known for the time in ${on} years, when each of the two is ${on} years older. Go back to today and find
      the sum now.`;
    const part = step(calc`${total} / (${parts[0]} + ${parts[1]})`, { name: 'one part, in years' })`
      Share the sum in the ratio of the ages: divide it by the number of all parts to get one part.`;
    const age = step(calc`${parts[0]} * ${part}`)`
      ${one} has the first term of the ratio, so multiply one part by it to get the age now.`;
    return {
      answer: age,
      stem:
        frame === 0
          ? text`${one} says to ${other}: ‘I am ${words[m] ?? ''} as old as you were when I was as old as you are
            now.’ In ${on} years their ages will add up to ${a + b + 2 * on} years. How old is ${one} now?`
          : text`After another ${on} years the ages of ${one} and ${other} together will be ${a + b + 2 * on} years.
            The age of ${one} today is ${words[m] ?? ''} the age that ${other} had when ${one} was as old as ${other} is
            today. Find the age of ${one} today.`,
      show: years,
      plausible: value => isAge(value) && value.lt(a + b),
      slips: [
        slip('answered_another_quantity', age, calc`${parts[1]} * ${part}`)`
          ${here} is the age of ${other}. The question asks for the age of ${one}, who is older.`,
        slip('read_a_comparison_backwards', parts, [m, 1])`
          You made ${one} ${words[m] ?? ''} as old as ${other} is today. The comparison speaks of an earlier age of
          ${other}.`,
        slip('answered_another_quantity', age, calc`(${parts[0]} - ${parts[1]}) * ${part}`)`
          ${here} is the difference of the two ages. The question asks for the age of ${one}.`,
        slip('let_time_pass_for_one_only', parts, [m + 1, m])`
          You let the past years change the age of one of the two only. At the earlier time both were younger by the
          difference of their ages.`,
        slip('answered_another_quantity', age, calc`(2 * ${parts[1]} - ${parts[0]}) * ${part}`)`
          ${here} is the age that ${other} had at that earlier time. The question asks for the age of ${one} today.`,
        slip('assumed_equal_parts', age, calc`${total} / 2`)`
          ${here} is half of the sum of today. The two are not equally old, so the sum has to be shared in the ratio of
          the ages.`,
        slip('let_time_pass_for_one_only', both, on)`
          You subtracted ${on} years from the sum once. Each of the two will be ${on} years older, so the sum is larger
          by twice as many.`,
        slip('left_out_a_change', both, 0)`
          You used the sum of the ages in ${on} years, ${a + b + 2 * on}, as the sum of today. Today each of them is
          ${on} years younger.`,
        slip('read_a_comparison_backwards', parts, [2 * m - 1, m])`
          You used the ratio $${2 * m - 1} : ${m}$ for the ages, with the present age of ${other} counted once too
          often. The earlier age of ${other} comes before it.`,
        slip('left_out_a_factor', parts, [2 * m, m])`
          You used the ratio $2 : 1$ for the ages, as if ${one} had doubled in age since then. The question does not say
          so.`,
      ],
      snapRead: text`‘When I was as old as you are now’ leads back by the difference of the two ages: write both ages at
        that time.`,
      approach: text`Name both present ages. The earlier time is their difference ago, so take it away from the age of
        the younger one and compare.`,
      faster: text`Let ${other} have been $1$ part at that time; ${one} is $${m}$ parts now. The present age of
        ${other} is midway between, $${frac(q(m + 1, 2))}$ parts, because the difference of the ages is always the
        same.`,
      check: text`${one} is $${a}$ and ${other} $${b}$. ${a - b} years ago they were $${b}$ and $${2 * b - a}$, and
        ${calc`${m} * ${2 * b - a}`}; in ${on} years the sum is ${calc`${a + on} + ${b + on}`}.`,
      principle: text`The difference of two ages is also the time since the older one was as old as the younger one
        is now.`,
    };
  },
);

/** AL.LIN.2 Easy and Medium: two people at several times. */
export const twoPeople: readonly AnyTemplate[] = situation<Ages>({
  type: 'AL.LIN.2',
  situation: 'two-people',
  tries: 3000,
  draw: draw => {
    const [one = '', other = ''] = draw.some(peopleInAlgebra, 2);
    const b = draw.int(5, 42);
    return {
      one,
      other,
      b,
      a: b + draw.int(2, 34),
      on: draw.int(3, 18),
      back: draw.int(3, 14),
      frame: draw.int(0, 1),
    };
  },
  forms: [multipleLater, fromSum, twoRatios, asOldAs],
});

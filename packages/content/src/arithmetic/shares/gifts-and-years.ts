import { isCount } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { ratio, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** A fixed amount for each, the rest by a ratio. */
interface Bonus {
  a: number;
  b: number;
  c: number;
  fixed: number;
  /** Rupees for one part of the rest. */
  part: number;
  one: string;
  two: string;
  three: string;
  frame: number;
}

const totalBonus = form<Bonus>(
  'equal-amounts-first',
  {
    band: 'Medium',
    seconds: 75,
    verify: ({ a, b, c, fixed, part }) => {
      const second = fixed + b * part;
      for (let total = 3 * fixed; total < 500_000; total += 1)
        if (((total - 3 * fixed) * b) / (a + b + c) + fixed === second) return total;
      throw new Error('no total fits');
    },
  },
  (p, { step, find }) => {
    const { a, b, c, fixed, part, one, two, three, frame } = p;
    const got = fixed + b * part;
    const start = find(fixed);
    const byRatio = step(calc`${got} - ${start}`, { name: text`what ${two} got from the rest` })`
      ₹${fixed} of what ${two} got came before the ratio was used. Find what came from the rest.`;
    const one1 = step(calc`${byRatio} ÷ ${b}`, { name: 'one part of the rest' })`
        In the ratio ${two} has $${b}$ parts. Divide to find one part.`;
    const rest = step(calc`(${a} + ${b} + ${c}) * ${one1}`, { name: 'the rest that was divided' })`
        The rest has as many parts as all three terms together. Multiply.`;
    const firsts = find(calc`3 * ${fixed}`);
    const total = step(
      calc`${rest} + ${firsts}`,
      (_value, working) => tex`3 \times ${fixed} = ${firsts}, \qquad ${working}`,
    )`
      Add the equal amounts that all three got first.`;
    const told = ratio([a, b, c]);
    return {
      answer: total,
      stem:
        frame === 0
          ? text`From a festival bonus ${one}, ${two} and ${three} first get ₹${fixed} each. What remains is divided
            among them in the ratio of their years of service, ${told}. If ${two} receives ₹${got} altogether, what is
            the whole bonus?`
          : frame === 1
            ? text`${one}, ${two} and ${three} run a canteen. Each takes ₹${fixed} a month as salary, and the remaining
              earnings are divided among the three in the ratio ${told}. In June, ${two} took home ₹${got} in all.
              What did the canteen earn in June?`
            : text`A scholarship fund pays ₹${fixed} for travel to each of ${one}, ${two} and ${three}, and shares out
              the rest of its money among them in the ratio ${told} of their marks. ${two} got ₹${got} in total. Find
              the amount in the fund.`,
      show: rupees,
      plausible: value => isCount(value) && value.gt(got),
      slips: [
        slip('left_out_a_term', start, 0)`
            You used all of ₹${got} as a share of the rest. Of it, ₹${fixed} was paid before the rest was divided.`,
        slip('stopped_a_step_early', firsts, 0)`
            You stopped at ₹${total}, which was divided in the ratio. Before that, each of the three got ₹${fixed}.`,
        slip('used_a_term_twice', firsts, calc`${fixed}`)`
            You added ₹${fixed} only once. Each of the three got it.`,
        slip('assumed_a_proportion', total, calc`${got} / ${b} * (${a} + ${b} + ${c})`)`
            You used ₹${got} as $${b}$ parts of everything: ${here}. Only the rest is divided in the ratio.`,
        slip('wrong_sign', start, calc`-${fixed}`)`
            You added ₹${fixed} to what ${two} got. Subtract it, because it does not come from the rest.`,
        slip('used_a_wrong_given_number', one1, calc`${byRatio} ÷ ${c}`)`
            You divided by $${c}$, the term of ${three}. The ratio gives $${b}$ parts to ${two}.`,
        slip('used_a_wrong_given_number', one1, calc`${byRatio} ÷ ${a}`)`
            You divided by $${a}$, the term of ${one}. The ratio gives $${b}$ parts to ${two}.`,
      ],
      snapRead: text`All three first get equal amounts, and only the rest is divided in the ratio. The whole amount is
        asked.`,
      approach: text`Subtract the equal amount from what ${two} got. The remainder is ${two}'s part of the rest, which
        gives the whole rest; then add the three equal amounts.`,
      faster: text`The rest is $\frac{${a + b + c}}{${b}}$ of ₹${byRatio}. Add the ₹${firsts} that came first.`,
      check: text`₹${total} less ₹${firsts} is ₹${rest}, and $\frac{${b}}{${a + b + c}}$ of it with ₹${fixed} is
        ₹${got}.`,
      principle: text`Subtract what is paid before a division; the ratio holds only for what remains.`,
    };
  },
);

/** A sum that is divided each year in the ratio of two ages. */
interface Ages {
  x: number;
  y: number;
  /** Years until the second gift that is known, and until the one that is asked. */
  later: number;
  then: number;
  sum: number;
  one: string;
  two: string;
  frame: number;
}

const shareAt = ({ x, y, sum }: Ages, years: number) => q(sum * (x + years), x + y + 2 * years);

const futureShare = form<Ages>(
  'share-some-years-on',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AL.LIN.2'],
    verify: p => {
      const { sum, later, then } = p;
      const [now, after] = [shareAt(p, 0), shareAt(p, later)];
      for (let x = 2; x < 100; x += 1)
        for (let y = 1; y < x; y += 1) {
          const fits =
            now.mul(x + y).equals(sum * x) && after.mul(x + y + 2 * later).equals(sum * (x + later));
          if (fits) return q(sum * (y + then), x + y + 2 * then);
        }
      throw new Error('no ages fit');
    },
  },
  (p, { step, find }) => {
    const { later, then, sum, one, two, frame } = p;
    const [now, after] = [shareAt(p, 0), shareAt(p, later)];
    const first = step(now.div(sum), value => tex`\frac{${now}}{${sum}} = ${frac(value)}`)`
      Find which part of the sum ${one} gets this year: it is also the part of ${one} in both ages together.`;
    const second = step(after.div(sum), value => tex`\frac{${after}}{${sum}} = ${frac(value)}`)`
      Find the part in ${later} years. Then both ages together are $2 \times ${later}$ years more.`;
    const together = step(calc`${later} * (2 * ${second} - 1) / (${first} - ${second})`, {
      works: value =>
        tex`${frac(first)}s + ${later} = ${frac(second)}(s + ${2 * later}) \Rightarrow s = ${value}`,
      name: 'both present ages together',
    })`
      Let both ages be $s$ years together now, so that ${one} is $${frac(first)}s$ years old. Write what is known of the
      second year, and solve for $s$.`;
    const older = find(calc`${first} * ${together}`);
    const younger = step(calc`${together} - ${older}`, { name: text`the present age of ${two}` })`
      Find the present age of ${two}.`;
    const share = step(calc`${sum} * (${younger} + ${then}) / (${together} + 2 * ${then})`)`
      In the year that is asked both ages are ${then} more. Take the part of ${two}.`;
    return {
      answer: share,
      stem:
        frame === 0
          ? text`Each Diwali a grandmother divides ₹${sum} between ${one} and ${two} in the ratio of their ages in
            whole years. ${one} got ₹${now} this year and will get ₹${after} after ${later} years. How much, in
            rupees, will ${two} get ${then} years from now?`
          : frame === 1
            ? text`An uncle gives ₹${sum} on every New Year's Day to ${one} and ${two}, divided in the ratio of their
              ages. The share of ${one} is ₹${now} today; in ${later} years it will be ₹${after}. What will be the
              share of ${two} in ${then} years?`
            : text`Under a will, ₹${sum} is paid once a year to ${one} and ${two} in the ratio of their ages on that
              day. This year ${one} received ₹${now}, and ${later} years later it will be ₹${after}. Find the amount
              for ${two} ${then} years from now.`,
      show: rupees,
      plausible: value => isCount(value) && value.lt(sum),
      onSight: value => value.gt(q(sum).sub(now)) && value.lte(q(sum, 2)),
      slips: [
        slip('assumed_a_proportion', share, () => {
          const each = now.sub(after).div(later);
          const other = q(sum).sub(now).add(each.mul(then));
          return isCount(other) ? other : null;
        })`
            You let the share of ${one} go on falling by the same amount each year, after ₹${now.sub(after)} in
            ${later} years. The sum of the ages grows too, so the share falls more slowly.`,
        slip(
          'let_time_pass_for_one_only',
          share,
          calc`${sum} * (${younger} + ${then}) / (${together} + ${then})`,
        )`
            You made only ${two} older by ${then} years. The age of ${one} grows as well, so both ages together are $2
            \times ${then}$ years more.`,
        slip(
          'answered_another_quantity',
          share,
          calc`${sum} * (${older} + ${then}) / (${together} + 2 * ${then})`,
        )`
            ₹${share} is what ${one} will get in that year. The question asks for ${two}.`,
        slip(
          'used_a_wrong_given_number',
          share,
          calc`${sum} * (${younger} + ${later}) / (${together} + 2 * ${later})`,
        )`
            ₹${share} is what ${two} gets ${later} years from now. The question asks for ${then} years from now.`,
        slip('left_out_a_change', share, calc`${sum} * ${younger} / ${together}`)`
            You used the ages of this year, which gives ₹${share}. In ${then} years both are older, and the ratio of
            the ages is another one.`,
        slip('took_ratio_terms_for_amounts', together, () => (first.d === 1n ? null : q(first.d)))`
            You used the terms of $${frac(first)}$ as ages with the sum $${together}$. A ratio does not tell the ages
            themselves.`,
        slip('left_out_a_factor', together, calc`${later} * (${second} - 1) / (${second} - ${first})`)`
            You found that both ages together are $${together}$ years, because you made only one of the two older by
            ${later} years.`,
        slip(
          'used_a_term_twice',
          share,
          calc`${sum} * (${younger} + ${later} + ${then}) / (${together} + 2 * ${later} + 2 * ${then})`,
        )`
            You counted the ${then} years from the later year. The question counts them from now.`,
      ],
      snapRead: text`The shares of two years give the ratio of the ages at two times, and so the ages themselves. The
        share in a third year is asked.`,
      approach: text`The share of ${one} is the part of ${one} in both ages together. Two such facts, ${later} years
        apart, give the ages, and these give every later share.`,
      check: text`With ages ${older} and ${younger} the shares of ${one} are $\frac{${older}}{${together}}$ of
        ₹${sum}, ₹${now}, and $\frac{${older.add(later)}}{${together.add(2 * later)}}$ of it, ₹${after}.`,
      principle: text`When both terms of a ratio grow by the same amount, turn the ratio into an equation for the actual
        numbers first.`,
    };
  },
);

/** AR.RAT.2 Medium and Hard: amounts before the ratio, and ages as the ratio. */
export const giftsAndYears: readonly AnyTemplate[] = [
  ...situation<Bonus>({
    type: 'AR.RAT.2',
    situation: 'equal-amounts-then-a-ratio',
    tries: 30,
    draw: draw => {
      const [one = '', two = '', three = ''] = draw.some(peopleInArithmetic, 3);
      const [a, b, c] = [draw.int(2, 9), draw.int(2, 9), draw.int(2, 9)];
      const p = {
        a,
        b,
        c,
        fixed: draw.step(1000, 9000, 500),
        part: draw.step(200, 2400, 100),
        one,
        two,
        three,
        frame: draw.int(0, 2),
      };
      const least = Math.min(a, b, c);
      return new Set([a, b, c]).size === 3 && [a, b, c].some(n => n % least > 0) && p.part * b > 1500
        ? p
        : null;
    },
    forms: [totalBonus],
  }),
  ...situation<Ages>({
    type: 'AR.RAT.2',
    situation: 'ratio-of-ages-each-year',
    tries: 300,
    draw: draw => {
      const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
      const [x, y, later, then] = [draw.int(8, 24), draw.int(3, 18), draw.int(2, 9), draw.int(4, 16)];
      const sum = draw.pick([
        3000, 3600, 4200, 4500, 5400, 6000, 6300, 7200, 7560, 8400, 9000, 9600, 10_800, 12_600, 13_200,
        15_600, 16_800,
      ]);
      const p = { x, y, later, then, sum, one, two, frame: draw.int(0, 2) };
      const fits = [0, later, then].every(years => isCount(shareAt(p, years)));
      return fits && x > y + 2 && then > later ? p : null;
    },
    forms: [futureShare],
  }),
];

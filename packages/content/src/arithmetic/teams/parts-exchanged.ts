import { gcd } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Exchange {
  /** Days together, and days when each does alone the part of the other. */
  joint: number;
  exchanged: number;
  one: string;
  two: string;
  frame: number;
}

const works = [
  { does: 'paint the mural of a school', done: 'the mural', part: 'of the mural' },
  { does: 'transplant the paddy of a field', done: 'the field', part: 'of the field' },
  { does: 'copy the registers of a temple', done: 'the registers', part: 'of the registers' },
] as const;

const apart = form<Exchange>(
  'days-between-the-times-alone',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.QUA.1'],
    verify: ({ joint, exchanged }) => {
      for (let x = joint + 1; x < 2 * joint; x += 1) {
        // The slower one's days alone follow from the joint days.
        const y = (joint * x) / (x - joint);
        if (Math.abs(x * (joint / y) + y * (joint / x) - exchanged) < 1e-9) return Math.round(y - x);
      }
      throw new Error('no two times fit');
    },
  },
  ({ joint, exchanged, one, two, frame }, { step, write }) => {
    const work = works[frame % works.length] ?? works[0];
    write(tex`\frac{${joint}}{r} + ${joint}r = ${exchanged}`, {
      because: text`In the joint work each spends ${joint} days on the own part. The slower one's part is smaller and
        falls to the faster one, so it is done in less than ${joint} days; the other part takes the slower one more.`,
    })`
      Let the faster of the two be $r$ times as fast as the other. What the slower one does in ${joint} days takes the
      faster one $\frac{${joint}}{r}$ days, and what the faster one does in ${joint} days takes the slower one
      $${joint}r$ days. Exchanged, the two parts take ${exchanged} days.`;
    const sum = step(calc`${exchanged} / ${joint}`, {
      name: 'r and its reciprocal together',
      works: value => tex`r + \frac{1}{r} = \frac{${exchanged}}{${joint}} = ${frac(value)}`,
      because: text`The ${joint} days are a factor of both terms, so only $r$ and its reciprocal are left.`,
    })`
      Divide the equation by ${joint}. The unknown $r$ and its reciprocal then have a known sum.`;
    const r = step(calc`(${sum} + sqrt(${sum}^2 - 4)) / 2`, {
      name: 'how many times as fast the faster one is',
      works: (value, working) => tex`r^2 - ${frac(sum)}r + 1 = 0 \Rightarrow r = ${working} = ${frac(value)}`,
      because: text`The two roots have the product 1: the other root is the speed of the slower one in terms of the
        faster one.`,
    })`
      Multiply by $r$ to get a quadratic equation, and take its root above 1, because $r$ compares the faster with the
      slower.`;
    const slow = step(calc`${joint} + ${joint} * ${frac(r)}`, {
      name: text`the days of the slower one alone`,
      because: text`The whole work consists of the two parts. The slower one needs ${joint} days for the own part, as
        in the joint work, and $r$ times as long for the part of the faster one.`,
    })`
      Alone, the slower one does both parts: the own one in ${joint} days and the other in $${joint}r$ days.`;
    const fast = step(calc`${joint} + ${joint} / ${frac(r)}`, {
      name: text`the days of the faster one alone`,
      because: text`Also here the own part takes ${joint} days; the part of the slower one takes only an $r$th of
        that.`,
    })`
      The faster one alone does the own part in ${joint} days and the other in $\frac{${joint}}{r}$ days.`;
    const wanted = step(calc`${slow} - ${fast}`, {
      because: text`Both times are for the same whole work. The slower one needs more, so the difference is taken
          from the larger time.`,
    })`
      The question asks how many days lie between these two times. Subtract.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${one} and ${two} ${work.does} together in ${joint} days, each at a steady rate. A friend
            calculates that it would have taken ${exchanged} days if first one of them alone had done exactly the part
            ${work.part} that the other did, and then the other had done the rest. How many days more than the faster
            one would the slower one need for all ${work.part} alone?`
          : frame === 1
            ? text`Working side by side, ${one} and ${two} ${work.does} in ${joint} days. Next year the same work is to
              be done by one of them at a time: ${one} is given just the part ${work.part} that ${two} did this year,
              and ${two} after that the part of ${one}, which takes ${exchanged} days in all. Both keep their rates,
              which are not equal. By how many days do the times that ${one} and ${two} would need alone for
              ${work.done} differ?`
            : text`It takes ${one} and ${two}, who are not equally quick, ${joint} days to ${work.does} when both work
              every day. Suppose that each of them had instead done, alone and one after the other, what the other
              has done: ${exchanged} days would have passed. Find the difference between the days that the one and
              the other would need for ${work.done} without any help.`,
      show: value => withUnit(value, 'days'),
      plausible: value => value.gt(0) && value.d === 1n && value.lt(2 * exchanged),
      slips: [
        slip('left_out_a_change', r, () => q(exchanged, joint).sub(1))`
          You let one part take ${joint} days as before and only the other $r$ times as long, where $r$ is the quotient
          of the rates. Both parts change hands, so both times change.`,
        slip('answered_another_quantity', wanted, calc`${joint} + ${joint} / ${frac(r)}`)`
          ${here} is the time that the faster one needs alone. The question asks by how much the slower one's time is
          longer.`,
        slip('answered_another_quantity', wanted, calc`${joint} + ${joint} * ${frac(r)}`)`
          ${here} is the time that the slower one needs alone. From it the time of the faster one has to be
          subtracted.`,
        slip('used_a_wrong_given_number', wanted, calc`${exchanged} - ${joint}`)`
          ${here} compares the exchanged work with the joint work. The question compares the two times of a single
          person.`,
        slip('left_out_a_term', r, () => q(exchanged, joint))`
          You let the slower one's part take the faster one no time, so that $r$, the quotient of the rates, became
          $${r}$. It takes $\frac{${joint}}{r}$ days.`,
        slip('assumed_equal_parts', r, () => q(exchanged, 2 * joint))`
          You let both parts take equally long when exchanged, ${exchanged} days divided by 2. The part of the slower
          one is done faster than before, and the other part more slowly.`,
        slip('used_a_wrong_given_number', wanted, calc`${exchanged} - 2 * ${joint}`)`
          ${here} is how much longer the exchanged parts take than the own parts done one after the other, ${joint} days
          each.`,
        slip('stopped_a_step_early', wanted, calc`${joint} * ${frac(r)}`)`
          ${here} is the time of the slower one for the part of the faster one alone. It was neither completed to the
          whole work nor compared with the other time.`,
      ],
      snapRead: text`Each does the part that the other does in the joint work: one time is multiplied by the quotient of
        the rates and the other is divided by it.`,
      approach: text`Call the quotient of the two rates $r$. The exchange makes an equation for $r$ and its reciprocal,
        and the times alone follow from $r$, because ${joint} days are enough for each own part.`,
      faster: text`$r + \frac{1}{r} = \frac{${exchanged}}{${joint}}$ gives $r = ${frac(r)}$ at once, and the times alone
        differ by $${joint}\left(r - \frac{1}{r}\right)$ days.`,
      check: text`Alone they need $${fast}$ and $${slow}$ days, and
        $\frac{1}{${fast}} + \frac{1}{${slow}} = \frac{1}{${joint}}$, as it must be. The exchanged parts take
        $\frac{${joint}}{${slow}} \times ${fast} + \frac{${joint}}{${fast}} \times ${slow} = ${exchanged}$ days.`,
      principle: text`In joint work all spend the same time on their own parts. Whoever takes the part of another needs
        that time multiplied by the quotient of their rates.`,
    };
  },
);

/** AR.TNW.1 Hard: two who do together a work, and each alone the part of the other. */
export const partsExchanged: readonly AnyTemplate[] = situation<Exchange>({
  type: 'AR.TNW.1',
  situation: 'parts-exchanged',
  tries: 60,
  draw: draw => {
    const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
    const [k, m, n] = [draw.int(1, 12), draw.int(1, 6), draw.int(2, 7)];
    const [joint, exchanged] = [k * m * n, k * (m * m + n * n)];
    return m < n && gcd(m, n) === 1 && n - m * m < 3 && joint >= 6 && k * n * (m + n) <= 120
      ? { joint, exchanged, one, two, frame: draw.int(0, 2) }
      : null;
  },
  forms: [apart],
});

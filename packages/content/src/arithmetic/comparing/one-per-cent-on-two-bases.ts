import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface ThreeDays {
  who: string;
  what: string;
  one: string;
  two: string;
  three: string;
  /** The same part, by which the first exceeds the second and the second falls short of the third. */
  part: Fraction;
  /** The number of the third. */
  last: number;
  frame: number;
}

const stories = [
  { who: 'Ishaan', what: 'litres of milk', one: 'on Monday', two: 'on Tuesday', three: 'on Wednesday' },
  { who: 'A cinema', what: 'tickets', one: 'on Friday', two: 'on Saturday', three: 'on Sunday' },
  { who: 'Harleen', what: 'calendars', one: 'in October', two: 'in November', three: 'in December' },
  { who: 'Rukmini', what: 'saplings', one: 'in June', two: 'in July', three: 'in August' },
] as const;

const total = form<ThreeDays>(
  'total-of-three',
  {
    band: 'Hard',
    seconds: 135,
    revision: 3,
    also: ['AR.PCT.2'],
    verify: ({ part, last }) => {
      const [gap, other] = [part.mul(q(1).sub(part)).mul(last).valueOf(), part.mul(part).mul(last).valueOf()];
      for (let middle = 1; middle < 40000; middle += 1) {
        // The third is more by the first gap and the second one; only then do both per cents agree.
        const [first, third] = [middle + gap, middle + gap + other];
        if (Math.abs(gap / middle - (third - middle) / third) < 1e-9) return first + middle + third;
      }
      throw new Error('no numbers fit');
    },
  },
  ({ who, what, one, two, three, part, last, frame }, { step, find, write, whole }) => {
    const gap = part.mul(q(1).sub(part)).mul(last);
    const other = part.mul(part).mul(last);
    whole(gap, other);
    write(tex`x = (1 + k)y, \quad y = (1 - k)z \Rightarrow x = (1 - k^2)z`, {
      because: text`The fall was measured on the larger number, so a rise by the same per cent does not make up
          for it. From 100 a fall of 20% leads to 80, and a rise of 20% only to 96.`,
    })`
      Let $x$, $y$ and $z$ be the numbers of ${what} ${one}, ${two} and ${three}, and let $k$ stand for $p\%$. Since
      $1 - k^2$ is less than $1$, $x$ is less than $z$.`;
    const low = step(calc`${gap} + ${other}`, {
      name: text`by how much ${three} exceeds ${two}`,
      works: (_, working) => tex`z - y = ${working}`,
      because: text`The numbers lie in order: $y$ is the smallest, then $x$, then $z$. So the two given distances
          join without a gap.`,
    })`
      So $z$ exceeds $x$ by $${other}$, and $x$ exceeds $y$ by $${gap}$. Find by how much $z$ exceeds $y$.`;
    const ratio = step(calc`${gap} / ${low}`, {
      name: text`the number ${two} as a part of that ${three}`,
      works: (_, working) => tex`\frac{x - y}{z - y} = \frac{ky}{kz} = ${working}`,
      because: text`Both differences are the part $k$ of a number, so their quotient is that of the two numbers.`,
    })`
      The two differences are $ky$ and $kz$. Divide one by the other, and $k$ cancels.`;
    const k = step(calc`1 - ${ratio}`, {
      name: 'the part k',
      works: value =>
        tex`1 - k = \frac{${ratio.n}}{${ratio.d}} \Rightarrow k = \frac{${value.n}}{${value.d}}`,
      because: text`$y$ is $z$ less the part $k$ of it, so as a part of $z$ it is 1 less $k$.`,
    })`
      This quotient of $y$ and $z$ is also $1 - k$. Find $k$.`;
    const third = step(calc`${low} ÷ ${frac(k)}`, {
      name: text`the number ${three}`,
      because: text`The part $k$ of $z$ is known as a number, so the whole is that number over $k$.`,
    })`
      The difference $z - y = ${low}$ is the part $k$ of $z$. Divide to find $z$.`;
    const second = find(calc`${third} - ${low}`, { name: text`the number ${two}` });
    const first = find(calc`${second} + ${gap}`, { name: text`the number ${one}` });
    const all = step(calc`${first} + ${second} + ${third}`, {
      name: text`the total of the three numbers`,
      because: text`With $z$ known, the two distances lead back to $y$ and $x$. No per cent is needed any more.`,
    })`
      Then $y = ${calc`${third} - ${low}`}$ and $x = ${calc`${second} + ${gap}`}$. Add the three numbers.`;
    return {
      answer: all,
      stem:
        frame === 0
          ? text`${who} sold $p\%$ more ${what} ${one} than ${two}, and ${two} $p\%$ less than ${three}, with the same
            $p$. The numbers ${one} and ${two} differ by $${gap}$, and those ${one} and ${three} differ by $${other}$.
            What is the total of the three numbers?`
          : text`The ${what} that were sold ${two} were $p\%$ fewer than ${three}; those sold ${one} were $p\%$ more
            than ${two}, where $p$ is the same number. The numbers ${one} and ${two} differ by $${gap}$
            ${what}, those ${one} and ${three} by only $${other}$. Find the total of the three numbers.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(gap.mul(2)),
      slips: [
        slip('wrong_base', third, calc`${low} ÷ ${frac(k)} + ${low}`)`
          You used the $${low}$ by which the number ${three} exceeds the number ${two} as $p\%$ of the number ${two}.
          'Less than ${three}' makes it $p\%$ of the number ${three}.`,
        slip('wrong_base', third, calc`${gap} ÷ ${frac(k)}`)`
          ${here} makes $${gap}$ the per cent $p$ of the number ${three}. It is $p\%$ of the number ${two}.`,
        slip('wrong_base', k, calc`${other} / ${gap}`)`
          You divided the two given differences: ${here} for $p\%$. The difference of $${gap}$ is $p\%$ of the number
          ${two}, but $${other}$ is not $p\%$ of that.`,
        slip('let_gain_and_loss_cancel', first, third)`
          You gave ${one} the same number as ${three}, $${third}$. A rise by $p\%$ after a fall by $p\%$ does not lead
          back.`,
        slip('read_a_comparison_backwards', second, calc`${third} + ${low}`)`
          You made the number ${two} larger than that ${three}: ${here}. It is $p\%$ less.`,
        slip('left_out_a_term', all, calc`${second} + ${third}`)`
          You left out the number ${one}: ${here}. The question asks for all three.`,
        slip('assumed_equal_parts', all, calc`3 * ${third}`)`
          ${here} makes all three as large as the number ${three}. The other two are smaller: ${two} by $p\%$, and a
          rise by $p\%$ of the smaller number does not make up for that.`,
        slip('wrong_sign', first, calc`${second} - ${gap}`)`
          You gave ${one} $${gap}$ fewer than ${two}: ${here}. It is the larger of the two.`,
      ],
      snapRead: text`One per cent acts on two different bases, up on one number and down from another.`,
      approach: text`First decide which of the two outer numbers is larger. Then write both differences from the middle
        number with the same part $k$ and divide them.`,
      faster: text`$kz = ${low}$ and $ky = ${gap}$, so $k(z - y) = ${calc`${low} - ${gap}`}$ with $z - y = ${low}$:
        $k$ is $\frac{${other}}{${low}}$.`,
      check: text`$${second}$ is ${part.mul(100)}% less than $${third}$, and $${first}$ is ${part.mul(100)}% more than
        $${second}$; $${calc`${third} - ${first}`}$.`,
      principle: text`A fall and a rise by the same per cent leave $1 - k^2$ of the start, never the whole of it.`,
    };
  },
);

/** AR.PCT.3 Hard: the same per cent more than one number and less than another. */
export const onePerCentOnTwoBases: readonly AnyTemplate[] = situation<ThreeDays>({
  type: 'AR.PCT.3',
  situation: 'one-per-cent',
  tries: 40,
  draw: draw => {
    const part = draw.pick([
      q(1, 10),
      q(1, 8),
      q(1, 5),
      q(1, 4),
      q(3, 10),
      q(2, 5),
      q(3, 20),
      q(1, 3),
      q(3, 8),
    ]);
    const last = draw.int(2, 90) * Number(part.d * part.d);
    return last >= 160 && last <= 4000 ? { part, last, frame: draw.int(0, 1), ...draw.pick(stories) } : null;
  },
  forms: [total],
});

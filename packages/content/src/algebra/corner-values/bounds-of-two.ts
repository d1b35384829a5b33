import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Box {
  /** x from `left` to `right`, y from `low` to `high`; the expression is ax − by. */
  left: number;
  right: number;
  low: number;
  high: number;
  a: number;
  b: number;
  frame: number;
}

const signed = (n: number) => (n < 0 ? `(${n})` : `${n}`);

const difference = form<Box>(
  'greatest-difference-of-multiples',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ left, right, low, high, a, b }) => {
      let best = Number.NEGATIVE_INFINITY;
      for (let x = left; x <= right; x += 1)
        for (let y = low; y <= high; y += 1) best = Math.max(best, a * x - b * y);
      return best;
    },
  },
  ({ left, right, low, high, a, b, frame }, { step }) => {
    const x = step(right, {
      name: text`the $x$ that is taken`,
      works: value => tex`${a}x: \quad x = ${value}`,
      because: text`$x$ and $y$ are bounded separately, so each may be chosen alone.`,
    })`
      The term $${a}x$ is added, so it should be as large as possible: take the largest $x$.`;
    const y = step(low, {
      because: text`Subtracting a smaller number leaves more: $10 - 2$ is more than $10 - 5$. Not the largest $y$,
        although the greatest value is asked.`,
      name: text`the $y$ that is taken`,
      works: value => tex`-${b}y: \quad y = ${value}`,
    })`
      The term $${b}y$ is subtracted, so it should be as small as possible: take the smallest $y$.`;
    const best = step(calc`${a} * ${x} - ${b} * ${y}`)`
      Put both numbers into the expression $${a}x - ${b}y$.`;
    return {
      answer: best,
      stem: wording(
        frame,
        text`For real numbers $x$ and $y$ let $${left} \le x \le ${right}$ and $${low} \le y \le ${high}$. What is the
          greatest value of $${a}x - ${b}y$?`,
        text`The number $x$ is at least $${left}$ and at most $${right}$; the number $y$ is at least $${low}$ and at
          most $${high}$. How large can $${a}x - ${b}y$ be?`,
        text`Find the maximum of $${a}x - ${b}y$ if $x$ lies from $${left}$ to $${right}$ and $y$ from $${low}$ to
          $${high}$, all ends included.`,
      ),
      show: plain,
      plausible: value => !value.equals(0),
      slips: [
        slip('sought_the_extreme_elsewhere', y, high)`
          You used the largest $y$, $${high}$, as well. Its multiple is subtracted, so a large $y$ makes the expression
          smaller.`,
        slip('wrong_sign', best, calc`${a} * ${x} + ${b} * ${high}`)`
          The multiple of $y$ was added, with $y = ${high}$, although it is subtracted.`,
        slip('sought_the_extreme_elsewhere', x, left)`
          You used $x = ${left}$. The term $${a}x$ is added, so a larger $x$ makes the expression larger.`,
        slip('wrong_sign', best, calc`${a} * ${x} + ${b} * ${low}`)`
          The multiple of $y = ${low}$ was added to the rest. But in the expression it is subtracted.`,
        slip('left_out_a_term', best, calc`${a} * ${x}`)`
          You used only the greatest value of $${a}x$, which is $${best}$. The term $-${b}y$ belongs to the expression
          too, even with the best $y$.`,
        slip('gave_the_other_extreme', best, calc`${a} * ${left} - ${b} * ${high}`)`
          This is the least value, with $x = ${left}$ and $y = ${high}$. The greatest value needs the opposite ends.`,
      ],
      snapRead: text`Two numbers with bounds of their own, and an expression with a plus and a minus: choose each end
        by its sign.`,
      approach: text`Each term may be made as large as possible alone: the largest $x$, but the smallest $y$.`,
      check: text`The four corners give $${a * right - b * low}$, $${a * right - b * high}$, $${a * left - b * low}$
        and $${a * left - b * high}$. The first is the greatest.`,
      principle: text`A number with a negative coefficient has to be small where the expression is to be large.`,
    };
  },
);

const spread = form<Box>(
  'spread-of-a-square-and-a-number',
  {
    band: 'Easy',
    seconds: 65,
    suits: ({ left, right, b }) => left < 0 && right > 0 && -left !== right && b > 0,
    verify: ({ left, right, low, high }) => {
      const list: number[] = [];
      for (let x = left; x <= right; x += 1) for (let y = low; y <= high; y += 1) list.push(x * x - y);
      return Math.max(...list) - Math.min(...list);
    },
  },
  ({ left, right, low, high, frame }, { step }) => {
    const far = -left > right ? left : right;
    const near = far === left ? right : left;
    const most = step(far * far, {
      name: text`the greatest $x^2$`,
      works: value => tex`${signed(far)}^2 = ${value}`,
      because: text`A square depends on the size of a number only, not on its sign.`,
    })`
      First find the greatest value of $x^2$: it is at the end of the interval that is farther from $0$.`;
    const least = step(0, {
      because: text`A square is never negative, and going from one end to the other $x$ passes $0$. Not the smaller of
        the squares of the two ends: inside, $x^2$ is smaller still.`,
      name: text`the least $x^2$`,
      works: value => tex`${left} < 0 < ${right} \quad \Rightarrow \quad x^2 \ge ${value}`,
    })`
      $0$ lies between the bounds of $x$, and its square is the least of all. So the least $x^2$ is not at an end.`;
    const high1 = step(calc`${most} - ${low}`, {
      because: text`$x$ and $y$ are bounded separately, so both choices are possible together. A smaller $y$ takes less
        away.`,
      name: 'the greatest value',
    })`
      For the greatest value of $x^2 - y$ take the greatest $x^2$ and subtract the smallest $y$.`;
    const low1 = step(calc`${least} - ${high}`, {
      because: text`The least value needs as little as possible before the minus and as much as possible after it.`,
      name: 'the least value',
    })`
      For the least value take the least $x^2$ and subtract the largest $y$.`;
    const answer = step(calc`${high1} - ${low1}`)`
      Subtract the least value from the greatest.`;
    return {
      answer,
      stem: wording(
        frame,
        text`Real numbers $x$ and $y$ satisfy $${left} \le x \le ${right}$ and $${low} \le y \le ${high}$. What is the
          difference of the greatest and the least value of $x^2 - y$?`,
        text`If $x$ may be any real number from $${left}$ to $${right}$ and $y$ any from $${low}$ to $${high}$, the
          values of $x^2 - y$ form an interval. How long is it?`,
        text`Let $-${-left} \le x \le ${right}$ and $${low} \le y \le ${high}$. By how much does the largest possible
          value of $x^2 - y$ exceed the smallest?`,
      ),
      show: plain,
      plausible: value => value.gt(0),
      slips: [
        slip('forgot_zero', least, near * near)`
          The least $x^2$ was taken as $${near ** 2}$, at an end. For $x = 0$ it is smaller.`,
        slip('wrong_sign', least, -near * near)`
          The least $x^2$ was taken as $-${near ** 2}$. A square is never negative.`,
        slip('wrong_sign', high1, calc`${most} + ${low}`)`
          The smallest $y$, $${low}$, was added for the greatest value. It has to be subtracted.`,
        slip('left_out_a_term', answer, most)`
          $${most}$ is how much $x^2$ alone changes. The number $y$ changes too, by $${high} - ${low}$, and both
          changes add up.`,
        slip('forgot_negative_numbers', most, near * near)`
          The greatest $x^2$ was taken at $x = ${near}$. The other end, $${far}$, is farther from $0$.`,
        slip('took_a_power_term_by_term', answer, calc`(${right} - ${left})^2 + ${high} - ${low}`)`
          You squared the length of the interval of $x$. The squares go from $0$ to the larger of the squares of its
          two ends.`,
        slip('subtracted_for_added', answer, calc`${most} - (${high} - ${low})`)`
          The change of $y$ was taken off here. $x^2$ can grow while $y$ falls, so the two changes add up.`,
        slip('sought_the_extreme_elsewhere', high1, calc`${most} - ${high}`)`
          You subtracted the largest $y$, $${high}$, for the greatest value too. There the smallest $y$ has to be
          subtracted.`,
      ],
      snapRead: text`A square and a number, each with bounds of its own; the bounds of $x$ have different signs.`,
      approach: text`Find the range of $x^2$, in which $0$ belongs, and the range of $y$; then combine the ends that
        work in the same direction.`,
      faster: text`The lengths of the two ranges add up: $${far ** 2} + (${high} ${addedTex(-low)})$.`,
      check: text`The greatest value is $${far ** 2} ${addedTex(-low)} = ${far ** 2 - low}$, for $x = ${far}$ and $y =
        ${low}$; the least is $${-high}$, for $x = 0$ and $y = ${high}$.`,
      principle: text`The square of a number whose bounds have different signs is least at zero, not at a bound.`,
    };
  },
);

/** AL.INQ.7 Easy: two numbers with bounds of their own. */
export const boundsOfTwo: readonly AnyTemplate[] = situation<Box>({
  type: 'AL.INQ.7',
  situation: 'two-bounded-numbers',
  tries: 60,
  draw: draw => {
    const p = {
      left: draw.int(-8, 2),
      right: draw.int(3, 9),
      low: draw.int(1, 5),
      high: draw.int(6, 12),
      a: draw.int(2, 7),
      b: draw.int(2, 6),
      frame: draw.int(0, 2),
    };
    return p.left < 0 &&
      q(p.a * p.right)
        .sub(p.b * p.low)
        .gt(1)
      ? p
      : null;
  },
  forms: [difference, spread],
});

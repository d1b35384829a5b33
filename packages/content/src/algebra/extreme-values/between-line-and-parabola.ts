import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, polynomialTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Between {
  /** The line ax + b, and the parabola that lies above it by g(x − h)². */
  a: number;
  b: number;
  g: number;
  h: number;
  /** A place with the known height e above the line, and the place asked. */
  u: number;
  e: number;
  w: number;
  frame: number;
}

const lineAt = ({ a, b }: Between, x: number) => a * x + b;

const heldBetween = form<Between>(
  'value-of-a-quadratic-held-between',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AL.FUN.4', 'AL.QUA.3'],
    verify: p => {
      // f = ax + b + cx² + dx + k: it meets the line with the double root that the parabola has there.
      const c = p.e / (p.u - p.h) ** 2;
      for (let x = -30; x <= 30; x += 0.5) {
        const above = c * (x - p.h) ** 2;
        if (above < -1e-9 || above > p.g * (x - p.h) ** 2 + 1e-9) throw new Error('it leaves the gap');
      }
      return q(Math.round(lineAt(p, p.w) * 100 + c * (p.w - p.h) ** 2 * 100), 100);
    },
  },
  (p, { step, find, write }) => {
    const { a, b, g, h, u, e, w, frame } = p;
    const line = polynomialTex([a, b]);
    const parabola = polynomialTex([g, a - 2 * g * h, b + g * h * h]);
    const shift = `x ${addedTex(-h)}`;
    const known = lineAt(p, u) + e;
    write(tex`(${parabola}) - (${line}) = ${polynomialTex([g, -2 * g * h, g * h * h])}`, {
      because: text`The graph of $f$ has to stay in the gap between the two. So ask first how wide the gap is, and
        whether it closes anywhere.`,
    })`
      Subtract the lower expression from the upper one to see how much room is left for $f$.`;
    const place = step(h, {
      name: 'the place where the gap closes',
      works: value =>
        tex`${polynomialTex([g, -2 * g * h, g * h * h])} = ${g}(${shift})^2 = 0 \;\Rightarrow\; x = ${value}`,
      because: text`The difference is a multiple of a perfect square, so the line is a tangent of the parabola. At the
        point of contact there is no room: all three values are equal.`,
    })`
      The difference is a perfect square times a number. It is zero at one place, and there $f(x)$ must be equal to
      both.`;
    const above = step(calc`${known} - (${a} * ${u} + ${b})`, {
      name: 'the height of the known point above the line',
      works: (_v, working) => tex`f(${u}) - (${line})\big|_{x = ${u}} = ${working}`,
      because: text`$f(x)$ less the line is quadratic, never negative, and zero at the point of contact. So that place
        is a double zero, and the difference is $c(${shift})^2$ with one unknown number $c$.`,
    })`
      So $f(x)$ less the line is never negative and is zero there: it is $c(${shift})^2$. Find its value at $x =
      ${u}$.`;
    const ratio = find(calc`(${w} - ${place}) / (${u} - ${place})`, { name: 'the ratio of the distances' });
    const extra = step(calc`${above} * ${ratio}^2`, {
      name: 'the height above the line at the asked place',
      works: value =>
        tex`${above} \times \left(\frac{${w} - ${place}}{${u} - ${place}}\right)^2 = ${above} \times
          \left(${ratio}\right)^2 = ${value}`,
    })`
      This difference grows with the square of the distance from the point of contact. Compare the two distances.`;
    const value = step(calc`${a} * ${w} + ${b} + ${extra}`, {
      name: text`the value of f at ${w}`,
      works: (_v, working) => tex`f(${w}) = ${working}`,
    })`
      Add the value of the line at $x = ${w}$.`;
    return {
      answer: value,
      stem: wording(
        frame,
        text`A quadratic polynomial $f$ satisfies $${line} \le f(x) \le ${parabola}$ for all real numbers $x$. It is
          known that $f(${u}) = ${known}$. What is the value of $f(${w})$?`,
        text`The graph of a quadratic function $f$ lies nowhere below the line $y = ${line}$ and nowhere above the
          parabola $y = ${parabola}$, though it may touch them. It passes through the point $(${u}, ${known})$. At what
          height does it cross the vertical line $x = ${w}$?`,
        text`Two engineers bound the height $f(x)$ of a cable, a quadratic function of the distance $x$ along a bridge.
          One shows that it is at least $${line}$, the other that it is at most $${parabola}$, both for every real $x$.
          At $x = ${u}$ the height is $${known}$. How large is it at $x = ${w}$?`,
      ),
      show: plain,
      plausible: found => found.d <= 4n,
      slips: [
        slip('forgot_to_square', extra, calc`${above} * ${ratio}`)`
          You let the height above the line grow in proportion to the distance from the point of contact. The
          difference of a quadratic expression and its tangent grows with the square of it.`,
        slip('measured_from_the_wrong_end', ratio, u !== 0 && calc`${w} / ${u}`)`
          You compared distances from $x = 0$. The graph meets the line where the line touches the parabola, and
          distances count from there.`,
        slip('left_out_a_term', value, calc`0 + ${extra}`)`
          ${extra} is only the height of the graph above the line at $x = ${w}$. The height of the line itself has to
          be added.`,
        slip('ignored_a_condition', extra, calc`${g} * (${w} - ${h})^2`)`
          You used the upper bound itself for $f$. It does not pass through the height $${known}$ at $x = ${u}$.`,
        slip('assumed_a_proportion', extra, above)`
          You made $f(${w})$ and $f(${u})$ equally high above the line. The two places are not equally far from the
          point where the three graphs meet.`,
        slip('ignored_a_condition', extra, calc`${g} * (${w} - ${h})^2 / 2`)`
          You put $f$ midway between the two bounds. The point with the height $${known}$ at $x = ${u}$ tells which
          part of the gap lies below it.`,
        slip('wrong_sign', value, calc`${a} * ${w} + ${b} - ${extra}`)`
          ${here} goes below the line at $x = ${w}$. The line is the lower bound of $f$, so the difference is added.`,
      ],
      snapRead: text`A quadratic expression between a line and a parabola: look whether the two bounds meet.`,
      approach: text`The bounds touch at one place, so $f$ meets the line there with a double zero. Then only one
        number is unknown, and the given value fixes it.`,
      check: text`At $x = ${w}$ the bounds are $${lineAt(p, w)}$ and $${lineAt(p, w) + g * (w - h) ** 2}$, and ${value}
        lies between them, as it should.`,
      principle: text`Where two bounds touch, everything between them touches too: a difference that is never negative
        and is zero there has a double zero.`,
    };
  },
);

/** AL.QUA.7 Hard: a quadratic function between a line and a parabola that touch. */
export const betweenLineAndParabola: readonly AnyTemplate[] = situation<Between>({
  type: 'AL.QUA.7',
  situation: 'between-line-and-parabola',
  tries: 80,
  draw: draw => {
    const g = draw.int(1, 4);
    const h = draw.pick([-5, -4, -3, -2, 2, 3, 4, 5, 6]);
    const [u, w] = [h + draw.pick([-4, -3, -2, 2, 3, 4]), h + draw.pick([-6, -5, -4, -3, 3, 4, 5, 6])];
    const [far, near] = [w - h, u - h];
    const e = draw.int(1, g * near * near - 1);
    const p = {
      a: draw.pick([-6, -4, -3, -2, 2, 3, 4, 5, 6, 8]),
      b: draw.int(-9, 9),
      g,
      h,
      u,
      e,
      w,
      frame: draw.int(0, 2),
    };
    const isFit =
      (e * far * far) % (near * near) === 0 &&
      Math.abs(far) !== Math.abs(near) &&
      u !== 0 &&
      w !== 0 &&
      p.b !== 0 &&
      2 * e !== g * near * near;
    return isFit && p.a - 2 * g * h !== 0 && lineAt(p, u) + e !== 0 ? p : null;
  },
  forms: [heldBetween],
});

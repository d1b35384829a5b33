import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Geometric {
  a: number;
  /** The common ratio as n/d, and places in the progression. */
  n: number;
  d: number;
  i: number;
  j: number;
  m: number;
  frame: number;
}

const ordinals: Readonly<Record<number, string>> = {
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  6: 'sixth',
  7: 'seventh',
};

const secondTerm = form<Geometric>(
  'second-term-from-the-infinite-sum',
  {
    band: 'Easy',
    seconds: 45,
    suits: ({ a, n, d }) => q(a).div(q(1).sub(q(n, d))).d === 1n && q(a * n, d).d === 1n && n < d,
    verify: ({ a, n, d }) => {
      // The ratio that gives the sum is looked for between -1 and 1.
      const total = a / (1 - n / d);
      let [low, high] = [-1, 1];
      for (let i = 0; i < 80; i += 1) {
        const r = (low + high) / 2;
        if (a / (1 - r) < total) low = r;
        else high = r;
      }
      return nearFraction(Math.round(a * low * 1e7) / 1e7, 40);
    },
  },
  ({ a, n, d, frame }, { step }) => {
    const total = q(a).div(q(1).sub(q(n, d)));
    const rest = step(frac(calc`${a} / ${total}`), {
      name: text`the value of $1 - r$`,
      because: text`The sum of all terms of an infinite geometric progression is the first term divided by $1 - r$.
        With the first term and the sum known, only $r$ is unknown.`,
      works: (_v, w) => tex`\frac{${a}}{1 - r} = ${total} \quad \Rightarrow \quad 1 - r = ${w}`,
    })`
      Let $r$ be the common ratio. The sum of all terms is the first term divided by $1 - r$. Solve this equation for
      $1 - r$.`;
    const r = step(frac(calc`1 - ${frac(rest)}`), {
      name: 'the common ratio',
      because: text`The equation gives $1 - r$ and not $r$. If $1 - r$ is small, $r$ is near $1$, and the other way
        round.`,
      works: (_v, w) => tex`r = ${w}`,
    })`
      Subtract this value from $1$ to get the ratio $r$.`;
    const second = step(frac(calc`${a} * ${frac(r)}`), {
      because: text`Each term is the one before multiplied by the ratio.`,
    })`
      The second term is the first term multiplied by the ratio.`;
    return {
      answer: second,
      stem:
        frame % 2 === 0
          ? text`The first term of an infinite geometric progression is $${a}$, and the sum of all its terms is
            $${total}$. What is its second term?`
          : text`An infinite geometric series that begins with $${a}$ adds up to $${total}$. Find the term that
            follows the $${a}$.`,
      show: plain,
      plausible: value => value.d < 30n && value.abs().lt(4 * a),
      slips: [
        slip('wrong_sign', r, calc`${frac(rest)} - 1`)`
          You used $${frac(r)}$ as the ratio, with the sign turned round. The sum is divided by one less the ratio, so
          the ratio is $1 - ${frac(rest)}$.`,
        slip('stopped_a_step_early', r, rest)`
          You used $${frac(r)}$ as the ratio. That is one less the ratio, the value in the denominator of the sum.`,
        slip('wrong_sign', r, calc`${total} / ${a} - 1`)`
          You divided the sum by the first term and subtracted $1$, with the ratio $${frac(r)}$. That would be right if
          the sum were only the first two terms.`,
        slip('mixed_up_sum_and_term', second, calc`${total} - ${a}`)`
          ${here} is the sum of all terms after the first. The second term is only one of them.`,
        slip('went_a_step_too_far', second, calc`${a} * ${frac(r)}^2`)`
          ${here} is the third term, because you multiplied by the ratio twice. From the first to the second term it is
          one factor.`,
        slip('inverted_the_ratio', rest, calc`${a} / (${total} + ${a})`)`
          You divided the first term by ${calc`${total} + ${a}`}. The first term is in the sum $${total}$ already, so
          it is not added again.`,
        slip('halved_needlessly', second, calc`${a} * ${frac(r)} / 2`)`
          ${here} is half of the second term. There is no reason to halve it.`,
      ],
      snapRead: text`The first term and the infinite sum are given: the formula of the sum gives the ratio.`,
      approach: text`Put the first term and the sum into the formula of the infinite sum and solve for the ratio. The
        first term times the ratio is the second term.`,
      faster: text`Without the first term the sum is ${calc`${total} - ${a}`}, and that is $r$ times the whole sum:
        $r = ${frac(q(n, d))}$.`,
      check: text`With the ratio $${frac(q(n, d))}$ the sum is $${a} \div \left(1 - ${frac(q(n, d))}\right) =
        ${total}$.`,
      principle: text`The sum of an infinite geometric progression is its first term over one minus the ratio, if the
        ratio is less than one in size.`,
    };
  },
);

const betweenTerms = form<Geometric>(
  'term-from-two-terms',
  {
    band: 'Easy',
    seconds: 50,
    suits: ({ a, n, d, i, j, m }) => {
      const term = (k: number) => q(a).mul(q(n, d).pow(k - 1) ?? 1);
      return (
        n !== 1 &&
        j - i > 1 &&
        m !== i &&
        m !== j &&
        m > 0 &&
        [i, j, m].every(k => term(k).d === 1n && term(k).lt(6000)) &&
        (i - m) % (j - i) !== 0
      );
    },
    verify: ({ a, n, d, i, j, m }) => {
      const [x, y] = [a * (n / d) ** (i - 1), a * (n / d) ** (j - 1)];
      return nearFraction(Math.round(x * Math.exp((Math.log(y / x) * (m - i)) / (j - i)) * 1e6) / 1e6);
    },
  },
  ({ a, n, d, i, j, m, frame }, { step, find }) => {
    const term = (k: number) => q(a).mul(q(n, d).pow(k - 1) ?? 1);
    const steps = find(j - i, { name: 'the steps between the given terms' });
    const quotient = step(frac(calc`${term(j)} / ${term(i)}`), {
      name: 'the quotient of the given terms',
      because: text`Going from one term to the next multiplies by $r$. From the ${ordinals[i] ?? 'first'} to the
        ${ordinals[j] ?? ''} term there are ${String(j - i)} such factors, one for each step.`,
      works: (_v, w) => tex`r^{${j - i}} = ${w}`,
    })`
      Let $r$ be the common ratio. From the ${ordinals[i] ?? 'first'} term to the ${ordinals[j] ?? ''} it is a factor
      ${String(j - i)} times. So divide the two terms.`;
    const r = step(
      () => {
        const root = Number(quotient.valueOf()) ** (1 / Number(steps.valueOf()));
        for (let bottom = 1; bottom < 60; bottom += 1)
          if (Math.abs(root * bottom - Math.round(root * bottom)) < 1e-9)
            return q(Math.round(root * bottom), bottom);
        return q(Math.round(root * 1000), 1000);
      },
      {
        name: 'the common ratio',
        because: text`Equal factors multiplied together make a power, so a root undoes it. Dividing by ${String(j - i)}
          would be right for equal steps that are added.`,
        works: value => tex`r = ${frac(value)}`,
      },
    )`
      Find $r$ as the root of this quotient. It is positive, because all terms are positive.`;
    const away = find(m - i, { name: 'the steps to the term that is asked' });
    const wanted = step(() => term(i).mul(r.pow(away) ?? 1), {
      because: text`Each step on multiplies by $r$, and each step back divides by it.`,
      works: value => tex`${term(i)} \times \left(${frac(r)}\right)^{${away}} = ${frac(value)}`,
    })`
      Go ${Math.abs(m - i)} step(s) ${m > i ? 'on from' : 'back from'} the ${ordinals[i] ?? 'first'} term to the
      ${m === 1 ? 'first' : (ordinals[m] ?? '')}, with the factor $r$ for each step.`;
    const place = m === 1 ? 'first' : (ordinals[m] ?? '');
    const [from, to] = [i === 1 ? 'first' : (ordinals[i] ?? ''), ordinals[j] ?? ''];
    return {
      answer: wanted,
      stem:
        frame % 2 === 0
          ? text`All terms of a geometric progression are positive. Its ${from} term is $${term(i)}$ and its ${to}
            term is $${term(j)}$. What is the ${place} term?`
          : text`In a geometric progression of positive numbers the ${from} number is $${term(i)}$, the ${to} is
            $${term(j)}$. Find the ${place} number.`,
      show: plain,
      plausible: value => value.gt(0) && value.d < 30n && value.lt(20000),
      slips: [
        slip('miscounted_the_steps', away, m + 1 !== j && m + 1 !== i && m - i + 1)`
          You multiplied $${term(i)}$ by the ratio to the power $${m - i + 1}$. From place $${i}$ to place $${m}$ the
          power is $${m - i}$${m < i && ', because each step back divides by the ratio'}.`,
        slip('miscounted_the_steps', away, m - 1 !== i && m - 1 !== j && m - i - 1)`
          You multiplied $${term(i)}$ by the ratio to the power $${m - i - 1}$. From place $${i}$ to place $${m}$ the
          power is $${m - i}$${m < i && ', because each step back divides by the ratio'}.`,
        slip('mixed_up_kinds_of_progression', wanted, () =>
          term(i).add(
            term(j)
              .sub(term(i))
              .div(j - i)
              .mul(m - i),
          ),
        )`
          $${wanted}$ belongs to equal steps that are added. In a geometric progression each step multiplies by the same
          factor.`,
        slip('miscounted_the_steps', steps, j - i + 1)`
          You counted ${String(j - i + 1)} steps between $${term(i)}$ and $${term(j)}$. From place $${i}$ to place
          $${j}$ there are ${String(j - i)}, one less than there are terms.`,
        slip('forgot_the_root', r, quotient)`
          You used $${frac(quotient)}$ as the ratio. It is the factor for all $${j - i}$ steps together, so its root is
          the ratio.`,
        slip('inverted_the_ratio', away, i - m)`
          You went the ${Math.abs(m - i)} step(s) from $${term(i)}$ in the wrong direction. Place $${m}$ is
          ${m > i ? 'after' : 'before'} place $${i}$.`,
        slip('took_a_power_for_a_product', r, calc`${frac(quotient)} / ${steps}`)`
          You divided the quotient $${frac(quotient)}$ by ${String(j - i)}. Equal factors are multiplied, so a root has
          to be found.`,
        slip('miscounted_the_steps', away, m + 2 !== j && m + 2 !== i && m - i + 2)`
          You multiplied $${term(i)}$ by the ratio to the power $${m - i + 2}$. From place $${i}$ to place $${m}$ the
          power is $${m - i}$${m < i && ', because each step back divides by the ratio'}.`,
      ],
      snapRead: text`Two terms of a geometric progression are given: their quotient is a power of the ratio.`,
      approach: text`Divide the two terms and find the root: that is the ratio. From a known term go to the wanted one,
        with the ratio as the factor of each step.`,
      check: text`With the ratio $${frac(q(n, d))}$ the ${from} term $${term(i)}$ leads to $${term(j)}$ after
        ${String(j - i)} steps.`,
      principle: text`Between two terms of a geometric progression the ratio is a factor as often as there are steps.`,
    };
  },
);

const squares = form<Geometric>(
  'first-term-from-sum-and-squares',
  {
    band: 'Medium',
    seconds: 95,
    revision: 2,
    suits: ({ a, n, d }) => q(a).div(q(1).sub(q(n, d))).d === 1n && n < d && a / (1 - n / d) < 70,
    verify: ({ a, n, d }) => {
      const [total, square] = [a / (1 - n / d), (a * a) / (1 - (n / d) ** 2)];
      let [low, high] = [-1, 1];
      for (let i = 0; i < 80; i += 1) {
        const r = (low + high) / 2;
        if ((total * (1 - r)) / (1 + r) > square / total) low = r;
        else high = r;
      }
      return nearFraction(Math.round(total * (1 - low) * 1e7) / 1e7, 60);
    },
  },
  ({ a, n, d, frame }, { step, write }) => {
    const r0 = q(n, d);
    const [total, square] = [q(a).div(q(1).sub(r0)), q(a * a).div(q(1).sub(r0.mul(r0)))];
    write(tex`\frac{a}{1 - r} = ${total}, \qquad \frac{a^2}{1 - r^2} = ${frac(square)}`, {
      because: text`When each term is squared, the factor from one to the next is squared too. So the squares form a
        geometric progression with the ratio $r^2$.`,
    })`
      Let $a$ be the first term and $r$ the ratio. The squares begin with $a^2$ and have the ratio $r^2$. Write both
      infinite sums as equations.`;
    const other = step(frac(calc`${frac(square)} / ${total}`), {
      name: text`the value of $\frac{a}{1 + r}$`,
      because: text`Dividing cancels one factor $a$ and the whole $1 - r$. What is left has only first powers of $a$ and
        $r$.`,
      works: (_v, w) => tex`\frac{a^2}{(1 - r)(1 + r)} \div \frac{a}{1 - r} = \frac{a}{1 + r} = ${w}`,
    })`
      The denominator $1 - r^2$ is $(1 - r)(1 + r)$. Divide the second sum by the first, so that $1 - r$ cancels.`;
    const r = step(frac(calc`(${total} - ${frac(other)}) / (${total} + ${frac(other)})`), {
      name: 'the common ratio',
      because: text`The first sum gives $a$ as the sum times $1 - r$, and the new equation gives $a$ as a number times
        $1 + r$. Both are the same $a$.`,
      works: (_v, w) => tex`${total}(1 - r) = ${frac(other)}(1 + r) \quad \Rightarrow \quad r = ${w}`,
    })`
      Both equations give $a$. Set the two expressions equal and solve for $r$.`;
    const first = step(frac(calc`${total} * (1 - ${frac(r)})`), { works: (_v, w) => tex`a = ${w}` })`
      Substitute $r$ into the first sum to get the first term $a$.`;
    return {
      answer: first,
      stem:
        frame % 2 === 0
          ? text`The terms of an infinite geometric progression add up to $${total}$, and the squares of its terms
            add up to $${frac(square)}$. What is its first term?`
          : text`The sum of an infinite geometric series is $${total}$. If every term is squared, the sum is
            $${frac(square)}$. Find the first term of the series.`,
      show: plain,
      plausible: value => value.gt(0) && value.d < 60n,
      slips: [
        slip('wrong_sign', r, calc`(${frac(other)} - ${total}) / (${total} + ${frac(other)})`)`
          You used $${frac(r)}$ as the ratio, with the sign turned round. The squares show which sign is right: their
          sum would be another one.`,
        slip('answered_another_quantity', first, calc`${total} * (1 - ${frac(r)}) * ${frac(r)}`)`
          ${here} is the second term, because you multiplied by the ratio once more. The question asks for the first.`,
        slip('answered_another_quantity', first, r)`
          $${first}$ is the common ratio. The first term has still to be found from it.`,
        slip('inverted_the_ratio', first, calc`${total} * ${frac(r)}`)`
          ${here} multiplies the sum by the ratio. The first term is the sum times one minus the ratio.`,
        slip('forgot_to_square', first, other)`
          You used the ratio itself for the squares, so the quotient $${other}$ of the two sums became the first term.
          The squares have the squared ratio.`,
        slip('wrong_sign', first, calc`${total} * (1 + ${frac(r)})`)`
          ${here} multiplies the sum by one plus the ratio. The sum is the first term over one minus the ratio.`,
        slip('left_out_a_factor', r, calc`(${total} - ${frac(other)}) / ${total}`)`
          You divided only by $${total}$ and got the ratio $${frac(r)}$. The ratio is on both sides of the equation, so
          its terms have to be brought together first.`,
      ],
      snapRead: text`The sum of an infinite progression and the sum of its squares are given: two equations for the
        first term and the ratio.`,
      approach: text`The squares form a progression with the squared ratio. Dividing the two sums leaves a simple
        equation, which with the first sum gives the ratio and then the first term.`,
      check: text`With $${a}$ and the ratio $${frac(r0)}$ the sum is $${total}$; the squares begin with $${a * a}$
        and have the ratio $${frac(r0.mul(r0))}$.`,
      principle: text`The squares of the terms of a geometric progression form another one, with the squared ratio.`,
    };
  },
);

const following = form<Geometric>(
  'each-term-against-all-that-follow',
  {
    band: 'Medium',
    seconds: 80,
    suits: ({ a, m }) => a % m === 0,
    verify: ({ a, m }) => {
      let after = 0;
      for (let i = 0; i < 80; i += 1) after += a / (m + 1) ** i;
      return nearFraction(after, 30);
    },
  },
  ({ a, m, frame }, { step, find }) => {
    const first = a * (m + 1);
    const given = first + a;
    const times = { 2: 'twice', 3: 'three times', 4: 'four times', 5: 'five times', 6: 'six times' }[m] ?? '';
    const parts = find(m + 1, { name: 'one over the ratio' });
    const r = step(frac(calc`1 / ${parts}`), {
      name: 'the common ratio',
      because: text`What follows a term is an infinite progression of its own, with the same ratio. As every part of the
        equation contains $a$, the condition fixes only $r$.`,
      works: value =>
        tex`a = ${m} \times \frac{ar}{1 - r} \quad \Rightarrow \quad 1 - r = ${m}r \quad \Rightarrow \quad r =
          ${frac(value)}`,
    })`
      Let $a$ be a term and $r$ the ratio. All terms after it form an infinite progression that begins with $ar$, so
      their sum is $\frac{ar}{1 - r}$. Write the condition; $a$ cancels.`;
    const start = step(frac(calc`${given} / (1 + ${frac(r)})`), {
      name: 'the first term',
      because: text`The second term is $r$ times the first, so the two together are $1 + r$ times the first.`,
      works: (_v, w) => tex`a(1 + r) = ${given} \quad \Rightarrow \quad a = ${w}`,
    })`
      Now let $a$ be the first term. The sum of the first two terms is given, so solve it for $a$.`;
    const all = step(frac(calc`${frac(start)} / (1 - ${frac(r)})`), { name: 'the sum of all terms' })`
      The sum of all terms is the first term divided by one minus the ratio.`;
    const after = step(frac(calc`${frac(all)} - ${frac(start)}`))`
      The question asks only for the terms after the first, so subtract the first term.`;
    return {
      answer: after,
      stem:
        frame % 2 === 0
          ? text`In an infinite geometric progression of positive numbers every term is ${times} the sum of all the
            terms after it. The first two terms add up to $${given}$. What is the
            sum of all the terms after the first?`
          : text`The first two terms of an infinite geometric series with positive terms have the sum $${given}$.
            Each term of the series is ${times} as large as everything that comes
            after it. Find the sum of all terms from the second one on.`,
      show: plain,
      plausible: value => value.gt(0) && value.d < 30n,
      slips: [
        slip('took_a_part_for_the_whole', parts, m)`
          You used $${frac(r)}$ as the ratio, as if each term were ${times} the next one alone. It is ${times} all the
          following terms together.`,
        slip('left_out_a_term', start, given)`
          You used $${given}$ as the first term. That is the sum of the first two terms.`,
        stop('stopped_a_step_early', all)`
          $${frac(all)}$ is the sum of all terms. The first term has still to be subtracted, because only the terms
          after it are wanted.`,
        slip('answered_another_quantity', after, calc`${given} - ${frac(start)}`)`
          ${here} is the second term alone. All the terms after it belong to the sum as well.`,
        slip('left_out_a_term', after, calc`${frac(all)} - ${given}`)`
          ${here} is the sum of the terms from the third one on. The second term also comes after the first.`,
        slip('answered_another_quantity', after, start)`
          $${frac(after)}$ is the first term. The question asks for the sum of the terms after it.`,
        slip('took_a_part_for_the_whole', start, calc`${given} / 2`)`
          You used half of $${given}$ as the first term. The second term is smaller than the first, so the two are not
          equal parts.`,
      ],
      snapRead: text`Every term is compared with all that follow it: this fixes the ratio.`,
      approach: text`The terms after a term are again an infinite progression, so the condition gives the ratio. The
        first two terms then give the first one; from the sum of all terms subtract it.`,
      faster: text`Let everything after the second term be $1$ part. Then the second term is $${m}$ parts, all after the
        first $${m + 1}$ parts, and the first term $${m * (m + 1)}$ parts. The first two are
        $${m * (m + 2)}$ parts, so the sum is ${frac(calc`${given} * ${m + 1} / ${m * (m + 2)}`)}.`,
      check: text`The first term is ${times} this sum, ${calc`${m} * ${after}`}, and with the second term,
        $${a}$, that makes $${given}$.`,
      principle: text`The terms after any term of an infinite geometric progression form one too, with the same ratio.`,
    };
  },
);

/** AL.SEQ.2 Easy and Medium: terms, sums and squares of geometric progressions. */
export const termsAndSums: readonly AnyTemplate[] = situation<Geometric>({
  type: 'AL.SEQ.2',
  situation: 'terms-and-sums',
  tries: 3000,
  draw: draw => {
    const [n, d] = draw.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [2, 5],
      [3, 5],
      [1, 5],
      [4, 5],
      [5, 6],
      [3, 2],
      [2, 1],
      [3, 1],
      [4, 3],
    ] as const);
    return {
      n,
      d,
      a: draw.int(2, 96),
      i: draw.int(1, 4),
      j: draw.int(3, 7),
      m: draw.int(2, 6),
      frame: draw.int(0, 5),
    };
  },
  forms: [secondTerm, betweenTerms, squares, following],
});

import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, counted, plain, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Three {
  x: number;
  y: number;
  z: number;
  /**
   * Counts on the two bills: a1, b1, c1 and a2, b2, c2; the wanted ones are u times the first minus v times the
   * second.
   */
  a1: number;
  b1: number;
  c1: number;
  a2: number;
  b2: number;
  c2: number;
  u: number;
  v: number;
  /** Five neighbours on a ring. */
  ring: readonly number[];
  way: boolean;
}

const first = (p: Three) => p.a1 * p.x + p.b1 * p.y + p.c1 * p.z;
const second = (p: Three) => p.a2 * p.x + p.b2 * p.y + p.c2 * p.z;
const wanted = ({ a1, b1, c1, a2, b2, c2, u, v }: Three): [number, number, number] => [
  u * a1 - v * a2,
  u * b1 - v * b2,
  u * c1 - v * c2,
];
const term = (n: number, letter: string) => `${n === 1 ? '' : n}${letter}`;

/** What the three bills come to. */
const totals = (p: Three) => {
  const [x, y, z] = wanted(p);
  return [first(p), second(p), x * p.x + y * p.y + z * p.z];
};
/**
 * Between the multiples of each bill, in halves, that a glance at the counts allows, whatever the single prices
 * are.
 */
function amongTheBills(value: Fraction, p: Three): boolean {
  const counts = wanted(p);
  return [
    { bill: first(p), each: [p.a1, p.b1, p.c1] },
    { bill: second(p), each: [p.a2, p.b2, p.c2] },
  ].every(({ bill, each }) => {
    const times = counts.map((n, i) => n / (each[i] ?? 1));
    const [low, high] = [Math.floor(2 * Math.min(...times)) / 2, Math.ceil(2 * Math.max(...times)) / 2];
    return value.valueOf() > low * bill && value.valueOf() < high * bill;
  });
}
const goods = (a: number, b: number, c: number) =>
  `${counted(a, 'pen')}, ${counted(b, 'ruler')} and ${counted(c, 'file')}`;

const fromTwoBills = form<Three>(
  'third-bill-from-two',
  {
    band: 'Medium',
    seconds: 65,
    revision: 4,
    suits: p => new Set(totals(p)).size === 3,
    verify: p => {
      // Another solution of both equations gives the same value: move along their common direction.
      const dir = [p.b1 * p.c2 - p.b2 * p.c1, p.c1 * p.a2 - p.c2 * p.a1, p.a1 * p.b2 - p.a2 * p.b1];
      const at = (t: number) =>
        wanted(p).reduce((s, n, i) => s + n * (([p.x, p.y, p.z][i] ?? 0) + t * (dir[i] ?? 0)), 0);
      if (at(1) !== at(7)) throw new Error('the value is not fixed');
      return at(3);
    },
  },
  (p, { step, find }) => {
    const { u, v, a1, a2, b1, b2, c1, c2, way, x, y, z } = p;
    const row = way ? 'bill' : 'equation';
    const alike = way ? 'a pen, a ruler and a file had the same price' : text`$x$, $y$ and $z$ were equal`;
    const m = find(u, { name: `the multiplier of the first ${row}` });
    const vFound = step(v, {
      name: `the multiplier of the second ${row}`,
      because: text`Two ${row}s do not give three unknowns one by one. But twice the first ${row}, or both of them
        added, is a true statement too, and such a combination may contain exactly what is asked.`,
      works: tex`${term(a1, 'u')} - ${term(a2, 'v')} = ${wanted(p)[0]}, \ ${term(b1, 'u')} - ${term(b2, 'v')} =
        ${wanted(p)[1]}: \quad u = ${u}, \ v = ${v}`,
    })`
      Take the first ${row} $u$ times and subtract the second one $v$ times. The coefficients of $x$ and of $y$ must
      then be the ones that are asked: these two equations give $u$ and
      $v$.${way && text` Here $x$, $y$ and $z$ are the prices of a pen, a ruler and a file.`}`;
    const one = find(first(p));
    const two = find(second(p));
    const value = step(calc`${m} * ${one} - ${vFound} * ${two}`, {
      because: text`What is done to the left sides of two equations has to be done to the right sides too. If the
        coefficient of $z$ did not agree, the value could not be found.`,
      works: (_value, working) =>
        tex`${c1} \times ${m} - ${c2} \times ${vFound} = ${wanted(p)[2]}, \quad ${working}`,
    })`
      With these multipliers the coefficient of $z$ is the one that is asked too. So combine the two totals in the same
      way to get the value.`;
    return {
      answer: value,
      stem: () => {
        const [a, b, c] = wanted(p);
        return way
          ? text`${goods(a1, b1, c1)} cost ₹${first(p)}; ${goods(a2, b2, c2)} cost ₹${second(p)}. What do
            ${goods(a, b, c)} cost?`
          : text`If $${term(a1, 'x')} + ${term(b1, 'y')} + ${term(c1, 'z')} = ${first(p)}$ and $${term(a2, 'x')} +
            ${term(b2, 'y')} + ${term(c2, 'z')} = ${second(p)}$, what is the value of $${term(a, 'x')} + ${term(b, 'y')}
            + ${term(c, 'z')}$?`;
      },
      show: value => (way ? rupees(value) : plain(value)),
      plausible: value => value.valueOf() > 0 && value.d <= 2n,
      onSight: value => amongTheBills(value, p),
      slips: [
        slip('assumed_equal_parts', value, q(first(p) * wanted(p).reduce((s, n) => s + n, 0), a1 + b1 + c1))`
          You shared the first total, $${first(p)}$, equally over $${a1 + b1 + c1}$ pieces, as if ${alike}. Nothing in
          the question says so.`,
        slip('assumed_equal_parts', value, q(second(p) * wanted(p).reduce((s, n) => s + n, 0), a2 + b2 + c2))`
          You shared the second total, $${second(p)}$, equally over $${a2 + b2 + c2}$ pieces, as if ${alike}. Nothing in
          the question says so.`,
        slip('assumed_equal_parts', value, () =>
          one
            .add(two)
            .mul(wanted(p).reduce((s, n) => s + n, 0))
            .div(a1 + b1 + c1 + a2 + b2 + c2),
        )`
          You shared $${one} + ${two}$ equally over all $${a1 + b1 + c1 + a2 + b2 + c2}$ pieces, as if ${alike}. Nothing
          in the question says so.`,
        slip('assumed_a_proportion', value, () => {
          const [a, b, c] = wanted(p);
          return q(a, a1).add(q(b, b1)).add(q(c, c1)).mul(first(p)).div(3);
        })`
          You multiplied the first total, $${first(p)}$, by the mean of three ratios of coefficients and got $${value}$.
          The three parts of that total are of different size, so a plain mean does not fit.`,
        slip('assumed_a_proportion', value, () => {
          const [a, b, c] = wanted(p);
          return q(a, a2).add(q(b, b2)).add(q(c, c2)).mul(second(p)).div(3);
        })`
          You multiplied the second total, $${second(p)}$, by the mean of three ratios of coefficients and got
          $${value}$. The three parts of that total are of different size, so a plain mean does not fit.`,
        slip('swapped_the_two', m, v !== u && calc`${u} + 1`)`
          You used $${m}$ times the first ${row} and subtracted $${vFound}$ times the second. That leaves
          $${m.mul(a1).sub(vFound.mul(a2))}$ for the first coefficient, and $${wanted(p)[0]}$ is asked.`,
        slip('counted_one_too_many', vFound, calc`${vFound} + 1`)`
          You subtracted the second ${row} ${vFound} time(s), once too often: the first coefficient then comes to
          $${u * a1 - vFound.valueOf() * a2}$ and not to $${wanted(p)[0]}$.`,
        slip('counted_one_too_few', vFound, calc`${vFound} - 1`)`
          You subtracted the second ${row} ${vFound} time(s), once too few: the first coefficient then comes to
          $${u * a1 - vFound.valueOf() * a2}$ and not to $${wanted(p)[0]}$.`,
        slip('subtracted_for_added', value, calc`abs(${one} - ${two})`)`
          $${value}$ is the plain difference of the two totals. It belongs to the difference of the two ${row}s, which
          has other coefficients than those that are asked.`,
        slip('stopped_a_step_early', value, calc`${one} + ${two}`)`
          $${value}$ is the plain sum of the two totals. It belongs to the sum of the two ${row}s, which has other
          coefficients than those that are asked.`,
      ],
      snapRead: text`There are three unknowns and two ${row}s, and a third combination is asked, not a single value:
        look for multiples of the two that give it.`,
      approach: text`Take multiples of the two ${row}s whose difference has the wanted coefficients. Two coefficients
        give the multipliers, and the third one confirms them.`,
      faster: text`The wanted coefficients are ${u} times the first ${row} less ${v} times the second: $${u} \times
        ${first(p)} - ${v} \times ${second(p)}$.`,
      check: text`One choice that fits both ${row}s is $x = ${x}$, $y = ${y}$, $z = ${z}$; with these the value is
        $${wanted(p)[0] * x + wanted(p)[1] * y + wanted(p)[2] * z}$.`,
      principle: text`With fewer equations than unknowns a combination can still be known: it has to be made of
        multiples of the equations.`,
    };
  },
);

const ringForm = form<Three>(
  'ring-of-five',
  {
    band: 'Medium',
    seconds: 65,
    revision: 4,
    suits: ({ ring }) => !ring.some((n, i) => n + (ring[(i + 1) % 5] ?? 0) === ring[0]),
    verify: ({ ring }) => {
      const s = ring.map((n, i) => n + (ring[(i + 1) % 5] ?? 0));
      for (let a = 0; a <= 200; a += 1) {
        let x = a;
        for (const sum of s) x = sum - x;
        if (x === a) return a;
      }
      throw new Error('no number fits');
    },
  },
  ({ ring, way }, { step, find }) => {
    const twice = find(q(2 * ring.reduce((s, n) => s + n, 0)), { name: 'the sum of the five sums' });
    const all = step(calc`${twice} / 2`, {
      name: 'the sum of the five numbers',
      because: text`No single number is known, but the total of all is: one number follows when the other four are taken
        away from it.`,
    })`
      Add the five given sums. Each of the five numbers is in two of them, so half of the result is the sum of the five
      numbers.`;
    const others = step(calc`${(ring[1] ?? 0) + (ring[2] ?? 0)} + ${(ring[3] ?? 0) + (ring[4] ?? 0)}`, {
      name: 'the sum of the other four numbers',
      because: text`The four other numbers form two neighbouring pairs, and the sum of each pair is given. Any two sums
        that share a number would leave one of the four out.`,
      works: (_value, working) => tex`(b + c) + (d + e) = ${working}`,
    })`
      The four numbers other than $a$ are two pairs of neighbours, $b, c$ and $d, e$. Add the sums of these two
      pairs.${way && text` Here $a, b, c, d, e$ are the numbers of A, B, C, D, E.`}`;
    const value = step(calc`${all} - ${others}`, { works: (_value, working) => tex`a = ${working}` })`
      The five numbers without the other four leave $a$, so subtract.`;
    return {
      answer: value,
      stem: () => {
        const sums = ring.map((n, i) => n + (ring[(i + 1) % 5] ?? 0));
        return way
          ? text`Five children A, B, C, D and E stand in a circle in this order, each holding a number card. The sum of
            the numbers is $${sums[0]}$ for A and B, $${sums[1]}$ for B and C, $${sums[2]}$ for C and D, $${sums[3]}$
            for D and E, and $${sums[4]}$ for E and A. What is A's number?`
          : text`The numbers $a, b, c, d, e$ satisfy $a + b = ${sums[0]}$, $b + c = ${sums[1]}$, $c + d = ${sums[2]}$,
            $d + e = ${sums[3]}$ and $e + a = ${sums[4]}$. Find $a$.`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d <= 2n,
      slips: [
        slip(
          'used_a_wrong_given_number',
          others,
          (ring[0] ?? 0) + (ring[1] ?? 0) + (ring[2] ?? 0) + (ring[3] ?? 0),
        )`
          You subtracted the first and the third sum from the total. They cover the first four numbers, so
          $${value}$ is the last number of the ring.`,
        slip(
          'used_a_wrong_given_number',
          others,
          (ring[2] ?? 0) + (ring[3] ?? 0) + (ring[4] ?? 0) + (ring[0] ?? 0),
        )`
          You subtracted the third and the last sum from the total. They leave out the second number of the ring, and
          that is $${value}$.`,
        slip('used_a_wrong_given_number', others, (ring[1] ?? 0) + 2 * (ring[2] ?? 0) + (ring[3] ?? 0))`
          You subtracted $${others}$, from two sums that share the third number. It is counted twice there, and the
          fifth number is left out.`,
        slip('assumed_equal_parts', value, q((ring[0] ?? 0) + (ring[1] ?? 0), 2))`
          You halved the first sum, $${(ring[0] ?? 0) + (ring[1] ?? 0)}$. That would be right if these two neighbours
          had equal numbers, and nothing says so.`,
        slip('assumed_equal_parts', value, calc`${all} / 5`)`
          You divided the total $${all}$ by $5$. That is the mean of the five numbers, and the numbers are not all
          equal: the given sums differ.`,
        slip('used_a_wrong_given_number', others, (ring[2] ?? 0) + 2 * (ring[3] ?? 0) + (ring[4] ?? 0))`
          You subtracted $${others}$, from two sums that share the fourth number. It is counted twice there, and the
          second number is left out.`,
        slip('assumed_equal_parts', value, q((ring[0] ?? 0) + (ring[4] ?? 0), 2))`
          You halved the last sum, $${(ring[0] ?? 0) + (ring[4] ?? 0)}$. That would be right if these two neighbours had
          equal numbers, and nothing says so.`,
      ],
      snapRead: text`Five numbers stand in a ring, and each given sum has two neighbours: add all sums and halve, then
        take away the other four.`,
      approach: text`Half of the five sums together is the sum of all numbers. Two of the sums cover all numbers but the
        one that is asked, so their difference from the total is the answer.`,
      faster: () => {
        const s = ring.map((n, i) => n + (ring[(i + 1) % 5] ?? 0));
        return text`Alternate the signs around the ring: $2a = ${s[0]} - ${s[1]} + ${s[2]} - ${s[3]} + ${s[4]}$.`;
      },
      check: text`Going round from $a = ${ring[0]}$: $b = ${ring[1]}$, $c = ${ring[2]}$, $d = ${ring[3]}$, $e =
        ${ring[4]}$, and ${calc`${ring[4] ?? 0} + ${ring[0] ?? 0}`} is the given last sum.`,
      principle: text`When the sums of neighbours in a ring are given, add them all: each number is counted twice, so
        half of it is the total.`,
    };
  },
);

const cyclic = form<Three>(
  'cyclic-equations',
  {
    band: 'Medium',
    seconds: 65,
    revision: 3,
    suits: ({ x, y, z, u }) => x !== y && y !== z && x !== z && u > 1,
    verify: ({ x, y, z, u }) => {
      const [e, f, g] = [u * x + y + z, x + u * y + z, x + y + u * z];
      for (let a = 0; a < 120; a += 1)
        for (let b = 0; b < 120; b += 1) {
          const c = e - u * a - b;
          if (a + u * b + c === f && a + b + u * c === g) return a * b + u * c;
        }
      throw new Error('no values fit');
    },
  },
  ({ x, y, z, u, way }, { step, find }) => {
    const right = find(calc`(${x} + ${y} + ${z}) * (${u} + 2)`, {
      name: 'the sum of the three right-hand sides',
    });
    const count = find(calc`${u} + 2`);
    const sum = step(calc`${right} / ${count}`, {
      name: text`the sum of $x$, $y$ and $z$`,
      because: text`Each unknown is counted $${u}$ times in one of the three and once in the other two, $${u} + 2$ times
        in all. As this is the same for all three, the sum $x + y + z$ can be taken out.`,
      works: value => tex`${u + 2}(x + y + z) = ${right}, \quad x + y + z = ${value}`,
    })`
      ${way ? 'Add the three equations.' : 'Write the three sums as equations and add them.'} Every unknown then has the
      same coefficient, so divide by it to get $x + y + z$.`;
    const factor = find(calc`${u} - 1`);
    const xOf = find(calc`(${x} + ${y} + ${z} + (${u} - 1) * ${x} - ${sum}) / ${factor}`, {
      name: text`$x$`,
    });
    const yOf = find(calc`(${x} + ${y} + ${z} + (${u} - 1) * ${y} - ${sum}) / ${factor}`, {
      name: text`$y$`,
    });
    const zOf = step(calc`(${x} + ${y} + ${z} + (${u} - 1) * ${z} - ${sum}) / ${factor}`, {
      name: text`$z$`,
      because: text`The first equation is $x + y + z$ with $x$ counted $${u}$ times in place of once. Taking $x + y + z$
        away leaves only the $x$ that are too many, $${u} - 1$ of them.`,
      works: value =>
        tex`${u - 1 !== 1 && u - 1}x = ${xOf.mul(u - 1)}, \ ${u - 1 !== 1 && u - 1}y = ${yOf.mul(u - 1)}, \
          ${u - 1 !== 1 && u - 1}z = ${value.mul(u - 1)}: \quad x = ${xOf}, \ y = ${yOf}, \ z = ${value}`,
    })`
      Subtract $x + y + z$ from each equation. Only one unknown is left in each, with the coefficient $${u} - 1$, so the
      unknowns follow one by one.`;
    const value = step(calc`${xOf} * ${yOf} + ${u} * ${zOf}`)`
      Substitute the three values into $xy ${addedTex(u)}z$.`;
    return {
      answer: value,
      stem: () => {
        const s = x + y + z;
        const e = (n: number) => s + (u - 1) * n;
        return way
          ? text`If $${u}x + y + z = ${e(x)}$, $x + ${u}y + z = ${e(y)}$ and $x + y + ${u}z = ${e(z)}$, what is the
            value of $xy ${addedTex(u)}z$?`
          : text`The numbers $x$, $y$ and $z$ are to be added. If $x$ is counted
            ${u === 2 ? 'twice' : text`$${u}$ times`} by mistake, the sum is $${e(x)}$. If the same mistake is made with
            $y$ alone, the sum is $${e(y)}$, and with $z$ alone it is $${e(z)}$. Find $xy ${addedTex(u)}z$.`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('subtracted_for_added', factor, u)`
          You subtracted $x + y + z$ and then divided by $${u}$. One of the $${u}$ was subtracted, so only $${u - 1}$
          of each unknown is left.`,
        slip('divided_by_the_wrong_number', count, 3)`
          You divided the sum of the three right-hand sides by $3$. Each unknown is counted $${u} + 2$ times in the
          three, not $3$ times.`,
        slip('swapped_the_two', value, calc`${xOf} * ${zOf} + ${yOf} * ${u}`)`
          You exchanged $y = ${yOf}$ and $z = ${zOf}$ in the expression. The smaller or larger right-hand side shows
          which is which: it belongs to the unknown with the coefficient $${u}$.`,
        slip('swapped_the_two', value, calc`${yOf} * ${zOf} + ${xOf} * ${u}`)`
          You exchanged $x = ${xOf}$ and $z = ${zOf}$ in the expression. Each belongs to the right-hand side in which it
          has the coefficient $${u}$.`,
        slip('assumed_equal_parts', xOf, calc`${sum} / 3`)`
          You used a third of $x + y + z = ${sum}$ for $x$. That is the mean of the three numbers, and they are
          different.`,
        slip('left_out_a_factor', value, calc`${xOf} * ${yOf} + ${zOf}`)`
          You found $xy + z$ with $z = ${zOf}$. The expression has $${u}$ times $z$, so its last term is larger.`,
      ],
      snapRead: text`Three equations have the same pattern, each with another unknown counted $${u}$ times: add them all
        first.`,
      approach: text`Adding the three equations gives the sum of the unknowns. Subtract this sum from each equation:
        that leaves one unknown at a time.`,
      faster: text`The right-hand sides add up to $${(u + 2) * (x + y + z)}$, so each less $${x + y + z}$ gives
        $${u - 1 !== 1 && u - 1}x$, $${u - 1 !== 1 && u - 1}y$, $${u - 1 !== 1 && u - 1}z$.`,
      check: text`$${u} \times ${x} + ${y} + ${z} = ${u * x + y + z}$, $${x} + ${u} \times ${y} + ${z} =
        ${x + u * y + z}$ and $${x} + ${y} + ${u} \times ${z} = ${x + y + u * z}$, as given.`,
      principle: text`When the equations go round the unknowns in one pattern, add them all: the sum of the unknowns
        then gives each one.`,
    };
  },
);

/** AL.LIN.4 Medium: the right combination has to be found. */
export const threeUnknowns: readonly AnyTemplate[] = situation<Three>({
  type: 'AL.LIN.4',
  situation: 'more-unknowns',
  draw: draw => {
    const [x, y, z] = draw.some([5, 7, 8, 9, 11, 12, 14, 15, 16, 18, 21, 24, 25, 30], 3) as [
      number,
      number,
      number,
    ];
    const u = draw.int(2, 5);
    const v = draw.int(2, 4);
    const [a1, b1, c1] = [draw.int(2, 5), draw.int(2, 6), draw.int(1, 4)];
    const [a2, b2, c2] = [draw.int(1, 6), draw.int(1, 7), draw.int(1, 5)];
    const p = {
      x,
      y,
      z,
      a1,
      b1,
      c1,
      a2,
      b2,
      c2,
      u,
      v,
      ring: draw.some([4, 6, 7, 9, 10, 11, 13, 15, 16, 18, 20, 22], 5),
      way: draw.chance(0.5),
    };
    return wanted(p).some(n => n < 1 || n > 9) || a1 * b2 === a2 * b1 ? null : p;
  },
  forms: [fromTwoBills, ringForm, cyclic],
});

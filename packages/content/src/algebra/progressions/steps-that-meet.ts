import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { listTex } from './common-terms.ts';

interface Meetings {
  /** First term of the list with the unknown step d, and the list that is known; d runs from 1 to `most`. */
  a: number;
  b: number;
  e: number;
  most: number;
  scene: 'numbers' | 'gate' | 'bell';
}

const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));
const lcm = (a: number, b: number) => (a * b) / hcf(a, b);
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const gapOf = ({ a, b }: Meetings) => b - a;
/**
 * The smallest numbers that d must not be a multiple of: for each prime that divides the known step more often than the
 * distance of the first terms, its first power that no longer divides this distance.
 */
const barredBy = (p: Meetings): readonly number[] =>
  upTo(p.e).filter(
    n =>
      p.e % n === 0 &&
      gapOf(p) % n !== 0 &&
      upTo(n - 1).every(factor => n % factor !== 0 || gapOf(p) % factor === 0),
  );
const primeOf = (n: number) => upTo(n).find(d => d > 1 && n % d === 0) ?? n;

const stepsThatMeet = form({
  form: 'steps-with-a-common-term',
  revision: 3,
  band: 'Hard',
  also: ['NS.HCF.1', 'MM.SET.3'],
  seconds: 130,
  entry: true,
  likely: true,
  apart: true,
  stem: (p: Meetings) =>
    p.scene === 'numbers'
      ? `For how many integers $d$ from $1$ to $${p.most}$ do the infinite arithmetic progressions $${p.a}, ${p.a} + d, ${p.a} + 2d, \\dots$ and ${listTex(p.b, p.e)} have a common term?`
      : p.scene === 'gate'
        ? `A gate opens for a moment at minutes ${listTex(p.b, p.e)}, without end. Trolleys come to it at minute $${p.a}$ and then every $d$ minutes, where $d$ is an integer from $1$ to $${p.most}$. For how many values of $d$ does a trolley ever find the gate open?`
        : `A buzzer sounds at minute $${p.b}$ and then every $${p.e}$ minutes. A bell rings at minute $${p.a}$ and then every $d$ minutes, where $d$ is an integer and $1 \\le d \\le ${p.most}$. For how many values of $d$ do the two ever sound together?`,
  path: path<Meetings>()
    .step(
      'gap',
      p => q(gapOf(p)),
      'A common term asks for a multiple of $d$ and a multiple of the known step with a given difference. This is possible exactly when the HCF of both steps divides that difference; both lists are endless, so large solutions will do.',
      (p, { gap }) => `md - ${p.e}n = ${p.b} - ${p.a} = ${gap}: \\quad \\text{HCF}(d, ${p.e}) \\mid ${gap}`,
    )
    .quiet('barred', (p): readonly ReturnType<typeof q>[] => barredBy(p).map(n => q(n)))
    .step(
      'first',
      (p, { barred: [one] }) =>
        q(p.most)
          .div(one ?? 1)
          .floor(),
      'So find what the HCF must not contain: factors of the known step that do not divide the difference. It is enough to bar the smallest ones. Count the multiples of the first.',
      (p, { barred, first }) =>
        `d \\text{ is no multiple of } ${barred.join(' \\text{ or } ')}; \\quad \\left\\lfloor \\tfrac{${p.most}}{${barred[0]}} \\right\\rfloor = ${first}`,
    )
    .step(
      'second',
      (p, { barred: [, two] }) =>
        q(p.most)
          .div(two ?? 1)
          .floor(),
      'Count the multiples of the second.',
      (p, { barred, second }) =>
        `\\left\\lfloor \\tfrac{${p.most}}{${barred[1]}} \\right\\rfloor = ${second}`,
    )
    .quiet('both', (p, { barred: [one, two] }) =>
      q(p.most)
        .div(lcm(Number(one ?? 1), Number(two ?? 1)))
        .floor(),
    )
    .step(
      'count',
      (p, { first, second, both }) => q(p.most).sub(first).sub(second).add(both),
      'Take both off; multiples of both numbers were taken off twice.',
      (p, { first, second, both, count }) => `${p.most} - ${first} - ${second} + ${both} = ${count}`,
    ),
  slips: [
    {
      misconception: 'coprime_steps_demanded',
      at: 'count',
      wrongly: p => q(upTo(p.most).filter(d => hcf(d, p.e) === 1).length),
      words: (p, { count }) =>
        `$${count}$ values of $d$ have no common factor with $${p.e}$; common factors that divide $${gapOf(p)}$ do no harm.`,
    },
    {
      misconception: 'overlap_taken_off_twice',
      at: 'both',
      wrongly: () => q(0),
      words: (_p, { barred }) =>
        `The multiples of both $${barred[0]}$ and $${barred[1]}$ were taken off twice.`,
    },
    {
      misconception: 'prime_for_its_power',
      at: 'barred',
      wrongly: (_p, { barred }) =>
        barred.some(n => primeOf(Number(n)) !== Number(n)) ? barred.map(n => q(primeOf(Number(n)))) : null,
      words: (p, { barred }) =>
        `Multiples of $${barred.join('$ and of $')}$ were barred; a single factor that $${gapOf(p)}$ shares may stay.`,
    },
    {
      misconception: 'second_factor_overlooked',
      at: 'second',
      wrongly: () => q(0),
      words: (p, { barred }) =>
        `Only multiples of $${barred[0]}$ were barred; with a multiple of $${barred[1]}$ the lists never meet either, since $${barred[1]}$ does not divide $${gapOf(p)}$.`,
    },
    {
      misconception: 'first_factor_overlooked',
      at: 'first',
      wrongly: () => q(0),
      words: (_p, { barred }) =>
        `Only multiples of $${barred[1]}$ were barred; multiples of $${barred[0]}$ give no common term either.`,
    },
    {
      misconception: 'only_common_multiples_barred',
      at: 'count',
      wrongly: (p, { both }) => q(p.most).sub(both),
      words: (_p, { barred }) =>
        `Only steps that are multiples of both $${barred[0]}$ and $${barred[1]}$ were barred; each of them alone is enough.`,
    },
    {
      misconception: 'highest_power_in_the_step',
      at: 'count',
      wrongly: p => q(upTo(p.most).filter(d => hcf(d, p.e) <= gapOf(p)).length),
      words: (p, { count }) =>
        `$${count}$ counts the $d$ whose HCF with $${p.e}$ is not larger than $${gapOf(p)}$; it has to divide $${gapOf(p)}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'One list is known, of the other only its first term; the steps with any common term at all are counted.',
  approach: () =>
    'Two lists meet when the HCF of their steps divides the distance of their first terms. Find the numbers that $d$ must not be a multiple of, and count with overlapping sets.',
  faster: (p, { barred, count }) =>
    `$${p.e}$ has factors that $${gapOf(p)}$ lacks: $${barred[0]}$ and $${barred[1]}$. Of $1$ to $${p.most}$, $${count}$ numbers are multiples of neither.`,
  check: (p, { barred }) => {
    const good = upTo(p.most).filter(d => gapOf(p) % hcf(d, p.e) === 0);
    const d = good.find(x => hcf(x, p.e) > 1) ?? 1;
    const n = upTo(p.e * d).find(x => x >= p.b && (x - p.b) % p.e === 0 && (x - p.a) % d === 0);
    return `With $d = ${d}$, HCF $${hcf(d, p.e)}$, the term $${n ?? p.b}$ is common. With $d = ${barred[0]}$ the differences to $${p.a}$ in the known list leave the remainder $${gapOf(p) % Number(barred[0] ?? 1)}$ on division by $${barred[0]}$ every time.`;
  },
  principle:
    'Two endless progressions have a common term exactly when the HCF of their steps divides the distance of their first terms.',
  verify: p => {
    let count = 0;
    for (let d = 1; d <= p.most; d += 1) {
      let meets = false;
      // A common term returns after the LCM of the steps.
      for (let x = p.b; x < p.b + p.e * d && !meets; x += p.e) meets = (x - p.a) % d === 0;
      if (meets) count += 1;
    }
    return q(count);
  },
});

/** AL.SEQ.4 Hard: the step itself is unknown, and factors decide whether two lists ever meet. */
export const stepsWithACommonTerm: readonly AnyTemplate[] = situation<Meetings>({
  type: 'AL.SEQ.4',
  situation: 'steps-that-meet',
  tries: 60,
  draw: draw => {
    const a = draw.int(2, 15);
    const p: Meetings = {
      a,
      b: a + draw.int(6, 45),
      e: draw.pick([12, 18, 20, 24, 28, 30, 36, 40, 42, 45, 48, 50, 54, 60, 63, 72, 75, 84, 90]),
      most: draw.int(40, 120),
      scene: draw.pick(['numbers', 'gate', 'bell'] as const),
    };
    const barred = barredBy(p);
    // One of the two is a power above a prime, or a shared factor does no harm: coprime steps are then not the answer.
    const shared = hcf(gapOf(p), p.e) > 1;
    const both = barred.reduce((x, y) => x * y, 1);
    return barred.length === 2 && shared && both <= p.most && gapOf(p) % p.e !== 0 ? p : null;
  },
  forms: [stepsThatMeet],
});

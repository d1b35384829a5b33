import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { listTex } from './common-terms.ts';

interface Meetings {
  /** First term of the list with the unknown step, and the list that is known. */
  a: number;
  b: number;
  e: number;
  /** Terms of the known list up to the limit, and the limit. */
  n: number;
  limit: number;
  scene: 'numbers' | 'gate' | 'bell';
}

const divisors = (n: number) => Array.from({ length: n }, (_, i) => i + 1).filter(d => n % d === 0);
/** How far the terms of the known list lie above the first term of the other. */
const gaps = ({ a, b, e, n }: Meetings) => Array.from({ length: n }, (_, i) => b - a + i * e);
const stepsMeeting = (list: readonly number[], fits: (times: number) => boolean) =>
  divisorsOfAny(list).filter(d => fits(list.filter(gap => gap % d === 0).length));
const divisorsOfAny = (list: readonly number[]) => [...new Set(list.flatMap(divisors))].sort((x, y) => x - y);

const oneMeeting = form({
  form: 'steps-with-exactly-one-meeting',
  band: 'Hard',
  also: ['NS.FAC.1', 'MM.SET.3'],
  seconds: 110,
  entry: true,
  likely: true,
  stem: (p: Meetings) =>
    p.scene === 'numbers'
      ? `For how many positive integers $d$ do the progressions $${p.a}, ${p.a} + d, ${p.a} + 2d, \\dots$ and ${listTex(p.b, p.e)} have exactly one common term that is not above $${p.limit}$?`
      : p.scene === 'gate'
        ? `A gate opens for a moment at minutes ${listTex(p.b, p.e)}. Trolleys come to it at minute $${p.a}$ and then every $d$ minutes, where $d$ is a whole number. For how many values of $d$ does exactly one trolley find the gate open up to minute $${p.limit}$ (included)?`
        : `A clock chimes at minutes ${listTex(p.b, p.e)}, and a bell rings at minute $${p.a}$ and then every $d$ minutes ($d$ a positive integer). For how many $d$ do the two sound together exactly once up to minute $${p.limit}$ (included)?`,
  path: path<Meetings>()
    .step(
      'sum',
      p => q(gaps(p).reduce((sum, gap) => sum + divisors(gap).length, 0)),
      ({ a, limit }) =>
        `A term of the known list up to $${limit}$ is met when $d$ divides its distance from $${a}$. List these distances and count the divisors of each.`,
      (p, { sum }) =>
        `${gaps(p)
          .map(gap => `${gap}\\!: ${divisors(gap).length}`)
          .join(', \\ ')}; \\quad ${gaps(p)
          .map(gap => divisors(gap).length)
          .join(' + ')} = ${sum}`,
    )
    .step(
      'more',
      p => q(stepsMeeting(gaps(p), times => times > 1).length),
      ({ e }) =>
        `A $d$ that divides two of the distances divides their difference, $${e}$ or a multiple of it. Find the divisors that several distances share.`,
      (p, { more }) => `${stepsMeeting(gaps(p), times => times > 1).join(', ')}: \\quad ${more}`,
    )
    .quiet('shared', p =>
      q(
        stepsMeeting(gaps(p), times => times > 1).reduce(
          (sum, d) => sum + gaps(p).filter(gap => gap % d === 0).length,
          0,
        ),
      ),
    )
    .step(
      'count',
      (_p, { sum, shared }) => sum.sub(shared),
      'Take these out of the sum as often as they were counted there; the others meet one term only.',
      (_p, { sum, shared, count }) => `${sum} - ${shared} = ${count}`,
    ),
  slips: [
    {
      misconception: 'shared_removed_once',
      at: 'shared',
      wrongly: (_p, { more }) => more,
      words: (_p, { more, count }) =>
        `Taking off the $${more}$ shared divisors once leaves $${count}$: the number of steps with at least one meeting.`,
    },
    {
      misconception: 'all_divisors_added',
      gives: 'sum',
      words: (_p, { sum }) =>
        `$${sum}$ adds the divisors of all distances, also those that meet several terms.`,
    },
    {
      misconception: 'last_term_left_out',
      at: 'count',
      wrongly: p => {
        const list = gaps(p).slice(0, -1);
        return q(stepsMeeting(list, times => times === 1).length);
      },
      words: (p, { count }) =>
        `$${count}$ looks at the terms up to $${p.b + (p.n - 2) * p.e}$ only; $${p.b + (p.n - 1) * p.e}$ is within the bound as well.`,
    },
    {
      misconception: 'only_one_excluded',
      at: 'shared',
      wrongly: ({ n }, { more }) => (more.equals(1) ? null : q(n)),
      words: ({ n }, { count }) =>
        `$${count}$ takes out $d = 1$ alone, $${n}$ times; other divisors are shared too.`,
    },
    {
      misconception: 'one_term_too_many',
      at: 'count',
      wrongly: p => q(stepsMeeting(gaps({ ...p, n: p.n + 1 }), times => times === 1).length),
      words: (p, { count }) =>
        `$${count}$ counts meetings at $${p.b + p.n * p.e}$ as well, which is above $${p.limit}$.`,
    },
    {
      misconception: 'distance_from_zero',
      at: 'count',
      wrongly: p => q(stepsMeeting(gaps({ ...p, a: 0 }), times => times === 1).length),
      words: ({ a, b, e }, { count }) =>
        `$${count}$ comes from the divisors of $${b}, ${b + e}, \\dots$ themselves; the other list begins at $${a}$, not at $0$.`,
    },
    {
      misconception: 'first_term_only',
      at: 'count',
      wrongly: p => q(divisors(p.b - p.a).length),
      words: ({ a, b }, { count }) =>
        `$${count}$ is the number of divisors of $${b} - ${a}$: only the first term of the known list is met.`,
    },
    {
      misconception: 'largest_distance_only',
      at: 'count',
      wrongly: p => q(divisors(gaps(p).at(-1) ?? 1).length),
      words: (p, { count }) =>
        `$${count}$ counts the divisors of the largest distance $${gaps(p).at(-1)}$; the other distances count as well.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'One list is known, of the other only its first term; exactly one common term up to a bound, and the steps are counted.',
  approach: () =>
    'Up to the bound the known list has few terms. Each is met by the divisors of its distance from the start of the other list, and a divisor shared by two distances brings two meetings.',
  faster: (p, { sum, shared, count }) =>
    `Only divisors of $${p.e}$${p.n > 2 ? ` or $${2 * p.e}$` : ''} can be shared: here $${stepsMeeting(gaps(p), times => times > 1).join(', ')}$, which stand $${shared}$ times among the $${sum}$ divisors of $${gaps(p).join(', ')}$. That leaves $${count}$.`,
  check: p => {
    const good = stepsMeeting(gaps(p), times => times === 1);
    return `They are $${good.join(', ')}$; each divides exactly one of $${gaps(p).join(', ')}$.`;
  },
  principle:
    'A step leads from one number to another exactly when it divides their distance; several targets are overlapping sets of divisors.',
  verify: p => {
    let count = 0;
    for (let d = 1; d <= p.limit; d += 1) {
      let met = 0;
      for (let x = p.a; x <= p.limit; x += d) if (x >= p.b && (x - p.b) % p.e === 0) met += 1;
      if (met === 1) count += 1;
    }
    return q(count);
  },
});

/** AL.SEQ.4 Hard: the step itself is unknown, and a bound decides which terms can be met. */
export const oneMeetingInTime: readonly AnyTemplate[] = situation<Meetings>({
  type: 'AL.SEQ.4',
  situation: 'one-meeting-in-time',
  tries: 40,
  draw: draw => {
    const a = draw.int(2, 15);
    const e = draw.pick([6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24]);
    const b = a + draw.int(12, 60);
    const n = draw.int(2, 4) === 2 ? 2 : 3;
    const p: Meetings = {
      a,
      b,
      e,
      n,
      limit: b + (n - 1) * e + draw.int(1, e - 2),
      scene: draw.pick(['numbers', 'gate', 'bell'] as const),
    };
    const list = gaps(p);
    const counts = list.map(gap => divisors(gap).length);
    const more = stepsMeeting(list, times => times > 1).length;
    const fits = counts.every(x => x >= 4 && x <= 12) && more >= 3 && b % e > 0;
    return fits && p.limit <= 110 ? p : null;
  },
  forms: [oneMeeting],
});

import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Totals {
  /** Three sizes, rising, none of which can be made from the others. */
  a: number;
  b: number;
  c: number;
  frame: number;
}

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
/** For each remainder by `a` other than 0 the smallest total of bs and cs that has it; at most so many of each kind. */
function starts({ a, b, c }: Totals, mostB = a, mostC = a): readonly Fraction[] | null {
  const least = new Map<number, number>();
  for (let i = 0; i <= mostB; i += 1)
    for (let j = 0; j <= mostC; j += 1) {
      const total = b * i + c * j;
      if (total < (least.get(total % a) ?? Number.POSITIVE_INFINITY)) least.set(total % a, total);
    }
  const list = upTo(a - 1).map(r => least.get(r));
  return list.every(s => s !== undefined) ? list.map(s => q(s ?? 0)) : null;
}
/** A total as the sum of bs and cs: `2 \times 9 + 20`. */
function made({ b, c }: Totals, total: number): string {
  for (let j = 0; c * j <= total; j += 1)
    if ((total - c * j) % b === 0) {
      const times = (n: number, size: number) =>
        n === 0 ? [] : [n === 1 ? `${size}` : `${n} \\times ${size}`];
      return [...times((total - c * j) / b, b), ...times(j, c)].join(' + ');
    }
  return `${total}`;
}
const toldStart = (p: Totals, total: Fraction) => {
  const sum = made(p, Number(total));
  return /[+t]/.test(sum) ? `${sum} = ${total}` : sum;
};
/** The smallest totals of the classes when each total uses one of the two kinds only. */
const unmixed = (p: Totals): readonly Fraction[] | null => {
  const [bs, cs] = [starts(p, p.a, 0), starts(p, 0, p.a)];
  const lists = [bs, cs].filter(list => list !== null);
  return lists.length === 0
    ? null
    : upTo(p.a - 1).map((_, i) => lists.map(list => list[i] ?? q(0)).reduce((x, y) => (x.lt(y) ? x : y)));
};

const unreachable = form<Totals>(
  'totals-that-cannot-be-made',
  {
    band: 'Hard',
    seconds: 130,
    also: ['NS.REM.1', 'AL.INQ.7'],
    entry: true,
    verify: p => missingOf(p).length,
  },
  (p, { step }) => {
    const { a, b, c, frame } = p;
    const list = step(starts(p) ?? [], {
      name: text`the first possible totals`,
      because: text`Numbers with the same remainder are $${a}$ apart, so one more $${a}$ leads from each to the next.
        The remainder itself can only come from ${String(b)}s and ${String(c)}s, because ${String(a)}s do not change
        it.`,
      works: value =>
        tex`${value.map((s, i) => `\\text{remainder } ${i + 1}: ${toldStart(p, s)}`).join('; \\quad ')}`,
    })`
      Sort the totals by their remainder on division by $${a}$. In each class look for the smallest total that
      ${String(b)}s and ${String(c)}s alone can make. From it on, adding ${String(a)}s reaches every later number of
      the class.`;
    const missing = step(
      list.map(s => s.div(a).floor()),
      {
        name: text`the impossible totals of each class`,
        because: text`If $${a}$ goes $3$ times into the first possible total, there are $3$ smaller numbers with the
          same remainder. Not one more: the first possible total itself can be made.`,
        works: value =>
          tex`${list
            .map((s, i) => `\\left\\lfloor \\frac{${s}}{${a}} \\right\\rfloor = ${value[i]}`)
            .join(', \\; ')}`,
      },
    )`
      In each class the numbers before its first possible total cannot be made. They are $${a}$ apart and begin below
      $${a}$, so there are as many as $${a}$ goes into that total. Find this number for each class.`;
    const count = step(
      missing.reduce((m, n) => m.add(n), q(0)),
      {
        because: text`Every positive integer has exactly one remainder, so it is in exactly one class and is counted
          once.`,
        works: value => tex`${missing.join(' + ')} = ${value}`,
      },
    )`
      The multiples of $${a}$ can all be made from ${String(a)}s alone. Add the numbers of the other classes.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`A post office has stamps for ₹${String(a)}, ₹${String(b)} and ₹${String(c)} only, any number of each.
            How many whole amounts of rupees cannot be put on a letter exactly?`
          : frame === 1
            ? text`In a game every throw scores ${String(a)}, ${String(b)} or ${String(c)} points or nothing, and a
              player may throw as often as she likes. How many positive integers are impossible as a total score?`
            : text`For how many positive integers $n$ does the equation $${a}x + ${b}y + ${c}z = n$ have no solution in
              non-negative integers $x$, $y$ and $z$?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('left_out_a_case', list, starts(p, a, 0))`
          $${count}$ totals cannot be made from ${String(a)}s and ${String(b)}s alone. Some of these are possible with
          ${String(c)}s, which may be used too.`,
        slip('left_out_a_case', list, starts(p, 0, a))`
          $${count}$ totals cannot be made from ${String(a)}s and ${String(c)}s alone. Some of these are possible with
          ${String(b)}s, which may be used too.`,
        slip('left_out_a_case', list, unmixed(p))`
          You made the first totals $${list}$ from ${String(b)}s alone or ${String(c)}s alone. In one class a mixture
          of both gives a smaller total.`,
        slip('counted_one_too_many', missing, () => missing.map(n => n.add(1)))`
          $${count}$ counts the first possible total of each class, $${list.slice(0, 2)}, \dots$, as impossible too.`,
        slip('answered_another_quantity', count, () => calc`${Math.max(...list.map(Number))} - ${a}`)`
          $${count}$ is the largest total that cannot be made, not how many there are.`,
        slip('counted_gaps_for_numbers', missing, () => missing.map(n => (n.gt(0) ? n.sub(1) : n)))`
          $${count}$ counts the steps of $${a}$ between the numbers of each class; there is one number more than
          steps.`,
        slip('left_out_a_case', missing, missing.slice(0, -1))`
          $${count}$ leaves out the class with the remainder $${a - 1}$ on division by $${a}$. Some of its numbers
          cannot be made either.`,
        slip('left_out_a_case', count, () => missing.reduce((x, y) => (x.gt(y) ? x : y)))`
          $${count}$ is the number of missing totals in one class only. There are ${a - 1} classes with missing totals,
          and all of them count.`,
        slip('left_out_a_case', missing, missing.slice(1))`
          $${count}$ leaves out the class with the remainder $1$ on division by $${a}$. Its first possible total is
          $${list[0]}$, so smaller numbers are missing.`,
        slip('left_out_a_case', list, () => {
          const [last] = list.toSorted((x, y) => Number(y) - Number(x));
          return list.map(s => (s === last ? s.add(a) : s));
        })`
          You let one class begin at $${list.toSorted((x, y) => Number(y) - Number(x))[0]}$. The number that is $${a}$
          less has the same remainder and can be made as well.`,
      ],
      snapRead: text`Three sizes, any number of each: the totals that cannot be made are to be counted, so sort them by
        remainders.`,
      approach: text`Totals with the same remainder by the smallest size belong together: once one can be made, all
        later ones can. So each class has a first possible total; look for it among sums of the two other sizes, and
        count what lies before it.`,
      faster: () => {
        const total = list.reduce((x, y) => x.add(y), q(0));
        const rests = q((a * (a - 1)) / 2);
        return text`The first totals $${list}$ have the remainders $1$ to $${a - 1}$, so add before dividing:
          $\frac{${total} - ${rests}}{${a}} = ${count}$.`;
      },
      check: () => {
        const list = missingOf({ a, b, c });
        return list.length > 24
          ? text`They begin with ${list.slice(0, 12).join(', ')} and end with ${list.slice(-6).join(', ')}, and after
            ${list.at(-1)} there are ${a} possible totals in a row.`
          : text`They are ${list.join(', ')}: ${list.length} numbers, and after ${list.at(-1)} there are ${a} possible
            totals in a row.`;
      },
      principle: text`Sort totals by the remainder of the smallest size: each class is reached from its first possible
        total on.`,
    };
  },
);

/** The totals that cannot be made, found by building up all that can. */
function missingOf({ a, b, c }: Omit<Totals, 'frame'>): number[] {
  const can = new Set([0]);
  const missing: number[] = [];
  for (let n = 1; n <= b * c; n += 1)
    if ([a, b, c].some(size => can.has(n - size))) can.add(n);
    else missing.push(n);
  return missing;
}

/** AL.DIO.1 Hard: what three sizes cannot make. */
export const totalsOfThreeSizes: readonly AnyTemplate[] = situation<Totals>({
  type: 'AL.DIO.1',
  situation: 'three-sizes',
  tries: 80,
  draw: draw => {
    const a = draw.int(5, 8);
    const b = draw.int(a + 1, 17);
    const p = { a, b, c: draw.int(b + 1, 25), frame: draw.int(0, 2) };
    const [list, alone] = [starts(p), starts(p, p.a, 0)];
    if (!list) return null;
    const used = (size: number, other: number) =>
      list.some(s => Number(s) % other !== 0 && Number(s) >= size);
    const mixed = list.some(s => {
      const sum = made(p, Number(s));
      return sum.includes('+');
    });
    const fits =
      used(p.b, p.c) &&
      used(p.c, p.b) &&
      mixed &&
      (alone === null || alone.some((s, i) => !s.equals(list[i] ?? 0))) &&
      list.every(s => s.lt(70));
    return fits ? p : null;
  },
  forms: [unreachable],
});

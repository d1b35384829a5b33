import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import {
  exponentOf,
  type Factorisation,
  factorised,
  factorisedTex,
  gcd,
  lcm,
  productOver,
} from '../primes.ts';
import { isCount, productOf, sumOf, upTo } from '../whole.ts';

interface Powers {
  /** N = base^power × base^power. */
  bases: readonly (readonly [number, number])[];
  k: number;
  /** 2 for squares, 3 for cubes. */
  s: number;
  frame: number;
}

const primesOf = ({ bases }: Powers) =>
  [...new Set(bases.flatMap(([base]) => factorised(base).map(([prime]) => prime)))].sort((a, b) => a - b);
const exponentsOf = (p: Powers, of = (base: number, prime: number) => exponentOf(prime, factorised(base))) =>
  primesOf(p).map(prime => p.bases.map(([base, power]) => power * of(base, prime)));
const total = (p: Powers) => exponentsOf(p).map(list => q(list.reduce((a, b) => a + b, 0)));
const inK = (p: Powers) => primesOf(p).map(prime => exponentOf(prime, factorised(p.k)));
const numberTex = ({ bases }: Powers) => bases.map(([base, power]) => `${base}^{${power}}`).join(' \\times ');
const kind = ({ s }: Powers) => (s === 2 ? 'perfect squares' : 'perfect cubes');
const primesTex = (p: Powers, list: readonly { valueOf(): number }[]) =>
  factorisedTex(
    primesOf(p).flatMap((prime, i) => (list[i]?.valueOf() ? [[prime, list[i].valueOf()] as const] : [])),
  );
const allowed = (s: number, least: number, most: number) =>
  Math.max(0, Math.floor(most / s) - Math.ceil(least / s) + 1);
const each = (p: Powers, exps: readonly { valueOf(): number }[], rule: (e: number, inK: number) => number) =>
  exps.map((e, i) => q(rule(e.valueOf(), inK(p)[i] ?? 0)));
/** The least square or cube that k divides, by its exponents. */
const leastHeld = (p: Powers) => inK(p).map(e => p.s * Math.ceil(e / p.s));

const powersHeld = form({
  form: 'powers-that-k-divides',
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 70,
  stem: (p: Powers) =>
    p.frame === 0
      ? `How many ${kind(p)} are factors of $${numberTex(p)}$ and multiples of $${p.k}$?`
      : p.frame === 1
        ? `A positive integer divides $N = ${numberTex(p)}$, is divisible by $${p.k}$ and is a ${kind(p).slice(0, -1)}. How many values can it have?`
        : `The positive factors of $${numberTex(p)}$ are listed, and those that are not multiples of $${p.k}$ are struck off. How many of the remaining factors are ${kind(p)}?`,
  path: path<Powers>()
    .step(
      'exps',
      total,
      'Split the bases into primes and add up the exponents of each prime.',
      (p, { exps }) =>
        `${numberTex(p)} = ${primesTex(p, exps)}, \\qquad ${p.k} = ${factorisedTex(factorised(p.k))}`,
    )
    .step(
      'choices',
      (p, { exps }) => each(p, exps, (e, k) => allowed(p.s, k, e)),
      p =>
        `For each prime list the multiples of $${p.s}$ that are at least its exponent in $${p.k}$ and at most its exponent in the number.`,
      (p, { exps, choices }) =>
        primesOf(p)
          .map((prime, i) => {
            const list = upTo(99).map(n => p.s * (n - 1));
            const fit = list.filter(x => x >= (inK(p)[i] ?? 0) && x <= (exps[i]?.valueOf() ?? 0));
            return `${prime}: ${fit.join(', ')} \\; \\text{(${choices[i]} choice${fit.length === 1 ? '' : 's'})}`;
          })
          .join(' \\qquad '),
    )
    .step(
      'count',
      (_p, { choices }) => productOf(choices),
      'Multiply the numbers of choices.',
      (_p, { choices, count }) => `${choices.join(' \\times ')} = ${count}`,
    ),
  slips: [
    {
      misconception: 'squares_of_quotient_counted',
      at: 'choices',
      wrongly: (p, { exps }) => each(p, exps, (e, k) => Math.floor((e - k) / p.s) + 1),
      words: p =>
        `$${p.k}$ was divided out and the ${kind(p)} among the factors of the quotient were counted; $${p.k}$ times such a number is not of that kind.`,
    },
    {
      misconception: 'condition_ignored',
      at: 'choices',
      wrongly: (p, { exps }) => each(p, exps, e => Math.floor(e / p.s) + 1),
      words: (p, { count }) =>
        `All $${count}$ ${kind(p)} among the factors are counted, also those that $${p.k}$ does not divide.`,
    },
    {
      misconception: 'shared_prime_counted_once',
      at: 'exps',
      wrongly: p => exponentsOf(p).map(list => q(Math.max(...list))),
      words: p =>
        `A prime that both bases of $${numberTex(p)}$ contain got the larger exponent only; in a product they add up.`,
    },
    {
      misconception: 'exponent_zero_left_out',
      at: 'choices',
      wrongly: (p, { exps }) => each(p, exps, (e, k) => allowed(p.s, Math.max(1, k), e)),
      words: p =>
        `A prime that $${p.k}$ does not contain may be absent; exponent $0$ was not allowed for it.`,
    },
    {
      misconception: 'powers_inside_base_lost',
      at: 'exps',
      wrongly: p =>
        exponentsOf(p, (base, prime) => (base % prime === 0 ? 1 : 0)).map(list =>
          q(list.reduce((a, b) => a + b, 0)),
        ),
      words: (p, { exps }) =>
        `The number was read as $${primesTex(p, exps)}$: a square inside a base was lost.`,
    },
    {
      misconception: 'square_condition_ignored',
      at: 'choices',
      wrongly: (p, { exps }) => each(p, exps, (e, k) => e - k + 1),
      words: p =>
        `These are all factors that are multiples of $${p.k}$; only the ${kind(p)} among them count.`,
    },
    {
      misconception: 'adds_choices',
      at: 'count',
      wrongly: (_p, { choices }) => sumOf(choices),
      words: (_p, { choices }) =>
        `The choices $${choices.join(', ')}$ were added, but each choice for one prime goes with each for another.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: p =>
    `Two conditions on the factors of a product of powers: ${kind(p)}, and multiples of $${p.k}$. Both speak about exponents of primes.`,
  approach: p =>
    `In primes every exponent has to be a multiple of $${p.s}$, at least as large as in $${p.k}$ and at most as large as in the number. The choices for different primes are independent.`,
  faster: (p, { exps, choices }) => {
    const held = leastHeld(p);
    return `The least of the ${kind(p)} that $${p.k}$ divides is $${primesTex(p, held)}$. What is left, $${primesTex(
      p,
      exps.map((e, i) => q(e.valueOf() - (held[i] ?? 0))),
    )}$, has $${choices.join(' \\times ')}$ factors of that kind.`;
  },
  check: (p, { exps }) => {
    const top = exps.map(e => p.s * Math.floor(e.valueOf() / p.s));
    return `The smallest is $${primesTex(p, leastHeld(p))}$ and the largest $${primesTex(p, top)}$: both are ${kind(p)}, divide the number and are multiples of $${p.k}$.`;
  },
  principle:
    'A condition on factors is a condition on each exponent: list what is allowed prime by prime and multiply.',
  verify: p => {
    const lists = total(p).reduce<number[][]>(
      (all, e) => all.flatMap(list => [0, ...upTo(e.valueOf())].map(x => [...list, x])),
      [[]],
    );
    return q(lists.filter(list => list.every((x, i) => x % p.s === 0 && x >= (inK(p)[i] ?? 0))).length);
  },
});

const powers = situation<Powers>({
  type: 'NS.FAC.3',
  situation: 'squares-and-cubes',
  tries: 20,
  draw: draw => {
    const bases = draw.some([6, 10, 12, 14, 15, 18, 20, 21], 2).sort((a, b) => a - b);
    const p: Powers = {
      bases: bases.map(base => [base, draw.int(2, 6)] as const),
      k: draw.pick([6, 10, 12, 14, 15, 18, 20, 21, 24, 28, 30, 45]),
      s: draw.pick([2, 2, 3]),
      frame: draw.int(0, 2),
    };
    const exps = total(p);
    const most = p.bases.reduce((n, [base, power]) => n * base ** power, 1);
    const fits = most % p.k === 0 && exps.length <= 3 && exps.every(e => e.valueOf() <= 14);
    const count = productOf(each(p, exps, (e, k) => allowed(p.s, k, e)));
    return fits && count.gt(3) && count.lt(90) ? p : null;
  },
  forms: [powersHeld],
});

interface ButNot {
  f: Factorisation;
  k: number;
  /** Not to be divided by this; its common multiple with k is k times powers of one prime. */
  m: number;
  frame: number;
}

const heldBy = (f: Factorisation, k: number) =>
  productOf(f.map(([prime, e]) => q(Math.max(0, e - exponentOf(prime, factorised(k)) + 1))));
const heldTex = (f: Factorisation, k: number) =>
  f.map(([prime, e]) => `${e - exponentOf(prime, factorised(k)) + 1}`).join(' \\times ');

const butNot = form({
  form: 'multiples-of-one-only',
  revision: 2,
  apart: true,
  band: 'Medium',
  entry: true,
  seconds: 65,
  stem: ({ f, k, m, frame }: ButNot) =>
    frame === 0
      ? `How many positive factors of $${factorisedTex(f)}$ are divisible by $${k}$ but not by $${m}$?`
      : frame === 1
        ? `Let $N = ${factorisedTex(f)}$. Among its positive factors, those which are multiples of $${k}$ are painted green; then those which are multiples of $${m}$ are painted red, over the green where needed. How many are green in the end?`
        : `A positive integer $d$ is a factor of $${factorisedTex(f)}$. It is a multiple of $${k}$, but not a multiple of $${m}$. How many values can $d$ take?`,
  path: path<ButNot>()
    .step(
      'held',
      ({ f, k }) => heldBy(f, k),
      ({ k }) => `Count the factors that are multiples of $${k}$: the exponents start at those of $${k}$.`,
      ({ f, k }, { held }) => `${heldTex(f, k)} = ${held}`,
    )
    .step(
      'common',
      ({ k, m }) => q(lcm(k, m)),
      'What has to go are the multiples of both, and these are the multiples of the LCM.',
      ({ k, m }, { common }) =>
        `\\operatorname{lcm}(${k}, ${m}) = ${common} = ${factorisedTex(factorised(common.valueOf()))}`,
    )
    .step(
      'both',
      ({ f }, { common }) => heldBy(f, common.valueOf()),
      'Count those in the same way.',
      ({ f }, { common, both }) => (both.equals(0) ? '0' : `${heldTex(f, common.valueOf())} = ${both}`),
    )
    .step(
      'count',
      (_p, { held, both }) => held.sub(both),
      'Take them off.',
      (_p, { held, both, count }) => `${held} - ${both} = ${count}`,
    ),
  slips: [
    {
      misconception: 'removes_all_multiples',
      at: 'common',
      wrongly: ({ m }) => q(m),
      words: ({ k, m }, { both }) =>
        `All $${both}$ multiples of $${m}$ were taken off; many of them are not multiples of $${k}$ and were never counted.`,
    },
    {
      misconception: 'product_for_lcm',
      at: 'common',
      wrongly: ({ k, m }) => q(k * m),
      words: ({ k, m }) =>
        `Multiples of both were taken as multiples of $${k} \\times ${m}$; the LCM is enough, as the two share a factor.`,
    },
    {
      misconception: 'second_condition_ignored',
      gives: 'held',
      words: ({ k, m }, { held }) =>
        `$${held}$ factors are multiples of $${k}$; those that $${m}$ divides too have to go.`,
    },
    {
      misconception: 'both_reported',
      gives: 'both',
      words: ({ k, m }, { both }) =>
        `$${both}$ factors are multiples of $${k}$ and of $${m}$; these are the ones to leave out.`,
    },
    {
      misconception: 'exponent_zero_left_out',
      at: 'held',
      wrongly: ({ f, k }) => productOf(f.map(([prime, e]) => q(e - exponentOf(prime, factorised(k)) || 1))),
      words: ({ k }, { held }) =>
        `For the multiples of $${k}$ the exponents left were multiplied to $${held}$, without adding $1$ to each.`,
    },
    {
      misconception: 'first_condition_ignored',
      at: 'held',
      wrongly: ({ f }) => heldBy(f, 1),
      words: ({ k }, { held }) =>
        `From all $${held}$ factors those of the LCM were taken off; the others need not be multiples of $${k}$.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ k, m }) =>
    `Factors with two conditions: $${k}$ divides them, $${m}$ does not. The overlap is what has to be understood.`,
  approach: ({ k, m }) =>
    `Count the multiples of $${k}$ and take off those which are multiples of $${m}$ as well. A number that both divide is a multiple of their LCM, not of their product.`,
  faster: ({ f, k, m }, { count }) => {
    const [prime, e] = factorised(m).find(([other, x]) => exponentOf(other, factorised(k)) < x) ?? [2, 1];
    const least = exponentOf(prime, factorised(k));
    const rest = f.flatMap(([other, x]) =>
      other === prime ? [] : [x - exponentOf(other, factorised(k)) + 1],
    );
    const runs = least === e - 1 ? `it must be $${least}$` : `it runs from $${least}$ to $${e - 1}$`;
    return `Only the exponent of $${prime}$ decides: ${runs}. So $${[e - least, ...rest].join(' \\times ')} = ${count}$.`;
  },
  check: ({ m }, { held, both, count }) =>
    `The $${held}$ multiples split into $${both}$ that $${m}$ divides and $${count}$ that it does not.`,
  principle:
    'Multiples of two numbers are multiples of their LCM; to exclude one condition, subtract the overlap.',
  verify: ({ f, k, m }) => {
    const n = productOver(f, (e, prime) => prime ** e);
    return q(upTo(n).filter(d => n % d === 0 && d % k === 0 && d % m !== 0).length);
  },
});

const onlyOne = situation<ButNot>({
  type: 'NS.FAC.3',
  situation: 'one-but-not-the-other',
  tries: 30,
  draw: draw => {
    const f = draw
      .some([2, 3, 5, 7], 3)
      .sort((a, b) => a - b)
      .map(prime => [prime, draw.int(1, prime < 5 ? 5 : 2)] as const);
    const list = [4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 27, 28, 30, 36, 40, 45, 48, 50, 54, 60, 63];
    const [k, m] = [draw.pick(list), draw.pick(list)];
    const n = productOver(f, (e, prime) => prime ** e);
    const apart = lcm(k, m) / k;
    const fits = gcd(k, m) > 1 && apart > 1 && factorised(apart).length === 1 && m % k !== 0 && k % m !== 0;
    return fits && n <= 150000 && n % lcm(k, m) === 0 && heldBy(f, k).gt(5)
      ? { f, k, m, frame: draw.int(0, 2) }
      : null;
  },
  forms: [butNot],
});

/** NS.FAC.3 Medium: factors under two conditions at once. */
export const factorsUnderTwoConditions: readonly AnyTemplate[] = [...powers, ...onlyOne];

import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
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

const powersHeld = form<Powers>(
  'powers-that-k-divides',
  {
    band: 'Medium',
    seconds: 70,
    revision: 2,
    entry: true,
    verify: p => {
      const lists = total(p).reduce<number[][]>(
        (all, e) => all.flatMap(list => [0, ...upTo(e.valueOf())].map(x => [...list, x])),
        [[]],
      );
      return lists.filter(list => list.every((x, i) => x % p.s === 0 && x >= (inK(p)[i] ?? 0))).length;
    },
  },
  (p, { step }) => {
    const { k, s, frame } = p;
    const exps = step(total(p), {
      name: 'the exponents of the primes of the number',
      because: text`Every condition here is about exponents of primes, and the bases are not prime. Powers of one
            prime in a product add up: $2^3 \times 2^4 = 2^7$.`,
      works: value =>
        tex`${numberTex(p)} = ${primesTex(p, value)}, \qquad ${k} = ${factorisedTex(factorised(k))}`,
    })`
        Write both bases and $${k}$ in primes, and add up the exponents of each prime in the number.`;
    const choices = step(
      each(p, exps, (e, k) => allowed(s, k, e)),
      {
        name: 'the number of choices for each prime',
        because: text`A multiple of $${k}$ has at least the exponents of $${k}$, a factor has at most the exponents of
            the number, and ${kind(p)} have exponents that are multiples of $${s}$. The exponent $0$ is one of these
            multiples: the prime is then absent.`,
        works: value =>
          tex`${primesOf(p)
            .map((prime, i) => {
              const list = upTo(99).map(n => s * (n - 1));
              const fit = list.filter(x => x >= (inK(p)[i] ?? 0) && x <= (exps[i]?.valueOf() ?? 0));
              return `${prime}: ${fit.join(', ')} \\; \\text{(${value[i]} choice${fit.length === 1 ? '' : 's'})}`;
            })
            .join(' \\qquad ')}`,
      },
    )`
        Now list for each prime the exponents that the factor may have: multiples of $${s}$, not less than the exponent
        in $${k}$ and not more than the exponent in the number.`;
    const count = step(productOf(choices), {
      because: text`Any allowed exponent of one prime can stand beside any allowed exponent of the others.`,
      works: value => tex`${choices.join(' \\times ')} = ${value}`,
    })`
        The choices for different primes are independent, so multiply their numbers.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`How many ${kind(p)} are factors of $${numberTex(p)}$ and multiples of $${k}$?`
          : frame === 1
            ? text`A positive integer divides $N = ${numberTex(p)}$, is divisible by $${k}$ and is a
              ${kind(p).slice(0, -1)}. How many values can it have?`
            : text`The positive factors of $${numberTex(p)}$ are listed, and those that are not multiples of $${k}$ are
              struck off. How many of the remaining factors are ${kind(p)}?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('used_a_wrong_given_number', choices, () =>
          each(p, exps, (e, k) => Math.floor((e - k) / s) + 1),
        )`
          You divided by $${k}$ and counted $${count}$ ${kind(p)} among the factors of the quotient. Multiplied by
          $${k}$ again, such a number need not be of that kind.`,
        slip('ignored_a_condition', choices, () => each(p, exps, e => Math.floor(e / s) + 1))`
          You counted all $${count}$ ${kind(p)} among the factors. Some of them, such as $1$, are not multiples of
          $${k}$.`,
        slip(
          'left_out_higher_powers',
          exps,
          exponentsOf(p).map(list => q(Math.max(...list))),
        )`
          For a prime in both bases of $${numberTex(p)}$ you took the larger exponent only. In a product the exponents
          of a prime add up.`,
        slip('forgot_exponent_zero', choices, () => each(p, exps, (e, k) => allowed(s, Math.max(1, k), e)))`
          You counted $${count}$ by giving every prime an exponent above $0$. A prime that $${k}$ does not contain may
          be absent from the factor.`,
        slip(
          'left_out_higher_powers',
          exps,
          exponentsOf(p, (base, prime) => (base % prime === 0 ? 1 : 0)).map(list =>
            q(list.reduce((a, b) => a + b, 0)),
          ),
        )`
          You wrote the number as $${primesTex(p, exps)}$. One base contains the square of a prime, and each such prime
          counts twice in it.`,
        slip('ignored_a_condition', choices, () => each(p, exps, (e, k) => e - k + 1))`
          $${count}$ is the number of all factors that are multiples of $${k}$. Only the ${kind(p)} among them are
          asked for.`,
        slip('added_for_multiplied', count, () => sumOf(choices))`
          You added the numbers of choices $${choices}$. Each choice for one prime goes with each choice for another, so
          multiply them.`,
      ],
      snapRead: text`Count the ${kind(p)} that divide a number and are multiples of $${k}$: find which exponents each
        prime may have.`,
      approach: text`In primes every exponent has to be a multiple of $${s}$, at least as large as in $${k}$ and at most
        as large as in the number. The choices for different primes are independent.`,
      faster: () => {
        const held = leastHeld(p);
        return text`The least of the ${kind(p)} that $${k}$ divides is $${primesTex(p, held)}$. What is left,
          $${primesTex(
            p,
            exps.map((e, i) => q(e.valueOf() - (held[i] ?? 0))),
          )}$, has $${choices.join(' \\times ')}$ factors of that kind.`;
      },
      check: () => {
        const top = exps.map(e => s * Math.floor(e.valueOf() / s));
        return text`The smallest is $${primesTex(p, leastHeld(p))}$ and the largest $${primesTex(p, top)}$: both are
          ${kind(p)}, divide the number and are multiples of $${k}$.`;
      },
      principle: text`A condition on factors is a condition on each exponent: list what is allowed prime by prime and
        multiply.`,
    };
  },
);

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

const butNot = form<ButNot>(
  'multiples-of-one-only',
  {
    band: 'Medium',
    seconds: 65,
    revision: 3,
    entry: true,
    verify: ({ f, k, m }) => {
      const n = productOver(f, (e, prime) => prime ** e);
      return upTo(n).filter(d => n % d === 0 && d % k === 0 && d % m !== 0).length;
    },
  },
  ({ f, k, m, frame }, { step }) => {
    const held = step(heldBy(f, k), {
      name: text`the number of factors that are multiples of ${k}`,
      because: text`A multiple of $${k}$ contains every prime of $${k}$ at least as often as $${k}$ does. From exponent
        $2$ to $5$, for example, there are $5 - 2 + 1 = 4$ choices, since both ends belong to the list.`,
      works: value => tex`${k} = ${factorisedTex(factorised(k))}: \quad ${heldTex(f, k)} = ${value}`,
    })`
      First count the factors that are multiples of $${k}$. The exponent of each prime runs from its exponent in $${k}$
      to its exponent in the number; multiply the numbers of choices.`;
    const common = step(calc`lcm(${k}, ${m})`, {
      name: text`the LCM of ${k} and ${m}`,
      because: text`A number that $${k}$ and $${m}$ both divide needs of each prime only the larger of the two
        exponents. Their product would ask for the sum of the exponents, which is too much, as the two share a prime.`,
      works: value =>
        tex`\operatorname{lcm}(${k}, ${m}) = ${value} = ${factorisedTex(factorised(value.valueOf()))}`,
    })`
      The multiples of $${k}$ that are also multiples of $${m}$ have to go. They are the multiples of the LCM of $${k}$
      and $${m}$, so find the LCM.`;
    const both = step(heldBy(f, common.valueOf()), {
      name: text`the number of factors that are multiples of ${k} and of ${m}`,
      because: text`Only these factors lie among the multiples of $${k}$ that were counted first. A multiple of $${m}$
        that $${k}$ does not divide was never counted, so it need not be subtracted.`,
      works: value => (value.equals(0) ? tex`0` : tex`${heldTex(f, common.valueOf())} = ${value}`),
    })`
      Count the factors that are multiples of this LCM in the same way: now each exponent starts at its exponent in the
      LCM.`;
    const count = step(calc`${held} - ${both}`)`
      Subtract the multiples of both numbers from the multiples of $${k}$.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`How many positive factors of $${factorisedTex(f)}$ are divisible by $${k}$ but not by $${m}$?`
          : frame === 1
            ? text`Let $N = ${factorisedTex(f)}$. Among its positive factors, those which are multiples of $${k}$ are
              painted green; then those which are multiples of $${m}$ are painted red, over the green where needed. How
              many are green in the end?`
            : text`A positive integer $d$ is a factor of $${factorisedTex(f)}$. It is a multiple of $${k}$, but not a
              multiple of $${m}$. How many values can $d$ take?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('kept_a_case_that_is_ruled_out', common, m)`
          You subtracted all $${both}$ multiples of $${m}$ from the $${held}$ multiples of $${k}$. Many of them are not
          multiples of $${k}$ and were never counted.`,
        slip('took_the_product_for_the_lcm', common, calc`${k} * ${m}`)`
          For both numbers at once you used the multiples of $${k} \times ${m}$. The two share a factor, so
          already the multiples of their LCM are multiples of both.`,
        stop('ignored_a_condition', held)`
          $${held}$ factors are multiples of $${k}$. Some of them are multiples of $${m}$ as well, and these have to be
          subtracted.`,
        stop('gave_the_complement', both)`
          $${both}$ is the number of factors that both $${k}$ and $${m}$ divide. These are the factors to leave out, not
          to count.`,
        slip(
          'forgot_exponent_zero',
          held,
          productOf(f.map(([prime, e]) => q(e - exponentOf(prime, factorised(k)) || 1))),
        )`
          For the multiples of $${k}$ you multiplied the differences of the exponents, which gives $${held}$. Both ends
          of each range count, so add $1$ to each difference.`,
        slip('ignored_a_condition', held, heldBy(f, 1))`
          You started from all $${held}$ factors and subtracted the multiples of the LCM. The factors that are left need
          not be multiples of $${k}$.`,
      ],
      snapRead: text`Count the factors that $${k}$ divides and $${m}$ does not: the multiples of $${k}$, less the
        multiples of both.`,
      approach: text`Count the multiples of $${k}$ and take off those which are multiples of $${m}$ as well. A number
        that both divide is a multiple of their LCM, not of their product.`,
      faster: () => {
        const [prime, e] = factorised(m).find(([other, x]) => exponentOf(other, factorised(k)) < x) ?? [2, 1];
        const least = exponentOf(prime, factorised(k));
        const rest = f.flatMap(([other, x]) =>
          other === prime ? [] : [x - exponentOf(other, factorised(k)) + 1],
        );
        const runs = least === e - 1 ? `it must be $${least}$` : `it runs from $${least}$ to $${e - 1}$`;
        return text`Only the exponent of $${prime}$ decides: ${runs}. So $${[e - least, ...rest].join(' \\times ')} =
          ${count}$.`;
      },
      check: text`The $${held}$ multiples split into $${both}$ that $${m}$ divides and $${count}$ that it does not.`,
      principle: text`Multiples of two numbers are multiples of their LCM; to exclude one condition, subtract the
        overlap.`,
    };
  },
);

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

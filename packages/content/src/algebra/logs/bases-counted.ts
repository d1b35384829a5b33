import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Exponents {
  i: number;
  prime: number;
  /** So many positive rational bases are wanted: twice the number of factors of the HCF. */
  bases: number;
  limit: number;
  frame: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const upTo = (n: number) => Array.from({ length: n }, (_, k) => k + 1);
const factorsOf = (n: number) => upTo(n).filter(d => n % d === 0);
/** Factors of i with so many factors of their own. */
const commons = (i: number, many: number) => factorsOf(i).filter(g => factorsOf(g).length === many);
const withHcf = ({ i, limit }: Exponents, g: number) => upTo(limit).filter(j => gcd(i, j) === g).length;

const exponents = form({
  form: 'exponents-with-so-many-bases',
  revision: 2,
  band: 'Hard',
  entry: true,
  seconds: 105,
  also: ['NS.FAC.1', 'NS.HCF.5'],
  stem: ({ i, prime, bases, limit, frame }: Exponents) =>
    frame === 0
      ? `For how many positive integers $j \\le ${limit}$ are there exactly $${bases}$ positive rational numbers $x$ such that $\\log_x\\left(2^{${i}} \\cdot ${prime}^{j}\\right)$ is an integer?`
      : frame === 1
        ? `Let $N = 2^{${i}} \\cdot ${prime}^{j}$, where $j$ is an integer from $1$ to $${limit}$. The logarithm of $N$ is an integer, positive or negative, for exactly $${bases}$ positive rational bases. How many values can $j$ have?`
        : `A positive rational base is called fine for $2^{${i}} \\cdot ${prime}^{j}$ when the logarithm of this number to that base is an integer. How many $j$ from $1$ to $${limit}$ give exactly $${bases}$ fine bases?`,
  path: path<Exponents>()
    .step(
      'many',
      ({ bases }) => q(bases, 2),
      ({ i }) =>
        `If the logarithm is $t$, then $x^t = N$: $t$ divides both exponents, $${i}$ and $j$. Every positive $t$ gives a base, and its reciprocal belongs to $-t$.`,
      ({ bases, i }, { many }) =>
        `\\operatorname{hcf}(${i}, j) \\text{ has } ${bases} \\div 2 = ${many} \\text{ factors}`,
    )
    .step(
      'commons',
      ({ i }, { many }) => commons(i, Number(many)).map(g => q(g)),
      ({ i }) => `Find the factors of $${i}$ with that many factors: these are the possible HCFs.`,
      (_p, { commons: list }) => `\\operatorname{hcf} = ${list.join(' \\text{ or } ')}`,
    )
    .step(
      'counts',
      (p, { commons: list }) => list.map(g => q(withHcf(p, Number(g)))),
      'For each of them count the multiples up to the limit whose HCF is not larger: the cofactors must have no common factor.',
      ({ i, limit }, { commons: list, counts }) =>
        list
          .map(
            (g, k) =>
              `j = ${g}m, \\; m \\le ${Math.floor(limit / Number(g))}, \\; \\operatorname{hcf}(m, ${i / Number(g)}) = 1: \\; ${counts[k]}`,
          )
          .join(' \\qquad '),
    )
    .step(
      'count',
      (_p, { counts }) => counts.reduce((a, b) => a.add(b), q(0)),
      'Add.',
      (_p, { counts, count }) => `${counts.join(' + ')} = ${count}`,
    ),
  slips: [
    {
      misconception: 'negative_logs_missed',
      at: 'commons',
      wrongly: ({ i, bases }) => {
        const list = commons(i, bases);
        return list.length ? list.map(g => q(g)) : null;
      },
      words: ({ bases }) =>
        `The HCF was given $${bases}$ factors; reciprocals of bases count too, so half as many are needed.`,
    },
    {
      misconception: 'common_factors_of_cofactors',
      at: 'counts',
      wrongly: ({ limit }, { commons: list }) => list.map(g => q(Math.floor(limit / Number(g)))),
      words: (_p, { count }) =>
        `$${count}$ counts all multiples of each HCF; for some of them the HCF is larger.`,
    },
    {
      misconception: 'one_hcf_only',
      at: 'counts',
      wrongly: (p, { commons: list }) => (list.length > 1 ? [q(withHcf(p, Number(list[0])))] : null),
      words: (_p, { commons: list }) =>
        `Only the HCF $${list[0]}$ was used; $${list.at(-1)}$ has as many factors.`,
    },
    {
      misconception: 'last_hcf_only',
      at: 'counts',
      wrongly: (p, { commons: list }) => (list.length > 1 ? [q(withHcf(p, Number(list.at(-1))))] : null),
      words: (_p, { commons: list }) =>
        `Only the HCF $${list.at(-1)}$ was used; $${list[0]}$ has as many factors.`,
    },
    {
      misconception: 'hcf_equal_to_number',
      at: 'commons',
      wrongly: ({ i }, { many }) => (i % Number(many) === 0 ? [many] : null),
      words: (_p, { many }) => `The HCF itself was set to $${many}$; it has to have that many factors.`,
    },
    {
      misconception: 'factor_one_not_counted',
      at: 'many',
      wrongly: (_p, { many }) => many.add(1),
      words: (_p, { many }) =>
        `The logarithm $1$ was not counted, so that the HCF was given $${many}$ factors.`,
    },
    {
      misconception: 'number_itself_as_base_missed',
      at: 'many',
      wrongly: (_p, { many }) => many.sub(1),
      words: (_p, { many }) =>
        `The HCF was given $${many}$ factors, besides 1; $t = 1$ is one of the factors itself.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { limit }) => value.d === 1n && value.valueOf() > 0 && value.valueOf() < limit,
  snapRead: ({ bases }) =>
    `Whole logarithms of $N$, exactly $${bases}$ bases, and an unknown exponent: a question of factors and HCF.`,
  approach: () =>
    'A whole logarithm means that N is a power of the base, so the logarithm divides both exponents. The number of bases gives the number of factors of the HCF; then the exponents with such an HCF are counted, case by case.',
  check: p => {
    const j = upTo(p.limit).find(n => factorsOf(gcd(p.i, n)).length === p.bases / 2) ?? 1;
    return `The smallest is $j = ${j}$: $\\operatorname{hcf}(${p.i}, ${j}) = ${gcd(p.i, j)}$ with the factors ${factorsOf(gcd(p.i, j)).join(', ')}, each for $t$ and $-t$.`;
  },
  principle: 'N is a t-th power of a rational number exactly when t divides every exponent of its primes.',
  verify: ({ i, bases, limit }) => {
    let found = 0;
    for (let j = 1; j <= limit; j += 1) {
      let many = 0;
      for (let t = -i; t <= i; t += 1) if (t !== 0 && i % t === 0 && j % t === 0) many += 1;
      if (many === bases) found += 1;
    }
    return q(found);
  },
});

/** AL.LOG.2 Hard: how many bases a logarithm leaves, turned around. */
export const basesCounted: readonly AnyTemplate[] = situation<Exponents>({
  type: 'AL.LOG.2',
  situation: 'bases-counted',
  tries: 20,
  draw: draw => {
    const p = {
      i: draw.pick([12, 16, 18, 20, 24, 28, 30, 36, 40, 42, 45, 48, 54, 60]),
      prime: draw.pick([3, 5, 7]),
      bases: draw.pick([4, 4, 6, 8, 8]),
      limit: draw.step(40, 240, 5),
      frame: draw.int(0, 2),
    };
    const list = commons(p.i, p.bases / 2);
    const count = list.reduce((sum, g) => sum + withHcf(p, g), 0);
    return list.length >= 1 && list.length <= 3 && count >= 4 ? p : null;
  },
  forms: [exponents],
});

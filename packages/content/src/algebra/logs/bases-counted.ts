import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
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

const exponents = form<Exponents>(
  'exponents-with-so-many-bases',
  {
    band: 'Hard',
    seconds: 105,
    revision: 2,
    also: ['NS.FAC.1', 'NS.HCF.5'],
    entry: true,
    verify: ({ i, bases, limit }) => {
      let found = 0;
      for (let j = 1; j <= limit; j += 1) {
        let many = 0;
        for (let t = -i; t <= i; t += 1) if (t !== 0 && i % t === 0 && j % t === 0) many += 1;
        if (many === bases) found += 1;
      }
      return found;
    },
  },
  (p, { step }) => {
    const { bases, i, limit, frame, prime } = p;
    const many = step(
      calc`${bases} / 2`,
      value => tex`\operatorname{hcf}(${i}, j) \text{ has } ${bases} \div 2 = ${value} \text{ factors}`,
    )`
      Let the logarithm be $t$ and the base $x$. Then $x^t = N$, so $t$ divides both exponents, $${i}$ and $j$. Every
      positive
      $t$ gives a base, and the reciprocal of this base belongs to $-t$.`;
    const list = step(
      commons(i, Number(many)).map(g => q(g)),
      value => tex`\operatorname{hcf} = ${value.join(' \\text{ or } ')}`,
    )`
      Find the factors of $${i}$ with that many factors: these are the possible HCFs.`;
    const counts = step(
      list.map(g => q(withHcf(p, Number(g)))),
      value =>
        tex`${list
          .map(
            (g, k) =>
              `j = ${g}m, \\; m \\le ${Math.floor(limit / Number(g))}, \\; \\operatorname{hcf}(m, ${i / Number(g)}) = 1: \\; ${value[k]}`,
          )
          .join(' \\qquad ')}`,
    )`
      For each of them count the multiples of it up to ${limit}. Their HCF with $${i}$ must not be larger, so after
      division by
      it no common factor may be left.`;
    const count = step(
      counts.reduce((a, b) => a.add(b), q(0)),
      value => tex`${counts.join(' + ')} = ${value}`,
    )`
      No $j$ has two HCFs with $${i}$, so add.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`For how many positive integers $j \le ${limit}$ are there exactly $${bases}$ positive rational numbers
            $x$ such that $\log_x\left(2^{${i}} \cdot ${prime}^{j}\right)$ is an integer?`
          : frame === 1
            ? text`Let $N = 2^{${i}} \cdot ${prime}^{j}$, where $j$ is an integer from $1$ to $${limit}$. The logarithm
              of $N$ is an integer, positive or negative, for exactly $${bases}$ positive rational bases. How many
              values can $j$ have?`
            : text`A positive rational base is called fine for $2^{${i}} \cdot ${prime}^{j}$ when the logarithm of this
              number to that base is an integer. How many $j$ from $1$ to $${limit}$ give exactly $${bases}$ fine
              bases?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() < limit,
      slips: [
        slip('forgot_negative_numbers', list, () => {
          const list = commons(i, bases);
          return list.length ? list.map(g => q(g)) : null;
        })`
          You wanted an HCF with $${bases}$ factors. Reciprocals of bases count too, so half as many are needed.`,
        slip('ignored_common_factors', counts, () => list.map(g => q(Math.floor(limit / Number(g)))))`
          $${count}$ counts all multiples of each HCF; for some of them the HCF is larger.`,
        slip('left_out_a_case', counts, () => list.length > 1 && [withHcf(p, Number(list[0]))])`
          Only the HCF $${list[0]}$ was used; $${list.at(-1)}$ has as many factors.`,
        slip('left_out_a_case', counts, () => list.length > 1 && [withHcf(p, Number(list.at(-1)))])`
          Only the HCF $${list.at(-1)}$ was used; $${list[0]}$ has as many factors.`,
        slip('used_a_wrong_given_number', list, () => i % Number(many) === 0 && [many])`
          The HCF itself was set to $${many}$; it has to have that many factors.`,
        slip('forgot_one_or_the_number_itself', many, calc`${many} + 1`)`
          The logarithm $1$ was not counted, so that the HCF was given $${many}$ factors.`,
        slip('forgot_one_or_the_number_itself', many, calc`${many} - 1`)`
          You wanted an HCF with $${many}$ factors besides $1$. The logarithm can be $1$ too, so $1$ is one of the
          factors.`,
      ],
      snapRead: text`Whole logarithms of $N$, exactly $${bases}$ bases, and an unknown exponent: a question of factors
        and HCF.`,
      approach: text`A whole logarithm means that N is a power of the base, so the logarithm divides both exponents. The
        number of bases gives the number of factors of the HCF; then the exponents with such an HCF are counted, case by
        case.`,
      check: () => {
        const j = upTo(limit).find(n => factorsOf(gcd(i, n)).length === bases / 2) ?? 1;
        return text`The smallest is $j = ${j}$: $\operatorname{hcf}(${i}, ${j}) = ${gcd(i, j)}$ with the factors
          ${factorsOf(gcd(i, j)).join(', ')}, each for $t$ and $-t$.`;
      },
      principle: text`A number is a certain power of a rational number exactly when that exponent divides the
      exponents of all its
        primes.`,
    };
  },
);

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

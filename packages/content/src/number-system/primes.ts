/** A number as its primes with their exponents, smallest prime first. */
export type Factorisation = readonly (readonly [prime: number, exponent: number])[];

export function factorised(whole: number): Factorisation {
  const found: [number, number][] = [];
  let rest = whole;
  for (let p = 2; p * p <= rest; p += 1) {
    let exponent = 0;
    for (; rest % p === 0; rest /= p) exponent += 1;
    if (exponent > 0) found.push([p, exponent]);
  }
  if (rest > 1) found.push([rest, 1]);
  return found;
}

export const exponentOf = (prime: number, f: Factorisation): number => f.find(([p]) => p === prime)?.[1] ?? 0;

/** LaTeX: 2^{3} \times 3; 1 for the empty product. */
export const factorisedTex = (f: Factorisation): string =>
  f.length === 0 ? '1' : f.map(([p, e]) => (e === 1 ? `${p}` : `${p}^{${e}}`)).join(' \\times ');

/** Product over the primes of a number that each exponent gives. */
export const productOver = (f: Factorisation, each: (exponent: number, prime: number) => number): number =>
  f.reduce((product, [p, e]) => product * each(e, p), 1);

export const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
export const lcm = (...terms: number[]): number => terms.reduce((l, t) => (l / gcd(l, t)) * t, 1);

/** base^exponent mod divisor by plain multiplication; the exponent is small. */
export function powerMod(base: number, exponent: number, divisor: number): number {
  let power = 1 % divisor;
  for (let i = 0; i < exponent; i += 1) power = (power * base) % divisor;
  return power;
}

/** The exponent of a prime in n!, by Legendre. */
export function exponentInFactorial(prime: number, n: number): number {
  let count = 0;
  for (let power = prime; power <= n; power *= prime) count += Math.floor(n / power);
  return count;
}

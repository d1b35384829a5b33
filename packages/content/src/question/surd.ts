import Fraction from 'fraction.js';
import { fractionTex, surdTex } from '../show.ts';

/** A positive integer as root² x rest, with a square-free rest. */
function squareOut(whole: bigint): { root: bigint; rest: bigint } {
  let [root, rest] = [1n, whole];
  for (let f = 2n; f * f <= rest; f += 1n)
    while (rest % (f * f) === 0n) {
      rest /= f * f;
      root *= f;
    }
  return { root, rest };
}

/**
 * An exact sum of rational multiples of square roots: `2 + 3√2`. It can be rational, so that all options of a form
 * have one type.
 */
export class Surd {
  /** Rational factors by square-free radicand; radicand 1 is the rational part. */
  private readonly factors: ReadonlyMap<bigint, Fraction>;

  private constructor(factors: ReadonlyMap<bigint, Fraction>) {
    this.factors = new Map(
      [...factors].filter(([, factor]) => factor.n !== 0n).sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  }

  static of(value: Surd | Fraction | number | bigint): Surd {
    return value instanceof Surd ? value : new Surd(new Map([[1n, new Fraction(value)]]));
  }

  /** The square root of a rational number. Throws for a negative one. */
  static root(square: Fraction | number): Surd {
    const exact = new Fraction(square);
    if (exact.s < 0n) throw new Error(`\\sqrt{${fractionTex(exact)}} is no real number`);
    if (exact.n === 0n) return new Surd(new Map());
    const { root, rest } = squareOut(exact.n * exact.d);
    return new Surd(new Map([[rest, new Fraction(root, exact.d)]]));
  }

  add(other: Surd | Fraction | number): Surd {
    const sum = new Map(this.factors);
    for (const [radicand, factor] of Surd.of(other).factors)
      sum.set(radicand, factor.add(sum.get(radicand) ?? 0));
    return new Surd(sum);
  }

  neg(): Surd {
    return this.mul(-1);
  }

  sub(other: Surd | Fraction | number): Surd {
    return this.add(Surd.of(other).neg());
  }

  mul(other: Surd | Fraction | number): Surd {
    const product = new Map<bigint, Fraction>();
    for (const [a, x] of this.factors)
      for (const [b, y] of Surd.of(other).factors) {
        const { root, rest } = squareOut(a * b);
        product.set(
          rest,
          x
            .mul(y)
            .mul(root)
            .add(product.get(rest) ?? 0),
        );
      }
    return new Surd(product);
  }

  /** Throws for a division by zero, like Fraction. */
  div(other: Surd | Fraction | number): Surd {
    let [top, bottom]: [Surd, Surd] = [this, Surd.of(other)];
    // Each pass removes one prime from the denominator's roots by (a + b√p)(a − b√p).
    for (let p = bottom.primeOfRoots(); p !== null; p = bottom.primeOfRoots()) {
      const prime = p;
      const turned = new Surd(
        new Map([...bottom.factors].map(([r, factor]) => [r, r % prime === 0n ? factor.neg() : factor])),
      );
      [top, bottom] = [top.mul(turned), bottom.mul(turned)];
    }
    return top.mul(new Fraction(1).div(bottom.factors.get(1n) ?? new Fraction(0)));
  }

  private primeOfRoots(): bigint | null {
    const radicand = [...this.factors.keys()].find(r => r > 1n);
    if (radicand === undefined) return null;
    for (let p = 2n; p * p <= radicand; p += 1n) if (radicand % p === 0n) return p;
    return radicand;
  }

  /** An integer power, also negative. */
  pow(exponent: number): Surd {
    let power = Surd.of(1);
    for (let i = 0; i < Math.abs(exponent); i += 1) power = power.mul(this);
    return exponent < 0 ? Surd.of(1).div(power) : power;
  }

  equals(other: Surd | Fraction | number): boolean {
    return this.sub(other).factors.size === 0;
  }

  /** The number as a fraction; null when it is irrational. */
  get rational(): Fraction | null {
    if (this.factors.size === 0) return new Fraction(0);
    return this.factors.size === 1 ? (this.factors.get(1n) ?? null) : null;
  }

  /** Number of printed terms, at least 1. */
  get terms(): number {
    return Math.max(1, this.factors.size);
  }

  valueOf(): number {
    return [...this.factors].reduce((sum, [r, factor]) => sum + factor.valueOf() * Math.sqrt(Number(r)), 0);
  }

  /** LaTeX, without a leading minus if a term is positive: 2 + 3\sqrt{2}, 3\sqrt{2} - 4. */
  get tex(): string {
    const terms = [...this.factors].map(([r, factor]) => ({
      minus: factor.s < 0n,
      tex: r === 1n ? fractionTex(factor.abs()) : surdTex(factor.abs(), Number(r)),
    }));
    const ordered = [...terms.filter(term => !term.minus), ...terms.filter(term => term.minus)];
    const written = ordered.map(({ minus, tex }, i) =>
      i === 0 ? `${minus ? '-' : ''}${tex}` : ` ${minus ? '-' : '+'} ${tex}`,
    );
    return written.join('') || '0';
  }

  toString(): string {
    return this.tex;
  }
}

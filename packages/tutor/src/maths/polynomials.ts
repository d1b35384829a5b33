import { solved } from './elimination.ts';
import { type Equality, lettersOf } from './equalities.ts';
import { near } from './evaluate.ts';

/** An equation brought to one side: the coefficient of each product of letters, '' of the number alone. */
export type Polynomial = ReadonlyMap<string, number>;

/** Of more letters, or of a higher degree, none is made. */
const mostLetters = 3;
const mostDegree = 2;
/**
 * By which the points of each letter are spread. They go with squares: evenly spaced points lie in pairs around their middle,
 * and three such pairs lie on one curve of degree two.
 */
const steps = [Math.sqrt(2), Math.sqrt(3), Math.sqrt(5)];

/** The products of letters up to a degree, each as its letters in order: `''`, `a`, `b`, `aa`, `ab`, `bb`. */
function productsOf(letters: readonly string[], degree: number): string[] {
  if (degree === 0) return [''];
  const lower = productsOf(letters, degree - 1);
  const next = letters.flatMap(letter =>
    lower
      .filter(one => one.length === degree - 1 && (one === '' || one <= letter.repeat(one.length)))
      .map(one => `${one}${letter}`),
  );
  return [...lower, ...new Set(next.map(one => [...one].sort().join('')))];
}

/** An equation of degree two at most, brought to one side; null of any other. */
export function polynomialOf(line: Equality): Polynomial | null {
  const letters = lettersOf(line).sort();
  if (letters.length === 0 || letters.length > mostLetters) return null;
  const products = productsOf(letters, mostDegree);
  const pointAt = (k: number) =>
    Object.fromEntries(letters.map((letter, i) => [letter, 1 + 3 * ((k * k * (steps[i] ?? 0)) % 1)]));
  const worth = (product: string, at: Readonly<Record<string, number>>) =>
    [...product].reduce((all, letter) => all * (at[letter] ?? 0), 1);
  const gap = (at: Readonly<Record<string, number>>) =>
    (line.left.at(at) ?? Number.NaN) - (line.right.at(at) ?? Number.NaN);
  const points = products.map((_, k) => pointAt(k + 1));
  const found = solved(points.map(at => [...products.map(one => worth(one, at)), gap(at)]));
  if (!found) return null;
  const polynomial = products.map((one, i): [string, number] => {
    const value = found[i] ?? 0;
    return [one, near(value, Math.round(value)) || Math.abs(value) < 1e-7 ? Math.round(value) : value];
  });
  const fits = [20, 33].map(pointAt).every(at => {
    const own = polynomial.reduce((sum, [one, value]) => sum + value * worth(one, at), 0);
    return Math.abs(own - gap(at)) < 1e-6 * Math.max(1, Math.abs(own));
  });
  return fits ? new Map(polynomial.filter(([, value]) => value !== 0)) : null;
}

/**
 * The one product of letters in which an equation differs from a multiple of another, and whether only its sign does; null
 * where they agree, or differ in more.
 */
export function onlyDifference(from: Polynomial, to: Polynomial): { product: string; sign: boolean } | null {
  const products = [...new Set([...from.keys(), ...to.keys()])];
  if (products.length < 3) return null;
  for (const product of products) {
    const [a, b] = [from.get(product), to.get(product)];
    if (!a || !b) continue;
    const times = b / a;
    const apart = products.filter(one => !near((from.get(one) ?? 0) * times, to.get(one) ?? 0));
    const [only = '', ...more] = apart;
    if (apart.length === 0) return null;
    if (more.length > 0) continue;
    return { product: only, sign: near(-(from.get(only) ?? 0) * times, to.get(only) ?? 0) };
  }
  return null;
}

import type { Sense } from './senses.ts';

/** No question has a larger one. */
const mostFactorial = 60;

export const factorial = (n: number): number => {
  if (!Number.isInteger(n) || n < 0 || n > mostFactorial) return Number.NaN;
  let product = 1;
  for (let i = 2; i <= n; i += 1) product *= i;
  return product;
};

/** Of any `n`, so that `n(n - 1)/2` is seen to be the same as `C(n, 2)`. */
export const permutations = (n: number, r: number) => {
  if (!Number.isInteger(r) || r < 0 || r > mostFactorial) return Number.NaN;
  let product = 1;
  for (let i = 0; i < r; i += 1) product *= n - i;
  return product;
};

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

const whole = (values: readonly number[]) => values.length > 0 && values.every(Number.isSafeInteger);

export function applied(name: string, values: readonly number[], sense: Sense): number {
  const [x = Number.NaN] = values;
  const angle = sense.angle === 'degrees' ? (x * Math.PI) / 180 : x;
  if (name.startsWith('log')) return Math.log(x) / Math.log(Number(name.slice(3)) || sense.log);
  switch (name) {
    case 'sqrt':
      return Math.sqrt(x);
    case 'cbrt':
      return Math.cbrt(x);
    case 'ln':
      return Math.log(x);
    case 'sin':
      return Math.sin(angle);
    case 'cos':
      return Math.cos(angle);
    case 'tan':
      return Math.tan(angle);
    case 'cot':
      return 1 / Math.tan(angle);
    case 'sec':
      return 1 / Math.cos(angle);
    case 'cosec':
      return 1 / Math.sin(angle);
    case 'abs':
      return Math.abs(x);
    case 'floor':
      return Math.floor(x);
    case 'ceil':
      return Math.ceil(x);
    case 'max':
      return Math.max(...values);
    case 'min':
      return Math.min(...values);
    case 'hcf':
      return whole(values) ? values.reduce(gcd) : Number.NaN;
    case 'lcm':
      return whole(values) ? values.reduce((a, b) => Math.abs(a * b) / gcd(a, b)) : Number.NaN;
    case 'combinations':
    case 'permutations': {
      const [, r = Number.NaN] = values;
      return permutations(x, r) / (name === 'combinations' ? factorial(r) : 1);
    }
    default:
      return Number.NaN;
  }
}

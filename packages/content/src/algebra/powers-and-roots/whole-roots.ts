/** The last whole number whose power is less than `value`. */
export function lastBelow(value: number, exponent: number): number {
  let n = 0;
  while ((n + 1) ** exponent < value) n += 1;
  return n;
}

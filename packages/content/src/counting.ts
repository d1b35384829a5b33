/** n! for whole n from 0 to 18. */
export const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** Ordered choices of r from n; 0 when there are too few. */
export const arrangements = (n: number, r: number): number =>
  r < 0 || n < r ? 0 : Array.from({ length: r }, (_, i) => n - i).reduce((product, f) => product * f, 1);

/** Unordered choices of r from n; 0 when there are too few. */
export const choices = (n: number, r: number): number =>
  r < 0 || n < r ? 0 : Math.round(arrangements(n, r) / factorial(r));

/** All sequences of length `places` from a list; an entry may repeat when `repeated`. */
export function fillings<T>(list: readonly T[], places: number, repeated: boolean): T[][] {
  let made: T[][] = [[]];
  for (let i = 0; i < places; i += 1)
    made = made.flatMap(head =>
      list.filter(entry => repeated || !head.includes(entry)).map(entry => [...head, entry]),
    );
  return made;
}

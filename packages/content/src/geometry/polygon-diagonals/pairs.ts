/** The diagonals of a convex polygon with `n` vertices. */
export const diagonalsOf = (n: number) => (n * (n - 3)) / 2;

/** The pairs of vertices 0 to n − 1 that are no neighbours, and satisfy a condition: the diagonals, one by one. */
export function pairsApart(n: number, fits: (i: number, j: number) => boolean = () => true): number {
  let count = 0;
  for (let i = 0; i < n; i += 1)
    for (let j = i + 2; j < n; j += 1) if (!(i === 0 && j === n - 1) && fits(i, j)) count += 1;
  return count;
}

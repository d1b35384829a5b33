/** Coefficients a and b of lines with a whole root of a² + b², a above 0, and this root. */
export const normals: readonly (readonly [number, number, number])[] = [
  [3, 4, 5],
  [3, -4, 5],
  [4, 3, 5],
  [4, -3, 5],
  [5, 12, 13],
  [5, -12, 13],
  [12, 5, 13],
  [12, -5, 13],
  [8, 15, 17],
  [15, -8, 17],
];

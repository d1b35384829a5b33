import { addedTex, polynomialTex } from '../../show.ts';

/** `- 6x`, `+ y`; nothing for 0. */
const termTex = (coefficient: number, letter: string) =>
  coefficient === 0
    ? ''
    : `${coefficient < 0 ? '-' : '+'} ${polynomialTex([Math.abs(coefficient), 0], letter)}`;

/** x² + y² + dx + ey + f = 0. */
export const circleTex = (d: number, e: number, f: number) =>
  `x^2 + y^2 ${termTex(d, 'x')} ${termTex(e, 'y')} ${addedTex(f)} = 0`.replace(/ +/g, ' ');

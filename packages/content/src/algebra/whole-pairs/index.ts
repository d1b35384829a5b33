import type { AnyTemplate } from '../../template.ts';
import { squaresApart } from './squares-apart.ts';
import { squaresTurned } from './squares-turned.ts';
import { turnedLines } from './turned-lines.ts';
import { twoPrices } from './two-prices.ts';

export const wholePairs: readonly AnyTemplate[] = [
  ...twoPrices,
  ...turnedLines,
  ...squaresApart,
  ...squaresTurned,
];

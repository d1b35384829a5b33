import type { AnyTemplate } from '../../template.ts';
import { longestRods } from './easy.ts';
import { waysOnFaces } from './hard.ts';
import { edgesAndDiagonals } from './medium.ts';

/** Cuboids: edges, diagonals and faces. */
export const boxes: readonly AnyTemplate[] = [...longestRods, ...edgesAndDiagonals, ...waysOnFaces];

import type { AnyTemplate } from '../../template.ts';
import { cutAndColoured } from './cut-and-coloured.ts';
import { fromOneVertex } from './from-one-vertex.ts';
import { gainedAndCentral } from './gained-and-central.ts';
import { mostCrossed } from './most-crossed.ts';

export const polygonDiagonals: readonly AnyTemplate[] = [
  ...fromOneVertex,
  ...gainedAndCentral,
  ...cutAndColoured,
  ...mostCrossed,
];

import type { AnyTemplate } from '../../template.ts';
import { areaFromTheEquation } from './area-from-the-equation.ts';
import { chordsOfLines } from './chords-of-lines.ts';

export const circlesInThePlane: readonly AnyTemplate[] = [...areaFromTheEquation, ...chordsOfLines];

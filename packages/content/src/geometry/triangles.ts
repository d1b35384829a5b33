import type { AnyTemplate } from '../template.ts';
import { bisectorsAndMedians } from './bisectors-and-medians.ts';
import { similarTriangles } from './similar-triangles.ts';

export const triangles: readonly AnyTemplate[] = [...similarTriangles, ...bisectorsAndMedians];

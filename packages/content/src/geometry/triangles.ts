import type { AnyTemplate } from '../template.ts';
import { cevians } from './cevians.ts';
import { similarTriangles } from './similar-triangles.ts';

export const triangles: readonly AnyTemplate[] = [...similarTriangles, ...cevians];

import type { AnyTemplate } from '../../template.ts';
import { insideATriangle } from './inside-a-triangle.ts';
import { leastTriangle } from './least-triangle.ts';
import { onASegment } from './on-a-segment.ts';

/** Points with integer coordinates on segments and inside triangles. */
export const latticePoints: readonly AnyTemplate[] = [...onASegment, ...insideATriangle, ...leastTriangle];

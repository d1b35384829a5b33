import type { AnyTemplate } from '../../template.ts';
import { bothBounds } from './both-bounds.ts';
import { hiddenTests } from './hidden-tests.ts';
import { longestSides } from './longest-sides.ts';

/** GM.TRI.8, all bands: acute, right and obtuse triangles. */
export const kindsOfTriangle: readonly AnyTemplate[] = [...longestSides, ...bothBounds, ...hiddenTests];

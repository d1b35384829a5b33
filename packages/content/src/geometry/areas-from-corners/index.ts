import type { AnyTemplate } from '../../template.ts';
import { halvedFromACorner } from './halved-from-a-corner.ts';
import { trianglesByCoordinates } from './triangles-by-coordinates.ts';

export const areasFromCorners: readonly AnyTemplate[] = [...trianglesByCoordinates, ...halvedFromACorner];

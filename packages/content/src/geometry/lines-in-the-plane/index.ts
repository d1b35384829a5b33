import type { AnyTemplate } from '../../template.ts';
import { atRightAngles } from './at-right-angles.ts';
import { farthestOfAFamily } from './farthest-of-a-family.ts';

export const linesInThePlane: readonly AnyTemplate[] = [...atRightAngles, ...farthestOfAFamily];

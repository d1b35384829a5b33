import type { AnyTemplate } from '../../template.ts';
import { middleOnLine } from './middle-on-line.ts';
import { placePoint } from './place-point.ts';
import { sumOfSquares } from './sum-of-squares.ts';

export const pointsInThePlane: readonly AnyTemplate[] = [...placePoint, ...middleOnLine, ...sumOfSquares];

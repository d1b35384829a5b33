export { crossingAtRightAngles } from './crossing-at-right-angles.ts';
export { mediansAtRightAngles } from './medians-at-right-angles.ts';
export { parallelToABisector } from './parallel-to-a-bisector.ts';
export { sidesByPerpendicularMedians } from './sides-by-perpendicular-medians.ts';
export { wholeBisectors } from './whole-bisectors.ts';

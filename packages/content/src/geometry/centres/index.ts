export { anglesByABisector } from './angles-by-a-bisector.ts';
export { crossingAtRightAngles } from './crossing-at-right-angles.ts';
export { mediansAtRightAngles } from './medians-at-right-angles.ts';
export { sidesByPerpendicularMedians } from './sides-by-perpendicular-medians.ts';
export { wholeBisectors } from './whole-bisectors.ts';

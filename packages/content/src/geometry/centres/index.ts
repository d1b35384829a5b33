export { chordsOfWholeLength } from './chords-of-whole-length.ts';
export { mediansAtRightAngles } from './medians-at-right-angles.ts';

export { latticeOnASegment } from './lattice-on-a-segment.ts';
export { sectionPoints } from './section-points.ts';

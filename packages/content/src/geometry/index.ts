import { arcsAndSectors } from './arcs-and-sectors/index.ts';
import { areas } from './areas/index.ts';
import { areasFromCorners } from './areas-from-corners/index.ts';
import { borders } from './borders/index.ts';
import { boxes } from './boxes/index.ts';
import {
  crossingAtRightAngles,
  mediansAtRightAngles,
  parallelToABisector,
  sidesByPerpendicularMedians,
  wholeBisectors,
} from './centres/index.ts';
import { cevianAreas } from './cevian-areas/index.ts';
import { chords } from './chords/index.ts';
import { circleAngles } from './circle-angles/index.ts';
import { circlesInThePlane } from './circles-in-the-plane/index.ts';
import { circlesWithPolygons } from './circles-with-polygons/index.ts';
import { coordinateGeometry } from './coordinate-geometry.ts';
import { cutCones } from './cut-cones/index.ts';
import { cyclic } from './cyclic/index.ts';
import { displacement } from './displacement/index.ts';
import { distancesFromLines } from './distances-from-lines/index.ts';
import { heights } from './heights/index.ts';
import { hexagons } from './hexagons/index.ts';
import { inscribedRadii } from './inscribed-radii/index.ts';
import { kindsOfTriangle } from './kinds-of-triangle/index.ts';
import { latticePoints } from './lattice-points/index.ts';
import { linesInThePlane } from './lines-in-the-plane/index.ts';
import { nestedSolids } from './nested-solids/index.ts';
import { parallelograms } from './parallelograms/index.ts';
import { plane } from './plane/index.ts';
import { pointsInThePlane } from './points-in-the-plane/index.ts';
import { polygonDiagonals } from './polygon-diagonals/index.ts';
import { polygons } from './polygons/index.ts';
import { powers } from './powers/index.ts';
import { ratiosOfAngles } from './ratios-of-angles/index.ts';
import { recasting } from './recasting/index.ts';
import { rectangles } from './rectangles/index.ts';
import { regions } from './regions/index.ts';
import { rightTriangles } from './right-triangles/index.ts';
import { roundSolids } from './round-solids/index.ts';
import { scaled } from './scaled/index.ts';
import { solids } from './solids/index.ts';
import { specialTriangles } from './special-triangles/index.ts';
import { tangents } from './tangents/index.ts';
import { thirdSides } from './third-sides/index.ts';
import { trapeziums } from './trapeziums/index.ts';
import { triangleAngles } from './triangle-angles/index.ts';
import { triangles } from './triangles.ts';
import { trigonometry } from './trigonometry.ts';
import { circlePairs } from './two-circles/index.ts';

export const geometry = [
  ...triangles,
  ...parallelToABisector,
  ...sidesByPerpendicularMedians,
  ...wholeBisectors,
  ...mediansAtRightAngles,
  ...chords,
  ...crossingAtRightAngles,
  ...circleAngles,
  ...polygons,
  ...trapeziums,
  ...pointsInThePlane,
  ...plane,
  ...coordinateGeometry,
  ...areas,
  ...regions,
  ...solids,
  ...boxes,
  ...roundSolids,
  ...nestedSolids,
  ...recasting,
  ...trigonometry,
  ...heights,
  ...triangleAngles,
  ...thirdSides,
  ...rightTriangles,
  ...cevianAreas,
  ...inscribedRadii,
  ...kindsOfTriangle,
  ...tangents,
  ...powers,
  ...cyclic,
  ...circlePairs,
  ...polygonDiagonals,
  ...parallelograms,
  ...linesInThePlane,
  ...areasFromCorners,
  ...rectangles,
  ...hexagons,
  ...distancesFromLines,
  ...circlesInThePlane,
  ...ratiosOfAngles,
  ...borders,
  ...scaled,
  ...specialTriangles,
  ...circlesWithPolygons,
  ...arcsAndSectors,
  ...latticePoints,
  ...displacement,
  ...cutCones,
];

import { areas } from './areas.ts';
import { circles } from './circles.ts';
import { coordinateGeometry } from './coordinate-geometry.ts';
import { quadrilaterals } from './quadrilaterals.ts';
import { solids } from './solids.ts';
import { triangles } from './triangles.ts';
import { trigonometry } from './trigonometry.ts';

export const geometry = [
  ...triangles,
  ...circles,
  ...quadrilaterals,
  ...coordinateGeometry,
  ...areas,
  ...solids,
  ...trigonometry,
];

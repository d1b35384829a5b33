import { brokenByAStorm } from './broken-by-a-storm.ts';
import { crossingWires } from './crossing-wires.ts';
import { elevationDoubles } from './elevation-doubles.ts';
import { threePlaces } from './three-places.ts';
import { windowOpposite } from './window-opposite.ts';

export const heights = [
  ...brokenByAStorm,
  ...windowOpposite,
  ...crossingWires,
  ...elevationDoubles,
  ...threePlaces,
];

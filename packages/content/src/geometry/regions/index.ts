import { circlesInACircle } from './circles-in-a-circle.ts';
import { sheetsAndTethers } from './sheets-and-tethers.ts';
import { wholeGardens } from './whole-gardens.ts';

export const regions = [...sheetsAndTethers, ...wholeGardens, ...circlesInACircle];

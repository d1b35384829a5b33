import { leastSurfaces } from './least-surface.ts';
import { wholeCones } from './whole-cones.ts';
import { wiresAndCavities } from './wires-and-cavities.ts';

export const recasting = [...wiresAndCavities, ...wholeCones, ...leastSurfaces];

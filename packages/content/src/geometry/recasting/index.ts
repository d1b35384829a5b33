import { cubesOfTwoSizes } from './cubes-of-two-sizes.ts';
import { wholeCones } from './whole-cones.ts';
import { wiresAndCavities } from './wires-and-cavities.ts';

export const recasting = [...wiresAndCavities, ...wholeCones, ...cubesOfTwoSizes];

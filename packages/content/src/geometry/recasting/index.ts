import { intoTwoAlike } from './into-two-alike.ts';
import { wholeCones } from './whole-cones.ts';
import { wiresAndCavities } from './wires-and-cavities.ts';

export const recasting = [...wiresAndCavities, ...wholeCones, ...intoTwoAlike];

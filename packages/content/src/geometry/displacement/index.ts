import type { AnyTemplate } from '../../template.ts';
import { pillarsInWater } from './pillars.ts';
import { postsTogether } from './posts-together.ts';
import { sunkBalls } from './sunk-balls.ts';

/** Solids in water: how far the level rises or falls. */
export const displacement: readonly AnyTemplate[] = [...sunkBalls, ...pillarsInWater, ...postsTogether];

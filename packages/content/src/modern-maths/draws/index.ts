import type { AnyTemplate } from '../../template.ts';
import { drawsAgain } from './draws-again.ts';
import { probability } from './probability.ts';

export const draws: readonly AnyTemplate[] = [...probability, ...drawsAgain];

import type { AnyTemplate } from '../../template.ts';
import { menOrWomen } from './easy.ts';
import { measuredTeams } from './hard.ts';
import { twoTeams } from './medium.ts';

/** Teams of men, women and children with rates of their own. */
export const menAndWomen: readonly AnyTemplate[] = [...menOrWomen, ...twoTeams, ...measuredTeams];

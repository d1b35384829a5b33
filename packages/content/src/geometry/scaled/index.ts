import type { AnyTemplate } from '../../template.ts';
import { maps } from './maps.ts';
import { posters } from './posters.ts';
import { similarPlots } from './similar-plots.ts';

/** Areas of figures drawn to scale. */
export const scaled: readonly AnyTemplate[] = [...maps, ...similarPlots, ...posters];

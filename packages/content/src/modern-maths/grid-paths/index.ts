import type { AnyTemplate } from '../../template.ts';
import { runsAndReflections } from './runs-and-reflections.ts';
import { shortestWays } from './shortest.ts';
import { pastTwoPlaces } from './two-places.ts';

/** MM.PNC.8: shortest ways on a grid. */
export const gridPaths: readonly AnyTemplate[] = [...shortestWays, ...pastTwoPlaces, ...runsAndReflections];

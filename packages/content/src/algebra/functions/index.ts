import type { AnyTemplate } from '../../template.ts';
import { composites } from './composites.ts';
import { compositesTurnedRound } from './composites-turned-round.ts';
import { domains } from './domains.ts';
import { inverses } from './inverses.ts';
import { mirroredGraphs } from './mirrored-graphs.ts';
import { ranges } from './ranges.ts';
import { symmetric } from './symmetric.ts';
import { threeSolutionsOfFOfF } from './three-solutions-of-f-of-f.ts';
import { twoSymmetries } from './two-symmetries.ts';

/** Functions and their graphs: composites, domains and ranges, inverses, symmetry. */
export const functionsAndGraphs: readonly AnyTemplate[] = [
  ...composites,
  ...compositesTurnedRound,
  ...domains,
  ...ranges,
  ...inverses,
  ...mirroredGraphs,
  ...symmetric,
  ...twoSymmetries,
  ...threeSolutionsOfFOfF,
];

import type { AnyTemplate } from '../../template.ts';
import { convoyOnASlowStretch } from './convoy-on-a-slow-stretch.ts';
import { fastAndSlowParts } from './fast-and-slow-parts.ts';
import { haltsLeftOut } from './halts-left-out.ts';
import { restsAfterDriving } from './rests-after-driving.ts';
import { stopsOnTheWay } from './stops-on-the-way.ts';

export const stopsAndSlowParts: readonly AnyTemplate[] = [
  ...stopsOnTheWay,
  ...fastAndSlowParts,
  ...haltsLeftOut,
  ...convoyOnASlowStretch,
  ...restsAfterDriving,
];

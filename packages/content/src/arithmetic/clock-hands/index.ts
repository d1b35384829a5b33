import type { AnyTemplate } from '../../template.ts';
import { handsThatLookAlike } from './alike.ts';
import { anglesOfHands } from './angles.ts';
import { equalAngles } from './away.ts';

/** AR.REL.8, all bands: the hands of a clock. */
export const clockHands: readonly AnyTemplate[] = [...anglesOfHands, ...equalAngles, ...handsThatLookAlike];

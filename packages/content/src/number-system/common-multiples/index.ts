import type { AnyTemplate } from '../../template.ts';
import { hcfTimesLcm } from './hcf-times-lcm.ts';
import { joinedLengths } from './joined-lengths.ts';
import { togetherAgain } from './together-again.ts';

/** HCF and LCM of numbers, and events that come together again. */
export const commonMultiples: readonly AnyTemplate[] = [...hcfTimesLcm, ...joinedLengths, ...togetherAgain];

import type { Platform } from '../../platform/platform.ts';
import type { Referrals } from '../referrals/index.ts';

/** What the calls and jobs of this module work with. */
export interface Needs {
  platform: Platform;
  referrals: Referrals;
}

import type { Platform } from '../../platform/platform.ts';
import type { Referrals } from '../referrals/index.ts';

/** Dependencies of this module's calls and jobs. */
export interface Needs {
  platform: Platform;
  referrals: Referrals;
}

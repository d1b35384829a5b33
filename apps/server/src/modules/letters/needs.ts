import type { Platform } from '../../platform/platform.ts';
import type { DashboardModule } from '../dashboard/index.ts';

/** What letters are written with. */
export interface Letters extends Platform {
  dashboard: DashboardModule;
}

import type { Goal, User } from '@twelvefold/contract';
import type { Platform } from '../../platform/platform.ts';
import type { DashboardModule } from '../dashboard/index.ts';
import type { Lately } from '../practice/index.ts';
import type { Choices } from './store.ts';

/** Dependencies of letters. */
export interface Letters extends Platform {
  dashboard: DashboardModule;
}

/** A due student with the data read for the whole group. */
export interface Reader {
  choices: Choices;
  user: User;
  goal: Goal | null;
  /** Null before the first session. */
  lately: Lately | null;
  /** Days of the latest daily reminders, newest first. */
  reminded: readonly string[];
}

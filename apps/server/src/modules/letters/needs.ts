import type { Goal, User } from '@twelvefold/contract';
import type { Platform } from '../../platform/platform.ts';
import type { DashboardModule } from '../dashboard/index.ts';
import type { Lately } from '../practice/index.ts';
import type { Choices } from './store.ts';

/** What letters are written with. */
export interface Letters extends Platform {
  dashboard: DashboardModule;
}

/** A student whose moment has come, with what is read for all who are due at once. */
export interface Reader {
  choices: Choices;
  user: User;
  goal: Goal | null;
  /** Null before the first session. */
  lately: Lately | null;
  /** The days of the latest daily reminders, newest first. */
  reminded: readonly string[];
}

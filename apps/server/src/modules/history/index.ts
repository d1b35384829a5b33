import type { Module, Platform } from '../../platform/platform.ts';
import { dismissedOf, removeDismissed } from './corrections.ts';
import { historyRoutes } from './service.ts';

/** A student's past questions, found again, and what was corrected of them since. */
export const historyModule = ({ db }: Platform): Module => ({
  name: 'history',
  routes: historyRoutes(db),
  personalData: {
    exportOf: async (readable, { id }) => ({ dismissed_corrections: await dismissedOf(readable, id) }),
    erase: (tx, { id }) => removeDismissed(tx, id),
  },
  jobs: {},
});

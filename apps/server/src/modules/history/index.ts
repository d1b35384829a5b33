import type { Module, Platform } from '../../platform/platform.ts';
import { dismissedOf, removeDismissed } from './corrections.ts';
import { historyRoutes } from './service.ts';

/** Search in a student's past questions, and corrections of their keys. */
export const historyModule = ({ db }: Platform): Module => ({
  name: 'history',
  routes: historyRoutes(db),
  personalData: {
    exportOf: async (readable, { id }) => ({ dismissed_corrections: await dismissedOf(readable, id) }),
    erase: (tx, { id }) => removeDismissed(tx, id),
  },
  jobs: {},
});

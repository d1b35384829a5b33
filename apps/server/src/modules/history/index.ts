import type { Module, Platform } from '../../platform/platform.ts';
import { historyRoutes } from './service.ts';

/** A student's past questions, found again; it keeps nothing of its own. */
export const historyModule = ({ db }: Platform): Module => ({
  name: 'history',
  routes: historyRoutes(db),
  jobs: {},
});

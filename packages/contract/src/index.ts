import { auth } from './auth.ts';
import { dashboard } from './dashboard.ts';
import { feedback } from './feedback.ts';
import { practice } from './practice.ts';
import { site } from './site.ts';
import { studyPlans } from './study-plan.ts';

export * from './auth.ts';
export * from './dashboard.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './feedback.ts';
export * from './figures.ts';
export * from './practice.ts';
export * from './site.ts';
export * from './study-plan.ts';

/** Every call of the API, keyed `'METHOD /path'`. */
export const api = { ...auth, ...dashboard, ...feedback, ...practice, ...site, ...studyPlans } as const;
export type Api = typeof api;

import { elapsedMs } from '../../platform/clock.ts';
import type { Asset } from '../../platform/http/assets.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { type PlanningBank, planningBank } from './bank.ts';
import { seedBank } from './seeding.ts';
import { maybeFigure } from './store.ts';

export { byFamily, engineItem, type LiveBank, type PlanningBank } from './bank.ts';
export { tagsOf } from './places.ts';
export type { StoredOption } from './schema.ts';
export {
  allServable,
  correctedAfter,
  type ItemRow,
  itemsOf,
  matchingItems,
  newestCorrection,
} from './store.ts';
export { twinOf } from './twins.ts';

export interface ContentModule extends Module {
  bank: PlanningBank;
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The question bank: seeded at start from the templates, indexed for planning, its figures served as pictures. */
export function contentModule({ home, db, clock, log }: Platform): ContentModule {
  const figures: Asset = {
    path: '/media/figures/:name',
    file: name => (uuidPattern.test(name) ? maybeFigure(db, name) : Promise.resolve(null)),
  };
  return {
    name: 'content',
    routes: [],
    assets: [figures],
    jobs: {},
    bank: planningBank(log, elapsedMs),
    start: async () => {
      const changed = await seedBank(home, clock.now());
      if (Object.values(changed).some(items => items > 0)) log.info(changed, 'question bank');
    },
  };
}

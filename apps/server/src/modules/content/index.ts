import type { Asset } from '../../platform/http/assets.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { type PlanningBank, planningBank } from './bank.ts';
import { seedBank } from './service.ts';
import { maybeFigure } from './store.ts';

export { engineItem, type PlanningBank } from './bank.ts';
export type { StoredOption } from './schema.ts';
export { type ItemRow, itemsOf, matchingItems } from './store.ts';

export interface ContentModule extends Module {
  bank: PlanningBank;
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The question bank: seeded at start from the templates, indexed for planning, its figures served as pictures. */
export function contentModule({ db, clock, log }: Platform): ContentModule {
  const bank = planningBank();
  const figures: Asset = {
    path: '/media/figures/:name',
    file: async name => {
      const figure = uuidPattern.test(name) ? await maybeFigure(db, name) : null;
      return figure && { type: 'image/svg+xml', body: figure.svg };
    },
  };
  return {
    name: 'content',
    routes: [],
    assets: [figures],
    jobs: {},
    bank,
    start: async () => {
      const added = await seedBank(db, clock.now());
      bank.forget();
      if (added > 0) log.info({ added }, 'question bank');
    },
  };
}

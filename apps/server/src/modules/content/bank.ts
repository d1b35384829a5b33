import { categories, placeOf } from '@twelvefold/content';
import { type Bank, type Blueprint, buildBank, type Item } from '@twelvefold/engine';
import type { Db } from '../../platform/db/db.ts';
import { type ItemFacets, publishedFacets } from './store.ts';

/** Exam weights of all subcategories, in questions of a 22-question paper. */
const blueprint: Blueprint = categories.flatMap(category =>
  category.subcategories.map(s => ({
    code: s.code,
    name: s.name,
    category: category.code,
    categoryName: category.name,
    weight: s.weight,
  })),
);

/** An item as the engine knows it. */
export function engineItem(facets: Omit<ItemFacets, 'id'> & { id: string }): Item {
  const { category, subcategory } = placeOf(facets.type);
  return {
    id: facets.id,
    category: category.code,
    subcategory: subcategory.code,
    type: facets.type,
    band: facets.band,
    difficulty: facets.difficulty,
    targetSeconds: facets.target_seconds,
  };
}

export interface PlanningBank {
  /** The bank indexed for planning, read once and shared by all students. */
  current(db: Db): Promise<Bank>;
  /** Has the bank read again at its next use. */
  forget(): void;
}

export function planningBank(): PlanningBank {
  let loaded: Promise<Bank> | null = null;
  const load = async (db: Db) => buildBank((await publishedFacets(db)).map(engineItem), blueprint);
  return {
    current(db) {
      loaded ??= load(db).catch(error => {
        loaded = null;
        throw error;
      });
      return loaded;
    },
    forget() {
      loaded = null;
    },
  };
}

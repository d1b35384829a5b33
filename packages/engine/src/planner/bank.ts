import { BANDS, type BandDifficulty, type Item, PRIOR_BAND_DIFFICULTY } from '../item.ts';

/** One subcategory of the exam. */
export interface SubcategoryShare {
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly categoryName: string;
  /** Expected questions in a paper of 22. */
  readonly weight: number;
  /** Codes of all types the exam asks of it; the types of the bank's items are added. */
  readonly types?: readonly string[];
}

/** A subcategory of the exam with the types it asks, including types without items in the bank. */
export interface ExamSubcategory extends Omit<SubcategoryShare, 'types'> {
  readonly asked: readonly string[];
}

/** The exam's mix of subcategories, in the order of the taxonomy. */
export type Blueprint = readonly SubcategoryShare[];

/** The items of one type of question; `cells` holds them by band, in the order of BANDS. */
export interface BankType {
  readonly code: string;
  readonly subcategory: string;
  readonly cells: readonly (readonly Item[])[];
}

export interface BankSubcategory extends ExamSubcategory {
  /** Types with at least one item. */
  readonly types: readonly BankType[];
}

export interface BankCategory {
  readonly code: string;
  /** Expected questions in a paper of 22, of the whole category. */
  readonly weight: number;
  /** Subcategories with at least one item, heaviest first. */
  readonly subcategories: readonly BankSubcategory[];
}

/** The items indexed by category, subcategory, type and band. Built once and shared by all students. */
export interface Bank {
  readonly items: ReadonlyMap<string, Item>;
  /** Categories with at least one item, in blueprint order. */
  readonly categories: readonly BankCategory[];
  readonly subcategories: ReadonlyMap<string, BankSubcategory>;
  /** Subcategories with a weight, including those without items. */
  readonly exam: readonly ExamSubcategory[];
  readonly types: ReadonlyMap<string, BankType>;
  /** Sum of the blueprint's weights: the length of the paper in questions. */
  readonly paperLength: number;
  /** Typical difficulty of each band, for papers and mastery. */
  readonly bandDifficulty: BandDifficulty;
}

/**
 * Indexes items under a blueprint. A subcategory that the blueprint does not list has weight 0: its items are served
 * only when nothing else is left. Of two items with one id the first counts.
 */
export function buildBank(
  items: readonly Item[],
  blueprint: Blueprint,
  bandDifficulty: BandDifficulty = PRIOR_BAND_DIFFICULTY,
): Bank {
  const byId = new Map<string, Item>();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  const types = typesOf([...byId.values()]);
  const subcategories = new Map<string, BankSubcategory>();
  const exam: ExamSubcategory[] = [];
  for (const { types: listed = [], ...share } of withUnlisted(blueprint, [...byId.values()])) {
    const own = [...types.values()].filter(type => type.subcategory === share.code);
    const asked = [...new Set([...listed, ...own.map(({ code }) => code)])];
    if (share.weight > 0) exam.push({ ...share, asked });
    if (own.length > 0) subcategories.set(share.code, { ...share, asked, types: own });
  }
  return {
    items: byId,
    categories: categoriesOf(blueprint, [...subcategories.values()]),
    subcategories,
    exam,
    types,
    paperLength: blueprint.reduce((sum, share) => sum + share.weight, 0),
    bandDifficulty,
  };
}

function typesOf(items: readonly Item[]): Map<string, BankType> {
  const types = new Map<string, { code: string; subcategory: string; cells: Item[][] }>();
  for (const item of items) {
    let type = types.get(item.type);
    if (type === undefined) {
      type = { code: item.type, subcategory: item.subcategory, cells: BANDS.map(() => []) };
      types.set(item.type, type);
    }
    type.cells[BANDS.indexOf(item.band)]?.push(item);
  }
  return types;
}

function withUnlisted(blueprint: Blueprint, items: readonly Item[]): SubcategoryShare[] {
  const shares = new Map(blueprint.map(share => [share.code, share]));
  for (const { category, subcategory } of items) {
    if (shares.has(subcategory)) continue;
    const categoryName = blueprint.find(share => share.category === category)?.categoryName ?? category;
    shares.set(subcategory, { code: subcategory, name: subcategory, category, categoryName, weight: 0 });
  }
  return [...shares.values()];
}

function categoriesOf(blueprint: Blueprint, subcategories: readonly BankSubcategory[]): BankCategory[] {
  const codes = [...new Set(subcategories.map(subcategory => subcategory.category))];
  return codes.map(code => ({
    code,
    weight: blueprint.reduce((sum, share) => sum + (share.category === code ? share.weight : 0), 0),
    subcategories: subcategories.filter(s => s.category === code).sort((a, b) => b.weight - a.weight),
  }));
}

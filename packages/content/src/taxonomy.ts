import { categories } from './taxonomy.data.ts';

export type Band = 'Easy' | 'Medium' | 'Hard';
export const bands = ['Easy', 'Medium', 'Hard'] as const satisfies readonly Band[];

export interface QuestionType {
  /** Stable identifier such as `AR.PCT.1`; names may be re-worded, codes are never re-used. */
  code: string;
  name: string;
  /** Core types come first when templates are written. */
  core: boolean;
}

export interface Subcategory {
  code: string;
  name: string;
  /** Expected questions in a paper of 22. */
  weight: number;
  /** M: several public breakdowns agree; E: estimated; L: seldom asked. */
  confidence: string;
  /** Target time in seconds for Easy, Medium, Hard. */
  targetSeconds: readonly number[];
  /** Subcategories to learn before this one. */
  requires: readonly string[];
  types: readonly QuestionType[];
}

export interface Category {
  code: string;
  name: string;
  weight: number;
  subcategories: readonly Subcategory[];
}

export { categories };

const subcategoryByCode = new Map(categories.flatMap(c => c.subcategories.map(s => [s.code, s] as const)));
const categoryByCode = new Map(categories.map(c => [c.code, c] as const));
const typeByCode = new Map(
  categories.flatMap(c => c.subcategories.flatMap(s => s.types.map(t => [t.code, t] as const))),
);

function known<T>(map: ReadonlyMap<string, T>, code: string): T {
  const found = map.get(code);
  if (!found) throw new Error(`The taxonomy has no code ${code}`);
  return found;
}

export interface Place {
  category: Category;
  subcategory: Subcategory;
  type: QuestionType;
}

/** Where a type of question stands in the taxonomy. Throws on an unknown code. */
export function placeOf(typeCode: string): Place {
  const [category = '', subcategory = ''] = typeCode.split('.');
  return {
    category: known(categoryByCode, category),
    subcategory: known(subcategoryByCode, `${category}.${subcategory}`),
    type: known(typeByCode, typeCode),
  };
}

/** Target time of a type in a band, in seconds. */
export function targetSecondsOf(typeCode: string, band: Band): number {
  return placeOf(typeCode).subcategory.targetSeconds[bands.indexOf(band)] ?? 120;
}

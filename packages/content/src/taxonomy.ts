import { type Category, categories, type QuestionType, type Subcategory } from './taxonomy.data.ts';

export type Band = 'Easy' | 'Medium' | 'Hard';
export const bands = ['Easy', 'Medium', 'Hard'] as const satisfies readonly Band[];

export { type Category, categories, type Subcategory };

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

/** Whether the taxonomy has this type of question. */
export const isType = (typeCode: string): boolean => typeByCode.has(typeCode);

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

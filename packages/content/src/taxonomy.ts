import { type Category, categories, type QuestionType, type Subcategory } from './taxonomy.data.ts';

export type Band = 'Easy' | 'Medium' | 'Hard';
export const bands = ['Easy', 'Medium', 'Hard'] as const satisfies readonly Band[];

export { type Category, categories, type Subcategory };

export interface Place {
  category: Category;
  subcategory: Subcategory;
  type: QuestionType;
}

const places: ReadonlyMap<string, Place> = new Map(
  categories.flatMap(category =>
    category.subcategories.flatMap(subcategory =>
      subcategory.types.map(type => [type.code, { category, subcategory, type }] as const),
    ),
  ),
);

/** Whether the taxonomy has this type of question. */
export const isType = (typeCode: string): boolean => places.has(typeCode);

/** Category, subcategory and type of a code. Throws for an unknown code. */
export function placeOf(typeCode: string): Place {
  const place = places.get(typeCode);
  if (!place) throw new Error(`The taxonomy has no code ${typeCode}`);
  return place;
}

/** Target time of a type in a band, in seconds. */
export function targetSecondsOf(typeCode: string, band: Band): number {
  return placeOf(typeCode).subcategory.targetSeconds[bands.indexOf(band)] ?? 120;
}

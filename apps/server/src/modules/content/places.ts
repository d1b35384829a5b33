import { categories, isType, placeOf } from '@twelvefold/content';

interface Named {
  code: string;
  name: string;
}

/** Where a type of question stands, by code and name. */
export interface Tags {
  category: Named;
  /** With its expected questions in a paper; 0 where the exam is not known to ask it. */
  subcategory: Named & { weight: number };
  type: Named;
}

const subcategories = categories.flatMap(category => category.subcategories);

/**
 * The place of a type, also of one the taxonomy does not have (any more): the past can be read whatever a release
 * dropped. What is unknown is named by its code.
 */
export function tagsOf(code: string): Tags {
  if (isType(code)) return placeOf(code);
  const [first = code, second] = code.split('.');
  const subcategory = second === undefined ? first : `${first}.${second}`;
  const unknown = (missing: string) => ({ code: missing, name: missing });
  return {
    category: categories.find(one => one.code === first) ?? unknown(first),
    subcategory: subcategories.find(one => one.code === subcategory) ?? {
      ...unknown(subcategory),
      weight: 0,
    },
    type: unknown(code),
  };
}

import { categories, isType, placeOf } from '@twelvefold/content';

interface Named {
  code: string;
  name: string;
}

/** Category, subcategory and type of a question, by code and name. */
export interface Tags {
  category: Named;
  /** With its expected number of questions in a paper; 0 for an unknown one. */
  subcategory: Named & { weight: number };
  type: Named;
}

const subcategories = categories.flatMap(category => category.subcategories);

/** The tags of a type; a type that the taxonomy dropped is named by its code, so that old answers stay readable. */
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

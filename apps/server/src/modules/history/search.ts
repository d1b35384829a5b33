import { categories } from '@twelvefold/content';
import type { SessionKind } from '../practice/index.ts';

/** A search word: in the stem, or in the name of category, subcategory or type. */
interface SearchedWord {
  text: string;
  /** Codes of types whose names contain it. */
  types: readonly string[];
}

/** A search for a session by name, or for questions that match every word. */
export type Searched =
  | { session: { number: number; kind: SessionKind } }
  | { words: readonly SearchedWord[] };

/** 'Session 40', 'study session 3', as screens name them. */
const sessionName = /^(study\s+)?session\s*(?:no\.?\s*|number\s*|#\s*)?(\d{1,6})$/i;

/** Maximum of search words; each is a pass over the student's questions. */
const wordsMost = 12;

/** Lower case, with `&` also as 'and'. */
const spoken = (names: string) => `${names} ${names.replaceAll('&', 'and')}`.toLowerCase();

const named = categories.flatMap(category =>
  category.subcategories.flatMap(subcategory =>
    subcategory.types.map(type => ({
      code: type.code,
      names: spoken(`${category.name} ${subcategory.name} ${type.name}`),
    })),
  ),
);

export function searchedFor(text: string): Searched {
  const [, study, number] = sessionName.exec(text.trim()) ?? [];
  if (number) return { session: { number: Number(number), kind: study ? 'study' : 'blueprint' } };
  const words = text.replaceAll('$', '').split(/\s+/).filter(Boolean).slice(0, wordsMost);
  return {
    words: words.map(word => ({
      text: word,
      types: named.filter(({ names }) => names.includes(word.toLowerCase())).map(({ code }) => code),
    })),
  };
}

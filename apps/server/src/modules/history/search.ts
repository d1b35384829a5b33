import { categories } from '@twelvefold/content';
import type { SessionKind } from '../practice/index.ts';

/** One word of a search: in the stem, or in the name of category, subcategory or type of question. */
interface SearchedWord {
  text: string;
  /** Codes of the types of question whose names hold it. */
  types: readonly string[];
}

/** What a search asks for: the session it names, or questions that match every word. */
export type Searched =
  | { session: { number: number; kind: SessionKind } }
  | { words: readonly SearchedWord[] };

/** 'Session 40', 'study session 3', as the screen itself names them. */
const sessionName = /^(study\s+)?session\s*(?:no\.?\s*|number\s*|#\s*)?(\d{1,6})$/i;

/** More words than anyone types; each costs a look through the student's questions. */
const wordsMost = 12;

/** Lower case, with `&` also as the word it is read as. */
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

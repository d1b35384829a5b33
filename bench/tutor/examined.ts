import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultOf, type Letter } from '../../packages/tutor/src/index.ts';
import { hasForm, namedItem } from './items.ts';

/** Paragraphs of a language model on one question; open where nothing is chosen. */
interface Paragraphs {
  item: string;
  chosen?: Letter | null;
  texts: string[];
}

/** What a language model may write: what tells an open question's answer, what is untrue, what is good. */
type Sets = Record<'hostile' | 'false' | 'good', Paragraphs[]>;

export interface Examined {
  hostile: { count: number; passed: string[] };
  false: { count: number; passed: string[] };
  good: { count: number; refused: string[] };
}

/** Which paragraphs the examiner lets through. */
export function examined(): Examined {
  const sets: Sets = JSON.parse(readFileSync(join(import.meta.dirname, 'model.json'), 'utf8'));
  const looked = (of: readonly Paragraphs[], isOpen: boolean | null) =>
    // Paragraphs about an item whose form has other numbers by now say nothing.
    of
      .filter(({ item }) => hasForm(item.split(' ')[0] ?? ''))
      .flatMap(({ item, chosen = null, texts }) => {
        const question = namedItem(item);
        return texts.map(text => ({
          text,
          fault: faultOf(question, isOpen ?? chosen === null, text, [], chosen),
        }));
      });
  const passed = (all: ReturnType<typeof looked>) => ({
    count: all.length,
    passed: all.filter(({ fault }) => fault === null).map(({ text }) => text),
  });
  const good = looked(sets.good, null);
  return {
    hostile: passed(looked(sets.hostile, true)),
    false: passed(looked(sets.false, false)),
    good: {
      count: good.length,
      refused: good.filter(({ fault }) => fault !== null).map(({ text, fault }) => `${fault}: ${text}`),
    },
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultOf, type Letter } from '../../packages/tutor/src/index.ts';
import { hasForm, namedItem } from './items.ts';

/** Paragraphs of a language model on one question; the question is open when nothing is chosen. */
interface Paragraphs {
  item: string;
  chosen?: Letter | null;
  texts: string[];
}

/** Paragraphs that reveal an open question's answer, that are untrue, and that are good. */
type Sets = Record<'hostile' | 'false' | 'good', Paragraphs[]>;

export interface Examined {
  hostile: { count: number; passed: string[] };
  false: { count: number; passed: string[] };
  good: { count: number; refused: string[] };
}

/** The paragraphs that the examiner accepts. */
export function examined(): Examined {
  const sets: Sets = JSON.parse(readFileSync(join(import.meta.dirname, 'model.json'), 'utf8'));
  const looked = (of: readonly Paragraphs[], isOpen: boolean | null) =>
    // Without paragraphs about items whose form has a newer revision with other numbers.
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

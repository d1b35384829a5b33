import { formsByGroup, itemsOfGroup } from '../bank.ts';
import { groupRules } from '../group-rules/index.ts';
import { type Item, makeItem } from '../item.ts';
import { lockedItems } from '../lock.ts';
import { keyRank } from '../options.ts';
import { rules } from '../rules/index.ts';
import type { Band } from '../taxonomy.ts';
import { type AnyTemplate, templateId } from '../template.ts';

/** Items of a form shown in full, and items for the counts of ranks, answers and problems. */
const shown = 4;
const counted = 24;

/** A form of question as an author sees it. */
export interface View {
  id: string;
  type: string;
  band: Band;
  form: string;
  also: readonly string[];
  entry: boolean;
  seconds: number;
  items: Item[];
  /** Counts of the ranks of the key; null for options without order. */
  ranks: number[] | null;
  /** Number of different answers, and the most frequent one. */
  answers: number;
  commonest: { text: string; count: number };
  stems: number;
  /** Problems of the counted items, by rule. */
  problems: Record<string, string[]>;
}

/** Problems of the items of a type and band together, as the bank would choose them now. */
export interface GroupView {
  type: string;
  band: Band;
  items: number;
  problems: string[];
}

export function groupsOf(type: string): GroupView[] {
  return [...formsByGroup().entries()].flatMap(([name, forms]) => {
    const band = forms[0]?.band;
    if (name !== `${type} ${band}` || !band) return [];
    const items = itemsOfGroup(forms, lockedItems());
    const problems = Object.entries(groupRules).flatMap(([rule, find]) =>
      find(items).map(words => `${rule}: ${words}`),
    );
    return [{ type, band, items: items.length, problems }];
  });
}

export function viewOf(t: AnyTemplate): View {
  const items = Array.from({ length: counted }, (_, i) => makeItem(t, i + 1));
  const ranks = items.map(keyRank);
  const answers = new Map<string, number>();
  const problems: Record<string, string[]> = {};
  for (const item of items) {
    const key = item.options.find(o => o.slip === null)?.text ?? '';
    answers.set(key, (answers.get(key) ?? 0) + 1);
    for (const [name, rule] of Object.entries(rules))
      for (const words of rule(item)) problems[name] = [...(problems[name] ?? []), `#${item.seed}: ${words}`];
  }
  const [text, count] = [...answers].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return {
    id: templateId(t),
    type: t.type,
    band: t.band,
    form: t.form ?? t.variant,
    also: t.also ?? [],
    entry: t.entry ?? false,
    seconds: items[0]?.targetSeconds ?? 0,
    items: items.slice(0, shown),
    ranks: ranks.includes(null) ? null : [0, 1, 2, 3].map(r => ranks.filter(other => other === r).length),
    answers: answers.size,
    commonest: { text, count },
    stems: new Set(items.map(item => item.stem)).size,
    problems,
  };
}

import { grouped } from '../../platform/sentences.ts';
import { tagsOf } from '../content/index.ts';
import type { Evidence } from './evidence.ts';
import { bold } from './words.ts';

/** Doubts about one thing, lately, before it is spoken of. */
const doubtsLeast = 3;

/** What the tutor was asked about again and again, as a list line: one term, or else one topic; empty without either. */
export function askedLately({ doubts }: Pick<Evidence, 'doubts'>): string[] {
  const byTerm = new Map<string, number>();
  const byTopic = new Map<string, number>();
  for (const { term, subcategory, doubts: times } of doubts) {
    if (term !== null) byTerm.set(term, (byTerm.get(term) ?? 0) + times);
    byTopic.set(subcategory, (byTopic.get(subcategory) ?? 0) + times);
  }
  const most = (counts: Map<string, number>) => [...counts].sort((a, b) => b[1] - a[1])[0];
  const term = most(byTerm);
  if (term && term[1] >= doubtsLeast)
    return [`You asked the tutor ${grouped(term[1])} times about ${bold(term[0])}.`];
  const topic = most(byTopic);
  if (!topic || topic[1] < doubtsLeast) return [];
  const { name } = tagsOf(`${topic[0]}.1`).subcategory;
  return [`You asked the tutor ${grouped(topic[1])} times about questions on ${bold(name)}.`];
}

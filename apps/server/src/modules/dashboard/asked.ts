import { grouped } from '../../platform/sentences.ts';
import { tagsOf } from '../content/index.ts';
import type { Evidence } from './evidence.ts';
import { bold } from './words.ts';

/** Messages about one topic, lately, before it is spoken of. */
const doubtsLeast = 3;

/**
 * The topic the tutor was asked about most lately, as a list line, with the term that half of it was about; empty without
 * one. Counted as the notebook counts each question, so that the same messages are one number everywhere.
 */
export function askedLately({ doubts }: Pick<Evidence, 'doubts'>): string[] {
  const byTopic = Map.groupBy(doubts, ({ subcategory }) => subcategory);
  const sum = (some: Evidence['doubts']) => some.reduce((all, one) => all + one.doubts, 0);
  const [most] = [...byTopic].sort(([, a], [, b]) => sum(b) - sum(a));
  if (!most || sum(most[1]) < doubtsLeast) return [];
  const [code, own] = most;
  const { name } = tagsOf(`${code}.1`).subcategory;
  const term = own.find(one => one.term !== null && 2 * one.doubts >= sum(own))?.term;
  const about = term ? `, most of all about ${bold(term)}` : '';
  return [`You asked the tutor ${grouped(sum(own))} times about questions on ${bold(name)}${about}.`];
}

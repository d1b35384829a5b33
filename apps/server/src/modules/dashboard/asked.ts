import { grouped } from '../../platform/sentences.ts';
import { tagsOf } from '../content/index.ts';
import type { Evidence } from './evidence.ts';
import { bold } from './words.ts';

/** Minimum of recent messages about one topic. */
const doubtsLeast = 3;

/**
 * A list line about the topic asked about most lately, with the term of half of the messages; empty without one. Counts
 * messages as the notebook does, so that both show the same number.
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

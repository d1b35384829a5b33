import type { Db } from '../../platform/db/db.ts';
import { grouped, listed } from '../../platform/sentences.ts';
import { tagsOf } from '../content/index.ts';
import { mistakeLoop } from '../learning/index.ts';
import { practiceRecord } from '../practice/index.ts';
import type { Evidence } from './evidence.ts';
import { bold, topicsListed } from './words.ts';

/** Names of the topics of mistakes that ended after `since`, one for each mistake. */
export async function endedSince(db: Db, userId: string, since: Date): Promise<string[]> {
  const { mistakes } = await mistakeLoop(db, practiceRecord, userId);
  return mistakes
    .filter(({ retired_at }) => retired_at !== null && retired_at > since)
    .map(({ type }) => tagsOf(type).subcategory.name);
}

/** A list line about the mistakes that came to their end; empty without one. */
export function mistakesEnded({ ended }: Pick<Evidence, 'ended'>): string[] {
  const topics = [...new Set(ended)].map(bold);
  const on = topics.length > topicsListed ? `on ${topics.length} topics` : `on ${listed(topics)}`;
  if (ended.length === 0) return [];
  return ended.length === 1
    ? [`A mistake ${on} came to its end: you had questions like it right on two days.`]
    : [
        `${bold(`${grouped(ended.length)} mistakes`)} came to their end, ${on}: you had questions like each right on two days.`,
      ];
}

import { figures } from '@twelvefold/contract';
import type { Db, Tx } from '../../platform/db/db.ts';
import { desc } from '../../platform/db/query.ts';
import { examWeights, typeFrequencies } from './schema.ts';
import type { ItemRow } from './store.ts';

export type FrequencyRow = typeof typeFrequencies.$inferSelect;

/** Frequencies of types in past papers, highest first. */
export const frequenciesNow = (db: Db): Promise<FrequencyRow[]> =>
  db.select().from(typeFrequencies).orderBy(desc(typeFrequencies.ratio), typeFrequencies.type);

/** Replaces all frequencies. */
export async function putFrequencies(tx: Tx, rows: readonly FrequencyRow[]): Promise<void> {
  await tx.delete(typeFrequencies);
  if (rows.length > 0) await tx.insert(typeFrequencies).values([...rows]);
}

export type ExamWeightRow = typeof examWeights.$inferSelect;

/** Questions of a paper by subcategory, most first; empty while the taxonomy's weights count. */
export const examWeightsNow = (db: Db): Promise<ExamWeightRow[]> =>
  db.select().from(examWeights).orderBy(desc(examWeights.weight), examWeights.subcategory);

/** Replaces all weights; the bank in memory is reloaded. */
export async function putExamWeights(tx: Tx, rows: readonly ExamWeightRow[]): Promise<void> {
  await tx.delete(examWeights);
  if (rows.length > 0) await tx.insert(examWeights).values([...rows]);
}

const difficultyScore = { Easy: 1, Medium: 2, Hard: 3 } as const;

/** `pyq_frequency_score` by type and band; null before it is computed. */
export async function frequencyScores(
  db: Db,
): Promise<(type: string, band: ItemRow['band']) => number | null> {
  const scores = new Map((await frequenciesNow(db)).map(({ type, score }) => [type, score]));
  const { easyThreshold, easyFrequencyScore } = figures.admin;
  return (type, band) => {
    const score = scores.get(type) ?? null;
    return score !== null && difficultyScore[band] <= easyThreshold ? easyFrequencyScore : score;
  };
}

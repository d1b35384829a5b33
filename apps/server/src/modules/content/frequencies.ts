import { figures } from '@twelvefold/contract';
import type { Db, Tx } from '../../platform/db/db.ts';
import { desc } from '../../platform/db/query.ts';
import { examWeights, typeFrequencies } from './schema.ts';
import type { ItemRow } from './store.ts';

export type FrequencyRow = typeof typeFrequencies.$inferSelect;

/** How often types are asked, the most asked first. */
export const frequenciesNow = (db: Db): Promise<FrequencyRow[]> =>
  db.select().from(typeFrequencies).orderBy(desc(typeFrequencies.ratio), typeFrequencies.type);

/** Takes the place of what was worked out before. */
export async function putFrequencies(tx: Tx, rows: readonly FrequencyRow[]): Promise<void> {
  await tx.delete(typeFrequencies);
  if (rows.length > 0) await tx.insert(typeFrequencies).values([...rows]);
}

export type ExamWeightRow = typeof examWeights.$inferSelect;

/** Questions of a paper by subcategory, the heaviest first; none while the taxonomy's weights hold. */
export const examWeightsNow = (db: Db): Promise<ExamWeightRow[]> =>
  db.select().from(examWeights).orderBy(desc(examWeights.weight), examWeights.subcategory);

/** Takes the place of what was worked out before; the bank in memory is read anew. */
export async function putExamWeights(tx: Tx, rows: readonly ExamWeightRow[]): Promise<void> {
  await tx.delete(examWeights);
  if (rows.length > 0) await tx.insert(examWeights).values([...rows]);
}

const difficultyScore = { Easy: 1, Medium: 2, Hard: 3 } as const;

/** `pyq_frequency_score` of a question by its type and band; null while nobody has worked it out. */
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

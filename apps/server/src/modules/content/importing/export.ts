import { csvLine } from '../../../platform/csv/writing.ts';
import { FileAnswer } from '../../../platform/http/kinds/file-answer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tagsOf } from '../places.ts';
import type { ItemRow } from '../store.ts';
import { exportPage } from './import-store.ts';

const columns = [
  'stem',
  'answer',
  'solution_approach',
  'detailed_solution',
  'principle_to_remember',
  'snap_read',
  'image_url',
  'image_alt_text',
  'mcq_options',
  'category',
  'subcategory',
  'type',
  'type_code',
  'difficulty',
  'right_answer',
  'target_seconds',
  'pyq_frequency_score',
  'status',
] as const;

function lineOf(item: ItemRow, publicUrl: string, score: number | null): string {
  const { solution, options, key, figure } = item;
  const tags = item.type === '' ? null : tagsOf(item.type);
  return csvLine([
    item.stem,
    options.find(({ letter }) => letter === key)?.text,
    solution.solution_approach,
    solution.detailed_solution,
    solution.principle_to_remember,
    solution.snap_read,
    figure && `${publicUrl}/api/media/figures/${item.id}`,
    figure?.alt,
    JSON.stringify(options.map(({ text }) => text)),
    tags?.category.name,
    tags?.subcategory.name,
    tags?.type.name,
    item.type,
    item.band,
    key,
    item.target_seconds,
    score,
    item.status,
  ]);
}

const rowsAtOnce = 500;

/** Frequency score by type and band; null before it is computed. */
export type FrequencyScores = (type: string, band: ItemRow['band']) => number | null;

async function* lines({ reports, config }: Platform, scores: FrequencyScores) {
  yield csvLine(columns);
  let after: string | null = null;
  for (;;) {
    const rows: ItemRow[] = await exportPage(reports, after, rowsAtOnce);
    yield rows.map(item => lineOf(item, config.publicUrl, scores(item.type, item.band))).join('');
    after = rows.at(-1)?.id ?? null;
    if (after === null || rows.length < rowsAtOnce) return;
  }
}

export const questionsAsCsv = (platform: Platform, scores: FrequencyScores) =>
  new FileAnswer('questions.csv', lines(platform, scores));

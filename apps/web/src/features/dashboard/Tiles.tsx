import type { CategoryFigures } from '@twelvefold/contract';
import type { ReactNode } from 'react';
import { count } from '../../shared/words/format.ts';
import { DifficultyMark } from '../../ui/progress/Dots.tsx';
import { totalOf } from './syllabus/accuracy.ts';

const Tile = ({ term, value }: { term: ReactNode; value: number }) => (
  <div className="grid gap-2 border-line px-5 py-4 max-sm:nth-[n+3]:border-t max-sm:even:border-l sm:not-first:border-l sm:px-7 sm:pt-[22px] sm:pb-6">
    <dt className="flex items-center font-medium text-ink-2">{term}</dt>
    <dd className="type-numeral">{count(value)}</dd>
  </div>
);

/** Number of answers by difficulty, and in total. */
export const Tiles = ({ categories }: { categories: readonly CategoryFigures[] }) => (
  <dl className="card grid grid-cols-2 rounded-lg border border-line bg-surface sm:grid-cols-4">
    <Tile term={<DifficultyMark band="Easy" />} value={totalOf(categories, 'total_easy')} />
    <Tile term={<DifficultyMark band="Medium" />} value={totalOf(categories, 'total_medium')} />
    <Tile term={<DifficultyMark band="Hard" />} value={totalOf(categories, 'total_hard')} />
    <Tile term="Total Questions" value={totalOf(categories, 'total_attempts')} />
  </dl>
);

import type { CompleteResult } from '@twelvefold/contract';
import { tagsOf } from '../../content/index.ts';
import type { RecordAround } from '../record.ts';

type Moved = CompleteResult['summary']['moved'][number];

const namedMost = 3;
/** Minimum of earlier attempts for a comparison. */
const leastBefore = 2;
/** Minimum change in percentage points. */
const leastPoints = 5;

const share = ({ right, attempts }: Moved['before']) => (100 * right) / attempts;
const points = ({ before, after }: Moved) => share(after) - share(before);

/** Subcategories whose share of right answers the session changed, largest rise first. */
export const movedBy = (records: readonly RecordAround[]): Moved[] =>
  records
    .map(({ type, before, after }) => ({ subcategory: tagsOf(type).subcategory.name, before, after }))
    .filter(topic => topic.before.attempts >= leastBefore && Math.abs(points(topic)) >= leastPoints)
    .sort((a, b) => points(b) - points(a))
    .slice(0, namedMost);

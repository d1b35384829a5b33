import type { CompleteResult } from '@twelvefold/contract';
import { tagsOf } from '../../content/index.ts';
import type { RecordAround } from '../record.ts';

type Moved = CompleteResult['summary']['moved'][number];

const namedMost = 3;
/** Fewer attempts before it are no record that could move. */
const leastBefore = 2;
/** A share that changes by less than so many of a hundred is called the same. */
const leastPoints = 5;

const share = ({ right, attempts }: Moved['before']) => (100 * right) / attempts;
const points = ({ before, after }: Moved) => share(after) - share(before);

/** The subcategories of a session whose share of right answers it moved: what rose most first. */
export const movedBy = (records: readonly RecordAround[]): Moved[] =>
  records
    .map(({ type, before, after }) => ({ subcategory: tagsOf(type).subcategory.name, before, after }))
    .filter(topic => topic.before.attempts >= leastBefore && Math.abs(points(topic)) >= leastPoints)
    .sort((a, b) => points(b) - points(a))
    .slice(0, namedMost);

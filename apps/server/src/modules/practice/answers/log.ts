import type { Letter } from '@twelvefold/contract';
import { AppError } from '../../../platform/problems.ts';
import type { ItemRow } from '../../content/index.ts';
import type { LogState } from '../schema.ts';
import type { AnswerRow } from './answer-store.ts';
import { judged } from './grading.ts';

/** A student's decision about a position, or its undoing. */
export interface Entry {
  /** Id made by the page; null for calls without a log. */
  id: string | null;
  position: number;
  kind: 'answer' | 'skip' | 'image_failed' | 'undo';
  /** The chosen option: its letter, or a text that names it. */
  letter?: Letter | undefined;
  answer?: string | undefined;
  ms: number | null;
}

/** The recorded outcome of a position. */
export type Given = Pick<AnswerRow, 'outcome' | 'chosen' | 'elapsed_ms'>;

/** An outcome to record. */
export interface Counted extends Given, Pick<AnswerRow, 'misconception'> {
  position: number;
}

/** State of a session's log. */
export interface Log {
  total: number;
  /** Decided positions, including the undoable skip. */
  final_count: number;
  skip: LogState['skip'];
  ids: readonly string[];
  /** Outcomes by position, without the undoable skip. */
  given: ReadonlyMap<number, Given>;
}

/** Entry ids kept for deduplication; sessions have far fewer. */
const remembered = 100;

const wasSkipped = (given: Given | undefined) =>
  given === undefined || given.outcome === 'skipped' || given.outcome === 'image_failed';

/** The first decision counts: an equal one changes nothing, another is refused; a call without id gets the first. */
function refuseOther(log: Log, entry: Entry, item: ItemRow): void {
  const { id, kind, position } = entry;
  const given = log.given.get(position);
  const skipped = wasSkipped(given);
  if (skipped && kind === 'answer')
    throw new AppError('position_already_final', 'This question was skipped, and a skip is final.');
  if (!skipped && kind !== 'answer')
    throw new AppError('position_already_final', 'This question was answered, and the answer stands.');
  if (id !== null && given && !skipped && outcomeOf(entry, item).chosen !== given.chosen)
    throw new AppError(
      'position_already_final',
      'It was already answered in another window, and the first answer counts.',
    );
}

function outcomeOf(entry: Entry, item: ItemRow): Counted {
  const timed = { position: entry.position, elapsed_ms: entry.ms };
  if (entry.kind === 'answer') return { ...timed, ...judged(item, entry.answer ?? '', entry.letter) };
  if (entry.kind === 'image_failed' && !item.figure)
    throw new AppError('validation_failed', 'This question has no picture that could fail.');
  const outcome = entry.kind === 'image_failed' ? 'image_failed' : 'skipped';
  return { ...timed, outcome, chosen: null, misconception: null };
}

const undone = (log: Log, { position }: Entry): Log => {
  if (log.skip?.position !== position || position !== log.final_count)
    throw new AppError('position_already_final', 'This skip can no longer be undone.');
  return { ...log, final_count: position - 1, skip: null };
};

/** The undoable skip as a final outcome. */
export const settled = ({ position, elapsed_ms }: NonNullable<LogState['skip']>): Counted => ({
  position,
  elapsed_ms,
  outcome: 'skipped',
  chosen: null,
  misconception: null,
});

/** Decides the open position; the skip before it becomes final. */
function decided(log: Log, entry: Entry, item: ItemRow): { log: Log; counted: Counted[] } {
  const outcome = outcomeOf(entry, item);
  const before = log.skip ? [settled(log.skip)] : [];
  const isOpen = outcome.outcome === 'skipped';
  const counted = isOpen ? before : [...before, outcome];
  const skip = isOpen ? { position: entry.position, elapsed_ms: entry.ms } : null;
  const given = new Map([...log.given, ...counted.map(one => [one.position, one] as const)]);
  return { log: { ...log, final_count: entry.position, skip, given }, counted };
}

const noted = (log: Log, { id }: Entry): Log =>
  id === null ? log : { ...log, ids: [...log.ids, id].slice(-remembered) };

/**
 * The log after an entry, and the outcomes to record. A repeated entry, and an equal decision on a decided position,
 * change nothing. Throws refusals.
 */
export function applied(
  log: Log,
  entry: Entry,
  itemAt: (position: number) => ItemRow,
): { log: Log; counted: readonly Counted[] } {
  const { id, position, kind } = entry;
  if (id !== null && log.ids.includes(id)) return { log, counted: [] };
  if (position > log.total)
    throw new AppError('validation_failed', `This session has ${log.total} questions.`);
  if (kind === 'undo') return { log: noted(undone(log, entry), entry), counted: [] };
  if (position <= log.final_count) {
    refuseOther(log, entry, itemAt(position));
    return { log, counted: [] };
  }
  if (position > log.final_count + 1)
    throw new AppError('position_not_open', `Question ${log.final_count + 1} comes first.`);
  const next = decided(log, entry, itemAt(position));
  return { log: noted(next.log, entry), counted: next.counted };
}

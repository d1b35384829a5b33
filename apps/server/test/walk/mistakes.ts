import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import type { ItemRow } from '../../src/modules/content/index.ts';

/** Recomputes a notebook from the answers by the rules of docs/decisions/0013. */

export interface Answered {
  readonly item: ItemRow;
  /** Id of the original question: its own, or for a twin that of the mistake. */
  readonly root: string;
  readonly outcome: 'correct' | 'incorrect' | 'skipped';
  readonly elapsed_ms: number;
  readonly at: Date;
  /** Predicted chance of a right answer just before. */
  readonly expected: number;
}

export interface Line {
  readonly cause: 'wrong' | 'skipped' | 'guessed' | 'slow';
  readonly opened_at: string;
  readonly last_at: string;
  readonly times: number;
  readonly clean_days: number;
  readonly due_at: string;
  readonly retired_at: string | null;
}

const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });
const cleanDays = 2;

/** The calendar day in India. */
export const indianDay = (at: Date): string =>
  new Date(at.getTime() + 5.5 * 3600_000).toISOString().slice(0, 10);

export function causeOf({ outcome, elapsed_ms, item, expected }: Answered): Line['cause'] | null {
  if (outcome === 'incorrect') return 'wrong';
  if (outcome === 'skipped') return 'skipped';
  const share = elapsed_ms / 1000 / item.target_seconds;
  if (share > 1.6) return 'slow';
  return share < 0.4 && expected < 0.5 ? 'guessed' : null;
}

type LineState = Omit<Line, 'due_at'>;

/** A line of the notebook after a mistake. */
function reopened(line: LineState | null, cause: Line['cause'], at: string): LineState {
  const opened_at = line !== null && line.retired_at === null ? line.opened_at : at;
  return { cause, opened_at, last_at: at, times: (line?.times ?? 0) + 1, clean_days: 0, retired_at: null };
}

/** One line from all answers to a question and its twins, in order; null without a mistake. */
function lineOf(answers: readonly Answered[]): Line | null {
  let card: Card | null = null;
  let line: LineState | null = null;
  let days = new Set<string>();
  let skips = 0;
  for (const answer of answers) {
    const at = answer.at.toISOString();
    const cause = causeOf(answer);
    skips += Number(cause === 'skipped');
    // A first skip is not a mistake (no student of the walk marks questions for review).
    if (cause === 'skipped' && skips === 1 && line === null) continue;
    if (cause) {
      const grade = cause === 'slow' ? Rating.Hard : Rating.Again;
      card = scheduler.next(card ?? createEmptyCard(answer.at), answer.at, grade).card;
      days = new Set();
      line = reopened(line, cause, at);
    } else if (card !== null && line !== null) {
      const known: LineState = line;
      card = scheduler.next(card, answer.at, Rating.Good).card;
      days.add(indianDay(answer.at));
      const over = days.size >= cleanDays ? at : null;
      line = { ...known, last_at: at, clean_days: days.size, retired_at: known.retired_at ?? over };
    }
  }
  return card && line && { ...line, due_at: card.due.toISOString() };
}

/** Lines by the id of the original question. */
export function linesFrom(answers: readonly Answered[]): Map<string, Line> {
  const byRoot = Map.groupBy(answers, ({ root }) => root);
  return new Map(
    [...byRoot].flatMap(([root, own]) => {
      const line = lineOf(own);
      return line ? [[root, line] as const] : [];
    }),
  );
}

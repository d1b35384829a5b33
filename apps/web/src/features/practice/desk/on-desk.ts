import type { Letter } from '@twelvefold/contract';
import { keptInTab } from '../../../shared/browser/stored.ts';

/** What a tab keeps of an open question, over a reload and the undoing of a skip. */
interface OnDesk {
  /** Time spent on it, in milliseconds. */
  ms: number;
  letter: Letter | null;
  /** Options that are crossed out. */
  crossed: readonly Letter[];
}

const nothing: OnDesk = { ms: 0, letter: null, crossed: [] };
/** Questions kept at a time, the latest of them: those that a skip can be undone for, and the one on screen. */
const most = 12;

function all(): [question: string, kept: OnDesk][] {
  const stored = keptInTab.desk.readJson();
  return Array.isArray(stored) ? (stored as [string, OnDesk][]) : [];
}

export function deskOf(question: string): OnDesk {
  const [, found] = all().find(([key]) => key === question) ?? [];
  if (!found) return nothing;
  const { ms, letter = null, crossed = [] } = found;
  return { ms: Number.isFinite(ms) ? Math.max(0, ms) : 0, letter, crossed };
}

export function keepOnDesk(question: string, change: Partial<OnDesk>): void {
  const others = all().filter(([key]) => key !== question);
  const entries = [...others, [question, { ...deskOf(question), ...change }]];
  keptInTab.desk.write(JSON.stringify(entries.slice(-most)));
}

import type { JudgedLine } from '@twelvefold/contract';

interface Line {
  says: string;
  works: string;
  because: string | null;
  isLast: boolean;
  /** Answer of the whole example. */
  answer: string;
}

type Verdict = { kind: 'right' | 'unread' | 'shown' } | { kind: 'wrong'; words: string | null };

/** The reply to an example line: the line itself once right or shown, and the answer with the last line. */
export function toldLine({ isLast, answer, says, works, because }: Line, verdict: Verdict): JudgedLine {
  const isTold = verdict.kind === 'right' || verdict.kind === 'shown';
  return {
    verdict: verdict.kind,
    words: verdict.kind === 'wrong' ? verdict.words : null,
    told: isTold ? { says, works, because } : null,
    answer: isTold && isLast ? answer : null,
  };
}

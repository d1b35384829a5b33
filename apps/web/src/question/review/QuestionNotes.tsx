import type { ReviewedQuestion } from '@twelvefold/contract';
import { duration } from '../../shared/words/format.ts';

/** Time taken and the question's target time; null without a time. */
export function timeWords({ review, _display_meta: { target_seconds } }: ReviewedQuestion): string | null {
  if (review.elapsed_ms === null) return null;
  return `${duration(review.elapsed_ms)} on this question, target ${duration(target_seconds * 1000)}`;
}

/** Why the engine chose the question, in words for the student. */
export function WhyThis({ reason, level: Heading = 'h3' }: { reason: string; level?: 'h3' | 'h4' }) {
  if (reason.trim() === '') return null;
  return (
    <div>
      <Heading className="type-part">Why this question</Heading>
      <p className="mt-1.5 text-ink-2">{reason}</p>
    </div>
  );
}

import type { CompleteResult } from '@twelvefold/contract';
import { tagsOf } from '../content/index.ts';
import { slowShare } from '../learning/index.ts';
import type { AnswerRow } from './answer-store.ts';

type Takeaway = CompleteResult['summary']['takeaways'][number];

const takeawaysMost = 3;

interface Topic {
  subcategory: string;
  correct: number;
  total: number;
  /** Answers and skips whose time is known, and those of them that were too slow. */
  timed: number;
  slow: number;
}

function topicsOf(answers: readonly AnswerRow[]): Topic[] {
  const topics = new Map<string, Topic>();
  for (const answer of answers) {
    if (answer.outcome === 'image_failed') continue;
    const subcategory = tagsOf(answer.type).subcategory.name;
    const topic = topics.get(subcategory) ?? { subcategory, correct: 0, total: 0, timed: 0, slow: 0 };
    topic.total += 1;
    if (answer.outcome === 'correct') topic.correct += 1;
    if (answer.elapsed_ms !== null) {
      topic.timed += 1;
      if (answer.elapsed_ms > slowShare * answer.target_seconds * 1000) topic.slow += 1;
    }
    topics.set(subcategory, topic);
  }
  return [...topics.values()];
}

/** How fast they were, as far as that is known. */
function paceWords({ total, timed, slow }: Topic): string {
  if (slow > 0)
    return slow === total ? ', but slower than the exam allows' : `, but ${slow} slower than the exam allows`;
  if (timed < total) return '';
  return total === 1 ? ', and not slow' : ', none of them slow';
}

/** Says what happened in these answers and no more: a handful of them proves nothing about the topic. */
function wordsFor(topic: Topic): string {
  const { correct, total } = topic;
  const score = `${correct} of ${total} right`;
  const missed = total - correct;
  if (correct === total) return `${score}${paceWords(topic)}.`;
  if (correct === 0)
    return `${score}: read the ${total === 1 ? 'solution' : 'solutions'} once more before the next session.`;
  return `${score}: the ${missed === 1 ? 'miss is' : 'misses are'} worth a second look.`;
}

/** Up to three takeaways by topic: what went worst first, then what went best. */
export function takeawaysOf(answers: readonly AnswerRow[]): Takeaway[] {
  const lost = (t: Topic) => t.total - t.correct;
  return topicsOf(answers)
    .sort((a, b) => lost(b) - lost(a) || b.total - a.total || b.slow - a.slow)
    .slice(0, takeawaysMost)
    .map(topic => ({
      subcategory: topic.subcategory,
      correct: topic.correct,
      total: topic.total,
      takeaway: wordsFor(topic),
    }));
}

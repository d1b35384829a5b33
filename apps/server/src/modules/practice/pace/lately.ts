import { grouped } from '../../../platform/sentences.ts';

/** Wrong answers on one topic in the last sessions. */
export interface TopicTime {
  name: string;
  wrong: number;
  /** Wrong answers well over, and far below, the target time. */
  late: number;
  rushed: number;
}

/** Minimum of wrong answers that time cost, in one topic and in all: fewer are chance. */
const topicLeast = 3;
const allLeast = 5;
/** Minimum share of wrong answers: below it, time was not the cause. */
const costShare = 0.5;

const costs = (count: number, wrong: number, least: number) => count >= least && count >= costShare * wrong;
const counted = (count: number, wrong: number) => `${grouped(count)} of ${grouped(wrong)} wrong answers`;

/** One sentence about the cost of time in the last sessions; null when it was small. */
export function timeLately(topics: readonly TopicTime[]): string | null {
  const sum = (of: (topic: TopicTime) => number) => topics.reduce((all, topic) => all + of(topic), 0);
  const [wrong, late, rushed] = [sum(t => t.wrong), sum(t => t.late), sum(t => t.rushed)];
  const [worst] = topics.filter(t => costs(t.late, t.wrong, topicLeast)).sort((a, b) => b.late - a.late);
  const leave = 'In the exam, leave such a question and come back to it.';
  if (worst)
    return `**${worst.name}**: ${counted(worst.late, worst.wrong)} took well over the target time. ${leave}`;
  if (costs(late, wrong, allLeast)) return `${counted(late, wrong)} took well over the target time. ${leave}`;
  if (costs(rushed, wrong, allLeast))
    return `${counted(rushed, wrong)} came in less than 40% of the target time. Read each question to its last word: no clock runs.`;
  return null;
}

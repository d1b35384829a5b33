import { grouped } from '../../../platform/sentences.ts';

/** Answers of the last sessions on one topic. */
export interface TopicTime {
  name: string;
  wrong: number;
  /** Of the wrong ones, those after well over the target time, and those in far too little of it. */
  late: number;
  rushed: number;
}

/** Wrong answers of one topic, and of all, whose time cost them, before it is told: fewer are chance. */
const topicLeast = 3;
const allLeast = 5;
/** And their share of the wrong answers: below it, time is not what went wrong. */
const costShare = 0.5;

const costs = (count: number, wrong: number, least: number) => count >= least && count >= costShare * wrong;
const counted = (count: number, wrong: number) => `${grouped(count)} of ${grouped(wrong)} wrong answers`;

/** What time cost in the last sessions, as one sentence; null where it cost little. */
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

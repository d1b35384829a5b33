import { misconceptions } from '@twelvefold/content';
import { grouped, listed } from '../../platform/sentences.ts';
import type { RepeatedSlip } from './evidence.ts';

export const bold = (text: string) => `**${text}**`;

/** Above four topics their number is given and three are named. */
export const topicsListed = 4;
const topicsNamed = 3;

/**
 * '**You left out an end point**, again: 9 times in 2 weeks, in **A**, **B** and **C**.' `again`: words for how often.
 */
export function slipSpread({ misconception, count, topics }: RepeatedSlip, again: string, time = ''): string {
  const told = misconceptions[misconception].replace(/\.$/, '');
  const times = `${bold(told)}, ${again}: ${grouped(count)} times${time}, in`;
  if (topics.length <= topicsListed) return `${times} ${listed(topics.map(topic => bold(topic.name)))}.`;
  const most = [...topics].sort((a, b) => b.count - a.count).slice(0, topicsNamed);
  const named = most.map(topic => `${bold(topic.name)} (${grouped(topic.count)})`);
  return `${times} ${topics.length} topics, most often in ${listed(named)}.`;
}

export const percent = ({ correct, attempts }: { correct: number; attempts: number }) =>
  `${Math.round((100 * correct) / attempts)}%`;

/** '38 of 56', '2,310 of 4,625'. */
export const score = ({ correct, attempts }: { correct: number; attempts: number }) =>
  `${grouped(correct)} of ${grouped(attempts)}`;

/** '38 of 56 (68%)'. */
export const scored = (some: { correct: number; attempts: number }) => `${score(some)} (${percent(some)})`;

export const bullets = (lines: readonly string[]) => lines.map(line => `- ${line}`).join('\n');

/** Joins non-empty parts with blank lines. */
export const joined = (...parts: readonly string[]) => parts.filter(part => part !== '').join('\n\n');

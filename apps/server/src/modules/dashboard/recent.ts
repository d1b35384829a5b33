import { figures } from '@twelvefold/contract';
import { grouped, listed, plural } from '../../platform/sentences.ts';
import { timeLately } from '../practice/index.ts';
import { askedLately } from './asked.ts';
import {
  byCategory,
  bySubcategory,
  type Count,
  type Evidence,
  type Named,
  repeatedSlips,
} from './evidence.ts';
import { bold, bullets, joined, percent, score, scored, slipSpread } from './words.ts';

const { claimAnswers: claim, recentSessions: most } = figures.dashboard;

/**
 * Share of right answers by which a topic must have moved to be called risen or fallen, and in standard errors of the
 * difference: as far as that chance alone moves one topic in eight.
 */
const moved = 0.1;
const beyondChance = 1.5;
/**
 * Difference in mean difficulty (Easy 1, Medium 2, Hard 3) beyond which a move says more of the questions than of the
 * student: easier ones are no rise, harder ones no fall.
 */
const sameDifficulty = 0.25;
/** Topics named as risen, and as fallen. */
const namedMost = 2;
/** Wrong answers of one slip, lately, before it is spoken of. */
const slipsLeast = 2;
function opening({ sessions }: Evidence): string {
  const outcomes = (some: Evidence['sessions']) => ({
    correct: some.reduce((sum, s) => sum + s.correct, 0),
    attempts: some.reduce((sum, s) => sum + s.correct + s.incorrect, 0),
    skipped: some.reduce((sum, s) => sum + s.skipped, 0),
  });
  const recent = sessions.slice(0, most);
  const before = sessions.slice(most, 2 * most);
  const now = outcomes(recent);
  const then = outcomes(before);
  const last = recent.length === 1 ? 'last session' : `last **${recent.length} sessions**`;
  if (now.attempts < claim) return `In your ${last} you answered ${plural(now.attempts, 'question')}.`;
  // The recap counts all twelve: without what was skipped its figure would seem to contradict this one.
  const skipped = now.skipped > 0 ? ` and skipped ${grouped(now.skipped)}` : '';
  const lately = `In your ${last} you answered **${score(now)}** right (${percent(now)})${skipped}.`;
  if (then.attempts < claim) return lately;
  const earlier = before.length === 1 ? 'the session before' : `the ${before.length} sessions before`;
  return `${lately} In ${earlier} it was ${scored(then)}.`;
}

interface Move {
  name: string;
  now: Named['count'];
  before: Named['count'];
  by: number;
}

/** Standard error of the difference of two shares of right answers, were they of one and the same skill. */
function chance(now: Count, then: Count): number {
  const share = (now.correct + then.correct) / (now.attempts + then.attempts);
  return Math.sqrt(share * (1 - share) * (1 / now.attempts + 1 / then.attempts));
}

/** How much harder the later questions were on average. */
const harderBy = (now: Count, then: Count) => now.difficulty / now.attempts - then.difficulty / then.attempts;

/** Topics with enough answers on both sides, by how far their share of right answers moved on questions as hard. */
function moves(now: readonly Named[], before: readonly Named[]): Move[] {
  return now.flatMap((topic, i) => {
    const then = before[i];
    if (!then || topic.count.attempts < claim || then.count.attempts < claim) return [];
    const by = topic.count.correct / topic.count.attempts - then.count.correct / then.count.attempts;
    if (Math.abs(by) < beyondChance * chance(topic.count, then.count)) return [];
    if (harderBy(topic.count, then.count) * Math.sign(by) < -sameDifficulty) return [];
    return [{ name: topic.name, now: topic.count, before: then.count, by }];
  });
}

function risenAndFallen({ topics }: Evidence): string[] {
  const recent = topics.filter(t => t.recent);
  const earlier = topics.filter(t => !t.recent);
  const words = (move: Move, verb: string) =>
    `**${move.name}** ${verb}: ${scored(move.now)} right lately, against ${scored(move.before)} before.`;
  const all = [
    moves(bySubcategory(recent), bySubcategory(earlier)),
    moves(byCategory(recent), byCategory(earlier)),
  ].find(some => some.some(({ by }) => Math.abs(by) >= moved));
  if (!all) return [];
  const risen = all.filter(({ by }) => by >= moved).sort((a, b) => b.by - a.by);
  const fallen = all.filter(({ by }) => by <= -moved).sort((a, b) => a.by - b.by);
  return [
    ...risen.slice(0, namedMost).map(move => words(move, 'rose')),
    ...fallen.slice(0, namedMost).map(move => words(move, 'fell')),
  ];
}

function time({ topics }: Evidence): string[] {
  const lately = bySubcategory(topics.filter(t => t.recent));
  const said = timeLately(
    lately.map(({ name, count: { attempts, correct, late, rushed } }) => ({
      name,
      wrong: attempts - correct,
      late,
      rushed,
    })),
  );
  return said === null ? [] : [said];
}

function slipLately({ slips }: Evidence): string[] {
  const found = repeatedSlips(slips.filter(s => s.recent)).find(({ count }) => count >= slipsLeast);
  if (!found) return [];
  return [`One slip came back across topics: ${slipSpread(found)}.`];
}

/** The last sessions against those before, as markdown; every number in it is counted from the answers. */
export function recentMarkdown(evidence: Evidence): string {
  return joined(
    opening(evidence),
    bullets([
      ...risenAndFallen(evidence),
      ...time(evidence),
      ...slipLately(evidence),
      ...askedLately(evidence),
    ]),
  );
}

/** The first thing the written insights have found, or how they open. */
export function oneInsight(markdown: string | null): string | null {
  if (markdown === null) return null;
  const lines = markdown.split('\n').filter(line => line.trim() !== '');
  const found = lines.find(line => line.startsWith('- '));
  return (found ?? lines[0] ?? '').replace(/^- /, '') || null;
}

/** A question of the prepared pack. */
export interface NextQuestion {
  /** Name of its subcategory. */
  topic: string;
  reasonKind: string;
}

/** What the prepared pack will do; written when it is read, since a pack changes. */
export function nextTwelveMarkdown(questions: readonly NextQuestion[]): string {
  if (questions.length === 0) return '';
  const counts = new Map<string, number>();
  for (const { topic } of questions) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  const leaning = [...counts]
    .filter(([, count]) => count > 1)
    .sort((a, b) => b[1] - a[1])
    .slice(0, namedMost)
    .map(([topic, count], i) => `${count} ${i === 0 ? 'are ' : ''}on **${topic}**`);
  const due = questions.filter(q => q.reasonKind === 'due');
  const again = [...new Set(due.map(q => q.topic))].map(bold);
  const asked = questions.filter(q => q.reasonKind === 'wish');
  return [
    leaning.length > 0
      ? `Of your next ${questions.length} questions ${listed(leaning)}.`
      : `Your next ${questions.length} questions are on ${questions.length} topics: as in the exam, you choose the method yourself.`,
    due.length > 0
      ? `${due.length} of them ${due.length === 1 ? 'is like an open mistake' : 'are like open mistakes'} of yours, on ${listed(again)}.`
      : '',
    asked[0] ? `You asked for **${asked[0].topic}**: ${plural(asked.length, 'question')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

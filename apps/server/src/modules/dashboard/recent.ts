import { figures } from '@twelvefold/contract';
import { grouped, listed, plural } from '../../platform/sentences.ts';
import { timeLately } from '../practice/index.ts';
import { askedLately } from './asked.ts';
import { categoriesApart } from './categories-apart.ts';
import { mistakesEnded } from './ended.ts';
import { bySubcategory, type Count, counted, type Evidence, type Named, repeatedSlips } from './evidence.ts';
import { bold, bullets, joined, percent, score, scored, slipSpread } from './words.ts';

const { claimAnswers: claim, recentSessions: most } = figures.dashboard;

/**
 * Minimum change of a topic's share of right answers, and in standard errors: chance alone moves one topic in eight.
 */
const moved = 0.1;
const beyondChance = 1.5;
/**
 * Maximum difference of mean difficulty (Easy 1 to Hard 3) in the favourable direction: easier questions are no rise.
 */
const sameDifficulty = 0.25;
/** Minimum of earlier answers per topic and difficulty, and of comparable recent answers. */
const alikeEach = 2;
const alikeLeast = 12;
/** Maximum of topics named as risen, and as fallen. */
const namedMost = 2;
/** Minimum of recent wrong answers with one slip. */
const slipsLeast = 2;
const dayMs = 86_400_000;
/** Rounds halves up, whatever the order of summation. */
const roundedSum = (sum: number) => Math.round(sum + 1e-9);

/**
 * Compares recent with earlier answers on equal terms: the planner moves to weak topics, so plain shares are of
 * different questions. Only topics and difficulties answered before count, weighted by recent answers.
 */
function likeWithLike({ topics }: Evidence): string {
  const pairs = topics
    .filter(({ recent }) => recent)
    .flatMap(now => {
      const then = topics.find(
        t => t.recent === false && t.subcategory === now.subcategory && t.band === now.band,
      );
      return then && then.attempts >= alikeEach ? [{ now, then }] : [];
    });
  const attempts = pairs.reduce((sum, { now }) => sum + now.attempts, 0);
  if (attempts < alikeLeast) return '';
  const correct = pairs.reduce((sum, { now }) => sum + now.correct, 0);
  const before = pairs.reduce((sum, { now, then }) => sum + (now.attempts * then.correct) / then.attempts, 0);
  const all = counted(topics.filter(({ recent }) => recent)).attempts;
  const alike =
    attempts < all
      ? `Of the ${grouped(all)}, ${grouped(attempts)} were on topics and difficulties you had answered before: you had **${grouped(correct)}** of them`
      : `On the same topics and difficulties you had **${grouped(correct)}**`;
  return ` ${alike} right, against ${grouped(roundedSum(before))} at your earlier rate.`;
}

/** A number of newest sessions and their words: 'In your last **5 sessions** you answered'. */
export interface Span {
  sessions: number;
  words: string;
}

const lastSessions = ({ sessions }: Evidence): Span => {
  const n = Math.min(most, sessions.length);
  return { sessions: most, words: `In your last ${n === 1 ? 'session' : `**${n} sessions**`}` };
};

/** Right answers, answers and skips of sessions. */
export function tallyOf(sessions: Evidence['sessions']) {
  const sum = (of: (session: Evidence['sessions'][number]) => number) =>
    sessions.reduce((all, session) => all + of(session), 0);
  const correct = sum(s => s.correct);
  return { correct, attempts: correct + sum(s => s.incorrect), skipped: sum(s => s.skipped) };
}

function opening(evidence: Evidence, span: Span): string {
  const { skipped, ...now } = tallyOf(evidence.sessions.slice(0, span.sessions));
  if (now.attempts < claim) return `${span.words} you answered ${plural(now.attempts, 'question')}.`;
  // Skips are named because the recap counts all twelve.
  const skips = skipped > 0 ? ` and skipped ${grouped(skipped)}` : '';
  return `${span.words} you answered **${score(now)}** right (${percent(now)})${skips}.${likeWithLike(evidence)}`;
}

interface Move {
  name: string;
  now: Named['count'];
  before: Named['count'];
  by: number;
}

/** Standard error of the difference of two shares under equal skill. */
function chance(now: Count, then: Count): number {
  const share = (now.correct + then.correct) / (now.attempts + then.attempts);
  return Math.sqrt(share * (1 - share) * (1 / now.attempts + 1 / then.attempts));
}

/** Difference of the mean difficulty. */
const harderBy = (now: Count, then: Count) => now.difficulty / now.attempts - then.difficulty / then.attempts;

/** Significant changes of topics with enough answers on both sides and comparable difficulty. */
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
  const earlier = topics.filter(t => t.recent === false);
  const words = (move: Move, verb: string) =>
    `**${move.name}** ${verb}: ${scored(move.now)} right lately, against ${scored(move.before)} before.`;
  const all = moves(bySubcategory(recent), bySubcategory(earlier));
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

/** ' in 2 weeks': time span of the sessions. */
function timeOfLast(sessions: Evidence['sessions'], span: Span): string {
  const days = sessions.slice(0, span.sessions).map(({ completed_at }) => completed_at.getTime() / dayMs);
  const weeks = Math.ceil((Math.max(...days) - Math.min(...days)) / 7);
  return weeks > 1 ? ` in ${weeks} weeks` : ' within a week';
}

function slipLately({ sessions, slips }: Evidence, span: Span): string[] {
  const found = repeatedSlips(slips.filter(s => s.recent)).find(({ count }) => count >= slipsLeast);
  return found ? [slipSpread(found, 'again', timeOfLast(sessions, span))] : [];
}

/**
 * The insight on recent sessions compared with earlier ones, as markdown; every number is counted from answers. The
 * most costly finding comes first, because the dashboard opens with the first line; no praise comes before it.
 */
export function recentMarkdown(evidence: Evidence, span = lastSessions(evidence)): string {
  return joined(
    opening(evidence, span),
    bullets([
      ...categoriesApart(evidence),
      ...slipLately(evidence, span),
      ...mistakesEnded(evidence),
      ...time(evidence),
      ...risenAndFallen(evidence),
      ...askedLately(evidence),
    ]),
  );
}

/** The first finding of an insight, or its opening. */
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

/** A paragraph on the prepared pack; written at reading, because packs change. */
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

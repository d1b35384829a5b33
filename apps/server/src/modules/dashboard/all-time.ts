import { type Band, figures } from '@twelvefold/contract';
import { grouped, listed, plural } from '../../platform/sentences.ts';
import { habitWords, type SessionTotal } from '../practice/index.ts';
import { byCategory, bySubcategory, counted, type Evidence, type Named, repeatedSlips } from './evidence.ts';
import { bullets, joined, percent, score, scored, slipSpread } from './words.ts';

const claim = figures.dashboard.claimAnswers;
const bands: readonly Band[] = ['Easy', 'Medium', 'Hard'];

/** Minimum of topics with enough answers to name the surest and least sure. */
const topicsToRank = 4;
const ranked = 2;
/** Minimum of wrong answers with one slip. */
const slipsLeast = 3;

const outcomes = (sessions: readonly SessionTotal[]) => {
  const sum = (of: (s: SessionTotal) => number) => sessions.reduce((total, s) => total + of(s), 0);
  const correct = sum(s => s.correct);
  return {
    correct,
    attempts: correct + sum(s => s.incorrect),
    skipped: sum(s => s.skipped),
  };
};

/** Minimum share of right answers of a sure topic: the best of weak topics is not praised. */
const sureFrom = 2 / 3;

/** Share of right answers by Laplace's rule of succession: 5 of 5 ranks below 15 of 16. */
const sureness = ({ count }: Named) => (count.correct + 1) / (count.attempts + 2);
const claimed = (topics: readonly Named[]) => topics.filter(({ count }) => count.attempts >= claim);

function opening(sessions: readonly SessionTotal[]): string {
  const { attempts, correct, skipped } = outcomes(sessions);
  const inSessions = `In **${plural(sessions.length, 'session')}** you have answered **${plural(attempts, 'question')}**`;
  const right =
    attempts >= claim
      ? ` and had **${grouped(correct)}** of them right (${percent({ correct, attempts })})`
      : '';
  return `${inSessions}${right}.${skipped > 0 ? ` You skipped ${grouped(skipped)}.` : ''}`;
}

function byDifficulty(topics: Evidence['topics']): string[] {
  const parts = bands
    .map(band => ({ band, count: counted(topics.filter(t => t.band === band)) }))
    .filter(({ count }) => count.attempts >= claim)
    .map(({ band, count }) => `${band} ${scored(count)}`);
  return parts.length > 0 ? [`Right by difficulty: ${listed(parts)}.`] : [];
}

function surestAndLeast(topics: readonly Named[]): string[] {
  const known = claimed(topics);
  if (known.length < topicsToRank) return [];
  const sorted = [...known].sort((a, b) => sureness(b) - sureness(a));
  const [surest, least] = [sorted.slice(0, ranked), sorted.slice(-ranked).reverse()];
  // Topics with equal shares are neither.
  if (Math.min(...surest.map(sureness)) <= Math.max(...least.map(sureness))) return [];
  const words = (some: readonly Named[]) => listed(some.map(t => `**${t.name}** (${score(t.count)} right)`));
  const sure = surest.filter(({ count }) => count.correct >= sureFrom * count.attempts);
  return [...(sure.length > 0 ? [`Surest so far: ${words(sure)}.`] : []), `Least sure: ${words(least)}.`];
}

/** The exam's heaviest categories with the student's shares, down to the first hardly practised one. */
function heaviest(categories: readonly Named[]): string[] {
  const heavy = [...categories].sort((a, b) => b.weight - a.weight).slice(0, ranked);
  const unpractised = heavy.findIndex(({ count }) => count.attempts < claim);
  const most = unpractised < 0 ? heavy : heavy.slice(0, unpractised);
  if (most.length === 0) return [];
  const weights = most.map(
    c => `**${c.name}** (about ${Math.round(c.weight)} of ${figures.exam.questions} questions)`,
  );
  const scores = most.map(c => `${score(c.count)} right in ${c.name}`);
  return [`The exam asks most about ${listed(weights)}: you have ${listed(scores)}.`];
}

function untouched(topics: readonly Named[]): string[] {
  const open = topics.filter(({ count }) => count.attempts === 0);
  const practised = topics.length - open.length;
  const first = [...open].sort((a, b) => b.weight - a.weight)[0];
  if (!first) return [];
  return [
    `You have answered questions on ${practised} of ${topics.length} topics. Of the others the exam asks most about **${first.name}** (about ${plural(Math.round(10 * first.weight), 'question')} in 10 papers).`,
  ];
}

function slipAcrossTopics(slips: Evidence['slips']): string[] {
  const merged = repeatedSlips(slips).find(({ count }) => count >= slipsLeast);
  if (!merged) return [];
  return [slipSpread(merged, 'again and again')];
}

/** The insight over all sessions as markdown; every number is counted from answers. */
export function allTimeMarkdown({ sessions, topics, slips, paces }: Evidence): string {
  const subcategories = bySubcategory(topics);
  return joined(
    opening(sessions),
    bullets([
      ...byDifficulty(topics),
      ...surestAndLeast(subcategories),
      ...slipAcrossTopics(slips),
      ...habitWords(paces),
      ...heaviest(byCategory(topics)),
      ...untouched(subcategories),
    ]),
  );
}

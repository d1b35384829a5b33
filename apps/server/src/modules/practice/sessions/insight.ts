import { categories } from '@twelvefold/content';
import type { Availability, Band, PreSessionInsight } from '@twelvefold/contract';
import { listed, plural } from '../../../platform/sentences.ts';
import { type ItemRow, tagsOf } from '../../content/index.ts';

/** A planned question with its reason. */
export interface PlannedQuestion {
  item: Pick<ItemRow, 'type' | 'band' | 'target_seconds'>;
  reason_kind: string;
  reason: string;
}

const wayForwardMost = 4;
/** Maximum of topics named in a diagnostic session. */
const namedMost = 3;
/** Minimum of questions of one category for a leaning when no topic repeats. */
const leaningLeast = 3;
/** Minimum multiple of the exam's own share for a leaning. */
const leaningTimes = 1.5;
/** Time for a question with its solution, in multiples of the target time. */
const solutionsRead = 1.5;

const weights = new Map(
  categories.flatMap(({ name, subcategories }) => [
    [name, subcategories.reduce((sum, { weight }) => sum + weight, 0)] as const,
    ...subcategories.map(s => [s.name, s.weight] as const),
  ]),
);
const paperLength = categories.reduce((sum, { name }) => sum + (weights.get(name) ?? 0), 0);

const nameOf = (question: PlannedQuestion) => tagsOf(question.item.type).subcategory.name;
const categoryOf = (question: PlannedQuestion) => tagsOf(question.item.type).category.name;
const isDiagnostic = ({ reason_kind }: PlannedQuestion) => reason_kind === 'diagnostic';

const topicsIn = (questions: readonly PlannedQuestion[]): string[] => [...new Set(questions.map(nameOf))];

/** Topics with their numbers of questions, most first. */
const countedTopics = (questions: readonly PlannedQuestion[]) =>
  topicsIn(questions)
    .map(name => ({ name, questions: questions.filter(question => nameOf(question) === name).length }))
    .sort((a, b) => b.questions - a.questions);

/** Names that occur at least `least` times and well above their share of the exam, most first. */
function frequent(names: readonly string[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([name, count]) => {
      const share = (names.length * (weights.get(name) ?? 0)) / paperLength;
      return count >= least && count >= leaningTimes * share;
    })
    .sort((a, b) => b[1] - a[1])
    .map(([name]) => name);
}

/**
 * The leaning of a pack compared with the exam: topics with more than one question, else categories with several; none
 * for a diagnostic pack.
 */
export function leaningOn(questions: readonly PlannedQuestion[], most: number): string[] {
  if (questions.some(isDiagnostic)) return [];
  const topics = frequent(questions.map(nameOf), 2);
  return (topics.length > 0 ? topics : frequent(questions.map(categoryOf), leaningLeast)).slice(0, most);
}

/** Minutes for questions and solutions, at least 1. */
function minutesFor(questions: readonly PlannedQuestion[]): number {
  const seconds = questions.reduce((sum, { item }) => sum + item.target_seconds, 0);
  return Math.max(1, Math.round((solutionsRead * seconds) / 60));
}

const bandCount = (questions: readonly PlannedQuestion[], band: Band) =>
  questions.filter(q => q.item.band === band).length;

/** Lists the first topics, then the number of others. */
function someOf(topics: readonly string[]): string {
  const named = topics.slice(0, topics.length > namedMost + 1 ? namedMost : topics.length);
  const more = topics.length - named.length;
  return listed(more > 0 ? [...named, `${more} more`] : named);
}

/** One sentence for all questions of a kind; null when their own reasons are better. */
function together(kind: string, questions: readonly PlannedQuestion[]): string | null {
  const count = questions.length;
  const topics = topicsIn(questions);
  switch (kind) {
    case 'wish':
      return `${plural(count, 'question')} on ${listed(topics)}, as you asked.`;
    case 'due':
      return `${plural(count, 'question')} like ${count === 1 ? 'an open mistake' : 'open mistakes'} of yours: ${listed(topics)}.`;
    case 'diagnostic':
      return `Topics: ${someOf(topics)}.`;
    case 'confidence':
      // One question of twelve: its own sentence says 'this question'.
      return `The first question is on ${listed(topics)}; you will probably get it right.`;
    case 'blueprint':
      return `${plural(count, 'question')} in the exam's own mix of topics.`;
    default:
      return null;
  }
}

/** Kinds of reasons, most specific first. */
const kinds = [
  'wish',
  'due',
  'weak',
  'fading',
  'stretch',
  'confidence',
  'focus',
  'exam_weight',
  'diagnostic',
  'blueprint',
];

/** One bullet per kind of reason, then further reasons of single topics. */
function wayForward(questions: readonly PlannedQuestion[]): string[] {
  const groups = kinds.map(kind => {
    const own = questions.filter(q => q.reason_kind === kind);
    const said = own.length > 0 && together(kind, own);
    return said ? [said] : [...new Set(own.map(q => q.reason))];
  });
  const first = groups.flatMap(([bullet]) => bullet ?? []);
  const further = groups.flatMap(([, ...others]) => others);
  return withoutRefrain([...first, ...further]).slice(0, wayForwardMost);
}

/** The exam's frequency of a topic, at the end of a reason. */
const refrain = /, and (the exam asks it [^,.]+)\.$/;

/** A success is no reason by itself. */
const wentWell = /^Your first answer .* was right|^You had (\d+) of \1 right/;

/**
 * Says each frequency once: a later reason with the same one is cut to the student's record, or dropped after a
 * success.
 */
function withoutRefrain(bullets: readonly string[]): string[] {
  const said = new Set<string>();
  return bullets.flatMap(bullet => {
    const words = refrain.exec(bullet)?.[1];
    if (words === undefined) return [bullet];
    const again = said.has(words);
    said.add(words);
    if (!again) return [bullet];
    return wentWell.test(bullet) ? [] : [bullet.replace(refrain, '.')];
  });
}

/** The student's completed sessions and the result of the latest. */
export interface Behind {
  /** All completed sessions, and study sessions among them; session numbers count practice sessions only. */
  completed: number;
  studied: number;
  latest: { correct: number; total: number } | null;
}

function progressWords({ completed, studied, latest }: Behind): string {
  if (completed === 0)
    return 'This is your first session. Try every question; nobody expects you to know them all.';
  const last =
    latest && latest.total > 0 && ` In the last one you had ${latest.correct} of ${latest.total} right.`;
  const kinds = studied > 0 ? `: ${completed - studied} of practice and ${studied} of study` : '';
  return `You have completed ${plural(completed, 'session')}${kinds}.${last || ''}`;
}

function about(questions: readonly PlannedQuestion[], leaning: string, topics: number): string {
  if (questions.some(isDiagnostic)) return 'finding where you stand';
  return leaning ? `extra practice in ${leaning}` : `a mix of ${plural(topics, 'topic')}`;
}

/** The insight before a session; every number is counted from the pack. */
export function insightOf(
  questions: readonly PlannedQuestion[],
  sessionNumber: number,
  behind: Behind,
): PreSessionInsight {
  const topics = topicsIn(questions).length;
  const leaning = listed(leaningOn(questions, 2));
  const minutes = minutesFor(questions);
  const bands = (['Easy', 'Medium', 'Hard'] as const).flatMap(band => {
    const count = bandCount(questions, band);
    return count > 0 ? [`${count} ${band}`] : [];
  });
  return {
    title: `Session ${sessionNumber}: ${about(questions, leaning, topics)}`,
    progress: progressWords(behind),
    way_forward: wayForward(questions),
    today: `${plural(questions.length, 'question')} from ${plural(topics, 'topic')}: ${listed(bands)}. About ${plural(minutes, 'minute')}, with time to read the solutions.`,
  };
}

/** The dashboard's preview of the same pack. */
export const previewOf = (questions: readonly PlannedQuestion[]): Availability['preview'] => ({
  bands: questions.map(q => q.item.band),
  leaning_on: leaningOn(questions, 2),
  reason: questions.some(isDiagnostic) ? null : (wayForward(questions)[0] ?? null),
  topics: topicsIn(questions).length,
  subcategories: countedTopics(questions),
  minutes: minutesFor(questions),
});

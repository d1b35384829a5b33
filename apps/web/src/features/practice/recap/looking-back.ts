import type { PracticeSession, ReviewedQuestion, Today } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { duration } from '../../../shared/words/format.ts';
import { isReviewed } from '../session/progress.ts';

/** The exam's marking of a question with options: a question left alone costs nothing. */
const marking = { right: 3, wrong: -1 } as const;

/** In less of its target time an answer may be a guess, and says nothing of pace. */
const workShare = 0.4;
/** Beyond so many times its target a question was slow. */
const slowShare = 1.6;

/**
 * Everything that was asked and can be read. A study unit is on one topic, whose name would stand at every question:
 * there each goes by its type.
 */
export function reviewedOf({ questions }: Pick<PracticeSession, 'questions'>): ReviewedQuestion[] {
  const reviewed = questions.filter(isReviewed);
  const oneTopic = reviewed.length > 1 && new Set(reviewed.map(q => q.subcategory)).size === 1;
  return oneTopic ? reviewed.map(q => ({ ...q, subcategory: q.type_of_question })) : reviewed;
}

function marksOf(questions: readonly ReviewedQuestion[]) {
  const count = (...outcomes: ReviewedQuestion['outcome'][]) =>
    questions.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const [right, wrong, skipped] = [count('correct'), count('incorrect'), count('skipped')];
  return { right, wrong, skipped, marks: marking.right * right + marking.wrong * wrong };
}

/** '21 marks: 8 right for +24, 3 wrong for −3, 1 skipped for 0.' */
export function marksWords(questions: readonly ReviewedQuestion[]): string {
  const { right, wrong, skipped, marks } = marksOf(questions);
  const parts = [
    right > 0 && `${right} right for +${marking.right * right}`,
    wrong > 0 && `${wrong} wrong for −${-marking.wrong * wrong}`,
    skipped > 0 && `${skipped} skipped for 0`,
  ].filter(part => part !== false);
  const sum = `${marks < 0 ? '−' : ''}${Math.abs(marks)} ${Math.abs(marks) === 1 ? 'mark' : 'marks'}`;
  return parts.length === 0 ? `${sum}.` : `${sum}: ${parts.join(', ')}.`;
}

/** 'Today’s 12 are done. Day 4 of your streak, and 3 of 5 days this week.' */
export function dayWords({
  done,
  streak,
  days_this_week: week,
  goal,
}: Pick<Today, 'done' | 'streak' | 'days_this_week' | 'goal'>): string {
  const { questions } = figures.session;
  const twelve = done >= questions ? `Today's ${questions} are done. ` : '';
  const wanted = goal.days_a_week;
  const days = wanted === null || week > wanted ? '' : `, and ${week} of ${wanted} days this week`;
  return `${twelve}Day ${streak} of your streak${days}.`;
}

const targetMs = ({ _display_meta: { target_seconds } }: ReviewedQuestion) => 1000 * target_seconds;
const timed = (questions: readonly ReviewedQuestion[]) =>
  questions.flatMap(question => {
    const ms = question.review.elapsed_ms;
    return ms === null || question.outcome === 'image_failed'
      ? []
      : [{ question, ms, target: targetMs(question) }];
  });
const isWork = ({ ms, target }: { ms: number; target: number }) => ms >= workShare * target;

/** Where most answers came too fast to be worked out: what was right so fast may be luck. */
function perhapsGuessed(questions: readonly ReviewedQuestion[]): readonly ReviewedQuestion[] {
  const answered = timed(questions).filter(({ question }) => question.outcome !== 'skipped');
  const fast = answered.filter(entry => !isWork(entry));
  return fast.length > answered.length / 2 ? fast.map(({ question }) => question) : [];
}

/** 'A, B and C'; 'A, B; C' where a topic's name holds a comma itself. */
const listed = (parts: readonly string[]): string =>
  parts.some(part => part.includes(','))
    ? parts.join('; ')
    : parts.length > 1
      ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
      : (parts[0] ?? '');

/**
 * What went right, the most telling first, each topic named once: what was hard, what was quick and still work, and
 * the topics of the rest; what may be luck is told apart and not praised.
 */
export function wentRight(questions: readonly ReviewedQuestion[]): string[] {
  const guesses = perhapsGuessed(questions);
  const allRight = questions.filter(({ outcome }) => outcome === 'correct');
  const right = allRight.filter(question => !guesses.includes(question));
  const hard = right.filter(({ difficulty_band }) => difficulty_band === 'Hard').slice(0, 2);
  const [quick] = timed(right)
    .filter(entry => isWork(entry) && entry.target - entry.ms >= 15_000 && !hard.includes(entry.question))
    .sort((a, b) => a.ms / a.target - b.ms / b.target);
  const topics = (left: readonly ReviewedQuestion[]) => [...new Set(left.map(q => q.subcategory))];
  const lines: string[] = [];
  if (hard.length > 0)
    lines.push(
      `You solved ${hard.length === 1 ? 'a hard question' : 'two hard questions'}: ${listed(topics(hard))}.`,
    );
  if (quick)
    lines.push(
      `${quick.question.subcategory} took you ${duration(quick.ms)}; the target is ${duration(quick.target)}.`,
    );
  const told = topics(quick ? [...hard, quick.question] : hard);
  const rest = topics(right).filter(topic => !told.includes(topic));
  const got = lines.length > 0 ? 'You also got' : 'You got';
  if (rest.length === 1) lines.push(`${got} ${rest[0]} right.`);
  if (rest.length > 1) lines.push(`${got} these right: ${listed(rest)}.`);
  const lucky = topics(allRight.filter(question => guesses.includes(question)));
  if (lucky.length === 1) lines.push(`${lucky[0]} was right, but so fast that it may be a guess.`);
  if (lucky.length > 1)
    lines.push(`These were right, but so fast that they may be guesses: ${listed(lucky)}.`);
  return lines;
}

/** The time of the session against its target, and what took longest. Guesses say nothing of pace. */
export function timeLines(questions: readonly ReviewedQuestion[]): string[] {
  const all = timed(questions);
  const answered = all.filter(({ question }) => question.outcome !== 'skipped');
  const work = answered.filter(isWork);
  if (answered.length === 0) return [];
  if (work.length < answered.length / 2)
    return ['Most answers came too fast to say anything about your pace.'];
  const sum = (pick: 'ms' | 'target') => all.reduce((total, entry) => total + entry[pick], 0);
  const lines = [
    `You took ${duration(sum('ms'))}; the target for these questions is ${duration(sum('target'))}.`,
  ];
  const [slowest] = work
    .filter(({ ms, target }) => ms > slowShare * target)
    .sort((a, b) => b.ms / b.target - a.ms / a.target);
  if (slowest)
    lines.push(
      `Question ${slowest.question.position} took longest: ${duration(slowest.ms)} against ${duration(slowest.target)}.`,
    );
  return lines;
}

/** So many principles of a session are told first: nine would push its questions two screens of a phone down. */
export const principlesFirst = 3;

/** A principle to keep, and the questions that ask for it. */
export interface Principle {
  text: string;
  questions: { position: number; subcategory: string; skipped: boolean }[];
}

/** Marks that lay between what was done and a right answer. */
const lost = { incorrect: marking.right - marking.wrong, skipped: marking.right } as const;
/** Of misses that cost the same the easier one is sooner got right. */
const ease = { Easy: 0, Medium: 1, Hard: 2 } as const;

/** The principles of what was missed or skipped, each once: those that cost most marks first, then the easier ones. */
export function principlesOf(questions: readonly ReviewedQuestion[]): Principle[] {
  const found = new Map<string, Principle & { cost: number; ease: number }>();
  for (const { outcome, position, subcategory, difficulty_band, review } of questions) {
    const text = review.solution_feedback.principle_to_remember.trim();
    if ((outcome !== 'incorrect' && outcome !== 'skipped') || text === '') continue;
    const principle = found.get(text) ?? { text, questions: [], cost: 0, ease: ease.Hard };
    principle.questions.push({ position, subcategory, skipped: outcome === 'skipped' });
    principle.cost += lost[outcome];
    principle.ease = Math.min(principle.ease, ease[difficulty_band]);
    found.set(text, principle);
  }
  return [...found.values()]
    .sort((a, b) => b.cost - a.cost || a.ease - b.ease)
    .map(({ text, questions: asked }) => ({ text, questions: asked }));
}

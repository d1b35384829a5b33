import type { PracticeSession, ReviewedQuestion, Today } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { counted } from '../../../shared/words/format.ts';
import { isReviewed } from '../session/view.ts';

/** Marks of a question with options in the exam; a skipped one costs nothing. */
const marking = { right: 3, wrong: -1 } as const;

/** Below this share of its target time an answer may be a guess. */
const workShare = 0.4;

/** All questions that have a solution. In a study unit all have the same topic: there each is named by its type. */
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
  const sum = `${marks < 0 ? '−' : ''}${counted(Math.abs(marks), 'mark')}`;
  return parts.length === 0 ? `${sum}.` : `${sum}: ${parts.join(', ')}.`;
}

/** Shares of right answers: a session went well from 2/3, and was hard below 1/3. */
const wellShare = 2 / 3;
const hardShare = 1 / 3;

/** One sentence about how the session went. */
export function toneWords(questions: readonly ReviewedQuestion[]): string {
  const { right, wrong, skipped } = marksOf(questions);
  const all = right + wrong + skipped;
  if (all === 0) return 'No question of this session counts.';
  if (right === all) return 'Every question right. These answers count when your next questions are chosen.';
  const missed = [wrong > 0 && `${wrong} wrong`, skipped > 0 && `${skipped} skipped`].filter(Boolean);
  const first = principlesOf(questions).length > 0 ? ' Start with the principle under What to fix.' : '';
  if (right >= wellShare * all) return `A strong session: ${missed.join(' and ')}.${first}`;
  if (right >= hardShare * all) return `${[`${right} right`, ...missed].join(', ')}.${first}`;
  const cost = -marking.wrong * wrong;
  return cost > right * marking.right
    ? 'A hard session: the wrong answers cost more than the right ones earned. Skip what you cannot start.'
    : `A hard session.${first}`;
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

const isFast = ({ review: { elapsed_ms }, _display_meta: { target_seconds } }: ReviewedQuestion): boolean =>
  elapsed_ms !== null && elapsed_ms < workShare * 1000 * target_seconds;

/** Right answers that may be guesses, when most answers were too fast to be worked out. */
function perhapsGuessed(questions: readonly ReviewedQuestion[]): readonly ReviewedQuestion[] {
  const answered = questions.filter(({ outcome }) => outcome === 'correct' || outcome === 'incorrect');
  const fast = answered.filter(isFast);
  return fast.length > answered.length / 2 ? fast : [];
}

/** 'A, B and C'; 'A, B; C' when a name contains a comma. */
const listed = (parts: readonly string[]): string =>
  parts.some(part => part.includes(','))
    ? parts.join('; ')
    : parts.length > 1
      ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
      : (parts[0] ?? '');

/** '3 of 4 on Circles', out of all its questions that count. */
function partOf(topic: string, questions: readonly ReviewedQuestion[]): string {
  const own = questions.filter(q => q.subcategory === topic && q.outcome !== 'image_failed');
  return `${own.filter(({ outcome }) => outcome === 'correct').length} of ${own.length} on ${topic}`;
}

/**
 * What went right: hard questions first, then the other topics, each named once. A topic with mistakes is given with
 * its count; possible guesses are listed separately, without praise.
 */
export function wentRight(questions: readonly ReviewedQuestion[]): string[] {
  const guesses = perhapsGuessed(questions);
  const allRight = questions.filter(({ outcome }) => outcome === 'correct');
  const right = allRight.filter(question => !guesses.includes(question));
  const hard = right.filter(({ difficulty_band }) => difficulty_band === 'Hard').slice(0, 2);
  const topics = (some: readonly ReviewedQuestion[]) => [...new Set(some.map(q => q.subcategory))];
  const lines: string[] = [];
  if (hard.length > 0)
    lines.push(
      `You solved ${hard.length === 1 ? 'a hard question' : 'two hard questions'}: ${listed(topics(hard))}.`,
    );
  const missed = topics(questions.filter(({ outcome }) => outcome === 'incorrect' || outcome === 'skipped'));
  const rest = topics(right).filter(topic => !topics(hard).includes(topic));
  const whole = rest.filter(topic => !missed.includes(topic));
  const part = rest.filter(topic => missed.includes(topic));
  if (whole.length === 1) lines.push(`You got ${whole[0]} right.`);
  if (whole.length > 1) lines.push(`You got these right: ${listed(whole)}.`);
  if (part.length > 0) lines.push(`Right in part: ${listed(part.map(topic => partOf(topic, questions)))}.`);
  const lucky = topics(allRight.filter(question => guesses.includes(question)));
  if (lucky.length > 0) lines.push(`Right, but so fast that it may be luck: ${listed(lucky)}.`);
  return lines;
}

/** A principle to remember, and its questions. */
export interface Principle {
  text: string;
  questions: { position: number; subcategory: string; skipped: boolean }[];
  /** Last segment of the lesson's address. */
  lesson: string | undefined;
}

/** Marks lost against a right answer. */
const lost = { incorrect: marking.right - marking.wrong, skipped: marking.right } as const;
/** Order of mistakes with equal cost: the easier one is learnt sooner. */
const ease = { Easy: 0, Medium: 1, Hard: 2 } as const;

/** Principles of the wrong and skipped questions, each once: most marks lost first, then the easier ones. */
export function principlesOf(questions: readonly ReviewedQuestion[]): Principle[] {
  const found = new Map<string, Principle & { cost: number; ease: number }>();
  for (const { outcome, position, subcategory, difficulty_band, review, _display_meta } of questions) {
    const text = review.solution_feedback.principle_to_remember.trim();
    if ((outcome !== 'incorrect' && outcome !== 'skipped') || text === '') continue;
    const { lesson } = _display_meta;
    const principle = found.get(text) ?? { text, questions: [], lesson, cost: 0, ease: ease.Hard };
    principle.questions.push({ position, subcategory, skipped: outcome === 'skipped' });
    principle.cost += lost[outcome];
    principle.ease = Math.min(principle.ease, ease[difficulty_band]);
    found.set(text, principle);
  }
  return [...found.values()]
    .sort((a, b) => b.cost - a.cost || a.ease - b.ease)
    .map(({ text, questions: asked, lesson }) => ({ text, questions: asked, lesson }));
}

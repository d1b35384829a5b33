import { placeOf } from '@twelvefold/content';
import { type Band, figures, type PreSessionInsight } from '@twelvefold/contract';
import type { ItemRow } from '../content/index.ts';

/** A planned question with what planning said of it. */
export interface PlannedQuestion {
  item: Pick<ItemRow, 'type' | 'band'>;
  reason_kind: string;
  reason: string;
}

const wayForwardMost = 4;

const nameOf = (question: PlannedQuestion) => placeOf(question.item.type).subcategory.name;
const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Subcategories by how many of the questions they hold, most first. */
export function leaningOn(questions: readonly PlannedQuestion[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const q of questions) counts.set(nameOf(q), (counts.get(nameOf(q)) ?? 0) + 1);
  return [...counts.entries()]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([name]) => name);
}

const bandCount = (questions: readonly PlannedQuestion[], band: Band) =>
  questions.filter(q => q.item.band === band).length;

/** One bullet per different reason, the most particular reasons first. */
function wayForward(questions: readonly PlannedQuestion[]): string[] {
  const particular = [
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
  const ranked = [...questions].sort(
    (a, b) => particular.indexOf(a.reason_kind) - particular.indexOf(b.reason_kind),
  );
  return [...new Set(ranked.map(q => q.reason))].slice(0, wayForwardMost);
}

/** What the planned twelve are about, from the pack itself; every number in it is counted from the pack. */
export function insightOf(
  questions: readonly PlannedQuestion[],
  sessionNumber: number,
  completedSessions: number,
): PreSessionInsight {
  const diagnostic = questions.some(q => q.reason_kind === 'diagnostic');
  const topics = new Set(questions.map(nameOf)).size;
  const [easy, medium, hard] = (['Easy', 'Medium', 'Hard'] as const).map(band => bandCount(questions, band));
  const progress =
    completedSessions === 0
      ? 'This is your first session: there is nothing behind you yet, and nothing to get wrong.'
      : `You have completed ${plural(completedSessions, 'session')}.`;
  return {
    title: `Session ${sessionNumber}: ${diagnostic ? 'finding where you are' : `leaning on ${leaningOn(questions, 2).join(' and ')}`}`,
    progress,
    way_forward: wayForward(questions),
    today: `${plural(questions.length, 'question')} from ${plural(topics, 'topic')}: ${easy} Easy, ${medium} Medium and ${hard} Hard. About ${figures.session.aboutMinutes.least} to ${figures.session.aboutMinutes.most} minutes.`,
  };
}

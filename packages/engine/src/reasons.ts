import { AIM, ASKED, FADES_AFTER, PAPER, SURE_SUCCESS, WORDS } from './constants.ts';
import { MS_PER_DAY } from './forgetting.ts';
import type { LearnerState, Tally } from './learner.ts';
import type { Bank } from './planner/bank.ts';
import type { DraftItem } from './planner/draft.ts';
import type { DueMistake, MistakeCause } from './planner/mistake.ts';

/** Why a question is in a student's pack; stored with the session. */
export interface ReasonFigures {
  readonly kind:
    | 'diagnostic'
    | 'weak'
    | 'fading'
    | 'due'
    | 'stretch'
    | 'confidence'
    | 'exam_weight'
    | 'blueprint'
    | 'focus'
    | 'wish';
  /** Attempts on the subcategory at planning; absent when there were none or the kind does not use them. */
  readonly tally?: Pick<Tally, 'right' | 'wrong'>;
  /** Calendar days in India since the last attempt, or since the miss: 1 is yesterday. */
  readonly days?: number;
  /** For kind `due`: what went wrong. */
  readonly cause?: MistakeCause;
}

export interface Reason extends ReasonFigures {
  /** One sentence for the student, true of the data at planning. */
  readonly text: string;
}

/** The subcategory's name and exam weight, as a sentence uses them. */
export interface AskedAbout {
  readonly name: string;
  /** Expected questions of the subcategory in a paper, and questions of the whole paper. */
  readonly weight: number;
  readonly paperLength: number;
}

/** The data that reasons are derived from. */
export interface Circumstances {
  readonly state: LearnerState;
  readonly bank: Bank;
  readonly now: number;
}

/** The reason for one item of a pack; `position` is 0-based. */
export function reasonFor(entry: DraftItem, position: number, known: Circumstances): Reason {
  const subcategory = known.bank.subcategories.get(entry.item.subcategory);
  const figures = figuresFor(entry, position, known);
  const asked = {
    name: subcategory?.name ?? entry.item.subcategory,
    weight: subcategory?.weight ?? 0,
    paperLength: known.bank.paperLength,
  };
  return { ...figures, text: reasonText(figures, asked) };
}

function figuresFor(
  { item, purpose, probability, mistake }: DraftItem,
  position: number,
  known: Circumstances,
): ReasonFigures {
  const { right, wrong, lastAt } = known.state.tallies[item.subcategory] ?? { right: 0, wrong: 0, lastAt: 0 };
  const attempts = right + wrong;
  const practised: Pick<ReasonFigures, 'tally'> = attempts > 0 ? { tally: { right, wrong } } : {};
  if (purpose === 'focus' || purpose === 'wish' || purpose === 'diagnostic')
    return { kind: purpose, ...practised };
  if (purpose === 'due') return mistake === undefined ? { kind: purpose } : mistakeReason(mistake, known.now);
  if (purpose === 'blueprint') return { kind: purpose };
  if (position === 0 && probability >= SURE_SUCCESS) return { kind: 'confidence' };
  if (attempts === 0) return { kind: 'exam_weight' };
  if (right / attempts < WORDS.weakBelow) return { kind: 'weak', ...practised };
  const days = daysSince(lastAt, known.now);
  if (days >= FADES_AFTER) return { kind: 'fading', ...practised, days };
  const harder = item.band === 'Hard' && probability < AIM;
  const strong = attempts >= WORDS.strongAnswers && right / attempts >= WORDS.strongFrom;
  return { kind: harder && strong ? 'stretch' : 'exam_weight', ...practised };
}

/** The reason for a question like one that went wrong. */
export const mistakeReason = ({ missedAt, cause }: DueMistake, now: number): ReasonFigures => ({
  kind: 'due',
  days: daysSince(missedAt, now),
  cause,
});

/** India is 5.5 hours ahead of UTC all year: a day there begins at 18:30 UTC. */
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

const dayInIndia = (at: number): number => Math.floor((at + INDIA_AHEAD_MS) / MS_PER_DAY);

/** Difference of calendar days in India: from an evening to the second morning after are 2, though only 31 hours. */
const daysSince = (then: number, now: number): number => dayInIndia(now) - dayInIndia(then);

/** Position of a question among the questions of its session with the same reason. */
export interface Among {
  /** From 1. */
  readonly nth: number;
  readonly of: number;
  /** Results of those before it. */
  readonly before: Pick<Tally, 'right' | 'wrong'>;
  /** Reasons of the session's earlier questions; their endings are not repeated. */
  readonly said: readonly string[];
}

const alone: Among = { nth: 1, of: 1, before: { right: 0, wrong: 0 }, said: [] };

/**
 * The sentence of a reason, from its figures and its position alone. Students read it beside the answer and later, so
 * it speaks of the time before the answer.
 */
export function reasonText(
  { kind, tally, days, cause }: ReasonFigures,
  asked: AskedAbout,
  among: Among = alone,
): string {
  const { name } = asked;
  const had = tally && record(tally);
  const hadIn = tally ? record(tally, ` in ${name}`) : `you had not answered a question on ${name} before`;
  const isOne = tally !== undefined && tally.right + tally.wrong === 1;
  switch (kind) {
    case 'focus':
      return among.nth > 1 ? unitText(name, among) : `Your study unit is on ${name}, and ${had ?? untried}.`;
    case 'wish':
      if (among.nth > 1) return againText(name, among);
      return `You asked for ${name}, and ${had ?? untried}.`;
    case 'due':
      return dueText(name, days, cause);
    case 'diagnostic':
      return had
        ? `${name} again: ${had}${among.nth > 1 ? '' : ', and we want to know you better'}.`
        : firstLookText(name, among);
    case 'blueprint':
      return among.nth > 1
        ? `${place(among)} in the exam's mix: ${name}.`
        : `${name}: ${examText(asked)}, and this set follows the exam's mix.`;
    case 'confidence':
      return `You were likely to get this question on ${name} right, so it came first.`;
    case 'stretch':
      return `${sentence(hadIn)}, so here is a harder one.`;
    case 'fading':
    case 'weak':
    case 'exam_weight':
      if (among.nth > 1) return againText(name, among);
      return kind === 'fading'
        ? `${sentence(hadIn)}, but ${isOne ? 'that' : 'the last'} was ${days} days ago.`
        : `${sentence(hadIn)}${firstUnsaid(among.said, [`, and ${examText(asked)}`, ...(kind === 'exam_weight' && tally ? [holds] : [])])}.`;
  }
}

/** Ending for a topic with attempts that is neither weak nor fading. */
const holds = '; this one shows whether that holds';

/** The first ending that no earlier reason has; empty when all are used. */
const firstUnsaid = (said: readonly string[], endings: readonly string[]): string =>
  endings.find(ending => !said.some(words => words.includes(ending))) ?? '';

/** For a later question of a session on a topic: the first one's sentence is not repeated. */
const againText = (name: string, among: Among): string =>
  placed(`${among.nth === among.of ? 'Last' : 'Another'} of the ${among.of} on ${name}`, among);

/** 'Question 2 of 5', 'Last of the 5'. */
const place = ({ nth, of }: Among): string => (nth === of ? `Last of the ${of}` : `Question ${nth} of ${of}`);

/** The position, and the results of the questions before it. */
function placed(where: string, { before: { right, wrong } }: Among): string {
  const outcomes = [right > 0 ? `${right} right` : '', wrong > 0 ? `${wrong} wrong` : ''].filter(Boolean);
  return outcomes.length === 0 ? `${where}.` : `${where}, after ${outcomes.join(' and ')}.`;
}

/** For a later question of a study unit. */
const unitText = (name: string, among: Among): string => placed(`${place(among)} on ${name}`, among);

function firstLookText(name: string, { nth, of }: Among): string {
  if (nth === 1) return `You had not answered a question on ${name} before; this one shows where you stand.`;
  return nth === of ? `Last of your ${of} first looks: ${name}.` : `First look ${nth} of ${of}: ${name}.`;
}

const untried = 'you had not answered a question on it before';

/** 'the exam asks it in most papers'. */
function examText({ weight, paperLength }: AskedAbout): string {
  if (weight <= 0) return 'it adds variety to this set';
  // Rounded to tenths, the precision of weights.
  const each = Math.round((10 * PAPER.questions * weight) / paperLength) / 10;
  if (each >= ASKED.nearlyEvery) return 'the exam asks it in nearly every paper';
  return each >= ASKED.most ? 'the exam asks it in most papers' : 'the exam asks it now and then';
}

function record({ right, wrong }: Pick<Tally, 'right' | 'wrong'>, where = ''): string {
  const attempts = right + wrong;
  if (attempts === 1) return `your first answer${where || ' on it'} was ${right === 1 ? 'right' : 'wrong'}`;
  return `you had ${right === 0 ? 'none' : right} of ${attempts} right${where || ' before'}`;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function dueText(name: string, days: number | undefined, cause: MistakeCause = 'wrong'): string {
  if (days === undefined) return `A question of this kind in ${name} is due for another look.`;
  const when = ago(days);
  switch (cause) {
    case 'wrong':
      return `You missed a question of this kind in ${name} ${when}.`;
    case 'skipped':
      return `You skipped a question of this kind in ${name} ${when}.`;
    case 'guessed':
      return `You got a question of this kind in ${name} right ${when}, perhaps by a guess.`;
    case 'slow':
      return `You got a question of this kind in ${name} right ${when}, but slowly.`;
  }
}

function ago(days: number): string {
  if (days <= 0) return 'earlier today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

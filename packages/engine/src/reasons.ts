import type { LearnerState, Tally } from './learner.ts';
import type { Bank } from './planner/bank.ts';
import type { DraftItem } from './planner/draft.ts';
import * as policy from './planner/policy.ts';

/** Why a question is in a student's pack. */
export interface Reason {
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
  /** One sentence in plain words, true of the data it was planned from. */
  readonly text: string;
}

const MS_PER_DAY = 86_400_000;

/** Days without an attempt after which a known subcategory is called fading. */
const FADING_DAYS = 10;

/** Share of right answers below which, and from which on, a subcategory is called weak or strong. */
const WEAK_BELOW = 0.6;
const STRONG_FROM = 2 / 3;

/** Attempts before a strength is spoken of. */
const STRONG_ATTEMPTS = 2;

/** What is said of each item rests on this. */
export interface Circumstances {
  readonly state: LearnerState;
  readonly bank: Bank;
  readonly now: number;
}

/** The reason for one item of a pack; `position` is 0-based. */
export function reasonFor(entry: DraftItem, position: number, known: Circumstances): Reason {
  const { item, purpose, probability } = entry;
  const subcategory = known.bank.subcategories.get(item.subcategory);
  const name = subcategory?.name ?? item.subcategory;
  const tally = known.state.tallies[item.subcategory];
  if (purpose === 'focus') return { kind: 'focus', text: focusText(name, tally) };
  if (purpose === 'wish') return { kind: 'wish', text: wishText(name, tally) };
  if (purpose === 'due')
    return { kind: 'due', text: dueText(name, known.state.misses[item.type], known.now) };
  if (purpose === 'diagnostic') return { kind: 'diagnostic', text: diagnosticText(name, tally) };
  const asked = examText(name, subcategory?.weight ?? 0, known.bank.paperLength);
  if (purpose === 'blueprint')
    return { kind: 'blueprint', text: `${asked}; this set follows the exam's mix.` };
  if (position === 0 && probability >= policy.SURE_SUCCESS) {
    return {
      kind: 'confidence',
      text: `A question on ${name} that you will probably get right, to begin with.`,
    };
  }
  return tally === undefined
    ? { kind: 'exam_weight', text: `${asked} and you have not answered one here yet.` }
    : practisedReason(entry, name, asked, tally, known.now);
}

function practisedReason(entry: DraftItem, name: string, asked: string, tally: Tally, now: number): Reason {
  const attempts = tally.right + tally.wrong;
  const rate = tally.right / attempts;
  const days = Math.floor((now - tally.lastAt) / MS_PER_DAY);
  if (rate < WEAK_BELOW) return { kind: 'weak', text: `${asked} and ${record(tally)}.` };
  if (days >= FADING_DAYS) {
    return {
      kind: 'fading',
      text: `${sentence(record(tally))} in ${name}, but the last was ${days} days ago.`,
    };
  }
  const harder = entry.item.band === 'Hard' && entry.probability < policy.TARGET_SUCCESS;
  if (harder && attempts >= STRONG_ATTEMPTS && rate >= STRONG_FROM) {
    return { kind: 'stretch', text: `${sentence(record(tally))} in ${name}, so here is a harder one.` };
  }
  return { kind: 'exam_weight', text: `${asked} and ${record(tally)}.` };
}

/** 'Time & Work, Pipes is asked in about 1 of 18 exam questions'. */
function examText(name: string, weight: number, paperLength: number): string {
  if (weight <= 0) return `${name} adds variety to this set`;
  return `${name} is asked in about 1 of ${Math.max(1, Math.round(paperLength / weight))} exam questions`;
}

function record({ right, wrong }: Tally): string {
  const attempts = right + wrong;
  if (attempts === 1) return right === 1 ? 'you got the one you tried right' : 'you missed the one you tried';
  return `you have ${right === 0 ? 'none' : right} of ${attempts} right so far`;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function focusText(name: string, tally: Tally | undefined): string {
  if (tally === undefined) return `Your study unit is on ${name}, and you have not answered one here yet.`;
  return `Your study unit is on ${name}, and ${record(tally)}.`;
}

function wishText(name: string, tally: Tally | undefined): string {
  if (tally === undefined) return `You asked for ${name}, and you have not answered one here yet.`;
  return `You asked for ${name}, and ${record(tally)}.`;
}

function dueText(name: string, missedAt: number | undefined, now: number): string {
  if (missedAt === undefined) return `A question of this kind in ${name} is due for another look.`;
  return `You missed a question of this kind in ${name} ${ago(missedAt, now)}; here is another of its kind.`;
}

function diagnosticText(name: string, tally: Tally | undefined): string {
  if (tally === undefined)
    return `You have not answered a question on ${name} yet; this one shows where you stand.`;
  return `So far ${record(tally)} in ${name}; one more makes clearer where you stand.`;
}

function ago(then: number, now: number): string {
  const days = Math.floor((now - then) / MS_PER_DAY);
  if (days <= 0) return 'a short while ago';
  return days === 1 ? 'a day ago' : `${days} days ago`;
}

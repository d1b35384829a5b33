import { categories } from '@twelvefold/content';
import { type Among, type MistakeCause, type ReasonFigures, reasonText } from '@twelvefold/engine';
import { tagsOf } from '../content/index.ts';
import type { StoredReason } from './schema.ts';

/** Number of questions in a paper. */
const paperLength = categories
  .flatMap(category => category.subcategories)
  .reduce((sum, { weight }) => sum + weight, 0);

export const storedReason = ({ kind, tally, days, cause }: ReasonFigures): StoredReason =>
  [kind, tally?.right ?? '', tally?.wrong ?? '', days ?? '', cause ?? ''].join(':').replace(/:+$/, '');

export const kindOf = (reason: StoredReason) => reason.split(':', 1)[0] as ReasonFigures['kind'];

/** The sentence of a stored reason for a question of this type. */
export function reasonWords(reason: StoredReason, type: string, among?: Among): string {
  const [, right = '', wrong = '', days = '', cause = ''] = reason.split(':');
  const { name, weight } = tagsOf(type).subcategory;
  const figures: ReasonFigures = {
    kind: kindOf(reason),
    ...(right !== '' && { tally: { right: Number(right), wrong: Number(wrong) } }),
    ...(days !== '' && { days: Number(days) }),
    ...(cause !== '' && { cause: cause as MistakeCause }),
  };
  return reasonText(figures, { name, weight, paperLength }, among);
}

interface Placed {
  reason: StoredReason;
  type: string;
  /** Null for an open question. */
  outcome: string | null;
}

/** Kinds of reasons about the student's record in a topic. */
const ofRecord = new Set(['weak', 'exam_weight', 'fading']);

/** Key of reasons that read alike: by subcategory for records, units and wishes; by kind for the others. */
function alike({ reason, type }: Placed): string {
  const kind = kindOf(reason);
  const { code } = tagsOf(type).subcategory;
  if (ofRecord.has(kind)) return `record ${code}`;
  if (kind === 'focus' || kind === 'wish') return `${kind} ${code}`;
  return kind === 'blueprint' ? kind : `${kind} ${reason.includes(':')}`;
}

const countOf = (placed: readonly Placed[], wanted: string) =>
  placed.filter(({ outcome }) => outcome === wanted).length;

/** Whether later sentences count all questions of the topic. */
const ofTopic = (one: Placed) =>
  ofRecord.has(kindOf(one.reason)) || ['focus', 'wish'].includes(kindOf(one.reason));

const topicOf = ({ type }: Placed) => tagsOf(type).subcategory.code;

/**
 * Position of a question among alike ones: a reason is given once, later sentences count all questions of the topic.
 */
function among(placed: readonly Placed[], one: Placed, said: readonly string[]): Among {
  const i = said.length;
  const isFirst = !placed.slice(0, i).some(other => alike(other) === alike(one));
  const group = ofTopic(one)
    ? (other: Placed) => topicOf(other) === topicOf(one)
    : (other: Placed) => alike(other) === alike(one);
  const before = placed.slice(0, i).filter(group);
  return {
    nth: isFirst ? 1 : before.length + 1,
    of: placed.filter(group).length,
    before: { right: countOf(before, 'correct'), wrong: countOf(before, 'incorrect') },
    said,
  };
}

/** The sentences of a session's questions in order; each refers to earlier ones. */
export function reasonsInOrder(placed: readonly Placed[]): string[] {
  const said: string[] = [];
  for (const one of placed) said.push(reasonWords(one.reason, one.type, among(placed, one, said)));
  return said;
}

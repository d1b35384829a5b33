import { categories } from '@twelvefold/content';
import { type MistakeCause, type ReasonFigures, reasonText } from '@twelvefold/engine';
import { tagsOf } from '../content/index.ts';
import type { StoredReason } from './schema.ts';

/** Questions of a paper. */
const paperLength = categories
  .flatMap(category => category.subcategories)
  .reduce((sum, { weight }) => sum + weight, 0);

export const storedReason = ({ kind, tally, days, cause }: ReasonFigures): StoredReason =>
  [kind, tally?.right ?? '', tally?.wrong ?? '', days ?? '', cause ?? ''].join(':').replace(/:+$/, '');

export const kindOf = (reason: StoredReason) => reason.split(':', 1)[0] as ReasonFigures['kind'];

/** The sentence of a stored reason for a question of this type. */
export function reasonWords(reason: StoredReason, type: string): string {
  const [, right = '', wrong = '', days = '', cause = ''] = reason.split(':');
  const { name, weight } = tagsOf(type).subcategory;
  const figures: ReasonFigures = {
    kind: kindOf(reason),
    ...(right !== '' && { tally: { right: Number(right), wrong: Number(wrong) } }),
    ...(days !== '' && { days: Number(days) }),
    ...(cause !== '' && { cause: cause as MistakeCause }),
  };
  return reasonText(figures, { name, weight, paperLength });
}

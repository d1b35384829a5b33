import { type Item, solutionTexts } from '@twelvefold/content';
import { PRIOR_BAND_DIFFICULTY } from '@twelvefold/engine';
import { printsOf } from './doubles.ts';
import type { ItemRow } from './store.ts';

/** A generated question as a live row without an edition. */
export function generatedRow(item: Item, now: Date): ItemRow {
  const asked = {
    type: item.type,
    form: item.form,
    stem: item.stem,
    options: item.options.map(({ letter, text, slip }) => ({ letter, text, slip })),
    key: item.key,
  };
  return {
    ...asked,
    id: item.id,
    family: item.id,
    replaces: null,
    also: item.also.length > 0 ? [...item.also] : null,
    origin: `${item.templateId}#${item.seed}`,
    edition: null,
    status: 'live',
    retired_by: null,
    band: item.band,
    difficulty: PRIOR_BAND_DIFFICULTY[item.band] + item.shift,
    learnt: 0,
    ...printsOf(asked),
    solution: {
      ...solutionTexts(item),
      steps: item.solution.steps.map(({ says, works }) => ({ says, works })),
    },
    figure: item.figure ? { svg: item.figure.svg, alt: item.figure.alt } : null,
    target_seconds: item.targetSeconds,
    created_at: now,
  };
}

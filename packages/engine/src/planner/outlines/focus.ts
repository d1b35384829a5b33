import type { PlanRequest } from '../request.ts';
import { nextTarget, type Outline, type Slot } from './outline.ts';

/** The plan of a study unit: everything from its subcategory, in its band as far as that goes. */
export function focusOutline({ bank, size, focus }: PlanRequest): Outline {
  const subcategory = bank.subcategories.get(focus?.subcategory ?? '');
  const slots: Slot[] = subcategory === undefined ? [] : Array(size).fill({ subcategory, purpose: 'focus' });
  return {
    owedTo: new Map(),
    slots,
    wish: (_i, draft) => ({
      target: nextTarget(draft),
      ...(focus?.band === undefined ? {} : { band: focus.band }),
    }),
    substitutes: () => [],
  };
}

import { AIM, SURE_SUCCESS } from '../../constants.ts';
import type { PlanRequest } from '../request.ts';
import type { Outline, Slot } from './outline.ts';

/** The outline of a study unit: all slots in its subcategory and preferred band, with a likely item to open with. */
export function focusOutline({ bank, size, focus }: PlanRequest): Outline {
  const subcategory = bank.subcategories.get(focus?.subcategory ?? '');
  const slots: Slot[] = subcategory === undefined ? [] : Array(size).fill({ subcategory, purpose: 'focus' });
  return {
    owedTo: new Map(),
    slots,
    wish: (_i, draft) => ({
      target: draft.hasOpener ? AIM : SURE_SUCCESS,
      ...(focus?.band === undefined ? {} : { band: focus.band }),
    }),
    substitutes: () => [],
  };
}

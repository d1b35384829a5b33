import type { AnyTemplate } from '../template.ts';

export const profitLossDiscount: readonly AnyTemplate[] = [];

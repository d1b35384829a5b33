import type { AnyTemplate } from '../../template.ts';
import { conversions } from './conversions.ts';

/** Numbers in other bases. */
export const bases: readonly AnyTemplate[] = [...conversions];

import type { AnyTemplate } from '../../template.ts';
import { factorsCounted } from './factors-counted.ts';

export const primePowers: readonly AnyTemplate[] = [...factorsCounted];

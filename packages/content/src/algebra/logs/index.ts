import type { AnyTemplate } from '../../template.ts';
import { chains, reciprocals, wholeLogarithms } from './chains.ts';

export const logs: readonly AnyTemplate[] = [...chains, ...reciprocals, ...wholeLogarithms];

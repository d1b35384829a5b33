import type { AnyTemplate } from '../../template.ts';
import { twoInTurn } from './easy.ts';
import { roundsThatEnd } from './hard.ts';
import { orderAndPay } from './medium.ts';

/** People and pipes that work in turn. */
export const inTurn: readonly AnyTemplate[] = [...twoInTurn, ...orderAndPay, ...roundsThatEnd];

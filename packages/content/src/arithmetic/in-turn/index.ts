import type { AnyTemplate } from '../../template.ts';
import { twoInTurn } from './easy.ts';
import { theOtherOrder } from './hard.ts';
import { orderAndPay } from './medium.ts';
import { whoeverBegins } from './whoever-begins.ts';

/** People and pipes that work in turn. */
export const inTurn: readonly AnyTemplate[] = [
  ...twoInTurn,
  ...orderAndPay,
  ...theOtherOrder,
  ...whoeverBegins,
];

import type { AnyTemplate } from '../../template.ts';
import { onceDried } from './easy.ts';
import { partlyDried } from './hard.ts';
import { driedForMoney } from './medium.ts';

/** Drying: water goes, the rest stays. */
export const driedOut: readonly AnyTemplate[] = [...onceDried, ...driedForMoney, ...partlyDried];

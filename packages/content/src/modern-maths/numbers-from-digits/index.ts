import { situation } from '../../question/index.ts';
import type { AnyTemplate } from '../../template.ts';
import { byFive } from './by-five.ts';
import { byThree } from './by-three.ts';
import type { Digits } from './digits.ts';
import { distinct } from './distinct.ts';
import { even } from './even.ts';
import { evenAbove } from './even-above.ts';
import { repeated } from './repeated.ts';
import { someRepeated } from './some-repeated.ts';
import { startingHigh } from './starting-high.ts';
import { sumOfAll } from './sum-of-all.ts';

/** MM.PNC.4, all bands: numbers formed from given digits. */
export const numbersFromDigits: readonly AnyTemplate[] = situation<Digits>({
  type: 'MM.PNC.4',
  situation: 'given-digits',
  draw: draw => {
    const zero = draw.chance(0.75);
    const others = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], draw.int(zero ? 3 : 4, 6)).sort((x, y) => x - y);
    const digits = zero ? [0, ...others] : others;
    return { digits, zero, length: draw.int(3, Math.min(5, digits.length)), way: draw.chance(0.5) };
  },
  forms: [distinct, repeated, startingHigh, even, byFive, someRepeated, sumOfAll, evenAbove, byThree],
});

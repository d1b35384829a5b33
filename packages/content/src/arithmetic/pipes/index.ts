import type { AnyTemplate } from '../../template.ts';
import { crackAtUnknownHeight } from './crack-at-unknown-height.ts';
import { drainsAndThreePipes } from './drains-and-three-pipes.ts';
import { leaks } from './leaks.ts';
import { partFilled } from './part-filled.ts';
import { valveByItself } from './valve-by-itself.ts';
import { wholeHours } from './whole-hours.ts';

export const pipes: readonly AnyTemplate[] = [
  ...leaks,
  ...crackAtUnknownHeight,
  ...partFilled,
  ...drainsAndThreePipes,
  ...wholeHours,
  ...valveByItself,
];

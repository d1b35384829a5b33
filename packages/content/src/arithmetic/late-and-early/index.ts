import type { AnyTemplate } from '../../template.ts';
import { asLateAsEarly } from './as-late-as-early.ts';
import { lateAtOneSpeed } from './late-at-one-speed.ts';
import { partOfTheUsualSpeed } from './part-of-the-usual-speed.ts';

export const lateAndEarly: readonly AnyTemplate[] = [
  ...lateAtOneSpeed,
  ...partOfTheUsualSpeed,
  ...asLateAsEarly,
];

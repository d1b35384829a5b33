import type { AnyTemplate } from '../../template.ts';
import { changesCompared } from './changes-compared.ts';
import { riseAndCutExchanged } from './rise-and-cut-exchanged.ts';
import { tiedChanges } from './tied-changes.ts';
import { successiveChanges } from './two-changes.ts';
import { wholePerCentsInARow } from './whole-per-cents.ts';

export const successive: readonly AnyTemplate[] = [
  ...successiveChanges,
  ...changesCompared,
  ...wholePerCentsInARow,
  ...tiedChanges,
  ...riseAndCutExchanged,
];

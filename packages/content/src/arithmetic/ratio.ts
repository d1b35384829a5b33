import type { AnyTemplate } from '../template.ts';
import { capitalHandedOver } from './ratios/capital-handed-over.ts';
import { capitalsInThousands } from './ratios/capitals-in-thousands.ts';
import { changedRatios } from './ratios/changed-ratios.ts';
import { equallyManyJoin } from './ratios/equally-many-join.ts';
import { movesAroundThree } from './ratios/moves-around-three.ts';
import { partnerships } from './ratios/partnerships.ts';
import { promotedAndJoined } from './ratios/promoted-and-joined.ts';
import { readersWhoChange } from './ratios/readers-who-change.ts';
import { sameNumberAdded } from './ratios/same-number-added.ts';
import { twoTransfers } from './ratios/two-transfers.ts';
import { twoUnknownMonths } from './ratios/two-unknown-months.ts';

export const ratio: readonly AnyTemplate[] = [
  ...changedRatios,
  ...twoTransfers,
  ...sameNumberAdded,
  ...readersWhoChange,
  ...movesAroundThree,
  ...promotedAndJoined,
  ...equallyManyJoin,
  ...partnerships,
  ...capitalsInThousands,
  ...twoUnknownMonths,
  ...capitalHandedOver,
];

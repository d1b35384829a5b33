import { situation } from '../../question/index.ts';
import type { AnyTemplate } from '../../template.ts';
import { anyNumber } from './any-number.ts';
import { around } from './around.ts';
import { atLeastOne } from './at-least-one.ts';
import { bothKinds } from './both-kinds.ts';
import { byRemainder } from './by-remainder.ts';
import { exactly } from './exactly.ts';
import type { Group } from './group.ts';
import { minimumAndPair } from './minimum-and-pair.ts';
import { refusing } from './refusing.ts';
import { withWithout } from './with-without.ts';

/** MM.PNC.3, all bands: groups chosen under conditions. */
export const chosenGroups: readonly AnyTemplate[] = situation<Group>({
  type: 'MM.PNC.3',
  situation: 'two-kinds',
  draw: draw => {
    const size = draw.int(3, 6);
    return {
      men: draw.int(4, 8),
      women: draw.int(4, 8),
      size,
      k: draw.int(1, size - 1),
      table: draw.int(8, 16),
      picked: draw.int(3, 6),
      n: draw.int(10, 32),
      who: draw.pick([
        ['doctors', 'nurses', 'team'],
        ['girls', 'boys', 'committee'],
        ['batters', 'bowlers', 'squad'],
        ['teachers', 'parents', 'panel'],
        ['engineers', 'designers', 'group'],
      ] as const),
      way: draw.chance(0.5),
    };
  },
  forms: [
    exactly,
    atLeastOne,
    withWithout,
    bothKinds,
    refusing,
    anyNumber,
    minimumAndPair,
    around,
    byRemainder,
  ],
});

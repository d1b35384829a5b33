import type { Asked, Ways } from '../situation.ts';
import { type Asking, askingsOf } from './asking.ts';
import { eitherWays } from './either.ts';
import { conditionWays, parityWays } from './of-condition.ts';
import {
  calculationWays,
  claimWays,
  differenceWays,
  numberWays,
  orderWays,
  phraseWays,
  resultWays,
  whichWays,
} from './of-question.ts';
import { mistakeWays, reasonOfMethod, wayWays, whetherWays } from './of-student.ts';

function waysOf(asked: Asked, asking: Asking): Ways {
  switch (asking.is) {
    case 'which':
      return whichWays(asked, asking);
    case 'either':
      return eitherWays(asked, asking);
    case 'order':
      return orderWays(asked, asking);
    case 'difference':
      return differenceWays(asked, asking);
    case 'whether':
      return whetherWays(asked, asking);
    case 'number':
      return [...numberWays(asked, asking), ...resultWays(asked, asking)];
    case 'claim':
      return claimWays(asked, asking);
    case 'calculation':
      return calculationWays(asked, asking);
    case 'way':
      return wayWays(asked, asking);
    case 'own mistake':
      return mistakeWays(asked);
    case 'condition':
      return conditionWays(asked);
    case 'parity':
      return parityWays(asked, asking);
    case 'method':
      return reasonOfMethod(asking);
    case 'phrase':
      return phraseWays(asked, asking);
  }
}

/** The reply to what a message asks, where it is one of the questions that the path answers. */
export const askingWays = (asked: Asked): Ways =>
  askingsOf(asked.message).flatMap(asking => waysOf(asked, asking));

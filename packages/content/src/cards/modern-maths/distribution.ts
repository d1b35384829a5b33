import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const distribution: readonly Card[] = [
  {
    type: 'MM.DST.1',
    idea: text`
      Identical things for different receivers are a row of things and bars: the bars separate the shares.`,
    cue: text`‘identical sweets’, ‘a child may get none’, ‘solutions in whole numbers from 0 on’`,
    method: text`
      Use one bar less than there are receivers, and choose their places among all things and bars.`,
    trap: text`Giving everybody at least one where none is allowed too, or using as many bars as receivers.`,
    example: { form: 'identical-things-shared-shared-without-conditions', seed: 901 },
  },
  {
    type: 'MM.DST.2',
    idea: text`Hand out the least shares first; the rest is shared freely, as things and bars in a row.`,
    cue: text`‘identical’, ‘at least 2 each’, solutions of $a + b + c = 13$ in positive integers`,
    method: text`
      Subtract all least shares; with $n$ things left and $r$ receivers choose $r - 1$ places of $n + r - 1$.`,
    trap: text`Leaving the least shares in, or taking as many bars as receivers.`,
    example: { form: 'least-shares-odd-shares', seed: 903 },
  },
  {
    type: 'MM.DST.3',
    idea: text`
      An upper limit is counted by its opposite: a share over the limit is at least one more, and that is handed
      out first.`,
    cue: text`‘identical’, ‘nobody gets more than 6’, ‘a shelf has room for 8’, whole numbers from 0 to 9`,
    method: text`
      Count all ways, subtract those with one over the limit, and add back those with two over it.`,
    trap: text`Setting aside the limit itself and not one more, or forgetting to add back.`,
    example: { form: 'three-limited-shares-three-shares-with-one-limit', seed: 902 },
  },
];

import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { grid } from '../pictures.ts';

export const distribution: Lesson = {
  subcategory: 'MM.DST',
  title: 'Sharing equal things: lay them in a row with bars between',
  description: text`
    How to count the ways to share identical things, and how least shares, leftovers and odd shares are
    brought back to it. With worked examples.`,
  before: [
    text`
      Identical things cannot be told apart: only their number counts. Distinct things can: it
      matters who gets which.`,
    text`
      To choose 2 of 5 places there are $\frac{5 \times 4}{2 \times 1} = 10$ ways, written $^5C_2$.`,
    text`
      If each of 3 letters may go into any of 4 boxes, there are $4 \times 4 \times 4 = 64$ ways.`,
    text`
      Read whether somebody may get nothing: it changes the count.`,
  ],
  idea: [
    text`
      Share 5 equal laddoos among 3 children; a child may get none. Lay the laddoos in a row and put two bars
      between them: what stands before the first bar is Asha's, between the bars Bina's, after the second
      Chitra's. In the picture Asha gets 2, Bina 1 and Chitra 2.`,
    text`
      Every way to share is such a row, and every row is a way to share. A row has 7 places, for 5 laddoos and
      2 bars, and you only choose where the bars stand: ${calc`7 * 6/2`} ways. In general: things and bars
      together, choose the places of the bars. There is one bar fewer than children.`,
    text`
      Now each child must get at least one. Do not start again. Hand out one to each first, which can be done
      in one way as the laddoos are alike. 2 are left for free sharing: 2 laddoos and 2 bars, 4 places,
      ${calc`4 * 3/2`} ways. The same works for different least shares.`,
    text`
      If some laddoos may stay on the plate, treat the plate as one more child. If every share must be odd,
      hand out one to each and share the rest in pairs. Each new rule is turned into free sharing.`,
  ],
  picture: {
    figure: grid({
      alt: text`
        A row of seven boxes. Laddoos stand in the first, second, fourth, sixth and seventh, bars in the third
        and fifth, which are shaded. So the shares are 2, 1 and 2.`,
      rows: [['o', 'o', '|', 'o', '|', 'o', 'o']],
      shaded: (_row, place) => place === 2 || place === 4,
      width: 52,
    }),
    caption: text`
      Five laddoos and two bars in seven places: 2 for Asha, 1 for Bina, 2 for Chitra. Choosing the two shaded
      places is choosing the shares.`,
  },
  examples: [
    {
      form: 'least-shares-everyone-gets-at-least',
      seed: 901,
      passed: 0,
      answer: '$45$',
      because: {
        1: text`
          The bags are alike, so it does not matter which bag goes into which box first. After that the rule
          is fulfilled and can be forgotten.`,
        2: text`
          8 bags and 2 bars make 10 places, and the 2 bars choose theirs. There are 2 bars for 3 boxes, not 3.`,
      },
    },
    {
      form: 'least-shares-some-may-be-left-over',
      seed: 901,
      passed: 0,
      answer: '$220$',
      ask: 2,
      because: {
        1: text`
          Each class gets its 2 notebooks at once.`,
        2: text`
          The store takes whatever the classes do not get. So it is a receiver like the others, only without a
          least share.`,
        3: text`
          9 notebooks for 4 receivers: 9 things and 3 bars, and the bars choose 3 of 12 places.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`
        Each of 5 equal laddoos can go to one of 3 children, so there are 3 times 3 times 3 times 3 times 3
        ways.`,
      wrong: tex`3 \times 3 \times 3 \times 3 \times 3 = 243`,
      right: tex`7 \times 6 \div 2 = 21`,
      why: text`
        That counts which laddoo goes where. Equal laddoos cannot be told apart; only the numbers 2, 1, 2 can.`,
    },
    {
      says: text`For 3 children 3 bars are needed.`,
      wrong: tex`8 \times 7 \times 6 \div 6 = 56`,
      right: tex`7 \times 6 \div 2 = 21`,
      why: text`
        Two bars cut a row into three parts. A third bar would make a share for a fourth child.`,
    },
    {
      says: text`If each child gets at least one, there are as many ways as before, without those few cases.`,
      wrong: tex`21 - 3 = 18`,
      right: tex`4 \times 3 \div 2 = 6`,
      why: text`
        Many of the 21 ways leave somebody without a laddoo. Hand out three at once, then only 2 are shared
        freely.`,
    },
  ],
  leave: text`
    Ask first whether the things are alike. If they are, hand out what must be given and count things and
    bars: one minute. If there is an upper limit as well, take the ways that break it off; one such limit is
    fine. Leave for later several upper limits at once, and groups without names.`,
  checks: [
    { form: 'least-shares-everyone-gets-at-least', seed: 902 },
    { form: 'least-shares-different-least-shares', seed: 902 },
    { form: 'least-shares-different-least-shares', seed: 901 },
    { form: 'least-shares-odd-shares', seed: 901 },
    { form: 'least-shares-some-may-be-left-over', seed: 904 },
  ],
};

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
      2 of 5 places can be chosen in $\frac{5 \times 4}{2 \times 1} = 10$ ways, written $\binom{5}{2}$ or
      $^5C_2$. 3 of 8 can be chosen in $\frac{8 \times 7 \times 6}{3 \times 2 \times 1} = 56$ ways.`,
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
      2 bars, and you only choose where the bars stand: ${calc`7 * 6/2`} ways. There is one bar fewer than
      children. The integer solutions of $a + b + c = 5$ from 0 on are the same: $a$ laddoos for Asha, $b$ for
      Bina, $c$ for Chitra.`,
    text`
      Now each child must get at least one. Hand out one to each first, which can be done in one way as the
      laddoos are alike. 2 are left, and they are shared freely: 2 laddoos and 2 bars, 4 places,
      ${calc`4 * 3/2`} ways. In the same way, if Asha must get at least 2 and Bina at least 1, hand these out
      first.`,
    text`
      If some laddoos may stay on the plate, that is $a + b + c \le 5$, treat the plate as one more child: 5
      laddoos and 3 bars, 56 ways. If 9 laddoos are shared so that every share is odd, hand out one to each.
      The other 6 have to go in pairs: 3 pairs and 2 bars, ${calc`5 * 4/2`} ways. Each new rule is turned into
      free sharing.`,
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
          The bags are alike, so this can be done in one way. Then the rule is met and can be forgotten.`,
        2: text`8 bags and 2 bars make 10 places, and the bars stand at 2 of them: $\frac{10 \times 9}{2}$.`,
      },
    },
    {
      form: 'least-shares-some-may-be-left-over',
      seed: 901,
      passed: 0,
      answer: '$220$',
      ask: 2,
      because: {
        1: text`With 2 notebooks each, all classes have what they must have.`,
        2: text`
          The store gets what the classes do not get. So it is one more receiver, without a least share.`,
        3: text`
          9 notebooks for 4 receivers: 9 things and 3 bars, and the bars stand at 3 of 12 places,
          $\frac{12 \times 11 \times 10}{6}$.`,
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
        That counts which laddoo goes where. Equal laddoos cannot be told apart; only the numbers, such as 2,
        1, 2, count.`,
    },
    {
      says: text`For 3 children 3 bars are needed.`,
      wrong: tex`8 \times 7 \times 6 \div 6 = 56`,
      right: tex`7 \times 6 \div 2 = 21`,
      why: text`
        Two bars cut a row into three parts. A third bar would make a share for a fourth child.`,
    },
    {
      says: text`If each child must get at least one, only the 3 ways in which one child has all drop out.`,
      wrong: tex`21 - 3 = 18`,
      right: tex`4 \times 3 \div 2 = 6`,
      why: text`Ways such as 4, 1 and 0 drop out too. Hand out three at once, and only 2 are shared freely.`,
    },
  ],
  leave: text`
    Ask first whether the things are alike. If they are, hand out what must be given and count things and
    bars: one minute. If there is also an upper limit, subtract the ways that go beyond it; one such limit is
    fine. Leave for a second pass several upper limits at once.`,
  checks: [
    { form: 'least-shares-everyone-gets-at-least', seed: 902 },
    { form: 'least-shares-different-least-shares', seed: 902 },
    { form: 'least-shares-different-least-shares', seed: 901 },
    { form: 'least-shares-odd-shares', seed: 901 },
    { form: 'least-shares-some-may-be-left-over', seed: 904 },
  ],
};

import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const distribution: readonly CommonDoubt[] = [
  {
    of: 'MM.DST',
    asks: [
      'How do I know whether the things are identical or different?',
      'cheeze identical hai ya alag kaise pata',
      'identical sweets or different books formula',
      'same type things shared counting',
      'distinct things distribute kaise alag',
      'things identical hain ya distinct, sweets ya books kaise samjhe',
    ],
    says: text`
      Read the words. ‘Identical’, ‘alike’, ‘of one kind’ or coins of one value mean that only the amounts
      matter. Different books or people mean that it matters who gets which: then each thing chooses its
      receiver, so $n$ things have $r \times r \times \dots = r^n$ ways.`,
  },
  {
    of: 'MM.DST',
    asks: [
      'Do the receivers count as different?',
      'bachche alag maane jaate hain kya',
      'a gets 3 and b gets 5 different from reversed',
      'receivers distinct by default',
      'boxes identical ho to kya badle',
      'receivers bachche alag alag maane jate hain kya',
    ],
    says: text`
      Yes, people and named places are different: 3 for A and 5 for B is another sharing than 5 for A and 3 for
      B. Only if boxes or heaps are alike, the two are the same, and the formula with bars does not hold.`,
  },
  {
    of: 'MM.DST',
    asks: [
      'When do I multiply, and when do I add?',
      'cases multiply ya add distribution me',
      'two kinds of things shared together multiply',
      'guna kab, jod kab baatne me',
      'and or ka matlab distribution me, multiply or add',
      'distribution ke cases multiply kare ya add kare',
    ],
    says: text`
      Two kinds of things that are shared independently are multiplied: each sharing of the first goes with each of
      the second. Cases of which only one happens, such as none for A or one for A, are added.`,
  },
  {
    of: 'MM.DST',
    asks: [
      'Can I count all and subtract the unwanted ones?',
      'total minus unwanted baatne me',
      'complement for limits or at least',
      'subtract cases with nobody getting',
      'all minus bad distribution',
      'total ways me se unwanted sharing minus karna',
    ],
    says: text`
      Yes, if the unwanted cases are easier. For an upper limit they are the sharings with one over it. Watch that a
      sharing with two over the limit is not taken off twice: add it back.`,
  },
  {
    of: 'MM.DST',
    asks: [
      'Does order of giving matter?',
      'order of handing out sweets',
      'npr ya ncr baatne me',
      'kisko pehle diya farak padta hai',
      'sequence of distribution counts?',
      'kisko pehle diya, giving ka order count hota kya',
    ],
    says: text`
      For identical things no: only how many each one has in the end. So there is no $^nP_r$ here. The combination
      that appears chooses places of bars in a row, not things.`,
  },
  {
    of: 'MM.DST.1',
    asks: [
      'Why do we use a row of things and bars?',
      'bars aur stars method ka logic',
      'sharing as a row of balls and sticks',
      'divider kyu lagate hain',
      'ek line me rakh ke kaise baate',
      'identical things ko row me bars ke saath kyu rakhte',
    ],
    says: text`
      Lay all things in a row and put bars between the shares: two bars for three receivers. $oo|ooo|o$ says 2, 3, 1.
      Each sharing is one row, and each row is one sharing, so counting rows counts sharings.`,
  },
  {
    of: 'MM.DST.1',
    asks: [
      'Why is there one bar fewer than receivers?',
      'r - 1 bars kyu, r kyu nahi',
      '3 bachche to 2 bars',
      'why choose r minus 1 places',
      'bars ek kam kyu hote',
      'teen receivers ke liye do hi bars kyu lagte',
    ],
    says: text`
      Bars separate: one bar makes two parts, two bars make three. It is like cutting a rope: two cuts give three
      pieces. So four receivers need three bars.`,
  },
  {
    of: 'MM.DST.1',
    asks: [
      'Why is the choice from n + r - 1 places?',
      'n + r - 1 c r - 1 kaise aaya',
      'total places things plus bars',
      'formula n + r - 1, choose bars from all places',
      'upar n + r - 1 kyu',
      'n + r - 1 places me se bars choose kyu karte',
    ],
    says: text`
      The row has $n$ things and $r - 1$ bars, so $n + r - 1$ places. Choose which of them hold the bars. For 5 sweets
      and 3 children: 7 places, 2 bars, $^7C_2 = 21$.`,
  },
  {
    of: 'MM.DST.1',
    asks: [
      'Can someone get nothing?',
      'kisi ko zero mil sakta hai kya formula me',
      'empty share allowed in bars',
      'two bars side by side means zero',
      'a child gets none, share zero allowed',
      'kisi receiver ko zero bhi mil sakta, khali share allowed kya',
    ],
    says: text`
      Yes. Two bars side by side mean that the receiver between them gets nothing, and a bar at an end of the row
      means an empty first or last share. If everybody has to get something, hand out one each first, and share the
      rest.`,
  },
  {
    of: 'MM.DST.1',
    asks: [
      'What if not everything has to be given away?',
      'sab na baate to extra receiver',
      'less than or equal to n sum',
      'add a dummy receiver for the rest',
      'bacha hua kaha jayega',
      'sab things na baate to extra receiver ya dummy kyu',
    ],
    says: text`
      Add one more receiver who takes the rest. $x + y + z \le 10$ has as many solutions as $x + y + z + w = 10$ with
      a rest $w$ from 0 on. So one more bar.`,
  },
  {
    of: 'MM.DST.1',
    asks: [
      'Is sharing the same as counting the solutions of an equation?',
      'x + y + z = 10 ke solution kaise',
      'non negative integer solutions count',
      'equation aur sweets same kyu',
      'number of whole number solutions',
      'equation ke non negative solutions aur sharing same kyu',
    ],
    says: text`
      Yes. $x$, $y$, $z$ are the shares of three receivers, and the right side is the number of things. Non-negative
      solutions allow empty shares, positive ones need at least one each.`,
  },
  {
    of: 'MM.DST.2',
    asks: [
      'Why do I hand out the minimum first?',
      'pehle minimum de dete hain kyu',
      'at least 3 each subtract first',
      'give required shares then distribute rest',
      'minimum hata ke baaki free',
      'minimum share pehle hand out karke baaki free kyu baante',
    ],
    says: text`
      The least shares are fixed anyway, so giving them changes no count: there is one way, because the things are
      alike. What is left is shared freely, with empty extra shares allowed. 19 coins, 4 people, 3 each: 7 are left.`,
  },
  {
    of: 'MM.DST.2',
    asks: [
      'Is giving the minimum first not double counting, as with committees?',
      'pehle minimum dena committee me galat tha',
      'why no repetition here unlike selections',
      'identical things so no double count',
      'choose first then rest problem',
      'committee me minimum first galat par yaha identical me sahi kyu',
    ],
    says: text`
      No. In a committee people are different, so ‘chosen first’ and ‘chosen later’ count the same committee
      several times. Here the things are alike: only the final number of each receiver counts, and taking the
      minimum off it gives exactly one extra share.`,
  },
  {
    of: 'MM.DST.2',
    asks: [
      'Why is it n - 1 choose r - 1 if each gets at least one?',
      'n-1 c r-1 kaise aaya',
      'positive solutions formula reason',
      'gaps between things choose r - 1',
      'har ek ko kam se kam ek',
      'har ek ko at least one to n - 1 gaps me bars',
    ],
    says: text`
      Lay the $n$ things in a row: there are $n - 1$ gaps between them. Choose $r - 1$ different gaps for the bars, so
      no share is empty. 6 sweets for 3: $^5C_2 = 10$.`,
  },
  {
    of: 'MM.DST.2',
    asks: [
      'What if the minimum differs for each one?',
      'alag alag minimum ho to kaise',
      'first gets at least 4 others 2',
      'subtract sum of the minimums',
      'different least shares',
      'sabka minimum alag ho to sab minimum ka sum ghatao',
    ],
    says: text`
      Subtract each minimum: all of them together. With 18 coins and least shares 4, 2, 2 there are 10 left, shared
      freely among three. It does not matter who had which minimum.`,
  },
  {
    of: 'MM.DST.2',
    asks: [
      'What about odd or even shares?',
      'odd shares only kaise count',
      'even number of sweets each, halve',
      'odd = 2k + 1 substitute',
      'sab odd integers ka solution',
      'shares odd ya even hone chahiye to 2k + 1 likhna',
    ],
    says: text`
      Write an odd share as $2k + 1$ with $k$ from 0 on, an even one as $2k$. Subtract the ones and halve the
      equation. $a + b + c = 19$ in odd numbers becomes $k + l + m = 8$.`,
  },
  {
    of: 'MM.DST.2',
    asks: [
      'How do I treat ‘at most’ and ‘at least’ together?',
      'sum at most 12 with each at least 2',
      'inequality with minimum shares',
      'rest goes to extra person without minimum',
      '<= wale me dummy variable ka minimum',
      'sum at most 12 aur minimum share 2, extra receiver',
    ],
    says: text`
      First hand out the minimums, then add a receiver for the rest who has no minimum. $a + b + c \le 12$ with each
      at least 2: 6 are left for four receivers.`,
  },
  {
    of: 'MM.DST.3',
    asks: [
      'Why do I set aside the limit and one more?',
      'limit + 1 kyu dete hain, limit kyu nahi',
      'more than 6 means at least 7',
      'over the limit hand out 7 first',
      'max 6 ho to 7 minus kyu',
      'maximum 6 ho to 7 set aside kyu, limit plus one',
    ],
    says: text`
      An unwanted share is above the limit. With a limit of 6 it is at least 7, while 6 is still allowed. So hand 7 to
      the receiver who breaks the limit, and share the rest freely.`,
  },
  {
    of: 'MM.DST.3',
    asks: [
      'Why add back those with two over the limit?',
      'do log limit se upar add back kyu',
      'inclusion exclusion in max shares',
      'subtracted twice so add once',
      'dono limit tode to',
      'do receivers limit se upar ho to add back kyu',
    ],
    says: text`
      A sharing with A and B both over the limit is taken off once for A and once for B. It should go only once, so
      add it back. If things are too few for two to be over, nothing is added.`,
  },
  {
    of: 'MM.DST.3',
    asks: [
      'How do I know whether two can be over the limit?',
      'do log ek sath over ho sakte kya check',
      '2 times (limit + 1) compare with n',
      'is add back step needed',
      'kab add back zero hoga',
      'do log ek saath limit cross kar sakte ya nahi check',
    ],
    says: text`
      Add the two amounts that break the limits. If this is more than the number of things, it cannot happen. With 8
      sweets and a limit of 6 two would need 14, so no case.`,
  },
  {
    of: 'MM.DST.3',
    asks: [
      'Can I count what is missing to the limit instead?',
      'kitna kam hai us se count',
      'complement share: limit minus share',
      'count the missing things instead',
      'limit ke paas total ho to shortcut',
      'limit ke paas total ho to missing things share karna',
    ],
    says: text`
      Yes, and it is shorter if the total is near the greatest possible, because little is missing. Count what
      each one lacks to the limit. With four rows of at most 4 and 14 trees, 2 are missing of 16: share the 2
      missing ones freely.`,
  },
  {
    of: 'MM.DST.3',
    asks: [
      'What if there is a minimum as well as a maximum?',
      'min aur max dono ho to',
      'each from 1 to 4 kaise',
      'first remove minimum then limit reduces',
      'lower upper bound together',
      'minimum aur maximum dono limits ho to kaise distribute',
    ],
    says: text`
      Hand out the minimums first. The limits then fall by them: from 1 to 4 becomes from 0 to 3, and 12 trees in four
      rows become 8. Then use the way with limits.`,
  },
  {
    of: 'MM.DST.3',
    asks: [
      'Can I count directly with two receivers?',
      'do hi log ho to seedha count',
      'two pens with room limit count range',
      'first share runs from a to b',
      'sirf 2 receivers limit',
      'do hi receivers ho to first share ki range count',
    ],
    says: text`
      Yes. One share fixes the other, so find the least and the greatest share of the first. With 34 sheep and rooms
      for 27 and 23, the first holds from $34 - 23 = 11$ to 27: 17 ways.`,
  },
];

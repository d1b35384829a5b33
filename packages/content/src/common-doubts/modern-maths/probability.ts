import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const probability: readonly CommonDoubt[] = [
  {
    of: 'MM.PRB',
    asks: [
      'When do I multiply probabilities and when do I add?',
      'probability multiply kab add kab',
      'and means multiply or means add in probability',
      'guna ya jod probability me',
      'why are the chances multiplied here',
      'probabilities ko multiply kab karte aur add kab',
    ],
    says: text`
      Multiply for this and then that, both happening: half of the times the first comes, and of these a third the
      second. Add for cases of which only one can happen. If two events can happen together, adding counts this part
      twice.`,
  },
  {
    of: 'MM.PRB',
    asks: [
      'Does order matter in a probability?',
      'probability me order lena hai ya nahi',
      'ordered pairs or selections for counting outcomes',
      'npr ya ncr probability me kaunsa',
      'with order above and without order below is wrong?',
      'probability me order count kare ya sirf selection',
    ],
    says: text`
      You may count with order or without, but above and below in the same way. Two of five cards: 20 ordered pairs or
      10 selections. For things drawn one by one with different roles, count with order.`,
  },
  {
    of: 'MM.PRB',
    asks: [
      'Why can I take the opposite and subtract from 1?',
      '1 minus kyu karte hain probability me',
      'complement se nikalna kab easy hai',
      'opposite event subtract from one',
      'total probability 1 kyu hoti hai',
      '1 minus opposite event ki probability kab lena',
    ],
    says: text`
      Either the event happens or it does not, so the two probabilities add up to 1. If the opposite has fewer cases,
      as none is for at least one, it is the quicker way. Be sure to take the full opposite.`,
  },
  {
    of: 'MM.PRB',
    asks: [
      'What does at random mean?',
      'at random ka matlab kya hai',
      'equally likely kab maan sakte hain',
      'by lot or drawn blindly meaning',
      'fair coin and unbiased die means',
      'at random ya by lot ka matlab equally likely kyu',
    ],
    says: text`
      Every single thing, or every selection, has the same chance of being taken. So probabilities can be counted:
      fitting outcomes over all. It does not mean that every kind is equally likely: 3 red and 7 blue balls give red
      $\frac{3}{10}$.`,
  },
  {
    of: 'MM.PRB',
    asks: [
      'Can a probability be greater than 1?',
      'answer 1 se bada aaya, galat hai kya',
      'probability negative or more than one',
      'sanity check for probability answer',
      'fraction should be less than one always',
      'probability 1 se zyada aa gayi to kya galat hua',
    ],
    says: text`
      No. 1 means certain, 0 impossible, and all others lie between. A result above 1 shows that cases were added that
      can happen together, or that more outcomes were counted above than below.`,
  },
  {
    of: 'MM.PRB.1',
    asks: [
      'Why are the sums of two dice not equally likely?',
      'do dice ke sum 2 aur 7 equally likely kyu nahi',
      'why 36 outcomes and not 11',
      'sum 7 ka chance zyada kyu',
      'eleven possible sums so 1/11 each?',
      'dice ke sum 7 ka chance sum 2 se zyada kyu, equally likely nahi',
    ],
    says: text`
      A sum of 2 comes from one pair only, 1 and 1, a sum of 7 from six pairs. The 36 pairs are equally likely, the 11
      sums are not. So count pairs: 7 has $\frac{6}{36}$, 2 has $\frac{1}{36}$.`,
  },
  {
    of: 'MM.PRB.1',
    asks: [
      'Are (2, 5) and (5, 2) different?',
      '2,5 aur 5,2 ko alag count kare kya',
      'two identical dice, 36 or 21 outcomes',
      'order of dice counts or not',
      'same dice me pair do baar kyu',
      'dice ke pair 2,5 aur 5,2 do alag outcomes kyu',
    ],
    says: text`
      Yes, think of a red and a blue die: red 2 and blue 5 is another outcome than red 5 and blue 2. The dice do not
      know whether they look alike. Only 2 and 2 exists once.`,
  },
  {
    of: 'MM.PRB.1',
    asks: [
      'What do I write below the fraction line?',
      'denominator me kya aayega, total outcomes',
      'total outcomes kaise count kare',
      'sample space size for two spinners',
      'below kya likhe jab do cheeze ho',
      'fraction ke neeche total outcomes kaise gine',
    ],
    says: text`
      The number of all equally likely outcomes. For two things at once multiply their numbers: 5 and 10 sectors make
      50 pairs. For a choice without order use combinations. Count below before you count above.`,
  },
  {
    of: 'MM.PRB.1',
    asks: [
      'How do I list the fitting outcomes without missing one?',
      'favourable outcomes list karna systematic',
      'sum of 11 ke pairs kaise likhe',
      'count pairs with given sum without missing',
      'going through first number one by one',
      'given sum wale saare pairs bina chhode kaise list kare',
    ],
    says: text`
      Keep the first number fixed and ask which second numbers fit; then go to the next first number. For a sum of 13
      with numbers up to 5 and up to 10: 3 with 10, 4 with 9, 5 with 8, so three.`,
  },
  {
    of: 'MM.PRB.1',
    asks: [
      'How do I use remainders for a divisible sum?',
      'sum divisible by 3 ki probability kaise',
      'make groups by remainder',
      'numbers ko remainder ke hisaab se baato',
      'pair with sum multiple of 5 counting',
      'sum divisible ho to remainders ke groups se pairs gino',
    ],
    says: text`
      Sort the numbers by their remainders. A sum is divisible by 3 if the remainders add up to 0, 3 or 6: for two
      numbers 0 with 0, or 1 with 2. Count each kind of pair and add the counts.`,
  },
  {
    of: 'MM.PRB.1',
    asks: [
      'What if outcomes have different chances?',
      'biased coin ya dice me count nahi kar sakte kya',
      'outcomes not equally likely then what',
      'weighted outcomes probability',
      'unequal sectors on a spinner',
      'outcomes equally likely na ho to probability kaise',
    ],
    says: text`
      Then counting is not allowed; add the probabilities of the fitting outcomes. Unequal sectors can be cut into
      equal small parts: a sector of 120° is like four of 30°. Then counting works again.`,
  },
  {
    of: 'MM.PRB.2',
    asks: [
      'Why is at least one the opposite of none?',
      'at least one = 1 - none kyu',
      'opposite of at least one kya hoga',
      'at least one hit, subtract none from 1',
      'none wale case ko minus kyu',
      'at least one ke liye none ki probability 1 se kyu ghatate',
    ],
    says: text`
      At least one means one, two or more. The only case left out is none. All cases together have the
      probability 1, so take none from 1. For independent events that is one product in place of many cases.`,
  },
  {
    of: 'MM.PRB.2',
    asks: [
      'Why can I not add the single probabilities?',
      '1/2 + 1/3 jod de to at least one mil jayega na',
      'add chances of hitting by both shooters',
      'adding gives more than 1, why wrong',
      'dono ke chance jodne me galti kya',
      'single chances add karne se at least one kyu nahi milta',
    ],
    says: text`
      The cases in which both happen would be counted twice. Two shooters with $\frac{2}{3}$ each would make
      $\frac{4}{3}$, more than certain. Right is $1 - \frac{1}{3} \times \frac{1}{3} = \frac{8}{9}$.`,
  },
  {
    of: 'MM.PRB.2',
    asks: [
      'Is at least one the same as exactly one?',
      'at least one aur exactly one me fark',
      'at least one includes both?',
      'only one hits vs at least one hits',
      'exactly one ka chance at least one se kam kyu aata hai',
      'at least one aur exactly one me kya farak hai',
    ],
    says: text`
      No. At least one includes the cases in which more than one happens. Exactly one needs the factor for each one
      that must not happen. So exactly one is smaller, by the cases with two or more.`,
  },
  {
    of: 'MM.PRB.2',
    asks: [
      'What is the opposite of ‘all of them happen’?',
      'not all ka matlab none nahi hota kya',
      'not all three run, opposite of all',
      'all and none are opposites?',
      'at least one fails = 1 minus all work',
      'not all three ka opposite all three hai ya none',
    ],
    says: text`
      Not all, which means that at least one fails: 1 less the product of all. It is not ‘none’, because one or
      two failures are enough. For three pumps that each work with $\frac{1}{2}$, not all has $\frac{7}{8}$ and
      none $\frac{1}{8}$.`,
  },
  {
    of: 'MM.PRB.2',
    asks: [
      'How many tries are needed to reach a given chance?',
      'kitni baar try kare ki chance 90% ho',
      'least number of throws for at least one six',
      '(5/6)^n less than 1/2 wala n',
      'number of attempts, power inequality',
      'kitni baar try karne par chance 90 per cent ho jayega',
    ],
    says: text`
      After $n$ tries the chance of none is the failure probability raised to $n$. It has to fall to 1 less the wanted
      chance. Go through powers: with $\frac{1}{2}$ a chance of 90% needs $\left(\frac{1}{2}\right)^n \le
      \frac{1}{10}$, so $n = 4$.`,
  },
  {
    of: 'MM.PRB.2',
    asks: [
      'What if two kinds must both appear?',
      'at least one of each kind kaise',
      'both a prize and a free game at least once',
      'subtract no a and no b, add back neither',
      'do cheez dono aani chahiye',
      'dono kinds kam se kam ek baar aaye iski probability',
    ],
    says: text`
      Take from 1 the cases without the first kind and the cases without the second. Cases with neither were taken off
      twice, so add them once again. The opposite of both is not a single product.`,
  },
  {
    of: 'MM.PRB.3',
    asks: [
      'Why does the second fraction change without replacement?',
      'doosri baar denominator kam kyu',
      'second draw fraction has one less why',
      'not put back so both numbers go down',
      'without replacement me total ghatega',
      'without replacement me second draw ka fraction kam kyu hota',
    ],
    says: text`
      The first thing is no longer there. From 5 red and 3 blue, after a red one 4 red are left among 7, so the second
      red has $\frac{4}{7}$. If it were put back, it would be $\frac{5}{8}$ again.`,
  },
  {
    of: 'MM.PRB.3',
    asks: [
      'Why do I multiply by 2 for one of each kind?',
      'ek red ek blue me 2 se multiply kyu',
      'one of each, two orders',
      'red then blue or blue then red both count',
      'without order combination me 2 kyu nahi',
      'one red one blue me do orders, isliye 2 se multiply',
    ],
    says: text`
      Draw by draw there are two ways: red first or blue first, equally likely. Both fit, so add them. If you choose
      both at once with combinations, order does not appear and no 2 is needed. Both ways give the same.`,
  },
  {
    of: 'MM.PRB.3',
    asks: [
      'Is drawing together different from drawing one after the other?',
      'ek sath nikale ya ek ek karke same hai kya',
      'simultaneous draw vs without replacement',
      'drawn together counting',
      'two balls at once or one by one',
      'ek saath nikalna aur ek ek karke nikalna same probability kyu',
    ],
    says: text`
      No, the probability is the same. Take two together and look at them one after the other: now there is a first
      and a second one. So you may count selections, or go draw by draw with both numbers going down.`,
  },
  {
    of: 'MM.PRB.3',
    asks: [
      'Why is the last draw as likely as the first?',
      'second draw me red aane ka chance same kyu',
      'fifth player drawn has the same probability',
      'position of draw does not matter',
      'baad me draw karne se chance kam hoga kya',
      'third draw me red ka chance first draw jitna hi kyu',
    ],
    says: text`
      Before anything is seen, all orders of the things are equally likely, so each place is like the first. From 5
      red and 3 blue the third draw is red with $\frac{5}{8}$. Only knowing earlier draws changes it.`,
  },
  {
    of: 'MM.PRB.3',
    asks: [
      'Which way is better, combinations or fractions?',
      'combination se kare ya fraction multiply',
      'nc2 method or draw by draw',
      'selection formula in probability without replacement',
      'kaunsa tarika fast hai balls me',
      'without replacement me combinations use kare ya fractions',
    ],
    says: text`
      For how many of each kind, combinations: choose above from each kind, below from all. For a fixed order, such as
      the first red one at the third draw, fractions draw by draw. Never mix the two in one fraction.`,
  },
  {
    of: 'MM.PRB.3',
    asks: [
      'What does a known condition change?',
      'condition known, which outcomes stay in the denominator',
      'condition di hai to total kam ho jata hai',
      'conditional probability of committee',
      'given both kinds are present',
      'given condition ke baad neeche ka total kaise badalta',
    ],
    says: text`
      Only outcomes that meet the condition are possible now. Count all of these below, and above the ones among them
      that also fit. A committee known to have both kinds: leave out all committees of one kind, above and below.`,
  },
  {
    of: 'MM.PRB.4',
    asks: [
      'What does independent mean?',
      'independent events ka matlab',
      'independent aur mutually exclusive me fark',
      'one does not affect the other meaning',
      'kab independent maan sakte hain',
      'independent events aur exclusive events ka difference',
    ],
    says: text`
      Whether one happens does not change the chance of the other, as with two dice. Then both together have the
      product. Events that exclude each other are not independent: if one happens, the other cannot.`,
  },
  {
    of: 'MM.PRB.4',
    asks: [
      'Why must I write the factor of the one that fails?',
      'exactly one me (1 - p) kyu multiply',
      'first hits and second misses both factors',
      'only a happens, b not happening factor',
      'fail hone wale ka factor bhool gaya',
      'exactly one me jo fail hua uska factor bhi kyu likhe',
    ],
    says: text`
      Exactly one means that one happens and the other does not. Both are facts about the case, so both need a factor.
      With $\frac{1}{2}$ and $\frac{1}{3}$: $\frac{1}{2} \times \frac{2}{3} + \frac{1}{2} \times \frac{1}{3} =
      \frac{1}{2}$.`,
  },
  {
    of: 'MM.PRB.4',
    asks: [
      'How do I list the cases of a match?',
      'first to win 3 games ke cases',
      'best of five series probability',
      'last game winner must win, why',
      'series kab khatam hogi cases banao',
      'match first to three wins ke cases kaise gine, last game',
    ],
    says: text`
      The winner always wins the last game. So for a win in four games choose where the one lost game is among the
      first three: 3 ways. Add the cases: win in three, in four, in five games.`,
  },
  {
    of: 'MM.PRB.4',
    asks: [
      'How do I sum an endless number of rounds?',
      'baari baari se infinite series kaise',
      'turn by turn until someone wins',
      'who goes first has more chance, gp sum',
      'endless rounds probability',
      'baari baari khelne me infinite rounds ka sum kaise',
    ],
    says: text`
      After a round in which everybody misses, the game is as at the beginning. So the chance is the first-round
      chance divided by 1 less the chance that all miss. With $\frac{1}{2}$ each, the first of two wins with
      $\frac{1}{2} \div \frac{3}{4} = \frac{2}{3}$.`,
  },
  {
    of: 'MM.PRB.4',
    asks: [
      'Why do I multiply by the number of orders?',
      '3 me se 2 baar aane ka chance, nc2 kyu',
      'exactly two of four times, binomial coefficient',
      'choose which trials succeed',
      'orders count karna repeated trials me',
      '3 me se 2 success ke orders se multiply kyu',
    ],
    says: text`
      Each order, such as hit, hit, miss, has the same product. Choose which of the tries are hits: for 2 of 3 there
      are 3 orders. Multiply the product by this number, because the cases exclude each other.`,
  },
  {
    of: 'MM.PRB.4',
    asks: [
      'How do I check that the cases are complete?',
      'saare cases le liye kaise pata',
      'cases ka sum 1 aana chahiye',
      'check total of all case probabilities',
      'missed a case in exactly one',
      'sab cases ki probability ka sum 1 hai kya check',
    ],
    says: text`
      Write the probabilities of all cases, also of those not asked: none, exactly one, both. They must add up to 1.
      For $\frac{1}{2}$ and $\frac{1}{3}$ they are $\frac{1}{3}$, $\frac{1}{2}$ and $\frac{1}{6}$.`,
  },
];

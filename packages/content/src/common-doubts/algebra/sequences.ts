import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const sequences: readonly CommonDoubt[] = [
  {
    of: 'AL.SEQ',
    asks: [
      'Why do I add 1 when I count the terms?',
      'number of terms me +1 kyu',
      'last minus first divided by step plus one why',
      'kitne terms hai, 1 kyu jodte hain',
      'why is the count one more than the steps',
      'terms ginte waqt difference by d me plus 1 kyu',
    ],
    says: text`
      Subtracting counts the steps between the ends. From 5 to 8 there are 3 steps of 1, but four numbers: 5, 6, 7, 8.
      The first term stands before any step, so add 1 when both ends count.`,
  },
  {
    of: 'AL.SEQ',
    asks: [
      'How do I know whether it is an AP or a GP?',
      'ap hai ya gp kaise pehchane',
      'constant difference or constant ratio, how to see',
      'grows by the same amount or same per cent',
      'which formula for savings that rise every month',
      'sequence arithmetic hai ya geometric kaise decide kare',
    ],
    says: text`
      Look at two steps. If the same amount is added each time, it is an arithmetic progression; if each term is
      multiplied by the same factor, it is a geometric one. ‘Rises by ₹50’ is arithmetic; ‘rises by 5%’ or ‘doubles’
      is geometric.`,
  },
  {
    of: 'AL.SEQ',
    asks: [
      'Why does the formula of a term have n - 1 and not n?',
      'a + (n-1)d me n-1 kyu',
      'ar^(n-1) kyu, ar^n kyu nahi',
      'why one less than the place number',
      'nth term tak pahunchne me kitne steps',
      'nth term formula me n minus 1 kyu aata hai',
    ],
    says: text`
      The first term needs no step, the second one step, the third two steps. So the term at place $n$ is $n - 1$
      steps away from the first. In 7, 12, 17 the third term is $7 + 2 \times 5$.`,
  },
  {
    of: 'AL.SEQ',
    asks: [
      'What is the difference between a sequence, a series and a sum?',
      'sequence aur series me fark kya hai',
      'progression vs series meaning',
      'term puch raha hai ya sum, kaise samjhe',
      's_n is the sum and a_n is the term, difference',
      'term aur sum ka difference, sequence vs series',
    ],
    says: text`
      A sequence or progression is a list of terms, such as 2, 5, 8. A series is the terms added: $2 + 5 + 8$. $a_n$
      is the term at place $n$, $S_n$ is the sum of the first $n$ terms. Here $a_3 = 8$ and $S_3 = 15$.`,
  },
  {
    of: 'AL.SEQ',
    asks: [
      'May I name the middle term for three or five terms?',
      'teen terms ko a-d, a, a+d kyu maante hain',
      'symmetric way of choosing terms in progression',
      'middle term ko a maan sakte hain',
      'for gp take a/r, a, ar why',
      'teen numbers ap me a - d, a, a + d kyu lete',
    ],
    says: text`
      Yes. With $a - d$, $a$, $a + d$ the sum is $3a$, so $d$ cancels; with $\frac{a}{r}$, $a$, $ar$ the product is
      $a^3$, so $r$ cancels. The terms are the same as with $a$ as the first, only the letter names another place.`,
  },
  {
    of: 'AL.SEQ',
    asks: [
      'Do I round up or down for the number of terms?',
      'n decimal me aaya to upar lu ya neeche',
      'how many terms until the sum exceeds, round up?',
      'n = 7.4 aaya to 7 ya 8',
      'count of terms below a limit, round which way',
      'n fraction aaya to round up ya round down',
    ],
    says: text`
      Ask which whole number meets the condition. If the terms must not exceed a limit, round down; if a total has to
      be reached or passed, round up. Put it in to be sure.`,
  },
  {
    of: 'AL.SEQ.1',
    asks: [
      'Why is the sum the number of terms times the mean of the ends?',
      'ap ka sum formula kaise aaya',
      'n/2 (first + last) reason',
      'why add first and last term',
      'pairing the ends, how does it work',
      'ap ka sum first aur last ka average times n kyu',
    ],
    says: text`
      Write the terms once forwards and once backwards below. Each column has the same total, first plus last, because
      one row goes up by what the other goes down. The $n$ columns make twice the sum, so halve it.`,
  },
  {
    of: 'AL.SEQ.1',
    asks: [
      'How do I get the common difference from two terms far apart?',
      '4th aur 10th term diye hain to d kaise',
      'divide difference of terms by difference of places why',
      'common difference from any two terms',
      'do i need two equations to find d',
      'do terms door door diye to common difference kaise nikale',
    ],
    says: text`
      From place 4 to place 10 there are 6 equal steps. So divide the difference of the two terms by 6. If they are 20
      and 50, each step is 5. Two equations for $a$ and $d$ give the same, with more writing.`,
  },
  {
    of: 'AL.SEQ.1',
    asks: [
      'Can the common difference be negative or a fraction?',
      'common difference d negative ho sakta hai kya',
      'decreasing ap me d ka sign',
      'common difference fraction allowed',
      'terms ghat rahe hai to formula same rahega',
      'common difference minus me ho sakta hai kya, falling ap',
    ],
    says: text`
      Yes, if the question does not forbid it, because the formulas only add the same step again and again. In 60, 56,
      52 the step is $-4$, and in 1, 1.5, 2 it is $\frac{1}{2}$. With a negative step the terms fall and after some
      time become negative.`,
  },
  {
    of: 'AL.SEQ.1',
    asks: [
      'When is the sum of a falling AP greatest?',
      'sum maximum kab hoga decreasing ap me',
      'which n gives the greatest sum',
      'negative terms aane lage to sum kam kyu',
      'last positive term tak jodna hai',
      'decreasing ap ka sum kab tak badhta hai, maximum kaha',
    ],
    says: text`
      Go on adding as long as the terms are positive: each positive term makes the sum larger, each negative one
      smaller. A term of 0 changes nothing. So find the last term that is not negative.`,
  },
  {
    of: 'AL.SEQ.1',
    asks: [
      'Why is the middle term the average?',
      'odd number of terms me middle term average kyu',
      'sum = n times the middle term',
      'average of an ap equals its middle term why',
      'odd number of terms, sum from the middle term',
      'odd terms ki ap me average = middle term kyu',
    ],
    says: text`
      Terms equally far from the middle lie equally far above and below it, so they balance. The average is the middle
      term if the number of terms is odd, and the mean of the two middle ones if it is even.`,
  },
  {
    of: 'AL.SEQ.1',
    asks: [
      'How do I find the sum from one place to another place?',
      '10th se 20th term tak ka sum kaise',
      'sum of terms between two places, subtract s20 - s9 or s10',
      'why subtract sum of first nine',
      '10th term se 20th term tak jodna, pehle wale ghatao',
      '10th se 20th term tak ka sum ke liye s9 kyu ghataya',
    ],
    says: text`
      Subtract the sum of the terms before. From the 10th to the 20th term it is $S_{20} - S_9$, because the 10th
      stays in. There are $20 - 10 + 1 = 11$ terms. Or multiply 11 by their middle term, the 15th.`,
  },
  {
    of: 'AL.SEQ.1',
    asks: [
      'What follows if the sums of m terms and of n terms are equal?',
      'sum of m terms equal sum of n terms hai to kya matlab',
      'sum of 7 terms equals sum of 14 terms, use what',
      'equal sums imply middle terms add to zero?',
      'sum same kaise ho sakta hai jab terms badh gaye',
      'sum of first 7 equals sum of first 14 terms, what is zero',
    ],
    says: text`
      The terms after the first equal sum, up to the second one, add up to 0. So they balance around 0: for equal sums
      of 7 and 14 terms the 8th to the 14th add up to 0, and the middle one, the 11th, is 0.`,
  },
  {
    of: 'AL.SEQ.2',
    asks: [
      'Why is the sum of infinitely many terms finite?',
      'infinite terms ka sum finite kaise ho sakta hai',
      'endless addition gives a fixed number how',
      'sum to infinity ka matlab samjhao',
      'never ending gp adds to a number?',
      'infinite gp ka sum limited kaise, terms to kabhi khatam nahi hote',
    ],
    says: text`
      The terms shrink so fast that the rest stays small. Walk half of a metre, then half of what is left, again and
      again: $\frac{1}{2} + \frac{1}{4} + \frac{1}{8} + \dots$ comes as near to 1 as you like and never passes it.`,
  },
  {
    of: 'AL.SEQ.2',
    asks: [
      'Where does the formula for the infinite sum come from?',
      'a/(1-r) formula ka reason',
      'infinite gp sum formula derivation',
      'why divide by one minus the ratio',
      '1 - r neeche kaha se aata hai',
      'infinite gp ka sum a by 1 minus r kyu hota hai',
    ],
    says: text`
      Call the sum $S$. All terms after the first are $r$ times the whole row, so $S = a + rS$. Then $S(1 - r) = a$.
      For $8 + 4 + 2 + \dots$ it is $8 \div \frac{1}{2} = 16$.`,
  },
  {
    of: 'AL.SEQ.2',
    asks: [
      'When does the infinite sum not exist?',
      'r 1 se bada ho to infinite sum kyu nahi',
      'condition |r| < 1 kyu',
      'can i use a/(1-r) with r = 2',
      'why reject ratio greater than one',
      'infinite sum ke liye ratio 1 se chhota kyu chahiye',
    ],
    says: text`
      If the ratio is 1 or more in size, the terms do not shrink, so the sum does not settle. For $1 + 2 + 4 + \dots$
      the formula would give $-1$, which is absurd. So keep only ratios between $-1$ and 1.`,
  },
  {
    of: 'AL.SEQ.2',
    asks: [
      'How do I find the ratio from two terms?',
      'gp me r kaise nikale do terms se',
      'divide the terms to get a power of r',
      '3rd and 6th term given then r cube',
      'ratio plus ya minus dono ho sakta hai kya',
      'gp me do terms se common ratio nikalna, divide karke',
    ],
    says: text`
      Divide the two terms: the first term cancels, and a power of $r$ is left. From the 3rd to the 6th term there are
      3 steps, so it is $r^3$. An even power has two roots, plus and minus, unless all terms are positive.`,
  },
  {
    of: 'AL.SEQ.2',
    asks: [
      'What happens to the ratio when all terms are squared?',
      'terms square karne par gp rehta hai kya',
      'squares of terms, new ratio r square why',
      'sum of squares of gp is not square of the sum',
      'new first term and ratio after squaring',
      'gp ke terms square kiye to naya ratio aur sum kya',
    ],
    says: text`
      Each term is $r$ times the one before, so each square is $r^2$ times the square before. First term and ratio are
      both squared. The sum of squares is $\frac{a^2}{1 - r^2}$, which is not the square of $\frac{a}{1 - r}$.`,
  },
  {
    of: 'AL.SEQ.2',
    asks: [
      'Why do the middle terms cancel in the finite sum?',
      'gp sum formula (r^n - 1)/(r - 1) kaise',
      'multiply by r and subtract, why',
      'sum of n terms of gp proof',
      'which one, r - 1 or 1 - r below',
      'finite gp sum formula me beech ke terms kaise cancel',
    ],
    says: text`
      Write the sum $S$ and below it $rS$. Every term appears in both rows, except the first of $S$ and the last of
      $rS$. Subtract: $rS - S = ar^n - a$, so $S = \frac{a(r^n - 1)}{r - 1}$. For $r < 1$ it is easier to write
      $\frac{a(1 - r^n)}{1 - r}$, which is the same.`,
  },
  {
    of: 'AL.SEQ.2',
    asks: [
      'May I divide one equation by the other?',
      'do equations ko divide karke r nikal sakte kya',
      'dividing the equations of a gp, is it safe',
      'a cancel kar diya dono equation me, allowed hai',
      'can i cancel the first term a by dividing',
      'equation ko equation se bhag dena sahi hai',
    ],
    says: text`
      Yes, if the one below is not 0. In a geometric progression the terms are not 0, so $ar^3 = 24$ divided by $ar =
      6$ gives $r^2 = 4$. Dividing by a bracket such as $1 - r$ needs a look at $r = 1$ first.`,
  },
  {
    of: 'AL.SEQ.3',
    asks: [
      'Why is twice the middle equal to the sum of the outer two?',
      '2b = a + c kyu ap me',
      'three numbers in ap condition',
      'middle is the mean of the outer two reason',
      'teen number ap me ho to kya equation banegi',
      'teen numbers ap me to 2b = a + c kaise',
    ],
    says: text`
      Both steps are equal: $b - a = c - b$. Bring the $b$ to one side, and $2b = a + c$. So the middle lies midway
      between the outer two, as 8 does between 5 and 11.`,
  },
  {
    of: 'AL.SEQ.3',
    asks: [
      'Why is the square of the middle the product of the outer two?',
      'b^2 = ac gp me kyu',
      'condition for three numbers in geometric progression',
      'geometric mean root of ac reason',
      'gp me beech wale ka square kyu',
      'teen numbers gp me to beech wale ka square = product kyu',
    ],
    says: text`
      Both ratios are equal: $\frac{b}{a} = \frac{c}{b}$. Cross-multiplying gives $b^2 = ac$. So 6 is the middle of 4
      and 9, because $36 = 4 \times 9$. The plain mean, 6.5, belongs to an arithmetic progression.`,
  },
  {
    of: 'AL.SEQ.3',
    asks: [
      'Why do I test the roots at the end?',
      'ek root reject kyu kiya progression me',
      'both values satisfy but one is not allowed why',
      'common difference zero wala case hatana hai',
      'negative number wala root chhodna hai kya',
      'roots check karke ek value kyu chhodi, progression me',
    ],
    says: text`
      The equations do not know all conditions of the story. A root may make a weight negative, all terms equal, or
      the order falling where the numbers increase. Put each root back, write the three numbers, and read the question
      again.`,
  },
  {
    of: 'AL.SEQ.3',
    asks: [
      'How do I use that certain terms of an AP are in GP?',
      'ap ke 2nd 5th 14th terms gp me hai to kaise',
      'terms of ap form a gp, relation between a and d',
      'common ratio from differences of places',
      'ratio of gp = difference of terms ratio why',
      'ap ke kuch terms gp banate hain to ratio kaise nikale',
    ],
    says: text`
      Write the terms with $a$ and $d$ and use $b^2 = ac$: the squares of $a$ cancel, and a relation between $a$ and
      $d$ is left. A quicker way, if $d$ is not 0: divide the gaps between the places. For places 2, 5, 14 the gaps 3
      and 9 give the ratio 3.`,
  },
  {
    of: 'AL.SEQ.3',
    asks: [
      'Is the arithmetic mean always greater than the geometric mean?',
      'am gm se bada hamesha kyu',
      'am >= gm reason for two numbers',
      'when are am and gm equal',
      'gm of negative numbers possible',
      'am hamesha gm se bada ya barabar kyu',
    ],
    says: text`
      For positive numbers it is never smaller: $\left(\sqrt{a} - \sqrt{b}\right)^2$ is not negative, and it is $a + b
      - 2\sqrt{ab}$. So $\frac{a + b}{2} \ge \sqrt{ab}$. The two means are equal only for equal numbers. For 2 and 8
      the means are 5 and 4.`,
  },
  {
    of: 'AL.SEQ.3',
    asks: [
      'What does harmonic progression mean?',
      'hp kya hota hai',
      'harmonic mean formula kaise aata hai',
      'reciprocals in ap means what',
      'three numbers in hp condition',
      'harmonic progression ka reciprocal ap se kya relation',
    ],
    says: text`
      Numbers are in harmonic progression when their reciprocals are in arithmetic progression. So turn all of them
      over and work as usual: 6, 3, 2 become $\frac{1}{6}, \frac{1}{3}, \frac{1}{2}$, with equal steps of
      $\frac{1}{6}$.`,
  },
  {
    of: 'AL.SEQ.4',
    asks: [
      'Why is the step of the common terms the LCM?',
      'common terms ka difference lcm kyu',
      'lcm of common differences reason',
      'do ap ke same terms kitne gap par aate hain',
      'why lcm and not the product of steps',
      'common terms ka step lcm kyu hota hai product kyu nahi',
    ],
    says: text`
      After a common term both lists meet again when the same distance is a multiple of both steps. The first such
      distance is the LCM. Steps of 4 and 6 meet every 12, not every 24: with 24 you would miss half of them.`,
  },
  {
    of: 'AL.SEQ.4',
    asks: [
      'How do I find the first common term?',
      'pehla common term kaise dhundhe',
      'first number in both lists, quick way',
      'remainder se common term kaise',
      'do i have to write both the lists',
      'do series ka first common number jaldi kaise mile',
    ],
    says: text`
      Go through the list with the larger step and test each number in the other one: subtract its first term and see
      whether the step divides. At most as many trials are needed as the smaller step.`,
  },
  {
    of: 'AL.SEQ.4',
    asks: [
      'Can two progressions have no common term at all?',
      'common term nahi bhi ho sakta kya',
      'when do two aps never meet',
      'lists of odd and even numbers never match',
      'hcf of steps does not divide the difference, then',
      'do ap ka common term na mile, kab hota hai',
    ],
    says: text`
      Yes. The distance of their first terms must be divisible by the HCF of the steps. 1, 5, 9 and 3, 7, 11 never
      meet: both steps are 4, and 2 is no multiple of 4.`,
  },
  {
    of: 'AL.SEQ.4',
    asks: [
      'Which end limits the common terms?',
      'last common term kaise pata chalega',
      'both lists end at different numbers, use smaller?',
      'kitne common terms, limit kaunsa le',
      'list with fixed number of terms, where does it stop',
      'common terms kitne honge, kaunsi list pehle khatam',
    ],
    says: text`
      A common term must be in both lists, so it ends with the list that stops first. Find the last term of each list,
      take the smaller one, and count the steps of the LCM from the first common term up to there, plus 1.`,
  },
  {
    of: 'AL.SEQ.4',
    asks: [
      'How do I count the numbers that are in at least one list?',
      'either list me ho to common ko minus kyu',
      'union of two progressions counting',
      'numbers in one list or other, subtract both',
      'lockers in both lists counted twice, take common ones off',
      'numbers in either list count, common terms ek baar ghatana',
    ],
    says: text`
      Add both counts and take the common ones off once, because they were counted in both lists. With 10 and 8 terms
      and 3 common ones there are 15 different numbers. If you want numbers in exactly one list, take the common ones
      off twice.`,
  },
  {
    of: 'AL.SEQ.4',
    asks: [
      'Why do remainders decide whether a number is in the list?',
      'ap ka term hai ya nahi remainder se kaise',
      'check if 215 belongs to the progression',
      'all terms leave the same remainder why',
      'number list me hai kya kaise check kare',
      'number ap me hai ya nahi remainder by common difference se',
    ],
    says: text`
      All terms differ from the first by multiples of the step, so on division by the step they leave the same
      remainder. In 7, 12, 17 the remainder by 5 is always 2. So 215, with remainder 0, is not in the list.`,
  },
  {
    of: 'AL.SEQ.5',
    asks: [
      'Why can I write the fraction as a difference?',
      '1/(2x5) ko difference me kaise toda',
      'partial fraction kyu kaam karta hai',
      'split the term into two fractions reason',
      'fraction ko do part me todne ka logic',
      'fraction ko two fractions ke difference me todna allowed kyu',
    ],
    says: text`
      Bring the difference over one denominator and look: $\frac{1}{2} - \frac{1}{5} = \frac{5 - 2}{2 \times 5}$. So
      it has the right denominator, and the numerator is the gap 3. That is why the fraction is a difference, up to
      this factor.`,
  },
  {
    of: 'AL.SEQ.5',
    asks: [
      'Where does the factor in front come from?',
      '1/3 bahar kyu aaya telescoping me',
      'why divide by the difference of the two numbers',
      'factor one by d in front of the bracket',
      'numerator 1 hai to gap se divide kyu',
      'telescoping me bahar 1/3 kaha se, gap se divide kyu',
    ],
    says: text`
      $\frac{1}{2} - \frac{1}{5}$ is $\frac{3}{10}$, three times the wanted $\frac{1}{10}$. So each term is one third
      of its difference, and $\frac{1}{3}$ stands in front of the whole sum. If the numerator already equals the gap,
      no factor is needed.`,
  },
  {
    of: 'AL.SEQ.5',
    asks: [
      'Why does everything in the middle cancel?',
      'beech ke sab terms kaise cancel hue',
      'first and last fraction left, middle cancels why',
      'telescoping sum ka logic',
      'how many terms remain after cancelling',
      'telescoping me sirf first aur last kyu bachte hain',
    ],
    says: text`
      Each difference begins with the part with which the one before ends, once with minus and once with plus. In
      $\left(\frac{1}{2} - \frac{1}{5}\right) + \left(\frac{1}{5} - \frac{1}{8}\right)$ the two fifths cancel. Only
      the very first and the very last part have no partner.`,
  },
  {
    of: 'AL.SEQ.5',
    asks: [
      'How do I handle roots in the denominators?',
      'root wale denominators me rationalise kyu',
      '1/(root4 + root7) ko difference kaise banaye',
      'sum of reciprocals of sums of roots',
      'multiply by conjugate in telescoping',
      'denominators me roots ho to rationalise karke telescoping',
    ],
    says: text`
      Multiply above and below by the conjugate: the denominator becomes the difference of the numbers under the
      roots. So $\frac{1}{\sqrt{4} + \sqrt{7}} = \frac{\sqrt{7} - \sqrt{4}}{3}$. Now the roots cancel from term to
      term.`,
  },
  {
    of: 'AL.SEQ.5',
    asks: [
      'What if there are three factors in the denominator?',
      'teen factors neeche ho to kaise tode',
      '1/(1x2x3) split into what',
      'product of three consecutive numbers in denominator',
      'three number denominators telescoping',
      'teen factors wale denominators ki telescoping kaise split',
    ],
    says: text`
      Split off the outer factors: $\frac{1}{1 \times 2} - \frac{1}{2 \times 3} = \frac{3 - 1}{1 \times 2 \times 3}$.
      So the term is half of the difference of two fractions with two factors each. Neighbours again share a part, so
      they cancel.`,
  },
  {
    of: 'AL.SEQ.5',
    asks: [
      'How do I see which part is left at the end of the sum?',
      'last term kaunsa bachega',
      'which number stays at the end of telescoping',
      'last factor use karu ya second last',
      'final denominator confusion in sum',
      'telescoping me end par kaunsa number bachta hai',
    ],
    says: text`
      Write the last term as its difference: the part with minus stays. For a last term $\frac{1}{47 \times 50}$ the
      end is $\frac{1}{50}$, and the part with 47 cancels with the term before. Test with the first two terms by hand.`,
  },
  {
    of: 'AL.SEQ.6',
    asks: [
      'Where does the formula for the sum of squares come from?',
      'n(n+1)(2n+1)/6 kaise aaya',
      'sum of squares formula reason',
      '1^2 + 2^2 + ... formula yaad rakhna padega kya',
      'why divide by 6 in squares formula',
      'squares ke sum ka formula n(n+1)(2n+1)/6 ka proof',
    ],
    says: text`
      Cubes telescope: $(k + 1)^3 - k^3 = 3k^2 + 3k + 1$. Adding this from 1 to $n$ gives $(n + 1)^3 - 1$ on the left
      and three times the squares, with simple sums, on the right. Learn the result, and test it: $1 + 4 + 9 = \frac{3
      \times 4 \times 7}{6}$.`,
  },
  {
    of: 'AL.SEQ.6',
    asks: [
      'Is the sum of squares the square of the sum?',
      'squares ka sum = sum ka square kyu nahi',
      '(1+2+3)^2 same as 1+4+9?',
      'can i add first and then square',
      'pehle jod ke square kar du to',
      '1+4+9 aur (1+2+3)^2 alag kyu, sum ka square',
    ],
    says: text`
      No. $1 + 4 + 9 = 14$, but $(1 + 2 + 3)^2 = 36$. The square of a sum also contains the products of every two
      different numbers, each twice: $36 = 14 + 2(1 \times 2 + 1 \times 3 + 2 \times 3)$.`,
  },
  {
    of: 'AL.SEQ.6',
    asks: [
      'Why is the sum of cubes a perfect square?',
      'cubes ka sum square kyu hota hai',
      'sum of cubes = (n(n+1)/2)^2',
      '1^3 + 2^3 + 3^3 = 36 = 6^2 coincidence?',
      'cube formula me square kyu',
      'cubes ka sum natural numbers ke sum ka square kyu',
    ],
    says: text`
      The squares of the running totals 1, 3, 6, 10 grow by cubes: $3^2 - 1^2 = 8$, $6^2 - 3^2 = 27$, $10^2 - 6^2 =
      64$. So adding the cubes up to $n$ gives the square of the total up to $n$.`,
  },
  {
    of: 'AL.SEQ.6',
    asks: [
      'What if the sum does not start at 1?',
      '5 se start ho to formula kaise lagaye',
      'sum of squares from 6 to 15',
      'take off what lies before the first term',
      'subtract up to 5 or up to 6',
      'sum of squares 6 se 15 tak, pehle wale terms ghatana',
    ],
    says: text`
      Take the sum from 1 to the last number and subtract the sum of what lies before the first one. For 6 to 15 that
      is the sum to 15 less the sum to 5, because 6 itself has to stay.`,
  },
  {
    of: 'AL.SEQ.6',
    asks: [
      'What if the numbers are multiples or only odd?',
      '5, 10, 15 ke squares ka sum',
      'common factor bahar lene par square kyu',
      'take 25 out and not 5, why',
      'odd numbers ke squares kaise jode',
      'multiples ke squares ka sum, common factor ka square bahar',
    ],
    says: text`
      Take the common factor out of each term before adding: $5^2 + 10^2 + 15^2 = 25(1 + 4 + 9)$, so it comes out
      squared. For odd numbers subtract the even squares from all squares: $1^2 + 3^2 + 5^2 = 55 - (2^2 + 4^2) = 35$.`,
  },
  {
    of: 'AL.SEQ.6',
    asks: [
      'How do I write the general term of a pattern?',
      'general term kaise banaye',
      '1x20 + 2x19 + 3x18, term at place k',
      'how to find kth term of a product series',
      'pattern ka formula kaise likhe',
      'series ka kth term kaise likhe, pattern wala product',
    ],
    says: text`
      Watch each factor by itself along the places. In $1 \times 20 + 2 \times 19 + \dots$ the first factor is $k$,
      and the second goes down by 1 from 20, so it is $21 - k$. The term is $21k - k^2$; now add with the formulas.`,
  },
  {
    of: 'AL.SEQ.7',
    asks: [
      'Why do we multiply the sum by the ratio and subtract?',
      'r se multiply karke minus kyu karte hain',
      'agp me s - rs ka logic',
      'shift the series one place and subtract why',
      'multiplier wali series ka sum kaise',
      's likh ke r s ko shift karke subtract kyu karte hain',
    ],
    says: text`
      The multipliers go up in equal steps. When the row is shifted by one place, the same powers stand below each
      other with multipliers that differ by one step. After subtracting, only a plain geometric series is left.`,
  },
  {
    of: 'AL.SEQ.7',
    asks: [
      'Is a series geometric if its numerators are in AP?',
      '1 + 2/3 + 3/9 gp hai kya',
      'can i use a/(1 - r) directly here',
      'numerators badh rahe hai to gp formula kyu nahi',
      'numerators arithmetic, denominators geometric, is it gp',
      'numerators ap me hain to series gp kyu nahi, a/(1-r) galat',
    ],
    says: text`
      No, unless the numerators are all equal. Divide neighbours: in $1 + \frac{2}{3} + \frac{3}{9} + \dots$ the
      quotients are $\frac{2}{3}$ and $\frac{1}{2}$, which differ. The denominators are geometric, but the numerators
      are arithmetic. So shift and subtract first.`,
  },
  {
    of: 'AL.SEQ.7',
    asks: [
      'Why do I divide by 1 - r once more at the end?',
      'last me 1 - r se divide kyu',
      'after subtracting i got the answer, why divide again',
      '(1 - r) squared kaha se aata hai',
      's(1-r) mila, ab s kaise',
      'subtract karne ke baad phir 1 - r se divide kyu',
    ],
    says: text`
      Subtracting $rS$ from $S$ leaves $(1 - r)S$, not $S$. The geometric series that is left also has $1 - r$ in its
      denominator. So you divide by $1 - r$ twice: $1 + 2r + 3r^2 + \dots = \frac{1}{(1 - r)^2}$. For $r =
      \frac{1}{2}$ it is 4.`,
  },
  {
    of: 'AL.SEQ.7',
    asks: [
      'Does the sum settle although the multipliers grow?',
      'multiplier badhta ja raha hai to infinite sum kaise',
      'does this infinite series have a finite sum',
      'terms grow or shrink in the end',
      'kya har r ke liye sum exist karega',
      'multipliers badhte hain phir bhi infinite sum finite kaise',
    ],
    says: text`
      Yes, if the ratio is less than 1 in size. The powers shrink by a fixed factor, while the multipliers grow only
      by equal steps, so the powers win: $\frac{10}{2^{10}}$ is already less than 0.01.`,
  },
  {
    of: 'AL.SEQ.7',
    asks: [
      'How do I find an endless product of powers?',
      'product of powers without end, exponents jodna hai',
      '2^(1/2) x 4^(1/4) x ... kaise kare',
      'infinite product me series kaha se aayi',
      'powers with exponents 1/2 2/4 3/8',
      'powers ka product infinite hai, exponents ko add karna',
    ],
    says: text`
      Write all factors with one base. In a product exponents are added, so the exponents make the series, such as
      $\frac{1}{2} + \frac{2}{4} + \frac{3}{8} + \dots = 2$. Find its sum first, then raise the base to it.`,
  },
  {
    of: 'AL.SEQ.7',
    asks: [
      'What do I do if the series is finite?',
      'finite agp me last term ka kya kare',
      'n terms tak hi hai to last term minus me',
      'extra term at the end after shifting',
      'finite me bhi same method chalega',
      'agp finite hone par last term bhi subtract karna',
    ],
    says: text`
      The same shift works, but one term sticks out at the end: the last term times the ratio. Subtract it as well. In
      an endless series there is no last term, so nothing sticks out.`,
  },
  {
    of: 'AL.SEQ.8',
    asks: [
      'How do I find a term far away when only a rule is given?',
      '100th term kaise nikale recurrence se',
      'cycle kaise dhundhe sequence me',
      'do i have to calculate all terms one by one',
      'terms repeat ho rahe hai to kya karu',
      'recurrence se bahut aage ka term, cycle se kaise',
    ],
    says: text`
      Work out terms until one comes back (or two in a row, if the rule uses two). From there the list repeats,
      because the rule does the same again. If the cycle starts at place 1, divide the place by the length of the
      cycle; the remainder shows which term it is.`,
  },
  {
    of: 'AL.SEQ.8',
    asks: [
      'What does a remainder of 0 mean in a cycle?',
      'remainder 0 aaye to kaunsa term',
      'cycle of 3 and place 99, first or last',
      'exactly divisible place gives the last term of cycle?',
      'remainder zero wala confusion',
      'cycle me remainder 0 aaye to last term kyu',
    ],
    says: text`
      It means the last term of the cycle. With a cycle of 3 the places 1, 2, 3 have remainders 1, 2, 0, and so on. So
      place 99 is like place 3. If the cycle begins later, first take off the terms before it.`,
  },
  {
    of: 'AL.SEQ.8',
    asks: [
      'How do I get a term from the sum formula?',
      'total s_n diya hai to nth term, totals ghatao',
      'subtract neighbouring totals why',
      's_n - s_(n-1) = a_n reason',
      'total of n terms given, find 8th term',
      'sn formula se an nikalna, sn minus s(n-1) kyu',
    ],
    says: text`
      The total up to place 8 is the total up to place 7 and the 8th term. So subtract: $a_8 = S_8 - S_7$. If $S_n =
      n^2$, the term is $64 - 49 = 15$. Do not give the total $S_8$ itself.`,
  },
  {
    of: 'AL.SEQ.8',
    asks: [
      'How do I solve a rule such as twice the last term minus 5?',
      'a(n+1) = 2a_n - 5 ko kaise solve kare',
      'fixed number nikal ke difference gp banta hai kyu',
      'linear recurrence trick',
      'subtract the fixed point why',
      'a(n+1) = 2an - 5 type rule solve karna fixed number se',
    ],
    says: text`
      Find the number that the rule does not change: $x = 2x - 5$ gives 5. Each step doubles the distance of the terms
      from 5, because $(2a - 5) - 5 = 2(a - 5)$. So the distances form a geometric progression, and adding 5 gives the
      terms.`,
  },
  {
    of: 'AL.SEQ.8',
    asks: [
      'How do I find the sum of many terms of a cycle?',
      'cycle ke terms ka sum kaise',
      'sum of first 100 terms when terms repeat',
      'full cycles times the sum plus remaining',
      'sum me bache hue terms ka kya',
      'repeat hone wale terms ka total sum, full cycles aur bache terms',
    ],
    says: text`
      Add one cycle, multiply by the number of full cycles, and add the terms that are left over, from the beginning
      of the cycle. For 100 terms of a cycle of 6 there are 16 full cycles and 4 more terms.`,
  },
  {
    of: 'AL.SEQ.8',
    asks: [
      'Why do I sometimes work backwards with the rule?',
      'last term diya hai to pehla kaise nikale',
      'reverse the recurrence rule',
      'ulta chal ke first term nikalna',
      'rule ko ulta kaise kare',
      'last term se first term tak rule ulta chalana',
    ],
    says: text`
      If a later term is known, undo the rule step by step, the last operation first. From $b = 2a - 5$ follows $a =
      (b + 5) \div 2$. If the first terms are unknown, you can also call them $x$ and $y$ and write all terms with
      them.`,
  },
];

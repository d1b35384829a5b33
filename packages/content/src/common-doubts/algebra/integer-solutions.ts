import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const integerSolutions: readonly CommonDoubt[] = [
  {
    of: 'AL.DIO',
    asks: [
      'How can one equation be enough for two unknowns?',
      'ek equation se do unknown kaise milte',
      'integers hone se extra condition',
      'only one equation but limited solutions',
      'whole number condition ka fayda',
      'ek hi equation se integers ke solutions limited kaise',
    ],
    says: text`
      Only whole numbers are allowed, and few of them fit. Over all real numbers $4x + 5y = 22$ has endlessly many
      pairs, but in positive whole numbers only $x = 3$, $y = 2$. So use factors, remainders or bounds to find the few
      that fit.`,
  },
  {
    of: 'AL.DIO',
    asks: [
      'Which numbers are natural, whole, non-negative or integers?',
      'natural whole integer me zero aata hai ya nahi',
      'positive integers or non-negative difference',
      'negative integers bhi lene hain kya',
      'integer solutions me kaunse numbers',
      'positive integer, non negative integer, whole number me zero hai ya nahi',
    ],
    says: text`
      Positive integers and natural numbers begin with 1, non-negative integers and whole numbers with 0, and integers
      include the negative ones. The count of solutions depends on it, so mark this word first.`,
  },
  {
    of: 'AL.DIO',
    asks: [
      'Do I count ordered pairs?',
      '(2, 6) aur (6, 2) alag count hoga kya',
      'ordered or unordered pairs of solutions',
      'x aur y interchange karne par naya solution',
      'pair count twice or once',
      'ordered pair (x, y) aur (y, x) ko do baar gine ya ek',
    ],
    says: text`
      If $x$ and $y$ are named, (2, 6) and (6, 2) are two solutions. If only two numbers are sought, without names,
      they are the same. Where the question says $x < y$, take one of them. Equal numbers count once in any case.`,
  },
  {
    of: 'AL.DIO',
    asks: [
      'May I divide by an unknown?',
      'x se divide karna integer equation me safe hai',
      'cancel unknown factor in diophantine',
      'common variable cancel karna',
      'zero solution lost by dividing',
      'integer equation me unknown se divide karna safe hai kya',
    ],
    says: text`
      Only if it cannot be 0. If 0 is possible, dividing loses a solution: from $xy = 3x$ follows $y = 3$ or $x = 0$.
      If only positive numbers are allowed, dividing is safe. Taking the unknown out as a factor is always safe: $x(y
      - 3) = 0$.`,
  },
  {
    of: 'AL.DIO',
    asks: [
      'Can I just try values?',
      'hit and trial se integer values nikal sakte hain',
      'try karne ka smart tarika',
      'kaunse variable ko try karu',
      'systematic trial for integer solutions',
      'integers try karne ka systematic tarika, bade coefficient se',
    ],
    says: text`
      Yes, in a good order. Try the unknown with the larger coefficient, because it has fewer values, and use
      remainders to skip most of them. Stop at the bound that the other unknown sets. Then no solution is missed.`,
  },
  {
    of: 'AL.DIO',
    asks: [
      'Do I round a bound up or down?',
      'bound decimal aaya to upar ya neeche',
      'greatest whole number not above the limit',
      'x 7.6 se kam to 7 ya 8',
      'rounding in integer limits',
      'bound decimal ho to x ka integer round up ya down',
    ],
    says: text`
      Ask which whole numbers meet the condition. $x < 7.6$ or $x \le 7.6$ leaves 7 as the largest, so round down; $x
      > 3.2$ leaves 4 as the smallest, so round up. Then test the end in the equation.`,
  },
  {
    of: 'AL.DIO.1',
    asks: [
      'Why do the solutions go in steps?',
      'next solution ke liye x me b aur y me a change kyu',
      'step of coefficients in opposite directions',
      'saare solution ek solution se steps me kaise',
      'x badhe to y ghate kitna',
      'ek solution se agla solution x me b add y me a kam kyu',
    ],
    says: text`
      The sum must stay the same. In $4x + 5y = 182$ raising $x$ by 5 adds 20, and lowering $y$ by 4 takes 20 off.
      Smaller whole steps do not work if 4 and 5 have no common factor.`,
  },
  {
    of: 'AL.DIO.1',
    asks: [
      'How do I find the first solution?',
      'pehla solution kaise dhundhe',
      'first integer pair by trial',
      'remainder se y ka pata',
      'first solution by trying with remainders',
      'ax + by = c ka first integer solution kaise mile',
    ],
    says: text`
      Take the remainders by the smaller coefficient. In $4x + 5y = 182$ the rest $182 - 5y$ must be divisible by 4:
      $y = 2$ gives 172, so $x = 43$. There are at most as many trials as the smaller coefficient.`,
  },
  {
    of: 'AL.DIO.1',
    asks: [
      'How do I count all solutions?',
      'kitne solutions hain kaise gine',
      'count the ways to pay, last minus first by step',
      'last allowed value and step count',
      'count of pairs, plus one kyu',
      'ax + by = c ke total kitne integer solutions, steps gin ke',
    ],
    says: text`
      Go from the first allowed value of one unknown in steps to the last for which the other is still allowed. Last
      minus first, divided by the step, plus 1. With $y = 2, 6, \dots, 34$ there are $32 \div 4 + 1 = 9$.`,
  },
  {
    of: 'AL.DIO.1',
    asks: [
      'When does the equation have no whole solution?',
      'hcf se solution hai ya nahi',
      'common factor of coefficients does not divide c',
      'no integer solution kab',
      '4x + 6y = 15 kyu nahi',
      'hcf se kab pata chalta ki integer solution nahi hai',
    ],
    says: text`
      There is none if the HCF of the coefficients does not divide the right side. $4x + 6y$ is always even, so it is
      never 15. If the HCF divides the right side, cancel it first: $4x + 6y = 22$ becomes $2x + 3y = 11$, and the
      steps are 3 and 2, not 6 and 4.`,
  },
  {
    of: 'AL.DIO.1',
    asks: [
      'May I use no note of one kind in ways to pay?',
      '0 note use karna allowed hai kya',
      'zero of one kind counts as a way?',
      'at least one note of each kind ya zero bhi chalega',
      'ways to pay with zero coins',
      'paying ways me zero note wala case count kare kya',
    ],
    says: text`
      Read the question. ‘Paid with ₹5 and ₹2 coins only’ usually allows none of one kind. ‘At least one of each’ or
      ‘positive integers’ does not allow it. The two counts differ by the solutions in which $x$ or $y$ is 0.`,
  },
  {
    of: 'AL.DIO.1',
    asks: [
      'What do I do with three unknowns and two equations?',
      'teen unknown aur do equation integers',
      'eliminate one unknown in integer problem',
      'three kinds of items, number and price',
      '3 variables diophantine reduce',
      'teen unknown integers ho to ek ko eliminate kare kya',
    ],
    says: text`
      Eliminate one. For $x + y + z = 20$ items costing $2x + 5y + 9z = 100$, subtract twice the first equation: $3y +
      7z = 60$. Its solutions go in steps, as before. For each one check that the third unknown is allowed too.`,
  },
  {
    of: 'AL.DIO.2',
    asks: [
      'What do I add to get two brackets?',
      'xy + ax + by me kya add kare',
      'simon favourite factoring trick',
      'product of coefficients both sides kyu',
      '(x + b)(y + a) kaise bana',
      'xy + 8x + 2y type me kya add karke brackets ka product',
    ],
    says: text`
      Add the product of the two coefficients. $(x + 2)(y + 8) = xy + 8x + 2y + 16$, so from $xy + 8x + 2y = 109$
      comes $(x + 2)(y + 8) = 125$. The 16 completes the product.`,
  },
  {
    of: 'AL.DIO.2',
    asks: [
      'Which coefficient goes into which bracket?',
      'x ke sath kaunsa number bracket me',
      'bracket me coefficient ulta lagta hai',
      'crossed coefficients in brackets',
      'x + 2 ya x + 8',
      'bracket me x ke saath kaunsa coefficient aata hai',
    ],
    says: text`
      The coefficient of $y$ goes into the bracket of $x$, and the coefficient of $x$ into the bracket of $y$, because
      $8x$ comes from $x$ times 8. Multiply out as a check: $(x + 2)(y + 8)$ gives $8x$ and $2y$.`,
  },
  {
    of: 'AL.DIO.2',
    asks: [
      'Why do I list the divisors of the right side?',
      'right side ke factors kyu list kare',
      'product of two brackets equals number',
      'divisor pairs in integer equation',
      'factor pairs se x y',
      'brackets ka product number hai to uske divisors kyu list',
    ],
    says: text`
      For whole $x$ and $y$ both brackets are whole numbers, and their product is the right side. So each bracket is a
      divisor of it. A number such as 125 has few divisors, so the list is short, while real numbers would allow
      endlessly many pairs.`,
  },
  {
    of: 'AL.DIO.2',
    asks: [
      'Do I need negative divisors?',
      'negative factors bhi lena hai kya brackets me',
      'both brackets negative when integers are allowed',
      'positive x means bracket positive?',
      'both brackets negative possible',
      'brackets ke liye negative divisors lene hain ya nahi',
    ],
    says: text`
      If $x$ and $y$ may be negative, yes: both brackets may be negative, as $(-5) \times (-25)$. If they must be
      positive, look at the least value of each bracket, and keep only divisors from there on.`,
  },
  {
    of: 'AL.DIO.2',
    asks: [
      'What if xy has a coefficient?',
      '2xy + 3x + 4y type kaise kare',
      'coefficient before xy multiply first',
      'multiply equation by a to factor',
      'xy ke aage number ho to',
      'xy ke aage coefficient ho to brackets kaise banaye',
    ],
    says: text`
      Multiply the whole equation by this coefficient, then complete: $2xy + 3x + 4y = 8$ becomes $4xy + 6x + 8y =
      16$, so $(2x + 4)(2y + 3) = 28$. Here $2x + 4$ is even and $2y + 3$ is odd, so only the odd divisors 1, 7, $-1$,
      $-7$ fit the second bracket.`,
  },
  {
    of: 'AL.DIO.2',
    asks: [
      'How do I add the x of all integer pairs quickly?',
      'saare pairs ka sum shortcut',
      'divisors come in plus minus pairs',
      'sum of all x over all integer pairs',
      'sum over solutions cancel',
      'saare integer pairs ka x sum jaldi kaise nikale',
    ],
    says: text`
      Each divisor comes with plus and with minus, so all divisors add up to 0. In $(x - 6)(y - 2) = 27$ each $x$ is a
      divisor plus 6. There are 8 divisors, 4 positive and 4 negative, so the sum of all $x$ is $8 \times 6 = 48$.`,
  },
  {
    of: 'AL.DIO.3',
    asks: [
      'Why must both factors be odd or both be even?',
      'dono factor even ya dono odd kyu',
      'factors x + y and x - y both odd or both even reason',
      'one odd one even factor reject',
      'factor pair parity in x^2 - y^2',
      'x^2 - y^2 me factors dono even ya dono odd kyu chahiye',
    ],
    says: text`
      The factors are $x - y$ and $x + y$, and they differ by $2y$, an even number. So both are odd or both even. From
      an odd and an even one half of their sum would be no whole number.`,
  },
  {
    of: 'AL.DIO.3',
    asks: [
      'Why is half of the sum the larger number?',
      '(a + b)/2 = x kyu',
      'x is average of the two factors',
      'factor pair se x aur y kaise',
      'half of the difference gives y',
      'factors ke sum ka half bada number kyu hota hai',
    ],
    says: text`
      $(x + y) + (x - y) = 2x$ and their difference is $2y$. So $x$ is half of the sum of the factors and $y$ half of
      their difference. For $3 \times 11 = 33$: $x = 7$, $y = 4$, and $49 - 16 = 33$.`,
  },
  {
    of: 'AL.DIO.3',
    asks: [
      'Which whole numbers are no difference of two squares?',
      'kaunse number difference of squares nahi',
      '4k + 2 type not possible why',
      'numbers leaving remainder 2 on division by 4',
      'even number odd power of two problem',
      'kaunse numbers difference of two squares nahi ban sakte',
    ],
    says: text`
      Numbers that are even but not divisible by 4, such as 6 or 10. Two even factors make a multiple of 4, two odd
      ones an odd number. So 10 has only $1 \times 10$ and $2 \times 5$, both mixed.`,
  },
  {
    of: 'AL.DIO.3',
    asks: [
      'Is a pair of equal factors allowed?',
      'same factor twice to y = 0',
      'square number factor pair k x k',
      'positive y required so reject equal pair',
      'N perfect square ho to ek pair kam',
      'same factor do baar, y zero, allowed hai kya',
    ],
    says: text`
      Equal factors give $y = 0$. If both numbers must be positive, leave this pair out; if 0 is allowed, keep it. It
      occurs only if the given number is a square.`,
  },
  {
    of: 'AL.DIO.3',
    asks: [
      'Do negative numbers make more solutions?',
      'integers me x y ke sign se 4 guna',
      'four sign combinations of a pair',
      'count pairs of integers with negative x or y too',
      'plus minus x plus minus y',
      'x aur y negative bhi ho to solutions kitne guna',
    ],
    says: text`
      Yes. If $x$ and $y$ may be any integers, each solution with positive numbers gives four, by both signs. One with
      $y = 0$ gives only two. If positive integers are asked, count it once.`,
  },
  {
    of: 'AL.DIO.3',
    asks: [
      'What do I do if the squares have other terms too?',
      'x^2 - 32x aur y^2 + 10y complete square',
      'linear terms along with squares',
      'shift to get difference of squares',
      'complete both squares first',
      'x^2 - 32x aur y^2 + 10y ko complete square karke',
    ],
    says: text`
      Complete both squares: $x^2 - 32x = (x - 16)^2 - 256$, and $y^2 + 10y = (y + 5)^2 - 25$. Then a difference of
      two squares is left, with $x - 16$ and $y + 5$ as the numbers. Go back at the end.`,
  },
  {
    of: 'AL.DIO.4',
    asks: [
      'Why do x and y exceed n by factors of n squared?',
      '(x - n)(y - n) = n^2 kaise aaya',
      'reciprocal equation factor form',
      '1/x + 1/y = 1/n ko product me',
      'n square ke factors kyu',
      '1/x + 1/y = 1/n se brackets (x - n)(y - n) kaise',
    ],
    says: text`
      Multiply by $nxy$: $ny + nx = xy$. Bring all to one side and add $n^2$: $xy - nx - ny + n^2 = n^2$, which is $(x
      - n)(y - n) = n^2$. So both brackets are factors of $n^2$.`,
  },
  {
    of: 'AL.DIO.4',
    asks: [
      'Why can both brackets not be negative?',
      'negative factors of n^2 kyu nahi lete',
      'why are x and y greater than n, brackets positive',
      'x and y both bigger than n reason',
      'dono bracket minus ho sakte hain kya',
      'brackets dono negative factors kyu nahi ho sakte reciprocals me',
    ],
    says: text`
      If $x$ and $y$ are positive, $\frac{1}{x}$ is less than $\frac{1}{n}$, because $\frac{1}{y}$ is added to it. So
      $x$ is greater than $n$, and so is $y$. Both brackets $x - n$ and $y - n$ are then positive.`,
  },
  {
    of: 'AL.DIO.4',
    asks: [
      'Do I need the divisors of n or of n squared?',
      'n ke divisors ya n^2 ke',
      'number of solutions divisors of square',
      'kitne solutions 1/x + 1/y ke',
      'number of divisors of n or of n squared, which one',
      'solutions count ke liye n square ke divisors kyu, n ke kyu nahi',
    ],
    says: text`
      Of $n^2$, because the product of both brackets is $n^2$. For $n = 6$ it is 36 with 9 divisors, so 9 ordered
      pairs. 6 alone has only 4 divisors and would miss most of them.`,
  },
  {
    of: 'AL.DIO.4',
    asks: [
      'When is the sum least and when greatest?',
      'sum sabse kam kab hoga reciprocal me',
      'x longest time, choose factor 1',
      'least sum of different numbers, nearest factors',
      'factors close together or far apart',
      'x + y ka least sum kaunse factors se, greatest kaunse se',
    ],
    says: text`
      Factors of $n^2$ that lie near each other make a small sum: $n \times n$ gives $x = y = 2n$. If $x$ and $y$ must
      differ, take the next pair of factors. The greatest sum, and the greatest single number, comes from $1 \times
      n^2$.`,
  },
  {
    of: 'AL.DIO.4',
    asks: [
      'What if there is a minus between the reciprocals?',
      'reciprocals ke beech minus ho to kya badlega',
      'inlet and outlet, difference of reciprocals',
      'difference of reciprocals me brackets ka sign kaise',
      'minus sign wale equation ka factor',
      'reciprocals me minus sign ho to brackets kaise badle',
    ],
    says: text`
      Then $ny - nx = xy$, and $(n - x)(n + y) = n^2$. Now $n - x$ is a positive factor less than $n$, since $x$ is
      positive. So only factors below $n$ count. Test with numbers: $\frac{1}{2} - \frac{1}{6} = \frac{1}{3}$.`,
  },
  {
    of: 'AL.DIO.4',
    asks: [
      'Why do days of work lead to this equation?',
      'do log milke kaam 1/x + 1/y kyu',
      'together in 27 days whole days alone',
      'rates add, reciprocals of days',
      'kaam wale question me reciprocals',
      'days me kaam karne wale do log aur reciprocals ka relation',
    ],
    says: text`
      A person who needs $x$ days does $\frac{1}{x}$ of the work in a day. Two people together do $\frac{1}{x} +
      \frac{1}{y}$ in a day, and this is $\frac{1}{n}$ if together they need $n$ days. The numbers of days do not add;
      the parts done in a day do.`,
  },
];

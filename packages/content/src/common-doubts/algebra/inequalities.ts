import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const inequalities: readonly CommonDoubt[] = [
  {
    of: 'AL.INQ',
    asks: [
      'Why can I not multiply by the denominator?',
      'denominator ko cross multiply kyu nahi kar sakte inequality me',
      'can i remove the denominator by multiplying both sides',
      'neeche wala x upar le jaye to kya galat hai',
      'cross multiplication in inequality allowed?',
      'inequality me denominator se multiply karna galat kyu, sign pata nahi',
    ],
    says: text`
      Only where you know its sign. Multiplying by a negative number turns the sign round: $2 < 3$, but $-2 > -3$. A
      denominator with $x$ may be negative for some values. So bring all to one side, or make two cases.`,
  },
  {
    of: 'AL.INQ',
    asks: [
      'Why does the sign turn round with a negative number?',
      'minus se multiply karne par sign ulta kyu',
      'inequality reverse kab hoti hai',
      'why flip the sign when dividing by -2',
      'greater than becomes less than, reason',
      'negative number se divide kiya to inequality ka sign ulta kyu',
    ],
    says: text`
      Multiplying by $-1$ is a mirror at 0 on the number line. What was to the right comes to the left: 5 is greater
      than 3, but $-5$ is less than $-3$. Adding or subtracting only moves both, so nothing turns.`,
  },
  {
    of: 'AL.INQ',
    asks: [
      'May I square both sides of an inequality?',
      'inequality me dono side square kar sakte hain kya',
      'squaring an inequality allowed or not',
      'square karne se sign badlega kya',
      'root wali inequality me squaring kab sahi hai',
      'inequality ke dono sides ka square lena kab safe hai',
    ],
    says: text`
      Only if both sides are known not to be negative. Then the larger number has the larger square. But $-5 < 3$, and
      their squares are 25 and 9. If one side may be negative, look at that case by itself first.`,
  },
  {
    of: 'AL.INQ',
    asks: [
      'Can I add or subtract two inequalities?',
      'do inequalities jod sakte hain kya',
      'subtracting two inequalities allowed?',
      'subtract one inequality from the other, sign stays?',
      'ranges ko minus kaise karte hain',
      'two inequalities ko add kar sakte par subtract kyu nahi',
    ],
    says: text`
      You may add two inequalities with the same sign: the two smaller numbers have the smaller sum. You may not
      subtract them: $2 < 3$ and $1 < 5$, but $2 - 1$ is not less than $3 - 5$. Multiply the second one by $-1$ first,
      $-5 < -1$, and then add: $2 - 5 < 3 - 1$.`,
  },
  {
    of: 'AL.INQ',
    asks: [
      'Is the end of the interval included or not?',
      'bracket open ya closed kab',
      'end point include karna hai ya nahi',
      'strict inequality and equal sign difference in answer',
      'less than ya less than equal to kaise pata',
      'interval ke end points answer me include honge ya nahi',
    ],
    says: text`
      Look at the sign. With $\le$ or $\ge$ an end where both sides are equal belongs to the solution; with $<$ or $>$
      it does not. An end where a denominator is 0 or a root is not defined never belongs to it.`,
  },
  {
    of: 'AL.INQ',
    asks: [
      'How do I open a modulus in an inequality?',
      'mod wali inequality ko kaise khole',
      '|x - 3| < 5 ko do side wali inequality kaise',
      'modulus less than and modulus greater than',
      'absolute value inequality between or outside',
      'modulus inequality me bars kaise hataye',
    ],
    says: text`
      Read it as a distance. $|x - 3| < 5$ means that $x$ is less than 5 away from 3, so $x$ lies between: $-2 < x <
      8$. $|x - 3| > 5$ means that $x$ is more than 5 away, so it lies outside: $x < -2$ or $x > 8$.`,
  },
  {
    of: 'AL.INQ.1',
    asks: [
      'When is the solution inside the zeros and when outside?',
      'roots ke beech ya bahar kaise pata',
      'between the roots or outside, how to choose',
      'wavy curve inside outside confusion',
      'positive outside negative inside why',
      'quadratic inequality me x roots ke beech hoga ya bahar',
    ],
    says: text`
      With a positive square term the curve opens upwards: it lies below the axis between its zeros and above it
      outside. So less than 0 means between, greater than 0 means outside. Test one easy number to be sure.`,
  },
  {
    of: 'AL.INQ.1',
    asks: [
      'Why can I not take the root of both sides?',
      'x^2 < 16 to x < 4 kyu nahi',
      'x^2 > 9 means x > 3 only?',
      'square root lene par minus wala part',
      'why is -4 < x < 4 the answer',
      'x^2 < 16 me root lekar x < 4 likhna incomplete kyu',
    ],
    says: text`
      A large negative number has a large square too: $-10$ is less than 4, but its square is 100. So $x^2 < 16$ means
      $-4 < x < 4$, and $x^2 > 16$ means $x < -4$ or $x > 4$.`,
  },
  {
    of: 'AL.INQ.1',
    asks: [
      'Why do I make the leading coefficient positive first?',
      'minus x^2 ho to pehle kya kare',
      'multiply by -1 and reverse the inequality',
      'negative coefficient of x^2 changes inside outside',
      'parabola neeche khule to solution kaunsa',
      'x^2 ka coefficient negative ho to pehle -1 se multiply kyu',
    ],
    says: text`
      You need not, but then you have to remember only one picture. Multiply by $-1$ and turn the sign round: $-x^2 +
      5x - 6 > 0$ becomes $x^2 - 5x + 6 < 0$, so $x$ is between 2 and 3.`,
  },
  {
    of: 'AL.INQ.1',
    asks: [
      'What if the quadratic has no real zeros?',
      'roots nahi hai to inequality ka solution',
      'discriminant negative in inequality what next',
      'quadratic always positive, true for every x or no solution',
      'x^2 + 4 > 0 ka solution kya hai',
      'quadratic ke real roots nahi to inequality ka answer sab x ya koi nahi',
    ],
    says: text`
      Then the curve does not meet the axis, so the sign is the same everywhere. With a positive square term it is
      always positive: greater than 0 holds for every $x$, less than 0 for none. Test it with $x = 0$.`,
  },
  {
    of: 'AL.INQ.1',
    asks: [
      'How do I join two conditions?',
      'do inequality dono satisfy karni hai to kya le',
      'common part or all parts together',
      'and vs or in inequalities',
      'overlap lena hai ya union',
      'do conditions saath lagani ho to common overlap lena hai',
    ],
    says: text`
      ‘And’ means that both conditions hold: draw both on one number line and keep the common part. ‘Or’ means that at
      least one of them holds: keep every part that is covered. A double inequality $a < x < b$ is an ‘and’: $x > a$
      and $x < b$.`,
  },
  {
    of: 'AL.INQ.1',
    asks: [
      'Why must I check the whole interval and not just its ends?',
      'for all x from 1 to 5 condition kaise lagaye',
      'ends satisfy so is the whole interval fine',
      'quadratic holds for all values between, how to ensure',
      'interval ke andar fail ho sakta hai kya',
      'interval ke beech me bhi condition check karna, sirf ends kyu nahi',
    ],
    says: text`
      Between the ends a curve may go down and up again. An upward parabola that is positive at both ends may be
      negative at its vertex, so test the vertex too. If it has to stay negative, the ends are enough, because between
      them it lies below the straight line that joins them.`,
  },
  {
    of: 'AL.INQ.2',
    asks: [
      'Why is the zero of the denominator never a solution?',
      'denominator zero wala point kyu nahi lete',
      'open circle at the value where it is undefined',
      'closed bracket for numerator only, why',
      'greater than equal to me bhi denominator exclude',
      'denominator ka zero solution me kyu nahi aata, equal sign hone par bhi',
    ],
    says: text`
      There the fraction has no value, so it cannot be at least or at most anything. So with $\ge$ a zero of the
      numerator belongs to the solution, and a zero of the denominator stays out.`,
  },
  {
    of: 'AL.INQ.2',
    asks: [
      'Why do I bring everything to one side first?',
      'sab ek side lana kyu zaroori',
      'move the number to left and combine into one fraction',
      'compare with zero in rational inequality',
      '(x+1)/(x-2) > 3 me 3 ko le jana',
      'fraction inequality me sab terms ek taraf laake zero se compare kyu',
    ],
    says: text`
      A fraction is above or below 0 according to the signs of its numerator and denominator, and these are easy to
      see. Whether it is above 3 cannot be seen from signs. So subtract 3, write one fraction, and compare it with 0.`,
  },
  {
    of: 'AL.INQ.2',
    asks: [
      'How does the sign chart work?',
      'number line pe plus minus kaise lagaye',
      'sign changes at each critical point why',
      'wavy curve method ka logic',
      'alternating signs on the intervals',
      'sign chart me intervals par plus minus kaise lagte hain',
    ],
    says: text`
      A factor changes its sign only at its zero. So mark the zeros of numerator and denominator; between two marks
      the sign stays. At the zero of a single factor only this factor changes sign, so the sign of the whole changes.
      Start from the right with a large number.`,
  },
  {
    of: 'AL.INQ.2',
    asks: [
      'What happens at a squared factor?',
      'square wale factor pe sign change nahi hota kyu',
      'even power in the sign chart',
      '(x-1)^2 in the numerator what to do',
      'repeated root me wavy curve kaise',
      'factor ka square ho to sign chart me sign kyu nahi badalta',
    ],
    says: text`
      A square is never negative, so the sign does not change at its zero. Only the zero itself is special: in the
      numerator it makes the fraction 0, in the denominator it is not allowed. So leave the factor out of the chart,
      but treat its zero separately.`,
  },
  {
    of: 'AL.INQ.2',
    asks: [
      'May I multiply by the square of the denominator?',
      'denominator ke square se multiply kar sakte hain',
      'multiplying by (x-2)^2 is safe?',
      'square positive hota hai to sign nahi badlega',
      'another way without cases for fraction inequality',
      'denominator ka square multiply karna allowed kyu hai',
    ],
    says: text`
      Yes. A square is positive wherever the denominator is not 0, so the sign does not turn. You get a product in
      place of the quotient, with the same sign. Still leave out the zero of the denominator.`,
  },
  {
    of: 'AL.INQ.2',
    asks: [
      'Can I cancel a common factor above and below?',
      'upar neeche same factor cancel kar sakte hain inequality me',
      'common bracket cancelled, is a value lost',
      '(x-3)/(x-3) is 1 always?',
      'cancel karne ke baad kaunsi value hatani hai',
      'common factor upar neeche se cancel kiya to uska zero hatana kyu',
    ],
    says: text`
      Yes, but the zero of this factor is not allowed: there the fraction is $\frac{0}{0}$, which has no value. After
      cancelling, the inequality may look true there. So take this number out of the solution at the end.`,
  },
  {
    of: 'AL.INQ.3',
    asks: [
      'How many integers lie between two ends?',
      'integers count karne ka formula ends ke sath',
      'last minus first plus one kyu',
      'count of integers in an interval',
      '-3 se 5 tak kitne integers',
      'interval ke integers count karne me plus one kyu',
    ],
    says: text`
      Take the first and the last integer that is allowed, subtract and add 1. From $-3$ to 5 there are $5 - (-3) + 1
      = 9$: three negative ones, zero and five positive ones. The 1 is the first number itself.`,
  },
  {
    of: 'AL.INQ.3',
    asks: [
      'Do I count zero and the negative numbers?',
      'zero ko integer me count karte hain kya',
      'negative integers bhi count honge',
      'natural numbers or integers difference in counting',
      'positive integer me 0 aata hai ya nahi',
      'integers count karte waqt zero aur negative bhi lene hain kya',
    ],
    says: text`
      Integers are all whole numbers, negative ones and zero too. Positive integers begin with 1, non-negative
      integers with 0. Read the word in the question, because $x^2 < 16$ has 7 integers but only 3 positive ones.`,
  },
  {
    of: 'AL.INQ.3',
    asks: [
      'What do I do with ends that are not whole?',
      'end decimal hai to kaunsa integer le',
      'root 20 jaisa end ho to count kaise',
      'first integer after 2.3 and last before 7.8',
      'round the ends up or down',
      'interval ka end decimal ya root ho to pehla integer kaunsa',
    ],
    says: text`
      Take the next whole number inside the interval: round the lower end up and the upper end down. From 2.3 to 7.8
      these are 3 and 7. For roots compare squares: $\sqrt{20}$ lies between 4 and 5, since $16 < 20 < 25$.`,
  },
  {
    of: 'AL.INQ.3',
    asks: [
      'Why do strict signs change the count?',
      'less than ki jagah less than equal ho to count badlega',
      'whole number end excluded when strict',
      'open interval ke integers',
      '4 < x < 9 me kitne integer',
      'strict sign hone par end wala integer count se bahar kyu',
    ],
    says: text`
      If an end is a whole number, a strict sign leaves it out. $4 < x < 9$ has 5, 6, 7, 8, so 4 numbers; $4 \le x \le
      9$ has 6. If an end is no whole number, the sign makes no difference.`,
  },
  {
    of: 'AL.INQ.3',
    asks: [
      'What if the count would be infinite?',
      'solution outside aaya to integers infinite honge',
      'infinite integers when outside the roots',
      'bounded kaise hoga integer count',
      'is there a missing condition to make count finite',
      'integers infinite nikal rahe hain to kya galat hai',
    ],
    says: text`
      An interval without an end has infinitely many integers. So look again: either the wanted sign is between the
      zeros, or a second condition gives a bound, such as positive and less than 20. Count the integers that meet both
      conditions.`,
  },
  {
    of: 'AL.INQ.3',
    asks: [
      'Can I just try numbers?',
      'integers try karke count kar sakte hain kya',
      'trial se answer nikal jaye to theek hai',
      'plug in values instead of solving',
      'checking values near the ends is enough?',
      'values put karke integers check karna kaafi hai kya',
    ],
    says: text`
      Only as a check of the ends, where mistakes happen. To count all integers you have to know where the sign
      changes, and it changes at the zeros. So find the zeros first, then test the integers just inside and just
      outside.`,
  },
  {
    of: 'AL.INQ.4',
    asks: [
      'Why is the sum least when the terms are equal?',
      'am gm me terms equal kyu hone chahiye',
      'minimum of x + 9/x when both are same why',
      'sum least jab dono barabar, reason',
      'where does 2 root ab come from',
      'am gm me minimum sum tab kyu jab terms equal ho',
    ],
    says: text`
      $\left(\sqrt{a} - \sqrt{b}\right)^2$ is never negative, so $a + b \ge 2\sqrt{ab}$, with equality for $a = b$. If
      the product is fixed, the right side is a fixed number. For a product of 36: $6 + 6 = 12$, but $4 + 9 = 13$.`,
  },
  {
    of: 'AL.INQ.4',
    asks: [
      'Why must the numbers be positive?',
      'am gm negative numbers pe kyu nahi lagta',
      'x negative ho to minimum kya hoga',
      'positive condition in am-gm needed?',
      'x + 1/x minimum 2 for all x?',
      'am gm lagane ke liye numbers positive hona zaroori kyu',
    ],
    says: text`
      A negative number has no real square root, and negative terms can make the sum as small as you like: with $x =
      -10$, $x + \frac{1}{x}$ is $-10.1$. For negative $x$ the greatest value is $-2$, and there is no least one. So
      check first that the terms are positive.`,
  },
  {
    of: 'AL.INQ.4',
    asks: [
      'Which terms have to be equal, x and y or the whole terms?',
      'x = y lena hai ya 4x = 9y',
      'equal what, variables or the terms in the sum',
      'coefficient wale terms barabar karne hain',
      '4x + 9y minimum with xy fixed',
      '4x + 9y me x = y karna hai ya 4x = 9y',
    ],
    says: text`
      The terms that are added, not the letters. For $4x + 9y$ with $xy = 36$ the product $4x \times 9y$ is fixed at
      1296, so both are 36: $x = 9$ and $y = 4$. The least sum is 72, while $x = y = 6$ gives 78.`,
  },
  {
    of: 'AL.INQ.4',
    asks: [
      'What if the terms cannot be equal for an allowed x?',
      'am gm se minimum aaya par x allowed nahi hai',
      'equality case check karna zaroori kyu',
      'condition x > 5 but terms equal at x = 3',
      'is the least value really reached',
      'am gm wali equality allowed x par na mile to minimum kaha',
    ],
    says: text`
      Then the bound is not reached, and for a sum such as $x + \frac{9}{x}$ the least value lies at the end that is
      nearer to equality. With $x \ge 5$ the terms cannot both be 3, so the least value is at $x = 5$: $5 + 1.8 =
      6.8$, not 6.`,
  },
  {
    of: 'AL.INQ.4',
    asks: [
      'How do I make the product of the terms constant?',
      'x cancel nahi ho raha product me to kya kare',
      'rewrite so that am gm can be used',
      'x^2 + 16/x me terms kaise tode',
      'split a term into equal parts for am-gm',
      'am gm ke liye terms ka product constant kaise banaye',
    ],
    says: text`
      Split or shift so that $x$ cancels in the product. For $x^2 + \frac{16}{x}$ write $x^2 + \frac{8}{x} +
      \frac{8}{x}$: the product is 64, so each term is 4, and the least sum is 12. For $x + \frac{9}{x - 2}$ write $(x
      - 2) + \frac{9}{x - 2} + 2$.`,
  },
  {
    of: 'AL.INQ.4',
    asks: [
      'Does the method work with three terms?',
      'teen terms ka am gm kaise lagaye',
      'cube root of the product for three numbers',
      'least sum of a + b + c with abc fixed',
      'n terms wala am gm formula',
      'am gm three terms par, cube root wala',
    ],
    says: text`
      Yes. The mean of three positive numbers is at least the cube root of their product, so their sum is at least
      three times this root. Equality again needs all three to be equal. With product 8: $2 + 2 + 2 = 6$, but $1 + 2 +
      4 = 7$.`,
  },
  {
    of: 'AL.INQ.5',
    asks: [
      'Why is the product greatest when the factors are equal?',
      'fixed sum me product maximum equal pe kyu',
      'sum same ho to product kab sabse bada',
      'square has the largest area for a perimeter why',
      'why 5 x 5 beats 4 x 6',
      'sum fixed ho to product maximum equal factors par kyu',
    ],
    says: text`
      Go away from the middle by $d$ on both sides: $(m + d)(m - d) = m^2 - d^2$. Whatever $d$ is, something is taken
      off. With a sum of 10: $5 \times 5 = 25$, $4 \times 6 = 24$, $3 \times 7 = 21$.`,
  },
  {
    of: 'AL.INQ.5',
    asks: [
      'Why are x and y not equal for x squared y?',
      'x^2 y maximum me x = y kyu nahi',
      'powers ke ratio me divide kyu karte hain',
      'weighted product, which parts are equal',
      'sum divided in ratio of the exponents reason',
      'x^2 y maximum me sum ko 2 : 1 me kyu baante',
    ],
    says: text`
      In $x^2y$ the factor $x$ stands twice, so write $\frac{x}{2} \times \frac{x}{2} \times y$, whose factors have
      the fixed sum $x + y$. They are equal for $\frac{x}{2} = y$. So the sum is divided as $2 : 1$, like the
      exponents.`,
  },
  {
    of: 'AL.INQ.5',
    asks: [
      'What do coefficients in the condition change?',
      '2x + 3y = 24 me xy maximum kaise',
      'coefficient diya ho to equal kya kare',
      'product of x and y when sum has multipliers',
      'make 2x and 3y equal, why not x and y',
      '2x + 3y fixed ho to xy maximum me 2x = 3y kyu',
    ],
    says: text`
      Make the terms of the fixed sum equal: $2x$ and $3y$ add up to 24, so each is 12, $x = 6$ and $y = 4$. The
      product $2x \times 3y$ is 6 times $xy$, so both are greatest at the same place.`,
  },
  {
    of: 'AL.INQ.5',
    asks: [
      'Which whole parts give the greatest product?',
      'integers me maximum product kaise',
      'equal parts fraction me aa rahe hai to nearest integer',
      'whole number constraint on greatest product',
      'compare neighbours of the best real value',
      'whole numbers hi allowed ho to product ka maximum neighbours se',
    ],
    says: text`
      Take the whole numbers next to the ideal parts, keep the sum right, and compare the products. For two numbers
      with the sum 11 the ideal is 5.5, so take 5 and 6. If powers occur, try both neighbours, because the nearer one
      is not always better.`,
  },
  {
    of: 'AL.INQ.5',
    asks: [
      'Into how many parts should I divide for the greatest product?',
      'number ko kitne parts me tode product max ke liye',
      'sum 20 divide into 3s for maximum product why',
      'parts of 2 and 3 give largest product',
      'number of parts is not fixed',
      'sum ko kitne parts me tode ki product sabse bada ho',
    ],
    says: text`
      If the number of whole parts is free, take threes, and twos for the rest. A part of 5 or more gives a greater
      product when it is split: $2 \times 3 > 5$. And $3 \times 3 > 2 \times 2 \times 2$, so use at most two twos. For
      10: $3 \times 3 \times 4 = 36$.`,
  },
  {
    of: 'AL.INQ.5',
    asks: [
      'Is the greatest product the same as the least sum?',
      'max product aur min sum me difference',
      'sum fixed or product fixed, which result to use',
      'kab max milega kab min',
      'am-gm gives both maximum and minimum?',
      'sum fixed to max product, product fixed to min sum, difference',
    ],
    says: text`
      They are two sides of one fact. If the sum of positive numbers is fixed, their product has a greatest value; if
      the product is fixed, their sum has a least value. See which of the two is fixed: sum 10 allows at most $5
      \times 5$, product 25 needs at least $5 + 5$.`,
  },
  {
    of: 'AL.INQ.6',
    asks: [
      'Why do I set the expression equal to y?',
      'y ke barabar rakhne ka fayda',
      'range ke liye y = expression kyu',
      'write x in terms of y to get the range, reason',
      'value set kaise milta hai discriminant se',
      'range nikalne ke liye expression ko y kyu maana',
    ],
    says: text`
      $y$ is a value of the expression only if some allowed $x$ gives it. So ask for which $y$ the equation has a
      solution $x$. The condition for a solution, such as a discriminant that is not negative, is an inequality for
      $y$, and its solution is the range.`,
  },
  {
    of: 'AL.INQ.6',
    asks: [
      'Why does the discriminant come in a range question?',
      'range me d >= 0 kyu lagate hain',
      'quadratic in x after cross multiplying, why real roots',
      'how discriminant gives max and min value',
      'rational function ki range',
      'range ke sawal me discriminant zero ya positive kyu',
    ],
    says: text`
      After multiplying by the denominator you have a quadratic in $x$ with $y$ in its coefficients. A real $x$ exists
      only if its discriminant is not negative. That is an inequality for $y$, and its solution is the set of values.`,
  },
  {
    of: 'AL.INQ.6',
    asks: [
      'Is the bound really a value?',
      'end value reach hoti hai ya nahi',
      'supremum included or excluded in range',
      'maximum is reached or only approached',
      'limit ke paas jata hai par milta nahi',
      'bound value actually milti hai ya sirf paas jati hai',
    ],
    says: text`
      Solve for $x$ at the bound. If an allowed $x$ comes out, the bound is a value. For $x \ge 0$ the fraction
      $\frac{x}{x + 1}$ is 0 at $x = 0$, so 0 is a value. It comes near to 1 but never reaches it, because $x = x + 1$
      has no solution.`,
  },
  {
    of: 'AL.INQ.6',
    asks: [
      'Can I just try the ends and a few numbers?',
      'kuch values rakh ke range nikal sakte hain kya',
      'range by putting numbers is safe?',
      'check 0, 1, -1 and infinity only',
      'trial method for greatest value',
      'range ke liye kuch numbers try karna risky kyu',
    ],
    says: text`
      No, that gives only a guess, because the greatest or least value is often at a place that you do not try, and
      negative numbers are easily forgotten. Show the guess by completing a square, by the discriminant, or by the
      least sum of two positive terms.`,
  },
  {
    of: 'AL.INQ.6',
    asks: [
      'How do I use a condition that ties x and y together?',
      'condition diya hai to expression ki range kaise',
      'replace y and get one variable',
      'two variables with one relation, greatest value',
      'x^2 + y^2 given, find limits of x + y',
      'x + y fixed condition se expression ki range kaise nikale',
    ],
    says: text`
      Use it to remove one letter, and keep the bounds that it brings for the other. Or call the wanted expression
      $k$: with $x + y = k$ and $x^2 + y^2 = 50$, put $y = k - x$ into the second equation. It has a real solution
      only if $k^2 \le 100$.`,
  },
  {
    of: 'AL.INQ.6',
    asks: [
      'Why are values missing in the middle of the range?',
      'range me beech ka gap kyu aata hai',
      'values between two numbers never taken',
      'range in two parts, how to see',
      'x + 1/x never between -2 and 2',
      'range ke beech me kuch values kyu missing hain',
    ],
    says: text`
      With $x$ in a denominator the graph has separate pieces, and there may be a gap between their heights. $x +
      \frac{1}{x}$ is at least 2 for positive $x$ and at most $-2$ for negative $x$, so no value lies between $-2$ and
      2. Both parts belong to the range.`,
  },
  {
    of: 'AL.INQ.7',
    asks: [
      'Why is the greatest value at a corner?',
      'corner points pe hi max min kyu',
      'linear programming corner rule reason',
      'why check only corners of the region',
      'maximum beech me kyu nahi hota',
      'maximum hamesha corner point par kyu milta hai',
    ],
    says: text`
      Along a straight line a linear expression only rises or only falls. From a point inside you can go on until a
      border, and along the border until a corner, without ever falling. So no point beats the best corner.`,
  },
  {
    of: 'AL.INQ.7',
    asks: [
      'Can I take the largest of each letter?',
      'sab ka maximum ek sath le sakte hain kya',
      'greatest x and greatest y together',
      'har variable ki max value put kar du',
      'why not plug extreme values of both',
      'sab variables ki largest value ek saath lena galat kyu',
    ],
    says: text`
      Only if no condition binds them together. If $x \le 8$, $y \le 7$ and $x + y \le 10$, the pair 8 and 7 is not
      allowed. With separate bounds only, it is right to take each extreme by itself.`,
  },
  {
    of: 'AL.INQ.7',
    asks: [
      'Should a letter with a negative coefficient be large or small?',
      'minus wala variable minimum lena hai kya',
      'maximise 3x - 2y, y small kyu',
      'coefficient sign decides large or small',
      'difference ka max kaise nikale',
      'minus coefficient wale variable ko chhota rakhna kyu',
    ],
    says: text`
      For the greatest value it should be small, because the term with a minus lowers the value. $3x - 2y$ is greatest
      with large $x$ and small $y$. If $y$ may be negative, take the lowest $y$ that is allowed: $-2 \times (-4)$ adds
      8.`,
  },
  {
    of: 'AL.INQ.7',
    asks: [
      'How do I find the greatest product of two bounded numbers?',
      'negative range ho to product ka max kaise',
      '-3 <= x <= 4 and -5 <= y <= 2, max of xy',
      'product of two extremes, try all four combinations',
      'minus into minus bada ho sakta hai',
      'product of two ranges with negative numbers, try all ends',
    ],
    says: text`
      A product of two negative numbers is positive, so test all four combinations of the ends. For $-3 \le x \le 4$
      and $-5 \le y \le 2$ they are 15, $-6$, $-20$ and 8. So the greatest is 15, from both negative ends.`,
  },
  {
    of: 'AL.INQ.7',
    asks: [
      'How do I find the corners?',
      'corner points kaise nikale conditions se',
      'intersection of lines, which ones matter',
      'solve two boundary equations at a time',
      'vertex satisfies other constraints or not',
      'region ke corners kaise nikale do lines solve karke',
    ],
    says: text`
      Take two conditions as equations and solve them. Then test the other conditions: a crossing that breaks one of
      them is no corner. A sketch shows quickly which lines meet at the border of the allowed region.`,
  },
  {
    of: 'AL.INQ.7',
    asks: [
      'What if the answer must be whole numbers?',
      'corner fraction me aaya to integer kaise',
      'integer constraint in maximum question',
      'nearest integer point to the corner is best?',
      'whole number of items with limits',
      'corner integer nahi hai to best integer point kaise',
    ],
    says: text`
      If the corner has whole numbers, nothing changes. If not, look at whole points near it that meet all conditions,
      and compare their values. Rounding up may break a condition, and the best point need not be the nearest one.`,
  },
  {
    of: 'AL.INQ.8',
    asks: [
      'How do I compare powers with large exponents?',
      'bade powers kaise compare kare',
      '2^75 or 3^50, which is bigger',
      'common exponent banane ka tarika',
      'big exponents, take the hcf of them',
      'bade exponents wale powers compare karne ke liye common exponent',
    ],
    says: text`
      Write both with one exponent, the HCF of the two. $2^{75} = (2^3)^{25} = 8^{25}$ and $3^{50} = (3^2)^{25} =
      9^{25}$. Powers with one positive exponent are in the order of their bases, so the second is larger.`,
  },
  {
    of: 'AL.INQ.8',
    asks: [
      'How do I compare roots of different orders?',
      'square root aur cube root compare kaise',
      'roots with different index, raise to lcm',
      'cube root of 5 or fourth root of 8',
      'lcm of orders kyu lete hain surds me',
      'square root aur cube root compare karne ke liye lcm power',
    ],
    says: text`
      Raise both to the LCM of their orders; the order stays, because both are positive. For $\sqrt{3}$ and
      $\sqrt[3]{5}$ the 6th powers are 27 and 25, so $\sqrt{3}$ is larger.`,
  },
  {
    of: 'AL.INQ.8',
    asks: [
      'Why does a base below 1 turn the order round?',
      'base fraction ho to power badhne se chhota kyu',
      '(1/2)^3 is less than (1/2)^2 why',
      'inequality sign reverse for base between 0 and 1',
      '0.5 ki power compare karna',
      'base 1 se chhota ho to bada exponent chhoti power kyu',
    ],
    says: text`
      Multiplying by a positive number below 1 makes a positive number smaller. So each further factor $\frac{1}{2}$
      lowers the power: $\frac{1}{4}$, $\frac{1}{8}$, $\frac{1}{16}$. For such a base the larger exponent belongs to
      the smaller power.`,
  },
  {
    of: 'AL.INQ.8',
    asks: [
      'May I take roots or powers on both sides?',
      'dono side power lene se inequality same rahegi',
      'n^50 < 7^75 me 25th root le sakte hain kya',
      'raising both sides keeps the order?',
      'root lene par sign ka kya hoga',
      'dono sides par same root ya power lene se inequality rahegi kya',
    ],
    says: text`
      Yes, if both sides are positive and the power is positive. Then larger stays larger. From $n^{50} < 7^{75}$ the
      25th root gives $n^2 < 7^3 = 343$, so $n$ is at most 18. For negative numbers an even power may change the
      order.`,
  },
  {
    of: 'AL.INQ.8',
    asks: [
      'Can I compare by differences of roots?',
      'root 7 - root 5 aur root 5 - root 3 compare',
      'difference of surds ka comparison kaise',
      'rationalise to compare the differences',
      'conjugate se bada chhota kaise pata',
      'roots ke differences compare karna conjugate se',
    ],
    says: text`
      Write each as a fraction by the conjugate: $\sqrt{7} - \sqrt{5} = \frac{2}{\sqrt{7} + \sqrt{5}}$ and $\sqrt{5} -
      \sqrt{3} = \frac{2}{\sqrt{5} + \sqrt{3}}$. The numerators are equal, so the larger denominator makes the smaller
      number: the first is smaller.`,
  },
  {
    of: 'AL.INQ.8',
    asks: [
      'Does the larger exponent always give the larger power?',
      'exponent bada matlab number bada?',
      '2^5 vs 5^2, exponent or base more important',
      'power bada hai to value badi hogi na',
      'which matters more, base or exponent',
      'bada exponent matlab badi power zaroori hai kya',
    ],
    says: text`
      No, base and exponent both count. $2^5 = 32$ is more than $5^2 = 25$, but $10^2$ is more than $2^5$. You can
      compare exponents only if the bases are equal, and bases only if the exponents are equal. With a base below 1
      the larger exponent gives the smaller power.`,
  },
];

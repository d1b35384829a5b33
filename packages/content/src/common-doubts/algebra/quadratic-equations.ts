import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const quadraticEquations: readonly CommonDoubt[] = [
  {
    of: 'AL.QUA',
    asks: [
      'Why can I not cancel the unknown on both sides?',
      'x se dono taraf divide kar sakte hain kya',
      'can i cut x from both sides of the equation',
      'why do we lose a root on dividing by x',
      'common factor cancel karne se root kyu chala gaya',
      'x common hai to dono taraf se kaat du, root kyu khota hai',
    ],
    says: text`
      You may divide only by something that is not $0$, and $x$ may be $0$. From $x(x - 3) = 5x$ dividing by $x$ gives
      $x = 8$ and loses the solution $x = 0$. Bring all terms to one side and take $x$ out as a factor.`,
  },
  {
    of: 'AL.QUA',
    asks: [
      'What does the discriminant show, and where does its formula come from?',
      'discriminant b^2 - 4ac kaha se aaya',
      'why b square minus 4ac decides the roots',
      'd ya discriminant ka matlab kya hai',
      'd negative to real root kyu nahi',
      'discriminant formula ka matlab aur origin kya hai',
    ],
    says: text`
      The roots are $\frac{-b \pm \sqrt{D}}{2a}$ with $D = b^2 - 4ac$, so $D$ is the number under the root. A positive
      $D$ gives two different roots. With $D = 0$ plus and minus give the same root. A negative $D$ has no real square
      root, so there are no real roots.`,
  },
  {
    of: 'AL.QUA',
    asks: [
      'Why does a square have two roots, plus and minus?',
      'plus minus kyu aata hai root lete time',
      'why both positive and negative value of x',
      'x^2 = 49 then x is only 7 na',
      'negative root ko kab reject kare',
      'x square equal number me minus wala root bhi kyu lena',
    ],
    says: text`
      Both $7^2$ and $(-7)^2$ are 49, so $x^2 = 49$ has two solutions. Keep both until a condition rules one out, such
      as a length, a count or a given sign. The sign $\sqrt{49}$ itself means only 7.`,
  },
  {
    of: 'AL.QUA',
    asks: [
      'How do I split the middle term quickly?',
      'middle term splitting kaise kare fast',
      'which two factors split the middle term',
      'factorise nahi ho raha to kya kare',
      'factors or formula, which one to use',
      'middle term split karne ke liye sum aur product wale number kaise dhundhe',
    ],
    says: text`
      Look for two numbers whose product is $a \times c$ and whose sum is $b$. For $2x^2 + 7x + 6$ the product is 12
      and the sum 7, so 3 and 4. If $D$ is no perfect square, no whole numbers will do, so use the formula.`,
  },
  {
    of: 'AL.QUA',
    asks: [
      'Do roots, zeros and solutions mean the same?',
      'root zero aur solution me fark',
      'what is a zero of a quadratic',
      'roots ka graph me matlab kya hai',
      'where the graph meets the x axis is it the root',
      'zeros of the quadratic, roots aur solutions ek hi cheez hai kya',
    ],
    says: text`
      Nearly. An equation has roots or solutions, a function has zeros: the places where its value is 0. On the graph
      these are the points on the $x$-axis. So $x^2 - 5x + 6 = 0$ has the roots 2 and 3, and the curve meets the axis
      there.`,
  },
  {
    of: 'AL.QUA',
    asks: [
      'May I multiply the equation by a number first?',
      'x^2 ka coefficient 1 karna zaroori hai kya',
      'can i divide the equation by a before using sum and product',
      'multiply whole equation by minus one allowed',
      'do roots change if i multiply the equation by 2',
      'poori equation ko kisi number se multiply ya divide karna allowed kya',
    ],
    says: text`
      Yes, multiplying or dividing all terms by the same number other than 0 keeps the roots, because 0 stays 0. But
      the values of the expression change: the least value of $2x^2 - 8x$ is twice that of $x^2 - 4x$.`,
  },
  {
    of: 'AL.QUA',
    asks: [
      'Can I take the root of the discriminant term by term?',
      'root of b^2 - 4ac ko alag alag root kar sakte kya',
      'sqrt of d split into b minus 2 root ac',
      'formula me root ke andar ka minus alag karna',
      'splitting the square root in the quadratic formula',
      'd ka root term wise lena galat kyu',
    ],
    says: text`
      No. A root may be taken factor by factor, not term by term: $\sqrt{25 - 16} = \sqrt{9} = 3$, but $5 - 4 = 1$.
      Work out the number under the root first, then take its root.`,
  },
  {
    of: 'AL.QUA.1',
    asks: [
      'Why is the sum of the roots minus b over a?',
      'sum of roots me minus kyu aata hai',
      'alpha + beta = -b/a kaise aaya',
      'sign of the sum of roots, plus or minus',
      'where do sum -b/a and product c/a of the roots come from',
      'roots ka sum minus b by a me minus sign kyu',
    ],
    says: text`
      Write the equation from its roots: $(x - \alpha)(x - \beta) = x^2 - (\alpha + \beta)x + \alpha\beta$. Compare
      with $x^2 + \frac{b}{a}x + \frac{c}{a}$. The sum has a minus in front, the product has none. For roots 2 and 3:
      $x^2 - 5x + 6$.`,
  },
  {
    of: 'AL.QUA.1',
    asks: [
      'Why do we not find the roots first?',
      'roots nikal ke put kar de to nahi chalega',
      'do i need to solve for alpha and beta',
      'why use sum and product only and not solve',
      'irrational roots hai to kaise value nikale',
      'alpha beta alag alag nikale bina kaise, solve kyu nahi karte',
    ],
    says: text`
      You can, but roots with a square root in them make long work. An expression that stays the same when both roots
      change places can be written by their sum and product, which stand in the equation. So the roots are not needed.`,
  },
  {
    of: 'AL.QUA.1',
    asks: [
      'Why is the sum of squares not the square of the sum?',
      'alpha^2 + beta^2 = (alpha+beta)^2 kyu nahi',
      'why subtract 2 alpha beta',
      'square of the sum minus twice product reason',
      'roots ke square ka sum kaise nikale',
      'alpha square plus beta square me 2 alpha beta kyu ghatate hain',
    ],
    says: text`
      $(\alpha + \beta)^2$ also holds $2\alpha\beta$, so take it off: $\alpha^2 + \beta^2 = (\alpha + \beta)^2 -
      2\alpha\beta$. With 2 and 3: $25 - 12 = 13 = 4 + 9$. Without taking it off you would have 25.`,
  },
  {
    of: 'AL.QUA.1',
    asks: [
      'How do I find the sum of the reciprocals of the roots?',
      '1/alpha + 1/beta kaise nikale',
      'sum of reciprocals, is it 1 by sum',
      'reciprocal jodna hai roots ke',
      'why sum over product for one by alpha plus one by beta',
      'reciprocals of alpha and beta ka sum = sum by product kyu',
    ],
    says: text`
      Add the fractions over a common denominator: $\frac{1}{\alpha} + \frac{1}{\beta} = \frac{\alpha +
      \beta}{\alpha\beta}$. So it is sum over product. It is not one over the sum: for 2 and 3 it is $\frac{5}{6}$,
      not $\frac{1}{5}$.`,
  },
  {
    of: 'AL.QUA.1',
    asks: [
      'How do I get the difference of the roots from sum and product?',
      'alpha - beta kaise nikale',
      'difference of roots formula, why 4 times product',
      '(alpha - beta)^2 me minus 4 kyu',
      'sum and product known, find difference',
      'alpha minus beta nikalna sum product se, 4 alpha beta kyu',
    ],
    says: text`
      Square it: $(\alpha - \beta)^2 = (\alpha + \beta)^2 - 4\alpha\beta$. One $2\alpha\beta$ is taken off to reach
      the sum of squares, and another because the difference has $-2\alpha\beta$. For 2 and 3: $25 - 24 = 1$.`,
  },
  {
    of: 'AL.QUA.1',
    asks: [
      'How do I use that a root satisfies the equation?',
      'root ko equation me put karne se kya milega',
      'alpha^2 ko chhote power me kaise likhe',
      'higher powers of alpha reduce kaise kare',
      'alpha satisfies the equation so what',
      'alpha root hai to equation me rakh kar power kaise ghataye',
    ],
    says: text`
      A root makes the equation true. If $x^2 - 5x + 6 = 0$ has the root $\alpha$, then $\alpha^2 = 5\alpha - 6$. So
      each square can be replaced by a first power, and high powers come down step by step.`,
  },
  {
    of: 'AL.QUA.2',
    asks: [
      'Why do I put x - 3 when the roots grow by 3?',
      'roots 3 bade hai to x + 3 kyu nahi x - 3 kyu',
      'why opposite sign in the transformed equation',
      'roots alpha + 3 then replace x by what',
      'substitution ulta kyu hota hai',
      'naye roots 3 zyada hain to x ki jagah x - 3 kyu rakhe',
    ],
    says: text`
      Call the new root $x$. It is 3 more than the old one, so the old root is $x - 3$. The old root satisfies the
      given equation, so it is $x - 3$ that goes in. Putting $x + 3$ makes roots that are 3 smaller.`,
  },
  {
    of: 'AL.QUA.2',
    asks: [
      'How do I get the equation with reciprocal roots?',
      'reciprocal roots ki equation me coefficients reverse kyu',
      '1/alpha and 1/beta as roots, new equation',
      'why do a and c change places',
      'roots ulte ho to equation kaise banegi',
      'reciprocals as roots of new equation, coefficients ulte kyu ho jate',
    ],
    says: text`
      If the new root is $x$, the old one is $\frac{1}{x}$. Put it in and multiply by $x^2$: $ax^2 + bx + c$ becomes
      $a + bx + cx^2$. So first and last coefficients change places. No root may be 0.`,
  },
  {
    of: 'AL.QUA.2',
    asks: [
      'What changes when each root is multiplied by a number?',
      'roots 3 guna ho to equation kaise badlegi',
      'each root is doubled, new coefficients',
      'multiplied roots, where do k and k square come',
      'product of new roots 9 times why',
      'roots ko number se multiply kiya to sum aur product kitne guna',
    ],
    says: text`
      The sum is multiplied by 3, the product by $3 \times 3$, because each of the two factors is tripled. For roots 2
      and 3 we have $x^2 - 5x + 6$, for 6 and 9 we have $x^2 - 15x + 54$.`,
  },
  {
    of: 'AL.QUA.2',
    asks: [
      'May I work with sum and product of the new roots instead?',
      'new sum and new product se equation bana sakte hain',
      'substitution karu ya sum product',
      'x^2 - (sum)x + product use for new roots',
      'which way is faster for changed roots',
      'new equation by sum and product of changed roots, allowed?',
    ],
    says: text`
      Yes. Find the sum and the product of the new roots and write $x^2 - \text{sum} \cdot x + \text{product} = 0$.
      This works for every change, also for $\alpha^2$ and $\beta^2$. The substitution is quicker where each root
      changes in the same simple way.`,
  },
  {
    of: 'AL.QUA.2',
    asks: [
      'Why do the first coefficient and the discriminant stay when roots are shifted?',
      'roots shift kiye to x^2 ka coefficient same kyu',
      'leading coefficient remains but others change why',
      'is the discriminant same after shifting roots',
      'difference of roots same rehta hai kya shift karne par',
      'roots shift karne par first coefficient aur discriminant same kyu',
    ],
    says: text`
      Adding a number to both roots moves the whole curve sideways. Its shape stays, so the coefficient of $x^2$
      stays. The distance between the roots stays too, and with it the discriminant. The middle and last coefficients
      depend on where the curve lies, so they change.`,
  },
  {
    of: 'AL.QUA.3',
    asks: [
      'Do ‘real roots’ include equal roots?',
      'real roots me d = 0 lena hai kya',
      'real and distinct vs real roots',
      'why d >= 0 and not d > 0 for real roots',
      'equal roots bhi real count hote hain',
      'real roots me equal roots gine jaye kya, d zero',
    ],
    says: text`
      Yes. Real roots means that the discriminant is not negative, $D \ge 0$, and equal roots are real. Distinct or
      different real roots means $D > 0$. Read which word the question has, because only the border value differs.`,
  },
  {
    of: 'AL.QUA.3',
    asks: [
      'What if the coefficient of x squared can be zero?',
      'k = 0 ho jaye to quadratic rahega kya',
      'leading coefficient zero case kyu check kare',
      'equation becomes linear for one value of k',
      'is the value that kills x^2 allowed',
      'x^2 ka coefficient zero ho gaya to equation quadratic kaha rahi',
    ],
    says: text`
      Then that value makes the equation linear, and a discriminant says nothing about it. If the question says
      quadratic equation or two roots, leave the value out. If it says only equation, look at the linear one by
      itself.`,
  },
  {
    of: 'AL.QUA.3',
    asks: [
      'How does the sign of the discriminant show on the graph?',
      'graph x axis ko touch kare to d = 0 kyu',
      'curve does not meet the x-axis means d negative?',
      'touches the axis means equal roots reason',
      'line touches the parabola discriminant zero',
      'parabola x axis ko touch ya cut kare to discriminant kaisa',
    ],
    says: text`
      Roots are the points on the $x$-axis. A positive $D$ means that the curve cuts the axis twice, $D = 0$ that it
      just touches it, and a negative $D$ that it stays on one side. For a line and a curve, use $D$ of their
      equation.`,
  },
  {
    of: 'AL.QUA.3',
    asks: [
      'How do I find the range of k when k is in the middle term?',
      'k^2 wali inequality aa gayi d se, ab kya',
      'outside or inside the values of k for real roots',
      'middle term me k hai to range do part me kyu',
      'k <= or k >= how to choose',
      'discriminant me k ka square hai to k ki range kaise nikale',
    ],
    says: text`
      The condition is a quadratic inequality in $k$. Find its zeros and ask where it has the wanted sign: with
      positive $k^2$ it is positive outside the zeros and negative between them. For $k^2 - 36 \ge 0$ that is $k \le
      -6$ or $k \ge 6$.`,
  },
  {
    of: 'AL.QUA.3',
    asks: [
      'Why is the expression positive for all x when D is negative?',
      'hamesha positive hone ke liye d < 0 kyu',
      'always positive quadratic needs a > 0 and d negative why',
      'x^2 + kx + 9 never zero means what',
      'for all real x condition on discriminant',
      'quadratic hamesha positive rahe iske liye d negative kyu',
    ],
    says: text`
      A negative $D$ means no zero, so the curve never crosses the $x$-axis and stays on one side. The sign of $a$
      shows which side it is: with $a > 0$ it opens upwards, so all values are positive. Both conditions are needed.`,
  },
  {
    of: 'AL.QUA.3',
    asks: [
      'How do I make the roots rational?',
      'rational roots ke liye d perfect square kyu',
      'd should be a perfect square reason',
      'when are the roots rational and when irrational',
      'integer coefficients with rational roots condition',
      'rational roots ke liye discriminant ka perfect square hona kyu',
    ],
    says: text`
      The roots are $\frac{-b \pm \sqrt{D}}{2a}$. With rational coefficients all but $\sqrt{D}$ is rational. So the
      roots are rational exactly if $D$ is the square of a rational number, for whole coefficients a perfect square
      such as 0, 1, 4, 9.`,
  },
  {
    of: 'AL.QUA.4',
    asks: [
      'How do I write roots that are in a ratio?',
      'roots ka ratio diya hai to kaise maane',
      'one root twice the other, let t and 2t',
      'roots 2 : 3 then take 2t and 3t reason',
      'ratio of roots given, what to assume',
      'roots ratio me diye to 2t aur 3t kyu maane',
    ],
    says: text`
      Write them with one letter, such as $2t$ and $3t$. The sum is $5t$ and the product $6t^2$. One of the two gives
      $t$, and the other then gives the coefficient that is sought. Do not take the roots to be 2 and 3.`,
  },
  {
    of: 'AL.QUA.4',
    asks: [
      'Why are both sum and product needed?',
      'sirf sum se kaam nahi chalega kya',
      'why use product also in relation of roots',
      'one equation from the sum is enough?',
      'do unknown hai to do equation chahiye',
      'relation of roots me sum aur product dono kyu use karne padte',
    ],
    says: text`
      There are two unknowns, the letter of the roots and the coefficient. Each of sum and product is one equation.
      The one without the coefficient gives the root, the other the coefficient. If both hold it, eliminate the letter
      of the roots.`,
  },
  {
    of: 'AL.QUA.4',
    asks: [
      'Why do I get two values of the constant?',
      'k ki do value kyu aa rahi hai',
      'both positive and negative t possible?',
      'do answer aaye, dono sahi hai kya',
      'reject one value of the parameter or keep both',
      'constant ki do values aa rahi hain, dono rakhe ya ek',
    ],
    says: text`
      Roots in a ratio may both be positive or both negative, and a square such as $t^2 = 4$ allows $t = 2$ and $t =
      -2$. So two values of a middle coefficient may fit. Put both in, and keep those that meet all conditions of the
      question.`,
  },
  {
    of: 'AL.QUA.4',
    asks: [
      'Can I write the relation when one root is the square of the other?',
      'ek root dusre ka square hai to kya maane',
      'let roots t and t^2',
      'cube aa gaya equation me, kaise solve kare',
      'square relation between roots gives a cubic',
      'one root is square of other, t and t^2 maan ke cubic',
    ],
    says: text`
      Yes, write $t$ and $t^2$. Then the sum is $t + t^2$ and the product $t^3$. If the product is known, $t$ is its
      cube root; if the sum is known, $t$ comes from a quadratic with two values of $t$. Test both.`,
  },
  {
    of: 'AL.QUA.4',
    asks: [
      'Which equation is best when the difference of the roots is given?',
      'roots ka difference diya hai to kya kare',
      'difference of roots is 5, use (a-b)^2 formula?',
      'roots t and t + 5 lena sahi hai kya',
      'difference given without solving the roots',
      'roots ka difference given, t aur t + 5 ya identity',
    ],
    says: text`
      Both ways work: write $t$ and $t + 5$, or use $(\alpha - \beta)^2 = (\alpha + \beta)^2 - 4\alpha\beta$. The
      second one needs no $t$. For a sum of 9 and a difference of 5: $81 - 4\alpha\beta = 25$, so the product is 14.`,
  },
  {
    of: 'AL.QUA.4',
    asks: [
      'What relation do opposite or reciprocal roots give?',
      'roots equal in magnitude opposite sign ka matlab',
      'roots reciprocal of each other condition',
      'sum zero kab hota hai roots ka',
      'b = 0 or c = a, which condition for what',
      'roots opposite sign ya ek dusre ke reciprocal ho to coefficient condition',
    ],
    says: text`
      Roots $t$ and $-t$ have the sum 0, so the middle coefficient is 0. Roots $t$ and $\frac{1}{t}$ have the product
      1, so first and last coefficients are equal. Check besides that the roots are real if the question asks for it.`,
  },
  {
    of: 'AL.QUA.5',
    asks: [
      'Why do we subtract the two equations?',
      'common root me equations minus kyu karte hain',
      'subtract karne se common root kaise mil jata hai',
      'why does the difference also have the common root',
      'eliminating x^2 to get the shared root',
      'common root nikalne ke liye equations ko subtract kyu karte',
    ],
    says: text`
      The common root makes both left sides 0, so it makes their difference 0 as well. When the squares cancel, the
      difference is linear and has only one root. So this must be the common root, if there is one.`,
  },
  {
    of: 'AL.QUA.5',
    asks: [
      'Why do I test the root that I found?',
      'common root verify karna zaroori hai kya',
      'after subtracting, why put it back in the equation',
      'root of the difference but not of both?',
      'check kyu kare jab subtract karke mil gaya',
      'common root mil gaya par verify kyu karna padega',
    ],
    says: text`
      Subtracting loses information: where both left sides are 5, the difference is 0 too. So the root of the
      difference is only a candidate. Put it into one of the equations; if that is 0, the other one is 0 as well.`,
  },
  {
    of: 'AL.QUA.5',
    asks: [
      'How many roots can two different quadratics share?',
      'ek common root ya dono common, kaise pata',
      'both roots common condition ratio of coefficients',
      'can they have two roots in common',
      'exactly one common root meaning',
      'do quadratics me dono roots common ho sakte hain kya',
    ],
    says: text`
      If both roots are common, the two equations are multiples of each other: $\frac{a_1}{a_2} = \frac{b_1}{b_2} =
      \frac{c_1}{c_2}$. Otherwise they share at most one. Exactly one common root leaves the first case out.`,
  },
  {
    of: 'AL.QUA.5',
    asks: [
      'What if a bracket with the parameter could be cancelled?',
      'k se divide kar sakte hain kya common root me',
      'bracket with k cancelled, is a case lost',
      'subtract karne pe (k-2)(x-1) = 0 aaya',
      'when the coefficient of x in difference is zero',
      'k wala bracket cancel karne se koi case chhoot jata hai kya',
    ],
    says: text`
      A product such as $(k - 2)(x - 1) = 0$ has two cases. Either $x = 1$ is the common root, or $k = 2$, and then
      the two equations may be one and the same. Look at both cases, and do not cancel the bracket.`,
  },
  {
    of: 'AL.QUA.5',
    asks: [
      'How do I find the other roots after the common one?',
      'common root mil gaya ab dusre roots kaise',
      'remaining root of each equation from sum or product',
      'other root by product c over a',
      'do i solve each quadratic again',
      'common root ke baad bacha hua dusra root product se kaise',
    ],
    says: text`
      Use the product or the sum of each equation. If the common root is 2 in $x^2 - 7x + 10 = 0$, the other is $10
      \div 2 = 5$, or $7 - 2 = 5$. There is no need to solve the equations again.`,
  },
  {
    of: 'AL.QUA.5',
    asks: [
      'What if I can find the roots of one equation directly?',
      'ek equation factorise ho rahi hai to kya kare',
      'put each root of known equation into the other',
      'one quadratic has no parameter, use its roots',
      'common root ke liye try both roots?',
      'ek equation ke roots pata ho to common root dusri me rakh do',
    ],
    says: text`
      Then find its two roots and put each into the other equation. Each of them gives a value of the parameter, so
      there may be two values. This is the quickest way when one of the equations has no letter besides $x$.`,
  },
  {
    of: 'AL.QUA.6',
    asks: [
      'Why are the roots among the factors of the product?',
      'integer roots ho to constant ke factors kyu dekhte hain',
      'why list factor pairs of the constant term',
      'roots are whole numbers so they divide c?',
      'pairs of factors se roots kaise milte hain',
      'integer roots constant term ke factor kyu hote hain',
    ],
    says: text`
      With a leading coefficient of 1 the constant is the product of the roots. If both are whole numbers, they make a
      pair of factors of it. For a constant of 12 only $1 \times 12$, $2 \times 6$, $3 \times 4$ and their negative
      versions can be roots.`,
  },
  {
    of: 'AL.QUA.6',
    asks: [
      'Do I have to count negative pairs too?',
      'negative factors bhi lene hain kya',
      'both roots negative allowed for integers',
      'integer me minus wale bhi aate hain',
      'positive pairs only or negative also when listing',
      'integer roots negative bhi ho sakte, negative pairs gine kya',
    ],
    says: text`
      Yes, if the question says integers: $(-3) \times (-4)$ is 12 too. Each negative pair gives the opposite sum, so
      another coefficient. Only if the roots are to be positive or natural numbers, leave the negative pairs out.`,
  },
  {
    of: 'AL.QUA.6',
    asks: [
      'Why do I not count both orders of a pair?',
      '3 aur 4, 4 aur 3 alag count honge kya',
      'same pair reversed gives same k?',
      'order of roots matters while counting k',
      'double count of factor pairs',
      'roots 3, 4 aur 4, 3 se k same, do baar count kyu nahi',
    ],
    says: text`
      The roots 3 and 4 are the same as 4 and 3: they give the same sum, so the same coefficient. The question asks
      for values of the coefficient or for equations, so count each pair once.`,
  },
  {
    of: 'AL.QUA.6',
    asks: [
      'How do I eliminate the parameter when sum and product contain it?',
      'k sum me bhi hai product me bhi',
      'how to make two brackets from sum and product',
      'add 1 on both sides to factorise, why',
      'simon trick in integer roots',
      'k sum aur product dono me aaye to k ko kaise hataye',
    ],
    says: text`
      Take sum and product as two equations and remove $k$. If the sum is $k$ and the product $k + 5$, then $pq - p -
      q = 5$. Add 1 on both sides: $(p - 1)(q - 1) = 6$. Now list the factor pairs of 6.`,
  },
  {
    of: 'AL.QUA.6',
    asks: [
      'May I use that the discriminant is a perfect square?',
      'd ko perfect square maan ke kar sakte hain kya',
      'discriminant a perfect square is enough for integer roots?',
      'k wale d ko n^2 ke barabar rakhe',
      'two ways, factor pairs or discriminant',
      'integer roots ke liye discriminant perfect square wala tarika sahi kya',
    ],
    says: text`
      Yes, whole coefficients and whole roots need a perfect square $D$. With leading coefficient 1 it is also enough,
      because $-b \pm \sqrt{D}$ is then even. It helps when $k$ enters $D$; factor pairs are quicker when the product
      is a number.`,
  },
  {
    of: 'AL.QUA.7',
    asks: [
      'Why is the vertex midway between the roots?',
      'vertex beech me hi kyu hota hai',
      'vertex at minus b by 2a kaha se aaya',
      'why is the least value at x = -b/2a',
      'axis of the parabola in the middle of zeros',
      'parabola ka vertex roots ke beech me aur -b/2a kyu',
    ],
    says: text`
      The curve is symmetric, so two places of equal height lie equally far from the axis. The roots are such places,
      with the mean $-\frac{b}{2a}$. The formula holds without real roots too, because moving the curve up does not
      shift the axis.`,
  },
  {
    of: 'AL.QUA.7',
    asks: [
      'How do I know whether it is a maximum or a minimum?',
      'maximum hai ya minimum kaise pata',
      'a positive means least value or greatest value',
      'sign of x^2 decides the opening?',
      'parabola upar khulta hai ya neeche',
      'quadratic ki max value aayegi ya min, kaise samjhe',
    ],
    says: text`
      Look at the sign of the coefficient of $x^2$. Far out the square wins: with a positive one the curve goes up on
      both sides and has a lowest point, with a negative one it goes down and has a highest point.`,
  },
  {
    of: 'AL.QUA.7',
    asks: [
      'Does the question want the place or the value?',
      'x ki value deni hai ya y ki',
      'greatest value or where it is greatest',
      'vertex ka x coordinate answer hai kya',
      'price for max profit vs the max profit itself',
      'vertex ka x dena hai ya maximum value deni hai',
    ],
    says: text`
      Read the last line. ‘For which price’ or ‘at which time’ asks for the place $x$ of the vertex. ‘The greatest
      profit’ or ‘the least value’ asks for the value, which you get by putting this $x$ into the expression.`,
  },
  {
    of: 'AL.QUA.7',
    asks: [
      'What if the vertex lies outside the allowed values?',
      'vertex range me nahi aata to max kaha hoga',
      'condition x between 2 and 5 and vertex is at 7',
      'check the ends of the interval or the vertex',
      'domain restricted hai to minimum kaise',
      'vertex allowed range ke bahar ho to maximum kaha milega',
    ],
    says: text`
      Then the expression only rises or only falls on the allowed part, and the extreme lies at an end. Put both ends
      in. If the vertex is inside, one extreme is there and the other at the end that is farther away.`,
  },
  {
    of: 'AL.QUA.7',
    asks: [
      'Which whole number is best when the vertex is at a fraction?',
      'x integer hona chahiye aur vertex fraction me hai',
      'nearest integers to the vertex, check both',
      'number of buses cannot be 6.4, what to take',
      'vertex at 5.5 then 5 and 6 give same value?',
      'whole number ki shart me vertex decimal ho to nearest lena',
    ],
    says: text`
      Take the whole number nearest to the vertex, because the curve is symmetric about it. If the vertex is at 5.3,
      take 5; if it is at 5.5, 5 and 6 give the same value. Do not put 5.3 in where only whole numbers can occur.`,
  },
  {
    of: 'AL.QUA.7',
    asks: [
      'How do I set up profit or area as a quadratic?',
      'profit ka quadratic kaise banaye',
      'price up by 2 and sales down by 10, how to write',
      'number of increases as x is better?',
      'product of two linear expressions is the quadratic',
      'profit wale question me quadratic kaise banta hai',
    ],
    says: text`
      Call the number of steps $x$ and write both factors with it: profit of a piece, say $20 + 2x$, times pieces
      sold, say $100 - 5x$. The zeros of the factors are $-10$ and 20, and the vertex is midway between them, at 5.`,
  },
  {
    of: 'AL.QUA.7',
    asks: [
      'Can I find the least value by completing the square?',
      'completing square se minimum kaise milta hai',
      'square hamesha zero ya positive to minimum kya',
      '(x - 3)^2 + 4 smallest value reason',
      'need of calculus for max and min?',
      'complete the square karke least value nikalna',
    ],
    says: text`
      Yes. A square is never negative, and it is 0 at one place. In $x^2 - 6x + 13 = (x - 3)^2 + 4$ the square is
      least, 0, at $x = 3$, so the least value is 4. No derivative is needed.`,
  },
  {
    of: 'AL.QUA.8',
    asks: [
      'How do I see that a substitution helps?',
      'kab substitution karna hai kaise pehchane',
      'let t = x^2 when to do this',
      'hidden quadratic ko kaise dekhe',
      'x^4 and x^2 together then what',
      'kaise pata ki t maan ke quadratic banega',
    ],
    says: text`
      Look for an expression that appears once by itself and once as its square: $x^2$ and $x^4$, $3^x$ and $9^x$,
      $\sqrt{x}$ and $x$. Call it $t$, and the equation is an ordinary quadratic in $t$.`,
  },
  {
    of: 'AL.QUA.8',
    asks: [
      'Why are some values of t thrown away?',
      't negative aaya to reject kyu karte hain',
      'why reject the negative value after substitution',
      't = 3^x can not be negative?',
      'kaunsi t value valid hai kaise check kare',
      'substitution ke baad t ki negative value kyu hatani padi',
    ],
    says: text`
      $t$ stands for an expression that cannot take every value. A real square is at least 0, a power such as $3^x$ is
      greater than 0, a root is at least 0. Any other value of $t$ gives no real $x$.`,
  },
  {
    of: 'AL.QUA.8',
    asks: [
      'Is the value of t already the answer?',
      't ki value mil gayi, ab x bhi nikalna hai kya substitution ke baad',
      'after solving for t do i go back to x',
      'final answer t hai ya x ki value, substitution',
      'sum of t values is not the sum of x values',
      't nikalne ke baad answer t hai ya x',
    ],
    says: text`
      No, $t$ is only a letter for the expression. Go back to $x$ for each allowed $t$. One $t$ may give two values of
      $x$: $x^2 = 9$ gives 3 and $-3$. So the sum of the $x$ is in general not the sum of the $t$.`,
  },
  {
    of: 'AL.QUA.8',
    asks: [
      'Why is a number plus its reciprocal never between -2 and 2?',
      'x + 1/x ki value 1 kyu nahi ho sakti',
      'limits of x plus reciprocal for real x',
      'reject t = 1 when t is x + 1/x why',
      'number aur uske reciprocal ka sum kam se kam 2 kyu',
      'x plus 1 by x ki values -2 aur 2 ke beech kyu nahi',
    ],
    says: text`
      $x + \frac{1}{x} = t$ means $x^2 - tx + 1 = 0$, and this has real roots only if $t^2 \ge 4$. So $t$ is at least
      2 or at most $-2$. For positive numbers try: 1 gives 2, and $\frac{1}{2}$ gives 2.5.`,
  },
  {
    of: 'AL.QUA.8',
    asks: [
      'How do I find the sum of the x when x is an exponent?',
      'sum of x from 3^x values, product of t kaise use',
      '3^x1 times 3^x2 = product of roots in t',
      'exponent wale solutions ka sum directly',
      'why multiply t values to add the x values',
      'exponential quadratic me x ka sum t ke product se kaise',
    ],
    says: text`
      Powers multiply when exponents add: $3^{x_1} \times 3^{x_2} = 3^{x_1 + x_2}$. So the product of both values of
      $t$, which stands in the equation, gives the sum of the $x$. With a product of 27 the sum is 3. Both $t$ must be
      positive.`,
  },
  {
    of: 'AL.QUA.8',
    asks: [
      'What do I do with a root in the equation?',
      'square root wali equation me t kya le',
      'same expression under root and outside',
      'expression outside the root is the root squared?',
      'sqrt wala term ko t maan sakte hain',
      'square root wala quadratic, root ko t lene par andar t^2',
    ],
    says: text`
      Let $t$ be the root. What stands under it is then $t^2$, so the part outside can be written as $t^2$ plus or
      minus a number. Solve for $t$, keep only $t \ge 0$, and square once to go back to $x$.`,
  },
  {
    of: 'AL.QUA.8',
    asks: [
      'May I square both sides instead?',
      'dono side square karke root hata sakte hain',
      'squaring both sides of the root equation directly',
      'square karne se extra root kyu aa gaya',
      'root wale term ko alag karke square karna',
      'false solution after squaring, check in first equation',
    ],
    says: text`
      Yes, but bring the root alone to one side first, and test the solutions. Squaring hides a sign: $\sqrt{x} = x -
      6$ becomes $x^2 - 13x + 36 = 0$ with 9 and 4, and 4 fails, since $2 \ne -2$.`,
  },
  {
    of: 'AL.QUA.9',
    asks: [
      'Why does a negative value mean that the number is between the roots?',
      'f(k) < 0 to number roots ke beech me kyu',
      'one root less and one root greater than 3 condition',
      'why only f(3) < 0 and no discriminant',
      'roots ke beech me number kaise check kare',
      'f(3) negative hone se 3 roots ke beech kyu aata hai',
    ],
    says: text`
      With a positive leading coefficient the curve lies below the axis only between its roots. If it is below the
      axis at 3, then 3 lies between them. Two roots are then certain, because the curve has to come up again on both
      sides.`,
  },
  {
    of: 'AL.QUA.9',
    asks: [
      'Why are three conditions needed for both roots on one side?',
      'both roots greater than 2, teen condition kyu',
      'discriminant, axis and f(2) > 0 all required?',
      'dono root 2 se bade hone ki conditions',
      'why is f(2) > 0 not enough',
      'dono roots kisi number se bade, teeno conditions kyu chahiye',
    ],
    says: text`
      A positive value at 2 says only that 2 is not between the roots. They may be both greater, both smaller, or
      missing. $D \ge 0$ makes them real, and a middle greater than 2 puts them on the right side.`,
  },
  {
    of: 'AL.QUA.9',
    asks: [
      'Why is the midpoint of the roots needed as a condition?',
      'axis -b/2a > 2 kyu lagate hain',
      'why check the vertex position for location of roots',
      'average of roots greater than the number, needed?',
      'midpoint condition hata de to kya hoga',
      'roots ka average number se bada hona kyu check kare',
    ],
    says: text`
      If both roots are greater than 2, so is their mean $-\frac{b}{2a}$. Without this condition roots such as $-5$
      and $-1$ would pass too: they are real, and the value at 2 is positive. The mean shows on which side they lie.`,
  },
  {
    of: 'AL.QUA.9',
    asks: [
      'What if the leading coefficient is negative?',
      'a negative ho to f < 0 wali condition ulti hogi kya',
      'parabola opening downward location of roots',
      'multiply by a to fix the sign',
      'sign of leading coefficient unknown',
      'coefficient negative ho to location of roots ki condition ulti kyu',
    ],
    says: text`
      Then the curve is above the axis between its roots, so the signs turn round. Multiply the equation by $-1$
      first, which keeps the roots. If the sign is not known, use the product $a \cdot f(k) < 0$ for a number between
      the roots.`,
  },
  {
    of: 'AL.QUA.9',
    asks: [
      'May a root be equal to the given number?',
      'greater than 2 me 2 include hoga kya',
      'f(2) = 0 allowed or not for both roots',
      'd = 0 lena hai ya d > 0 location me',
      'equal roots count when both roots lie between 1 and 6',
      'boundary value allowed hai ya strict sign lagega roots me',
    ],
    says: text`
      A root equal to 2 makes the value at 2 zero. If the roots are to be greater than 2, this is not allowed, so
      $f(2) > 0$. If the question says distinct, take $D > 0$, else $D \ge 0$. Test each border value by itself.`,
  },
  {
    of: 'AL.QUA.9',
    asks: [
      'Can I find the roots and compare them directly?',
      'roots nikal ke inequality laga de to',
      'why not solve with the formula and compare with 3',
      'direct roots se kare ya graph se',
      'square root with k in the inequality, is it ok',
      'location of roots formula se direct roots compare kar sakte kya',
    ],
    says: text`
      Yes, if $D$ is a perfect square, so that the roots are simple expressions. If the parameter stays under the
      root, you would have to square inequalities, where a wrong sign comes in easily. The conditions on the graph
      need no root.`,
  },
];

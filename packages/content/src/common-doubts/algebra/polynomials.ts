import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const polynomials: readonly CommonDoubt[] = [
  {
    of: 'AL.POL',
    asks: [
      'What is the degree, and how many roots are there?',
      'degree kya hoti hai polynomial ki',
      'degree 3 to kitne roots',
      'number of roots of a polynomial',
      'can a cubic have only one real root',
      'polynomial ki degree kitni to roots kitne',
    ],
    says: text`
      The degree is the highest power of $x$. A polynomial of degree 3 has at most 3 real roots, because each root
      splits off a factor $x - a$. A cubic has at least one; the others may be missing, as in $x^3 = 1$.`,
  },
  {
    of: 'AL.POL',
    asks: [
      'Which identities do I have to know for squares and cubes?',
      'kaunsi identity yaad rakhni hai',
      '(a+b)^3 formula and a^3 + b^3',
      'list of algebra formulas for cubes',
      'formula yaad nahi to kaise banaye',
      'cubes aur squares ki kaunsi identities yaad kare',
    ],
    says: text`
      Know $(a \pm b)^2$, $(a \pm b)^3$, $a^2 - b^2$ and $a^3 \pm b^3$. Others follow by multiplying out. A quick test
      with small numbers such as 2 and 1 shows whether you remember one rightly.`,
  },
  {
    of: 'AL.POL',
    asks: [
      'Why can I not divide an equation by x?',
      'x se divide karne par root chala jata hai',
      'cancel x in cubic equation',
      'dividing by a factor loses a root',
      'common factor x ko kaatna',
      'cubic me x se divide karne par root zero chhoot jata kyu',
    ],
    says: text`
      $x$ may be 0, and then you divide by 0. From $x^3 = 4x$ dividing by $x$ gives $x = \pm 2$ and loses $x = 0$.
      Bring all to one side and take $x$ out: $x(x^2 - 4) = 0$.`,
  },
  {
    of: 'AL.POL',
    asks: [
      'Why do I need both signs when I take a root?',
      'plus minus dono lene hain kya',
      'square root of both sides two values',
      '(x - 1/x)^2 = 9 gives plus or minus 3',
      'sign kaunsa le x > 1 diya hai to',
      'square ka root lene par plus minus dono sign kyu',
    ],
    says: text`
      $a^2 = 9$ is true of 3 and of $-3$. Keep both unless a condition decides: for $x > 1$ the number is greater than
      its reciprocal, so $x - \frac{1}{x}$ is positive.`,
  },
  {
    of: 'AL.POL',
    asks: [
      'When does a discriminant help with a polynomial?',
      'discriminant polynomial me kab use',
      'quadratic factor has real roots or not',
      'remaining quadratic check d',
      'real roots count of cubic after factor',
      'cubic ke bache hue quadratic me discriminant kab dekhe',
    ],
    says: text`
      It belongs to quadratics only. When you have found one linear factor of a cubic, the other factor is a
      quadratic. Its discriminant shows how many more real roots there are: two if it is positive, one if it is 0,
      none if it is negative.`,
  },
  {
    of: 'AL.POL.1',
    asks: [
      'Why is the remainder the value at a?',
      'p(a) hi remainder kyu hota hai',
      'remainder theorem ka reason',
      'x - a se divide karne par value put',
      'bina division remainder kaise',
      'remainder theorem me p(a) hi remainder kyu hota',
    ],
    says: text`
      Division says $p(x) = (x - a) \times q(x) + R$. Put $x = a$: the first part is 0, and $R$ is left. So $R =
      p(a)$. No long division is needed.`,
  },
  {
    of: 'AL.POL.1',
    asks: [
      'Do I put in a or minus a?',
      'x - 2 ke liye 2 ya -2 put kare',
      'x + 3 se divide to -3 kyu',
      'zero of the divisor kaise le',
      'sign confusion in remainder theorem',
      'x + 3 ho to -3 put kare ya 3, divisor ka zero',
    ],
    says: text`
      Put in the zero of the divisor. For $x - 2$ it is 2, for $x + 3$ it is $-3$, for $2x - 1$ it is $\frac{1}{2}$.
      It is the number that makes the divisor 0.`,
  },
  {
    of: 'AL.POL.1',
    asks: [
      'What does a remainder of 0 tell about factors?',
      'factor theorem kya kehta hai',
      'p(a) = 0 means x - a is a factor',
      'remainder zero to factor kyu',
      'root aur factor ka relation',
      'remainder zero ka matlab factor kyu hota hai',
    ],
    says: text`
      Then nothing is left over, so $x - a$ is a factor and $a$ a root. If $x - 2$ and $x - 5$ are both factors, so is
      their product. Use it to find unknown coefficients.`,
  },
  {
    of: 'AL.POL.1',
    asks: [
      'What does the remainder look like for a quadratic divisor?',
      'quadratic se divide par remainder ax + b kyu',
      'degree of remainder less than divisor',
      'remainder linear kaise nikale',
      'two linear divisors ka product remainder',
      'quadratic divisor ka remainder ax + b type kyu',
    ],
    says: text`
      The degree of a remainder is less than the degree of the divisor. So for a quadratic divisor it is $ax + b$, not
      just a number. At both zeros of the divisor it equals $p$. So it is the line through two points, and two
      equations give $a$ and $b$.`,
  },
  {
    of: 'AL.POL.1',
    asks: [
      'Can I multiply the two remainders?',
      'remainders multiply karne se product ka remainder',
      'product of divisors then remainder product?',
      'do remainder diye, product divisor ke liye',
      'remainder 3 aur 5 to 15 kyu nahi',
      'do remainders ko multiply karke product divisor ka remainder galat kyu',
    ],
    says: text`
      No. If $p$ leaves 3 for one divisor and 5 for the other, the remainder for their product must also leave 3 and
      5. The fixed number 15 would leave 15 for both. So the remainder depends on $x$: it is linear.`,
  },
  {
    of: 'AL.POL.1',
    asks: [
      'How do I build a polynomial from its values?',
      'values diye hain polynomial kaise banaye',
      'subtract a line to get a zero polynomial',
      'p(1) = 1, p(2) = 2, p(3) = 3 trick',
      'p(x) - x has roots, then constant',
      'polynomial ki values di hain to polynomial kaise banaye',
    ],
    says: text`
      Find a simple expression with the same values. If $p(1) = 1$, $p(2) = 2$, $p(3) = 3$, it is $x$. Then $p(x) - x$
      is 0 at 1, 2 and 3, so for a cubic it is a constant times $(x - 1)(x - 2)(x - 3)$. One more value gives the
      constant.`,
  },
  {
    of: 'AL.POL.2',
    asks: [
      'Why do I subtract 2 from the square?',
      'x^2 + 1/x^2 me minus 2 kyu',
      'square of x + 1/x extra 2',
      '2 kaha se aata hai squaring me',
      'x into 1/x equals 1 to 2',
      'x + 1/x square karke 2 kyu ghatate hain',
    ],
    says: text`
      Squaring brings the double product $2 \times x \times \frac{1}{x} = 2$, and the $x$ cancels. So $x^2 +
      \frac{1}{x^2}$ is the square less 2. For $x = 2$: $2.5^2 = 6.25$, and $4 + 0.25 = 4.25$.`,
  },
  {
    of: 'AL.POL.2',
    asks: [
      'When is it minus 2 and when plus 2?',
      'plus 2 ya minus 2 kab',
      'difference x - 1/x se square me +2',
      'sign of two for sum and difference',
      'x - 1/x diya to x^2 + 1/x^2',
      'difference ho to plus 2, sum ho to minus 2 kyu',
    ],
    says: text`
      The double product has the sign between $x$ and $\frac{1}{x}$. For a sum it is $+2$, so you subtract 2 from the
      square; for a difference it is $-2$, so you add 2. With $x - \frac{1}{x} = 5$: $x^2 + \frac{1}{x^2} = 25 + 2 =
      27$.`,
  },
  {
    of: 'AL.POL.2',
    asks: [
      'How do I find the sum of the cubes of a number and its reciprocal?',
      'x^3 + 1/x^3 formula me 3 guna kyu minus',
      'cube of sum minus three times sum',
      'k^3 - 3k kaise aaya',
      'teesri power ka formula',
      'x^3 + 1/x^3 nikalne me 3 times sum kyu ghatate',
    ],
    says: text`
      $\left(x + \frac{1}{x}\right)^3 = x^3 + \frac{1}{x^3} + 3\left(x + \frac{1}{x}\right)$, because $x \times
      \frac{1}{x} = 1$. So with the sum $k$ it is $k^3 - 3k$. For a difference $d$ it is $d^3 + 3d$.`,
  },
  {
    of: 'AL.POL.2',
    asks: [
      'How do I go from the sum to the difference?',
      'x + 1/x diya to x - 1/x kaise',
      'sum se difference by 4',
      '(x - 1/x)^2 = (x + 1/x)^2 - 4',
      'sign of x - 1/x decide kaise',
      'x + 1/x se x - 1/x nikalna, 4 ka difference kyu',
    ],
    says: text`
      The squares of sum and difference differ by 4, since one has $+2$ and the other $-2$. So $\left(x -
      \frac{1}{x}\right)^2 = k^2 - 4$. For the sign use what is known: for $x > 1$ it is positive.`,
  },
  {
    of: 'AL.POL.2',
    asks: [
      'How do I reach fifth and higher powers?',
      'x^5 + 1/x^5 kaise nikale',
      'product of square and cube sums',
      'high powers of x plus reciprocal chain',
      'multiply s2 and s3 minus s1',
      'x^5 + 1/x^5 ya higher powers kaise nikale',
    ],
    says: text`
      Multiply two known sums. The sum of squares times the sum of cubes is $x^5 + \frac{1}{x^5}$ plus $x +
      \frac{1}{x}$, because $x^3 \times \frac{1}{x^2} = x$. So subtract the first sum. For the fourth power, square
      the sum of squares and subtract 2.`,
  },
  {
    of: 'AL.POL.2',
    asks: [
      'Do I have to find x itself?',
      'x ki value nikalna zaroori hai kya',
      'solve quadratic for x first?',
      'x irrational hai to put kaise',
      'direct x nikal ke put karu',
      'x + 1/x me x ki value alag se nikalna zaroori kya',
    ],
    says: text`
      No. $x$ is mostly irrational and its powers are long, but sums such as $x^2 + \frac{1}{x^2}$ follow from the
      given sum directly: a sum of 3 gives $9 - 2 = 7$. For a real $x$ the given sum must be at least 2 or at most
      $-2$.`,
  },
  {
    of: 'AL.POL.3',
    asks: [
      'Why is the sum of cubes three times the product when the sum is 0?',
      'sum zero ho to cubes ka sum 3abc kyu',
      'a+b+c is 0 then cubes formula, reason',
      'teen cube ka sum teen guna product',
      'cube identity special case',
      'a + b + c zero ho to cubes ka sum 3abc kyu',
    ],
    says: text`
      The identity has $a + b + c$ as a factor: $a^3 + b^3 + c^3 - 3abc = (a + b + c)(\dots)$. If this factor is 0,
      the left side is 0. Try 1, 2 and $-3$: $1 + 8 - 27 = -18 = 3 \times (-6)$.`,
  },
  {
    of: 'AL.POL.3',
    asks: [
      'Is the sum of cubes the cube of the sum?',
      '(a+b+c)^3 = a^3+b^3+c^3 kyu nahi',
      'cubes ka sum directly cube',
      'cube of sum has extra terms',
      'sum ka cube le liya to galat',
      'cubes ka sum, sum ke cube ke barabar kyu nahi',
    ],
    says: text`
      No. The cube of a sum holds mixed products too. $(1 + 2)^3 = 27$, but $1 + 8 = 9$. So first find the sum of the
      products in pairs, then use the identity.`,
  },
  {
    of: 'AL.POL.3',
    asks: [
      'Where do half the squares of differences come from?',
      'half of (a-b)^2 + (b-c)^2 + (c-a)^2 kyu',
      'second factor of cube identity',
      'a^2 + b^2 + c^2 - ab - bc - ca ko likhna',
      'differences easy hai to use kaise',
      'cube identity me half of squares of differences kaise aaya',
    ],
    says: text`
      The second factor is $a^2 + b^2 + c^2 - ab - bc - ca$. Adding the three squares of differences gives it twice.
      So for near numbers such as 53, 59, 61 use the differences 6, 2 and 8: $\frac{36 + 4 + 64}{2} = 52$.`,
  },
  {
    of: 'AL.POL.3',
    asks: [
      'How do I find the products in pairs?',
      'ab + bc + ca kaise nikale',
      'sum and sum of squares se pair product',
      'square of sum minus squares by 2',
      'do cheez di hai, ab+bc+ca',
      'ab + bc + ca nikalna sum aur sum of squares se',
    ],
    says: text`
      $(a + b + c)^2$ is the sum of squares and twice the products in pairs. So subtract and halve: with sum 6 and
      squares 14 it is $\frac{36 - 14}{2} = 11$. The numbers 1, 2, 3 fit.`,
  },
  {
    of: 'AL.POL.3',
    asks: [
      'When does the identity show that three numbers are equal?',
      'a^3+b^3+c^3 = 3abc to a = b = c?',
      'identity zero means equal or sum zero',
      'kab teeno barabar honge',
      'sum zero ya sab equal',
      'a^3 + b^3 + c^3 = 3abc se sab equal kab',
    ],
    says: text`
      If $a^3 + b^3 + c^3 = 3abc$, one of the two factors is 0. Either the sum $a + b + c$ is 0, or the squares of all
      differences are 0, and then $a = b = c$. For positive numbers the sum is not 0, so they are equal.`,
  },
  {
    of: 'AL.POL.3',
    asks: [
      'How do I solve an equation with two cube roots?',
      'cube root wali equation me identity',
      'cbrt(x) + cbrt(y) = 10 cube both sides',
      'let a and b cube roots',
      'cube karne par 3ab(a+b) kyu',
      'cube roots wali equation me a + b ka cube lena',
    ],
    says: text`
      Call the cube roots $a$ and $b$. In $a^3 + b^3$ the $x$ often cancels, and $a + b$ is given. From $(a + b)^3 =
      a^3 + b^3 + 3ab(a + b)$ follows $ab$, and then both numbers.`,
  },
  {
    of: 'AL.POL.4',
    asks: [
      'Where do the three relations of roots and coefficients come from?',
      'cubic me sum product pairs kaise aaye',
      'vieta for cubic reason',
      'roots of cubic and coefficients relation',
      'expand (x-a)(x-b)(x-c) to compare coefficients',
      'cubic ke roots ke sum, pairs aur product ke relations kaise',
    ],
    says: text`
      Multiply out $(x - \alpha)(x - \beta)(x - \gamma)$: $x^3 - (\text{sum})x^2 + (\text{pairs})x - \text{product}$.
      Comparing with the equation gives each of the three. Divide by the leading coefficient first.`,
  },
  {
    of: 'AL.POL.4',
    asks: [
      'Why do the signs alternate?',
      'minus plus minus sign kyu cubic me',
      'sign of sum of roots and product',
      'product of roots -d/a why',
      'alternate sign in cubic relations',
      'cubic relations me sign plus minus alternate kyu',
    ],
    says: text`
      Each root brings a minus into its bracket, as in $(x - \alpha)$. The sum has one minus, a product in pairs has
      two, which make plus, and the product of all three has three, which make minus. For the roots 1, 2, 3: $x^3 -
      6x^2 + 11x - 6$.`,
  },
  {
    of: 'AL.POL.4',
    asks: [
      'How do I get the sum of the squares of the roots?',
      'roots ke square ka sum cubic me',
      'alpha^2 + beta^2 + gamma^2 formula',
      'twice the pairs subtract kyu',
      'sum of squares of three roots',
      'cubic roots ke squares ka sum, pairs ka double ghatao',
    ],
    says: text`
      $(\alpha + \beta + \gamma)^2$ has all three squares and each pair twice. So take off twice the sum of pairs. For
      1, 2, 3: $36 - 22 = 14$.`,
  },
  {
    of: 'AL.POL.4',
    asks: [
      'How do I find the sum of the reciprocals?',
      '1/alpha + 1/beta + 1/gamma kaise',
      'reciprocal sum pairs over product',
      'teen fractions ka common denominator',
      'sum of reciprocals of cubic roots',
      'cubic roots ke reciprocals ka sum pairs by product',
    ],
    says: text`
      Over the common denominator $\alpha\beta\gamma$ the numerators are the products in pairs. So it is pairs divided
      by product: for 1, 2, 3 it is $\frac{11}{6}$. The sum of $\frac{1}{\alpha\beta}$ is sum divided by product.`,
  },
  {
    of: 'AL.POL.4',
    asks: [
      'How do I use that the roots are in AP or GP?',
      'cubic ke roots ap me ho to middle root',
      'equally spaced roots let a - d, a, a + d',
      'roots in gp product is cube of middle',
      'roots in ap or gp, middle root from sum or product',
      'cubic roots ap ya gp me ho to middle root pehle',
    ],
    says: text`
      In arithmetic progression the sum is three times the middle root, so the middle root is known; in geometric
      progression the product is its cube. A known root put into the equation gives the unknown coefficient.`,
  },
  {
    of: 'AL.POL.4',
    asks: [
      'How do I use one root that is the sum of the others?',
      'ek root baaki do ka sum to half',
      'relation between roots of cubic use sum first',
      'root = sum/2 kyu',
      'one root known then substitute',
      'ek root baaki do roots ke sum ke barabar to half sum',
    ],
    says: text`
      If $\alpha = \beta + \gamma$, the sum of all three roots is $2\alpha$. So $\alpha$ is half of the sum, which you
      read from the equation. Put it into the equation to find an unknown coefficient. For roots 1, 2, 3 the sum is 6,
      and 3 is half of it.`,
  },
  {
    of: 'AL.POL.4',
    asks: [
      'Do all three roots have to be real or whole?',
      'roots integer hone chahiye kya cubic me',
      'complex roots bhi relation follow karte hain',
      'relations hold for non real roots',
      'positive integers se factorise product',
      'cubic ke roots real ya integers hone zaroori kya',
    ],
    says: text`
      The relations hold always, also for roots that are not real or not whole. Only if the question says positive
      integers may you split the product into factors. So do not guess whole roots without reason.`,
  },
];

import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const indicesAndSurds: readonly CommonDoubt[] = [
  {
    of: 'AL.IND',
    asks: [
      'When do I add exponents and when do I multiply them?',
      'powers add karna hai ya multiply',
      'exponent jodne ka rule kab',
      'power of power multiply why',
      '2^3 x 2^4 aur (2^3)^4 me fark',
      'same base powers multiply ho to exponents add, power of power me multiply',
    ],
    says: text`
      In a product of powers of one base they are added: $2^3 \times 2^4$ has $3 + 4$ factors 2. In a power of a power
      they are multiplied: $(2^3)^4$ has 4 groups of 3 factors, so $2^{12}$.`,
  },
  {
    of: 'AL.IND',
    asks: [
      'Is there a rule for a sum of powers?',
      '2^7 + 2^4 = 2^11 kyu nahi',
      'sum of powers ka exponent add',
      'adding two powers with same base',
      'common power bahar nikalna hai',
      'sum of powers me exponents add kyu nahi kar sakte',
    ],
    says: text`
      No. $2^3 + 2^2 = 12$, but $2^5 = 32$. Take the smaller power out instead: $2^7 + 2^4 = 2^4(2^3 + 1) = 16 \times
      9$. Only products let exponents be added.`,
  },
  {
    of: 'AL.IND',
    asks: [
      'Why can I not split a root over plus?',
      'root of a + b = root a + root b kyu nahi',
      'square root ko alag alag karna',
      'split sqrt over sum allowed?',
      'root 9 + 16 ko 3 + 4',
      'root of sum ko alag roots me todna galat kyu',
    ],
    says: text`
      A root may be taken factor by factor, not term by term: $\sqrt{9 \times 16} = 3 \times 4$, but $\sqrt{9 + 16} =
      5$, not $3 + 4$. Squaring $3 + 4$ also brings twice the product, which is missing.`,
  },
  {
    of: 'AL.IND',
    asks: [
      'What do negative and fractional exponents mean?',
      'negative power ka matlab kya',
      'power 1/2 means root why',
      '8^(2/3) kaise nikale',
      'minus exponent gives reciprocal reason',
      'negative exponent aur fraction exponent ka matlab kya',
    ],
    says: text`
      Each step down in the exponent divides by the base: $2^1 = 2$, $2^0 = 1$, $2^{-1} = \frac{1}{2}$. The exponent a
      half means the square root, because $9^{\frac{1}{2}} \times 9^{\frac{1}{2}} = 9^1$. In the same way a third
      means the cube root: $8^{\frac{2}{3}} = 2^2 = 4$.`,
  },
  {
    of: 'AL.IND',
    asks: [
      'May I square an equation with roots?',
      'root wali equation square kar sakte hain',
      'squaring both sides gives extra root',
      'root hatane ke baad check kyu',
      'both sides square karne ka rule',
      'root hatane ke liye equation square ki to root check kyu',
    ],
    says: text`
      You may, but test each solution in the equation with the root. $\sqrt{x} = x - 6$ gives 9 and 4 after squaring.
      4 fails, because the left side is 2 and the right side is $-2$; only their squares are equal.`,
  },
  {
    of: 'AL.IND',
    asks: [
      'May I divide both sides by a power or a root?',
      'dono taraf 2^x se divide kar sakte kya',
      'cancel a common power on both sides',
      'cancel root x from both sides',
      'divide karne se solution jayega kya',
      'dono side power ya root se divide karna, zero ho sakta kya',
    ],
    says: text`
      By a power such as $2^x$, yes: it is positive, never 0. By $x$ or $\sqrt{x}$ only if it is not 0. Otherwise take
      it out as a factor, and look at the case 0 by itself.`,
  },
  {
    of: 'AL.IND.1',
    asks: [
      'How do I use a given power for another exponent?',
      '2^x = 5 diya hai to 8^(x+1) kaise',
      'write the asked power with the given base',
      'given 3^x find 9^(x-1)',
      'exponent tod ke given value put karna',
      '2^x pata hai to 8 ki power wala value kaise nikale',
    ],
    says: text`
      Write the base as a power of the given one and split the exponent: $8^{x + 1} = 8 \times (2^x)^3$. A plus in an
      exponent becomes a product, a factor becomes a power. With $2^x = 5$ it is $8 \times 125$.`,
  },
  {
    of: 'AL.IND.1',
    asks: [
      'Does a plus in the exponent become a plus between powers?',
      'a^(x+1) = a^x + a kyu nahi',
      'exponent ka plus one multiply banta hai',
      '2^(x+3) equals 2^x + 8?',
      'plus in power to times, reason',
      'exponent me plus 3 ho to 2^3 se multiply kyu, add kyu nahi',
    ],
    says: text`
      No, it means times. One more in the exponent is one more factor: $2^{x + 3} = 2^x \times 2^3$. With $x = 2$ it
      is 32, while $2^2 + 8 = 12$.`,
  },
  {
    of: 'AL.IND.1',
    asks: [
      'Is the constant in the exponent of the large or the small base?',
      '8^(x+1) me +1 ka base 8 ya 2',
      'constant part of exponent kaunsa base lega',
      'bracket when changing base of exponent',
      '(2^3)^(x+1) ko 2^(3x+1) likh diya',
      '8^(x+1) ko base 2 me likhte waqt constant bhi 3 guna',
    ],
    says: text`
      It belongs to the large base, so it is multiplied like the rest of the exponent: $8^{x + 1} = 2^{3(x + 1)} =
      2^{3x + 3}$. The reason is that the $+1$ is one more factor 8, and 8 is three factors 2. Put the exponent in
      brackets first.`,
  },
  {
    of: 'AL.IND.1',
    asks: [
      'What if two unknown exponents are exchanged?',
      '3^x 5^y aur 3^y 5^x diye hain',
      'multiply the two equations, why',
      'exchanged exponents, product gives x + y',
      'exchanged exponents multiply and divide',
      'exponents x aur y exchanged ho to equations multiply karna kyu',
    ],
    says: text`
      Multiply the two equations: $3^x \cdot 5^y \cdot 3^y \cdot 5^x = 15^{x + y}$. Divide them: $3^{x - y} \cdot 5^{y
      - x} = \left(\frac{3}{5}\right)^{x - y}$. The first result gives the sum of the exponents, the second gives the
      difference, and these two give $x$ and $y$.`,
  },
  {
    of: 'AL.IND.1',
    asks: [
      'Can I compare exponents if the bases are different?',
      'base alag ho to power equal kar sakte',
      '2^x 3^y = 2^4 3^2 to x = 4',
      'different bases compare exponents allowed?',
      'prime bases whole exponents unique',
      'bases alag ho to exponents compare karna sahi nahi kyu',
    ],
    says: text`
      Not in general: many real pairs $x$, $y$ may fit one equation. For whole exponents of different primes yes,
      because a number has only one prime factorisation. With real unknowns you need a second equation.`,
  },
  {
    of: 'AL.IND.2',
    asks: [
      'Why can I drop equal bases?',
      'same base to power barabar kyu',
      'equate exponents when bases are equal',
      'base hata ke exponents compare',
      '5^a = 5^b means a = b always?',
      'bases equal hone par exponents equal kyu likh sakte',
    ],
    says: text`
      Powers of a base above 1 only grow when the exponent grows, so two different exponents never give the same
      power. Powers of a base between 0 and 1 only fall, so the same is true. The bases 1, 0 and $-1$ are excluded,
      because $1^2 = 1^5$.`,
  },
  {
    of: 'AL.IND.2',
    asks: [
      'How do I write all powers with one base?',
      '4, 8, 32 ko ek base me kaise',
      'same base banane ka tarika',
      'write 25 and 125 with base 5',
      'different bases common base kya le',
      'alag bases ko same base ki powers me kaise likhe',
    ],
    says: text`
      Look for one number of which all bases are powers, usually a prime: $4 = 2^2$, $8 = 2^3$, $32 = 2^5$. Then
      multiply the exponents: $8^{x - 1} = 2^{3(x - 1)} = 2^{3x - 3}$. If there is no such number, as with 2 and 3,
      this method does not work.`,
  },
  {
    of: 'AL.IND.2',
    asks: [
      'When is there a hidden quadratic?',
      '9^x aur 3^x ek sath to t = 3^x',
      'power equation becomes quadratic kab',
      'let 2^x = t when',
      '4^x - 6.2^x + 8 = 0 kaise',
      '9^x aur 3^x wali equation me hidden quadratic t = 3^x',
    ],
    says: text`
      If one base is the square of the other, as 9 and 3, then $9^x = (3^x)^2$. Put $t = 3^x$ and solve for $t$. Keep
      only positive $t$, because a power of 3 is never 0 or negative.`,
  },
  {
    of: 'AL.IND.2',
    asks: [
      'How do I treat three bases such as 4, 6 and 9?',
      '4^x 6^x 9^x wali equation',
      'divide by 9^x why',
      'ratio (2/3)^x ko t maan lo',
      'three different bases in exponential equation',
      '4^x 6^x 9^x me 9^x se divide karke ratio ko t',
    ],
    says: text`
      Divide by $9^x$, which is never 0: $\left(\frac{4}{9}\right)^x$ and $\left(\frac{6}{9}\right)^x$ remain. The
      first is the square of the second, so put $t = \left(\frac{2}{3}\right)^x$. It works since $4 \times 9 = 6^2$.`,
  },
  {
    of: 'AL.IND.2',
    asks: [
      'How do I find the sum of the solutions quickly?',
      'exponents ka sum t ke product se',
      'sum of x without solving each',
      'product of t roots gives power of sum',
      'a^x1 times a^x2 ka use',
      'exponential quadratic ke x ka sum t ke product se',
    ],
    says: text`
      Let $t = 3^x$, and let the quadratic for $t$ have the roots $t_1$ and $t_2$. Then $t_1t_2 = 3^{x_1} \times
      3^{x_2} = 3^{x_1 + x_2}$, and this product is the constant term over the leading coefficient. If it is 27, the
      sum of the solutions is 3. First make sure that both $t$ are positive.`,
  },
  {
    of: 'AL.IND.2',
    asks: [
      'What do I do with a difference of two powers?',
      'powers ka difference common factor',
      'take smaller power out of the sum',
      '2^(x+1) - 2^(x-1) ko simplify',
      'common power lena hai exponent equation me',
      'powers ke difference me smallest power common lena',
    ],
    says: text`
      Take the smallest power out: $2^{x + 1} - 2^{x - 1} = 2^{x - 1}(4 - 1) = 3 \times 2^{x - 1}$. Then divide.
      Exponents of a sum or difference cannot be added or compared term by term.`,
  },
  {
    of: 'AL.IND.3',
    asks: [
      'When is a power equal to 1?',
      'power 1 kab hoti hai, teen case',
      'base to exponent equals one cases',
      'a^b = 1 ke saare case',
      'exponent zero ke alawa aur kya',
      'power ki value 1 hone ke teen cases kaunse',
    ],
    says: text`
      In three cases: the exponent is 0 and the base is not; the base is 1, with any exponent; the base is $-1$, with
      an even exponent. Solve each, and test the condition of each.`,
  },
  {
    of: 'AL.IND.3',
    asks: [
      'Why must the base not be 0 when the exponent is 0?',
      '0^0 kyu nahi le sakte',
      'zero power zero not defined',
      'exponent zero par base check kyu',
      'base bhi 0 ho gaya to',
      'exponent zero ho to base zero kyu nahi hona chahiye',
    ],
    says: text`
      $0^0$ has no value that fits all rules: $a^0$ is 1 for every other $a$, but $0^n$ is 0 for every positive $n$.
      So it is not defined here. Put each root of the exponent into the base and see that the base is not 0.`,
  },
  {
    of: 'AL.IND.3',
    asks: [
      'Why does the base -1 need an even exponent?',
      'base -1 me exponent even kyu chahiye',
      '(-1)^odd = -1 reject',
      'negative one to the power even only',
      '-1 wala case kab valid',
      'base minus 1 ho to exponent even hi kyu',
    ],
    says: text`
      $(-1)^2 = 1$, but $(-1)^3 = -1$. An even number of minus signs cancels. So find the $x$ with base $-1$, put it
      into the exponent, and keep it only if the exponent is an even integer.`,
  },
  {
    of: 'AL.IND.3',
    asks: [
      'Can I just set the exponent to zero?',
      'sirf exponent = 0 karke answer',
      'only one case gives incomplete answer',
      'base 1 wala case bhool jate hain',
      'solutions kam aaye to kaunsa case chhoota',
      'sirf exponent zero rakha to solutions kyu chhoot gaye',
    ],
    says: text`
      No, that finds only one kind of solution. $1^5$ is 1 too, and so is $(-1)^4$. The unknown stands in the base as
      well, so for some $x$ the base itself is 1 or $-1$. Go through all three cases.`,
  },
  {
    of: 'AL.IND.3',
    asks: [
      'What if two cases give the same solution?',
      'same x do case me aaye to ek baar ginna',
      'repeated solution count in three cases',
      'double counting of roots in power one',
      'sum me common root ek baar',
      'same x do cases me aaya to ek hi baar count kyu',
    ],
    says: text`
      Count it once. The question asks for values of $x$, and a value that meets two conditions is still one value.
      List all, strike out the repeats, then add or count.`,
  },
  {
    of: 'AL.IND.4',
    asks: [
      'What is a conjugate, and why do we multiply by it?',
      'conjugate kya hota hai',
      'rationalise karne ka reason',
      'denominator me root kaise hataye',
      'multiply above and below by opposite sign',
      'conjugate se multiply karke denominator ka root kaise hatta',
    ],
    says: text`
      The conjugate of $4 - \sqrt{3}$ is $4 + \sqrt{3}$. Their product is a difference of squares, $16 - 3 = 13$,
      without a root. Multiplying above and below by the same number keeps the value.`,
  },
  {
    of: 'AL.IND.4',
    asks: [
      'Why is the new denominator a difference and not a sum?',
      'a^2 - b kyu, plus kyu nahi',
      '(a+root b)(a-root b) sign of result',
      'product of conjugates is difference',
      'denominator me minus kaise aaya',
      'conjugates ke product me a square minus b kyu, plus kyu nahi',
    ],
    says: text`
      Multiply out: $(4 + \sqrt{3})(4 - \sqrt{3}) = 16 - 4\sqrt{3} + 4\sqrt{3} - 3$. The roots cancel, and the last
      term is plus times minus, so $-3$. That makes 13.`,
  },
  {
    of: 'AL.IND.4',
    asks: [
      'Which surds can I add?',
      'root 2 + root 3 jod sakte hain kya',
      'like surds and unlike surds',
      '2 root 3 + 5 root 3 = ?',
      'root 12 aur root 27 ko add kaise',
      'alag surds add nahi hote, like surds hi add kyu',
    ],
    says: text`
      Only equal roots, like units: $2\sqrt{3} + 5\sqrt{3} = 7\sqrt{3}$. Simplify first: $\sqrt{12} + \sqrt{27} =
      2\sqrt{3} + 3\sqrt{3} = 5\sqrt{3}$. $\sqrt{2} + \sqrt{3}$ stays as it is.`,
  },
  {
    of: 'AL.IND.4',
    asks: [
      'Why may I compare rational and root parts?',
      'a + b root 10 me a aur b compare kaise',
      'rational part equals rational part reason',
      'irrational coefficient match karna',
      'equate parts on both sides allowed?',
      'rational part aur root part alag compare kyu karte',
    ],
    says: text`
      If $a$ and $b$ are rational, $\sqrt{10}$ cannot be made from them: from $a + b\sqrt{10} = 3 + 2\sqrt{10}$ with
      $b \ne 2$ would follow that $\sqrt{10}$ is a fraction. So $a = 3$ and $b = 2$.`,
  },
  {
    of: 'AL.IND.4',
    asks: [
      'Why do equal powers of two conjugates add up to an integer?',
      '(3 + root 5)^4 + (3 - root 5)^4 integer kyu',
      'power of a surd, add its conjugate power',
      'small conjugate part between 0 and 1',
      'greatest integer of surd power',
      'conjugate ki power add karne se integer kyu milta',
    ],
    says: text`
      Their roots cancel: $(3 + \sqrt{5})^2 = 14 + 6\sqrt{5}$ and $(3 - \sqrt{5})^2 = 14 - 6\sqrt{5}$ add up to 28.
      Since $3 - \sqrt{5}$ is about 0.76, its power lies between 0 and 1. So the power of $3 + \sqrt{5}$ is less than
      1 below this integer.`,
  },
  {
    of: 'AL.IND.4',
    asks: [
      'How do I solve a sum of two roots equal to a number?',
      'root(x+70) + root(x-10) = 16 kaise',
      'difference of squares from sum of roots',
      'divide by the sum to get the difference',
      'do root ka sum diya to difference',
      'do roots ka sum given, difference nikal ke solve kaise',
    ],
    says: text`
      Use $(\sqrt{u} + \sqrt{v})(\sqrt{u} - \sqrt{v}) = u - v$. In $\sqrt{x + 15} + \sqrt{x} = 15$ the product is 15,
      because $x$ cancels, so the difference of the roots is 1. Add both equations: $2\sqrt{x + 15} = 16$, so $x + 15
      = 64$ and $x = 49$.`,
  },
  {
    of: 'AL.IND.5',
    asks: [
      'How do I find the two numbers for the inner root?',
      'root ke andar root kaise hataye',
      'denesting me sum aur product',
      'two numbers a and b whose sum and product match the nested root',
      'sqrt(8 + 2 sqrt 15) ko tode',
      'nested root ke liye sum aur product wale do numbers kaise',
    ],
    says: text`
      $(\sqrt{a} + \sqrt{b})^2 = a + b + 2\sqrt{ab}$. So find two numbers with the sum outside and the product under
      the inner root. For $8 + 2\sqrt{15}$ these are 5 and 3, so the root is $\sqrt{5} + \sqrt{3}$.`,
  },
  {
    of: 'AL.IND.5',
    asks: [
      'Why do I need the factor 2 in front of the inner root?',
      'inner root ke aage 2 kyu chahiye',
      'make coefficient two before finding numbers',
      '6 root 5 ko 2 root 45 kyu likha',
      'coefficient 2 nahi hai to kya kare',
      'inner root ke aage 2 lana zaroori kyu denesting me',
    ],
    says: text`
      Squaring a sum of two roots makes twice the product, so the 2 must be there. Take other factors into the root:
      $6\sqrt{5} = 2 \times 3\sqrt{5} = 2\sqrt{45}$. For $14 - 6\sqrt{5}$ look for sum 14, product 45: 9 and 5.`,
  },
  {
    of: 'AL.IND.5',
    asks: [
      'Which number comes first when the root is a difference?',
      'root 5 - 3 ya 3 - root 5',
      'positive root lena hai kyu',
      'sign of the result in denesting minus',
      'bada pehle chhota baad me kyu',
      'nested root ke difference me bada number pehle kyu',
    ],
    says: text`
      The sign $\sqrt{\ }$ means the root that is not negative, so write the larger one first. $\sqrt{14 - 6\sqrt{5}}
      = 3 - \sqrt{5}$, since 3 is larger than $\sqrt{5}$. The other order has the same square, but is negative.`,
  },
  {
    of: 'AL.IND.5',
    asks: [
      'What if no whole numbers fit?',
      'sum product ke integers nahi mil rahe',
      'fractional numbers in denesting',
      'root(2 + root 3) ka kya kare',
      'a^2 - b perfect square check',
      'nested root ke liye whole numbers na mile to kya',
    ],
    says: text`
      Then multiply by 2 inside and divide by $\sqrt{2}$ outside. $2 + \sqrt{3} = \frac{4 + 2\sqrt{3}}{2}$, so its
      root is $\frac{\sqrt{3} + 1}{\sqrt{2}}$. The root of $a + \sqrt{b}$ can be written with two simple roots only if
      $a^2 - b$ is a perfect square: here $4 - 3 = 1$.`,
  },
  {
    of: 'AL.IND.5',
    asks: [
      'What if x stands under the inner root?',
      'x + 2 root(x - 1) type me modulus kyu',
      'variable inside nested root gives absolute value',
      'root of perfect square is modulus',
      'root(x+2) ko t maan ke',
      'nested root me x ho to modulus aur cases kyu',
    ],
    says: text`
      Put $t$ for the inner root and complete the square. $x + 2\sqrt{x - 1}$ is $(\sqrt{x - 1} + 1)^2$. With a minus
      the root of the square is $|\sqrt{x - 1} - 1|$, so two cases arise.`,
  },
  {
    of: 'AL.IND.5',
    asks: [
      'Can I check my result by squaring it?',
      'square karke options se compare',
      'check result by squaring it',
      'approximate value nikal ke answer',
      'decimal se check kar sakte hain',
      'nested root ka result square karke check karna sahi kya',
    ],
    says: text`
      Yes, it is the best check: $(3 - \sqrt{5})^2 = 14 - 6\sqrt{5}$. The square does not show the sign, so see also
      that your result is positive. Decimals help too: $14 - 6\sqrt{5}$ is about 0.58, and the square of 0.76 is about
      0.58.`,
  },
  {
    of: 'AL.IND.6',
    asks: [
      'Why can I put x inside the expression again?',
      'infinite root me x dobara kaise aaya',
      'endless nested root equals itself',
      'x = root(12 + 4x) kyu likha',
      'self similar expression ka logic',
      'infinite nested root me x dobara put kyu karte',
    ],
    says: text`
      After the first root the rest looks exactly like the whole, because it never ends. So the rest has the value $x$
      too. That turns the endless expression into a short equation for $x$.`,
  },
  {
    of: 'AL.IND.6',
    asks: [
      'Why is the negative solution dropped?',
      'negative x reject kyu infinite root me',
      'x positive hona chahiye reason',
      'two roots of quadratic, choose positive',
      'root ka value negative nahi hota',
      'infinite root ka negative solution reject kyu',
    ],
    says: text`
      The expression is a square root, or made of positive numbers, so its value is not negative. The quadratic does
      not know this and gives a second root. For $x^2 = 12 + 4x$ keep 6 and drop $-2$.`,
  },
  {
    of: 'AL.IND.6',
    asks: [
      'Can I stop after two or three steps?',
      'thoda sa calculate karke answer approximate',
      'first few roots se value',
      'cut the infinite expression after one step',
      'approximation of nested radical',
      'infinite expression ko kuch steps ke baad rok de to value sahi?',
    ],
    says: text`
      No, that gives a number near the value, not the value itself. It is a good check: $\sqrt{6 + \sqrt{6 +
      \sqrt{6}}}$ is about 2.98, and the endless root is 3. For the exact value use the equation.`,
  },
  {
    of: 'AL.IND.6',
    asks: [
      'What do I do if the signs or numbers alternate?',
      'pattern 2 step baad repeat hota hai',
      'alternate plus minus nested root',
      'two different numbers alternate in expression',
      'x kaha se repeat shuru hota hai',
      'alternating infinite root me kitne steps baad x dobara',
    ],
    says: text`
      Look where the expression begins again, perhaps only after two steps. Call the whole $x$ and write both steps
      before $x$ comes back: $x = \sqrt{7 + \sqrt{7 - x}}$ if plus and minus alternate. Or call the two endless parts
      $x$ and $y$ and write two equations.`,
  },
  {
    of: 'AL.IND.6',
    asks: [
      'What do I do if only products stand under the roots?',
      'nested multiplication under roots exponent',
      'root of 2 root of 2 ... power kaise',
      '2^(1/2 + 1/4 + ...) geometric series',
      'exponents add in endless product root',
      'infinite product of roots me exponents ka equation',
    ],
    says: text`
      Write everything as a power of one base. Each square root halves the exponent, and inside the exponent $k$ of
      the whole comes back. For $\sqrt{2\sqrt{2\sqrt{2 \dots}}} = 2^k$ we get $k = \frac{1 + k}{2}$, so $k = 1$, and
      the value is 2.`,
  },
  {
    of: 'AL.IND.6',
    asks: [
      'How do I find the value of an endless fraction?',
      'continued fraction infinite kaise solve',
      '1 + 1/(1 + 1/(1 + ...)) ka value',
      'fraction under fraction forever',
      'denominator me wahi expression',
      'continued fraction infinite me x dobara denominator me',
    ],
    says: text`
      The part below the first fraction line is the whole fraction again. Call the value $x$: for $2 + \frac{3}{2 +
      \dots}$ it gives $x = 2 + \frac{3}{x}$, so $x^2 - 2x - 3 = 0$ and $x = 3$. The other root, $-1$, is not
      possible, because all numbers in it are positive.`,
  },
];

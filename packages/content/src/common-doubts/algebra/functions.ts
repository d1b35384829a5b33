import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const functions: readonly CommonDoubt[] = [
  {
    of: 'AL.FUN',
    asks: [
      'Is the bracket in f(x) a multiplication?',
      'f(x) ka matlab f into x hota hai kya',
      'what does f of x mean, is the bracket a multiplication',
      'f bracket me 3 ka matlab',
      'f(a) = f(b) me f ko cancel kar du, f is a rule',
      'f(x) me f aur x ka multiplication hai kya',
    ],
    says: text`
      No. $f$ is the name of a rule, and $f(3)$ is what the rule makes of 3. For $f(x) = 2x + 1$ it is 7. So you
      cannot divide by $f$, and $f(2 + 3)$ is in general not $f(2) + f(3)$.`,
  },
  {
    of: 'AL.FUN',
    asks: [
      'May I put any number or expression in place of x?',
      'x ki jagah 2x ya x + 1 rakh sakte hain',
      'replace x everywhere with something else',
      'substitution in f, which letters change',
      'f(x+1) nikalne ke liye kya karna hai',
      'function me x ki jagah koi bhi number ya expression put kar sakte kya',
    ],
    says: text`
      Yes, anything from the domain, because the rule holds for every number in it. Replace $x$ in every place and use
      brackets: for $f(x) = x^2 - 3x$ we get $f(x + 1) = (x + 1)^2 - 3(x + 1)$. If a rule holds for all $x$, you may
      also choose convenient numbers such as 0 or 1.`,
  },
  {
    of: 'AL.FUN',
    asks: [
      'What is the difference between the place and the value?',
      'place x pucha hai ya value f(x), input ya output',
      'value of the function or the input',
      'input output confusion in function graph',
      'f(3) = 5 me kaunsa height hai',
      'f(3) = 5 me place kaun aur value kaun',
    ],
    says: text`
      The place is the number that goes in, the value is the number that comes out. In $f(3) = 5$ the place is 3 and
      the value is 5: on the graph, 3 across and 5 up. ‘Solve $f(x) = 5$’ asks for a place, ‘find $f(5)$’ asks for a
      value.`,
  },
  {
    of: 'AL.FUN',
    asks: [
      'Why does x minus a number move the graph to the right?',
      'f(x - 3) graph right kyu jata hai',
      'minus inside moves to the right why',
      'f(x) + 3 vs f(x + 3)',
      'graph shifting left right confusion',
      'f(x - 3) ka graph right shift kyu, f(x) + 3 upar kyu',
    ],
    says: text`
      At $x = 5$, $f(x - 3)$ has the value that $f$ has at 2. So every height appears 3 further to the right, and the
      graph moves to the right. A number added outside, as in $f(x) + 3$, makes each value 3 larger and moves the
      graph up.`,
  },
  {
    of: 'AL.FUN',
    asks: [
      'Why do I get an extra solution when I square both sides?',
      'squaring se extra root kaise aata hai function me',
      'check the answer after removing the root',
      'root equation me galat solution kyu aaya',
      'verify solutions when both sides are squared',
      'square karne ke baad mila root check kyu kare, extra solution',
    ],
    says: text`
      Squaring loses the sign: $x = -2$ and $x = 2$ both become $x^2 = 4$. So a number may satisfy the squared
      equation although it fails in the equation before it. Put every number that you find into the equation that
      still has the root.`,
  },
  {
    of: 'AL.FUN.1',
    asks: [
      'Which function works first?',
      'fog me pehle kaunsa lagega',
      'inner function or outer function works first',
      'andar wala function pehle kyu',
      'order of composition, left or right',
      'composite function me inner function pehle kyu lagta',
    ],
    says: text`
      The inner one, because the outer one needs a finished number. In $f(g(3))$ first find $g(3)$, then apply $f$ to
      it. The one that stands nearer to $x$ works first, although it is written later.`,
  },
  {
    of: 'AL.FUN.1',
    asks: [
      'Is a composite of f and g their product?',
      'fog ka matlab multiply hai kya',
      'composition vs multiplication of functions',
      'f(g(2)) = f(2) x g(2)?',
      'do functions ko guna karna hai ya ek ke andar ek',
      'fog product kyu nahi hota, composition kya hai',
    ],
    says: text`
      No. In a product both rules work on the same number. In a composite the second rule works on the result of the
      first. With $f(x) = x + 1$ and $g(x) = 2x$ at 3: the product is $4 \times 6 = 24$, but $f(g(3)) = f(6) = 7$.`,
  },
  {
    of: 'AL.FUN.1',
    asks: [
      'Does the order of the two functions matter?',
      'fog aur gof same hota hai kya',
      'f(g(x)) equals g(f(x)) always?',
      'f aur g ka order change karne se answer badlega',
      'when do two machines give the same in both orders',
      'do functions ka order badalne se value badlegi kya',
    ],
    says: text`
      Usually yes. Adding 1 and then doubling turns 3 into 8; doubling and then adding 1 turns 3 into 7. Only special
      pairs give the same in both orders, such as two additions or a function and its inverse.`,
  },
  {
    of: 'AL.FUN.1',
    asks: [
      'How do I solve an equation with f inside f?',
      'f(f(x)) = 4 kaise solve kare',
      'undo the outer function first, why',
      'composite equation me saare x kaise mile',
      'two step solving for nested function',
      'f(f(x)) = k solve karne me outer function pehle undo',
    ],
    says: text`
      Begin with the outer $f$, because its value is the one that is given. Call the inner value $u$ and solve $f(u) =
      k$. For every $u$ that you find solve $f(x) = u$. Several places may have the same value, so keep all of them at
      both steps.`,
  },
  {
    of: 'AL.FUN.1',
    asks: [
      'How do I find g when f and the composite are known?',
      'g(x) kaise nikale jab g(f(x)) diya hai',
      'find outer function g by calling the inner expression t',
      'find outer function from composition',
      'g(3x - 1) = ... to g(x) kya hoga',
      'composite aur f diya ho to g kaise nikale',
    ],
    says: text`
      If $g$ is the outer function, call the inner expression $t$ and write $x$ with $t$. For $g(3x - 1) = 6x + 5$: $x
      = \frac{t + 1}{3}$, so $g(t) = 2t + 7$. If $g$ is the inner function, as in $f(g(x)) = 6x + 5$ with $f(x) = 2x -
      1$, solve $2g(x) - 1 = 6x + 5$ for $g(x)$.`,
  },
  {
    of: 'AL.FUN.2',
    asks: [
      'Why do I replace x by its partner?',
      'x ki jagah 1/x ya -x kyu rakhte hain',
      'second equation kaise banayi functional equation me',
      'put 1/x in place of x reason',
      'one rule, two unknown values, how',
      'functional equation me x ki jagah uska partner put kyu kiya',
    ],
    says: text`
      The rule holds for every $x$, so also for the partner. It then shows the same two values, $f(x)$ and $f$ of the
      partner, in exchanged places. So you have two equations for two unknowns, and can eliminate one.`,
  },
  {
    of: 'AL.FUN.2',
    asks: [
      'Why can I treat f(2) and f(1/2) as unknowns?',
      'f(2) aur f(1/2) ko do variable maan le',
      'values of function as x and y in linear equations',
      'simultaneous equations with f values',
      'f unknown hai fir bhi solve kaise',
      'f(2) aur f(1/2) ko unknown maan ke do equations solve',
    ],
    says: text`
      For a chosen number they are simply two numbers that we do not know. Call them $p$ and $q$. Both equations are
      linear in them, so you can solve them like a pair of equations in $x$ and $y$.`,
  },
  {
    of: 'AL.FUN.2',
    asks: [
      'How do I know which expression is the partner of x?',
      'partner 1/x hai ya -x ya 14 - x kaise pata',
      'which substitution to make in a functional equation',
      'pair of x kaise dhundhe',
      'do baar lagane par wapas x aana chahiye?',
      'kaise pata partner 1/x hai ya 14 - x ya -x',
    ],
    says: text`
      Look at what stands inside the second $f$. With $f(x)$ and $f(14 - x)$ the partner is $14 - x$. Doing it twice
      leads back: $14 - (14 - x) = x$. So no third value comes in.`,
  },
  {
    of: 'AL.FUN.2',
    asks: [
      'Why can I add values of f in pairs?',
      'f(x) + f(1 - x) = 1 hai to sum pairs me',
      'add first and last values of f, why constant',
      'long sum of function values shortcut',
      'middle term alone rehta hai kya',
      'f values ka lamba sum pairs bana ke jodna',
    ],
    says: text`
      If $f(x) + f(1 - x)$ is always the same number, each place and its partner give this number together. So pair
      the first value with the last, the second with the last but one, and multiply by the number of pairs. A middle
      place that is its own partner adds half of the number.`,
  },
  {
    of: 'AL.FUN.2',
    asks: [
      'Is f(1/x) one over f(x)?',
      'f(1/x) = 1/f(x) hota hai kya',
      'reciprocal of input gives reciprocal of output?',
      'f(-x) = -f(x) maan sakte hain kya',
      'can i assume f is odd or even',
      'f(1/x) ko 1/f(x) likh sakte hain kya',
    ],
    says: text`
      Not in general. For $f(x) = x + 1$ it is $f\left(\frac{1}{2}\right) = 1.5$, but $\frac{1}{f(2)} = \frac{1}{3}$.
      The value at the partner is a number of its own. Only the rule in the question ties it to the other.`,
  },
  {
    of: 'AL.FUN.2',
    asks: [
      'What if putting the partner in gives three values?',
      'teen values aa rahi hai cycle me',
      '1/(1 - x) jaise partner me teen equations',
      'x goes to second then third then back',
      'cyclic substitution three equations',
      'partner put karne par teen values ka cycle, teen equations',
    ],
    says: text`
      Then put in once more: with $\frac{1}{1 - x}$ three steps lead back to $x$. You have three equations for three
      values, and can eliminate two of them. Start from a number such as 2: $2, -1, \frac{1}{2}, 2$.`,
  },
  {
    of: 'AL.FUN.3',
    asks: [
      'How does one value fix all others?',
      'f(1) pata ho to f(5) kaise',
      'f(x+y) rule se saari values kaise milti hain',
      'build numbers from ones',
      'f(2) from f(1) and f(1)',
      'f(1) pata hai to sum rule se f(5) kaise bana',
    ],
    says: text`
      Every whole number is a sum of ones: $f(2) = f(1 + 1)$, $f(3) = f(2 + 1)$, and so on. At each step do with the
      values what the rule says. If it multiplies, $f(3) = f(1)^3$; if it adds, $f(3) = 3f(1)$.`,
  },
  {
    of: 'AL.FUN.3',
    asks: [
      'Which kind of function fits which rule?',
      'f(x+y) = f(x)f(y) to exponential kyu',
      'rule dekh ke function guess kar sakte hain',
      'f(xy) = f(x) + f(y) means log?',
      'additive multiplicative rule types',
      'f(x+y) rule ke liye kaunsa function, exponential ya linear',
    ],
    says: text`
      $kx$ fits $f(x + y) = f(x) + f(y)$, and $a^x$ fits $f(x + y) = f(x)f(y)$. A multiple of a logarithm fits $f(xy)
      = f(x) + f(y)$, and $x^k$ fits $f(xy) = f(x)f(y)$. If a rule for $f(xy)$ holds for whole numbers only, other
      functions fit too, so use the rule step by step.`,
  },
  {
    of: 'AL.FUN.3',
    asks: [
      'Why does the rule fix the value at zero?',
      'f(0) kaise nikale rule se',
      'put x = y = 0 in the functional rule',
      'zero pe value 1 kyu aati hai',
      'zero put karne par f(0) ki value 0 ya 1 kyu',
    ],
    says: text`
      Put $x = y = 0$ into the rule. $f(x + y) = f(x) + f(y)$ gives $f(0) = 2f(0)$, so $f(0) = 0$. $f(x + y) =
      f(x)f(y)$ gives $f(0) = f(0)^2$, so $f(0)$ is 0 or 1. If it is 0, every value is 0, because $f(x) = f(x)f(0)$;
      otherwise it is 1.`,
  },
  {
    of: 'AL.FUN.3',
    asks: [
      'Do I multiply by 4 or take the fourth power?',
      'f(4x) me 4 guna ya 4th power',
      'f(8) = 3 f(2) or f(2)^3',
      'repeated use of rule gives multiple or power',
      'exponent or factor confusion in f(xy)',
      'rule char baar lagaya to 4 times value ya fourth power',
    ],
    says: text`
      Look at what the rule does with the values. If the values are added, four equal parts give four times the value.
      If they are multiplied, four equal parts give the fourth power. With $f(xy) = f(x) + f(y)$ and $8 = 2 \times 2
      \times 2$ we get $f(8) = 3f(2)$; with $f(xy) = f(x)f(y)$ we get $f(2)^3$.`,
  },
  {
    of: 'AL.FUN.3',
    asks: [
      'How do I find the value at a half or at a negative number?',
      'f(1/2) kaise nikale f(1) se',
      'negative input ki value from rule',
      'f(-3) using f(x+y)',
      'f(x) f(-x) = 1 kyu',
      'f(1) se f(1/2) ya negative x ki value nikalna',
    ],
    says: text`
      Build a known number from it. With $f(x + y) = f(x)f(y)$ and $f(0) = 1$: two halves give $f(1) =
      f\left(\frac{1}{2}\right)^2$, and $f(3)f(-3) = f(0) = 1$, so $f(-3) = \frac{1}{f(3)}$. If the values are added,
      $f\left(\frac{1}{2}\right)$ is half of $f(1)$, and $f(-3) = -f(3)$.`,
  },
  {
    of: 'AL.FUN.3',
    asks: [
      'Why do primes matter for f(xy)?',
      'f(xy) rule me prime factors kyu',
      'break the number into primes to find f',
      'value at 12 from values at 2 and 3',
      'prime factorisation in functional equation',
      'f(xy) rule me number ko primes me todna kyu',
    ],
    says: text`
      Every whole number above 1 is a product of primes, so the rule splits its value into values at primes. $12 = 2
      \times 2 \times 3$, so with $f(xy) = f(x) + f(y)$: $f(12) = 2f(2) + f(3)$. Primes themselves cannot be split.`,
  },
  {
    of: 'AL.FUN.4',
    asks: [
      'Which parts of a function put a condition on x?',
      'domain nikalte waqt kya kya dekhna hai',
      'conditions for root, fraction and log',
      'kab x allowed nahi hota',
      'domain ki saari conditions list',
      'domain ke liye root, denominator aur log ki conditions kya hain',
    ],
    says: text`
      Three parts: a square root needs at least 0 under it, a denominator must not be 0, and a logarithm needs a
      positive number inside and a positive base other than 1. Write one condition for each part.`,
  },
  {
    of: 'AL.FUN.4',
    asks: [
      'Do I take the common part of all conditions?',
      'do conditions ka intersection kyu lete hain domain me',
      'union or intersection for domain',
      'every part must be defined together',
      'sum of two roots ka domain',
      'domain me sab conditions ka common part kyu lete hain',
    ],
    says: text`
      Yes. The whole function has a value only where every part has one, so $x$ must meet all conditions. For $\sqrt{x
      - 2} + \sqrt{7 - x}$ it is $x \ge 2$ and $x \le 7$, so from 2 to 7.`,
  },
  {
    of: 'AL.FUN.4',
    asks: [
      'Why is the range not given by the two ends?',
      'range me ends ki value hi kyu nahi',
      'put the ends of the domain for range?',
      'max beech me ho sakta hai kya',
      'turning point check for range',
      'range sirf ends ki values se kyu nahi, turning point dekhna',
    ],
    says: text`
      Between the ends the function may turn. $x^2$ from $-2$ to 3 has 4 and 9 at the ends, but 0 in the middle, so
      its range is from 0 to 9. Look at both ends and at each turning point.`,
  },
  {
    of: 'AL.FUN.4',
    asks: [
      'Is zero allowed under a root or in a logarithm?',
      'root ke andar 0 allowed hai kya',
      'log 0 defined hai ya nahi',
      'greater than or greater equal in domain',
      'zero under root in the denominator',
      'root ke andar zero chalega par log me zero nahi, kyu',
    ],
    says: text`
      Under a root 0 is allowed, because $\sqrt{0} = 0$. In a logarithm it is not, since no power of the base is 0. A
      root in a denominator must be positive, because there its value may not be 0.`,
  },
  {
    of: 'AL.FUN.4',
    asks: [
      'How do I find the domain of f(2x - 1)?',
      'f ka domain diya hai to f(2x-1) ka kaise',
      'domain of composite from domain of f',
      'inside expression must lie in the domain',
      'domain shift and scale',
      'f ka domain pata hai to f(2x - 1) ka domain kaise',
    ],
    says: text`
      What stands inside must lie in the domain of $f$. If $f$ is defined from 3 to 9, write $3 \le 2x - 1 \le 9$ and
      solve: $2 \le x \le 5$. Do not put 3 and 9 in for $x$.`,
  },
  {
    of: 'AL.FUN.4',
    asks: [
      'What is the difference between domain and range?',
      'domain range me kya antar hai',
      'domain is x or y values',
      'all values of f means range',
      'defined for which x means domain',
      'domain aur range me fark, kaun x ki values',
    ],
    says: text`
      The domain has the numbers that may go in, the range has the numbers that come out. For $\sqrt{x - 4}$ the
      domain is $x \ge 4$, and the range is all numbers from 0 on. ‘For which $x$’ asks for the domain, ‘which values’
      asks for the range.`,
  },
  {
    of: 'AL.FUN.4',
    asks: [
      'May I multiply by the denominator in a condition for the domain?',
      'domain ki condition me denominator multiply karke hata du',
      'root ke andar fraction ho to cross multiply kyu nahi',
      'fraction under the root, sign of denominator',
      'multiply by x - 2 in the domain condition',
      'fraction inside root at least zero kaise solve',
    ],
    says: text`
      Only if you know its sign. For a root of a fraction, the fraction must be at least 0, and multiplying by a
      negative denominator turns the sign $\ge$ round. So mark the zeros of numerator and denominator on a number line
      and look at the sign on each piece.`,
  },
  {
    of: 'AL.FUN.5',
    asks: [
      'Is the inverse one over the function?',
      'f inverse = 1/f(x) hota hai kya',
      'minus one in f^-1 is a power?',
      'inverse aur reciprocal me fark',
      'f^-1(3) = 1/f(3) galat kyu',
      'inverse function aur 1/f(x) same nahi kyu',
    ],
    says: text`
      No. The $-1$ in $f^{-1}$ means going back: $f^{-1}(7)$ is the place where $f$ has the value 7. For $f(x) = 2x +
      1$ it is 3, while $\frac{1}{f(7)}$ is $\frac{1}{15}$.`,
  },
  {
    of: 'AL.FUN.5',
    asks: [
      'How do I find one value of the inverse without the formula?',
      'f inverse of 5 nikalna hai, poora inverse kyu nikale',
      'solve f(x) = k for inverse value',
      'inverse at one number shortcut',
      'poora formula banaye bina inverse',
      'inverse ki ek value ke liye f(x) = k solve karna kaafi',
    ],
    says: text`
      Solve $f(x) = k$. Its solution is $f^{-1}(k)$, because the inverse leads from the value back to the place. For
      $f(x) = \frac{x + 1}{x - 2}$ and 4: $x + 1 = 4x - 8$, so $x = 3$.`,
  },
  {
    of: 'AL.FUN.5',
    asks: [
      'Why must I undo the last step first?',
      'inverse me last step pehle kyu undo',
      'undo steps in reverse order',
      'socks and shoes rule for inverse',
      'inverse of f(g(x)) order ulta kyu',
      'inverse me steps ulte order me undo kyu karte',
    ],
    says: text`
      As with socks and shoes: what was put on last comes off first. If $f$ doubles a number and then adds 3, it turns
      4 into 11. The inverse first subtracts 3 and then halves: 11, 8, 4. In the other order it gives 2.5, which is
      wrong.`,
  },
  {
    of: 'AL.FUN.5',
    asks: [
      'Why is the graph of the inverse a mirror image?',
      'inverse ka graph y = x me reflect kyu',
      'mirror line y = x reason',
      'swap x and y for the inverse',
      'inverse graph kaise banaye',
      'inverse ka graph y = x line me mirror image kyu',
    ],
    says: text`
      If $f$ leads from 2 to 5, the inverse leads from 5 to 2. So each point such as $(2, 5)$ becomes $(5, 2)$. These
      two points lie on opposite sides of the line $y = x$, equally far from it. So the whole graph is reflected in
      this line.`,
  },
  {
    of: 'AL.FUN.5',
    asks: [
      'When does a function have an inverse?',
      'har function ka inverse hota hai kya',
      'one-one hona kyu zaroori hai',
      'x^2 ka inverse exist karta hai',
      'two places with same value, which one is inverse',
      'kis function ka inverse exist karta hai, two places same value',
    ],
    says: text`
      Only if no two places have the same value; otherwise the way back is not clear. $x^2$ has the value 9 at 3 and
      at $-3$. If only $x \ge 0$ is allowed, it has an inverse, the square root.`,
  },
  {
    of: 'AL.FUN.5',
    asks: [
      'What does it mean that a function is its own inverse?',
      'f(f(x)) = x kab hota hai, function apna inverse',
      'self inverse function condition',
      '(ax+b)/(cx-a) apna hi inverse kyu',
      'own inverse means what for coefficients',
      'function apna hi inverse ho, f(f(x)) = x, constant kaise nikale',
    ],
    says: text`
      It means that applying it twice leads back, $f(f(x)) = x$, as with $\frac{1}{x}$ or $10 - x$. The graph is its
      own mirror image in $y = x$. If 2 goes to 5, then 5 must go to 2, which gives an equation for an unknown
      constant.`,
  },
  {
    of: 'AL.FUN.6',
    asks: [
      'Where is the axis of symmetry, and why half of the sum?',
      'f(2+x) = f(6-x) ka axis kaha hai',
      'axis of symmetry half of sum of the two insides',
      'why add the two brackets and divide by 2',
      'symmetric about x = 4 kaise',
      'f(2 + x) = f(6 - x) ka axis, sum ka half',
    ],
    says: text`
      The two places $2 + x$ and $6 - x$ always have the sum 8, and their values are equal. Their middle is always 4.
      So the graph looks the same on both sides of $x = 4$.`,
  },
  {
    of: 'AL.FUN.6',
    asks: [
      'Why do the roots add up to the number of roots times the axis?',
      'roots ka sum axis se kaise nikla',
      'each pair of roots adds to twice the axis',
      'sum of all zeros for symmetric function',
      '4 roots hai to sum 4 times axis',
      'symmetric function ke roots ka sum axis times number kyu',
    ],
    says: text`
      Every root on one side of the axis has a partner equally far away on the other side, so the mean of each pair
      lies on the axis. With the axis at 3 a pair adds up to 6, and 4 roots add up to $4 \times 3 = 12$. A root on the
      axis itself is 3.`,
  },
  {
    of: 'AL.FUN.6',
    asks: [
      'What if the number of roots is odd?',
      'odd number of roots ho to beech wala kaha',
      '5 roots symmetric about x = 3',
      'one root lies on the axis itself why',
      'unpaired root ka kya hoga',
      'roots odd number me ho to ek root axis par kyu',
    ],
    says: text`
      Roots beside the axis come in pairs, so with an odd number of roots one lies on the axis itself. With the axis
      at 3 this root is 3, exactly the mean of every pair. So the sum is still the number of roots times the axis: 5
      roots add up to 15.`,
  },
  {
    of: 'AL.FUN.6',
    asks: [
      'What is the difference between even and odd functions?',
      'even aur odd function kaise pehchane',
      'f(-x) = f(x) or f(-x) = -f(x) meaning',
      'odd function ka graph origin ke about',
      'only even powers means even function',
      'even function odd function ki pehchan f(-x) se',
    ],
    says: text`
      An even function has the same value at $x$ and $-x$, like $x^2$: its graph is a mirror image at the vertical
      axis. An odd function has opposite values, like $x^3$: half a turn about the origin carries its graph onto
      itself.`,
  },
  {
    of: 'AL.FUN.6',
    asks: [
      'How do I find f(-2) from f(2) when the coefficients are unknown?',
      'f(-2) from f(2) when constant is added',
      'ax^9 + bx^3 + cx - 5 type me f(-2)',
      'odd part cancels on adding f(x) and f(-x)',
      'unknown coefficients ke bina value kaise',
      'odd powers cancel karke f(-2) nikalna f(2) se',
    ],
    says: text`
      If $x$ has only odd powers beside a constant, as in $ax^9 + bx^3 + cx - 5$, every power changes its sign when
      $x$ becomes $-x$. So the powers cancel in $f(2) + f(-2)$, and twice the constant is left, here $-10$. You never
      need $a$, $b$ and $c$.`,
  },
  {
    of: 'AL.FUN.6',
    asks: [
      'What does symmetry about a point mean?',
      'point symmetry function me kya hota hai',
      'f(x) + f(12 - x) = 4 ka centre',
      'centre of symmetry from a rule with sum',
      'graph half turn se same',
      'point symmetry ka centre kaise milta f(x) + f(12 - x) se',
    ],
    says: text`
      In $f(x) + f(12 - x) = 4$ the places have the middle 6 and the values the middle 2. So each point has a partner
      on the other side of $(6, 2)$, equally far. Half a turn about this point carries the graph onto itself.`,
  },
  {
    of: 'AL.FUN.6',
    asks: [
      'What do two axes of symmetry give?',
      'do axis ho to function periodic kyu',
      'symmetric about x = 3 and x = 11, period',
      'two mirrors make the function repeat',
      'period double of the distance between axes why',
      'do axes of symmetry se function repeat kyu, period kitna',
    ],
    says: text`
      Reflecting in one axis and then in the other moves the graph by twice the distance of the axes. So the values
      repeat after this step, which is called a period. For axes at 3 and 11 the period is 16, so $f(35) = f(19) =
      f(3)$.`,
  },
  {
    of: 'AL.FUN.7',
    asks: [
      'Why is [-2.3] equal to -3?',
      'negative number ka greatest integer -3 kyu -2 kyu nahi',
      '[-2.3] me round down kaise',
      'integer part of negative decimal',
      'box function negative me confusion',
      'greatest integer of -2.3 is -3, minus 2 kyu nahi',
    ],
    says: text`
      $[x]$ is the greatest integer that is not greater than $x$. $-2$ is greater than $-2.3$, since it lies to its
      right. So the next one to the left counts, $-3$. On the number line always go to the left.`,
  },
  {
    of: 'AL.FUN.7',
    asks: [
      'How do I turn [x] into an inequality?',
      '[x] = n ka matlab n <= x < n+1',
      'integer part n given, x lies from n to n + 1',
      'bracket wale equation ko kaise khole',
      'why less than n + 1 strictly',
      '[x] = n ko inequality n se n + 1 me kaise likhe',
    ],
    says: text`
      $[x] = n$ says that $x$ is at least $n$ and less than the next integer: $n \le x < n + 1$. At $n + 1$ the
      integer part would already be $n + 1$, so the right end stays out.`,
  },
  {
    of: 'AL.FUN.7',
    asks: [
      'Why do I find the integer first?',
      'pehle integer n = [x] nikalte hain x baad me, kyu',
      'let integer part be n and solve',
      'unknown integer and fraction part alag kyu',
      'x aur [x] dono equation me hai to integer part pehle',
      '[x] wale equation me integer n pehle kyu nikale',
    ],
    says: text`
      The conditions $n \le x < n + 1$ with $n = [x]$ leave only a few integers $n$ that can fit the equation. For
      each of them the equation has no bracket any more, so you can solve it for $x$. Then test that $x$ lies between
      $n$ and $n + 1$.`,
  },
  {
    of: 'AL.FUN.7',
    asks: [
      'What are the limits of the fractional part?',
      'fractional part ki range kya hoti hai',
      'fractional part 0 se 1, 1 included?',
      'fractional part of a negative number',
      '{-2.3} = 0.7 kyu',
      'fractional part {x} hamesha 0 se 1 ke beech kyu',
    ],
    says: text`
      $\{x\} = x - [x]$ is at least 0 and less than 1, for negative numbers too. For $-2.3$ it is $-2.3 - (-3) = 0.7$.
      It is what must be added to the integer on the left.`,
  },
  {
    of: 'AL.FUN.7',
    asks: [
      'Can I move whole numbers out of the bracket?',
      '[x + 5] = [x] + 5 hota hai kya',
      'move an added whole number out of the bracket',
      '[2x] = 2[x] sahi hai kya',
      'box ke andar se number bahar',
      '[x + 5] me 5 bahar la sakte, [2x] me 2 kyu nahi',
    ],
    says: text`
      Whole numbers that are added, yes: $[x + 5] = [x] + 5$, because $x$ and its integer move together. Factors, no:
      for $x = 1.6$ it is $[2x] = 3$ but $2[x] = 2$.`,
  },
  {
    of: 'AL.FUN.7',
    asks: [
      'Does an equation with [x] have one solution or a whole interval?',
      'solution interval me kyu aata hai [x] wale me',
      'infinite solutions between two numbers with box',
      'length of solutions on number line',
      '[x] = 4 ka x kitna hai',
      '[x] equation ka solution ek number ya poora interval',
    ],
    says: text`
      If $x$ appears only as $[x]$, all $x$ with the same integer part are solutions: $[x] = 4$ holds from 4 to just
      below 5. If $x$ itself appears too, an integer part usually gives only single solutions: $x + [x] = 8.5$ has
      only $x = 4.5$.`,
  },
  {
    of: 'AL.FUN.8',
    asks: [
      'Why is the smaller of a rising and a falling line greatest where they cross?',
      'min of two lines ka max crossing pe kyu',
      'max of min kaise nikale',
      'intersection point gives greatest value of the smaller',
      'rising and falling line cross',
      'min function ka highest point crossing par kyu hota',
    ],
    says: text`
      Before the crossing the rising line is the lower one, so the smaller value goes up. After the crossing the
      falling line is the lower one, so the smaller value goes down. It turns at the crossing, and there it is
      greatest.`,
  },
  {
    of: 'AL.FUN.8',
    asks: [
      'Is the smaller of two functions always greatest at a crossing?',
      'vertex bhi max ho sakta hai kya min function me',
      'parabola and line, crossing or vertex',
      'crossing is not always the maximum',
      'both lines rising then where is the max',
      'min function ka highest point crossing ke bajay vertex par ho sakta kya',
    ],
    says: text`
      No. If both lines rise at the crossing, the smaller value goes on rising there. If one graph is a curve, its own
      vertex may be the highest point, if this curve is the lower one there. Compare the heights of all these points.`,
  },
  {
    of: 'AL.FUN.8',
    asks: [
      'How do I know which piece is lower where?',
      'kaunsa graph neeche hai kaise pata',
      'which function is smaller on which side',
      'test a value between crossing points',
      'min(f, g) me kab f kab g',
      'crossing ke dono taraf kaunsa graph lower hai kaise pata',
    ],
    says: text`
      Find the crossings, then test one easy number in each part between them. The smaller of the two values shows the
      piece that counts there. With three lines compare all three, because a crossing may lie above the third line.`,
  },
  {
    of: 'AL.FUN.8',
    asks: [
      'Does the question want the place or the height?',
      'x ki value deni hai ya function ki',
      'where is f greatest or how great is f',
      'max value asks y coordinate',
      'crossing ka x answer me likh diya',
      'maximum ki height deni hai ya x place',
    ],
    says: text`
      The greatest value is the height, the $y$ of the point; where it is greatest is the $x$. At the crossing put $x$
      into one of the two pieces. Both give the same height, which is a good check.`,
  },
  {
    of: 'AL.FUN.8',
    asks: [
      'Which crossings matter for the smallest of three lines?',
      'teen lines ka minimum kaise sochu',
      'three functions min, which crossings matter',
      'crossing above the third line is ignored',
      'min of three expressions',
      'teen lines ke minimum me kaunsi crossing count hogi',
    ],
    says: text`
      Find the crossings of each pair, and at each compare with the third line. If the third line is lower there, the
      point is not on the graph of the minimum. Of the rest take the highest.`,
  },
  {
    of: 'AL.FUN.8',
    asks: [
      'Where is the larger of two functions least?',
      'max(f, g) ka minimum kaise',
      'least value of the larger of two',
      'upper graph follow karna hai max me',
      'where is the larger of two graphs at its smallest',
      'max of two functions ka lowest point kaise nikale',
    ],
    says: text`
      The larger of two functions follows the upper graph. Its lowest point is where a falling piece ends and a rising
      piece begins, or at the vertex of a curve. It is the picture of the smaller one upside down, so look for the
      lowest point instead of the highest.`,
  },
];

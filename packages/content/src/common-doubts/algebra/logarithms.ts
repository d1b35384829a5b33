import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const logarithms: readonly CommonDoubt[] = [
  {
    of: 'AL.LOG',
    asks: [
      'What does a logarithm mean in plain words?',
      'log ka matlab kya hota hai simple me',
      'what is log 8 to base 2 asking',
      'log ko power me kaise badle',
      'log and exponent relation',
      'logarithm ka simple matlab, kis power se number banega',
    ],
    says: text`
      $\log_2 8$ asks: to which power must 2 be raised to make 8? The answer is 3, since $2^3 = 8$. So $\log_a b = c$
      and $a^c = b$ say the same. Change to the power whenever a logarithm is hard to read.`,
  },
  {
    of: 'AL.LOG',
    asks: [
      'Can I split the logarithm of a sum?',
      'log(a+b) = log a + log b kyu nahi',
      'log ko plus pe alag kar sakte hain kya',
      'splitting log over addition',
      'log of a sum ka koi rule hai',
      'log of a sum ko do logs me todna galat kyu',
    ],
    says: text`
      No, there is no rule for the logarithm of a sum. Products become sums: $\log ab = \log a + \log b$. Test it:
      $\log_{10}(10 + 90) = 2$, but $\log_{10} 10 + \log_{10} 90$ is nearly 3, the logarithm of 900.`,
  },
  {
    of: 'AL.LOG',
    asks: [
      'Is log a divided by log b the same as log a minus log b?',
      'log quotient ko difference likhna galat, log a by log b',
      'log cancel karke a/b likh sakte hain',
      'quotient of two logs vs log of quotient',
      'log 8 by log 2 is log 4?',
      'log a by log b aur log a minus log b alag kyu hain',
    ],
    says: text`
      No. $\log \frac{a}{b} = \log a - \log b$ is the logarithm of a quotient. A quotient of two logarithms is a
      change of base: $\frac{\log 8}{\log 2} = \log_2 8 = 3$, while $\log_2 8 - \log_2 2 = 3 - 1 = 2$.`,
  },
  {
    of: 'AL.LOG',
    asks: [
      'When may I drop the logarithm on both sides?',
      'dono taraf se log hata sakte hain kab',
      'cancel log from both sides allowed?',
      'same base hone par numbers barabar kyu',
      'log a + log b = log c so a + b = c by dropping log',
      'dono side se log cancel karke numbers equal kab likhe',
    ],
    says: text`
      When each side is a single logarithm with the same base: then the numbers are equal. First join sums into one
      logarithm. $\log a + \log b = \log c$ means $ab = c$, not $a + b = c$.`,
  },
  {
    of: 'AL.LOG',
    asks: [
      'Why must the number and the base be positive?',
      'log negative ka kyu nahi hota',
      'log of zero or negative not defined why',
      'base 1 kyu nahi ho sakta log me',
      'conditions on base and argument',
      'log me number aur base positive hone ki condition kyu',
    ],
    says: text`
      A positive base raised to any power is positive, so no power gives 0 or a negative number. The base 1 is no use,
      because all its powers are 1. So: number positive, base positive and not 1.`,
  },
  {
    of: 'AL.LOG',
    asks: [
      'Why does a power come in front of the logarithm?',
      'log a^n = n log a kyu',
      'exponent aage kaise aa jata hai',
      'power rule of logarithm reason',
      '(log a)^2 is 2 log a?',
      'log a^n me n aage coefficient kyu ban jata hai',
    ],
    says: text`
      $a^3$ is $a \times a \times a$, and the logarithm of a product is a sum: $\log a + \log a + \log a = 3\log a$.
      But $(\log a)^2$ is the logarithm times itself; there the 2 stays where it is.`,
  },
  {
    of: 'AL.LOG.1',
    asks: [
      'Why is the logarithm of 5 known when that of 2 is given?',
      'log 5 kaise nikale jab log 2 diya hai',
      'log 10 = 1 ka use',
      '5 as 10/2 in logs',
      'log 2 = 0.3010 then log 5',
      'log 2 diya ho to log 5 ko 1 minus log 2 kyu likhte',
    ],
    says: text`
      With base 10, $\log 5 = \log \frac{10}{2} = 1 - \log 2$, because $\log 10 = 1$. So for powers of 2 and of 5 you
      need only $\log 2$. A power such as $125 = 5^3$ gives three times this: $3(1 - \log 2)$.`,
  },
  {
    of: 'AL.LOG.1',
    asks: [
      'Can I treat log x as an unknown?',
      'log x ko a maan lu kya',
      'log x as p and log y as q, unknown letters',
      'logs as variables in linear equations',
      'log wale do equation solve kaise',
      'log x ko p aur log y ko q maan ke linear equations',
    ],
    says: text`
      Yes. If $x$ and $y$ appear only in $\log x$ and $\log y$, call these $p$ and $q$ and solve the linear equations.
      At the end go back: $p = 2$ with base 10 means $x = 100$. The answer asks for $x$, not for $p$.`,
  },
  {
    of: 'AL.LOG.1',
    asks: [
      'What do I do with a number in front of a logarithm?',
      '2 log 3 + log 5 ko ek log kaise banaye',
      'coefficient of log becomes exponent',
      'single number jaise 2 ko log me kaise likhe',
      'combine logs with a plain number',
      'log ke aage wala coefficient andar power ban jata hai kya',
    ],
    says: text`
      Move it into the logarithm as an exponent, then join: $2\log 3 + \log 5 = \log(9 \times 5) = \log 45$. A plain
      number becomes a logarithm of a power of the base: with base 10, $2 = \log 100$.`,
  },
  {
    of: 'AL.LOG.1',
    asks: [
      'How do I break a number into the given logarithms?',
      'log 72 ko log 2 log 3 me kaise',
      'prime factors karke log todna',
      'express log 12 using p and q',
      'which factors to use for the given logs',
      'log 72 ya log 12 ko log 2 aur log 3 me kaise tode',
    ],
    says: text`
      Write the number with primes: $72 = 2^3 \times 3^2$. So $\log 72 = 3\log 2 + 2\log 3$. A product gives plus, a
      denominator minus, an exponent comes in front. A sum such as $2 + 3$ cannot be broken up.`,
  },
  {
    of: 'AL.LOG.1',
    asks: [
      'Why is the logarithm of a number below 1 negative?',
      'log 0.5 negative kyu aata hai',
      'log of number less than 1',
      'minus sign in log of one by x',
      'log (1/5) = - log 5',
      'fraction ka log negative kyu hota hai',
    ],
    says: text`
      With a base above 1, numbers below 1 have negative logarithms, because a negative power is needed: $2^{-1} =
      \frac{1}{2}$. In general $\log \frac{1}{x} = -\log x$. The number inside is still positive, so all is defined.`,
  },
  {
    of: 'AL.LOG.2',
    asks: [
      'Why is a logarithm a quotient of two logarithms?',
      'change of base formula kaise aaya',
      'change of base as quotient of two logs, reason',
      'base change karne ka proof',
      'which goes up and which goes down in base change',
      'log_a b ko do logs ke quotient me kyu likhte, change of base',
    ],
    says: text`
      Call it $c$: $\log_a b = c$ means $a^c = b$. Take the logarithm to any base on both sides: $c\log a = \log b$.
      So $c = \frac{\log b}{\log a}$, with the base below and the number above. Test: $\log_4 8 = \frac{\log_2
      8}{\log_2 4} = \frac{3}{2}$.`,
  },
  {
    of: 'AL.LOG.2',
    asks: [
      'Why does a chain of logarithms cancel?',
      'log_2 3 x log_3 4 chain kaise cancel hoti hai',
      'product of logs, middle ones cut out',
      'chain rule of logs reason',
      'long product of logarithms shortcut',
      'logs ki chain product me beech wale kaise cancel ho jate',
    ],
    says: text`
      Write each logarithm as a quotient: $\log_2 3 \times \log_3 4 = \frac{\log 3}{\log 2} \times \frac{\log 4}{\log
      3}$. The number of the first is the base of the next, so $\log 3$ stands in a numerator and in a denominator and
      cancels. Only the last number and the first base are left: $\log_2 4 = 2$.`,
  },
  {
    of: 'AL.LOG.2',
    asks: [
      'Why is exchanging base and number the reciprocal?',
      'log_a b aur log_b a reciprocal kyu',
      'swap base and number gives one over',
      '1/log_3 2 = log_2 3 reason',
      'base ko upar le aana',
      'base aur number exchange karne par log reciprocal kyu',
    ],
    says: text`
      In $\frac{\log b}{\log a}$ exchanging $a$ and $b$ turns the fraction upside down. In words: if 2 must be raised
      to the power 3 to make 8, then 8 must be raised to the power $\frac{1}{3}$ to make 2.`,
  },
  {
    of: 'AL.LOG.2',
    asks: [
      'Why does the exponent of the base go below, as for base 8?',
      'log base 4 ko base 2 me kaise badle',
      'base ka power bahar aaye to neeche kyu',
      'log_8 x in terms of log_2 x',
      'exponent of the base goes to denominator',
      'log base 8 ko base 2 me likhne par 1/3 kyu aata',
    ],
    says: text`
      One factor 8 is three factors 2, so a number needs only a third as many factors 8: $\log_8 x = \frac{1}{3}\log_2
      x$. The exponent of the base goes into the denominator, the exponent of the number into the numerator: $\log_8
      16 = \frac{4}{3}$.`,
  },
  {
    of: 'AL.LOG.2',
    asks: [
      'How do I add reciprocals of logarithms?',
      '1/log_2 60 + 1/log_3 60 kaise jode',
      'reciprocal logs with same number, turn over',
      'one by log plus one by log with the same number',
      'same number different bases me add',
      'reciprocals of logs with different bases ko add kaise kare',
    ],
    says: text`
      Turn each one over: $\frac{1}{\log_2 60} = \log_{60} 2$ and $\frac{1}{\log_{30} 60} = \log_{60} 30$. Now both
      have the same base and can be joined: $\log_{60} 2 + \log_{60} 30 = \log_{60} 60 = 1$.`,
  },
  {
    of: 'AL.LOG.3',
    asks: [
      'Why must I test the roots in a log equation?',
      'log equation me root check kyu',
      'reject the root that makes log negative',
      'kaunsa x galat hai domain ke karan',
      'both roots satisfy the quadratic but one fails',
      'log equation solve karke root ko domain me test kyu karna',
    ],
    says: text`
      After the logarithms are joined, the equation no longer knows that each number was positive: $(-3) \times (-5)$
      is positive, but $\log(-3)$ does not exist. So put each root into the first equation.`,
  },
  {
    of: 'AL.LOG.3',
    asks: [
      'Is a negative x always to be rejected?',
      'x negative aaya to hamesha reject karna hai kya',
      'negative value of x allowed in log?',
      'x minus me hai par log ke andar positive',
      'reject x or reject the argument',
      'x negative hai par log valid hai, reject kare ya nahi',
    ],
    says: text`
      No. What must be positive is the number under the logarithm, not $x$. In $\log(5 - x)$ the value $x = -3$ gives
      $\log 8$, which is fine. Put the value in and look at each number inside.`,
  },
  {
    of: 'AL.LOG.3',
    asks: [
      'How do I write the equation without logarithms?',
      'log hata ke exponential form kaise',
      'log_2(x+1) = 3 to x + 1 = 8',
      'convert a log equation into power',
      'ek side log ek side number',
      'log equation se log hata ke power form kaise likhe',
    ],
    says: text`
      If one side is a number, write the power: $\log_2(x + 1) = 3$ becomes $x + 1 = 2^3$. If each side is one
      logarithm with the same base, the numbers under them are equal. Join several logarithms into one first.`,
  },
  {
    of: 'AL.LOG.3',
    asks: [
      'Why is the logarithm of a square not always twice the logarithm?',
      'log x^2 = 2 log x me x negative ka kya',
      'losing a solution by bringing the power out',
      'even power under log, absolute value',
      'log (x-3)^2 ko kaise khole',
      'log x^2 aur 2 log x negative x par alag kyu',
    ],
    says: text`
      $\log x^2$ exists for negative $x$ too, but $2\log x$ only for positive $x$. $\log_{10} x^2 = 2$ has the
      solutions 10 and $-10$, while $2\log_{10} x = 2$ has only 10. So write $2\log|x|$ for an even power, or you lose
      the negative solution.`,
  },
  {
    of: 'AL.LOG.3',
    asks: [
      'What if the logarithms have different bases?',
      'alag alag base ho to equation kaise solve',
      'base 2 aur base 4 ek equation me',
      'logs with different bases, make all bases the same first',
      'log_4 and log_2 together in the equation',
      'different bases wale log equation ko same base me kaise',
    ],
    says: text`
      Bring all to one base first. $\log_4 x = \frac{1}{2}\log_2 x$, because each step of 4 is two steps of 2. Then
      the logarithms can be joined. Bases that are no powers of one number need the quotient form.`,
  },
  {
    of: 'AL.LOG.3',
    asks: [
      'Can the unknown be the base?',
      'x base me ho to condition kya',
      'log_x 16 = 2 me x = -4 reject kyu',
      'base unknown, which values are allowed',
      'base 1 aaye to reject',
      'unknown log ka base ho to positive aur not 1 condition',
    ],
    says: text`
      Yes. Write it as a power: $\log_x 16 = 2$ means $x^2 = 16$. A base must be positive and not 1, so $x = 4$ only.
      Test these two conditions besides the numbers under the logarithms.`,
  },
  {
    of: 'AL.LOG.3',
    asks: [
      'May I divide both sides by a logarithm?',
      'log x se dono side divide kar sakte hain kya',
      'cancel a common log factor from both sides',
      'dividing by log x loses a solution',
      'log x common hai to kaat du',
      '(log x)^2 = 2 log x me log x cancel',
    ],
    says: text`
      Only where it is not 0, and $\log x$ is 0 for $x = 1$. From $(\log x)^2 = 2\log x$ dividing leaves $\log x = 2$
      and loses $x = 1$. Take $\log x$ out as a factor and look at both cases.`,
  },
  {
    of: 'AL.LOG.4',
    asks: [
      'Why can I put 1/t for the second logarithm?',
      'log_x 2 ko 1/t kyu likha',
      'both logs in one variable kaise',
      'let t = log_2 x then other is reciprocal',
      'base and number exchanged in same equation',
      'log_2 x = t to log_x 2 = 1/t kyu maane',
    ],
    says: text`
      $\log_x 2$ has base and number of $\log_2 x$ exchanged, so it is the reciprocal. With $t = \log_2 x$ the other
      is $\frac{1}{t}$. So the equation has one unknown, and multiplying by $t$ makes it a quadratic.`,
  },
  {
    of: 'AL.LOG.4',
    asks: [
      'Do both solutions count?',
      't ki do value aayi, dono x lenge kya',
      'negative t reject karna hai kya log me',
      'both values of log x are valid?',
      't negative is allowed or not here',
      't negative hai to bhi solution valid hai kya',
    ],
    says: text`
      Yes, if the question does not restrict $x$. Here $t$ may be any real number except 0, also a negative number or
      a fraction: $t = -1$ with base 2 means $x = \frac{1}{2}$, which is positive. Each $t$ gives one $x$.`,
  },
  {
    of: 'AL.LOG.4',
    asks: [
      'Do I give the logarithm t or the number x?',
      't nikal gaya, x nikalna bhool gaya',
      'answer is t or power of the base',
      'convert back t to number',
      'final answer me log ki value ya x',
      't ki value dena hai ya x = base power t',
    ],
    says: text`
      Read what is asked. $t$ is the logarithm; $x$ is the base raised to it. With $t = 3$ and base 2 it is $x = 8$.
      If the product of the $x$ is asked, add the $t$: $2^{t_1} \times 2^{t_2} = 2^{t_1 + t_2}$.`,
  },
  {
    of: 'AL.LOG.4',
    asks: [
      'Why is the value 1 not allowed for x?',
      'x = 1 par kya problem hai log_x me',
      'why can the log t not be zero, base one not allowed',
      'domain when x is a base',
      'multiply by t safe hai kya',
      'x = 1 base nahi ho sakta isliye t zero nahi',
    ],
    says: text`
      $x$ is the base of one logarithm, and 1 cannot be a base. For $x = 1$ the other one, $t$, would be 0, and
      $\frac{1}{t}$ would not exist. So multiplying by $t$ is safe here.`,
  },
  {
    of: 'AL.LOG.4',
    asks: [
      'What do I do when the base or the number is a power?',
      'log_x 8 aur log_2 x me 3 kaha se aaya',
      'coefficient bahar aata hai power se',
      'log_x 16 in terms of t',
      'log_4 x and log_x 2 relation',
      'log_x 8 me 3 bahar nikal ke 3/t kaise, base ya number power ho',
    ],
    says: text`
      First take the power out, so that only the base numbers 2 and $x$ are left. With $t = \log_2 x$: $\log_x 8 =
      3\log_x 2 = \frac{3}{t}$, because $8 = 2^3$, and $\log_4 x = \frac{t}{2}$, because $4 = 2^2$. Now $t$ is the
      only unknown.`,
  },
  {
    of: 'AL.LOG.4',
    asks: [
      'When is the sum of both logarithms least?',
      'log_a b + log_b a minimum 2 kyu',
      'sum of log and its reciprocal, least value',
      't + 1/t log me minimum',
      'both greater than 1 then sum at least two',
      'log_a b + log_b a ka least value 2 kab',
    ],
    says: text`
      If both numbers are above 1, $t$ is positive, and $t + \frac{1}{t}$ is at least 2, with equality for $t = 1$. If
      $t$ is negative, the sum is at most $-2$. So ask for the sign of $t$ first.`,
  },
  {
    of: 'AL.LOG.5',
    asks: [
      'Why does the sign turn round for a base below 1?',
      'base 1 se chhota ho to inequality ulti kyu',
      'log base half reverse sign reason',
      'base between 0 and 1 flips',
      'log_{1/2} x > 3 se x < 1/8 kaise',
      'base half ho to log hatane par inequality ka sign ulta kyu',
    ],
    says: text`
      With base $\frac{1}{2}$ larger numbers need smaller exponents: $\frac{1}{8}$ needs 3, $\frac{1}{4}$ needs 2, 2
      needs $-1$. So the larger logarithm belongs to the smaller number. Removing it turns the sign round.`,
  },
  {
    of: 'AL.LOG.5',
    asks: [
      'Why do I add the condition that the number is positive?',
      'log inequality me domain bhi likhna hai kya',
      'x > 0 condition separately lagana',
      'solution ke neeche ka limit kaha se',
      'lower bound zero bhool gaya',
      'log inequality me andar wala number positive condition bhi lagana',
    ],
    says: text`
      Without the logarithm the inequality knows only one bound. $\log_2(x - 1) < 3$ gives $x < 9$, but for $x = 0$
      there is no logarithm at all. With $x - 1 > 0$ the solution is $1 < x < 9$.`,
  },
  {
    of: 'AL.LOG.5',
    asks: [
      'What if the base is the unknown?',
      'x base me ho inequality me to do case kyu',
      'base unknown, above 1 or below 1',
      'log_x 5 > 2 case bana ke solve',
      'two cases for variable base',
      'log inequality me base x ho to above 1 below 1 ke cases',
    ],
    says: text`
      Then you do not know whether the sign turns round, so make two cases. If the base is above 1, the sign stays; if
      it is between 0 and 1, the sign turns. In each case keep only the values that belong to it, and take the results
      together at the end.`,
  },
  {
    of: 'AL.LOG.5',
    asks: [
      'When is a logarithm positive or negative?',
      'log ki value positive kab hoti hai',
      'sign of log without calculator',
      'log less than zero means number less than 1?',
      'base aur number dono 1 ke kis taraf',
      'log positive kab aur negative kab, base aur number 1 ke kis taraf',
    ],
    says: text`
      It is positive if base and number lie on the same side of 1, negative if they lie on different sides. $\log_2 5$
      and $\log_{0.5} 0.2$ are positive, $\log_2 0.2$ is negative. $\log 1$ is always 0.`,
  },
  {
    of: 'AL.LOG.5',
    asks: [
      'Why does the sign turn when I divide by log 0.8?',
      'log 0.8 se divide karne par sign ulta kyu',
      'number of years until less than a tenth',
      '0.8^n < 0.1 me n kaise nikale',
      'dividing by a negative logarithm',
      'log 0.8 negative hai isliye divide karne par sign ulta',
    ],
    says: text`
      $\log_{10} 0.8$ is negative, because 0.8 is below 1, and dividing by a negative number turns the sign round. So
      $n\log 0.8 < \log 0.1$ becomes $n > \frac{\log 0.1}{\log 0.8}$. This fits the story: after more years less is
      left.`,
  },
  {
    of: 'AL.LOG.5',
    asks: [
      'Do I round the number of years up or down?',
      'n = 10.3 aaya to 10 ya 11',
      'how many times until below, round which way',
      'log inequality me integer n kaunsa',
      'first n for which it falls below',
      'years ka number 10.3 aaya to 11 kyu, round up',
    ],
    says: text`
      $n$ must satisfy $n > 10.3$, say, so the first whole number is 11: after 10 times too much is still there. If
      the last $n$ that does not pass a limit is asked, round down.`,
  },
  {
    of: 'AL.LOG.6',
    asks: [
      'Why is the number of digits the whole part plus one?',
      'digits nikalne me +1 kyu',
      'log ka integer part plus 1 reason',
      'number of digits of 2^100 by log',
      'characteristic plus one digits',
      'log ke whole part me 1 jodne se digits kyu milte',
    ],
    says: text`
      Numbers with 3 digits run from $10^2$ to just below $10^3$, so their logarithms run from 2 to just below 3. The
      whole part is 2, one less than the number of digits. So add 1.`,
  },
  {
    of: 'AL.LOG.6',
    asks: [
      'Why must I not round the logarithm?',
      'log 30.9 aaya to 31 kar sakte hain kya',
      'rounding off log for digits',
      'decimal part chhod dete hain kyu',
      'whole part only, no rounding up',
      'digits ke liye log ko round off kyu nahi karna',
    ],
    says: text`
      Only the whole part decides. $10^{30.9}$ is still below $10^{31}$, so it has 31 digits: 30 and one. Rounding
      30.9 to 31 and adding one would give 32.`,
  },
  {
    of: 'AL.LOG.6',
    asks: [
      'How do I count zeros after the decimal point?',
      'decimal ke baad kitne zero, log se kaise',
      'zeros before the first significant digit',
      'negative log, how many zeros',
      '0.5^20 me zeros after the point',
      'decimal point ke baad zeros kitne, negative log se',
    ],
    says: text`
      $10^{-3} = 0.001$ has 2 zeros after the point. A number between $10^{-4}$ and $10^{-3}$, such as 0.0004, has 3.
      Its logarithm lies between $-4$ and $-3$. So for a logarithm such as $-3.4$, drop the minus and the decimals: 3
      zeros.`,
  },
  {
    of: 'AL.LOG.6',
    asks: [
      'How do powers of 2 and 5 help in counting digits?',
      '2^20 x 5^17 me digits kaise',
      'join 2 and 5 to make tens',
      'powers of 10 banake digits count',
      'product of powers of two and five',
      '2 aur 5 ki powers jod ke 10 banana, digits count',
    ],
    says: text`
      Each pair of a 2 and a 5 makes a 10, which adds only a zero. $2^{20} \times 5^{17} = 2^3 \times 10^{17}$, so 8
      followed by 17 zeros: 18 digits. No logarithm is needed.`,
  },
  {
    of: 'AL.LOG.6',
    asks: [
      'How do I find the first digit?',
      'pehla digit kaise pata chalega log se',
      'leading digit from the decimal part',
      'fractional part of log gives first digits',
      'compare decimal part with log 2 log 3',
      'number ka first digit log ke decimal part se kaise',
    ],
    says: text`
      Split the logarithm: $20.6 = 20 + 0.6$. So the number is $10^{0.6}$ times $10^{20}$. As 0.6 lies between
      $\log_{10} 3 = 0.477$ and $\log_{10} 4 = 0.602$, the first digit is 3.`,
  },
  {
    of: 'AL.LOG.6',
    asks: [
      'What do I do if the logarithm of a prime such as 7 is not given?',
      'log 7 nahi diya to digits kaise',
      'only log 2 and log 3 given',
      'number of digits of 12^15 with given logs',
      'break base into 2 and 3',
      'log 7 nahi diya to digits ke bounds kaise nikale',
    ],
    says: text`
      Write the base with primes whose logarithms are given: $12 = 2^2 \times 3$, $5 = 10 \div 2$. A prime such as 7
      cannot be written so. Then the question gives the number of digits of another power of 7, and this gives bounds
      for $\log 7$.`,
  },
  {
    of: 'AL.LOG.8',
    asks: [
      'Why do I call the common value k?',
      'a^x = b^y = c^z me k kyu maante hain',
      'let each power equal k reason',
      'sabko k ke barabar rakhna',
      'equal powers how to start',
      'equal powers ko common value k kyu maana',
    ],
    says: text`
      All powers are equal, so one letter $k$ is enough for them. Then every base can be written by $k$: $a^x = k$
      gives $a = k^{\frac{1}{x}}$. So a relation of the bases, such as $ab = c$, becomes a relation of the exponents.`,
  },
  {
    of: 'AL.LOG.8',
    asks: [
      'Why do the reciprocals of the exponents add?',
      '1/x + 1/y = 1/z kaise aata hai',
      'exponents ke reciprocal kyu jude',
      '2^x = 3^y = 6^z relation proof',
      'why do exponents not add as x + y = z, why reciprocals',
      'reciprocals of exponents ka sum kyu, 1/x + 1/y = 1/z',
    ],
    says: text`
      With $a = k^{\frac{1}{x}}$ and $b = k^{\frac{1}{y}}$ the product is $ab = k^{\frac{1}{x} + \frac{1}{y}}$. If $c
      = ab$, compare with $c = k^{\frac{1}{z}}$. So the reciprocals add: a larger base needs a smaller exponent.`,
  },
  {
    of: 'AL.LOG.8',
    asks: [
      'May I compare the exponents of two equal powers of k?',
      'base same hai to power barabar kar do',
      'k ki powers compare kab kar sakte',
      'equal bases means equal exponents, k = 1?',
      'can the common value k be 1 when exponents are compared',
      'k ki powers equal ho to exponents compare karna kab sahi',
    ],
    says: text`
      Yes, two equal powers of $k$ have equal exponents, if $k$ is positive and not 1. With $k = 1$ and bases other
      than 1 all exponents would be 0, and the question excludes this by giving non-zero exponents.`,
  },
  {
    of: 'AL.LOG.8',
    asks: [
      'May I take logarithms instead?',
      'a^x = b^y me dono side log le sakte hain',
      'log method or k method',
      'take logarithms of the equal powers in place of k',
      'logs tied with indices alternate way',
      'k ki jagah dono side log lekar kar sakte kya',
    ],
    says: text`
      Yes, it is the same: $x\log a = y\log b$. Then $x$ and $y$ are in the ratio $\log b : \log a$. The way with $k$
      is shorter if the relation is a product of bases, logarithms if it is a quotient of exponents.`,
  },
  {
    of: 'AL.LOG.8',
    asks: [
      'How do I start when several logarithms are equal?',
      'log_4 p = log_6 q = log_9 r kaise',
      'equal logs, let common value t',
      'log barabar ho to numbers power me',
      'p = 4^t, q = 6^t then',
      'several logs equal ho to common value t lekar powers likhna',
    ],
    says: text`
      Call the common value $t$, and write each number as a power: $p = 4^t$, $q = 6^t$, $r = 9^t$. Then use a
      relation of the bases: $4 \times 9 = 6^2$, so $pr = q^2$.`,
  },
];

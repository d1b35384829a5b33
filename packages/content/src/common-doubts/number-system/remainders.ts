import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const remainders: readonly CommonDoubt[] = [
  {
    of: 'NS.REM',
    asks: [
      'Which operations may I do with remainders?',
      'remainders ko add multiply kar sakte hai kya',
      'replace a number by its remainder allowed?',
      'power of a remainder instead of the number',
      'kya remainder se hi calculation ho jati hai',
      'remainders ko add, subtract, multiply karna allowed hai kya',
    ],
    says: text`
      They may be added, subtracted, multiplied and raised to powers like the numbers themselves; at the end
      take the remainder once more. $17 \times 23$ by 5: 2 times 3 is 6, which leaves 1, and $391 = 5 \times 78
      + 1$.`,
  },
  {
    of: 'NS.REM',
    asks: [
      'May I divide remainders or cancel a factor?',
      'remainder ko divide karke cancel kar sakte hai',
      'dividing both sides by a common factor',
      'half the number, half the remainder?',
      'remainder divide karna allowed hai kya',
      'remainder me divide ya cancel karna allowed kyu nahi',
    ],
    says: text`
      Not in general. 8 and 2 leave the same remainder by 6, but their halves 4 and 1 do not. Dividing is right
      only by a number without a common factor with the divisor; otherwise the divisor is divided too, and at
      the end you multiply back.`,
  },
  {
    of: 'NS.REM',
    asks: [
      'What is a negative remainder?',
      'negative remainder ka matlab kya',
      '-1 remainder means 6 when divided by 7',
      'remainder minus me kaise ho sakta hai',
      'minus wale remainder ko positive banana',
      'negative remainder ka matlab aur positive kaise banaye',
    ],
    says: text`
      It says how much is missing to the next multiple. 20 is 1 short of 21, so by 7 it leaves $-1$ or, as
      usual, 6. Small negative numbers are easier to multiply; at the end add the divisor.`,
  },
  {
    of: 'NS.REM',
    asks: [
      'Which values can a remainder have?',
      'remainder divisor se chhota kyu hona chahiye',
      'can the remainder be equal to the divisor',
      'largest possible remainder kitna hota hai',
      'remainder divisor se bada aaya to',
      'remainder ki possible values, divisor se chhota kyu',
    ],
    says: text`
      From 0 to the divisor less 1. If it were as large as the divisor, one more group could be taken out. So 17
      as a remainder by 8 is not finished: 17 is two eights and 1.`,
  },
  {
    of: 'NS.REM',
    asks: [
      'Can exponents be added or reduced like the base?',
      'power ko bhi divisor se divide karke remainder le',
      'exponent mod the divisor, allowed?',
      'base reduce kar sakte hai exponent kyu nahi',
      'exponents ko jodna kab remainder me',
      'exponent ko divisor se reduce kar sakte hai kya like the base',
    ],
    says: text`
      The base may be reduced by the divisor, the exponent not. Exponents add when powers of one base are
      multiplied, and they may be reduced by the length of the cycle. By 5, $2^6 = 64$ leaves 4, but $2^{6 - 5}
      = 2$ leaves 2.`,
  },
  {
    of: 'NS.REM',
    asks: [
      'How do I write a number with a given remainder?',
      'remainder r wale number ka form kya',
      'number as dq + r, what are q and r',
      'dividend divisor quotient remainder relation',
      'n = 7k + 3 kyu likhte hai',
      'number in the form divisor times quotient plus remainder kaise likhe',
    ],
    says: text`
      As divisor times a whole number, with the remainder added: $7k + 3$ leaves 3 by 7 for $k = 0, 1, 2,
      \dots$: 3, 10, 17. In such a form sums and products can be worked out, and all terms with 7 drop out.`,
  },
  {
    of: 'NS.REM.1',
    asks: [
      'Why may I use the remainder for a factor of the divisor?',
      '38 ka remainder pata hai 19 ka kaise',
      'known remainder by 38, remainder by a factor of it',
      'divisor ke factor se dobara divide',
      'smaller divisor from the larger one',
      'remainder by a factor of the divisor kaise nikale from known remainder',
    ],
    says: text`
      $38k$ is a multiple of 19 as well, so it drops out, and only the remainder has to be divided again. A
      number that leaves 24 when divided by 38 leaves 5 when divided by 19, because $24 = 19 + 5$. It works for
      factors of the divisor only.`,
  },
  {
    of: 'NS.REM.1',
    asks: [
      'Why can I not find the remainder for a multiple of the divisor?',
      '8 ka remainder pata hai 16 ka kyu nahi',
      'remainder for a multiple of the divisor unknown',
      'bade divisor ka remainder nikal sakte hai kya',
      'double divisor, two possible remainders',
      'remainder by a multiple of the divisor kyu nahi pata chalta',
    ],
    says: text`
      Because the quotient may be even or odd. Numbers that leave 3 by 8 are 3, 11, 19, 27; by 16 they leave 3
      or 11. So there is more than one possibility, and another fact is needed.`,
  },
  {
    of: 'NS.REM.1',
    asks: [
      'How do I write the equation from quotient and remainder?',
      'quotient aur remainder ka equation kaise banaye',
      'quotient is twice the remainder, number kya',
      'q is three times r, how to use it',
      'dividend nikalne ka formula',
      'quotient and remainder related, dividend equation kaise',
    ],
    says: text`
      Number is divisor times quotient with the remainder. If the divisor is 15 and the quotient twice the
      remainder: $15 \times 2r + r = 31r$. As the remainder is below 15, $r$ runs from 0 or 1 to 14, and this
      limits the numbers.`,
  },
  {
    of: 'NS.REM.1',
    asks: [
      'How do successive divisions work?',
      'successive division ka matlab kya',
      'divide the quotient again by the next number',
      'pehle 3 se phir quotient ko 4 se',
      'order badalne par remainder alag kyu',
      'successive division me quotient ko dobara divide karna, number kaise banaye',
    ],
    says: text`
      Each time the quotient of the last division is divided. By 3 leaves 2, then the quotient by 4 leaves 1:
      the quotient is $4k + 1$, the number $3(4k + 1) + 2 = 12k + 5$. Build it from the last division back.`,
  },
  {
    of: 'NS.REM.1',
    asks: [
      'What does a remainder of an expression such as 3n + 5 depend on?',
      '2n+3 ka remainder n ke remainder se kaise',
      'expression of the number by the same divisor',
      'n square plus n ka remainder',
      'put the remainder in place of the number',
      'remainder of 3n+5 or n square from the remainder of n',
    ],
    says: text`
      Only on the remainder of $n$, so put it in for $n$. If $n$ leaves 4 by 7, $3n + 5$ leaves what $3 \times 4
      + 5 = 17$ leaves: 3. The same for $n^2$: 16 leaves 2.`,
  },
  {
    of: 'NS.REM.1',
    asks: [
      'How do I make the remainder as large as possible?',
      'sabse zyada bachne wala kaise nikale',
      'greatest left over, close to the divisor',
      'largest remainder with a fixed number',
      'kis group size me maximum bachta hai',
      'greatest possible remainder when a number is divided, kaunsa divisor',
    ],
    says: text`
      It is large when one more group just fails. For a fixed number take a divisor a little above one half of
      it: 100 by 51 leaves 49. With quotient $q$ the divisor lies just above $\frac{n}{q + 1}$; compare these.`,
  },
  {
    of: 'NS.REM.2',
    asks: [
      'Why does the exponent go by the cycle and not by the divisor?',
      'exponent ko cycle length se divide kyu',
      'power ko divisor se divide karna galat kyu',
      'list of remainders repeats, exponent by its length',
      'cycle 3 ki hai to exponent by 3',
      'exponent ko cycle length se divide kyu, divisor se kyu nahi',
    ],
    says: text`
      The exponent only says how many steps you go along the list of remainders, and the list repeats after its
      own length. Powers of 2 by 7: 2, 4, 1, then again: length 3. So $2^{50}$ is at place 2, as $50 = 3 \times
      16 + 2$: 4.`,
  },
  {
    of: 'NS.REM.2',
    asks: [
      'Why do we look for 1 or −1?',
      '1 ya -1 kyu dhundhte hai power me',
      'power one more or less than a multiple of the divisor',
      'remainder one makes it easy, reason',
      '2^5 = 32 is -1 by 33, use kaise',
      'power jo 1 ya -1 remainder de usko kyu dhundhte hai',
    ],
    says: text`
      Because every power of 1 is 1, and powers of $-1$ are 1 and $-1$ in turn. $2^5 = 32$ leaves $-1$ by 33, so
      $2^{100} = (2^5)^{20}$ leaves 1. Large exponents vanish at once.`,
  },
  {
    of: 'NS.REM.2',
    asks: [
      'Must the remainders repeat at all?',
      'kya hamesha cycle banti hai',
      'powers repeat after some steps, always?',
      'cycle nahi mil rahi to kya kare',
      'list of remainders has to come back, why',
      'powers ke remainders hamesha repeat hote hai kya, cycle kyu banti',
    ],
    says: text`
      Yes. There are only as many remainders as the divisor is large, so one comes again, and from there on the
      list goes the same way. If base and divisor share a factor, the first one or few may not belong to the
      cycle.`,
  },
  {
    of: 'NS.REM.2',
    asks: [
      'Where in the cycle do I stop?',
      'cycle me kaunsi jagah leni hai',
      'remainder 0 of the exponent means last place',
      'first place is power 1 or power 0',
      'exponent aur position ka match',
      'cycle me position kaise, exponent remainder zero to last',
    ],
    says: text`
      Number the places from power 1. Divide the exponent by the length: remainder 1 is the first place, 2 the
      second, and 0 is the last, where the cycle ends. For 2, 4, 1 by 7 the power $2^{12}$ stands at the end: 1.`,
  },
  {
    of: 'NS.REM.2',
    asks: [
      'Can I split a large power into smaller ones?',
      'badi power ko todna kaise',
      '51^80 by 13, reduce the base first',
      'power of a power for remainders',
      'square karte jao method',
      'large power ko reduce karne ke liye base pehle reduce ya squaring',
    ],
    says: text`
      Yes. First reduce the base: 51 leaves 12, which is $-1$ by 13, so an even power leaves 1. Otherwise square
      step by step: from $3^2$ to $3^4$ to $3^8$, with the remainder each time, and multiply those you need.`,
  },
  {
    of: 'NS.REM.2',
    asks: [
      'How do I take the remainder of a long product or sum?',
      'lambe product ka remainder ek ek karke',
      'product of many numbers by one divisor',
      'multiply remainders and reduce as you go',
      'har step par chhota karte jana',
      'product of many numbers ka remainder step by step kaise',
    ],
    says: text`
      Replace each number by its remainder, multiply two, reduce, and go on. $38 \times 39 \times 40$ by 7: 3,
      4, 5; 3 times 4 is 12, which leaves 5; 5 times 5 is 25, which leaves 4. If one factor leaves 0, so does
      the product.`,
  },
  {
    of: 'NS.REM.3',
    asks: [
      'Why does a to the p minus 1 leave 1?',
      'fermat theorem ka reason kya hai',
      'a^(p-1) leaves one by a prime, why',
      'fermat little theorem proof simple',
      'power p-1 par remainder 1 kyu',
      'fermat theorem a^(p-1) leaves 1 kyu, proof',
    ],
    says: text`
      Multiply 1, 2, …, $p - 1$ by $a$: by $p$ the results leave the same remainders in another order. So their
      product, which holds $p - 1$ times the factor $a$, leaves the same as before, and $a^{p - 1}$ must leave
      1. By 5 with $a = 2$: 2, 4, 1, 3, and $2^4 = 16$ leaves 1.`,
  },
  {
    of: 'NS.REM.3',
    asks: [
      "When may I use Fermat's theorem?",
      'fermat kab laga sakte hai',
      'divisor prime hona zaroori hai kya',
      'condition of no common factor with the base',
      'theorem kab fail hota hai',
      'fermat theorem kab use kar sakte hai, prime divisor condition',
    ],
    says: text`
      For a prime divisor that does not divide the base, with the exponent $p - 1$. For another divisor $n$ take
      $\varphi(n)$ instead, and again base and divisor must have no common factor. For base 2 and divisor 4 it
      fails: $\varphi(4) = 2$, but $2^2$ leaves 0 and not 1.`,
  },
  {
    of: 'NS.REM.3',
    asks: [
      'What is φ and how do I find it?',
      'phi n kya hota hai',
      'euler number of a composite divisor',
      'totient kaise nikale theorem ke liye',
      'composite divisor ke liye n-1 kyu nahi',
      'phi of a composite number kaise nikale, euler totient',
    ],
    says: text`
      $\varphi(n)$ is how many numbers up to $n$ have no common factor with $n$. For a prime it is $p - 1$; else
      $n$ times $1 - \frac{1}{p}$ for each prime of $n$. $\varphi(10) = 10 \times \frac{1}{2} \times \frac{4}{5}
      = 4$, not 9.`,
  },
  {
    of: 'NS.REM.3',
    asks: [
      'Why is the exponent divided by p − 1?',
      'exponent ko p-1 se divide kyu, p se kyu nahi',
      'reduce 134 by 22 for the prime 23',
      'power ke full groups of p-1 drop out',
      'exponent mod phi reason',
      'exponent ko p-1 se reduce kyu karte hai in fermat',
    ],
    says: text`
      Each full group of $p - 1$ steps multiplies by 1 and may go. For $7^{134}$ by 23: $134 = 22 \times 6 + 2$,
      so it leaves what $7^2 = 49$ leaves: 3. Dividing by 23 would be one step too many for each group.`,
  },
  {
    of: 'NS.REM.3',
    asks: [
      'Is p − 1 always the length of the cycle?',
      'cycle hamesha p-1 ki hoti hai kya',
      'shorter cycle than fermat possible',
      'smaller power already gives one',
      'order of the number divides p-1',
      'cycle length p-1 se chhoti ho sakti hai kya',
    ],
    says: text`
      Not always; the cycle may be shorter, but its length divides $p - 1$. By 7, powers of 2 repeat after 3
      steps and those of 3 after 6. So $p - 1$ always works, and sometimes a smaller number is quicker.`,
  },
  {
    of: 'NS.REM.3',
    asks: [
      'What if base and divisor share a factor?',
      'base aur divisor me common factor ho to',
      'not coprime, split the divisor',
      '6 ki power 10 se divide, fermat nahi lagega',
      'common factor wale case me kaise',
      'base and divisor not coprime, divisor ko split kaise kare',
    ],
    says: text`
      Split the divisor into parts without a common factor and find the remainder by each, then join them.
      $6^{20}$ by 10: by 2 it leaves 0, by 5 it leaves 1, so it is 6. Or list the cycle, which needs no
      condition.`,
  },
  {
    of: 'NS.REM.4',
    asks: [
      'Why may I use −2 in place of 11 for the divisor 13?',
      '11 ki jagah -2 kyu le sakte hai',
      'number just below a multiple, small negative',
      'negative remainder use karna legal hai',
      'near multiples ko minus me likhna',
      '-2 instead of 11 for divisor 13, negative remainder lena sahi hai kya',
    ],
    says: text`
      Because they differ by 13, a whole group. $11 = 13 - 2$, and everything with a 13 in it drops out. So $11
      \times 12$ leaves $(-2) \times (-1) = 2$, and $132 = 13 \times 10 + 2$.`,
  },
  {
    of: 'NS.REM.4',
    asks: [
      'How do I turn a negative result into the remainder?',
      'answer -5 aaya to remainder kya',
      'add the divisor to a negative remainder',
      'final remainder positive kaise kare',
      'minus result ko range me lana',
      'negative remainder aaya to divisor add karke final kaise',
    ],
    says: text`
      Add the divisor until it is from 0 on and below the divisor. $-5$ by 13 is 8; $-30$ by 13 is $-30 + 39 =
      9$. A remainder given as a result is never negative.`,
  },
  {
    of: 'NS.REM.4',
    asks: [
      'Why is the remainder multiplied back after cancelling?',
      'cancel karne ke baad wapas multiply kyu',
      'common factor of number and divisor cancelled',
      'reduce the fraction then multiply the remainder',
      '2 se kata to remainder bhi 2 guna',
      'common factor cancel karne ke baad remainder ko multiply back kyu',
    ],
    says: text`
      Cancelling changes the divisor, so the remainder belongs to the smaller one. 44 by 6: cancelled 22 by 3
      leaves 1; but 44 by 6 leaves 2. Groups and rest have both been divided by 2, so multiply the rest by 2.`,
  },
  {
    of: 'NS.REM.4',
    asks: [
      'When may I cancel at all?',
      'kab cancel kar sakte hai remainder me',
      'common factor in dividend and divisor',
      'kya har factor kaat sakte hai',
      'cancel before finding the remainder allowed',
      'cancel in remainder kab allowed, number and divisor dono se',
    ],
    says: text`
      When number and divisor share the factor: cancel it in both, and multiply the remainder by it at the end.
      Cancelling in the number alone is wrong, because the groups stay as large as before: 8 by 6 leaves 2, but
      its half, 4, leaves 4 and not 1.`,
  },
  {
    of: 'NS.REM.4',
    asks: [
      'Which sign does a power of a negative remainder have?',
      '(-1)^odd negative, even positive',
      'minus remainder ki power ka sign',
      'minus sign lost in an odd power',
      'even power me minus chala jata hai',
      'negative remainder ki odd power aur even power ka sign',
    ],
    says: text`
      Even powers are positive, odd ones negative. If the base leaves $-2$ by 9, its cube leaves $-8$, which is
      1, and its square 4. The minus of an odd power is often lost, so write it down until the end.`,
  },
  {
    of: 'NS.REM.4',
    asks: [
      'Are the digits after the decimal point the remainder?',
      'calculator jaisa quotient nikalna padega',
      'decimal part se remainder',
      'remainder without long division',
      '0.4 after the point, remainder is 4?',
      'decimal part of the quotient is the remainder kya',
    ],
    says: text`
      No. They are the remainder divided by the divisor: 22 by 5 is 4.4, and the remainder is $0.4 \times 5 =
      2$. It is quicker to go to the nearest multiple and take the difference, $22 - 20 = 2$; no long division
      is needed.`,
  },
  {
    of: 'NS.REM.5',
    asks: [
      'Why do the numbers come in steps of the LCM?',
      'lcm ke step me kyu aate hai numbers',
      'next number with both remainders, add the lcm',
      'do remainder wale numbers ka gap',
      'why add the least common multiple of the divisors',
      'numbers with two remainders, lcm of divisors ke steps me kyu',
    ],
    says: text`
      If two numbers leave the same remainders by both divisors, their difference leaves 0 by both, so it is a
      multiple of both and of their LCM. For divisors 7 and 11, whose LCM is 77, take the first number that fits
      and add 77 again and again.`,
  },
  {
    of: 'NS.REM.5',
    asks: [
      'How do I find the first number that fits?',
      'pehla number kaise dhundhe jo dono satisfy kare',
      'list by the larger divisor and test the other',
      'two remainders, smallest number',
      'do remainder wala number try karne ka jaldi tareeka',
      'smallest number with two given remainders kaise dhundhe, listing',
    ],
    says: text`
      List the numbers for the larger divisor and test them by the other. By 11 leaving 3 and by 7 leaving 1: 3,
      14, 25, 36 leave 3, 0, 4, 1 by 7, so 36. At most as many trials as the smaller divisor are needed.`,
  },
  {
    of: 'NS.REM.5',
    asks: [
      'Why can I not add the remainders or take their LCM?',
      'remainders ko jod ke kyu nahi',
      'sum of the two remainders as the answer',
      'lcm of the remainders?',
      'dono remainder ka seedha formula',
      'two remainders ko add karna galat kyu',
    ],
    says: text`
      A remainder belongs to its own divisor, so adding two of different divisors means nothing. Test it: 3 by
      11 and 2 by 7 would give 5, but 5 leaves 5 by both. Always put your number back into both conditions.`,
  },
  {
    of: 'NS.REM.5',
    asks: [
      'Can it happen that no number fits?',
      'dono remainder wala koi number na mile, possible hai kya',
      'contradictory remainders when divisors share a factor',
      'impossible conditions, even and odd',
      'do remainder diye ho to kya hamesha number milta hai',
      'two remainder conditions ka koi solution nahi, kab impossible',
    ],
    says: text`
      Yes, if the divisors share a factor and the remainders do not agree by it. 3 by 6 is odd, 2 by 4 is even:
      impossible. If the divisors are coprime, there is always exactly one in each stretch as long as their
      product.`,
  },
  {
    of: 'NS.REM.5',
    asks: [
      'Why do I not step by the product of the divisors?',
      'product ke step kyu nahi lcm kyu',
      'divisors share a factor, step size',
      '6 aur 8 ke liye 48 ya 24',
      'multiply both divisors for the step',
      'divisors ka product ya lcm, step kaunsa le when they share a factor',
    ],
    says: text`
      The product is right only for coprime divisors. For 6 and 8 the numbers come every 24, so stepping by 48
      leaves out every second one.`,
  },
  {
    of: 'NS.REM.5',
    asks: [
      'How many such numbers lie in a range?',
      'range me kitne numbers, count kaise',
      'numbers below 500 with two remainders',
      'first and last in the range, steps',
      'kitne aise number 1 se 1000 tak',
      'how many numbers in the range with two remainders, count kaise',
    ],
    says: text`
      Find the first and the last in the range, subtract, divide by the step and add 1. With 25 as first and
      steps of 77 below 500: 25, 102, …, 487, so $\frac{487 - 25}{77} + 1 = 7$.`,
  },
  {
    of: 'NS.REM.6',
    asks: [
      'Why may a long number be cut into blocks?',
      'lambe number ko tukdo me kyu kaat sakte hai',
      'value of every block is the block itself, reason',
      'group of digits for 99 or 999',
      'bade number ka remainder blocks se',
      'long number ko blocks me cut karke remainder kyu nikalte hai',
    ],
    says: text`
      Because a power of ten leaves something simple. 100 leaves 1 by 99, so the value of every block of two
      digits is just the block: add the blocks. 1,000 leaves $-1$ by 1,001, so blocks of three get changing
      signs.`,
  },
  {
    of: 'NS.REM.6',
    asks: [
      'How do I know the length of the blocks?',
      'block 2 ka ya 3 ka kaise decide kare',
      'which power of ten leaves 1 or -1',
      '11, 33, 37, 7, 13 ke liye kaunsa block',
      'kitne digit ka group lena hai',
      'block length two ya three kaise decide for 99, 37, 7',
    ],
    says: text`
      Take the first power of ten that leaves 1, $-1$ or 0. By 3 and 9 it is 10; by 11 10 leaves $-1$ and 100
      leaves 1; by 27 and 37 1,000 leaves 1; by 7 and 13 1,000 leaves $-1$. A factor of 99, 999 or 1,001 may use
      the same blocks.`,
  },
  {
    of: 'NS.REM.6',
    asks: [
      'From which end are the blocks cut?',
      'blocks left se ya right se banaye',
      'cut the digits starting at the units',
      'aakhri digit se group karna',
      'first block shorter, is that right',
      'blocks right se cut karne hai ya left se, units end',
    ],
    says: text`
      From the right, as the units decide which power of ten a block has. The first block on the left may be
      shorter. 12345 in blocks of two: 1, 23, 45. With changing signs the last block on the right has plus.`,
  },
  {
    of: 'NS.REM.6',
    asks: [
      'Why are only the last digits needed for 4, 8, 25 or 125?',
      '8 ke liye sirf last 3 digit kyu',
      'remainder by the last digits only',
      'aage ke digits ka asar kyu nahi',
      'power of ten leaves zero',
      'remainder by 8 ya 25, last digits hi kyu',
    ],
    says: text`
      1,000 is a multiple of 8 and 125, so all that stands in front of the last three digits is one, too, and
      leaves 0. For 4 and 25 it is 100 and two digits, for 16 four.`,
  },
  {
    of: 'NS.REM.6',
    asks: [
      'How many digits do numbers written side by side make?',
      'numbers side by side likhe to total digits',
      '1 se 52 tak ek saath likha, kitne digit',
      'digit count of a concatenated number',
      'jode hue number ki length',
      'numbers written side by side, total digits kaise gine',
    ],
    says: text`
      Count by lengths: 1 to 9 have one digit each, 10 to 99 two, 100 to 999 three. The numbers from 1 to 52
      side by side make $9 + 43 \times 2 = 95$ digits. If you cut them into blocks of two from the right, each
      two-digit number at the end is one block.`,
  },
  {
    of: 'NS.REM.6',
    asks: [
      'How do I handle a digit or block repeated many times?',
      '777...7 100 baar ka remainder',
      'repeated digits, group that leaves zero',
      'same block baar baar likha ho to',
      'aabb type repetition, how many full groups',
      'digit repeated 100 times ka remainder, group that is divisible',
    ],
    says: text`
      Find a short piece that the divisor divides and take it off as often as it fits. 111 is a multiple of 37,
      so of a hundred ones 99 go away, and 1 is left. Where blocks are added, a repeated block adds the same
      each time: block times number of repetitions.`,
  },
];

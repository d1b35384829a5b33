import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const factorials: readonly CommonDoubt[] = [
  {
    of: 'NS.FCT',
    asks: [
      'What does the exclamation mark after a number mean?',
      'factorial ka matlab kya hai',
      '5! kaise nikalte hai',
      'exclamation sign in maths',
      'is 0! equal to 1',
      'factorial ka matlab kya, n! kaise likhte hai',
    ],
    says: text`
      $n!$ is the product of all whole numbers from 1 to $n$: $5! = 1 \times 2 \times 3 \times 4 \times 5 =
      120$. Each factorial contains the ones before it: $6! = 6 \times 5!$. $0!$ is set to be 1.`,
  },
  {
    of: 'NS.FCT',
    asks: [
      'Why do we count prime factors and not multiply out?',
      'factorial itna bada hai to kaise calculate kare',
      'prime factorisation of a factorial, why useful',
      'do i have to find 100!',
      'bade factorial ke liye trick',
      'factorial ko multiply kiye bina prime factors kyu count karte hai',
    ],
    says: text`
      $30!$ has 33 digits, and nobody needs them. Divisibility, zeros at the end and powers depend only on how
      often each prime is in it. That can be counted from the multiples of the prime, without multiplying.`,
  },
  {
    of: 'NS.FCT',
    asks: [
      'Why do we divide again and again by the same prime?',
      'baar baar 5 se divide kyu karte hai',
      'repeated division and adding quotients, reason',
      'n/p + n/p^2 + n/p^3 kyu',
      'legendre formula ka logic',
      'prime se repeated division karke quotients add kyu karte hai',
    ],
    says: text`
      Up to 100 there are 20 multiples of 5, and each gives one 5. But 25, 50, 75 and 100 give one more each:
      $100 \div 25 = 4$. So the quotients count first, second, third fives, and the sum is $20 + 4 = 24$.`,
  },
  {
    of: 'NS.FCT',
    asks: [
      'Why is the quotient rounded down?',
      'floor kyu lete hai, round off kyu nahi',
      'ignore the remainder in the division, why',
      '52/5 is 10.4, take 10 or 11',
      'decimal part chhod dete hai kyu',
      'quotient ko round down kyu, decimal part kyu chhodte hai',
    ],
    says: text`
      The quotient counts multiples of the prime up to $n$, and only whole multiples count. Up to 52 the
      multiples of 5 are 5, 10, …, 50: ten of them, since the eleventh, 55, is too large. So drop the part
      after the point.`,
  },
  {
    of: 'NS.FCT',
    asks: [
      'What happens with a product or quotient of factorials?',
      'do factorial multiply ho to powers add',
      '50! divided by 20!, subtract the exponents',
      'product of factorials, count of a prime',
      'factorial ke division me prime kaise gine',
      'product ya quotient of factorials me prime ke exponents kaise',
    ],
    says: text`
      Exponents of one prime are added in a product and subtracted in a quotient, because each factor of the
      divisor cancels one above. In $20!$ there are 4 fives, in $10!$ there are 2, so $20! \times 10!$ has 6
      fives and $20! \div 10!$ has 2.`,
  },
  {
    of: 'NS.FCT',
    asks: [
      'Is the sum of two factorials treated like a product?',
      'factorials ka sum ho to zeros add kare?',
      'sum of two factorials, exponent of a prime',
      'jod me powers nahi judti kyu',
      '10! + 15! common factor nikalna',
      'sum of two factorials, smaller factorial common kyu nikalte hai',
    ],
    says: text`
      No, exponents are added only for products. Take the smaller factorial out: $10! + 12! = 10!(1 + 12 \times
      11) = 10! \times 133$. Now it is a product, and the exponent of a prime is that in $10!$ and that in 133
      together. For zeros count twos and fives in this way.`,
  },
  {
    of: 'NS.FCT.1',
    asks: [
      'Why do zeros depend on 5 and not on 10?',
      'zero ke liye 5 hi kyu ginte hai',
      'trailing zeros, why count fives',
      '10 se divide karke zeros kyu nahi',
      'multiples of ten only galat kyu',
      'trailing zeros ke liye fives hi kyu count karte, tens kyu nahi',
    ],
    says: text`
      A zero at the end is a factor $10 = 2 \times 5$. It need not come from a multiple of 10: $4 \times 5 = 20$
      has one, too. In a factorial every second number is even, so there are more twos than fives, and each five
      finds a two.`,
  },
  {
    of: 'NS.FCT.1',
    asks: [
      'Why do 25 and 125 count more than once?',
      '25 me do 5 kyu ginte hai',
      'extra five from multiples of 25',
      'once divided by 5 is enough?',
      '125 teen zero deta hai kya',
      '25 aur 125 se extra fives kyu milte hai',
    ],
    says: text`
      $25 = 5 \times 5$ holds two fives, 125 three. Dividing by 5 counts one for each multiple. The second five
      of 25, 50, 75 is counted by dividing by 25, the third of 125 by dividing by 125.`,
  },
  {
    of: 'NS.FCT.1',
    asks: [
      'What if the product is not a factorial?',
      'factorial nahi hai product hai to 2 aur 5 dono gine?',
      'trailing zeros in a product of odd numbers or multiples',
      'when are twos fewer than fives',
      'zeros ke liye minimum of 2s and 5s kyu',
      'product not a factorial, zeros ke liye twos and fives dono gine',
    ],
    says: text`
      Then count both primes and take the smaller number. In $5 \times 15 \times 25 \times 2 \times 4$ there are
      4 fives but only 3 twos, so 3 zeros: each zero needs a pair. Without an even factor there is no zero at
      all.`,
  },
  {
    of: 'NS.FCT.1',
    asks: [
      'How do I find n from the number of zeros?',
      'zeros diye hai to n kaise nikale',
      'given number of zeros, which factorial is it',
      'reverse of trailing zeros, guess and check',
      'n ki values 5 kyu aati hai',
      'number of zeros given, n kaise nikale',
    ],
    says: text`
      Guess $n$ a little above 4 times the zeros and count. $n!$ keeps its zeros until the next multiple of 5,
      so five numbers in a row share them: 24! is the last with 4 zeros, and from 20! to 24! all have 4.`,
  },
  {
    of: 'NS.FCT.1',
    asks: [
      'Why are some numbers of zeros never reached?',
      '5 zeros wala factorial kyu nahi hota',
      'skipped numbers of zeros, jump at 25',
      'zeros kyu jump karte hai',
      'no factorial ends in exactly so many zeros',
      'kuch zeros count kabhi nahi aate, 24! ke baad jump kyu',
    ],
    says: text`
      At a multiple of 25 two fives come at once. 24! ends in 4 zeros and 25! in 6, so no factorial ends in
      exactly 5. At 125 three come at once, and two numbers are skipped.`,
  },
  {
    of: 'NS.FCT.1',
    asks: [
      'How many zeros does the product of several factorials have?',
      'do factorial ke product me zeros jodte hai kya',
      'zeros of a product of factorials add up?',
      'har factorial ke zeros ka sum',
      '1! 2! 3! ka product zeros kaise',
      'product of several factorials me total zeros kaise',
    ],
    says: text`
      For factorials the fives decide in each, so the fives of all are added, and the zeros too: $10!$ has 2,
      $20!$ has 4, their product 6. With other factors in it count twos and fives of the whole.`,
  },
  {
    of: 'NS.FCT.2',
    asks: [
      'Why is only one prime not enough for a composite number?',
      '12 ki power ke liye sirf 3 dekhna kaafi hai?',
      'composite divisor, split into primes',
      '12^k divides 50! me kya gine',
      'highest power of a number that is not prime',
      'composite number ki highest power me saare primes kyu dekhne hai',
    ],
    says: text`
      Because $12 = 2 \times 2 \times 3$ needs all its primes. One 12 uses two twos and one three. Count the
      twos and the threes, divide the twos by 2, and the smaller of both results is the number of twelves.`,
  },
  {
    of: 'NS.FCT.2',
    asks: [
      'Does the largest prime always decide the highest power?',
      'sabse bada prime hi limit karta hai kya',
      'largest prime factor gives the power?',
      'kaunsa prime kam padega',
      'which prime runs out first',
      'largest prime hi power decide karta hai kya',
    ],
    says: text`
      Not always, because a smaller prime may be needed several times. In $10!$ are 8 twos and 4 threes. For $12
      = 2^2 \times 3$ the twos make 4 pairs, the threes are 4: both allow 4. For $48 = 2^4 \times 3$ the twos
      allow only 2, so they decide. Compare all primes.`,
  },
  {
    of: 'NS.FCT.2',
    asks: [
      "Why is a prime's exponent divided by its exponent in the divisor?",
      'exponent ko 2 se divide kyu karte hai',
      '18 needs two threes, so half the threes',
      'power inside the divisor, what to do',
      '2^2 wale ke liye floor kyu',
      'prime ka exponent divisor ke exponent se divide kyu',
    ],
    says: text`
      Each copy of the divisor uses up that many of the prime. In $20!$ there are 8 threes. A 9 needs two, so
      there are $8 \div 2 = 4$ nines; a 27 needs three, so $8 \div 3$ gives 2, and two threes are left over.`,
  },
  {
    of: 'NS.FCT.2',
    asks: [
      'Why not count the multiples of the composite number itself?',
      '6 ke multiples gin le to galat kyu',
      'dividing n by 12 again and again directly',
      'n/6 + n/36 kyu nahi kar sakte',
      'composite se baar baar divide karna',
      'composite number se directly repeated division kyu nahi',
    ],
    says: text`
      A 6 can also come from a 2 of one number and a 3 of another. None of the numbers 1 to 4 is a multiple of
      6, and yet $4! = 24 = 6 \times 4$. Repeated division works for primes, because a prime cannot be put
      together from two numbers.`,
  },
  {
    of: 'NS.FCT.2',
    asks: [
      'How do I count a prime in a product of odd or even numbers only?',
      'odd numbers ke product me 3 ki power',
      'product of even numbers as 2^n n!',
      'every second number is missing, count how',
      'sirf odd ya even ka product factorial se',
      'odd numbers ke product me prime ka exponent kaise',
    ],
    says: text`
      Even ones: take a 2 out of each, $2 \times 4 \times \dots \times 20 = 2^{10} \times 10!$. Odd ones: all
      numbers divided by the even ones, so $20!$ over this. Then subtract the exponents of the prime.`,
  },
  {
    of: 'NS.FCT.2',
    asks: [
      'What does it mean to divide by 18 again and again?',
      'baar baar 18 se divide jab tak ho sake',
      'largest k such that 18 to the k divides',
      'how many times can it be divided without remainder',
      'kitni baar poora divide hoga',
      'divided again and again by 18, largest power k ka matlab',
    ],
    says: text`
      It asks for the largest $k$ for which $18^k$ divides the number. Each division takes a 2 and two 3s out.
      It goes on until one of the primes is used up, so $k$ is the smallest of the counts.`,
  },
  {
    of: 'NS.FCT.3',
    asks: [
      'Why do the last digits repeat in cycles of four?',
      'units digit cycle 4 hi kyu hota hai',
      'last digit of powers repeats every four',
      'cyclicity kya hoti hai aur kyu',
      'powers ka aakhri digit dohrata kyu hai',
      'units digit of powers cycle of four me kyu repeat hota hai',
    ],
    says: text`
      The last digit of a product depends on last digits only. For 7: 7, 9, 3, 1, and then 7 again, since 1
      times 7 is 7. Some digits repeat sooner, 4 and 9 after two, 0, 1, 5, 6 at once; four steps fit all of
      them.`,
  },
  {
    of: 'NS.FCT.3',
    asks: [
      'What do I take when the remainder is zero?',
      'exponent 4 se divide ho jaye to power 0 le ya 4',
      'remainder 0 means fourth place',
      'exponent multiple of four, last digit?',
      'remainder zero par answer 1 kyu nahi',
      'exponent divided by 4 leaves remainder zero, kaunsi place leni',
    ],
    says: text`
      The fourth place of the cycle. The places are numbered 1 to 4, and exponents 4, 8, 12 stand at the end:
      $2^4 = 16$, $2^8 = 256$, both with 6. Power 0 would give 1, which no power of 2 from the first on ends in.`,
  },
  {
    of: 'NS.FCT.3',
    asks: [
      'Why is the exponent divided by 4 and not by 10?',
      'exponent ko 10 se divide kyu nahi karte',
      'last digit of the exponent is enough?',
      '4 se hi divide kyu units digit ke liye',
      'cycle length vs base ten',
      'exponent ko 4 se divide kyu, 10 se kyu nahi',
    ],
    says: text`
      Because the last digits repeat after four steps. The 10 belongs to the number, whose last digit is asked;
      the 4 belongs to the exponent. $2^1$ ends in 2 and $2^{11} = 2048$ in 8, though both exponents end in 1.`,
  },
  {
    of: 'NS.FCT.3',
    asks: [
      'Does only the last digit of the base matter?',
      'base ka sirf units digit kyu lete hai',
      '137 ki power ke liye 7 hi kaafi hai?',
      'can the tens digit of the base change the result',
      'bade base me kaunsa digit dekhna',
      'base ke sirf last digit se units digit kaise',
    ],
    says: text`
      Yes. Tens and hundreds of the base bring only tens and more into the product. $137 = 130 + 7$, and every
      term with 130 ends in 0. So $137^{n}$ ends like $7^{n}$.`,
  },
  {
    of: 'NS.FCT.3',
    asks: [
      'How do I subtract when the first last digit is smaller?',
      'units digit minus me negative aaya to',
      'difference of two powers, last digit negative',
      '3 minus 7 units digit kya hoga',
      'borrow karna hai kya aakhri digit me',
      'difference of two powers, units digit negative aaye to',
    ],
    says: text`
      Add 10, if the first number is the larger one: ending in 3 minus ending in 7 ends in 6, as in $23 - 7 =
      16$. If the second is larger, take it the other way: $7 - 3 = 4$, as in $23 - 37 = -14$.`,
  },
  {
    of: 'NS.FCT.3',
    asks: [
      'What if the exponent is itself a power?',
      'power ke upar power ho to units digit',
      'exponent is a tower, remainder by four',
      '7^(3^5) jaisa last digit kaise',
      'exponent ki power ka 4 se remainder',
      'exponent is itself a power, units digit kaise nikale',
    ],
    says: text`
      You need only the remainder of the exponent by 4. For $7^{(3^5)}$: odd powers of 3 leave 3 by 4, so the
      last digit is that of $7^3 = 343$, a 3. Start at the top and work down.`,
  },
];

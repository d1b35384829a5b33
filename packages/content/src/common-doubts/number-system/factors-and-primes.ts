import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const factorsAndPrimes: readonly CommonDoubt[] = [
  {
    of: 'NS.FAC',
    asks: [
      'Why do we always begin with prime factors?',
      'prime factorisation se shuru kyu karte hai',
      'why write the number as powers of primes first',
      'factors nikalne ke liye primes kyu',
      'can i list all factors instead of primes',
      'factors count karne se pehle prime factorisation kyu',
    ],
    says: text`
      Every factor is built from the same primes, only with smaller exponents. $360 = 2^3 \times 3^2 \times 5$
      says at once which numbers divide it. Counting, adding and every condition on factors then become
      conditions on exponents.`,
  },
  {
    of: 'NS.FAC',
    asks: [
      'Are factors and multiples the same?',
      'factor aur multiple me confusion',
      'divisor and factor same hai kya',
      'multiples of 12 or factors of 12',
      'factor chhota hota hai ya bada',
      'factors aur multiples me difference kya',
    ],
    says: text`
      Factors of 12 divide 12: 1, 2, 3, 4, 6, 12. They are also called divisors and are never larger than 12.
      Multiples of 12 are divided by 12: 12, 24, 36 and so on without end.`,
  },
  {
    of: 'NS.FAC',
    asks: [
      'Do 1 and the number itself count as factors?',
      '1 aur khud number ginte hai kya factors me',
      'proper factors ka matlab kya hai',
      'is one a divisor of every number',
      'number itself included or excluded',
      '1 and the number itself factors me include hote hai kya',
    ],
    says: text`
      Yes, both divide the number, so they count. Only ‘proper factors’ or ‘other than itself’ leaves the number
      out, and ‘other than 1’ leaves 1 out. 12 has 6 factors and 5 proper ones.`,
  },
  {
    of: 'NS.FAC',
    asks: [
      'When are exponents added and when multiplied?',
      'power ki power me multiply, product me add',
      'exponents ko kab jodna kab guna karna hai',
      '(2^3)^4 or 2^3 times 2^4 indices rule',
      'sum of powers, can exponents be added',
      'exponents add kab aur multiply kab, powers ke rules',
    ],
    says: text`
      Added when powers of one base are multiplied, $2^3 \times 2^4 = 2^7$; multiplied when a power is raised
      again, $(2^3)^4 = 2^{12}$. A sum of powers has no such rule: take the smaller power out, $2^7 + 2^4 =
      2^4(2^3 + 1)$.`,
  },
  {
    of: 'NS.FAC',
    asks: [
      'Do negative factors count?',
      'negative factors bhi lete hai kya',
      '-2 bhi 12 ka factor hai na',
      'integers or natural numbers as factors',
      'minus wale divisors ginne hai',
      'negative factors count karne hai kya',
    ],
    says: text`
      ‘Factors’ and ‘divisors’ of a number mean positive ones. Negative ones count only if the question speaks
      of integers, as in ‘integers $x$ and $y$ with $xy = 12$’. Then every pair of positive ones has a partner
      with two minus signs.`,
  },
  {
    of: 'NS.FAC',
    asks: [
      'Why are the choices for the primes multiplied?',
      'har prime ki choices ko multiply kyu karte hai',
      'why product and not sum of the options',
      'choices for 2 and for 3 independent',
      'choices jodne kyu nahi',
      'choices for different primes ko multiply kyu karte hai',
    ],
    says: text`
      Each choice for one prime can go with each choice for the next. For 12 a factor takes 2 with exponent 0, 1
      or 2, and 3 with 0 or 1: with each of three there are two possibilities, $3 \times 2 = 6$ factors.`,
  },
  {
    of: 'NS.FAC.1',
    asks: [
      'Why is 1 added to each exponent?',
      'exponent plus 1 kyu karte hai factors ginne me',
      '(a+1)(b+1) formula kaha se aaya',
      'number of divisors, why add one',
      'power me ek kyu jodte hai',
      'number of factors me exponent plus one kyu karte hai',
    ],
    says: text`
      Because exponent 0 is a choice as well. With $2^3$ a factor may hold no 2, one, two or three of them: four
      choices. Without the 0 you would leave out all odd factors, also the 1.`,
  },
  {
    of: 'NS.FAC.1',
    asks: [
      'Why not multiply the exponents themselves?',
      'a times b kyu nahi, powers ko multiply kar du',
      'can i multiply the powers to count factors',
      '2^3 x 3^2 has 6 factors?',
      'exponents ka guna galat kyu',
      'exponents ko directly multiply karke factors kyu nahi milte',
    ],
    says: text`
      $3 \times 2 = 6$ counts only the factors of $2^3 \times 3^2 = 72$ that hold both primes, such as 6 or 12.
      Factors such as 1, 8 or 9 hold none of one prime. With the exponents plus one it is $4 \times 3 = 12$.`,
  },
  {
    of: 'NS.FAC.1',
    asks: [
      'Why must a base such as 12 be split first?',
      '12^3 me base prime nahi hai to',
      'composite base, powers of composites',
      '6 ya 10 ki powers ke divisors kaise gine',
      'can i use 12 like a prime',
      'composite base 12 ya 6 ki power, pehle primes me todna kyu',
    ],
    says: text`
      The counting needs primes, as only they are put together in one way. $12^3 = 2^6 \times 3^3$ has $7 \times
      4 = 28$ factors, not 4. And equal primes from different bases are joined before adding 1.`,
  },
  {
    of: 'NS.FAC.1',
    asks: [
      'What does an odd number of factors mean?',
      'factors odd kab hote hai',
      'only perfect squares have odd number of divisors, why',
      'number with exactly three factors',
      'square ke factors odd kyu',
      'perfect square ke factors odd number me kyu hote hai',
    ],
    says: text`
      Factors come in pairs with the number as product. Only if a factor is paired with itself, as $6 \times 6 =
      36$, does the number become odd. So exactly the squares have an odd number; the squares of primes have
      three.`,
  },
  {
    of: 'NS.FAC.1',
    asks: [
      'How do I find the least number with so many factors?',
      '12 factors wala sabse chhota number',
      'smallest number having given number of divisors',
      'factors diye hai number nikalna',
      'exponents kaise baante primes me',
      'smallest number with given number of factors kaise nikale',
    ],
    says: text`
      Write the count as a product in every way, take each part less 1 as an exponent, and give the largest
      exponents to the smallest primes. 12 is $12$, $6 \times 2$, $4 \times 3$, $3 \times 2 \times 2$: the least
      is $2^2 \times 3 \times 5 = 60$.`,
  },
  {
    of: 'NS.FAC.1',
    asks: [
      'How do I count the factors of the square or cube of a number?',
      'n^2 ke factors n ke factors ka square hai kya',
      'divisors of n squared from those of n',
      'cube ke factors ka number kaise',
      'squaring the number doubles the exponents',
      'number of factors of n squared from factors of n kaise',
    ],
    says: text`
      Squaring doubles each exponent, so a number with exponents 2 and 1 has $3 \times 2 = 6$ factors and its
      square $5 \times 3 = 15$. It is not 36. Find which exponents fit the given count, then double or treble
      them.`,
  },
  {
    of: 'NS.FAC.2',
    asks: [
      'Where does the formula for the sum of factors come from?',
      'sum of factors (1+2+4)(1+3) kaise aaya',
      'why multiply the brackets of powers',
      'factors ka sum formula ka proof',
      'sum of divisors logic',
      'sum of all factors ka formula brackets multiply kyu',
    ],
    says: text`
      Multiply the brackets out: $(1 + 2 + 4)(1 + 3)$ gives $1, 2, 4, 3, 6, 12$ added. Each term takes one power
      from each bracket, and that is each factor of 12 once. So the sum is $7 \times 4 = 28$.`,
  },
  {
    of: 'NS.FAC.2',
    asks: [
      'Why does every bracket begin with 1?',
      'bracket me 1 kyu hota hai',
      'start at p or at 1 in the sum of factors',
      '1 chhod diya to kya hoga',
      'power zero in each bracket',
      'sum of factors ke bracket me 1 se start kyu, p se kyu nahi',
    ],
    says: text`
      The 1 is the prime with exponent 0, for factors without this prime. Without it $(2 + 4)(3)$ would add only
      6 and 12. To add only the even factors, leave the 1 out of the bracket of 2 on purpose.`,
  },
  {
    of: 'NS.FAC.2',
    asks: [
      'Why is the product of all factors a power with half the count?',
      'product of factors n^(d/2) kyu',
      'half the number of divisors in the exponent',
      'factors ka product kaise nikale',
      'why divide the count by two',
      'product of all factors me half the number of factors power kyu',
    ],
    says: text`
      Pair the factors: 1 with 12, 2 with 6, 3 with 4, each pair has the product 12. Six factors are three
      pairs, so $12^3$. In general $n$ to the power of half the number of factors.`,
  },
  {
    of: 'NS.FAC.2',
    asks: [
      'What is the product of all factors of a perfect square?',
      'd odd ho to d/2 fraction power kaise',
      'product of divisors of a square',
      'perfect square me half power',
      'root wala factor akela reh gaya',
      'perfect square ke factors ka product, odd count',
    ],
    says: text`
      It is again the number to the power of half the count, although the root has no partner. 36 has 9 factors:
      four pairs with product 36 and the 6. $36^4 \times 6$ is the same as $36^{4.5}$, because 6 is $36^{0.5}$.`,
  },
  {
    of: 'NS.FAC.2',
    asks: [
      'What is the sum of the reciprocals of the factors?',
      'factors ke reciprocal ka sum',
      '1/d over all divisors sum by n',
      'reciprocals ko jodne ka shortcut kya',
      'inverse of factors added',
      'sum of reciprocals of factors, sum divided by n kyu',
    ],
    says: text`
      With $n$ as common denominator each $\frac{1}{d}$ becomes $\frac{n/d}{n}$, and $n/d$ runs through all
      factors again. So it is the sum of the factors divided by $n$: for 6, $\frac{12}{6} = 2$.`,
  },
  {
    of: 'NS.FAC.2',
    asks: [
      'How do I add only some of the factors?',
      'sirf even factors ka sum kaise',
      'sum of factors that are odd or multiples of 3',
      'proper factors ka sum, number ghatana hai',
      'restricted sum of divisors',
      'sum of even factors ya proper factors hi kaise',
    ],
    says: text`
      Keep in each bracket only the allowed powers. For the even factors of 12 the bracket of 2 is $2 + 4$: $(2
      + 4)(1 + 3) = 24$. For proper factors take the number off: $28 - 12 = 16$.`,
  },
  {
    of: 'NS.FAC.3',
    asks: [
      'How does a condition on factors become one on exponents?',
      'multiples of 12 wale factors kaise gine',
      'factors divisible by k, choices for exponents',
      'condition ko powers me kaise badle',
      'which exponents are allowed under a condition',
      'condition wale factors me allowed exponents kaise likhe',
    ],
    says: text`
      Write the condition in primes as well. A multiple of $12 = 2^2 \times 3$ needs at least two 2s and one 3.
      For factors of $2^5 \times 3^2$ these are exponents 2 to 5 and 1 to 2: $4 \times 2 = 8$.`,
  },
  {
    of: 'NS.FAC.3',
    asks: [
      'Can I divide the number by k and count the factors of the quotient?',
      'n/k ke factors gin lo, kyu sahi hai',
      'factors of n that are multiples of k shortcut',
      'number ko 12 se divide karke factors',
      'quotient ke divisors same count kyu',
      'multiples of k among factors, n ko k se divide karke count kyu',
    ],
    says: text`
      Yes, for ‘multiples of k’. Each such factor is $k$ times a factor of $n \div k$. For 360 and 12: $360 \div
      12 = 30 = 2 \times 3 \times 5$ has 8 factors, so 8 factors of 360 are multiples of 12.`,
  },
  {
    of: 'NS.FAC.3',
    asks: [
      'How do I count factors that are squares or cubes?',
      'perfect square factors kaise gine',
      'even exponents only, 0 2 4',
      'cube wale factors ki ginti',
      'square factors me exponent zero bhi',
      'factors that are perfect squares or cubes kaise gine',
    ],
    says: text`
      A square has even exponents, and 0 is even. In $2^5 \times 3^4$ the 2 may have 0, 2, 4 and the 3 also 0,
      2, 4: $3 \times 3 = 9$ square factors. For cubes take 0, 3, 6 and so on.`,
  },
  {
    of: 'NS.FAC.3',
    asks: [
      'Why do I subtract to count factors that are not divisible?',
      'not divisible wale factors total minus kyu',
      'factors which a given number does not divide',
      'jo divide nahi hote unko direct kyu nahi gin sakte',
      'complement for factors, all minus some',
      'factors not divisible by k, total me se subtract kyu',
    ],
    says: text`
      ‘Not a multiple of 12’ can fail in several ways: too few 2s, or no 3, or both. It is easier to count all
      factors and take off those that are multiples. For a prime it is direct: not a multiple of 3 means
      exponent 0 for the 3.`,
  },
  {
    of: 'NS.FAC.3',
    asks: [
      'How do I count multiples of one number but not of another?',
      '6 ke multiple par 4 ke nahi',
      'divisible by one but not the other, factors',
      'dono conditions me overlap kaise hataye',
      'but not wala condition lcm kyu',
      'factors multiple of one number but not of another kaise gine',
    ],
    says: text`
      Count the multiples of the first, and take off those that are multiples of both, which are the multiples
      of the LCM. For factors of $2^3 \times 3^2$: multiples of 6: $3 \times 2 = 6$; of 12: $2 \times 2 = 4$; so
      2 are multiples of 6 but not of 4.`,
  },
  {
    of: 'NS.FAC.3',
    asks: [
      'Why are odd factors found by leaving out the twos?',
      'odd factors kaise gine, 2 ki power 0',
      'even factors equals total minus odd',
      'odd divisors, ignore the prime two',
      'sum of odd and even factors ka relation',
      'odd factors ya even factors kaise gine, power of two',
    ],
    says: text`
      An odd factor holds no 2 at all, so only one choice is left for the 2, exponent 0. $2^3 \times 3^2 \times
      5$ has $3 \times 2 = 6$ odd factors. The even ones have three choices for the 2: $3 \times 6 = 18$.`,
  },
  {
    of: 'NS.FAC.4',
    asks: [
      'Why is 1 not a prime?',
      '1 prime kyu nahi hai',
      'is one prime or composite',
      'smallest prime is 1 or 2',
      '1 ko prime me gine kya',
      '1 prime number kyu nahi mana jata',
    ],
    says: text`
      A prime has exactly two factors, 1 and itself; 1 has only one factor. If 1 were prime, a number could be
      split in many ways, $6 = 2 \times 3 = 1 \times 2 \times 3$, and counting by primes would not work. The
      smallest prime is 2.`,
  },
  {
    of: 'NS.FAC.4',
    asks: [
      'How do even and odd show that one prime is 2?',
      'do primes ka sum odd hai to ek 2 kyu',
      '2 is the only even prime, how to use',
      'odd total of two primes',
      'parity se 2 kaise pakde',
      'sum of two primes odd, ek prime 2 kyu hona chahiye',
    ],
    says: text`
      All primes except 2 are odd, and two odd numbers have an even sum. So if two primes add up to an odd
      number, one of them is 2. With three primes and an even sum, one is 2 as well, or all three are.`,
  },
  {
    of: 'NS.FAC.4',
    asks: [
      'Why is every prime above 3 next to a multiple of 6?',
      '6k+1 ya 6k-1 primes kyu',
      'primes near multiples of six, reason',
      'har prime 6 ke paas kyu hota hai',
      'is every 6k+1 a prime',
      'primes are 6k plus or minus 1 kyu',
    ],
    says: text`
      Numbers with remainder 0, 2 or 4 by 6 are even, those with 3 are multiples of 3. Only remainders 1 and 5
      are left for primes above 3. The reverse is not true: $25 = 6 \times 4 + 1$ is no prime.`,
  },
  {
    of: 'NS.FAC.4',
    asks: [
      'How do I test whether a number is prime?',
      'prime hai ya nahi kaise check kare',
      'up to which number do i divide',
      'root tak hi check kyu karte hai',
      'is 91 or 51 prime',
      'prime check karne ke liye square root tak hi divide kyu',
    ],
    says: text`
      Divide by the primes up to its square root. If $n = ab$, one of the two is at most $\sqrt{n}$, so a factor
      would have shown by then. For 91 try 2, 3, 5, 7: $91 = 7 \times 13$. For 97 none of these divides, so it
      is prime.`,
  },
  {
    of: 'NS.FAC.4',
    asks: [
      'How do the remainders of squares of primes help?',
      'prime ka square 3 se divide karne par 1 kyu',
      'p^2 leaves 1 on division by 24',
      'squares of primes sum, which must be 2 or 3',
      'primes ke square ka remainder trick',
      'squares of primes ka remainder by 3 or 8 kaise use kare',
    ],
    says: text`
      A prime other than 3 leaves 1 or 2 by 3, so its square leaves 1. Three such squares add up to a multiple
      of 3; if the given sum is not a multiple of 3, one of the primes is 3. In the same way odd squares leave 1
      by 8, so the remainder by 8 shows whether one prime is 2.`,
  },
  {
    of: 'NS.FAC.4',
    asks: [
      'May I try small primes one by one?',
      'trial se primes nikalna allowed hai kya',
      'hit and trial with primes',
      'kitne primes try karne padenge',
      'list of primes yaad karna zaroori',
      'small primes try karna sahi hai kya, hit and trial',
    ],
    says: text`
      Yes, after parity and remainders have left few cases. The primes below 50 are 2, 3, 5, 7, 11, 13, 17, 19,
      23, 29, 31, 37, 41, 43, 47. Write each case with its test, so that none is forgotten.`,
  },
  {
    of: 'NS.FAC.5',
    asks: [
      'Why do squares need even exponents?',
      'perfect square me powers even kyu hoti hai',
      'cube me exponent 3 ka multiple kyu',
      'exponents of a square, reason',
      'square hone ki condition',
      'perfect square me even exponents, cube me multiple of 3 kyu',
    ],
    says: text`
      Squaring doubles every exponent: $(2^3 \times 5)^2 = 2^6 \times 5^2$. So a square has only even exponents,
      and a number with only even ones is a square. Cubing multiplies exponents by 3 in the same way.`,
  },
  {
    of: 'NS.FAC.5',
    asks: [
      'How do I find the smallest number to multiply by?',
      'kisse multiply kare ki square ya cube bane',
      'least multiplier to make a cube',
      'missing primes ko kaise pura kare',
      '360 ko square banane ke liye',
      'smallest number to multiply for a perfect square kaise',
    ],
    says: text`
      Raise each exponent to the next allowed one; the missing primes are the multiplier. $360 = 2^3 \times 3^2
      \times 5$ needs one 2 and one 5 for a square, so 10. For a cube it needs one 3 and two 5s: 75.`,
  },
  {
    of: 'NS.FAC.5',
    asks: [
      'Are the smallest divisor and the smallest multiplier the same?',
      'divide karke square banana ya multiply karke same',
      'smallest divisor and smallest multiplier equal?',
      'kisse divide kare ki cube bane',
      'extra prime hataye ya kami puri kare',
      'smallest divisor aur smallest multiplier same hote hai kya',
    ],
    says: text`
      For squares yes: an odd exponent is one too small and also one too large, so the same primes are
      multiplied or divided away. For cubes no: in $2^4$ one 2 is too many, but two are missing for $2^6$.
      Dividing takes away 2, multiplying brings 4.`,
  },
  {
    of: 'NS.FAC.5',
    asks: [
      'What if the number must be a square and a cube at once?',
      'square aur cube dono ho to exponent 6 ka multiple',
      'both perfect square and perfect cube',
      'sixth powers hi kyu dono hote hai',
      '64 dono hai kaise',
      'perfect square and perfect cube both, exponents multiple of 6',
    ],
    says: text`
      Then every exponent is a multiple of 2 and of 3, so of 6. Such numbers are sixth powers: 1, 64, 729. $64 =
      8^2 = 4^3$.`,
  },
  {
    of: 'NS.FAC.5',
    asks: [
      'How do I find all numbers that make it a square, not only the smallest?',
      'multipliers kitne ho sakte hai limit tak',
      'all numbers that make it a square',
      'least multiplier times any square',
      'smallest multiplier hi nahi sab multipliers nikalne hai',
      'how many multipliers up to a limit, smallest times squares',
    ],
    says: text`
      The smallest multiplier times any square makes it a square again, and nothing else does, because a square
      must be multiplied by a square to stay one. If the smallest is 10, all are 10, 40, 90, 160 and so on. For
      a limit of 1,000: $10k^2 \le 1000$, so $k$ up to 10, ten numbers.`,
  },
  {
    of: 'NS.FAC.5',
    asks: [
      'Why does the root have half of each exponent?',
      'square root nikalne me power half kyu',
      'root of the square from the exponents',
      'multiply karne ke baad root kitna',
      'cube root power divided by three',
      'square root ya cube root ke exponents kaise nikale',
    ],
    says: text`
      Because squaring doubled them. The root of $2^4 \times 3^2 \times 5^2$ is $2^2 \times 3 \times 5 = 60$. So
      after multiplying by the missing primes, halve every exponent; for a cube take a third.`,
  },
  {
    of: 'NS.FAC.6',
    asks: [
      'Why does the factor 1 minus 1 over p count the coprime numbers?',
      'har prime ke liye one minus reciprocal kyu multiply',
      'euler totient formula ka logic',
      'why multiply by one minus reciprocal of the prime',
      'coprime numbers ginne ka formula samjhao',
      'totient formula n(1-1/p) kaise aaya, coprime count',
    ],
    says: text`
      Every second number is even, so $\frac{1}{2}$ of them is left; of these every third is a multiple of 3, so
      $\frac{2}{3}$ stays. Up to 12: $12 \times \frac{1}{2} \times \frac{2}{3} = 4$, namely 1, 5, 7, 11.`,
  },
  {
    of: 'NS.FAC.6',
    asks: [
      'Why is each prime used only once?',
      '108 me 2 do baar hai to do baar multiply kyu nahi',
      'repeated primes in the totient',
      'prime power me bhi ek hi baar',
      'p^2 ke liye (1-1/p) twice?',
      'repeated prime ko totient me ek hi baar kyu lete hai',
    ],
    says: text`
      To have no common factor with $108 = 2^2 \times 3^3$ a number must not be even and not be a multiple of 3.
      A second 2 brings no new condition. So only the different primes count, once each.`,
  },
  {
    of: 'NS.FAC.6',
    asks: [
      'What does coprime mean?',
      'coprime ka matlab kya hota hai',
      'relatively prime numbers must be prime?',
      'no common factor except 1',
      '8 aur 15 coprime hai kaise',
      'coprime ka matlab, prime hona zaroori hai kya',
    ],
    says: text`
      Two numbers are coprime if 1 is their only common factor. They need not be primes: 8 and 15 are coprime. 1
      is coprime to every number. It is the same as HCF 1.`,
  },
  {
    of: 'NS.FAC.6',
    asks: [
      'Does the formula for coprime numbers hold up to every limit?',
      'limit n ka multiple nahi hai to formula chalega',
      'coprime to 12 up to 100, direct formula?',
      'range alag ho to coprime kaise gine',
      'count in full blocks and the rest',
      'coprime count when limit is not a multiple, formula chalega kya',
    ],
    says: text`
      No, it is exact only if the limit is a multiple of the different primes' product. Up to 100 count the
      numbers coprime to 6 in blocks: 96 is 16 blocks of 6 with two each, so 32; 97 to 100 bring only 97: 33. Or
      count all, less the multiples, plus those taken off twice.`,
  },
  {
    of: 'NS.FAC.6',
    asks: [
      'Why do I add back the common multiples?',
      'dono ke multiples twice subtract ho gaye isliye add',
      'inclusion exclusion for coprime counting',
      'multiples of 2 and 3, overlap of 6',
      'overlap wapas kyu jodte hai',
      'multiples of 2 and 3 subtract, multiples of 6 add back kyu',
    ],
    says: text`
      A multiple of 6 is a multiple of 2 and of 3, so it is taken off twice. Add it back once. Up to 30: $30 -
      15 - 10 + 5 = 10$ numbers are coprime to 6, and $30 \times \frac{1}{2} \times \frac{2}{3} = 10$ agrees.`,
  },
  {
    of: 'NS.FAC.6',
    asks: [
      'How do I add the coprime numbers up?',
      'coprime numbers ka sum n/2 times count kyu',
      'pair k with n-k, sum of coprimes',
      'jodi bana ke sum nikalna',
      'sum of numbers having no common factor',
      'sum of coprime numbers pairs k and n-k se kaise',
    ],
    says: text`
      If $k$ has no common factor with $n$, then $n - k$ has none either. Each pair adds up to $n$, so the sum
      is $n$ times half the count. For 12: 1 and 11, 5 and 7 make $12 \times 2 = 24$.`,
  },
  {
    of: 'NS.FAC.7',
    asks: [
      'Why is half of the number of factors the number of ways?',
      'product of two numbers ke ways factors ka half kyu',
      'ways to write as a product of two, divide by 2',
      'do factors ke product me kitne tarike',
      'pairs of factors counting',
      'ways to write as product of two numbers, factors ka half kyu',
    ],
    says: text`
      Each way is a pair: a factor and its partner. 12 has 6 factors in the pairs $1 \times 12$, $2 \times 6$,
      $3 \times 4$, so three ways. Going through all factors would meet each pair twice.`,
  },
  {
    of: 'NS.FAC.7',
    asks: [
      'What if the number to be written as a product is a perfect square?',
      'perfect square me d+1 by 2 kyu',
      'square number as a product of two, root pair',
      'add one before halving',
      '36 = 6 x 6 ko kaise gine',
      'perfect square as product of two, add one kyu karte hai',
    ],
    says: text`
      The root is its own partner, so it stands once in the list of factors. 36 has 9 factors: four pairs and $6
      \times 6$, five ways, $\frac{9 + 1}{2}$. If the two numbers have to be different, it is four.`,
  },
  {
    of: 'NS.FAC.7',
    asks: [
      'How many ways are there if both factors are coprime?',
      'coprime factors me 2^(k-1) kyu',
      'product of two numbers without a common factor',
      'coprime pair ke ways kaise',
      'each prime power goes to one side whole',
      'two coprime factors me likhne ke ways kitne',
    ],
    says: text`
      Each prime power must go to one side as a whole, else both sides share that prime. With three primes there
      are $2 \times 2 \times 2 = 8$ ways to give them away, and each pair was counted in both orders: 4 ways.`,
  },
  {
    of: 'NS.FAC.7',
    asks: [
      'What if both factors must be even or multiples of something?',
      'dono factors even ho to kaise gine',
      'both factors multiples of k, divide by k squared',
      'common factor dono se bahar nikalo',
      'why divide twice by the common factor',
      'both factors even or multiples of k, n ko k square se divide kyu',
    ],
    says: text`
      Write them as $2a$ and $2b$: then $4ab = n$, so count the ways for $ab = \frac{n}{4}$. For 48: $ab = 12$,
      three ways. The common factor is divided out twice, once for each of the two.`,
  },
  {
    of: 'NS.FAC.7',
    asks: [
      'Do both orders of the two factors count separately?',
      '3x4 aur 4x3 different hai ya same',
      'ordered or unordered product',
      'integers x and y with xy = n, order matters?',
      'order ka farak kab padta hai',
      'order of the two factors alag count hota hai kya',
    ],
    says: text`
      ‘As a product of two numbers’ or rectangles: the order does not count. ‘Pairs $(x, y)$’ or solutions of an
      equation: it does, and then every factor gives one pair. If integers are allowed, negative pairs come on
      top.`,
  },
  {
    of: 'NS.FAC.7',
    asks: [
      'How do differences of squares lead to factor pairs?',
      'x^2 - y^2 = n me factors ka kya kaam',
      'difference of two squares as a product',
      'both factors same parity, kyu',
      'a plus b and a minus b both even or both odd',
      'difference of two squares ko factor pairs se kaise solve kare',
    ],
    says: text`
      $x^2 - y^2 = (x + y)(x - y)$ is a product of two numbers which differ by $2y$, so both are even or both
      odd. Each fitting pair gives one $x$ and $y$: $45 = 15 \times 3$ gives $x = 9$, $y = 6$.`,
  },
];

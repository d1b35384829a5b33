import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const numberProperties: readonly CommonDoubt[] = [
  {
    of: 'NS.NUM',
    asks: [
      'Is zero even, and is it positive?',
      '0 even hai ya odd',
      'is zero a positive or a natural number',
      'zero ko ginna hai kya integers me',
      '0 multiple hai kya har number ka',
      'zero even hai ya odd, positive hai ya nahi',
    ],
    says: text`
      Zero is even, since $0 = 2 \times 0$, and a multiple of every number. It is neither positive nor negative.
      ‘Non-negative’ includes it, ‘positive’ and ‘natural number’ do not. Among integers it is easily forgotten.`,
  },
  {
    of: 'NS.NUM',
    asks: [
      'Why is one added when numbers in a range are counted?',
      '-3 se 5 tak kitne integers, +1 kyu',
      'counting integers from one end to the other',
      'last minus first plus one reason',
      'dono ends ginne par ek zyada kyu',
      'integers in a range count karne me +1 kyu, negative to positive',
    ],
    says: text`
      The difference counts steps. From $-3$ to 5 there are $5 - (-3) = 8$ steps but nine integers, because the
      first one stands before the first step. Add 1 when both ends belong.`,
  },
  {
    of: 'NS.NUM',
    asks: [
      'What do integer, whole and natural number mean?',
      'integer aur natural number me farak',
      'whole numbers me negative aate hai kya',
      'positive integers or all integers, which are allowed',
      'integer likha hai to minus bhi le',
      'integers, whole numbers, natural numbers ka difference',
    ],
    says: text`
      Integers are 0, 1, 2, … and $-1, -2, \dots$. Natural numbers or positive integers begin with 1; whole
      numbers, in Indian books, with 0. If the question says only ‘integers’, negative ones are allowed and must be
      looked at.`,
  },
  {
    of: 'NS.NUM',
    asks: [
      'Can I test with a few numbers instead of proving?',
      'example number rakh ke check karna sahi hai',
      'plug in small values to decide',
      'ek do number se prove ho jata hai kya',
      'trying values in number properties',
      'small examples try karke property prove hoti hai kya',
    ],
    says: text`
      An example can show that a claim is false, for one exception is enough. It cannot show that a claim always
      holds. Use small values to see the pattern, and then find the reason, such as ‘one of two neighbours is
      even’.`,
  },
  {
    of: 'NS.NUM',
    asks: [
      'May remainders be added and multiplied in questions on even and odd?',
      'remainders ko add multiply kar sakte hai kya',
      'even odd is the remainder by two',
      'parity is a special case of remainders',
      'bade number ki jagah remainder',
      'remainders add ya multiply kar sakte hai kya in parity',
    ],
    says: text`
      Yes. Even and odd are remainders 0 and 1 by 2. In sums, differences and products each number may be
      replaced by its remainder, and the result reduced again. For 3 or 9 the sum of the digits gives this
      remainder. Dividing is not allowed.`,
  },
  {
    of: 'NS.NUM',
    asks: [
      'How do I round when a count must be whole?',
      'count decimal aaya to upar ya neeche',
      '45.7 multiples means 45 or 46',
      'round down or up for how many numbers',
      'poora number chahiye to kaunsa',
      'how many multiples, quotient ko round down ya round up kare',
    ],
    says: text`
      See which whole numbers fit. Multiples of 7 up to 320: $320 \div 7$ is 45.7…, so 45, because the 46th is
      322 and too large. A least number that must reach a bound goes up instead.`,
  },
  {
    of: 'NS.NUM.1',
    asks: [
      'Why is odd times odd odd?',
      'odd x odd = odd kyu hota hai',
      'product of two odd numbers',
      'even number kaise aata hai multiplication se',
      'parity of a product, reason',
      'odd into odd product odd kyu, even kab',
    ],
    says: text`
      A product is even as soon as one factor holds a 2. Two odd numbers have none, so their product has none.
      Therefore ‘the product is even’ means that at least one factor is even, and ‘odd’ that all are odd. Powers
      of odd numbers are odd.`,
  },
  {
    of: 'NS.NUM.1',
    asks: [
      'How do I know whether a sum is even?',
      'sum even hai ya odd kaise pata',
      'number of odd terms decides the sum',
      'kitne odd number jode, even hoga ya odd',
      'parity of a sum of many terms',
      'sum of many numbers even ya odd kaise, odd terms gino',
    ],
    says: text`
      Count the odd terms: an even number of them gives an even sum, an odd number an odd sum. Even terms do not
      matter. Five odd numbers can never add up to 100.`,
  },
  {
    of: 'NS.NUM.1',
    asks: [
      'Why count ‘at least one even’ through the odd ones?',
      'product even wale pairs total minus odd kyu',
      'complement for even products',
      'dono odd hone wale ghata do',
      'pairs with an even product, subtract',
      'even product pairs, total minus both odd kyu',
    ],
    says: text`
      An even product has three cases: first even, second even, both. Only one case is against it: both odd. So
      count all pairs and take off those with both odd. From 1 to 4 and 1 to 4: $16 - 2 \times 2 = 12$.`,
  },
  {
    of: 'NS.NUM.1',
    asks: [
      'What is an invariant in switching or moving puzzles?',
      'har move me parity same rehti hai iska matlab',
      'switches flipped, total number odd or even',
      'kya ye state tak pahunch sakte hai',
      'moves puzzle, something never changes',
      'switches ya moves puzzle me parity nahi badalti, invariant',
    ],
    says: text`
      Something that no move can change. If each move flips an even number of switches, the number of those that
      are on stays even or stays odd. So an odd number can never become 0. Find what every move does to the
      parity.`,
  },
  {
    of: 'NS.NUM.1',
    asks: [
      'Why must I look at negative factors too?',
      'negative integers bhi lene hai product me',
      'five different integers with a product',
      'minus minus plus wale factors',
      'sign cases in a product of integers',
      'different integers with a given product, negative factors bhi kyu',
    ],
    says: text`
      Integers may be negative, and two negative factors give a positive product. 9 as a product of four
      different integers: $1 \times (-1) \times 3 \times (-3)$. With positive ones alone it would be impossible.`,
  },
  {
    of: 'NS.NUM.1',
    asks: [
      'How does the number of negative factors decide the sign?',
      'kitne negative factors se product negative',
      'sign of a product of many numbers',
      'odd number of minus signs',
      'minus signs ginne se sign kaise',
      'product ka sign, number of negative factors odd ya even',
    ],
    says: text`
      Two minus signs make a plus, so only odd or even matters: an odd number of negative factors gives a
      negative product, an even number a positive one, and one factor 0 gives 0. An even power is never
      negative.`,
  },
  {
    of: 'NS.NUM.2',
    asks: [
      'Why is the digit sum used for 3 and 9?',
      '9 se divide ka rule digit sum kyu',
      'rule of three and nine, reason',
      'digits jodne se 3 ka rule kaise kaam karta',
      'why does adding digits test divisibility',
      'divisibility by 9 ya 3 me digit sum kyu chalta hai',
    ],
    says: text`
      Because 10, 100, 1,000 are one more than 9, 99, 999. So a digit in any place leaves by 9 just itself, and
      by 3 as well. $471 = 4 \times 99 + 7 \times 9 + (4 + 7 + 1)$: only the bracket decides.`,
  },
  {
    of: 'NS.NUM.2',
    asks: [
      'Why do the signs change in the rule for 11?',
      '11 ka rule alternate plus minus kyu',
      'alternating sum of digits for eleven',
      'odd place even place difference 11 reason',
      'gyarah ki divisibility kaise',
      'divisibility by 11 me alternate digits ka difference kyu',
    ],
    says: text`
      10 is one less than 11, 100 is one more than 99, 1,000 one less than 1,001. So the places leave $-1$ and 1
      in turn. From the right, 3,718: $8 - 1 + 7 - 3 = 11$, so it is divisible by 11.`,
  },
  {
    of: 'NS.NUM.2',
    asks: [
      'Why are the last digits enough for 4 and 8?',
      '4 ke liye last do digit kyu',
      'divisible by 8, last three digits reason',
      'hundreds place se 4 ko farak kyu nahi',
      'only the end of the number for powers of two',
      'divisibility by 4 aur 8 me last digits hi kyu dekhte hai',
    ],
    says: text`
      100 is a multiple of 4, so hundreds and more never spoil divisibility by 4. 1,000 is a multiple of 8, so
      for 8 three digits decide. In the same way the last digit decides for 2 and 5, the last two for 25.`,
  },
  {
    of: 'NS.NUM.2',
    asks: [
      'Into which factors do I split a divisor such as 24?',
      '24 ko 4 aur 6 me kyu nahi tod sakte',
      'split a composite divisor into coprime parts',
      '72 ke liye 8 aur 9 check karna',
      '36 ko 6 aur 6 me todna galat kyu',
      'divisibility by 24 me 3 aur 8 kyu, 4 aur 6 kyu nahi',
    ],
    says: text`
      Into factors without a common factor: $24 = 3 \times 8$. With 4 and 6 the number 12 passes both tests and
      is no multiple of 24. If the parts are coprime, what is divisible by both is divisible by their product.`,
  },
  {
    of: 'NS.NUM.2',
    asks: [
      'With two missing digits, where do I begin?',
      'do digit missing hai kahan se shuru kare',
      'x and y unknown, which rule first',
      'two unknown digits divisible by a composite',
      'pehle kaunsa rule lagaye',
      'two missing digits, divisibility ka kaunsa rule pehle lagaye',
    ],
    says: text`
      With the rule that sees only one of them: the end for 2, 4, 5, 8. This leaves a few values. For each use
      the rule that sees both, the sum for 9 or the signs for 11. Write the pairs in a table and count.`,
  },
  {
    of: 'NS.NUM.2',
    asks: [
      'Why may the digit sum allow more than one value?',
      'digit sum 9 ya 18 dono possible',
      'several multiples for the missing digit',
      'x ki ek se zyada values aa sakti hai',
      'alternating sum 0 ya 11 dono possible',
      'missing digit ki several values, digit sum 9 or 18',
    ],
    says: text`
      The sum only has to be some multiple of 9 (or the alternating sum a multiple of 11, such as 0, 11 or
      $-11$). With a known sum of 13 and two digits missing, they may add up to 5 or to 14. Take every case with
      digits from 0 to 9.`,
  },
  {
    of: 'NS.NUM.3',
    asks: [
      'Why is a recurring decimal divided by nines?',
      'recurring decimal me 9 se divide kyu',
      '0.272727 = 27/99 how',
      '99 kaha se aaya 100 kyu nahi',
      'bar wale digits ko fraction me',
      'recurring decimal to fraction me 99 se divide kyu',
    ],
    says: text`
      Let $x$ be 0.2727…; then $100x$ is 27.2727… with the same tail. Subtract: $99x = 27$, so $x =
      \frac{27}{99} = \frac{3}{11}$. With 100 below, $\frac{27}{100}$ would be 0.27, which ends.`,
  },
  {
    of: 'NS.NUM.3',
    asks: [
      'What if some digits stand before the block?',
      'kuch digit repeat nahi hote aage wale',
      'non recurring part before the bar',
      '0.1666 ko fraction me kaise',
      'mixed recurring decimal conversion',
      'digits before the recurring block, fraction kaise banaye',
    ],
    says: text`
      Shift so that both numbers have the same tail, then subtract. For 0.1666…: $10x$ is 1.666…, $100x$ is
      16.666…, so $90x = 15$ and $x = \frac{1}{6}$. That is all digits minus those that do not recur, over nines
      and then zeros.`,
  },
  {
    of: 'NS.NUM.3',
    asks: [
      'Is 0.999… equal to 1?',
      '0.999 recurring 1 ke barabar kyu',
      'point nine bar is one or less',
      '0.9 bar ka fraction',
      'nine repeating forever after the point',
      '0.999 recurring equals 1 kyu',
    ],
    says: text`
      Yes. By the rule it is $\frac{9}{9} = 1$. Or: $\frac{1}{3}$ is 0.333…, and three times that is 0.999…, but
      three thirds are 1. There is no gap between them, because the nines never end.`,
  },
  {
    of: 'NS.NUM.3',
    asks: [
      'Which fractions recur and which end?',
      'kaunse fractions terminate hote hai',
      'when does a decimal end, primes 2 and 5',
      'recurring hoga ya nahi kaise pata',
      'denominator dekh ke decimal type',
      'fraction ka decimal terminate hoga ya recur kaise pata',
    ],
    says: text`
      In lowest terms a fraction ends if its denominator has only the primes 2 and 5, since such denominators
      can be made into 10, 100, 1,000. Any other prime below makes it recur: $\frac{3}{40} = 0.075$ ends,
      $\frac{1}{6}$ recurs.`,
  },
  {
    of: 'NS.NUM.3',
    asks: [
      'Can I add recurring decimals as they stand?',
      'recurring decimals ko seedha add kar sakte hai',
      'sum of two repeating decimals with different lengths',
      'block length alag hai to kaise jode',
      'fractions me badal ke add karna zaroori',
      'two recurring decimals ko add ya subtract kaise kare',
    ],
    says: text`
      Change them into fractions; it is safer. Blocks of lengths 1 and 2 could be written with a common length:
      0.333… is 0.3333 with block 33. Then $\frac{33}{99} + \frac{27}{99} = \frac{60}{99}$, which is 0.6060….`,
  },
  {
    of: 'NS.NUM.3',
    asks: [
      'Which multiple of a recurring decimal is a whole number?',
      'kisse multiply kare ki whole number bane',
      'least number to make the decimal an integer',
      'denominator in lowest terms is the multiplier',
      'fraction ko pura banane ke liye',
      'recurring decimal ko kis number se multiply kare for a whole number',
    ],
    says: text`
      The denominator in lowest terms, and its multiples. 0.1666… is $\frac{1}{6}$, so multiply by 6, 12, 18.
      Reduce first: $\frac{15}{90}$ seems to need 90, but 6 is enough.`,
  },
  {
    of: 'NS.NUM.4',
    asks: [
      'Why is the sum the middle times how many?',
      'sum = middle x number of terms kyu',
      'consecutive numbers ka sum beech wale se',
      'pair around the middle, differences cancel',
      'middle one as the unknown, why',
      'sum of consecutive numbers equals middle times count kyu',
    ],
    says: text`
      On both sides of the middle the numbers lie equally far: 1 more and 1 less, 2 more and 2 less. The
      differences cancel, so each counts like the middle one. 7, 8, 9, 10, 11 make $5 \times 9 = 45$.`,
  },
  {
    of: 'NS.NUM.4',
    asks: [
      'What is the step for even or odd numbers?',
      'consecutive even numbers x, x+2 kyu',
      'step of two for odd integers too',
      'odd ke liye x+1 x+3 ya x+2',
      'lagatar odd number kaise likhe',
      'consecutive even ya odd numbers me step 2 kyu',
    ],
    says: text`
      2 for both: 4, 6, 8 and 5, 7, 9. Between two odd numbers stands an even one. With the middle $x$ five of
      them are $x - 4, x - 2, x, x + 2, x + 4$; whether $x$ is even or odd is said in words.`,
  },
  {
    of: 'NS.NUM.4',
    asks: [
      'What is the middle of an even number of terms?',
      '4 consecutive ka middle kaunsa',
      'even count, middle lies between two',
      'sum of six consecutive numbers',
      'half wala middle kaise le',
      'even number of consecutive terms ka middle kya hota hai',
    ],
    says: text`
      It lies halfway between the two middle ones: of 3, 4, 5, 6 it is 4.5, and the sum is $4 \times 4.5 = 18$.
      So the sum of an even number of consecutive integers divided by their number ends in .5.`,
  },
  {
    of: 'NS.NUM.4',
    asks: [
      'How do I find all rows with a given sum?',
      'sum diya hai kitne consecutive rows ban sakte',
      'sum given, number of terms not given, twice the sum as product',
      'factors se row ki length kaise',
      'longest row of consecutive numbers with a sum',
      'consecutive numbers with a given sum, how many terms kaise nikale',
    ],
    says: text`
      $n$ terms from $a$ on have the sum $\frac{n(2a + n - 1)}{2}$. So twice the sum is $n$ times $2a + n - 1$,
      and of these two one is even and one odd. Try each such pair of factors: it gives one $n$ and one $a$.`,
  },
  {
    of: 'NS.NUM.4',
    asks: [
      'Can rows contain zero and negative numbers?',
      'negative consecutive integers bhi ho sakte hai',
      'longest row goes below zero',
      'positive integers only or all',
      'row me minus wale cancel ho jate hai',
      'consecutive integers negative bhi ho sakte hai kya in a row',
    ],
    says: text`
      If the question says ‘integers’, yes. From 4, 5, 6 with the sum 15 you can begin at $-3$: $-3$ to 3 cancel,
      and 4, 5, 6 are left, ten numbers with the same sum. ‘Positive’ forbids this.`,
  },
  {
    of: 'NS.NUM.4',
    asks: [
      'Why are there two solutions with squares?',
      'squares of consecutive numbers, dono answer kyu',
      'negative set bhi condition satisfy karta hai',
      'quadratic gives two rows',
      'ek set chhod diya, second solution',
      'squares of consecutive numbers, two answers negative bhi kyu',
    ],
    says: text`
      Squares do not show signs, so a quadratic equation comes out and may have a negative solution as well.
      $n^2 + (n + 1)^2 = 25$ holds for 3, 4 and for $-4, -3$. Keep both if integers are asked, one if positive
      ones are.`,
  },
];

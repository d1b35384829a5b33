import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const digits: readonly CommonDoubt[] = [
  {
    of: 'NS.DIG',
    asks: [
      'Why is a two-digit number written as 10t + u and not tu?',
      'two digit number 10a+b kyu likhte hai',
      'why not just ab for the digits a and b',
      'place value ko letters me kaise likhe',
      'number as product of its digits galat kyu',
      'two digit number ko 10 times tens digit plus units digit kyu likhte hai',
    ],
    says: text`
      The place decides what a digit is worth. In 47 the 4 stands for four tens, so the number is $10 \times 4 +
      7 = 47$. In algebra $tu$ would mean $t$ times $u$, here 28. A three-digit number is $100h + 10t + u$.`,
  },
  {
    of: 'NS.DIG',
    asks: [
      'Can the first digit be zero?',
      'pehla digit 0 ho sakta hai kya',
      'leading zero allowed in a two digit number',
      'digits 0 to 9 or 1 to 9 for tens place',
      'reverse karne pe aage zero aa gaya to',
      'first digit zero ho sakta hai kya, leading zero',
    ],
    says: text`
      No. 05 is the one-digit number 5, so the first digit is from 1 to 9 and every other one from 0 to 9. If a
      number that is reversed must again have two digits, its last digit cannot be 0 either.`,
  },
  {
    of: 'NS.DIG',
    asks: [
      'Why do I add 1 when I count from one number to another?',
      '5 se 8 tak teen ya chaar numbers',
      '+1 kyu lagate hai ginne me',
      'last minus first plus one, why',
      'how many numbers from one to the other, both ends',
      'counting from 10 to 99, subtract karke +1 kyu',
    ],
    says: text`
      Subtracting leaves the first one out. From 5 to 8 the difference is 3, but the numbers are 5, 6, 7, 8,
      four of them. From 10 to 99 there are $99 - 10 + 1 = 90$. Add 1 when both ends count.`,
  },
  {
    of: 'NS.DIG',
    asks: [
      'Why does a number leave the same remainder by 9 as its digit sum?',
      'digit sum ka remainder 9 se kyu milta hai',
      'sum of digits and remainder by nine',
      'casting out nines works why',
      '9 se divide karne ke liye digits jodna',
      'digit sum se remainder by 9 kyu milta hai',
    ],
    says: text`
      10, 100 and 1,000 each leave 1 when divided by 9, so every digit leaves just itself. 4,725 leaves what $4
      + 7 + 2 + 5 = 18$ leaves, which is 0. Remainders may be added like this and reduced again.`,
  },
  {
    of: 'NS.DIG',
    asks: [
      'Can I find the digits with one equation?',
      'ek equation do unknown digits kaise solve',
      'digits are limited so few cases',
      'only one condition but two digits',
      'trial kar sakte hai digits ke liye',
      'one equation two unknown digits, trial se kaise solve',
    ],
    says: text`
      Often yes, because a digit is a whole number from 0 to 9. From $7a = 3b$ follows that $b$ is a multiple of
      7 and $a$ one of 3, so 3 and 7 are the only digits besides zeros. Use divisibility first, then try the few
      cases.`,
  },
  {
    of: 'NS.DIG',
    asks: [
      'Is a number the same as its numeral in another base?',
      'base badalne se number badal jata hai kya',
      '101 in base two and 101 in base ten same?',
      'numeral aur number me farak',
      'value vs writing of a number',
      'same number in different base, value badalti hai kya',
    ],
    says: text`
      The number is how many there are; the numeral is how it is written. Thirteen eggs are thirteen in every
      base: 13 in base 10, 15 in base 8, 1101 in base 2. Only the groups, tens or eights or twos, change.`,
  },
  {
    of: 'NS.DIG.1',
    asks: [
      'Why does reversing change a two-digit number by a multiple of 9?',
      'number aur uske reverse ka difference 9 ka multiple kyu',
      'interchange digits difference 9(a-b) reason',
      'ulta number ghatane se 9 kaha se aata',
      'reversal of digits, why nine',
      'two digit number minus its reverse, 9 ka multiple kyu',
    ],
    says: text`
      Take the number $10t + u$ and its reverse $10u + t$. The difference is $9t - 9u = 9(t - u)$: each digit
      moves between tens and units, a change of 9 each. For 83 and 38 it is $9 \times 5 = 45$.`,
  },
  {
    of: 'NS.DIG.1',
    asks: [
      'Why is the sum with the reverse a multiple of 11?',
      'number plus reverse 11 se divisible kyu',
      'adding the reversed number gives 11(a+b)',
      'ulta jodne par 11 ka multiple',
      'sum of both numbers and sum of digits',
      'number plus its reverse, 11 ka multiple kyu',
    ],
    says: text`
      $10t + u$ and $10u + t$ make $11t + 11u = 11(t + u)$. So the sum divided by 11 is the sum of the digits,
      as the difference divided by 9 is their difference. For 83 and 38: $121 = 11 \times 11$ and $8 + 3 = 11$.`,
  },
  {
    of: 'NS.DIG.1',
    asks: [
      'Why does the middle digit not matter with three digits?',
      'teen digit reverse me beech wala cancel kyu',
      '99(a-c) me b kaha gaya',
      'middle digit of a reversed three digit number',
      'three digit reversal difference formula',
      'three digit number reversed, middle digit cancel kyu ho jata hai',
    ],
    says: text`
      It stays in the tens place, so it cancels when you subtract: $100h + 10t + u$ minus $100u + 10t + h$ is
      $99(h - u)$. Only the outer digits change places. The middle digit has to be found from another condition.`,
  },
  {
    of: 'NS.DIG.1',
    asks: [
      'How many numbers grow by a given amount when reversed?',
      'kitne numbers reverse karne par 27 badhte hai',
      'count pairs of digits with a given difference',
      'digits ka difference 3 kitne pairs',
      'numbers that increase on reversal, counting',
      'how many numbers increase by 27 when reversed, kaise gine',
    ],
    says: text`
      Divide the growth by 9: it is the units digit minus the tens digit. For 27 the difference is 3: tens 1 to
      6 with units 4 to 9, six numbers from 14 to 69. The tens digit cannot be 0.`,
  },
  {
    of: 'NS.DIG.1',
    asks: [
      'Can the reversed number have fewer digits?',
      '40 ka reverse 04 gina jayega kya',
      'number ending in zero reversed',
      'reverse of a multiple of ten',
      'aakhri digit zero ho to ulta karna',
      'reverse of a number ending with zero, digits kam ho jate hai',
    ],
    says: text`
      40 backwards is 04, which is only 4. If the question says that the reverse is again a two-digit number, zero
      at the end is out. If it says nothing of that, read carefully; the equation with $10u + t$ holds in both
      cases.`,
  },
  {
    of: 'NS.DIG.1',
    asks: [
      'How do I write the sum and the product of the digits in an equation?',
      'digits ka sum aur product equation me kaise',
      'number is 4 times the sum of its digits',
      'product of digits as xy, not 10x+y',
      'digits ke jod se number kaise nikale',
      'sum of the digits and product of the digits ko equation me kaise likhe',
    ],
    says: text`
      As separate expressions: the number is $10t + u$, the sum is $t + u$, the product $tu$. ‘Four times the
      sum of its digits’: $10t + u = 4t + 4u$, so $6t = 3u$ and $u = 2t$: 12, 24, 36, 48.`,
  },
  {
    of: 'NS.DIG.2',
    asks: [
      'How do I turn a numeral of another base into a number?',
      'base 7 se decimal me kaise badle',
      'powers of the base, value of each place',
      'other base to base ten conversion',
      '1101 ki value kaise nikale base two me',
      'numeral in base 7 ki value base ten me kaise nikale',
    ],
    says: text`
      Give the places the worth 1, b, b², … from the right and add. 234 in base 7 is $2 \times 49 + 3 \times 7 +
      4 = 123$. It is the same as in base 10, where 234 is 2 hundreds, 3 tens and 4.`,
  },
  {
    of: 'NS.DIG.2',
    asks: [
      'Why are the remainders read backwards?',
      'remainder ulta kyu padhte hai base conversion me',
      'repeated division, bottom to top why',
      'decimal to another base order of remainders',
      'neeche se upar likhne ka reason',
      'base conversion me remainders ko reverse order me kyu likhte hai',
    ],
    says: text`
      The first remainder is what does not fit into whole groups, so it is the units digit, which stands last.
      For 13 in base 2: $13, 6, 3, 1$ leave 1, 0, 1, 1; read from the last, 1101.`,
  },
  {
    of: 'NS.DIG.2',
    asks: [
      'Which digits does base b have?',
      'base 6 me kaunse digits hote hai',
      'can the digit 7 appear in base seven',
      'largest digit in base b is b or b-1',
      'base se bada digit aa sakta hai kya',
      'base b me allowed digits kaunse hai, largest digit',
    ],
    says: text`
      From 0 to $b - 1$. In base 7 seven units make one group of seven, written 10, so there is no digit 7. If a
      numeral contains the digit 6, its base is at least 7.`,
  },
  {
    of: 'NS.DIG.2',
    asks: [
      'How do I go from one base to another, neither being ten?',
      'base 5 se base 8 me kaise direct',
      'between two bases, via ten?',
      'kya pehle decimal me lana zaroori hai',
      'convert from base three into base seven',
      'one base to another base, via base ten kyu',
    ],
    says: text`
      Go through the number itself: first work out what it is in base 10, then divide by the new base again and
      again. 32 in base 5 is $3 \times 5 + 2 = 17$, and $17 = 2 \times 8 + 1$, so 21 in base 8.`,
  },
  {
    of: 'NS.DIG.2',
    asks: [
      'Why are boxes and cases, or wheels, a question of bases?',
      'dabbe aur case wala question base ka kaise',
      'six to a box six boxes to a case',
      'counter with wheels with few digits',
      'packing in groups of groups, which base',
      'packing in boxes and cases ya counter wheels, base question kaise',
    ],
    says: text`
      If six pieces fill a box and six boxes a case, then pieces, boxes and cases are worth 1, 6 and 36. That is
      base 6. A wheel that has the digits 0 to 5 moves its neighbour on after six steps, so it also counts in
      base 6.`,
  },
  {
    of: 'NS.DIG.2',
    asks: [
      'What are the least and largest numbers with a given number of places?',
      'base b me 3 digit ka sabse bada number',
      'smallest and greatest n-place numeral in a base',
      '1000 in base b is b cubed',
      'kitne digit lagenge is number ko likhne me',
      'smallest and largest three digit numeral in base b',
    ],
    says: text`
      With three places in base $b$: least 100, which is $b^2$, and the largest is one less than 1000, so $b^3 -
      1$. In base 2 from 4 to 7. A number needs three places if it lies from $b^2$ to $b^3 - 1$.`,
  },
  {
    of: 'NS.DIG.3',
    asks: [
      'Why do I carry the base and not ten?',
      'carry me 10 ki jagah base kyu',
      'addition in base seven, what is carried',
      'borrow karne pe kitna milta hai',
      'column sum bigger than the base',
      'addition in base 7 me carry base ka kyu, ten ka kyu nahi',
    ],
    says: text`
      Ten is special only in base 10. In base 7 seven units make one group of the next place. $5 + 4$ is nine:
      one seven and 2, so write 2 and carry 1. When you borrow 1, it brings 7 units.`,
  },
  {
    of: 'NS.DIG.3',
    asks: [
      'How do I find an unknown base?',
      'base pata nahi hai kaise nikale',
      '25 + 34 = 61 in which base',
      'last digit se base kaise pata chalega',
      'equation in b from the places',
      'unknown base kaise nikale from a sum',
    ],
    says: text`
      Look at the last place. If 25 and 34 make 61, the units make 9, but 1 is written, so $9 - 1 = 8$ was
      carried over. As one group is carried, the base is 8. Or write $(2b + 5) + (3b + 4) = 6b + 1$: $b = 8$.`,
  },
  {
    of: 'NS.DIG.3',
    asks: [
      'Why must the base be larger than every digit?',
      'base digit se bada hona zaroori kyu',
      'is the base the largest digit or one more',
      'minimum possible base of a numeral',
      'sabse bade digit se base ka andaza',
      'base largest digit se bada kyu hona chahiye',
    ],
    says: text`
      Because the digits of base $b$ end at $b - 1$. A 7 in the numeral means a base of 8 or more. It need not
      be 8: the largest digit gives only the least base, and the calculation tells the real one.`,
  },
  {
    of: 'NS.DIG.3',
    asks: [
      'Is the equation in b quadratic, and which solution do I keep?',
      'two values of the base, kaunsa le',
      'negative base reject karte hai kya',
      'two roots for the base',
      'b square wala equation, fraction base possible?',
      'quadratic equation for the base, dono roots me kaunsa',
    ],
    says: text`
      Products or three places give $b^2$, so there may be two roots. The base is a whole number, at least 2,
      and larger than all digits. This leaves one, as the other is mostly negative, a fraction, or too small.`,
  },
  {
    of: 'NS.DIG.3',
    asks: [
      'How do I multiply or subtract in another base?',
      'dusre base me guna ya ghatana kaise',
      'long multiplication in base six',
      'decimal me karke wapas convert karna allowed?',
      'borrow in subtraction of another base',
      'multiplication or subtraction in another base kaise kare',
    ],
    says: text`
      Exactly as in base 10, with the base in place of ten. In base 8, $42 - 15$: from 2 you cannot take 5, so
      borrow: $8 + 2 - 5 = 5$, then $3 - 1 = 2$, so 25. Or change all to base 10: $34 - 13 = 21$, which is 25 in
      base 8.`,
  },
  {
    of: 'NS.DIG.3',
    asks: [
      'What is a recurring fraction in another base?',
      'base b me 0.333 recurring ka matlab',
      'decimal point in other bases, places after it',
      'why divide by b-1 instead of 9',
      'point ke baad ki place value dusre base me',
      'recurring decimal in another base, b-1 se divide kyu',
    ],
    says: text`
      Places after the point are worth $\frac{1}{b}, \frac{1}{b^2}$ and so on. A block that recurs is divided
      by as many digits $b - 1$ as it has places: in base 10 by 9, in base 7 a single recurring 3 is
      $\frac{3}{6} = \frac{1}{2}$.`,
  },
  {
    of: 'NS.DIG.4',
    asks: [
      'Why are there 90 two-digit numbers and not 89?',
      '10 se 99 tak 90 kyu 89 kyu nahi',
      'two digit numbers are how many in all',
      '99 minus 10 is 89, where is one more',
      'do digit wale page kitne',
      'two digit numbers 90 kyu hai, 99-10 se 89 kyu nahi',
    ],
    says: text`
      Both 10 and 99 belong to them, and subtracting leaves the first out: $99 - 10 + 1 = 90$. Or: up to 99
      there are 99 numbers, and 9 of them have one digit. In the same way 900 numbers have three digits.`,
  },
  {
    of: 'NS.DIG.4',
    asks: [
      'How do I find the number of digits from the number of pages?',
      'pages se total digits kaise nikale',
      'digits needed to number a book',
      '1 digit 9, 2 digit 180, 3 digit 2700',
      'kitne ank lagenge page number likhne me',
      'pages given, total digits printed kaise nikale',
    ],
    says: text`
      Count the groups by length: pages 1 to 9 need 9 digits, 10 to 99 need $90 \times 2 = 180$, from 100 on
      three each. For 150 pages: $9 + 180 + 51 \times 3 = 342$. From 100 to 150 there are 51 pages.`,
  },
  {
    of: 'NS.DIG.4',
    asks: [
      'How do I work back from the printed digits to the last page?',
      'digits diye hai pages nikalne hai',
      'total digits minus 189 divided by 3',
      '189 kyu ghatate hai',
      'reverse: how many pages with so many digits',
      'total digits given, number of pages kaise nikale',
    ],
    says: text`
      Take the short groups off first. The pages up to 99 use $9 + 180 = 189$ digits. What is left, divided by
      3, is how many three-digit pages there are; add the 99 pages before. 492 digits: $303 \div 3 = 101$, so
      200 pages.`,
  },
  {
    of: 'NS.DIG.4',
    asks: [
      'Why can I not divide all the digits by three?',
      'total digits ko 3 se divide kar du',
      'every page has three digits?',
      'direct division for number of pages galat',
      'chhote page numbers ka alag kyu',
      'digits ko 3 se divide karke pages kyu nahi milte',
    ],
    says: text`
      The first 99 pages have fewer than three digits. Dividing 342 by 3 gives 114 pages, but there are 150. The
      short numbers have to be counted apart, since they use less for each page.`,
  },
  {
    of: 'NS.DIG.4',
    asks: [
      'How often does one digit occur?',
      'digit 7 kitni baar aata hai 1 se 100 tak',
      'count of a particular digit in page numbers',
      'how many times is 3 printed',
      'units place tens place alag alag ginna',
      'particular digit kitni baar print hua, count place by place',
    ],
    says: text`
      Count it place by place. From 1 to 99 the digit 7 is ten times in the units place (7, 17, …, 97) and ten
      times in the tens place (70 to 79): 20 times. The number 77 is rightly counted twice, as it has two
      sevens.`,
  },
  {
    of: 'NS.DIG.4',
    asks: [
      'What if the numbering starts in the middle?',
      'numbering 1 se nahi 57 se start ho to',
      'second volume continues the page numbers',
      'pages from a later start, count digits',
      'pehle wale digits ghata dena',
      'page numbering does not start from 1, digits kaise gine',
    ],
    says: text`
      Count up to the last page and take off what belongs to the pages before the first one. From page 57 to
      130: digits up to 130 minus digits up to 56, that is $282 - 103 = 179$. Take care to keep page 57 itself.`,
  },
];

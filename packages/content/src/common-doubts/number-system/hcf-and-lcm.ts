import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const hcfAndLcm: readonly CommonDoubt[] = [
  {
    of: 'NS.HCF',
    asks: [
      'How do I know whether HCF or LCM is asked?',
      'hcf lagega ya lcm kaise pata chale',
      'which one to use in a word problem',
      'greatest common or least common, cue words',
      'kab hcf kab lcm',
      'word problem me hcf ya lcm kaise decide kare',
    ],
    says: text`
      Ask whether the number sought divides the given ones or is divided by them. Greatest length, measure or
      group size that fits into all: HCF. Least number or time that all fit into: LCM. HCF is never larger, LCM
      never smaller than the given numbers.`,
  },
  {
    of: 'NS.HCF',
    asks: [
      'Where do HCF and LCM come from in prime factors?',
      'lowest power hcf highest power lcm kyu',
      'prime factors se hcf lcm kaise',
      'minimum and maximum exponents reason',
      'why take the smaller exponent for the hcf',
      'hcf me lowest power aur lcm me highest power kyu',
    ],
    says: text`
      What divides both cannot hold more of a prime than the number with fewer has: lowest exponent. What both
      divide must hold at least as much as the one with more: highest exponent. For $12 = 2^2 \times 3$ and $18
      = 2 \times 3^2$: 6 and 36.`,
  },
  {
    of: 'NS.HCF',
    asks: [
      'Can I find the HCF without prime factors?',
      'bade numbers ka hcf bina factor kiye',
      'division method or subtracting for hcf',
      'euclid ka tareeka hcf ke liye',
      'hcf by repeated subtraction, why does it work',
      'hcf without factorisation, division method kyu kaam karta hai',
    ],
    says: text`
      Yes: replace the larger number by its remainder by the smaller, again and again. What divides both also
      divides the remainder, so the HCF stays. 221 and 143: 78; 143 and 78: 65; 78 and 65: 13; 13 divides 65. So
      13.`,
  },
  {
    of: 'NS.HCF',
    asks: [
      'Is the LCM always the product?',
      'lcm hamesha product hota hai kya',
      'when is lcm equal to the multiplication of the numbers',
      '4 aur 6 ka lcm 24 ya 12',
      'just multiply the numbers for lcm',
      'lcm is the product of numbers hamesha kya, common factor ho to',
    ],
    says: text`
      Only if the numbers have no common factor. 4 and 9: 36. For 4 and 6 the product 24 is a common multiple,
      but 12 is smaller: the 2 which both share was counted twice. For more than two numbers no two of them may
      share a factor.`,
  },
  {
    of: 'NS.HCF',
    asks: [
      'Which numbers leave a known remainder?',
      'remainder r wale numbers kaise likhte hai',
      'number = divisor times k plus remainder',
      'remainder negative le sakte hai kya hcf lcm me',
      '4 short of a multiple means remainder?',
      'numbers leaving remainder r ko kaise likhe, negative remainder',
    ],
    says: text`
      They are the multiples of the divisor with the remainder added: $12k + 5$ leaves 5 by 12. ‘5 short of a
      multiple’ leaves $12 - 5 = 7$, and you may also write it as $12k - 5$, a remainder of $-5$.`,
  },
  {
    of: 'NS.HCF',
    asks: [
      'How do HCF and LCM behave when all numbers are multiplied?',
      'sabko 3 se multiply kiya to hcf lcm kya hoga',
      'common factor bahar nikal sakte hai kya',
      'divide all numbers by a common factor first',
      'hcf scale hota hai kya',
      'all numbers multiplied by the same number, hcf lcm ka kya hoga',
    ],
    says: text`
      Both are multiplied by the same number. HCF of 4 and 6 is 2, of 40 and 60 it is 20; LCM 12 becomes 120. So
      take a common factor out, work with small numbers and multiply at the end. Adding a number to all has no
      such rule.`,
  },
  {
    of: 'NS.HCF.1',
    asks: [
      'Why is HCF times LCM the product of two numbers?',
      'hcf x lcm = a x b kyu hota hai',
      'product of two numbers rule, proof',
      'hcf lcm ka product reason',
      'lower and higher exponents together',
      'hcf into lcm equals product of two numbers kyu',
    ],
    says: text`
      For each prime one number has the lower exponent and the other the higher one. The HCF takes the lower,
      the LCM the higher, and together they hold exactly the primes of both. 12 and 18: $6 \times 36 = 216 = 12
      \times 18$.`,
  },
  {
    of: 'NS.HCF.1',
    asks: [
      'Does the product rule hold for three numbers?',
      'teen numbers me hcf x lcm = product kyu nahi',
      'three numbers product rule galat kyu',
      'abc = hcf times lcm?',
      'rule only for two numbers, why',
      'hcf times lcm rule three numbers par kyu nahi chalta',
    ],
    says: text`
      Not in general. Of three exponents HCF and LCM take the lowest and the highest, and the middle one is
      lost. 2, 4 and 8: HCF 2, LCM 8, product of both 16, but $2 \times 4 \times 8 = 64$. It holds only in
      special cases, as when no two of the numbers share a factor.`,
  },
  {
    of: 'NS.HCF.1',
    asks: [
      'Why write the numbers as hx and hy?',
      'numbers ko hx hy kyu likhte hai',
      'x and y coprime condition kaha se',
      'hcf bahar nikal ke lcm hxy kaise',
      'ratio wale numbers me h kya hai',
      'numbers ko hx aur hy likhne ka reason, x y coprime',
    ],
    says: text`
      The HCF divides both, so each is $h$ times something. What remains has no common factor, else the HCF
      would be larger. Then the LCM is $hxy$. If the ratio is given in lowest terms, $x$ and $y$ are its terms.`,
  },
  {
    of: 'NS.HCF.1',
    asks: [
      'How do I find the other number?',
      'ek number hcf lcm diye dusra nikalna',
      'second number is lcm upon hcf?',
      'other number formula from hcf and lcm',
      'ek sankhya di hai dusri kaise',
      'other number from hcf, lcm and one number kaise',
    ],
    says: text`
      Product of HCF and LCM divided by the known number. HCF 6, LCM 180, one number 30: $6 \times 180 \div 30 =
      36$. LCM by HCF is something else: it is $xy$, here 30, the product of the two coprime parts.`,
  },
  {
    of: 'NS.HCF.1',
    asks: [
      'Must the HCF divide the LCM?',
      'hcf lcm ka factor hota hai kya',
      'can hcf be 12 and lcm 100',
      'lcm hcf se divide hona zaroori',
      'possible pair of hcf and lcm',
      'lcm hcf se divisible hona chahiye kya',
    ],
    says: text`
      Yes. HCF divides the numbers and these divide the LCM. So LCM by HCF is a whole number, $xy$. A pair such
      as 12 and 100 cannot be. Each way of splitting $xy$ into two coprime factors gives one pair of numbers.`,
  },
  {
    of: 'NS.HCF.1',
    asks: [
      'What can I do when HCF plus LCM is given?',
      'hcf + lcm diya hai ratio ke saath',
      'hcf plus lcm, take h common',
      'ratio ke saath h(1+xy) wala equation',
      'hcf aur lcm ka jod ya antar',
      'hcf plus lcm given with the ratio, h common kaise',
    ],
    says: text`
      Write both with $h$: HCF is $h$, LCM $hxy$, together $h(1 + xy)$. With the ratio 3 : 4 it is $h(1 + 12) =
      13h$. If that is 182, $h = 14$ and the numbers are 42 and 56.`,
  },
  {
    of: 'NS.HCF.2',
    asks: [
      'Why is the remainder added to the LCM?',
      'lcm me remainder kyu jodte hai',
      'least number leaving the same remainder, lcm plus r',
      'same shesh wala number',
      'sirf lcm hi answer kyu nahi, remainder bhi add',
      'least number leaving the same remainder, lcm me remainder add kyu',
    ],
    says: text`
      Without the remainder the number would be divided by all divisors, so it is a common multiple. LCM of 6,
      10 and 12 is 60; $60 + 4 = 64$ leaves 4 each time. The LCM itself leaves 0.`,
  },
  {
    of: 'NS.HCF.2',
    asks: [
      'When do I subtract from the LCM?',
      'lcm minus kab karte hai',
      'divisor minus remainder is constant',
      'equal shortfall, taken off the lcm',
      'alag alag remainder but difference same',
      'remainders different but divisor minus remainder same, lcm se subtract kyu',
    ],
    says: text`
      If divisor minus remainder is the same each time, the number is that much short of a common multiple. By
      4, 5, 6 leaving 3, 4, 5: always 1 short, so $60 - 1 = 59$. For equal remainders you add instead.`,
  },
  {
    of: 'NS.HCF.2',
    asks: [
      'How do I get all such numbers and not only the least?',
      'sab numbers chahiye, lcm k + r',
      'numbers in a range leaving a remainder',
      '3 digit wala sabse bada number',
      'least four-digit number with the remainder',
      'largest three digit number ya all numbers leaving the remainder kaise',
    ],
    says: text`
      They come in steps of the LCM: $60k + 4$. For the greatest three-digit one divide 999 by 60: 16 times, so
      $16 \times 60 + 4 = 964$. If that were above the limit, take one step back.`,
  },
  {
    of: 'NS.HCF.2',
    asks: [
      'Is the remainder itself one of the numbers?',
      'r khud bhi count hoga kya, k = 0',
      'smallest number could be the remainder',
      '4 bhi 4 remainder deta hai na',
      'lcm k + r me k zero se lena hai ya one se',
      'remainder itself as the least number, k zero allowed hai kya',
    ],
    says: text`
      Yes, with $k = 0$: 4 divided by 6, 10 or 12 leaves 4. So ‘the least number’ may be 4 itself, unless the
      question excludes it by ‘greater than’ or by a story that needs at least one full group. Read which limits are
      given.`,
  },
  {
    of: 'NS.HCF.2',
    asks: [
      'What if the number must also be a multiple of something?',
      'saath me 7 se divisible bhi hona chahiye',
      'lcm k + r divisible by another number',
      'extra condition, try values of k',
      'lcm k + r me k ki value kaise nikale',
      'number leaving remainder and divisible by 7 also, k kaise nikale',
    ],
    says: text`
      Put $60k + 4$ into the condition and try $k = 0, 1, 2, \dots$ with remainders: by 7 the 60 leaves 4, so
      $4k + 4$ must be a multiple of 7. $k = 6$ gives 28, so 364. At most 7 trials are needed.`,
  },
  {
    of: 'NS.HCF.2',
    asks: [
      'What if neither remainders nor shortfalls agree?',
      'koi bhi gap equal nahi hai to kya kare',
      'different remainders without a pattern',
      'lcm rule not working, general remainders',
      'remainders me koi pattern nahi mil raha',
      'remainders with no equal gap or shortfall, kaise nikale',
    ],
    says: text`
      Then list the numbers for the largest divisor and test the other. By 7 leaving 3: 3, 10, 17, 24; by 5
      leaving 4: 24 fits. From there on go in steps of the LCM, 35. The quick rules are only for equal gaps.`,
  },
  {
    of: 'NS.HCF.3',
    asks: [
      'Why do we take the remainders off before the HCF?',
      'remainder ghata ke hcf kyu lete hai',
      'greatest number which divides leaving remainders',
      'given remainders, subtract first, reason',
      'numbers minus remainder ka hcf',
      'greatest number dividing with given remainders, remainders subtract kyu',
    ],
    says: text`
      If a number leaves 4, then the number less 4 is divided exactly. So the divisor divides all these smaller
      numbers, and the greatest one is their HCF. 64 leaving 4 and 89 leaving 5: HCF of 60 and 84 is 12.`,
  },
  {
    of: 'NS.HCF.3',
    asks: [
      'Why do differences help when the remainder is not known?',
      'same remainder pata nahi to difference kyu',
      'hcf of differences reason',
      'unknown equal remainder cancels out',
      'numbers ka antar lekar hcf',
      'same unknown remainder, differences ka hcf kyu lete hai',
    ],
    says: text`
      $da + r$ and $db + r$ differ by $d(a - b)$: the remainder cancels, and the divisor divides the difference.
      So the greatest divisor is the HCF of the differences. For 35, 59 and 83: 24 and 24, so 24, leaving 11.`,
  },
  {
    of: 'NS.HCF.3',
    asks: [
      'Are two differences enough for three numbers?',
      'teeno difference lene hai ya do kaafi',
      'a-b and b-c enough, third difference?',
      'kitne differences ka hcf',
      'hcf of all pairwise differences necessary?',
      'three numbers me two differences kaafi hai kya',
    ],
    says: text`
      Two are enough. The third is their sum, so what divides two of them divides the third as well. From 35,
      59, 107: 24 and 48; the third, 72, adds nothing. Take the two smallest differences.`,
  },
  {
    of: 'NS.HCF.3',
    asks: [
      'Why must the divisor be larger than the remainder?',
      'divisor remainder se bada hona zaroori',
      'some factors of the hcf are not allowed',
      'remainder 5 hai to 4 divisor nahi ho sakta',
      'which divisors leave that remainder',
      'divisor remainder se bada kyu hona chahiye, small factors reject',
    ],
    says: text`
      A remainder is always smaller than the divisor. If a remainder of 5 is wanted, then among the factors of
      the HCF only those above 5 will do: of 12, that is 6 and 12. A divisor of 4 would leave 1, not 5.`,
  },
  {
    of: 'NS.HCF.3',
    asks: [
      'Do all factors of the HCF work?',
      'hcf ke factors bhi divisor ho sakte hai',
      'how many such divisors are there',
      'sirf greatest ya saare divisors',
      'count of divisors leaving the same remainder',
      'all factors of the hcf bhi divisor hote hai kya, kitne',
    ],
    says: text`
      For ‘the same remainder’ without a given value yes: what divides the differences leaves equal remainders.
      For given remainders only factors larger than each of them. ‘Greatest’ asks for the HCF; ‘how many’ asks
      for its factors.`,
  },
  {
    of: 'NS.HCF.3',
    asks: [
      'How do equal vessels or pieces lead to the HCF?',
      'measure jo sabko exactly naap le',
      'greatest capacity of a can, leftover litres',
      'barabar tukde me kaatna',
      'what is left over, subtract before hcf',
      'largest measure for milk cans or rope pieces, hcf kyu',
    ],
    says: text`
      The measure has to fit a whole number of times into each amount, so it is a common factor, and the
      greatest is the HCF. If some is left over each time, take that off first: 62 and 92 litres leaving 2 each:
      HCF of 60 and 90, 30 litres.`,
  },
  {
    of: 'NS.HCF.4',
    asks: [
      'Why do they come together again after the LCM of the periods?',
      'bells ek saath kab bajegi lcm kyu',
      'why lcm of days or minutes for meeting again',
      'saath me dobara kab, lcm ka reason',
      'common multiple of the times',
      'bells ringing together again, lcm of the periods kyu',
    ],
    says: text`
      A bell that rings every 12 minutes rings at the multiples of 12. All ring together at common multiples,
      and the first after the start is the least. For 12, 15 and 20 minutes it is 60.`,
  },
  {
    of: 'NS.HCF.4',
    asks: [
      'Why do I not simply multiply the periods?',
      'teeno time multiply kyu nahi karte',
      'product of intervals instead of lcm',
      '12x15x20 kyu galat hai',
      'multiply the minutes for the next time together',
      'periods ko multiply kyu nahi karte, lcm kyu',
    ],
    says: text`
      The product is a time at which they are together, but not the first one when periods share factors. Every
      4 and every 6 minutes: together after 12, long before 24.`,
  },
  {
    of: 'NS.HCF.4',
    asks: [
      'Is the start counted when I count how often?',
      'shuru me jo saath baje wo ginna hai kya',
      'how many times together in an hour, plus one',
      'first time at zero included or not',
      '+1 for the beginning in bells',
      'how many times together, starting time count hota hai kya',
    ],
    says: text`
      If they begin together and the question says ‘in an hour, with the start’, then 60 minutes with the LCM 12
      have $60 \div 12 + 1 = 6$ times: 0, 12, …, 60. ‘After the start’ or ‘again’ leaves the first out.`,
  },
  {
    of: 'NS.HCF.4',
    asks: [
      'What if they were not together at the start?',
      'ek saath shuru nahi hue to lcm kaise',
      'different first times, offset in periods',
      'pehli baar alag alag time par',
      'not starting together, is it still lcm',
      'events not together at the start, first together time kaise',
    ],
    says: text`
      Then find one moment at which all are together; from there on the LCM counts. Write the times as rows:
      first at 3 every 5 (3, 8, 13), first at 1 every 4 (1, 5, 9, 13): 13, then each 20.`,
  },
  {
    of: 'NS.HCF.4',
    asks: [
      'How many rounds has each made by then?',
      'kitne chakkar har ek ne lagaye tab tak',
      'number of laps until they meet at the start',
      'total time ko lap time se divide kyu',
      'rounds of each till together',
      'rounds made by each till they are together, lcm divided by lap time',
    ],
    says: text`
      The LCM divided by each one's own period. With lap times 40 and 60 seconds they are at the starting line
      together after 120 seconds: 3 laps and 2 laps. The number of laps is in the inverse ratio of the times.`,
  },
  {
    of: 'NS.HCF.4',
    asks: [
      'Is meeting at the start the same as meeting anywhere?',
      'start pe milna aur kahin bhi milna same hai',
      'lcm of lap times or relative speed',
      'track par pehli baar milna',
      'meeting on the circle vs at the starting point',
      'meeting at the starting point and anywhere on the track, difference',
    ],
    says: text`
      No. The LCM of the lap times tells when both are at the starting line. They can meet elsewhere before:
      running the same way, when one has gained a whole lap; in opposite ways, when both together have run one
      lap. The time is the length divided by the relative speed.`,
  },
  {
    of: 'NS.HCF.5',
    asks: [
      'Why must x and y be coprime?',
      'x aur y coprime kyu hone chahiye',
      'common factor in x and y, what goes wrong',
      'hx hy me coprime condition na le to',
      'pairs with a given hcf, which are rejected',
      'x and y coprime kyu hone chahiye with given hcf',
    ],
    says: text`
      If $x$ and $y$ shared a 2, the HCF would be $2h$ and not $h$. For HCF 12 and sum 180: $x + y = 15$; 5 and
      10 would be 60 and 120, with HCF 60. So only pairs without a common factor count.`,
  },
  {
    of: 'NS.HCF.5',
    asks: [
      'Why divide the sum by h once but the product by h twice?',
      'sum me h ek baar product me h square kyu',
      'product of the numbers upon hcf squared',
      'hx times hy = h^2 xy',
      'product diya hai to kisse divide kare',
      'product ko h square se divide, sum ko h se hi kyu',
    ],
    says: text`
      The sum $hx + hy = h(x + y)$ has one $h$, the product $hx \times hy = h^2xy$ has two. Product 2,160 and
      HCF 6: $xy = 2160 \div 36 = 60$. The LCM $hxy$ has one.`,
  },
  {
    of: 'NS.HCF.5',
    asks: [
      'How many pairs of numbers have a given HCF?',
      'kitne pairs banenge coprime',
      'number of pairs with given hcf and sum',
      'ordered ya unordered pair count',
      'coprime splits of a sum or product',
      'number of coprime pairs kaise gine for given hcf',
    ],
    says: text`
      Write all splits of $x + y$ or $xy$ and keep the coprime ones. $xy = 60$: $1 \times 60$, $3 \times 20$, $4
      \times 15$, $5 \times 12$: four pairs. Order counts only if the question says which number is which.`,
  },
  {
    of: 'NS.HCF.5',
    asks: [
      'Which pair gives the greatest or least LCM?',
      'lcm sabse bada kab hoga',
      'sum fixed, greatest lcm from the closest pair',
      'x aur y paas paas ho to product zyada',
      'least lcm with given hcf and sum',
      'greatest lcm for a fixed sum, close pair kyu',
    ],
    says: text`
      The LCM is $hxy$, so with a fixed sum it is greatest when $x$ and $y$ are the coprime pair closest
      together. Least with 1 and the rest. $x + y = 16$: 8 and 8 are not coprime, 7 and 9 are, product 63.`,
  },
  {
    of: 'NS.HCF.5',
    asks: [
      'How do I get the HCF from the sum of the numbers and their LCM?',
      'sum aur lcm diye hai hcf nahi',
      'h from the sum and the lcm, common factor',
      'hcf of the sum and the lcm',
      'h(x+y) aur hxy se h',
      'sum and lcm of two numbers given, hcf unknown kaise nikale',
    ],
    says: text`
      $x + y$ and $xy$ have no common factor when $x$ and $y$ are coprime. So the HCF of the sum $h(x + y)$ and
      of the LCM $hxy$ is $h$ itself. Sum 55, LCM 150: HCF 5, so $x + y = 11$, $xy = 30$: 5 and 6.`,
  },
  {
    of: 'NS.HCF.5',
    asks: [
      'Can one of the numbers be the HCF itself?',
      'x = 1 le sakte hai kya',
      'one number equal to the hcf allowed',
      'dono me se ek hcf ke barabar',
      'pair with 1 counted or not',
      'one number equal to the hcf ho sakta hai kya, x equal to 1',
    ],
    says: text`
      Yes, with $x = 1$; 1 is coprime to every number. 12 and 168 have HCF 12. Only when the question says that
      neither number divides the other, or that both are larger than the HCF, is this pair left out.`,
  },
];

import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const linearEquations: readonly CommonDoubt[] = [
  {
    of: 'AL.LIN',
    asks: [
      'How do I turn the words of a story into equations?',
      'story se equation kaise banaye',
      'word problem me x kya maane',
      'translate sentence into an equation',
      'statement ko maths me kaise likhe',
      'story ke sentence se equation kaise likhe, x kya hai',
    ],
    says: text`
      Name each unknown with its unit, such as $x$ pens. Then take one sentence at a time: is, has, costs become the
      equals sign, more becomes plus, times becomes times. Each fact gives one equation. Read it back as a sentence.`,
  },
  {
    of: 'AL.LIN',
    asks: [
      'How many equations do I need?',
      'kitni equations chahiye unknown nikalne ke liye',
      'two unknowns and one equation, can it be solved',
      'number of equations vs number of variables',
      'unknown zyada equation kam',
      'do unknown ke liye kitni equations zaroori hain',
    ],
    says: text`
      As many as there are unknowns, if each single value is to be found. Fewer may be enough if only a sum is asked,
      or if the unknowns must be whole positive numbers. Two equations that say the same count as one.`,
  },
  {
    of: 'AL.LIN',
    asks: [
      'On which side does the plus go in ‘5 more than twice’?',
      '5 more than twice me kaha add karna hai',
      'more than less than kis side pe likhe',
      'a is 5 more than b, a + 5 or b + 5',
      'less than wala statement ulta likh diya',
      '5 more than twice ko equation me kis side likhe, plus kaha',
    ],
    says: text`
      Put it beside the smaller quantity, so that both sides become equal. If A is 5 more than twice B, then A is
      larger than $2B$, so $A = 2B + 5$. Test with numbers: if B is 10, A is 25. Writing $A + 5 = 2B$ would make A
      smaller than $2B$.`,
  },
  {
    of: 'AL.LIN',
    asks: [
      'May I divide both sides by an unknown?',
      'variable se dono side divide kar sakte hain kya',
      'cancel x from both sides in equation',
      'unknown factor kaatna sahi hai',
      'dividing by y loses a solution?',
      'dono side unknown se divide karna allowed hai ya zero ho sakta',
    ],
    says: text`
      Only if it is not 0. In a story with positive counts or prices it is safe. In $x(y - 3) = 2x$ the number $x$ may
      be 0, and then $y$ can be anything; dividing leaves only $y = 5$. If 0 is possible, take $x$ out as a factor and
      look at both cases.`,
  },
  {
    of: 'AL.LIN',
    asks: [
      'Which is better, elimination or substitution?',
      'elimination kare ya substitution',
      'which method is faster for two equations',
      'coefficient barabar karke minus karna',
      'kab substitution use kare',
      'elimination ya substitution kaunsa method fast hai',
    ],
    says: text`
      Substitute if one unknown is already given in terms of the other, as in $y = 2x + 5$. Otherwise eliminate: make
      the coefficients of one unknown equal and subtract, because this avoids fractions. If the question asks for a
      sum, look first whether adding the equations gives it.`,
  },
  {
    of: 'AL.LIN.1',
    asks: [
      'Which unknown do I name?',
      'x kisko maane, bade ko ya chhote ko',
      'which quantity should be named x, smaller or larger',
      'naming the smaller number first why',
      'variable choose karne ka tarika',
      'chhoti quantity ko x maanna better kyu',
    ],
    says: text`
      Name the one by which the others are described, mostly the smaller one. If A has 4 more than three times B, call
      B $x$ and A $3x + 4$. So you avoid fractions, and one letter may be enough.`,
  },
  {
    of: 'AL.LIN.1',
    asks: [
      'Can I do it without equations, by supposing all are alike?',
      'sab same maan ke difference se kaise',
      'assume all are correct answers method',
      'suppose all notes are of 10 rupees',
      'shortcut without x and y, suppose all are the same',
      'sab answers right maan ke wrong count karna, bina equation',
    ],
    says: text`
      Yes. Suppose that all 20 questions were answered and right at 4 marks: 80. Each wrong answer in place of a right
      one lowers the score by 4 and by its penalty, say 1, so by 5. If 60 was scored, 20 are missing, and $20 \div 5 =
      4$ answers were wrong.`,
  },
  {
    of: 'AL.LIN.1',
    asks: [
      'Why does a wrong answer cost more than its penalty?',
      'wrong answer par 4 + 1 kyu ghatega',
      'negative marking me loss kitna hota hai',
      'right to wrong, marks not gained plus penalty',
      'penalty 1 hai to 5 kyu minus',
      'ek wrong answer se 4 + 1 marks kam kyu hote, penalty',
    ],
    says: text`
      It costs two things: the marks that are not gained and the marks that are taken off. With 4 marks for a right
      answer and 1 off for a wrong one, changing a right answer to a wrong one lowers the score by $4 + 1 = 5$.
      Leaving it out lowers the score by 4.`,
  },
  {
    of: 'AL.LIN.1',
    asks: [
      'How do I make sure that my final answer is the right unknown?',
      'x nikala par pucha y tha',
      'which value is asked at the end',
      'question asks the other quantity and not x',
      'answer me dusra unknown likh diya',
      'x nikal gaya lekin dusri quantity poochi thi',
    ],
    says: text`
      Write what $x$ means at the top, with its unit, and read the last line of the question again before you answer.
      Usual slips are to give the other unknown, or the number of notes in place of their value.`,
  },
  {
    of: 'AL.LIN.1',
    asks: [
      'Do the units have to match?',
      'rupees aur paise ek equation me',
      'number of coins or value of coins',
      'count and value mix ho gaya',
      'total money vs total number equation',
      'number of notes aur unki value ki alag equations kyu',
    ],
    says: text`
      Yes. An equation of counts adds counts, an equation of money adds money. With $x$ notes of ₹10 and $y$ of ₹50,
      the number is $x + y$, and the value is $10x + 50y$. Rupees and paise go into one unit first.`,
  },
  {
    of: 'AL.LIN.1',
    asks: [
      'How can I check the result quickly?',
      'answer check karne ka fast tarika',
      'put values back in the story',
      'verify both facts of word problem',
      'kya options rakh ke check kar sakte',
      'answer ko story me put karke check kaise kare',
    ],
    says: text`
      Put both values into the sentences of the story, not into your equations, because an equation itself may be
      wrong. All facts have to fit. If a count comes out negative or not whole, you have probably written something on
      the wrong side.`,
  },
  {
    of: 'AL.LIN.2',
    asks: [
      'Why does the difference of two ages stay the same?',
      'age ka difference constant kyu',
      'ages ka antar hamesha same rehta hai',
      'gap between father and son ages',
      'both grow by one each year so what',
      'father aur son ki age ka difference hamesha same kyu',
    ],
    says: text`
      Each year both become one year older, so what one has more than the other stays. If a father is 28 years older
      today, he is always 28 years older. The ratio changes: 30 and 2, later 56 and 28.`,
  },
  {
    of: 'AL.LIN.2',
    asks: [
      'Why do I add the years to both people?',
      'dono ki age me years jodna hai kya',
      'after 5 years only one age changes?',
      'sum of ages me kitni baar add kare',
      'years hence add to everyone',
      '5 saal baad dono ki age me 5 jodna, sum me 10',
    ],
    says: text`
      Time passes for everybody. In 5 years each of two people is 5 older, so their sum grows by 10. For a family of
      four it grows by 20. Adding 5 once to a sum is the usual mistake.`,
  },
  {
    of: 'AL.LIN.2',
    asks: [
      'What do ‘years ago’ and ‘years hence’ refer to?',
      'years ago me minus present age se',
      'hence ka matlab kya',
      'ago means before today, hence means after today',
      'past aur future age ka reference',
      'years ago aur years hence present age se kaise likhe',
    ],
    says: text`
      ‘Ago’ counts back from today, and ‘hence’ counts on from today. So name the ages of today and change each age to
      the time of the sentence: $x - 6$ six years ago, $x + 4$ four years hence. Then write the relation at that time.`,
  },
  {
    of: 'AL.LIN.2',
    asks: [
      'How do I read ‘when I was as old as you are now’?',
      'jab main tumhari age ka tha wala sawal',
      'when i was as old as you are now, table banaye',
      'past age equals present age of other',
      'twice as old as you were when',
      'when i was your age type question me do time ki table',
    ],
    says: text`
      Make a table with two times, then and now. If I am $d$ years older than you, I had your present age $d$ years
      ago. At that time you were also $d$ years younger than you are now. The difference $d$ is the same at both
      times.`,
  },
  {
    of: 'AL.LIN.2',
    asks: [
      'Can I use the ratio of ages?',
      'age ka ratio diya to 4x 5x maan sakte',
      'ratio of ages changes after years',
      'ages 4 : 5 let 4x and 5x',
      'ratio me years direct add kar de',
      'ages ke ratio me saal seedhe kyu nahi jod sakte',
    ],
    says: text`
      Yes, write $4x$ and $5x$ for the time of the ratio. For another time add the years to both: $\frac{4x + 6}{5x +
      6}$. Do not add years to the terms of the ratio; a part may be several years.`,
  },
  {
    of: 'AL.LIN.2',
    asks: [
      'What if someone was not yet born?',
      'baccha paida nahi hua tha to sum kaise',
      'average age of family before child was born',
      'negative age aa gayi past me',
      'marriage ke time members kam the',
      'family average me chhota bachcha paida nahi hua tha to',
    ],
    says: text`
      Then the person is not in the sum of that time. If an age at that time would come out negative, the person was
      not there. For a family count only the members who lived then, and take off the years for each of them.`,
  },
  {
    of: 'AL.LIN.3',
    asks: [
      'Why do equal ratios mean no single solution?',
      'a1/a2 = b1/b2 to unique solution kyu nahi',
      'coefficients in one ratio means parallel lines',
      'ratio test for two linear equations reason',
      'why compare coefficients of x and y',
      'coefficients ka ratio same to unique solution kyu nahi hota',
    ],
    says: text`
      Each equation is a line. If the coefficients of $x$ and $y$ are in one ratio, both lines go in the same
      direction. They never cross, or they are one line. Otherwise they cross in just one point.`,
  },
  {
    of: 'AL.LIN.3',
    asks: [
      'How do I tell no solution from infinitely many?',
      'no solution aur infinite solution me fark',
      'constants ratio different or same',
      'parallel or coincident lines',
      'c1/c2 kab dekhna hai',
      'no solution hai ya infinitely many, constants se kaise pata',
    ],
    says: text`
      If the coefficients of $x$ and $y$ are in one ratio, look at the constants. If they are in the same ratio too,
      one equation is a multiple of the other: infinitely many solutions. If not, the equations contradict each other:
      $x + y = 5$ and $2x + 2y = 12$ have no solution.`,
  },
  {
    of: 'AL.LIN.3',
    asks: [
      'Why must I check the third ratio for each value of k?',
      'k ki do value aayi, kaunsi sahi',
      'both k make the first two ratios equal',
      'check constants for every value of k',
      'k nikalne ke baad kya verify kare',
      'k ki value nikal ke constants ka ratio bhi check karna',
    ],
    says: text`
      Equal ratios of the coefficients of $x$ and $y$ say only that there is not exactly one solution. One value of
      $k$ may make the lines parallel, and another may make them the same. So put each value in and write both
      equations out.`,
  },
  {
    of: 'AL.LIN.3',
    asks: [
      'What do consistent and inconsistent mean?',
      'consistent inconsistent ka matlab',
      'system has a solution is consistent',
      'dependent equations meaning',
      'unique solution vs at least one solution',
      'consistent aur inconsistent system ka meaning',
    ],
    says: text`
      Consistent means that there is at least one solution, one or infinitely many. Inconsistent means that there is
      none: the lines are parallel and different. Unique means exactly one. So two equations of the same line are
      consistent, but their solution is not unique.`,
  },
  {
    of: 'AL.LIN.3',
    asks: [
      'What is special about two equations with zero on the right?',
      'right side zero ho to hamesha solution kyu',
      'homogeneous equations non zero solution condition',
      'ax + by = 0 both, other than 0, 0',
      'trivial solution x = y = 0',
      'right side zero wali do equations ka non zero solution kab',
    ],
    says: text`
      $x = 0$, $y = 0$ always solves them, because both lines pass through the origin. Other solutions exist only if
      the two lines are the same, so if the coefficients are in one ratio.`,
  },
  {
    of: 'AL.LIN.3',
    asks: [
      'May I divide by the coefficient with k?',
      'k se divide karte waqt k = 0 check',
      'coefficient becomes zero for some k',
      'ratio form fails when denominator zero',
      'cross multiply a1b2 = a2b1 better?',
      'k wala coefficient zero ho to ratio me divide kaise',
    ],
    says: text`
      If it can be 0, the ratio has no value. Write $a_1b_2 = a_2b_1$ instead: it says the same and needs no division.
      Then put the values of $k$ in one by one.`,
  },
  {
    of: 'AL.LIN.4',
    asks: [
      'How can I get a value with too few equations?',
      'do equation teen unknown fir bhi answer kaise',
      'three unknowns two equations, find the sum',
      'not enough equations but value is fixed',
      'har variable nikale bina answer',
      'equations kam hain phir bhi combination ki value kaise mil gayi',
    ],
    says: text`
      Single values may be free while a certain combination is fixed. If $3x + 7y + z = 31$ and $4x + 10y + z = 42$,
      then $x + 3y = 11$ by subtracting. Look for a multiple of each equation that builds what is asked.`,
  },
  {
    of: 'AL.LIN.4',
    asks: [
      'How do I find by what to multiply each equation?',
      'kitne se multiply kare dono equations ko',
      'combination banane ke multipliers',
      'how many times of each equation gives x + y + z',
      'coefficients match karne ka tarika',
      'equations ko kis number se multiply kare ki asked combination bane',
    ],
    says: text`
      Call the numbers $p$ and $q$, and compare coefficients with what is asked: one condition for each unknown. For
      $x + y + z$ from $(3, 7, 1)$ and $(4, 10, 1)$: $3p + 4q = 1$ and $p + q = 1$, so $p = 3$, $q = -2$; and $21 - 20
      = 1$ fits.`,
  },
  {
    of: 'AL.LIN.4',
    asks: [
      'Why do I add the equations when the numbers are exchanged?',
      '7 pen 3 pencil aur 3 pen 7 pencil, add kyu',
      'exchanged coefficients add and subtract',
      '37x + 63y and 63x + 37y shortcut',
      'ulte coefficients wale equation',
      'coefficients exchanged ho to equations add aur subtract kyu',
    ],
    says: text`
      Adding makes the coefficients equal: $7x + 3y$ and $3x + 7y$ add up to $10(x + y)$. Subtracting gives $4(x -
      y)$. So you get $x + y$ and $x - y$ by simple division, and half of their sum is $x$.`,
  },
  {
    of: 'AL.LIN.4',
    asks: [
      'What do I do when sums in pairs are given?',
      'a+b, b+c, c+a diye hain to kaise',
      'add all the pairs and divide by 2 why',
      'weighed in pairs find each',
      'teen equations jod ke half kyu',
      'pairs ke sum diye hain, sab jod ke 2 se divide kyu',
    ],
    says: text`
      Add all of them: every unknown appears twice, so half of the total is the sum of all. Then take one pair off,
      and the third unknown is left. If three pairs are 50, 60 and 70, all together are 90, so the single ones are 40,
      30 and 20.`,
  },
  {
    of: 'AL.LIN.4',
    asks: [
      'Can I set one unknown to zero?',
      'ek variable 0 rakh ke solve kar sakte hain',
      'put z = 0 shortcut for combination',
      'assume a value for a free unknown',
      'kisi ek ko zero maan lena sahi',
      'ek unknown ko zero rakh ke value nikalna safe hai kya',
    ],
    says: text`
      Yes, if the combination is really fixed. Then every solution gives the same value, so you may take the one with
      $z = 0$, even if it makes no sense in the story. If you are not sure, try $z = 1$ too: both must give the same
      value.`,
  },
  {
    of: 'AL.LIN.4',
    asks: [
      'When do I use that the counts are whole numbers?',
      'integer hone se extra condition milti hai kya',
      'number of items is positive whole number',
      'too few equations but counts are integers',
      'hit and trial integers in story',
      'counts whole number hone se extra condition milti hai',
    ],
    says: text`
      Use it when you cannot build what is asked from the equations. Counts of things are whole and not negative, and
      this may leave only one solution: $3x + 5y = 19$ has only $x = 3$, $y = 2$. First try to build the combination,
      then list the whole solutions.`,
  },
  {
    of: 'AL.LIN.5',
    asks: [
      'Why is a two-digit number 10x + y?',
      '2 digit number 10x + y kyu likhte hain',
      'number ko x + y ya xy kyu nahi likhte',
      'place value form of a number',
      'tens digit ko 10 se multiply kyu',
      'two digit number ko 10x + y kyu likha, x + y kyu nahi',
    ],
    says: text`
      The tens digit counts tens: 47 is $4 \times 10 + 7$. Writing $xy$ would mean 4 times 7, and $x + y$ is the digit
      sum, 11. With three digits it is $100x + 10y + z$.`,
  },
  {
    of: 'AL.LIN.5',
    asks: [
      'Why does reversing the digits change a number by 9 times their difference?',
      'reverse karne par difference 9 ka multiple kyu',
      'digits interchange, 9(x - y) kaise',
      'number minus reversed number',
      '27 more after reversing means digits differ by 3',
      'digits reverse karne par difference 9 guna kyu hota',
    ],
    says: text`
      A digit counts 10 at the tens place and 1 at the units place, a difference of 9: $(10x + y) - (10y + x) = 9x -
      9y$. So a change of 27 means that the digits differ by 3, not by 27. For example, $41 - 14 = 27$.`,
  },
  {
    of: 'AL.LIN.5',
    asks: [
      'Why is a number plus its reverse 11 times the digit sum?',
      'number aur reverse ka sum 11 ka multiple kyu',
      'add number with digits interchanged',
      '11(x + y) kaha se aaya',
      'sum of number and its reversed number',
      'number aur uske reverse ka sum 11 guna digit sum kyu',
    ],
    says: text`
      $(10x + y) + (10y + x) = 11x + 11y$, because each digit stands once at the tens place and once at the units
      place, $10 + 1 = 11$. So a sum of 132 means that the digits add up to 12.`,
  },
  {
    of: 'AL.LIN.5',
    asks: [
      'Can zero be a digit of the number?',
      '0 first digit ho sakta hai kya',
      'digits 0 to 9 ki limit kaise use kare',
      'tens digit cannot be zero',
      'x and y limits in digit problem',
      'digit zero ho sakta hai kya, first digit zero kyu nahi',
    ],
    says: text`
      The first digit runs from 1 to 9, the others from 0 to 9. If the reversed number has to have as many digits, the
      last digit is not 0 either. These limits often leave one of several solutions.`,
  },
  {
    of: 'AL.LIN.5',
    asks: [
      'What if the digits stay together as a block?',
      'digit aage likhne se number kitna badhta hai',
      'put 2 before or after the number',
      'block of digits ko ek variable maan le',
      'number ke peeche digit lagana',
      'number ke aage ya peeche digit likha to value kaise badli',
    ],
    says: text`
      Call the whole block $n$. Writing 2 behind it makes $10n + 2$, because each digit moves one place up. Writing 2
      before a block of four digits makes $20000 + n$. So one unknown is enough.`,
  },
  {
    of: 'AL.LIN.5',
    asks: [
      'How do I handle three digits with the middle unchanged?',
      '3 digit number reverse me 99 kaha se',
      'hundreds and units digit interchange',
      'middle digit cancel kyu hota hai',
      '99 times difference of outer digits',
      'three digit number reverse, difference 99 guna, middle digit cancel',
    ],
    says: text`
      $(100x + 10y + z) - (100z + 10y + x) = 99(x - z)$. The middle digit has the same place in both, so it cancels.
      So outer digits that differ by 4 change the number by $99 \times 4 = 396$.`,
  },
  {
    of: 'AL.LIN.6',
    asks: [
      'Why can I not scale the whole bill?',
      'km double to bill double kyu nahi',
      'fixed charge ke karan proportion nahi chalta',
      'unitary method on total with fixed part',
      'total ko ratio se kyu nahi nikal sakte',
      'fixed charge hone par bill distance ke proportion me kyu nahi',
    ],
    says: text`
      The fixed part does not grow with the quantity. A taxi of ₹50 and ₹10 a km costs ₹150 for 10 km and ₹250 for 20
      km, not ₹300. Only the part above the fixed charge doubles.`,
  },
  {
    of: 'AL.LIN.6',
    asks: [
      'Why do I subtract the two totals first?',
      'do bill minus karne se rate kaise mila',
      'difference of totals gives the rate',
      'fixed part cancel kaise hota hai',
      'why subtract to find per unit charge',
      'do bills ka difference lekar rate per km kyu nikalte',
    ],
    says: text`
      Both totals contain the same fixed part, so it cancels. What is left belongs to the difference of the quantities
      alone. ₹150 for 10 km and ₹250 for 20 km: 10 km more cost ₹100, so ₹10 a km.`,
  },
  {
    of: 'AL.LIN.6',
    asks: [
      'How do I solve a question on heads and legs?',
      'heads and legs wala question kaise',
      'cows aur hens ki counting, sabko 2 legs maan lo',
      'animals with 2 and 4 legs shortcut',
      'assume all hens then extra legs',
      'heads aur legs me sabko 2 legs maan ke extra legs kaise',
    ],
    says: text`
      Suppose all had 2 legs. Each animal with 4 legs brings 2 more, so divide the extra legs by 2. With 20 heads and
      56 legs: 40 legs for all, 16 extra, so 8 animals with four legs and 12 with two.`,
  },
  {
    of: 'AL.LIN.6',
    asks: [
      'What does partly constant and partly varying mean?',
      'partly constant partly varies ka equation',
      'expenses = fixed + per head',
      'y = a + bx kyu likhte hain',
      'constant part and variable part meaning',
      'partly constant aur partly varying expense ka matlab',
    ],
    says: text`
      The total is a fixed amount plus an amount for each unit: $a + bx$. $a$ is paid even for nothing, $b$ for every
      unit. Two totals give two equations, and subtracting them leaves $b$.`,
  },
  {
    of: 'AL.LIN.6',
    asks: [
      'How do I compare two tariffs?',
      'kaunsa plan sasta hai kab se',
      'break even point of two plans',
      'cheaper from how many units on',
      'do scheme barabar kab honge',
      'do tariff me kaunsa plan sasta, equal kab honge',
    ],
    says: text`
      Set both totals equal: there they cost the same. The plan with the larger fixed part and the smaller rate is
      cheaper beyond this quantity, because each further unit costs less. Test one larger quantity to be sure.`,
  },
  {
    of: 'AL.LIN.6',
    asks: [
      'What if the first few units are free or cheaper?',
      'pehle kuch unit free hai to baad ka charge',
      'slab rate ka bill kaise banaye',
      'only units above the limit are charged',
      'rate changes after 5 km',
      'pehle kuch km ya units ka alag rate ho to bill kaise',
    ],
    says: text`
      Count only the units beyond the limit at the new rate. A ride of 12 km with the first 5 km for ₹60 and ₹10 a km
      after that costs $60 + 7 \times 10 = 130$ rupees. Make sure in which slab each total lies.`,
  },
];

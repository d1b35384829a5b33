import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const ratio: readonly CommonDoubt[] = [
  {
    of: 'AR.RAT',
    asks: [
      'Does 3 : 4 mean three and four?',
      'ratio 3:4 matlab 3 aur 4 hi hai kya',
      'why do we write 3x and 4x',
      'x kyu lagate hai ratio me',
      'are the numbers themselves 3 and 4',
      'ratio me x kyu likhte hai, 3:4 means actual numbers or parts',
    ],
    says: text`
      It means three parts and four parts of one size. The amounts may be 3 and 4, or 15 and 20, or 300 and 400.
      So write $3x$ and $4x$: $x$ is the size of a part and is found from one more fact.`,
  },
  {
    of: 'AR.RAT',
    asks: [
      'Can I add or subtract the terms of two ratios?',
      'do ratio ko jod sakte hai kya',
      '2:3 plus 4:5 equals 6:8 galat kyu',
      'combine ratios by adding their parts',
      'ratio terms minus karke difference le lu',
      'ratios ke terms ko add ya subtract kyu nahi kar sakte',
    ],
    says: text`
      Only when one part is equally large in both. In 2 : 3 of ₹50 a part is ₹10, in 2 : 3 of ₹500 it is ₹100.
      Bring both to one size of a part first, or work with the amounts.`,
  },
  {
    of: 'AR.RAT',
    asks: [
      'Can I take any total that is easy?',
      'total nahi diya to koi bhi number maan le',
      'assume the sum as the lcm of the parts',
      'ratio pucha hai to total 60 le sakte hai',
      'no amount is known, start with which number',
      'total koi bhi easy number le sakte hai kya in ratio',
    ],
    says: text`
      Yes, if only a ratio or a per cent is asked: it is the same for every total. Take one that all the parts
      divide, such as the LCM of the sums of parts. If an amount is asked, find at the end what a part is really
      worth.`,
  },
  {
    of: 'AR.RAT',
    asks: [
      'When can I cancel or multiply the terms of a ratio?',
      'ratio ke dono terms ko kisi number se multiply',
      'simplify a ratio, what is allowed',
      'can i plus the same thing to both terms of a ratio',
      '4:6 ko 2:3 likh sakte hai lekin plus 1 nahi kyu',
      'ratio ke dono terms ko multiply ya cancel karna allowed, adding not allowed',
    ],
    says: text`
      Both terms may be multiplied or divided by the same number: $4 : 6 = 2 : 3$, as parts are only cut or
      joined. Adding the same number to both changes the ratio: $2 : 3$ and $3 : 4$ are different.`,
  },
  {
    of: 'AR.RAT',
    asks: [
      'How is a ratio different from a fraction of the whole?',
      '2:3 ka matlab two thirds hai kya',
      'boys to girls ratio, boys are what fraction of all',
      'ratio aur fraction me farak',
      'part to part or part to whole',
      'ratio 2:3 is fraction 2/5 of the whole ya 2/3',
    ],
    says: text`
      A ratio compares parts with each other, a fraction of the whole compares a part with all parts. If boys to
      girls is 2 : 3, the boys are $\frac{2}{3}$ of the number of girls, but $\frac{2}{5}$ of the class.`,
  },
  {
    of: 'AR.RAT',
    asks: [
      'Must the amounts be whole numbers?',
      'ratio me x fraction ho sakta hai kya',
      'number of people must be a multiple of the parts',
      'total sum of parts ka multiple hona chahiye kyu',
      'possible totals from a ratio',
      'ratio ke amounts whole number hone chahiye kya, total multiple of parts',
    ],
    says: text`
      People, coins and goods in pieces are whole, so their total is a multiple of the sum of the parts in
      lowest terms. In 3 : 4 the total is a multiple of 7. For rupees, litres or kilograms a part may be a
      fraction.`,
  },
  {
    of: 'AR.RAT.1',
    asks: [
      'Why does the common member need the same number in both ratios?',
      'a:b aur b:c me common b ko same number kyu banate hai',
      'make the middle term equal, reason',
      'common term ka lcm kyu lete hai',
      'two ratios into one, why lcm',
      'common term b ko dono ratios me equal kyu banate hai',
    ],
    says: text`
      In 2 : 3 and 4 : 5 the second member is 3 parts in the one and 4 in the other, so the parts differ in
      size. With 12 for it in both, the ratios are 8 : 12 and 12 : 15. Now all parts are alike: 8 : 12 : 15.`,
  },
  {
    of: 'AR.RAT.1',
    asks: [
      'Why can I not read the first and the last number directly?',
      'a:b=2:3 b:c=4:5 to a:c 2:5 galat kyu',
      'outer terms directly as the ratio',
      'first to third ratio without matching',
      'a to c nikalne ke liye multiply kyu',
      'first to third ratio directly outer numbers se kyu nahi',
    ],
    says: text`
      The 2 counts parts of one size, the 5 parts of another. For the first and the third multiply the ratios as
      fractions: $\frac{2}{3} \times \frac{4}{5} = \frac{8}{15}$. The middle member then cancels, since it
      stands once above and once below.`,
  },
  {
    of: 'AR.RAT.1',
    asks: [
      'How do I chain three or four ratios?',
      'a:b b:c c:d teen ratio diye ho',
      'chain of many ratios into a single one',
      'four persons ka combined ratio kaise banaye',
      'long chain trick of multiplying crosswise',
      'four members ki chain of ratios ko ek ratio kaise banaye',
    ],
    says: text`
      Join two at a time. After a : b : c is known, make c equal in it and in the next ratio. For the first and
      last alone multiply all fractions: with 1 : 2, 3 : 4 and 2 : 5 it is $\frac{1}{2} \times \frac{3}{4}
      \times \frac{2}{5} = \frac{3}{20}$.`,
  },
  {
    of: 'AR.RAT.1',
    asks: [
      'How do incomes, expenses and savings go together?',
      'income ratio aur expense ratio se savings ka ratio',
      'incomes as 4:3, expenses as 3:2, subtract?',
      'do alag x aur y lene hai kya income expense me',
      'savings from two ratios, one variable or two',
      'income ratio expenditure ratio me do variables x aur y kyu',
    ],
    says: text`
      Incomes and expenses are two different wholes, so they need two unknowns: incomes $4x, 3x$ and expenses
      $3y, 2y$. Savings are $4x - 3y$ and $3x - 2y$. One more fact joins $x$ and $y$; subtracting the bare
      numbers would take $x = y$ for granted.`,
  },
  {
    of: 'AR.RAT.1',
    asks: [
      'What if one whole is divided in two ways?',
      'same class ko do tarah se baanta ho to',
      'boys girls ratio and pass fail ratio in a group',
      'ek total do alag ratio me',
      'two divisions of one group, table kaise',
      'one class divided two ways, girls boys and passed failed, table',
    ],
    says: text`
      Give the whole a size that both sums of parts divide. With boys to girls 2 : 3 and passed to failed 3 : 1,
      take 20 people: 8 boys, 12 girls, 15 passed, 5 failed. Then a table of four boxes needs one more number.`,
  },
  {
    of: 'AR.RAT.1',
    asks: [
      'What does ‘for every 3 there are 4’ mean?',
      'har 3 ke liye 4 ka matlab',
      'for each 2 of these there are 5 of those',
      'is it 3 out of 4 or 3 to 4',
      'for every wali line ko ratio me kaise likhe',
      'for every 3 boys 4 girls, ratio kaise likhe',
    ],
    says: text`
      It is a ratio of two numbers: as often as there are 3 of the one, there are 4 of the other. For every 3
      teachers 4 assistants means 3 : 4, so of 7 people 3 are teachers. It is not 3 of 4.`,
  },
  {
    of: 'AR.RAT.2',
    asks: [
      'Why divide the amount by the sum of the parts?',
      'total ko parts ke sum se divide kyu karte hai',
      'why divide by 7, amount by 3+4',
      'how to find one part of the amount',
      'ek hissa kitna hai kaise pata',
      'share nikalne ke liye total ko sum of parts se divide kyu',
    ],
    says: text`
      Because the amount is made up of all the parts. In 3 : 4 of ₹350 there are $3 + 4 = 7$ equal parts, each
      $350 \div 7 = 50$ rupees. Then the shares are ₹150 and ₹200. Dividing by 3 would give the first person
      alone the whole amount.`,
  },
  {
    of: 'AR.RAT.2',
    asks: [
      'Why is one half to one third not the same as 2 to 3?',
      '1/2 : 1/3 ko 2:3 kyu nahi likh sakte',
      'ratio of fractions, copy the denominators?',
      'fractions ke ratio me lcm kyu lete hai',
      'unit fractions in a ratio reversed',
      'ratio 1/2 : 1/3 ko whole numbers me kaise badle, denominators ulta kyu',
    ],
    says: text`
      A half is more than a third, so the first share must be larger. Multiply both by the LCM 6: $\frac{1}{2} :
      \frac{1}{3} = 3 : 2$. Copying the denominators turns the shares round.`,
  },
  {
    of: 'AR.RAT.2',
    asks: [
      'What if the fractions do not add up to one?',
      '1/2 1/3 1/4 ka sum 1 nahi hai phir kaise baante',
      'shares as fractions bigger than the whole together',
      'half to one, third to other, total more than amount',
      'fractions ka total 1 hona zaroori hai kya',
      'fractions of shares add to more than one, ratio me kaise baante',
    ],
    says: text`
      In a ratio they need not. ‘In the ratio $\frac{1}{2} : \frac{1}{3} : \frac{1}{4}$’ is $6 : 4 : 3$, so the
      first gets 6 of 13 parts, not one half of the amount. Only ‘gets one half of it’ means half of the amount.`,
  },
  {
    of: 'AR.RAT.2',
    asks: [
      'How does a difference of two shares give the total?',
      'difference diya hai total nahi, kaise nikale',
      'a gets ₹60 more than b, find the amount',
      'shares ka antar parts me likhna',
      'one share exceeds the other by, use parts',
      'difference of two shares given, total amount kaise nikale',
    ],
    says: text`
      A difference is parts too. In $5 : 3$ the shares are 2 parts apart. If that is ₹60, a part is ₹30, and all
      8 parts are ₹240. So write whatever is known in parts: a share, a sum, a difference.`,
  },
  {
    of: 'AR.RAT.2',
    asks: [
      'What if fixed amounts are taken out before sharing?',
      'pehle ₹100 sabko diye phir ratio me',
      'equal sums first and the rest in the ratio',
      'remaining is divided, then what',
      'ratio sirf bache hue paise pe hai',
      'fixed amount pehle diya phir baaki ratio me baanta',
    ],
    says: text`
      The ratio holds only for what is really shared in it. Take the fixed sums off first, divide the rest, and
      add them again. If each of two gets ₹100 of ₹550 first and the rest goes 3 : 4: ₹350 make ₹150 and ₹200,
      so ₹250 and ₹300.`,
  },
  {
    of: 'AR.RAT.2',
    asks: [
      'How do I handle ‘half of what remains’?',
      'bache hue ka aadha, uske baad baaki ka third',
      'takes a part of the remainder each time',
      'one after another gets a fraction of what is left',
      'remaining ka fraction kaise chain kare',
      'each takes a fraction of what remains, baaki ka hissa kaise',
    ],
    says: text`
      Each fraction is of the rest at that moment, so multiply what stays. After one third is taken,
      $\frac{2}{3}$ is left; half of this is $\frac{1}{3}$ of the whole, and $\frac{1}{3}$ stays. From the end
      go back by dividing.`,
  },
  {
    of: 'AR.RAT.3',
    asks: [
      'Why can I not add the number to the terms of the ratio?',
      '12 log aaye to 3:4 me 3+12 kyu nahi',
      'adding to the ratio instead of to the amounts',
      'ratio me seedha number jod diya galat kyu',
      'x multiply karne ke baad hi add kyu',
      'number ko ratio ke terms me directly add kyu nahi karte',
    ],
    says: text`
      The terms count parts, and the number counts people. If a part is 5 people, 12 people are not 12 parts.
      Write $3x + 12$, or see how many parts the 12 people are.`,
  },
  {
    of: 'AR.RAT.3',
    asks: [
      'How do I see what stays the same?',
      'kaunsi quantity change nahi hui kaise pata',
      'unchanged side, total or difference',
      'which one is constant in the before and after ratio',
      'kya same rakhna hai, kab total kab ek side',
      'before and after ratio me kya constant hai kaise pata',
    ],
    says: text`
      Read who gives and who gets. If only one side gains or loses, the other side is constant. If something
      passes from one to the other, the total is. If both gain or both lose the same number, as with ages, the
      difference is constant.`,
  },
  {
    of: 'AR.RAT.3',
    asks: [
      'Why do we make the unchanged parts equal in both ratios?',
      'dono ratio me ek side same karne ka logic',
      'multiply the second ratio to match, why allowed',
      'parts barabar karne ke baad difference lete hai',
      'shortcut with equal parts for the constant one',
      'unchanged quantity ke parts dono ratios me equal kyu karte hai',
    ],
    says: text`
      Parts of the two ratios may have different sizes. What has not changed is the same amount, so giving it
      the same number of parts makes all parts equally large. 3 : 4 and then 1 : 1 with the 4 unchanged: 3 : 4
      and 4 : 4, so one part came.`,
  },
  {
    of: 'AR.RAT.3',
    asks: [
      'Why does a transfer count twice?',
      'ek ne diya dusre ne liya, difference double kyu',
      'giving 10 changes the gap by 20',
      'transfer me dono side change hoti hai',
      'one gives to another, both numbers change?',
      'transfer from one to another, difference double kyu badalta hai',
    ],
    says: text`
      The one has so much less and the other so much more. 40 and 20 are 20 apart; if 5 pass over, it is 35 and
      25, 10 apart. In a ratio the total stays, so give both ratios the same sum of parts.`,
  },
  {
    of: 'AR.RAT.3',
    asks: [
      'How do I set up the equation with x?',
      '3x+12 upon 4x equation kaise banta',
      'cross multiplication after the change',
      'ratio after equals, how to solve for x',
      'equation banane ke baad cross multiply',
      'ratio change ki equation with x, cross multiply kaise',
    ],
    says: text`
      Write the numbers before as parts times $x$, change them as the story says, and set their quotient equal
      to the new ratio. $\frac{3x + 12}{4x} = \frac{3}{2}$: multiply crosswise, $6x + 24 = 12x$, so $x = 4$. Put
      it back: 12 and 16 become 24 and 16.`,
  },
  {
    of: 'AR.RAT.3',
    asks: [
      'Why does the ratio come nearer to one when both sides gain equally?',
      'dono me same number add kiya to ratio 1 ke paas kyu',
      'equal number joins both groups',
      'both increase by x, difference stays',
      'add same to numerator and denominator',
      'same number added to both, difference same, ratio 1:1 ke paas kyu',
    ],
    says: text`
      The difference stays the same, while both get larger, so the ratio comes nearer to 1 : 1. 5 and 8 differ
      by 3; with 9 more on each, 14 and 17 still differ by 3. Give the difference the same number of parts in
      both ratios.`,
  },
  {
    of: 'AR.RAT.4',
    asks: [
      'Why does 3a = 4b mean that the ratio is 4 to 3?',
      '3a=4b to a:b 4:3 kyu, 3:4 kyu nahi',
      'coefficients copied as the ratio wrong?',
      'equal products flip the ratio, reason',
      'ulta kyu ho jata hai jab product barabar ho',
      '3a=4b me a:b = 4:3 kyu, coefficients ulta kyu',
    ],
    says: text`
      What is multiplied by more has to be smaller so that the products agree. With $a = 4$ and $b = 3$ both
      products are 12. With $a = 3$ and $b = 4$ they would be 9 and 16.`,
  },
  {
    of: 'AR.RAT.4',
    asks: [
      'Why is it not just the reverse order with three amounts?',
      '3, 4, 6 ka ulta 6:4:3 likh diya galat hai kya',
      'reversing the order of three numbers',
      'teen terms me ulta likhna kyu nahi chalega',
      'a:b:c from three equal products',
      'three equal products me order ulta karna galat kyu, reciprocals',
    ],
    says: text`
      Each amount goes with the reciprocal of its own multiplier: $\frac{1}{3} : \frac{1}{4} : \frac{1}{6}$,
      times 12 this is $4 : 3 : 2$. Test it: $3 \times 4 = 4 \times 3 = 6 \times 2$. With $6 : 4 : 3$ the
      products would be 18, 16, 18.`,
  },
  {
    of: 'AR.RAT.4',
    asks: [
      'Why is the LCM of the multipliers taken?',
      'lcm kyu lete hai equal products me',
      'set all products equal to the lcm or k',
      '12 hi kyu liya, koi aur number le sakte',
      'common value of the products, which one',
      'equal products me lcm of the multipliers kyu lete hai',
    ],
    says: text`
      The products are equal, so give them one common value. Any value works, but with the LCM all amounts come
      out whole: for 3, 4 and 6 take 12, and the amounts are 4, 3 and 2. With $k$ you get $\frac{k}{3} :
      \frac{k}{4} : \frac{k}{6}$, the same ratio.`,
  },
  {
    of: 'AR.RAT.4',
    asks: [
      'How do equal per cents give a ratio?',
      '20% of a equals 30% of b, ratio kaise',
      'percent of one is percent of the other',
      'a ka 40% b ka 60% ke barabar',
      'same amount as different percentages of two people',
      '20% of one equals 30% of another, ratio kaise banaye',
    ],
    says: text`
      It is an equal product, with per cents as multipliers: $20a = 30b$, so $a : b = 30 : 20$, which is $3 :
      2$. Test it with 300 and 200: 20% of 300 is 60, 30% of 200 is 60.`,
  },
  {
    of: 'AR.RAT.4',
    asks: [
      'When are two quantities inversely proportional?',
      'inverse proportion aur equal product ek hi baat hai',
      'wheels and turns, speed and time same product',
      'price zyada to quantity kam, ratio ulta',
      'same money different rates, weights in which ratio',
      'inverse proportion kaise pehchane, product same rehta hai',
    ],
    says: text`
      When their product is fixed: twice as much of one needs half of the other. Over the same way, the turns of
      a wheel times its circumference is fixed; for the same money, price times weight. So prices in the ratio 2
      : 3 belong to weights in the ratio 3 : 2.`,
  },
  {
    of: 'AR.RAT.4',
    asks: [
      'How do I use products of pairs?',
      'ab bc ca ke product diye ho to',
      'multiply all three pair products, then',
      'product of two at a time known',
      'pairs ke guna se teeno ka product',
      'products of pairs ab bc ca se teeno numbers kaise',
    ],
    says: text`
      Multiply them: each amount stands in two of the pairs, so the product is the square of the product of all
      three. With $ab = 6$, $bc = 12$, $ca = 8$: $576 = (abc)^2$, $abc = 24$, and dividing by a pair gives the
      third, such as $c = 24 \div 6 = 4$.`,
  },
  {
    of: 'AR.RAT.5',
    asks: [
      'Why is the mean proportional not half the sum?',
      'mean proportional aur average me farak',
      'between 4 and 9 is it 6 or 6.5',
      'root of the product kyu, aadha sum kyu nahi',
      'beech ka proportional kaise nikalte',
      'mean proportional square root kyu, average kyu nahi',
    ],
    says: text`
      It has to stand in the same ratio to both: $4 : 6 = 6 : 9$. From 4 to 6 and from 6 to 9 multiply by 1.5.
      Half the sum, 6.5, has equal differences to both, and that is another kind of middle.`,
  },
  {
    of: 'AR.RAT.5',
    asks: [
      'What are third and fourth proportional?',
      'third proportional ka matlab kya',
      'fourth proportional to three numbers',
      'mean, third, fourth proportional me confusion',
      'a:b=b:c me third kaun',
      'third proportional fourth proportional ka matlab aur formula',
    ],
    says: text`
      They name the missing place. Third proportional to 4 and 6 is $c$ in $4 : 6 = 6 : c$, so 9. Fourth
      proportional to 2, 3 and 8 is $d$ in $2 : 3 = 8 : d$, so 12. Write the proportion in the order of the
      words and multiply crosswise.`,
  },
  {
    of: 'AR.RAT.5',
    asks: [
      'What is continued proportion?',
      'continued proportion kise kehte hai',
      'a b c in continued proportion equation',
      'is it the same as a geometric progression',
      'lagatar anupat ka matlab',
      'continued proportion ka matlab, b square equals ac',
    ],
    says: text`
      Each number is to the next as the next is to the one after: $a : b = b : c$, so $b^2 = ac$. It is a
      geometric progression: 4, 6, 9 or 2, 6, 18. Write them as $a, ar, ar^2$ when a sum or product is known.`,
  },
  {
    of: 'AR.RAT.5',
    asks: [
      'Where do componendo and dividendo come from?',
      'componendo dividendo kab lagate hai',
      '(a+b)/(a-b) rule ka proof',
      'sum to difference ratio into the ratio itself',
      'add and subtract numerator denominator, allowed?',
      'componendo dividendo ka proof aur use kab',
    ],
    says: text`
      From $\frac{a}{b} = \frac{c}{d}$ add 1 on both sides: $\frac{a + b}{b} = \frac{c + d}{d}$; subtract 1:
      $\frac{a - b}{b} = \frac{c - d}{d}$. Divide the two lines. For $\frac{a}{b} = \frac{5}{3}$ it gives
      $\frac{a + b}{a - b} = \frac{8}{2} = 4$.`,
  },
  {
    of: 'AR.RAT.5',
    asks: [
      'Why can I multiply crosswise in a proportion?',
      'cross multiply kyu kar sakte hai',
      'product of extremes equals product of means, why',
      'outer terms ka guna barabar inner terms',
      'a:b = c:d to ad=bc kaise',
      'proportion me cross multiplication kyu allowed hai',
    ],
    says: text`
      A proportion says that two fractions are equal. Multiply both by both denominators: $\frac{a}{b} =
      \frac{c}{d}$ becomes $ad = bc$. With $4 : 6 = 6 : 9$ it is $4 \times 9 = 6 \times 6$.`,
  },
  {
    of: 'AR.RAT.5',
    asks: [
      'What number must be added so that they are in proportion?',
      'kitna add kare ki proportion ban jaye',
      'same number added to four numbers, equation',
      'x jodne par charo proportion me',
      'after some years ages in proportion, solve how',
      'kya number add kare ki char numbers proportion me aa jaye',
    ],
    says: text`
      Put $x$ into each place that changes and multiply crosswise: for $(2 + x) : (5 + x) = (5 + x) : (11 + x)$
      it is $(2 + x)(11 + x) = (5 + x)^2$. The squares cancel: $22 + 13x = 25 + 10x$, so $x = 1$, and 3, 6, 12
      are in proportion.`,
  },
  {
    of: 'AR.RAT.6',
    asks: [
      'How do I know whether it varies directly or inversely?',
      'direct hai ya inverse kaise pehchane',
      'varies as, varies inversely as, meaning',
      'proportional to one and inversely to square of another',
      'dono badhe to direct, ek ghate to inverse?',
      'varies directly ya varies inversely kaise pehchane',
    ],
    says: text`
      The words tell it. ‘Varies as’ or ‘varies directly as’ puts the quantity in the numerator, ‘varies
      inversely as’ puts it in the denominator. $y = \frac{kx}{z^2}$ varies directly as $x$ and inversely as the
      square of $z$. Both going up is not enough: $y = x + 1$ is no direct variation.`,
  },
  {
    of: 'AR.RAT.6',
    asks: [
      'What is the constant k for?',
      'k kya hota hai variation me',
      'constant of variation kaise nikale',
      'can i solve without k by ratios',
      'k nikalna zaroori hai kya',
      'variation me constant k kyu lagate hai aur kaise nikalte',
    ],
    says: text`
      It is the one number that is the same in all cases, and it is found from the first case. You may also
      divide the two cases so that it cancels: if $y = kx^2$ and $x$ doubles, then $y$ is 4 times as large,
      whatever $k$ is.`,
  },
  {
    of: 'AR.RAT.6',
    asks: [
      'What if a part is fixed and a part varies?',
      'fixed charge aur variable charge, do constants',
      'partly constant and partly varies as',
      'cost a + bn, how to find both',
      'kuch hissa fix hai to double hone pe double nahi',
      'partly fixed partly variable cost, do cases se kaise nikale',
    ],
    says: text`
      Then there are two constants, so two cases are needed: cost is $a + bn$. Subtract the cases and the
      fixed part cancels. 10 plates cost ₹500 and 16 cost ₹620: 6 plates are ₹120, one is ₹20, and the fixed
      part is ₹300.`,
  },
  {
    of: 'AR.RAT.6',
    asks: [
      'Why can I not scale the whole amount?',
      '10 ka 500 to 20 ka 1000 kyu nahi',
      'doubling the number doubles the cost?',
      'rule of three kab galat hota hai',
      'unitary method fixed part ke saath',
      'fixed part hai to cost ko directly scale kyu nahi kar sakte',
    ],
    says: text`
      Scaling is right only if everything varies. With a fixed part of ₹300 and ₹20 a plate, 10 plates cost ₹500
      but 20 cost ₹700. The fixed part comes once, however many there are.`,
  },
  {
    of: 'AR.RAT.6',
    asks: [
      'Why does a broken jewel lose value?',
      'diamond tootne pe value kam kyu hoti hai',
      'value as the square of weight, pieces together worth less',
      'broken into parts in a ratio, loss',
      'tukdo ki keemat ka sum kam kyu',
      'jewel breaks into pieces, value square of the weight, loss kyu',
    ],
    says: text`
      If value goes by the square of the weight, it is $k w^2$. Pieces of 1 and 2 parts are worth $1 + 4 = 5$
      units, but the whole stone of 3 parts was worth $3 \times 3 = 9$. 4 units are lost, because the square of
      a sum is more than the sum of the squares.`,
  },
  {
    of: 'AR.RAT.6',
    asks: [
      'What if a quantity is the sum of two variations?',
      'sum of two quantities, one as x and one as x square',
      'do variation ka jod, k1 aur k2',
      'y is the sum of a part varying directly and another inversely',
      'alag alag constants lene hai kya',
      'sum of two variations me do alag constants kyu',
    ],
    says: text`
      Give each part its own constant: $y = ax + bx^2$ or $y = ax + \frac{b}{x}$. Two cases give two equations.
      One constant for both would say that the two parts are tied together, and nothing says that.`,
  },
  {
    of: 'AR.RAT.7',
    asks: [
      'Why is capital multiplied by time?',
      'capital ko months se multiply kyu karte hai',
      'profit in the ratio of money times time, why',
      'partnership me time ka kya role',
      'sirf investment ke ratio me profit kyu nahi',
      'partnership profit me capital ko time se multiply kyu',
    ],
    says: text`
      Money earns for as long as it is in the business. ₹1,000 for 12 months works as much as ₹2,000 for 6
      months, both 12,000 rupee-months. So the profit is shared by these products. If all stay equally long, the
      time cancels.`,
  },
  {
    of: 'AR.RAT.7',
    asks: [
      'Which months count for a partner who joins late?',
      'late join kiya to kitne mahine ginenge',
      'joins after 4 months means 4 or 8',
      'months before joining or after joining',
      'baad me aaya partner ka time',
      'partner joins later, uske kitne months count honge',
    ],
    says: text`
      The months that the partner's money was in. Joining 4 months after the start of a year leaves $12 - 4 = 8$
      months. Check whether the profit is really of one year; if it is of 18 months, 14 are left.`,
  },
  {
    of: 'AR.RAT.7',
    asks: [
      'What if money is added or withdrawn in between?',
      'beech me paisa nikala to kaise calculate',
      'partner withdraws half after 6 months',
      'capital changes during the year',
      'aur paisa lagaya to do hisse me todna',
      'partner adds or withdraws capital in the middle, kaise calculate',
    ],
    says: text`
      Split the time at the change and add the products. ₹40,000 for 6 months and ₹30,000 for the other 6: in
      thousands $40 \times 6 + 30 \times 6 = 420$. It is the same as the average capital for all 12 months.`,
  },
  {
    of: 'AR.RAT.7',
    asks: [
      "Is the manager's pay taken off before the profit is shared?",
      'salary pehle minus karni hai ya baad me',
      'working partner gets a part of the profit first',
      'managing fee before sharing the rest',
      'sleeping partner aur working partner ka hissa',
      'manager ki salary profit se pehle nikalni hai kya',
    ],
    says: text`
      Yes. The pay for managing is a cost of the business, so it is taken off first, and only the rest is shared
      by capital and time. The manager gets the pay and a share of the rest. With ₹10,000 of profit, 10% for
      managing and shares 2 : 3, ₹9,000 are shared.`,
  },
  {
    of: 'AR.RAT.7',
    asks: [
      "How do I find a partner's time or capital from the shares?",
      'profit ratio diya hai time nikalna hai',
      'month of joining from the profit shares',
      'capital unknown, profit shares known',
      'ulta question, ratio se months kaise',
      'profit shares se partner ka time ya capital kaise nikale',
    ],
    says: text`
      Set up the products with the unknown and make their ratio that of the profits. Capitals 3 : 4, profits 9 :
      8, the first for 12 months: $\frac{3 \times 12}{4 \times t} = \frac{9}{8}$, so $t = 8$ months.`,
  },
  {
    of: 'AR.RAT.7',
    asks: [
      'May I work with capitals in a ratio instead of rupees?',
      'capital ke ratio se hi kaam chal jayega kya',
      'rupees cancel kar sakte hai partnership me',
      'reduce the investments before multiplying',
      'bade capitals ko chhota kaise kare',
      'capitals ko chhota karke ratio me likh sakte hai kya',
    ],
    says: text`
      Yes. Only the ratio of the products matters, so common factors of the capitals, and of the months, may be
      cancelled first. ₹60,000 and ₹45,000 are 4 and 3; 8 and 12 months are 2 and 3: the products are $8 : 9$.`,
  },
  {
    of: 'AR.RAT.8',
    asks: [
      'Why is the ratio of numbers not the ratio of values?',
      'notes ke ratio me paise kyu nahi baante',
      'number of coins ratio vs value ratio',
      'divide the money in the ratio of notes galat kyu',
      'sikko ki sankhya aur keemat ka ratio alag kyu',
      'number of notes ka ratio aur value ka ratio alag kyu hota hai',
    ],
    says: text`
      A ₹50 note is worth more than a ₹10 note, so the same number makes different values. In $3 : 2$ of ₹10 and
      ₹50 notes, a set has 3 and 2 notes worth ₹30 and ₹100: values are $3 : 10$.`,
  },
  {
    of: 'AR.RAT.8',
    asks: [
      'What is a set, and why do we use it?',
      'ek set banane ka matlab kya',
      'group of coins in the ratio, value of one group',
      'total money divided by value of a set',
      '3+2+5 notes ka ek bundle',
      'one set of notes ki value, total money ko set se divide kyu',
    ],
    says: text`
      A set is one group in the given ratio, such as 3 notes of ₹10, 2 of ₹20 and 1 of ₹50: ₹120. All the notes
      make a whole number of such sets. With ₹1,800 there are $1800 \div 120 = 15$ sets, so 45, 30 and 15 notes.`,
  },
  {
    of: 'AR.RAT.8',
    asks: [
      'How do I get the count of notes from a ratio of values?',
      'values ka ratio diya hai to number kaise',
      'value ratio divided by denomination',
      'paise ke anupat se sikke kitne',
      'from worth to count, multiply or divide',
      'values ka ratio given, number of coins ke liye denomination se divide',
    ],
    says: text`
      Divide each value by what one note is worth. Values 5 : 4 of ₹10 and ₹20 notes: $\frac{5}{10} :
      \frac{4}{20} = 5 : 2$ in numbers. To go from numbers to values, multiply instead.`,
  },
  {
    of: 'AR.RAT.8',
    asks: [
      'How do 50 paise coins fit in?',
      '50 paise aur 25 paise ko rupaye me kaise',
      'coins below one rupee convert first?',
      'paise wale sikke ka value',
      'mix of rupee and paise coins units',
      '50 paise 25 paise coins ko rupees me convert karna hai kya',
    ],
    says: text`
      Bring all to one unit, rupees or paise. 50 paise is half a rupee, so 8 such coins are ₹4. With coins of
      ₹1, 50 paise and 25 paise in $2 : 4 : 8$ each kind is worth ₹2 in a set.`,
  },
  {
    of: 'AR.RAT.8',
    asks: [
      'What changes when the numbers of two kinds of notes are exchanged?',
      'notes ki sankhya interchange ho jaye to difference',
      'exchanged counts, how much does the value change',
      'swap number of ₹10 and ₹50 notes',
      'ulta kar diya to total kitna badla',
      'numbers of the two notes exchanged, total value kitni badli',
    ],
    says: text`
      Each note that changes its kind changes the value by the difference of the two. With 12 notes of ₹10 and 7
      of ₹50, exchanging the numbers makes 5 notes more of ₹50 and 5 fewer of ₹10: the value rises by $5 \times
      40 = 200$ rupees.`,
  },
  {
    of: 'AR.RAT.8',
    asks: [
      'Can I use ‘suppose all are of one kind’?',
      'sab ek hi note maan ke solve karna',
      'assume all tickets are for children, then difference',
      'total number and total value known, two kinds',
      'adult child ticket number kaise nikale',
      'suppose all notes are of the same kind, tickets adult child',
    ],
    says: text`
      Yes, when the number and the value of all are known. 30 notes of ₹10 and ₹20 are worth ₹420. All at ₹10
      would be ₹300; the missing ₹120 come from ₹20 notes, which bring ₹10 more each: 12 of them.`,
  },
];

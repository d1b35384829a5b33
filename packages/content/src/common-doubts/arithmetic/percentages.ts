import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const percentages: readonly CommonDoubt[] = [
  {
    of: 'AR.PCT',
    asks: [
      'Why can I not add the two per cents?',
      '20% up and then 20% up is 40% na',
      'dono percent ko jod kyu nahi sakte',
      'can i subtract the percentages directly',
      'percents add karne me kya galti hai',
      'cant we add both percents, dono ka sum galat kyu aata hai',
    ],
    says: text`
      Per cents may be added only when they are of the same amount. The second change is of what the first has
      left: 20% up and then 20% up is $1.2 \times 1.2 = 1.44$, a rise of 44%. Multiply the factors instead.`,
  },
  {
    of: 'AR.PCT',
    asks: [
      'Why do we take 100 as the start?',
      'can i assume 100 when the amount is not given',
      '100 kyu liya hai',
      'what if i take 200 or 1000 in place of 100',
      'should i suppose x or 100 for the unknown amount',
      'amount not given to 100 maan lena sahi hai',
    ],
    says: text`
      The question gives no amount and asks for a per cent, so the result is the same whatever amount you start
      with. 100 is chosen because 15% of it is simply 15. With 200 every line doubles and the per cent stays.`,
  },
  {
    of: 'AR.PCT',
    asks: [
      'How do I know what the per cent is of?',
      'base kaunsa lena hai percent ka kaise pata chalega',
      'per cent of which amount, how to identify the base',
      'what is the meaning of base in percentage',
      'which number is 100% in the question',
      'which value is the base, percent kis cheez ka nikalna hai',
    ],
    says: text`
      Read the words around the per cent. ‘20% of the salary’ has the salary as base. ‘Rose by 20%’ has the
      amount just before the rise as base. ‘20% more than Ravi’ has Ravi's amount as base. That base is the
      100%.`,
  },
  {
    of: 'AR.PCT',
    asks: [
      'Where does a factor such as 1.2 or 0.8 come from?',
      'why multiply by 1.2 for a rise of 20 percent',
      'ye multiplier 1.2 ya 0.8 kaise aaya',
      'what is a multiplying factor for a fall',
      'y do we write 0.9 for 10% less',
      'multiplying factor kaise banate hai for increase and decrease',
    ],
    says: text`
      After a rise of 20% you have the whole old amount, 100%, and 20% of it besides: 120% of it, which is 1.2
      times the old. After a fall of 20% you have 80% of it left, 0.8 times the old.`,
  },
  {
    of: 'AR.PCT',
    asks: [
      'Can a per cent be more than 100?',
      'is a rise above 100% possible',
      '150% increase ka matlab kya hota hai',
      'can something fall by more than 100 percent',
      'how can percentage go over hundred',
      'percentage 100 se zyada kaise ho sakta hai, increase more than double',
    ],
    says: text`
      A rise can: from ₹200 to ₹500 the rise is ₹300, and that is 150% of ₹200. A price or a number of people
      cannot fall by more than 100%, because a fall of 100% already leaves nothing.`,
  },
  {
    of: 'AR.PCT',
    asks: [
      'Which per cents should I know as fractions?',
      'percent to fraction conversion table yaad karna zaroori hai',
      'how to convert 37.5% into a fraction quickly',
      'is 16.66% the same as one sixth',
      'fractions like 1/7 or 1/8 in percentage, learn by heart',
      'percent ko fraction me kaise badle, 12.5% is one eighth',
    ],
    says: text`
      Know the parts of one: $\frac{1}{3}$ is $33\frac{1}{3}\%$, $\frac{1}{6}$ is $16\frac{2}{3}\%$,
      $\frac{1}{7}$ is $14\frac{2}{7}\%$, $\frac{1}{8}$ is 12.5%, $\frac{1}{9}$ is $11\frac{1}{9}\%$. Others
      follow: 37.5% is three times 12.5%, so it is $\frac{3}{8}$.`,
  },
  {
    of: 'AR.PCT',
    asks: [
      'Should I round a result up or down?',
      'round up kab karna hai aur round down kab',
      'value came in decimals, do i round it off',
      'nearest whole number or the next one',
      "people can't be a fraction, upar wala lena hai kya",
      'rounding of a decimal result, upar round kare ya niche',
    ],
    says: text`
      Ask which whole numbers meet the condition. If a limit has to be reached, as with a pass mark of 45.2,
      take the next number above: 46. If a limit must not be exceeded, take the number below. Put it into the
      condition to be sure.`,
  },
  {
    of: 'AR.PCT.1',
    asks: [
      'Why do we divide by 1.25 and not take 25% off?',
      'if it rose by 25% to get back i subtract 25% na',
      'wapas jane ke liye same percent kam kyu nahi karte',
      'why not multiply the new price by 0.75',
      'to find original price reverse kaise kare',
      'original price before the increase, divide kyu karte hai instead of subtracting',
    ],
    says: text`
      The rise was 25% of the old amount, and the old amount is what you do not know. ₹80 rises by 25% to ₹100,
      but 25% of ₹100 is ₹25 and would lead back to ₹75. Divide by the factor: $100 \div 1.25 = 80$.`,
  },
  {
    of: 'AR.PCT.1',
    asks: [
      'Do I divide the change by the old or the new value?',
      'percentage change me neeche kaunsi value aati hai',
      'denominator old value or new value',
      'change upon final or change upon initial',
      'why is the difference divided by the first figure',
      'percent change formula, purani value se divide ya nayi se',
    ],
    says: text`
      By the old one. A change is measured by what was there before: ‘it was 80 and rose by a quarter of
      that’. From ₹80 to ₹100 the change is $\frac{20}{80} = 25\%$. Only going back from ₹100 is it
      $\frac{20}{100} = 20\%$.`,
  },
  {
    of: 'AR.PCT.1',
    asks: [
      'Why does a rise of a fourth need a fall of a fifth?',
      '1/4 increase ko 1/5 decrease kyu cancel karta hai',
      'trick of n and n+1 in the fraction',
      'why does the denominator become one more when we undo it',
      'reduce kitna fraction karna hai to restore the earlier level',
      'rise by 1/4 is cancelled by fall of 1/5, denominator trick',
    ],
    says: text`
      Let the old amount be 4 parts. A rise of a fourth adds one part, and now there are 5. To come back this
      one part has to go again, and it is one of 5. So $\frac{1}{n}$ up is undone by $\frac{1}{n + 1}$ down.`,
  },
  {
    of: 'AR.PCT.1',
    asks: [
      'Why is the share not changed by the same per cent as the part?',
      'part rose 20% so its share also rises 20%?',
      'share ka change nikalne me total bhi kyu dekhte hai',
      'if both part and whole grow what happens to the share',
      'hissa badha to percentage of total utna hi badhega na',
      'share of the part, total bhi badh gaya to share kya hoga',
    ],
    says: text`
      A share is the part divided by the total, and the total changes too. If the part grows by 20% and the
      total by 50%, the share is multiplied by $\frac{1.2}{1.5} = 0.8$: it falls by 20% although the part has
      grown.`,
  },
  {
    of: 'AR.PCT.1',
    asks: [
      'Why must the first amount be a multiple of some number?',
      'multiple of 20 kyu hona chahiye starting number',
      'why only some whole numbers are possible before the change',
      'how do divisibility conditions come into percentage',
      'number of students whole hona chahiye to kya condition lagegi',
      'initial number multiple hona chahiye kyu, people are whole',
    ],
    says: text`
      People come in whole numbers, before the change and after it. If 15% leave, $\frac{17}{20}$ stay.
      $\frac{17}{20}$ of a number is whole only if 20 divides it, because 17 and 20 have no common factor. So
      write the factor in lowest terms and look at its denominator.`,
  },
  {
    of: 'AR.PCT.1',
    asks: [
      'What does it mean that a figure was rounded?',
      'rounded to nearest whole number then what range is possible',
      'round off ke baad original value kya ho sakti hai',
      'can the exact value be 0.5 below the given one',
      'why do we get an interval and not a single figure',
      'rounded off number ki limits, actual value kahan tak ho sakti hai',
    ],
    says: text`
      A number that was rounded to 84 can lie anywhere from 83.5 up to, but not including, 84.5. So the exact
      number is not known, only its limits. Carry both limits back through the change and count the whole
      numbers that lie between them.`,
  },
  {
    of: 'AR.PCT.2',
    asks: [
      'Where does the formula with the product over 100 come from?',
      'a + b + ab/100 kaha se aaya',
      'proof of the net change formula',
      'what is the last term ab by 100 for',
      'successive change formula ka derivation',
      'derivation of a+b+ab/100, product term kaise bana',
    ],
    says: text`
      The first change is $a\%$ of the start, and the second is $b\%$ of the start and of the first change too.
      That last piece is $b\%$ of $a$, so $\frac{ab}{100}$. For 10% and 20%: $10 + 20 + \frac{10 \times 20}{100}
      = 32$, and $1.1 \times 1.2 = 1.32$.`,
  },
  {
    of: 'AR.PCT.2',
    asks: [
      'Does the order of the changes matter?',
      'pehle badhe ya pehle ghate, same result?',
      'first increase then decrease or the other order, different result?',
      'will the net effect change if i swap both changes',
      'order of two successive percentages reversed',
      'swap the two changes, order ulta karne se net change same rahega',
    ],
    says: text`
      No. Each change is a factor, and factors can be exchanged: $1.2 \times 0.9 = 0.9 \times 1.2 = 1.08$. What
      differs is only the amount in between. It would matter if one of the changes were a fixed sum such as ₹50
      off.`,
  },
  {
    of: 'AR.PCT.2',
    asks: [
      'What sign do I use when one change is a fall?',
      'decrease ke liye minus lagana hai kya formula me',
      'sign of ab/100 when one goes up and the other goes down',
      'decrease hai to -10 rakhna hai formula me',
      'dono decrease ho to last term plus hoga ya minus',
      'minus sign kab lagaye in a+b+ab/100 for a decrease',
    ],
    says: text`
      A fall counts as negative everywhere. For 20% up and 10% down take $a = 20$, $b = -10$: $20 - 10 -
      \frac{20 \times 10}{100} = 8$, a rise of 8%. With two falls the last term is positive, since minus times
      minus is plus.`,
  },
  {
    of: 'AR.PCT.2',
    asks: [
      'Why do equal ups and downs always end in a loss?',
      'same percent up and down should cancel na',
      'x% increase and x% decrease pe loss kyu hota hai',
      'why x square by 100 loss',
      'barabar badha aur ghata to zero change kyu nahi',
      'increase and decrease by the same percent, net loss kyu hota hai',
    ],
    says: text`
      The rise and the fall are of different amounts. 100 up by 10% is 110, and 10% of 110 is 11, so 99 are
      left. If the fall comes first, the rise is of only 90 and brings 9: again 99. In letters, $(1 + r)(1 - r)
      = 1 - r^2$ is below 1.`,
  },
  {
    of: 'AR.PCT.2',
    asks: [
      'How do I combine three changes?',
      'teen percent changes ek saath kaise kare',
      'can the formula be used for three or more successive changes',
      'third change after two, what do i do',
      'a b c teeno ka net effect',
      'three successive percent changes ka combined effect kaise nikale',
    ],
    says: text`
      Multiply the three factors. Or join the first two with the formula and treat the result as one change with
      the third. For 10%, 20% and 25% up: $1.1 \times 1.2 \times 1.25 = 1.65$, a rise of 65%.`,
  },
  {
    of: 'AR.PCT.2',
    asks: [
      'Why is each of two equal cuts not half of the total cut?',
      '36% total to har baar 18% kyu nahi',
      'two equal cuts ka square root kyu lete hai',
      'why take the root of what is left',
      'each reduction equal, divide the overall by 2?',
      'two equal reductions, total cut ka aadha kyu nahi, root lena',
    ],
    says: text`
      The second cut is of less, so two cuts of 18% take less than 36% away. If 64% is left after two equal
      cuts, one factor times itself is 0.64. It is $\sqrt{0.64} = 0.8$, so each cut is 20%.`,
  },
  {
    of: 'AR.PCT.3',
    asks: [
      'Which of the two is the base in a comparison?',
      'a is more than b, kispe divide karna hai',
      'the word than, whom do we compare with',
      'more than wale me denominator kaun',
      'how much per cent less, of a or of b',
      'comparison me base kaun hai, the person after than',
    ],
    says: text`
      The one after ‘than’. ‘Asha earns 25% more than Bina’ measures the difference by Bina's pay, so Bina is
      100 and Asha 125. ‘Bina earns less than Asha’ measures the same difference by Asha's pay: $\frac{25}{125}
      = 20\%$.`,
  },
  {
    of: 'AR.PCT.3',
    asks: [
      'Why is 25% more not 25% less the other way round?',
      'a is 25% more than b then b is 25% less than a?',
      'ulta karne pe percent same kyu nahi rehta',
      '25 more gives only 20 less, why different',
      'more and less symmetric kyu nahi hote',
      'a is 25% more then b is 25% less kyu nahi',
    ],
    says: text`
      The difference in rupees is one and the same, but it is measured by two different bases. With 100 and 125
      the difference is 25: that is 25% of 100, and 20% of 125. The larger base gives the smaller per cent.`,
  },
  {
    of: 'AR.PCT.3',
    asks: [
      'Why can I not subtract when both are compared with a third?',
      'one is 20% above c, other 50% above c, so 30% apart?',
      'dono ko third se compare kiya to direct minus',
      'comparing a with b through c',
      'teesre ke comparison se a aur b ka relation',
      'two compared with a third person, subtract percent directly kyu nahi',
    ],
    says: text`
      The 30 that you get by subtracting are per cents of the third one, but the base asked for is the first.
      Let the third be 100: the others are 120 and 150. Then 150 is $\frac{30}{120} = 25\%$ more than 120.`,
  },
  {
    of: 'AR.PCT.3',
    asks: [
      'Is ‘per cent of’ the same as ‘per cent more than’?',
      '150% of b and 150% more than b, same hai kya',
      'three times as much means how many percent more',
      'per cent of vs per cent more difference',
      'double hone ka matlab 100% more ya 200% more',
      'per cent of and per cent more than me kya antar hai',
    ],
    says: text`
      No. ‘150% of 40’ is 60. ‘150% more than 40’ is 40 and 60 more, so 100. Twice as much is 200% of it, but
      100% more than it: what was there before is not part of the ‘more’.`,
  },
  {
    of: 'AR.PCT.3',
    asks: [
      'Can I put 100 for any of the persons?',
      'kisko 100 maane teen logo me',
      'whose value should be 100 first',
      '100 for the last one in a chain of comparisons',
      'i assumed 100 for the wrong person, fractions aa rahe hai',
      'comparison me 100 kis person ka lena hai',
    ],
    says: text`
      Yes, ratios do not depend on it, but the work does. Give 100 to the one with whom the others are compared.
      If A is 20% more than B, and B 25% more than C, start with C as 100: B is 125 and A is 150.`,
  },
  {
    of: 'AR.PCT.3',
    asks: [
      'If a gap in rupees stays the same, why does its per cent change?',
      'difference same hai phir percentage kam kyu ho gaya',
      'both get the same rise, percent lead falls',
      'constant lead in rupees but not in percent',
      'dono me equal amount add kiya to percent more kya hoga',
      'equal increase in both, gap in rupees same but gap in percent different',
    ],
    says: text`
      A per cent compares the gap with the base, and the base has grown. ₹50 against ₹40 is ₹10 more, which is
      25%. Add ₹10 to both: ₹60 against ₹50 is still ₹10 more, but now only 20%.`,
  },
  {
    of: 'AR.PCT.4',
    asks: [
      'What is a percentage point?',
      'percentage points ka matlab kya hai',
      'difference between points and per cent',
      '6 points higher means what',
      'pp aur % me kya farak',
      'percentage point aur per cent same hai ya alag, meaning',
    ],
    says: text`
      It is the plain difference between two per cents of the same kind. A share that goes from 20% to 25% rises
      by 5 percentage points. Compared with the 20% that were there, those 5 are a quarter, so the share rises
      by 25 per cent.`,
  },
  {
    of: 'AR.PCT.4',
    asks: [
      'How do I know whether points or per cent are asked?',
      'points me answer dena hai ya percent me kaise pata',
      'question says the share rose by 10 per cent, add or multiply',
      'when do we just subtract the two shares',
      'what words in the question mean relative change of a share',
      'question me points likha hai ya per cent, kaise pehchane',
    ],
    says: text`
      Look for the word ‘points’. With it you add or subtract: 30% less 6 points is 24%. Without it, ‘the share
      fell by 20 per cent’ means 20% of the share itself: $30 \times 0.8 = 24$. Both sentences can describe the
      same change.`,
  },
  {
    of: 'AR.PCT.4',
    asks: [
      'Why divide by the first share and not by the second?',
      'points ko kis share se divide kare',
      'per cent change of a share, base before or after',
      'pehle wale share se hi divide kyu',
      '20 to 25, should it be 5 by 25 or 5 by 20',
      'per cent change of the share, pehla share denominator me kyu',
    ],
    says: text`
      A change is measured by what was there before it. From 20% to 25% the share gains 5 of 20, which is 25%.
      Dividing by 25 would tell the way back: from 25% to 20% the share loses 5 of 25, which is 20%.`,
  },
  {
    of: 'AR.PCT.4',
    asks: [
      'Does a larger share mean a larger number?',
      'share badha to number bhi badhega kya',
      'can the share rise but the actual number fall',
      'percentage went up so people also went up na',
      'total kam ho jaye aur share zyada ho to',
      'share badh gaya matlab number bhi badha zaroori hai kya',
    ],
    says: text`
      Not always, because the total may change too. 40% of 500 is 200 people. If the total falls to 400 and the
      share rises to 45%, there are 180 people: the share is 5 points higher, and the number is 20 lower.`,
  },
  {
    of: 'AR.PCT.4',
    asks: [
      'Can percentage points be added and subtracted freely?',
      'points ko jod sakte hai kya',
      '5 points up then 5 points down, back to start?',
      'do points cancel unlike per cents',
      'ek saal 4 points dusre saal 3 points total 7?',
      'points ko add ya subtract karna allowed hai kya',
    ],
    says: text`
      Yes, as long as they are points of the same share. All of them are hundredths of one total, so 5 points up
      and 5 points down lead back. A rise of 5 per cent and a fall of 5 per cent of the share do not.`,
  },
  {
    of: 'AR.PCT.4',
    asks: [
      'Do equal points mean equal numbers in two groups?',
      'dono town me 4 points badha to number bhi same',
      'same points in two places of different size',
      'are points comparable for big and small population',
      'how to average the points of two groups',
      'same percentage points in two groups, number of people equal hoga kya',
    ],
    says: text`
      Only if the groups are equally large. A point is one hundredth of its own group: 4 points are 40 people of
      1,000, but 400 people of 10,000. For both groups together go back to the people, add them, and divide by
      the total.`,
  },
  {
    of: 'AR.PCT.5',
    asks: [
      'What is the difference between votes cast and valid votes?',
      'valid aur polled votes me kya farak hai',
      'invalid votes ko kahan minus karna hai',
      "8% invalid then winner's share is of which votes",
      'enrolled voters, votes cast, valid, confused',
      'votes cast, valid votes, invalid votes, percent kiska hai election me',
    ],
    says: text`
      Of the voters on the list only some vote: those are the votes cast. Some of these are invalid and are
      thrown out. The candidates share the valid ones. With 10% invalid, 60% of the valid votes are $60\% \times
      90\% = 54\%$ of the votes cast.`,
  },
  {
    of: 'AR.PCT.5',
    asks: [
      'Why is the lead of a 55% winner 10% and not 5%?',
      'winner got 55% to margin 10% kaise',
      'lead 55 minus 50 kyu nahi',
      'how is the victory margin found with two candidates',
      'jeet ka antar kaise nikale',
      'winner ki lead kaise nikale, 55% got means margin how much',
    ],
    says: text`
      The lead is the winner's votes less those of the other candidate, not less one half. With two candidates
      the other has $100 - 55 = 45$ per cent, so the lead is $55 - 45 = 10$ per cent of the valid votes.`,
  },
  {
    of: 'AR.PCT.5',
    asks: [
      'Why do we add the marks of failing and of passing?',
      'fail by 20 and pass by 30 add kyu kiya, subtract kyu nahi',
      'one short of the pass mark, the other above it',
      'shortfall plus excess in the exam',
      'dono students ke marks ka difference kaise nikala',
      'one fails by some marks other passes by some, add kyu karte hai',
    ],
    says: text`
      One student stands below the pass mark and the other above it. From the lower student you go up to the
      pass mark first, and then on to the other. 20 below and 30 above are 50 marks apart, and these 50 marks
      are the difference of their per cents of the maximum.`,
  },
  {
    of: 'AR.PCT.5',
    asks: [
      'What if both candidates fail, or both pass?',
      'dono fail ho jaye to add karenge ya minus',
      'both below the pass mark then difference',
      'two students on the same side of the cut off',
      'dono pass hue to marks ka gap',
      'both students fail in the exam, marks ka difference minus kyu',
    ],
    says: text`
      Then they stand on the same side of the pass mark, and the gap is the difference. One fails by 30 and one
      by 12: they are $30 - 12 = 18$ marks apart. You add only when one is below the mark and one above.`,
  },
  {
    of: 'AR.PCT.5',
    asks: [
      'Why does a vote that moves change the lead by two?',
      'swing me lead double kyu badhta hai',
      'if votes shift from one candidate to the other',
      'ek vote idhar se udhar gaya to margin 2 se kyu',
      'switching votes, how does the gap change',
      'a voter changes side, margin double se kam kyu hota hai',
    ],
    says: text`
      The one loses a vote and the other gains it, so both ends of the gap move. With 60 against 40 the lead is
      20. If 5 votes change over, it is 55 against 45, a lead of 10: it shrank by twice 5.`,
  },
  {
    of: 'AR.PCT.5',
    asks: [
      'Why must the total be a multiple of some number?',
      'total votes whole number hone se kya milta hai',
      'why only certain totals are possible in an election',
      'can 12.5% of the voters be a fraction of a vote',
      'marks whole hone chahiye to maximum marks ki condition',
      'total votes ya marks multiple hona chahiye kyu',
    ],
    says: text`
      Votes, and marks where the question says so, come in whole numbers. 12.5% is $\frac{1}{8}$, so 12.5% of
      the total is whole only if 8 divides the total. Write each per cent of the total as a fraction in lowest
      terms; the total is a multiple of every denominator.`,
  },
  {
    of: 'AR.PCT.6',
    asks: [
      'Why do we multiply every year and not add the yearly per cents?',
      '10% har saal to 3 saal me 30% kyu nahi',
      'growth of several years, n times r',
      'population growth me power kyu lagti hai',
      'simple way of adding the growth of each year',
      'yearly growth ko multiply kyu, add kyu nahi karte',
    ],
    says: text`
      Each year's growth is of what is there by then, and that has grown already. 1,000 people grow by 10% to
      1,100 and then to 1,210. The last 10 people are the growth of the first year's newcomers. So raise the
      factor to the number of years.`,
  },
  {
    of: 'AR.PCT.6',
    asks: [
      'How often do I multiply, and how do I count the years?',
      '2021 se 2024 tak 3 baar ya 4 baar multiply',
      'number of years ya number of dates count kare',
      'power n or n minus 1 for depreciation',
      'how many times does the rate apply between two dates',
      'how many years to count, kitni baar factor lagana hai',
    ],
    says: text`
      Count the steps, not the dates. From the beginning of 2021 to the beginning of 2024 there are $2024 - 2021
      = 3$ years, so three factors, though four dates are named. Write the dates in a row and draw an arrow for
      each year.`,
  },
  {
    of: 'AR.PCT.6',
    asks: [
      'How do I go back to the value at the beginning?',
      'kuch saal pehle ki value kaise nikale',
      'to find the earlier population divide or subtract',
      'reverse of depreciation, peeche kaise jaye',
      'two years ago what was it, minus the same rate?',
      'value some years ago nikalne ke liye divide kyu karte hai',
    ],
    says: text`
      Divide once for each year by that year's factor. After two years of 20% loss a machine is worth ₹640: $640
      \div 0.8 = 800$ a year earlier, and $800 \div 0.8 = 1000$ when new. Adding 20% to ₹640 would give only
      ₹768.`,
  },
  {
    of: 'AR.PCT.6',
    asks: [
      'Will a value that loses per cents ever reach zero?',
      'har saal 20% kam ho to 5 saal me zero ho jayega?',
      'depreciation by per cent, when does it become nothing',
      'does it vanish after enough years',
      '10% loss for ten years is 100% na',
      'depreciation se value zero kab hogi, does it become nothing',
    ],
    says: text`
      No. Each year takes a part of what is left, so something always remains. With 20% a year $0.8^5 = 0.32768$
      of the value is still there after five years. The value would end after five years only if the same rupees
      were taken off every year.`,
  },
  {
    of: 'AR.PCT.6',
    asks: [
      'What if the rates of the years are different?',
      'alag alag saal alag rate ho to formula',
      'first year 10% next year 20%, use average rate?',
      'different growth rates every year',
      'kya mean rate leke power laga sakte hai',
      'different rates in different years, average rate use kar sakte hai kya',
    ],
    says: text`
      Multiply the factors of the single years; their order does not matter. For 10% and 30% it is $1.1 \times
      1.3 = 1.43$. The mean rate of 20% would give $1.2 \times 1.2 = 1.44$, which is near but wrong.`,
  },
  {
    of: 'AR.PCT.6',
    asks: [
      'What changes when a fixed number leaves each year?',
      'har saal 200 log chale jate hai to order matter karega',
      'growth in per cent and a fixed number subtracted',
      'fixed departures with growth, can i subtract all at the end',
      'percentage aur fixed number dono ho to kaise kare',
      'fixed number of people leave every year with growth, kaise solve kare',
    ],
    says: text`
      Then the order matters, and you go year by year. People who have left do not grow any more: 1,000 with 10%
      growth and then 100 leaving is 1,000 again, every year. Taking 200 off the 1,210 of two years would give
      1,010.`,
  },
  {
    of: 'AR.PCT.7',
    asks: [
      'Why does consumption fall by a sixth when the price rises by a fifth?',
      'price increase 20% means i should buy 20% less na',
      'mehnga hua to kitna kam kharide same budget me',
      'why 1/6 less quantity and not 1/5',
      'formula r/(100+r) kaha se aaya',
      'price rise ke baad consumption kitna reduce kare, same percent kyu nahi',
    ],
    says: text`
      Spending is price times quantity. If the price becomes $\frac{6}{5}$, the quantity has to become
      $\frac{5}{6}$ so that the product stays: $\frac{6}{5} \times \frac{5}{6} = 1$. From $1$ to $\frac{5}{6}$
      is a cut of a sixth, $16\frac{2}{3}\%$.`,
  },
  {
    of: 'AR.PCT.7',
    asks: [
      'Why may I say the saved money buys the extra quantity?',
      'same money me 4 litre extra, ye 4 litre kis paise se aaye',
      'why is the per cent of the sum divided by the extra litres',
      'sasta hua to bacha hua paisa extra quantity',
      'logic of the saving method when a price falls',
      'saved money buys the extra kg, sasta hone par ye logic kyu',
    ],
    says: text`
      The sum spent is the same. At the lower price the old quantity costs less, and what is saved pays for the
      extra. If the price falls by 10% and ₹600 are spent, ₹60 are saved, and these ₹60 buy the extra litres at
      the lower price.`,
  },
  {
    of: 'AR.PCT.7',
    asks: [
      'Does the saving give the old price or the reduced price?',
      'extra quantity se kaunsa price milta hai purana ya naya',
      'is it the original rate or the new rate per kg',
      'saved rupees divided by extra kg is which price',
      'reduced price se original price kaise nikale',
      'reduced price milta hai ya original price extra quantity se',
    ],
    says: text`
      The reduced one, since the extra goods are bought after the price has fallen. If ₹60 buy 4 kg more, the
      reduced price is ₹15. For the old price divide by the factor: with a fall of 25%, $15 \div 0.75 = 20$
      rupees.`,
  },
  {
    of: 'AR.PCT.7',
    asks: [
      'What if the spending may change too?',
      'budget bhi 5% badhe to consumption kitna',
      'expenditure not constant, new quantity kaise',
      'price up and bill up both, find the quantity',
      'kharcha fix na ho tab kya kare',
      'expenditure also increases, price aur kharcha dono badle to quantity',
    ],
    says: text`
      Quantity is spending divided by price, so divide the factors. If the price rises by 25% and the bill may
      rise by 5%, the quantity becomes $\frac{1.05}{1.25} = 0.84$ of the old one: 16% less. The difference of
      the per cents, 20%, is wrong.`,
  },
  {
    of: 'AR.PCT.7',
    asks: [
      'What if the price falls instead of rising?',
      'price 20% kam ho to kitna zyada kharid sakte',
      'fall in rate, quantity grows by how much',
      'is it 25% more when it gets 20% cheaper',
      'sasta hone par consumption ka increase',
      'price decrease se quantity kitni badhegi, cheaper rate',
    ],
    says: text`
      The same rule holds: the quantity is divided by the price factor. With a price of 0.8 it becomes $1 \div
      0.8 = 1.25$ of the old one, 25% more. After a fall the gain in quantity is larger than the per cent of the
      fall.`,
  },
  {
    of: 'AR.PCT.7',
    asks: [
      'How do I handle two goods bought for one budget?',
      'do cheezo ka ek hi budget ho to',
      'rice and oil both dearer, cut only one of them',
      'two items with one total, price of one rises',
      'ek item ka kharcha fix rakhke dusre me kami',
      'two items in the same budget, one becomes costly',
    ],
    says: text`
      Write the rupees spent on each good, and keep the total fixed. If one good gets dearer and its quantity
      stays, more rupees go to it, and these extra rupees are missing for the other. The cut is the extra rupees
      divided by what was spent on the other before.`,
  },
  {
    of: 'AR.PCT.8',
    asks: [
      'Why is the rise of savings not the difference of the two rises?',
      'income 20% up expense 10% up to savings 10% up?',
      'savings ka percent change direct minus kyu nahi',
      'subtract the growth of spending from the growth of income',
      "why can't i subtract the two rises to get the rise of savings",
      'savings ka rise percent, income percent minus expense percent kyu nahi',
    ],
    says: text`
      The three per cents have three bases. Let income be 100 and spending 80, so 20 is saved. Income 20% up is
      120, spending 10% up is 88, and 32 is saved. Savings rise from 20 to 32, which is 60%.`,
  },
  {
    of: 'AR.PCT.8',
    asks: [
      'Why does a small change of spending move savings so much?',
      'savings itna zyada kaise badh gayi',
      'savings rose 60% while income rose only 20%',
      'chhote base par percent bada kyu aata hai',
      'why is the effect on what is saved so big',
      'savings small hai isliye percent change bada kyu hota hai',
    ],
    says: text`
      Savings are the small rest of a large income. With an income of 100 and spending of 90, only 10 is saved.
      If spending falls by 5%, that is 4.5 less, and savings become 14.5: the same 4.5 is a rise of 45%.`,
  },
  {
    of: 'AR.PCT.8',
    asks: [
      'Can I take the income as 100?',
      'income 100 maan sakte hai jab salary di nahi ho',
      'savings rate given but no salary, assume hundred',
      'kya income ki jagah kharcha 100 le',
      'suppose the income x or 100',
      'salary 100 lena sahi hai kya in income expenditure savings',
    ],
    says: text`
      Yes, as long as no amount in rupees is given: with another income all three amounts change in the same
      ratio, and the per cents stay. Put 100 for the base of the per cents, mostly the income. If rupees appear
      later, find what 1 of your 100 is worth.`,
  },
  {
    of: 'AR.PCT.8',
    asks: [
      'Is a per cent of the rest a per cent of the income?',
      'baki ka 20% ya income ka 20% confusion',
      'spends 25% of the remaining, remaining of what',
      'percent of the rest of the money, how to write it',
      'bache hue paise ka percent kaise le',
      'percent of the remaining money or percent of the income',
    ],
    says: text`
      No, it is of what is left at that moment. With 100: if 40% goes to rent, 60 is left; 25% of the rest is
      then 15 and not 25. Multiply what stays: $0.6 \times 0.75 = 0.45$, so 45% of the income remains.`,
  },
  {
    of: 'AR.PCT.8',
    asks: [
      'Why do spending and saving not count equally in the rise of income?',
      'average of expenditure rise and savings rise is income rise?',
      'income ka change weighted kyu hai',
      'can i take the mean of the two growth rates',
      'spending ka share zyada hai to weight zyada?',
      'income rise is weighted by spending and saving, average kyu nahi',
    ],
    says: text`
      Because spending is usually the larger part. Let 80 of 100 be spent and 20 saved. If spending rises by
      10%, that is 8 more; if savings rise by 30%, that is 6 more. Income rises by 14 of 100, 14%, and not by
      the plain average of 20%.`,
  },
  {
    of: 'AR.PCT.8',
    asks: [
      'Can savings fall although the income rises?',
      'income badhi phir bhi savings kam ho sakti hai?',
      'earning more but saving less possible',
      'savings negative ho sakti hai kya',
      'higher salary means higher savings always na',
      'income increases but savings decrease, ye kaise possible',
    ],
    says: text`
      Yes, if spending rises by more rupees than income. Income 100, spending 80, savings 20. Income 10% up is
      110; spending 20% up is 96; 14 is saved. A rise of 20% of the spending is 16 rupees, more than the 10 that
      came in.`,
  },
];

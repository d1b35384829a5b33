import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const averages: readonly CommonDoubt[] = [
  {
    of: 'AR.AVG',
    asks: [
      'Why can I not take the average of the two averages?',
      'average of averages nikal sakte hai kya',
      'can i add both averages and take half',
      'mean of means kab galat hota hai',
      'averages of two classes, half of their sum',
      'average of two averages nikalna galat kyu, groups different size',
    ],
    says: text`
      It is right only if the groups are equally large. Otherwise the larger group pulls the average to its
      side: 10 values of average 20 and 30 values of average 40 make $\frac{200 + 1200}{40} = 35$, not 30. So
      add the totals and divide by the number of all values.`,
  },
  {
    of: 'AR.AVG',
    asks: [
      'Why do we always go back to the total?',
      'average se total kyu nikalte hai baar baar',
      'sum is average times number, why use it',
      'can i work with averages without the sum',
      'total nikale bina ho sakta hai kya',
      'average ko total me badalna zaroori kyu',
    ],
    says: text`
      Values join, leave or change, and each of these adds to the total or takes from it. An average cannot be
      added to or taken from in that way. So multiply the average by the number, change the total, and divide by
      the new number.`,
  },
  {
    of: 'AR.AVG',
    asks: [
      'Why do I count one more when both ends belong?',
      'last minus first plus 1 kyu',
      'count of numbers from 5 to 8 is 3 or 4',
      '+1 kyu karte hai number of terms me',
      'years inclusive, both ends counted',
      'numbers count karte time +1 kyu, both ends included',
    ],
    says: text`
      From 5 to 8 there are $8 - 5 = 3$ steps, but four numbers: 5, 6, 7, 8. Subtracting leaves the first one
      out, so add 1 when both ends count.`,
  },
  {
    of: 'AR.AVG',
    asks: [
      'Can I take a convenient number away from all values first?',
      'assumed mean method sahi hai kya',
      'deviation se average kaise nikalte hai',
      'subtract the same amount from every value, then average',
      'sab me se 50 ghata ke average le sakte hai',
      'assumed mean or deviation method allowed hai kya',
    ],
    says: text`
      Yes. If every value is 50 less, the average is 50 less, and you add the 50 back at the end. For 52, 49 and
      55 the differences from 50 are 2, $-1$ and 5, average 2, so the average is 52.`,
  },
  {
    of: 'AR.AVG',
    asks: [
      'Must an average be a whole number or one of the values?',
      'average decimal me aa raha hai to galat hai kya',
      'can the mean be a fraction when all marks are whole',
      'average un numbers me se hi hota hai kya',
      '2.5 children average possible',
      'average fraction ya decimal ho sakta hai kya',
    ],
    says: text`
      No. The average of 1 and 2 is 1.5, which is neither of them. If all values are whole, only the total
      must be whole, and the total is average times number: four children can have an average of 2.5 books,
      three cannot.`,
  },
  {
    of: 'AR.AVG',
    asks: [
      'Where must the average lie?',
      'average sabse bade se zyada ho sakta hai kya',
      'check if my average makes sense, between which values',
      'new average lowest aur highest ke beech hi kyu',
      'can the combined average be above both groups',
      'average smallest aur largest value ke beech hi hota hai kya',
    ],
    says: text`
      Between the smallest and the largest value, since some values lie below it and others above it, and their
      distances balance. In the same way the average of all lies between the averages of the groups, nearer to
      that of the larger group.`,
  },
  {
    of: 'AR.AVG.1',
    asks: [
      'Why does the newcomer change the total by more than the change of the average?',
      'average 2 se badha to new member 2 zyada hai?',
      'rise of the average times how many members',
      'change ko n se multiply kyu karte hai',
      'new person joins and mean increases, why n+1 times',
      'new member joins, average badha to uski value average rise se zyada kyu',
    ],
    says: text`
      Every member's share rises, also the newcomer's. If 10 people average 40 and an eleventh makes it 42, all
      11 have 2 more: the newcomer brings the old average and $11 \times 2$, so $40 + 22 = 62$.`,
  },
  {
    of: 'AR.AVG.1',
    asks: [
      'What is different when somebody is replaced?',
      'replace me n same rehta hai ya n+1',
      'one leaves and another comes, number of members',
      'in place of one, old value minus new value',
      'replacement wale me formula kya',
      'one member replaced by another, number same to total ka change kaise',
    ],
    says: text`
      The number stays. So the change of the total is only the difference of the two people: if 8 people's
      average rises by 3 when one of 50 kg is replaced, the total rises by $8 \times 3 = 24$, and the new one
      weighs 74 kg.`,
  },
  {
    of: 'AR.AVG.1',
    asks: [
      'How do I find the value of somebody who leaves?',
      'jane wale ki value kaise nikale',
      'one goes out and the average falls or rises',
      'member leaves, old total minus new total',
      'gaye hue member ki value, purana total naya total',
      'member leaves the group, leaving person ki value kaise nikale',
    ],
    says: text`
      Old total minus new total is the one who left. If 12 people average 30, and the 11 who stay average 31:
      $12 \times 30 - 11 \times 31 = 360 - 341 = 19$. The average rises, so the one who left was below it.`,
  },
  {
    of: 'AR.AVG.1',
    asks: [
      'Can the average rise when somebody leaves?',
      'koi gaya phir bhi average badh gaya kaise',
      'person leaves but mean increases how',
      'does removing a value always lower the average',
      'nikalne se average badhta ya ghatta',
      'somebody leaves and average rises, ye kaise possible',
    ],
    says: text`
      Yes. It depends on whether the one who leaves was below or above the average. The total falls, but so does
      the number. From 2, 6 and 7 with average 5 take the 2 away: 6 and 7 have the average 6.5.`,
  },
  {
    of: 'AR.AVG.1',
    asks: [
      'How do I use the averages without the largest and without the smallest?',
      'ek ko chhod ke baaki ka average diya hai to',
      'averages without the largest and without the smallest',
      'leaving one out each time, how to use',
      'sabse bada hata ke average, sabse chhota hata ke average',
      'largest left out and smallest left out, averages se difference kaise',
    ],
    says: text`
      Turn both into totals. All but the largest add up to the whole total minus the largest, all but the
      smallest to the whole total minus the smallest. Subtract the two: the whole total cancels, and largest
      minus smallest is left, although the whole total is not known.`,
  },
  {
    of: 'AR.AVG.1',
    asks: [
      'How do I treat several members who come at once?',
      'do log ek saath aaye to average kaise',
      'two persons join and one leaves together',
      'more than one member joins or leaves at once',
      'ek gaya do aaye total me kya change',
      'two members join one leaves, several persons ka total kaise',
    ],
    says: text`
      Only totals count, so take all changes together. If 10 people average 40, and with two more the 12 average
      42, the two newcomers bring $12 \times 42 - 10 \times 40 = 104$ together. For the value of one of them you
      need one more fact, such as their difference.`,
  },
  {
    of: 'AR.AVG.2',
    asks: [
      'Why are the sizes in the reverse ratio of the distances?',
      'alligation me ulta ratio kyu hota hai',
      'why crossed distances give the ratio of group sizes',
      'boys to girls ratio from averages, why reversed',
      'cross karke kyu likhte hai',
      'group sizes ka ratio averages ke distance se ulta kyu',
    ],
    says: text`
      Above and below the common average has to balance. Boys average 50, girls 70, all 55: each boy is 5 too
      low, each girl 15 too high, so three boys balance one girl, $3 \times 5 = 15$. The group whose average is
      nearer is larger.`,
  },
  {
    of: 'AR.AVG.2',
    asks: [
      'Can I use alligation with averages?',
      'average me alligation laga sakte hai',
      'cross method for two classes and combined mean',
      'is the see-saw rule valid for marks and ages',
      'mixture wala method groups pe chalega?',
      'alligation in average of two groups, kab laga sakte hai',
    ],
    says: text`
      Yes, when two groups make one whole and the average of each and of all is known. What comes out is the
      ratio of the numbers of members. With three groups join two of them first, or go through the totals.`,
  },
  {
    of: 'AR.AVG.2',
    asks: [
      'What does it tell if the average of all lies midway between both averages?',
      'combined average beech me hai to groups equal hai kya',
      'exactly midway between both averages means',
      'overall average dono ke center me',
      'when is the overall mean half of the sum',
      'combined average exactly in the middle, groups ke size equal?',
    ],
    says: text`
      Then both groups are equally large. If it is nearer to one of the averages, that group is larger: with
      averages 40 and 60, an overall average of 45 is three times as near to 40, so that group has three times
      as many members.`,
  },
  {
    of: 'AR.AVG.2',
    asks: [
      'How do I use the averages of three pairs?',
      'a b ka average b c ka average c a ka average',
      'averages of pairs to the average of all three',
      'three pair averages, add and divide by what',
      'pairs ke totals jodne se kya milega',
      'averages of three pairs diye hai, teeno ka average kaise',
    ],
    says: text`
      If each pair has two members, add the three totals: each member is counted twice, so half of the sum is
      the total of all three. If A, B and C are whole groups of different sizes, find the ratio of their sizes
      first, from the distances between the averages.`,
  },
  {
    of: 'AR.AVG.2',
    asks: [
      'What happens when a member moves from one group to the other?',
      'ek group se dusre me jaye to dono average badh sakte hai?',
      'shifting one person, can both averages rise',
      'mover ka score dono averages ke beech',
      'moves to the other section, effect on each mean',
      'person moves from one group to another, dono averages badhe kaise',
    ],
    says: text`
      The total of all stays; each group changes in number and total. If the mover is below the average of the
      old group and above that of the new one, both averages rise. Move the 5 from the group 5, 9 to the group
      1, 2: the averages 7 and 1.5 become 9 and $\frac{8}{3}$.`,
  },
  {
    of: 'AR.AVG.2',
    asks: [
      'How do I find the average of the rest?',
      'baaki logo ka average kaise nikale',
      'rest of the group average from the whole and a part',
      "whole class average and toppers' average given",
      'remaining members ka mean',
      'rest of the group ka average, whole minus known part',
    ],
    says: text`
      Subtract totals, not averages. 40 students average 60, and 10 of them 75: the rest have $2400 - 750 =
      1650$ together, which is 55 each for 30 students. The rest lie below 60 by a third of what the ten lie
      above it.`,
  },
  {
    of: 'AR.AVG.3',
    asks: [
      'Why is the error divided by the number of entries?',
      'galat entry ka difference n se divide kyu',
      '13 ki galti to average 13 se badlega?',
      'does the mean change by the full mistake',
      'correction ko number se divide karna hai?',
      'wrong entry ka error number of entries se divide kyu karte hai',
    ],
    says: text`
      One wrong entry changes the total by the full error, but the average is the total shared among all. 36
      read as 23 makes the total 13 too small; with 26 entries the average is $\frac{13}{26} = 0.5$ too small.`,
  },
  {
    of: 'AR.AVG.3',
    asks: [
      'How do I know whether to add or subtract the correction?',
      'correct average zyada hoga ya kam',
      'sign of the correction, plus or minus',
      'is the correct average more or less than the wrong one',
      'correction ko add karna hai ya ghatana',
      'correct average zyada hai ya kam, add ya subtract correction',
    ],
    says: text`
      Compare the two entries. If the wrong one was smaller than the right one, the total was too small and the
      correct average is larger: add. If the wrong one was larger, subtract. So the correction is right minus
      wrong, divided by the number.`,
  },
  {
    of: 'AR.AVG.3',
    asks: [
      'What if there are two wrong entries?',
      'do galtiyan ho to kya kare',
      'two mistakes, correct them one by one or together',
      'interchange or several wrong values',
      'ek zyada ek kam likha to net error',
      'two wrong entries in the average, dono ki galti ek saath',
    ],
    says: text`
      Add the errors with their signs, and divide once. One entry 10 too small and another 4 too large: the
      total is 6 too small. Errors of equal size in opposite directions cancel, so two numbers that change
      places in one list leave its average as it is.`,
  },
  {
    of: 'AR.AVG.3',
    asks: [
      'What if a value was left out or counted twice?',
      'ek number chhoot gaya to divide kisse kare',
      'one entry omitted from the sum',
      'same value added twice by mistake',
      'galat number of entries se divide kar diya',
      'entry missed or wrong count, sum ko galat number se divide kiya',
    ],
    says: text`
      Ask what was done wrong: the sum, the number, or both. If the sum was right but divided by 24 instead of
      25, multiply the wrong average by 24 to get the right sum, and divide it by 25. Always rebuild the sum
      first.`,
  },
  {
    of: 'AR.AVG.3',
    asks: [
      'How many entries were there, if only the error is known?',
      'average kitna badla usse n kaise',
      'number of students from the change in the mean',
      'total error divided by change of average',
      'galti pata hai, usse entries ki ginti nikalna',
      'error aur average ke change se number of entries kaise',
    ],
    says: text`
      The change of the average is the error shared among all, so error divided by change is the number. If 36
      was read as 60, the total was 24 too large; if the average falls by 0.8 after the correction, there are
      $24 \div 0.8 = 30$ entries.`,
  },
  {
    of: 'AR.AVG.3',
    asks: [
      'Why does the correct average need no list of the values?',
      'sab values pata nahi to total kaise theek kare',
      'do we need the list of all values to correct the average',
      'only wrong total known, is that enough',
      'baaki entries same rehne ka kya matlab',
      'all values not known, correct average phir bhi kaise nikla',
    ],
    says: text`
      All other entries stay as they are, and they are in the wrong total already. So the right total is the
      wrong total, minus the wrong entry, plus the right one. For this you need the wrong average, the number,
      and the two entries.`,
  },
  {
    of: 'AR.AVG.4',
    asks: [
      'Why is the average halfway between the first and the last?',
      'first plus last by 2 kyu average hota hai',
      'mean of evenly spaced numbers is the middle, reason',
      'ap ka average beech wala kyu',
      'consecutive numbers average shortcut proof',
      'evenly spaced numbers ka average first aur last ka half kyu',
    ],
    says: text`
      Pair the first with the last, the second with the last but one: going inwards the one grows by as much as
      the other shrinks, so all pairs have the same sum. Every pair averages the same middle. For 3, 5, 7, 9 it
      is $\frac{3 + 9}{2} = 6$.`,
  },
  {
    of: 'AR.AVG.4',
    asks: [
      'What is the middle when the number of terms is even?',
      'even terms me middle term kaunsa hota hai',
      'average not in the list for even count',
      'do beech wale numbers ka average',
      '6 consecutive numbers, which is the middle',
      'even number of terms me middle term ya average kahan',
    ],
    says: text`
      Then no term is in the middle; the average lies halfway between the two middle ones. Of 4, 6, 8, 10 it is
      7, which is none of them. The two neighbours of the average are half a step below and above it.`,
  },
  {
    of: 'AR.AVG.4',
    asks: [
      'Why are there n − 1 gaps for n numbers?',
      'n terms me n-1 gaps kyu',
      'largest is average plus how many steps',
      'first se last tak kitne difference',
      'gap and term count mismatch',
      'n numbers me n-1 gaps kyu, largest from the average',
    ],
    says: text`
      A row of 5 trees has 4 spaces between them. So from the first to the last of $n$ numbers there are $n - 1$
      steps, and from the average to either end half as many: with 7 numbers 3 steps, with 8 numbers 3.5 steps.`,
  },
  {
    of: 'AR.AVG.4',
    asks: [
      'Can I use the first and the last for multiples, even and odd numbers too?',
      'multiples of 12 ka average bhi aise hi nikalta hai',
      'kab use kare first plus last wala rule',
      'does the rule hold for numbers not evenly spaced',
      'even odd numbers pe bhi same formula',
      'multiples, odd, even numbers ka average first last se nikal sakte hai kya',
    ],
    says: text`
      Yes, for every row with equal steps: even numbers, multiples of 12, every third page. Not for rows with
      unequal steps: squares 1, 4, 9 average $\frac{14}{3}$ and not 5. Use the first and last that really
      belong, not the limits.`,
  },
  {
    of: 'AR.AVG.4',
    asks: [
      'Why do I look for the first multiple inside the limits?',
      'between 50 and 200, limits ka average le lu?',
      'average of multiples between two numbers',
      'limits khud multiple nahi hai to kya kare',
      'starting number of the multiples in a range',
      'multiples between two limits, first multiple kyu dhundhna padta hai',
    ],
    says: text`
      The limits need not be multiples themselves. Multiples of 12 between 50 and 200 begin at 60 and end at
      192; their average is $\frac{60 + 192}{2} = 126$, while the limits average 125. So find the first and the
      last that belong.`,
  },
  {
    of: 'AR.AVG.4',
    asks: [
      'How does the average change when one number of a row is taken out?',
      'ek number hata diya to average kitna badlega',
      'one removed from consecutive numbers, which one',
      'missing number from the new average',
      'taking a term away from a row of numbers',
      'one number removed from a row of consecutive numbers, kaunsa hataya',
    ],
    says: text`
      A number above the average lowers it when it goes, one below raises it, one equal to it changes nothing.
      With consecutive numbers the average moves by at most 0.5, so the new average still lies close to the
      middle of the row. The number itself is the old total minus the new total.`,
  },
  {
    of: 'AR.AVG.5',
    asks: [
      'Why do we add the years for every member?',
      'har member ki age badhti hai to total me n times t',
      '5 years later average 5 badhta hai kyu',
      'total ages after some years, multiply by members',
      'average age ko saal ke saath kaise badhaye',
      'average age after some years, har member ke liye years add kyu',
    ],
    says: text`
      In 5 years each of them is 5 years older, so a family of 4 has 20 years more in all, and the average is 5
      more. If nobody comes or goes, you may simply add the years to the average.`,
  },
  {
    of: 'AR.AVG.5',
    asks: [
      'Why does a newborn not get all the years?',
      'bachha beech me paida hua to uski age kaise',
      'child born in between, how many years to add',
      'new member was not there earlier',
      'naya baby ko pure saal kyu nahi milte',
      'newborn child ki age, baaki jitne saal kyu nahi jodte',
    ],
    says: text`
      The child was not there at the beginning and brings only its own age today. If the four others are 10
      years older, they have 40 years more; a child who is now 6 adds 6 and not 10. So bring the old members
      forward and add the child's age.`,
  },
  {
    of: 'AR.AVG.5',
    asks: [
      'What happens to the total when somebody dies or leaves?',
      'kisi ki death ho gayi to total me se kya ghate',
      'subtract the age at which time when a person leaves',
      'leaving member, age then or age now',
      'member ke jaane pe average age',
      'death of a member, total age me se kaunsi age ghataye',
    ],
    says: text`
      From that day on the person is in no total. Bring the total forward to that day and subtract the age on
      that day. If four people total 120 years and one dies two years later at 63, the other three then total
      $120 + 4 \times 2 - 63 = 65$.`,
  },
  {
    of: 'AR.AVG.5',
    asks: [
      'Why can the average stay the same although years have passed?',
      'saal beet gaye phir bhi average same kaise',
      'average age unchanged after years because of a child',
      'how does a young member pull the average back',
      'naye member ne average kam kar diya',
      'years passed but average age of the family same, child ke karan',
    ],
    says: text`
      A young newcomer pulls the average down by as much as the years push it up. Four people averaging 30 have
      120 years, seven years later 148. With a child of 2 years it is 150 for five people: the average is 30
      again.`,
  },
  {
    of: 'AR.AVG.5',
    asks: [
      'How do I count the years from a marriage or birth?',
      'shaadi ke time ki age aur aaj ki age kaise jode',
      'how many years ago, timeline kaise banaye',
      'then and now in age averages',
      'kaunse saal ka total hai ye confuse',
      'timeline of ages, marriage aur birth ke saal kaise ginne',
    ],
    says: text`
      Draw a line with the dates, and write under each date who is there and the total. Between two dates each
      person present at both gains the same years. An event such as a birth is a date of its own with a new
      member of age 0.`,
  },
  {
    of: 'AR.AVG.5',
    asks: [
      'Can someone be left out because they were not born yet?',
      'youngest ke janam se pehle ka average',
      'average before the youngest was born',
      'how many members existed some years ago',
      'paida hone se pehle family me kitne log',
      'family average before youngest was born, youngest ko hatana hai kya',
    ],
    says: text`
      Yes. Going back further than the age of the youngest, the family has one member fewer, and only the others
      lose all the years. At the birth itself the youngest counts with age 0, so the total is that of the
      others.`,
  },
  {
    of: 'AR.AVG.6',
    asks: [
      'Why is the rise multiplied by the earlier innings and not by all?',
      'rise ko n-1 se ya n se multiply kare',
      'new score equals new average plus rise times earlier ones',
      '12th innings me average 3 badha, 11 times 3 ya 12 times 3',
      'innings wala formula samajh nahi aaya',
      'new innings score, rise ko earlier innings se multiply ya all innings se',
    ],
    says: text`
      Both are possible; it depends on where you begin. In the 12th innings the average rises by 3: the new
      score is the new average and 3 for each of the 11 earlier innings, 33. Counted from the old average, which
      is 3 lower, it is $12 \times 3 = 36$ more. Do not mix them.`,
  },
  {
    of: 'AR.AVG.6',
    asks: [
      'How do I find what must be scored next to reach an average?',
      'target average ke liye agle match me kitne run',
      'needed score in the next innings',
      'required marks in the last test for an average of',
      'next me kitna chahiye average badhane ko',
      'next match me kitna score chahiye to reach a target average',
    ],
    says: text`
      Wanted total minus present total. After 9 innings averaging 40 there are 360 runs. To average 42 after 10
      innings you need 420, so the next must bring 60. That is the old average and ten times the rise: $40 +
      20$.`,
  },
  {
    of: 'AR.AVG.6',
    asks: [
      'What does a falling average say about the new score?',
      'average gir gaya to score kitna hoga',
      'score below the average, how far below',
      'kam score pe average kitna girega',
      'decrease of average by a low innings',
      'average falls after an innings, score average se kitna kam tha',
    ],
    says: text`
      The score was below the old average, and by the fall times the number of all innings. If after 20 innings
      the average has fallen by 2, the last one was $20 \times 2 = 40$ below the old average.`,
  },
  {
    of: 'AR.AVG.6',
    asks: [
      'Why does the same score move the average less later on?',
      'career lambi ho to average kam kyu badhta hai',
      'effect of one score gets smaller with more matches',
      '10th innings vs 50th innings same runs',
      'average pe asar kam kyu hota jata hai',
      'more innings played, same score se average kam kyu badhta hai',
    ],
    says: text`
      What a score brings beyond the average is shared among all innings. 60 runs beyond it raise the average by
      6 if it is the tenth innings, but only by 2 if it is the thirtieth.`,
  },
  {
    of: 'AR.AVG.6',
    asks: [
      'How do I use two changes of the average one after the other?',
      'pehle badha phir ghata to dono scores kaise',
      'average up by 2 and then down by 1',
      'two innings in succession, track the total',
      'lagatar do match me average badla',
      'average changes in two successive innings, dono scores kaise nikale',
    ],
    says: text`
      Take one innings at a time, with its own number. If 10 innings average $x$, and after the eleventh the
      average is $x + 2$, the total is $11(x + 2)$. After the twelfth it is 12 times the next average. Each
      score is the difference of two totals.`,
  },
  {
    of: 'AR.AVG.7',
    asks: [
      'Why do we make all other numbers as small as possible?',
      'ek ko max karne ke liye baaki min kyu',
      'maximum value with a fixed average, logic',
      'to get the largest, push the others down',
      'baaki sab chhote se chhote kyu lete hai',
      'maximum of one number with fixed average, others minimum kyu lete',
    ],
    says: text`
      The total is fixed, so whatever the others do not take is left for the one. For three different positive
      integers with total 30, the others are at least 1 and 2, so the largest is at most 27.`,
  },
  {
    of: 'AR.AVG.7',
    asks: [
      'Must the numbers be different?',
      'distinct likha hai ya nahi se kya farak',
      'repeated values allowed in max question?',
      'distinct ka matlab 1 2 3 lena hai',
      'can two of the numbers be equal',
      'distinct numbers hone chahiye ya repeat ho sakte hai max min me',
    ],
    says: text`
      Only if the question says ‘distinct’ or ‘different’. Then the smallest positive ones are 1, 2, 3 and so on.
      Without that word all others may be 1. With total 30 and four numbers the largest is 24 if they are
      distinct, and 27 if not.`,
  },
  {
    of: 'AR.AVG.7',
    asks: [
      'What does a median change in such a question?',
      'median diya ho to chhote numbers kya lenge',
      'greatest value with a given median',
      "upper half can't be below the median",
      'median se upar wale ko 1 nahi le sakte kyu',
      'median fixed hai, numbers above the median kitne chhote ho sakte',
    ],
    says: text`
      The numbers above the median cannot be smaller than it, so they cannot be pushed down to 1. With five
      distinct numbers and the median 10, the two lowest may be 1 and 2, but the fourth is at least 11. What is
      left of the total is the largest.`,
  },
  {
    of: 'AR.AVG.7',
    asks: [
      'How do I find the smallest possible largest number?',
      'largest ka minimum kaise nikale',
      'least possible value of the maximum',
      'sabse bada jitna chhota ho sake',
      'make the largest as small as possible',
      'minimum possible value of the largest number, close together kyu',
    ],
    says: text`
      The others have to take as much of the total as they can, so the numbers lie as close together as
      possible, around the average. Four distinct integers with total 30: 6, 7, 8, 9 make exactly 30, so the
      largest is at least 9.`,
  },
  {
    of: 'AR.AVG.7',
    asks: [
      'Why is the least possible largest number not the average itself?',
      'distinct integers equal nahi ho sakte isliye upar jata hai',
      'close together numbers, what to do with the extra left over',
      'remainder ko kis number me jode',
      'total does not fit consecutive numbers',
      'total consecutive numbers se match nahi karta, leftover kisme jode',
    ],
    says: text`
      Distinct whole numbers cannot all equal the average. Start with consecutive ones and give the surplus, one
      each, to the largest of them. For four with total 32: 6, 7, 8, 9 make 30, two are left, so 6, 7, 9, 10.`,
  },
  {
    of: 'AR.AVG.7',
    asks: [
      'Do positive integers include zero?',
      '0 le sakte hai kya sabse chhota',
      'positive vs non negative smallest value',
      'lowest possible number is 1 or 0',
      'whole numbers ho to 0 se start kare?',
      'positive integers me zero allowed hai kya smallest value',
    ],
    says: text`
      Positive integers begin with 1. Non-negative integers, and marks or scores unless the question says otherwise,
      begin with 0. One such word changes every bound, so write the smallest allowed values down before you add
      them.`,
  },
  {
    of: 'AR.AVG.8',
    asks: [
      'What is the difference between mean and median?',
      'mean aur median me kya farak hai',
      'median is middle value or average',
      'is median the same as the mean',
      'mode kya hota hai aur range kya',
      'mean median mode range ka difference kya hai',
    ],
    says: text`
      The mean shares the total equally. The median is the middle value in order, the mode the value that occurs
      most often, the range largest minus smallest. For 1, 2, 2, 3, 12: mean 4, median 2, mode 2, range 11.`,
  },
  {
    of: 'AR.AVG.8',
    asks: [
      'Where is the median when the count is even?',
      'even numbers me median kaise nikale',
      'two middle values, which is the median',
      '6 values ka beech wala kaunsa',
      'median of an even number of entries',
      'median me do middle number ka average kyu, even count',
    ],
    says: text`
      It is the mean of the two middle values. With six values in order these are the third and the fourth. If
      the median of six is 24, the third and fourth add up to 48; neither of them has to be 24.`,
  },
  {
    of: 'AR.AVG.8',
    asks: [
      'Do I have to put the values in order first?',
      'median ke liye sorting zaroori hai kya',
      'numbers not arranged, unknown x where does it go',
      'order me likhna kyu padta hai',
      'unknown x ki position pata nahi to cases',
      'median ke liye numbers ko order me arrange karna zaroori hai kya',
    ],
    says: text`
      Yes, the median is about order. An unknown $x$ may stand in different places, and each place is a case.
      For 3, 7, 12, $x$, 20 the median is 7, $x$ or 12: it is $x$ when $x$ lies between 7 and 12.`,
  },
  {
    of: 'AR.AVG.8',
    asks: [
      'If the mean equals the median, are the values evenly spaced?',
      'mean = median matlab ap hai kya',
      'does equal mean and median imply symmetry',
      'evenly spaced numbers always have mean equal median?',
      'mean aur median barabar hone ka matlab',
      'mean equal to median matlab evenly spaced numbers kya',
    ],
    says: text`
      No. Evenly spaced values have equal mean and median, but others can too: 1, 2, 5, 6, 11 have mean 5 and
      median 5. So use only the two conditions, middle value and total, and try every place of the unknown.`,
  },
  {
    of: 'AR.AVG.8',
    asks: [
      'How does removing a value change mean and median?',
      'ek value hatane se median kitna badlega',
      'take one number out, effect on the middle',
      'removed from a row, mean vs median change',
      'hataane ke baad beech wala kaunsa ho jata hai',
      'one value removed, mean aur median kaise badalte hai',
    ],
    says: text`
      The mean changes by the removed value's distance from it, divided by the number of values left. The median
      moves half a place in the order, so only the side of the removed value matters, not its size. From 1, 2,
      3, 4, 100 take 100 or 4 away: the median is 2.5 both times.`,
  },
  {
    of: 'AR.AVG.8',
    asks: [
      'If values above the median grow, does the median change?',
      'highest value badhane se median same kyu',
      'change in the largest values, effect on mean and median',
      'top scores increase only, what changes',
      'median par asar kab padta hai',
      'values above the median increase, median same kyu rehta hai',
    ],
    says: text`
      With an odd number of values no: the middle value stays, only the total and the mean grow. From 2, 5, 6 to
      2, 5, 60 the median stays 5. With an even number the upper middle value counts too: from 1, 2, 4, 9 to 1,
      2, 6, 9 the median goes from 3 to 4.`,
  },
];

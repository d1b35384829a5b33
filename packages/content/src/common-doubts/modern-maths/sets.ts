import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const sets: readonly CommonDoubt[] = [
  {
    of: 'MM.SET',
    asks: [
      'How do I draw the circles and fill them?',
      'venn diagram kaise bhare',
      'from inside out filling',
      'which part to fill first',
      'circles me number likhne ka tarika',
      'venn circles me numbers andar se bahar kaise bhare',
    ],
    says: text`
      Begin with the innermost part, the people in all groups. Then those in two groups only, then in one group only,
      at last those in none. If something is unknown, write a letter there and express the others by it.`,
  },
  {
    of: 'MM.SET',
    asks: [
      'What do both, only, exactly and at least mean?',
      'only tea, exactly two, both: words ka fark',
      'at least one, at most one meaning sets',
      'both means exactly two or more',
      'sirf ek, kam se kam ek ka matlab',
      'only, both, exactly two, at least one ka matlab kya',
    ],
    says: text`
      Only tea: tea and nothing else. Both: in each of the two, perhaps in a third as well. Exactly two: in two and
      not in the third. At least one: one, two or more. At most one: one or none.`,
  },
  {
    of: 'MM.SET',
    asks: [
      'Why is the sum of the groups more than the total?',
      'groups ka sum total se zyada kyu',
      '30 + 34 more than 57 students',
      'counted twice in the sum',
      'overlap do baar gina',
      'groups ka sum total logon se zyada kyu aata hai',
    ],
    says: text`
      People in two groups are counted in each of them, so twice. The excess over the number in at least one group
      shows how often someone was counted again. With two groups it is the overlap.`,
  },
  {
    of: 'MM.SET',
    asks: [
      'Do those in no group count?',
      'neither wale ko total me rakhe ya hataye',
      'none group kaha jayega',
      'outside the circles people',
      'total minus none kyu',
      'neither wale ya none group total me count kare kya',
    ],
    says: text`
      They belong to the total but to no circle. So take them off before you compare with the circles: total less none
      is the number in at least one. If everyone is in some group, none is 0.`,
  },
  {
    of: 'MM.SET',
    asks: [
      'Can I take the opposite instead?',
      'complement se sets me kaise',
      'at most one = total minus both',
      'not in a group easier to count',
      'jo nahi karte unko gino',
      'complement lekar at least one ya at most one nikalna',
    ],
    says: text`
      Yes. At least one is the total less none, at most one of two is the total less both. For many groups it is
      easiest to look at those who are missing in each one.`,
  },
  {
    of: 'MM.SET.1',
    asks: [
      'Why is the overlap subtracted once?',
      'a + b - both kyu',
      'n(a union b) formula reason',
      'overlap minus ek baar',
      'union of two sets formula, overlap subtract once',
      'union me overlap ek baar kyu subtract kare',
    ],
    says: text`
      In the sum of both groups the people in both are counted twice, once in each list. They should count once, so
      subtract them once. 20 and 15 with 5 in both are 30 people.`,
  },
  {
    of: 'MM.SET.1',
    asks: [
      'How do I find the people in exactly one group?',
      'exactly one ke liye 2 baar minus kyu',
      'only a plus only b',
      'only first plus only second, overlap twice subtract',
      'in just one of two groups, remove overlap twice',
      'exactly one nikalne ke liye overlap do baar ghatana kyu',
    ],
    says: text`
      Those in both do not belong to ‘exactly one’, but they were counted twice in the sum. So take them off
      twice: $20 + 15 - 2 \times 5 = 25$, or $15 + 10$ from only the first and only the second.`,
  },
  {
    of: 'MM.SET.1',
    asks: [
      'What is the difference between at most one and exactly one?',
      'at most one me none bhi aata hai',
      'exactly one aur at most one same hai kya',
      'not both includes neither',
      'zyada se zyada ek',
      'at most one aur exactly one me none ka fark',
    ],
    says: text`
      At most one includes the people in none. With 25 people in exactly one group and 6 in none, 31 are in at most
      one. It is the total less the people in both.`,
  },
  {
    of: 'MM.SET.1',
    asks: [
      'How do I use a part of a group, such as a third of the tea drinkers?',
      'ek tihai of tea drinkers also coffee',
      'fraction of a group, overlap same from both sides',
      'both = a/3 = b/6 use',
      'do fraction se ratio of groups',
      'tea walo ka ek tihai coffee bhi, overlap se groups',
    ],
    says: text`
      The overlap is the same people, seen from both groups. If it is a third of the first and a sixth of the second,
      call it $x$: the groups have $3x$ and $6x$. In at least one are $3x + 6x - x = 8x$.`,
  },
  {
    of: 'MM.SET.1',
    asks: [
      'How do averages go with groups?',
      'groups ki average age ka total',
      'union ka average kaise nikale',
      'sums add like numbers in sets',
      'overlap ki age do baar jodi',
      'groups ka average age total se, overlap ek baar ghatao',
    ],
    says: text`
      Totals behave like numbers of people: sum of the first and of the second less sum of both. So turn each average
      into a total, subtract the overlap once, and divide by the number of people.`,
  },
  {
    of: 'MM.SET.2',
    asks: [
      'Why do people in two groups count twice and people in three groups three times?',
      'sum = one + 2 two + 3 three kyu',
      'three groups ka sum formula',
      'exactly two do baar exactly three teen baar',
      'teen list me naam kitni baar',
      'exactly two walon ko do baar, all three ko teen baar count kyu',
    ],
    says: text`
      Think of names on three lists. Someone in two groups stands on two lists, someone in all three on three
      lists. The sum of the lists counts names. So sum = exactly one + 2 × exactly two + 3 × all three.`,
  },
  {
    of: 'MM.SET.2',
    asks: [
      'Does ‘both’ include those in all three groups?',
      'dance aur music dono me teeno wale bhi',
      'both of two groups vs exactly two',
      'overlap of two circles includes the middle',
      'only two ya two including three',
      'both of two groups me all three wale shamil kya',
    ],
    says: text`
      Yes. Those in dance and music are the whole overlap of two circles, with the middle. Exactly two, or two but not
      the third, leaves the middle out. Adding the three overlaps counts the middle three times.`,
  },
  {
    of: 'MM.SET.2',
    asks: [
      'Why are the people in all three groups added back?',
      'plus abc last me kyu',
      'inclusion exclusion three sets reason',
      'teen overlap minus karne ke baad add',
      'middle part teen baar ghata to add back',
      'three sets formula me all three wapas add kyu karte',
    ],
    says: text`
      Someone in all three is counted 3 times in the groups and taken off 3 times with the three overlaps, so
      now counts 0 times. Add them once. For three groups: sum less overlaps plus all three.`,
  },
  {
    of: 'MM.SET.2',
    asks: [
      'How do I find the people in exactly two groups?',
      'exactly two kaise nikale teeno sum se',
      'excess of the sum over people',
      'extra counts = two + 2 three',
      'sum minus total people',
      'exactly two kaise nikale, sum minus people se extra',
    ],
    says: text`
      Take the sum of the groups less the people in at least one. Each in exactly two brings one extra, each in all
      three brings two. So extra = exactly two + 2 × all three. Knowing one gives the other.`,
  },
  {
    of: 'MM.SET.2',
    asks: [
      'What does ‘more than one group’ mean?',
      'at least two me three bhi aata hai',
      'more than one circle count',
      'two or more groups',
      'at least two of the three groups count',
      'more than one group me exactly two aur all three dono',
    ],
    says: text`
      In at least two groups: exactly two and all three together. Add these parts. ‘In no more than one group’
      is the opposite: exactly one and none.`,
  },
  {
    of: 'MM.SET.2',
    asks: [
      'How many unknown letters do I need?',
      'kitne variable lene hain venn me',
      'eight parts, seven unknown',
      'fewer letters by symmetry',
      'too many unknown in three sets',
      'three circles me kitne letters ya unknown parts lene padte',
    ],
    says: text`
      Three circles make eight parts, counting the outside. Start with letters only for what is unknown, and look at
      which sums the question gives: often exactly one, exactly two and all three as three letters are enough.`,
  },
  {
    of: 'MM.SET.3',
    asks: [
      'Why is the least overlap not zero?',
      'minimum overlap zero kyu nahi ho sakta',
      '39 + 37 more than 55 so must overlap',
      'least both = sum minus total',
      'kam se kam common',
      'least overlap zero kyu nahi, sum minus total kyu',
    ],
    says: text`
      If the groups together are more than the people, some must be in both: $39 + 37 - 55 = 21$. It is least when
      nobody is outside. Only if the sum is at most the number of people, the overlap may be 0.`,
  },
  {
    of: 'MM.SET.3',
    asks: [
      'Why is the greatest overlap the smaller group?',
      'max overlap chhote group ke barabar kyu',
      'smaller set inside the larger',
      'greatest number in both',
      'zyada se zyada common kitna',
      'greatest overlap smaller group jitna hi kyu',
    ],
    says: text`
      The overlap is part of each group, so it cannot exceed the smaller one. It reaches this when the smaller group
      lies wholly inside the larger. Those outside both are then as many as possible.`,
  },
  {
    of: 'MM.SET.3',
    asks: [
      'How do I find the least number in all of several groups?',
      'char group me sab me minimum kaise',
      'add the missing ones for each group',
      'total minus sum of missing reason',
      'least percentage in all four',
      'kai groups me sabka common minimum, missing logon ko jod ke',
    ],
    says: text`
      Count who is missing in each. With 95%, 82%, 92% and 68% the missing are 5%, 18%, 8% and 32%, together 63%. If
      nobody misses two, 63% miss something and 37% have all. If the sum passes 100%, the least is 0.`,
  },
  {
    of: 'MM.SET.3',
    asks: [
      'What does the excess tell about three groups?',
      'extra counts se all three ka max min',
      'surplus = exactly two + 2 all three',
      'max of all three half of excess',
      'teen groups me surplus ka use kaise kare',
      'three groups ke excess se all three ka maximum kaise',
    ],
    says: text`
      Excess is the sum of the groups less the people in at least one, and it equals exactly two + 2 × all
      three. So all three is at most half of it: 40 people in at least one group with a sum of 70 have an excess
      of 30, so at most 15 are in all three.`,
  },
  {
    of: 'MM.SET.3',
    asks: [
      'How many values can the overlap have?',
      'overlap ki kitni values possible',
      'min se max tak count plus one',
      'every value between occurs?',
      'number of possible values of both',
      'overlap ki kitni values ho sakti, least se greatest',
    ],
    says: text`
      All whole numbers from the least to the greatest can occur, because you can move one person at a time. So the
      number is greatest less least plus 1. From 7 to 30 there are 24.`,
  },
  {
    of: 'MM.SET.3',
    asks: [
      'Does the number of people outside change the extremes?',
      'neither ko badal ke overlap change',
      'people in none and both rise together',
      'more outside means more overlap',
      'none zero rakhne se minimum',
      'outside log badhe to overlap bhi badhe kyu, extremes',
    ],
    says: text`
      Yes. The groups are fixed, so each person more outside means that the others fit into fewer people, and the
      overlap rises by one. Least overlap goes with the fewest outside, greatest with the most.`,
  },
  {
    of: 'MM.SET.4',
    asks: [
      'Why can I not add the per cents of different groups?',
      'alag group ke percent kyu nahi jod sakte',
      '30% of men and 40% of women add',
      'per cents with different bases',
      'percent of those who vs percent of all',
      'alag groups ke per cents add kyu nahi kar sakte',
    ],
    says: text`
      Per cents of one whole may be added, per cents of parts not. 80% of the 70% with a cooler is 56% of all. Turn
      each one into per cents of the whole first, then add.`,
  },
  {
    of: 'MM.SET.4',
    asks: [
      'May I take 100 people?',
      'total 100 maan sakte hain survey me',
      'assume 100 then scale to real number',
      'percent survey convert at the end',
      'kitne log given only at end',
      'survey me total 100 log maan lena sahi kya',
    ],
    says: text`
      Yes. With 100 people per cents are numbers, and all parts can be drawn as circles. If one real number is
      given, such as 60 people for 10%, scale at the end: 1% is 6 people.`,
  },
  {
    of: 'MM.SET.4',
    asks: [
      'What does ‘of those’ mean?',
      'of those who ka base kaunsa',
      '35% of these also, base change',
      'of the others 85% meaning',
      'in me se percent kis ka',
      'of those ya of the others ka per cent kis group ka',
    ],
    says: text`
      It changes the base to the group just named. Of those who read, 35% also write: 35% of the readers, not of all.
      Of the others: of everyone outside that group. Multiply with the size of this group.`,
  },
  {
    of: 'MM.SET.4',
    asks: [
      'How do I go from a per cent to a number of people?',
      'percent se log kaise nikale',
      '12% means 60 people find total',
      'convert share to number at end',
      'number of persons from per cent',
      'per cent se number of people kaise, 1 per cent nikal ke',
    ],
    says: text`
      Find the group for which both the per cent and the number are known. 12% are 60, so 1% is 5 and all are 500.
      Then multiply every per cent by 5.`,
  },
  {
    of: 'MM.SET.4',
    asks: [
      'Can I use the circles with per cents?',
      'venn me percent likh sakte hain',
      '64 + 47 - both = 90 percent',
      'set formula works for percentages',
      'percent ke sath overlap',
      'venn circles me per cents likhna aur formula lagana',
    ],
    says: text`
      Yes, if all are per cents of the same whole: 64% and 47% with 10% in none means $64 + 47 - 90 = 21\%$ in both.
      The rules are the same as for numbers of people.`,
  },
  {
    of: 'MM.SET.4',
    asks: [
      'Why is a per cent of one group not that of the other?',
      'overlap is 80% of one group but not other',
      'both as percent of each group different',
      'same people different percentage',
      'dono group ka percent alag kyu',
      'overlap ek group ka 30 per cent par dusre ka alag kyu',
    ],
    says: text`
      The overlap is the same people, but the groups differ in size. 21 people are 30% of a group of 70 and 35% of a
      group of 60. So from the two per cents follows the ratio of the groups.`,
  },
];

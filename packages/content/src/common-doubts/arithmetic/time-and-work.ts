import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const timeAndWork: readonly CommonDoubt[] = [
  {
    of: 'AR.TNW',
    asks: [
      'Why can I not add or average the times?',
      'dono ke days jod ke divide by 2 kyu nahi',
      'cant i average 10 and 15 days',
      'average of the days of two workers',
      'din jodne se kya galat hota hai',
      'days of two workers add ya average kyu nahi karte',
    ],
    says: text`
      Times of people who work together are not added: two who need 6 days each need 3 together. What adds up is
      the work done in a day: $\frac{1}{6} + \frac{1}{6} = \frac{1}{3}$ of the work. Together they are always
      quicker than the quicker one alone.`,
  },
  {
    of: 'AR.TNW',
    asks: [
      'Why do we take the LCM of the days as the work?',
      'total work lcm kyu lete hai',
      'work as 60 units, why that number',
      'can i take total work as 1 instead of lcm',
      'lcm of days is the total work how',
      'total work lcm of days kyu, work 1 bhi le sakte hai',
    ],
    says: text`
      Nobody has told the size of the work, so choose it. With the LCM each one does a whole number of units a
      day: for 12 and 15 days take 60 units, 5 and 4 a day. With 1 as the work you get $\frac{1}{12}$ and
      $\frac{1}{15}$, the same thing in fractions.`,
  },
  {
    of: 'AR.TNW',
    asks: [
      'What is a rate or efficiency?',
      'efficiency ka matlab kya hai',
      "one day's work and rate of work meaning",
      'units per day kise kehte hai',
      'kaam ki speed kaise nikalte hai',
      'efficiency ka matlab, work per day kaise nikale',
    ],
    says: text`
      It is the work done in one day or one hour: work divided by time. A worker who needs 20 days for 60 units
      does 3 units a day. Rates of people who work at the same time are added; times are not.`,
  },
  {
    of: 'AR.TNW',
    asks: [
      'Can I add the terms of two ratios of work?',
      'kaam ke ratio jod sakte hai kya',
      'efficiency ratios of different pairs combined directly',
      'a:b and b:c of work, subtract or add parts',
      'do ratio of rates ko plus karna',
      'two work ratios ko directly add kyu nahi kar sakte',
    ],
    says: text`
      Only if a part is the same in both. If A to B is 2 : 3 and B to C is 2 : 1, make B alike first: 4 : 6 and
      6 : 3. Now the parts have one size, and A, B and C do 4, 6 and 3 units a day.`,
  },
  {
    of: 'AR.TNW',
    asks: [
      'Should I round up the number of days or workers?',
      'days fraction me aaye to round up kare kya',
      '7.2 days means 8 days or 7.2',
      'number of workers not whole, next number?',
      'kitne aadmi aur chahiye decimal aaya',
      'number of days fraction me aaye to next whole day lena hai kya',
    ],
    says: text`
      A time may be a fraction: 7.2 days is right, unless the question asks on which day the work ends; then it
      is the eighth day. People come whole. If the work has to be ready in time and 7.2 people would do it, you
      need 8.`,
  },
  {
    of: 'AR.TNW',
    asks: [
      "Can one person's share of the work be found from the days?",
      'kisne kitna kaam kiya kaise pata',
      'how much of the job is finished in some days',
      'part finished is rate times days',
      'kaam ka kitna hissa hua',
      'part of the work done by one person, rate into days kaise',
    ],
    says: text`
      Yes, work done is rate times days. If A needs 20 days alone and works 5 days, A does $\frac{5}{20} =
      \frac{1}{4}$ of the work. What all of them have done adds up to the whole, and this is the equation in
      nearly every question.`,
  },
  {
    of: 'AR.TNW.1',
    asks: [
      "How do I get one person's time from the time together?",
      'together 6 days aur a alone 10 days to b ka time',
      'subtract the days to find the other worker',
      'other one alone, minus rates or minus days',
      'dusre ka akele ka time kaise',
      'other worker alone ka time, rates subtract kyu days subtract kyu nahi',
    ],
    says: text`
      Subtract rates, not days. Take 30 units: together 5 a day, A alone 3 a day, so B does 2 a day and needs
      $30 \div 2 = 15$ days. The difference of the days, 4, means nothing.`,
  },
  {
    of: 'AR.TNW.1',
    asks: [
      'Why do we divide the sum of three pairs by 2?',
      'a+b, b+c, c+a ko jod ke half kyu karte hai',
      'three pairs of workers added, why half',
      'har banda do baar aata hai pairs me',
      'pairs of times given, all three together',
      'a+b b+c c+a pairs ka sum half kyu karte hai',
    ],
    says: text`
      Each person works in two of the pairs, so the sum of the three rates counts everyone twice. Half of it is
      the rate of all three. Take one pair off, and the third person's rate is left.`,
  },
  {
    of: 'AR.TNW.1',
    asks: [
      'Where does ab by a plus b come from?',
      'ab/(a+b) formula kaise bana',
      'product by sum for two workers',
      'formula for time together of two people',
      'xy upon x+y kab lagta hai',
      'ab/(a+b) formula for two workers together kaise bana',
    ],
    says: text`
      The rates are $\frac{1}{a}$ and $\frac{1}{b}$, together $\frac{a + b}{ab}$ of the work a day. The time is
      the reciprocal: $\frac{ab}{a + b}$. For 6 and 3 days $\frac{18}{9} = 2$ days. It holds for two workers who
      work the whole time.`,
  },
  {
    of: 'AR.TNW.1',
    asks: [
      'Why do I turn the fraction round at the end?',
      '1/a + 1/b ke baad ulta kyu karte hai',
      'sum of the fractions is not the days',
      '5/12 aaya to answer 12/5 days kyu',
      'reciprocal kab lena hai end me',
      '1/a + 1/b sum ko reciprocal ya ulta kyu karte hai for days',
    ],
    says: text`
      The sum of the fractions is the work of one day. If $\frac{5}{12}$ of the work is done in a day, the whole
      needs as many days as $\frac{5}{12}$ goes into 1: $\frac{12}{5} = 2.4$ days. Rate and time are reciprocals
      of each other.`,
  },
  {
    of: 'AR.TNW.1',
    asks: [
      'What does ‘needs 8 days more than together’ give?',
      'akele me together se itne din zyada, root kyu',
      'longer than both together by some days formula',
      'root of the product of the extra days',
      'a alone 4 more, b alone 9 more than together',
      'alone takes 4 days more than together, square root of product kyu',
    ],
    says: text`
      Let together be $t$ days, alone $t + 4$ and $t + 9$. In the time $t$ both finish, so what B does in $t$
      days A does in the 4 extra days, and the other way round. That leads to $t^2 = 4 \times 9$, $t = 6$ days.`,
  },
  {
    of: 'AR.TNW.1',
    asks: [
      'How do parts of the work tell the time of the whole?',
      'aadha kaam 5 din me to pura 10 din me',
      'one third done in some days, full work',
      'part of the job known, rate kaise',
      '2/5 kaam 4 din me hua to',
      'part of the work done in some days, whole work ka time kaise',
    ],
    says: text`
      At the same rate time grows with the work. If $\frac{2}{5}$ of the work takes 4 days, the whole takes $4
      \div \frac{2}{5} = 10$ days. Then use the 10 days as usual.`,
  },
  {
    of: 'AR.TNW.2',
    asks: [
      'How do I handle someone who leaves before the end?',
      'beech me chala gaya to kaise solve kare',
      'leaves 3 days before completion, equation',
      'worker who quits, count his days only',
      'kaam khatam hone se pehle chhod diya',
      'one worker leaves before the end, uske days kaise count kare',
    ],
    says: text`
      Count for each person only the days that person was there. If the work takes $x$ days and B leaves 3 days
      before the end, A works $x$ days and B $x - 3$ days. Units of A and units of B together are the whole
      work.`,
  },
  {
    of: 'AR.TNW.2',
    asks: [
      'Why may we pretend that nobody left?',
      'maan lo nahi gaya, extra kaam add kyu karte',
      'add the work the leaver would have done',
      "shortcut of adding the missing days' work",
      'total work badha ke solve karne ka logic',
      'suppose the leaver did not leave, extra work add kyu karte hai',
    ],
    says: text`
      If the leaver had stayed, the same days would have brought more work: the work and what he would have done
      in the days after leaving. Add this to the work, and then everybody works all the days, so divide by the
      joint rate.`,
  },
  {
    of: 'AR.TNW.2',
    asks: [
      'How do I find the work that is left?',
      'remaining work kaise nikalte hai',
      'rest of the job after some days',
      'kitna kaam bacha aur kaun karega',
      'left-over work divided by whose rate',
      'remaining work kaise nikale aur kiske rate se divide kare',
    ],
    says: text`
      Whole work minus units done so far. Divide it by the rate of those who go on, and only of those. With 60
      units at 9 a day for 4 days, 24 are left; if the one with 5 a day goes on alone, that takes 4.8 days.`,
  },
  {
    of: 'AR.TNW.2',
    asks: [
      'Is it ‘after 3 days’ or ‘3 days before the end’?',
      '3 din baad ya 3 din pehle confuse',
      'leaves after four days vs four days before the finish',
      'joined after some days, count from start or end',
      'words after and before completion, timeline',
      'leaves after 3 days or leaves 3 days before the end, difference',
    ],
    says: text`
      ‘After 3 days’ counts from the start: the first stretch is 3 days long. ‘3 days before the end’ counts
      from the finish: the last stretch is 3 days long. Draw a line from start to end and write who works on
      each piece.`,
  },
  {
    of: 'AR.TNW.2',
    asks: [
      'What if the total time is asked and not the rest?',
      'total days pucha hai ya remaining days',
      'answer includes the first days or not',
      'kitne din aur lage ya kul kitne',
      'in how many days was the whole work done',
      'whole time from the start ya sirf remaining days puche hai',
    ],
    says: text`
      Read the last sentence. ‘In how many more days’ is the last stretch only; ‘in how many days was the work
      completed’ counts from the very start. Add the first stretch in the second case. Both numbers are usually
      on your paper.`,
  },
  {
    of: 'AR.TNW.2',
    asks: [
      'How does joining later differ from leaving early?',
      'baad me join kiya to din kaise count',
      'one starts alone and the other joins',
      'joins after 4 days, his days are total minus 4',
      'shuru akela phir dono saath',
      'second worker joins later, pehle wale ka alone work kaise',
    ],
    says: text`
      Leaving early cuts days at the end, joining later cuts days at the start. Someone who joins after 4 days
      works 4 days less than the total. What the first worker did alone in those 4 days comes off the work; the
      rest is done at the joint rate.`,
  },
  {
    of: 'AR.TNW.3',
    asks: [
      'What is one round of turns?',
      'cycle ya round ka matlab alternate days me',
      'two days of alternate work as one unit',
      'work in one cycle kaise nikale',
      'ek chakkar me kitna kaam hota hai',
      'alternate days me one cycle ka work kaise nikale',
    ],
    says: text`
      It is the shortest piece that repeats. A one day, B the next: a round is two days, with the units of both.
      If A does 5 and B 4, a round is 9 units in 2 days. With help every third day a round is three days.`,
  },
  {
    of: 'AR.TNW.3',
    asks: [
      'Why not use the average rate till the end?',
      'mean rate se directly divide kyu nahi',
      '60 units at 4.5 per day is wrong?',
      'alternate days average lekar galat kyu aata',
      'last day alag kyu dekhte hai',
      'alternate days me average rate se end tak divide kyu nahi kar sakte',
    ],
    says: text`
      The average holds over whole rounds only. The last round is usually cut short, and in it each person works
      at his own rate. 60 units, 5 and 4 in turn: 6 rounds are 54 in 12 days, then 5 by A on day 13, and 1 of
      B's 4: $13\frac{1}{4}$ days.`,
  },
  {
    of: 'AR.TNW.3',
    asks: [
      'Does it matter who begins when two work in turns?',
      'pehle kaun shuru kare se time badlega kya',
      'starting person changes the total days?',
      'a begins or b begins, same time?',
      'kisse start karna better hai',
      'who starts first in alternate work, total time change hoga kya',
    ],
    says: text`
      Only in the last round. After the whole rounds the same rest is left; then the one whose turn it is goes
      on. If the rest is 0, the beginner makes no difference. If the quicker one has the turn, it ends sooner.`,
  },
  {
    of: 'AR.TNW.3',
    asks: [
      'How do I work out the last day, when it is not a full day?',
      'last me bacha kaam kitne time me',
      'fraction of the final day',
      'remaining units divide by whose rate',
      'aakhri din pura nahi lagta to',
      'last day me remaining work kitna time lega in turns',
    ],
    says: text`
      Give the rest to those whose turn it is, one by one. If 7 units are left and A does 5 a day, A's day is
      full, and 2 units stay for B. At 4 a day that is $\frac{2}{4} = \frac{1}{2}$ of B's day.`,
  },
  {
    of: 'AR.TNW.3',
    asks: [
      'How does a helper on every third day count?',
      'har teesre din help aati hai to cycle',
      'assisted every third day by both',
      'every third day means in 3 days how much work',
      'teesre din dono saath, pehle do din akela',
      'helper comes every third day, three day cycle ka work',
    ],
    says: text`
      Make a round of three days: two days alone, the third with help. If A does 3 a day and the helper 6, a
      round is $3 + 3 + 9 = 15$ units. Count whole rounds, then follow the rest day by day from the first day of
      a round.`,
  },
  {
    of: 'AR.TNW.3',
    asks: [
      'What if one undoes work on his turn?',
      'ek banata hai ek todta hai alternate',
      'filling one hour and emptying the next',
      'monkey climbing and slipping jaisa',
      'upar chadhna niche aana, last me kya hota',
      'one fills and other empties in turns, last turn me kya hota hai',
    ],
    says: text`
      Then a round adds and takes off. Stop before the last push: once the work is full it is done, and nothing
      is undone any more. 5 up and 3 down is 2 a round; for 9 units do 2 rounds to reach 4, then 5 more: 9 is
      reached on turn 5.`,
  },
  {
    of: 'AR.TNW.4',
    asks: [
      'Why are times in the reverse ratio of the efficiencies?',
      'efficiency 5:4 to time 4:5 kyu',
      'faster means fewer days, inverse ratio',
      'ratio ulta kyu karte hai time ke liye',
      'rate and days inversely related, reason',
      'efficiency ratio ka ulta time ratio kyu hota hai',
    ],
    says: text`
      The work is the same, and work is rate times time. For 20 units a worker who does 5 units a day needs
      4 days, one who does 4 units a day needs 5. So efficiencies 5 : 4 mean times 4 : 5: a larger rate
      needs less time.`,
  },
  {
    of: 'AR.TNW.4',
    asks: [
      'Why does 50% more efficient not mean half the time?',
      '50% zyada efficient to 50% kam din kyu nahi',
      '25% faster saves 25% of the days?',
      'per cent taken off the time directly',
      'efficiency badhi to time kitna percent kam',
      '50% more efficient se time 50% kam kyu nahi hota',
    ],
    says: text`
      50% more means a rate of $\frac{3}{2}$, so the time is $\frac{2}{3}$: from 12 days to 8, which is a third
      less. 25% more gives $\frac{4}{5}$ of the time, a fifth less. Taking the per cent off the time is too
      much.`,
  },
  {
    of: 'AR.TNW.4',
    asks: [
      'What does ‘twice as efficient’ or ‘three times as fast’ mean for the days?',
      'dugna tez matlab din aadhe',
      'thrice as good a workman, days ratio',
      'twice as efficient, who takes more time',
      'teen guna kaam karta hai to time',
      'twice as efficient, days half ya double',
    ],
    says: text`
      Twice as efficient is a rate of 2 against 1, so half the days. Three times as good: a third of the days.
      ‘Twice as efficient as B’ makes A the quicker one; if B needs 18 days, A needs 9.`,
  },
  {
    of: 'AR.TNW.4',
    asks: [
      'How do I use ‘6 days sooner’?',
      '6 din pehle khatam karta hai to kaise use kare',
      'difference of days and ratio of times',
      'fewer days given with efficiency ratio',
      'din ka antar aur ratio se dono ke din',
      'days sooner or days less given, ratio se actual days kaise',
    ],
    says: text`
      Put the ratio of the times next to it. If rates are 3 : 2, times are 2 : 3, one part apart. That part is
      the 6 days, so the times are 12 and 18 days. A difference of rates cannot be used like this.`,
  },
  {
    of: 'AR.TNW.4',
    asks: [
      'How do I compare three people in two ways?',
      'a is as good as b and c together',
      'a twice as fast as b, b and c together equal',
      'teen logo ki efficiency compare kaise',
      'a does as much as two others, ratio of rates',
      'three workers ki efficiency compare, one equal to other two together',
    ],
    says: text`
      Write all rates with one letter or in parts. If A equals B and C together and A is twice as good as B: let
      B be 1, A is 2, so C is $2 - 1 = 1$. Then add rates as needed. Times come at the very end.`,
  },
  {
    of: 'AR.TNW.4',
    asks: [
      'What if the speed changes during the work?',
      'beech me speed kam ho gayi to delay kitna',
      'works slower for the second half',
      'rate falls part way, planned days',
      'aadhe kaam ke baad dheere kaam kiya',
      'speed of work falls in between, delay kis part par',
    ],
    says: text`
      Only the part after the change takes another time. If the rest would have taken 10 days at the old rate
      and the rate falls to $\frac{5}{6}$, it takes 12. So the delay belongs to the rest, not to the whole work.`,
  },
  {
    of: 'AR.TNW.5',
    asks: [
      "Why is the leak's rate subtracted?",
      'leak ko minus kyu karte hai',
      'outlet pipe negative, inlet positive why',
      'emptying pipe ka rate ghatana',
      'drain as a worker who undoes',
      'leak ya outlet pipe ka rate minus kyu karte hai',
    ],
    says: text`
      A leak takes out of the tank what the pipe brings in. If 5 units come in and 2 go out in an hour, the tank
      gains 3. So a leak or waste pipe is a worker whose work counts as negative.`,
  },
  {
    of: 'AR.TNW.5',
    asks: [
      "How do I find the leak's own time?",
      'leak akela kitni der me khali karega',
      'filling delayed by a leak, leak alone time',
      "difference of the hours is the leak's time?",
      '8 ghante ki jagah 10 lage to leak',
      'leak alone tank kitne time me empty karega, hours subtract kyu nahi',
    ],
    says: text`
      Subtract rates, not hours. Filling takes 8 hours, with the leak 10. Tank 40 units: 5 in, net 4, so the
      leak takes 1 an hour and would empty the full tank in 40 hours. The 2 hours of difference are not the
      leak's time.`,
  },
  {
    of: 'AR.TNW.5',
    asks: [
      'What if the tank is partly full at the start?',
      'tank pehle se ek tihai bhara hai',
      'tank 1/3 full already, fill only the rest',
      'part filled tank kitna time lagega',
      'half full hai to half time?',
      'tank already part full, baaki hi fill karna hai kya',
    ],
    says: text`
      Fill only what is missing. With 40 units and a quarter full, 30 units are to come; at 5 an hour 6 hours.
      The rate of a pipe is found from the whole tank, then it is used for the missing part.`,
  },
  {
    of: 'AR.TNW.5',
    asks: [
      'What if more goes out than comes in?',
      'outlet zyada tez hai to tank khali hoga',
      'net rate negative matlab',
      'all pipes open and the tank empties',
      'inlet se zyada outlet to kya hoga',
      'outlet faster than inlet, tank empty kab hoga',
    ],
    says: text`
      Then the level falls. With 4 units in and 6 out the tank loses 2 an hour: a full tank of 40 units is empty
      after 20 hours, and an empty tank never fills. The time is what is in the tank divided by the loss.`,
  },
  {
    of: 'AR.TNW.5',
    asks: [
      'How do I treat a pipe that is open only for a while?',
      'pipe kuch der baad band kar di',
      'waste pipe left open by mistake for some time',
      'drain was open how long, timeline',
      'kab band kiya nikalna hai',
      'pipe closed after some time, uske open hours kaise',
    ],
    says: text`
      Count its hours apart. If the tank takes $x$ hours in all and the drain is open for $y$ of them, units in
      during $x$ hours minus units out during $y$ hours are the tank. This is ‘who leaves early’ with a minus.`,
  },
  {
    of: 'AR.TNW.5',
    asks: [
      'What if the leak is not at the bottom?',
      'leak beech me hai neeche nahi',
      'crack at some height, when does it start',
      'leak at one third height only upper water',
      'pani us height tak pahunchne ke baad leak',
      'leak or hole at some height of the tank, rate kab change',
    ],
    says: text`
      Below the hole nothing leaks, so filling is at the full rate there; above it at the rate with the leak.
      Split the tank at the height of the hole and add two times. When a full tank stands, it leaks down to the
      hole only.`,
  },
  {
    of: 'AR.TNW.6',
    asks: [
      'What are man-days or worker-hours?',
      'man days ka matlab kya',
      'worker hours kaise count karte',
      'men times days times hours, meaning of the product',
      '12 men 10 days 120 what',
      'man-days ya worker-hours ka matlab kya',
    ],
    says: text`
      One worker-hour is what one worker does in an hour, if all are alike. 12 workers on 10 days of 8 hours
      give $12 \times 10 \times 8 = 960$ worker-hours. The same work always needs the same number of them.`,
  },
  {
    of: 'AR.TNW.6',
    asks: [
      'Where does M1D1H1 by W1 come from?',
      'm1d1h1/w1 = m2d2h2/w2 kaise aaya',
      'chain rule formula of men days hours',
      'formula ka reason men days work',
      'which one goes in the denominator, work',
      'm1d1h1 formula kyu sahi hai, work denominator me kyu',
    ],
    says: text`
      Worker-hours grow with the work: twice the work, twice as many. So worker-hours divided by work is the
      same in both cases. That quotient is how many worker-hours one unit of work takes.`,
  },
  {
    of: 'AR.TNW.6',
    asks: [
      'How do I know whether to multiply or divide by a ratio?',
      'zyada log to kam din, zyada kaam to zyada din',
      'direct or inverse for each quantity in teams',
      'more hours a day, days up or down',
      'hours badhe to days kam kyu, ratio ulta',
      'more men fewer days, multiply ya divide kaise decide kare',
    ],
    says: text`
      Ask for each change alone: does it make the days more or fewer? More workers or more hours a day: fewer
      days, multiply by a number below 1. More work: more days, multiply by a number above 1.`,
  },
  {
    of: 'AR.TNW.6',
    asks: [
      'What if some workers are quicker than others?',
      'machines alag speed ki ho to man days',
      'different efficiency in the men days formula',
      'one team works twice as fast as the other',
      'efficiency bhi multiply karni hai kya',
      'workers of different efficiency in man days formula',
    ],
    says: text`
      Then multiply by the efficiency as well: workers × days × hours × efficiency. If 10 workers of a second
      team do as much as 15 of the first, each of the second counts as 1.5.`,
  },
  {
    of: 'AR.TNW.6',
    asks: [
      'How do I find how many more workers are needed?',
      'kitne aur aadmi chahiye time pe khatam karne',
      'behind schedule, extra men required',
      'additional workers, subtract the old number',
      'aadha kaam hua, din kam bache',
      'how many extra men needed to finish in time, kaise nikale',
    ],
    says: text`
      Take the work that is left and the days that are left. If 20 workers did $\frac{1}{3}$ in 15 days, the
      work is 900 worker-days, 600 are left. In 20 days this needs 30 workers, so 10 more. Do not forget to
      subtract those who are there.`,
  },
  {
    of: 'AR.TNW.6',
    asks: [
      'Why is stored food like work?',
      'khana kitne din chalega, men days jaisa kyu',
      'provisions for 40 days, more people join',
      'ration stock for a camp as person-days',
      'more people come, ration jaldi khatam',
      'food for a camp lasts how many days, men days jaisa kyu',
    ],
    says: text`
      A stock is counted in person-days: food for 50 people for 30 days is 1,500 portions. After 10 days 1,000
      are left. If 50 more people come, these last $1000 \div 100 = 10$ days. People eat a stock as workers eat
      up work.`,
  },
  {
    of: 'AR.TNW.7',
    asks: [
      'What does ‘12 men or 18 women’ mean?',
      'men or women me or ka matlab',
      '12 men or 18 women can do, equal teams',
      'is it 12 men and 18 women together',
      'ya aur aur me farak men women wale me',
      '12 men or 18 women ka matlab, or aur and me farak',
    ],
    says: text`
      ‘Or’ compares: 12 men alone do it in that time, and so do 18 women alone. So 12 men equal 18 women, and 2
      men equal 3 women. With ‘and’ both would work together, and the rates would be added.`,
  },
  {
    of: 'AR.TNW.7',
    asks: [
      'How do I exchange men for women?',
      'ek aadmi kitni aurat ke barabar',
      'convert all into women, ratio which way',
      '2 men do what 3 women do, man is 1.5 or 2/3',
      'sabko ek type me badalna',
      'men ko women me convert kaise kare, exchange ratio ulta kyu',
    ],
    says: text`
      Fewer people for the same work are the stronger ones. If 2 men do what 3 women do, one man is 1.5 women. A
      team of 4 men and 5 women is $4 \times 1.5 + 5 = 11$ women. Check: of two equal teams the one with more
      people has the slower ones.`,
  },
  {
    of: 'AR.TNW.7',
    asks: [
      'Why can I not add men and women as they are?',
      'sabko 1 maan ke heads count kyu nahi',
      'total number of people in a mixed team',
      '6 men + 5 women is 11 workers?',
      'aadmi aurat bachche ko seedha jodna',
      'men and women ko directly add kyu nahi kar sakte',
    ],
    says: text`
      They do different amounts a day in such a question, so a head is not a unit of work. Exchange them for one
      kind first. 6 men and 5 women are 11 heads, but if a man is 1.5 women, they work like 14 women.`,
  },
  {
    of: 'AR.TNW.7',
    asks: [
      'How do two mixed teams give the ratio?',
      '6 men 5 women in 4 days, 3 men 4 women in 6 days',
      'two equations of men and women, equate total work',
      'mixed team days multiply on both sides',
      'dono team ka kaam barabar rakhna',
      'two mixed teams of men and women, equation se ratio kaise',
    ],
    says: text`
      The work is the same, so team times days agrees: $4(6m + 5w) = 6(3m + 4w)$ gives $24m + 20w = 18m + 24w$,
      so $6m = 4w$ and $m : w = 2 : 3$. Here a woman does more than a man. Let the numbers decide.`,
  },
  {
    of: 'AR.TNW.7',
    asks: [
      'What if some of them leave part-way?',
      'aadmi chale gaye aurat bachi to kitne din',
      'men leave after some days and women finish',
      'change of the group during the work',
      'beech me log badal gaye men women',
      'men leave in between and women finish, remaining work kaise',
    ],
    says: text`
      Count in one kind and go stretch by stretch. Whole work minus what the first team has done is the rest;
      divide it by the daily work of those who stay. Everything in ‘women-days’, for example, keeps the units
      alike.`,
  },
  {
    of: 'AR.TNW.7',
    asks: [
      'What are children or boys counted as?',
      'bachche ka kaam kitna maane',
      'men women and children, three kinds',
      'third kind of worker, convert how',
      'teen type ke worker ka ratio',
      'children ya boys ka work men women ke saath kaise',
    ],
    says: text`
      As one more kind with its own rate, known from a comparison in the question. 2 men, 3 women and 4 children
      doing the same in a day are $m : w : c = \frac{1}{2} : \frac{1}{3} : \frac{1}{4} = 6 : 4 : 3$. Then use
      these units.`,
  },
  {
    of: 'AR.TNW.8',
    asks: [
      'Why is pay shared by work and not by days?',
      'wages days ke ratio me kyu nahi',
      'paid according to the work done, not time',
      'salary ka batwara kis ratio me',
      'equal days means equal pay?',
      'wages work ke ratio me kyu, days ke ratio me kyu nahi',
    ],
    says: text`
      The money is for the work. A quicker worker does more in the same days and gets more: at 3 and 2 units a
      day, ten days of both are paid 3 : 2. Only if all have the same rate is the ratio of days enough. So pay
      goes by rate multiplied by days.`,
  },
  {
    of: 'AR.TNW.8',
    asks: [
      'Is the pay in the ratio of the times alone?',
      'a 10 din b 15 din to pay 10:15 kyu nahi',
      'slower worker gets more? ratio of days alone',
      'pay ratio inverse of the individual times',
      'akele ke time ka ulta ratio pay me',
      'pay ratio is inverse of individual times kyu',
    ],
    says: text`
      No, it is the other way round, because the one who needs less time does more each day. Someone who needs
      10 days alone and someone who needs 15 have the rates $\frac{1}{10} : \frac{1}{15} = 3 : 2$. If both work
      the same days, the pay is 3 : 2.`,
  },
  {
    of: 'AR.TNW.8',
    asks: [
      'How do I find the pay of a third helper?',
      'c ki madad se kaam hua, c ko kitna mila',
      "third person's share is what is left of the work",
      'with the help of a boy, his wages',
      'do logo ka kaam ghata ke teesre ka pay',
      'third helper ki pay kaise, remaining part of the work',
    ],
    says: text`
      Find what the two known workers did in those days; the third did the rest and gets the same part of the
      money. A alone needs 6 days, B alone 8, and with C they take 3 days: $\frac{3}{6} + \frac{3}{8} =
      \frac{7}{8}$, so C did $\frac{1}{8}$ and gets an eighth of the money.`,
  },
  {
    of: 'AR.TNW.8',
    asks: [
      'What if they worked for different numbers of days?',
      'alag alag din kaam kiya to pay',
      'rate times days for each person',
      'one worked 4 days other 6 days, wages',
      'din bhi alag efficiency bhi alag',
      'different days worked, pay ke liye rate into days kyu',
    ],
    says: text`
      Multiply each rate by that person's days: this is the work done. Rates 3 : 2, days 4 and 9: $3 \times 4 :
      2 \times 9 = 12 : 18$, so the pay is 2 : 3.`,
  },
  {
    of: 'AR.TNW.8',
    asks: [
      'Is daily wage the same as pay by work?',
      'roz ki majdoori fix hai to kaise',
      'paid per day versus paid for the job',
      'daily pay given, total cost of the work',
      'cheaper worker or faster worker, which costs less',
      'daily wage fixed, work ke hisaab se pay nahi kya',
    ],
    says: text`
      No. With a fixed wage a day the pay is wage times days, whatever the person gets done. The cost of a job
      is then days × wage for each. A dear but quick worker may make the job cheaper: 4 days at ₹900 cost less
      than 7 at ₹600.`,
  },
  {
    of: 'AR.TNW.8',
    asks: [
      'Do they share the whole sum if someone leaves early?',
      'jo chala gaya use bhi paisa milega kya',
      'contract money when a worker leaves',
      'total payment fixed, divide by work of each',
      'beech me chhoda to uska hissa',
      'worker left early, payment ka hissa milega kya',
    ],
    says: text`
      Yes, everybody is paid for the part that he has done. The whole sum belongs to the whole work; whoever did
      $\frac{2}{5}$ of it gets $\frac{2}{5}$ of the sum, also after leaving.`,
  },
  {
    of: 'AR.TNW.9',
    asks: [
      'Why are the daily teams added?',
      'har din ki team ko jodte kyu hai',
      'sum of workers over all days is the work',
      'one more joins daily, total man days',
      'roz ek aadmi badhta hai to total kaam',
      'changing team me daily workers ka sum hi work kyu hai',
    ],
    says: text`
      One worker on one day is one worker-day. With 3 workers on the first day, 4 on the second and 5 on the
      third, $3 + 4 + 5 = 12$ worker-days are done. So the work is the sum of the daily teams.`,
  },
  {
    of: 'AR.TNW.9',
    asks: [
      'How large is the team on the last day?',
      'nth din kitne log, n ya n-1 baar badha',
      "last day's team, count one change less",
      'last day team size, 10 din me 9 baar badla kyu',
      'aakhri din ki team kaise',
      'last day ki team size, one change less kyu',
    ],
    says: text`
      On the first day nothing has changed yet. So in 10 days the team changes 9 times: starting with 5 and one
      more a day it is $5 + 9 = 14$ on the tenth day.`,
  },
  {
    of: 'AR.TNW.9',
    asks: [
      'Can I use the average team?',
      'average team times days sahi hai kya',
      'mean of the first and the final team',
      'beech wali team ko days se multiply',
      'ap sum shortcut in changing teams',
      'average team of first and last day use kar sakte hai kya',
    ],
    says: text`
      Yes, if the team changes by the same number each day: then the average is half of the first and the last.
      First day 5, tenth day 14: average 9.5, so $10 \times 9.5 = 95$ worker-days.`,
  },
  {
    of: 'AR.TNW.9',
    asks: [
      'How long does a growing team need for a given work?',
      'quadratic banta hai changing team me kaise',
      'sum equals total work, solve for n',
      'n(n+1)/2 = work wala equation',
      'kab tak chalega kaam, unknown days',
      'growing team ko given work ke liye kitne days lagenge',
    ],
    says: text`
      Write the sum with $n$ days and set it equal to the work. Starting with 1 and one more each day:
      $\frac{n(n + 1)}{2} = 55$ gives $n = 10$. If the team shrinks there may be two solutions; keep the one
      with no negative team.`,
  },
  {
    of: 'AR.TNW.9',
    asks: [
      'What if they come one after another and all stay till the end?',
      'har kuch din baad ek aur aata hai, sab ruk jate',
      'last one to join works fewest days',
      'shares when people begin at equal intervals',
      'sabse pehle wale ne kitne din kaam kiya',
      'workers come one after another and stay, har ek ke days kitne',
    ],
    says: text`
      Count days for each person instead of people for each day; the sum is the same. If the first works 10
      days, the next 8, 6, 4 and 2, together 30 worker-days. Pay then goes as these days.`,
  },
  {
    of: 'AR.TNW.9',
    asks: [
      'What if some workers leave every day?',
      'roz do log chhod ke jate hai',
      'team shrinks daily, work gets slower',
      'workers leave one by one each day',
      'ghatti team ka total kaam',
      'workers leave every day, shrinking team ka work kaise',
    ],
    says: text`
      The daily teams fall by equal steps, and the sum is counted in the same way. 20, 18, 16, 14 are $4 \times
      17 = 68$ worker-days. Compare with a constant team: 20 people would have done this in 3.4 days.`,
  },
];

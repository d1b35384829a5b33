import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const permutationsAndCombinations: readonly CommonDoubt[] = [
  {
    of: 'MM.PNC',
    asks: [
      'How do I know whether it is a permutation or a combination?',
      'npr lagau ya ncr kaise pata',
      'arrangement or selection how to decide',
      'order matter karta hai ya nahi kaise samjhe',
      'when to use ncr and when npr',
      'permutation and combination difference',
    ],
    says: text`
      Exchange two of the chosen and ask whether the result is another one. A president and a secretary exchanged make
      another result, so order counts: $^nP_r$. Two members of a committee exchanged make the same committee: $^nC_r$.`,
  },
  {
    of: 'MM.PNC',
    asks: [
      'When do I multiply and when do I add?',
      'multiply kab aur add kab karna hai',
      'why are the ways multiplied here and not added',
      'and means multiply, or means add?',
      'guna kare ya jode cases ko',
      'cases ko add kare ya multiply, and aur or ka matlab',
    ],
    says: text`
      Choices that follow one another, this and then that, are multiplied: 3 shirts and 2 trousers make 6 outfits,
      because each shirt goes with both. Cases of which only one happens, this or that, are added.`,
  },
  {
    of: 'MM.PNC',
    asks: [
      'Why can I count all and take away the unwanted ones?',
      'total minus unwanted kab use kare',
      'can i subtract the opposite case from all',
      'complement method in counting allowed?',
      'at least one ke liye all minus none kyu',
      'total ways se unwanted ways minus karna kab sahi hai',
    ],
    says: text`
      Every outcome is either wanted or unwanted, so the two counts make the total. Take the way that has fewer cases.
      With at least one, the opposite is none, a single case. Make sure the unwanted ones are all of the opposite.`,
  },
  {
    of: 'MM.PNC',
    asks: [
      'Why do we divide by r factorial in a combination?',
      'ncr me r! se divide kyu karte hain',
      'why divide by 3! when choosing 3',
      'where does the formula of ncr come from',
      'npr se ncr kaise banta hai',
      'selection me order hatane ke liye factorial se divide kyu',
    ],
    says: text`
      First count with order: for 3 of 5 there are $5 \times 4 \times 3 = 60$ rows. But each group of three appears in
      all its $3! = 6$ orders, and these are one selection. So there are $60 \div 6 = 10$ groups.`,
  },
  {
    of: 'MM.PNC',
    asks: [
      'Why does 0! equal 1?',
      'zero factorial 1 kyu hai',
      '0! ko zero kyu nahi lete',
      'nc0 = 1 ka matlab kya hua',
      'number of ways to choose nothing is one?',
      'factorial of zero one kyu maante hain',
    ],
    says: text`
      There is just one way to arrange nothing: to leave it. The pattern agrees too: $3! = 6$, $2! = 2$, $1! = 1$,
      each divided by 3, 2, 1 in turn, and the next step gives $1 \div 1 = 1$. So choosing all of a group has one way.`,
  },
  {
    of: 'MM.PNC',
    asks: [
      'How do I make sure that nothing is counted twice?',
      'double counting kaise avoid kare',
      'same case do baar count ho gaya kya',
      'how do i check that my counting is right',
      'cases overlap to nahi kar rahe kaise pata',
      'ek hi selection do baar count ho gaya kya kaise check kare',
    ],
    says: text`
      Make cases that exclude each other, such as exactly 2, exactly 3, and so on. Then try your way on a small number
      that can be listed. Choosing 2 of 3 by hand gives 3 groups; if your way gives 6, each one was counted twice.`,
  },
  {
    of: 'MM.PNC.1',
    asks: [
      'Why do we divide by factorials of the like letters?',
      'repeat hone par 2! se divide kyu karte hain',
      'why divide when a digit comes twice',
      'same letters me factorial neeche kyu aata hai',
      'like things repeated, reason for division',
      'same letters ke arrangements me factorial se divide kyu karna padta',
    ],
    says: text`
      Count first as if the like things had different colours. Then each real arrangement is counted once for each
      order of its like things, and these orders cannot be seen. Two equal digits: each number was counted $2! = 2$
      times.`,
  },
  {
    of: 'MM.PNC.1',
    asks: [
      'Why divide by 3! and not by 3?',
      'teen same hai to 3 se divide kyu nahi',
      'divide by number of repeats or its factorial',
      'why 6 when the letter appears three times',
      'factorial kyu, count kyu nahi',
      '3 same digits to 3 se nahi 3! se divide kyu',
    ],
    says: text`
      Three like things can change places among themselves in $3 \times 2 \times 1 = 6$ ways, and all six look the
      same. So 6 colourings become one arrangement. The number 3 counts the things, 3! counts their orders.`,
  },
  {
    of: 'MM.PNC.1',
    asks: [
      'What if two different things are repeated?',
      'do alag letters repeat ho to kya kare',
      'two pairs of same digits divide by 4! or by 2! 2!',
      'should i add the factorials or multiply them',
      'more than one repeated letter formula',
      'do alag digits dono repeat, dono ke factorial se divide kare kya',
    ],
    says: text`
      Divide by a factorial for each group, one after the other, because the orders in one group go with every order
      in the other. For 1, 1, 2, 2 there are $\frac{4!}{2! \times 2!} = 6$ numbers. Unlike things stay separate, so
      never join the groups.`,
  },
  {
    of: 'MM.PNC.1',
    asks: [
      'How do I handle a zero among the repeated digits?',
      'digits me 0 bhi hai aur repeat bhi',
      'zero first place pe aaye to minus kaise kare',
      'leading zero in numbers with repeated digits',
      'total arrangements minus those starting with zero',
      'repeated digits me 0 bhi ho to leading zero wale numbers hatane',
    ],
    says: text`
      Count all arrangements, divided for the repeats, then subtract the ones that begin with 0. For these fix one 0
      in front and arrange the other digits, again divided for what is still repeated.`,
  },
  {
    of: 'MM.PNC.1',
    asks: [
      'Why can I use a combination for arranging like things?',
      'identical balls arranged in row using ncr why',
      'yaha arrange karna hai to ncr kaise aa gaya',
      'choose places for the red ones is same as arranging?',
      'two kinds only, why is choosing positions enough',
      'like balls ki row me places choose karna combination kyu hai',
    ],
    says: text`
      If only two kinds are there, the places of one kind fix everything. For 3 red and 2 blue balls choose the 2
      places for blue of 5: $^5C_2 = 10$. It equals $\frac{5!}{3! \times 2!}$, so both ways agree.`,
  },
  {
    of: 'MM.PNC.1',
    asks: [
      'What if not all the letters are used?',
      'some letters choose karne hai aur kuch repeat hai',
      'choose 3 letters from a word with repeated ones',
      'why make cases all different and two alike',
      'can i just use npr when letters repeat',
      'only some letters used from a word with repeats, make cases why',
    ],
    says: text`
      No single formula fits, because selections with repeats have fewer orders. Make cases: all different, two alike
      and one other, all alike. In each case choose the letters first, then arrange them, dividing for the like ones.`,
  },
  {
    of: 'MM.PNC.2',
    asks: [
      'Why do we treat those who stay together as one block?',
      'together wale ko ek unit kyu maante hain',
      'why tie them and count as a single person',
      'block method ka logic',
      'next to each other means glue them?',
      'saath baithne wale logon ko ek block ya unit kyu maane',
    ],
    says: text`
      If they must stay together, they move as one. So arrange the block with the others, and the rule is met in every
      row. Of 5 people with two together there are 4 units, so $4!$ orders of the units.`,
  },
  {
    of: 'MM.PNC.2',
    asks: [
      'Why multiply by the orders inside the block?',
      'block ke andar 2! se multiply kyu',
      'inside arrangement of the together group',
      'why again times 2 after taking one unit',
      'a left of b or b left of a counts differently?',
      'block ke andar wale log aapas me arrange honge, isliye multiply',
    ],
    says: text`
      The block says only that they are neighbours. A beside B and B beside A are different rows, so each order of the
      units comes with each order within the block. Leave it out only if the question fixes the inner order.`,
  },
  {
    of: 'MM.PNC.2',
    asks: [
      'Why use gaps for those who must stay apart?',
      'gap method kyu use karte hain',
      'no two together me gaps me kyu rakhte hain',
      'arrange others first then place in between why',
      'how many gaps are there, n + 1 or n - 1',
      'alag alag rehna ho to gaps me kyu rakhte hain',
    ],
    says: text`
      If everyone in question takes a different gap between the others, one of the others always stands between them.
      So arrange the others first. Five of them have 6 gaps, 4 between and 2 at the ends. Then choose different gaps.`,
  },
  {
    of: 'MM.PNC.2',
    asks: [
      'Why is no two together not the opposite of all together?',
      'total minus all together is no two together na',
      'teen log me no two together total minus together kyu nahi',
      'subtract the block case from total for three people',
      'not all together vs no two together',
      'no two together = total minus all together kyu galat hai teen logon me',
    ],
    says: text`
      With three people there is a third kind of row: two of them side by side and the third apart. Not all together
      allows such rows, no two together forbids them. Only for two people are the two phrases the same.`,
  },
  {
    of: 'MM.PNC.2',
    asks: [
      'Are the ends also gaps?',
      'kinare wale gap count hote hain kya',
      'can a person stand at the extreme left in gap method',
      'why 6 gaps for 5 people in a row',
      'end positions allowed when no two sit together',
      'row ke dono ends ke gaps bhi count kare kya',
    ],
    says: text`
      Yes, in a row: a person at the end has a neighbour on one side only and still stands apart. So 5 people make 6
      gaps. In a circle there are no ends, so 5 people make 5 gaps.`,
  },
  {
    of: 'MM.PNC.2',
    asks: [
      'How do I place girls and boys alternately?',
      'alternate baithne ke kitne tarike, boys girls',
      'why two patterns when numbers are equal',
      'alternate seating bgbg or gbgb',
      'when is only one pattern possible in alternate',
      'boys girls alternate row me pehle kaun, do patterns kyu',
    ],
    says: text`
      With equal numbers the row can begin with a boy or with a girl, so there are two patterns. If one kind has one
      more, it must stand at both ends, so one pattern. In each pattern multiply the orders of the boys and of the
      girls.`,
  },
  {
    of: 'MM.PNC.3',
    asks: [
      'Why can I not choose the minimum first and then anyone?',
      'at least 2 girls, choose 2 then rest from all is wrong why',
      'pehle 2 choose karke baaki kisi ko bhi le to galat kyu',
      'my count comes too big for at least',
      'choosing the required ones first then remaining freely',
      'at least 2 me pehle 2 choose phir baaki sab se, zyada kyu',
    ],
    says: text`
      The same group is then counted several times. In a group with girls A, B and C you could have chosen A and B
      first and C later, or A and C first and B later. It is one committee, counted three times. Add exact cases.`,
  },
  {
    of: 'MM.PNC.3',
    asks: [
      'How do I list the cases for at least and at most?',
      'at least 2 ke kaunse kaunse case banenge',
      'at most 3 me zero bhi aayega kya',
      'exactly, at least, at most me difference',
      'which numbers of girls are allowed in the committee',
      'at least aur at most ke cases kaise likhe committee me',
    ],
    says: text`
      At least 2 means 2, 3, 4 and so on, as far as people and places last. At most 3 means 3, 2, 1 and 0. For each
      number write how many of the other kind fill up the group, multiply within the case, and add the cases.`,
  },
  {
    of: 'MM.PNC.3',
    asks: [
      'When is it better to subtract from the total?',
      'at least one me total minus none fast hai kya',
      'all minus not even one, when is this short',
      'cases bahut zyada hai to opposite count kare',
      'why subtract those with only men',
      'at least one woman total minus no woman kab better hai',
    ],
    says: text`
      Subtract when the opposite has fewer cases. For at least one woman the opposite is no woman, one case. For at
      least 2 it is none and exactly one, still two cases. For at least 5 of 6 the direct way is shorter.`,
  },
  {
    of: 'MM.PNC.3',
    asks: [
      'What do I do when a person must be in or must be out?',
      'ek banda hamesha team me hona chahiye to kaise',
      'particular person always included, why n - 1 c r - 1',
      'never included person, reduce from total or from places',
      'someone refuses to join how does it change the count',
      'ek particular member zaroor ho ya bilkul na ho to kaise choose',
    ],
    says: text`
      Put the fixed person in: one place less to fill and one person less to choose from. Leave an excluded person
      out: the places stay, and one person less is there. For 4 of 10 it is $^9C_3$ with, and $^9C_4$ without.`,
  },
  {
    of: 'MM.PNC.3',
    asks: [
      'How do I count when two people refuse to serve together?',
      'do log saath me nahi aana chahte to kaise count kare',
      'a and b not both in the committee',
      'two enemies in the same team, subtract what',
      'either one or none but not both',
      'do members saath kaam nahi karenge, committee kaise gine',
    ],
    says: text`
      Count all groups and subtract those with both of them. For both, fix the two and choose the rest. Or add three
      cases: only the first, only the second, neither. Both ways must give the same number.`,
  },
  {
    of: 'MM.PNC.3',
    asks: [
      'Why is choosing r the same as leaving n minus r?',
      '10c7 = 10c3 kyu hota hai',
      'ncr equals nc n-r reason',
      'choosing those who go or those who stay same thing?',
      'bada r ho to chhota kaise kare',
      '10 me se 7 choose karna 10 me se 3 chhodne jaisa kyu',
    ],
    says: text`
      When you choose who comes, you also choose who stays at home, so each choice of 7 of 10 fits with one choice of
      3. The counts are equal. Take the smaller one, because $^{10}C_3 = \frac{10 \times 9 \times 8}{6} = 120$ is
      quick.`,
  },
  {
    of: 'MM.PNC.4',
    asks: [
      'Why can zero not stand first?',
      '0 pehle place pe kyu nahi aa sakta',
      '0 first position me kyu nahi likh sakte',
      '4 digit number starting with 0 counts or not',
      'why one choice less for the first digit',
      'first digit zero kyu nahi le sakte number banate waqt',
    ],
    says: text`
      A number that is written with a leading zero has fewer digits: 0345 is 345, which has three. So the first place
      has no 0. Later places may have it. In a code or a PIN, where 0 may stand in front, the rule does not hold.`,
  },
  {
    of: 'MM.PNC.4',
    asks: [
      'Which place do I fill first?',
      'kaunsi jagah pehle bhare',
      'last digit first or first digit first',
      'restricted place pehle kyu bharte hain',
      'why begin with the unit place in even numbers',
      'number banate time sabse pehle kaunsa place fill kare, unit ya first',
    ],
    says: text`
      Fill the place with the strictest rule first, because free places take what is left. For even numbers that is
      the last place. If you fill free places first, you do not know which digits are left for the strict one.`,
  },
  {
    of: 'MM.PNC.4',
    asks: [
      'Why do I need two cases when zero is among the digits?',
      'last digit 0 hone ka case alag kyu',
      'even number with zero in digits, why split',
      'divisible by 5 ends with 0 or 5 separate cases why',
      'zero at the end or not changes the first place how',
      'zero digits me hai to even number ke do case kyu banaye',
    ],
    says: text`
      If 0 stands last, the first place can take any of the other digits. If another digit stands last, the first
      place must avoid this digit and also 0. So the number of choices differs, and one product cannot serve both
      cases.`,
  },
  {
    of: 'MM.PNC.4',
    asks: [
      'Does repetition of digits matter?',
      'repetition allowed hai ya nahi kaise pata',
      'without repetition choices kam kyu hote jaate hain',
      'digits repeat ho sakte hain to kya badlega',
      'if nothing is said about repeating digits',
      'digits repeat kar sakte ya nahi, choices par kya asar',
    ],
    says: text`
      Yes. Without repetition each used digit is gone, so the choices go down by one from place to place. With
      repetition they stay the same, except for the 0 in front. If the question does not say, see what carries
      the digits: a tile or a card can be used only once.`,
  },
  {
    of: 'MM.PNC.4',
    asks: [
      'How do I count numbers greater than a given number?',
      '3000 se bade number kaise count kare',
      'numbers above a bound from given digits, which cases',
      'first digit equal to that of the limit, what then',
      'greater than 5300 how to make the cases',
      'given number se bade numbers count karne ke liye cases kaise',
    ],
    says: text`
      Go from the left. First take a larger first digit: all further places are free. Then take the same first digit
      and a larger second digit, and so on. Numbers with more digits are always greater, if they are allowed.`,
  },
  {
    of: 'MM.PNC.4',
    asks: [
      'How do I find the sum of all the numbers formed?',
      'sab numbers ka sum kaise nikalte hain digits se',
      'why multiply sum of digits by 1111',
      'sum of all 4 digit numbers formed with given digits',
      'each digit comes at each place how many times',
      'saare formed numbers ka sum place by place kaise nikale',
    ],
    says: text`
      By symmetry each digit stands equally often at each place. Four different digits without 0 make $4! = 24$
      numbers, so each digit stands at each place $3! = 6$ times. The sum is 6 times the sum of digits times 1111.`,
  },
  {
    of: 'MM.PNC.4',
    asks: [
      'How do I make the numbers divisible by 3 or 4?',
      'divisible by 3 wale kaise count kare',
      'multiple of 3 depends on the sum of digits, so choose sets',
      'divisible by 4 last two digits ka pair list kare kya',
      'divisibility in forming numbers method',
      '3 se divisible ya 4 se divisible numbers digits se kaise banaye',
    ],
    says: text`
      For 3 or 9 only the sum of the digits counts, so first choose sets of digits with a suitable sum, then arrange
      each set. For 4 list the last two places together, then fill the others. For 5 or 2 the last digit decides.`,
  },
  {
    of: 'MM.PNC.5',
    asks: [
      'Why is it (n - 1)! around a table?',
      'round table me n-1 factorial kyu',
      'circular seating me n! kyu nahi, rotation same',
      'circle me ek ko fix kyu karte hain',
      'sitting in a circle why one less',
      'gol table par n! ki jagah (n-1)! kyu',
    ],
    says: text`
      Only neighbours count: when all move one seat on, nobody gets a new neighbour. So each seating of $n$ people
      appears $n$ times among the $n!$ rows. Or fix one person as a mark and arrange the other $n - 1$ as in a row.`,
  },
  {
    of: 'MM.PNC.5',
    asks: [
      'When do we also divide by 2?',
      'necklace me 2 se divide kyu karte hain',
      'half of n-1 factorial kab',
      'clockwise and anticlockwise same or different',
      'garland beads vs people at a table',
      'necklace ya mala me aadha kyu karte, table par kyu nahi',
    ],
    says: text`
      Only for a ring that can be turned over, such as a necklace or a garland. Its back shows the same beads the
      other way round, so two orders are one necklace. People at a table cannot be turned over: left and right
      neighbours differ.`,
  },
  {
    of: 'MM.PNC.5',
    asks: [
      'Are the seats numbered or not?',
      'chairs numbered ho to n! lenge kya',
      'seats different hai to circle ka formula lagega kya',
      'if the table has marked places',
      'is rotation counted as new when chairs have numbers',
      'round table ki chairs numbered hain to kya rotations alag honge',
    ],
    says: text`
      If the seats are numbered or differ in some other way, moving on gives another seating, so it is $n!$ as in a
      row. Use $(n - 1)!$ only if rotations count as the same. Read whether the question says who sits next to whom.`,
  },
  {
    of: 'MM.PNC.5',
    asks: [
      'How do I seat some people together at a round table?',
      'round table pe do log saath baithe, kitne tarike',
      'block in a circle how many units',
      'together in circular arrangement formula',
      'couple always adjacent around table',
      'circular table par do dost saath baithe to block bana ke kaise',
    ],
    says: text`
      Glue them into one block. With 6 people and one pair there are 5 units in the circle, so $4!$ seatings of the
      units. Then multiply by $2!$ for the order in the block, because left and right differ.`,
  },
  {
    of: 'MM.PNC.5',
    asks: [
      'How many gaps are there in a circle?',
      'circle me gaps n hote hain ya n + 1',
      'no two adjacent around the table, gaps in circle',
      'girls apart around the table, number of gaps',
      'why no end gap in a circular seating',
      'table par log baithe to unke beech kitne gaps, row se alag kyu',
    ],
    says: text`
      As many as the people who sit there: 5 people in a circle have 5 gaps, because there are no ends. First
      seat these 5 in $4!$ ways. After that each gap is different from the others, so the rest choose different
      gaps, and their order counts in full.`,
  },
  {
    of: 'MM.PNC.5',
    asks: [
      'Why do we fix only one person and not each group?',
      'girls bhi circle me baith rahe to unka bhi n-1 factorial?',
      'after seating boys in circle why girls use full factorial',
      '3! times 3! or 3! times 4! for alternate seating',
      'second group is not reduced by one, why',
      'boys fix ho gaye to girls ke liye poora factorial kyu',
    ],
    says: text`
      Fixing one person stops the turning of the whole table. After that every seat is different from the others: it
      is so many places from the fixed person. So the second group has its full factorial.`,
  },
  {
    of: 'MM.PNC.5',
    asks: [
      'How do I treat two people who sit opposite each other?',
      'aamne saamne baithna hai to kaise count kare',
      'facing each other at the round table',
      'opposite seat is fixed after first one sits?',
      'diametrically opposite seating ways',
      'round table par exactly opposite baithne walon ki counting',
    ],
    says: text`
      Fix one of the two as the mark of the table. The seat opposite is then a single seat, so the second has one way.
      The others fill the remaining seats in all orders. With 6 people that is $4! = 24$ seatings.`,
  },
  {
    of: 'MM.PNC.6',
    asks: [
      'Why do I add 1 at the end of a rank?',
      'rank me last me +1 kyu karte hain',
      'words before it plus one, why',
      'add one for the word itself in rank',
      'position nikalne me 1 kyu joda',
      'rank nikalne ke baad ek kyu jodte hain',
    ],
    says: text`
      You counted the entries before it. If 25 entries stand before, the entry itself is the 26th. With no entry
      before it the count is 0, and it stands at position 1, so the 1 is always needed.`,
  },
  {
    of: 'MM.PNC.6',
    asks: [
      'Why do I count only the smaller digits that are left?',
      'chhote digits jo bache hai wahi kyu lete hain',
      'rank nikalte time used letters ko kyu chhodte hain',
      'smaller letters already placed on the left ignore why',
      'count letters before it in alphabet or only unused ones',
      'rank me sirf baaki bache chhote letters hi kyu gine',
    ],
    says: text`
      At each place an entry comes earlier if a smaller unused digit stands there and the front is the same. Digits
      that already stand in front cannot be used again, so they make no entries. Count only what is still left.`,
  },
  {
    of: 'MM.PNC.6',
    asks: [
      'Why multiply by a factorial at each place?',
      'har letter ke liye (n-1)! kyu',
      'smaller digits times 4! reason',
      'factorial of remaining places in the rank',
      'smaller digits times factorial of remaining places, meaning',
      'rank me chhote letters ko baaki places ke factorial se multiply kyu',
    ],
    says: text`
      Each smaller digit at this place starts a whole block of entries, in which the remaining digits stand in all
      orders. With 4 places after it, a block has $4! = 24$ entries. So 2 smaller digits give 48 entries before.`,
  },
  {
    of: 'MM.PNC.6',
    asks: [
      'How do repeated letters change the rank?',
      'repeat letters ho to rank kaise nikale',
      'same digit do baar hai to divide karna padega kya',
      'rank of a word with repeated letters dividing',
      'like letters in dictionary order count',
      'rank of arrangement when a digit is repeated, divide by what',
    ],
    says: text`
      Divide each block by the factorials of what is repeated among the letters that are left. Count each kind of
      smaller letter separately, because using up one of two like letters removes the repeat. Take a kind once, not
      once for each copy.`,
  },
  {
    of: 'MM.PNC.6',
    asks: [
      'How do I find the entry at a given position?',
      '50th word kaise nikale dictionary me',
      'position given, find the number',
      'which digit comes first when rank is known',
      'why divide by factorial to get the 50th number',
      'kisi position par kaunsa number hoga list me, kaise nikale',
    ],
    says: text`
      Take off 1, then divide by the size of a block. For position 50 of 5 digits: 49 entries before, blocks of 24, so
      2 blocks are full and the third digit stands first. Go on with the remainder 1 and blocks of 6.`,
  },
  {
    of: 'MM.PNC.6',
    asks: [
      'Is the order of a dictionary the same as increasing order?',
      'dictionary order ka matlab kya hai',
      'alphabetical order me kaise likhte hain letters',
      'increasing order of numbers and dictionary same?',
      'should i arrange the letters alphabetically first',
      'dictionary order aur increasing order of numbers ek hi hai kya',
    ],
    says: text`
      For entries of equal length, yes: both compare from the left and the first difference decides. So write the
      letters in alphabetical order first, like digits by size. With different lengths they differ: as a word 12 comes
      before 3.`,
  },
  {
    of: 'MM.PNC.8',
    asks: [
      'Why are the grid paths counted by a combination?',
      'shortest path me ncr kaise aaya',
      'ways on a grid m + n c m reason',
      'kitne raste hai, combination kyu use kiya',
      'each path is a row of e and n steps?',
      'grid ke shortest routes combination se kyu gine jate hain',
    ],
    says: text`
      Each shortest way has the same steps, such as 4 to the east and 3 to the north, and only their order differs. So
      choose which 3 of the 7 steps go north: $^7C_3 = 35$. The other steps then go east.`,
  },
  {
    of: 'MM.PNC.8',
    asks: [
      'Why does it not matter which direction I choose?',
      '7c3 ya 7c4, kaunsa lena hai',
      'choose north steps or east steps same answer?',
      'up steps choose kare ya right steps',
      'm or n below in the combination for routes',
      'east steps choose kare ya north steps, answer same kyu',
    ],
    says: text`
      Once the places of the north steps are chosen, the east steps fill the rest. Choosing the places of the east
      steps leaves the same ways. So $^7C_3 = {^7C_4}$, both 35.`,
  },
  {
    of: 'MM.PNC.8',
    asks: [
      'Why do I multiply at a crossing that must be passed?',
      'beech me point p se jana hai to multiply kyu',
      'via a point, ways to it times ways from it',
      'must pass through p, add or multiply the routes',
      'p se hoke jaane wale raste',
      'beech ke point se guzarna ho to ways multiply kyu',
    ],
    says: text`
      Each way to the point can be followed by each way from it. With 3 ways to the point and 4 from it there are $3
      \times 4 = 12$. Adding would count them as if you took one part only.`,
  },
  {
    of: 'MM.PNC.8',
    asks: [
      'How do I avoid a closed crossing or block?',
      'closed road se nahi jana, kaise ghataye',
      'a block is under repair, subtract which paths',
      'rasta band hai to total me se kya minus kare',
      'avoid point q on the grid',
      'band road ya crossing avoid karke kitne raste',
    ],
    says: text`
      Count all ways and subtract those that use the closed part. Through a closed crossing: ways to it times ways
      from it. Through a closed block: ways to its beginning times ways from its end, because the block itself is one
      step.`,
  },
  {
    of: 'MM.PNC.8',
    asks: [
      'How many blocks lie between the streets?',
      'streets aur blocks me difference, ek kam kyu',
      '6 streets means 5 blocks why',
      'count joints or steps on a grid',
      'why subtract one from number of lines',
      'streets 6 to blocks 5 kyu, steps kitne honge',
    ],
    says: text`
      Between two neighbouring streets lies one block, so there is one block less than streets: 6 streets make 5
      blocks. Ways are counted in blocks, because each step takes you from a crossing to the next.`,
  },
  {
    of: 'MM.PNC.8',
    asks: [
      'Can I write numbers on the crossings instead?',
      'har crossing pe number likh ke jod sakte hain kya',
      'pascal method on grid, add left and below',
      'is there a way when some roads are missing',
      'formula does not work because of the gap in the grid',
      'crossings par numbers likh ke left aur neeche se add karna',
    ],
    says: text`
      Yes, it always works. Every crossing is reached from the left or from below, so its number of ways is the sum of
      the numbers at these two crossings. Where a road is missing, add only what still arrives.`,
  },
];

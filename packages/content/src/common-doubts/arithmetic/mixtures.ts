import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const mixtures: readonly CommonDoubt[] = [
  {
    of: 'AR.MIX',
    asks: [
      'When may I use alligation?',
      'alligation kab use kar sakte hai',
      'can we use the cross method here',
      'when does alligation not work',
      'kis type ke question me alligation lagta hai',
      'alligation kab lagta hai aur kab nahi, condition kya',
    ],
    says: text`
      When two parts are mixed without loss, and you know the price, strength or average of each part and of the
      whole. The ratio that comes out is one of the unit after ‘per’: kilograms for a price per kg, litres for a
      strength, members for an average age.`,
  },
  {
    of: 'AR.MIX',
    asks: [
      'Where does the rule of alligation come from?',
      'alligation ka proof kya hai',
      'why does crossing the differences work',
      'cross method ke peeche ka logic',
      'derivation of cheaper to dearer formula',
      'alligation rule ka proof, crossing of differences kyu',
    ],
    says: text`
      Count what each side is short or over. Tea at ₹200 and at ₹300 for a blend at ₹260: each kg of the first
      is 60 too cheap, each kg of the second 40 too dear. To balance, $60x = 40y$, so $x : y = 40 : 60$, the
      differences crossed.`,
  },
  {
    of: 'AR.MIX',
    asks: [
      'Can I add the terms of two ratios of mixtures?',
      'ratio ko seedha jod sakte hai kya mixture me',
      '3:1 and 2:3 together is 5:4?',
      'add milk parts and add water parts',
      'dono vessel ke parts plus kar du',
      'two mixture ratios ko add kyu nahi karte, milk parts and water parts',
    ],
    says: text`
      Only if a part is equally large in both. 4 litres at 3 : 1 and 5 litres at 2 : 3 have parts of 1 litre,
      and there $5 : 4$ is right. With 20 litres of each it is not: 15 and 8 litres of milk, 5 and 12 of water,
      $23 : 17$.`,
  },
  {
    of: 'AR.MIX',
    asks: [
      'Can I average the strengths of two solutions?',
      'dono ka average strength le sakte hai kya',
      '20% and 40% mixed gives 30% always?',
      'mean of two concentrations',
      'beech ka percentage lena sahi hai',
      'average of two strengths lena sahi hai kya, different quantity',
    ],
    says: text`
      Only for equal quantities. 1 litre of 20% and 3 litres of 40% hold 0.2 and 1.2 litres: 1.4 of 4 litres,
      which is 35%. The larger quantity pulls the strength to its side.`,
  },
  {
    of: 'AR.MIX',
    asks: [
      'Can I take 100 litres or 1 litre when no quantity is given?',
      'total quantity nahi di to 100 litre maan le',
      'assume the volume of the vessel',
      '1 litre ya 100 litre kuch bhi le sakte hai',
      'no litres in the question, only ratios and per cents',
      'quantity not given, 100 litres assume kar sakte hai kya',
    ],
    says: text`
      Yes, if a ratio, a per cent or a price per litre is asked: with twice as much of everything these stay.
      Choose what makes the parts whole, 100 for per cents, the LCM of the parts for ratios. If litres are given
      somewhere, scale at the end.`,
  },
  {
    of: 'AR.MIX',
    asks: [
      'What is meant by strength or concentration?',
      'concentration ka matlab kya hota hai',
      '30% solution means 30 of what',
      'strength of acid or milk in a mixture meaning',
      'ratio of milk to water and per cent of milk, same?',
      'meaning of concentration or strength of a solution, kis ka percent',
    ],
    says: text`
      It is the share of one component in the whole mixture, not compared with the other component. Milk and
      water as 3 : 2 means milk is $\frac{3}{5}$ of all, 60%. The ratio compares milk with water, the strength
      compares milk with everything.`,
  },
  {
    of: 'AR.MIX.1',
    asks: [
      'Why is the ratio of quantities the reverse of the ratio of distances?',
      'ulta kyu likhte hai alligation me',
      'differences crossed over, why not straight',
      'kind nearer to the mean is more in quantity, reason',
      'mean price ke paas wala zyada kyu',
      'alligation me ratio ulta kyu hota hai, distance crossed',
    ],
    says: text`
      What lies far from the mean pulls hard, so little of it is needed. If the mean is 10 away from the cheap
      kind and 20 from the dear one, 2 kg of the cheap balance 1 kg of the dear: $2 \times 10 = 1 \times 20$.`,
  },
  {
    of: 'AR.MIX.1',
    asks: [
      'Does it matter which one I write first?',
      'cheaper upar likhe ya dearer',
      'order of writing in the cross, left or right',
      'ratio ka order kaise pata chale',
      'cross me dono kinds me se pehle kaunsa likhe',
      'alligation cross me cheaper pehle ya dearer pehle likhna',
    ],
    says: text`
      No, as long as each result stays with its own kind. The quantity of the cheaper one is dearer minus mean;
      the quantity of the dearer one is mean minus cheaper. Check at the end: there must be more of the kind
      whose price is nearer to the mean.`,
  },
  {
    of: 'AR.MIX.1',
    asks: [
      'Can the mean lie outside the two prices?',
      'mean dono ke beech me hona zaroori hai',
      'mixture costs more than both possible?',
      'difference negative aa raha hai alligation me',
      'blend price below the cheaper one',
      'mean price dono prices ke bahar ho sakta hai kya',
    ],
    says: text`
      No. A blend lies between its two parts, as some of it is cheaper and some dearer. If your mean is outside,
      look again: perhaps the price includes a profit, or water was added that costs nothing.`,
  },
  {
    of: 'AR.MIX.1',
    asks: [
      'How do I use alligation with three kinds?',
      'teen ingredients me alligation kaise',
      'three types of rice mixed, cross method',
      'more than two kinds in one blend',
      '3 varieties ka ratio fix hai kya',
      'three ingredients ka mixture, alligation kaise',
    ],
    says: text`
      Two kinds have only one ratio for a mean. Three kinds have many, so the question gives one more fact, such as
      equal parts of two kinds. Join those two into one kind first, then balance it with the third. Equal parts
      at ₹40 and ₹60 are one kind at ₹50.`,
  },
  {
    of: 'AR.MIX.1',
    asks: [
      'Is water an ingredient with price zero?',
      'pani ka price 0 le sakte hai',
      'free water as the cheaper one in the cross',
      'zero cost liquid in alligation',
      'mixing water with milk, which price for water',
      'water free hai, alligation me water ka cost zero kyu',
    ],
    says: text`
      Yes, if nothing is paid for it. Milk at ₹60 with water for a mixture worth ₹50: distances 10 from the milk
      and 50 from the water, so milk to water is $50 : 10$, which is $5 : 1$.`,
  },
  {
    of: 'AR.MIX.1',
    asks: [
      'How do I find a quantity when only one is known?',
      'ek ki quantity di hai dusri kaise',
      'how much of the second kind for 30 kg of the first',
      'from ratio to kilograms',
      'total weight diya hai to parts kaise nikale',
      'quantity of one kind di hai, ratio se dusri quantity kaise',
    ],
    says: text`
      Get the ratio first; then one known weight gives the part. For $3 : 2$ with 30 kg of the first, a part is
      10 kg and the second is 20 kg. If the total of 30 kg is known instead, divide it by all 5 parts.`,
  },
  {
    of: 'AR.MIX.2',
    asks: [
      'Why does less milk go out each time although the same litres are drawn?',
      'har baar 4 litre milk nikla to 3 baar me 12 litre',
      'removing the same quantity takes the same milk away?',
      'subtract n times x kyu nahi',
      'dusri baar pure milk kyu nahi nikalta',
      'each time same litres removed, milk same amount kam kyu nahi hota',
    ],
    says: text`
      From the second round on you draw a mixture. Of 20 litres of milk 4 are drawn and water is filled in: milk
      is 16 of 20. The next 4 litres hold only $\frac{16}{20}$ milk, 3.2 litres. So each time the same part
      goes, not the same litres.`,
  },
  {
    of: 'AR.MIX.2',
    asks: [
      'Where does the formula with the power come from?',
      '(1 - x/v)^n kaha se aaya',
      'why raise to the number of times',
      'derivation of the replacement formula',
      'final quantity me power kyu lagti hai',
      'replacement formula with power n, derivation samjhao',
    ],
    says: text`
      Drawing $x$ of $V$ litres of a stirred mixture takes the part $\frac{x}{V}$ of everything in it, so of the
      first liquid $1 - \frac{x}{V}$ stays. Refilling with another liquid does not change it. So every round
      multiplies by this same factor.`,
  },
  {
    of: 'AR.MIX.2',
    asks: [
      "Which liquid's quantity does the formula give?",
      'formula se milk milta hai ya water',
      'is it the remaining original or the added one',
      'kis component par power wala rule lagta hai',
      'can i use it directly for water',
      'replacement formula original liquid ke liye hai ya added water ke liye',
    ],
    says: text`
      The one that is never added again, mostly the first liquid. The other one is the rest: total minus this.
      If at the start some water was in the vessel, apply the factor to the milk that is really there, not to
      the whole.`,
  },
  {
    of: 'AR.MIX.2',
    asks: [
      'What if different quantities are taken out each time?',
      'alag alag quantity nikale to formula kaise',
      'first 5 litres then 8 litres replaced',
      'unequal rounds of replacement',
      'dono baar same nahi nikala to power nahi lagegi?',
      'unequal quantities replaced each time, formula kaise change',
    ],
    says: text`
      Then multiply the different factors. From 40 litres first 4, then 10 are replaced: $\frac{9}{10} \times
      \frac{3}{4} = \frac{27}{40}$ of the first liquid is left, 27 litres. The order of the rounds does not
      matter for it.`,
  },
  {
    of: 'AR.MIX.2',
    asks: [
      "How do I get the vessel's volume back from what is left?",
      'capacity kaise nikale jab bacha hua diya hai',
      'take the root to find the factor',
      'why square root for two rounds',
      'kitna nikala tha har baar, ulta kaise kare',
      'volume of the vessel kaise nikale from what is left after replacement',
    ],
    says: text`
      Each round leaves the same part of the first liquid. If 64% is left after two equal rounds, this part
      multiplied by itself is 0.64, so it is $\sqrt{0.64} = 0.8$, and a fifth was drawn each time. If that fifth
      is 6 litres, the vessel holds 30.`,
  },
  {
    of: 'AR.MIX.2',
    asks: [
      'What if the drawn mixture is replaced by a mixture and not by water?',
      'pani ki jagah dusra mixture dala to',
      'filling with a 20% solution instead of pure water',
      'refill me bhi thoda milk hai to formula',
      'replaced with something that has some of it',
      'replaced with another mixture instead of water, formula chalega kya',
    ],
    says: text`
      Then the plain factor does not hold, since some of the component comes back. Take the difference from the
      strength of what is filled in: it is multiplied by $1 - \frac{x}{V}$ each time. Half of a 60% solution
      replaced by a 20% one: the difference falls from 40 to 20, so it is 40%.`,
  },
  {
    of: 'AR.MIX.3',
    asks: [
      'How do I turn a ratio into a share of the vessel?',
      '3:2 milk water ko fraction me kaise',
      'ratio to fraction of the whole, add both parts?',
      'milk part upon total parts',
      'ratio se litre kaise nikale',
      'ratio of milk and water ko fraction ya litres me kaise badle',
    ],
    says: text`
      Add all parts for the whole. In 3 : 2 there are 5 parts, milk is $\frac{3}{5}$ and water $\frac{2}{5}$ of
      the vessel. 20 litres hold 12 litres of milk and 8 of water.`,
  },
  {
    of: 'AR.MIX.3',
    asks: [
      'Why do the volumes of the vessels matter?',
      'volume diya hai to use kyu karna hai',
      'can i ignore the litres and mix the fractions',
      'mean of both fractions kab sahi hai',
      'bade vessel ka asar zyada kyu',
      'vessels of different volume mixed, volume kyu zaroori hai',
    ],
    says: text`
      A share tells how much of a litre is milk, not how much milk there is. One litre at $\frac{3}{4}$ and nine
      at $\frac{1}{2}$ hold 0.75 and 4.5 litres, 5.25 of 10. The plain mean of the shares holds only when both
      volumes are equal.`,
  },
  {
    of: 'AR.MIX.3',
    asks: [
      'Can alligation be used with mixtures given as ratios?',
      'ratio wale mixtures me alligation kaise lagaye',
      'in what ratio should two vessels be mixed for a target',
      'target ratio chahiye do mixtures se',
      'cross method with fractions of milk',
      'two mixtures given as ratios for a target ratio, alligation kaise',
    ],
    says: text`
      Yes, with the share of one and the same component. Milk $\frac{3}{5}$ and $\frac{3}{4}$ for a target of
      $\frac{2}{3}$: in 60ths these are 36, 45 and 40. The distances are 4 and 5, so the vessels are mixed as $5
      : 4$.`,
  },
  {
    of: 'AR.MIX.3',
    asks: [
      'Does it matter whether I follow the milk or the water?',
      'milk pe lagaye ya water pe',
      'which component to choose, same result?',
      'dono components se answer same aayega',
      'track the acid or the water',
      'milk ko follow kare ya water ko, which component',
    ],
    says: text`
      No. What is not milk is water, so both give the same ratio of quantities. Do not switch in between: use
      the milk's share in both vessels and in the target, or the water's share in all three.`,
  },
  {
    of: 'AR.MIX.3',
    asks: [
      'How do I mix equal quantities quickly?',
      'equal quantity mix kare to lcm kyu lete hai',
      'same volume from both, make the totals of parts equal',
      'barabar matra me milaya to ratio',
      'lcm of the sums of the parts, why',
      'equal quantities of two ratio mixtures, lcm kyu lete hai',
    ],
    says: text`
      Make the sums of parts equal. For 3 : 2 and 5 : 3 take 40 litres of each, the LCM of 5 and 8: milk $24 +
      25 = 49$, water $16 + 15 = 31$. Now parts are of one size and may be added.`,
  },
  {
    of: 'AR.MIX.3',
    asks: [
      'What happens to a ratio when some mixture is only taken out?',
      'mixture nikala to ratio change hoga kya',
      'drawing off without refilling changes the strength?',
      'kuch litre nikal diya bina kuch dale',
      'ratio remains the same after removing mixture, why',
      'mixture taken out only, milk water ratio same rahega kya',
    ],
    says: text`
      The ratio stays, because what is drawn from a stirred mixture has the same ratio; only the litres get
      less. From 30 litres at 2 : 1 draw 6 litres: 4 of milk and 2 of water go, and 16 and 8 are left, still 2 :
      1.`,
  },
  {
    of: 'AR.MIX.4',
    asks: [
      'Why do we look at the component that is not added?',
      'jo add nahi hua use track kyu karte hai',
      'which component stays the same',
      'water add kiya to milk same rehta hai, iska use',
      'keep the untouched quantity fixed, reason',
      'water added to the solution, salt same rehta hai isliye usko track kyu',
    ],
    says: text`
      It is the only amount that is the same before and after, so it links both. In 20 kg of brine with 10% salt
      there are 2 kg of salt. After water is added these 2 kg are 8%: the total is $2 \div 0.08 = 25$ kg, and 5
      kg were added.`,
  },
  {
    of: 'AR.MIX.4',
    asks: [
      'Why not take the new per cent of the old total?',
      'naya percent purane total ka kyu nahi',
      'total changes when something is added',
      '10% to 8% means 2% water added?',
      'subtracting the per cents of salt directly',
      'new percent of the old total lena galat kyu when water is added',
    ],
    says: text`
      Because what is added makes the total larger, and the new per cent is of the new total. 10% of 20 kg and
      8% of 25 kg are the same 2 kg of salt. The per cents cannot be subtracted, as they are of two totals.`,
  },
  {
    of: 'AR.MIX.4',
    asks: [
      'What changes when water is boiled off?',
      'evaporation me salt same rehta hai kya',
      'boiling removes which part',
      'garam karne se strength kaise badhi',
      'water evaporated, salt amount changes?',
      'water evaporated by boiling, salt ya sugar same rehta hai kya',
    ],
    says: text`
      Only water goes, the dissolved salt or sugar stays. So the total gets smaller and the strength larger. 40
      kg with 5% salt hold 2 kg of salt; if 15 kg of water are boiled off, it is 2 kg in 25 kg, 8%.`,
  },
  {
    of: 'AR.MIX.4',
    asks: [
      'What if the solid itself is added?',
      'sugar add kare to kya constant rahega',
      'salt add kiya to kya same rahega',
      'solid milaya to total bhi badhta hai',
      'pure milk added, now track the water',
      'pure sugar or salt added, water constant kyu lena hai',
    ],
    says: text`
      Then the water stays, so follow the water's per cent. 30 kg with 10% sugar hold 27 kg of water. For 25%
      sugar, water is 75%: the total becomes $27 \div 0.75 = 36$ kg, so 6 kg of sugar were added. Both sugar and
      total have grown.`,
  },
  {
    of: 'AR.MIX.4',
    asks: [
      'Can I use alligation when pure water or pure salt is added?',
      'pani ko 0% maan ke alligation',
      'adding a pure component by the cross method',
      '0% and 100% as strengths in alligation',
      'shuddh milaya to cross rule chalega',
      'adding pure water or pure salt, alligation with 0% and 100%',
    ],
    says: text`
      Yes. Water has 0% of salt, pure salt 100%. Brine of 10% with water for 8%: distances 2 from the brine and
      8 from the water, so brine to water is $8 : 2$, and 20 kg of brine take 5 kg of water.`,
  },
  {
    of: 'AR.MIX.4',
    asks: [
      'How do I work out two changes one after the other?',
      'pehle boil kiya phir add kiya, steps kaise',
      'water added twice, follow which quantity',
      'do baar change hua to table banaye?',
      'boiling and then adding more of the solid',
      'two changes in a solution, boiling then adding, table kaise',
    ],
    says: text`
      Write a line for each moment: total, solid, water. Each step changes one component and the total; the
      other component is copied. Then the per cents at any moment are shares of that line. Never carry a per
      cent over to the next line.`,
  },
  {
    of: 'AR.MIX.5',
    asks: [
      'Why does the pulp stay the same when fruit dries?',
      'sukhne pe kya same rehta hai',
      'fresh grapes to dry, what is constant',
      'guda aur pani me kya badalta hai',
      'why equate the non water part',
      'dry fruit fresh fruit me pulp constant kyu, water hi jata hai',
    ],
    says: text`
      Drying takes away water only. 10 kg of fresh grapes with 80% water hold 2 kg of pulp. The dried ones hold
      the same 2 kg; if these are 80% of the dried weight, it is $2 \div 0.8 = 2.5$ kg.`,
  },
  {
    of: 'AR.MIX.5',
    asks: [
      'Why can I not subtract the per cents of water?',
      '80% se 20% pani, 60% weight kam hua?',
      'difference of water percentages is the loss na',
      'water percent minus karne se loss kyu nahi milta',
      'from 90 to 10 means 80% lost?',
      'water percents subtract karke weight loss kyu nahi milta',
    ],
    says: text`
      The two per cents are of two weights. From 10 kg with 80% water to dried grapes with 20% water, 10 kg
      become 2.5 kg: 75% of the weight is lost, not 60%. Compare kilograms, not per cents.`,
  },
  {
    of: 'AR.MIX.5',
    asks: [
      'Where does the water that stays in dried fruit count?',
      'sukhe hue me bhi 10% pani hai uska kya',
      'is the dried weight only pulp',
      'dry grapes weight equals the solid part?',
      'sukhne ke baad bhi pani bachta hai kya',
      'dried fruit me bhi water hota hai, pulp hi weight nahi hai',
    ],
    says: text`
      In the dried weight. If dried grapes have 20% water, the pulp is only 80% of them, so divide the pulp by
      0.8. Giving the pulp itself as the weight would mean that every drop of water had gone.`,
  },
  {
    of: 'AR.MIX.5',
    asks: [
      'Why does a small change of the water per cent halve the weight?',
      '99% se 98% pani to weight aadha kaise',
      'potato paradox jaisa kyu hota hai',
      'one per cent less water but half the weight',
      'pani thoda kam hua par weight bahut kam',
      'water 99% to 98%, weight half kyu ho jata hai',
    ],
    says: text`
      Look at the solid part. In 100 kg with 99% water it is 1 kg. At 98% water this 1 kg is 2% of the weight,
      so the weight is 50 kg. The solid's share has doubled, therefore the whole has halved.`,
  },
  {
    of: 'AR.MIX.5',
    asks: [
      'How does the price change when something is dried?',
      'dry fruit ka daam kitna hona chahiye',
      'cost per kg after drying to have no loss',
      'sukha ke becha to price per kg',
      'money stays the same but weight falls',
      'price per kg of dried fruit kaise, weight kam money same',
    ],
    says: text`
      The money paid is for the whole fresh weight, and fewer kilograms have to bring it back. If 10 kg at ₹40
      dry to 2.5 kg, the cost is ₹400 for 2.5 kg, which is ₹160 a kg. A profit comes on top of this.`,
  },
  {
    of: 'AR.MIX.5',
    asks: [
      'What if water is lost day by day or in two steps?',
      'do step me sukhaya to kaise kare',
      'dries a bit more every day, which base',
      'har din pani ka ek hissa kam hota hai',
      'second stage of drying, fresh weight again?',
      'drying in steps or day by day, water kaise kam hota hai',
    ],
    says: text`
      The solid part is the same at every stage, so find it once. If a part of the water goes each day, multiply
      the water by what stays, day by day, and add the solid at the end. The per cent of loss in a step is of
      the weight before that step.`,
  },
  {
    of: 'AR.MIX.6',
    asks: [
      'Why do we take the profit off before blending?',
      'pehle cost price nikalna kyu padta hai mixture ka',
      'alligation on selling price galat kyu',
      'selling price of the blend as the mean price?',
      'profit ko hata ke mean kyu',
      'mixture sold at a profit, alligation cost price par kyu lagate hai',
    ],
    says: text`
      Alligation balances what the kinds cost, and the selling price is more than the blend cost. Sold at ₹66 a
      kg with 10% profit, the blend cost $66 \div 1.1 = 60$ rupees a kg. This 60 is the mean between the costs
      of the two kinds.`,
  },
  {
    of: 'AR.MIX.6',
    asks: [
      'Why divide by 1.1 and not take 10% off?',
      'profit 10% hai to sp ka 90% cost nahi hai kya',
      'mean cost from selling price, divide or subtract per cent',
      'cost of the blend is sp times 0.9?',
      'sp se cp mixture ka kaise',
      'blend ka cost, selling price 1.1 se divide, 10% less kyu nahi',
    ],
    says: text`
      Profit is a per cent of the cost. If the cost of the blend is 100%, the price is 110% of it. ₹66 divided
      by 1.1 is ₹60, and 10% of ₹60 is the ₹6 of profit. Taking 10% of ₹66 off would give ₹59.40.`,
  },
  {
    of: 'AR.MIX.6',
    asks: [
      'How can water bring a profit at cost price?',
      'pani mila ke cost price pe becha to profit kaise',
      'milkman sells at cost but gains',
      'free water becomes the profit, how much per cent',
      'doodh wala 25% kamata hai to pani kitna',
      'water milaya aur milk cost price par becha, profit kaise hua',
    ],
    says: text`
      The water costs nothing and is sold as milk. 4 litres of milk and 1 litre of water cost as much as 4
      litres and bring the price of 5: the gain is $\frac{1}{4} = 25\%$. So at cost price the profit per cent is
      the water as a per cent of the milk.`,
  },
  {
    of: 'AR.MIX.6',
    asks: [
      'What if water is added and the price is above the cost as well?',
      'pani bhi milaya aur mehnga bhi becha',
      'water added and price raised, total profit',
      'sells above the cost price after adding water',
      'dono se fayda, multiply ya add',
      'water mixed and also sold above cost price, total profit multiply kyu',
    ],
    says: text`
      Multiply the factors. Selling 5 litres for every 4 of milk is 1.25; a price 10% above cost is 1.1.
      Together $1.25 \times 1.1 = 1.375$, so 37.5% profit. To find the water, divide the whole factor by that of
      the price.`,
  },
  {
    of: 'AR.MIX.6',
    asks: [
      'Does the ratio of quantities change with the profit wanted?',
      'zyada profit chahiye to sasta zyada milana hai',
      'for a higher profit which kind increases',
      'same selling price more gain, ratio of kinds',
      'profit badhane ke liye ratio kaise badle',
      'more profit wanted to cheaper kind zyada kyu milana',
    ],
    says: text`
      Yes. For a higher profit at the same selling price the blend must cost less, so more of the cheaper kind.
      At ₹66 with 10% profit the mean cost is ₹60, with 20% it is ₹55; then find the distances anew.`,
  },
  {
    of: 'AR.MIX.6',
    asks: [
      'How do I find the profit when the weights of both kinds are given?',
      'dono kinds pe alag profit ho to overall',
      'profit of given weights of a blend',
      'cost of the blend from the weights and prices',
      'quantities di hai to alligation ki zaroorat hai?',
      'weights given of both kinds, profit percent of the blend direct kaise',
    ],
    says: text`
      No alligation is needed: add all costs, add all the money received, and compare. 3 kg at ₹40 and 2 kg at
      ₹60 cost ₹240. Sold at ₹60 a kg, the 5 kg bring ₹300: a profit of $\frac{60}{240} = 25\%$. If each kind
      has its own profit, add the rupees of both in the same way.`,
  },
  {
    of: 'AR.MIX.7',
    asks: [
      'Is the liquid that is poured back pure?',
      'wapas jo aaya wo pure hai ya mixture',
      'poured back liquid is a mixture, of what ratio',
      'what comes back is only water na, second liquid',
      'vessel b se wapas dala to usme kya kya hai',
      'liquid poured back from the second vessel, pure nahi hota kya',
    ],
    says: text`
      No. It comes from a stirred mixture, so it has the shares of that vessel at that moment. Pour 10 litres of
      milk into 40 litres of water: the vessel holds milk $\frac{1}{5}$. 10 litres poured back bring 2 litres of
      milk and 8 of water.`,
  },
  {
    of: 'AR.MIX.7',
    asks: [
      'Why are milk in water and water in milk equal in the end?',
      'dono vessel me mixing barabar kyu hoti hai',
      'same quantity back, cross contamination equal',
      'which is more, milk in b or water in a',
      'chammach wala puzzle ka reason',
      'milk in water equals water in milk after pouring over and back, why',
    ],
    says: text`
      When equal quantities go both ways, both vessels have their old volume again. Whatever milk is missing in
      the first has been replaced by water, litre for litre, and this milk is now in the second. How well it was
      stirred does not matter for this.`,
  },
  {
    of: 'AR.MIX.7',
    asks: [
      'Which volume do I divide by after a pouring?',
      'transfer ke baad total badal jata hai kya',
      'new volume after pouring for the share',
      'concentration ke liye purana volume ya naya',
      'denominator after adding litres to the vessel',
      'after transfer share nikalne me new volume ya old volume',
    ],
    says: text`
      The volume that is in the vessel at that moment. After 10 litres were poured into 40, there are 50, and
      shares are of 50. Write volume and milk for both vessels in a table, a line for each pouring.`,
  },
  {
    of: 'AR.MIX.7',
    asks: [
      'How do I keep track of several pourings?',
      '3 vessel ya kai baar transfer, kaise likhe',
      'table for repeated transfers',
      'pouring from a to b and then b to c, how to track',
      'bahut baar pour kiya, steps me confuse ho jata hu',
      'many transfers between vessels, table bana ke track kaise',
    ],
    says: text`
      One line for each pouring, and in it volume and amount of one component for every vessel. What leaves is
      share times litres poured; subtract it from the one and add it to the other. The total of each component
      over all vessels must stay: use it as a check.`,
  },
  {
    of: 'AR.MIX.7',
    asks: [
      'Does pouring out change the strength of the vessel left behind?',
      'jisme se nikala uska ratio badlega kya',
      'strength of the first vessel after pouring some away',
      'giving vessel keeps its concentration?',
      'nikalne wale vessel me percent same',
      'vessel from which we pour out, uski strength change hoti hai kya',
    ],
    says: text`
      No, only its volume gets smaller. What is poured has the same shares as what stays. The strength of a
      vessel changes only when something of another strength comes in.`,
  },
  {
    of: 'AR.MIX.7',
    asks: [
      'When do both vessels get the same strength?',
      'dono barabar strength kab honge',
      'exchange equal quantities until both are alike',
      'equal concentration after exchange, what quantity',
      'dono me ratio same hone ke liye kitna exchange',
      'exchange equal quantities so that both vessels have the same strength',
    ],
    says: text`
      When each holds what mixing everything would give. If 4 litres and 6 litres exchange $x$ litres, the first
      must hold the second liquid in the share $\frac{6}{10}$: $\frac{x}{4} = \frac{6}{10}$, so $x = 2.4$. That
      is the product of the volumes divided by their sum.`,
  },
];

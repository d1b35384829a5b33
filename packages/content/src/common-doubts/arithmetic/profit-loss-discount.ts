import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const profitLossDiscount: readonly CommonDoubt[] = [
  {
    of: 'AR.PLD',
    asks: [
      'Why is profit counted on the cost and not on the selling price?',
      'profit per cent cp pe hi kyu nikalte hai, sp pe kyu nahi',
      'gain by sp times 100 is wrong?',
      'what is the base for profit per cent, cost or selling price',
      'profit ko kis price se divide kare',
      'profit percent cost price par hi kyu lagta hai selling price par kyu nahi',
    ],
    says: text`
      The cost is the money that the trader has put in, so the profit is compared with it, as interest is with a
      loan. A pen bought for ₹80 and sold for ₹100 gains ₹20, which is 25% of ₹80. Only where a question says
      ‘on the selling price’ is it 20%.`,
  },
  {
    of: 'AR.PLD',
    asks: [
      'Why can I not add or subtract the per cents of profit and discount?',
      'markup minus discount gives the gain na',
      'dono percent ko ghata do to gain mil jayega',
      'add the percentages of gain and loss together',
      '40% up then 25% off is 15% left',
      'profit percent minus discount percent directly kyu nahi kar sakte',
    ],
    says: text`
      Per cents may be added only when they are of the same amount. Mark-up is a per cent of the cost, discount
      one of the marked price. Cost 100, marked 140, and 25% of 140 is 35: sold at 105. The profit is 5%, not
      15%.`,
  },
  {
    of: 'AR.PLD',
    asks: [
      'Can I take the cost as 100?',
      'cp 100 le sakte hai kya',
      'when may we assume the cost price hundred',
      '100 cost ki jagah mp 100 maan le to',
      'no rupees are given, what do i start with',
      'cost price 100 assume karna sahi hai kya',
    ],
    says: text`
      Yes, if no price in rupees is given and a per cent is asked. Then profit and loss can be read off: sold at
      112 is 12% profit. If rupees are given somewhere, take 100 all the same and find at the end how many
      rupees 1% of the cost is.`,
  },
  {
    of: 'AR.PLD',
    asks: [
      'Why do we divide by 1.2 to get the cost from the selling price?',
      'sp given hai to cp ke liye 20% minus kyu nahi',
      'to find cp from sp i take 20% away na',
      'why not sp times 0.8 for the cost',
      'cp nikalne ke liye divide kyu',
      'cost price ke liye selling price ko divide kyu, 20% subtract kyu nahi',
    ],
    says: text`
      The 20% profit was 20% of the cost, and the selling price is larger than the cost. So the selling price is
      120% of the cost: ₹600 belong to a cost of $600 \div 1.2 = 500$ rupees. Taking 20% of ₹600 away would give
      ₹480, and ₹480 with 20% is only ₹576.`,
  },
  {
    of: 'AR.PLD',
    asks: [
      'What are list price, marked price and selling price?',
      'mp sp cp aur list price me kya farak hai',
      'label price and market price same as mrp?',
      'what is the difference between the tag and what the customer pays',
      'catalogue price kise kehte hai',
      'meaning of list price marked price label price selling price',
    ],
    says: text`
      The cost is what the seller paid. The marked price, also called list price or label price, is what is
      written on the article. The selling price is what the buyer really pays, after any discount. Without a
      discount marked and selling price are the same.`,
  },
  {
    of: 'AR.PLD',
    asks: [
      'Can I subtract the terms of a ratio of costs from those of a ratio of prices?',
      'profit ratio ko add kar sakte hai kya',
      'two ratios, one of cost and one of selling price, add or subtract',
      'cp ratio aur sp ratio ke terms ka difference is profit?',
      'combine the ratios of purchase and sale directly',
      'ratio of cost prices and ratio of selling prices, terms subtract karke profit',
    ],
    says: text`
      Only if one part is equally large in both. Costs as 4 : 5 and prices as 5 : 6 do not mean a profit of 1
      each, because a part of the costs and a part of the prices may be worth different rupees. Write $4x, 5x$
      and $5y, 6y$, and use what else is known.`,
  },
  {
    of: 'AR.PLD.1',
    asks: [
      'Why do the two per cents add when one sale is a loss and one a profit?',
      'loss of 5% and profit of 8% ka difference 13% kaise',
      'why add loss and gain for so many rupees more',
      'thoda zyada me bechta to profit, percent jode kyu',
      'gap between a selling price at loss and one at gain',
      'one price at a loss and one at a profit, percents ko add kyu',
    ],
    says: text`
      Both prices are per cents of one cost: 95% of it and 108% of it. From 95% up to 100% is 5, and from there
      to 108% is another 8, so the prices are 13% of the cost apart. These 13% are the additional rupees.`,
  },
  {
    of: 'AR.PLD.1',
    asks: [
      'When do I subtract the per cents of two sales?',
      'dono baar profit ho to minus kare kya',
      'both sales are gains, difference of the selling prices',
      'two profits on the same article, how far apart are the prices',
      '10% profit se 16% profit tak, kitna percent ka gap',
      'both at profit, percents ka difference lena hai kya',
    ],
    says: text`
      When both are profits, or both are losses. At 10% and at 16% profit the article sells for 110% and 116% of
      the cost, which is 6% of the cost apart. If the prices are ₹90 apart, 1% is ₹15 and the cost ₹1,500.`,
  },
  {
    of: 'AR.PLD.1',
    asks: [
      'What if the article had been bought cheaper too?',
      'cp bhi kam hota to base kaunsa lenge',
      'bought for 10% less and sold for more, new base',
      'when the cost price itself changes in the second case',
      'dusre case me cost alag hai, percentage kiska',
      'cost price also lower in second case, profit kis cost par',
    ],
    says: text`
      Then the second profit is counted on the second cost. Call the real cost 100. If it had been bought for
      10% less, the cost would be 90, and a profit of 20% on it means a price of $90 \times 1.2 = 108$. Compare
      this with the price of the first case.`,
  },
  {
    of: 'AR.PLD.1',
    asks: [
      'What does ‘the profit would be three times the loss’ mean?',
      'profit loss ka multiple hai, equation kaise banaye',
      'gain at one price equals the loss at another price',
      'profit is so many times the loss, how to write',
      'jitna loss utna profit, cost beech me kaise',
      'profit is three times the loss, cost price kaise nikale',
    ],
    says: text`
      It compares rupees. Profit is the higher price minus the cost, loss is the cost minus the lower price. If
      the profit is three times the loss, the cost divides the gap between both prices as 1 : 3. With prices of
      ₹200 and ₹280 the cost is ₹220: loss ₹20, profit ₹60.`,
  },
  {
    of: 'AR.PLD.1',
    asks: [
      'How do I handle a profit given as a per cent of the selling price?',
      'profit sp par ho to cost kitni',
      'gain reckoned on sp instead of cp',
      '20% of sp vs 20% of cp convert kaise',
      'two traders count profit on different bases',
      'profit percent on selling price diya hai, cost price par kaise badle',
    ],
    says: text`
      Then the selling price is 100%. A profit of 20% on the selling price leaves a cost of 80 for each 100, and
      on the cost the same profit is $\frac{20}{80} = 25\%$. So write the price or the cost as 100, whichever
      the words name.`,
  },
  {
    of: 'AR.PLD.1',
    asks: [
      'Can a loss be 100%, or a profit more than 100%?',
      '100% loss ho sakta hai kya',
      'can the gain be 150 percent of cost',
      'maximum possible loss per cent',
      'double price me becha to kitna profit hua',
      'loss 100% se zyada ya profit 100% se zyada ho sakta hai kya',
    ],
    says: text`
      A loss of 100% means that the article was given away for nothing, so no loss is larger. A profit has no
      limit: bought for ₹40 and sold for ₹100, the gain is ₹60, and that is 150% of the cost.`,
  },
  {
    of: 'AR.PLD.2',
    asks: [
      'Why is there a loss when the gain and loss per cents are equal?',
      'same sp pe 20% gain aur 20% loss cancel kyu nahi',
      'gain and loss both cancel so no loss na',
      'do scooter ek hi daam me beche to nuksan kyu',
      'equal rates at one price end in a loss always?',
      'two articles same selling price one gain one loss, overall loss kyu',
    ],
    says: text`
      The price is the same, so the article sold at a loss had cost more, and 20% of more is more. Sold at ₹240
      each, with 20% gain and 20% loss, the costs were $240 \div 1.2 = 200$ and $240 \div 0.8 = 300$. Gain ₹40,
      loss ₹60.`,
  },
  {
    of: 'AR.PLD.2',
    asks: [
      'Where does the square over hundred come from?',
      'x square by 100 per cent loss kaha se aaya',
      'formula x^2/100 ka proof',
      'why does the square of the rate appear',
      'derivation of the overall loss of two articles',
      'x square by 100 formula kaise aaya, overall loss ka proof',
    ],
    says: text`
      Let each be sold for 1. The costs are $\frac{1}{1 + r}$ and $\frac{1}{1 - r}$, together $\frac{2}{1 -
      r^2}$, while 2 comes in. So the takings are $1 - r^2$ of the whole cost, and the loss is $r^2$ of it. For
      20% it is $0.2 \times 0.2 = 4\%$.`,
  },
  {
    of: 'AR.PLD.2',
    asks: [
      'What if the costs are equal and not the selling prices?',
      'cp same ho to kya hoga, sp nahi',
      'same cost price with 20% gain on one and 20% loss',
      'when do the profit and loss really cancel',
      'do articles barabar me kharide, ek gain ek loss',
      'same cost price dono ka, gain aur loss cancel hote hai kya',
    ],
    says: text`
      Then equal per cents do cancel, because both are of the same amount. Two articles bought at ₹200 each,
      sold with 20% gain and 20% loss, bring ₹240 and ₹160, together the ₹400 that were paid. So look first
      which price is common.`,
  },
  {
    of: 'AR.PLD.2',
    asks: [
      'What if gain and loss are at different rates?',
      'alag alag percent ho tab square wala rule chalega kya',
      '25% gain and 20% loss at one selling price',
      'formula for two unequal rates',
      'rates equal nahi hai to overall kaise nikale',
      'gain percent and loss percent not equal, square formula lagega kya',
    ],
    says: text`
      The square rule is only for equal rates. Divide the common price by each factor, add both costs, and
      compare with twice the price. At ₹300 each, with 20% gain and 25% loss, the costs are ₹250 and ₹400: ₹650
      paid, ₹600 taken.`,
  },
  {
    of: 'AR.PLD.2',
    asks: [
      'Does the overall per cent depend on the selling price?',
      'sp nahi diya to overall loss kaise nikale',
      'can i take any number as the common price',
      'dono ka sp koi bhi number le sakte hai',
      'will the total per cent change with a bigger price',
      'overall loss percent depends on the selling price kya',
    ],
    says: text`
      No. A price twice as high makes both costs, the gain and the loss twice as large, and the per cent stays.
      So take one that both factors divide without fractions: for 20% gain and 20% loss a price of 240 gives
      costs of 200 and 300.`,
  },
  {
    of: 'AR.PLD.2',
    asks: [
      'How do I find the price when the loss in rupees is given?',
      'total loss ₹ me diya hai to sp kaise',
      'from the rupees lost back to the selling price',
      'amount of loss known, price of each article?',
      'nuksan itne rupaye ka, to becha kitne me',
      'loss in rupees se selling price of each kaise nikale',
    ],
    says: text`
      Take a handy price, find its loss, and scale. With 20% gain and 20% loss a price of ₹240 gives costs of
      ₹200 and ₹300, and a loss of ₹20. If the real loss is ₹80, that is four times as much, so the price is $4
      \times 240 = 960$ rupees.`,
  },
  {
    of: 'AR.PLD.3',
    asks: [
      'Is the discount taken on the cost or on the marked price?',
      'discount kis par lagta hai cp ya mp',
      'why not discount per cent of the cost price',
      'reduction is of the label or of what the seller paid',
      'chhoot kiska percent hai',
      'discount marked price par ya cost price par lagta hai',
    ],
    says: text`
      On the marked price, because that is the only price the customer can see. Mark-up and profit are counted
      on the cost, which the customer does not know. An article marked ₹500 with 20% discount sells for ₹400,
      whatever it cost.`,
  },
  {
    of: 'AR.PLD.3',
    asks: [
      'Why can I set two expressions for the selling price equal?',
      'mp ka discount aur cp ka profit equal kyu rakhte hai',
      'why cp(1+p) = mp(1-d)',
      'connecting marked price and cost through the sale',
      'sp do tarike se likhne ka logic',
      'selling price from marked price and from cost price equal kyu likhte hai',
    ],
    says: text`
      There is only one selling price. Seen from the label it is the marked price without the discount; seen
      from the purchase it is the cost with the profit. With 20% discount and 20% profit, $0.8 \times \text{MP}
      = 1.2 \times \text{CP}$, so MP is 1.5 times CP.`,
  },
  {
    of: 'AR.PLD.3',
    asks: [
      'Is there a quick ratio of cost and marked price?',
      'cp : mp = (100-d) : (100+p) kaise aaya',
      'shortcut ratio of cost price to label',
      'cost to marked price formula',
      'mp aur cp ka anupat direct',
      'ratio of cost price and marked price ka direct formula',
    ],
    says: text`
      Yes. Set the two forms of the selling price equal: $\text{CP} \times (100 + p) = \text{MP} \times (100 -
      d)$. So $\text{CP} : \text{MP} = (100 - d) : (100 + p)$. With 10% discount and 8% profit it is $90 : 108$,
      which is $5 : 6$: marked 20% above cost.`,
  },
  {
    of: 'AR.PLD.3',
    asks: [
      'Is the mark-up the same as the profit?',
      'mark up aur profit same hai kya',
      'marked 40% above cost means 40% gain?',
      'difference of markup per cent and gain per cent',
      'mark up kispe count hota hai',
      'mark up percent aur profit percent me kya farak hai',
    ],
    says: text`
      Mark-up is how much the label lies above the cost, as a per cent of the cost. Profit is how much the
      selling price lies above it. They agree only without a discount: cost ₹200, label ₹280, sold for ₹250 is a
      mark-up of 40% and a profit of 25%.`,
  },
  {
    of: 'AR.PLD.3',
    asks: [
      'Why does twice the discount not mean half the profit?',
      'discount double to profit aadha kyu nahi',
      'half the discount gives how much gain',
      'more discount, how does the profit change',
      'discount badhane se profit kitna ghatega',
      'discount double karne par profit half kyu nahi hota',
    ],
    says: text`
      Each per cent of discount takes the same rupees off, but the profit is only what is left above the cost.
      Cost 100, marked 150: 10% discount gives 135, profit 35. 20% discount gives 120, profit 20. Profit has
      fallen by 15, the rupees of the further discount.`,
  },
  {
    of: 'AR.PLD.3',
    asks: [
      'What if only some of the goods are sold with the discount?',
      'kuch label par kuch discount pe becha to',
      'some pieces at full price some reduced, overall profit',
      'batch sold at two or three prices',
      'do alag price par becha, average discount le?',
      'some sold at marked price rest at discount, total profit kaise',
    ],
    says: text`
      Add the rupees. Let each of 10 pieces cost ₹100 and be marked ₹150. If 5 go at ₹150 and 5 at ₹120, they
      bring $750 + 600 = 1350$ rupees against a cost of ₹1,000: 35% profit. Weigh each price with the number of
      pieces sold at it.`,
  },
  {
    of: 'AR.PLD.4',
    asks: [
      'Why are two discounts not added?',
      '20% + 10% = 30% discount right',
      'successive discounts add kar sakte hai kya',
      'a further 10% off is on which price',
      'do chhoot ka total kitna',
      'two successive discounts ko add kyu nahi karte',
    ],
    says: text`
      The further discount is of the reduced price. From ₹100 the first 20% leave ₹80, and 10% of ₹80 is ₹8, so
      ₹72 is paid. Together they take 28% off, not 30%. Multiply what is left: $0.8 \times 0.9 = 0.72$.`,
  },
  {
    of: 'AR.PLD.4',
    asks: [
      'Which is better for the buyer, one large discount or two small ones?',
      '30% ek baar ya 20% phir 10%, kaunsa accha',
      'single discount versus two in a row for the customer',
      'equivalent single discount kya hota hai',
      'flat 50% vs 40% + 10% kaunsa offer better',
      'single discount or two discounts, customer ke liye kaunsa better',
    ],
    says: text`
      One discount of the same total is better for the buyer. 30% at once leaves 70%, but 20% and then 10% leave
      $0.8 \times 0.9 = 72\%$. The single discount that does the same as both is called equivalent; here it is
      28%.`,
  },
  {
    of: 'AR.PLD.4',
    asks: [
      'Is ‘1 free with 3’ a discount of one third or one fourth?',
      'buy 3 get 1 free matlab 33% ya 25%',
      'free piece offer ka discount kaise nikale',
      'why divide by 4 and not by 3 for the free one',
      'ek free ka effective chhoot',
      'one free with three, discount percent 25 kyu 33 kyu nahi',
    ],
    says: text`
      One fourth. The buyer takes 4 pieces home and pays for 3, so 1 of 4 is not paid: 25%. One third would
      compare the free piece with those that are paid, but a discount is a part of the value of all the goods.`,
  },
  {
    of: 'AR.PLD.4',
    asks: [
      'Does it matter whether a voucher in rupees comes before or after the per cent?',
      'coupon pehle lage ya baad me, farak padega?',
      '₹200 off first and then 10% or reverse',
      'order of a flat amount and a percentage off',
      'voucher aur discount ka order kyu matter karta hai',
      'voucher of rupees and percent discount, kaunsa pehle, order matters?',
    ],
    says: text`
      Yes. Two per cents can be exchanged, but not a per cent and a fixed sum. ₹1,000 less 10% and then ₹200 off
      is ₹700; ₹200 off first and then 10% is ₹720. The voucher itself is cut by 10% if it comes first.`,
  },
  {
    of: 'AR.PLD.4',
    asks: [
      "How do I find the seller's profit when goods are given free?",
      'free dene ke baad seller ka profit kaise',
      'gain of the shopkeeper after buy some get some',
      'cost of free pieces bhi ginenge kya',
      'free wale piece ki cp kaun dega',
      'free articles dene par shopkeeper ka profit percent kaise',
    ],
    says: text`
      The seller bears the cost of all pieces but is paid for some. Cost ₹60 a piece, price ₹100, one free with
      three: four pieces cost ₹240 and bring ₹300, a profit of $\frac{60}{240} = 25\%$. So take a whole set of
      pieces, paid and free.`,
  },
  {
    of: 'AR.PLD.4',
    asks: [
      'Does it matter how pieces of different prices are grouped?',
      'sabse sasta free ho to bill kaise kam kare',
      'cheapest one free, how to group the articles',
      'best way of grouping for the least bill',
      'different price ke items me free kaunsa',
      'cheapest one free offer me pieces ka grouping kaise kare',
    ],
    says: text`
      Yes, if the cheapest piece of each group is free. The buyer wants the free ones to be dear, so sort by
      price and group from the dearest down: with ₹900, ₹800, ₹300 and ₹200 in pairs, ₹800 and ₹200 are free.
      Other pairs save less.`,
  },
  {
    of: 'AR.PLD.5',
    asks: [
      'Why can I not average the two profit per cents?',
      'half goods pe 10% half pe 20% to overall 15% sahi?',
      'mean of profit per cents for the whole lot',
      'overall gain ke liye average kyu nahi le sakte',
      'when does the plain average of gains work',
      'profit percent of two parts ka average kyu nahi le sakte',
    ],
    says: text`
      It works only if the parts had the same cost. If a third of the goods gains 30% and two thirds lose 6%,
      let the whole cost ₹300: a gain of ₹30 and a loss of ₹12 leave ₹18, which is 6%. The plain mean would have
      said 12%.`,
  },
  {
    of: 'AR.PLD.5',
    asks: [
      'Does the cost include the goods that were spoilt?',
      'kharab maal ki cost ginni hai kya',
      'rotten fruit, remove from cost or not',
      'damaged pieces, what happens to the cost price',
      'jo bika nahi uska paisa cp me aayega?',
      'spoilt or unsold goods ki cost total cost me jodna hai kya',
    ],
    says: text`
      Yes. The trader paid for all of it, so the whole cost is the base; the spoilt part only brings nothing.
      100 kg bought at ₹30 cost ₹3,000. If 10 kg spoil, the other 90 kg have to bring back ₹3,000 before there
      is any profit.`,
  },
  {
    of: 'AR.PLD.5',
    asks: [
      'How do I find the profit needed on the rest?',
      'baki maal kitne profit pe beche ki total 20% ho',
      'required gain on what is left for the overall target',
      'remaining part ka result kaise nikale',
      'sold some at a loss, now what per cent on the remaining',
      'remaining goods par kitna profit chahiye for an overall profit',
    ],
    says: text`
      Work with the whole cost 100. Find what the whole has to bring, take off what the sold part has brought,
      and compare the rest with the cost of the rest. For 20% overall, if half is sold at 10%: $120 - 55 = 65$
      on a cost of 50, so 30%.`,
  },
  {
    of: 'AR.PLD.5',
    asks: [
      'Can alligation be used for profit per cents?',
      'overall profit me alligation laga sakte hai',
      'ratio of goods from two gains and the total gain',
      'cross method with profit and loss rates',
      'loss ko negative le ke alligation sahi hai?',
      'alligation in overall profit percent, ratio of costs kaise',
    ],
    says: text`
      Yes, with a loss as a negative number, and the ratio that comes out is one of costs. Profit 20% and loss
      10% give 8% overall: distances $20 - 8 = 12$ and $8 + 10 = 18$. Crossed over, the costs are $18 : 12$,
      which is $3 : 2$.`,
  },
  {
    of: 'AR.PLD.5',
    asks: [
      'Does one third of the goods mean a third of the cost?',
      'one third goods ka cost bhi one third hai?',
      'part of the stock versus part of the money',
      'if pieces have different costs what is one third',
      'maal ka hissa aur lagat ka hissa same kab',
      'one third of the goods equals one third of the cost kya',
    ],
    says: text`
      Yes, when all goods were bought at the same price a kg or a piece. If there are two kinds with different
      costs, a third of the pieces is not a third of the money. Then find the rupees of each kind first.`,
  },
  {
    of: 'AR.PLD.5',
    asks: [
      'Why must the price rise by more than the per cent that broke?',
      'toot gaye to baki ka price kitna badhana padega',
      'raise the selling price to make up for breakage',
      '10% kharab hua to 10% mehnga bechna kaafi hai?',
      'price of the good ones to cover the wasted ones',
      'broken pieces, rest ka price kitna zyada rakhna padega',
    ],
    says: text`
      Fewer pieces have to bring the same money, so divide. If 10% break, 0.9 of the pieces are left, and to get
      only the cost back each has to bring $1 \div 0.9$ of its cost, $11\frac{1}{9}\%$ more. Raising by 10%
      brings only $0.9 \times 1.1 = 0.99$ of the cost.`,
  },
  {
    of: 'AR.PLD.6',
    asks: [
      'Why divide the missing grams by what is given, and not by 1,000?',
      '900 g deta hai to gain 10% kyu nahi, 11.11% kyu',
      'denominator 900 or 1000 in a false weight',
      'grams kam tole, kisse divide kare',
      'gain formula error by true value minus error',
      'false weight me gain percent, 900 se divide kyu 1000 se kyu nahi',
    ],
    says: text`
      Profit is counted on the cost, and what the seller gives costs him 900 g, not 1,000 g. He is paid for
      1,000 g: the 100 g are gained on a cost of 900 g, so $\frac{100}{900} = 11\frac{1}{9}\%$.`,
  },
  {
    of: 'AR.PLD.6',
    asks: [
      'How can a seller gain at cost price?',
      'cost price pe bech raha hai to profit kaise',
      'sells at cp but still gains, where is it from',
      'no mark up and yet profit with false weights',
      'weight me cheating se fayda kaise hota hai',
      'cost price par bechta hai phir bhi gain, false weight se kaise',
    ],
    says: text`
      The price of a kilogram is honest, but he does not give a kilogram. If a kilogram costs ₹100 and he gives
      only 800 g, those cost him ₹80, and he is paid ₹100. The gain of ₹20 on ₹80 is 25%.`,
  },
  {
    of: 'AR.PLD.6',
    asks: [
      'How do I join a false weight with a mark-up or discount?',
      'mark up aur kam tolna dono ho to add kare?',
      'short weight plus 20% above cost, total gain',
      'false balance with a discount, combine how',
      'jhootha wazan aur discount saath me',
      'false weight and mark up together, gains ko multiply ya add',
    ],
    says: text`
      Multiply, since each acts on what the other leaves. 20% above cost is the factor 1.2, and 800 g for 1,000
      g is $\frac{1000}{800} = 1.25$. Together $1.2 \times 1.25 = 1.5$, a gain of 50%. Adding 20% and 25% would
      say 45%.`,
  },
  {
    of: 'AR.PLD.6',
    asks: [
      'What if he cheats when buying as well as when selling?',
      'kharidte aur bechte dono time cheat kare to',
      'takes more while buying and gives less while selling',
      'double cheating dealer formula kaise',
      'both ways cheats by 10 per cent',
      'cheats while buying and while selling, total gain kaise',
    ],
    says: text`
      Each of the two is a factor. Buying, he gets 1,100 g and pays for 1,000 g: factor 1.1. Selling, he gives
      900 g for 1,000 g: factor $\frac{10}{9}$. Together $1.1 \times \frac{10}{9} = \frac{11}{9}$, a gain of
      $22\frac{2}{9}\%$.`,
  },
  {
    of: 'AR.PLD.6',
    asks: [
      'How do I find the weight used from the gain?',
      'gain 25% diya hai to weight kitna use kiya',
      'what weight for a kilogram gives this profit',
      'from profit per cent back to grams',
      'kitne gram deta hoga ek kilo ke badle',
      'gain percent diya hai, false weight kitne gram ka hai',
    ],
    says: text`
      At cost price the factor is 1,000 g over what he gives. A gain of 25% means $\frac{1000}{w} = 1.25$, so $w
      = 1000 \div 1.25 = 800$ grams. Taking 25% off 1,000 g would give 750 g, and that is a gain of a third.`,
  },
  {
    of: 'AR.PLD.6',
    asks: [
      'What if the balance shows too much?',
      'scale zyada dikhata hai to loss ya gain',
      'machine shows 1 kg when there is less, what is true weight',
      'reading of the balance versus actual weight',
      'unequal arms wala balance kaise samjhe',
      'faulty balance shows more than the true weight, gain kaise',
    ],
    says: text`
      Compare two weights: the one the customer pays for, and the one that is really given. If a scale shows
      1,100 g when 1,000 g lie on it, the customer pays for 1,100 g. The factor is paid over given, 1.1, so at
      cost price the seller gains 10%.`,
  },
  {
    of: 'AR.PLD.7',
    asks: [
      'Why is the profit counted on the smaller number of articles?',
      'cp of 20 = sp of 16, divide by 16 kyu, 20 kyu nahi',
      'which number is the base, the cost one or the sold one',
      'denominator me m ya n lena hai',
      '4 by 20 or 4 by 16 for the gain',
      'cost of 20 equals selling price of 16, gain percent 16 par kyu',
    ],
    says: text`
      If 20 cost as much as 16 bring, sell 16 articles. They bring the cost of 20, so the cost of 4 is gained.
      What was sold cost as much as 16, therefore the gain is $\frac{4}{16} = 25\%$. Dividing by 20 would count
      articles that have not been sold.`,
  },
  {
    of: 'AR.PLD.7',
    asks: [
      'How do I know whether it is a profit or a loss?',
      'profit hua ya loss kaise pata number dekhke',
      'cost of 16 equals price of 20, gain or not',
      'when is it a loss in such questions',
      'kam articles bechke zyada cost aayi to',
      'profit or loss kaise pehchane when cost of some equals price of others',
    ],
    says: text`
      Ask for one article. If 16 bring what 20 cost, one brings more than it costs: profit. If 20 bring only
      what 16 cost, one brings less: loss, here $\frac{4}{20} = 20\%$. In both cases the number sold is the
      base.`,
  },
  {
    of: 'AR.PLD.7',
    asks: [
      'What does ‘gains the selling price of 5 articles’ mean?',
      'sp of 5 ka gain ka matlab kya',
      'profit equals the selling price of some, equation',
      'loses the cost price of 4 articles meaning',
      'articles ke sp jitna profit, kaise likhe',
      'gain equal to selling price of some articles ka equation',
    ],
    says: text`
      Profit is what came in minus what was paid, here given in articles. By selling 20 he gains the price of 5:
      price of 20 minus cost of 20 is price of 5, so the price of 15 is the cost of 20. The profit is
      $\frac{5}{15} = 33\frac{1}{3}\%$.`,
  },
  {
    of: 'AR.PLD.7',
    asks: [
      'Can I put 1 rupee for each article?',
      'ek article ka cp 1 rupaye maan le',
      'assume cost of one as one rupee',
      'easy way, take the lcm of the two numbers as total',
      'ek article ki koi bhi price maan ke solve kar sakte hai',
      'each article ki cost 1 rupee maan sakte hai kya',
    ],
    says: text`
      Yes, since only the ratio of price and cost matters. With 1 rupee as the cost of each, 20 cost ₹20, and if
      16 bring the same, 16 of cost ₹16 bring ₹20. Or take the LCM as the common sum: for ₹80 one costs ₹4 and
      brings ₹5.`,
  },
  {
    of: 'AR.PLD.7',
    asks: [
      'Does it matter how many articles were really sold?',
      'kitne articles beche ye nahi diya to',
      'total number sold not given, does it change the gain',
      'sab bech diye ya sirf 16, profit same?',
      'number of pieces sold unknown',
      'number of articles sold not given, profit percent nikal sakte hai kya',
    ],
    says: text`
      No, as long as all have the same cost and the same price: the profit per cent of one is that of all. It
      matters when a gain is given in articles, as in ‘by selling 24 he gains the price of 4’; then use the
      number that is given.`,
  },
  {
    of: 'AR.PLD.7',
    asks: [
      'What if the marked price of some equals the cost of others?',
      'marked price of some equals cost of others, kaise',
      'mp of 10 is cp of 12 and 10% discount',
      'discount bhi ho to n and m wala method',
      'label prices in place of selling prices',
      'marked price of some articles equals cost price of others',
    ],
    says: text`
      First compare cost and marked price of one article, then take the discount. If 10 labels are worth the
      cost of 12, a label is 1.2 of a cost. With 5% discount the price is $1.2 \times 0.95 = 1.14$ of the cost:
      14% profit.`,
  },
  {
    of: 'AR.PLD.8',
    asks: [
      'Why is each profit of a chain counted on another amount?',
      'har seller ka profit alag base pe kyu',
      'a sells to b, b sells to c, cost of b is which',
      'chain of sales, whose cost is the base',
      'ek ka sp dusre ka cp kaise',
      'chain of sellers me har profit alag cost par kyu',
    ],
    says: text`
      The selling price of one is the cost of the next. Bought for ₹100 and sold with 20% at ₹120, it costs the
      second person ₹120; his 10% is ₹12, and the third pays ₹132. So multiply: $1.2 \times 1.1 = 1.32$.`,
  },
  {
    of: 'AR.PLD.8',
    asks: [
      'Is tax counted before or after the discount?',
      'gst discount ke baad lagta hai ya pehle',
      'tax on list price or on reduced price',
      '18% tax kis amount pe',
      'order of tax and discount, bill same?',
      'tax discount se pehle lagega ya baad me, which amount',
    ],
    says: text`
      The question says on which amount, usually the reduced price, which the buyer really pays. The final bill
      would be the same either way, as factors can be exchanged: $0.9 \times 1.18 = 1.18 \times 0.9$. But the
      rupees of tax differ.`,
  },
  {
    of: 'AR.PLD.8',
    asks: [
      'How do I go back from the final price to the first cost?',
      'last price se sabse pehli cost kaise',
      'undo a chain of profits, which one first',
      'reverse direction of the sales in a chain',
      'final bill diya hai, original nikalna hai',
      'chain me final price se first cost price kaise nikale',
    ],
    says: text`
      Divide by every factor of the chain. With ₹660 at the end after profits of 20% and 10%: $660 \div 1.1 =
      600$, and $600 \div 1.2 = 500$. Undo the last one first; then every amount on the way is one of the
      story's prices.`,
  },
  {
    of: 'AR.PLD.8',
    asks: [
      'What is a tax on the value added?',
      'vat ya value added ka matlab',
      'tax only on the difference between buying and selling',
      'input tax wapas milne ka kya matlab hai',
      'kya tax sirf jode hue value par lagta hai',
      'value added tax me tax kitne par lagta hai',
    ],
    says: text`
      Each seller pays tax only on the value that he has added: his price before tax, less what he paid before
      tax. Bought at ₹500 and sold at ₹600, with a tax of 10% he hands over ₹10, since the ₹50 on the first ₹500
      have been paid by the seller before him.`,
  },
  {
    of: 'AR.PLD.8',
    asks: [
      'How is commission different from profit?',
      'commission kis par milta hai, sales ya cost',
      'agent gets 5% of what',
      'commission aur profit me farak',
      'agent keeps a part of the takings, what does the owner get',
      'commission aur profit me difference kya, agent ko kya milta hai',
    ],
    says: text`
      Commission is paid to somebody who sells for another person, as a per cent of the takings. The agent bears
      no cost. If goods are sold for ₹8,000 at 5% commission, the agent keeps ₹400 and hands ₹7,600 to the
      owner.`,
  },
  {
    of: 'AR.PLD.8',
    asks: [
      'How do I use two rates of commission?',
      'pehle 10,000 par 5% aur uske upar 6% kaise',
      'higher rate only on the sales above a limit',
      'slab wala commission kaise lagta hai',
      'different rate on the excess over some amount',
      'two rates of commission, limit ke upar wali sales par alag rate',
    ],
    says: text`
      Split the sales at the limit. Each rate is for its own slice only. With 5% up to ₹10,000 and 6% beyond,
      sales of ₹15,000 bring $500 + 300 = 800$ rupees. It is not 6% of everything once the limit is passed.`,
  },
];

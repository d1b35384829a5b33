import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const interest: readonly CommonDoubt[] = [
  {
    of: 'AR.INT',
    asks: [
      'What is the difference between simple and compound interest?',
      'si aur ci me farak kya hai',
      'how do i know whether interest is simple or compounded',
      'why not the simple formula instead of compound',
      'can si be used in place of ci',
      'simple interest or compound interest, kaise pata kaunsa lagana hai',
    ],
    says: text`
      Simple interest is the same each year, always of the first sum. At compound interest each year counts
      interest on what is there by then. So the two agree only for the first year: ₹1,000 at 10% for two years
      bring ₹200 simple and ₹210 compound.`,
  },
  {
    of: 'AR.INT',
    asks: [
      'Why can I not add the rates of the years at compound interest?',
      '10% for 3 years is 30% total na',
      'rates ko add kyu nahi karte ci me',
      'sum of yearly per cents for compounding',
      'teen saal ka rate jod do to galat kyu',
      'compound interest me rates add kyu nahi kar sakte',
    ],
    says: text`
      Added rates take every year's interest of the first sum, and that is simple interest. At compound interest
      the later years also earn on the earlier interest: $1.1 \times 1.1 \times 1.1 = 1.331$, so 33.1% and not
      30%.`,
  },
  {
    of: 'AR.INT',
    asks: [
      'What is the difference between interest and amount?',
      'amount aur interest me confusion',
      'amounts to ₹6,000 means principal or total',
      'interest is what part of the amount',
      'sum, principal, amount sab ka matlab',
      'amount matlab principal plus interest, ya sirf interest',
    ],
    says: text`
      The sum or principal is what is lent. The interest is what is paid for lending it. The amount is both
      together. If ₹5,000 bring ₹800 of interest, they amount to ₹5,800. ‘Becomes’ and ‘amounts to’ mean sum
      with interest.`,
  },
  {
    of: 'AR.INT',
    asks: [
      'Can I take the sum as 100?',
      'principal 100 maan sakte hai kya',
      'no sum is given, may i assume hundred',
      '100 ki jagah koi number le sum ke liye',
      'sum unknown hai to kya le',
      'principal not given, sum 100 le sakte hai kya',
    ],
    says: text`
      Yes, if a rate, a time or a ratio is asked: every amount grows with the sum, so ratios stay. If an amount
      in rupees is given, scale at the end: when 100 brings an interest of 21 and the real interest is ₹420, the
      sum is $20 \times 100 = 2000$ rupees.`,
  },
  {
    of: 'AR.INT',
    asks: [
      'How do I convert months and days into years?',
      '9 months ko year me kaise likhe',
      'time in months, what goes in the formula',
      'rate per year but time given in months',
      '73 days kitne saal hote hai',
      'months ya days ko year me convert kaise kare for interest',
    ],
    says: text`
      A rate ‘per annum’ belongs to a whole year, so the time has to be in years: 9 months are $\frac{9}{12} =
      \frac{3}{4}$ of a year, 73 days $\frac{73}{365} = \frac{1}{5}$. At 8% a year simple interest, 9 months
      bring 6% of the sum.`,
  },
  {
    of: 'AR.INT',
    asks: [
      'Why can I not subtract the rate to find the present value?',
      'amount se sum pe jane ke liye percent minus kyu nahi',
      'going back one year, take 10% off?',
      'divide by 1.1 kyu, 0.9 se multiply kyu nahi',
      'money due later, how much is it today',
      'present value ke liye rate subtract kyu nahi, divide kyu',
    ],
    says: text`
      The 10% were added to the smaller sum at the beginning. ₹1,000 grow to ₹1,100 in a year, but 10% of ₹1,100
      is ₹110 and would leave ₹990. Dividing undoes the growth: $1100 \div 1.1 = 1000$.`,
  },
  {
    of: 'AR.INT.1',
    asks: [
      'Why is simple interest the same every year?',
      'har saal interest barabar kyu hai si me',
      'does the interest earn interest in the simple case',
      'constant yearly interest, why',
      'simple interest me principal badhta kyu nahi',
      'simple interest har saal same kyu rehta hai, interest par interest nahi',
    ],
    says: text`
      Because only the sum that was lent earns; the interest is set aside and earns nothing. ₹2,000 at 5% bring
      ₹100 in the first year and ₹100 in the tenth. So the amounts year by year go up in equal steps.`,
  },
  {
    of: 'AR.INT.1',
    asks: [
      'Why is the rate counted on the sum and not on the amount?',
      'rate nikalne ke liye interest ko kisse divide kare',
      'interest over amount gives the rate?',
      'base of the rate, principal or final amount',
      'amount given hai to rate usi pe lagega?',
      'rate of simple interest, interest ko principal se divide ya amount se',
    ],
    says: text`
      A rate says what a lender gets for each ₹100 lent, and lent was the sum. If ₹800 grow to ₹1,000 in 5
      years, the interest is ₹200, so ₹40 a year. The rate is $\frac{40}{800} = 5\%$, not $\frac{40}{1000}$.`,
  },
  {
    of: 'AR.INT.1',
    asks: [
      'How do two amounts at different dates give the sum?',
      '5 saal ka amount aur 7 saal ka amount, sum kaise',
      'difference of two amounts is whose interest',
      'subtract the amounts, why is that interest of the years between',
      'do amounts ka antar kya batata hai',
      'two amounts at two times se principal kaise nikale simple interest',
    ],
    says: text`
      The sum is in both, so subtracting leaves only the interest of the years between. ₹5,600 after 3 years and
      ₹6,000 after 5: two years bring ₹400, one year ₹200. Three years brought ₹600, so the sum was ₹5,000.`,
  },
  {
    of: 'AR.INT.1',
    asks: [
      'How do I count simple interest when the rate changes part-way?',
      'rate beech me badal jaye to kya kare',
      'first 2 years at 6% then 8% simple interest',
      'alag alag rate ko add kar sakte hai si me kya',
      'different rates for different periods, simple',
      'rate changes after some years in simple interest, kaise solve kare',
    ],
    says: text`
      At simple interest all years count on the same sum, so here the per cents of the years may be added. 2
      years at 6% and 3 years at 8% bring $2 \times 6 + 3 \times 8 = 36$ per cent of the sum together.`,
  },
  {
    of: 'AR.INT.1',
    asks: [
      'What happens to simple interest when a part is paid back?',
      'beech me paisa wapas kiya to interest kitne pe lagega',
      'part payment ke baad interest kis par',
      'loan changed after some months, simple interest',
      'kuch lauta diya to baaki par hi byaj?',
      'part of the loan paid back early, simple interest ab kis par',
    ],
    says: text`
      From that day interest runs only on what is still owed. ₹10,000 at 6%: for the first year ₹600. If ₹4,000
      of the sum are paid back then, the second year brings 6% of ₹6,000, which is ₹360. Go stretch by stretch
      and add the interest.`,
  },
  {
    of: 'AR.INT.1',
    asks: [
      'What does it mean that a sum doubles at simple interest?',
      'paisa double hone ka matlab interest kitna',
      'sum becomes three times, how much is the interest',
      'doubles in 10 years so 4 times in 20?',
      'kitne saal me tiguna hoga simple interest me',
      'sum doubles or triples at simple interest, kitne saal kaise',
    ],
    says: text`
      Doubling means that the interest is as large as the sum, 100% of it. If that takes 10 years, the rate is
      10%. In 20 years the interest is 200%, so the sum is three times as large, not four times: no interest
      earns again.`,
  },
  {
    of: 'AR.INT.2',
    asks: [
      'Why is the rate divided when interest is added half-yearly?',
      'half yearly me rate aadha aur time double kyu',
      'compounded quarterly, divide rate by four, reason',
      'why not the full rate every six months',
      '10% per annum half yearly ka matlab',
      'half yearly compounding me rate half kyu karte hai',
    ],
    says: text`
      The 10% are for a whole year. Half a year has earned only half of that, 5%, when the interest is added.
      And in a year it happens twice. So 10% half-yearly means the factor 1.05 two times a year.`,
  },
  {
    of: 'AR.INT.2',
    asks: [
      'Why do I multiply once for every half-year and not once for every year?',
      'kitni baar multiply karna hai half yearly me',
      'number of compounding periods, how to count',
      '1.5 years half-yearly is three times?',
      'time ko double kyu karte hai power me',
      'half years ki ginti, kitni baar interest multiply hoga',
    ],
    says: text`
      Interest is added at the end of each half-year, and each addition is one factor. In a year and a half
      there are three half-years, so $1.05^3$ at 10% a year. Using the exponent 1.5 with the rate 5% would count
      only one and a half additions.`,
  },
  {
    of: 'AR.INT.2',
    asks: [
      'Is compounding more often always better for the depositor?',
      'jaldi jaldi compounding se zyada milega kya',
      'quarterly vs half yearly vs yearly, which is more',
      'same rate but added more often',
      'effective rate kya hota hai',
      'quarterly half-yearly yearly me kaunsa compounding zyada deta hai',
    ],
    says: text`
      Yes, at the same yearly rate. Interest that is added earlier starts to earn earlier. At 20%: added once, 1
      becomes 1.2; added twice, $1.1 \times 1.1 = 1.21$. The 21% that a year really brings is called the
      effective rate.`,
  },
  {
    of: 'AR.INT.2',
    asks: [
      'Can the number of periods be a fraction?',
      '2 saal 3 mahine ho to ci kaise nikale',
      'time not a whole number of periods',
      'left-over months in compound interest',
      'adhe period ke liye kya karte hai',
      'fraction of a period in compound interest, bache mahine ka kya',
    ],
    says: text`
      If the time is no whole number of periods, the usual rule is: compound over the whole periods, then add
      simple interest for the rest at its share of the rate. At 12% yearly for 1 year and 3 months: $1.12 \times
      1.03$.`,
  },
  {
    of: 'AR.INT.2',
    asks: [
      'What does the difference between yearly and half-yearly interest tell?',
      'do scheme ka difference kya batata hai',
      'advantage of half yearly over yearly in rupees',
      'difference between two ways of adding interest',
      'half yearly aur yearly ka antar r square by 4 kyu',
      'difference of interest between half yearly and yearly compounding in rupees',
    ],
    says: text`
      Over one year only one thing differs: if interest is added half-yearly, the interest of the first
      half-year earns in the second. At 20% on ₹1,000 that is 10% of ₹100, so ₹10. In general the difference is
      $P \times \frac{r}{2} \times \frac{r}{2}$; divide it twice by $\frac{r}{2}$ to get the sum $P$.`,
  },
  {
    of: 'AR.INT.2',
    asks: [
      'How do I find the rate from the interest of two periods?',
      'pehle aur dusre quarter ka interest diya, rate kaise',
      'interest of the second half-year divided by first',
      'successive interests ka ratio kya batata hai',
      'second period earns more, why by that factor',
      'interest of first and second period se rate kaise nikale',
    ],
    says: text`
      Each period's interest is larger than the one before by the rate of a period, because it is counted on an
      amount that grew by this rate. Interest of ₹500 and then ₹520: $520 \div 500 = 1.04$, so 4% for a period.
      For the rate a year multiply by the number of periods in a year.`,
  },
  {
    of: 'AR.INT.3',
    asks: [
      'Why is the difference of two years the interest on the interest?',
      'ci minus si 2 saal ka pr^2 kyu',
      'what is the gap between both interests made of',
      'difference of compound and simple for two years, reason',
      'byaj pe byaj ka matlab',
      'compound minus simple interest two years, difference kis cheez ka hai',
    ],
    says: text`
      In the first year both bring the same. In the second year the sum earns the same in both again; at
      compound interest the first year's interest earns too. ₹1,000 at 10%: simple ₹200, compound ₹210, and ₹10
      is 10% of the first ₹100.`,
  },
  {
    of: 'AR.INT.3',
    asks: [
      'Where does the three-year formula come from?',
      '3 saal ka difference pr^2(3+r) kaise aaya',
      'derivation of ci - si for three years',
      'why is there a 3 in the formula for three years',
      'teen saal me do saal wala formula kyu nahi',
      'three years ka ci minus si formula kaise bana',
    ],
    says: text`
      Expand $(1 + r)^3 = 1 + 3r + 3r^2 + r^3$. Simple interest takes $3r$, so $3r^2 + r^3 = r^2(3 + r)$ of the
      sum is left. For ₹1,000 at 10%: $1000 \times 0.01 \times 3.1 = 31$ rupees, against ₹10 for two years.`,
  },
  {
    of: 'AR.INT.3',
    asks: [
      "Why divide the difference by one year's interest to get the rate?",
      'ci aur si ke antar me ek saal ka si kyu aata hai',
      'rate from both interests, divide by one or two years',
      'half of the simple interest kyu lete hai',
      'ci - si upon si for one year',
      'difference of ci and si se rate kaise, one year simple interest se divide',
    ],
    says: text`
      The difference is the interest that one year's interest earns in one year, so the quotient of the two is
      the rate. Simple interest of two years ₹400, compound ₹420: one year is ₹200, and $\frac{20}{200} = 10\%$.
      Dividing by ₹400 would give half of it.`,
  },
  {
    of: 'AR.INT.3',
    asks: [
      'How do I get the sum back from the difference?',
      'gap diya hai to principal kaise nikale',
      'sum from ci minus si, divide by rate once or twice',
      'difference by r square kyu',
      'rate ek baar se divide karna kaafi hai?',
      'ci minus si difference se principal kaise nikale',
    ],
    says: text`
      For two years divide by the rate twice. The first division gives one year's interest, the second gives the
      sum. A difference of ₹45 at 10%: $45 \div 0.1 = 450$ is one year's interest, and $450 \div 0.1 = 4500$ is
      the sum.`,
  },
  {
    of: 'AR.INT.3',
    asks: [
      'Do compound and simple interest differ after one year?',
      'pehle saal ci aur si equal kyu hote hai',
      'is there any gap in the first year',
      'one year me compound aur simple same?',
      'when interest is added half-yearly is there a gap in year one',
      'first year me ci aur si ka difference zero kyu',
    ],
    says: text`
      No, if interest is added once a year: nothing has been added yet that could earn. If it is added
      half-yearly, they do, because the first half-year's interest earns in the second half. At 10% on ₹1,000
      the difference is 5% of ₹50, ₹2.50.`,
  },
  {
    of: 'AR.INT.3',
    asks: [
      'Does the gap double when the rate or the sum doubles?',
      'rate double to difference 4 guna kyu',
      'how does the difference change with the rate',
      'gap at twice the rate for two years',
      'sum double kare to gap kitna badhega',
      'rate double ho to ci si ka difference kitne times',
    ],
    says: text`
      For two years the gap is $P r^2$. Twice the sum gives twice the gap. Twice the rate gives four times the
      gap, because the rate counts twice: once to make the interest and once to let it earn. ₹1,000 has a gap of
      ₹10 at 10% and ₹40 at 20%.`,
  },
  {
    of: 'AR.INT.4',
    asks: [
      'Why can I not share the loan and the interest equally?',
      'loan plus interest divide by 2 kyu nahi karte',
      'instalment = total amount by number of instalments?',
      'kist nikalne ke liye barabar baant de to',
      'equal instalments, why not just divide',
      'equal instalment nikalne ke liye loan plus interest ko divide kyu nahi',
    ],
    says: text`
      After the first payment less is owed, so less interest runs. Sharing the full interest of both years
      charges interest on money that has been paid back already. For ₹2,100 at 10% in two years each instalment
      is ₹1,210: the debt goes 2,310, 1,100, 1,210, 0.`,
  },
  {
    of: 'AR.INT.4',
    asks: [
      'What is the present value of an instalment?',
      'present value ka matlab instalment me',
      'why divide each payment by 1.1 and 1.21',
      'har kist ko aaj ki value me kyu laate hai',
      'discounting back the payments, reason',
      'present value of instalments, har kist ko discount kyu karte',
    ],
    says: text`
      It is the sum that would grow to the payment by its date. ₹1,210 due after two years at 10% are worth
      $1210 \div 1.21 = 1000$ today. The loan is what all payments are worth on the day it is given, because
      that is the money handed over.`,
  },
  {
    of: 'AR.INT.4',
    asks: [
      'Can I move all payments to the last date instead?',
      'sab kuch end date pe le jaaye to chalega?',
      'forward to the final date or back to today',
      'kis date par compare kare, same answer aayega kya',
      'comparing money at the end in place of the start',
      'all payments ko last date par le jana, present ki jagah future',
    ],
    says: text`
      Yes. Any one date will do, if the loan and all payments are taken there: forward multiply, back divide. At
      the end of two years a loan of ₹2,100 at 10% has become ₹2,541, and two payments of ₹1,210 have become
      $1331 + 1210 = 2541$.`,
  },
  {
    of: 'AR.INT.4',
    asks: [
      'Why does an earlier payment grow too?',
      'pehli kist par bhi byaj kyu lagaya',
      'first instalment multiplied by 1.1 for the remaining year',
      'paid money earns interest for whom',
      'jaldi diya to fayda kaise dikhta hai',
      'first instalment par bhi interest kyu milta hai till the end',
    ],
    says: text`
      The lender has that money a year earlier and the borrower owes so much less during that year. ₹500 paid a
      year before the end save a year's interest on ₹500. So, measured at the end, they count as ₹550 at 10%.`,
  },
  {
    of: 'AR.INT.4',
    asks: [
      'What is a down payment, and does interest run on it?',
      'down payment par interest lagta hai kya',
      'cash price vs instalment price',
      'cash down ke baad loan kitna',
      'paid at once on the day of purchase, how to treat',
      'down payment aur cash price ka matlab, loan kitna bana',
    ],
    says: text`
      A down payment is paid on the day of purchase, so no interest runs on it. The loan is the cash price
      without it. A fridge of ₹20,000 with ₹8,000 down is a loan of ₹12,000, and the instalments have to pay off
      only that.`,
  },
  {
    of: 'AR.INT.4',
    asks: [
      'How much of an instalment is interest?',
      'kist me interest kitna aur principal kitna',
      'interest part of each payment',
      'total interest paid in all instalments',
      'pehli kist me byaj zyada kyu hota hai',
      'each instalment me interest part aur loan part kitna',
    ],
    says: text`
      In each payment first comes the interest of the past year on what was owed; the rest reduces the debt.
      Later less is owed, so the interest part gets smaller. All interest together is the sum of the payments
      minus the loan.`,
  },
  {
    of: 'AR.INT.5',
    asks: [
      'Why does the quotient of two amounts a year apart give the rate?',
      'amount divide karke rate kaise aa gaya ci me',
      'a3 by a2 is 1 + r, explain',
      'dividing the later amount by the earlier one',
      'lagatar do saal ke amount se rate',
      'amounts of two successive years ko divide karke rate kyu milta hai',
    ],
    says: text`
      At compound interest the later amount is the earlier one with one year's interest on it. From ₹6,600 to
      ₹7,260 it is $7260 \div 6600 = 1.1$, so the rate is 10%. The sum at the start and the number of years
      before do not matter.`,
  },
  {
    of: 'AR.INT.5',
    asks: [
      'Why can I not divide the two amounts at simple interest?',
      'si me ratio kyu nahi lete, difference kyu',
      'simple interest two amounts, divide or subtract',
      'constant difference vs constant ratio',
      'si wale me later amount by earlier galat kyu',
      'simple interest me amounts ka ratio kyu nahi, difference kyu lete',
    ],
    says: text`
      Because simple interest is counted on the first sum, not on the amount of the year before. ₹1,000 at 10%
      become 1,100, 1,200, 1,300: equal differences of ₹100, while the quotients get smaller. So subtract, and
      compare with the sum at the start.`,
  },
  {
    of: 'AR.INT.5',
    asks: [
      'How do I find the sum at the start from a later amount?',
      '2 saal baad ka amount diya, original sum kaise',
      'go back from the amount after n years',
      'principal by dividing again and again',
      'shuru ka paisa kitna tha nikalna hai',
      'amount after some years se shuru ka principal kaise',
    ],
    says: text`
      At compound interest divide by the factor once for each year: ₹7,200 after two years at 20% comes from
      $7200 \div 1.44 = 5000$ rupees. At simple interest take the yearly interest off as often as there are
      years. Find the rate or the yearly interest first, from the two amounts.`,
  },
  {
    of: 'AR.INT.5',
    asks: [
      'What does ‘the interest of the second year’ mean?',
      'second year ka interest ya do saal ka interest',
      'interest for the third year alone',
      'interest during the year vs total interest',
      'kis saal ka byaj pucha hai',
      'interest of the second year alone ya total of two years',
    ],
    says: text`
      Only what that one year adds, not both years together. ₹1,000 at 10% compound: the first year adds ₹100,
      the second ₹110, and in two years it is ₹210. The interests of single years also have the quotient 1.1.`,
  },
  {
    of: 'AR.INT.5',
    asks: [
      'If a sum doubles in some years, when is it four times?',
      '5 saal me double to 10 saal me kitna guna',
      'compound interest equal times equal factors',
      'double hone ka time pata hai, 8 times kab',
      'same time multiplies by the same factor always?',
      'money doubles in some years at compound interest, four times kab',
    ],
    says: text`
      At compound interest equal times multiply by equal factors, whatever the amount has become. If it doubles
      in 5 years, it is $2 \times 2 = 4$ times in 10 and 8 times in 15 years. At simple interest it would be
      only 3 times after 10 years.`,
  },
  {
    of: 'AR.INT.5',
    asks: [
      'What if the two amounts are several years apart?',
      '2 saal aur 4 saal ke amounts ho to rate',
      'amounts 2 years apart, root kyu lete hai',
      'gap of more than a year between the amounts',
      'ratio of amounts is 1.21 for 2 years, rate?',
      'amounts with gap of two years, rate ke liye square root kyu',
    ],
    says: text`
      The quotient is then the factor of all years between. For two years take the square root: ₹5,000 and
      ₹6,050 give $6050 \div 5000 = 1.21 = 1.1^2$, so 10% a year. Half of 21% would be the mistake of simple
      interest.`,
  },
  {
    of: 'AR.INT.6',
    asks: [
      'Why do we suppose that all the money is at one rate?',
      'sab paisa ek hi rate pe maan lete hai kyu',
      'suppose everything at the lower rate, logic',
      'why is missing interest divided by the difference of rates',
      'assume whole sum at 6%, then what',
      'poora sum ek rate par suppose kyu karte hai two parts me',
    ],
    says: text`
      It turns two unknown parts into one question. ₹10,000 all at 6% bring ₹600. If ₹720 came in, ₹120 more
      came from the part at 10%, and each rupee there brings 4 paise more than at 6%. So that part is $120 \div
      0.04 = 3000$ rupees.`,
  },
  {
    of: 'AR.INT.6',
    asks: [
      'Can alligation be used for two rates?',
      'do rate wale me alligation lag sakta hai kya',
      'cross method for parts lent at different rates',
      'mean rate ka use karke ratio nikal sakte hai',
      'average rate of the whole sum, ratio of the parts',
      'two rates me alligation laga ke parts ka ratio kaise',
    ],
    says: text`
      Yes. The mean rate is the whole interest divided by the whole sum. At 6% and 10% with a mean of 7.2%, the
      distances are 1.2 and 2.8, so the parts are as $2.8 : 1.2$, which is $7 : 3$, the larger at 6%, which is
      nearer. The times must be equal.`,
  },
  {
    of: 'AR.INT.6',
    asks: [
      'Why is the mean of the two rates wrong?',
      'dono rate ka average kyu nahi le sakte',
      'plain average of 6% and 10% is 8% na',
      'total interest = sum times mean rate?',
      'beech ka rate leke interest nikal le',
      'mean of two interest rates lena galat kyu',
    ],
    says: text`
      The plain mean is right only if both parts are equally large. ₹9,000 at 6% and ₹1,000 at 10% bring $540 +
      100 = 640$ rupees, which is 6.4% of ₹10,000 and not 8%. The larger part pulls the mean rate to its side.`,
  },
  {
    of: 'AR.INT.6',
    asks: [
      'What if both parts bring the same interest?',
      'barabar interest mile to parts ka ratio',
      'equal interest from two parts, divide the sum how',
      'inverse ratio of rates kyu aata hai',
      'same interest from both, which part is larger',
      'equal interest from two parts to parts ka ratio kya',
    ],
    says: text`
      Then the part at the lower rate has to be larger, in the inverse ratio of the rates. At 4% and 6%, equal
      interest means $4x = 6y$, so $x : y = 3 : 2$. If the times differ too, use rate multiplied by time in
      place of the rate.`,
  },
  {
    of: 'AR.INT.6',
    asks: [
      'What if the rates of the two parts are exchanged?',
      'rate exchange ho jaye to interest kam ya zyada kyu',
      'parts swapped, difference of the interest',
      'ulta rate lagane par interest ka antar',
      'interchange of rates, what does the sum of both tell',
      'rates exchanged between the parts, interest me kya change',
    ],
    says: text`
      For equal times add both interests: then each part has earned at both rates, so the sum is the whole money
      times the sum of the rates. Subtract them: the result is the difference of the parts times the difference
      of the rates. So both parts can be found.`,
  },
  {
    of: 'AR.INT.6',
    asks: [
      'How do I count the gain of somebody who borrows and lends?',
      'udhar leke aage udhar diya to profit kitna',
      'borrows at 5% and lends at 8%, gain',
      'difference of rates is the gain per year?',
      'lent at a higher rate than borrowed, whose money',
      'borrow at one rate and lend at another, gain kaise nikale',
    ],
    says: text`
      For the same sum the gain of a year is the difference of the rates: borrowed at 5% and lent at 8%, each
      ₹100 gains ₹3 a year. If only a part is lent on, or for another time, count interest received and interest
      paid apart and subtract.`,
  },
];

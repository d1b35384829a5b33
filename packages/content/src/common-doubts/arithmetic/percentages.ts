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
    ],
    says: text`
      Per cents may be added only when they are of the same amount. The second change is of what the first has left:
      20% up and then 20% up is $1.2 \times 1.2 = 1.44$, a rise of 44%. Multiply the factors instead.`,
  },
  {
    of: 'AR.PCT',
    asks: [
      'Why do we take 100 as the start?',
      'can i assume 100 when the amount is not given',
      '100 kyu liya hai',
      'what if i take 200 or 1000 in place of 100',
    ],
    says: text`
      The question gives no amount and asks for a per cent, so the result is the same whatever amount you start with.
      100 is chosen because 15% of it is simply 15. With 200 every line doubles and the per cent stays.`,
  },
  {
    of: 'AR.PCT.1',
    asks: [
      'Why do we divide by 1.25 and not take 25% off?',
      'if it rose by 25% to get back i subtract 25% na',
      'wapas jane ke liye same percent kam kyu nahi karte',
      'why not multiply the new price by 0.75',
    ],
    says: text`
      The rise was 25% of the old amount, and the old amount is what you do not know. ₹80 rises by 25% to ₹100, but
      25% of ₹100 is ₹25 and would lead back to ₹75. Divide by the factor: $100 \div 1.25 = 80$.`,
  },
];

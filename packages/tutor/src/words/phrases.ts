import { type Term, term } from './term.ts';

const amount = String.raw`(\$?\d(?:[\d.,{}]*\d)?(?:\\?%)?\$?(?:\s(?:metres|m|km|seconds|minutes|days|years)\b)?)`;
const who = String.raw`\b([A-Z][a-z]*)`;
/** A pattern in which `#` is an amount and `@` a name. */
const put = (pattern: string) => new RegExp(pattern.replaceAll('#', amount).replaceAll('@', who));

const phrase = (name: string, means: string, also = '', here: Term['here'] = []) =>
  term(name, '', means, also, here);

const beating = (says: string, seconds: string): Term['here'] => [
  [put('@ (?:beats|defeats) @ by (\\$?\\d+\\$? (?:seconds|s)\\b)'), seconds],
  [put('@ (?:beats|defeats) @ by #'), says],
];

/**
 * Phrases in which questions are put, and words of their stories that have a meaning in mathematics. They are too common in
 * other messages to be terms there: a student has to ask what they mean.
 */
export const phrases: readonly Term[] = [
  phrase(
    'lead',
    'How far one is ahead of the other at a moment: the difference of their distances from the start. In an election it is the difference of the votes.',
    'ahead|leads|ahead by|margin',
    beating(
      'When <1> finishes, the lead of <1> over <2> is <3>: <2> still has <3> to go.',
      '<1> leads <2> by <3> at the end: <2> arrives <3> later.',
    ),
  ),
  phrase(
    'beats by',
    'When the winner is at the end, the loser has so many metres still to go, or needs so many seconds more.',
    'beat|beats|beat by|wins by|win by|defeats|defeats by|loses by|harata',
    [
      ...beating(
        'When <1> has run the whole distance, <2> still has <3> to go.',
        '<2> reaches the end <3> after <1>.',
      ),
      [put('wins by #'), 'When the winner is at the end, the other still has <1> to go.'],
    ],
  ),
  phrase(
    'start',
    'What the weaker one is given before the race: some metres in front, or some seconds to begin earlier.',
    'head start|start of|gives a start|headstart',
    [
      [
        put('@ gives @ a start of (\\$?\\d+\\$? (?:seconds|s)\\b)'),
        '<2> begins <3> before <1>, and both run the whole distance.',
      ],
      [put('@ gives @ a start of #'), '<2> begins <3> in front, and so runs <3> less than <1>.'],
    ],
  ),
  phrase(
    'dead heat',
    'Both reach the end at the same moment: nobody wins.',
    'finish together|finishes together|reach together|arrive together',
  ),
  phrase(
    'successive',
    'One after the other. Each change acts on what the one before has left, and not on the first amount.',
    'successively|one after the other',
    [
      [
        put('successive (?:discounts|rises|falls|cuts|changes|increases) of # and #'),
        'The <1> is of the first amount, the <2> of what is left after it.',
      ],
    ],
  ),
  phrase(
    'at the same rate',
    'As much as before for each unit: for each day, each kilogram or each hundred rupees. Twice as many units then make twice as much.',
    'same rate|same rates|at that rate|constant rate|steady rate|uniform rate',
  ),
  phrase(
    'in proportion to',
    'Everybody gets the same for one unit, so who has twice as many units gets twice as much.',
    'shared in proportion|divided in proportion|proportionately|proportional to',
    [
      [
        /in proportion to capital and time/,
        'Each rupee gets the same for each month that it is in the business, so the shares go by capital times months.',
      ],
      [/in proportion to ((?:the )?[a-z ]{3,40})/, 'Everybody gets the same for one unit of <1>.'],
    ],
  ),
  phrase(
    'in the ratio',
    'For every so many of the one there are so many of the other: the numbers are multiples of the two terms by the same number.',
    'are in the ratio|ratio of',
    [
      [
        /in the ratio \$(\d+) : (\d+)\$/,
        'Written with one letter, the two numbers are $<1>x$ and $<2>x$, with the same $x$.',
      ],
    ],
  ),
  phrase(
    'compounded half-yearly',
    'Every six months half of the yearly rate is added to the sum as interest. From then on this interest earns interest, too.',
    'half yearly compounding|half-yearly compounding|compounds interest half-yearly|compounds half-yearly|compounded semi-annually|half yearly|half-yearly',
  ),
  phrase(
    'compounded quarterly',
    'Every three months a quarter of the yearly rate is added to the sum as interest. From then on this interest earns interest, too.',
    'quarterly compounding|quarterly',
  ),
  phrase(
    'compounded yearly',
    'At the end of each year the interest is added to the sum. From then on this interest earns interest, too.',
    'compounded annually|compounded every year|yearly compounding|compounds interest yearly|compounded',
  ),
  phrase(
    'more efficient',
    'Who is more efficient does more work in the same time, and so needs less time for the same work.',
    'as efficient as|efficient',
    [
      [
        /([A-Z][a-z]+)[^.]* (\$?[\d{}\\a-z.]+\\%\$) more efficient than ([A-Z][a-z]+)/,
        'While <3> does $100$ parts of the work, <1> does <2> more of them.',
      ],
    ],
  ),
  phrase(
    'on alternate days',
    'They take turns: one works today, the other tomorrow, and so on. In two days each has worked once.',
    'alternate days|alternate|alternately|alternating|work alternately',
  ),
  phrase('at random', 'Each one has the same chance to be taken; nobody chooses.', 'random|randomly'),
  phrase(
    'identical',
    'They cannot be told apart, so it matters only how many somebody gets, and not which.',
    'alike|identical things|similar things',
  ),
  phrase(
    'still water',
    'Water without a current. The speed in still water is the speed of the boat alone; the current is added to it one way and subtracted the other way.',
    'in still water|speed in still water|still',
  ),
  phrase(
    'round trip',
    'The way there and the way back, together.',
    'there and back|to and fro|round-trip|aana jaana',
  ),
  phrase(
    'dividend',
    'The number that is divided. In $n = dq + r$ it is $n$, $d$ is the divisor, $q$ the quotient and $r$ the remainder.',
    'divisor|bhajya|bhajak',
    [
      [
        /(?:number|integer) (\$[^$]+\$)[^.?]*divided by (\$[^$]+\$)/,
        '<1> is the dividend, and <2> is the divisor.',
      ],
    ],
  ),
  phrase(
    'leaves a remainder',
    'So much is left over: the number is that much more than a multiple of the divisor.',
    'leaves the remainder|leaves remainder|leaves|leave',
    [
      [
        /leaves the remainder (\$\d+\$) when it is divided by \$(\d+)\$/,
        'The number is <1> more than a multiple of $<2>$.',
      ],
    ],
  ),
  phrase(
    'more than, in per cent',
    'What stands behind *than* is the base: it counts as $100\\%$, and the per cent is taken of it.',
    'per cent more than|percent more than|per cent less than|percent less than|% more than|% less than|percent higher than|percent lower than',
    [
      [
        /(\$?[\d{}\\a-z.]+\\%\$) (more|less|higher|lower) than ((?:the )?[A-Za-z]+)/,
        '<3> counts as $100\\%$, and the <1> <2> are taken of it.',
      ],
    ],
  ),
  phrase(
    'differ by',
    'The larger one less the smaller one is that much. Which of them is larger may still be open.',
    'differs by|difference of|differ',
    [[put('differ by #'), 'The larger less the smaller one is <1>.']],
  ),
  phrase('exceeds by', 'It is larger by that much.', 'exceeds|exceed|exceed by|exceeding', [
    [put('exceeds? (?:[a-z ]+ )?by #'), 'The first one is <1> larger than the other.'],
  ]),
  phrase(
    'common factor',
    'A factor that every term has: $ab + ac = a(b + c)$. Taking it common means writing it once in front of a bracket.',
    'take common|taking common|taken common|common lena',
  ),
  phrase(
    'coprime',
    'Two numbers are coprime if no number but $1$ divides both: $8$ and $15$ are, $9$ and $12$ are not, as $3$ divides both.',
    'co-prime|relatively prime|no common factor|no common factor except 1|no common factor other than 1',
  ),
  phrase(
    'strictly inside',
    'Inside and not on the edge: points on the sides or on the line around it do not count.',
    'strictly within|lies inside|inside',
  ),
  phrase(
    'rationalise',
    'To remove the roots from a denominator: multiply above and below by the conjugate, as in $\\frac{1}{\\sqrt{7} - 2} = \\frac{\\sqrt{7} + 2}{7 - 4}$.',
    'rationalising|rationalizing|rationalize|rationalisation|rationalization|conjugate',
  ),
  phrase(
    'stars and bars',
    'A way to count shares of things that are alike. Put the things in a row, one less bars than there are shares between them: * * | * | | * are the shares 2, 1, 0, 1. So it counts the places of the bars.',
    'stars bars|star and bar|bars',
  ),
  phrase(
    'mark-up',
    'What the seller puts on the cost price to get the marked price; as a per cent it is taken of the cost.',
    'mark up|markup|marked up|mark-up per cent|mark up percentage',
  ),
  phrase(
    'false weight',
    'A weight that is lighter than it claims. The buyer pays for what is claimed and gets what it truly weighs.',
    'false kilogram|false balance|faulty balance|faulty weight|false scale',
    [[put('weighs # ?(g|grams)\\b'), 'The buyer pays for $1{,}000$ g and gets <1> g.']],
  ),
  phrase(
    'sold at cost price',
    'One kilogram is sold for what one kilogram cost: by the price alone there is neither profit nor loss.',
    'at cost price|cost price without profit|without profit',
  ),
  phrase(
    'capital',
    'The money that somebody puts into a business, also called investment. It is no price and no profit.',
    'investment|poonji|punji|invests',
    [[/([A-Z][a-z]+)[^.]*? (₹[\d,]+)/, 'The capital of <1> is <2>.']],
  ),
  phrase(
    'overtakes',
    'Comes from behind and passes: the gap between them closes by the difference of the two speeds.',
    'overtake|overtaking|catches up|catch up',
  ),
  phrase(
    'depreciates',
    'Loses value each year, by a per cent of what it was worth at the beginning of that year.',
    'depreciation|depreciate',
  ),
  phrase(
    'coefficient',
    'The number in front of a letter: in $3x^2 - 5x + 2$ they are $3$ and $-5$, and $2$, which has no letter, is the constant term.',
    'coefficients|constant term|constant|leading coefficient',
  ),
  phrase(
    'ordered pair',
    'Two values of which it matters which is first: $(2, 5)$ and $(5, 2)$ are two ordered pairs.',
    'ordered pairs|ordered triple|ordered triples',
  ),
  phrase(
    'non-negative',
    'Zero or more: $0$ is allowed, and a positive number would leave it out.',
    'nonnegative',
  ),
  phrase(
    'cycle',
    'The part of a list that comes again and again. Only the place in it counts: divide by its length and look at what is left.',
    'cycle of remainders|cycle length|length of the cycle|repeats',
  ),
  phrase(
    'inscribed',
    'Drawn inside and touching: all corners of an inscribed figure lie on the circle around it, and an inscribed circle touches all sides.',
    'inscribed in|circumscribed',
  ),
  phrase(
    'concentration',
    'The part of the whole mixture that is the substance, as a per cent: $20$ litres of acid in $80$ litres of mixture are $25\\%$.',
    'strength|purity|acid content',
  ),
  phrase(
    'runner-up',
    'Who came second: with more than all others but the winner.',
    'runner up|runners-up|second place',
  ),
  phrase(
    'valid votes',
    'The votes that count: all that were cast without those that were spoilt.',
    'valid|invalid votes|invalid',
  ),
  phrase(
    'outlet',
    'A pipe that empties. Its rate is subtracted from those of the pipes that fill.',
    'outlet pipe|drain|leak',
  ),
  phrase(
    'equal part',
    'The same amount each time: the whole divided by how many parts there are.',
    'equal parts|equal part of the loan|equal instalments|equal instalment|equal installments',
  ),
  phrase(
    'outer part',
    'The part of a secant between the point outside and the circle. The rest of it, inside the circle, is the chord.',
    'external part|external segment|outer segment',
  ),
  phrase(
    'joint average',
    'The average of two groups taken together: all their values added, and divided by all their members. It lies between the two averages, nearer to that of the larger group.',
    'combined average|average together|overall average|average of both',
  ),
];

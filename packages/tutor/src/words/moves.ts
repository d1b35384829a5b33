/** Words in an order, other words between them: any of each set. */
type Pattern = readonly (readonly string[])[];

/** A step that students doubt in many questions, whatever the numbers: when it is allowed, and why not otherwise. */
export interface Move {
  name: string;
  /** Beginnings of taxonomy codes where the doubt means this. */
  of: readonly string[];
  /** Words of who asks whether it may be done, or why not. */
  asks: readonly Pattern[];
  says: string;
}

/** Its patterns are parted by `;`, the sets of words in each by `>`, the words of a set by `|`; `add*` is any word that begins so. */
const move = (name: string, of: string, asks: string, says: string): Move => ({
  name,
  of: of.split(' '),
  asks: asks.split('; ').map(pattern => pattern.split(' > ').map(set => set.split('|'))),
  says,
});

/** The list is long because it is data. */
export const moves: readonly Move[] = [
  move(
    'multiply an inequality',
    'AL.INQ AL.MOD AL.LOG AL.FUN',
    'multipl* > by|both|with|se; cross; denominator|neeche > hata*|remov*|cancel*|side',
    'Only where you know its sign. Multiplying an inequality by a negative number turns the sign round: $2 < 3$, but $-2 > -3$. An expression with an unknown may be negative for some values, so either take two cases or keep the fraction and look at the signs of its parts.',
  ),
  move(
    'divide by an unknown',
    'AL.LIN AL.QUA AL.POL AL.IND AL.LOG AL.FUN AL.MOD AL.SEQ AL.DIO',
    'cancel*|divid*|kaat*|remov* > x|y|z|n|t|k|unknown|common|bracket|factor > both|dono|side*|equation; cancel* > x|y|n|t|k|common',
    'You may divide by an expression only where it is not $0$. From $x(x - 3) = 5x$ dividing by $x$ gives $x = 8$ and loses the solution $x = 0$. Bring all terms to one side and take the common factor out instead.',
  ),
  move(
    'square both sides',
    'AL.IND AL.INQ AL.MOD AL.QUA AL.FUN',
    'squar* > both|dono|sides; dono > squar*',
    'You may, where both sides are known not to be negative. Squaring hides a sign: $x = -2$ and $x = 2$ both become $x^2 = 4$. So put each value that you find into the line before the squaring.',
  ),
  move(
    'one root of a square',
    'AL.QUA AL.POL AL.FUN AL.DIO GM.COO',
    'why|kyu* > ±|minus|two|negative > root*|value*|sign*; only|just > positive > root|value',
    '$x^2 = 49$ is true of $7$ and of $-7$. Keep both until a condition of the question rules one out, such as a length, a count or a given sign.',
  ),
  move(
    'split a logarithm',
    'AL.LOG',
    'log* > split*|separat*|alag|break*|cancel*; split*|separat*|cancel*|remov*|hata* > log*',
    'A logarithm turns products into sums and quotients into differences: $\\log ab = \\log a + \\log b$. There is no rule for $\\log(a + b)$, and $\\frac{\\log a}{\\log b}$ is not $\\frac{a}{b}$. Logarithms of one base may be dropped on both sides only when each side is a single logarithm.',
  ),
  move(
    'split a root',
    'AL.IND AL.QUA GM',
    'root*|sqrt > split*|separat*|alag|each|individually; split*|separat* > root*',
    'A root may be taken factor by factor, not term by term: $\\sqrt{9 \\times 16} = 3 \\times 4$, but $\\sqrt{9 + 16} = 5$ and not $3 + 4$.',
  ),
  move(
    'add powers',
    'AL.IND AL.LOG NS.REM NS.FAC',
    'add*|jod*|plus|multipl*|subtract* > power*|exponent*|indices|ghaat',
    'Exponents are added when powers of one base are multiplied, $2^3 \\times 2^4 = 2^7$, and multiplied when a power is raised again, $(2^3)^4 = 2^{12}$. For a sum of powers there is no such rule: take the smaller power out, $2^7 + 2^4 = 2^4(2^3 + 1)$.',
  ),
  move(
    'open a modulus',
    'AL.MOD AL.INQ AL.FUN',
    'remov*|open*|drop*|hata*|khol*|ignor* > mod|modulus|bar*|absolute; mod|modulus|bars > hata*|khol*|remov*|open*',
    '$|a|$ is $a$ where $a$ is not negative, and $-a$ where it is negative. So open the bars once for each case, and keep of each solution only what lies in its case.',
  ),
  move(
    'add per cents',
    'AR.PCT AR.PLD AR.INT',
    'add*|jod*|subtract*|minus|plus|ghata*|sum > %|percent*|cent*|discount*|rate*; %|percent*|cent*|discount* > add*|jod*|subtract*|ghata*',
    'Per cents may be added only when they are of the same amount. Of changes one after the other the second is of what the first left: $20\\%$ up and then $20\\%$ up make $1.2 \\times 1.2 = 1.44$, a rise of $44\\%$. Multiply the factors.',
  ),
  move(
    'undo a per cent',
    'AR.PCT AR.PLD AR.INT',
    'take|taking|subtract*|minus|ghata*|less|reduc*|kam > % > from|of|off|back|se; take|taking > off > %|percent*; go|going|wapas > back; reverse; same > %|percent*|cent > back|less|down',
    'A rise of $25\\%$ makes ₹80 into ₹100. Taking $25\\%$ of ₹100 away gives ₹75, because the $25\\%$ are now of a larger amount. To go back, divide by the factor: $100 \\div 1.25 = 80$.',
  ),
  move(
    'take 100',
    'AR',
    'why|kyu*|can|could|should > take|assume|let|liya|lete|maan|use|start > 100|lcm|unit|any',
    'Where a question gives no amount and asks for a ratio, a per cent or a time, the result is the same whatever amount you start with. So take one that makes the divisions easy: $100$ for per cents, the LCM of the days or prices for parts.',
  ),
  move(
    'average of averages',
    'AR.AVG AR.MIX AR.RAT',
    'average*|avg > of > averages; add*|take|average|mean > averages|average > divid*|by|half|directly; average > ka > average',
    'Only if the groups are equally large. Otherwise the larger group pulls the average to its side: $10$ values of average $20$ and $30$ of average $40$ make $\\frac{200 + 1200}{40} = 35$, not $30$. Go through the totals.',
  ),
  move(
    'average of speeds',
    'AR.TSD',
    'average|avg|mean > speed*; speed* > average|avg; add* > speed* > divid*|by|half',
    'The plain mean of two speeds is right only when they are kept for equal times. For equal distances more time is spent at the slower speed, so divide the whole distance by the whole time.',
  ),
  move(
    'add times of work',
    'AR.TNW',
    'add*|jod*|average|subtract* > day*|hour*|time*|din; day*|hour*|din > add*|jod*|average',
    'Times of people who work together are not added: two who need $6$ days each need $3$ together. What adds up is the work done in a day, $\\frac{1}{6} + \\frac{1}{6} = \\frac{1}{3}$.',
  ),
  move(
    'add ratios',
    'AR.RAT AR.MIX AR.PLD AR.TNW',
    'add*|jod*|combin*|subtract* > ratio*; ratio* > add*|jod*|combin*',
    'Terms of two ratios may be added only when one part is equally large in both. In $2 : 3$ of ₹50 a part is ₹10, in $2 : 3$ of ₹500 it is ₹100. Bring both to one size of a part first, or work with the amounts.',
  ),
  move(
    'simple for compound',
    'AR.INT',
    'simple|si > instead|same|use|formula|chalega|not; why > compound|ci',
    'Simple interest is the same amount each year, always of the first sum. At compound interest each year counts interest on what is there by then, so the two agree only for the first year.',
  ),
  move(
    'order or not',
    'MM.PNC MM.PRB MM.DST',
    'ncr|npr|combination*|permutation*|arrang*|order > or|instead|not|why|kyu*|ya|matter*|differ*; why > ncr|npr|combination*|permutation*',
    'Ask whether exchanging two of the chosen gives another outcome. A president and a secretary exchanged make another result, so order counts: $^nP_r$. Two members of a committee exchanged make the same committee: $^nC_r$.',
  ),
  move(
    'multiply or add',
    'MM.PNC MM.PRB MM.DST',
    'why|kyu*|when > multipl*|add*|guna|jod* > add*|multipl*|jod*|guna|not|instead|or; add|multiply > or|ya > multiply|add',
    "Choices that are made one after the other, 'this and then that', are multiplied. Cases of which only one can happen, 'this or that', are added.",
  ),
  move(
    'around a table',
    'MM.PNC MM.PRB',
    'why|kyu* > circle|circular|round|table; circle|circular|round|table > why|kyu*; n > 1 > not|instead|why|kyu*; why|kyu* > n > 1; clockwise; rotat*|turn* > same|count*',
    'Around a table only neighbours count: when all move one seat on, the seating is the same. So each seating of $n$ people stands $n$ times among the $n!$ rows, and $(n - 1)!$ are left. Seen in a mirror, left and right neighbours change places, so that is another seating, unless the ring can be turned over like a necklace.',
  ),
  move(
    'total minus the rest',
    'MM.PNC MM.PRB MM.DST MM.SET',
    'total|complement|opposite > use|work|possible|way|kar*|instead|minus|se; subtract|minus > total; one|1 > minus',
    "Yes, where what is not wanted is easier to count, as with 'at least one': count all, and take away those with none. Both ways have to give the same number.",
  ),
  move(
    'trust the figure',
    'GM',
    'look*|seem*|dikh*|lag|figure|diagram|appear* > right|equal|perpendicular|parallel|isosceles|equilateral|90|same|mid; can|should > assume > right|equal|perpendicular|isosceles|equilateral|mid|parallel|90',
    'Use only what the question says or what follows from it. A figure is not drawn to scale; that two lines look equal or perpendicular is no reason.',
  ),
  move(
    'lengths and areas',
    'GM.TRI GM.ARE GM.SOL GM.QAD',
    'why|kyu* > squar*|cube* > ratio*; ratio* > why|kyu* > squar*|cube*; area* > same > ratio*',
    'In similar figures lengths grow by a factor $k$, areas by $k^2$ and volumes by $k^3$: a square with sides twice as long holds four of the small ones.',
  ),
  move(
    'count both ends',
    'AL.SEQ NS AR.AVG MM.PNC',
    'why|kyu* > +1; why|kyu* > plus|add > 1|one; one > more > why|kyu*; count > both > end*',
    'From $5$ to $8$ there are $8 - 5 = 3$ steps, but four numbers: $5, 6, 7, 8$. Subtracting leaves the first one out, so add $1$ when both ends count.',
  ),
  move(
    'work with remainders',
    'NS.REM NS.HCF NS.DIG NS.NUM AL.IND',
    'multipl*|add*|power*|divid*|subtract*|negative > remainder*; remainder* > multipl*|add*|power*|divid*|negative|bigger|greater',
    'Remainders may be added, subtracted, multiplied and raised to powers like the numbers themselves; at the end take the remainder once more. They may not be divided. A negative one is made positive by adding the divisor: $-1$ means $6$ on division by $7$.',
  ),
  move(
    'round up or down',
    'AR NS AL.SEQ AL.DIO AL.INQ',
    'round* > up|down|off > why|kyu*|or|not; why|kyu* > round*',
    'Ask which whole numbers meet the condition. If something has to fit in, or must not exceed a limit, round down; if a limit has to be reached, round up.',
  ),
  move(
    'a discriminant',
    'AL.QUA AL.POL AL.FUN',
    'why|kyu*|when > discriminant; d > 0 > kyu*|why',
    'The roots are $\\frac{-b \\pm \\sqrt{D}}{2a}$ with $D = b^2 - 4ac$. A negative $D$ has no real root of it, $D = 0$ makes the two roots equal, and a positive $D$ makes them different.',
  ),
];

const isOf = (word: string, set: readonly string[]) =>
  set.some(one => (one.endsWith('*') ? word.startsWith(one.slice(0, -1)) : word === one));

/** Whether the words hold one of each set, in order. */
function matches(words: readonly string[], pattern: Pattern): boolean {
  let at = 0;
  for (const word of words) if (isOf(word, pattern[at] ?? [])) at += 1;
  return at >= pattern.length;
}

/** The move that a message doubts, of those that this topic knows; null where it doubts none. */
export function moveIn(message: string, code: string): Move | null {
  const words = message.toLowerCase().match(/[a-z]+|\+ ?1(?!\d)|\d+|[%±]/g) ?? [];
  const spelt = words.map(word => word.replace(' ', ''));
  return (
    moves.find(
      ({ of, asks }) => of.some(one => code.startsWith(one)) && asks.some(pattern => matches(spelt, pattern)),
    ) ?? null
  );
}

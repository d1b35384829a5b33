/** A way to solve a question that students ask for by name. */
export interface Method {
  /** As one says it within a sentence. */
  name: string;
  /** How a message names it, its formula included. */
  said: RegExp;
  /** How a solution shows that it goes this way. */
  uses?: RegExp;
  /** Types of question in which it leads to the answer: codes, and words that the stem must have as well. */
  of?: RegExp;
  gives?: RegExp;
  /** Words of a stem with which it does not hold. */
  not?: RegExp;
  /** What it needs, as a whole sentence. */
  needs: string;
  /** How to begin with it. */
  how: string;
}

const method = (
  name: string,
  said: RegExp,
  needs: string,
  how: string,
  where: Pick<Method, 'uses' | 'of' | 'gives' | 'not'> = {},
): Method => ({ name, said, needs, how, ...where });

/** Ways that students ask for, the special ones before the general. The list is long because it is data. */
export const methods: readonly Method[] = [
  method(
    'alligation',
    /\ball?i?gati?on\b/i,
    'Alligation needs two values that are mixed or averaged to one between them; it gives the ratio of their quantities.',
    'Put the two values at the ends and the mean between them. The two distances to the mean, exchanged, are the ratio of the quantities.',
    {
      uses: /\balligation\b|\bdistances? (?:to|from) the (?:mean|mixture|average)/i,
      of: /^AR\.(?:MIX\.1|AVG\.2)/,
    },
  ),
  method(
    'the LCM method',
    /\bl\.?c\.?m\.?\b.*\b(?:method|work|units?)\b|\b(?:total )?work\b.*\bunits?\b|\bunits? (?:method|of work)\b/i,
    'The LCM method needs times of whole works: it takes the work as a number of units that all the times divide.',
    'Take any number of units that the times divide. Units by time is what each does in one unit of time, and these rates are added or subtracted. The answer is the same whichever number you take.',
    { uses: /\bunits of work\b|\bLCM of the (?:times|days|hours)/i, of: /^AR\.TNW\.[1-7]/ },
  ),
  method(
    'the instalment (EMI) formula',
    /\bemi\b|\binstall?ments? formula\b/i,
    'The EMI formula is made for payments that are all equal, with compound interest on what is still owed.',
    'Discount each of the equal payments to today: their sum is the loan.',
    {
      gives: /\bequal (?:\w+ )?(?:instal\w*|payments?)\b/i,
      of: /^AR\.INT/,
      not: /\bfirst payment\b|\bpayments? (?:falls?|rises?)|\bsimple interest\b/i,
    },
  ),
  method(
    'the formula of compound interest',
    /\bcompound interest (?:formula|ka formula)\b|\bci formula\b|\ba ?= ?p ?\*? ?\(? ?1 ?\+|\bp ?\*? ?\(? ?1 ?\+ ?r/i,
    'The formula $A = P\\left(1 + \\frac{r}{100}\\right)^n$ needs interest that is compounded; with several parts in a year $r$ is the rate of one part and $n$ counts the parts.',
    'Write it once for each amount or interest that the question names. If $P$ is not given, divide two of these equations by each other: $P$ cancels.',
    { of: /^AR\.INT|^AR\.PCT\.6/, gives: /\bcompound/i, not: /^(?!.*\bcompound).*\bsimple interest\b/is },
  ),
  method(
    'the formula of simple interest',
    /\bsimple interest (?:formula|ka formula)\b|\bsi formula\b|\bp ?\*? ?r ?\*? ?t ?\/ ?100\b|\bptr\b|\bprt\b/i,
    'Simple interest is $\\frac{P \\times r \\times t}{100}$: each year the same amount, always of the first sum.',
    'Put in what is given, and solve for the one letter that is left.',
    { of: /^AR\.INT/, gives: /\bsimple interest\b/i, not: /^(?!.*\bsimple).*\bcompound/is },
  ),
  method(
    'the formula for two changes in a row',
    /\bsuccessive\b|\ba ?\+ ?b ?[+-] ?(?:a ?\*? ?b|ab) ?\/ ?100\b|\bnet (?:change|percent\w*) formula\b/i,
    'The formula $a + b + \\frac{ab}{100}$ needs two percentage changes of one and the same amount, the second on what the first leaves; falls count as negative.',
    'Put in the two changes with their signs, and use the result as one change of the first amount.',
    { uses: /\bsuccessive\b/i, of: /^AR\.PCT\.6/ },
  ),
  method(
    'a Venn diagram',
    /\bven{1,2} ?(?:diagram)?\b/i,
    'A Venn diagram needs groups that overlap: who is in both is counted in each of them.',
    'Draw one circle for each group. Begin with what is in all of them, work outwards, and take care that nothing is counted twice.',
    { uses: /\bVenn\b|\bcounted twice\b|\bin both\b/i, of: /^MM\.SET/ },
  ),
  method(
    'inclusion and exclusion',
    /\binclusion\b|\bexclusion\b|\bn\(a ?(?:u|∪|or) ?b\)/i,
    'Inclusion and exclusion needs overlapping groups: add the groups, and subtract what two of them share.',
    'Count each group by itself, then what is in two of them at once, and subtract that once.',
    { uses: /\bcounted twice\b|\bin both\b/i, of: /^MM\.SET/ },
  ),
  method(
    'differentiation',
    /\bdifferent(?:iat\w*)\b|\bderivative\b|\bcalculus\b|\bdy ?\/ ?dx\b/i,
    'Differentiation needs a largest or smallest value of an expression in one variable that may take all values between its bounds.',
    'Write the expression in one variable, set its derivative equal to $0$, solve, and put the solution that the question allows back into the expression: the derivative finds the place, not the value.',
    {
      gives: /\b(?:least|greatest|minimum|maximum|smallest|largest|longest|shortest|how small|how large)\b/i,
      of: /^AL\.(?:QUA|LOG|INQ|FUN|MOD|IND)|^GM/,
      not: /\b(?:integers?|whole)\b/i,
    },
  ),
  method(
    'integration',
    /\bintegrat\w*\b/i,
    'Integration finds areas under curves; the exam never needs it.',
    'Look for triangles, rectangles and circles in the figure.',
  ),
  method(
    'AM and GM',
    /\bam ?(?:-|–|and|>=|≥|,|aur)? ?gm\b|\barithmetic mean\b.*\bgeometric\b/i,
    'AM–GM bounds a sum by a product only if the product of the positive terms is constant; and the bound is reached only where all terms are equal.',
    'Write the sum so that the variable cancels in the product of its terms, adding and subtracting a constant where needed; then the least sum is at equal terms.',
    { uses: /\bproduct\b[^.]*\bconstant\b|\\ge 2 \\times \\sqrt/i },
  ),
  method(
    'a trial of the options',
    /\boptions\b|\boption (?:method|se|put)|\bback ?substitut\w*|\bhit and (?:trial|try)\b|\btrial (?:and|&) error\b|\bplug(?:ging)?\b/i,
    'Trying options needs a condition in the question into which a value can be put.',
    'Take an option for what is asked, follow the conditions one after the other, and see whether the last of them comes out. Begin with a middle one: if it is too large, the larger ones are out as well.',
    { of: /./ },
  ),
  method(
    'the altitude rule $AD^2 = BD \\times DC$',
    /\bad ?(?:\^ ?2|²) ?= ?(?:bd|db|cd|dc)|\b(?:geometric mean|altitude) (?:theorem|rule)\b/i,
    '$AD^2 = BD \\times DC$ needs a right angle at A and AD as the altitude to the hypotenuse BC.',
    'Write BD and DC with what is given of the hypotenuse, its mid-point or its parts: the product is then one equation.',
    { of: /^GM\.TRI/, gives: /\balt(?:itude)\b/i },
  ),
  method(
    'Pythagoras',
    /\bp[iy]th?a\w*\b/i,
    'Pythagoras needs a right angle: the squares of the two legs add up to that of the hypotenuse.',
    'Find or draw the right angle, then name its legs and its hypotenuse.',
    { uses: /\bPythagoras\b|\\sqrt\{\d+\^\{?2/i, of: /^GM\.TRI\.4/ },
  ),
  method(
    'similar triangles',
    /\bsimilar(?:ity)?\b(?! question)/i,
    'Similar triangles need two equal angles; then all their sides are in one ratio, and the areas in its square.',
    'Name the two triangles with their equal angles in the same order, and write the sides as ratios.',
    { uses: /\bsimilar\b/i },
  ),
  method(
    'coordinates',
    /\bco-?ordinat\w*\b/i,
    'Coordinates lead to the answer wherever right angles or parallel lines give two axes.',
    'Put a right angle or a mid-point at the origin and one side on an axis; write the other points with as few letters as you can.',
    {
      of: /^GM/,
      gives: /\bperpendicular|\bright[- ]ang|\brectang|\bsquare|\bparallel|\bmid-?point|\([\w-]+, /i,
    },
  ),
  method(
    'Heron’s formula',
    /\bheron\w*\b/i,
    'Heron’s formula needs all three sides of a triangle.',
    'Half of the perimeter is $s$; the area is $\\sqrt{s(s - a)(s - b)(s - c)}$.',
    { uses: /\bHeron\b/i },
  ),
  method(
    'sine and cosine rules',
    /\b(?:sine|cosine|sin|cos) (?:rule|law|formula)\b|\btrigonometry\b/i,
    'The sine and cosine rules need an angle together with sides of the same triangle.',
    'Name the side opposite to the known angle first.',
    { uses: /\\(?:sin|cos|tan)\b|\bcosine\b/i, of: /^GM\.TRG/ },
  ),
  method(
    'HCF × LCM = product',
    /\bh\.?c\.?f\.?\b ?(?:\*|x|×|into|and|times) ?\bl\.?c\.?m\.?\b|\bl\.?c\.?m\.?\b ?(?:\*|x|×|into|times) ?\bh\.?c\.?f\.?\b|\bproduct of (?:the )?(?:two )?numbers\b/i,
    'HCF × LCM = product holds for every two numbers. It helps only if their product, or one of the numbers, is given; with $ha$ and $hb$ it says $h \\times hab = ha \\times hb$, which is always so.',
    'Write the numbers as $ha$ and $hb$ without a common factor of $a$ and $b$: the HCF is $h$, the LCM $hab$, and the question’s own condition gives $h$.',
    { of: /^NS\.HCF/, gives: /\bproduct (?:of|is)|\bone of the (?:two )?numbers is\b/i },
  ),
  method(
    'the Chinese remainder theorem',
    /\bchinese\b|\bcrt\b/i,
    'The Chinese remainder theorem needs remainders by divisors without a common factor.',
    'Write the numbers that fit the largest divisor one after the other, and take the first that fits the others too; the rest follow in steps of the LCM.',
    { of: /^NS\.(?:REM|HCF)/, gives: /\d[^.\d]*\b(?:and|or|by)\b[^.\d]*\d/i },
  ),
  method(
    'Fermat’s or Euler’s theorem',
    /\bfermat\w*\b|\beuler\w*\b|\btotient\b/i,
    'Fermat’s theorem needs a base that has no factor in common with the divisor, and a large exponent: $a^{p - 1}$ leaves $1$ by a prime $p$.',
    'Divide the exponent by $p - 1$ and keep its remainder as the new exponent.',
    { of: /^NS\.REM/, gives: /\^\{?\d/, uses: /\bFermat|\bEuler/i },
  ),
  method(
    'the cycle of last digits',
    /\bcyclicity\b|\bcycles?\b|\bunit digit\b/i,
    'A cycle needs powers of one base: their last digits, and their remainders, repeat.',
    'Write the first powers until one repeats; the length of the cycle divides the exponent, and its remainder names the place in it.',
    { of: /^NS\.(?:REM|DIG)/, gives: /\^\{?\d/, uses: /\brepeat|\bcycle/i },
  ),
  method(
    'the binomial theorem',
    /\bbinomial\b/i,
    'The binomial theorem needs a power of a sum: $(a + b)^n$.',
    'Write the base as a multiple of the divisor plus or minus a small number: only the last term of the expansion is left.',
    { of: /^(?:NS\.REM|AL\.IND)/, gives: /\^\{?\d/ },
  ),
  method(
    'componendo and dividendo',
    /\bcomponendo\b|\bdividendo\b|\bc ?(?:&|and) ?d\b/i,
    'Componendo and dividendo needs an equation of two ratios: from $\\frac{a}{b} = \\frac{c}{d}$ follows $\\frac{a + b}{a - b} = \\frac{c + d}{c - d}$.',
    'Use it where the numerator and the denominator are a sum and a difference of the same two terms.',
    { uses: /\bcomponendo\b/i },
  ),
  method(
    'the quadratic formula',
    /\bquadratic formula\b|\bdiscriminant\b|\bb\^2 ?- ?4ac\b|\bsri ?dharacharya\b/i,
    'The formula needs a quadratic equation in one unknown with known coefficients; the discriminant alone tells how many real roots it has.',
    'Bring all to one side as $ax^2 + bx + c = 0$, and put $a$, $b$ and $c$ in.',
    { of: /^AL\.QUA/, gives: /= ?0/, uses: /\bdiscriminant\b/i },
  ),
  method(
    'the sum and the product of the roots',
    /\bvieta\w*\b|\b(?:sum|product) (?:and product )?of (?:the )?roots\b|-b ?\/ ?a\b/i,
    'Sum and product of the roots need an equation of which the coefficients are known or asked.',
    'The sum is $-\\frac{b}{a}$ and the product $\\frac{c}{a}$; write the condition of the question with these two.',
    { of: /^AL\.(?:QUA|POL)/, uses: /\b(?:sum|product) of the roots\b/i },
  ),
  method(
    'stars and bars',
    /\bstars?\b.*\bbars?\b|\bpartition formula\b|n ?\+ ?r ?- ?1/i,
    'Stars and bars needs things that are alike, shared among receivers that are not.',
    'Give out what each must have first. What is left and the bars between the receivers stand in one row: choose the places of the bars.',
    { uses: /\bbars?\b/i, of: /^MM\.DST/, not: /\bdifferent (?:books|toys|coins|gifts|people)\b/i },
  ),
  method(
    'the complement',
    /\bcomplement\w*\b|\b1 ?(?:-|minus\b)|\btotal ?(?:-|minus\b)/i,
    'The complement needs what is not wanted to be easier to count than what is.',
    'Count all, count those that are not wanted, and subtract.',
    { of: /^MM\.(?:PRB|PNC|SET)/, uses: /\bfrom all\b|1 - |\bnone of\b/i },
  ),
  method(
    'listing all cases',
    /\b(?:list|count|write|try) (?:them |it )?(?:all|every|out|one by one|pairs)|\b(?:just |by )list(?:ing)?\b|\bmanually\b|\bbrute\b/i,
    'Listing needs few cases and an order in which none is forgotten.',
    'Fix one thing at a time, the smallest first, and write what is left for the others.',
    { of: /^(?:MM|NS|AL\.DIO)/ },
  ),
  method(
    'relative speed',
    /\brelative (?:speed|velocity)\b/i,
    'Relative speed needs two that move at the same time: their speeds are added if they come from opposite sides and subtracted if one follows the other.',
    'Take the gap between them at the moment when both move, and divide it by the relative speed.',
    {
      of: /^AR\.(?:TSD|REL)/,
      gives:
        /\b(?:overt(?:ak|ook)|meet|met|towards?|opposite|same direction|catch|cross|pass|beat|ahead)\w*/i,
      uses: /\brelative\b|\bcome nearer\b|\bcloser\b/i,
    },
  ),
  method(
    'the formula $\\frac{2ab}{a + b}$',
    /\b2 ?\*? ?(?:a ?\*? ?b|x ?\*? ?y|u ?\*? ?v) ?\/ ?\(?|\bharmonic\b|\bhm formula\b|\baverage speed formula\b/i,
    '$\\frac{2ab}{a + b}$ is the average of two speeds over equal distances; of equal times the average is $\\frac{a + b}{2}$.',
    'See first whether the two distances are equal. If they are not, divide the whole distance by the whole time.',
    {
      of: /^AR\.TSD\.[12]/,
      gives: /\bback\b|\breturn|\bhalf (?:of )?the (?:way|distance)\b|\bsame (?:road|way)\b/i,
    },
  ),
  method(
    'two equations',
    /\b(?:two|2|simultaneous|linear) (?:linear )?(?:equations?|variables?|unknowns?)\b|\bequations?\b.*\b(?:banake|bana ke|form)|\belimination\b|\b(?:x and y|let x)\b/i,
    'Equations lead to the answer where the question gives as many independent facts as there are unknowns.',
    'Name the unknowns, write one equation for each sentence of the question, and eliminate one of them.',
    { of: /^(?:AR|AL\.LIN|AL\.QUA)/ },
  ),
  method(
    'a ratio',
    /\bratios?\b|\bproportion\w*\b|\bunitary\b|\bchain rule\b|\bm1 ?\*? ?d1/i,
    'A ratio needs two amounts that grow by the same factor; if one grows as the other falls, the ratio is turned round.',
    'Write the two as a ratio, keep what is the same for both out of it, and find one part.',
    { of: /^AR/, uses: /\bratio\b|\bproportion|\bparts?\b/i },
  ),
  method(
    'a weighted average',
    /\bweighted\b/i,
    'A weighted average needs the size of every group together with its average.',
    'Multiply each average by its size, add, and divide by all sizes together.',
    { of: /^AR\.(?:AVG|MIX)/ },
  ),
  method(
    'logarithms',
    /\blog(?:s|arithms?)?\b ?(?:laga|le|take|lag|se|on both)|\btak\w+ logs?\b/i,
    'Taking logarithms needs positive numbers in powers: it brings an unknown exponent down.',
    'Take the logarithm of both sides to the base that stands in the question.',
    { of: /^AL\.(?:IND|LOG)/ },
  ),
  method(
    'squaring both sides',
    /\bsquar(?:e|ing) (?:both|dono|on)|\bboth sides? square\b/i,
    'Squaring needs both sides to be of one sign: it brings in solutions that the equation itself does not have.',
    'Put the root alone on one side, square, and test every solution in the first equation.',
    { of: /^AL\.(?:IND|MOD|QUA|INQ)/ },
  ),
  method(
    'a graph',
    /\bgraphs?\b|\bnumber line\b/i,
    'A graph needs an expression in one variable; it shows how many solutions there are and where about.',
    'Mark where the expression changes its form or its sign, and draw straight or curved pieces between these points.',
    { of: /^AL\.(?:MOD|INQ|FUN|QUA)/ },
  ),
  method(
    'the formula of an arithmetic progression',
    /\ba\.?p\.? ?(?:formula|sum)\b|\bsn ?=|\bn ?\/ ?2 ?\*? ?\(|\ba ?\+ ?\(n ?- ?1\) ?\*? ?d\b/i,
    'It needs terms that go up or down by one and the same number.',
    'Find the first term, the step and the number of terms: the sum is the number of terms times the average of the first and the last.',
    { of: /^AL\.SEQ/, uses: /\barithmetic progression\b|\bequal steps\b/i },
  ),
  method(
    'the formula of a geometric progression',
    /\bg\.?p\.? ?(?:formula|sum)\b|\ba ?\/ ?\(1 ?- ?r\)|\ba ?\*? ?r\^/i,
    'It needs terms of which each is the one before it times one and the same factor.',
    'Find the first term and the factor by dividing two neighbours.',
    { uses: /\bgeometric progression\b/i },
  ),
  method(
    'prime factors',
    /\bprime fact\w*|\bfactori[sz]\w*\b/i,
    'Prime factors need whole numbers that are multiplied, divided or raised to powers; of a sum they tell nothing.',
    'Write each number as a product of powers of primes and compare the exponents.',
    { of: /^NS\.(?:FAC|HCF|FCT)|^AL\.DIO/, uses: /\bprimes?\b|\bfactors?\b/i },
  ),
  method(
    'permutations or combinations',
    /\b(?:n?c ?r|npr|permutation\w*|combination\w*) ?(?:formula)?\b|\bfundamental principle\b|\bslots?\b/i,
    'Combinations choose without an order, permutations with one; both need things that are different.',
    'Ask whether exchanging two of the chosen things gives another result. If it does, the order counts.',
    { of: /^MM\.(?:PNC|PRB|DST)/ },
  ),
];

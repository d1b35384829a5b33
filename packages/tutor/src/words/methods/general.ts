import { type Method, method } from './method.ts';

/** Ways for questions of many kinds. */
export const generalMethods: readonly Method[] = [
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

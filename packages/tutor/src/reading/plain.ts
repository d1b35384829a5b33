import { plainMaths } from '../maths/tex.ts';
import { legible } from '../words/legible.ts';
import { romanised } from '../words/romanised.ts';
import { withSeries } from './series.ts';
import { unshortened } from './shorthand.ts';

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const vulgar: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅙': '1/6',
  '⅛': '1/8',
};

const greek: Readonly<Record<string, string>> = { alpha: 'α', beta: 'β', gamma: 'γ', theta: 'θ' };

/** Numbers in a list: `12, 18 and 24`. */
const list = String.raw`\d+(?:\.\d+)?(?:\s*(?:,|and|aur|&)\s*\d+(?:\.\d+)?)+`;
const joinedBy: Readonly<Record<string, string>> = {
  sum: '+',
  jod: '+',
  total: '+',
  product: '*',
  guna: '*',
  gunanfal: '*',
};
const parts = (numbers: string) => numbers.split(/\s*(?:,|and|aur|&)\s*/);

/** What a word makes of the numbers beside it: `the average of 3 and 5`, `3 aur 5 ka jod`. */
function made(word: string, numbers: string): string {
  const low = word.toLowerCase();
  const all = parts(numbers);
  const sign = joinedBy[low];
  if (sign) return ` (${all.join(` ${sign} `)}) = `;
  if (/^(?:average|avg|mean|ausat)$/.test(low)) return ` (${all.join(' + ')})/${all.length} = `;
  return ` ${low}(${all.join(', ')}) = `;
}
const joinWords = 'sum|jod|total|product|guna|gunanfal|average|avg|mean|ausat|hcf|gcd|lcm';
const ofOne: Readonly<Record<string, string>> = {
  square: '^2',
  varg: '^2',
  cube: '^3',
  ghan: '^3',
  aadha: '/2',
  adha: '/2',
  half: '/2',
  dugna: '*2',
  double: '*2',
  tiguna: '*3',
};

const calculating = /mod|sqrt|root|log|sin|cos|tan|hcf|gcd|lcm|min|max|abs/i;
const joinFirst = new RegExp(String.raw`\b(${joinWords})\s+of\s+(${list})`, 'gi');
const joinLast = new RegExp(String.raw`(${list})\s+ka\s+(${joinWords})\b`, 'gi');

/** Calculations in words as signs, where words and numbers stand in another order than signs do. */
const spelt = (text: string): string =>
  text
    .replace(joinFirst, (_all, word, numbers) => made(word, numbers))
    .replace(joinLast, (_all, numbers, word) => made(word, numbers))
    .replace(
      /\b(square|cube|double) of (\d+(?:\.\d+)?)/gi,
      (_all, word: string, n) => ` ${n}${ofOne[word.toLowerCase()]} `,
    )
    .replace(
      /(\d+(?:\.\d+)?)\s+ka\s+(square|varg|cube|ghan|aadha|adha|half|dugna|double|tiguna)\b/gi,
      (_all, n, word: string) => ` ${n}${ofOne[word.toLowerCase()]} = `,
    )
    .replace(/\bremainder (?:of|when) (\d+) (?:is )?(?:divided )?by (\d+)/gi, ' $1 mod $2 ')
    // 'B is ahead of C by 12' divides nothing.
    .replace(
      /\b(ahead|behind|beat\w*|lead\w*|differ\w*|more|less|rise\w*|rose|fall\w*|fell|grow\w*|grew|increas\w*|decreas\w*|reduc\w*)((?: [a-z]+){0,3}) by\b/gi,
      '$1$2 , ',
    )
    .replace(/\bone (?=by\b|upon\b)/gi, '1 ')
    .replace(/(?<![\d./])(\d+) and (\d+\/\d+)(?![\d.]|\s*=)/gi, ' ($1+$2) ')
    .replace(/\broot of (\d+\/\d+)/gi, 'root of ($1)')
    // '6 km at 30 and 18 km at 18': a way with its speed is no product of them.
    .replace(/\d[\d.]* ?(?:km|m) at \d[\d.]*(?![\d.]| ?(?:=|km|m\b))/gi, ' ; ')
    // '1000g pe 14 2/7 %' is a per cent of that.
    .replace(
      /(\d[\d,.]*) ?(?:k?g|rs|rupees?|km|m|l)? (?:pe|par) (\d+(?:\.\d+)?(?: \d+)?(?:\/\d+)?) ?%/gi,
      '$2% of $1',
    )
    // The verb comes last: '40 ka 30% 12 hai'.
    .replace(
      /(\d\s*(?:%|percent|per cent|pratishat|fisadi))\s+(\d[\d.,]*)\s+(?=(?:hai|hota|hua|aaya|aata)\b)/gi,
      '$1 = $2 ',
    );

/** Functions and words that calculate: behind an equals sign they begin no description. */
const reckons =
  'sqrt|root|under|square|cube|twice|thrice|double|half|aadha|dugna|log|sin|cos|tan|max|min|lcm|hcf|gcd|sum|jod|product|average|avg|mean|one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|alpha|beta|theta|gamma|total|difference';
/** `m = work of 1 man`: a letter with its description, and no equation. */
const described = new RegExp(
  `(?<![\\w*/+^)-])(?<![\\d*/+^)-] )([a-z]) ?(?:=|:) ?(?!(?:${reckons})\\b)([a-z]{3,20}(?: [a-z]{1,20}){0,6} \\d{1,4} [a-z]{3,20}(?: [a-z]{1,20}){0,6})(?=[,;.\\n]|$)`,
  'gim',
);
/** `L is between 500 and 600`, `k 1 se 5 tak`: two bounds of one letter. */
const spans: readonly RegExp[] = [
  /(?<![a-z])([a-z]) (?:is |are |lies |hai |ki range )?(?:between|from) (-?\d{1,9}(?:\.\d{1,6})?) (?:and|to|aur|se) (-?\d{1,9}(?:\.\d{1,6})?)(?![\d.]{0,9}[a-z*/+^(=-])/gi,
  /(?<![a-z])([a-z]) (?:ki range |hai )?(-?\d{1,9}(?:\.\d{1,6})?) se (-?\d{1,9}(?:\.\d{1,6})?) (?:tak|ke beech)/gi,
];

/** Sentences about the question without the signs that their words would be taken for. */
const unprosed = (text: string): string =>
  spans
    .reduce((out, form) => out.replace(form, ' $2 ≤ $1 ≤ $3 '), text)
    .replace(described, ' ; ')
    // 'D >= 0' names the discriminant, and 'P(F)' a probability.
    .replace(/(?<![a-z])D ?(?:>=|≥|=|<|>) ?0(?![.\d])/g, ' ; ')
    .replace(/(?<![a-z])P ?\([A-Za-z ]{1,20}\)(?= ?=)/g, ' probability ')
    // 'Q 2 saal pehle': a time, and no product.
    .replace(
      /(?<![a-z])([A-Z]) (?=\d{1,3} (?:saal|years?|din|days?|months?) (?:pehle|ago|before|baad|after|later|back)\b)/g,
      ' ; ',
    )
    .replace(
      /(?<=\d (?:saal|years?|din|days?|months?) (?:pehle|ago|before|baad|after|later|back)) ?= ?/gi,
      ' : ',
    )
    // 'log liya:' takes logarithms, and is none.
    .replace(/\blog (?:liya|lene|lo|lu|lagaya|lagao|le|both|on both|dono)\b[^\d\n:;,]{0,20}[:;,]?/gi, ' ; ')
    .replace(/\b(?:jaha+n?|jisme) (?=[a-z] ?=)/gi, ' ; ')
    // Roots as they are rounded.
    .replace(
      /(?<![\d.])(1\.732|1\.414|2\.236|2\.449)(?!\d)/g,
      root => `sqrt(${Math.round(Number(root) ** 2)})`,
    )
    // '(b+s)/(b-s) = 12/7 se b/s = 19/5' and '60, 105... d = 45' are two statements each.
    .replace(/(= ?[^\s=]{1,20}) se (?=[^\s=]{1,20} ?=)/gi, '$1 ; ')
    .replace(/(\d ?\.{2,4}) (?=[a-z] ?=)/gi, '$1 ; ')
    // 'm = 1 nahi likha' takes a line back.
    .replace(/(?<![a-z])[a-z] ?= ?[^\s,;]{1,20} (?:nahi|nhi|not) (?:likha|bola|kaha|maana|matlab)\b/gi, ' ; ')
    // What is quoted is the question's own sentence.
    .replace(/["“][^"“”\n]{8,200}["”]/g, quoted => (/[a-z]{3,} [a-z]{2,}/i.test(quoted) ? ' ; ' : quoted))
    // '4 factors (1, 2, 5, 10)': a list in brackets multiplies nothing.
    .replace(/(?<=\d ?)\( ?\d{1,6} ?(?:, ?\d{1,6} ?){2,12}\)/g, ' ; ')
    // '3 din kam hote hai to 5m = 9f': the sentence ends before the equation.
    .replace(/\b(?:hai|hain|hota|hote|hoti|hua|hue|hui|gaya|gaye|aaya|aaye|aayi|hoga|honge) toh?\b/gi, ' ; ');

/** A name and its value, before another. */
const namedValues =
  /(?<![a-z])((?!log|base)[a-z]{3,} \d+(?:\.\d+)?),?\s+(?=(?!(?:and|aur|days?|hours?|hrs?|min\w*|sec\w*|paise|times|into|plus|minus|percent|per|mod|upon|root|ways|is|are|base)\b)[a-z]{3,} \d)/gi;

/** An equation that is whole, and the start of another one without a sign between them: 'r/14 h=2r'. */
const twoEquations =
  /(?<=(?:^|[\s;,:])([^\s=<>≤≥;,:]{1,40}) ?= ?)([^\s=<>≤≥;,:][^=<>≤≥;,:\n]{0,60}[\w)])\s+(?=([a-z])( ?)=(?!=))/gi;

/** Parts two equations. A formula, 'V = πr^2 h = 100', and a unit, '= 420/60 h = 7 h', stay one line. */
const parted = (text: string): string =>
  text.replace(twoEquations, (all: string, left: string, right: string, letter: string, space: string) => {
    const isJuxtaposed = /[\w)]\s+[\w(]/.test(right);
    const isFormula = /^[a-z]+$/i.test(left) && /[a-z]/i.test(right);
    const isLoose = space !== '' && !/[a-z]/i.test(right);
    const isUnit = /[hmslg]/i.test(letter) && !left.toLowerCase().includes(letter.toLowerCase());
    return isJuxtaposed || isFormula || isLoose || isUnit ? all : `${right} ; `;
  });

/** Numbers in words as digits, but where they count groups: 'in all three = 12'. */
const withDigits = (text: string): string =>
  text
    .split(/(\b(?:all|exactly|only) (?:two|three|four)\b(?! (?:hundred|thousand|lakh|crore)))/i)
    .map((part, i) => (i % 2 === 1 ? part : legible(part)))
    .join('');

/** A message in plain signs: digits of any script, no LaTeX, superscripts as powers. */
export function plain(written: string): string {
  const text = spelt(withSeries(unshortened(unprosed(romanised(written)))))
    .replace(/\\?(?<![a-z])[lc]?dots(?![a-z])|\.{3}|…/g, ' ⋯ ')
    .replace(
      /(?<![a-z])\\?(alpha|beta|gamma|theta)(?![a-z])/gi,
      (_all, name: string) => ` ${greek[name.toLowerCase()]} `,
    )
    .replace(
      /([=<>≤≥]\s*-?[\d.,]+)\s+(?:(?:se|to|toh|pe|par|me|gives?|makes?|put|putting|rakha?|daala?)\s+)*(?=-?\d*[a-z]\s*[=<>≤≥])/gi,
      '$1 ; ',
    )
    // 'Asha 30 Bina 25': two names, each with its value.
    .replace(namedValues, '$1 ; ')
    .replace(
      /\\?(?:left)?\s*(?:\\?l(floor|ceil)(?![a-z])|([⌊⌈]))/g,
      (_all, name, sign) => ` ${name ?? (sign === '⌊' ? 'floor' : 'ceil')}(`,
    )
    .replace(/\\?(?:right)?\s*(?:\\?r(?:floor|ceil)(?![a-z])|[⌋⌉])/g, ')')
    // Who is ahead by 12 divides nothing, and 'lcm = 12x hcf = x' are two lines.
    .replace(/\b(?:(?:is|was|are) )?(?:ahead|behind)(?: of)?\b/gi, ' ; ')
    .replace(
      /\b(beats?|leads?|wins?|loses?|exceeds?|differs?|late|early) ([a-z ]{0,30})\bby(?= \d)/gi,
      '$1 $2 ; ',
    )
    .replace(/(?<=[\da-z]) (?=(?:hcf|lcm|gcd) ?=)/gi, ' ; ')
    // '(r - 4)(d + 8) = rd gives 8r - 4d = 32': behind an equation it joins two, and is no sign of equality.
    .replace(/(= ?[^=;,\n]{1,60}[\w)]) (?:gives?|yields?|means|matlab) (?=[^=;,\n]{1,60}=)/gi, '$1 ⇒ ')
    .replace(/\bto\s*(?=-\s*\d)/g, ' ; ')
    // '6n = 39k to n = 6.5k', '3600*h se h = 67.5': the Hindi words.
    .replace(/(?<=[\da-z)]) (?:toh?|se|matlab|yaani) (?=[a-z] ?=)/gi, ' ; ')
    .replace(/\ba+ (?=rah[aei]|gay[aei]|jaa?y)/gi, ' ')
    // 'at n = 15', '2n min 60', '= 144, minus 36', 'greatest -26'.
    .replace(/ (?:at|when|for) (?=[a-z] ?= ?-?\d[\d.]*(?!\s*=))/gi, ' ; ')
    .replace(/(?<=\d[a-z]|\)) (?:min|max)\w* (?=\d)/gi, ' ; ')
    .replace(
      /(= ?(\d[\d.]*)),? (?:(?:phir|fir|then|and|aur|ab) )?(minus|plus|times) (\d[\d.]*)(?=\s*(?:$|[?;,=]))/gi,
      (_all, before: string, value: string, sign: string, by: string) => `${before} ; ${value} ${sign} ${by}`,
    )
    .replace(/(?<=\b(?:greatest|least|me|row|hai|to|aur|and|ya|or|kyu|nahi) )-(?=\d)/gi, '; -')
    // '5 ka 41 hai': a value of something of that number.
    .replace(/(?<=\d) (?:ka|ke|ki) (?=\d[\d.]* (?:hai|hota|aaya|aata|tha)\b)/gi, ' ; ')
    // '81 ka 81^2 - 18^2': what is done with a number, and no product of it.
    .replace(/(?<=\d) (?:ka|ke|ki|pe|par|me) (?=\d+ ?(?:\^|[-+*] ?\d))/gi, ' ; ')
    .replace(/\b(?:plus|minus|positive|negative) wal[aei](?: (?:root|value|answer|sign|case))?/gi, ' ')
    // 'z = 0 rakh ke x, y': a value that is put in.
    .replace(
      /(?<![\w+*/^-])([a-z] ?= ?-?\d+(?:\.\d+)?) (?:rakh|put|daal|le|maan|lag[ae])\w*(?: ?(?:kar ?)?(?:ke|kar)\b)?/gi,
      ' if $1 ; ',
    )
    .replace(/\blog ?(\d+) (?=[a-z]\b)/gi, 'log_$1 ')
    // '8.6 i got': I, and no factor.
    .replace(/(?<=\d) i (?=[a-z]{2})/gi, ' ; ')
    // 'p = 2: q = 149/7': a value that is tried.
    .replace(
      /(?<![\w+*/^-])([a-z] ?= ?-?\d+(?:\.\d+)?)(?: ?:| (?:gives?|pe|par|put kiya|works)(?: to)?) (?=[-(a-z]|\d[\d.]*(?:[a-z(!^]| ?[-+*/]))/gi,
      ' if $1 ; ',
    )
    // '(x+11)(x+1) at x=-6 = -25' puts a value in.
    .replace(
      /(?<=(?:^|[;,:\n]) ?)([^\s=;,:][^=;,:\n]{0,60}[\w)]) (?:at|for|when) ([a-z] ?= ?-?\d+(?:\.\d+)?) (?==)/gi,
      ' if $2 ; $1 ',
    )
    .replace(/(?<=[\d)])!=(?=\s*\d)/g, '! =')
    // '2^3n': of a number it is the whole run, of a letter, 'x^2y', its first part.
    .replace(/(?<=\d|\([\d/.\s]+\))\^\s*(\d*[a-z])(?![a-z(])/gi, '^($1)')
    // A remark in brackets is no factor: 'p = 49 (not 31)'.
    .replace(/\([^()\\]*\)/g, inner => (/[a-z]{3}/i.test(inner) && !calculating.test(inner) ? ' ' : inner))
    .replace(
      /\b(hcf|gcd|lcm|max|min)\s*(\([\d\s,]+\))/gi,
      (_all, name: string, list: string) => `${name}${list.replaceAll(',', ', ')}`,
    )
    .replace(/[⁰¹²³⁴-⁹]+/g, digits => `^(${[...digits].map(d => superscripts.indexOf(d)).join('')})`)
    .replace(/(\d*)\s*([½⅓⅔¼¾⅕⅙⅛])/g, (_all, whole, part) =>
      whole ? `(${whole}+${vulgar[part]})` : `(${vulgar[part]})`,
    )
    .replace(/\\frac\s*(\d)\s*(\d)/g, '\\frac{$1}{$2}')
    .replace(/\^\s*(?:\{\s*\\circ\s*\}|\\circ(?![a-z]))/g, '°')
    .replace(
      /log *_ *(?:\{ *(\d+) *\/ *(\d+) *\}|(1)\/(\d+))/gi,
      (_all, a, b, one, c) => `log _(${a ?? one}/${b ?? c}) `,
    )
    .replace(/\\binom *(\d) *(\d)/g, '\\binom{$1}{$2}')
    .replace(/\\?[{]?\}?\^\{?(\d+|[a-z])\}?\s*([CP])_\{?(\d+|[a-z])\}?/g, '$1$2$3')
    // 'nC2', of letters.
    .replace(/(?<![a-z\d])([knmx])([CP])_?(\d+|[kr])(?![a-z\d(])/g, '$2($1, $3)')
    .replace(/\\le(?:q|qslant)?(?![a-z])/g, '≤')
    .replace(/\\ge(?:q|qslant)?(?![a-z])/g, '≥')
    .replace(/\\ne(?:q)?(?![a-z])/g, '≠')
    .replace(/\\approx/g, '≈')
    .replace(/\\pm(?![a-z])/g, '±')
    .replace(/\\equiv/g, '≡')
    .replace(/\\pmod\s*\{?(\d+)\}?/g, '(mod $1)')
    .replace(/\\(?:implies|Rightarrow|therefore|to)(?![a-z])/g, '⇒')
    .replace(/\\text\s*\{([^{}]*)\}/g, ' $1 ')
    .replace(/\\operatorname\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\pi(?![a-z])/g, 'π')
    .replace(/log\s*\(?(\d+(?:\.\d+)?)\)?\s*(?:to\s+(?:the\s+)?)?base\s*(\d+)/gi, 'log$2($1)')
    .replace(/\b(?:half|aadha|adha)(?:\s+(?:of|ka))?\s+(?=[\d(₹])/gi, '1/2 of ')
    .replace(
      /\b(?:a\s+)?(third|quarter)\s+of\s+(?=[\d(₹])/gi,
      (_all, part) => `1/${/^t/i.test(part) ? 3 : 4} of `,
    )
    .replace(/\b(?:twice|double|dugna|thrice|triple|tiguna)(?:\s+(?:of|ka))?\s+(?=[\d(₹])/gi, word =>
      /^t(?:h|ri|ig)/i.test(word) ? '3*' : '2*',
    )
    .replaceAll('$', ' ');
  return parted(plainMaths(withDigits(text)).replace(/∶/g, ':'));
}

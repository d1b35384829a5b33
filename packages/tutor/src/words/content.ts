import { plainMaths } from '../maths/tex.ts';

/** Words without a subject of their own, in English, in Hinglish and in the short spellings of chats. */
const empty: ReadonlySet<string> = new Set(
  `a an the is are was were be been am do does did done have has had will would shall should can could may might must
  i me my mine you your u ur we us our he she it its they them this that these those there here and or but if then so
  as at by for from in into of on off out to too up with without than not no nor yes also just only more most
  very what which who whom whose when where why how y wat wht hw wer all any some same such each every one ones
  ok okay please pls plz plss sir maam mam madam bro yaar bhai dude hey hi hello thanks thx na naa haan ha ji
  kya kyu kyun kyo kyon kaise kahan kaha se aaya aya aata aati hai hain ho hota hoti hote tha thi the ka ki ke ko ne
  me mein main mai mera meri mere yaha yahan waha wo woh ye yeh is us isme usme isko usko inko unko iska uska isse usse nahi nhi nai mat bhi toh to hi aur ya
  kar karo karna karne karu karun karte karta karke kiya kiye kare kisse baar liya liye lete le lo de do dena diya dedo batao bata btao samjhao
  samjha samajh samjh matlab phir fir ab abhi agar par pe dono milta milti mile mil gaya gayi gaye raha rahi rahe
  sakta sakte sakti wala wali wale ek aisa aisi aise kuch koi sab saare pehle baad chahiye hoga hogi honge bas dont
  achha acha accha yaar always
  get got getting give given gave go going goes come comes came coming know tell told say said says mean means meaning
  explain show see look think thought understand understood doubt question answer ans option step line part way thing
  use used using take took taken make made need want like really exactly again still now first last next end
  correct right wrong mistake galti true false sure wait hmm umm uh oh about because cause since reason`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that say the same in a doubt and in a solution, by their stems. */
const alike: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    invert: 'reciproc inver ulta invers',
    add: 'plus jod jodn joda jode sum total addit',
    subtract: 'minus ghata subtrac deduct remov less differenc diff',
    lack: 'need miss',
    bisect: 'bisector',
    probabilit: 'prob',
    opposit: 'toward',
    multipli: 'multipl product guna',
    divid: 'divis bhag quotient',
    least: 'minimum smallest min lowest small low',
    greatest: 'maximum largest max highest biggest larg big bigg high',
    equal: 'barabar alik',
    root: 'sqrt',
    half: 'halv aadha mid',
    alon: 'akel akela akele',
    left: 'bach bacha bache bachi bachta',
    conjug: 'rationalis rationaliz',
    digit: 'ank',
    zero: 'shunya',
    averag: 'avg mean ausat',
    percent: 'percentag pct',
    begin: 'start shuru initi',
    group: 'bracket',
    rememb: 'yaad',
    whole: 'integ',
    choos: 'select choic chosen chose',
  }).flatMap(([stem, others]) => others.split(' ').map(other => [other, stem])),
);

/** Hindi words of chats by the stem of the English word that solutions have for them. */
const hindi: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    greatest: 'bada bade badi bda bdi bde zyada jyada zada adhik',
    least: 'chota chote choti chhota chhote chhoti chotta kam',
    old: 'purana purane purani pichla pichle pichli',
    new: 'naya naye nayi',
    pric: 'daam dam keemat kimat',
    speed: 'raftar raftaar chaal gati',
    distanc: 'doori duri rasta raasta',
    time: 'samay waqt',
    water: 'pani paani',
    milk: 'doodh dudh',
    work: 'kaam',
    day: 'din',
    year: 'saal',
    men: 'aadmi admi mard',
    women: 'aurat auratein mahila',
    money: 'paisa paise',
    buy: 'kharida kharide kharidna kharid',
    sell: 'becha beche bechna bech',
    remaind: 'shesh',
    side: 'bhuja',
    angl: 'kon',
    length: 'lambai',
    width: 'chaudai',
    height: 'unchai uchai',
    even: 'sam',
    odd: 'visham',
    gain: 'fayda faayda munafa labh',
    loss: 'nuksan nuksaan hani',
    interest: 'byaj byaaj',
    loan: 'karz karza udhaar',
    increas: 'badh badha badhe badhta badhega badhegi badhne',
    decreas: 'ghatta ghatega ghategi ghatne',
    fill: 'bhar bhara bharna bharne',
    empti: 'khali',
    train: 'gaadi gadi rail',
    river: 'nadi',
    opposit: 'saamne samne',
    number: 'sankhya',
    differ: 'alag',
    cancel: 'kat katega kaato',
  }).flatMap(([stem, words]) => words.split(' ').map(word => [word, stem])),
);

const numberWords: Readonly<Record<string, string>> = Object.fromEntries(
  'zero:0 two:2 double:2 twice:2 three:3 triple:3 four:4 quarter:4 quarters:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10'
    .split(' ')
    .map(one => one.split(':')),
);

/** The stem of a word, the same for words that say the same. */
export const stemmed = (word: string): string => {
  const meant = hindi[word];
  if (meant !== undefined) return meant;
  const stem = word
    .replace(/(?:ies|ied)$/, 'i')
    .replace(/(?:ations?|ing|ers?|(?<!e)ed|es|ly|s|e|y)$/, '')
    .replace(/([bdglmnprt])\1$/, '$1');
  const kept = stem.length < 3 ? word : stem;
  return alike[kept] ?? kept;
};

const phrases: readonly [RegExp, string][] = [
  [/\bturn(?:ed|s)? (?:it )?over\b/g, ' invert '],
  [/\bupside down\b/g, ' invert '],
  [/\bdifference of (?:its|the) roots\b/g, ' conjugate '],
  [/\brationalis\w*/g, ' conjugate '],
  [/\bleast common multiple\b/g, ' lcm '],
  [/\beven (?=if\b|though\b|when\b|then\b|after\b|before\b|more\b)/g, ' '],
  [/\bper cents?\b/g, ' percent '],
  [/\bmp\b/g, ' marked price '],
  [/\bcp\b/g, ' cost price '],
  [/\bsp\b/g, ' selling price '],
  [/\bopp\b/g, ' opposite '],
  [/\b(?:leav\w+|left) (?:them |it )?out\b|\b(?:tak\w+|took) (?:\w+ ){0,2}off\b/g, ' remove '],
  [/\bat least\b|>=|≥|\bkam se kam\b/g, ' atleast '],
  [/\bat most\b|<=|≤|\bzyada se zyada\b/g, ' atmost '],
  [/\b(\d) (?:times|baar)\b/g, ' $1 '],
  [/\b(\d+)!/g, ' $1 orders '],
  [/\^2(?!\d)/g, '^2 square '],
  [/\^3(?!\d)/g, '^3 cube '],
  [/\bangle (?:at )?([a-z])\b/g, ' angle corner$1 '],
];

const folded = (formula: string) => formula.replace(/[\s(){}\\]/g, '').replace(/[.,]+$/, '');

/** The sides of a formula that hold an operation, each as one word. */
const sidesOf = (formula: string): string[] =>
  formula
    .split(/[=<>≤≥,;:?]|\b(?:le|ge|lt|gt|approx|Rightarrow|quad|text)\b/)
    .map(folded)
    .filter(side => /[a-z\d][-+*/^!][a-z\d]|^[a-z]-?\d/i.test(side) && side.length > 2)
    .map(side => `=${side.toLowerCase()}`);

const typedFormula = /[^\s,;?]*[\d)a-z][-+*/^=!][-\d(a-z√][^\s,;?]*|\b[a-z]\(-?\w+\)/gi;

/** A letter that is given a value. */
const assigned = /(?<![\w)])([a-z])\s*=\s*(-?\d+(?:\.\d+)?)(?![\w.(])/gi;

/** A number with its sign, where nothing stands before that it is added to: `why +1`, `kyu w-1`. */
const signed = /(?<![\d)=(][ ]*)([+-]) ?(\d+)(?![\d.]| *[*/^(a-z])/g;
/** The same within a formula, where something always does. */
const added = /([+-]) ?(\d+)(?![\d.]| *[*/^(a-z])/g;

/**
 * What a text is about: stems of its words, its numbers as `#12`, the sides of its formulas as `=2*38`. Empty words are
 * left out, so two texts that share none of these have nothing in common. Of a `solved` text every term with its sign is
 * one more, as `±+1`.
 */
export function contentOf(text: string, solved = false): string[] {
  // 'k^3 - 3k' is one formula.
  const plain = plainMaths(text.normalize('NFKC')).replace(
    /(?<=[\d)]|(?<![a-z])[a-z]) ?([-+*/^=]) ?(?=[\d(]|[a-z](?![a-z]))/gi,
    '$1',
  );
  const maths = [...text.matchAll(/\$\$?([^$]+)\$\$?/g)].map(([, formula = '']) => plainMaths(formula));
  const formulas = [...maths, ...(plain.match(typedFormula) ?? [])].flatMap(sidesOf);
  let words = plain.toLowerCase();
  for (const [said, meant] of phrases) words = words.replace(said, meant);
  const numbers = (words.match(/\d+(?:\.\d+)?/g) ?? []).map(value => `#${Number(value)}`);
  const stems = (words.match(/[a-z]{2,}/g) ?? [])
    .filter(word => !empty.has(word))
    .map(word => {
      const number =
        numberWords[word] ?? numberWords[word.replace(/e?s$/, '')] ?? numberWords[word.replace(/s$/, '')];
      return number === undefined ? stemmed(word) : `#${number}`;
    });
  const given = [...plain.matchAll(assigned)].map(([, letter, value]) => `=${letter}=${value}`.toLowerCase());
  const terms = solved ? maths.flatMap(one => [...one.matchAll(added)]) : [...plain.matchAll(signed)];
  const parts = terms.map(([, sign, value]) => `±${sign}${value}`);
  return [...new Set([...stems, ...numbers, ...formulas, ...given, ...parts])];
}

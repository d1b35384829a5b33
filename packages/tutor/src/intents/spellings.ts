/** What is meant, and how it is spelt in chats, as whole words. */
const variants: Readonly<Record<string, string>> = {
  you: 'u',
  your: 'ur',
  are: 'r',
  why: 'y wy',
  what: 'wat wht wt',
  'what is': 'wats whats',
  where: 'wer wher whr',
  how: 'hw',
  about: 'abt',
  because: 'bcoz coz cuz bcz bcs',
  from: 'frm',
  with: 'wid',
  this: 'dis',
  that: 'tht dat',
  have: 'hv hav',
  get: 'gt',
  give: 'gv de dedo',
  'give me': 'gimme',
  should: 'shud',
  could: 'cud',
  cannot: 'cant',
  'do not': 'dont dunno',
  'does not': 'doesnt',
  'did not': 'didnt dint',
  'is not': 'isnt',
  'i am': 'im',
  'i have': 'ive',
  'i do not know': 'idk',
  'what do you mean': 'wdym',
  ok: 'okay okie okk k okey',
  thanks: 'thnx thanx tnx tq thnku thankyou ty thx tysm',
  answer: 'ans ansr jawab uttar ansar anser aansar',
  question: 'qn ques que q sawal sawaal prashn',
  solution: 'soln sol',
  calculation: 'calc',
  equation: 'eq eqn',
  step: 'steps stp charan',
  next: 'nxt',
  hint: 'hints hnt clue sanket',
  trick: 'tricks trik',
  shortcut: 'shortkat',
  formula: 'formulae farmula phormula sutra sutr formule',
  method: 'mthd tarika tareeka widhi methad',
  check: 'chk',
  wrong: 'wrng rong',
  right: 'rite',
  correct: 'crct corect',
  and: 'aur',
  kyon: 'kyu kyun kyo kyoun kyuu kiu ku kyoon',
  kaise: 'kese kse kaisey kesey',
  kahan: 'kaha kahaan kidhar khn',
  hai: 'h hy hain',
  matlab: 'mtlb mtlab matlb mtlv arth',
  samjhao: 'samjao smjhao samjhaao samjhado samjhaiye samjhaie samjhaaie',
  samajh: 'samjh smjh samaj smajh samjha samjhi samaz',
  nahi: 'nhi nahin ni nai nahii nae',
  ye: 'yeh yh yai yah',
  wo: 'woh vo wah',
  maine: 'mainne mene meine',
  me: 'mein mei mai main men',
  kar: 'kr',
  karu: 'kru karun',
  kiya: 'kia kra kiye kari',
  dobara: 'phirse firse dubara',
  phir: 'fir phr',
  to: 'toh',
  haan: 'ha han haa',
  batao: 'bata btao btado bta bataiye bataie bolo',
  chahiye: 'chaiye chahie chaahiye',
  kaunsa: 'konsa kaunsi konsi',
  achha: 'acha accha acchha achchha',
  theek: 'thik tik thk',
  sahi: 'shi sai sahii',
  galat: 'glt galt ghalat',
  galti: 'glti galati',
  aaya: 'aya ayi aayi aaye',
  gaya: 'gya gyi gayi gaye',
  raha: 'rha rahi rhi rahe rhe',
  jaldi: 'jldi',
};

const meant: ReadonlyMap<string, string> = new Map(
  Object.entries(variants).flatMap(([word, spelt]) => spelt.split(' ').map(one => [one, word] as const)),
);

/** Words that call somebody, or only fill. */
const fillers: ReadonlySet<string> = new Set(
  'bro bhai yaar yar sir maam mam madam bhaiya please pls plz pl plss dude arre arey tho though btw'.split(
    ' ',
  ),
);

/** Letters held down: 'whyyy', 'plsss'. */
const heldDown = /([a-z])\1{2,}/g;

/** Words as a book would spell them, without those that only fill, unless there are no others. */
export function respelt(words: readonly string[]): string[] {
  const known = words.map(word => word.replace(heldDown, '$1')).map(word => meant.get(word) ?? word);
  const telling = known.filter(word => !fillers.has(word));
  return telling.length > 0 ? telling : known;
}

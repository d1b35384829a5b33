import { legible } from './legible.ts';

/** Roman Hindi numerals from one to a hundred, ways to spell one parted by a stroke; `-` where a word means more else. */
const hindi =
  `- - teen char|chaar paanch|panch chhe|chhah saat aath|aanth nau das|dus gyarah|gyaarah barah|baarah|baara|bara terah
  chaudah pandrah|pandra solah|sola satrah|satra atharah|athara unnis bees|bis ikkis bais teis chaubis pachis|pachchis chhabbis|chabbis
  sattais|satais atthais|athais untis|unatis tees|tis ikattis|iktis battis|batis taintis|tetis chautis|chauntis paintis chhattis|chattis
  saintis adtis|artis untalis|unchalis chalis|chaalis iktalis bayalis|byalis taintalis|tetalis chavalis|chauvalis paintalis
  chhiyalis|chhiyalees saintalis adtalis|artalis unchas|unanchas pachas|pachaas ikyavan|ikyawan bavan|bawan tirpan|tirepan chauvan|chauwan
  pachpan chhappan|chappan sattavan|satawan athavan|athawan unsath|unsat - iksath basath tirsath|tresath chausath painsath
  chhiyasath|chhiyasat sadsath|sarsath adsath|arsath unhattar sattar|sattarr ikhattar|ikahattar bahattar tihattar chauhattar
  pachhattar|pachattar chhihattar|chhihatar satattar|satahattar athattar|athahattar unasi|unnasi assi ikyasi bayasi tirasi chaurasi
  pachasi|pachaasi chhiyasi satasi|sattasi athasi|atthasi navasi|nawasi nabbe ikyanve banve tiranve chauranve pachanve|panchanve
  chhiyanve sattanve athanve|atthanve ninyanve sau`
    .trim()
    .split(/\s+/)
    .flatMap((spelt, i) => (spelt === '-' ? [] : spelt.split('|').map(word => [word, i + 1] as const)));
const values = new Map<string, number>([...hindi, ['ek', 1], ['do', 2]]);
const large = new Map([
  ['sau', 100],
  ['hazaar', 1000],
  ['hazar', 1000],
  ['hajar', 1000],
  ['lakh', 100_000],
]);

const words = [...new Map(hindi).keys()].sort((a, b) => b.length - a.length).join('|');
const times = [...large.keys()].join('|');
const one = `(?:${words}|(?:ek|do)(?=\\s+(?:${times})\\b))`;
const spoken = new RegExp(`\\b${one}(?:\\s+(?:${one}|${times}))*\\b|\\b(?:${times})\\b`, 'gi');

function numberSaid(said: string): number {
  let sum = 0;
  let group = 0;
  for (const word of said.toLowerCase().split(/\s+/)) {
    const by = large.get(word);
    if (by === 100) group = 100 * Math.max(1, group);
    else if (by) {
      sum += by * Math.max(1, group);
      group = 0;
    } else group += values.get(word) ?? 0;
  }
  return sum + group;
}

const parts: readonly (readonly [RegExp, string])[] = [
  [/\ba dozen\b|\bdozen\b|\bdarjan\b/gi, '12'],
  [/\b(?:a|one) half\b|\bhalf\b|\baadh[aei]\b/gi, '1/2'],
  [/\b(?:a|one)[\s-](?:third|tihai)\b|\btihai\b/gi, '1/3'],
  [/\b(?:a|one)[\s-](?:quarter|fourth)\b|\bchauthai\b/gi, '1/4'],
  [/\ba (fifth|sixth|seventh|eighth|ninth|tenth)\b/gi, 'one $1'],
  [/\bright angle\b/gi, '90'],
];

/** A text with its numbers in digits, whether they are said in English, Hinglish or Roman Hindi. */
export function withNumerals(text: string): string {
  let out = text;
  for (const [said, meant] of parts) out = out.replace(said, meant);
  return legible(out).replace(spoken, said => String(numberSaid(said)));
}

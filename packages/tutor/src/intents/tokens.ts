import { mathsOf } from '../maths/tex.ts';

/** Spellings of chats, as whole words. */
const spellings: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  y: 'why',
  wy: 'why',
  pls: 'please',
  plz: 'please',
  pl: 'please',
  wat: 'what',
  wht: 'what',
  wats: 'what is',
  whats: 'what is',
  hw: 'how',
  kyu: 'kyon',
  kyun: 'kyon',
  kyo: 'kyon',
  kaha: 'kahan',
  se: 'se',
  aya: 'aaya',
  nhi: 'nahi',
  nai: 'nahi',
  smjh: 'samajh',
  samaj: 'samajh',
  smajh: 'samajh',
  thnx: 'thanks',
  thanx: 'thanks',
  tnx: 'thanks',
  ans: 'answer',
  ansr: 'answer',
  qn: 'question',
  ques: 'question',
  que: 'question',
  q: 'question',
  soln: 'solution',
  sol: 'solution',
  calc: 'calculation',
  frm: 'from',
  wid: 'with',
  wrng: 'wrong',
  rong: 'wrong',
  rite: 'right',
  cant: 'cannot',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  im: 'i am',
  ive: 'i have',
  wer: 'where',
  wher: 'where',
  bcoz: 'because',
  abt: 'about',
  dis: 'this',
  d: 'the',
  bata: 'batao',
  btao: 'batao',
  btado: 'batao',
  gimme: 'give me',
};

const formula = /[\d)a-z]\s*(?:=|[+*/^])\s*[\d(a-z√-]/i;
const stretch = /(?:[\d(√-][\d\s+*/^().,=%×÷·−–√²³-]*[=+*/×÷^][\d\s+*/^().,=%×÷·−–√²³-]*\d)/g;

/** A message as the matcher reads it: formulas, options, numbers and terms of the glossary become one word each. */
export function masked(message: string, isTerm: (words: string) => string): string {
  let text = message.normalize('NFKC').toLowerCase();
  for (const tex of mathsOf(text))
    if (/[=+*^]|\\(?:times|div|frac)/.test(tex)) text = text.replace(tex, ' mathtok ');
  text = text.replaceAll('$', ' ').replace(/\\[a-z]+/g, ' ');
  text = text.replace(stretch, ' mathtok ');
  text = text
    .split(/\s+/)
    .map(word => (formula.test(word) ? 'mathtok' : word))
    .join(' ')
    .replace(
      /\boption\s*\(?[abcd]\b\)?|\(\s*[abcd]\s*\)|\b[bcd]\b(?=\s*(?:\?|$|is|galat|wrong|kyu|kyo|sahi|correct|mark|tha|hai|not|also|must|nahi|why|and|but))|\ba\b(?=\s*[?.!]*$)|\b(?:is|why|not|chose|choose|picked|marked|selected|opted|mark|answer|be|ans|option)\s+[abcd]\b/g,
      ' opttok ',
    );
  text = text.replace(/['’]/g, '').replace(/(\d),(?=\d)/g, '$1');
  text = isTerm(text);
  return text
    .replace(/[₹]?\d+(?:[./]\d+)*%?/g, ' numtok ')
    .replace(/[^a-z\s]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map(word => spellings[word] ?? word)
    .join(' ')
    .replace(/\b(numtok\s?)+/g, 'numtok ')
    .replace(/\b(mathtok\s?)+/g, 'mathtok ')
    .trim();
}

const gram = 3;

/** Words, pairs of words and, for misspellings, groups of three letters. */
export function features(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const pairs = words.slice(1).map((word, i) => `${words[i]}_${word}`);
  const grams = words.flatMap(word => {
    if (word.length < 4 || word.endsWith('tok')) return [];
    const edged = `<${word}>`;
    return Array.from({ length: edged.length - gram + 1 }, (_, i) => `~${edged.slice(i, i + gram)}`);
  });
  return [...words, ...pairs, ...grams];
}

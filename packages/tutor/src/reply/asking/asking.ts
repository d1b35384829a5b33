import { numbersIn } from '../../maths/values.ts';
import { contentOf } from '../../words/content.ts';
import type { Method } from '../../words/methods/method.ts';
import { methodNamed } from '../methods.ts';
import { asksFor, asksWhy, whyNot } from '../naming.ts';

/** What a message asks, and of which thing it asks it. */
export type Asking =
  /** Which of two things holds of a letter, or of what stands around them: 'q = stays or leaves?'. */
  | {
      is: 'which';
      of: readonly [readonly string[], readonly string[]];
      letter: string | null;
    }
  /** Which of several numbers, or which operation: '5/35 ya 5/15', 'add ya multiply'. */
  | { is: 'either'; sides: readonly string[] }
  /** Which of two things is done first: 'pehle D ya sum of squares'. */
  | { is: 'order'; typed: readonly [string, string] }
  /** How two things differ: 'half of the time vs half of the distance'. */
  | { is: 'difference'; of: readonly [readonly string[], readonly string[]] }
  /** Whether numbers are right that stand in no line of the message: 'are 198 and 108 ok'. */
  | { is: 'whether'; values: readonly number[] }
  /** Why or how a number comes in, and not another one: 'why -5, i divided by 7'. */
  | { is: 'number'; value: number; not: number | null; why: boolean }
  /** Why a calculation is done: 'why 28 - 1', 'why 2*45 + 1', `why did you add 27.5 + 5.5`. */
  | { is: 'calculation'; typed: readonly string[] }
  /** Whether a number is so that is said in words: 'the pattern repeats after 4 days?'. */
  | { is: 'claim'; number: string; words: readonly string[] }
  /** Whether the lines that somebody wrote are a way: 'can i do it like this', 'correct method or luck'. */
  | { is: 'way'; chance: boolean }
  /** Whether a mistake is the one that was made: 'so i only took the first part na'. */
  | { is: 'own mistake' }
  /** Whether something holds under one condition alone: 'does it only hold for a regular hexagon'. */
  | { is: 'condition' }
  /** Whether a number that is not known is odd, even or prime. */
  | { is: 'parity'; kind: string }
  /** Why a way that has a name works. */
  | { is: 'method'; method: Method }
  /** What a phrase means that stands in the question or in a reply. */
  | { is: 'phrase'; words: string };

/** Words of somebody who asks something. */
const asks =
  /\?|\b(?:which|kya|kaun\w*|kons\w*|batao|bata|tell|matlab|confus\w*|or not|ya nahi|seedha|means?|samajh\w*)\b/i;

const pairing = /\s(?:or|ya|yaa)\s+(?!not\b|nahi\b|nhi\b)/i;

/** The words next to a joint of a message that only one of its sides has. */
function apart(left: string, right: string): readonly [readonly string[], readonly string[]] | null {
  const [a, b] = [contentOf(left), contentOf(right)];
  const own = [a.filter(word => !b.includes(word)), b.filter(word => !a.includes(word))] as const;
  return own[0].length > 0 && own[1].length > 0 ? own : null;
}

const lastClause = (text: string) =>
  text.split(/[.,;?=:]\s*|\bhai\b|\b(?:matlab|means)\b/).findLast(one => one.trim() !== '') ?? text;
const firstClause = (text: string) => text.split(/[.,;?]\s*|\baur\b|\band\b/)[0] ?? text;
const letterOf = (text: string): string | null =>
  text.match(/(?<![a-z'’\d])[b-hj-z](?![a-z'’])/i)?.[0] ?? null;

function whichOf(message: string): Asking[] {
  const joint = pairing.exec(message);
  // In Hindi 'ya' by itself asks which.
  if (!joint || !(asks.test(message) || /\bya+\b/i.test(joint[0]))) return [];
  const before = message.slice(0, joint.index);
  const typed = [lastClause(before), firstClause(message.slice(joint.index + joint[0].length))] as const;
  // In English 'y = 0 or 5' asks nothing.
  const isAsked = /\bya+\b/i.test(joint[0]) || /\?|\b(?:which|should|do i|confus\w*)\b/i.test(message);
  const either: Asking[] = isAsked ? [{ is: 'either', sides: message.split(/\s(?:or|ya+)\s/i) }] : [];
  // 'pehle' beside one of the two asks for an order, and not 'coupon pehle lagane se'.
  if (
    /^\W*(?:\w+ ){0,3}(?:pa?e?hl[aei]|first)\b|\b(?:pa?e?hl[aei]|first)\W*$/i.test(
      typed[0].replace(/\b(?:karu|karna|hai|nikalu|lu|kare)\b/gi, '').trim(),
    ) &&
    !/\b(?:kam|zyada|jyada|less|more)\b/i.test(message)
  )
    return [{ is: 'order', typed: [before.split(/[.,;?\n]\s*/).at(-1) ?? '', typed[1]] }];
  // What stands next to the joint is compared, and not what is said before.
  const whole = apart(...typed);
  const of = whole && ([whole[0].length > 2 ? whole[0].slice(-1) : whole[0], whole[1].slice(0, 2)] as const);
  return of?.every(side => side.length < 4 && side.every(word => /^[a-z]/.test(word)))
    ? [{ is: 'which', of, letter: letterOf(before) }, ...either]
    : either;
}

const differing = /\b(?:differ\w*|diff|fark|farq|antar|vs|versus)\b/i;

function differenceOf(message: string): Asking[] {
  if (!differing.test(message) || /\d/.test(message)) return [];
  const sides = message.split(/\b(?:vs|versus|and|aur|or|ya)\b/i);
  const [left = '', right = '', ...more] = sides;
  const of =
    more.length === 0 && right !== ''
      ? apart(left.replace(differing, ' '), right.replace(differing, ' '))
      : null;
  return of ? [{ is: 'difference', of }] : [];
}

const figure = String.raw`\d[\d,]*(?:\.\d+)?(?:\/\d+)?`;
const judged = '(?:ok(?:ay)?|right|sahi|correct|theek|thik|aayega|aaega|aata hai|wrong|galat)';
const several = new RegExp(
  String.raw`(?<![\d.=<>*/+^-]\s?)(${figure}(?:\s*(?:,|and|aur|&)\s*${figure})*)\s+(?:(?:is|are|dono|both|to|toh|bhi|hi|ye|yeh)\s+)*${judged}\b`,
  'i',
);
const isSo = new RegExp(
  String.raw`\b(?:is|are|kya)\s+(${figure}(?:\s*(?:,|and|aur|&)\s*${figure})*)\s+(?:\w+\s+)?${judged}\b`,
  'i',
);

const asksWhetherAtAll = /\?|\b(?:or not|ya nahi|kya|na|if|know|just|only|is|are)\b/i;

function whether(message: string): Asking[] {
  if (/[=<>≤≥]|\b(?:but|par|lekin|doubt)\b/i.test(message) || !asksWhetherAtAll.test(message)) return [];
  const [, found] = isSo.exec(message) ?? several.exec(message) ?? [];
  return found === undefined ? [] : [{ is: 'whether', values: numbersIn(found) }];
}

const asksSource = /\b(?:how|kaise|kese|where|kah?an?|from|come|came)\b/i;
/** A number with the sign before it, where nothing stands that it is taken from. */
const signedNumber =
  /(?<![a-z])(?<![\d).,/*^+-] ?)(?:(-|minus ) ?)?(\d{1,9}(?:,\d{2,3}){0,3}(?:\.\d{1,6})?(?:\/\d{1,6})?)(?! ?[-+*/^×(=]|\d|\.\d|[a-z(])/gi;

const signedIn = (text: string): number[] =>
  [...text.matchAll(signedNumber)].flatMap(([, sign, digits = '']) => {
    const [value] = numbersIn(digits.replaceAll(',', ''));
    return value === undefined ? [] : [sign ? -value : value];
  });

const instead =
  /\b(?:not|instead of|rather than) (?:by |with )?$|^ ?(?:(?:kyu\w*|kyo\w*|y) )?(?:nahi|nhi)\b/i;

/** The number of which a message asks why or how it comes in; with the one that it puts in its place. */
function numberOf(message: string): Asking[] {
  const clauses = message.split(
    /(?:[,;?.]\s+|\b(?:but|par|lekin|phir|fir|bhi|then|to|toh|aur|and)\b(?! not))/i,
  );
  const asking = clauses.findLast(
    one => (asksWhy.test(one) || asksSource.test(one)) && signedIn(one).length > 0,
  );
  if (asking === undefined) return [];
  const all = signedIn(asking);
  const denied = [...asking.matchAll(signedNumber)].findIndex(
    ({ index, 0: typed }) =>
      instead.test(asking.slice(0, index)) || instead.test(asking.slice(index + typed.length)),
  );
  const value = all[denied === 0 && all.length > 1 ? 1 : 0];
  const own = clauses
    .filter(one => one !== asking && /\b(?:i|maine|mene|mera|meri|my|mujhe|me)\b/i.test(one))
    .flatMap(signedIn);
  const not = denied >= 0 && all.length > 1 ? all[denied] : own[0];
  // Who asks why something may not be that number asks of the thing.
  const isOfThing = not === undefined && whyNot.test(message);
  // Of several numbers in one clause none is the one that is asked about.
  const isSeveral = all.length > 1 && denied < 0;
  return value === undefined || isOfThing || isSeveral
    ? []
    : [{ is: 'number', value, not: not ?? null, why: asksWhy.test(asking) }];
}

const term = String.raw`(?:\d[\d.,]*!?|(?<![a-z])[b-hj-z](?![a-z])|\([\da-z\s.+*/^-]{1,30}\))`;
const calculation = new RegExp(String.raw`\(?${term}(?: ?[-+*/^×÷] ?${term}){1,8}\)?`, 'gi');

/** The calculations of which a clause asks why or how, those with numbers first; a line with a result is judged. */
function calculationOf(message: string): Asking[] {
  const clause = message
    .split(/[,;?] |\b(?:but|par|lekin|aur|and)\b/i)
    .find(one => (asksWhy.test(one) || asksSource.test(one)) && !/[=<>]/.test(one));
  const typed = clause?.match(calculation) ?? [];
  return typed.length === 0
    ? []
    : [{ is: 'calculation', typed: typed.toSorted((a, b) => Number(/\d/.test(b)) - Number(/\d/.test(a))) }];
}

const claims = /\?|^\W*(?:so|to|toh|matlab|then)\b|\b(?:na|right|ryt|hai na|isn.?t it)\W*$/i;

/** The one number that a sentence without a line claims of something. */
function claimOf(message: string): Asking[] {
  if (
    !claims.test(message) ||
    /[-+=<>*/^]/.test(message) ||
    asksFor.test(message.replace(/\b(?:if|agar)\b/gi, ''))
  )
    return [];
  const all = contentOf(message);
  const [number, ...more] = all.filter(word => word.startsWith('#'));
  const words = all.filter(word => /^[a-z]/.test(word));
  return number !== undefined && more.length === 0 && words.length > 0
    ? [{ is: 'claim', number, words }]
    : [];
}

const asksWay =
  /\b(?:can|may|could) (?:i|we)\b.*\b(?:do|directly|direct|like (?:this|that)|this way|without|w\/o|skip)\b|\b(?:is|was) (?:this|that|it|my|the)\b.*\b(?:method|way|approach|logic|ok|okay|valid|fine|enough)\b|\b(?:correct|right|sahi|valid) (?:method|way|approach|tar[ie]e?ka)\b|\b(?:luck\w*|tukka|coincidence|by chance|fluke)\b|\benough\b|\b(?:aise|is tarah|iss? tarike se)\b.*\b(?:kar|chal|ho)\w*|\b(?:method|way|tar[ie]e?ka|approach) (?:ok|theek|thik|sahi|chalega)\b/i;
const chance = /\b(?:luck\w*|tukka|coincidence|chance|fluke|always|hamesha|every|enough|har baar)\b/i;

const ownMistake =
  /\bmy (?:mistake|error|galti)\b|\b(?:meri|mera) (?:galti|mistake)\b|\b(?:so|to|toh|matlab|means|acha|achha|oh+)\b.*\b(?:i|maine|mene) (?:only |sirf |just |bas )?(?:used|took|counted|forgot|added|missed|multiplied|divided|subtracted|left|ignored)\b|\b(?:maine|mene)\b.*\b(?:bhul|bhool|sirf|only)\b/i;

const quoted = /["“]([^"“”]{4,60})["”]/;
const asksMeaning = /\b(?:what|mean\w*|matlab|kya|samajh\w*|samjh\w*)\b/i;

const onlyUnder =
  /\b(?:only|sirf)\b.{0,40}\b(?:holds?|works?|true|valid|appl(?:y|ies)|chal\w*|lag\w*)\b|\b(?:holds?|works?|true|valid|appl(?:y|ies))\b.{0,20}\b(?:only|sirf)\b/i;
const parity = /\b(?:number|no|count|sum|product|total)\b.{0,60}\b(odd|even|prime)\b/i;

/** A doubt on a condition, or a claim of what an unknown number is like; none where a line or a number can be judged. */
function doubtOf(message: string): Asking[] {
  if (/[\d=<>≤≥]/.test(message) || asksFor.test(message)) return [];
  const [, kind] = parity.exec(message) ?? [];
  return [
    ...(onlyUnder.test(message) && /\?|\b(?:kya|na|does|do|is)\b/i.test(message)
      ? [{ is: 'condition' as const }]
      : []),
    ...(kind ? [{ is: 'parity' as const, kind: kind.toLowerCase() }] : []),
  ];
}

/** Readings of what a message asks, the most telling first. */
export function askingsOf(message: string): Asking[] {
  const method = methodNamed(message);
  const [, words = ''] = quoted.exec(message) ?? [];
  return [
    ...(asksWay.test(message) ? [{ is: 'way' as const, chance: chance.test(message) }] : []),
    ...doubtOf(message),
    ...(ownMistake.test(message) ? [{ is: 'own mistake' as const }] : []),
    ...differenceOf(message),
    ...whichOf(message),
    ...whether(message),
    ...calculationOf(message),
    ...numberOf(message),
    ...(method?.why && asksWhy.test(message) && /\b(?:work|hold|chal|sahi|lag|true)\w*/i.test(message)
      ? [{ is: 'method' as const, method }]
      : []),
    ...(asksMeaning.test(message) && contentOf(words).length > 0 ? [{ is: 'phrase' as const, words }] : []),
    ...claimOf(message),
  ];
}

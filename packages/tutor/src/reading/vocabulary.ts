import type { Token } from './token.ts';

const words = (list: string) => list.trim().split(/\s*,\s*/);

/** Phrases that are signs, the longest first where one begins another. */
const phrases: readonly (readonly [string, Token])[] = (
  [
    ['plus, added to, add, jod, jodo', { is: 'sign', sign: '+' }],
    ['minus, less, ghata, ghatao, ghata ke', { is: 'sign', sign: '-' }],
    ['times, into, multiplied by, multiply by, guna', { is: 'sign', sign: '*' }],
    ['divided by, divide by, by, upon, bata, batta', { is: 'sign', sign: '/' }],
    ['of, ka, ki, ke, at, @', { is: 'sign', sign: 'of' }],
    ['percent, per cent, percentage, pct, pratishat, fisadi', { is: 'sign', sign: '%' }],
    ['factorial', { is: 'sign', sign: '!' }],
    ['degrees, degree, deg', { is: 'sign', sign: '°' }],
    ['mod, modulo', { is: 'sign', sign: 'mod' }],
    [
      'equals, is equal to, are equal to, equal to, equal, comes to, comes out to be, comes out as, gives, makes, is, are, was, will be, should be, can be, could be, may be, ho sakta hai, ho sakti hai, hai, hota hai, hoga, aata hai, aaya, aayega, milta hai, mila, barabar, ho gaya, banega, yields, matlab, means',
      { is: 'relation', relation: '=' },
    ],
    ['greater than, more than, is greater than, is more than', { is: 'relation', relation: '>' }],
    ['less than, smaller than, is less than', { is: 'relation', relation: '<' }],
    ['approximately, approx, about, roughly, nearly', { is: 'relation', relation: '~' }],
    ['square root of, root of, square root, under root, sqrt, root', { is: 'function', name: 'sqrt' }],
    ['cube root of, cube root, cbrt', { is: 'function', name: 'cbrt' }],
    ['hcf, gcd, gcf, highest common factor', { is: 'function', name: 'hcf' }],
    ['lcm, lowest common multiple, least common multiple', { is: 'function', name: 'lcm' }],
    [
      'so, isliye, issliye, is liye, then, hence, therefore, thus, toh, phir, which gives, which means, implies',
      { is: 'end', kind: 'so' },
    ],
    [
      'and, aur, but, also, where, while, whereas, because, since, or, ya, nor, bcoz, coz',
      { is: 'end', kind: 'and' },
    ],
    [
      'if, agar, let, suppose, assume, say, case, when, jab, maan lo, maan lete, taking',
      { is: 'end', kind: 'case' },
    ],
  ] as const
).flatMap(([list, token]) => words(list).map(phrase => [phrase, token as Token] as const));

export const functions = new Set(
  words('log, ln, sin, cos, tan, cot, sec, cosec, max, min, abs, floor, ceil, sqrt, cbrt, hcf, lcm'),
);

export const units = new Set(
  words(`km, m, cm, mm, metre, metres, meter, meters, kilometre, kilometres, litre, litres, liter, liters, l, ml, kg, kgs, g, gm, gms,
    gram, grams, hour, hours, hr, hrs, h, ghanta, ghante, ghanton, minute, minutes, min, mins, second, seconds, sec, secs, s, day, days, din, month, months,
    year, years, yr, yrs, saal, week, weeks, rs, rupee, rupees, rupaye, inr, paise, lakh, lakhs, crore, crores, kmph, kmh, mph, km/h,
    km/hr, m/s, sq, cu, cubic, ways, times`),
);

export const fillers = new Set(
  words(`i, we, you, u, me, my, mine, mera, meri, maine, got, get, getting, have, has, did, do, done, am, is it, it, its, this, that, the,
    a, an, right, correct, sahi, galat, wrong, na, naa, ok, okay, sir, mam, bro, bhai, yaar, please, pls, plz, check, can, could, step, line,
    kya, ye, yeh, hai, h, hain, first, second, yes, haan, ji, will, be, to, here, just, only, my work, working, done, calculation, kiya,
    kar, karke, verify, tell, r, from, in, i think, think, hmm, ho, raha, se, me, mein, par, toh, not, sure, thik, theek, why, how, what, kyu, kyun, kyo, kyon, kaise, there, does, then, now, next, before, after, new, old, thought, socha, laga,
    nahi, nhi, hota, hoti, marked, mark, chose, picked, used, took, find, found, nikala, liya, needed`),
);

export const phraseAt = new RegExp(
  `(?:${phrases
    .map(([phrase]) => phrase)
    .sort((a, b) => b.length - a.length)
    .map(phrase => phrase.replaceAll(' ', '\\s+'))
    .join('|')})(?![a-z])`,
  'iy',
);
export const tokenOf = new Map(phrases);

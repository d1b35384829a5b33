import { createHash } from 'node:crypto';

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Signs that make another question of the same words; every other sign is punctuation. */
const notOperators = /[^\p{L}\p{M}\p{N}\s+\-*/^=<>%|!.\p{Sm}\p{So}]/gu;
const notOperatorsNorBrackets = /[^\p{L}\p{M}\p{N}\s+\-*/^=<>%|!.()[\]\p{Sm}\p{So}]/gu;

/** Brackets are punctuation in words, and say what belongs together between dollar signs. */
const withoutPunctuation = (text: string) =>
  text
    .split('$')
    .map((part, i) => part.replace(i % 2 === 1 ? notOperatorsNorBrackets : notOperators, ' '))
    .join(' ');

/**
 * A stem with Unicode forms, case, spaces and punctuation made alike, numbers as they are: `1,200` is `1200`, but `3.5`
 * is not `35`, and `10²` is not `102`.
 */
function folded(stem: string): string {
  const plain = stem
    .replace(/[⁰¹²³⁴-⁹]+/gu, digits => `^${[...digits].map(d => superscripts.indexOf(d)).join('')}`)
    .normalize('NFKC')
    // Signs without width are seen by nobody.
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/×|\\times\b/gu, '*')
    .replace(/÷|\\div\b/gu, '/')
    .replace(/(?<=\d)(?:,|\{,\})(?=(?:\d{2,3}(?:,|\{,\}))*\d{3}(?!\d))/gu, '');
  return withoutPunctuation(plain)
    .replace(/(?<!\d)\.|\.(?!\d)/gu, ' ')
    .replace(/(?<!\d)!/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/(?<=[^\p{L}\p{N}]) | (?=[^\p{L}\p{N}])/gu, '')
    .trim();
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

export interface Fingerprints {
  /** Two questions with the same one are the same question. */
  fingerprint: string;
  /** Two questions with the same one are the same but for their numbers. */
  masked_fingerprint: string;
}

export function fingerprintsOf(stem: string): Fingerprints {
  const text = folded(stem);
  return {
    fingerprint: digest(text),
    masked_fingerprint: digest(text.replace(/\d+(?:\.\d+)?/gu, '#')),
  };
}

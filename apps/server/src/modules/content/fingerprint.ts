import { createHash } from 'node:crypto';

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Everything but operators, which distinguish questions: punctuation. */
const notOperators = /[^\p{L}\p{M}\p{N}\s+\-*/^=<>%|!.\p{Sm}\p{So}]/gu;
const notOperatorsNorBrackets = /[^\p{L}\p{M}\p{N}\s+\-*/^=<>%|!.()[\]\p{Sm}\p{So}]/gu;

/** Brackets are punctuation in words, and grouping between dollar signs. */
const withoutPunctuation = (text: string) =>
  text
    .split('$')
    .map((part, i) => part.replace(i % 2 === 1 ? notOperatorsNorBrackets : notOperators, ' '))
    .join(' ');

/**
 * A stem with Unicode forms, case, spaces and punctuation normalized and numbers kept: `1,200` equals `1200`, but `3.5`
 * differs from `35` and `10²` from `102`.
 */
function folded(stem: string): string {
  const plain = stem
    .replace(/[⁰¹²³⁴-⁹]+/gu, digits => `^${[...digits].map(d => superscripts.indexOf(d)).join('')}`)
    .normalize('NFKC')
    // Invisible characters.
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
  /** Equal for the same question. */
  fingerprint: string;
  /** Equal for questions that differ only in numbers. */
  masked_fingerprint: string;
}

export function fingerprintsOf(stem: string): Fingerprints {
  const text = folded(stem);
  return {
    fingerprint: digest(text),
    masked_fingerprint: digest(text.replace(/\d+(?:\.\d+)?/gu, '#')),
  };
}

import { tailOf } from '../intents/tails.ts';
import { holdsWork } from '../reading/claimed.ts';
import { asksFor } from '../reply/naming.ts';
import { contentOf } from '../words/content.ts';

/** Words of somebody who argues with what was said. */
export const argues = /^\s*(?:but|par|lekin|magar)\b/i;

/** Words of somebody who asks, whatever is asked. */
const askingWords =
  /\?|\b(?:why|how|what|where|which|can|is|kyu\w*|kyo\w*|kaise|kah?an?|kya|matlab|next|hint|if|agar|hota|explain|samjh\w*|batao)\b/i;
const between =
  /(?<=\?)\s+|[.;,]\s+(?=[a-z])|[,\s]+(?:and|aur|also|but|par|lekin|ok)\b(?!\s*\d)[\s,]*|\s+(?=(?:why(?! not| can)|what if|agar)\b)/i;

/** A value that somebody says they found: 'i got 12 for the first part'. */
const claimsResult = /\b(?:got|found|aaya|aayi|nikl\w+|mila)\b.*\d|\d.*\b(?:aaya|aayi|mila)\b/i;

/** The things that a message asks, where there are two or three: lines of work stay together, and a word of thanks asks nothing. */
export function askingsIn(message: string): string[] {
  if (argues.test(message)) return [message];
  const parts: string[] = [];
  for (const part of message.split(between).filter(one => one.trim() !== '')) {
    const last = parts.at(-1);
    const asks =
      askingWords.test(part) &&
      (contentOf(part).length > 0 || /\b(?:next|hint)\b|\bwhat is [a-z]\b/.test(part));
    const joins =
      last === undefined ||
      !asks ||
      (holdsWork(last) && tailOf(part) !== 'none') ||
      !(askingWords.test(last) || holdsWork(last) || claimsResult.test(last)) ||
      // Lines are judged together, and a bare mark asks on about what stands before it.
      (holdsWork(last) && holdsWork(part) && !asksFor.test(part.replace(/\bmatlab\b/i, ''))) ||
      !(askingWords.test(part.replaceAll('?', '')) || holdsWork(part) || last.endsWith('?'));
    if (last !== undefined && joins) parts.push(`${parts.pop()}, ${part}`);
    else parts.push(part);
  }
  if (parts.length === 1) return [message];
  // 'g means gram' tells a letter, and asks nothing.
  if (/^\W*[a-z] (?:matlab|means?|is|stands for|hai|yaani)\b[^?\d]*$/i.test(parts[0] ?? '')) parts.shift();
  // 'yes or no?' asks once more what stands beside it.
  const own = parts.filter(
    part => !/^\W*(?:yes or no|right or wrong|ha+n? ya na\w*|sahi ya galat)\W*$/i.test(part),
  );
  if (own.length > 0) parts.splice(0, parts.length, ...own);
  // 'that is a parallelogram ok' asks nothing.
  if (/^\W*(?:that|this|it|ye|wo) (?:is|was)\b[^?]*$/i.test(parts[0] ?? '') && !holdsWork(parts[0] ?? ''))
    parts.shift();
  return parts.length > 0 && parts.length < 4 ? parts : [message];
}

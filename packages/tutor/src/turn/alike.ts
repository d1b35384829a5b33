import type { Letter, Option, Question } from '../question.ts';
import { holdsWork } from '../reading/claimed.ts';
import type { Piece } from '../reply/situation.ts';
import { finalWords, selfTest } from '../reply/small-talk.ts';

/** An option as students write it: as it stands, without dollar signs, in plain signs, and with commas. */
function spellings({ text }: Option): string[] {
  const bare = text.replaceAll('$', '');
  const flat = bare
    .replace(/(\d?)\\[td]?frac\{(\d+)\}\{(\d+)\}/g, (_, whole: string, above, below) =>
      `${whole} ${above}/${below}`.trim(),
    )
    .replaceAll('\\', '');
  return [text, bare, flat.replaceAll('{,}', ''), flat.replaceAll('{,}', ',')].map(one => one.trim());
}

/** A text where it is no part of a longer number or word. */
const wholly = (text: string) =>
  new RegExp(`(?<![\\w.,/}])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w/]|[.,{]\\d)`, 'gi');

/** The words of a reply without numbers, without what it quotes, and without the option that the message names. */
const wordsOf = (blocks: readonly string[], written: string, letter: Letter) =>
  blocks
    .join('\n')
    .replace(/“[^”]*”/g, '“”')
    .replace(wholly(written), '#')
    .replace(/[\d$\\{},.:/#]+/g, '#')
    .replace(new RegExp(`option ${letter}`, 'gi'), 'option');

/**
 * Whether the key could be told from the replies to one message with the values of all four options in turn: the key's has
 * words of its own (non-interference, J. Goguen & J. Meseguer 1982). A message that names no value of an option, or several, or
 * one within a calculation, is not asked about: calculations are judged as such.
 */
export function tellsKey(
  { options, key }: Question,
  message: string,
  blocksFor: (message: string) => readonly string[],
): boolean {
  const named = options.filter(option => spellings(option).some(text => wholly(text).test(message)));
  const [option, ...more] = named;
  if (!option || more.length > 0) return false;
  const way = spellings(option).findIndex(text => wholly(text).test(message));
  const spelt = wholly(spellings(option)[way] ?? '');
  if (holdsWork(message.replace(spelt, ' '))) return false;
  const replies = options.map(other => {
    const text = spellings(other)[way] ?? other.text;
    return wordsOf(blocksFor(message.replace(spelt, () => text)), text, other.letter);
  });
  const own = replies[options.findIndex(({ letter }) => letter === key)];
  return replies.filter(words => words === own).length === 1;
}

/** Said of every option's value alike: the next refusal that was not given, with a test of one's own. */
export function sameForAll(
  question: Question,
  said: readonly string[],
  wrote: readonly string[],
): readonly Piece[] {
  const at = finalWords.findIndex(([piece]) => piece && !said.includes(piece.id));
  const i = at < 0 ? finalWords.length - 1 : at;
  return [...(finalWords[i] ?? []), ...selfTest(question, i, wrote)];
}

import { givesAway } from '../guard.ts';
import { ladderOf } from '../ladder.ts';
import { inSentence, titled } from '../question.ts';
import { toldOf } from '../reading/told.ts';
import { clausesWith, termNamed, wordIn } from '../words/asked-word.ts';
import { contentOf } from '../words/content.ts';
import { inTongue } from '../words/hinglish.ts';
import { saidHere } from '../words/term.ts';
import { asksMeaning, termIn, termsIn } from '../words/terms.ts';
import { answersTo, likely } from './answers.ts';
import { givenOn } from './beyond.ts';
import { hints } from './hints.ts';
import { type Asked, termPiece, type Ways } from './situation.ts';
import { principlePiece } from './small-talk.ts';

const hasAll = (text: string, words: readonly string[]) => {
  const own = contentOf(text);
  return words.length > 0 && words.every(word => own.includes(word));
};

/** The sentence of the solution, or of what may be told of it, that has all words; null where none does. */
function sentenceWith({ question, situation: { answer } }: Asked, named: string): string | null {
  const { steps, path, approach } = question;
  const told = answer ? steps : steps.slice(0, -1);
  const texts = [...(path?.because ?? []), ...told.map(({ says }) => says), approach];
  const found = texts
    .flatMap(text => text?.split(/(?<=[.;])\s+/) ?? [])
    .find(one => hasAll(one, contentOf(named)));
  return found && (answer || !givesAway(question, found, ladderOf(question))) ? found : null;
}

/** The quantity on the way that is named with all words, with its value after the answer; null where none is. */
function quantityNamedWith({ question, situation: { answer } }: Asked, named: string): string | null {
  const { path } = question;
  const at =
    path && toldOf(path, answer === null).find(i => hasAll(path.quantities[i]?.name ?? '', contentOf(named)));
  const { name = null, tex = '' } = path?.quantities[at ?? -1] ?? {};
  return name && (answer ? `${inSentence(name)} is $${tex}$` : inSentence(name));
}

/** A word by itself, with or without a question mark. */
const isBare = /^[a-z]{3,}(?: [a-z]{3,})?\W*$/i;
const isDefinite = (message: string) => /\bwhat(?:'?s| is| are) the\b/i.test(message);

/** A word of which a message asks what it means, where anything is known of it; null of any other message. */
export function wordAsked({ question, message }: Pick<Asked, 'question' | 'message'>): string | null {
  const named = wordIn(message);
  if (named === null) return isBare.test(message) && termNamed(message, question) ? message : null;
  const isStory = !isDefinite(message) && clausesWith(question.stem, named, false).length > 0;
  return isStory || termNamed(named, question) ? named : null;
}

/** What a word means, and what it says here with the question's own numbers; asked again, what else is said with it. */
export function wordWays(asked: Asked): Ways {
  const { question, message } = asked;
  const named = wordAsked(asked);
  if (named === null) return [];
  const tell = inTongue(message);
  const here = tell(['Here:', 'Yahan:']);
  const term = termNamed(named, question);
  const [clause, other] = clausesWith(question.stem, named, term !== null);
  const sentence = sentenceWith(asked, named);
  if (term) {
    const quantity = quantityNamedWith(asked, named);
    const own = saidHere(term, question.stem) ?? (clause ? `“${clause}.”` : quantity && `${quantity}.`);
    const first = own ? `${here} ${own}` : '';
    const matlab = tell(['', 'Iska matlab ye hai: ']);
    const once = tell(['Once more:', 'Ek baar aur:']);
    const again = sentence ? `${here} “${sentence}”` : `${once} ${own ?? term.means}`;
    return [
      [{ id: `term:${term.name}`, text: `**${titled(term.name)}.** ${matlab}${term.means} ${first}`.trim() }],
      [{ id: `term:${term.name}:again`, text: again }],
    ];
  }
  // A word of the story has no other meaning than what the question says with it.
  const more = other ? tell([`, and: “${other}.”`, `, aur: “${other}.”`]) : '.';
  const text = `${tell(['The question says of it:', 'Question isme ye kehta hai:'])} “${clause}”${more}`;
  return [[{ id: `term:${named}`, text: `**${titled(named)}.** ${text}` }]];
}

/** Words of somebody who asks how two terms differ. */
const comparing = /\b(?:vs|versus|differ\w*|diff|fark|farq|antar|or|and|aur|ya)\b/i;

/** A term of the glossary, or two that are compared; else the sentence of the question in which a word stands. */
export function meanings(asked: Asked): Ways {
  const { question, message } = asked;
  const compared = comparing.test(message) ? termsIn(message, question) : [];
  if (compared.length > 1) return [compared.slice(0, 2).map(termPiece)];
  const [letter] = message.match(/(?<![a-z'’])[b-hj-z](?![a-z'’])/gi) ?? [];
  const parts = [
    question.stem,
    ...(asked.situation.answer
      ? [question.approach, ...question.steps.map(({ says }) => says)]
      : ladderOf(question)),
  ];
  const named = parts
    .flatMap(text => text.split(/(?<=[.;])\s+/))
    .find(text => text.includes(`$${letter}$`) || text.includes(`$${letter}(`));
  if (letter && named) return [[{ id: `letter:${letter}`, text: named }]];
  const term = termIn(message, question);
  const sentences = question.stem.split(/(?<=[.!?])\s+(?=[A-Z$“])/).map(one => one.trim());
  const defining = sentences.filter(
    one =>
      /\b(?:called|means?|said to be|denotes?|(?:has|have) an?)\b/.test(one) &&
      contentOf(message).length > 0 &&
      contentOf(message).every(word => contentOf(one).includes(word)),
  );
  const here = [
    ...defining.map((text, i) => [
      {
        id: `given:${i}`,
        text: `The question says: “${text}”`,
        hinglish: `Question me likha hai: “${text}”`,
      },
    ]),
    ...answersTo(asked, likely.other),
  ];
  // 'What does shifting a diagonal mean': the question says more of that than the glossary of a diagonal.
  const isOwn = term && !asksMeaning.test(message) && contentOf(message).length > contentOf(term.name).length;
  if (term) return isOwn ? [...here, [termPiece(term)]] : [[termPiece(term)], ...here];
  // 'Formula?' asks for what the question rests on.
  if (/\b(?:formula|farmula|sutra?|concept|theorem|rule|principle)\b/i.test(message))
    return asked.situation.answer ? [[principlePiece(question)], ...here] : [...hints(asked), ...here];
  // 'What does this line mean' asks for what the line says of the question.
  if (message.includes('=') && !asked.situation.answer) return [...here, ...hints(asked)];
  const given = givenOn(asked);
  if (given) {
    const text = inTongue(message)([
      `The question says of it: “${given}”`,
      `Question me iske baare me ye hai: “${given}”`,
    ]);
    return [...here, [{ id: `given:${given.length}`, text }]];
  }
  return [
    ...here,
    [
      {
        id: 'term:unknown',
        text: 'Which word do you mean? Name it as it stands in the question, and I explain it.',
        hinglish: 'Kaunsa word? Jaisa question me likha hai waisa likho, main samjhata hoon.',
      },
    ],
  ];
}
